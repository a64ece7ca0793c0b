"""Results without luck: the same on average, nothing that depends on where they are worked out, and narrower."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from drachenhof.arena.adjusted import adjusted, fortunes
from drachenhof.arena.luck import Fortune, fortune
from drachenhof.arena.match import Match, play
from drachenhof.arena.statistics import Estimate
from drachenhof.arena.tournament import Tournament


def matches(count: int, game: str = "year", bots: str = "greedy,random") -> list[Match]:
    return list(Tournament.of(game, 2, {}, bots.split(","), seed=11).matches(count))


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_luck_adds_up_to_nothing_over_the_seats(game: str) -> None:
    match = matches(1, game)[0]
    luck = fortune(match, play(match), rollouts=8)
    assert sum(luck.wins) == pytest.approx(0, abs=1e-9)
    assert sum(luck.places) == pytest.approx(0, abs=1e-9)
    assert any(luck.wins)


def test_the_luck_of_a_game_is_the_same_everywhere() -> None:
    match = matches(1)[0]
    result = play(match)
    assert fortune(match, result, 8) == fortune(match, result, 8)
    assert fortune(match, result, 8) != fortune(replace(match, seed=12), result, 8)


@pytest.mark.slow
def test_the_number_of_workers_changes_no_luck() -> None:
    pairs = [(match, play(match)) for match in matches(4)]
    assert fortunes(pairs, 1, 4) == fortunes(pairs, 2, 4)


@pytest.mark.parametrize("bots", ["random,novice", "greedy,random"])
def test_luck_is_nothing_on_average_whoever_plays(bots: str) -> None:
    """It is unbiased, although the policy knows nothing of how a novice plays."""
    for bot in bots.split(","):
        told = np.array([_luck_of(bot, match) for match in matches(120, bots=bots)])
        means, errors = told.mean(axis=0), told.std(axis=0, ddof=1) / sqrt(len(told))
        assert (np.abs(means) < 3.5 * errors).all()


def _luck_of(bot: str, match: Match) -> list[float]:
    luck, seat = fortune(match, play(match), rollouts=8), match.seats.index(bot)
    return [luck.wins[seat], luck.places[seat], luck.scores[seat]]


def test_what_luck_gave_is_taken_out_of_each_result() -> None:
    tournament = Tournament.of("year", 2, {}, ["greedy", "random"], seed=11)
    pairs = [(match, play(match)) for match in tournament.matches(4)]
    results = [result for _, result in pairs]
    nothing = {result.number: Fortune(result.number, (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)) for result in results}
    for one in adjusted(tournament.bots, results, nothing):
        assert one.win_share == one.raw_win_share
        assert one.saved is None or one.saved == pytest.approx(1)
    all_luck = {
        result.number: Fortune(
            result.number,
            tuple(float(place == 1) - 0.5 for place in result.places),
            tuple(place - 1.5 for place in result.places),
            tuple(score - 50.0 for score in result.scores),
        )
        for result in results
    }
    for one in adjusted(tournament.bots, results, all_luck):
        assert one.win_share == Estimate(0.5, 0.5, 0.5)
        assert one.score == Estimate(50.0, 50.0, 50.0)
        assert one.place == Estimate(1.5, 1.5, 1.5)
