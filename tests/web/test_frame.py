"""What is around a board: fingers, the menu, and closing a table together."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.at_table import (
    CHOICES,
    PIECES,
    REACHED,
    RESULT,
    at_a_table,
    invited,
    serious_faults,
    sideways,
    story_length,
)
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
CONFIRM = ".confirm"
PAGE = Path(__file__).parents[2] / "docs" / "page.md"


def tap_a_choice(page: Any) -> None:
    """Tap pieces until one of them is a choice: some are only the first part of one."""
    for chance in (0.5, 0.9, 0.1, 0.7, 0.3, 0.6):
        page.touchscreen.tap(*page.evaluate(REACHED, [PIECES, chance]))
        page.evaluate("new Promise(requestAnimationFrame)")
        if page.locator(CONFIRM).is_visible():
            return
    raise AssertionError("no tap is a choice")


def picks_without_covering_the_others(page: Any) -> None:
    """The first of a pair that is drafted: it is marked and said, and nothing lies over the others."""
    first, second = page.locator(PIECES).nth(0), page.locator(PIECES).nth(5)
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".display .next")).to_contain_text("second")
    expect(page.locator("[popover]:popover-open")).to_have_count(0)
    second.tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.locator(CONFIRM).get_by_role("button", name="Not this").tap()
    expect(page.locator(CONFIRM)).to_have_count(0)
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_finger_sees_before_it_chooses(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, PIECES, kept={"list": "off"}, viewport=PHONE, has_touch=True, is_mobile=True)
    told = story_length(page)
    if game == "year":
        picks_without_covering_the_others(page)
    tap_a_choice(page)
    expect(page.locator(CONFIRM).get_by_role("button", name="Do it")).to_be_in_viewport()
    assert story_length(page) == told
    assert sideways(page) <= 0
    page.locator(CONFIRM).get_by_role("button", name="Not this").tap()
    expect(page.locator(CONFIRM)).to_have_count(0)
    assert story_length(page) == told
    tap_a_choice(page)
    page.locator(CONFIRM).get_by_role("button", name="Do it").tap()
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)
    expect(page.locator(CONFIRM)).to_have_count(0)


def test_a_second_tap_chooses_and_one_is_enough_where_one_likes_it_so(visit: Visit) -> None:
    page = at_a_table(visit, "year", viewport=PHONE, has_touch=True, is_mobile=True)
    told = story_length(page)
    first = page.locator(CHOICES).first
    first.tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    assert story_length(page) == told
    first.tap()
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)
    page.wait_for_selector(CHOICES)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("switch", name="Confirm each tap").uncheck(force=True)
    page.keyboard.press("Escape")
    told = story_length(page)
    page.locator(CHOICES).last.tap()
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)


def ask_to_close(page: Any) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask everybody").click()


def test_all_who_agree_close_the_table_and_sit_together_again_with_one_click(visit: Visit) -> None:
    host = visit("/new?game=year")
    friend = invited(visit, host)
    friend.wait_for_selector(".board")
    ask_to_close(host)
    friend.get_by_role("region", name="Close the table?").get_by_role("button", name="Agree").click()
    for page in (host, friend):
        page.locator(RESULT).wait_for()
        expect(page.get_by_role("region", name="Close the table?")).to_have_count(0)
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_text("reserved for Bo")).to_be_visible()
    friend.get_by_role("button", name="To the rematch").click()  # and sits there at once
    for page in (host, friend):
        page.wait_for_selector(".board")


def every_documented_key_is_shown(page: Any) -> None:
    shown = set(page.get_by_role("dialog", name="Keys").locator("kbd").all_inner_texts())
    table = PAGE.read_text(encoding="utf-8").partition("| key | where | what |")[2].partition("\n\n")[0]
    documented = {key for row in table.splitlines()[2:] for key in re.split(r"[ ,]+", row.split("|")[1].strip())}
    assert documented
    assert {key.replace("Escape", "Esc") for key in documented} <= shown


def test_the_menu_of_a_phone_leaves_the_question_in_sight(visit: Visit) -> None:
    page = at_a_table(visit, "year", viewport=PHONE)
    page.get_by_role("button", name="Menu").click()
    sheet = page.get_by_role("dialog", name="Menu")
    words = [
        word
        for word in sheet.inner_text().split("\n")
        if word in ("Rules", "Keys", "Settings", "Leave for now", "Close the table", "Resign")
    ]
    assert words == ["Rules", "Keys", "Settings", "Leave for now", "Close the table", "Resign"]
    asked = page.locator("section.bar").bounding_box()
    assert sheet.bounding_box()["y"] >= asked["y"] + asked["height"]
    assert serious_faults(page, within="[popover]:popover-open") == []
    sheet.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("makes the choice")
    every_documented_key_is_shown(page)
    assert sideways(page) <= 0
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    sheet.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("dialog")).to_contain_text("without a result")  # alone, nobody else is asked
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    page.locator(RESULT).wait_for()


def test_who_is_new_is_told_once_of_the_choices_in_words(visit: Visit) -> None:
    page = at_a_table(visit, "year", PIECES, kept={"list": None})
    box = page.locator("section.newcomer").bounding_box()
    for name in ("Show the list", "No, thanks"):
        button = page.get_by_role("button", name=name).bounding_box()
        assert box["y"] <= button["y"], name
        assert button["y"] + button["height"] <= box["y"] + box["height"], name
    page.get_by_role("button", name="Show the list").click()
    page.wait_for_selector(CHOICES)
    expect(page.get_by_role("button", name="Show the list")).to_have_count(0)
