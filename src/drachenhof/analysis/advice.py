"""Hints: the measured value of each choice, and the strongest bot's pick among the best ones.

All choices are compared by rollouts with the same random numbers. Choices that are not
significantly worse than the best count as equal. Among these, the move chosen by a search
comes first, because a search sees plans that rollouts miss. A chance to win is given as
an interval, or left out if the interval is too wide.
"""

from threading import Event

import numpy as np
from msgspec import Struct

from drachenhof.analysis.comparing import Comparison, MoveWorth, compare
from drachenhof.analysis.measuring import Effort, own_seed
from drachenhof.bots import Budget
from drachenhof.bots.levels import ADVISER, named
from drachenhof.engine.game import Knowledge
from drachenhof.engine.rule import prepare as compiled
from drachenhof.games import Parts, games
from drachenhof.search.kernels import LAYOUTS

SIMULATIONS: Parts[int] = Parts("bots", "ADVISED_BY")
ROLLOUTS: Parts[int] = Parts("bots", "ADVISED_ROLLOUTS")
WIDEST_SCORE: Parts[float] = Parts("bots", "WIDEST_SCORE")
PRECISION = 0.02  # of place value, to which costs are measured if the rollouts allow it
WIDEST = 0.16  # range of chances that is still worth telling


class Advised(Struct, frozen=True):
    """A choice: the range of its chance to win and its score, where known; `equal`: about as good as the first."""

    move: int
    rollouts: int
    low: float | None
    high: float | None
    score: float | None
    equal: bool


class Advice(Struct, frozen=True):
    """All choices, the best first; `exact` if they come from an exact search to the end of the game."""

    choices: tuple[Advised, ...]
    exact: bool = False


def prepare(game: str) -> None:
    """Load all that hints need, compiling it the first time."""
    named(game, ADVISER[game]).prepare()
    compiled("search.rollouts", LAYOUTS[game])
    if not games[game].FACTS.hidden:
        compiled("search.solve", LAYOUTS[game])


def advise(game: str, knowledge: Knowledge, cancel: Event | None = None) -> Advice:
    """Return a hint for the seat to move, the same for the same position. Raises ValueError if no seat is to move."""
    legal = games[game].legal_moves(knowledge)
    if games[game].to_move(knowledge) >= 0 and len(legal) == 1:
        return Advice((Advised(legal[0], 0, None, None, None, True),))
    effort = Effort(PRECISION, ROLLOUTS[game])
    bot, rng = named(game, ADVISER[game]), np.random.default_rng(own_seed(knowledge))
    chosen = bot.decide(knowledge, Budget(simulations=SIMULATIONS[game]), rng, cancel).move
    return advice_from(game, compare(game, knowledge, effort, played=chosen, cancel=cancel), chosen)


def advice_from(game: str, compared: Comparison, chosen: int) -> Advice:
    """Return the choices in order of display; `chosen` is the bot's move."""
    first = chosen if compared.of(chosen).equal else compared.best.move
    ordered = sorted(compared.moves, key=lambda one: (one.move != first, not one.equal))
    return Advice(tuple(_advised(game, one, compared) for one in ordered), compared.exact)


def _advised(game: str, one: MoveWorth, compared: Comparison) -> Advised:
    own = one.worth.seats[compared.seat]
    known = not compared.exact and own.win.high - own.win.low <= WIDEST
    score = known and own.score.high - own.score.low <= WIDEST_SCORE[game]
    return Advised(
        move=one.move,
        rollouts=one.worth.rollouts,
        low=own.win.low if known else None,
        high=own.win.high if known else None,
        score=own.score.value if score else None,
        equal=one.equal,
    )
