"""Moments of a review that are tried again, and one's mistakes."""

import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.at_table import CHOICES, PIECES, awaits_decision, press_a_piece, serious_faults, sideways
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.reviewing import ASKED, CARD, PRACTISED, address, press, reviewed, with_reviews, worst

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("reviewed")]


@pytest.fixture
def visit(visit: Visit) -> Visit:
    return with_reviews(visit)


# Moments


@pytest.mark.parametrize(("game", "size"), [("year", PHONE), *extra(("hoard", DESKTOP))])
def test_a_moment_is_tried_again(visit: Visit, client: httpx.Client, game: str, size: Any) -> None:
    """The keyboard alone is enough."""
    found = reviewed(client, game)
    moment = worst(found)
    page = visit(f"/t/{found['table']}", person=client, viewport=size)
    press(page, page.locator(CARD).first.get_by_role("link", name="Try again"))
    expect(page.locator(".task s")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(ASKED)
    offered = page.locator(CHOICES).evaluate_all("all => all.map((one) => one.dataset.move)")
    assert moment["move"] not in offered
    assert len(offered) == len(moment["choices"]) - 1
    expect(page.locator(".task .choices")).to_have_count(0)
    assert serious_faults(page, within=".task") == []
    if poor := next((one for one in moment["choices"][1:] if not one["equal"] and one["move"] in offered), None):
        page.locator(f"main ul [data-move='{poor['move']}']").press("Enter")
        expect(page.get_by_role("status")).to_contain_text("not as good")
        expect(page.locator(f"main ul [data-move='{poor['move']}']")).to_have_count(0)
    press(page, page.locator(f"main ul [data-move='{moment['choices'][0]['move']}']"))
    expect(page.get_by_role("status")).to_contain_text("Right! That is the best choice.")
    expect(page.locator(".task")).to_contain_text(re.compile("Because: |No single reason stands out"))
    expect(page.locator(".task .choices .best")).to_be_visible()
    assert page.locator(PIECES).count() == 0
    assert serious_faults(page, within=".task") == []
    assert sideways(page) <= 0
    press(page, page.get_by_role("button", name="Play on from here"))
    press(page, page.get_by_role("button", name="Play on", exact=True))
    page.wait_for_url("**/t/*")
    awaits_decision(page)
    seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert seen["given"] == moment["number"] - 1


@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_one_chooses_at_the_board_itself_or_looks(visit: Visit, client: httpx.Client, game: str) -> None:
    found = reviewed(client, game)
    page = visit(address(found, worst(found)), person=client, kept={"list": "off"})
    expect(page.get_by_role("status")).to_have_text(ASKED)
    chance, status = random.Random(1), page.get_by_role("status")
    for _ in range(40):  # some pieces are only the first of two
        press_a_piece(page, chance)
        page.wait_for_timeout(200)
        if status.inner_text().strip() != ASKED:
            break
    expect(status).not_to_have_text(ASKED)
    page.goto(address(found, worst(found)))
    press(page, page.get_by_role("button", name="Show the answer"))
    expect(page.get_by_role("status")).to_contain_text("This was better:")
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("status")).to_have_text(ASKED)


def test_a_moment_that_is_none_leads_back(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = visit(f"/r/{found['table']}/moment?seat=0&number=99999")
    expect(page.get_by_role("link", name="To the result")).to_be_visible()
    expect(page.locator(".task")).to_have_count(0)


# My mistakes


def test_ones_mistakes_are_practised_until_they_sit(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    kept = client.get("/api/me/mistakes").json()
    assert {one["number"] for one in kept["mistakes"] if one["table"] == found["table"]} == {
        one["number"] for one in found["review"]["moments"]
    }
    page = visit("/games", person=client)
    page.get_by_role("link", name="Mistakes", exact=True).click()
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
        expect(page.get_by_role("link", name="Next mistake")).to_be_visible()
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


def test_ones_error_rate_stands_beside_the_bots(visit: Visit, client: httpx.Client) -> None:
    """After five games the page names the bot with the nearest rate."""
    reviewed(client, "year")

    def later(asked: Any) -> None:
        told = asked.fetch().json()
        rate = {**told["rates"][0], "game": "year", "players": 2, "rate": 0.02, "decisions": 30}
        rates = [{**rate, "table": f"t{at}", "ended": at} for at in range(5)]
        bots = {"emperor": 0.004, "courtier": 0.03, "novice": 0.09}
        yardstick = [
            {"game": "year", "players": 4, "bot": bot, "rate": value, "low": value / 2, "high": 2 * value}
            for bot, value in bots.items()
        ]
        line = {"game": "year", "few": False, "like": "courtier", "bots": yardstick, "means": [0.02] * 5}
        asked.fulfill(json={**told, "rates": rates, "lines": [line]})

    page = visit("/settings", person=client, viewport=PHONE)
    page.route("**/api/me/mistakes", later)
    page.goto("/mistakes")
    expect(page.get_by_text("You play like this bot: Courtier.")).to_be_visible()
    expect(page.get_by_text("Few games yet")).to_have_count(0)
    expect(page.locator("figure svg text", has_text="Emperor")).to_have_count(1)
    page.get_by_text("All figures").click()
    expect(page.locator("figure tr", has_text="Courtier").locator("td")).to_have_text(["0.030", "0.015 to 0.060"])
    assert serious_faults(page) == []
    assert sideways(page) <= 0
