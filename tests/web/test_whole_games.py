"""Games by presses on the board alone: from the first page, or from a late position, to the result."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from drachenhof.engine.game import CHANCE, OVER
from drachenhof.games import games
from drachenhof.records import Record
from tests.budget import extra
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
NIGHT_ON_A_PHONE = {"viewport": PHONE, "color_scheme": "dark"}
LATE = {"year": 0.85, "hoard": 0.95}  # of all moves


def ends_well(page: Any, seats: int) -> None:
    """From some decision to the result and to the replay. How many decisions are left depends on the deals."""
    assert play_to_the_end(page, random.Random(1)) > 0
    expect(page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
    expect(page.locator(f"section:has({RESULT}) ol li")).to_have_count(seats)
    assert serious_faults(page, within=f"section:has({RESULT})") == []
    page.set_viewport_size(PHONE)
    assert sideways(page) <= 0
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("body").press("End")
    assert sideways(page) <= 0


@pytest.mark.extra
@pytest.mark.parametrize(
    ("table", "screen"),
    [(NewTable("hoard", 2, bot="greedy"), NIGHT_ON_A_PHONE), (NewTable("year", 2, bot="random"), {})],
    ids=["hoard", "year"],
)
def test_a_game_is_played_on_the_board_to_its_result(visit: Visit, table: NewTable, screen: dict[str, Any]) -> None:
    page = visit("/", kept={"list": "off"}, **screen)
    open_table(page, table)
    ends_well(page, table.seats)


def late(game: str, players: int, **options: Any) -> tuple[Record, int, int]:
    """A game of random players, a late place in it at which somebody decides, and who that is."""
    module, chance = games[game], random.Random(1)
    state, moves = module.new(players, **options), list[int]()
    asked = list[tuple[int, int]]()
    while module.to_move(state) != OVER:
        if module.to_move(state) != CHANCE:
            asked.append((len(moves), module.to_move(state)))
        moves.append(chance.choice(module.legal_moves(state)))
        module.apply(state, moves[-1])
    return Record.of(module, module.new(players, **options), moves), *asked[int(len(asked) * LATE[game])]


EVERYTHING: dict[str, dict[str, Any]] = {
    "year": {"players": 4, "great_wall": True, "super_event": "flood"},
    "hoard": {
        "players": 4,
        "peek": True,
        "answer_fives": True,
        "long_protecto": True,
        "abilities": "cumulative",
        "curses": True,
        "count_all_backs": True,
    },
}


@pytest.mark.parametrize(("game", "screen"), [("year", NIGHT_ON_A_PHONE), *extra(("hoard", {}))])
def test_with_all_options_a_game_is_played_on_to_its_result(visit: Visit, game: str, screen: dict[str, Any]) -> None:
    record, moves, seat = late(game, **EVERYTHING[game])
    page = visit("/", kept={"list": "off"}, **screen)
    page.request.post("/api/me", data={"name": "Ada"})
    seats = [{"kind": "bot", "bot": "greedy"} for _ in range(4)]
    seats[seat] = {"kind": "person"}
    of = {"kind": "record", "record": json.loads(record.to_json())}
    made = page.request.post("/api/play-on", data={"of": of, "moves": moves, "seats": seats})
    page.goto(f"/t/{made.json()['table']}")
    ends_well(page, 4)


@pytest.mark.extra
@pytest.mark.parametrize("seats", [2, 5])
def test_a_phone_held_sideways_is_enough(visit: Visit, seats: int) -> None:
    page, chance = visit("/", kept={"list": "off"}, viewport={"width": 740, "height": 360}), random.Random(seats)
    open_table(page, NewTable("hoard", seats, bot="greedy"))
    for _ in range(15):
        page.wait_for_selector(f"{PIECES}, {RESULT}")
        press_a_piece(page, chance)
    assert sideways(page) <= 0
