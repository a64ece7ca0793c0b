"""Playing on from a position of a game that is over: from its replay, or from a record that somebody opens."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.budget import extra
from tests.web.at_table import awaits_decision, decide, serious_faults, sideways
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.playing import PLAYERS, finished
from tests.web.test_replays import record_of

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("finished")]


def go_to(page: Any, move: int) -> int:
    """To a place in the middle of a replay, or to the next at which it stops; says which."""
    page.get_by_role("slider").fill(str(move))
    page.wait_for_function("move => parseInt(document.querySelector('output').textContent) >= move", arg=move)
    return int(page.locator("output").first.inner_text().split()[0])


@pytest.mark.parametrize(("game", "size"), [("year", PHONE), *extra(("hoard", DESKTOP))])
def test_from_a_replay_one_plays_on_at_the_seat_of_ones_choice(
    visit: Visit, client: httpx.Client, game: str, size: Any
) -> None:
    page: Any = visit(f"/t/{finished(client, game)}", viewport=size)
    page.get_by_role("link", name="Replay").click()
    at = go_to(page, 50)
    page.get_by_label("As seen by").select_option("1")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").wait_for()
    assert page.get_by_label("Where will you sit?").input_value() == "1"
    assert page.get_by_label("Who plays at the other seats?").input_value() == "greedy"
    assert serious_faults(page, within="dialog[open]") == []
    assert sideways(page) <= 0
    page.get_by_label("Who plays at the other seats?").select_option("novice")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    awaits_decision(page)
    page.get_by_text(f"The game began from a given position, after {at} moves.").wait_for(state="attached")
    page.reload()
    awaits_decision(page)
    page.get_by_role("button", name="Since my last turn").click()
    page.get_by_role("slider").press("End")
    page.get_by_role("button", name="Back to the game").click()
    decide(page)
    table = client.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    others = PLAYERS[game] - 2
    assert (table["given"], [seat["kind"] for seat in table["seats"]]) == (at, ["bot", "person", *["bot"] * others])
    page.go_back()
    page.get_by_text(re.compile(f"^{at} / ")).wait_for()
    assert page.get_by_label("As seen by").input_value() == "1"


def test_the_keyboard_alone_is_enough_except_at_the_end_where_there_is_nothing_to_play_on(
    visit: Visit, client: httpx.Client
) -> None:
    page: Any = visit(f"/r/{finished(client, 'year')}")
    nothing_to_play_on_at_the_end(page)
    at = go_to(page, 40)
    page.get_by_role("button", name="Play on from here").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("ArrowRight")  # which would be a step of the replay
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    page.get_by_text(re.compile(f"^{at} / ")).wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play on":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    awaits_decision(page)


def nothing_to_play_on_at_the_end(page: Any) -> None:
    page.get_by_role("slider").press("End")
    button = page.get_by_role("button", name="Play on from here")
    page.get_by_text("The game is over here.").wait_for()
    assert button.get_attribute("aria-disabled") == "true"
    button.click(force=True)
    assert not page.get_by_role("dialog").is_visible()
    page.keyboard.press("ArrowLeft")
    page.get_by_text("The game is over here.").wait_for(state="hidden")


def test_a_game_that_is_played_offers_no_positions(visit: Visit, client: httpx.Client) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    table = client.post("/api/tables", json={"game": "year", "seats": seats}).json()["table"]
    page: Any = visit(f"/r/{table}")
    page.get_by_role("slider").wait_for()
    assert page.get_by_role("button", name="Play on from here").count() == 0


def test_from_a_record_a_stranger_plays_on_with_a_name(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_of("hoard").to_json(), encoding="utf-8")
    page: Any = visit("/games")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/r")
    at = go_to(page, 45)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("textbox", name="Your name").fill("Cleo")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    awaits_decision(page)
    page.get_by_text("Cleo").first.wait_for(state="attached")
    page.get_by_text(f"after {at} moves").wait_for(state="attached")
