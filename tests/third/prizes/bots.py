"""The named bots of Prizes: the contents of `levels.GameBots`."""

from drachenhof.bots.decision import Budget
from drachenhof.bots.searcher import PLAIN, Searcher
from drachenhof.bots.simple import Greedy, Random
from drachenhof.engine.game import OVER, State
from tests.third.prizes import rules as prizes

LEVELS = {
    "random": lambda: Random("prizes"),
    "greedy": lambda: Greedy("prizes"),
    "courtier": lambda: Searcher("prizes", Budget(simulations=20), PLAIN, exact=False),
}
STRENGTHS = {"random": 0.0, "greedy": 10.0, "courtier": 12.0}
OPPONENT = "greedy"
BEGINNER = "greedy"
HOLDER = ADVISER = "courtier"
ADVISED_BY = 20
ADVISED_ROLLOUTS = 60
WIDEST_SCORE = 8.0
ROLLOUT_HEAT = 1.0
FULL: dict[str, bool] = {}
WATCHED_EVERY = 1


def reviewers() -> tuple[tuple[None, float], ...]:
    return ((None, ROLLOUT_HEAT),)


def arbiter() -> tuple[Searcher, float]:
    return Searcher("prizes", Budget(simulations=20), PLAIN, exact=False), 2.0


def playout_ended(state: State) -> bool:
    return prizes.to_move(state) == OVER
