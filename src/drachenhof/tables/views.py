"""Make the log, the views of positions and the stories of moves for an observer, from what the observer knows only.

Tables and replays get everything they show from this module, so hidden information cannot leak elsewhere.
"""

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from drachenhof.analysis.forecast import Forecast, forecast
from drachenhof.engine.game import SPECTATOR, Game, Knowledge, State
from drachenhof.games import games
from drachenhof.i18n.narrator import Narration, narration_of
from drachenhof.i18n.phrases import Codes, View
from drachenhof.records.history import Step
from drachenhof.tables import rating_rules
from drachenhof.tables.commands.moves import alone, far_undo, near_undo, undo_spent
from drachenhof.tables.messages import Choice, Known, Moment, Position, Seat, Sentence, TableView, Told, Undoing
from drachenhof.tables.state import Entry, SeatState
from drachenhof.tables.table import Table

_codes = Codes()


def positions(game: Game, step: Step) -> list[tuple[str, State]]:
    """The moments of a move with their positions; the last position is the one after the move."""
    moments = game.moments(step.before, step.move)
    return [*moments[:-1], (moments[-1][0], step.after)]


def tell(entry: Told, narration: Narration, before: View, seen: Sequence[tuple[str, View]]) -> None:
    """Add the story of a move, and its moments if there are several. The views are the observer's."""
    story, moments, last = list[Sentence](), list[Moment](), before
    text = entry.move
    for number, (name, view) in enumerate(seen, start=1):
        sentences = narration.sentences(_codes, last, text, [(name, view)])
        story += [Sentence(part.text, sorted(part.seats), part.tone) for part in sentences]
        if number == len(seen):
            moments.append(Moment(name, len(sentences)))
        elif sentences:
            moments.append(Moment(name, len(sentences), view))
        if sentences or number == len(seen):
            last, text = view, None
    entry.heading = narration.heading(_codes, before)
    entry.story = story
    entry.moments = moments if len(moments) > 1 else None


class Sight(NamedTuple):
    """A position as an observer sees it. `ahead` is what the observer's seat can foresee."""

    known: Knowledge
    view: View
    ahead: Forecast | None


class Heard(NamedTuple):
    """A move as an observer may know it: its text, or None, and the positions around it."""

    text: str | None
    before: Knowledge
    after: list[tuple[str, Knowledge]]

    @property
    def key(self) -> tuple[Any, ...]:
        """Equal for observers that get the same story."""
        return (self.text, self.before.tobytes(), *(known.tobytes() for _, known in self.after))


def knowledge_message(game: str, knowledge: Knowledge) -> Known:
    """What a seat knows, as a message to a bot client."""
    from drachenhof.states import layout_of, to_bytes  # loads NumPy

    return Known(layout_of(game), b64encode(to_bytes(game, knowledge)).decode())


Made = Mapping[bytes, View]
"""Views by knowledge."""

NOTHING_MADE: Made = MappingProxyType({})

_pack, _unpack = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(dict[bytes, dict[str, Any]]).decode


def packed(made: Made) -> bytes:
    """Encode views, which take a third of the memory of dictionaries."""
    return _pack(made)


def unpacked(data: bytes) -> Made:
    """Decode views, which is faster than making them again."""
    return _unpack(data)


class Views:
    """A game as seen by several observers. A view that several share, or that is in `made`, is made only once."""

    def __init__(self, game: Game, made: Made = NOTHING_MADE) -> None:
        self.game = game
        self.latest: dict[bytes, View] = {}
        """The views of the positions shown last: the story of the next move starts from them."""
        self._tale: Narration = narration_of(game.NAME)
        self._views = dict(made)
        self._moments: dict[tuple[bytes, int], list[tuple[str, State]]] = {}

    def view(self, known: Knowledge) -> View:
        key = known.tobytes()
        if key not in self._views:
            self._views[key] = self.game.view(known)
        return self._views[key]

    # Positions

    def shown(self, state: State, observer: int, number: int) -> Position:
        """A position of an ended game: only its view."""
        view = self.view(self.game.knowledge(state, observer))
        return Position(number, view["to_move"], view)

    def sight(self, state: State, observer: int) -> Sight:
        known = self.game.knowledge(state, observer)
        ahead = None if observer == SPECTATOR else forecast(self.game.NAME, known, observer)
        view = self.latest[known.tobytes()] = self.view(known)
        return Sight(known, view, ahead)

    def position(self, sight: Sight, number: int) -> Position:
        """A position of a running game: its view, the pending decision, and the forecast."""
        demand = self._tale.demand(_codes, sight.view)
        position = Position(number, sight.view["to_move"], sight.view, demand=demand)
        position.forecast = sight.ahead.strikes if sight.ahead else None
        return position

    def offer(self, position: Position, sight: Sight) -> None:
        """Add the choices of the seat to move."""
        moves = self.game.legal_moves(sight.known)
        texts = [self.game.to_text(sight.known, move) for move in moves]
        previews = self._tale.previews(_codes, sight.known, sight.view, moves)
        led = sight.ahead.after(moves) if sight.ahead else [(None, None)] * len(moves)
        position.choices = [
            Choice(text, self._tale.choice(_codes, text), preview, gain, change)
            for text, preview, (gain, change) in zip(texts, previews, led, strict=True)
        ]
        position.question = self._tale.question(_codes, sight.view, texts)

    # Moves

    def heard(self, step: Step, observer: int) -> Heard:
        """A move as an observer may know it. Its moments are shared by all observers."""
        key = (step.before.tobytes(), step.move)
        if key not in self._moments:
            self._moments[key] = positions(self.game, step)
        after = [(name, self.game.knowledge(state, observer)) for name, state in self._moments[key]]
        text = self._tale.heard(step.before, step.move, observer)
        return Heard(text, self.game.knowledge(step.before, observer), after)

    def tell(self, entry: Told, heard: Heard) -> None:
        """Add the move, its story and its moments to an entry."""
        entry.move = heard.text
        after = [(name, self.view(known)) for name, known in heard.after]
        tell(entry, self._tale, self.view(heard.before), after)


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
