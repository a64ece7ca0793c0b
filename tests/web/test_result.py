"""After the game: places, how it went, and the ways on from there."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from drachenhof.games import games
from drachenhof.records import read
from drachenhof.records.play import final, game_of
from tests.budget import extra
from tests.web.at_table import RESULT, at_a_table, serious_faults, sideways
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.playing import finished

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("finished")]


CUT = """() => [...document.querySelectorAll('.moment strong')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


def test_everybody_is_named_in_a_moment_of_a_replay(visit: Visit, client: httpx.Client) -> None:
    table = finished(client, "year")
    steps = client.get(f"/api/tables/{table}/steps", params={"after": 0}).raise_for_status().json()["steps"]
    at, part = next(
        (at, part)
        for at, step in enumerate(steps, start=1)
        for part, moment in enumerate(step["entry"].get("moments") or [])
        if moment["name"] == "scoring"
    )
    page = visit(f"/r/{table}?at={at}.{part}")
    for width, height in [(1280, 800), (768, 1024), (390, 844), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".moment strong")).to_have_count(5)
        assert page.evaluate(CUT) == [], width


def test_the_course_of_a_game_is_told_when_it_is_over(client: httpx.Client) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    running = client.post("/api/tables", json={"game": "year", "seats": seats}).json()["table"]
    assert client.get(f"/api/tables/{running}/course").json()["code"] == "not-over"
    assert client.get("/api/tables/nowhere-at-all-22/course").status_code in (400, 404)


@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_the_result_says_how_it_went_and_where_to_go(visit: Visit, client: httpx.Client, game: str) -> None:
    table = finished(client, game, games[game].PLAYERS[-1])
    booked = client.get(f"/api/tables/{table}/course").json()
    scores = client.get(f"/api/tables/{table}").json()["table"]["scores"]
    for seat, score in enumerate(scores):
        assert sum(source[seat] for part in booked["parts"] for source in part) == score
    places = client.get(f"/api/tables/{table}").json()["table"]["places"]
    page: Any = visit(f"/t/{table}")
    page.locator(".course .chart > svg").wait_for()
    assert page.locator(".course .unseen > table tbody tr").count() == len(booked["parts"])
    page.get_by_label("By source").check(force=True)
    page.locator("table.sources").wait_for()
    sums = [int(said) for said in page.locator("table.sources tfoot td").all_inner_texts()]
    assert sums == [score for _, score in sorted(zip(places, scores, strict=True), key=lambda seat: seat[0])]
    assert serious_faults(page) == []
    assert page.get_by_role("link", name="Replay").get_attribute("href") == f"/r/{table}"
    page.get_by_text("Was the deal fair?").click()
    page.get_by_text("The server’s secret fits").wait_for()
    expect(page.locator("details code")).to_have_text(f"drachenhof verify {game}-{table}.json")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.wait_for_function("width => innerWidth === width", arg=size["width"])
        labels = page.locator("table.sources th[scope=row]")
        heights = labels.evaluate_all("rows => rows.map((row) => row.clientHeight)")
        assert max(heights) < 3 * 16.8, size  # pixels of a line of small type
        assert sideways(page) <= 0, size


def test_a_secret_that_was_changed_afterwards_is_found_and_the_record_can_be_kept(
    visit: Visit, client: httpx.Client, tmp_path: Path
) -> None:
    table = finished(client, "hoard")
    page: Any = visit(f"/t/{table}")
    told = client.get(f"/api/tables/{table}/record").text
    secret = client.get(f"/api/tables/{table}/record").json()["fair"]["secret"]
    page.route("**/record", lambda asked: asked.fulfill(body=told.replace(secret, secret[::-1])))
    page.get_by_text("Was the deal fair?").click()
    expect(page.locator("details li").first).to_have_class(re.compile("bad"))
    page.unroute("**/record")
    page.reload()
    page.get_by_text("Was the deal fair?").click()
    expect(page.locator("details li").first).not_to_have_class(re.compile("bad"))
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    waiting.value.save_as(tmp_path / "game.json")
    (record,) = read(tmp_path / "game.json")
    assert record.scores is not None
    assert game_of(record).scores(final(record)) == record.scores


@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_nobody_has_the_turn_in_a_game_that_was_given_up(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game)
    turn = page.locator("header [aria-current], .badge.active, .board .active")
    assert turn.count() > 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    page.locator(RESULT).wait_for()
    assert turn.count() == 0
    assert page.locator("header .badge.mine").count() == 0
