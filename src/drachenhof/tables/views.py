"""Make the views of positions and the stories of moves for one observer, from the observer's knowledge only.

Tables and replays get everything they show from this module, so hidden information cannot leak elsewhere.
"""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from drachenhof.analysis.forecast import Forecast, forecast
from drachenhof.engine.game import SPECTATOR, Game, Knowledge, State
from drachenhof.i18n.narrator import Narration, narration_of
from drachenhof.i18n.phrases import Codes, View
from drachenhof.records.history import Step
from drachenhof.tables.messages import Choice, Known, Moment, Position, Sentence, Told

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
