"""A table as an append-only log: fold entries into the state, and add new ones.

`Table.of` folds a stored log; `add` appends an entry and folds it. Changes are made on a `fork`, whose new entries are
stored before the fork replaces the table (`server/hosting/commit.py`). A change that fails has no effect.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from drachenhof.engine.game import IllegalMove
from drachenhof.fair import commitment
from drachenhof.records.history import Step
from drachenhof.tables.keys import is_gone
from drachenhof.tables.rating_rules import at_stake
from drachenhof.tables.state import GAME_KINDS, Done, Entry, SeatState, Setup, TableState


def _open(table: TableState, entry: Entry) -> None:
    given = entry.body.get("given")
    table.given = None if given is None else tuple(map(sys.intern, given))  # few different moves exist
    for seat, taken in zip(table.seats, entry.body["seats"], strict=True):
        seat.bot = taken.get("bot")
        seat.person = taken.get("person")
        seat.name = taken.get("name")
        seat.program = taken.get("program", False)
        seat.commitment = taken.get("commitment")
        seat.reserved, seat.reserved_name = taken.get("reserved"), taken.get("called")


def _sit(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.person, seat.name, seat.program = entry.person, entry.body["name"], entry.body.get("program", False)
    seat.commitment, seat.bot = entry.body.get("commitment"), None
    seat.reserved = seat.reserved_name = None


def _rise(table: TableState, entry: Entry) -> None:
    """Free a seat; at a table with links it is reserved for the person who left."""
    reserved = None if table.setup.public or is_gone(entry.person or "") else entry.person
    left = table.seats[_seat(entry)]
    table.seats[_seat(entry)] = SeatState(reserved=reserved, reserved_name=left.name if reserved else None)


def _change(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)] = SeatState(bot=entry.body.get("bot"), name=entry.body.get("name"))


def _commit(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)].commitment = entry.body["commitment"]


def _fix(table: TableState, entry: Entry) -> None:
    table.status, table.until = "fixing", entry.body["until"]


def _reveal(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)].secret = entry.body["secret"]


def _begin(table: TableState, entry: Entry) -> None:
    table.status, table.until, table.dealt = "playing", None, entry.number
    if (lot := entry.body.get("lot")) is not None:
        table.lot, table.seats = tuple(lot), [table.seats[place] for place in lot]
    for seat in entry.body["seats"]:
        table.seats[seat].left_out = True
    table.play, table.prepared = table.begun(entry.number), None


def _undo(table: TableState, entry: Entry) -> None:
    assert table.play is not None
    long = entry.body.get("long", False)
    stake = long and at_stake(table)
    table.play.undo(entry.body["to"])
    table.long_undo |= long
    table.undo_lost |= stake


def _hold(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.holder, seat.gone = entry.body["bot"], seat.gone or entry.number


def _back(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.holder, seat.gone, seat.cancels, seat.returns = None, 0, False, seat.returns + 1
    table.waiting = entry.time


def _resign(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.resigned, seat.gone = True, seat.gone or entry.number


def _asks(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)].cancels = True


def _declines(table: TableState, entry: Entry) -> None:
    """Withdraw a request to cancel, or end all requests after a refusal."""
    withdrawn = entry.body["why"] == "withdrawn"
    for index, seat in enumerate(table.seats):
        if seat.cancels and (index == entry.seat or not withdrawn):
            seat.cancels, seat.unasked = False, entry.body["why"]


def _over(table: TableState, entry: Entry) -> None:
    table.status = "over"
    table.scores, table.places = entry.body["scores"], entry.body["places"]


def _cancel(table: TableState, _: Entry) -> None:
    table.status = "cancelled"


def _rematch(table: TableState, entry: Entry) -> None:
    table.rematch, table.rematched = entry.body["table"], entry.number


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


FOLDS: dict[str, Callable[[TableState, Entry], None]] = {
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
    "declines": _declines,
    "over": _over,
    "cancel": _cancel,
    "rematch": _rematch,
}


REMEMBERED = 64  # requests of a table in memory; older ones are in the store


@dataclass(slots=True)
class Table(TableState):
    """A table and its new entries."""

    def fork(self) -> "Table":
        """A copy for trying a change."""
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
        """Append an entry."""
        entry = Entry(self.last + 1, now, kind, seat, person, request, body)
        self.fold(entry)
        self.fresh.append(entry)
        return entry

    def fold(self, entry: Entry, move: int | None = None) -> Step | None:
        """Apply an entry to the state. `move` is its move number, if known. Raises `IllegalMove` for a broken log."""
        if entry.number != self.last + 1:
            raise ValueError(f"entry {entry.number} after entry {self.last}")
        self.last, self.changed = entry.number, entry.time
        if entry.request is not None:
            self.requests[entry.person, entry.request] = Done(entry.number, entry.kind)
            if len(self.requests) > REMEMBERED:
                self.requests.popitem(last=False)
        if entry.kind in GAME_KINDS:
            self.at, self.waiting = entry.number, entry.time
        elif self.status == "playing":
            self.asides += 1
        step = None
        if entry.kind in ("move", "chance"):
            step = self._move(entry, move)
        elif entry.kind in FOLDS:
            FOLDS[entry.kind](self, entry)
        return step

    def play_move(self, kind: str, now: int, move: int, **about: Any) -> Entry:
        """Append an entry for a move by its number. Raises `IllegalMove`."""
        assert self.play is not None
        text = self.play.game.to_text(self.play.state, move)
        by = about.pop("by", None)
        body = {"move": text} if by is None else {"move": text, "by": by}
        entry = Entry(self.last + 1, now, kind, about.get("seat"), about.get("person"), about.get("request"), body)
        step = self.fold(entry, move)
        assert step is not None
        self.fresh.append(entry)
        self.steps[entry.number] = step._replace(after=self.play.game.copy(step.after))
        return entry

    def _move(self, entry: Entry, move: int | None) -> Step:
        assert self.play is not None
        if entry.person is not None:  # a player who moves no longer asks to cancel
            for seat in self.seats_of(entry.person):
                self.seats[seat].cancels, self.seats[seat].unasked = False, None
        if entry.kind == "move" and "by" in entry.body and entry.seat is not None:
            self.seats[entry.seat].helped = True
        number = self.play.game.from_text(self.play.state, entry.body["move"]) if move is None else move
        return self.play.apply(number, entry.number)

    @classmethod
    def of(cls, row: Any, entries: Iterable[Entry]) -> "Table":
        """Build a table from its row and its log. It is broken if a move is no longer legal."""
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
        """Fold a stored entry. An invalid one marks the table as broken."""
        if self.problem is not None and entry.kind in GAME_KINDS:
            self.last = entry.number
            return None
        try:
            return self.fold(entry)
        except (IllegalMove, ValueError, LookupError, TypeError, AssertionError) as error:
            reason = getattr(
                error, "code", type(error).__name__
            )  # not the message: its legal moves would reveal a hand
            self.problem = f"entry {entry.number}: {reason}"
            self.last, self.status = entry.number, "broken"
            return None
