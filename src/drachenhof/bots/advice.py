"""What several independent searches say together, no more exactly than they agree with each other.

One search looks certain and is not: asked again, it says something else. So a
position is searched several times; a chance to win is told as a range that holds
what all of them found, and not at all where that is too wide.
"""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from drachenhof.bots.decision import Decision
from drachenhof.game import Parts

SEARCHES = 4
SIMULATIONS: Parts[int] = Parts("bots", "ADVISED_BY")  # of each of them
STEP = 0.05  # ranges are told in steps of this
WIDEST = 0.25  # range of chances that is still worth telling
WIDEST_SCORE: Parts[float] = Parts("bots", "WIDEST_SCORE")
ALIKE = 4  # times as many simulations for the best choice, where one has nothing better to compare by
TRIED = 30  # simulations that a choice needs in a search to be judged by it


@dataclass(frozen=True)
class Advised:
    """A choice: the range of its chance to win and its score, where known; `equal`: about as good as the first."""

    move: int
    visits: int
    low: float | None
    high: float | None
    score: float | None
    equal: bool


@dataclass(frozen=True)
class _Seen:
    """What the searches found of one choice."""

    move: int
    visits: int
    win: float | None
    margin: float
    score: float | None
    score_range: float


def seeds(knowledge: bytes) -> list[int]:
    """The seeds of the searches, which follow from what is known: asked again, one hears the same."""
    said = [hashlib.sha256(bytes([number]) + knowledge).digest() for number in range(SEARCHES)]
    return [int.from_bytes(digest[:7], "big") for digest in said]


def agreed(game: str, decisions: Sequence[Decision]) -> list[Advised]:
    """What the searches of one position say together, the best choice first."""
    first = decisions[0]
    if first.exact or len(first.choices) == 1:
        best = first.choices[0].value
        return [Advised(one.move, one.visits, None, None, None, one.value == best) for one in first.choices]
    seen = [_seen(one.move, decisions) for one in first.choices]
    best_ = max(seen, key=lambda one: (one.visits, -one.move))
    rest = [one for one in seen if one is not best_]
    rest.sort(key=lambda one: (one.win is None, -(one.win or 0.0), -one.visits, one.move))
    return [_advised(game, one, best_) for one in (best_, *rest)]


def _seen(move: int, decisions: Sequence[Decision]) -> _Seen:
    found = [one for decision in decisions for one in decision.choices if one.move == move]
    judged = [one for one in found if one.visits >= TRIED and one.win is not None and one.score is not None]
    visits = sum(one.visits for one in found)
    if len(judged) < len(decisions):
        return _Seen(move, visits, None, 0.0, None, 0.0)
    wins, scores = [one.win or 0.0 for one in judged], [one.score or 0.0 for one in judged]
    margin = max(max(wins) - min(wins), 2 * pstdev(wins)) / 2 + STEP / 2
    return _Seen(move, visits, fmean(wins), margin, fmean(scores), max(scores) - min(scores))


def _advised(game: str, one: _Seen, best: _Seen) -> Advised:
    if one.win is None or one.score is None:
        return Advised(one.move, one.visits, None, None, None, ALIKE * one.visits >= best.visits)
    low, high = _range(one.win - one.margin, one.win + one.margin)
    told = high - low <= WIDEST + 1e-9
    score = one.score if one.score_range <= WIDEST_SCORE[game] else None
    equal = best.win is not None and best.win - one.win <= max(best.margin + one.margin, STEP / 2)
    return Advised(one.move, one.visits, low if told else None, high if told else None, score, one is best or equal)


def _range(low: float, high: float) -> tuple[float, float]:
    """A range in whole steps that holds another."""
    low, high = max(0.0, math.floor(low / STEP) * STEP), min(1.0, math.ceil(high / STEP) * STEP)
    return round(low, 2), round(max(high, low + STEP) if high <= low else high, 2)
