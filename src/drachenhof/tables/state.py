"""The state of a table: its setup, seats, progress and game, and the entries of its log."""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from drachenhof.daily import today, told_from
from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.i18n.narrator import narration_of
from drachenhof.records import Play
from drachenhof.records.history import Step
from drachenhof.tables.messages import Correspondence, Live

GAME_KINDS = frozenset({"begin", "move", "chance", "undo"})
"""Kinds of entries that change the position. A move names the latest of them that its client has seen."""

KINDS = (
    *("open", "sit", "rise", "change", "commit", "fix", "reveal"),
    *("begin", "move", "chance", "undo"),
    *("hold", "back", "resign", "asks", "declines", "say"),
    *("over", "cancel", "rematch"),
)
"""All kinds of entries; docs/protocol.md says what each means."""


class Done(NamedTuple):
    """The entry that a request added: its number and kind."""

    number: int
    kind: str


class Entry(Struct):
    """An event: its time, seat and person, and further fields in `body`."""

    number: int
    time: int  # in milliseconds since 1970
    kind: str
    seat: int | None
    person: str | None
    request: str | None
    body: dict[str, Any]


@dataclass(slots=True)
class SeatState:
    """One seat and its player."""

    person: str | None = None
    name: str | None = None
    program: bool = False  # its person is a bot account
    bot: str | None = None
    holder: str | None = None  # the bot that plays for an absent person, or instead of a failed bot
    gone: int = 0  # number of the entry by which its person resigned or left, until it comes back
    helped: bool = False  # a bot has moved for its person
    resigned: bool = False
    cancels: bool = False
    unasked: str | None = None  # how its request to cancel ended, until the next move: declined, withdrawn
    commitment: str | None = None
    secret: str | None = None
    left_out: bool = False  # committed to a secret and did not reveal it
    reserved: str | None = None  # the person for whom it is reserved
    reserved_name: str | None = None  # the name of that person; logs of earlier versions have none
    returns: int = 0  # times that its person came back

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def bot_in_charge(self) -> str | None:
        """The bot that moves here: the seat's own, or the one that holds the seat for its player."""
        return self.holder or self.bot


class TableLuck(msgspec.Struct, frozen=True):
    """Luck that several tables share: of a daily game, a duel, or a deal of a tournament."""

    name: str
    counted: bool  # it is the only rated try of its person; otherwise for fun, or the challenger's game
    day: str | None = None  # like 2026-11-17
    duel: str | None = None  # id of the duel
    seat: int | None = None  # the seat that is played; the others follow the recorded game
    salt: str | None = None
    line: tuple[str, ...] | None = None  # the moves of the recorded game, secret until the end
    tournament: str | None = None  # id of the tournament
    open: bool = False  # a daily game computed from the date alone, so nothing is secret

    @property
    def deal(self) -> str:
        """The name under which tries at this deal are stored."""
        return self.duel or "" if self.day is None else deal_of_day(self.day, open_days=self.open)

    @property
    def kind(self) -> str:
        """`daily`, `duel` or `tournament`."""
        return "daily" if self.day is not None else "duel" if self.tournament is None else "tournament"

    @property
    def duel_from(self) -> str | None:
        """The day from which on a duel can be made of a daily game with a secret."""
        return None if self.day is None or self.open else told_from(date.fromisoformat(self.day)).isoformat()

    def closed(self, now: int) -> bool:
        """Whether it is a daily game whose results are final."""
        return self.day is not None and today(now) >= told_from(date.fromisoformat(self.day))

    def secret_is_public(self, now: int) -> bool:
        """Whether the secret of a finished game may be revealed.

        That of a daily game is revealed once its results are final, or at once on an open day. That of a tournament
        is revealed by the tournament, never by its tables.
        """
        if self.tournament is not None:
            return False
        return self.day is None or self.open or self.closed(now)


def deal_of_day(day: str, *, open_days: bool) -> str:
    """The name of the deal of a day. Deals that follow from the date alone (`open_days`) have other names and tries."""
    return f"{day} open" if open_days else day


