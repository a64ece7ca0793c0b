"""Several people at one table: what each of them sees, and what nobody else does."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.at_table import CHOICES, PIECES, choose_seats, invited, press_a_piece, sideways, story_length
from tests.web.conftest import PHONE, Visit
from tests.web.test_frame import ask_to_close

pytestmark = pytest.mark.slow
LIFT = ".curtain button"


def faces(page: Any, seat: int) -> int:
    """How many hand cards of a seat somebody sees the faces of."""
    return int(page.locator(f"[data-piece^='hand-{seat}-']:not([data-face=''])").count())


def keep_all(page: Any) -> None:
    """Exchange nothing, so that all cards of the hand stay secret."""
    page.locator("[data-move=keep]").press("Enter")
    expect(page.locator("[data-move=keep]")).to_have_count(0)


def asked(pages: list[Any]) -> int:
    """Who of them is asked, as soon as somebody is."""
    for _ in range(1000):
        for at, page in enumerate(pages):
            if page.locator(PIECES).first.is_visible():
                return at
        pages[0].wait_for_function("new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked")


def test_two_play_and_a_third_watches(visit: Visit) -> None:
    host = visit("/new?game=hoard")
    friend = invited(visit, host)
    friend.wait_for_selector(".board")
    watcher = visit(host.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(host.get_by_text("one spectator")).to_be_visible()
    expect(watcher.get_by_text("spectator")).to_have_count(0)
    players, chance = [host, friend], random.Random(1)
    for _ in players:
        keep_all(players[asked(players)])
    asked(players)
    assert [faces(page, 0) > 0 for page in (host, friend, watcher)] == [True, False, False]
    assert [faces(page, 1) > 0 for page in (host, friend, watcher)] == [False, True, False]
    for _ in range(3):
        mover = asked(players)
        told = story_length(watcher)
        press_a_piece(players[mover], chance)
        for page in (watcher, players[1 - mover]):
            page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)
        asked(players)
        assert faces(host, 1) == faces(watcher, 1)  # what all saw somebody take
        assert faces(friend, 0) == faces(watcher, 0)
        assert watcher.locator(f"{PIECES}, {CHOICES}").count() == 0
    for name in ("Undo", "Hint"):
        expect(watcher.get_by_role("button", name=name)).to_have_count(0)


def all_are_asked_to_close(host: Any, friend: Any, watcher: Any) -> None:
    question = [page.get_by_role("region", name="Close the table?") for page in (host, friend, watcher)]
    ask_to_close(host)
    expect(question[0]).to_contain_text("Waiting for Bo")
    expect(question[2]).to_contain_text("to close the table")
    expect(question[2].get_by_role("button")).to_have_count(0)
    question[1].get_by_role("button", name="Decline").click()
    for asked in question:
        expect(asked).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("button", name="Close the table")).to_have_attribute("aria-disabled", "true")
    host.keyboard.press("Escape")
    ask_to_close(friend)
    question[1].get_by_role("button", name="Withdraw").click()
    for asked in question:
        expect(asked).to_have_count(0)


def test_all_read_the_chat_those_who_play_speak_and_all_are_asked_to_close(visit: Visit) -> None:
    host = visit("/new?game=year")
    friend = invited(visit, host)
    watcher = visit(host.url, viewport=PHONE)
    for page in (friend, watcher):
        page.wait_for_selector(".board")  # what was said before one came would be no news
    tall = [page.locator("ol.year .chips").last.bounding_box()["height"] for page in (host, watcher)]
    assert tall[0] > 30 > 10 > tall[1]  # whoever watches is foretold nothing, and no room is kept for it
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("May the <b>best</b> court win")
    host.keyboard.press("Enter")
    expect(host.get_by_label("Say something")).to_have_value("")
    friend.get_by_role("tab", name="Chat (1 new)").click()
    badge = watcher.get_by_role("button", name="Chat (1 new)")
    expect(badge).to_be_in_viewport()
    badge.click()
    for page in (friend, watcher):
        expect(page.get_by_role("log", name="Chat")).to_contain_text("May the <b>best</b> court win")
        expect(page.get_by_role("log", name="Chat")).to_be_in_viewport()
        expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    expect(friend.get_by_label("Say something")).to_be_visible()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    all_are_asked_to_close(host, friend, watcher)


def test_before_the_game_one_talks_and_nobody_is_sent_away_by_a_slip_or_comes_to_a_taken_seat(visit: Visit) -> None:
    host = visit("/new?game=hoard")
    choose_seats(host, 3)
    host.get_by_label("Seat 3", exact=True).select_option("open")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invitation for seat 2").input_value()
    guest, second = visit(link, viewport=PHONE), visit(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_text("your seat", exact=True)).to_be_visible()
    second.get_by_role("button", name="Take a seat").click()
    expect(second.get_by_role("alert")).to_contain_text("This invitation is not valid")
    for number in range(8):  # as many at once are no flood
        guest.get_by_label("Say something").fill(f"Is it soon? {number}")
        guest.keyboard.press("Enter")
        expect(guest.get_by_label("Say something")).to_have_value("")
    for page in (guest, host):
        log = page.get_by_role("log", name="Chat")
        expect(log.get_by_text("Is it soon? 7")).to_be_attached()
        assert log.evaluate("log => log.scrollHeight - log.clientHeight - log.scrollTop") < 2
    assert sideways(guest) <= 0
    host.get_by_role("button", name="Remove player").click()
    host.get_by_role("dialog", name="Remove player").get_by_role("button", name="No").click()
    expect(guest.get_by_text("your seat", exact=True)).to_be_visible()
    close = host.get_by_role("button", name="Close this table")
    close.click()
    host.get_by_role("dialog").get_by_role("button", name="No").click()
    expect(guest.get_by_text("your seat", exact=True)).to_be_visible()
    close.click()
    host.get_by_role("dialog").get_by_role("button", name="Close this table").click()
    for page in (guest, host):
        expect(page.get_by_role("heading", name="The table was closed")).to_be_visible()
        for way in ("Replay", "Download the record"):
            expect(page.get_by_role("link", name=way)).to_have_count(0)
        expect(page.get_by_role("button", name="Rematch")).to_have_count(0)


def lifted(page: Any) -> int:
    """Behind the curtain nothing is seen; whether it is Ada's hand that is seen when it is lifted."""
    lift = page.locator(LIFT)
    expect(lift).to_be_focused()
    assert page.locator(".board, [data-face]").count() == 0
    ada = int(lift.inner_text() == "I am Ada")
    lift.press("Enter")  # a click where a card was pressed just now could be a double one
    page.wait_for_selector(PIECES)
    return ada


