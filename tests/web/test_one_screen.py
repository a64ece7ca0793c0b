"""All of the year lies on one screen of a laptop, whatever is played with and however many play."""

import random
from typing import Any

import pytest

from tests.web.at_table import PIECES, RESULT, press_a_piece
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow
LAPTOPS = [{"width": 1280, "height": 800}, {"width": 1366, "height": 768}]
DECISIONS = 6
# How far the page could be scrolled, and how far anything of the board stands out of the column that it belongs to.
BESIDE = """async () => {
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  const page = document.documentElement;
  const found = [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
  for (const column of document.querySelectorAll('.board .groups, .board .display, .board .tracks, .board section')) {
    const { right, bottom } = column.getBoundingClientRect();
    for (const part of column.querySelectorAll('button, li, header, footer')) {
      const box = part.getBoundingClientRect();
      found.push(Math.floor(box.right - right - 2), Math.floor(box.bottom - bottom - 2));
    }
  }
  return Math.max(...found);
}"""


def lies_beside(page: Any) -> dict[str, int]:
    """By how many pixels something does not fit, on each laptop."""
    found = {}
    for laptop in LAPTOPS:
        page.set_viewport_size(laptop)
        page.wait_for_function("width => innerWidth === width", arg=laptop["width"])
        found["{width}×{height}".format(**laptop)] = int(page.evaluate(BESIDE))
    return found


@pytest.mark.parametrize(
    ("seats", "wall", "event"),
    [
        (2, False, None),
        (3, True, "sunrise"),
        (4, False, "sunrise"),
        (4, True, None),
        (5, False, None),
        (5, True, "sunrise"),
    ],
)
def test_nothing_of_the_year_is_off_the_screen(visit: Visit, seats: int, wall: bool, event: str | None) -> None:
    page, chance = visit("/", locale="de", kept={"list": "off"}), random.Random(seats)
    page.request.post("/api/me", data={"name": "Ada"})
    wanted = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    options = {"great_wall": wall, "super_event": event}
    made = page.request.post("/api/tables", data={"game": "year", "seats": wanted, "options": options})
    page.goto(f"/t/{made.json()['table']}")
    for decision in range(DECISIONS):
        page.wait_for_selector(f"{PIECES}, {RESULT}")
        asked = page.locator(".question").inner_text()
        assert max(lies_beside(page).values()) <= 0, f"{decision}: {asked}: {lies_beside(page)}"
        press_a_piece(page, chance)
    page.wait_for_selector(f"{PIECES}, {RESULT}")
    page.locator(".bar button").last.click()
    page.wait_for_selector(".stepper")
    heights = set()
    for _ in range(4):
        assert max(lies_beside(page).values()) <= 0
        heights.add(page.locator(".stepper").bounding_box()["height"])
        page.locator("body").press("ArrowRight")
    assert len(heights) == 1
