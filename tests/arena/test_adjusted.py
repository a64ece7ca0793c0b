"""Results without luck: the same on average, nothing that depends on where they are worked out, and narrower."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from drachenhof.arena.adjusted import FEWEST, GameLuck, adjusted, fortune, fortunes
from drachenhof.arena.match import GameResult, Match, play
from drachenhof.arena.tournament import Tournament
from tests.budget import ten_times


def matches(count: int, game: str = "year", bots: str = "greedy,random") -> list[Match]:
    return list(Tournament.of(game, 2, {}, bots.split(","), seed=11).matches(count))


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_luck_adds_up_to_nothing_over_the_seats(game: str) -> None:
    match = matches(1, game)[0]
    luck = fortune(match, play(match), rollouts=8)
    for kind in (luck.deals, luck.draws):
        assert np.array(kind)[:, :2].sum(axis=0) == pytest.approx(0, abs=1e-9)
        assert np.array(kind).any()


def test_the_luck_of_a_game_is_the_same_everywhere() -> None:
    match = matches(1)[0]
    result = play(match)
    assert fortune(match, result, 8) == fortune(match, result, 8)
    assert fortune(match, result, 8) != fortune(replace(match, seed=12), result, 8)


@pytest.mark.extra
def test_the_number_of_workers_changes_no_luck() -> None:
    pairs = [(match, play(match)) for match in matches(4)]
    assert fortunes(pairs, 1, 4) == fortunes(pairs, 2, 4)


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random,novice", "greedy,random"])
@pytest.mark.parametrize("games", ten_times(40))
def test_luck_is_nothing_on_average_whoever_plays(bots: str, games: int) -> None:
    """It is unbiased, although the policy knows nothing of how a novice plays."""
    bot = bots.split(",")[0]
    told = np.array([_luck_of(bot, match) for match in matches(games, bots=bots)])
    means, errors = told.mean(axis=0), told.std(axis=0, ddof=1) / sqrt(len(told))
    assert (np.abs(means) < 3.5 * errors).all()


def _luck_of(bot: str, match: Match) -> list[float]:
    luck, seat = fortune(match, play(match), rollouts=8), match.seats.index(bot)
    return [*luck.deals[seat], *luck.draws[seat]]


# What is made of it: games that were never played, of which all is known


def lucky_games(
    blocks: int, weight: float, seed: int, skill: float = 0.0
) -> tuple[list[GameResult], dict[int, GameLuck]]:
    """Two bots, whose points are luck to so large a part; beside it stands luck that nothing depends on."""
    rng, results, luck = np.random.default_rng(seed), [], {}
    for number in range(2 * blocks):
        gift, other = rng.normal(size=2)
        lead = weight * gift + sqrt(1 - weight**2) * rng.normal() + (skill if number % 2 == 0 else -skill)
        places = (1, 2) if lead > 0 else (2, 1)
        seats = ("one", "two") if number % 2 == 0 else ("two", "one")
        none = (0.0, 0.0)
        results.append(GameResult(number, number // 2, seats, (round(10 * lead), 0), places, (1, 1), none, none, 1, ()))
        deals, draws = (((0.4 * x, -0.4 * x, 10 * x), (-0.4 * x, 0.4 * x, 0.0)) for x in (gift, other))
        luck[number] = GameLuck(number, deals, draws)
    return results, luck


def test_where_luck_decides_fewer_games_are_enough() -> None:
    one, two = adjusted(["one", "two"], *lucky_games(300, weight=0.95, seed=1))
    assert one.saved is not None
    assert one.saved > 2
    assert one.win_share.value + two.win_share.value == pytest.approx(1)


def test_where_luck_says_nothing_nothing_is_lost() -> None:
    one, _ = adjusted(["one", "two"], *lucky_games(300, weight=0.0, seed=2))
    assert one.saved == pytest.approx(1, abs=0.05)
    assert one.win_share.value == pytest.approx(one.raw_win_share.value, abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize("tournaments", ten_times(100))
def test_the_mean_stays_as_it_is(tournaments: int) -> None:
    """Over many tournaments, also short ones, the adjusted win share is right, and nearer to the truth."""
    raw, clean = [], []
    for seed in range(tournaments):
        found = {one.bot: one for one in adjusted(["one", "two"], *lucky_games(25, weight=0.9, seed=seed, skill=0.3))}
        raw.append(found["one"].raw_win_share.value)
        clean.append(found["one"].win_share.value)
    off = np.array(clean) - np.array(raw)
    assert abs(off.mean()) < 3 * off.std() / sqrt(len(off))
    assert np.var(clean) < 0.6 * np.var(raw)


def test_of_few_games_nothing_is_taken_out() -> None:
    for one in adjusted(["one", "two"], *lucky_games(FEWEST - 1, weight=0.9, seed=3)):
        assert one.win_share == one.raw_win_share
