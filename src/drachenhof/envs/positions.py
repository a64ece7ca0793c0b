"""Positions as OpenSpiel asks for them: explicit chance, and for each seat all that it has heard."""

import json
from collections.abc import Iterator
from typing import Any, Protocol

from drachenhof.envs.scenes import Scene, scene_of
from drachenhof.envs.spaces import NO_MOVE, Spaces
from drachenhof.game import CHANCE, SPECTATOR, IllegalMove, Knowledge
from drachenhof.records import Play
from drachenhof.words.tales import tale_of


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
        self.play = Play(spaces.game, spaces.game.new(players, **options))
        self.table = f"{spaces.name} for {players} players with {json.dumps(spaces.game.options(self.play.begun))}"

    def copy(self) -> Any:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.play = self.play.fork()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: of the game its beginning and its moves."""
        return {**self.__dict__, "play": (self.play.begun, self.play.moves)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        begun, moves = kept["play"]
        self.play = Play(self.spaces.game, begun)
        for move in moves:
            self.play.apply(move)

    def to_move(self) -> int:
        return self.play.to_move

    def actions(self) -> list[int]:
        """What the seat that moves may do."""
        return [move - self.spaces.first_action for move in self.spaces.game.legal_moves(self.play.state)]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely."""
        weights = self.spaces.game.chance_weights(self.play.state)
        total = sum(weights)
        moves = self.spaces.game.legal_moves(self.play.state)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True)]

    def apply(self, action: int) -> None:
        """An action of the seat that moves, or an outcome of chance."""
        move = action if self.to_move() == CHANCE else action + self.spaces.first_action
        try:
            self.play.apply(move)
        except IllegalMove:
            raise self.spaces.refusal(self.play.state, action) from None

    @property
    def _scene(self) -> Scene:
        return scene_of(self.spaces.name)

    def _told(self, seat: int) -> Iterator[str]:
        """All that a seat (or `SPECTATOR`) has heard, the first first."""
        scene, heard, hidden = self._scene, tale_of(self.spaces.name).heard, self.spaces.game.FACTS.hidden
        rounds = scene.rounds(self.play.begun)
        for step in self.play.steps():
            yield heard(step.before, step.move, seat) if hidden and step.decider == CHANCE else step.text
            before, rounds = rounds, scene.rounds(step.after)
            if rounds != before:
                yield scene.announced(step.after)

    def to_text(self, chance: bool, action: int) -> str:
        if not chance:
            return self.spaces.to_text(self.play.state, action)
        if not 0 <= action < self.spaces.first_action:
            raise self.spaces.refusal(self.play.state, action, NO_MOVE)
        return self.spaces.game.to_text(self.play.state, action)

    def returns(self) -> list[float]:
        return self.spaces.game.returns(self.play.state)

    def known(self, seat: int) -> Knowledge:
        return self.spaces.game.knowledge(self.play.state, seat)

    def seen_by(self, seat: int) -> str:
        """All that a seat sees, as its view names it."""
        return json.dumps({"seat": seat, **self.spaces.game.view(self.known(seat))})

    def heard_by(self, seat: int) -> str:
        """All that a seat (or `SPECTATOR`) has heard, the options first."""
        options = json.dumps(self.spaces.game.options(self.play.state))
        who = "spectator" if seat == SPECTATOR else f"seat {seat}"
        return f"{who} of {self.players} {options}: " + "; ".join(self._told(seat))

    def private_of(self, seat: int) -> str:
        """What a seat alone sees: its hand, where hands are hidden."""
        return self._scene.private(self.spaces.game.view(self.known(seat)), seat)

    def described(self) -> str:
        views = [self.spaces.game.view(self.known(seat)) for seat in range(self.players)]
        return "\n".join([self.heard_by(0), *map(json.dumps, views)])
