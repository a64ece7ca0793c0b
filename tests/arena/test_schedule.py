"""Who sits where: balanced over seats, line-ups and pairs."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, groupby, islice

import pytest

from drachenhof.arena.tournament import Seating, rotations, schedule

SIZES = [(bots, players) for bots in (1, 2, 3, 4, 5, 7) for players in (2, 3, 4, 5)]


def blocks(seatings: Iterable[Seating]) -> list[list[Seating]]:
    return [list(block) for _, block in groupby(seatings, key=lambda seating: seating.block)]


@pytest.mark.parametrize(
    ("bots", "players", "lineup"),
    [(*size, "mixed") for size in SIZES] + [(bots, players, "one") for bots, players in SIZES if bots > 1],
)
def test_within_a_block_every_bot_sits_equally_often_in_every_seat(bots: int, players: int, lineup: str) -> None:
    for block in blocks(schedule(bots, players, 60, lineup, seed=3)):
        assert len({seating.seats for seating in block}) == len(block)
        by_seat = [Counter(seating.seats[seat] for seating in block) for seat in range(players)]
        assert all(counted == by_seat[0] for counted in by_seat)


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_all_bots_sit_and_all_pairs_meet_about_equally(bots: int, players: int) -> None:
    seatings = list(schedule(bots, players, 600, "mixed", seed=3))
    sat = Counter(bot for seating in seatings for bot in seating.seats)
    assert max(sat.values()) <= 1.05 * min(sat.values())
    met = Counter(frozenset(pair) for seating in seatings for pair in combinations(sorted(set(seating.seats)), 2))
    assert len(met) == bots * (bots - 1) // 2
    assert not met or max(met.values()) <= 1.1 * min(met.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copies_are_as_few_as_can_be(players: int) -> None:
    for seating in schedule(3, players, 60, "mixed", seed=3):
        copies = Counter(seating.seats)
        assert max(copies.values()) <= -(-players // 3)


def test_one_against_copies_of_each_other_in_turn() -> None:
    seatings = list(schedule(3, 4, 16, "one", seed=3))
    assert all(Counter(seating.seats)[0] == 1 for seating in seatings)
    assert [set(seating.seats) - {0} for seating in seatings] == [{1}] * 4 + [{2}] * 4 + [{1}] * 4 + [{2}] * 4


def test_opponents_do_not_always_sit_in_the_same_order() -> None:
    orders = {block[0].seats for block in blocks(schedule(4, 4, 400, "mixed", seed=3))}
    assert len(orders) > 10


def test_blocks_are_whole_and_more_games_begin_with_the_same() -> None:
    few, many = (list(schedule(5, 4, games, "mixed", seed=3)) for games in (10, 99))
    assert (len(few), len(many)) == (12, 100)
    assert many[:12] == few
    assert [seating.number for seating in many] == list(range(100))


def test_the_first_games_do_not_wait_for_the_last() -> None:
    first = list(islice(schedule(5, 4, 10**12, "mixed", seed=3), 12))
    assert first == list(schedule(5, 4, 10, "mixed", seed=3))


def test_rotations_are_all_different() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotations((0, 0)) == [(0, 0)]
    assert len(rotations((0, 0, 1, 1))) == 4
