"""Positions as OpenSpiel asks for them: explicit chance, and for each seat all that it has heard."""

import json
from typing import Any, Protocol, TypeAlias

from drachenhof.envs.scenes import Scene, scene_of
from drachenhof.envs.spaces import NO_MOVE, Spaces
from drachenhof.game import CHANCE, SPECTATOR, IllegalMove, Knowledge
from drachenhof.layout import duplicate
from drachenhof.words.tales import tale_of

Heard: TypeAlias = "tuple[tuple[str, ...], Heard] | None"
"""What was last heard, seat by seat and then by all, and what was heard before: a chain, so that copies are cheap."""


class Position(Protocol):
    """What a state of OpenSpiel needs of us."""

    spaces: Spaces
    players: int
    table: str
    """The game and its options, in words: positions of one table have the same."""

    def copy(self) -> "Position": ...
    def to_move(self) -> int: ...
    def actions(self) -> list[int]: ...
    def outcomes(self) -> list[tuple[int, float]]: ...
    def apply(self, action: int) -> None: ...
    def to_text(self, chance: bool, action: int) -> str: ...
    def returns(self) -> list[float]: ...
    def known(self, seat: int) -> Knowledge: ...
    def seen_by(self, seat: int) -> str: ...
    def heard_by(self, seat: int) -> str: ...
    def private_of(self, seat: int) -> str: ...
    def described(self) -> str: ...


class Whole:
    """A game from its beginning."""

    def __init__(self, spaces: Spaces, players: int, options: dict[str, Any]) -> None:
        self.spaces, self.players = spaces, players
        self._state = spaces.game.new(players, **options)
        self.table = f"{spaces.name} for {players} players with {json.dumps(spaces.game.options(self._state))}"
        self._heard: Heard = None

    def copy(self) -> Any:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = duplicate(self._state)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: the chain of what was heard as a list, since it is too deep for that."""
        return {**self.__dict__, "_heard": self._told()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._heard = None
        for said in kept["_heard"]:
            self._heard = (said, self._heard)

    def _told(self) -> list[tuple[str, ...]]:
        """All that was heard, seat by seat, the first first."""
        told, link = [], self._heard
        while link is not None:
            told.append(link[0])
            link = link[1]
        return told[::-1]

    def to_move(self) -> int:
        return self.spaces.game.to_move(self._state)

    def actions(self) -> list[int]:
        """What the seat that moves may do."""
        return [move - self.spaces.first_action for move in self.spaces.game.legal_moves(self._state)]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely."""
        weights = self.spaces.game.chance_weights(self._state)
        total = sum(weights)
        moves = self.spaces.game.legal_moves(self._state)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True)]

    def apply(self, action: int) -> None:
        """An action of the seat that moves, or an outcome of chance."""
        move = action if self.to_move() == CHANCE else action + self.spaces.first_action
        try:
            said, rounds = self._said(move), self._scene.rounds(self._state)
            self.spaces.game.apply(self._state, move)  # what it refuses nobody has heard
        except IllegalMove:
            raise self.spaces.refusal(self._state, action) from None
        self._heard = (said, self._heard)
        if self._scene.rounds(self._state) != rounds:
            self._heard = ((self._scene.announced(self._state),) * (self.players + 1), self._heard)

    @property
    def _scene(self) -> Scene:
        return scene_of(self.spaces.name)

    def _said(self, move: int) -> tuple[str, ...]:
        """What each seat hears of a move, and who only watches."""
        if self.spaces.game.FACTS.hidden and self.to_move() == CHANCE:
            heard = tale_of(self.spaces.name).heard
            return tuple(heard(self._state, move, seat) for seat in (*range(self.players), SPECTATOR))
        return (self.spaces.game.to_text(self._state, move),) * (self.players + 1)

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
        """All that a seat sees, as its view names it."""
        return json.dumps({"seat": seat, **self.spaces.game.view(self.known(seat))})

    def heard_by(self, seat: int) -> str:
        """All that a seat (or `SPECTATOR`) has heard, the options first."""
        options = json.dumps(self.spaces.game.options(self._state))
        place, who = (seat, f"seat {seat}") if seat != SPECTATOR else (self.players, "spectator")
        return f"{who} of {self.players} {options}: " + "; ".join(said[place] for said in self._told())

    def private_of(self, seat: int) -> str:
        """What a seat alone sees: its hand, where hands are hidden."""
        return self._scene.private(self.spaces.game.view(self.known(seat)), seat)

    def described(self) -> str:
        views = [self.spaces.game.view(self.known(seat)) for seat in range(self.players)]
        return "\n".join([self.heard_by(0), *map(json.dumps, views)])
