"""Tournaments on the page: made in a minute, joined by a stranger, played, the table explained, and a file to check."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from drachenhof.cli import main
from tests.server.served import Served
from tests.web.at_table import LOOK_OF_NIGHT, good_for_all, serious_faults
from tests.web.conftest import PHONE, Visit
from tests.web.playing import LAST, to_the_end
from tests.web.test_duels import somebody
from tests.web.test_keyboard import press, tab_to

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("tournaments")]
ALONE = {"game": "year", "players": 2, "deals": 2, "bot": "greedy"}


@pytest.fixture(scope="module")
def ada(served: Served) -> Any:
    with somebody(served, "Ada of the cup") as client:
        yield client


@pytest.fixture(scope="module")
def cup(served: Served, ada: httpx.Client) -> str:
    """A tournament in which two have played the first deal."""
    name = str(ada.post("/api/tournaments", json=ALONE).raise_for_status().json()["tournament"])
    to_the_end(ada, ada.post(f"/api/tournaments/{name}/deals/1").json()["table"])
    with somebody(served, "Bert of the cup") as bert:
        to_the_end(bert, bert.post(f"/api/tournaments/{name}/deals/1").json()["table"], LAST)
    return name


def test_one_is_made_in_a_minute_by_the_keyboard(visit: Visit) -> None:
    page = visit("/")
    press(page, "a[href='/challenges']")
    press(page, "main a[href='/tournament']")
    expect(page.get_by_role("heading", name="A new tournament")).to_be_visible()
    assert serious_faults(page) == []
    press(page, "form button[type=submit]")
    page.wait_for_url("**/tournament/*")
    expect(page.get_by_label("Link to this tournament")).to_be_visible()
    expect(page.get_by_role("button", name="Play deal 1")).to_be_visible()
    press(page, "section.framed button")
    page.wait_for_url("**/t/*")


def test_a_stranger_joins_by_link_and_sees_nothing_early(visit: Visit, cup: str) -> None:
    page = visit(f"/tournament/{cup}")
    expect(page.get_by_role("heading", name="Ada of the cup’s tournament")).to_be_visible()
    expect(page.get_by_role("row", name="Bert of the cup")).to_be_visible()
    expect(page.get_by_role("button", name="Results of deal 1")).to_have_count(0)
    assert page.locator("a[href^='/r/']").count() == 0
    page.get_by_role("button", name="Play deal 1").click()
    page.wait_for_url("**/t/*")
    page.goto(f"/tournament/{cup}")
    expect(page.get_by_role("button", name="Go on with deal 1")).to_be_visible()
    page.goto("/tournament")
    expect(page.locator(f"a[href='/tournament/{cup}']")).to_be_visible()


@pytest.mark.parametrize(("language", "scheme", "size"), LOOK_OF_NIGHT)
def test_after_ones_own_game_all_of_the_deal_stand_there(
    visit: Visit, ada: httpx.Client, cup: str, language: str, scheme: str, size: dict[str, int]
) -> None:
    page = visit(f"/tournament/{cup}", person=ada, locale=language, color_scheme=scheme, viewport=size)
    press(page, ".deals li button")
    expect(page.locator(".deals table a[href^='/r/']")).to_have_count(2)
    press(page, ".deals > div button")
    expect(page.locator(".beside table").last).to_be_visible()
    press(page, ".standings summary")
    expect(page.locator(".standings ol li")).to_have_count(4)
    good_for_all(page, language)


def test_the_host_begins_a_round_by_the_keyboard_and_everybody_finds_the_own_table(
    visit: Visit, served: Served
) -> None:
    page = visit("/tournament", color_scheme="dark", viewport=PHONE)
    page.wait_for_selector("form")
    for radio in ("bots", "days"):  # what is chosen at first: the next one is people at tables, and live
        tab_to(page, f"input[type=radio][value={radio}]")
        page.keyboard.press("ArrowRight")
    page.get_by_label("At a table").select_option("2")
    press(page, "form button[type=submit]")
    page.wait_for_url("**/tournament/*")
    with somebody(served, "Cleo of the cup") as cleo:
        path = f"/api/tournaments/{page.url.rsplit('/', 1)[-1]}"
        cleo.post(path, json={"act": "join"}).raise_for_status()
        expect(page.get_by_role("row", name="Cleo of the cup")).to_be_visible(timeout=30_000)
        good_for_all(page)
        expect(page.get_by_text("Begin it when everybody is there.")).to_be_visible()
        expect(page.get_by_role("button", name="Begin round 1")).to_be_visible()
        press(page, "section.framed button")
        expect(page.get_by_role("button", name="To your table of round 1")).to_be_visible()
        press(page, "section.framed button")
        page.wait_for_url("**/t/*")
        assert cleo.post(f"{path}/deals/1").json()["table"] == page.url.rsplit("/", 1)[-1]


def test_the_end_gives_a_file_that_can_be_checked(visit: Visit, ada: httpx.Client, tmp_path: Any) -> None:
    name = ada.post("/api/tournaments", json={**ALONE, "deals": 1}).raise_for_status().json()["tournament"]
    to_the_end(ada, ada.post(f"/api/tournaments/{name}/deals/1").json()["table"])
    page = visit(f"/tournament/{name}", person=ada)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="End now").click()
    expect(page.get_by_text("The host ended the tournament early")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything to check").click()
    file = tmp_path / "cup.jsonl"
    download.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    page.goto(page.url)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url("**/r/*")


def test_a_tournament_that_there_is_not(visit: Visit) -> None:
    page = visit("/tournament/none")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address")
