"""Whether chances are true is told rightly, and corrections are found that make them so."""

import numpy as np
import pytest

from drachenhof.analysis.calibration import Correction, correction
from drachenhof.analysis.reliability import Foretold, ToldChances, arrays, corrected, fit, fit_together, reliability
from drachenhof.games import games as all_games
from tests.analysis.positions import known

SEATS = 3


def games(count: int, sharpness: float, shift: float = 0.0, chair: float = 0.0) -> list[Foretold]:
    """Positions whose true chances are known; what is said is too sure of itself, or too shy, or blind for a chair."""
    rng = np.random.default_rng(1)
    rows = []
    for game in range(count):
        true = rng.dirichlet([1.5] * SEATS)
        said = (true * np.exp([0.0, 0.0, -chair])) ** (1 / sharpness)
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
def test_what_a_chair_is_worth_is_found() -> None:
    found = fit(games(8_000, 1.0, chair=0.8))
    assert found.seats[2] - found.seats[0] == pytest.approx(0.8, abs=0.1)
    assert found.seats[1] - found.seats[0] == pytest.approx(0.0, abs=0.1)
    assert found.leads[2] > 0.05
    assert sum(found.leads) == pytest.approx(0, abs=1e-9)


def test_tables_share_what_they_know_of_sharpness() -> None:
    many, few = games(600, 0.6), games(40, 1.4)
    found = fit_together({"many": many, "few": few})
    assert abs(found["few"].sharpness - fit(many).sharpness) < abs(fit(few).sharpness - fit(many).sharpness) / 2
    assert found["many"].sharpness == pytest.approx(fit(many).sharpness, abs=0.1)


def test_few_games_say_little_however_many_positions_they_have() -> None:
    few = games(12, 1.0, chair=0.8)
    once, often = fit(few), fit(few * 50)
    assert often == once
    assert abs(once.seats[2] - once.seats[0]) < 0.4


@pytest.mark.slow
def test_corrected_chances_are_true_and_raw_ones_were_not() -> None:
    rows = games(20_000, 0.5)
    raw = reliability(ToldChances.of(rows, arrays(rows)[0][:, :, 0]))
    true = reliability(ToldChances.of(rows, corrected(rows, [fit(rows)])))
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
    found = reliability(ToldChances.of(rows, arrays(rows)[0][:, :, 0]))
    assert sum(one.count for one in found.bins) == 900 * SEATS
    assert (found.positions, found.games) == (900, 900)
    twice = ToldChances.together([ToldChances.of(rows, arrays(rows)[0][:, :, 0])] * 2)
    assert (reliability(twice).positions, reliability(twice).games) == (1800, 1800), "other games of the same numbers"
    assert reliability(twice).brier == pytest.approx(found.brier)


def test_a_correction_keeps_the_order_and_the_sum() -> None:
    shares = np.array([0.6, 0.3, 0.1])
    for one in (Correction(0.5), Correction(1.0), Correction(2.0), Correction(seats=(0.1, 0.0, -0.1))):
        corrected_shares = [one.win(float(share), shares, seat) for seat, share in enumerate(shares)]
        assert sum(corrected_shares) == pytest.approx(1)
        assert corrected_shares == sorted(corrected_shares, reverse=True)
    assert Correction(2.0).win(0.0, shares, 2) == 0
    assert Correction(2.0).win(1.0, shares, 2) == 1
    low, high = (Correction(0.7).win(share, shares, 0) for share in (0.5, 0.7))
    assert low < Correction(0.7).win(0.6, shares, 0) < high


def test_a_better_chair_has_better_chances_and_places() -> None:
    shares, one = np.array([0.4, 0.3, 0.3]), Correction(seats=(-0.3, 0.3, 0.0), leads=(-0.1, 0.1, 0.0), place=0.9)
    assert one.win(0.3, shares, 1) > 0.3 > one.win(0.3, shares, 2) > 0.29
    assert one.win(0.0, shares, 1) == 0
    assert one.win(1.0, shares, 0) == 1
    assert one.place_value(0.5, 1) == pytest.approx(0.55)
    assert (one.place_value(1.0, 1), one.place_value(-1.0, 0)) == (1.0, -1.0)


def test_what_holds_for_the_chairs_of_another_number_of_players_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"2": (Correction(0.8, seats=(-0.3, 0.3), leads=(-0.2, 0.2)),)}
    monkeypatch.setattr(all_games.part("year", "analysis"), "corrections", lambda: table)
    assert correction("year", known("year", 5, 2), 2) == table["2"][0]
    assert correction("year", known("year", 5, 3), 3) == Correction(0.8)
