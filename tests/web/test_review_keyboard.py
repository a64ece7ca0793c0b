"""Every part of a review by the keyboard alone, and what is said while there is none yet, in the other languages."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.depth import deep
from tests.web.at_table import awaits_decision
from tests.web.conftest import PHONE, Visit, Whither
from tests.web.reviewing import ASKED, CARD, address, reviewed, told_otherwise, worst
from tests.web.test_access import sound
from tests.web.test_review import STATES, fails

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("reviewed")]
STEPS = 150


def tab_to(page: Any, wanted: Locator) -> None:
    """Go on from where one is, key by key, until something has the focus, and can be seen to have it."""
    wanted.wait_for()
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            assert wanted.evaluate("it => it.matches(':focus-visible')")
            return
    raise AssertionError(f"the keyboard does not lead to {wanted}")


def go(page: Any, there: Whither) -> None:
    page.goto(there if isinstance(there, str) else there(page))


def press(page: Any, wanted: Locator, key: str = "Enter") -> None:
    tab_to(page, wanted)
    page.keyboard.press(key)


def test_the_result(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = visit(f"/t/{found['table']}", person=client)
    card = page.locator(CARD).first
    card.wait_for()
    press(page, page.locator(".review header button"))
    meaning = page.locator("[popover]:popover-open")
    expect(meaning).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    press(page, page.locator(".review summary", has_text="All figures"))
    expect(page.locator(".review details tr", has_text="Your choices")).to_be_visible()
    press(page, page.locator(".review figcaption summary"))
    expect(page.get_by_text("Many trial games were played on")).to_be_visible()
    press(page, card.get_by_role("button", name="What was better?"))
    expect(card.get_by_text("best", exact=True)).to_be_visible()
    press(page, card.get_by_role("button", name="All figures"))
    expect(card.locator("small").first).to_be_visible()
    press(page, page.get_by_role("link", name="All my mistakes"))
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()


def test_somebody_elses_result(visit: Visit, client: httpx.Client) -> None:
    page = visit(f"/t/{reviewed(client, 'hoard')['table']}")
    press(page, page.locator(".review header select"), "ArrowDown")
    expect(page.get_by_text("Ada began at")).to_be_visible()


def test_a_moment_and_playing_on_from_it(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    page = visit(address(found, worst(found)), person=client)
    expect(page.get_by_role("status")).to_have_text(ASKED)
    press(page, page.get_by_role("button", name="Show the answer"))
    expect(page.get_by_role("status")).to_contain_text("This was better:")
    press(page, page.get_by_role("button", name="Play on from here"))
    press(page, page.get_by_role("button", name="Play on", exact=True))
    page.wait_for_url("**/t/*")
    awaits_decision(page)


def test_ones_mistakes(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = visit("/mistakes", person=client)
    page.route("**/api/me/mistakes/*", lambda asked: asked.fulfill(json={}))  # others practise them, too
    first = page.locator(f"section .games a[href*='{found['table']}']").first
    press(page, first)
    expect(page.get_by_role("status")).to_have_text(ASKED)
    press(page, page.get_by_role("link", name="My mistakes"))
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()


def test_a_replay(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    moment = worst(found)
    page = visit(f"/r/{found['table']}?at={moment['number'] - 2}&eyes=0", person=client)
    odds = page.get_by_role("region", name="Chances to win at this place")
    expect(odds).to_be_visible()
    press(page, page.get_by_role("slider"), "ArrowRight")
    press(page, odds.locator(f"a[href='{address(found, moment)}']"))
    expect(page.get_by_role("status")).to_have_text(ASKED)


def test_the_switches(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    page = visit("/settings", person=client)
    press(page, page.get_by_role("switch", name="Review after the game"), "Space")
    page.goto(f"/t/{found['table']}")
    expect(page.get_by_text("The review is switched off.")).to_be_visible()
    press(page, page.get_by_role("button", name="Switch it on"))
    expect(page.get_by_text("You began at")).to_be_visible()
    page.goto("/new?game=hoard")
    ours = page.get_by_role("switch", name="Review")
    press(page, ours, "Space")
    expect(ours).not_to_be_checked()


# In the other languages


@pytest.mark.parametrize(("language", "scheme"), [("de", "light"), *deep(("nl", "dark"))])
def test_each_state_is_told_in_every_language(visit: Visit, client: httpx.Client, language: str, scheme: str) -> None:
    """On a phone: waiting, a first look, nothing found, few decisions, a bot to compare with, failed, and off."""
    path = f"/t/{reviewed(client, 'hoard')['table']}"
    page = visit("/settings", person=client, locale=language, color_scheme=scheme, viewport=PHONE)
    check = sound(page, language)
    for change, english in STATES:
        go(page, told_otherwise(path, change))
        page.locator(".review .standing").wait_for(state="attached")
        page.locator(".review [role=progressbar], .review ol").first.wait_for()
        check(english, ".review")
        assert english not in page.locator(".review").inner_text()
        page.unroute("**/review?*")
    go(page, fails(path))
    page.locator(".review [role=alert]").wait_for()
    check("failed", ".review")
    page.locator(".review header button").click()
    page.locator("[popover]:popover-open [role=switch]").uncheck(force=True)
    page.keyboard.press("Escape")
    page.locator(".review > p.quiet").wait_for()
    check("off", ".review")


# What was good


GOOD = {"value": 0.16, "low": 0.11, "high": 0.21}


@pytest.mark.parametrize(
    ("language", "title", "sound_choices"),
    [
        ("en", "Well chosen", r"Of your \d+ decisions, \d+ were no clear mistake\."),
        ("de", "Gut gewählt", r"Von deinen \d+ Entscheidungen waren \d+ kein klarer Fehler\."),
        *deep(("nl", "Goed gekozen", r"Van je \d+ beslissingen waren er \d+ geen duidelijke fout\.")),
    ],
)
def test_what_gained_most_is_named(
    visit: Visit, client: httpx.Client, language: str, title: str, sound_choices: str
) -> None:
    """Once it is sure; a first look does not say it."""
    found = reviewed(client, "year")
    moment = worst(found)
    good = {"number": moment["number"], "part": 3, "words": moment["words"], "win": GOOD}

    def gained(told: dict[str, Any]) -> dict[str, Any]:
        return {**told, "review": {**told["review"], "finest": [good]}}

    path = f"/t/{found['table']}"
    page = visit(told_otherwise(path, gained), person=client, locale=language, viewport=PHONE)
    named = page.get_by_role("region", name=title)
    expect(named.locator("li")).to_contain_text("+16")
    expect(page.locator(".review")).to_contain_text(re.compile(sound_choices))
    sound(page, language)("gained", ".review")
    page.unroute("**/review?*")
    go(page, told_otherwise(path, lambda told: {**gained(told), "stage": "first", "progress": 0.4}))
    page.locator(CARD).first.wait_for()
    expect(named).to_have_count(0)


def test_a_cost_is_the_difference_of_what_is_shown(visit: Visit, client: httpx.Client) -> None:
    """40 and 35 of 100 are five apart, whatever was measured exactly."""
    found = reviewed(client, "year")
    moment = worst(found)

    def chances(told: dict[str, Any]) -> dict[str, Any]:
        review = told["review"]
        share = {moment["choices"][0]["move"]: 0.395, moment["move"]: 0.354}
        choices = [
            {**one, "win": {"value": share.get(one["move"], 0.2), "low": 0.1, "high": 0.5}} for one in moment["choices"]
        ]
        changed = {**moment, "choices": choices, "win": {"value": 0.041, "low": 0.03, "high": 0.05}}
        others = [one for one in review["moments"] if one["number"] != moment["number"]]
        return {**told, "review": {**review, "moments": [changed, *others]}}

    page = visit(told_otherwise(f"/t/{found['table']}", chances), person=client, viewport=PHONE)
    card = page.locator(CARD).first
    expect(card.locator(".cost")).to_have_text("−5 wins in 100 games")
    card.get_by_role("button", name="What was better?").click()
    expect(card.locator(".best .chance b")).to_have_text("40 of 100 won")
    expect(card.locator(".played .chance b")).to_have_text("35 of 100 won")


def test_what_cannot_be_told_yet_has_no_figures_anywhere(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    open_sum = {"value": 0.2, "low": -0.4, "high": 0.8}

    def rough(told: dict[str, Any]) -> dict[str, Any]:
        sums = {**told["review"]["sums"], "luck": open_sum, "given": open_sum}
        return {**told, "stage": "first", "progress": 0.4, "review": {**told["review"], "sums": sums}}

    page = visit(told_otherwise(f"/t/{found['table']}", rough), person=client, viewport=PHONE)
    page.locator(CARD).first.wait_for()
    for name in ("Deals", "Others"):
        expect(page.locator(".review .key li", has_text=name)).to_contain_text("cannot be told yet")
        expect(page.locator(".review figure th", has_text=name)).to_have_count(0)
    expect(page.locator(".review rect.moved:not(.own)")).to_have_count(0)
    expect(page.locator(".review summary", has_text="All figures")).to_have_count(0)
    page.locator(CARD).first.get_by_role("button", name="What was better?").click()
    expect(page.locator(CARD).first).to_contain_text("these figures may still change")
