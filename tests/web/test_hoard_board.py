"""The board of *Drachensachen* in every window: all of it is there, in its place, and says what it is."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.posed import PosedTable, poses

pytestmark = pytest.mark.slow
WINDOWS = [(1280, 800), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (360, 740), (844, 390)]
BOARD = {"kept": {"list": "off"}}
IN_WINDOW = """box => {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def test_all_cards_can_be_read_in_every_window(visit: Visit) -> None:
    table = PosedTable(visit, poses()[0], **BOARD)
    for width, height in WINDOWS:
        table.size(width, height)
        table.page.keyboard.press("l")
        sheet = table.page.get_by_role("dialog", name="All cards")
        expect(sheet).to_be_visible()
        assert sheet.evaluate(IN_WINDOW), (width, height)
        for row in (sheet.locator("li").last, sheet.locator("li").first):
            row.scroll_into_view_if_needed()
            assert row.evaluate(IN_WINDOW), (width, height, row.inner_text())
        table.page.keyboard.press("l")
        expect(sheet).not_to_be_visible()
        table.page.wait_for_timeout(300)  # a press within this time does not open what was just closed
