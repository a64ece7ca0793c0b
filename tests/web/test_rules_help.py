"""Any symbol, tile or card leads to its rule, by pointer and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.at_table import PIECES
from tests.web.conftest import Visit
from tests.web.test_keyboard import tab_to

pytestmark = pytest.mark.slow
SETTLED = 200  # milliseconds until the focus is back where it was
MOST_STOPS = {"year": 75, "hoard": 60}
STOPS = """() => [...document.querySelectorAll('main button, main a[href], main input, main [tabindex="0"]')]
  .filter((it) => it.tabIndex >= 0 && !it.disabled && it.checkVisibility()).length"""


def shows(page: Any, number: str) -> None:
    """The rule lies above the table; it is closed again."""
    expect(page.locator("dialog[open] h2")).to_contain_text(f"{number} ")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_key_asks_for_the_rule_of_a_choice(visit: Visit, game: str) -> None:
    page = visit("/", kept={"list": "off"})
    play_now_on_the_board(page, game)
    tab_to(page, f"{PIECES}[data-rule]")
    number = str(page.evaluate("document.activeElement.dataset.rule"))
    page.keyboard.press("?")
    shows(page, number)
    assert page.evaluate("document.activeElement.dataset.rule") == number
    page.wait_for_timeout(SETTLED)
    page.evaluate("document.activeElement.blur()")
    piece = page.locator(f"{PIECES}[data-rule]").last
    piece.hover()
    page.keyboard.press("?")
    shows(page, str(piece.get_attribute("data-rule")))


def test_goods_lead_to_their_rules(visit: Visit) -> None:
    page = visit("/", kept={"list": "off"})
    play_now_on_the_board(page, "year")
    page.locator(".court.mine [data-rule=Y29]").click()
    shows(page, "Y29")
    tab_to(page, ".court.mine .symbol")
    page.keyboard.press("Home")
    for number in ("Y28", "Y29"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        shows(page, number)


def test_hands_and_hidden_cards_of_others_lead_to_their_rules(visit: Visit) -> None:
    page = visit("/", kept={"list": "off"})
    play_now_on_the_board(page, "hoard")
    page.locator(".player .hand").first.click()
    shows(page, "H8")


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_the_tabulator_is_not_kept_busy(visit: Visit, game: str) -> None:
    page = visit("/", kept={"list": "off"})
    play_now_on_the_board(page, game)
    assert page.evaluate(STOPS) < MOST_STOPS[game]


def play_now_on_the_board(page: Any, game: str) -> None:
    page.locator("section", has=page.locator(f"#door-{game}")).get_by_role("button", name="Play now").click()
    page.locator(PIECES).first.wait_for()
