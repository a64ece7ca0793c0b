"""All of the year lies on one screen, from tablets on, large enough, whatever is played with and however many play."""

import copy
import random
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.budget import extra
from tests.web.at_table import PIECES, RESULT, new_table, press_a_piece, sideways
from tests.web.conftest import PATIENCE, PHONE, Visit
from tests.web.playing import finished
from tests.web.posed import PosedTable
from tests.web.year_positions import choosing_persons, persons

pytestmark = pytest.mark.slow
SCREENS = [
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (768, 1024),
    (820, 1180),
    (1024, 1366),
    (2560, 1440),
    (1024, 768),
]
"""In this order: what lay in the widest window has to find room in a small one."""
PHONES = [(360, 740), (390, 844), (844, 390)]
"""There the page scrolls, and cards are as wide as they can be; nothing is smaller than a finger or an eye needs."""
EVERY_THIRD, ALL = 3, 1
SMALLEST = {"card": 76, "tile": 44, "button": 24, "number": 13}
# How far the page could be scrolled sideways, how far anything of the board stands out of the window or of the column
# that it belongs to; how much of the forecast is cut off; and how small the smallest things are that are chosen,
# pressed and read. Who lives at another's court is seen larger by its name; the roof of an opened palace is pressed
# above it, too.
MEASURED = """async () => {
  const board = document.querySelector('.board .board');
  const widths = () => [board, ...board.querySelectorAll('svg')].map((it) => it.getBoundingClientRect().width);
  const boxes = () => [board.querySelectorAll('*').length, ...widths()].join();
  for (let before = ''; before !== boxes(); ) {
    before = boxes();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }
  const page = document.documentElement;
  const beside = [page.scrollWidth - innerWidth, Math.ceil(board.getBoundingClientRect().bottom - innerHeight)];
  for (const column of board.querySelectorAll('.groups, .display, .tracks, section')) {
    const { right, bottom, top } = column.getBoundingClientRect();
    for (const part of column.querySelectorAll('button, li, header, footer')) {
      const box = part.getBoundingClientRect();
      beside.push(Math.floor(box.right - right - 2), Math.floor(box.bottom - bottom - 2));
      if (part.matches('.palaces > li')) beside.push(Math.floor(top - box.top - 2));
    }
  }
  const seen = (it) => it.checkVisibility() && !it.closest('.unseen') && it.getBoundingClientRect().width > 1;
  const all = (selector) => [...board.querySelectorAll(selector)].filter(seen);
  const width = (it) => it.getBoundingClientRect().width;
  const bottom = (it) => it.getBoundingClientRect().bottom;
  const middle = (it) => it.getBoundingClientRect().left + width(it) / 2;
  const bottomOf = (it) => it.offsetTop + it.offsetHeight;
  const least = (sizes) => Math.round(10 * Math.min(99, ...sizes)) / 10;
  const digits = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.data));
  const scale = (it) => (it.ownerSVGElement ? it.getScreenCTM().a : 1);
  return {
    beside: Math.max(...beside),
    card: least(all('.card svg').map(width)),
    tile: least(all('.stack svg').map(width)),
    lines: all('.court footer:not(.aside) ul').filter((it, at, lists) => it.offsetTop >= bottomOf(lists[0])).length + 1,
    button: least(all('button:not(.small .palaces *, .opened .palace > .symbol)')
      .flatMap((it) => [width(it), it.getBoundingClientRect().height])),
    cut: Math.max(0, ...all('.chips ul').map((it) => bottom(it) - bottom(it.parentElement)),
      ...all('.chips li').map((it) => Math.abs(middle(it) - middle(it.closest('.chips')))
        + width(it) / 2 - width(it.closest('.chips')) / 2)),
    number: least(all('*').filter(digits).map((it) => parseFloat(getComputedStyle(it).fontSize) * scale(it))),
  };
}"""


