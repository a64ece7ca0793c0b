"""A bot that tries every move: it plays each position on at random, and takes the move that did best.

drachenhof arena year --bots ./examples/flat_monte_carlo.py:FlatMonteCarlo@100,greedy --players 2
"""

from time import perf_counter

import numpy as np

from drachenhof import games
from drachenhof.bots import Budget
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, Knowledge, State
from drachenhof.typed import GameName


class FlatMonteCarlo:
    """So many playouts for a decision as its budget says, or as many as its time allows."""

    budget = "100"

    def __init__(self, game: GameName) -> None:
        self.game = games[game]

    def decide(self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator) -> int:
        seat, legal = self.game.to_move(knowledge), self.game.legal_moves(knowledge)
        worth, tried = dict.fromkeys(legal, 0.0), 0
        until = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000
        while tried % len(legal) or not self._spent(budget, tried, until):
            move = legal[tried % len(legal)]
            worth[move] += self._playout(self.game.resample(knowledge, rng), move, seat, rng)
            tried += 1
        return max(legal, key=lambda move: worth[move])

    def _spent(self, budget: Budget, tried: int, until: float | None) -> bool:
        """After whole rounds, so that every move was tried equally often; at least one."""
        if tried == 0:
            return False
        return (until is not None and perf_counter() >= until) or tried >= (budget.simulations or np.inf)

    def _playout(self, state: State, move: int, seat: int, rng: np.random.Generator) -> float:
        """What the seat has of it when everybody goes on at random."""
        luck = Chance(int(rng.integers(2**63)))
        legal = self.game.step(state, move)
        while (mover := self.game.to_move(state)) != OVER:
            chosen = luck.pick(self.game, state) if mover == CHANCE else legal[int(rng.integers(len(legal)))]
            legal = self.game.step(state, chosen)
        return self.game.returns(state)[seat]
