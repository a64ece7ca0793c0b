"""After the game one knows why: the review on the result, moments to try again, one's mistakes, marks in replays."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.at_table import CHOICES, PIECES, awaits_decision, play_now, serious_faults, sideways
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.test_access import LOOKS, sound
from tests.web.test_result import finished

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("page")]
CARD = ".review .moments article"
ASKED = "What would be better? Choose on the board."
PRACTISED = "**/r/*/moment?*&practise=*"
Change = Callable[[dict[str, Any]], dict[str, Any]]


@cache
def reviewed(client: httpx.Client, game: str, seat: int = 0) -> dict[str, Any]:
    """The review of a game of two, who play at random and for what is next, when it is as sharp as it will be."""
    table, stage = finished(client, game, bots=1), "waiting"
    while True:
        answer = client.get(f"/api/tables/{table}/review", params={"seat": seat, "seen": stage})
        found: dict[str, Any] = answer.raise_for_status().json()
        stage = found["stage"]
        if stage == "sharp":
            return found


def as_ada(visit: Visit, client: httpx.Client, path: str, **settings: Any) -> Any:
    """The page as whoever has played sees it."""
    page = visit("/settings", **settings)
    cookies = [{"name": one.name, "value": str(one.value), "url": str(client.base_url)} for one in client.cookies.jar]
    page.context.add_cookies(cookies)
    page.goto(path)
    return page


def worst(found: dict[str, Any]) -> dict[str, Any]:
    """The moment that cost most."""
    review = found["review"]
    return next(one for one in review["moments"] if one["number"] == review["costliest"][0])


def address(found: dict[str, Any], moment: dict[str, Any]) -> str:
    return f"/r/{found['table']}/moment?seat={moment['seat']}&number={moment['number']}"


def told_otherwise(page: Any, change: Change) -> None:
    """What the server answers about a review, changed."""
    page.route("**/review?*", lambda asked: asked.fulfill(json=change(asked.fetch().json())))


# On the result


@pytest.mark.parametrize(("game", "size"), [("year", DESKTOP), ("hoard", PHONE)], ids=["year-desktop", "hoard-phone"])
def test_the_result_says_why_it_went_this_way(visit: Visit, client: httpx.Client, game: str, size: Any) -> None:
    page = as_ada(visit, client, f"/t/{finished(client, game, bots=1)}", viewport=size)
    sentence = page.locator(".review p", has_text="You began at")
    expect(sentence).to_be_visible()
    review = reviewed(client, game)["review"]
    expect(page.get_by_role("progressbar")).to_have_count(0)
    shown = [int(number.replace("−", "-")) for number in re.findall(r"[+−]?\d+", sentence.inner_text())]
    assert sum(shown[:-1]) == shown[-1] == round(100 * review["sums"]["result"])
    assert page.get_by_role("list", name="From the chance at the start to the result").locator("li").count() == 6
    rows = page.locator(".review figure tbody tr")
    assert rows.count() >= max(point["part"] for point in review["line"])
    assert page.locator(CARD).count() == len(review["costliest"]) > 0
    expect(page.locator(CARD).first).to_contain_text(re.compile("Because: |The causes cannot be told"))
    assert serious_faults(page) == []
    assert sideways(page) <= 0


def test_what_was_better_is_hidden_until_it_is_asked_for(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = as_ada(visit, client, f"/t/{found['table']}")
    card = page.locator(CARD).first
    expect(card.get_by_text("best", exact=True)).to_have_count(0)
    card.get_by_role("button", name="What was better?").click()
    expect(card.get_by_text("best", exact=True)).to_be_visible()
    expect(card.locator("s")).to_be_visible()
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


STATES: list[tuple[Change, str]] = [
    (lambda told: {**told, "stage": "waiting", "review": None, "ahead": 2}, "Waiting: 2 other reviews come first."),
    (lambda told: {**told, "stage": "first", "progress": 0.4}, "A first look; it becomes more exact …"),
    (
        lambda told: {**told, "review": {**told["review"], "moments": [], "costliest": []}},
        "No choice was clearly a mistake.",
    ),
    (lambda told: {**told, "review": {**told["review"], "decisions": 3}}, "There were only 3 decisions"),
]


@pytest.mark.parametrize(("change", "said"), STATES, ids=["waiting", "first", "no-mistakes", "few"])
def test_each_state_is_told(visit: Visit, client: httpx.Client, change: Change, said: str) -> None:
    found = reviewed(client, "hoard")
    page = visit("/", viewport=PHONE)
    told_otherwise(page, change)
    page.goto(f"/t/{found['table']}")
    page.locator(".review header select").select_option("0")
    expect(page.get_by_text(said)).to_be_visible()
    assert serious_faults(page) == []
    assert sideways(page) <= 0


def test_a_review_that_failed_is_asked_for_again(visit: Visit, client: httpx.Client) -> None:
    page = visit("/")
    page.route("**/review?*", lambda asked: asked.fulfill(status=500, json={"type": "refused", "code": "fault"}))
    page.goto(f"/t/{reviewed(client, 'hoard')['table']}")
    page.locator(".review header select").select_option("0")
    expect(page.get_by_text("The review did not come about.")).to_be_visible()
    page.unroute("**/review?*")
    page.get_by_role("button", name="Ask again").click()
    expect(page.get_by_text("Ada began at")).to_be_visible()


def test_whoever_switched_it_off_asks_for_nothing(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    page = as_ada(visit, client, "/settings")
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


# Moments


@pytest.mark.parametrize(("game", "size"), [("year", PHONE), ("hoard", DESKTOP)], ids=["year-phone", "hoard-desktop"])
def test_a_moment_is_tried_again(visit: Visit, client: httpx.Client, game: str, size: Any) -> None:
    found = reviewed(client, game)
    moment = worst(found)
    page = as_ada(visit, client, f"/t/{found['table']}", viewport=size)
    page.locator(CARD).first.get_by_role("link", name="Try again").click()
    expect(page.locator(".task s")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(ASKED)
    offered = page.locator(CHOICES).evaluate_all("all => all.map((one) => one.dataset.move)")
    assert moment["move"] not in offered
    assert len(offered) == len(moment["choices"]) - 1
    expect(page.locator(".task .choices")).to_have_count(0)
    assert serious_faults(page) == []
    if poor := next((one for one in moment["choices"][1:] if not one["equal"] and one["move"] in offered), None):
        page.locator(f"main ul [data-move='{poor['move']}']").press("Enter")
        expect(page.get_by_role("status")).to_contain_text("not as good")
        expect(page.locator(f"main ul [data-move='{poor['move']}']")).to_have_count(0)
    page.locator(f"main ul [data-move='{moment['choices'][0]['move']}']").press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Right! That is the best choice.")
    expect(page.locator(".task")).to_contain_text(re.compile("Because: |The causes cannot be told"))
    expect(page.locator(".task .choices .best")).to_be_visible()
    assert page.locator(PIECES).count() == 0
    assert serious_faults(page) == []
    assert sideways(page) <= 0
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    awaits_decision(page)
    seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert seen["given"] == moment["number"] - 1


def test_one_chooses_at_the_board_itself_or_looks(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    page = as_ada(visit, client, address(found, worst(found)), kept={"list": "off"})
    expect(page.get_by_role("status")).to_have_text(ASKED)
    page.locator(PIECES).first.press("Enter")
    expect(page.get_by_role("status")).not_to_have_text(ASKED)
    page.goto(address(found, worst(found)))
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("status")).to_contain_text("This was better:")
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("status")).to_have_text(ASKED)


def test_a_moment_that_is_none_leads_back(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "hoard")
    page = visit(f"/r/{found['table']}/moment?seat=0&number=99999")
    expect(page.get_by_role("link", name="To the result")).to_be_visible()
    expect(page.locator(".task")).to_have_count(0)


def test_the_keyboard_alone_is_enough(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = as_ada(visit, client, f"/t/{found['table']}")
    link = page.locator(CARD).first.get_by_role("link", name="Try again")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(ASKED)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.move") == worst(found)["choices"][0]["move"]:
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Right!")


# My mistakes


def test_ones_mistakes_are_practised_until_they_sit(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    kept = client.get("/api/me/mistakes").json()
    assert {one["number"] for one in kept["mistakes"] if one["table"] == found["table"]} == {
        one["number"] for one in found["review"]["moments"]
    }
    page = as_ada(visit, client, "/games")
    page.get_by_role("link", name="My mistakes").click()
    expect(page.locator("section .games li")).to_have_count(len(kept["mistakes"]))
    expect(page.get_by_text("Few games yet").first).to_be_visible()
    assert serious_faults(page) == []
    page.get_by_role("link", name="Practise").click()
    page.wait_for_url(PRACTISED)
    place = dict(part.split("=") for part in page.url.partition("?")[2].split("&"))
    table = page.url.partition("/r/")[2].partition("/")[0]
    told = client.get(f"/api/tables/{table}/review", params={"seat": place["seat"]}).json()["review"]
    moment = next(one for one in told["moments"] if one["number"] == int(place["number"]))
    expect(page.get_by_role("status")).to_have_text(ASKED)
    page.locator(f"main ul [data-move='{moment['choices'][0]['move']}']").press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Right!")
    if kept["due"] > 1:
        expect(page.get_by_role("link", name="Next one")).to_be_visible()
    left = client.get("/api/me/mistakes").json()
    assert left["due"] == kept["due"] - 1
    page.get_by_role("link", name="My mistakes").click()
    expect(page.get_by_text("again tomorrow").first).to_be_visible()


def test_whoever_has_no_mistakes_is_told_how_to_come_by_some(visit: Visit) -> None:
    page = visit("/mistakes", viewport=PHONE)
    expect(page.get_by_text("Play a game first")).to_be_visible()
    page.request.post("/api/me", data={"name": "Cleo"})
    page.reload()
    expect(page.get_by_text("Nothing collected yet.")).to_be_visible()
    assert serious_faults(page) == []
    assert sideways(page) <= 0


# Replays


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_marks_the_moments_and_tells_chances(visit: Visit, client: httpx.Client, size: Any) -> None:
    found = reviewed(client, "year")
    moment = worst(found)
    page = as_ada(visit, client, f"/r/{found['table']}?at={moment['number'] - 1}&eyes=0", viewport=size)
    odds = page.get_by_role("region", name="Chances to win at this place")
    expect(odds.locator("li")).to_have_count(2)
    assert page.locator(".slider .flag").count() == len(found["review"]["moments"])
    expect(odds.get_by_role("link", name="Try again")).to_have_attribute("href", address(found, moment))
    line = found["review"]["line"]
    chance = [point for point in line if point["number"] < moment["number"]][-1]["chances"][0]
    expect(odds.locator("li").first).to_contain_text(f"{round(100 * chance)} %")
    assert serious_faults(page) == []
    assert sideways(page) <= 0
    page.get_by_label("As seen by").select_option("")
    expect(odds).to_have_count(0)


# In each language, light and dark, on a phone


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_each_place_of_a_review(visit: Visit, client: httpx.Client, language: str, scheme: str) -> None:
    found = reviewed(client, "year")
    look = {"locale": language, "color_scheme": scheme, "viewport": PHONE}
    page = as_ada(visit, client, f"/t/{found['table']}", **look)
    check = sound(page, language)
    page.locator(CARD).first.wait_for()
    page.locator(f"{CARD} .acts button").first.click()
    check("result")
    page.locator(".review header button").click()
    page.locator("[popover]:popover-open").wait_for()
    check("what it means")
    page.goto(address(found, worst(found)))
    page.locator(".task .acts button").wait_for()
    check("moment")
    page.locator(".task .acts button").click()
    page.locator(".task .choices").wait_for()
    check("answer")
    page.goto("/mistakes")
    page.locator("section .games li").first.wait_for()
    check("mistakes")
    page.goto(f"/r/{found['table']}?at=40&eyes=0")
    page.locator(".slider .flag").first.wait_for()
    check("replay")