def measured(page: Any, width: int, height: int) -> dict[str, float]:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => innerWidth === width", arg=width)
    return dict(page.evaluate(MEASURED))


def fits(page: Any, what: str, every: int = 1) -> None:
    """Nothing is off the screen or too small, on any of them, or on every second or third."""
    for width, height in SCREENS[::every]:
        found = measured(page, width, height)
        assert found["beside"] <= 0, (what, width, height, found)
        assert found["cut"] <= 1, (what, width, height, found)
        assert found["lines"] == 1, (what, width, height, found)  # the height is for the palaces above
        assert all(found[name] >= least for name, least in SMALLEST.items()), (what, width, height, found)
    for width, height in PHONES[::every]:
        found = measured(page, width, height)
        assert sideways(page) <= 0, (what, width, height)
        assert found["cut"] <= 1, (what, width, height, found)
        assert all(found[name] >= SMALLEST[name] for name in ("button", "number")), (what, width, height, found)


@pytest.mark.parametrize(
    ("seats", "wall", "event", "decisions", "every"),
    [
        (5, True, "sunrise", 1, ALL),
        *extra((2, False, None, 1, EVERY_THIRD), (2, False, None, 3, ALL), (3, True, "sunrise", 3, ALL)),
        *extra((4, False, "sunrise", 3, ALL), (5, True, "sunrise", 3, ALL)),
    ],
)
def test_nothing_of_the_year_is_off_the_screen(
    visit: Visit, seats: int, wall: bool, event: str | None, decisions: int, every: int
) -> None:
    options, chance = {"great_wall": wall, "super_event": event}, random.Random(seats)
    page = visit(lambda page: new_table(page, "year", seats - 1, options=options), locale="de", kept={"list": "off"})
    for _ in range(decisions):
        page.wait_for_selector(f"{PIECES}, {RESULT}")
        fits(page, page.locator(".question").inner_text(), every)
        press_a_piece(page, chance)
    page.wait_for_selector(f"{PIECES}, {RESULT}")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".bar button").last.click()
    page.wait_for_selector(".stepper")
    heights = set()
    for _ in range(3):
        assert measured(page, 1280, 800)["beside"] <= 0
        heights.add(page.locator(".stepper").bounding_box()["height"])
        page.locator("body").press("ArrowRight")
    assert len(heights) == 1


CHOSEN = ".court .tenant button.legal"
AT_LEAST = {(1366, 768): 44, (1280, 800): 44, (1024, 768): 35, (1920, 1080): 44}
# How small the smallest person is that one may choose, and how far anything stands out of its court or of the window.
PERSONS = """async (chosen) => {
  const board = document.querySelector('.board .board');
  const lies = (part) => JSON.stringify(part.getBoundingClientRect());
  const boxes = () => [...board.querySelectorAll('section, button')].map(lies).join();
  for (let before = ''; before !== boxes(); ) {
    before = boxes();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }
  const court = board.querySelector('.court > section');
  const box = court.getBoundingClientRect();
  const out = [...court.querySelectorAll('button, li, header, footer')].map((part) => {
    const { right, bottom, top } = part.getBoundingClientRect();
    return Math.max(right - box.right, bottom - box.bottom, box.top - top);
  });
  const widths = [...document.querySelectorAll(chosen)].map((person) => person.getBoundingClientRect().width);
  return [Math.min(...widths), Math.max(...out), board.getBoundingClientRect().bottom - innerHeight];
}"""


CHOOSING = {"release", "arrival", "evict"}


