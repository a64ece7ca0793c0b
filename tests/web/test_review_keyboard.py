"""Parts of a review by the keyboard alone."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.reviewing import ASKED, CARD, press, reviewed, with_reviews

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("reviewed")]


@pytest.fixture
def visit(visit: Visit) -> Visit:
    return with_reviews(visit)


def test_the_result(visit: Visit, client: httpx.Client) -> None:
    """What was better is hidden until it is asked for."""
    found = reviewed(client, "year")
    page = visit(f"/t/{found['table']}", person=client)
    card = page.locator(CARD).first
    card.wait_for()
    expect(page.locator(".why-sentence")).to_contain_text(
        re.compile(r" won, \d+ points? ahead of .*: .*, \d+ points? more( each)?\.")
    )
    press(page, page.locator(".review header button"))
    meaning = page.locator("[popover]:popover-open")
    expect(meaning).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    press(page, page.locator(".review summary", has_text="All figures"))
    expect(page.locator(".review details tr", has_text="Your choices")).to_be_visible()
    press(page, page.locator(".review figcaption summary"))
    expect(page.get_by_text("Many trial games were played on")).to_be_visible()
    expect(card.get_by_text("best", exact=True)).to_have_count(0)
    press(page, card.get_by_role("button", name="What was better?"))
    expect(card.get_by_text("best", exact=True)).to_be_visible()
    expect(card.locator("s")).to_be_visible()
    expect(card.locator(".chance b").first).to_have_text(re.compile(r"^\d+ of 100 won$"))
    expect(card.locator("small")).to_have_count(0)
    press(page, card.get_by_role("button", name="All figures"))
    expect(card.locator("small").first).to_have_text(re.compile(r"^\(\d+–\d+\)$"))
    card.get_by_role("button", name="Hide it again").press("Enter")
    expect(card.get_by_text("best", exact=True)).to_have_count(0)
    press(page, page.get_by_role("link", name="All my mistakes"))
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()


def test_ones_mistakes(visit: Visit, client: httpx.Client) -> None:
    found = reviewed(client, "year")
    page = visit("/mistakes", person=client)
    page.route("**/api/me/mistakes/*", lambda asked: asked.fulfill(json={}))  # others practise them, too
    first = page.locator(f"section .games a[href*='{found['table']}']").first
    press(page, first)
    expect(page.get_by_role("status")).to_have_text(ASKED)
    press(page, page.get_by_role("link", name="My mistakes"))
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()
