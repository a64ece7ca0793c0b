"""The named bots of *In the Year of the Dragon*: the contents of `ladder.Rungs`."""

from drachenhof import year
from drachenhof.bots.decision import Budget
from drachenhof.bots.searcher import PLAIN, Searcher
from drachenhof.bots.simple import Greedy, Random
from drachenhof.game import OVER, Numbers, State
from drachenhof.search.nets import learned

FIRST_SEARCH = {"explore": 1.2, "prior_heat": 5.0, "play_heat": 2.0, "pessimism": 0.1, "scale": 12.0}
"""Of the search as it was at first: it stays as it is, to compare with."""
SEARCH = FIRST_SEARCH
LEARNED_SEARCH = {**FIRST_SEARCH, "play_heat": 1.0, "calm": 0.15, "prize": 0.3}
"""With a policy that has learned; what else was tried is on docs/bots.md."""
NET = "policy-1aeda8ceba70"

LEVELS = {
    "random": lambda: Random("year"),
    "novice": lambda: Greedy("year", noise=12.0),
    "greedy": lambda: Greedy("year"),
    "courtier": lambda: Searcher("year", Budget(simulations=60), SEARCH),
    "prince": lambda: Searcher("year", Budget(simulations=600), SEARCH),
    "emperor": lambda: Searcher("year", Budget(milliseconds=1000), LEARNED_SEARCH, weights=learned("year", NET)),
    "plain": lambda: Searcher("year", Budget(milliseconds=100), PLAIN, exact=False),
    "emperor-0": lambda: Searcher("year", Budget(milliseconds=1000), FIRST_SEARCH),
}

STRENGTHS = {
    "random": -1.6,
    "novice": 20.0,
    "greedy": 34.4,
    "courtier": 56.0,
    "prince": 63.3,
    "emperor": 66.4,
    "plain": 57.5,
    "emperor-0": 66.4,
}

OPPONENT = "courtier"
HOLDER = "prince"
ADVISER = "emperor"
ADVISED_BY = 4_000
ADVISED_ROLLOUTS = 12_000
WIDEST_SCORE = 8.0
ROLLOUT_HEAT = 2.0
FULL = {"great_wall": True, "super_event": "random"}
WATCHED_EVERY = 2
TRAINED = [
    (players, {"great_wall": wall, "super_event": event, "large_privilege": price})
    for players in year.PLAYERS
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


def reviewer() -> "tuple[Numbers | None, float]":
    """The policy that has learned: by the hand-made one strong bots seem to err far more often (docs/review.md)."""
    return learned("year", NET), 1.0


def playout_ended(state: State) -> bool:
    """With the game."""
    return year.to_move(state) == OVER