@pytest.mark.parametrize(
    ("newcomer", "sizes", "players"), [(True, 2, {4, 5}), *extra((False, 1, {2, 3, 4, 5}), (True, 1, {2, 3, 4, 5}))]
)
def test_whoever_is_chosen_to_leave_is_large_enough(
    visit: Visit, newcomer: bool, sizes: int, players: set[int]
) -> None:
    """Also beside the offer that newcomers get, where there is least room; by the most who play, and the fewest."""
    poses = [pose for pose in choosing_persons() if pose["view"]["players"] in players]
    assert {pose["view"]["asked"] for pose in poses} == CHOOSING
    table = PosedTable(visit, poses[0], "year", kept={"list": None if newcomer else "off"})
    for size, least in list(AT_LEAST.items())[::sizes]:
        table.size(*size)
        for pose in poses:
            table.pose(pose)
            expect(table.page.locator(".court .tenant")).to_have_count(sum(persons(pose)), timeout=PATIENCE)
            smallest, out, below = table.page.evaluate(PERSONS, CHOSEN)
            told = size, pose["view"]["players"], pose["view"]["asked"], smallest, out, below
            assert smallest >= least, told
            assert out <= 2, told
            assert below <= 2, told


# What somebody has that lies below how many persons have to leave.
OWED = """() => {
  const owed = document.querySelector('.court .debt').getBoundingClientRect();
  return [...document.querySelectorAll('.court header .number')].map((it) => it.getBoundingClientRect()).filter((box) =>
    box.left < owed.right && box.right > owed.left && box.top < owed.bottom && box.bottom > owed.top).length;
}"""


@pytest.mark.parametrize("sizes", [[PHONES[0], (1280, 800)], *extra([*PHONES[1:], (768, 1024)])])
def test_how_many_have_to_leave_hides_nothing_that_one_has(visit: Visit, sizes: list[tuple[int, int]]) -> None:
    poses = [pose for pose in choosing_persons() if pose["view"]["asked"] == "release"]
    table = PosedTable(visit, poses[0], "year", kept={"list": "off"}, locale="de")
    for size in sizes:
        table.size(*size)
        for pose in poses:
            table.pose(pose)
            table.page.wait_for_selector(".court .debt")
            assert table.page.evaluate(OWED) == 0, (size, pose["view"]["players"])


# Of each small court: how far what it has stands out of it, or lies over its palaces; how small its numbers are, and
# what is left of its name.
CROWDED = """() => [...document.querySelectorAll('.small > section')].map((court) => {
  const box = (part) => part.getBoundingClientRect();
  const had = (place) =>
    [...court.querySelectorAll(`${place} :is(.count, .debt)`)].filter((it) => it.checkVisibility());
  const [goods, palaces] = [had('.goods'), [...court.querySelectorAll('.palaces > li')]];
  return {
    out: Math.max(...[...goods, ...had('header')].map((it) => box(it).right)) - box(court).right,
    over: Math.max(...goods.map((it) => box(it).bottom)) - Math.min(...palaces.map((it) => box(it).top)),
    number: Math.min(...goods.map((it) => parseFloat(getComputedStyle(it).fontSize))),
    name: box(court.querySelector('.who')).width,
  };
})"""
TOP = "() => document.querySelector('header.top').offsetHeight"
ONE_LINE = 60  # pixels


@pytest.mark.parametrize("sizes", [[(1366, 768), (768, 1024)], *extra(SCREENS)])
def test_what_others_have_is_never_over_their_palaces(visit: Visit, sizes: list[tuple[int, int]]) -> None:
    """However much it is, while persons have to leave; and the names of all are one line at the top of the window."""
    crowded = [pose for pose in copy.deepcopy(choosing_persons()) if pose["view"]["asked"] == "release"]
    for pose in crowded:
        for court in pose["view"]["courts"]:
            court |= {"debt": 2, "yuan": 12, "rice": 4, "fireworks": 9, "privileges": {"small": 1, "large": 1}}
    assert {pose["view"]["players"] for pose in crowded} >= {3, 4, 5}
    table = PosedTable(visit, crowded[0], "year", kept={"list": "off"})
    for size in sizes:
        table.size(*size)
        for pose in crowded:
            table.pose(pose)
            told = size, pose["view"]["players"]
            assert size[0] < 1024 or table.page.evaluate(TOP) <= ONE_LINE, told
            for court in table.page.evaluate(CROWDED):
                assert court["out"] <= 0, (told, court)
                assert court["over"] <= 4, (told, court)  # of a sign that is less high than what is pressed of it
                assert court["number"] >= SMALLEST["number"], (told, court)
                assert court["name"] >= 48, (told, court)


