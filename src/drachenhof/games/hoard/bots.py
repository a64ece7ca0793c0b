"""The named bots of *Drachensachen*: the contents of `levels.GameBots`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from drachenhof.bots.decision import Budget
from drachenhof.bots.simple import Greedy, Random, WithPreferences
from drachenhof.engine.game import OVER, Numbers, State
from drachenhof.games.hoard.facts import PLAYERS

if TYPE_CHECKING:
    from drachenhof.bots.searcher import Searcher

FIRST_SEARCH = {"explore": 1.2, "prior_heat": 2.0, "play_heat": 1.0, "pessimism": 0.1, "scale": 6.0}
"""The settings of the search as it was at first: they stay as they are, to compare with."""
SEARCH = FIRST_SEARCH


def _searcher(budget: Budget, settings: Mapping[str, float] = SEARCH) -> "Searcher":
    from drachenhof.bots.searcher import Searcher

    return Searcher("hoard", budget, settings, exact=False)


def _plain(budget: Budget) -> "Searcher":
    from drachenhof.bots.searcher import PLAIN

    return _searcher(budget, PLAIN)


def _dragons(bonus: float) -> WithPreferences:
    """A bot with a bonus for playing dragons."""
    from drachenhof.games.hoard.rules.foresight import DRAGON_NAMES

    played = f"^(play|open) .*({'|'.join(DRAGON_NAMES)})"
    return WithPreferences("hoard", _searcher(Budget(simulations=200)), {played: bonus})


LEVELS = {
    "random": lambda: Random("hoard"),
    "novice": lambda: Greedy("hoard", noise=6.0),
    "apprentice": lambda: Greedy("hoard", noise=3.0),
    "greedy": lambda: Greedy("hoard"),
    "herald": lambda: _searcher(Budget(simulations=12)),
    "steward": lambda: _searcher(Budget(simulations=50)),
    "courtier": lambda: _searcher(Budget(simulations=200)),
    "prince": lambda: _searcher(Budget(simulations=600)),
    "regent": lambda: _searcher(Budget(simulations=3_000)),
    "emperor": lambda: _searcher(Budget(milliseconds=1000)),
    "keeper": lambda: _dragons(-0.05),
    "raider": lambda: _dragons(0.05),
    "plain": lambda: _plain(Budget(milliseconds=20)),
    "emperor-0": lambda: _searcher(Budget(milliseconds=1000), FIRST_SEARCH),
}

STRENGTHS = {
    "random": -11.2,
    "novice": 20.0,
    "apprentice": 28.6,
    "greedy": 35.7,
    "herald": 40.7,
    "steward": 45.5,
    "courtier": 50.5,
    "prince": 57.0,
    "regent": 64.1,
    "emperor": 65.8,
    "keeper": 50.5,
    "raider": 44.6,
    "plain": 47.8,
    "emperor-0": 65.8,
}

OPPONENT = "courtier"
BEGINNER = "novice"
HOLDER = "prince"
ADVISER = "emperor"
ADVISED_BY = 8_000
ADVISED_ROLLOUTS = 6_000
WIDEST_SCORE = 2.0
ROLLOUT_HEAT = 1.0
PACE = 2.5  # rollouts are quicker than in most games
FULL = {"abilities": "cumulative", "curses": True}
WATCHED_EVERY = 12  # a game has many decisions
TASKS: tuple[tuple[int, Mapping[str, Any]], ...] = ((2, {}), (4, {}), (4, FULL))
COMPARED = ("plain", "emperor-0")
YARDSTICKS = ("random", "novice", "greedy", "courtier@200", "prince@600")
TRAINED = [
    (players, {"abilities": abilities, "curses": curses, **rules})
    for players in PLAYERS
    for abilities in ("off", "off", "cumulative", "single")
    for curses in (False, False, True)
    for rules in ({}, {"peek": True, "answer_fives": True, "long_protecto": True})
]
MATCHES = (
    "--bots emperor@50ms,emperor-0@50ms --players 2 --games 400 --seed 1",
    "--bots emperor@50ms,emperor-0@50ms --players 4 --lineup one --games 400 --seed 1",
)


def reviewers() -> "tuple[tuple[Numbers | None, float], ...]":
    """The hand-made policy: there is no other."""
    return ((None, ROLLOUT_HEAT),)


def arbiter() -> "tuple[Searcher, float]":
    """The search of `emperor`, with the place as all that counts: its values of 0 to 1 are places from −1 to 1."""
    from drachenhof.games.hoard.search.outcome import PLACES

    return _searcher(Budget(simulations=ADVISED_BY), {**SEARCH, "scale": PLACES}), 2.0


def playout_ended(state: State) -> bool:
    """Playouts end with the round."""
    from drachenhof.games.hoard import rules as hoard

    return hoard.to_move(state) == OVER or int(state["round_number"][0]) > 1
