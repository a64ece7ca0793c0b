"""Nothing is cut: no word is broken, no box is too narrow for what is chosen in it, no table too wide for a phone."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from drachenhof.learn.drills import drills
from tests.budget import extra
from tests.server.served import Served
from tests.web.at_table import sideways
from tests.web.conftest import Visit
from tests.web.playing import GREEDY, finished, to_the_end
from tests.web.posed import PosedTable, poses
from tests.web.test_duels import somebody
from tests.web.test_replays import record_of
from tests.web.year_positions import each_question

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("finished")]
WINDOWS = [(360, 740), (390, 844), (768, 1024), (1280, 800)]
TABLES = 4
# Words of a usual length that stand on two lines; boxes whose choice is wider than they are, and which do not say so
# with an ellipsis where the window is narrow; what scrolls sideways within the page.
CUT = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen, code, option')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\d]{2,14}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: ${word}`);
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  const ARROW = 18;
  for (const box of document.querySelectorAll('select')) {
    const style = getComputedStyle(box);
    pen.font = style.font;
    const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    const chosen = box.selectedOptions[0]?.text.trim() ?? '';
    const said = innerWidth < 640 && style.textOverflow === 'ellipsis';
    if (pen.measureText(chosen).width > room + 1 && box.checkVisibility() && !said) found.push(`cut: ${chosen}`);
  }
  for (const box of document.querySelectorAll('.scrolls'))
    if (box.scrollWidth > box.clientWidth + 1) found.push(`scrolls: ${box.getAttribute('aria-label')}`);
  return found;
}"""


