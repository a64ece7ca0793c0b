"""Positions for OpenSpiel: explicit chance, and for each seat the history of what it has observed."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Protocol, TypeAlias

from drachenhof.bots.spaces import NO_MOVE, Spaces
from drachenhof.engine.game import CHANCE, SPECTATOR, Game, IllegalMove, Knowledge, State
from drachenhof.engine.layout import duplicate
from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of

if TYPE_CHECKING:
    import numpy as np

View = Mapping[str, Any]


class Scene(Protocol):
    """The part of a game in this layer, the module `games.NAME.envs`."""

    def private(self, view: View, seat: int) -> str:
        """Return the private information of a seat in its view; empty where all is open."""

    def rounds(self, state: State) -> int:
        """Return the number of finished rounds, if their ends reveal information that no move shows."""

    def announced(self, state: State) -> str:
        """Return the text that all players hear at the end of such a round."""


def scene_of(game: str) -> Scene:
    scene: Scene = games.part(game, "envs")
    return scene


Heard: TypeAlias = Optional["HeardMove"]


class Said(NamedTuple):
    """One entry of the history: a move, or the announcement at the end of a round."""

    texts: tuple[str, ...]
    """By seat, then for spectators."""
    move: int = NO_MOVE
    """The move's number, for seats that observe all of it."""
    whole: str = ""
    """The text for these seats."""


class HeardMove:
    """A linked list of moves. Texts are made once, from the position before the move, which is then dropped."""

    __slots__ = ("before", "earlier", "move", "said")

    def __init__(self, before: "State | None", move: int, earlier: Heard, said: list[Said] | None = None) -> None:
        self.before, self.move, self.earlier, self.said = before, move, earlier, said

    @classmethod
    def known(cls, said: list[Said], earlier: Heard) -> "HeardMove":
        """Wrap texts that exist already."""
        return cls(None, NO_MOVE, earlier, said)


def told_by(game: Game, last: Heard, now: State) -> list[Said]:
    """Return the history up to a position, in order."""
    links, link = list[HeardMove](), last
    while link is not None:
        links.append(link)
        link = link.earlier
    links.reverse()
    history = list[Said]()
    for place, one in enumerate(links):
        if one.said is None:  # then no later move has texts yet, and all positions are still there
            after = links[place + 1].before if place + 1 < len(links) else now
            assert one.before is not None
            assert after is not None
            one.said, one.before = _said(game, one.before, one.move, after), None
        history += one.said
    return history


def _said(game: Game, before: State, move: int, after: State) -> list[Said]:
    """Return what each seat learns of a move, and of the end of a round."""
    players, scene, whole = len(game.scores(before)), scene_of(game.NAME), game.to_text(before, move)
    texts = (whole,) * (players + 1)
    if game.FACTS.hidden and game.to_move(before) == CHANCE:
        text_for = narration_of(game.NAME).heard
        texts = tuple(text_for(before, move, seat) for seat in (*range(players), SPECTATOR))
    said = [Said(texts, move, whole)]
    if scene.rounds(after) != scene.rounds(before):
        said.append(Said((scene.announced(after),) * (players + 1)))
    return said


class SpielPosition(Protocol):
    """The functions that a state of OpenSpiel needs."""

    spaces: Spaces
    players: int
    table: str
    """The game and its options, in words: positions of one table have the same."""

    def copy(self) -> "SpielPosition": ...
    def to_move(self) -> int: ...
    def actions(self) -> list[int]: ...
    def outcomes(self) -> list[tuple[int, float]]: ...
    def apply(self, action: int) -> None: ...
    def to_text(self, chance: bool, action: int) -> str: ...
    def returns(self) -> list[float]: ...
    def known(self, seat: int) -> Knowledge: ...
    def seen_by(self, seat: int) -> str: ...
    def said(self) -> list[Said]: ...
    def heard_by(self, seat: int) -> str: ...
    def private_of(self, seat: int) -> str: ...
    def described(self) -> str: ...
    def resampled(self, seat: int, rng: "np.random.Generator") -> "SpielPosition": ...