class Setup(msgspec.Struct):
    """What was set when the table was created."""

    options: dict[str, bool | int | str | None]
    pace: Live | Correspondence
    public: bool
    hints: bool
    players: int
    by_lot: bool = False  # seats are drawn by lot when all are taken
    review: bool = True  # it may be reviewed when it is over
    running: bool = False  # it began with a position of an unfinished game
    luck: TableLuck | None = None  # shared with other tables


def written(moves: Sequence[str] | None) -> int:
    """Bytes that moves take in the store."""
    return sum(len(text) + 3 for text in moves or ())


@dataclass(slots=True)
class TableState:
    """The state that follows from a table's log. `Table` adds entries to the log."""

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
    at: int = 0  # number of the last entry that changed the position
    changed: int = 0
    asides: int = 0  # entries during the game that are not moves
    waiting: int = 0  # time since which the seat to move is awaited
    until: int | None = None  # end of the time for revealing secrets
    given: tuple[str, ...] | None = None  # moves of the position with which it begins
    lot: tuple[int, ...] | None = None  # by seat, its number before the seats were drawn by lot
    dealt: int = 0  # the entry that began the game
    prepared: Play | None = None  # the game after those moves, until it begins
    play: Play | None = None
    long_undo: bool = False
    undo_lost: bool = False  # given up by a long undo in a rated game
    rematch: str | None = None
    rematched: int = 0  # the number of the entry that names the rematch
    scores: list[int] | None = None
    places: list[int] | None = None
    problem: str | None = None
    requests: "OrderedDict[tuple[str | None, str], Done]" = field(default_factory=OrderedDict)
    fresh: list[Entry] = field(default_factory=list)  # entries not stored yet
    steps: dict[int, Step] = field(default_factory=dict)  # of the fresh entries

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def seat_of(self, entry: Entry) -> int | None:
        """The present number of the seat of an entry, which may be from before the seats were drawn by lot."""
        if entry.seat is None or self.lot is None or entry.number >= self.dealt:
            return entry.seat
        return self.lot.index(entry.seat)

    def seats_reserved_for(self, person: str | None) -> list[int]:
        """The free seats reserved for a person."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.reserved == person]

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def open_to_people(self) -> bool:
        """Whether any seat is for a person."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def wishes(self) -> list[tuple[bool, str | None]]:
        """By seat, whether it asks to cancel the game, or how its request ended."""
        return [(seat.cancels, seat.unasked) for seat in self.seats]

    @property
    def left_to_bots(self) -> bool:
        """Whether bots play every seat of a running game."""
        return self.status == "playing" and all(seat.bot_in_charge is not None for seat in self.seats)

    @property
    def mover(self) -> int | None:
        """The seat to move in a running game, or None."""
        if self.status != "playing" or self.play is None or self.play.to_move < 0:
            return None
        return self.play.to_move

    @property
    def part(self) -> int | None:
        """The month or the round of a game that has begun."""
        return None if self.play is None else narration_of(self.game).part(self.play.state)

    # Beginning of the game

    def begun(self, number: int) -> Play:
        """The game before the first decision at this table; entry `number` begins it."""
        if self.given is None:
            return Play.begin(self.game, self.setup.players, self.setup.options, number)
        self.prepared = self.prepared or self._given_play()
        return self.prepared.as_from(number)

    @property
    def weight(self) -> int:
        """Bytes of the moves it begins with, and of the recorded game whose luck it shares."""
        luck = self.setup.luck
        return written(self.given) + written(luck.line if luck else None)

    def prepare(self) -> None:
        """Carry out the given moves ahead, so that the game begins quickly even after many moves."""
        if self.given is not None and self.play is None and self.prepared is None:
            with suppress(BadOption, IllegalMove):  # the rules have changed: beginning the game reports it
                self.prepared = self._given_play()

    def _given_play(self) -> Play:
        return Play.begin(self.game, self.setup.players, self.setup.options, 0, self.given or ())
