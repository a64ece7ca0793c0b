"""Duels on the page: made at the end of a game and in a replay, taken up by somebody else, and both side by side."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.at_table import LOOK_OF_NIGHT, good_for_all, serious_faults
from tests.web.conftest import PHONE, Visit
from tests.web.playing import LAST, to_the_end
from tests.web.test_keyboard import press, tab_to

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("duels")]
GREEDY = {"kind": "bot", "bot": "greedy"}


@contextmanager
def somebody(served: Served, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, timeout=60) as client:
        client.post("/api/me", json={"name": name})
        yield client


@pytest.fixture(scope="module")
def ada(served: Served) -> Any:
    """Somebody who has finished a game alone against a bot."""
    with somebody(served, "Ada of the duel") as client:
        yield client


@pytest.fixture(scope="module")
def source(ada: httpx.Client) -> str:
    made = ada.post("/api/tables", json={"game": "year", "seats": [{"kind": "person"}, GREEDY]}).json()
    to_the_end(ada, made["table"])
    return str(made["table"])


@pytest.fixture(scope="module")
def duel(ada: httpx.Client, source: str) -> str:
    made = ada.post("/api/duels", json={"of": {"kind": "table", "table": source}}).raise_for_status()
    return str(made.json()["duel"])


@pytest.fixture(scope="module")
def bert(served: Served, duel: str) -> Any:
    """Somebody who has tried it, and always chose last what could be chosen."""
    with somebody(served, "Bert of the duel") as client:
        to_the_end(client, client.post(f"/api/duels/{duel}", json={}).json()["table"], LAST)
        yield client


def link_of(page: Page) -> str:
    """The link that the dialog shows."""
    box = page.get_by_label("Link to this duel")
    expect(box).to_be_visible()
    return box.input_value()


def test_the_end_of_a_game_gives_a_link_by_the_keyboard(visit: Visit, ada: httpx.Client, source: str) -> None:
    page = visit(f"/t/{source}", person=ada)
    page.get_by_role("button", name="Challenge a friend").press("Enter")
    dialog = page.get_by_role("dialog", name="Challenge a friend")
    expect(dialog.get_by_text("Whoever opens the link plays exactly this game")).to_be_visible()
    expect(dialog.get_by_label("Score to beat").locator("option").first).to_have_text(
        "Ada of the duel, as in this game"
    )
    assert serious_faults(page, within="dialog[open]") == []
    press(page, "dialog button[type=submit]")
    assert "/duel/" in link_of(page)
    press(page, "dialog a[href^='/duel/']")
    expect(page.get_by_role("heading", name="Your challenge")).to_be_visible()
    expect(page.get_by_role("button", name="Once more, for fun")).to_be_visible()


def test_a_stranger_takes_it_up_and_sees_nothing_of_it_before(visit: Visit, duel: str, source: str) -> None:
    page = visit(f"/duel/{duel}", color_scheme="dark", viewport=PHONE)
    expect(page.get_by_role("heading", name="Beat Ada of the duel at this")).to_be_visible()
    expect(page.locator(".target")).to_contain_text("Ada of the duel:")
    assert page.locator("a[href^='/r/']").count() == 0, "no game can be seen before one's own try"
    assert source not in page.content()
    expect(page.get_by_role("heading", name="Side by side")).to_have_count(0)
    expect(page.get_by_role("button", name="Take up the challenge")).to_be_visible()
    good_for_all(page)
    press(page, ".acts button")
    page.wait_for_url("**/t/*")
    page.goto(f"/duel/{duel}")
    expect(page.get_by_role("button", name="Go on with your try")).to_be_visible()
    press(page, ".acts button")
    page.wait_for_url("**/t/*")
    page.goto("/duel")
    expect(page.locator(f"a[href='/duel/{duel}']")).to_contain_text("Go on with your try")


@pytest.mark.parametrize(("language", "scheme", "size"), LOOK_OF_NIGHT)
def test_both_games_stand_side_by_side(
    visit: Visit, bert: httpx.Client, duel: str, source: str, language: str, scheme: str, size: dict[str, int]
) -> None:
    page = visit(f"/duel/{duel}", person=bert, locale=language, color_scheme=scheme, viewport=size)
    beside = bert.get(f"/api/duels/{duel}/beside").json()
    expect(page.locator(".beside table").last.locator("tbody tr")).to_have_count(len(beside["course"]["parts"]))
    expect(page.locator(".beside ol li")).to_have_count(len(beside["partings"]))
    first = beside["partings"][0]
    theirs = f"/r/{source}?at={first['other']['number'] - 1}&eyes=0"
    expect(page.locator(f".beside ol a[href='{theirs}']")).to_be_visible()
    good_for_all(page, language)
    press(page, f".beside ol a[href='{theirs}']")
    page.wait_for_url(f"**{theirs}")
    expect(page.get_by_role("slider")).to_have_value(str(first["other"]["number"] - 1))


def test_the_table_of_a_try_leads_to_its_duel(visit: Visit, bert: httpx.Client, duel: str) -> None:
    own = bert.get(f"/api/duels/{duel}").json()["own"]
    page = visit(f"/t/{own['table']}")
    page.get_by_role("link", name="To the duel").click()
    page.wait_for_url(f"**/duel/{duel}")


def test_a_replay_gives_a_duel_with_a_bot_to_beat(visit: Visit, ada: httpx.Client, source: str) -> None:
    page = visit(f"/r/{source}", person=ada)
    page.get_by_role("button", name="Challenge a friend").click()
    dialog = page.get_by_role("dialog", name="Challenge a friend")
    dialog.get_by_label("Score to beat").select_option("greedy")
    dialog.get_by_role("button", name="Make the link").click()
    address = link_of(page)
    page.goto(address)
    expect(page.locator(".target .score")).to_be_visible(timeout=60_000)  # the bot has played to its end
    expect(page.get_by_role("button", name="Take up the challenge")).to_be_visible()


def test_a_duel_against_a_bot_is_made_by_the_keyboard(visit: Visit) -> None:
    page = visit("/")
    press(page, "a[href='/challenges']")
    press(page, "main a[href='/duel']")
    expect(page.get_by_role("heading", name="A new duel against a bot")).to_be_visible()
    tab_to(page, "form select")
    page.keyboard.type("Mis")
    expect(page.get_by_label("Score to beat")).to_have_value("greedy")
    press(page, "form button[type=submit]")
    page.wait_for_url("**/duel/*")
    expect(page.get_by_role("button", name="Take up the challenge")).to_be_visible()
    assert serious_faults(page) == []


def test_a_duel_that_there_is_not(visit: Visit) -> None:
    page = visit("/duel/none")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address")
