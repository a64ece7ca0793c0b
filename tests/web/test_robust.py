"""A bad connection, a slow one, an old tab: the page says so, and nothing is lost or done twice."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.server.served import Served
from tests.web.at_table import (
    CHOICES,
    PIECES,
    REACHED,
    at_a_table,
    awaits_decision,
    decide,
    new_table,
    play_now,
    random_record,
    story_length,
)
from tests.web.conftest import PATIENCE, Visit

pytestmark = pytest.mark.slow
LOST = "No connection; trying again"


class SlowLine:
    """The line between a page and its table: what the server says waits until it is let through."""

    def __init__(self, page: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        self._held: list[tuple[Any, str]] | None = None
        self._line: Any = None
        page.route_web_socket("**/socket*", self._carry)

    def _carry(self, line: Any) -> None:
        server, self._line = line.connect_to_server(), line

        def said(text: str) -> None:
            if self._held is None:
                line.send(text)
            else:
                self._held.append((line, text))

        def asked(text: str) -> None:
            self.sent.append(json.loads(text))
            server.send(text)

        server.on_message(said)
        line.on_message(asked)

    @property
    def moves(self) -> int:
        return sum(message["type"] == "move" for message in self.sent)

    def hold(self) -> None:
        self._held = []

    def let_through(self) -> None:
        held, self._held = self._held or [], None
        for line, text in held:
            line.send(text)

    def cut(self) -> None:
        """What the server said is lost, and the page has to connect anew."""
        self._held = None
        self._line.close()


def slow_table(visit: Visit) -> tuple[Any, SlowLine]:
    """A table at its first decision, over a line that can be slow."""
    lines: list[SlowLine] = []

    def begin(page: Any) -> str:
        lines.append(SlowLine(page))
        return new_table(page, "year", 3)

    page = visit(begin)
    awaits_decision(page)
    return page, lines[0]


def own_moves(page: Any) -> int:
    """How many moves somebody made himself, as the server keeps them."""
    entries = page.request.get(page.url.replace("/t/", "/api/tables/") + "/log").json()["entries"]
    return sum(entry["kind"] == "move" and entry["seat"] == 0 for entry in entries)


def test_however_often_one_presses_a_move_is_made_once_also_when_its_answer_was_lost(visit: Visit) -> None:
    page, line = slow_table(visit)
    told = story_length(page)
    line.hold()
    page.locator(CHOICES).first.dblclick()
    page.locator(CHOICES).nth(1).click(force=True)
    expect(page.locator(CHOICES).first).to_have_attribute("aria-disabled", "true")
    assert line.moves == 1
    assert story_length(page) == told
    line.let_through()
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)
    awaits_decision(page)
    assert line.moves == 1
    a_lost_answer_is_asked_for_again(page, line)


@pytest.mark.parametrize(("game", "shown"), [("year", "on"), ("hoard", "off"), *extra(("year", "off"))])
def test_a_double_click_is_one_move_however_quick_the_answer(visit: Visit, game: str, shown: str) -> None:
    chance, asked = random.Random(1), CHOICES if shown == "on" else PIECES
    page = at_a_table(visit, game, asked, kept={"list": shown})
    for made in range(2):
        page.wait_for_timeout(600)
        page.evaluate("now => { performance.now = () => now }", page.evaluate("performance.now()"))  # it stands still
        for _ in range(20):  # some pieces are only the first of two
            page.wait_for_selector(asked)
            place = page.evaluate(REACHED, [asked, chance.random()])
            page.mouse.click(*place)
            page.wait_for_timeout(200)
            if own_moves(page) > made:
                break
        page.wait_for_selector(asked)
        page.mouse.click(*place)
        page.wait_for_timeout(200)
        assert own_moves(page) == made + 1
        page.evaluate("delete performance.now")


def test_a_replay_bears_a_lost_connection(visit: Visit, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(random_record("hoard"), encoding="utf-8")
    page = visit("/games", fresh=True)
    page.get_by_label("Open a record from a file").set_input_files(record)
    page.get_by_role("slider").wait_for()
    page.locator("body").press("ArrowRight")
    page.context.set_offline(True)
    page.get_by_label("As seen by").select_option("1")
    expect(page.get_by_role("alert").filter(has_text="The server does not answer")).to_be_visible()
    expect(page.locator("output", has_text="1 / ")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("alert").filter(has_text="The server does not answer")).to_have_count(0)
    expect(page.get_by_label("As seen by")).to_have_value("1")


def a_lost_answer_is_asked_for_again(page: Any, line: SlowLine) -> None:
    """And the move is made once."""
    told, made = story_length(page), own_moves(page)
    line.hold()
    page.locator(CHOICES).first.press("Enter")
    for _ in range(PATIENCE // 50):
        if own_moves(page) > made:
            break
        page.wait_for_timeout(50)
    line.cut()
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)
    awaits_decision(page)
    assert own_moves(page) == made + 1
    decide(page)
    assert own_moves(page) == made + 2


def test_a_choice_in_an_old_tab_is_refused_in_words_and_the_tab_catches_up(visit: Visit) -> None:
    old, line = slow_table(visit)
    line.hold()
    new = old.context.new_page()
    new.goto(old.url)
    awaits_decision(new)
    decide(new)
    old.locator(CHOICES).last.click()
    expect(old.locator(CHOICES).first).to_have_attribute("aria-disabled", "true")
    line.let_through()
    expect(old.get_by_text("Something else happened first")).to_be_visible()
    expect(old.locator(CHOICES)).to_have_text(new.locator(CHOICES).all_inner_texts(), use_inner_text=True)
    assert story_length(old) == story_length(new)


def test_two_tabs_show_the_same_table_and_one_that_slept_catches_up(visit: Visit) -> None:
    sleeper = at_a_table(visit, "year")
    awake = sleeper.context.new_page()
    awake.goto(sleeper.url)
    awaits_decision(awake)
    devtools = sleeper.context.new_cdp_session(sleeper)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    for _ in range(2):
        decide(awake)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    expect(sleeper.locator("[role=log] p")).to_have_count(story_length(awake))
    expect(sleeper.locator(CHOICES)).to_have_text(awake.locator(CHOICES).all_inner_texts(), use_inner_text=True)
    decide(sleeper)
    expect(awake.locator("[role=log] p")).to_have_count(story_length(sleeper))


def test_a_device_without_network_says_so_also_when_one_looks_back_and_a_move_waits(visit: Visit) -> None:
    page = at_a_table(visit, "year")
    told = story_length(page)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.get_by_role("button", name="Since my last turn").click()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(CHOICES).first.click()
    assert own_moves(page) == 0
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=told)
    awaits_decision(page)
    assert own_moves(page) == 1
    decide(page)


def test_a_page_older_than_the_server_says_so(visit: Visit) -> None:
    page = visit("/", fresh=True)
    page.route("**/assets/*", lambda asked: asked.fulfill(status=404))
    page.get_by_role("link", name="Tables", exact=True).first.click()
    warning = page.get_by_role("alert").filter(has_text="There is a newer version of this page")
    expect(warning).to_be_visible()
    page.unroute("**/assets/*")
    warning.get_by_role("link", name="Reload").click()
    expect(page.get_by_role("heading", name="Public tables", exact=True)).to_be_visible()


@pytest.mark.extra
def test_a_killed_server_loses_nothing_and_a_choice_waits_for_it(visit: Visit, served: Served) -> None:
    page = at_a_table(visit, "hoard")
    decide(page)
    story = page.locator("[role=log] p").all_inner_texts()
    served.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.locator(CHOICES).first.click()
    served.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.wait_for_function("told => document.querySelectorAll('[role=log] p').length > told", arg=len(story))
    awaits_decision(page)
    assert page.locator("[role=log] p").all_inner_texts()[: len(story)] == story
    assert own_moves(page) == 2
    decide(page)


@pytest.mark.extra
def test_a_slow_network_is_enough(visit: Visit) -> None:
    page = visit("/watch", fresh=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000}
    devtools.send("Network.emulateNetworkConditions", slow)
    page.get_by_role("link", name="Drachenhof").click()
    play_now(page, "year")
    for _ in range(2):
        decide(page)
