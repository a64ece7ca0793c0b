"""What a tournament shows: shares that add up, places that are shared, ratings in the right order."""

from math import isclose

import pytest

from drachenhof.arena.match import GameResult, play
from drachenhof.arena.standings import rate, shared_places, standings, won
from tests.arena.conftest import tournament


def result(number: int, seats: str, places: list[int]) -> GameResult:
    size = len(seats)
    scores = tuple(100 - 10 * place for place in places)
    ones = (1,) * size
    return GameResult(number, number // size, tuple(seats), scores, tuple(places), ones, (0.5,) * size, ones, 0, ())


def test_equals_share_the_win_and_their_places() -> None:
    assert won([1, 1, 3]) == [0.5, 0.5, 0]
    assert won([2, 1, 3]) == [0, 1, 0]
    assert shared_places([1, 1, 3]) == [1.5, 1.5, 3]
    assert shared_places([1, 2, 2, 2]) == [1, 3, 3, 3]


def test_shares_and_places_add_up() -> None:
    for bots, players in (("courtier@8,greedy,random", 3), ("greedy,random", 4), ("greedy,novice,random", 4)):
        one = tournament(players, bots)
        found = standings(one.bots, [play(match) for match in one.matches(12)])
        seats = sum(standing.seats for standing in found.bots)
        assert seats == players * found.games
        assert isclose(sum(standing.win_share.value * standing.seats for standing in found.bots), found.games)
        mean_place = sum(standing.place.value * standing.seats for standing in found.bots) / seats
        assert isclose(mean_place, (players + 1) / 2)


def test_the_crosstable_adds_up() -> None:
    one = tournament(3, "courtier@8,greedy,novice,random")
    found = standings(one.bots, [play(match) for match in one.matches(24)])
    for row in one.bots:
        for column in one.bots:
            if row != column:
                ahead, behind = found.crosstable[row][column], found.crosstable[column][row]
                assert ahead is not None
                assert behind is not None
                assert isclose(ahead.value + behind.value, 1)
                assert ahead.low == pytest.approx(1 - (behind.high or 0))
    assert isclose(sum(place.place.value * place.seats for place in found.bots), 2 * 3 * found.games)


def test_equal_places_count_half_in_the_crosstable() -> None:
    found = standings("ab", [result(0, "ab", [1, 1]), result(1, "ba", [2, 1])])
    ahead = found.crosstable["a"]["b"]
    assert ahead is not None
    assert ahead.value == 0.75
    assert found.bots[0].bot == "a"
    assert found.bots[0].win_share.value == 0.75


def test_copies_count_by_the_seat() -> None:
    found = standings("ab", [result(0, "abbb", [1, 2, 3, 4]), result(1, "babb", [1, 4, 2, 3])])
    first, second = found.bots
    assert (first.bot, first.games, first.seats, first.win_share.value) == ("a", 2, 2, 0.5)
    assert (second.games, second.seats) == (2, 6)
    assert second.win_share.value == pytest.approx(1 / 6)
    ahead = found.crosstable["a"]["b"]
    assert ahead is not None
    assert ahead.value == 0.5


def test_bots_that_never_met_have_an_empty_cell() -> None:
    found = standings("abc", [result(0, "ab", [1, 2]), result(1, "ac", [1, 2])])
    assert found.crosstable["b"]["c"] is None


def test_times() -> None:
    found = standings("ab", [result(0, "ab", [1, 2]), result(1, "ba", [2, 1])])
    assert (found.bots[0].decisions, found.bots[0].mean_seconds, found.bots[0].slowest_seconds) == (2, 0.5, 1)
    assert found.winning_score.value == 90


def test_ratings_order_the_bots_and_grow_certain() -> None:
    few, many = ([result(number, "abc", [1, 2, 3]) for number in range(count)] for count in (5, 50))
    early, late = rate("abc", few), rate("abc", many)
    assert late["a"].mu > late["b"].mu > late["c"].mu
    assert late["b"].sigma < early["b"].sigma < 25 / 3
    assert late["a"].ordinal == late["a"].mu - 3 * late["a"].sigma


def test_copies_of_a_bot_learn_nothing_from_each_other() -> None:
    assert rate("a", [result(0, "aaaa", [1, 2, 3, 4])])["a"].mu == pytest.approx(25)