class Whole:
    """A game from its beginning."""

    def __init__(self, spaces: Spaces, players: int, options: dict[str, Any]) -> None:
        self.spaces, self.players = spaces, players
        self._state = spaces.game.new(players, **options)
        self.table = f"{spaces.name} for {players} players with {json.dumps(spaces.game.options(self._state))}"
        self._heard: Heard = None
        self._go_on(spaces.game.legal_moves(self._state))

    def _go_on(self, legal: list[int]) -> None:
        """Store the seat to move and the legal moves: OpenSpiel asks for both several times."""
        self._mover, self._legal = self.spaces.game.to_move(self._state), legal

    def copy(self) -> Any:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = duplicate(self._state)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return the pickled state; the chain is flattened, as it nests too deeply."""
        return {**self.__dict__, "_heard": self.said()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._heard = None
        for said in state["_heard"]:
            self._heard = HeardMove.known([said], self._heard)

    def said(self) -> list[Said]:
        """Return the history from the beginning on."""
        return told_by(self.spaces.game, self._heard, self._state)

    def to_move(self) -> int:
        return self._mover

    def actions(self) -> list[int]:
        """Return the actions of the seat to move."""
        first = self.spaces.first_action
        return [move - first for move in self._legal]

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        weights = self.spaces.game.chance_weights(self._state)
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(self._legal, weights, strict=True)]

    def apply(self, action: int) -> None:
        """Carry out an action of the seat that moves, or an outcome of chance."""
        move = action if self._mover == CHANCE else action + self.spaces.first_action
        before = duplicate(self._state)
        try:
            legal = self.spaces.game.step(self._state, move)  # an illegal move does not enter the history
        except IllegalMove:
            raise self.spaces.refusal(self._state, action) from None
        self._heard = HeardMove(before, move, self._heard)
        self._go_on(legal)

    @property
    def _scene(self) -> Scene:
        return scene_of(self.spaces.name)

    def to_text(self, chance: bool, action: int) -> str:
        if not chance:
            return self.spaces.to_text(self._state, action)
        if not 0 <= action < self.spaces.first_action:
            raise self.spaces.refusal(self._state, action, NO_MOVE)
        return self.spaces.game.to_text(self._state, action)

    def returns(self) -> list[float]:
        return self.spaces.game.returns(self._state)

    def known(self, seat: int) -> Knowledge:
        return self.spaces.game.knowledge(self._state, seat)

    def seen_by(self, seat: int) -> str:
        """Return all that a seat sees, as JSON."""
        return json.dumps({"seat": seat, **self.spaces.game.view(self.known(seat))})

    def heard_by(self, seat: int) -> str:
        """Return the options and the history as a seat (or `SPECTATOR`) has observed it."""
        options = json.dumps(self.spaces.game.options(self._state))
        place, who = (seat, f"seat {seat}") if seat != SPECTATOR else (self.players, "spectator")
        return f"{who} of {self.players} {options}: " + "; ".join(said.texts[place] for said in self.said())

    def private_of(self, seat: int) -> str:
        """Return the private information of a seat: its hand, where hands are hidden."""
        return self._scene.private(self.spaces.game.view(self.known(seat)), seat)

    def resampled(self, seat: int, rng: "np.random.Generator") -> Any:
        """Return a position that a seat cannot distinguish from this one.

        The history of the other seats then has public information only, and their new hands.
        """
        twin = self.copy()
        history = self.said()
        twin._state = self.spaces.game.resample(self.known(seat), rng)
        twin._go_on(self.spaces.game.legal_moves(twin._state))
        if not self.spaces.game.FACTS.hidden or not history:
            return twin
        hands = [self._scene.private(self.spaces.game.view(twin.known(other)), other) for other in range(self.players)]
        twin._heard = None
        for number, said in enumerate(history, start=1):
            texts = said.texts
            public = [texts[seat] if other == seat else texts[-1] for other in range(self.players)]
            if number == len(history):
                public = [one if other == seat else f"{one}, hand {hands[other]}" for other, one in enumerate(public)]
            twin._heard = HeardMove.known([said._replace(texts=(*public, texts[-1]))], twin._heard)
        return twin

    def described(self) -> str:
        views = [self.spaces.game.view(self.known(seat)) for seat in range(self.players)]
        return "\n".join([self.heard_by(0), *map(json.dumps, views)])
