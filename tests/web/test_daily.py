"""The game of the day on the page: begun from the first page, finished, its table, and a result to share."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from drachenhof.i18n import Words
from tests.budget import extra
from tests.server.served import Served
from tests.web.at_table import LOOK_OF_DAY, good_for_all, serious_faults
from tests.web.conftest import PHONE, Visit
from tests.web.playing import to_the_end
from tests.web.test_keyboard import press

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("daily")]
# How far what stands in a row is from its edge, in pixels.
INDENTED = """row => {
  const within = document.createRange();
  within.selectNodeContents(row.cells[0]);
  return within.getBoundingClientRect().left - row.getBoundingClientRect().left;
}"""

HANDS_OVER = """() => {
  window.matchMedia = () => ({ matches: true });
  navigator.canShare = () => true;
  window.handedOver = new Promise((hear) => {
    navigator.share = async ({ files }) => hear(files.map(({ name, type }) => [name, type]));
  });
}"""


def finished(client: httpx.Client, game: str) -> dict[str, Any]:
    """Today's game, played to its end without a page."""
    to_the_end(client, client.post(f"/api/daily/{game}", json={}).raise_for_status().json()["table"])
    own: dict[str, Any] = client.get(f"/api/daily/{game}").json()["today"]["own"]
    return own


@pytest.fixture(scope="module")
def ada(served: Served) -> Any:
    """Somebody who has finished today's game."""
    with httpx.Client(base_url=served.address, timeout=60) as client:
        client.post("/api/me", json={"name": "Ada of the day"})
        finished(client, "year")
        yield client


@pytest.mark.usefixtures("ada")
def test_a_stranger_begins_it_from_the_first_page_by_the_keyboard(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    press(page, "a[href='/daily/year']")
    expect(page.get_by_role("heading", name="The game of the day")).to_be_visible()
    expect(page.get_by_text("One person has finished it.")).to_be_visible()
    expect(page.get_by_text("How many had each score.")).to_be_visible()
    expect(page.get_by_text("You can watch the games of the others once you have finished yours.")).to_be_visible()
    assert page.locator("a[href^='/r/']").count() == 0, "nothing of what comes can be seen before"
    expect(page.get_by_role("button", name="Play today’s game")).to_be_visible()
    press(page, ".acts button")
    page.wait_for_url("**/t/*")
    page.goto("/daily/year")
    expect(page.get_by_role("button", name="Go on with your try")).to_be_visible()
    press(page, ".acts button")
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.locator("a[href='/daily/year']")).to_contain_text("Go on with your try")


@pytest.mark.parametrize(("language", "scheme", "size"), LOOK_OF_DAY)
def test_after_ones_own_try(visit: Visit, ada: httpx.Client, language: str, scheme: str, size: dict[str, int]) -> None:
    page = visit("/daily/year", person=ada, locale=language, color_scheme=scheme, viewport=size)
    today = ada.get("/api/daily/year").json()["today"]
    own = today["own"]
    expect(page.locator(".own .score")).to_contain_text(str(own["score"]))
    expect(page.locator(f"tbody a[href='/r/{own['table']}?eyes={today['seat']}']")).to_be_visible()
    assert page.locator("tbody tr.you").evaluate(INDENTED) >= 4
    expect(page.locator("li.mine")).to_have_count(1)
    expect(page.get_by_text(Words(language).say("daily-scores-own"))).to_be_visible()
    press(page, "main details summary")
    promised = ada.get("/api/daily/year").json()["next_commitment"]
    expect(page.get_by_text(promised)).to_be_visible()
    good_for_all(page, language)
    page.goto("/")
    expect(page.locator("a[href='/daily/year']")).to_contain_text(str(own["score"]))
    good_for_all(page, language)


def test_a_result_is_shared_by_the_keyboard(visit: Visit, ada: httpx.Client) -> None:
    page = visit("/daily/year", person=ada)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.get_by_role("button", name="Share your result")).to_be_visible()
    press(page, ".own button")
    expect(page.get_by_text("The text is on the clipboard.")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    table = ada.get("/api/daily/year").json()
    assert table["today"]["day"] in text
    assert str(table["today"]["own"]["score"]) in text
    assert "/daily/year" in text.splitlines()[-1]
    with page.expect_download() as download:
        page.get_by_role("button", name="As a picture").click()
    file = f"drachenhof-year-{table['today']['day']}.png"
    assert download.value.suggested_filename == file
    page.evaluate(HANDS_OVER)  # where the device says to whom it goes
    page.get_by_role("button", name="As a picture").click()
    assert page.evaluate("window.handedOver") == [[file, "image/png"]]


def test_the_table_of_a_finished_try_leads_to_the_day(visit: Visit, ada: httpx.Client) -> None:
    own = ada.get("/api/daily/year").json()["today"]["own"]
    page = visit(f"/t/{own['table']}")
    page.get_by_role("link", name="The table of the day").click()
    expect(page.get_by_role("heading", name="The game of the day")).to_be_visible()


@pytest.mark.parametrize("where", ["t", *extra("r")])
def test_a_friend_is_challenged_by_the_day_until_its_secret_is_told(
    visit: Visit, ada: httpx.Client, where: str
) -> None:
    found = ada.get("/api/daily/year").json()["today"]
    page = visit(f"/{where}/{found['own']['table']}", person=ada)
    page.get_by_role("button", name="Challenge a friend").click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_label("Link to the game of the day")
    expect(link).to_have_value(f"{page.url.partition(f'/{where}/')[0]}/daily/year?day={found['day']}")
    expect(dialog.get_by_role("button", name="Make the link")).to_have_count(0)
    assert serious_faults(page, within="dialog[open]") == []


def test_earlier_days_and_days_that_are_none(visit: Visit) -> None:
    page = visit("/daily/hoard", color_scheme="dark", viewport=PHONE)
    press(page, ".days a")
    expect(page.get_by_role("button", name="Catch up on this day")).to_be_visible()
    good_for_all(page)
    press(page, ".days a:last-child")
    expect(page.get_by_role("button", name="Play today’s game")).to_be_visible()
    page.goto("/daily/hoard?day=2099-01-01")
    expect(page.get_by_role("alert")).to_contain_text("There is no game of that day")
    page.goto("/daily/chess")
    expect(page.get_by_role("heading", name="The game of the day")).to_have_count(0)
