"""The value of a position for each seat, estimated by rollouts of the game's policies."""

import hashlib
from collections.abc import Callable
from math import inf
from threading import Event
from time import perf_counter
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from drachenhof.analysis.calibration import Correction, correction
from drachenhof.arena.statistics import wilson
from drachenhof.engine.game import OVER, Knowledge, Numbers
from drachenhof.games import Parts, games
from drachenhof.search.causes import causes
from drachenhof.search.rollouts import FIGURES, PLACE, SCORE, STAY, WIN, Luck

Policies: TypeAlias = "tuple[tuple[Numbers | None, float], ...]"
"""For each policy its weights (None: hand-made), and its noise in points."""

JUDGES: "Parts[Callable[[], Policies]]" = Parts("bots", "reviewers")


class JudgeRollouts:
    """The rollouts of a position. The game's policies alternate, so that no result depends on one policy alone."""

    def __init__(self, lucks: list[Luck], players: int) -> None:
        self._lucks, self._players = lucks, players

    def roll(self, moves: Numbers, first: int, count: int) -> Numbers:
        """Rollouts `first` to `first + count − 1` of each move: by rollout, move, seat, and WIN, PLACE, SCORE."""
        results, turns = np.empty((count, len(moves), self._players, FIGURES)), len(self._lucks)
        for turn, one in enumerate(self._lucks):
            begin, end = (-((turn - number) // turns) for number in (first, first + count))
            if end > begin:
                results[(turn - first) % turns :: turns] = one.roll(moves, begin, end - begin)
        return results


def luck(
    game: str, known: Knowledge, players: int, seed: int, drawn: int = 0, policies: "Policies | None" = None
) -> JudgeRollouts:
    """The rollouts of a position, by the game's policies or by others."""
    return JudgeRollouts(_lucks(game, known, players, seed, drawn, policies), players)


def counted(game: str, known: Knowledge, moves: list[int], seat: int, seed: int, count: int) -> Numbers:
    """Play rollouts that count what happens to a seat: by rollout, move and cause."""
    lucks, lines = _lucks(game, known, len(games[game].scores(known)), seed), np.array(moves, np.int16)
    return np.concatenate([causes(one, lines, seat, count // len(lucks)) for one in lucks])


def handmade(game: str) -> Policies:
    """Return only the hand-made policy, without the trained ones, as an independent judge."""
    return tuple(one for one in JUDGES[game]() if one[0] is None)


def _lucks(
    game: str, known: Knowledge, players: int, seed: int, drawn: int = 0, policies: "Policies | None" = None
) -> list[Luck]:
    by = JUDGES[game]() if policies is None else policies
    return [Luck(game, known, players, seed, heat, drawn=drawn, weights=weights) for weights, heat in by]


Progress: TypeAlias = Callable[[float], None]
"""A callback that receives the share of the work done, 0 to 1."""

NORMAL = 1.96  # standard errors on either side that hold 95 %
FIRST = 64  # rollouts before the first look at what they say
CHUNK_SECONDS = 0.02  # between two looks at the clock and at a cancel


class Measured(Struct, frozen=True):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """The half-width of the interval."""
        return max(self.high - self.value, self.value - self.low)


class SeatWorth(Struct, frozen=True):
    """A seat's expected result of the game."""

    win: Measured
    """The chance to win, 0 to 1; who shares the first place shares the win."""
    place: Measured
    """Place value: 1 for the first place to −1 for the last."""
    score: Measured
    """Points, or losses in a game where the fewest win."""


class Worth(Struct, frozen=True):
    """The value of a position for each seat."""

    seats: tuple[SeatWorth, ...]
    rollouts: int
    """The number of rollouts."""
    enough: bool
    """Whether every chance to win is as exact as was wanted; no if it was cancelled, or the budget too small."""


class Effort(Struct, frozen=True):
    """The precision and the limits of a measurement, which ends when the first of them is reached."""

    precision: float = 0.01
    """The allowed margin of the requested figure: a chance to win, or the cost of a move."""
    rollouts: int = 20_000
    """Games that may be played on, of all moves together."""
    milliseconds: float | None = None
    """If there is such a limit, the answer depends on how fast the machine is."""


def worth(
    game: str,
    knowledge: Knowledge,
    effort: Effort = Effort(),  # noqa: B008 (it is frozen)
    *,
    seed: int | None = None,
    calibrated: bool = True,
    policies: "Policies | None" = None,
    cancel: Event | None = None,
    progress: Progress | None = None,
) -> Worth:
    """Estimate a position's value for each seat from one seat's knowledge, until all chances are precise enough.

    Without a seed, one is derived from the knowledge, so the same position gets the same answer.
    Rollouts are played by the game's policies, unless others are given.
    """
    sample = Sample(game, knowledge, seed, effort, calibrated, policies, cancel, progress)
    stay = np.array([STAY], np.int16)
    while sample.more(stay) and (off := sample.worth(STAY).margin()) > effort.precision:
        sample.tell((effort.precision / off) ** 2)
    sample.tell(1.0)
    return sample.worth(STAY).as_worth(effort.precision)


def own_seed(knowledge: Knowledge) -> int:
    """Return a seed derived from the knowledge."""
    return int.from_bytes(hashlib.sha256(knowledge.tobytes()).digest()[:7], "big")


class Sample:
    """Rollouts of the moves of one position; a move that was dropped has fewer than those that are still compared."""

    def __init__(
        self,
        game: str,
        knowledge: Knowledge,
        seed: int | None,
        effort: Effort,
        calibrated: bool,
        policies: "Policies | None",
        cancel: Event | None,
        progress: Progress | None,
    ) -> None:
        rules = games[game]
        self.players = len(rules.scores(knowledge))
        self.certain = rules.to_move(knowledge) == OVER
        self.enough = False
        corrected = calibrated and not self.certain
        self.correction = correction(game, knowledge, self.players) if corrected else Correction()
        self.rollouts = 0
        """Of all moves together."""
        self._effort, self._cancel, self._progress = effort, cancel, progress or (lambda _: None)
        seed = own_seed(knowledge) if seed is None else seed
        self._lines = luck(game, knowledge, self.players, seed, policies=policies)
        self._until = inf if effort.milliseconds is None else perf_counter() + effort.milliseconds / 1000
        self._kept: dict[int, list[Numbers]] = {}
        self._length = 0
        self._chunk = 4
        self._reported = 0.0

    def more(self, moves: Numbers) -> bool:
        """Double the rollouts of these moves, with common random numbers; return False if the budget is too small."""
        wanted = min(FIRST if not self._length else 2 * self._length, self._affordable(len(moves)))
        if self.certain:
            wanted = 1
        if wanted <= self._length and self._length:
            return False
        while self._length < wanted:
            self._roll(moves, min(self._chunk, wanted - self._length))
            if self._stopped():
                return False
        return True

    def _affordable(self, moves: int) -> int:
        left = self._effort.rollouts - self.rollouts
        return max(self._length + left // moves, 1)

    def _roll(self, moves: Numbers, count: int) -> None:
        began = perf_counter()
        results = self._lines.roll(moves, self._length, count)
        for index, move in enumerate(moves.tolist()):
            self._kept.setdefault(move, []).append(results[:, index])
        self._length += count
        self.rollouts += count * len(moves)
        taken = max(perf_counter() - began, 1e-6)
        self._chunk = max(1, min(4096, int(count * CHUNK_SECONDS / taken)))
        self.tell(self.rollouts / self._effort.rollouts)

    def _stopped(self) -> bool:
        return perf_counter() >= self._until or (self._cancel is not None and self._cancel.is_set())

    def tell(self, share: float) -> None:
        """Report how much is done, 0 to 1; never less than was reported before."""
        share = min(1.0, share)
        if share > self._reported:
            self._reported = share
            self._progress(share)

    def of(self, move: int) -> Numbers:
        """All rollouts of a move: by rollout, seat and figure."""
        parts = self._kept[move]
        if len(parts) > 1:
            parts[:] = [np.concatenate(parts)]
        return parts[0]

    def worth(self, move: int) -> "MoveFigures":
        return MoveFigures(self.of(move), self.correction, self.certain)


class MoveFigures:
    """The rollout results of one move, by seat."""

    def __init__(self, results: Numbers, corrected: Correction, certain: bool) -> None:
        self._results, self._correction, self._certain = results, corrected, certain
        self._means = results.mean(axis=0)

    def margin(self) -> float:
        """Return the largest margin of a chance to win."""
        return max(self._win(seat).margin for seat in range(len(self._means)))

    def as_worth(self, precision: float) -> Worth:
        seats = tuple(
            SeatWorth(self._win(seat), self._place(seat), self._score(seat)) for seat in range(len(self._means))
        )
        return Worth(seats, len(self._results), self.margin() <= precision)

    def _win(self, seat: int) -> Measured:
        means = np.clip(self._means[:, WIN], 0.0, 1.0)
        share = float(means[seat])
        low, high = (share, share) if self._certain else wilson(share, len(self._results))
        return Measured(*(self._correction.win(one, means, seat) for one in (share, low, high)))

    def _place(self, seat: int) -> Measured:
        value = float(self._means[seat, PLACE])
        off = self._off(seat, PLACE)
        ends = value, max(-1.0, value - off), min(1.0, value + off)
        return Measured(*(self._correction.place_value(one, seat) for one in ends))

    def _score(self, seat: int) -> Measured:
        value = float(self._means[seat, SCORE]) + self._correction.score
        off = self._off(seat, SCORE)
        return Measured(value, value - off, value + off)

    def _off(self, seat: int, figure: int) -> float:
        return 0.0 if self._certain else margin(self._results[:, seat, figure])


def margin(results: Numbers) -> float:
    """Return the margin of the mean of some rollouts; it is positive even if all rollouts are equal."""
    count = len(results)
    if count < 2:
        return inf
    return float(NORMAL * np.sqrt(results.var(ddof=1) / count + 1.0 / count**2))
