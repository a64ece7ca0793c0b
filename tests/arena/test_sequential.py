"""Ranges that hold however often one looks."""

import numpy as np
import pytest

from drachenhof.arena.match import GameResult
from drachenhof.arena.standings import FEWEST, WRONG, answers, radius


def test_of_few_blocks_nothing_is_said() -> None:
    assert radius(FEWEST - 1, 0.1, WRONG) == np.inf
    assert radius(FEWEST, 0.1, WRONG) < np.inf


@pytest.mark.slow
def test_equal_bots_are_seldom_called_different_however_often_one_looks() -> None:
    rng = np.random.default_rng(3)
    wrong = sum(_ever_excluded(rng.choice([0.0, 0.5, 1.0], 1_000), 0.5) for _ in range(400))
    assert wrong / 400 <= WRONG


def test_an_ordinary_range_would_be_wrong_far_more_often() -> None:
    rng = np.random.default_rng(3)
    wrong = sum(_ever_excluded(rng.choice([0.0, 0.5, 1.0], 1_000), 0.5, ordinary=True) for _ in range(400))
    assert wrong / 400 > 4 * WRONG


def test_a_better_bot_is_called_better() -> None:
    rng = np.random.default_rng(4)
    assert all(_ever_excluded(rng.choice([0.0, 0.5, 1.0], 2_000, p=[0.2, 0.3, 0.5]), 0.5) for _ in range(50))


def _ever_excluded(blocks: np.ndarray, even: float, ordinary: bool = False) -> bool:
    counts = np.arange(1, len(blocks) + 1)
    means = np.cumsum(blocks) / counts
    deviations = np.sqrt(np.maximum(np.cumsum(blocks**2) / counts - means**2, 0))
    return any(
        abs(means[count - 1] - even)
        > (1.96 * deviations[count - 1] / np.sqrt(count) if ordinary else radius(count, deviations[count - 1], WRONG))
        for count in range(FEWEST, len(blocks) + 1)
    )


@pytest.mark.parametrize(("lineup", "even"), [("mixed", 0.5), ("one", 0.25)])
def test_what_is_compared_with_what(lineup: str, even: float) -> None:
    results = [_result(number) for number in range(4 * FEWEST)]
    (answer,) = answers(("a", "b"), lineup, results)
    assert (answer.bot, answer.other, answer.even) == ("a", "b", even)
    assert answer.clear
    assert answer.low > even


def _result(number: int) -> GameResult:
    """A game of one block of four that `a` wins from every seat."""
    seat = number % 4
    return GameResult(
        number=number,
        deal=number // 4,
        seats=tuple("a" if place == seat else "b" for place in range(4)),
        scores=(0,) * 4,
        places=tuple(1 if place == seat else 2 for place in range(4)),
        decisions=(1,) * 4,
        seconds=(0.0,) * 4,
        slowest=(0.0,) * 4,
        chance_moves=0,
        moves=(),
    )
