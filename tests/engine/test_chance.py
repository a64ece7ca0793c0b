"""Seeded chance: the same everywhere, and fair."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import drachenhof
from drachenhof.chance import Chance

ROOT = Path(__file__).parents[2]
SEEDS = [(0, 0), (7, 3), (-1, 0), (2**70, 2**40)]  # and games


def streams():
    chances = [Chance(seed, game) for seed, game in SEEDS]
    return [[chance.choose(range(1000)) for _ in range(50)] for chance in chances]


@pytest.mark.extra
def test_compiled_and_interpreted_draw_the_same():
    said = {}
    for jit in ("0", "1"):
        code = f"from {__name__} import streams; print(streams())"
        environment = {**os.environ, "NUMBA_DISABLE_JIT": jit}
        ran = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        said[jit] = ran.stdout
    assert said["0"] == said["1"] == f"{streams()}\n"


def test_seeds_and_games_differ():
    drawn = {
        tuple(chance.choose(range(10**6)) for _ in range(3))
        for chance in (Chance(seed, game) for seed in (-2, -1, 0, 1, 2, 2**64, 2**64 + 1) for game in range(50))
    }
    assert len(drawn) == 7 * 50


def test_all_are_equally_likely():
    chance, draws = Chance(5), 30_000
    counts = Counter(chance.choose(range(7)) for _ in range(draws))
    expected = draws / 7
    squares = sum((counts[face] - expected) ** 2 / expected for face in range(7))
    assert squares < 30  # chi-square with six degrees of freedom: more than that comes once in 25,000 times


def test_a_chance_move_is_as_likely_as_its_weight():
    year = drachenhof.games["year"]
    state = year.new(2)
    year.apply(state, year.from_text(state, "event drought"))  # one drought is left, and two of each other
    chance, draws = Chance(9), 18_000
    counts = Counter(year.to_text(state, chance.pick(year, state)) for _ in range(draws))
    assert set(counts) == {f"event {name}" for name in ("tribute", "drought", "mongols", "festival", "contagion")}
    assert abs(counts["event drought"] / draws - 1 / 9) < 0.01
    assert abs(counts["event mongols"] / draws - 2 / 9) < 0.013


def test_chance_decides_only_when_it_is_to_move():
    year = drachenhof.games["year"]
    state = year.new(2)
    while year.to_move(state) == drachenhof.CHANCE:
        year.apply(state, Chance(1).pick(year, state))
    with pytest.raises(ValueError, match="chance is not to move"):
        Chance(1).pick(year, state)
