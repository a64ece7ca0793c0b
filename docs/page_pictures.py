"""Photographs the page: `python docs/page_pictures.py`, or `make pictures`; `--all FOLDER` every state of it,
and with `--sizes all` in windows of nine sizes, by day and by night.

A real server, a real browser, and nothing left to chance: secrets, ids, the clock and the bots' seeds are fixed, so
the same code makes the same pictures.
"""

import argparse
import re
import tempfile
from pathlib import Path
from typing import Any

from camera import CHROMIUM, FLAGS, SIZES, Camera
from pictured_pages import beside_tables
from pictured_tables import Guest, Table, View, served
from playwright.sync_api import Page, sync_playwright

from drachenhof.games import games
from drachenhof.server.app.service import Service

HERE = Path(__file__).with_name("pictures")
CHOSEN = {
    "home": ["desktop"],
    "year-action": ["desktop", "desktop-dark", "phone"],
    "hoard-turn": ["desktop", "desktop-dark", "phone"],
    "year-result": ["desktop"],
}
"""The few that are kept in the repository."""
OPEN = "[popover]:popover-open, dialog[open]"


def at_tables(camera: Camera, service: Service, ada: Guest, lan: Guest) -> None:
    """Tables in play: each kind of question, somebody else's turn, a curtain, the end, and looking back."""
    bots = ["courtier", "courtier", "courtier"]
    year = Table(service, "year", ada, [ada, *bots], great_wall=True, super_event="sunrise")
    year.play(lambda view: view["month"] >= 6 and view["asked"] == "action", "courtier")
    camera.shoot("year-action", year.path, ada)
    if camera.wanted is None:
        camera.shoot("year-hint", year.path, ada, _hint)
        camera.shoot("year-menu", year.path, ada, _menu)
        camera.shoot("year-legend", year.path, ada, _legend, anew=True)
        camera.shoot("year-since", year.path, ada, _since)
        _questions(camera, service, ada)
    camera.shoot("year-watched", year.path, lan)
    camera.shoot("year-lost", year.path, ada, _lost)
    hoard = Table(service, "hoard", ada, [ada, *bots], abilities="cumulative")
    hoard.play(lambda view: view["asked"] == "turn" and len(view["pile"]) > 2 and view["round"] > 1, "courtier")
    camera.shoot("hoard-turn", hoard.path, ada)
    if camera.wanted is None:
        camera.shoot("hoard-legend", hoard.path, ada, _legend, anew=True)
    year.play(lambda _view: False, "courtier")
    camera.shoot("year-result", year.path, ada)
    six = Table(service, "hoard", ada, [ada, *bots, "courtier", "courtier"], abilities="cumulative")
    six.play(lambda view: view["asked"] == "turn" and len(view["pile"]) > 2 and view["round"] > 2, "courtier")
    camera.shoot("hoard-six", six.path, ada)
    if camera.wanted is None:
        _full(camera, service, ada, six)
    hoard.play(lambda _view: False, "courtier")
    camera.shoot("hoard-result", hoard.path, ada)
    for name, table in (("year", year), ("hoard", hoard)):
        camera.shoot(f"{name}-replay", f"/r/{table.id}", ada, _middle)
        camera.shoot(f"{name}-play-on", f"/r/{table.id}", ada, _play_on)
        for moment, place in table.moments(_turned_up).items():
            camera.shoot(f"{name}-moment-{moment}", f"/r/{table.id}?at={place}&eyes=0", ada, _still)
    _together(camera, service, ada, lan)


def _full(camera: Camera, service: Service, ada: Guest, six: Table) -> None:
    """As many as can play, and the results of so many."""
    five = Table(service, "year", ada, [ada, *["courtier"] * 4], great_wall=True, super_event="flood")
    five.play(lambda view: view["month"] >= 9 and view["asked"] == "action", "courtier")
    camera.shoot("year-five", five.path, ada)
    for name, table in (("year-five-result", five), ("hoard-six-result", six)):
        if camera.sights(name):
            table.play(lambda _view: False, "courtier")
            camera.shoot(name, table.path, ada)


def _turned_up(entry: dict[str, Any]) -> str | None:
    """A hidden card that was turned up is a moment, though nothing follows from it by itself."""
    card = (entry.get("move") or "").startswith("card ")
    return "flip" if card and "flipped" in str(entry.get("story")) else None


