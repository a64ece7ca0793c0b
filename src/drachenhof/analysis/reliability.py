"""Whether chances are true: forecasts against results, a picture of both, and fitted corrections."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct

from drachenhof.analysis.calibration import Correction
from drachenhof.arena.statistics import by_blocks, mean, share

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

BINS = 10
FEWEST = 500  # of a bin whose gap counts
WIN, PLACE, SCORE = range(3)
INK, MARK = "#7d766c", "#c8553d"  # both are seen on white and on black
ACROSS = 3  # panels of a picture


class Foretold(Struct, frozen=True):
    """A position with its rollout estimates and the final results of each seat (win, place value, score)."""

    game: int
    phase: int
    mover: int
    foretold: tuple[tuple[float, float, float], ...]
    came: tuple[tuple[float, float, float], ...]


class Bin(Struct, frozen=True):
    """Predicted chances in one interval of a tenth, and the share that won (95 % interval, games as blocks)."""

    low: float
    high: float
    count: int
    told: float
    won: float
    won_low: float | None
    won_high: float | None

    @property
    def gap(self) -> float:
        return abs(self.told - self.won)


class Reliability(Struct, frozen=True):
    """Calibration of chances: bins of a tenth, the Brier score (95 %, games as blocks) and that of uniform chances."""

    positions: int
    games: int
    bins: tuple[Bin, ...]
    brier: float
    brier_low: float | None
    brier_high: float | None
    brier_even: float
    largest_gap: float | None
    """Over bins with enough chances in them; None if there are none."""


@dataclass(frozen=True)
class ToldChances:
    """Predicted chances of all seats as flat arrays: prediction, result, game number, and the uniform chance."""

    told: Numbers
    won: Numbers
    games: Numbers
    even: Numbers
    positions: int

    @classmethod
    def of(cls, rows: Sequence[Foretold], chances: Numbers) -> "ToldChances":
        """Chances of each seat of some positions."""
        seats = chances.shape[1]
        games = np.repeat(np.array([row.game for row in rows], float), seats)
        won = arrays(rows)[1][:, :, WIN].ravel()
        return cls(chances.ravel(), won, games, np.full(chances.size, 1 / seats), len(rows))

    @classmethod
    def together(cls, several: Sequence["ToldChances"]) -> "ToldChances":
        """Concatenate several runs; equal game numbers of different runs are different games."""
        games = [index * 1e6 + one.games for index, one in enumerate(several)]
        told, won, even = (np.concatenate([getattr(one, name) for one in several]) for name in ("told", "won", "even"))
        return cls(told, won, np.concatenate(games), even, sum(one.positions for one in several))


def arrays(rows: Sequence[Foretold]) -> tuple[Numbers, Numbers]:
    """Return predictions and results as arrays, each by position, seat and figure."""
    return np.array([row.foretold for row in rows], float), np.array([row.came for row in rows], float)


def corrected(rows: Sequence[Foretold], corrections: Sequence[Correction]) -> Numbers:
    """Return the corrected chances to win, by position and seat."""
    foretold, _ = arrays(rows)
    used = [corrections[min(row.phase, len(corrections) - 1)] for row in rows]
    powers = np.array([[one.sharpness] for one in used])
    chairs = np.array([one.seats or (0.0,) * foretold.shape[1] for one in used])
    odds = np.clip(foretold[:, :, WIN], 0.0, 1.0) ** powers * np.exp(chairs)
    out: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return out


def reliability(judged: ToldChances) -> Reliability:
    """Compute the calibration of chances."""
    bins = tuple(_bin(index, judged) for index in range(BINS))
    counted = [one.gap for one in bins if one.count >= FEWEST]
    brier = by_blocks(mean, _blocks(judged.games, (judged.told - judged.won) ** 2))
    return Reliability(
        positions=judged.positions,
        games=len(np.unique(judged.games)),
        bins=tuple(one for one in bins if one.count),
        brier=brier.value,
        brier_low=brier.low,
        brier_high=brier.high,
        brier_even=float(((judged.even - judged.won) ** 2).mean()),
        largest_gap=max(counted) if counted else None,
    )


def _blocks(games: Numbers, numbers: Numbers) -> Iterator[tuple[int, float]]:
    return zip(games.astype(int).tolist(), numbers.tolist(), strict=True)


def _bin(index: int, judged: ToldChances) -> Bin:
    inside = np.minimum((judged.told * BINS).astype(int), BINS - 1) == index
    low, high, count = index / BINS, (index + 1) / BINS, int(inside.sum())
    if not count:
        return Bin(low, high, 0, 0.0, 0.0, None, None)
    won = by_blocks(share, _blocks(judged.games[inside], judged.won[inside]))
    return Bin(low, high, count, float(judged.told[inside].mean()), won.value, won.low, won.high)


def drawn(curves: Mapping[str, Reliability], file: Path) -> None:
    """Draw predicted against actual win rates, one panel per name, readable on light and dark backgrounds."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    ink = dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK)
    with rc_context({**ink, "svg.hashsalt": "reliability", "font.size": 8}):
        across = min(ACROSS, len(curves))
        down = -(-len(curves) // across)
        figure = Figure(figsize=(2.6 * across, 2.9 * down), layout="constrained")
        panels = figure.subplots(down, across, squeeze=False, sharex=True, sharey=True).ravel()
        for axes, (name, one) in zip(panels, curves.items(), strict=False):
            _panel(axes, name, one)
        for axes in panels[len(curves) :]:
            axes.set_axis_off()
        figure.supxlabel("told, %")
        figure.supylabel("won, %")
        figure.savefig(file, transparent=True, metadata={"Date": None})


def _panel(axes: Any, name: str, one: Reliability) -> None:
    bins = [each for each in one.bins if each.count >= FEWEST // 10]
    told, won = [100 * each.told for each in bins], [100 * each.won for each in bins]
    below = [100 * max(0.0, each.won - (each.won_low or each.won)) for each in bins]
    above = [100 * max(0.0, (each.won_high or each.won) - each.won) for each in bins]
    axes.plot([0, 100], [0, 100], color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.errorbar(told, won, yerr=[below, above], fmt="o-", color=MARK, markersize=4, capsize=2, linewidth=1)
    axes.set_title(f"{name}: Brier {one.brier:.3f}", fontsize=9)
    axes.set_aspect("equal")


SPREAD = 2.0  # how far from 1 one would think of the power, before any game
ANY = 10.0  # the same if nothing is thought of it
ALIKE = 0.15  # how far from that of all tables together, when it is known
SEAT_SPREAD = 0.1  # what a chair may be worth, before any game
FACTOR_FIRM = 5.0  # how much is needed to move the factor of place values half way from 1
LEAST = 0.002  # a chance that rollouts say is none
STEPS = 30


def fit_together(tables: Mapping[str, Sequence[Foretold]]) -> dict[str, Correction]:
    """Corrections of several tables (by number of players), whose sharpness is thought to be much alike."""
    alone = [_likeliest(rows, 1.0, ANY) for rows in tables.values()]
    # What one would think before any game counts once, not once for each table.
    sharpness = [1.0, *(float(fitted[0]) for fitted, _ in alone)]
    usual = float(np.average(sharpness, weights=[SPREAD**-2, *(certainty for _, certainty in alone)]))
    return {name: fit(rows, usual, ALIKE) for name, rows in tables.items()}


def fit(rows: Sequence[Foretold], usual: float = 1.0, spread: float = SPREAD) -> Correction:
    """The likeliest sharpness and worth of the seats; places and scores by least squares."""
    foretold, came = arrays(rows)
    fitted, _ = _likeliest(rows, usual, spread)
    slope, leads = _places(foretold[:, :, PLACE], came[:, :, PLACE], len({row.game for row in rows}))
    return Correction(
        sharpness=round(float(fitted[0]), 3),
        place=round(slope, 3),
        score=round(float((came[:, :, SCORE] - foretold[:, :, SCORE]).mean()), 2),
        seats=tuple(round(float(one), 3) for one in fitted[1:]),
        leads=_balanced(leads),
    )


def _likeliest(rows: Sequence[Foretold], usual: float, spread: float) -> tuple[Numbers, float]:
    """The power and the logarithm that is added for each seat, by Newton's steps; how certain the power is."""
    foretold, came = (one[:, :, WIN] for one in arrays(rows))
    weight = len({row.game for row in rows}) / len(rows)
    positions, seats = foretold.shape
    known = np.zeros((positions, seats, seats + 1))
    known[:, :, 0] = np.log(np.clip(foretold, LEAST, 1.0))
    known[:, range(seats), range(1, seats + 1)] = 1.0
    expected = np.array([usual] + [0.0] * seats)
    firmness = np.array([spread**-2] + [SEAT_SPREAD**-2] * seats)
    fitted = expected.copy()
    for _ in range(STEPS):
        odds = np.exp(known @ fitted)
        chances = odds / odds.sum(axis=1, keepdims=True)
        middle = np.einsum("ps,psk->pk", chances, known)
        slope = weight * np.einsum("ps,psk->k", chances - came, known) + firmness * (fitted - expected)
        bend = weight * (np.einsum("ps,psk,psl->kl", chances, known, known, optimize=True) - middle.T @ middle)
        step = np.linalg.solve(bend + np.diag(firmness), slope)
        fitted -= step
        if np.abs(step).max() < 1e-6:
            break
    return fitted, 1 / float(np.linalg.inv(bend + np.diag(firmness))[0, 0])


def _places(foretold: Numbers, came: Numbers, games: int) -> tuple[float, Numbers]:
    """The factor of place values, and what is added for each seat."""
    leads = np.zeros(foretold.shape[1])
    slope, weight = 1.0, games / len(foretold)
    for _ in range(STEPS):
        rest = came - leads
        slope = float(((foretold * rest).sum() * weight + FACTOR_FIRM) / ((foretold**2).sum() * weight + FACTOR_FIRM))
        leads = (came - slope * foretold).mean(axis=0) * games / (games + SEAT_SPREAD**-2)
    return slope, leads


def _balanced(leads: Numbers) -> tuple[float, ...]:
    """Rounded, and together 0."""
    rounded = [round(float(one), 3) for one in leads[1:]]
    return (round(-sum(rounded), 3), *rounded)
