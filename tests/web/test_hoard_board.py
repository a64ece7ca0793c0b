"""The board of *Drachensachen* in every window: all of it is there, in its place, and says what it is."""

import copy
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.conftest import Visit
from tests.web.posed import Pose, PosedTable, poses

pytestmark = pytest.mark.slow
WINDOWS = [(1280, 800), (768, 1024), (844, 390), (360, 740)]
BOARD: dict[str, Any] = {"kept": {"list": "off"}}
IN_WINDOW = """box => {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("sizes", [WINDOWS[::3], *extra(WINDOWS)])
def test_all_cards_can_be_read_in_every_window(visit: Visit, sizes: list[tuple[int, int]]) -> None:
    table = PosedTable(visit, poses()[0], **BOARD)
    for width, height in sizes:
        table.size(width, height)
        table.page.keyboard.press("l")
        sheet = table.page.get_by_role("dialog", name="All cards")
        expect(sheet).to_be_visible()
        table.page.wait_for_function(IN_WINDOW, arg=sheet.element_handle())
        for row in (sheet.locator("li").last, sheet.locator("li").first):
            row.scroll_into_view_if_needed()
            table.page.wait_for_function(IN_WINDOW, arg=row.element_handle())
        table.page.keyboard.press("l")
        expect(sheet).not_to_be_visible()
        table.page.wait_for_timeout(300)  # a press within this time does not open what was just closed


# What stands out of its place, out of the board or out of the window; cards on which a number has less than 13 px, and
# other numbers that are smaller than that; all of it when nothing moves any more.
AMISS = """async () => {
  const parts = () => [...document.querySelectorAll('.table section, .table button')];
  const boxes = () => parts().map((part) => JSON.stringify(part.getBoundingClientRect())).join();
  for (let before = ''; before !== boxes(); ) {
    before = boxes();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }
  const found = [];
  const told = (what, by) => found.push(`${what.className?.baseVal ?? what.className}: ${by}`);
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) told(page, `sideways ${page.scrollWidth - innerWidth}`);
  const seen = (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.unseen, [popover]');
  for (const place of document.querySelectorAll('.table section, .table .tray, .table .around')) {
    const box = place.getBoundingClientRect();
    for (const part of place.querySelectorAll('button, span, p, h3, li, header')) {
      const { left, right, bottom, width } = part.getBoundingClientRect();
      const out = Math.max(box.left - left, right - box.right, bottom - box.bottom);
      const may = part.matches('.hung') ? 12 : 3; // it hangs on the edge of its place, so that it hides no card
      if (width > 1 && out > may && seen(part)) told(part, `out by ${Math.round(out)}`);
    }
  }
  for (const card of document.querySelectorAll('[data-piece]'))
    if (card.dataset.face && card.offsetWidth < 26) told(card, `${card.offsetWidth} wide`);
  for (const part of document.querySelectorAll('.table *:not(svg *)')) {
    const words = part.childNodes.length === 1 && part.firstChild.nodeType === 3 && seen(part);
    if (words && parseFloat(getComputedStyle(part).fontSize) < 13) told(part, 'small');
  }
  return found;
}"""
BELOW = "() => document.querySelector('.table > .mine').getBoundingClientRect().bottom - innerHeight"
TRAY = "() => document.querySelector('.tray').offsetHeight"
FILLED = [(768, 1024), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
MOST_EMPTY = 40  # pixels below the board


WIDTHS = [360, 430, 560, 745, 800, 930, 1085, 1255]
LYING = [(844, 390), (740, 360)]
NAMES = """() => [...document.querySelectorAll(':is(.player, .own) .name')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


def of(players: int) -> list[Pose]:
    return [pose for pose in poses() if pose["view"]["players"] == players]


@pytest.mark.parametrize("widths", [WIDTHS[::2], *extra(WIDTHS)])
def test_six_players_fit_into_every_width(visit: Visit, widths: list[int]) -> None:
    six = of(6)
    table = PosedTable(visit, six[0], **BOARD)
    for width in widths:
        table.pose(six[width % len(six)])
        table.size(width, 800)
        assert table.page.evaluate(AMISS) == [], width


@pytest.mark.parametrize(("step", "every"), [(3, 2), *extra((1, 1))])
def test_the_table_fills_its_window_and_stays_in_it(visit: Visit, step: int, every: int) -> None:
    """A few players in each window, always others, or all in each."""
    table = PosedTable(visit, of(6)[0], **BOARD)
    for at, (width, height) in enumerate(FILLED[::every]):
        table.size(width, height)
        for players in range(2 + at % step, 7, step):
            found = of(players)
            pose = found[at % len(found)]
            table.pose(pose)
            told = (width, height, pose["view"]["players"], pose["view"]["asked"])
            assert table.page.evaluate(AMISS) == [], told
            assert -MOST_EMPTY < table.page.evaluate(BELOW) <= 0, told


def test_on_a_phone_that_lies_everything_is_seen_at_once(visit: Visit) -> None:
    table = PosedTable(visit, of(6)[0], **BOARD)
    for at, (width, height) in enumerate(LYING):
        table.size(width, height)
        for players in range(2, 7, 2):
            pose = of(players)[at - 2]
            table.pose(pose)
            told = (width, height, players, pose["view"]["asked"])
            assert table.page.evaluate(AMISS) == [], told
            assert table.page.evaluate(BELOW) <= 0, told
            assert table.page.evaluate("scrollY") == 0, told
            expect(table.page.locator(".bar .question")).to_be_in_viewport(ratio=1)
            expect(table.page.locator(".tray")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("sizes", [[(360, 740), (844, 390), (1085, 800)], *extra([(390, 844), (745, 800)])])
def test_names_can_be_read_beside_large_losses(visit: Visit, sizes: list[tuple[int, int]]) -> None:
    pose = copy.deepcopy(of(6)[0])
    for holding in pose["view"]["holdings"]:
        holding["lost"] = 19
    table = PosedTable(visit, pose, **BOARD)
    waits = copy.deepcopy(pose) | {"eyes": 0, "choices": None, "question": None}
    waits["view"] |= {"turn": 5, "next": 0, "to_move": 5, "asked": "turn", "direction": 1}
    for window in sizes:
        table.size(*window)
        for told in (pose, waits):
            table.pose(told)
            assert table.page.evaluate(NAMES) == [], window
        expect(table.page.locator(".own .flag")).to_have_text("plays next")


REST = "() => Math.min(...[...document.querySelectorAll('.own ol :is(.press, .look)')].map((it) => it.offsetWidth))"
MINE = "() => document.querySelector('.own').offsetHeight"


@pytest.mark.parametrize(
    "sizes", [[(1280, 800), (360, 740), (844, 390)], *extra([(1280, 800), (768, 1024), (390, 844), (360, 740)])]
)
def test_without_a_hand_the_cards_that_one_plays_from_are_larger(visit: Visit, sizes: list[tuple[int, int]]) -> None:
    """They have the room of the hand, and nothing else moves."""
    chosen = [pose for pose in poses() if any(one["move"].startswith("flip") for one in pose["choices"] or [])]
    table = PosedTable(visit, chosen[0], **BOARD)
    for window in sizes:
        table.size(*window)
        for pose in (chosen[0], chosen[-1]):
            held = copy.deepcopy(pose) | {"choices": None, "question": None}
            held["view"]["holdings"][pose["eyes"]] |= {"hand": {"9": 1}, "hand_size": 1}
            table.pose(held)
            usual, high = table.page.evaluate(REST), table.page.evaluate(MINE)
            table.pose(pose)
            told = window, pose["view"]["players"], usual, table.page.evaluate(REST)
            assert table.page.evaluate(REST) > 1.05 * usual, told
            assert abs(table.page.evaluate(MINE) - high) <= 3, told
            assert table.page.evaluate(AMISS) == [], told


def test_a_blind_flip_is_seen_compared_and_can_be_skipped(visit: Visit) -> None:
    """The card beside the pile, whether it fits, then what came of it: by itself, or by a key."""
    pose = copy.deepcopy(next(pose for pose in poses() if len(pose["view"]["pile"]) > 1))
    pose |= {"eyes": 0, "choices": None, "question": None}
    view = pose["view"]
    view |= {"turn": 1, "to_move": 1, "asked": "turn", "playable": ["1", "2"]}
    view["holdings"][1] |= {"hand": {}, "hand_size": 0, "open": {}, "hidden": 3}
    table = PosedTable(visit, pose, kept={"list": "off", "pace": "slow"})
    flips = {
        "kind": "move",
        "seat": 1,
        "move": "flip 2",
        "story": [{"text": "Bo reaches", "seats": [1], "tone": "plain"}],
    }
    bar, card = table.page.locator(".bar"), table.page.locator(".turned")
    for face, key, verdict in (("2", "ArrowRight", "2 fits"), ("9", "Escape", "9 does not fit")):
        turned = {"text": f"Bo turns up {face}", "seats": [1], "tone": "moment"}
        table.tell([flips, {"kind": "chance", "move": f"card {face}", "story": [turned]}], pose)
        expect(card.locator(f"[data-face='{face}']")).to_be_visible()
        expect(table.page.locator(".tray")).to_contain_text(verdict)
        expect(bar).to_contain_text("Bo reaches")
        expect(bar).not_to_contain_text("turns up")
        table.page.keyboard.press(key)
        expect(card).to_have_count(0)
        if key == "ArrowRight":  # on to what came of it, and then on
            expect(bar).to_contain_text("Bo turns up 2")
            bar.get_by_role("button", name="Next").click()
        expect(bar.get_by_role("button", name="Skip")).to_have_count(0)


@pytest.mark.parametrize("every", [8, *extra(4)])
def test_no_question_moves_the_tray(visit: Visit, every: int) -> None:
    chosen = [pose for pose in of(6) if pose["view"]["asked"] != "exchange"][::every]
    table = PosedTable(visit, chosen[0], **BOARD)
    for window in [(1280, 800), (390, 844)]:
        table.size(*window)
        heights = set()
        for pose in chosen:
            table.pose(pose)
            heights.add(table.page.evaluate(TRAY))
        assert len(heights) == 1, window


def test_things_say_what_they_are(visit: Visit) -> None:
    """To a pointer that rests on them, and to a finger, which is offered the rule too."""
    table = PosedTable(visit, of(4)[0], has_touch=True, **BOARD)
    page = table.page
    told = page.locator(".sheet:popover-open")
    page.locator(".player .open").first.hover(force=True)
    expect(told).to_contain_text("It lies open")
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    page.locator(".player .coins").first.tap()
    expect(told).to_contain_text("lost the fewest")
    expect(page.locator("dialog[open]")).to_have_count(0)
    told.get_by_role("button", name="Show the rule").tap()
    expect(page.locator("dialog[open] h2")).to_contain_text("H24")
