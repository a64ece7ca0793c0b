"""Whether chances are true is told rightly, and corrections are found that make them so."""

import numpy as np
import pytest

from drachenhof.analysis.calibration import Correction
from drachenhof.analysis.reliability import Foretold, arrays, corrected, fit, reliability

SEATS = 3


def games(count: int, sharpness: float, shift: float = 0.0) -> list[Foretold]:
    """Positions whose true chances are known; what is said of them is too sure of itself, or too shy."""
    rng = np.random.default_rng(1)
    rows = []
    for game in range(count):
        true = rng.dirichlet([1.5] * SEATS)
        said = true ** (1 / sharpness)
        said /= said.sum()
        winner = rng.choice(SEATS, p=true)
        rows.append(
            Foretold(
                game=game,
                phase=0,
                mover=game % SEATS,
                foretold=tuple((float(one), float(2 * one - 2 / SEATS), 80.0) for one in said),
                came=tuple(
                    (float(seat == winner), float(seat == winner) - 1 / SEATS, 80.0 + shift) for seat in range(SEATS)
                ),
            )
        )
    return rows


@pytest.mark.slow
@pytest.mark.parametrize("sharpness", [0.6, 1.0, 1.5])
def test_the_correction_that_is_needed_is_found(sharpness: float) -> None:
    rows = games(8_000, sharpness, shift=4.0)
    found = fit(rows)
    assert found.sharpness == pytest.approx(sharpness, rel=0.06)
    assert found.score == 4.0


@pytest.mark.slow
def test_corrected_chances_are_true_and_raw_ones_were_not() -> None:
    rows = games(20_000, 0.5)
    raw = reliability(rows, arrays(rows)[0][:, :, 0])
    true = reliability(rows, corrected(rows, [fit(rows)]))
    assert raw.largest_gap is not None
    assert true.largest_gap is not None
    assert raw.largest_gap > 0.1
    assert true.largest_gap < 0.025
    assert true.brier < raw.brier < raw.brier_even + 0.1
    for one in true.bins:
        assert one.won_low is not None
        assert one.won_high is not None
        assert one.won_low <= one.won <= one.won_high


def test_bins_hold_every_chance_once() -> None:
    rows = games(900, 1.0)
    found = reliability(rows, arrays(rows)[0][:, :, 0])
    assert sum(one.count for one in found.bins) == 900 * SEATS
    assert (found.positions, found.games) == (900, 900)
    movers = reliability(rows, arrays(rows)[0][:, :, 0], movers=True)
    assert sum(one.count for one in movers.bins) == 900
    assert movers.largest_gap is None or movers.largest_gap < 0.2


def test_a_correction_keeps_the_order_and_the_sum() -> None:
    shares = np.array([0.6, 0.3, 0.1])
    for sharpness in (0.5, 1.0, 2.0):
        corrected_shares = [Correction(sharpness).win(float(share), shares, seat) for seat, share in enumerate(shares)]
        assert sum(corrected_shares) == pytest.approx(1)
        assert corrected_shares == sorted(corrected_shares, reverse=True)
    assert Correction(2.0).win(0.0, shares, 2) == 0
    assert Correction(2.0).win(1.0, shares, 2) == 1
    low, high = (Correction(0.7).win(share, shares, 0) for share in (0.5, 0.7))
    assert low < Correction(0.7).win(0.6, shares, 0) < high
