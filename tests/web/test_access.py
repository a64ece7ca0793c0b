"""Every state of the page, in each language, light and dark, on a phone: nobody is kept out, no word is missing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import drachenhof.i18n
from tests.budget import extra
from tests.web.at_table import CHOICES, PIECES, RESULT, choose_seats, kept_out, sideways
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
WORDS = Path(drachenhof.i18n.__file__).parent
IDS = {
    name
    for file in (WORDS / "en").rglob("*.ftl")
    for name in re.findall(r"^([a-z][a-z0-9_-]*-[a-z0-9_-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
ID = re.compile(r"(?<![\w/.-])(?:[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)(?![\w-])")
# All that is read or heard: text, and the names of things.
READ = """() => {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
  const names = named.flatMap((one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name)));
  return [document.title, document.body.innerText, ...names.filter(Boolean)].join('\\n');
}"""
PLACES = [
    "/daily/hoard",
    "/duel",
    "/tournament",
    "/doing",
    "/explore/hoard",
    "/new?game=hoard",
    "/watch",
    "/challenges",
    "/games",
    "/mistakes",
    "/new?with=bots",
    "/new?with=public",
    "/settings",
    "/rules/hoard",
    "/nowhere",
    "/t/none",
]
DAY, NIGHT, DUTCH = ("en", "light"), ("de", "dark"), ("nl", "light")
CHECKED = ["/daily/hoard", "/duel", "/tournament", "/doing", "/explore/hoard"]
"""Axe looks at these in tests of their own."""
Sound = Callable[..., None]


def sound(page: Any, language: str) -> Sound:
    """What must hold in every state of a page, or in what is new `within` it."""

    def check(state: str, within: str | None = None, axe: bool = True) -> None:
        expect(page.locator("main")).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language, state
        missing = [word for word in ID.findall(page.evaluate(READ)) if word in IDS or word.startswith("page-")]
        assert missing == [], state
        assert not axe or kept_out(page, language, within, also="heading-order") == [], state
        assert sideways(page) <= 0, state

    return check


def looks_back(page: Any, check: Sound) -> None:
    """At what has happened so far, and then at the game again."""
    page.locator(".bar button").last.click()
    page.get_by_role("slider").wait_for()
    check("look back", ".stepper")
    page.keyboard.press("Escape")
    page.get_by_role("slider").wait_for(state="hidden")


@pytest.mark.parametrize(("language", "scheme"), [NIGHT, *extra(DAY, DUTCH)])
def test_each_state_of_a_game(visit: Visit, language: str, scheme: str) -> None:
    page = visit("/new?game=year", locale=language, color_scheme=scheme, viewport=PHONE)
    check = sound(page, language)
    page.locator("button[type=submit]").click()
    page.locator("textarea[readonly]").first.wait_for()
    check("waiting room")
    page.locator("main label select").first.select_option("courtier")
    page.locator(CHOICES).first.wait_for()
    check("own turn")
    looks_back(page, check)
    page.locator("header button[aria-haspopup]").click()
    check("menu", "[popover]:popover-open")
    page.locator("[popover] button").last.click()
    page.locator("dialog[open]").wait_for()
    check("dialog", "dialog[open]")
    page.keyboard.press("Escape")
    page.locator("header button[aria-haspopup]").click()
    page.locator("[popover] button.grave").click()
    page.locator("dialog[open] footer button").last.click()
    page.locator(RESULT).wait_for()
    check("result")
    page.locator("a[href^='/r/']").click()
    page.get_by_role("slider").wait_for()
    check("replay")


@pytest.mark.parametrize(("language", "scheme"), [DAY, *extra(NIGHT, DUTCH)])
def test_each_state_of_two_hands_at_one_device(visit: Visit, language: str, scheme: str) -> None:
    page = visit("/new?game=hoard", locale=language, color_scheme=scheme, viewport=PHONE, kept={"list": "off"})
    check = sound(page, language)
    choose_seats(page, 2)
    page.locator("fieldset select").first.select_option("here")
    page.locator("button[type=submit]").click()
    page.locator(".curtain button").wait_for()
    check("curtain")
    page.locator(".curtain button").click()
    page.locator(PIECES).first.wait_for()
    check("own turn")
    looks_back(page, check)
    watcher = visit(page.url, locale=language, color_scheme=scheme, viewport=PHONE)
    watcher.locator(".board").wait_for()
    sound(watcher, language)("somebody else's turn")


@pytest.mark.parametrize(("language", "scheme"), [NIGHT, *extra(DAY, DUTCH)])
def test_each_place_of_somebody_who_has_a_name(visit: Visit, language: str, scheme: str) -> None:
    page = visit("/", locale=language, color_scheme=scheme, viewport=PHONE)
    check = sound(page, language)
    page.locator("section:has(#door-hoard) button").click()
    page.locator(".board").wait_for()
    for place in PLACES:
        page.goto(place)
        page.get_by_role("heading", level=1).wait_for(state="attached")
        expect(page.locator("main p[role=status]")).to_have_count(0)  # "One moment"
        check(place, axe=place not in CHECKED)


def test_long_names_scroll_nothing_sideways(visit: Visit) -> None:
    page, name = visit("/", viewport=PHONE), "W" * 40
    page.request.post("/api/me", data={"name": name})
    for path in ("/", "/new"):
        page.goto(path)
        expect(page.locator("main")).to_contain_text(name)
        assert sideways(page) <= 0, path
    page.request.post("/api/tables", data={"game": "hoard", "seats": [{"kind": "person"}, {"kind": "open"}]})
    page.goto("/")
    page.locator("main a[href^='/t/']").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main")).to_contain_text(name)
    expect(page.locator(".rated")).to_contain_text(name)
    assert sideways(page) <= 0


def test_a_page_that_cannot_be_had_says_why(visit: Visit) -> None:
    page = visit("/", fresh=True)
    page.context.set_offline(True)
    page.get_by_role("link", name="Tables", exact=True).first.click()
    expect(page.get_by_role("alert")).to_contain_text("Is there a connection?")
    page.context.set_offline(False)
    page.goto("/watch")
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


PROPERTIES = "[...document.body.querySelectorAll('*')].map((it) => getComputedStyle(it).transitionProperty)"


def transition(page: Any) -> str:
    """How long a button takes to change its colour."""
    return str(page.locator("main button").first.evaluate("it => getComputedStyle(it).transitionDuration"))


def test_motion_is_what_somebody_chose_here_and_else_what_the_system_says(visit: Visit) -> None:
    page, durations = visit("/"), dict[tuple[str, str], str]()
    for chosen in ("system", "full", "reduced"):
        page.evaluate("chosen => localStorage.setItem('motion', chosen)", chosen)
        page.reload()
        for system in ("reduce", "no-preference"):
            page.emulate_media(reduced_motion=system)
            durations[system, chosen] = transition(page)
    moving = {key for key, duration in durations.items() if "0.15s" in duration}
    assert moving == {("reduce", "full"), ("no-preference", "system"), ("no-preference", "full")}, durations
    assert set(page.evaluate(PROPERTIES)) == {"none"}  # "all" of everything would be costly, however short it is


# What can be seen to move: with little motion all durations are a hundredth of a millisecond.
MOVING = """document.querySelector('.board').getAnimations({ subtree: true })
  .filter((moving) => moving.effect.getTiming().duration > 1).length"""


def test_with_little_motion_moves_are_still_told_one_by_one(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce", kept={"list": "off", "pace": "normal"})
    page.locator("section:has(#door-year) button").click()
    page.locator(PIECES).first.wait_for()
    page.locator(PIECES).first.click()
    page.locator(PIECES).nth(1).click()
    for _ in range(2):
        page.locator("[data-piece^='palace ']:not([aria-disabled])").first.press("Enter")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".bar .story")).to_be_visible()
    assert page.evaluate(MOVING) == 0
