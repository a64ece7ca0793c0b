"""The coach: finds the choices of a position that cost a beginner much, and says why, while the beginner thinks.

A choice is costly if the lower end of its cost is at least `COSTLY`. It is also costly if it is
clearly worse than the best and announced events then take enough to be worth a warning
(`Forecast.dangers`), and more than after any of the choices shown instead.

Before the first month or round most choices are that bad: only a few pairs of a draft are good.
There the cost is measured from the median choice, so that ordinary choices cause no warning.
Later, the coach warns of all that a review calls a blunder, however many choices are as bad.

A warning must come before the click. If the quick answer took so long that the full one would be
late, the quick answer is returned. It is less precise, so it warns only of the costliest choices.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from statistics import median
from threading import Event
from time import perf_counter

from msgspec import Struct

from drachenhof.analysis.comparing import Comparison, MoveWorth, compare
from drachenhof.analysis.forecast import Danger, forecast
from drachenhof.analysis.measuring import Effort, Measured, counted, own_seed
from drachenhof.analysis.review.reasons import clearest
from drachenhof.analysis.review.values import Reason
from drachenhof.engine.game import Knowledge
from drachenhof.games import Parts, games

PART: Parts[Callable[[Knowledge], int]] = Parts("analysis", "part")

COSTLY = 0.08  # of place value that a choice costs at least, before anything is said of it
PRECISION = 0.04  # of place value, to which costs are measured if the rollouts allow it
ROLLOUTS = 2_500  # of all choices together: about a second on one core
FIRST = 800  # rollouts of the quick answer, if a player is waiting
PATIENCE = 3.0  # seconds within which a player at a table should get an answer
COUNTED = 1_000  # rollouts of all costly choices together in which reasons are counted
FEWEST, MOST = 24, 96  # of each
BETTER = 3  # choices that are shown instead


class Costly(Struct, frozen=True):
    """A choice that costs much: of place value, and of the chance to win; what else it loses, and why."""

    move: int
    cost: Measured
    chance: Measured
    danger: Danger | None = None
    """None unless the choices shown instead lose less."""
    reasons: tuple[Reason, ...] = ()
    price: Danger | None = None
    """The loss with the mildest of the choices shown instead, if it exceeds that of this one."""


class Coaching(Struct, frozen=True):
    """A coach's result for a position: the good choices, best first, and the costly ones."""

    better: tuple[int, ...] = ()
    costly: tuple[Costly, ...] = ()


def coach(game: str, knowledge: Knowledge, cancel: Event | None = None, patience: float = inf) -> Coaching:
    """Judge the choices of a decision; the same position gets the same answer. Raises ValueError if no seat decides.

    With `patience` (seconds), a machine that is too slow returns a quick answer from fewer rollouts instead.
    """
    rules = games[game]
    seat, legal = rules.to_move(knowledge), rules.legal_moves(knowledge)
    if seat >= 0 and not is_open(game, knowledge):
        return Coaching()
    comparison = _compared(game, knowledge, cancel, patience)
    ahead = forecast(game, knowledge, seat)
    dangers: Mapping[int, Danger] = ahead.dangers(legal) if ahead else {}
    shown = [one.move for one in comparison.moves if one.equal][:BETTER]
    instead = max((dangers[move].count for move in shown if move in dangers), default=0)
    much = COSTLY if PART[game](knowledge) else COSTLY + _ordinary([one.cost for one in comparison.moves])
    worse = [one.move for one in comparison.moves if _loses(one, dangers.get(one.move), instead)]
    warned = [one for one in comparison.moves if one.cost.low >= much or one.move in worse]
    if cancel is not None and cancel.is_set():
        return Coaching()
    reasons = _reasons(game, knowledge, seat, comparison, warned)
    never = {one.move for one in warned}
    better = tuple(one.move for one in comparison.moves if one.equal and one.move not in never)[:BETTER]
    costly = tuple(
        Costly(
            one.move,
            one.cost,
            one.chance,
            dangers[one.move] if one.move in worse else None,
            reasons.get(one.move, ()),
            _price(better, dangers, one.move),
        )
        for one in warned
    )
    return Coaching(better, costly)


def is_open(game: str, knowledge: Knowledge) -> bool:
    """Whether a decision matters: there are several choices, and not all of them are blind."""
    rules, blind = games[game], getattr(games.part(game, "analysis"), "BLIND", None)
    legal = rules.legal_moves(knowledge)
    return len(legal) > 1 and any(rules.to_text(knowledge, move).split()[0] != blind for move in legal)


def _compared(game: str, known: Knowledge, cancel: Event | None, patience: float) -> Comparison:
    """Return the full comparison, or the quick one if the full one would take longer than `patience` seconds."""
    if patience < inf:
        began = perf_counter()
        first = compare(game, known, Effort(PRECISION, FIRST), cancel=cancel)
        if (perf_counter() - began) * ROLLOUTS / FIRST > patience:
            return first
    return compare(game, known, Effort(PRECISION, ROLLOUTS), cancel=cancel)


def _ordinary(costs: Sequence[Measured]) -> float:
    """Return the cost of the median choice if most choices cost much, else 0."""
    most = 2 * sum(cost.low >= COSTLY for cost in costs) > len(costs) > 2
    return median(cost.value for cost in costs) if most else 0.0


def _loses(one: MoveWorth, danger: Danger | None, instead: int) -> bool:
    """Whether a choice loses enough to be warned of: more than what is shown instead."""
    return danger is not None and not one.equal and danger.count > instead


def _price(better: Sequence[int], dangers: Mapping[int, Danger], move: int) -> Danger | None:
    """Return the mildest danger of the choices shown instead of a move, if it is worse than the move's own."""
    if not better or any(one not in dangers for one in better):
        return None
    mildest = min((dangers[one] for one in better), key=lambda danger: danger.count)
    return mildest if move not in dangers or mildest.count > dangers[move].count else None


def _reasons(
    game: str, known: Knowledge, seat: int, comparison: Comparison, warned: Sequence[MoveWorth]
) -> dict[int, tuple[Reason, ...]]:
    """Return the reasons for each costly choice, compared with the best one."""
    if not warned:
        return {}
    moves = [comparison.best.move, *(one.move for one in warned)]
    count = max(FEWEST, min(MOST, COUNTED // len(moves)))
    counts = counted(game, known, moves, seat, own_seed(known), count)
    return {one.move: clearest(game, counts[:, index], counts[:, 0]) for index, one in enumerate(warned, start=1)}
