"""Whole games through the page, by presses on the board alone, from the first page to the result."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.at_table import (
    PIECES,
    RESULT,
    NewTable,
    open_table,
    play_to_the_end,
    press_a_piece,
    serious_faults,
    sideways,
)
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
TABLES = {
    "year": NewTable("year", 4, bot="random"),
    "year with everything": NewTable(
        "year", 3, bot="random", switches=("The Great Wall",), chosen={"Super event": "random"}
    ),
    "hoard": NewTable("hoard", 3, bot="greedy"),
    "hoard with everything": NewTable(
        "hoard",
        2,
        bot="greedy",
        switches=("Peek", "Fives answer fives", "Long Protecto", "Curses", "Count all backs"),
        chosen={"Abilities": "cumulative"},
    ),
}
ON_A_PHONE = ("year with everything", "hoard")


@pytest.mark.parametrize("name", TABLES)
def test_a_game_is_played_on_the_board_to_its_result(visit: Visit, name: str) -> None:
    screen = {"viewport": PHONE, "color_scheme": "dark"} if name in ON_A_PHONE else {}
    page, table = visit("/", kept={"list": "off"}, **screen), TABLES[name]
    open_table(page, table)
    assert play_to_the_end(page, random.Random(1)) > 20
    expect(page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
    expect(page.locator(f"section:has({RESULT}) ol li")).to_have_count(table.seats)
    assert serious_faults(page) == []
    page.set_viewport_size(PHONE)
    assert sideways(page) <= 0
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("body").press("End")
    assert sideways(page) <= 0


@pytest.mark.parametrize("seats", [2, 5])
def test_a_phone_held_sideways_is_enough(visit: Visit, seats: int) -> None:
    page, chance = visit("/", kept={"list": "off"}, viewport={"width": 740, "height": 360}), random.Random(seats)
    open_table(page, NewTable("hoard", seats, bot="greedy"))
    for _ in range(25):
        page.wait_for_selector(f"{PIECES}, {RESULT}")
        press_a_piece(page, chance)
    assert sideways(page) <= 0
