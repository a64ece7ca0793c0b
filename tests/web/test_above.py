"""What lies above the board: Escape closes it, and so does the browser's way back, which leaves no table."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.at_table import CHOICES, decide, new_table, play_now
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
AGAIN = 300  # milliseconds after which a press opens a sheet anew that another has just closed


def look_back(page: Any) -> Any:
    page.get_by_role("button", name="Since my last turn").click()
    return page.get_by_role("slider")


def all_cards(page: Any) -> Any:
    page.get_by_role("button", name="All cards").click()
    return page.locator("[popover]:popover-open")


def menu(page: Any) -> Any:
    page.get_by_role("button", name="Menu").click()
    return page.locator("[popover]:popover-open")


def sure(page: Any) -> Any:
    """From the menu to the question whether one is sure: one closes as the other opens."""
    menu(page).get_by_role("button", name="Resign").click()
    return page.get_by_role("dialog", name="Resign")


def rule(page: Any) -> Any:
    page.locator("button.way.left").click()
    return page.locator("dialog[open]")


LAYERS = [look_back, all_cards, menu, sure, rule]


@pytest.mark.parametrize("way", ["back", *extra("escape")])
def test_what_lies_above_is_closed_and_the_table_stays(visit: Visit, way: str) -> None:
    page = visit("/watch", viewport=PHONE)
    page.goto(new_table(page, "hoard", 3))
    decide(page)
    table = page.url
    for open_it in LAYERS:
        above = open_it(page)
        expect(above, open_it.__name__).to_be_visible()
        page.wait_for_function("() => history.state === 'layer'")
        if way == "back":
            page.evaluate("history.back()")
        else:
            page.keyboard.press("Escape")
        expect(above, open_it.__name__).not_to_be_visible()
        page.wait_for_function("() => history.state !== 'layer'")
        assert page.url == table, open_it.__name__
        page.wait_for_timeout(AGAIN)
    expect(page.locator(CHOICES).first).to_be_visible()
    page.go_back()
    page.wait_for_url(lambda url: "/t/" not in url)


def test_a_link_above_the_table_leads_away_and_back_again(visit: Visit) -> None:
    page = visit("/")
    play_now(page, "hoard")
    table = page.url
    menu(page).get_by_role("link", name="Settings").click()
    page.get_by_role("heading", level=1, name="Settings").wait_for()
    page.go_back()
    page.wait_for_url(table)
    expect(page.locator(CHOICES).first).to_be_visible()