def test_a_curtain_hangs_whenever_the_device_changes_hands(visit: Visit) -> None:
    page, chance = visit("/new?game=hoard"), random.Random(1)
    choose_seats(page, 2)
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name of the player at seat 2").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    hands: list[int] = []
    seats: dict[int, int] = {}  # who sits where is drawn by lot
    while len(hands) < 5:
        page.wait_for_selector(f"{PIECES}, {LIFT}")
        if page.locator(LIFT).is_visible():
            hands.append(lifted(page))
        if len(hands) < 4:
            (seat,) = [seat for seat in (0, 1) if faces(page, seat) > 0]
            assert seats.setdefault(hands[-1], seat) == seat
        if page.locator("[data-move=keep]").is_visible():
            page.locator("[data-move=keep]").press("Enter")
        else:
            press_a_piece(page, chance)
    assert hands[1:] == [1 - hand for hand in hands[:-1]]
    assert sorted(seats.values()) == [0, 1]


# How high the head is, and which seats of the table another one covers.
CROWDED = """() => {
  const head = document.querySelector('header').getBoundingClientRect().height;
  const tops = [...document.querySelectorAll('header li')].map((seat) => seat.getBoundingClientRect().top);
  const rows = new Set(tops.map(Math.round));
  const bottom = document.querySelector('.board .mine').getBoundingClientRect();
  const covered = [...document.querySelectorAll('.board .seat')].filter((seat) => {
    const box = seat.getBoundingClientRect();
    return !seat.closest('.mine') && box.bottom > bottom.top + 1 && box.top < bottom.bottom - 1;
  });
  return [head, rows.size, covered.length];
}"""


def test_six_seats_have_room_on_the_phone_of_whoever_watches(visit: Visit) -> None:
    host = visit("/")
    host.request.post("/api/me", data={"name": "Wilhelmina"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * 5]
    made = host.request.post("/api/tables", data={"game": "hoard", "seats": seats})
    watcher = visit(f"/t/{made.json()['table']}", viewport=PHONE, locale="de")
    watcher.wait_for_selector(".board .mine")
    for scrolled in (0, 200):
        watcher.evaluate("by => scrollTo(0, by)", scrolled)
        head, rows, covered = watcher.evaluate(CROWDED)
        assert head <= 76
        assert rows == 1
        assert covered == 0
    assert sideways(watcher) <= 0
