"""The named bots of *Drachensachen*: the contents of `ladder.Rungs`."""

from drachenhof import hoard
from drachenhof.bots.decision import Budget
from drachenhof.bots.searcher import PLAIN, Searcher
from drachenhof.bots.simple import Greedy, Random
from drachenhof.game import OVER, Numbers, State

FIRST_SEARCH = {"explore": 1.2, "prior_heat": 2.0, "play_heat": 1.0, "pessimism": 0.1, "scale": 6.0}
"""Of the search as it was at first: it stays as it is, to compare with."""
SEARCH = FIRST_SEARCH

LEVELS = {
    "random": lambda: Random("hoard"),
    "novice": lambda: Greedy("hoard", noise=6.0),
    "greedy": lambda: Greedy("hoard"),
    "courtier": lambda: Searcher("hoard", Budget(simulations=200), SEARCH, exact=False),
    "prince": lambda: Searcher("hoard", Budget(simulations=600), SEARCH, exact=False),
    "emperor": lambda: Searcher("hoard", Budget(milliseconds=1000), SEARCH, exact=False),
    "plain": lambda: Searcher("hoard", Budget(milliseconds=20), PLAIN, exact=False),
    "emperor-0": lambda: Searcher("hoard", Budget(milliseconds=1000), FIRST_SEARCH, exact=False),
}

STRENGTHS = {
    "random": -11.2,
    "novice": 20.0,
    "greedy": 35.7,
    "courtier": 50.5,
    "prince": 57.0,
    "emperor": 65.8,
    "plain": 47.8,
    "emperor-0": 65.8,
}

OPPONENT = "courtier"
HOLDER = "prince"
ADVISER = "emperor"
ADVISED_BY = 8_000
ADVISED_ROLLOUTS = 6_000
WIDEST_SCORE = 2.0
ROLLOUT_HEAT = 1.0
FULL = {"abilities": "cumulative", "curses": True}
WATCHED_EVERY = 12  # a game has many decisions
TRAINED = [
    (players, {"abilities": abilities, "curses": curses, **rules})
    for players in hoard.PLAYERS
    for abilities in ("off", "off", "cumulative", "single")
    for curses in (False, False, True)
    for rules in ({}, {"peek": True, "answer_fives": True, "long_protecto": True})
]
MATCHES = (
    "--bots emperor@50ms,emperor-0@50ms --players 2 --games 400 --seed 1",
    "--bots emperor@50ms,emperor-0@50ms --players 4 --lineup one --games 400 --seed 1",
)


def reviewer() -> "tuple[Numbers | None, float]":
    """The hand-made policy: there is no other."""
    return None, ROLLOUT_HEAT


def playout_ended(state: State) -> bool:
    """With the round."""
    return hoard.to_move(state) == OVER or int(state["round_number"][0]) > 1
