"""The state of a table: its setup, seats, progress and game."""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date

import msgspec

from drachenhof.daily import today, told_from
from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.i18n.narrator import tale_of
from drachenhof.records import Play, Step
from drachenhof.tables.log import Done, Entry
from drachenhof.tables.messages import Correspondence, Live


@dataclass(slots=True)
class SeatState:
    """One seat."""

    person: str | None = None
    name: str | None = None
    program: bool = False  # its person is one
    bot: str | None = None
    holder: str | None = None  # the bot that plays for its person, or instead of a bot that went wrong
    gone: int = 0  # the entry by which its person gave up or went away, and did not come back
    helped: bool = False  # a bot has decided something for its person
    resigned: bool = False
    cancels: bool = False
    unasked: str | None = None  # how its person's wish to cancel ended, until the next move: declined, withdrawn
    commitment: str | None = None
    secret: str | None = None
    left_out: bool = False  # committed, and did not show the secret
    reserved: str | None = None  # the person that it is kept for
    returns: int = 0  # times that its person came back

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def bot_in_charge(self) -> str | None:
        """The bot that decides here: it sits here, or holds the seat for a person, or for a bot that went wrong."""
        return self.holder or self.bot


class TableLuck(msgspec.Struct, frozen=True):
    """The luck that a table has in common with others: that of a day, of a duel, or of a tournament's deal."""

    name: str
    counted: bool  # it is the one try of its person; else it is played for fun, or is what others are to beat
    day: str | None = None  # as 2026-11-17
    duel: str | None = None  # its id
    seat: int | None = None  # of whoever plays the duel: this one decides for itself
    salt: str | None = None
    line: tuple[str, ...] | None = None  # the moves of a game that it follows, which nobody is told before the end
    tournament: str | None = None  # its id
    open: bool = False  # of a day: it follows from the date alone, so there is nothing to keep from anybody

    @property
    def deal(self) -> str:
        """The name of the deal that a try is at: of a day, or of a duel."""
        return self.duel or "" if self.day is None else deal_of_day(self.day, open_days=self.open)

    @property
    def kind(self) -> str:
        """What its games are: `daily`, `duel` or `tournament`."""
        return "daily" if self.day is not None else "duel" if self.tournament is None else "tournament"

    @property
    def duel_from(self) -> str | None:
        """Of a day whose secret is kept, the first day on which it is told and a duel can be made of it."""
        return None if self.day is None or self.open else told_from(date.fromisoformat(self.day)).isoformat()

    def closed(self, now: int) -> bool:
        """Whether it is of a day whose results are final."""
        return self.day is not None and today(now) >= told_from(date.fromisoformat(self.day))

    def told(self, now: int) -> bool:
        """Whether the secret of a game that is over may be told.

        That of a day is told when nobody can play it any more, or at once if anybody can compute it. That of a
        tournament is told by the tournament, not by its tables.
        """
        if self.tournament is not None:
            return False
        return self.day is None or self.open or self.closed(now)


def deal_of_day(day: str, *, open_days: bool) -> str:
    """The name of a day's deal. A deal that anybody can compute (`open_days`) has another one, and tries of its own."""
    return f"{day} open" if open_days else day


class Setup(msgspec.Struct):
    """What was agreed when the table was created."""

    options: dict[str, bool | int | str | None]
    pace: Live | Correspondence
    public: bool
    hints: bool
    players: int
    by_lot: bool = False  # the seats are drawn when all are taken
    review: bool = True  # it may be reviewed when it is over
    running: bool = False  # it began with a position of a game that was not over, as far as its record told
    luck: TableLuck | None = None  # that other tables have, too


def written(moves: Sequence[str] | None) -> int:
    """Bytes that moves take where they are kept."""
    return sum(len(text) + 3 for text in moves or ())


@dataclass(slots=True)
class TableState:
    """All that a table's log says; what is added to the log is the matter of `Table`."""

    id: str
    game: str
    engine: str
    setup: Setup
    secret: str
    commitment: str
    host: str | None
    created: int
    seats: list[SeatState]
    status: str = "open"
    last: int = 0
    at: int = 0  # the number of the last entry that changed the position
    changed: int = 0
    asides: int = 0  # entries during the game that are not of the game
    waiting: int = 0  # since when the seat to move is awaited
    until: int | None = None  # the end of the time to reveal
    given: tuple[str, ...] | None = None  # the moves of the position that it begins with, if it does
    lot: tuple[int, ...] | None = None  # by seat, the place before the seats were drawn by lot
    dealt: int = 0  # the entry that began the game
    prepared: Play | None = None  # the game after those moves, until it begins
    play: Play | None = None
    long_undo: bool = False
    undo_lost: bool = False  # by a long undo in a game that counted already
    rematch: str | None = None
    rematched: int = 0  # the entry that says so
    scores: list[int] | None = None
    places: list[int] | None = None
    problem: str | None = None
    requests: "OrderedDict[tuple[str | None, str], Done]" = field(default_factory=OrderedDict)
    fresh: list[Entry] = field(default_factory=list)  # entries that are not in the store yet
    steps: dict[int, Step] = field(default_factory=dict)  # of the fresh entries

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def seat_of(self, entry: Entry) -> int | None:
        """The seat that an entry is about, as seats are numbered now: before the lot they were places."""
        if entry.seat is None or self.lot is None or entry.number >= self.dealt:
            return entry.seat
        return self.lot.index(entry.seat)

    def kept_for(self, person: str | None) -> list[int]:
        """The free seats that wait for a person."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.reserved == person]

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def open_to_people(self) -> bool:
        """Whether people sit here, or may."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def wishes(self) -> list[tuple[bool, str | None]]:
        """By seat, whether it wants to end the game, or how such a wish ended."""
        return [(seat.cancels, seat.unasked) for seat in self.seats]

    @property
    def left_to_bots(self) -> bool:
        """Whether a bot is in charge of every seat in a game that is on."""
        return self.status == "playing" and all(seat.bot_in_charge is not None for seat in self.seats)

    @property
    def mover(self) -> int | None:
        """The seat that decides now, while the game is on."""
        if self.status != "playing" or self.play is None or self.play.to_move < 0:
            return None
        return self.play.to_move

    @property
    def part(self) -> int | None:
        """The month or the round of a game that has begun."""
        return None if self.play is None else tale_of(self.game).part(self.play.state)

    # The game's beginning

    def begun(self, number: int) -> Play:
        """The game before anybody has decided anything at this table; the entry `number` begins it."""
        if self.given is None:
            return Play.begin(self.game, self.setup.players, self.setup.options, number)
        self.prepared = self.prepared or self._given_play()
        return self.prepared.as_from(number)

    @property
    def weight(self) -> int:
        """Bytes of the moves that it begins with, and of the moves of the game whose luck it shares."""
        luck = self.setup.luck
        return written(self.given) + written(luck.line if luck else None)

    def prepare(self) -> None:
        """Carry out the given moves ahead of time, so that beginning the game is quick even if they are many."""
        if self.given is not None and self.play is None and self.prepared is None:
            with suppress(BadOption, IllegalMove):  # the rules have changed: whoever begins it will see
                self.prepared = self._given_play()

    def _given_play(self) -> Play:
        return Play.begin(self.game, self.setup.players, self.setup.options, 0, self.given or ())
