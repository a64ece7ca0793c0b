"""The game of the day, without a server: what follows from the date."""

from datetime import date, timedelta

import pytest

from drachenhof.bots.levels import HOLDER, OPPONENT, named
from drachenhof.daily import daily, may_be_made_up, missed, open_secret, secret_of, streak, today, told_from
from drachenhof.fair import is_secret
from drachenhof.games import games

MONDAY = date(2026, 11, 16)
DAYS = [MONDAY + timedelta(days=number) for number in range(60)]


@pytest.mark.parametrize("game", games)
def test_every_day_is_a_game_that_can_be_played(game: str) -> None:
    for day in DAYS:
        found = daily(game, day)
        games[game].new(len(found.bots), **found.options)
        assert found.bots[found.seat] is None
        assert found.bots.count(None) == 1
        bots = {bot for bot in found.bots if bot is not None}
        assert bots == {HOLDER[game] if day.weekday() >= 5 else OPPONENT[game]}
        assert all(named(game, bot).budget.milliseconds is None for bot in bots), "the same everywhere"
        assert found == daily(game, day)


@pytest.mark.parametrize("game", games)
def test_days_differ(game: str) -> None:
    found = [daily(game, day) for day in DAYS]
    assert len({one.luck for one in found}) == len(DAYS)
    assert len({one.seat for one in found}) > 2
    assert len({tuple(one.options.items()) for one in found}) > 3
    assert {len(one.bots) for one in found} == {3, 4}


@pytest.mark.parametrize("game", games)
def test_secrets_of_days_differ(game: str) -> None:
    kept = "ab" * 32
    found = {secret_of(kept, game, day) for day in DAYS} | {open_secret(game, day) for day in DAYS}
    assert len(found) == 2 * len(DAYS)
    assert all(map(is_secret, found))
    assert secret_of("cd" * 32, game, MONDAY) != secret_of(kept, game, MONDAY)
    assert len({secret_of(kept, other, MONDAY) for other in games}) == len(games)


def test_a_day_is_that_of_utc() -> None:
    assert today(0) == date(1970, 1, 1)
    assert today(86_400_000 - 1) == date(1970, 1, 1)
    assert today(86_400_000) == date(1970, 1, 2)


def test_a_secret_is_told_when_nobody_can_stand_in_the_table_any_more() -> None:
    assert told_from(MONDAY) == MONDAY + timedelta(days=2)


@pytest.mark.parametrize(
    ("back", "count"),
    [([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([1, 2, 4], 2), ([0, 2, 3], 1)],
)
def test_a_streak_ends_with_yesterday_at_the_earliest(back: list[int], count: int) -> None:
    assert streak({MONDAY - timedelta(days=number) for number in back}, MONDAY) == count


def test_a_missed_day_can_be_made_up_for_a_week() -> None:
    assert not may_be_made_up(MONDAY, MONDAY)
    assert may_be_made_up(MONDAY - timedelta(days=1), MONDAY)
    assert may_be_made_up(MONDAY - timedelta(days=7), MONDAY)
    assert not may_be_made_up(MONDAY - timedelta(days=8), MONDAY)
    assert not may_be_made_up(MONDAY + timedelta(days=1), MONDAY)


def test_only_gaps_are_missed() -> None:
    """Nobody is told of days before the first one played."""
    played = {MONDAY - timedelta(days=number) for number in (0, 2, 4)}
    assert missed(played, MONDAY) == [MONDAY - timedelta(days=1), MONDAY - timedelta(days=3)]
    assert missed(set(), MONDAY) == []
