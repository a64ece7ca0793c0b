"""Whether chances are true: what was foretold beside what came, corrections fitted, and a picture of both."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct

from drachenhof.analysis.calibration import Correction
from drachenhof.arena.statistics import by_blocks, share

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

BINS = 10
FEWEST = 500  # of a bin whose gap counts
WIN, PLACE, SCORE = range(3)


class Foretold(Struct, frozen=True):
    """A position of a game: what rollouts said of each seat, and what came of it (win, place value, score)."""

    game: int
    phase: int
    mover: int
    foretold: tuple[tuple[float, float, float], ...]
    came: tuple[tuple[float, float, float], ...]


class Bin(Struct, frozen=True):
    """Chances that were told between two tenths, and how many of them won (95 %, games as blocks)."""

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
    """How true chances are: by tenths, the Brier score, and that of saying the same of all."""

    positions: int
    games: int
    bins: tuple[Bin, ...]
    brier: float
    brier_even: float
    largest_gap: float | None
    """Of bins with enough chances in them."""


def fit(rows: Sequence[Foretold]) -> Correction:
    """What makes these chances true: the sharpness by likelihood, places and scores by least squares."""
    foretold, came = arrays(rows)
    places, came_places = foretold[:, :, PLACE], came[:, :, PLACE]
    slope = float((places * came_places).sum() / max((places**2).sum(), 1e-9))
    return Correction(
        sharpness=round(_lowest(lambda power: _surprise(foretold[:, :, WIN], came[:, :, WIN], power), 0.2, 3.0), 3),
        place=round(min(max(slope, 0.2), 3.0), 3),
        score=round(float((came[:, :, SCORE] - foretold[:, :, SCORE]).mean()), 2),
    )


def arrays(rows: Sequence[Foretold]) -> tuple[Numbers, Numbers]:
    """What was foretold, and what came of it: each by position, seat and figure."""
    return np.array([row.foretold for row in rows], float), np.array([row.came for row in rows], float)


def sharpened(wins: Numbers, power: float, rollouts: int = 1024) -> Numbers:
    """Chances of each position raised to a power, and scaled to add up to 1; no chance becomes 0."""
    raised = np.clip(wins, 0.5 / rollouts, 1.0) ** power
    out: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return out


def _surprise(foretold: Numbers, outcomes: Numbers, power: float) -> float:
    return float(-(outcomes * np.log(sharpened(foretold, power))).sum())


def _lowest(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest, by golden sections."""
    ratio = (5**0.5 - 1) / 2
    while high - low > 1e-3:
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        low, high = (low, right) if of(left) < of(right) else (left, high)
    return (low + high) / 2


def corrected(rows: Sequence[Foretold], corrections: Sequence[Correction]) -> Numbers:
    """The chances to win of all seats of all positions, after correction."""
    foretold, _ = arrays(rows)
    powers = np.array([corrections[min(row.phase, len(corrections) - 1)].sharpness for row in rows])
    raised = np.where(foretold[:, :, WIN] > 0, foretold[:, :, WIN], 0.0) ** powers[:, None]
    out: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return out


def reliability(rows: Sequence[Foretold], chances: Numbers, movers: bool = False) -> Reliability:
    """How true the chances of all seats are, or only of those who were to decide."""
    _, came = arrays(rows)
    games = np.repeat(np.array([row.game for row in rows]), chances.shape[1]).reshape(chances.shape)
    keep = np.ones(chances.shape, bool)
    if movers:
        keep = np.arange(chances.shape[1])[None, :] == np.array([row.mover for row in rows])[:, None]
    told, won, blocks = chances[keep], came[:, :, WIN][keep], games[keep]
    bins = tuple(_bin(index, told, won, blocks) for index in range(BINS))
    counted = [one.gap for one in bins if one.count >= FEWEST]
    even = 1 / chances.shape[1]
    return Reliability(
        positions=len(rows),
        games=len({row.game for row in rows}),
        bins=tuple(one for one in bins if one.count),
        brier=float(((told - won) ** 2).mean()),
        brier_even=float(((even - won) ** 2).mean()),
        largest_gap=max(counted) if counted else None,
    )


def _bin(index: int, told: Numbers, won: Numbers, blocks: Numbers) -> Bin:
    inside = np.minimum((told * BINS).astype(int), BINS - 1) == index
    low, high, count = index / BINS, (index + 1) / BINS, int(inside.sum())
    if not count:
        return Bin(low, high, 0, 0.0, 0.0, None, None)
    estimate = by_blocks(share, zip(blocks[inside].astype(int).tolist(), won[inside].tolist(), strict=True))
    return Bin(low, high, count, float(told[inside].mean()), estimate.value, estimate.low, estimate.high)


def drawn(curves: Mapping[str, Reliability], file: Path) -> None:
    """A picture: what was told against what came, a panel for each name."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(3.2 * len(curves), 3.6), layout="constrained")
    panels = figure.subplots(1, len(curves), squeeze=False, sharey=True)[0]
    for axes, (name, one) in zip(panels, curves.items(), strict=True):
        bins = [each for each in one.bins if each.count >= FEWEST // 10]
        told, won = [100 * each.told for each in bins], [100 * each.won for each in bins]
        below = [100 * max(0.0, each.won - (each.won_low or each.won)) for each in bins]
        above = [100 * max(0.0, (each.won_high or each.won) - each.won) for each in bins]
        axes.plot([0, 100], [0, 100], color="#9b9083", linewidth=1, linestyle=(0, (4, 3)))
        axes.errorbar(told, won, yerr=[below, above], fmt="o-", color="#b8402c", markersize=4, capsize=2, linewidth=1)
        axes.set_title(f"{name}: Brier {one.brier:.3f}", fontsize=9)
        axes.set_xlabel("told, %", fontsize=8)
        axes.set_aspect("equal")
    panels[0].set_ylabel("won, %", fontsize=8)
    figure.savefig(file)
