"""The page by keyboard alone; the focus is always seen, and never lost."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.at_table import PIECES, RESULT, at_a_table, invited
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
SHEETS = {"year": "All symbols", "hoard": "All cards"}
MOST_STOPS, NOTHING = 120, "nothing"
FOCUSED = "document.activeElement.matches(selector)"
# What somebody sees of the focus: nothing is hidden, and a ring is drawn on it, in it or beside it.
SEEN = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing';
  const { width, height, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const name = focused.outerHTML.slice(0, 200);
  if (width * height === 0 || bottom < 0 || top > innerHeight) return `it is out of sight: ${name}`;
  const around = [focused, ...focused.querySelectorAll('*'), focused.nextElementSibling, focused.parentElement];
  const ringed = (part) => part && getComputedStyle(part).outlineStyle !== 'none';
  return around.some(ringed) ? '' : `there is no ring: ${name}`;
}"""


def tab_to(page: Any, selector: str) -> None:
    """Press the tabulator until something has the focus, and see it all the way."""
    ends = 0  # after the last stop of a page comes the browser's own
    for _ in range(MOST_STOPS):
        if page.evaluate(f"selector => {FOCUSED}", selector):
            return
        page.keyboard.press("Tab")
        seen = page.evaluate(SEEN)
        ends += seen == NOTHING
        assert seen in ("", NOTHING)
        assert ends <= 1
    raise AssertionError(f"the tabulator never comes to {selector}")


def press(page: Any, selector: str) -> None:
    """Wait for something, come to it by the tabulator, and press it."""
    page.locator(selector).first.wait_for()
    tab_to(page, selector)
    page.keyboard.press("Enter")


def open_by_keys(page: Any, game: str) -> None:
    """From the first page to the first decision, against one quick bot."""
    tab_to(page, f"a[href='/new?game={game}&with=friends']")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.panels")  # it is hidden until its words are there
    page.wait_for_selector("fieldset select option[value=greedy]", state="attached")
    tab_to(page, "input[type=radio][value='4']")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    tab_to(page, "fieldset select")
    page.keyboard.type("Bot: Mis")
    assert page.evaluate("document.activeElement.value") == "greedy"
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def decide_by_keys(page: Any, chance: random.Random) -> None:
    """Go on to some choice, and make it."""
    for _ in range(chance.randrange(3)):
        page.keyboard.press("Tab")
    tab_to(page, PIECES)
    page.keyboard.press("Enter")


def waited(page: Any) -> bool:
    """Whether one is asked again; otherwise the game is over. In between the focus stays on the page."""
    page.wait_for_selector(f"{PIECES}, {RESULT}")
    assert page.evaluate(SEEN) == ""
    return not page.locator(RESULT).is_visible()


@pytest.mark.parametrize(("game", "decisions"), [("year", 4), *extra(("hoard", 16), ("year", 12))])
def test_keys_are_enough_from_the_first_page_on(visit: Visit, game: str, decisions: int) -> None:
    page, chance = visit("/", kept={"list": "off"}), random.Random(1)
    open_by_keys(page, game)
    made = 0
    while made < decisions and waited(page):
        decide_by_keys(page, chance)
        made += 1
    assert made > decisions / 2


@pytest.mark.parametrize("window", [{"viewport": PHONE}, *extra({})])
def test_when_a_game_ends_the_result_is_seen_wherever_one_was(visit: Visit, window: dict[str, Any]) -> None:
    host = visit("/new?game=hoard", kept={"list": "off"}, **window)
    friend = invited(visit, host)
    host.wait_for_selector(".mine .hand button")
    host.locator(".mine .hand button[tabindex='0']").last.focus()
    host.keyboard.press("Shift+Tab")  # now it is the keyboard's focus
    assert host.evaluate(SEEN) == ""
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("dialog").get_by_role("button", name="Resign").click()
    host.wait_for_selector(RESULT)
    assert host.evaluate(SEEN) == ""
    assert host.evaluate("() => document.activeElement.id") == RESULT[1:]


@pytest.mark.parametrize("game", ["hoard", *extra("year")])
def test_a_key_opens_the_legend_and_what_had_the_focus_has_it_again(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, PIECES, kept={"list": "off"})
    tab_to(page, PIECES)
    page.evaluate("document.activeElement.dataset.marked = ''")
    legend = page.get_by_role("dialog", name=SHEETS[game])
    page.keyboard.press("l")
    expect(legend).to_be_visible()
    legend.locator(".sign").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .body").last).to_contain_text("All rules")
    while page.locator("dialog[open], [popover]:popover-open").count() > 0:  # a rule may lie above the legend
        page.keyboard.press("Escape")
        page.wait_for_function("new Promise(requestAnimationFrame)")
    page.wait_for_function("document.activeElement.matches('[data-marked]')")
