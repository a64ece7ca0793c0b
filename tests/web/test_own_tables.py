"""Tables in lists are told apart by who sits there and how far they are; a public one is joined from the first page."""

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Visit
from tests.web.playing import GREEDY
from tests.web.test_duels import somebody

pytestmark = pytest.mark.slow
FRIENDS = ["Bert from the north", "Cleo from the south", "Dora from the east"]
SLOW = {"kind": "correspondence", "grace": 86_400}


def asked(client: httpx.Client, path: str, **body: object) -> dict[str, str]:
    return dict(client.post(path, json=body).raise_for_status().json())


@pytest.fixture(scope="module")
def ada(served: Served) -> Iterator[httpx.Client]:
    """Somebody with a slow game against each of three friends; a fourth one, against the first of them, is over."""
    with ExitStack() as all_of_them:
        ada, *friends = [all_of_them.enter_context(somebody(served, name)) for name in ("Ada of slow games", *FRIENDS)]
        for friend in (*friends, friends[0]):
            seats = [{"kind": "person"}, {"kind": "open"}, GREEDY]
            made = ada.post("/api/tables", json={"game": "hoard", "seats": seats, "pace": SLOW}).json()
            asked(friend, f"/api/tables/{made['table']}/sit", type="sit", id="sit", link=made["links"]["1"])
        for one in (ada, friends[0]):
            asked(one, f"/api/tables/{made['table']}/resign", type="resign", id="resign")
        yield ada


def test_slow_games_are_told_apart_by_those_who_play_them(visit: Visit, ada: httpx.Client) -> None:
    page = visit("/", person=ada)
    own = page.get_by_role("region", name="Your tables").get_by_role("link")
    for path in ("/", "/games"):
        page.goto(path)
        expect(own).to_have_count(len(FRIENDS))
        for friend in FRIENDS:
            card = own.filter(has_text=f"with {friend} and Miser")
            expect(card).to_have_count(1)
            expect(card).to_contain_text("Round 1")
            expect(card).to_contain_text("since")


def test_a_game_that_is_over_says_with_whom_it_was_and_for_how_many(visit: Visit, ada: httpx.Client) -> None:
    page = visit("/games", person=ada)
    over = page.locator("main a[href^='/r/']")
    expect(over).to_have_count(1)
    expect(over).to_contain_text(f"with {FRIENDS[0]} and Miser")
    expect(over).to_contain_text("of 3")


def test_a_public_table_is_joined_from_the_first_page(visit: Visit, served: Served) -> None:
    with somebody(served, "Egon at an open table") as egon:
        seats = [{"kind": "person"}, {"kind": "open"}]
        made = egon.post("/api/tables", json={"game": "hoard", "seats": seats, "public": True}).json()
        page = visit("/")
        offered = page.get_by_role("link").filter(has_text="Egon at an open table")
        expect(offered).to_contain_text("one seat free")
        offered.click()
        page.get_by_role("button", name="Take a seat").click()
        page.wait_for_selector(".board")
        assert page.url.endswith(made["table"])
