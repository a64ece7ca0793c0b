"""The named bots of *In the Year of the Dragon*: the contents of `levels.GameBots`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from drachenhof.bots.decision import Budget
from drachenhof.bots.simple import Greedy, Random, WithPreferences
from drachenhof.engine.game import OVER, Numbers, State
from drachenhof.games.year.facts import PLAYERS

if TYPE_CHECKING:
    from drachenhof.bots.searcher import Searcher

FIRST_SEARCH = {"explore": 1.2, "prior_heat": 5.0, "play_heat": 2.0, "pessimism": 0.1, "scale": 12.0}
"""The settings of the search as it was at first: they stay as they are, to compare with."""
SEARCH = FIRST_SEARCH
LEARNED_SEARCH = {**FIRST_SEARCH, "play_heat": 1.0, "calm": 0.15, "prize": 0.3}
"""With a policy that has learned (docs/research/policies.md)."""
NET = "policy-1aeda8ceba70"


def _searcher(budget: Budget, settings: Mapping[str, float] = SEARCH) -> "Searcher":
    from drachenhof.bots.searcher import Searcher

    return Searcher("year", budget, settings)


def _learned(budget: Budget, settings: Mapping[str, float] = LEARNED_SEARCH) -> "Searcher":
    from drachenhof.bots.searcher import Searcher
    from drachenhof.search.nets import learned

    return Searcher("year", budget, settings, weights=learned("year", NET))


def _plain(budget: Budget) -> "Searcher":
    from drachenhof.bots.searcher import PLAIN, Searcher

    return Searcher("year", budget, PLAIN, exact=False)


def _with_preferences(preferences: Mapping[str, float]) -> WithPreferences:
    return WithPreferences("year", _searcher(Budget(simulations=60)), preferences)


LEVELS = {
    "random": lambda: Random("year"),
    "novice": lambda: Greedy("year", noise=12.0),
    "apprentice": lambda: Greedy("year", noise=5.0),
    "greedy": lambda: Greedy("year"),
    "herald": lambda: _searcher(Budget(simulations=4)),
    "steward": lambda: _searcher(Budget(simulations=15)),
    "courtier": lambda: _searcher(Budget(simulations=60)),
    "prince": lambda: _searcher(Budget(simulations=600)),
    "regent": lambda: _learned(Budget(simulations=500)),
    "emperor": lambda: _learned(Budget(milliseconds=1000)),
    "builder": lambda: _with_preferences({"^build|^floor new": 0.05, "craftsman": 0.02}),
    "collector": lambda: _with_preferences({"^privilege": 0.08, "court-lady|^taxes|tax-collector": 0.02}),
    "seer": lambda: _with_preferences(
        {"^fireworks|^harvest|^parade": 0.03, "pyrotechnist|farmer|warrior|healer": 0.01}
    ),
    "plain": lambda: _plain(Budget(milliseconds=100)),
    "emperor-0": lambda: _searcher(Budget(milliseconds=1000), FIRST_SEARCH),
}

STRENGTHS = {
    "random": -1.6,
    "novice": 20.0,
    "apprentice": 26.7,
    "greedy": 34.4,
    "herald": 42.3,
    "steward": 49.9,
    "courtier": 56.0,
    "prince": 63.3,
    "regent": 72.5,
    "emperor": 72.5,
    "builder": 52.2,
    "collector": 51.1,
    "seer": 51.1,
    "plain": 57.5,
    "emperor-0": 66.4,
}

OPPONENT = "courtier"
BEGINNER = "novice"
HOLDER = "prince"
ADVISER = "emperor"
ADVISED_BY = 4_000
ADVISED_ROLLOUTS = 12_000
WIDEST_SCORE = 8.0
ROLLOUT_HEAT = 2.0
LEARNED_HEAT = 12.0  # see docs/review.md
FULL = {"great_wall": True, "super_event": "random"}
WATCHED_EVERY = 2
TASKS: tuple[tuple[int, Mapping[str, Any]], ...] = ((2, {}), (4, {}), (4, FULL))
COMPARED = ("plain", "emperor-0")
YARDSTICKS = ("random", "novice", "greedy", "courtier@60", "prince@600")
TRAINED = [
    (players, {"great_wall": wall, "super_event": event, "large_privilege": price})
    for players in PLAYERS
    for wall in (False, False, True)
    for event in (None, None, "random")
    for price in (6, 7)
]
MATCHES = (
    "--bots emperor@100ms,emperor-0@100ms --players 2 --games 400 --seed 1",
    "--bots emperor@100ms,emperor-0@100ms --players 4 --lineup one --games 400 --seed 1",
    "--bots emperor@100ms,plain@100ms --players 2 --games 400 --seed 1",
    "--bots emperor@1s --players 4 --games 64 --seed 1",
)


def reviewers() -> "tuple[tuple[Numbers | None, float], ...]":
    """The hand-made policy and the one that has learned, each with as much noise as foretells games best."""
    from drachenhof.search.nets import learned

    return (None, ROLLOUT_HEAT), (learned("year", NET), LEARNED_HEAT)


def arbiter() -> "tuple[Searcher, float]":
    """The search of `emperor`, with the place as all that counts: its values of 0 to 1 are places from −1 to 1."""
    return _learned(Budget(simulations=ADVISED_BY), {**LEARNED_SEARCH, "scale": 0.0, "prize": 0.0}), 2.0


def playout_ended(state: State) -> bool:
    """Playouts end with the game."""
    from drachenhof.games.year import rules as year

    return year.to_move(state) == OVER
