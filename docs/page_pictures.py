"""Photographs the page: `python docs/page_pictures.py`, or `make pictures`; `--all FOLDER` every state of it,
and with `--sizes all` in windows of nine sizes, by day and by night.

A real server, a real browser, and nothing left to chance: secrets, ids, the clock and the bots' seeds are fixed, so
the same code makes the same pictures.
"""

import argparse
import io
import os
import re
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from drachenhof.bots import named
from drachenhof.game import OVER
from drachenhof.server import keys, opening, watch
from drachenhof.server.service import COOKIE_NAME, Service
from drachenhof.server.serving import Server, Serving, bound, server_of, service_of
from drachenhof.server.settings import Settings

HERE = Path(__file__).with_name("pictures")
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DAY = 1_767_312_000_000_000_000  # all pictures are of one day, in nanoseconds since 1970
COLOURS = 200
PATIENCE = 30.0  # seconds

DESKTOP, PHONE, SMALL = {"width": 1280, "height": 800}, {"width": 390, "height": 844}, {"width": 360, "height": 740}
SIGHTS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark"},
    "desktop-german": {"viewport": DESKTOP, "locale": "de"},
    "small-german": {"viewport": SMALL, "locale": "de"},
}
SIZES = (
    (360, 740),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
"""From a small phone to a wide screen, upright and lying."""
CHOSEN = {
    "home": ["desktop"],
    "year-action": ["desktop", "desktop-dark", "phone"],
    "hoard-turn": ["desktop", "desktop-dark", "phone"],
    "year-result": ["desktop"],
}
"""The few that are kept in the repository."""

LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) { super(window.cut ? `${location.origin}/nowhere` : address); lines.push(this); }
    };
"""
"""The page's lines to the server, so that they can be cut."""

Prepare = Callable[[Page], None]
View = dict[str, Any]


