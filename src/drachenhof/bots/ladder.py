"""The named bots of each game, from a beginner to the strongest we have (docs/bots.md)."""

from collections.abc import Callable
from functools import cache

from drachenhof.bots.decision import Bot, Budget
from drachenhof.bots.searcher import Searcher
from drachenhof.bots.simple import Greedy, Random

PLAIN = {"explore": 0.5, "random": 1.0, "plain": 1, "scale": 0.0}
YEAR = {"explore": 1.2, "prior_heat": 5.0, "play_heat": 2.0, "pessimism": 0.1, "scale": 12.0}

HOARD = {"explore": 1.2, "prior_heat": 2.0, "play_heat": 1.0, "pessimism": 0.1, "scale": 6.0}

LEVELS: dict[str, dict[str, Callable[[], Bot]]] = {
    "year": {
        "random": lambda: Random("year"),
        "novice": lambda: Greedy("year", noise=12.0),
        "greedy": lambda: Greedy("year"),
        "courtier": lambda: Searcher("year", Budget(simulations=60), YEAR),
        "prince": lambda: Searcher("year", Budget(simulations=600), YEAR),
        "emperor": lambda: Searcher("year", Budget(milliseconds=1000), YEAR),
        "plain": lambda: Searcher("year", Budget(milliseconds=100), PLAIN, exact=False),
    },
    "hoard": {
        "random": lambda: Random("hoard"),
        "novice": lambda: Greedy("hoard", noise=6.0),
        "greedy": lambda: Greedy("hoard"),
        "courtier": lambda: Searcher("hoard", Budget(simulations=200), HOARD, exact=False),
        "prince": lambda: Searcher("hoard", Budget(simulations=600), HOARD, exact=False),
        "emperor": lambda: Searcher("hoard", Budget(milliseconds=1000), HOARD, exact=False),
        "plain": lambda: Searcher("hoard", Budget(milliseconds=20), PLAIN, exact=False),
    },
}
"""Each level is stronger than the one before; `plain` is no level: tree search without a policy, to compare with."""


@cache
def named(game: str, name: str) -> Bot:
    """A bot by name; raises KeyError with the names that there are."""
    if name not in LEVELS.get(game, {}):
        raise KeyError(f"no bot {name!r} plays {game}; there are: {', '.join(LEVELS.get(game, {}))}")
    return LEVELS[game][name]()
