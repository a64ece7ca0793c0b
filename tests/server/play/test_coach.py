"""The coach at a table: for one person among bots, and nobody else."""

import asyncio
import json
import time
from threading import Thread
from typing import Any

import pytest

from tests.server.play.server import Person
from tests.server.play.test_life import alone
from tests.server.play.test_moves import two, who_moves
from tests.server.play.test_playing_on import decision, played_on, record_of


@pytest.mark.slow
@pytest.mark.parametrize(("way", "game"), [("socket", "year"), ("http", "hoard")])
def test_who_plays_alone_hears_what_is_better_and_what_costs_much(ada: Person, way: str, game: str) -> None:
    seat = alone(ada, way, "me novice novice", hints=True, game=game)
    said = seat.ask("coach", at=seat.at)
    assert said["type"] == "coached"
    assert said["at"] == seat.at
    assert 0 < len(said["better"]) <= 3
    costly = {one["move"] for one in said["costly"]}
    assert set(said["better"]) | costly <= set(seat.choices)
    assert not costly & set(said["better"])
    assert said["mattered"] is None  # nothing lies behind yet
    again = [seat.ask("coach", at=seat.at) for _ in range(2)]
    alike = {json.dumps(one | {"id": ""}, sort_keys=True) for one in (said, *again)}
    assert len(alike) <= 2, "a machine that is busy may give a first look only, and that is always the same too"
    assert seat.table["rated"] is False


def test_after_a_month_it_is_told_once_what_mattered(ada: Person) -> None:
    seat = alone(ada, "http", "me novice", hints=True)
    while seat.my_turn().position["view"]["month"] < 2:
        seat.move()
    said = seat.ask("coach", at=seat.at)
    assert said["part"] == 2
    assert said["mattered"]["say"].startswith("coach-year-")
    assert seat.ask("coach", at=seat.at, heard=1)["mattered"] is None


@pytest.mark.parametrize(("game", "parts"), [("year", 12), ("hoard", 4)])
def test_after_the_end_it_is_told_what_mattered_last(ada: Person, game: str, parts: int) -> None:
    record = record_of(game)
    seat = played_on(ada, record, decision(record, 0, -1), "http", hints=True)
    while seat.until(lambda: seat.choices or seat.status == "over").status != "over":
        seat.move()
    said = seat.ask("coach", at=seat.at)
    assert (said["part"], said["better"], said["costly"]) == (parts + 1, [], [])
    assert said["mattered"]["say"].startswith(f"coach-{game}-")
    assert seat.ask("coach", at=seat.at, heard=parts)["mattered"] is None


def test_where_nothing_may_help_there_is_no_coach(ada: Person, way: str) -> None:
    seat = alone(ada, way)
    assert seat.table["rated"] is True
    seat.refused("coach", "no-coach", at=seat.at)


def test_at_a_table_with_others_there_is_no_coach(ada: Person, bert: Person, cleo: Person, way: str) -> None:
    first, second = two(ada, bert, way, hints=True)
    mover, other = who_moves(first, second)
    mover.refused("coach", "no-coach", at=mover.at)
    other.refused("coach", "no-coach", at=mover.at)
    cleo.at(first.table["id"], way).refused("coach", "not-seated", at=mover.at)


def test_for_several_people_at_one_device_there_is_no_coach(ada: Person, way: str) -> None:
    seat = alone(ada, way, "me me novice", hints=True)
    seat.refused("coach", "no-coach", at=seat.at)


def test_others_do_not_hear_somebody_elses_coach(ada: Person, bert: Person, way: str) -> None:
    seat = alone(ada, way, hints=True)
    bert.at(seat.table["id"], way).refused("coach", "not-seated", at=seat.at)


def test_it_is_about_the_position_that_is_there(ada: Person, way: str) -> None:
    seat = alone(ada, way, hints=True)
    seat.refused("coach", "stale", at=seat.at - 1)
    table = seat.table["id"]
    seat.do("resign")
    seat.until(lambda: seat.status == "over")
    ada.at(table, way).refused("coach", "not-now", at=seat.last)


def test_a_move_does_not_wait_for_the_coach(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done at the table breaks the measuring off."""
    seat = alone(ada, "http", hints=True)
    worker_pool = ada.server.service.services.bots.worker_pool
    asked, began = [], time.monotonic()

    async def slow(*_: Any) -> Any:
        asked.append(True)
        await asyncio.sleep(60)

    monkeypatch.setattr(worker_pool, "coach", slow)
    heard: list[dict[str, Any]] = []
    path, body = f"/api/tables/{seat.table['id']}/coach", {"type": "coach", "id": "slow", "at": seat.at}
    asking = Thread(target=lambda: heard.append(ada.http.post(path, json=body).json()))
    asking.start()
    while not asked:
        time.sleep(0.01)
    mover = ada.server.person("Ada again")
    mover.http.cookies = ada.http.cookies
    mover.at(seat.table["id"], "http").move()
    asking.join(50)
    assert heard[0]["code"] == "stale"
    assert time.monotonic() - began < 55
