"""After the game one knows why: the review on the result, and marks in replays."""

import re
from math import floor
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.at_table import play_now, serious_faults, sideways
from tests.web.conftest import DESKTOP, PHONE, Visit, Whither
from tests.web.reviewing import CARD, Change, address, reviewed, told_otherwise, worst
from tests.web.test_access import LOOKS, sound

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("reviewed")]


# On the result


@pytest.mark.parametrize(("game", "size"), [("year", DESKTOP), ("hoard", PHONE)], ids=["year-desktop", "hoard-phone"])
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


def test_the_numbers_of_the_picture_can_be_read_in_every_window(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    moved = {name: {"value": by, "low": by - 0.3, "high": by + 0.3} for name, by in [("own", -1.2), ("given", 0.9)]}

    def change(told: dict[str, Any]) -> dict[str, Any]:
        return {**told, "review": {**told["review"], "sums": told["review"]["sums"] | moved}}

    page = visit(told_otherwise(f"/t/{found['table']}", change), person=client)
    for width, height in [(1280, 800), (1024, 768), (820, 1180), (768, 1024), (390, 844), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".review .scale i").first).to_be_attached()
        assert page.evaluate(UPON) <= 0, (width, height)
        assert sideways(page) <= 0, (width, height)


def test_what_cannot_be_told_yet_has_no_number(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    rough = {"luck": (-0.08, 0.3), "own": (-0.75, 1.32), "given": (1.5, 1.34)}
    sums = {name: {"value": by, "low": by - off, "high": by + off} for name, (by, off) in rough.items()}

    def change(told: dict[str, Any]) -> dict[str, Any]:
        return {**told, "review": {**told["review"], "sums": told["review"]["sums"] | sums | {"start": 0.33}}}

    page = visit(told_otherwise(f"/t/{found['table']}", change), person=client, viewport=PHONE)
    steps = page.get_by_role("list", name="From the chance at the start to the result").locator("li")
    for name in ("Deals", "Your choices", "Others"):
        expect(steps.filter(has_text=name)).to_have_text(re.compile(f"^{name} *cannot be told exactly$"))
    result = round(100 * found["review"]["sums"]["result"])
    expect(steps.filter(has_text="Together")).to_contain_text(f"{result - 33:+}".replace("-", "−"))
    expect(page.locator(".review .scale i").filter(visible=True)).to_have_text(["0%", "100%"])


def test_what_was_better_is_hidden_until_it_is_asked_for(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = visit(f"/t/{found['table']}", person=client)
    card = page.locator(CARD).first
    expect(page.locator(".why-sentence")).to_contain_text(
        re.compile(r" won, \d+ points? ahead of .*: .*, \d+ points? more( each)?\.")
    )
    expect(card.get_by_text("best", exact=True)).to_have_count(0)
    card.get_by_role("button", name="What was better?").click()
    expect(card.get_by_text("best", exact=True)).to_be_visible()
    expect(card.locator("s")).to_be_visible()
    expect(card.locator(".chance b").first).to_have_text(re.compile(r"^\d+ of 100 won$"))
    expect(card.locator("small")).to_have_count(0)
    card.get_by_role("button", name="All figures").click()
    expect(card.locator("small").first).to_have_text(re.compile(r"^\(\d+–\d+\)$"))
    card.get_by_role("button", name="Hide it again").click()
    expect(card.get_by_text("best", exact=True)).to_have_count(0)


def test_others_are_looked_at_by_choice_only(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    asked: list[str] = []
    page = visit("/")
    page.on("request", lambda request: asked.extend([request.url] * ("/review?" in request.url)))
    page.goto(f"/t/{found['table']}")
    expect(page.get_by_text("Choose a player")).to_be_visible()
    assert asked == []
    page.locator(".review header select").select_option("0")
    expect(page.get_by_text("Ada began at")).to_be_visible()


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
        "Counting mistakes, Ada played like this bot: Courtier. One game says little.",
    ),
    (lambda told: {**told, "review": {**told["review"], "sums": HELPED}}, "Ada won, and own choices helped most."),
]


def test_each_state_is_told(visit: Visit, client: httpx.Client) -> None:
    path = f"/t/{reviewed(client, 'hoard')['table']}"
    page = visit("/settings", viewport=PHONE)
    for change, said in STATES:
        page.goto(told_otherwise(path, change)(page))
        page.locator(".review header select").select_option("0")
        expect(page.get_by_text(said)).to_be_visible()
        assert serious_faults(page, within=".review") == [], said
        assert sideways(page) <= 0, said
        page.unroute("**/review?*")


def test_a_first_look_says_nothing_that_a_sharper_one_would_take_back(visit: Visit, client: httpx.Client) -> None:
    path = f"/t/{reviewed(client, 'year')['table']}"
    page = visit(told_otherwise(path, lambda told: {**told, "stage": "first", "progress": 0.4}))
    page.locator(".review header select").select_option("0")
    expect(page.locator(CARD).first).to_contain_text("still being checked")
    expect(page.locator(".review .cause, .review .verdict")).to_have_count(0)


def fails(path: str) -> Whither:
    def there(page: Any) -> str:
        page.route("**/review?*", lambda asked: asked.fulfill(status=500, json={"type": "refused", "code": "fault"}))
        return path

    return there


def test_a_review_that_failed_is_asked_for_again(visit: Visit, client: httpx.Client) -> None:
    page = visit(fails(f"/t/{reviewed(client, 'hoard')['table']}"))
    page.locator(".review header select").select_option("0")
    expect(page.get_by_text("The review could not be made.")).to_be_visible()
    page.unroute("**/review?*")
    page.get_by_role("button", name="Ask again").click()
    expect(page.get_by_text("Ada began at")).to_be_visible()


def test_whoever_switched_it_off_asks_for_nothing(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    page = visit("/settings", person=client)
    page.get_by_role("switch", name="Review after the game").uncheck(force=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url] * ("/review?" in request.url)))
    for path in (f"/t/{found['table']}", f"/r/{found['table']}?at=30&eyes=0"):
        page.goto(path)
        page.locator(".board").wait_for()
    page.goto(f"/t/{found['table']}")
    expect(page.get_by_text("The review is switched off.")).to_be_visible()
    assert asked == []
    page.get_by_role("button", name="Switch it on").click()
    expect(page.get_by_text("You began at")).to_be_visible()


