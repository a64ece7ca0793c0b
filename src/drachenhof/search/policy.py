"""What a search asks of a game's policy: which move it likes best, and how likely it thinks each."""

from typing import Any

from drachenhof.chance import Generator, below
from drachenhof.engine.exp_log import exp
from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.search.kernels import look, move_worth


@rule
def share(rng: Generator) -> float:
    """A number from 0 to 1."""
    return below(rng, 1 << 24) / (1 << 24)


@rule
def policy_move(
    state: Any, moves: Numbers, count: int, heat: float, scratch: Numbers, weights: Numbers, rng: Generator
) -> int:
    """The move that the policy likes best, with some noise."""
    if count == 1:
        return int(moves[0])
    seat = int(state.mover)
    look(state, seat, scratch, weights)
    best, chosen = -1e9, 0
    for index in range(count):
        worth = move_worth(state, seat, moves[index], scratch, weights) + heat * share(rng)
        if worth > best:
            best, chosen = worth, index
    return int(moves[chosen])


@rule
def set_priors(
    state: Any, moves: Numbers, count: int, priors: Numbers, scratch: Numbers, settings: Any, weights: Numbers
) -> None:
    """How likely the policy thinks each move: a softmax of their worths."""
    if settings.plain:
        for index in range(count):
            priors[index] = 1.0 / count
        return
    seat = int(state.mover)
    look(state, seat, scratch, weights)
    best = -1e9
    for index in range(count):
        priors[index] = move_worth(state, seat, moves[index], scratch, weights)
        best = max(best, priors[index])
    total = 0.0
    for index in range(count):
        priors[index] = exp((priors[index] - best) / float(settings.prior_heat))
        total += priors[index]
    for index in range(count):
        priors[index] /= total