def _questions(camera: Camera, service: Service, ada: Guest) -> None:
    """One picture of each thing that is asked."""
    bots = ["novice", "greedy"]
    played: list[tuple[str, dict[str, Any]]] = [
        ("year", {"great_wall": True, "super_event": event}) for event in ("charter", "earthquake", "flood", "tornado")
    ]
    played += [("year", {"super_event": "sunrise"})]
    played += [("hoard", {"abilities": "cumulative", "curses": True, "peek": True, "answer_fives": True})] * 6
    seen: set[str] = set()
    for game, options in played:
        table = Table(service, game, ada, [ada, *bots], **options)

        def is_new(view: View, game: str = game) -> bool:
            return _kind(game, view) not in seen and bool(camera.sights(_kind(game, view)))

        while (view := table.play(is_new, "novice")) is not None:
            seen.add(_kind(game, view))
            camera.shoot(_kind(game, view), table.path, ada)
            table.move(0, "novice")


def _kind(game: str, view: View) -> str:
    """What is asked; where cards are held also from which of them."""
    name = f"{game}-asked-{view['asked']}"
    if "holdings" in view and view["asked"] == "turn":
        own = view["holdings"][view["to_move"]]
        return f"{name}-{'hand' if own['hand_size'] else 'open' if own['open'] else 'hidden'}"
    return name


def _together(camera: Camera, service: Service, ada: Guest, lan: Guest) -> None:
    waiting = Table(service, "year", ada, [ada, "open", "open", "prince"])
    camera.shoot("waiting-room", waiting.path, ada)
    camera.shoot("invited", f"{waiting.path}#{waiting.links['1']}", lan)
    for game in games:
        both = Table(service, game, ada, [ada, lan, "courtier", "courtier", "courtier"])
        both.play(lambda view: view["to_move"] == 1 and view["asked"] in ("action", "turn"))
        camera.shoot(f"{game}-other", both.path, ada)
        lan.ask(f"/api/tables/{both.id}/cancel", type="cancel", id="cancel")
        camera.shoot(f"{game}-closing", both.path, ada)
    shared = Table(service, "hoard", ada, [ada, "here", "courtier"])
    shared.guests[1] = ada
    shared.play(lambda view: view["asked"] == "turn")
    camera.shoot("hoard-curtain", shared.path, ada)


def _hint(page: Page) -> None:
    page.locator(".bar .acts button").nth(-2).click()
    page.wait_for_selector(".advice")


def _menu(page: Page) -> None:
    page.locator(".sight > header [aria-haspopup=dialog]").last.click()


def _legend(page: Page) -> None:
    if not page.locator(OPEN).count():
        page.keyboard.press("l")
    page.wait_for_selector(OPEN)


def _still(page: Page) -> None:
    page.wait_for_selector("input[type=range]")
    page.wait_for_selector(".board")


def _since(page: Page) -> None:
    page.locator(".bar .acts button").last.click()
    page.wait_for_selector("input[type=range]")


def _lost(page: Page) -> None:
    page.evaluate("cut = true; lines.forEach((line) => line.close())")
    page.wait_for_selector(".lost")


def _middle(page: Page) -> None:
    page.wait_for_selector("input[type=range]")
    page.wait_for_timeout(1500)
    page.locator("input[type=range]").evaluate(
        "slider => { slider.value = slider.max * 0.6; slider.dispatchEvent(new Event('input', { bubbles: true })) }"
    )


def _play_on(page: Page) -> None:
    _middle(page)
    page.locator("header.top .rest button").first.click()
    page.wait_for_selector("dialog[open]")


def around_tables(camera: Camera, ada: Guest) -> None:
    """All other pages."""
    camera.shoot("home", "/")
    camera.shoot("home-again", "/", ada)
    of_games = [f"{page}{game}" for page in ("new?with=bots&game=", "new?game=", "rules/") for game in games]
    for name in (*of_games, "new?with=public", "watch", "challenges", "games", "settings"):
        camera.shoot(re.sub(r"\W+", "-", name), f"/{name}", ada)
    camera.shoot("games-none", "/games")
    camera.shoot("nowhere", "/nowhere/at/all")
    camera.shoot("no-table", "/t/nowhere")


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def main() -> None:
    """The chosen few, or every state into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every state, into a folder")
    parser.add_argument("--only", default="", metavar="PATTERN", help="only names that match")
    parser.add_argument(
        "--sizes",
        nargs="+",
        default=[],
        metavar="SIZE",
        help='with --all: windows of these sizes, by day and by night: "all", or such as 1280x800',
    )
    chosen = parser.parse_args()
    sizes = SIZES if chosen.sizes == ["all"] else [_size(text) for text in chosen.sizes]
    folder = chosen.all or HERE
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept)) as (address, service, _),
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        camera = Camera(browser, address, folder, None if chosen.all else CHOSEN, chosen.only, sizes)
        ada, lan = Guest(address, "Ada"), Guest(address, "Lan")
        at_tables(camera, service, ada, lan)
        around_tables(camera, ada)
        if camera.wanted is None:
            beside_tables(camera, service, ada, lan)
        browser.close()


if __name__ == "__main__":
    main()
