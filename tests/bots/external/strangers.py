"""Bots that somebody brought along, each with a fault of its own; loaded by tests from this file."""

import os
import sys
from threading import Event

import numpy as np

from drachenhof.bots import Budget, Decision
from drachenhof.engine.game import Knowledge
from drachenhof.games import games


class First:
    """The first legal move: as little as a bot can be."""

    def __init__(self, game: str) -> None:
        self.game = games[game]
        self.asked = 0

    def decide(self, knowledge: Knowledge, _budget: Budget, _rng: np.random.Generator) -> int:
        self.asked += 1
        return self.game.legal_moves(knowledge)[0]


class Spoiler(First):
    """Changes what it is handed, prints, and then moves as `First` does."""

    def decide(self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:
        move = super().decide(knowledge, budget, rng)
        knowledge[:] = 0
        print("what it prints is no answer", file=sys.stdout)
        return move


class Raises(First):
    """Plays five moves, and then fails."""

    def decide(self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:
        move = super().decide(knowledge, budget, rng)
        return move // (0 if self.asked > 5 else 1)


class Exits(First):
    def decide(self, *_given: object) -> int:
        sys.exit(3)


class Illegal(First):
    def decide(self, *_given: object) -> int:
        return self.game.MOVES - 1


class Wordy(First):
    def decide(self, *_given: object) -> str:  # type: ignore[override]
        return "harvest"


class Hangs(First):
    def decide(self, *_given: object) -> int:
        Event().wait()
        return 0


class Dies(First):
    def decide(self, *_given: object) -> int:
        os._exit(1)


class Slow(First):
    """Decides rightly, when somebody says so."""

    def decide(self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> Decision:  # type: ignore[override]
        return Decision.without_thought(super().decide(knowledge, budget, rng))


class Unmade:
    def __init__(self, game: str) -> None:
        raise ValueError(f"not for {game}")


NOTHING = 5


def mute(_game: str) -> object:
    return object()
