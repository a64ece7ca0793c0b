"""A second opinion: what rollouts call a mistake is one only as far as a strong search agrees."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from drachenhof.analysis.measuring import NORMAL, Measured
from drachenhof.bots.searcher import Searcher
from drachenhof.engine.game import Knowledge
from drachenhof.games import Parts

ARBITERS: Parts[Callable[[], tuple[Searcher, float]]] = Parts("bots", "arbiter")


@dataclass(frozen=True)
class Opinion:
    """What a search would rather have seen, and how much place value it gains by that."""

    better: int
    gain: Measured


def opinion(
    game: str, known: Knowledge, played: int, best: int, rivals: Collection[int], quicker: float, seed: int
) -> Opinion:
    """What a search thinks of the played move, of the best one by rollouts, and of what it likes best among rivals.

    `quicker` says by how much its simulations are fewer than those of the arbiter's budget.
    """
    bot, places = ARBITERS[game]()
    simulations = max(len(rivals), round((bot.budget.simulations or 0) / quicker))
    contest = bot.contest(known, {played, best}, simulations, seed)
    own = contest.of(played)
    others = [one for one in contest.choices if one.move != played and (one.move == best or one.move in rivals)]
    other = max((one for one in others if 2 * one.visits >= own.visits), key=lambda one: one.value)
    gain = places * (other.value - own.value)
    off = places * NORMAL * contest.spread * (1 / max(own.visits, 1) + 1 / max(other.visits, 1)) ** 0.5
    return Opinion(other.move, Measured(gain, gain - off, gain + off))
