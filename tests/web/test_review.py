"""After the game one knows why: the review on the result, and marks in replays."""

import re
from math import floor
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.at_table import new_table, serious_faults, sideways
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.reviewing import ASKED, CARD, Change, Retold, address, press, reviewed, with_reviews, worst
from tests.web.test_access import sound

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("reviewed")]


@pytest.fixture
def visit(visit: Visit) -> Visit:
    return with_reviews(visit)


# On the result


@pytest.mark.parametrize(("game", "size"), [("year", DESKTOP), *extra(("hoard", PHONE))])
def test_the_result_says_why_it_went_this_way(visit: Visit, client: httpx.Client, game: str, size: Any) -> None:
    found = reviewed(client, game)
    review, page = found["review"], visit(f"/t/{found['table']}", person=client, viewport=size)
    sentence = page.locator(".review p", has_text="You began at")
    expect(sentence).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    shown = [int(number.replace("−", "-")) for number in re.findall(r"[+−]?\d+", sentence.inner_text())]
    assert sum(shown[:-1]) == shown[-1] == round(100 * review["sums"]["result"])
    steps = page.get_by_role("list", name="From the chance at the start to the result").locator("li")
    assert steps.count() in (5, 6)
    expect(steps.first).to_contain_text(f"{shown[0]}%")
    expect(steps.last).to_contain_text(f"{shown[-1]}%")
    page.get_by_text("All figures").click()
    own = page.locator(".review details tr", has_text="Your choices")
    expect(own).to_contain_text(re.compile(r"[+−]?\d+ to [+−]?\d+"))
    rows = page.locator(".review figure tbody tr")
    assert rows.count() >= max(point["part"] for point in review["line"])
    assert page.locator(CARD).count() == len(review["costliest"]) > 0
    expect(page.locator(CARD).first).to_contain_text(re.compile("Because: |No single reason stands out"))
    assert serious_faults(page) == []
    assert sideways(page) <= 0


# How far the numbers below the picture lie upon each other.
UPON = """() => {
  const shown = [...document.querySelectorAll('.review .scale i')].filter((it) => it.checkVisibility());
  const boxes = shown.map((it) => it.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  return Math.max(-99, ...boxes.slice(1).map((box, at) => boxes[at].right - box.left));
}"""


def summed(**sums: Any) -> Change:
    """Other sums in a review."""

    def change(told: dict[str, Any]) -> dict[str, Any]:
        return {**told, "review": {**told["review"], "sums": told["review"]["sums"] | sums}}

    return change


def still_rough(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "stage": "first", "progress": 0.4}


def test_only_what_can_be_told_has_numbers_and_they_can_be_read(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    retold = Retold(found)
    page = visit(retold, person=client, viewport=PHONE)
    steps = page.get_by_role("list", name="From the chance at the start to the result").locator("li")

    rough = {"luck": (-0.08, 0.3), "own": (-0.75, 1.32), "given": (1.5, 1.34)}
    sums = {name: {"value": by, "low": by - off, "high": by + off} for name, (by, off) in rough.items()}
    retold.tell(summed(**sums, start=0.33))
    for name in ("Deals", "Your choices", "Others"):
        expect(steps.filter(has_text=name)).to_have_text(re.compile(f"^{name} *cannot be told exactly$"))
    result = round(100 * found["review"]["sums"]["result"])
    expect(steps.filter(has_text="Together")).to_contain_text(f"{result - 33:+}".replace("-", "−"))
    expect(page.locator(".review .scale i").filter(visible=True)).to_have_text(["0%", "100%"])

    open_sum = {"value": 0.2, "low": -0.4, "high": 0.8}
    retold.tell(lambda told: still_rough(summed(luck=open_sum, given=open_sum)(told)))
    page.locator(CARD).first.wait_for()
    for name in ("Deals", "Others"):
        expect(page.locator(".review .key li", has_text=name)).to_contain_text("cannot be told yet")
        expect(page.locator(".review figure th", has_text=name)).to_have_count(0)
    expect(page.locator(".review rect.moved:not(.own)")).to_have_count(0)
    expect(page.locator(".review summary", has_text="All figures")).to_have_count(0)
    expect(page.locator(CARD).first).to_contain_text("still being checked")
    expect(page.locator(".review .cause, .review .verdict")).to_have_count(0)
    page.locator(CARD).first.get_by_role("button", name="What was better?").click()
    expect(page.locator(CARD).first).to_contain_text("these figures may still change")

    moved = {name: {"value": by, "low": by - 0.3, "high": by + 0.3} for name, by in [("own", -1.2), ("given", 0.9)]}
    retold.tell(summed(**moved))
    expect(steps.filter(has_text="Your choices")).to_contain_text("120")
    for width, height in [(1280, 800), (1024, 768), (820, 1180), (768, 1024), (390, 844), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".review .scale i").first).to_be_attached()
        assert page.evaluate(UPON) <= 0, (width, height)
        assert sideways(page) <= 0, (width, height)