# The server, with fixed dice


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, Service, Server]]:
    """A server of this process; whatever it draws, it draws the same every time."""
    numbers = count(1)
    vars(opening).update(new_secret=lambda: f"{next(numbers):064x}", new_id=lambda: f"picture-{next(numbers):014d}")
    vars(watch).update(secrets=SimpleNamespace(randbits=lambda _bits: 7))
    begun = time.time_ns()
    keys.clock = lambda: DAY + time.time_ns() - begun
    service = service_of(Serving(Settings(limits=False), str(folder / "pictures.sqlite3")))
    server, listening = server_of(service), bound("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        _until(lambda: server.started)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", service, server
    finally:
        server.should_exit = True
        thread.join()


def _until(holds: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > late:
            raise TimeoutError("the server did not get there")
        time.sleep(0.01)


class Guest:
    """Somebody with a name."""

    def __init__(self, address: str, name: str) -> None:
        self.line = httpx.Client(base_url=address, timeout=PATIENCE)
        self.ask("/api/me", name=name)
        self.key = self.line.cookies[COOKIE_NAME]

    def ask(self, path: str, **body: Any) -> Any:
        return self.line.post(path, json=body).raise_for_status().json()


class Table:
    """A table, and whoever moves there: guests as a bot would, by the numbers of its game."""

    def __init__(self, service: Service, game: str, host: Guest, seats: list[Any], **options: Any) -> None:
        self.service, self.game = service, game
        self.guests = [seat if isinstance(seat, Guest) else None for seat in seats]
        wanted = [_wish(seat, host) for seat in seats]
        asked = {"game": game, "seats": wanted, "options": options, "hints": True, "public": True}
        made = host.ask("/api/tables", **asked)
        self.id, self.links = str(made["table"]), made["links"]
        for seat, guest in enumerate(self.guests):
            if guest is not None and guest is not host:
                guest.ask(f"/api/tables/{self.id}/sit", type="sit", id="sit", link=self.links[str(seat)])

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def play(self, wanted: Callable[[View], bool], decider: str = "greedy") -> View | None:
        """Play on until a guest sees what is wanted; None: until the end."""
        while True:
            seat, view = self._asked()
            if seat == OVER:
                return None
            if wanted(view):
                return view
            self._move(seat, decider)

    def _asked(self) -> tuple[int, View]:
        """Who of the guests is asked, when nobody else thinks any more."""
        _until(lambda: self._play() is not None and self._waits())
        play = self._play()
        seat = play.to_move
        return seat, play.game.view(play.game.knowledge(play.state, max(seat, 0)))

    def _play(self) -> Any:
        return self.service.house.rooms[self.id].table.play

    def _waits(self) -> bool:
        mover = self._play().to_move
        return mover == OVER or (mover >= 0 and self.guests[mover] is not None)

    def _move(self, seat: int, decider: str) -> None:
        play, guest = self._play(), self.guests[seat]
        assert guest is not None
        known, bot = play.game.knowledge(play.state, seat), named(self.game, decider)
        move = bot.decide(known, bot.budget, np.random.default_rng(len(play.moves)), None).move
        last, text = int(play.numbers[-1]), play.game.to_text(known, move)
        guest.ask(f"/api/tables/{self.id}/move", type="move", id=f"move-{last}", at=last, move=text)


def _wish(seat: Any, host: Guest) -> dict[str, Any]:
    if seat is host or seat == "here":
        return {"kind": "person", **({"name": "Mei"} if seat == "here" else {})}
    return {"kind": "bot", "bot": seat} if isinstance(seat, str) and seat != "open" else {"kind": "open"}


# The camera


class Camera:
    """Takes a picture of an address, as each kind of visitor sees it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        folder: Path,
        wanted: dict[str, list[str]] | None,
        only: str,
        sizes: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.browser, self.address, self.folder, self.wanted = browser, address, folder, wanted
        self.only, self.sizes = re.compile(only), sizes

    def sights(self, name: str) -> list[str]:
        """As whom a state is looked at."""
        wanted = list(SIGHTS) if self.wanted is None else self.wanted.get(name, [])
        if self.sizes:
            return ["desktop"] if self.only.search(name) else []
        return [sight for sight in wanted if self.only.search(f"{name}-{sight}")]

    def shoot(self, name: str, path: str, who: Guest | None = None, prepare: Prepare | None = None) -> None:
        """What is at an address, after something was done there."""
        for sight in self.sights(name):
            page = self._visit(sight, path, who)
            if prepare:
                prepare(page)
            page.evaluate("document.fonts.ready")
            if self.sizes:
                self._resize(page, name)
            else:
                self._take(page, f"{name}-{sight}".replace("-desktop", ""), "desktop" not in sight)
            page.context.close()

    def _resize(self, page: Page, name: str) -> None:
        """One visit, seen in windows of all sizes, by day and by night."""
        for width, height in self.sizes:
            page.set_viewport_size({"width": width, "height": height})
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                self._take(page, f"{name}-{width}x{height}-{scheme}", full=min(width, height) < 500)

    def _take(self, page: Page, name: str, full: bool) -> None:
        page.wait_for_timeout(120)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        file = self.folder / f"{name}.png"
        _keep(page.screenshot(full_page=self.wanted is None and full), file)
        print(f"{file.name}: {file.stat().st_size // 1000} KB{' SIDEWAYS' if wide > 0 else ''}", flush=True)

    def _visit(self, sight: str, path: str, who: Guest | None) -> Page:
        chosen = {"locale": "en", "reduced_motion": "reduce", "timezone_id": "UTC", **SIGHTS[sight]}
        context = self.browser.new_context(base_url=self.address, **chosen)
        context.set_default_timeout(PATIENCE * 1000)
        if who is not None:
            context.add_cookies([{"name": COOKIE_NAME, "value": who.key, "url": self.address}])
        context.add_init_script("Math.random = () => 0.4")  # it suggests a name
        context.add_init_script(LINES)
        page = context.new_page()
        page.goto(path)
        page.wait_for_selector("main:has(h1, .board, .curtain), h1 ~ main, header h1")
        page.wait_for_load_state("networkidle")
        return page


def _keep(taken: bytes, file: Path) -> None:
    """A small file: so many colours are enough."""
    picture = Image.open(io.BytesIO(taken)).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


# The states of the page


def at_tables(camera: Camera, service: Service, ada: Guest, lan: Guest) -> None:
    """Tables in play: each kind of question, somebody else's turn, a curtain, the end, and looking back."""
    bots = ["courtier", "courtier", "courtier"]
    year = Table(service, "year", ada, [ada, *bots], great_wall=True, super_event="sunrise")
    year.play(lambda view: view["month"] >= 6 and view["asked"] == "action", "courtier")
    camera.shoot("year-action", year.path, ada)
    if camera.wanted is None:
        camera.shoot("year-hint", year.path, ada, _hint)
        camera.shoot("year-menu", year.path, ada, lambda page: page.locator("header button").last.click())
        camera.shoot("year-since", year.path, ada, _since)
        _questions(camera, service, ada)
    camera.shoot("year-watched", year.path, lan)
    camera.shoot("year-lost", year.path, ada, _lost)
    hoard = Table(service, "hoard", ada, [ada, *bots], abilities="cumulative")
    hoard.play(lambda view: view["asked"] == "turn" and len(view["pile"]) > 2 and view["round"] > 1, "courtier")
    camera.shoot("hoard-turn", hoard.path, ada)
    year.play(lambda _view: False, "courtier")
    camera.shoot("year-result", year.path, ada)
    hoard.play(lambda _view: False, "courtier")
    camera.shoot("hoard-result", hoard.path, ada)
    for name, table in (("year", year), ("hoard", hoard)):
        camera.shoot(f"{name}-replay", f"/r/{table.id}", ada, _middle)
        camera.shoot(f"{name}-play-on", f"/r/{table.id}", ada, _play_on)
    _together(camera, service, ada, lan)


def _questions(camera: Camera, service: Service, ada: Guest) -> None:
    """One picture of each thing that is asked."""
    bots = ["novice", "greedy"]
    games: list[tuple[str, dict[str, Any]]] = [
        ("year", {"great_wall": True, "super_event": event}) for event in ("charter", "earthquake", "flood", "tornado")
    ]
    games += [("year", {"super_event": "sunrise"})]
    games += [("hoard", {"abilities": "cumulative", "curses": True, "peek": True, "answer_fives": True})] * 2
    seen: set[str] = set()
    for game, options in games:
        table = Table(service, game, ada, [ada, *bots], **options)

        def is_new(view: View, game: str = game) -> bool:
            return _kind(game, view) not in seen and bool(camera.sights(_kind(game, view)))

        while (view := table.play(is_new, "novice")) is not None:
            seen.add(_kind(game, view))
            camera.shoot(_kind(game, view), table.path, ada)
            table._move(0, "novice")


def _kind(game: str, view: View) -> str:
    """What is asked; of the hoard also from which cards."""
    name = f"{game}-asked-{view['asked']}"
    if game == "hoard" and view["asked"] == "turn":
        own = view["holdings"][view["to_move"]]
        return f"{name}-{'hand' if own['hand_size'] else 'open' if own['open'] else 'hidden'}"
    return name


def _together(camera: Camera, service: Service, ada: Guest, lan: Guest) -> None:
    waiting = Table(service, "year", ada, [ada, "open", "open", "prince"])
    camera.shoot("waiting-room", waiting.path, ada)
    camera.shoot("invited", f"{waiting.path}#{waiting.links['1']}", lan)
    for game in ("year", "hoard"):
        both = Table(service, game, ada, [ada, lan, "courtier", "courtier", "courtier"])
        both.play(lambda view: view["to_move"] == 1 and view["asked"] in ("action", "turn"))
        camera.shoot(f"{game}-other", both.path, ada)
    shared = Table(service, "hoard", ada, [ada, "here", "courtier"])
    shared.guests[1] = ada
    shared.play(lambda view: view["asked"] == "turn")
    camera.shoot("hoard-curtain", shared.path, ada)


def _hint(page: Page) -> None:
    page.locator(".bar .acts button").nth(-2).click()
    page.wait_for_selector(".advice")


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
    page.locator(".bar > button").last.click()
    page.wait_for_selector("dialog[open]")


def around_tables(camera: Camera, ada: Guest) -> None:
    """All other pages."""
    camera.shoot("home", "/")
    camera.shoot("home-again", "/", ada)
    for name in (
        "new?game=year",
        "new?game=hoard",
        "watch",
        "replays",
        "games",
        "settings",
        "rules/year",
        "rules/hoard",
    ):
        camera.shoot(re.sub(r"\W+", "-", name), f"/{name}", ada)
    camera.shoot("replays-none", "/replays")
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
        browser.close()


if __name__ == "__main__":
    main()
