"""A table, as its log says: who sits where, how far it has come, and the game.

`Table.of` folds a log; `add` appends an entry and folds it too. Whoever wants to
change a table works on a `fork`, keeps the fork's new entries in the store, and
only then puts the fork in the table's place: what fails has not happened.
"""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from drachenhof.game import IllegalMove
from drachenhof.server.log import GAME_KINDS, Entry
from drachenhof.server.messages import Correspondence, Live
from drachenhof.server.play import Play, Step

REMEMBERED = 64  # requests of a table that are answered from memory; older ones from the store


class Setup(msgspec.Struct):
    """What was agreed when the table was created."""

    options: dict[str, bool | int | str | None]
    pace: Live | Correspondence
    public: bool
    hints: bool
    players: int


@dataclass(slots=True)
class SeatState:
    """One seat."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    holder: str | None = None  # the bot that plays for its person
    resigned: bool = False
    cancels: bool = False
    commitment: str | None = None
    secret: str | None = None
    left_out: bool = False  # committed, and did not show the secret
    reserved: str | None = None  # the person that it is kept for

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def plays_itself(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot or self.holder


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
    waiting: int = 0  # since when the seat to move is awaited
    until: int | None = None  # the end of the time to reveal
    play: Play | None = None
    undone: bool = False  # some moves in the log were taken back
    long_undo: bool = False
    rematch: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    problem: str | None = None
    requests: "OrderedDict[tuple[str | None, str], int]" = field(default_factory=OrderedDict)
    fresh: list[Entry] = field(default_factory=list)  # entries that are not in the store yet
    steps: dict[int, Step] = field(default_factory=dict)  # of the fresh entries

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
            self.requests[entry.person, entry.request] = entry.number
            if len(self.requests) > REMEMBERED:
                self.requests.popitem(last=False)
        if entry.kind in GAME_KINDS:
            self.at, self.waiting = entry.number, entry.at
        step = None
        if entry.kind in ("move", "chance"):
            step = self._move(entry, move)
        elif entry.kind in _FOLDS:
            _FOLDS[entry.kind](self, entry)
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
        number = self.play.game.from_text(self.play.state, entry.body["move"]) if move is None else move
        return self.play.apply(number, entry.number)

    # What the log says, in short

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def mover(self) -> int | None:
        """The seat that decides now, while the game is on."""
        if self.status != "playing" or self.play is None or self.play.to_move < 0:
            return None
        return self.play.to_move

    @property
    def rated(self) -> bool:
        """Whether the game counts: no hints, no long undo, no seat held by a bot, nobody in two seats."""
        several = len(self.people) < sum(seat.person is not None for seat in self.seats)
        held = any(seat.holder is not None for seat in self.seats)
        return not (self.setup.hints or self.long_undo or several or held)

    @classmethod
    def of(cls, row: Any, entries: Iterable[Entry]) -> "Table":
        """The table of a row of `tables` and its log; one whose moves are not legal any more is broken."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        from drachenhof.fair import commitment

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
        return table

    def follow(self, entry: Entry) -> Step | None:
        """Fold an entry of the store; a move that is not legal any more breaks the table, and nothing else."""
        if self.problem is not None and entry.kind in GAME_KINDS:
            self.last = entry.number
            return None
        try:
            return self.fold(entry)
        except (IllegalMove, ValueError) as error:
            self.problem = f"entry {entry.number}: {error}"
            self.last, self.status = entry.number, "broken"
            return None


# What each kind of entry changes


def _open(table: Table, entry: Entry) -> None:
    for seat, said in zip(table.seats, entry.body["seats"], strict=True):
        seat.bot = said.get("bot")
        seat.person = said.get("person")
        seat.name = said.get("name")
        seat.commitment = said.get("commitment")
        seat.reserved = said.get("reserved")


def _sit(table: Table, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.person, seat.name = entry.person, entry.body["name"]
    seat.commitment, seat.reserved, seat.bot = entry.body.get("commitment"), None, None


def _rise(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)] = SeatState()


def _change(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)] = SeatState(bot=entry.body.get("bot"))


def _commit(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)].commitment = entry.body["commitment"]


def _fix(table: Table, entry: Entry) -> None:
    table.status, table.until = "fixing", entry.body["until"]


def _reveal(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)].secret = entry.body["secret"]


def _begin(table: Table, entry: Entry) -> None:
    table.status, table.until = "playing", None
    for seat in entry.body["seats"]:
        table.seats[seat].left_out = True
    table.play = Play.begin(table.game, table.setup.players, table.setup.options, entry.number)


def _undo(table: Table, entry: Entry) -> None:
    assert table.play is not None
    table.play.undo(entry.body["to"])
    table.undone = True
    table.long_undo |= entry.body.get("long", False)


def _hold(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)].holder = entry.body["bot"]


def _back(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)].holder = None
    table.waiting = entry.at


def _resign(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)].resigned = True


def _asks(table: Table, entry: Entry) -> None:
    table.seats[_seat(entry)].cancels = True


def _over(table: Table, entry: Entry) -> None:
    table.status = "over"
    table.scores, table.places = entry.body["scores"], entry.body["places"]


def _cancel(table: Table, _: Entry) -> None:
    table.status = "cancelled"


def _rematch(table: Table, entry: Entry) -> None:
    table.rematch = entry.body["table"]


def _broken(table: Table, entry: Entry) -> None:
    table.status, table.problem = "broken", entry.body["problem"]


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


_FOLDS = {
    "open": _open,
    "sit": _sit,
    "rise": _rise,
    "change": _change,
    "commit": _commit,
    "fix": _fix,
    "reveal": _reveal,
    "begin": _begin,
    "undo": _undo,
    "hold": _hold,
    "back": _back,
    "resign": _resign,
    "asks": _asks,
    "over": _over,
    "cancel": _cancel,
    "rematch": _rematch,
    "broken": _broken,
}