def test_a_cost_is_the_difference_of_what_is_shown(visit: Visit, client: httpx.Client) -> None:
    """40 and 35 of 100 are five apart, whatever was measured exactly. What gained most is named once it is sure."""
    found = reviewed(client, "year")
    moment = worst(found)
    good = {"number": moment["number"], "part": 3, "words": moment["words"], "win": GOOD}

    def changed(told: dict[str, Any]) -> dict[str, Any]:
        review = told["review"]
        share = {moment["choices"][0]["move"]: 0.395, moment["move"]: 0.354}
        choices = [
            {**one, "win": {"value": share.get(one["move"], 0.2), "low": 0.1, "high": 0.5}} for one in moment["choices"]
        ]
        one = {**moment, "choices": choices, "win": {"value": 0.041, "low": 0.03, "high": 0.05}}
        others = [one for one in review["moments"] if one["number"] != moment["number"]]
        return {**told, "review": {**review, "moments": [one, *others], "finest": [good]}}

    retold = Retold(found)
    page = visit(retold, person=client, viewport=PHONE)
    retold.tell(changed)
    card = page.locator(CARD).first
    expect(card.locator(".cost")).to_have_text("−5 wins in 100 games")
    card.get_by_role("button", name="What was better?").click()
    expect(card.locator(".best .chance b")).to_have_text("40 of 100 won")
    expect(card.locator(".played .chance b")).to_have_text("35 of 100 won")
    gained_is_named(page, "en", *GAINED["en"])
    retold.tell(lambda told: still_rough(changed(told)))
    page.locator(CARD).first.wait_for()
    expect(page.get_by_role("region", name=GAINED["en"][0])).to_have_count(0)


GOOD = {"value": 0.16, "low": 0.11, "high": 0.21}
GAINED = {
    "en": ("Well chosen", r"Of your \d+ decisions, \d+ were no clear mistake\."),
    "de": ("Gut gewählt", r"Von deinen \d+ Entscheidungen waren \d+ kein klarer Fehler\."),
    "nl": ("Goed gekozen", r"Van je \d+ beslissingen waren er \d+ geen duidelijke fout\."),
}


def gained_is_named(page: Any, language: str, title: str, sound_choices: str) -> None:
    expect(page.get_by_role("region", name=title).locator("li")).to_contain_text("+16")
    expect(page.locator(".review")).to_contain_text(re.compile(sound_choices))
    sound(page, language)("gained", ".review")


@pytest.mark.extra
@pytest.mark.parametrize("language", ["de", "nl"])
def test_what_gained_most_is_named_in_every_language(visit: Visit, client: httpx.Client, language: str) -> None:
    moment = worst(reviewed(client, "year"))
    good = {"number": moment["number"], "part": 3, "words": moment["words"], "win": GOOD}
    retold = Retold(reviewed(client, "year"))
    page = visit(retold, person=client, locale=language, viewport=PHONE)
    retold.tell(lambda told: {**told, "review": {**told["review"], "finest": [good]}})
    gained_is_named(page, language, *GAINED[language])


NOTHING = {"value": 0.0, "low": -0.01, "high": 0.01}
OWN = {"value": 0.5, "low": 0.4, "high": 0.6}
HELPED = {"start": 0.5, "luck": NOTHING, "own": OWN, "given": NOTHING, "rest": 0.0, "result": 1.0}
STATES: list[tuple[Change, str]] = [
    (lambda told: {**told, "stage": "waiting", "review": None, "ahead": 2}, "Waiting: 2 other reviews come first."),
    (lambda told: {**told, "stage": "first", "progress": 0.4}, "A first look; it becomes more exact …"),
    (
        lambda told: {**told, "review": {**told["review"], "moments": [], "costliest": []}},
        "No choice was clearly a mistake.",
    ),
    (lambda told: {**told, "review": {**told["review"], "decisions": 3}}, "There were only 3 decisions"),
    (
        lambda told: {**told, "review": {**told["review"], "decisions": 30, "like": "courtier"}},
        "Judged by the mistakes, Ada played about as well as this bot: Courtier. One game says little.",
    ),
    (lambda told: {**told, "review": {**told["review"], "sums": HELPED}}, "Ada won, and own choices helped most."),
]


def test_each_state_is_told(visit: Visit, client: httpx.Client) -> None:
    """To whoever looks at somebody else's result: by choice only, and by key."""
    retold = Retold(reviewed(client, "year"))
    page = visit(retold, viewport=PHONE)
    expect(page.get_by_text("Choose a player")).to_be_visible()
    assert retold.asked == []
    press(page, page.locator(".review header select"), "ArrowDown")
    expect(page.get_by_text("Ada began at")).to_be_visible()
    for change, said in STATES:
        retold.tell(change)
        expect(page.get_by_text(said)).to_be_visible()
        assert serious_faults(page, within=".review") == [], said
        assert sideways(page) <= 0, said
    retold.fail()
    expect(page.get_by_text("The review could not be made.")).to_be_visible()
    retold.mend()
    page.get_by_role("button", name="Ask again").click()
    expect(page.get_by_text("Ada began at")).to_be_visible()


