"""The page in a browser, against the real server."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.at_table import (
    CHOICES,
    awaits_decision,
    choose_seats,
    decide,
    play_now,
    random_record,
    serious_faults,
    sideways,
)
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
MOST_BYTES = 200_000  # of script and style, compressed, for the first page


@pytest.mark.parametrize(("game", "title"), [("year", "In the Year of the Dragon"), *extra(("hoard", "Drachensachen"))])
def test_two_clicks_lead_to_the_first_decision_and_a_reload_or_the_first_page_back_to_it(
    visit: Visit, game: str, title: str
) -> None:
    page = visit("/")
    play_now(page, game)
    page.go_back()
    page.get_by_role("link", name=re.compile(f"^{title}.*Your turn")).click()
    awaits_decision(page)
    decide(page)
    choices, shown = page.locator(CHOICES).all_inner_texts(), page.title()
    page.reload()
    awaits_decision(page)
    assert page.locator(CHOICES).all_inner_texts() == choices
    assert page.title() == shown
    assert "Your turn" in shown


def test_below_a_few_tables_of_ones_own_both_doors_are_in_sight(visit: Visit) -> None:
    page = visit("/")
    page.request.post("/api/me", data={"name": "Ada"})
    seats = [{"kind": "person"}, {"kind": "open"}]
    for game in ("year", "hoard") * 2:
        page.request.post("/api/tables", data={"game": game, "seats": seats})
    page.reload()
    expect(page.get_by_role("region", name="Your tables").get_by_role("link")).to_have_count(4)
    for button in page.get_by_role("button", name="Play now").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_on_a_phone_both_games_are_in_sight(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    page.get_by_role("link", name="Learn it in five minutes").first.wait_for()
    for name in ("In the Year of the Dragon", "Drachensachen"):
        expect(page.get_by_role("heading", name=name)).to_be_in_viewport(ratio=1)


def test_a_friend_comes_by_link(visit: Visit) -> None:
    host = visit("/new?game=hoard")
    choose_seats(host, 2)
    host.get_by_role("button", name="Open the table").click()
    invitation = host.get_by_role("textbox", name="Invitation for seat 2")
    invitation.wait_for()
    host.get_by_text("Waiting for one more player").wait_for()
    assert invitation.evaluate("it => it.scrollHeight <= it.clientHeight")  # the whole link is seen
    host.get_by_role("button", name="QR code").click()
    host.get_by_role("img", name="Invitation for seat 2").wait_for()
    host.get_by_text("This deal can be checked").click()
    host.get_by_text("The server’s fingerprint").wait_for()
    assert serious_faults(host) == []
    friend = visit(invitation.input_value())
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Take a seat").click()
    for page in (host, friend):
        page.wait_for_selector(".frame")
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("button", name="Bravo!").click()
    friend.get_by_role("tab", name="Chat (1 new)").click()
    assert "Bravo!" in friend.get_by_role("log", name="Chat").inner_text()


@pytest.mark.parametrize("game", ["hoard", *extra("year")])
def test_a_record_is_replayed_from_a_file(visit: Visit, game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(random_record(game), encoding="utf-8")
    page = visit("/games")
    page.get_by_label("Open a record from a file").set_input_files(record)
    page.get_by_role("slider").wait_for()
    page.locator("body").press("ArrowRight")
    page.locator("output", has_text="10 / " if game == "year" else "1 / ").wait_for()  # all event tiles are one step
    if game == "hoard":  # the deal is one step, to and fro
        page.locator("body").press("ArrowRight")
        page.locator("p.story", has_text="All cards are dealt").wait_for()
        page.locator("body").press("ArrowLeft")
        page.locator("output", has_text="1 / ").wait_for()
    page.get_by_label("As seen by").select_option("1")
    page.locator("body").press("End")
    assert serious_faults(page) == []


@pytest.mark.parametrize("paths", [["/", "/games"], *extra(["/new", "/rules/year", "/settings"])])
def test_no_page_keeps_strangers_out_or_scrolls_sideways(visit: Visit, paths: list[str]) -> None:
    """Pages are others for who has a name."""
    page = visit(paths[0], viewport=PHONE)
    for path in paths:
        page.emulate_media(color_scheme="light")
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for(state="attached")
        assert serious_faults(page) == [], path
        assert sideways(page) <= 0, path
        page.emulate_media(color_scheme="dark")
        assert serious_faults(page, "color-contrast") == [], path


def test_the_language_can_be_changed(visit: Visit) -> None:
    page = visit("/", locale="nl")
    page.get_by_role("button", name="Nu spelen").first.wait_for()
    page.get_by_label("Taal").select_option("de")
    page.get_by_role("button", name="Jetzt spielen").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Jetzt spielen").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit("/watch", fresh=True)
    answers: list[Any] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    loaded = [answer for answer in answers if answer.request.resource_type in ("script", "stylesheet")]
    assert {answer.headers["content-encoding"] for answer in loaded} == {"br"}
    sizes = {answer.url: int(answer.headers["content-length"]) for answer in loaded}
    assert min(sizes.values()) > 0
    assert sum(sizes.values()) <= MOST_BYTES, sizes
