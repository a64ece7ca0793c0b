"""Any symbol, tile or card leads to its rule, by pointer and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.at_table import PIECES, story_length
from tests.web.conftest import PHONE, Visit
from tests.web.test_keyboard import tab_to

pytestmark = pytest.mark.slow
MOST_STOPS = {"year": 75, "hoard": 60}
STOPS = """() => [...document.querySelectorAll('main button, main a[href], main input, main [tabindex="0"]')]
  .filter((it) => it.tabIndex >= 0 && !it.disabled && it.checkVisibility()).length"""


# A rule is closed and another one asked for at once, before the page hears of anything else.
GOES_ON = """(selector) => {
  const other = document.querySelector(selector);
  document.querySelector('dialog[open]').close();
  other.focus();
  other.click();
}"""


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
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_contain_text("Y29 ")
    page.evaluate(GOES_ON, ".court.mine .symbol[data-rule=Y28]")
    shows(page, "Y28")
    assert page.evaluate("document.activeElement.dataset.rule") == "Y28"


def test_hands_and_hidden_cards_of_others_lead_to_their_rules(visit: Visit) -> None:
    page = visit("/", kept={"list": "off"})
    play_now_on_the_board(page, "hoard")
    page.locator(".player .hand").first.click()
    shows(page, "H8")


def test_a_finger_is_told_what_things_are(visit: Visit) -> None:
    """With the tap that only shows a choice, and of all that lies there; the legend is near the top."""
    page = visit("/", kept={"list": "off"}, viewport=PHONE, has_touch=True, is_mobile=True)
    play_now_on_the_board(page, "year")
    told, story = page.locator(".sheet:popover-open"), story_length(page)
    event = page.locator("ol.year > li").nth(4).locator("button")
    touch(page, page.locator(PIECES).first)
    expect(told).to_have_count(0)  # it would lie over what can be the second
    touch(page, page.locator(PIECES).nth(1))
    expect(told).to_contain_text("on the person track")
    touch(page, event)
    expect(told).to_contain_text("Month 5")
    expect(page.locator("dialog[open]")).to_have_count(0)
    told.get_by_role("button", name="Show the rule").tap()
    shows(page, str(event.get_attribute("data-rule")))
    goods = page.locator(".others .goods [data-rule=Y28]").first
    touch(page, goods)
    expect(told).to_contain_text("Rice")
    goods.tap()
    shows(page, "Y28")
    assert story_length(page) == story
    legend = page.get_by_role("button", name="All symbols")
    assert legend.evaluate("(legend) => legend.getBoundingClientRect().bottom + scrollY") < PHONE["height"]
    touch(page, legend)
    expect(page.get_by_role("dialog", name="All symbols")).to_contain_text("healer")


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_the_tabulator_is_not_kept_busy(visit: Visit, game: str) -> None:
    page = visit("/", kept={"list": "off"})
    play_now_on_the_board(page, game)
    assert page.evaluate(STOPS) < MOST_STOPS[game]


def touch(page: Any, thing: Any) -> None:
    """Tap something when the page has come to rest: what scrolls away is not told of."""
    thing.scroll_into_view_if_needed()
    page.evaluate("async () => { for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame) }")
    thing.tap()


def play_now_on_the_board(page: Any, game: str) -> None:
    page.locator("section", has=page.locator(f"#door-{game}")).get_by_role("button", name="Play now").click()
    page.locator(PIECES).first.wait_for()
