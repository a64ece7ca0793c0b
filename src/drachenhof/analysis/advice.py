"""Hints: the measured value of each choice, a reason, and the strongest bot's pick among the best ones.

All choices are compared by rollouts with the same random numbers, and ordered by what they cost against the best.
Choices that are not significantly worse than the best count as equal. Among these, the move chosen by a search
comes first, because a search sees plans that rollouts miss.

Only the first choice gets a chance to win, as an interval (left out if it is too wide). A worse choice gets the
interval of the chance that it loses. Intervals of single chances would overlap where the difference is certain.
"""

from threading import Event

import numpy as np
from msgspec import Struct, structs

from drachenhof.analysis.comparing import Comparison, MoveWorth, compare
from drachenhof.analysis.measuring import Effort, Measured, counted, own_seed
from drachenhof.analysis.review.reasons import clearest
from drachenhof.analysis.review.values import Reason
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
WIDEST = 0.16  # widest interval of a chance that is shown
SHOWN = 5  # choices that are shown and get a reason
COUNTED = 384  # rollouts of each in which reasons are counted


class Advised(Struct, frozen=True):
    """A choice. `equal`: about as good as the first one."""

    move: int
    rollouts: int
    low: float | None
    high: float | None
    """The interval of the chance to win, of the first choice; None if it is too wide."""
    score: float | None
    equal: bool
    less: Measured | None = None
    """The chance to win that is lost against the first choice; None for equal ones."""
    worse: int | None = None
    reason: Reason | None = None
    """Why `worse`, this choice itself or the next one if this is the first, is not as good."""


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
    compared = compare(game, knowledge, effort, played=chosen, cancel=cancel)
    return with_reasons(game, knowledge, advice_from(game, compared, chosen))


def advice_from(game: str, compared: Comparison, chosen: int) -> Advice:
    """Return the choices in order of display; `chosen` is the bot's move."""
    first = chosen if compared.of(chosen).equal else compared.best.move
    ordered = sorted(compared.moves, key=lambda one: (one.move != first, not one.equal))
    return Advice(tuple(_advised(game, one, compared, one.move == first) for one in ordered), compared.exact)


def _advised(game: str, one: MoveWorth, compared: Comparison, first: bool) -> Advised:
    own = one.worth.seats[compared.seat]
    known = first and not compared.exact and own.win.high - own.win.low <= WIDEST
    score = not compared.exact and own.score.high - own.score.low <= WIDEST_SCORE[game]
    return Advised(
        move=one.move,
        rollouts=one.worth.rollouts,
        low=own.win.low if known else None,
        high=own.win.high if known else None,
        score=own.score.value if score else None,
        equal=one.equal,
        less=None if one.equal or compared.exact else one.chance,
    )


def with_reasons(game: str, knowledge: Knowledge, advice: Advice) -> Advice:
    """Add the clearest reason why a worse choice is not as good; the first gets that of the next worse one."""
    shown = advice.choices[:SHOWN]
    if all(one.equal for one in shown):
        return advice
    moves = [one.move for one in shown]
    counts = counted(game, knowledge, moves, games[game].to_move(knowledge), own_seed(knowledge), COUNTED)
    found: dict[int, Reason] = {}
    for index, one in enumerate(shown):
        if not one.equal and (reasons := clearest(game, counts[:, index], counts[:, 0])):
            found[one.move] = reasons[0]
    next_worse = next((move for move in moves if move in found), None)
    reasoned = []
    for index, one in enumerate(shown):
        worse = next_worse if index == 0 else one.move
        if worse is not None and worse in found:
            reasoned.append(structs.replace(one, worse=worse, reason=found[worse]))
        else:
            reasoned.append(one)
    return Advice((*reasoned, *advice.choices[SHOWN:]), advice.exact)