def resized(page: Any, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => innerWidth === width", arg=width)
    page.evaluate("async () => { for (let at = 0; at < 4; at += 1) await new Promise(requestAnimationFrame) }")


@pytest.fixture(scope="module")
def busy(served: Served) -> Any:
    """Somebody with games behind and before, and the name of a tournament in which two are equal."""
    with somebody(served, "Ada of many games") as ada, somebody(served, "Bert of as many") as bert:
        asked = {"game": "year", "players": 2, "deals": 1, "bot": "greedy"}
        cup = str(ada.post("/api/tournaments", json=asked).raise_for_status().json()["tournament"])
        for one in (ada, bert):
            to_the_end(one, one.post(f"/api/tournaments/{cup}/deals/1").raise_for_status().json()["table"])
        ada.post(f"/api/tournaments/{cup}", json={"act": "close"}).raise_for_status()
        for at in range(TABLES):
            seats = [{"kind": "person"}, {"kind": "open"}, *[GREEDY] * (at % 3)]
            ada.post("/api/tables", json={"game": "year", "seats": seats}).raise_for_status()
        yield ada, cup


@pytest.mark.parametrize(
    ("language", "sizes"), [("de", WINDOWS[::2]), *extra(*((each, WINDOWS) for each in ("de", "nl", "en")))]
)
def test_nothing_of_the_pages_is_cut(
    visit: Visit, busy: tuple[httpx.Client, str], language: str, sizes: list[tuple[int, int]]
) -> None:
    ada, cup = busy
    page = visit("/", person=ada, locale=language)
    for path in ("/", f"/tournament/{cup}", "/tournament", "/doing", "/duel", "/settings", "/new?game=year"):
        page.goto(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        for window in sizes:
            resized(page, *window)
            assert page.evaluate(CUT) == [], (path, window)
            assert sideways(page) <= 0, (path, window)


OWN = """() => [...document.querySelectorAll('section li > a[href^="/t/"]')]
  .map((it) => it.getBoundingClientRect().toJSON())"""


def test_ones_tables_are_as_large_as_each_other_and_leave_room_for_the_doors(
    visit: Visit, busy: tuple[httpx.Client, str]
) -> None:
    page = visit("/", person=busy[0])
    page.get_by_role("button", name="Play now").first.wait_for()
    for window, across in (((1280, 800), 4), ((1366, 768), 4), ((768, 1024), 2)):
        resized(page, *window)
        found = page.evaluate(OWN)
        assert len(found) == TABLES
        assert len({round(box["width"]) for box in found}) == 1, (window, found)
        assert len({round(box["top"]) for box in found}) == TABLES // across, (window, found)
        bottom = page.get_by_role("button", name="Play now").first.bounding_box()
        assert bottom["y"] + bottom["height"] <= window[1], window


SAID = "() => { const said = document.querySelector('.bar .said'); return said.scrollHeight - said.clientHeight; }"
# Names of things that lie on numbers of the forecast or of a track, on how many of a person are left, or on own cards.
HIDDEN = """() => {
  const box = (part) => part.getBoundingClientRect();
  const read = '.board .chips li, .stack .count, .rail .tick, .mine [data-piece^="rest-"]';
  const numbers = [...document.querySelectorAll(read)].map(box).filter(({ width }) => width > 0);
  return [...document.querySelectorAll('.names span')].filter((name) =>
    numbers.some((number) => box(name).left < number.right - 1 && box(name).right > number.left + 1
      && box(name).top < number.bottom - 2 && box(name).bottom > number.top + 2)).map((name) => name.innerText);
}"""
NARROWEST = [(360, 740), (1024, 768)]  # of all windows, and of those in which the board has no column beside it
QUESTIONED = [(360, 740), (390, 844), (1280, 800), (768, 1024), (1024, 768), (1366, 768), (844, 390)]


@pytest.mark.parametrize(
    ("language", "sizes"), [("de", NARROWEST), *extra(*((each, QUESTIONED) for each in ("de", "nl", "en")))]
)
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_no_question_is_cut_and_no_name_hides_a_number(
    visit: Visit, game: str, language: str, sizes: list[tuple[int, int]]
) -> None:
    """Also beside the offer that newcomers get, where the bar is narrowest."""
    asked = {
        pose["view"]["asked"]: pose
        for pose in (each_question() if game == "year" else poses())
        if pose["question"] and pose["choices"]
    }
    table = PosedTable(visit, next(iter(asked.values())), game, locale=language)
    for window in sizes:
        table.size(*window)
        for name, pose in asked.items():
            table.pose(pose)
            table.page.wait_for_selector(".bar .question")
            assert table.page.evaluate(SAID) <= 0, (name, window)
            assert table.page.evaluate(HIDDEN) == [], (name, window)


# What lies on a card's number or in the middle of a card, where one chooses who gets a card.
COVERED = """() => [...document.querySelectorAll('.player.given')].flatMap((player) => {
  const plate = player.querySelector('.plate').getBoundingClientRect();
  return [...player.querySelectorAll('[data-face]')].map((card) => card.getBoundingClientRect()).filter((card) =>
    plate.left < card.left + card.width * 0.45 && plate.right > card.left
      && plate.top < card.top + card.height * 0.4 && plate.bottom > card.top);
}).length"""


@pytest.mark.parametrize("sizes", [NARROWEST, *extra([*QUESTIONED, (1920, 1080)])])
def test_who_gets_a_card_is_chosen_by_cards_in_sight(visit: Visit, sizes: list[tuple[int, int]]) -> None:
    chosen = [pose for pose in poses() if pose["view"]["asked"] == "target"]
    table = PosedTable(visit, chosen[0], locale="de", kept={"list": "off"})
    for window in sizes:
        table.size(*window)
        for pose in chosen:
            table.pose(pose)
            table.page.wait_for_selector(".player.given .plate")
            assert table.page.evaluate(COVERED) == 0, window


# How far what one fills in stands out of what it lies in.
OUT = """() => Math.max(...[...document.querySelectorAll('dialog[open] :is(select, input, button)')].map((it) => {
  it.scrollIntoView({ block: 'nearest' });
  const box = it.getBoundingClientRect();
  let out = 0;
  for (let around = it.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const { top, bottom } = around.getBoundingClientRect();
    out = Math.max(out, box.bottom - bottom, top - box.top);
  }
  return out;
}))"""


def test_all_of_the_boxes_for_playing_on_can_be_seen(visit: Visit, client: httpx.Client) -> None:
    page = visit(f"/r/{finished(client, 'year')}?at=40")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").wait_for()
    for window in [*NARROWEST, (844, 390)]:
        resized(page, *window)
        assert page.evaluate(OUT) < 1, window


SEEDS = [1, 2, *extra(*range(3, 9))]
LETTERS = 2  # pixels by which letters are higher than their lines: that is nothing to scroll
TOLD = "() => { const told = document.querySelector('.bar .story'); return told.scrollHeight - told.clientHeight; }"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_a_round_is_told_whole_in_a_replay(visit: Visit, tmp_path: Path, seed: int) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_of("hoard", seed).to_json())
    page = visit("/games")
    page.get_by_label("Open a record from a file").set_input_files(file)
    page.get_by_role("slider").press("End")
    page.wait_for_function("() => document.querySelector('.bar .story').innerText.length > 120")
    for window in [*WINDOWS, (1024, 768), (1366, 768)]:
        resized(page, *window)
        assert page.evaluate(TOLD) <= LETTERS, window


# Choices of the board that a hint lies on.
ADVISED = """() => {
  const hint = document.querySelector('.advice').getBoundingClientRect();
  const across = (it) => hint.left < it.right - 1 && hint.right > it.left + 1;
  const legal = [...document.querySelectorAll('.board button.legal')].map((it) => it.getBoundingClientRect());
  return legal.filter((it) => across(it) && hint.top < it.bottom - 1 && hint.bottom > it.top + 1).length;
}"""


def as_long_as_can_be(page: Any, path: str) -> str:
    """A hint in which all is said of every choice, as where a slow machine has found them about equal."""

    def carry(line: Any) -> None:
        def heard(text: str) -> None:
            said = json.loads(text)
            if said["type"] == "advice":
                figures = [{"low": 0.3, "high": 0.5}, {"low": 0.4, "high": 0.7}, {"low": 0.4, "high": 0.7}]
                best = [one | figure | {"equal": True} for one, figure in zip(said["choices"], figures, strict=False)]
                text = json.dumps({**said, "choices": [*best, *said["choices"][3:]]})
            line.send(text)

        line.connect_to_server().on_message(heard)

    page.route_web_socket("**/socket*", carry)
    return path


@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_a_hint_lies_on_nothing_that_it_is_about(visit: Visit, client: httpx.Client, game: str) -> None:
    seats = [{"kind": "person"}, GREEDY, GREEDY]
    made = client.post("/api/tables", json={"game": game, "seats": seats, "hints": True}).raise_for_status().json()
    path = f"/t/{made['table']}"
    page = visit(lambda page: as_long_as_can_be(page, path), person=client, kept={"list": "off"})
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("heading", name="The best choices").wait_for()
    page.locator(".advice li").first.wait_for()
    for window in [*WINDOWS, (1024, 768), (1366, 768)]:
        resized(page, *window)
        assert page.evaluate(ADVISED) == 0, window


# How far the palaces of the own court stand above their place: on its head, or on the tracks.
ABOVE = """() => {
  const { top } = document.querySelector('.court .palaces').getBoundingClientRect();
  const palaces = [...document.querySelectorAll('.court .palaces > *')].map((it) => it.getBoundingClientRect());
  return Math.max(...palaces.filter(({ height }) => height > 0).map((it) => top - it.top));
}"""


def test_the_answer_of_a_drill_leaves_its_board_a_court(visit: Visit) -> None:
    page = visit(f"/learn/year/drills/{drills('year')[1].id}")
    page.get_by_role("button", name="Show the answer").click()
    page.locator("section.task .choices").wait_for()
    for window in [*WINDOWS, (1024, 768), (1366, 768)]:
        resized(page, *window)
        assert page.evaluate(ABOVE) <= 0, window