# Of each group that costs something: whether its price is in sight, and each of the dragons on it at least in part.
PRICES = """() => [...document.querySelectorAll('.tray.used')].map((tray) => {
  const price = tray.querySelector('.price .number');
  price.scrollIntoView({ block: 'center' });
  const [box, dragons] = [price.getBoundingClientRect(), [...tray.querySelectorAll('.dragons li')]];
  const seen = [0.2, 0.5, 0.8].every((part) =>
    document.elementFromPoint(box.left + part * box.width, box.top + box.height / 2)?.closest('.price'),
  );
  return seen && dragons.every((dragon) => dragon.getBoundingClientRect().left >= box.right);
})"""
CUT_OFF = """() => {
  const said = document.querySelector('.bar .said');
  return said.scrollHeight - said.clientHeight;
}"""
SCORING = "Wertung in Monat 6: " + "; ".join(
    f"{who} +4 Punkte (nun 2{at})" for at, who in enumerate(("Ada", "Geizhals Ting", "Geizhals Liang", "Geizhals Wen"))
)


def test_a_phone_shows_all_that_is_told_and_what_groups_cost(visit: Visit) -> None:
    pose = copy.deepcopy(next(pose for pose in choosing_persons() if pose["view"]["players"] == 5))
    table = PosedTable(visit, pose, "year", kept={"list": "off", "pace": "slow"}, viewport=PHONE, locale="de")
    for dragons in (2, 4):
        for group in pose["view"]["groups"]:
            alone = len(group["cards"]) == 1
            group |= {"dragons": list(range(dragons)) if alone else [], "price": 3 if alone else 0}
        table.pose(pose)
        assert table.page.evaluate(PRICES) == [True, True], dragons
    story = [{"text": SCORING, "seats": [], "tone": "plain"}]
    table.tell([{"kind": "move", "seat": 1, "move": "taxes", "story": story}], pose)
    expect(table.page.locator(".bar .story")).to_have_text(SCORING)
    assert table.page.evaluate(CUT_OFF) <= 0


REPLAYED = {3: (1280, 770), 4: (1366, 738), 5: (1280, 770)}  # a line of chances may be above the board, too
SMALL_REPLAY = (1024, 738)


@pytest.mark.xdist_group("finished")
@pytest.mark.parametrize("players", [5, *extra(3, 4)])
def test_a_replay_is_as_good_as_the_table(visit: Visit, client: httpx.Client, players: int) -> None:
    """All of the board is in the window, nothing lies over palaces, and on a laptop the head is one line."""
    page = visit(f"/r/{finished(client, 'year', players)}?at=70&eyes=0", locale="de")
    page.wait_for_selector(".board .board .small")
    for size in (REPLAYED[players], *([SMALL_REPLAY] if players < 5 else [])):
        assert measured(page, *size)["beside"] <= 0, size
        assert size == SMALL_REPLAY or page.evaluate(TOP) <= ONE_LINE, size
        for court in page.evaluate(CROWDED):
            assert court["out"] <= 0, (size, court)
            assert court["over"] <= 4, (size, court)


def test_where_names_do_not_fit_bots_are_told_apart_by_what_theirs_end_with(visit: Visit) -> None:
    small = {"width": 1024, "height": 768}
    page = visit(lambda page: new_table(page, "hoard", 5), kept={"list": "off"}, viewport=small)
    page.wait_for_selector(".strip .name")
    names = page.locator(".strip .name")
    expect(names.nth(5)).not_to_contain_text("Miser", timeout=PATIENCE)
    assert len(set(names.all_inner_texts())) == 6
