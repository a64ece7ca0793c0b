"""The benchmark: fixed tasks and yardsticks, the same luck for every bot, goes on where it was broken off."""

from functools import partial
from pathlib import Path

import pytest

from drachenhof.arena import benchmark
from drachenhof.arena.benchmark import Task, cell, measure, opponents, overall, tasks
from drachenhof.arena.match import Competitor, GameResult, Match
from drachenhof.arena.workers import play_here
from drachenhof.games import games

HERE = partial(play_here, workers=1)
SMALL = Task("year", 0, 2, {}, ("random", "greedy"))


@pytest.mark.parametrize("game", games)
def test_yardsticks_do_not_depend_on_the_clock(game: str) -> None:
    listed = tasks(game)
    assert {task.players for task in listed} >= {2}
    assert len({task.name for task in listed}) == len(listed)
    for task in listed:
        games[game].new(task.players, **task.options)
        for yardstick in task.yardsticks:
            assert Competitor.parse(game, yardstick).budget.milliseconds is None


def test_a_bot_does_not_meet_itself() -> None:
    assert opponents("courtier", tasks("year")[0]) == ["random", "novice", "greedy", "prince@600"]
    assert opponents("courtier@60", tasks("year")[0]) == ["random", "novice", "greedy", "prince@600"]
    assert len(opponents("courtier@61", tasks("year")[0])) == 5


def test_every_bot_gets_the_same_luck_and_all_seats(tmp_path: Path) -> None:
    asked: dict[str, list[Match]] = {"novice": [], "greedy": []}

    def noted(bot, matches):
        for match in matches:
            asked[bot].append(match)
            yield from HERE([match])

    only = Task("year", 1, 3, {}, ("random",))
    for bot in asked:
        (one,) = measure(bot, only, 6, 1, tmp_path / bot, partial(noted, bot))
        assert one.games == 6
        assert len(one.deals) == 2
    for mine, other in zip(asked["novice"], asked["greedy"], strict=True):
        assert (mine.seed, mine.deal, mine.number) == (other.seed, other.deal, other.number)
        assert mine.seats.index("novice") == other.seats.index("greedy")
    assert [match.seats.index("novice") for match in asked["novice"][:3]] in (
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [2, 1, 0],
    )


@pytest.fixture(autouse=True)
def folders(tmp_path: Path) -> None:
    for bot in ("novice", "greedy"):
        (tmp_path / bot).mkdir()


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    played = list[int]()

    def counted(matches):
        for result in HERE(matches):
            played.append(result.number)
            yield result

    first = list(measure("novice", SMALL, 4, 1, tmp_path, counted))
    assert len(played) == 8
    heard = list[int]()
    again = list(measure("novice", SMALL, 4, 1, tmp_path, counted, heard.append))
    assert len(played) == 8
    assert sum(heard) == 8  # what was there counts as done
    assert again == first
    more = list(measure("novice", SMALL, 6, 1, tmp_path, counted))
    assert [one.games for one in more] == [6, 6]
    assert more[0].deals[:2] == first[0].deals


def result(number: int, deal: int, seats: tuple[str, ...], places: tuple[int, ...], **more) -> GameResult:
    nothing = (0,) * len(seats)
    return GameResult(number, deal, seats, (10,) * len(seats), places, nothing, nothing, nothing, 0, (), **more)


def test_place_values_and_their_mean() -> None:
    three = Task("year", 0, 3, {}, ("greedy",))
    games_played = [
        result(0, 0, ("me", "greedy", "greedy"), (1, 2, 3)),
        result(1, 0, ("greedy", "me", "greedy"), (2, 1, 3)),
        result(2, 0, ("greedy", "greedy", "me"), (1, 2, 3)),
        result(3, 1, ("me", "greedy", "greedy"), (2, 1, 3)),
        result(4, 1, ("greedy", "me", "greedy"), (1, 3, 1), forfeits=(None, {"code": "late"}, None)),
        result(5, 1, ("greedy", "greedy", "me"), (1, 1, 1)),
    ]
    one = cell(three, "me", "greedy", games_played)
    assert one.place_value.value == pytest.approx((1 + 1 - 1 + 0 - 1 + 0) / 6)
    assert list(one.deals) == pytest.approx([1 / 3, -1 / 3])
    assert one.forfeits == 1
    assert one.win_share.value == pytest.approx((1 + 1 + 1 / 3) / 6)
    other = cell(Task("year", 1, 2, {}, ("greedy",)), "me", "greedy", [result(0, 0, ("me", "greedy"), (1, 2))])
    assert overall([one, other]).value == pytest.approx(0.5)
    won = cell(SMALL, "me", "greedy", [result(at, at, ("me", "greedy"), (1, 2)) for at in range(20)])
    assert won.place_value.high == 1
    assert won.place_value.low is not None
    assert 0.5 < won.place_value.low < 1  # twenty wins are no proof of winning always
    whole = overall([one, one])
    assert whole.value == pytest.approx(one.place_value.value)
    assert whole.low is not None
    assert whole.low < whole.value


def test_the_document_has_all_that_a_paper_needs(tmp_path: Path) -> None:
    cells = list(measure("novice", SMALL, 4, 1, tmp_path, HERE))
    told = benchmark.document("novice", 1, cells)
    assert told["benchmark"] == benchmark.VERSION
    assert told["seed"] == 1
    (task,) = told["tasks"]
    assert (task["game"], task["players"]) == ("year", 2)
    assert [one["yardstick"] for one in task["yardsticks"]] == ["random", "greedy"]
    assert len(task["yardsticks"][0]["deals"]) == 2
    assert set(told["games"]) == {"year"}
