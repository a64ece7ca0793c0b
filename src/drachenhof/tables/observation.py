"""Make the log and the position of a table for each observer."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from drachenhof.engine.game import SPECTATOR
from drachenhof.games import games
from drachenhof.records.history import Step
from drachenhof.tables import rating_rules
from drachenhof.tables.commands.moves import alone, far_undo, near_undo, undo_spent
from drachenhof.tables.messages import Position, Seat, TableView, Told, Undoing
from drachenhof.tables.state import Entry, SeatState
from drachenhof.tables.table import Table
from drachenhof.tables.views import NOTHING_MADE, Made, Views, knowledge_message

_encode = msgspec.json.Encoder().encode
_FAR_SHOWN = 400  # decisions that an undo alone among bots can reach

_SHOWN = (
    "to",
    "text",
    "reaction",
    "name",
    "bot",
    "why",
    "table",
    "seats",
    "until",
    "scores",
    "places",
    "by",
    "long",
    "given",
    "lot",
    "program",
)
"""The fields of entries that observers get: no commitments, no secrets, no ids of people."""


def observer_of(table: Table, seats: list[int]) -> int:
    """The seat whose view an observer gets: of several seats the one to move, or the one that decided last."""
    if not seats:
        return SPECTATOR
    if len(seats) == 1 or table.play is None:
        return seats[0]
    if table.play.to_move in seats:
        return table.play.to_move
    return next((seat for seat in reversed(table.play.deciders) if seat in seats), seats[0])


class Observation:
    """A table as seen by several observers. Shared parts are made only once."""

    def __init__(self, table: Table, made: Made = NOTHING_MADE) -> None:
        self.table = table
        self._views = None if table.play is None else Views(table.play.game, made)
        self._cache: dict[tuple[Any, ...], msgspec.Raw] = {}

    @property
    def latest(self) -> Made:
        """The views of the positions that were shown."""
        return NOTHING_MADE if self._views is None else self._views.latest

    # The log

    def entries(
        self, observer: int, entries: Iterable[Entry], steps: dict[int, Step], *, moments: bool = False
    ) -> list[msgspec.Raw]:
        """Entries as one observer may see them; `moments` adds the positions in between, for animation."""
        return [self.entry(observer, entry, steps.get(entry.number), moments=moments) for entry in entries]

    def entry(self, observer: int, entry: Entry, step: Step | None, *, moments: bool = False) -> msgspec.Raw:
        """An entry as one observer may see it; observers that see the same share one object."""
        if step is None:
            return self._encoded((entry.number,), lambda: _message_of(entry, self.table))
        assert self._views is not None
        views, heard = self._views, self._views.heard(step, observer)

        def message() -> Told:
            made = _message_of(entry, self.table)
            views.tell(made, heard)
            if not moments:
                made.moments = None
            return made

        return self._encoded((entry.number, moments, *heard.key), message)

    def _encoded(self, key: tuple[Any, ...], message: Callable[[], Told]) -> msgspec.Raw:
        if key not in self._cache:
            self._cache[key] = msgspec.Raw(_encode(message()))
        return self._cache[key]

    # The position

    def position(self, observer: int) -> Position | None:
        """The present position as an observer may see it; None before the game."""
        table, play, views = self.table, self.table.play, self._views
        if play is None or views is None:
            return None
        if table.status != "playing":
            return views.shown(play.state, observer, table.at)
        sight = views.sight(play.state, observer)
        position = views.position(sight, table.at)
        position.waiting = table.waiting
        if observer != SPECTATOR:
            position.undo = self._undoing(observer)
            if table.seats[observer].program:
                position.known = knowledge_message(table.game, sight.known)
            if table.mover == observer and table.seats[observer].holder is None:
                views.offer(position, sight)
        return position

    def _undoing(self, seat: int) -> Undoing | None:
        """How far the seat can undo. None while a bot holds it, or after the last allowed undo."""
        table, person = self.table, self.table.seats[seat].person
        if undo_spent(table) or any(table.seats[own].holder is not None for own in table.seats_of(person)):
            return None
        near, stop = near_undo(table, seat)
        if person is not None and alone(table, person):
            return Undoing(far_undo(table, table.seats_of(person), _FAR_SHOWN), "begin", len(near))
        return Undoing(near, stop, len(near)) if near else None  # type: ignore[arg-type]


def _message_of(entry: Entry, table: Table) -> Told:
    """An entry without its move, which may be hidden from some observers."""
    shown = {name: value for name, value in entry.body.items() if name in _SHOWN}
    if entry.kind == "open":
        shown = {}
    return Told(entry.number, entry.time, entry.kind, table.seat_of(entry), **shown)


# The table


def table_view(table: Table, present: list[bool], watchers: int) -> TableView:
    """A table as every observer sees it."""
    return TableView(
        id=table.id,
        game=table.game,
        hidden=games[table.game].FACTS.hidden,
        players=table.setup.players,
        options=dict(table.setup.options),
        pace=table.setup.pace,
        public=table.setup.public,
        hints=table.setup.hints,
        by_lot=table.setup.by_lot,
        review=table.setup.review and not table.setup.running,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_view(seat, there) for seat, there in zip(table.seats, present, strict=True)],
        commitment=table.commitment,
        engine=table.engine,
        created=table.created,
        until=table.until,
        rated=rating_rules.reason(table) is None,
        unrated=rating_rules.reason(table),
        stake=rating_rules.at_stake(table),
        given=None if table.given is None else len(table.given),
        day=None if table.setup.luck is None else table.setup.luck.day,
        duel_from=None if table.setup.luck is None else table.setup.luck.duel_from,
        duel=None if table.setup.luck is None else table.setup.luck.duel,
        tournament=None if table.setup.luck is None else table.setup.luck.tournament,
        watchers=watchers,
        rematch=table.rematch,
        scores=table.scores,
        places=table.places,
    )


def seat_view(seat: SeatState, present: bool) -> Seat:
    """A seat as every observer sees it."""
    kind = "bot" if seat.bot else "person" if seat.person else "open"
    return Seat(
        kind=kind,  # type: ignore[arg-type]
        name=seat.name,
        bot=seat.bot,
        taken=seat.taken,
        present=present,
        held=seat.holder,
        resigned=seat.resigned,
        commitment=seat.commitment,
        left_out=seat.left_out,
        cancels=seat.cancels,
        unasked=seat.unasked,
        reserved=seat.reserved is not None,
        reserved_for=seat.reserved_name,
        program=seat.program,
    )
