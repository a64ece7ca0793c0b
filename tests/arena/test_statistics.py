"""Intervals, against values that are known from elsewhere."""

from math import inf, isclose, sqrt

import numpy as np
import pytest

from drachenhof.arena.statistics import mean, share, student, variance, wilson, worth


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.7062), (2, 4.3027), (9, 2.2622), (11, 2.2010), (20, 2.0860), (60, 2.0003), (1000, 1.9623)],
)
def test_students_t(freedom: int, known: float) -> None:
    assert isclose(student(freedom), known, abs_tol=2e-4)


def test_nothing_is_known_from_one_block() -> None:
    assert student(0) == inf
    assert variance([3], [4]) == inf
    alone = mean([3], [4])
    assert (alone.value, alone.low, alone.high) == (0.75, None, None)
    low, high = wilson(0.75, 1)
    assert (share([3], [4]).low, share([3], [4]).high) == (low, high)


def test_wilsons_interval() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29
    for hits, count, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(hits / count, count)
        assert found == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("value", [0.0, 1 / 3, 0.5, 1.0])
def test_a_share_lies_in_its_interval(value: float) -> None:
    for count in range(1, 2000):
        low, high = wilson(value, count)
        assert 0 <= low <= value <= high <= 1


def test_blocks_of_one_game_are_the_textbook_mean() -> None:
    numbers = [3.0, 5.0, 4.0, 8.0]
    found = mean(numbers, [1] * 4)
    error = np.std(numbers, ddof=1) / 2
    assert (found.low, found.high) == pytest.approx((5 - 3.1824 * error, 5 + 3.1824 * error))


def test_blocks_of_one_size_are_the_mean_of_their_means() -> None:
    sums, means = [6.0, 2.0, 7.0], [3.0, 1.0, 3.5]
    assert variance(sums, [2, 2, 2]) == pytest.approx(np.var(means, ddof=1) / 3)


def test_blocks_that_are_all_or_nothing_count_once_each() -> None:
    hits, counts = [4, 0, 4, 0, 0, 4, 0, 4] * 20, [4] * 160
    assert worth(0.5, hits, counts) == pytest.approx(160, rel=0.04)


def test_all_games_or_none_count_once_for_each_block() -> None:
    assert worth(0.0, [0] * 20, [2] * 20) == 20
    assert worth(1.0, [2] * 20, [2] * 20) == 20
    won = share([2] * 20, [2] * 20)
    assert won.low == pytest.approx(0.8389, abs=1e-4)
    assert won.high == 1


def test_more_alike_than_chance_counts_as_chance() -> None:
    assert worth(0.5, [1] * 50, [2] * 50) == 100


def test_a_share_of_independent_games_is_wilsons() -> None:
    rng = np.random.default_rng(1)
    hits = rng.integers(0, 2, 4000).reshape(1000, 4).sum(axis=1).tolist()
    found, plain = share(hits, [4] * 1000), wilson(sum(hits) / 4000, 4000)
    assert (found.low, found.high) == pytest.approx(plain, abs=0.002)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Blocks whose games lean the same way: 95 % of the intervals hold the true share, and not of plain ones."""
    rng = np.random.default_rng(2)
    held = plain = 0
    for _ in range(500):
        leanings = rng.beta(1.5, 3.5, 40)
        hits = rng.binomial(4, leanings).tolist()
        found, naive = share(hits, [4] * 40), wilson(sum(hits) / 160, 160)
        held += found.low <= 0.3 <= found.high  # type: ignore[operator]
        plain += naive[0] <= 0.3 <= naive[1]
    assert abs(held / 500 - 0.95) < 3 * sqrt(0.95 * 0.05 / 500)
    assert plain < held
