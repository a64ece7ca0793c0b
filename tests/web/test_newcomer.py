"""The ways into a game: alone against bots, at a public table, and by an invitation, with the lesson on the way."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.at_table import CHOICES, PIECES, serious_faults
from tests.web.conftest import PHONE, Visit

NEW: dict[str, str | None] = {"coach": None, "list": None}  # nothing was played in this browser
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("newcomer")]


def listed(page: Any, name: str) -> dict[str, Any]:
    """Find a table in the list of public ones."""
    tables: list[dict[str, Any]] = page.request.get("/api/tables?status=open").json()["tables"]
    return next(table for table in tables if table["id"] == name)


def test_an_invited_stranger_learns_the_game_and_comes_back_to_the_seat(visit: Visit) -> None:
    host = visit("/new?game=hoard&with=friends")
    host.get_by_role("button", name="Open the table").click()
    address = host.locator(".invitation textarea").first.input_value()
    assert "#" in address
    guest = visit(address, viewport=PHONE, kept=NEW)
    guest.get_by_role("link", name="Learn it in five minutes").click()
    guest.wait_for_url("**/learn/hoard/*")
    assert address.split("#")[1] not in guest.url  # the invitation is a secret
    guest.get_by_role("link", name="Back to the table").first.click()
    guest.wait_for_url(address)
    assert serious_faults(guest) == []
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_selector(".board")
    expect(guest.locator("section.newcomer, p", has_text="meanwhile a bot may play for you")).to_have_count(0)  # begun


def test_the_first_turn_of_a_new_player_offers_the_lesson(visit: Visit) -> None:
    page = visit("/new?game=year&with=bots", kept=NEW)
    expect(page.get_by_role("heading", name="Play bots")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(PIECES)
    newcomer = page.locator("section.newcomer")
    expect(newcomer).to_contain_text("your seat waits for you")
    newcomer.get_by_role("link", name="Learn it in five minutes").click()
    page.get_by_role("link", name="Back to the table").first.click()
    page.wait_for_selector(PIECES)
    expect(newcomer.get_by_role("link")).to_have_count(0)
    newcomer.get_by_role("button", name="Show the list").click()
    page.wait_for_selector(CHOICES)


def test_bots_are_chosen_by_number_and_strength_or_one_by_one(visit: Visit) -> None:
    page = visit("/new?game=hoard&with=bots")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_label("How strong are the bots?").select_option("greedy")
    expect(page.get_by_text("A seat for", exact=False)).to_have_count(0)
    page.get_by_role("switch", name="Choose a bot for each seat").check(force=True)
    seats = page.get_by_role("combobox", name="Seat")
    expect(seats).to_have_count(2)
    expect(seats.first.locator("option[value=open]")).to_have_count(0)
    page.get_by_role("switch", name="Choose a bot for each seat").uncheck(force=True)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    wish = asked.value.post_data_json
    assert [seat.get("bot") for seat in wish["seats"]] == [None, "greedy", "greedy"]
    assert wish["hints"]
    assert not wish["public"]
    page.wait_for_url("**/t/*")


def test_a_public_table_has_a_seat_for_everybody_and_is_found_by_its_game(visit: Visit) -> None:
    page = visit("/watch?game=hoard")
    expect(page.get_by_role("radio", name="Drachensachen")).to_be_checked()
    page.get_by_role("link", name="Open a public table").click()
    expect(page.get_by_role("heading", name="Open a public table")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    name = page.url.rsplit("/", 1)[1]
    free = [seat for seat in listed(page, name)["seats"] if not seat.get("name") and not seat.get("bot")]
    assert len(free) == 3
    other = visit("/watch?game=hoard")
    expect(other.locator(f"a[href='/t/{name}']")).to_be_visible()
    other.get_by_role("radio", name="In the Year of the Dragon").check(force=True)
    expect(other.locator(f"a[href='/t/{name}']")).to_have_count(0)
    page.get_by_role("button", name="Close this table").click()  # no other test finds it in the list of public tables
    expect(page.get_by_role("button", name="Close this table")).to_have_count(0)
