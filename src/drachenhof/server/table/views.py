"""What each observer gets of a table: the log, the position and the choices, from its knowledge and nothing else."""

from collections.abc import Iterable
from typing import Any

import msgspec

from drachenhof.analysis.forecast import Forecast, forecast
from drachenhof.game import SPECTATOR, games
from drachenhof.records import Step
from drachenhof.server.protocol.log import Entry
from drachenhof.server.protocol.messages import Choice, Position, Seat, TableView, Told, Undoing
from drachenhof.server.table import counting
from drachenhof.server.table.commands.playing import alone, far_undo, near_undo, undo_spent
from drachenhof.server.table.moments import positions, tell
from drachenhof.server.table.seat import SeatState
from drachenhof.server.table.table import Table
from drachenhof.words.codes import Codes
from drachenhof.words.tales import Tale, tale_of

_codes = Codes()
_encode = msgspec.json.Encoder().encode
_FAR_SHOWN = 400  # decisions that one alone may go back to

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
)
"""What the log shows of an entry: commitments stand with the seats, secrets in the record, ids of persons nowhere."""


def eyes_of(table: Table, seats: list[int]) -> int:
    """The seat from which somebody sees: of several the one to move, or the one before."""
    if not seats:
        return SPECTATOR
    if len(seats) == 1 or table.play is None:
        return seats[0]
    if table.play.to_move in seats:
        return table.play.to_move
    return next((seat for seat in reversed(table.play.deciders) if seat in seats), seats[0])


class Observation:
    """A table seen by several: what they all see alike is made only once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[bytes, dict[str, Any]] = {}
        self._told: dict[tuple[Any, ...], msgspec.Raw] = {}
        self._moments: dict[int, list[tuple[str, Any]]] = {}
        self._tale: Tale = tale_of(table.game)

    # The log

    def entries(
        self, observer: int, entries: Iterable[Entry], steps: dict[int, Step], *, moments: bool = False
    ) -> list[msgspec.Raw]:
        """Entries as one observer may read them; `moments`: with how things stood between, to be shown one by one."""
        return [self.entry(observer, entry, steps.get(entry.number), moments=moments) for entry in entries]

    def entry(self, observer: int, entry: Entry, step: Step | None, *, moments: bool = False) -> msgspec.Raw:
        """An entry as one observer may read it; those who know the same share one."""
        if step is None:
            key: tuple[Any, ...] = (entry.number,)
            if key not in self._told:
                self._told[key] = msgspec.Raw(_encode(_told(entry, self.table)))
            return self._told[key]
        assert self.table.play is not None
        game = self.table.play.game
        before = game.knowledge(step.before, observer)
        after = [(name, game.knowledge(state, observer)) for name, state in self._positions(entry.number, step)]
        text = self._tale.heard(step.before, step.move, observer)
        key = (entry.number, text, before.tobytes(), *(known.tobytes() for _, known in after), moments)
        if key not in self._told:
            told = _told(entry, self.table)
            told.move = text
            tell(told, self._tale, self._seen(before), [(name, self._seen(known)) for name, known in after])
            if not moments:
                told.moments = None
            self._told[key] = msgspec.Raw(_encode(told))
        return self._told[key]

    def _positions(self, number: int, step: Step) -> list[tuple[str, Any]]:
        """The moments of a move, which are the same for all who look."""
        if number not in self._moments:
            assert self.table.play is not None
            self._moments[number] = positions(self.table.play.game, step)
        return self._moments[number]

    def _seen(self, known: Any) -> dict[str, Any]:
        key = known.tobytes()
        if key not in self._views:
            assert self.table.play is not None
            self._views[key] = self.table.play.game.view(known)
        return self._views[key]

    # The position

    def position(self, observer: int) -> Position | None:
        """The game as an observer may know it now; None before it has begun."""
        table, play = self.table, self.table.play
        if play is None:
            return None
        known = play.game.knowledge(play.state, observer)
        view = self._seen(known)
        position = Position(table.at, view["to_move"], view)
        if table.status != "playing":
            return position
        position.demand = self._tale.demand(_codes, view)
        position.waiting = table.waiting
        if observer == SPECTATOR:
            return position
        position.undo = self._undoing(observer)
        ahead = forecast(table.game, known, observer)
        position.forecast = ahead.strikes if ahead else None
        if table.mover == observer and table.seats[observer].holder is None:
            position.choices = self._choices(known, view, ahead)
            legal = [choice.move for choice in position.choices]
            position.question = self._tale.question(_codes, view, legal)
        return position

    def _choices(self, known: Any, view: dict[str, Any], ahead: Forecast | None) -> list[Choice]:
        assert self.table.play is not None
        game = self.table.play.game
        moves = game.legal_moves(known)
        texts = [game.to_text(known, move) for move in moves]
        previews = self._tale.previews(_codes, known, view, moves)
        led = ahead.after(moves) if ahead else [(None, None)] * len(moves)
        return [
            Choice(text, self._tale.choice(_codes, text), preview, gain, change)
            for text, preview, (gain, change) in zip(texts, previews, led, strict=True)
        ]

    def _undoing(self, seat: int) -> Undoing | None:
        """How far the seat can go back; not while a bot holds it, or when so much was taken back already."""
        table, person = self.table, self.table.seats[seat].person
        if undo_spent(table) or any(table.seats[own].holder is not None for own in table.seats_of(person)):
            return None
        near, stop = near_undo(table, seat)
        if person is not None and alone(table, person):
            return Undoing(far_undo(table, table.seats_of(person), _FAR_SHOWN), "begin", len(near))
        return Undoing(near, stop, len(near)) if near else None  # type: ignore[arg-type]


def _told(entry: Entry, table: Table) -> Told:
    """An entry as everybody may read it: without its move, which only its hearers know."""
    shown = {name: value for name, value in entry.body.items() if name in _SHOWN}
    if entry.kind == "open":
        shown = {}
    return Told(entry.number, entry.at, entry.kind, table.seat_of(entry), **shown)


# The table


def table_view(table: Table, present: list[bool], watchers: int) -> TableView:
    """A table as all see it."""
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
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_view(seat, there) for seat, there in zip(table.seats, present, strict=True)],
        commitment=table.commitment,
        engine=table.engine,
        created=table.created,
        until=table.until,
        rated=counting.reason(table) is None,
        unrated=counting.reason(table),
        stake=counting.at_stake(table),
        given=None if table.given is None else len(table.given),
        watchers=watchers,
        rematch=table.rematch,
        scores=table.scores,
        places=table.places,
    )


def seat_view(seat: SeatState, present: bool) -> Seat:
    """A seat as all see it."""
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
    )
