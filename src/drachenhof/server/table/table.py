"""A table, as its log says: who sits where, how far it has come, and the game.

`Table.of` folds a log; `add` appends an entry and folds it too. Whoever wants to
change a table works on a `fork`, keeps the fork's new entries in the store, and
only then puts the fork in the table's place: what fails has not happened.
"""

from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from drachenhof.fair import commitment
from drachenhof.game import BadOption, IllegalMove
from drachenhof.records import Play, Step
from drachenhof.server.protocol.log import GAME_KINDS, Done, Entry
from drachenhof.server.protocol.messages import Correspondence, Live
from drachenhof.server.table import counting
from drachenhof.server.table.folding import FOLDS
from drachenhof.server.table.seat import SeatState
from drachenhof.words.tales import tale_of

REMEMBERED = 64  # requests of a table that are answered from memory; older ones from the store


class Setup(msgspec.Struct):
    """What was agreed when the table was created."""

    options: dict[str, bool | int | str | None]
    pace: Live | Correspondence
    public: bool
    hints: bool
    players: int
    by_lot: bool = False  # the seats are drawn when all are taken


@dataclass(slots=True)
class Table:
    """All that is known of a table."""

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
    at: int = 0  # the last entry that changed the position
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

    def begun(self, number: int) -> Play:
        """The game before anybody has decided anything at this table, as from the entry that begins it."""
        if self.given is None:
            return Play.begin(self.game, self.setup.players, self.setup.options, number)
        self.prepared = self.prepared or self._given_play()
        return self.prepared.as_from(number)

    @property
    def weight(self) -> int:
        """Bytes that the moves which it begins with take in its log."""
        return sum(len(text) + 3 for text in self.given or ())

    def prepare(self) -> None:
        """Carry the given moves out, which takes long if they are many; so whoever begins the game need not."""
        if self.given is not None and self.play is None and self.prepared is None:
            with suppress(BadOption, IllegalMove):  # the rules have changed: whoever begins it will see
                self.prepared = self._given_play()

    def _given_play(self) -> Play:
        return Play.begin(self.game, self.setup.players, self.setup.options, 0, self.given or ())

    def fork(self) -> "Table":
        """A copy on which something can be tried."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            play=self.play and self.play.fork(),
            requests=OrderedDict(self.requests),
            fresh=[],
            steps={},
        )

    def add(
        self,
        kind: str,
        now: int,
        *,
        seat: int | None = None,
        person: str | None = None,
        request: str | None = None,
        **body: Any,
    ) -> Entry:
        """The next entry."""
        entry = Entry(self.last + 1, now, kind, seat, person, request, body)
        self.fold(entry)
        self.fresh.append(entry)
        return entry

    def fold(self, entry: Entry, move: int | None = None) -> Step | None:
        """What an entry changes; the number of its move, if it is known. Raises `IllegalMove` of a broken log."""
        if entry.number != self.last + 1:
            raise ValueError(f"entry {entry.number} after entry {self.last}")
        self.last, self.changed = entry.number, entry.at
        if entry.request is not None:
            self.requests[entry.person, entry.request] = Done(entry.number, entry.kind)
            if len(self.requests) > REMEMBERED:
                self.requests.popitem(last=False)
        if entry.kind in GAME_KINDS:
            self.at, self.waiting = entry.number, entry.at
        elif self.status == "playing":
            self.asides += 1
        step = None
        if entry.kind in ("move", "chance"):
            step = self._move(entry, move)
        elif entry.kind in FOLDS:
            FOLDS[entry.kind](self, entry)
        return step

    def play_move(self, kind: str, now: int, move: int, **said: Any) -> Entry:
        """An entry for a move by its number; raises `IllegalMove`."""
        assert self.play is not None
        text = self.play.game.to_text(self.play.state, move)
        by = said.pop("by", None)
        body = {"move": text} if by is None else {"move": text, "by": by}
        entry = Entry(self.last + 1, now, kind, said.get("seat"), said.get("person"), said.get("request"), body)
        step = self.fold(entry, move)
        assert step is not None
        self.fresh.append(entry)
        self.steps[entry.number] = step._replace(after=self.play.game.copy(step.after))
        return entry

    def _move(self, entry: Entry, move: int | None) -> Step:
        assert self.play is not None
        if entry.person is not None:  # who plays on does not want to end the game
            for seat in self.seats_of(entry.person):
                self.seats[seat].cancels, self.seats[seat].unasked = False, None
        if entry.kind == "move" and "by" in entry.body and entry.seat is not None:
            self.seats[entry.seat].helped = True
        number = self.play.game.from_text(self.play.state, entry.body["move"]) if move is None else move
        return self.play.apply(number, entry.number)

    # What the log says, in short

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
        """Whether nobody plays himself in a game that is on."""
        return self.status == "playing" and all(seat.plays_itself is not None for seat in self.seats)

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

    @property
    def rated(self) -> bool:
        """Whether the game counts for the ratings, or will."""
        return counting.reason(self) is None

    @classmethod
    def of(cls, row: Any, entries: Iterable[Entry]) -> "Table":
        """The table of a row of `tables` and its log; one whose moves are not legal any more is broken."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        table = cls(
            id=row.id,
            game=row.game,
            engine=row.engine,
            setup=setup,
            secret=row.secret,
            commitment=commitment(row.secret),
            host=row.host,
            created=row.created,
            seats=[SeatState() for _ in range(setup.players)],
        )
        for entry in entries:
            table.follow(entry)
        if table.status in ("open", "fixing"):
            table.prepare()
        return table

    def follow(self, entry: Entry) -> Step | None:
        """Fold an entry of the store; one that makes no sense any more breaks the table, and nothing else."""
        if self.problem is not None and entry.kind in GAME_KINDS:
            self.last = entry.number
            return None
        try:
            return self.fold(entry)
        except (IllegalMove, ValueError, LookupError, TypeError, AssertionError) as error:
            reason = getattr(error, "code", type(error).__name__)  # no more: the legal moves would show a hand
            self.problem = f"entry {entry.number}: {reason}"
            self.last, self.status = entry.number, "broken"
            return None
