"""The board of the year uses the screen: tiles are large enough to be known, however many play and with whatever."""

from typing import Any

import pytest

from tests.budget import extra
from tests.web.conftest import Visit
from tests.web.posed import PosedTable
from tests.web.test_one_screen import SCREENS
from tests.web.year_positions import full_courts

pytestmark = pytest.mark.slow
OWN, RIVALS = 36, 24
LOW = (1280, 800)
RIVALS_LOW = 20  # in windows with less room than 1366 × 768, where four others have three palaces each
# How wide persons are drawn at the own court, at those of others, and among those that one chooses from.
WIDTHS = """async () => {
  const board = document.querySelector('.board .board');
  const box = (it) => JSON.stringify(it.getBoundingClientRect());
  const boxes = () => [...board.querySelectorAll('section, svg')].map(box).join();
  for (let before = ''; before !== boxes(); ) {
    before = boxes();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }
  const widths = (selector) => [...board.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().width).filter((width) => width > 1);
  return {
    own: widths('.court > section .tenant'), rivals: widths('.small .room:not(.vacant) svg, .small .tenant'),
    offered: widths('.stack svg'),
  };
}"""


@pytest.mark.parametrize("sizes", [[(1366, 768), (1024, 768), (820, 1180)], *extra(SCREENS)])
def test_tiles_are_large_enough_and_ones_own_never_smaller_than_others(
    visit: Visit, sizes: list[tuple[int, int]]
) -> None:
    poses = full_courts()
    table = PosedTable(visit, poses[0], "year", kept={"list": "off"})
    for size in sizes:
        table.size(*size)
        for pose in poses:
            players = pose["view"]["players"]
            table.pose(pose)
            table.page.wait_for_function(
                "count => document.querySelectorAll('.others .court').length === count", arg=players - 1
            )
            found: dict[str, Any] = table.page.evaluate(WIDTHS)
            told = size, players, {name: min(widths, default=None) for name, widths in found.items()}
            assert len(found["own"]) == len(found["rivals"]) // (players - 1) == 8, told
            assert min(found["own"]) >= OWN, told
            assert min(found["offered"]) >= OWN, told
            assert min(found["rivals"]) >= (RIVALS if size not in (LOW, (1024, 768)) else RIVALS_LOW), told
            assert min(found["own"]) >= max(found["rivals"]) - 1, told
