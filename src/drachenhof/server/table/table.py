"""A table that follows its log.

`Table.of` folds a log; `add` appends an entry and folds it too. Whoever wants to
change a table works on a `fork`, keeps the fork's new entries in the store, and
only then puts the fork in the table's place: what fails has not happened.
"""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from drachenhof.engine.game import IllegalMove
from drachenhof.fair import commitment
from drachenhof.records import Step
from drachenhof.server.protocol.log import GAME_KINDS, Done, Entry
from drachenhof.server.table.folding import FOLDS
from drachenhof.server.table.seat import SeatState
from drachenhof.server.table.state import Setup, TableState

REMEMBERED = 64  # requests of a table that are answered from memory; older ones from the store


@dataclass(slots=True)
class Table(TableState):
    """What its log says, and what is to be added to it."""

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
        """An entry for a move by its number; raises `IllegalMove`."""
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
        if entry.person is not None:  # who plays on does not want to end the game
            for seat in self.seats_of(entry.person):
                self.seats[seat].cancels, self.seats[seat].unasked = False, None
        if entry.kind == "move" and "by" in entry.body and entry.seat is not None:
            self.seats[entry.seat].helped = True
        number = self.play.game.from_text(self.play.state, entry.body["move"]) if move is None else move
        return self.play.apply(number, entry.number)

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