@pytest.mark.extra
@pytest.mark.parametrize(("language", "scheme"), [("de", "light"), ("nl", "dark")])
def test_each_state_is_told_in_every_language(visit: Visit, client: httpx.Client, language: str, scheme: str) -> None:
    """On a phone: waiting, a first look, nothing found, few decisions, a bot to compare with, failed, and off."""
    retold = Retold(reviewed(client, "year"))
    page = visit(retold, person=client, locale=language, color_scheme=scheme, viewport=PHONE)
    check = sound(page, language)
    for change, english in STATES:
        retold.tell(change)
        page.locator(".review .standing").wait_for(state="attached")
        page.locator(".review [role=progressbar], .review ol").first.wait_for()
        check(english, ".review")
        assert english not in page.locator(".review").inner_text()
    retold.fail()
    page.locator(".review [role=alert]").wait_for()
    check("failed", ".review")
    page.locator(".review header button").click()
    page.locator("[popover]:popover-open [role=switch]").uncheck(force=True)
    page.keyboard.press("Escape")
    page.locator(".review > p.quiet").wait_for()
    check("off", ".review")


def test_whoever_switched_it_off_by_key_asks_for_nothing(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = visit("/settings", person=client)
    press(page, page.get_by_role("switch", name="Review after the game"), "Space")
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url] * ("/review?" in request.url)))
    page.goto(f"/r/{found['table']}?at=30&eyes=0")
    page.get_by_role("slider").wait_for()
    page.goto(f"/t/{found['table']}")
    expect(page.get_by_text("The review is switched off.")).to_be_visible()
    assert asked == []
    press(page, page.get_by_role("button", name="Switch it on"))
    expect(page.get_by_text("You began at")).to_be_visible()


def test_a_table_can_be_opened_without_a_review(visit: Visit) -> None:
    page = visit("/new?game=hoard")
    ours = page.get_by_role("switch", name="Review")
    press(page, ours, "Space")
    expect(ours).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert seen["table"]["review"] is False


def test_a_running_game_is_not_reviewed(visit: Visit) -> None:
    asked: list[str] = []

    def begin(page: Any) -> str:
        page.on("request", lambda request: asked.extend([request.url] * ("/review?" in request.url)))
        return new_table(page, "year", 1).replace("/t/", "/r/")

    page = visit(begin)
    page.get_by_role("slider").wait_for()
    assert asked == []
    refused = page.request.get(page.url.replace("/r/", "/api/tables/").partition("?")[0] + "/review?seat=0").json()
    assert refused["code"] == "not-over"


# Replays


@pytest.mark.parametrize("size", [DESKTOP, *extra(PHONE)])
def test_a_replay_marks_the_moments_and_tells_chances(visit: Visit, client: httpx.Client, size: Any) -> None:
    """And leads to a moment, by key."""
    found = reviewed(client, "year")
    moment = worst(found)
    page = visit(f"/r/{found['table']}?at={moment['number'] - 2}&eyes=0", person=client, viewport=size)
    odds = page.get_by_role("region", name="Chances to win at this place")
    expect(odds).to_be_visible()
    press(page, page.get_by_role("slider"), "ArrowRight")
    link = odds.get_by_role("link", name="Try again")
    expect(link).to_have_attribute("href", address(found, moment))
    expect(odds.locator("li")).to_have_count(2)
    assert page.locator(".slider .flag").count() == len(found["review"]["moments"])
    line = found["review"]["line"]
    chance = [point for point in line if point["number"] < moment["number"]][-1]["chances"][0]
    expect(odds.locator("li").first).to_contain_text(f"{floor(100 * chance + 0.5)}%")  # halves up, as on the page
    assert serious_faults(page) == []
    assert sideways(page) <= 0
    page.get_by_label("As seen by").select_option("")
    expect(odds).to_have_count(0)
    page.get_by_label("As seen by").select_option("0")
    press(page, link)
    expect(page.get_by_role("status")).to_have_text(ASKED)


# On a phone, at night


@pytest.mark.parametrize(("language", "scheme"), [("de", "dark"), *extra(("en", "light"), ("nl", "light"))])
def test_each_place_of_a_review(visit: Visit, client: httpx.Client, language: str, scheme: str) -> None:
    found = reviewed(client, "year")
    look = {"locale": language, "color_scheme": scheme, "viewport": PHONE}
    page = visit(f"/t/{found['table']}", person=client, **look)
    check = sound(page, language)
    page.locator(CARD).first.wait_for()
    page.locator(f"{CARD} .acts button").first.click()
    check("result")
    page.locator(".review header button").click()
    page.locator("[popover]:popover-open").wait_for()
    check("what it means", "[popover]:popover-open")
    page.goto(address(found, worst(found)))
    page.locator(".task .acts button").wait_for()
    check("moment")
    page.locator(".task .acts button").click()
    page.locator(".task .choices").wait_for()
    check("answer", ".task")
    page.goto("/mistakes")
    page.locator("section .games li").first.wait_for()
    check("mistakes")
    page.goto(f"/r/{found['table']}?at=40&eyes=0")
    page.locator(".slider .flag").first.wait_for()
    check("replay")
