"""Undo says what it costs before it costs anything, and the story keeps what was taken back, as such."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.at_table import CHOICES, at_a_table, awaits_decision, choose_seats, decide
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


def undo(page: Any) -> None:
    page.get_by_role("button", name="Undo").click()


def taken_back(page: Any) -> list[str]:
    return [str(text) for text in page.locator("[role=log] s").all_inner_texts()]


def alone(visit: Visit) -> Any:
    """A rated game against one bot: without hints."""
    page = visit("/new?game=year")
    choose_seats(page, 2)
    page.get_by_label("Seat 2", exact=True).select_option("greedy")
    page.get_by_role("switch", name="Hints").uncheck(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    awaits_decision(page)
    return page


def test_what_costs_the_rating_is_asked_for_once(visit: Visit) -> None:
    page = alone(visit)
    question = page.get_by_role("dialog", name="This game would")
    decide(page)
    undo(page)  # nobody has moved since: it costs nothing
    page.get_by_text("takes something back").wait_for()
    expect(question).not_to_be_visible()
    awaits_decision(page)
    for _ in range(3):  # the two persons find their palaces, and the bot has its turn
        decide(page)
    before = page.locator(CHOICES).all_inner_texts()
    undo(page)
    expect(question).to_be_visible()
    question.get_by_role("button", name="No").click()
    expect(question).not_to_be_visible()
    assert page.locator(CHOICES).all_inner_texts() == before
    undo(page)
    question.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("takes something back")).to_have_count(2)
    awaits_decision(page)
    undo(page)
    expect(page.get_by_text("takes something back")).to_have_count(3)
    expect(question).not_to_be_visible()


def test_the_story_strikes_through_what_was_taken_back(visit: Visit) -> None:
    page = at_a_table(visit, "year")
    before = page.locator(CHOICES).all_inner_texts()
    decide(page)
    drafted = page.locator("[role=log] p").last.inner_text()
    assert taken_back(page) == []
    undo(page)
    page.get_by_text("takes something back").wait_for()
    assert [text.removeprefix("Taken back:").strip() for text in taken_back(page)] == [drafted]
    awaits_decision(page)
    assert page.locator(CHOICES).all_inner_texts() == before
    decide(page, 1)
    assert len(taken_back(page)) == 1
    page.reload()
    awaits_decision(page)
    assert len(taken_back(page)) == 1
