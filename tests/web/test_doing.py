"""How one is doing, on the page: from real games, with its records to replay, games to search, and files."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.at_table import LOOK_OF_DAY, good_for_all
from tests.web.conftest import Visit
from tests.web.playing import to_the_end
from tests.web.test_duels import somebody
from tests.web.test_keyboard import press, tab_to

RATINGS = {"en": "Ratings", "de": "Rangliste", "nl": "Ranglijst"}
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("doing")]


@pytest.fixture(scope="module")
def eva(served: Served) -> Any:
    """Somebody who has finished a game that counted."""
    with somebody(served, "Eva who plays") as client:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        made = client.post("/api/tables", json={"game": "year", "seats": seats}).json()
        to_the_end(client, made["table"])
        yield client


@pytest.mark.parametrize(("language", "scheme", "size"), LOOK_OF_DAY)
def test_it_sums_up_ones_games(
    visit: Visit, eva: httpx.Client, language: str, scheme: str, size: dict[str, int]
) -> None:
    page = visit("/games", person=eva, locale=language, color_scheme=scheme, viewport=size)
    press(page, "main a[href='/doing']")
    page.wait_for_url("**/doing")
    found = eva.get("/api/me/doing").json()
    table = found["ratings"][0]["points"][0]["table"]
    expect(page.locator("figure svg polyline")).to_have_count(1)
    groups = [one for one in found["groups"] if one["by"] in ("all", "seat", "players", "option")]
    expect(page.locator("section[aria-labelledby='doing-bots'] tbody tr")).to_have_count(len(groups))
    expect(page.locator(f".feats a[href='/r/{table}']")).to_have_count(len(found["feats"]))
    expect(page.get_by_role("heading", name=RATINGS[language])).to_be_visible()
    good_for_all(page, language)
    press(page, f".feats a[href='/r/{table}']")
    page.wait_for_url(f"**/r/{table}*")


def test_games_are_searched_by_the_keyboard_and_taken_along(visit: Visit, eva: httpx.Client) -> None:
    page = visit("/games", person=eva)
    games = page.locator("section[aria-labelledby='doing-search'] .games li")
    expect(games).to_have_count(1)
    tab_to(page, "input[type=search]")
    page.keyboard.type("nobody of this name")
    expect(page.get_by_text("No such game.")).to_be_visible()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("mise")  # the bot's kind, as it is called here
    expect(games).to_have_count(1)
    tab_to(page, "section[aria-labelledby='doing-search'] label:last-child select")
    page.keyboard.press("End")
    expect(page.get_by_role("combobox", name="Against")).to_have_value("people")
    expect(games).to_have_count(0)
    press(page, "main a[href='/doing']")
    with page.expect_download() as download:
        page.get_by_role("link", name="all games as a table (CSV)").click()
    assert download.value.suggested_filename == "drachenhof-games.csv"


def test_who_has_played_nothing_is_told_so(visit: Visit) -> None:
    page = visit("/doing")
    expect(page.get_by_text("Nothing to sum up yet")).to_be_visible()
