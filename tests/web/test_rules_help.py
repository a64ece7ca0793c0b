"""Any symbol, tile or card leads to its rule, by pointer and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drachenhof.i18n import Words
from tests.budget import extra
from tests.web.at_table import PIECES, at_a_table, story_length
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


def a_key_asks_for_the_rule_of_a_choice(page: Any) -> None:
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


def goods_lead_to_their_rules(page: Any) -> None:
    page.locator(".court.mine [data-rule=Y29]").click()
    expect(page.locator("dialog[open] .plain")).to_have_text(Words("en").say("plain-Y29"))
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


# Every rule once, or once of each part of the board: the rule, and a point at which something leads to it.
LEADING = """(parts) => {
  const found = new Map();
  for (const thing of document.querySelectorAll('.board [data-rule]')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const part = parts ? thing.closest('section, .groups, .display, .tracks, .year')?.className : '';
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.9], [0.5, 0.1]]) {
      const [across, down] = [left + width * x, top + height * y];
      const reached = document.elementFromPoint(across, down)?.closest('[data-rule]');
      if (reached === thing) found.set(`${part} ${thing.dataset.rule}`, [thing.dataset.rule, across, down]);
    }
  }
  return [...found.values()];
}"""
LEAST_RULES = {"year": 10, "hoard": 4}


@pytest.mark.parametrize(
    ("game", "parts"), [("year", False), ("hoard", False), *extra(("year", True), ("hoard", True))]
)
def test_everything_on_the_board_leads_to_its_rule(visit: Visit, game: str, parts: bool) -> None:
    """What is one's own, what is others', and what lies between; nothing names a rule that there is not.

    The tabulator is not kept busy with it.
    """
    page = at_a_table(visit, game, PIECES, kept={"list": "off"})
    assert page.evaluate(STOPS) < MOST_STOPS[game]
    leading = page.evaluate(LEADING, parts)
    assert len({number for number, *_ in leading}) >= LEAST_RULES[game], leading
    for number, across, down in leading:
        page.evaluate("document.activeElement.blur()")
        page.mouse.move(across, down)
        page.keyboard.press("?")
        shows(page, number)
    if game == "hoard":  # hands of others can be pressed, too
        page.locator(".player .hand").first.click()
        shows(page, "H8")
    else:
        goods_lead_to_their_rules(page)
    page.evaluate("document.activeElement.blur()")
    a_key_asks_for_the_rule_of_a_choice(page)


def test_a_finger_is_told_what_things_are(visit: Visit) -> None:
    """With the tap that only shows a choice, and of all that lies there; the legend is near the top."""
    page = at_a_table(visit, "year", PIECES, kept={"list": "off"}, viewport=PHONE, has_touch=True, is_mobile=True)
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


def test_the_legend_uses_the_window(visit: Visit) -> None:
    """All persons are seen at once on a desktop; in every window all of it can be read."""
    page = at_a_table(visit, "year", PIECES, kept={"list": "off"})
    page.keyboard.press("l")
    legend = page.get_by_role("dialog", name="All symbols")
    expect(legend.locator("li", has_text="Healer").first).to_be_in_viewport(ratio=1)
    expect(legend.locator("ul").first.locator("li").last).to_be_in_viewport(ratio=1)
    for width, height in [(1280, 800), (844, 390), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        for row in (legend.locator("li").last, legend.locator("li").first):
            row.scroll_into_view_if_needed()
            expect(row).to_be_in_viewport(ratio=1)


def touch(page: Any, thing: Any) -> None:
    """Tap something when the page has come to rest: what scrolls away is not told of."""
    thing.scroll_into_view_if_needed()
    page.evaluate("async () => { for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame) }")
    thing.tap()