def test_a_running_game_is_not_reviewed(visit: Visit) -> None:
    page = visit("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url] * ("/review?" in request.url)))
    play_now(page, "year")
    table = page.url.rpartition("/")[2]
    page.goto(f"/r/{table}")
    page.get_by_role("slider").wait_for()
    assert asked == []
    refused = page.request.get(f"/api/tables/{table}/review?seat=0").json()
    assert refused["code"] == "not-over"


def test_a_table_can_be_opened_without_a_review(visit: Visit) -> None:
    page = visit("/new?game=hoard")
    page.get_by_role("switch", name="Review").uncheck(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert seen["table"]["review"] is False


# Replays


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_marks_the_moments_and_tells_chances(visit: Visit, client: httpx.Client, size: Any) -> None:
    found = reviewed(client, "year")
    moment = worst(found)
    page = visit(f"/r/{found['table']}?at={moment['number'] - 1}&eyes=0", person=client, viewport=size)
    odds = page.get_by_role("region", name="Chances to win at this place")
    expect(odds.locator("li")).to_have_count(2)
    assert page.locator(".slider .flag").count() == len(found["review"]["moments"])
    expect(odds.get_by_role("link", name="Try again")).to_have_attribute("href", address(found, moment))
    line = found["review"]["line"]
    chance = [point for point in line if point["number"] < moment["number"]][-1]["chances"][0]
    expect(odds.locator("li").first).to_contain_text(f"{floor(100 * chance + 0.5)}%")  # halves up, as on the page
    assert serious_faults(page) == []
    assert sideways(page) <= 0
    page.get_by_label("As seen by").select_option("")
    expect(odds).to_have_count(0)


# In each language, light and dark, on a phone


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
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
