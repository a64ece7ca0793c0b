"""Who sits where: nobody twice, everybody in turn at each seat, and others met as evenly as can be."""

from collections import Counter
from itertools import combinations, product

import pytest

from drachenhof.duplicate import Seated, seating
from drachenhof.games import games
from tests.budget import extra

SIZES = sorted({size for game in games for size in games[game].PLAYERS})
PEOPLE = [2, 3, 5, 8, 11, 16, 25, 100]


def schedule(people: int, players: int, rounds: int) -> list[list[Seated]]:
    found: list[list[Seated]] = []
    for _ in range(rounds):
        found.append(seating(range(1, people + 1), players, found, "a tournament"))
    return found


def met(rounds: list[list[Seated]]) -> Counter[frozenset[int]]:
    pairs = (combinations([who for who in table if who], 2) for tables in rounds for table in tables)
    return Counter(frozenset(pair) for found in pairs for pair in found)


LARGE = list(product(PEOPLE[-2:], SIZES))


@pytest.mark.parametrize(
    ("people", "players"), [*product(PEOPLE[:-2], SIZES), LARGE[0], LARGE[-1], *extra(*LARGE[1:-1])]
)
def test_everybody_sits_once_and_seats_and_bots_go_around(people: int, players: int) -> None:
    rounds = schedule(people, players, 4)
    had, bots = Counter[tuple[int, int]](), Counter[int]()
    for tables in rounds:
        assert sorted(who for table in tables for who in table if who) == list(range(1, people + 1))
        assert {len(table) for table in tables} == {players}
        assert sum(who is None for table in tables for who in table) == -people % players
        alone = [table for table in tables if players > 2 and sum(who is not None for who in table) < 2]
        assert not alone, "nobody sits among bots alone"
        had.update((who, seat) for table in tables for seat, who in enumerate(table) if who)
        bots.update(who for table in tables if None in table for who in table if who)
    for who in range(1, people + 1):
        times = [had[who, seat] for seat in range(players)]
        assert max(times) - min(times) <= 2
    left_over = players > 2 and people % players == 1  # who is not to sit alone: more tables have bots
    if people > players and not left_over:
        assert max(bots[who] for who in range(1, people + 1)) <= 3, "nobody sits with bots all the time"
    worst = max(met(rounds).values(), default=0)
    fair = sum(met(rounds).values()) / (people * (people - 1) / 2)
    assert worst <= fair + 3


@pytest.mark.parametrize("people", [4, 6, 8, 10, 20, 100])
def test_at_tables_of_two_nobody_meets_twice_before_all_have_met(people: int) -> None:
    assert set(met(schedule(people, 2, min(12, people - 1))).values()) == {1}


@pytest.mark.parametrize(("people", "players"), [(9, 3), (15, 3), (21, 3), (20, 4), (28, 4), (25, 5), (35, 5)])
def test_where_the_tables_are_prime_nobody_meets_twice(people: int, players: int) -> None:
    tables = people // players
    assert set(met(schedule(people, players, min(12, tables))).values()) == {1}


def test_it_goes_on_when_people_come_and_leave() -> None:
    found: list[list[Seated]] = []
    for here in (range(1, 9), range(1, 12), [1, 2, 4, 5, 7, 9, 10, 11], [1, 2]):
        found.append(seating(list(here), 4, found, "x"))
        assert sorted(who for table in found[-1] for who in table if who) == sorted(here)


def test_it_is_the_same_for_the_same_rounds() -> None:
    assert schedule(17, 4, 3) == schedule(17, 4, 3)
