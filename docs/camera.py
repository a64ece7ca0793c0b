"""The camera of the page: an address as each kind of visitor sees it, in windows of all sizes, by day and by night."""

import io
import os
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pictured_tables import PATIENCE, Guest
from PIL import Image
from playwright.sync_api import Browser, Page

from drachenhof.server.app.service import COOKIE_NAME

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
COLOURS = 200

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
LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) { super(window.cut ? `${location.origin}/nowhere` : address); lines.push(this); }
    };
"""
"""The page's lines to the server, so that they can be cut."""

DRAWN = """async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
}"""
"""Until a new size and other colours are drawn."""

Prepare = Callable[[Page], None]


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

    def shoot(
        self, name: str, path: str, who: Guest | None = None, prepare: Prepare | None = None, *, anew: bool = False
    ) -> None:
        """What is at an address, after something was done there; `anew`: a new size of the window undoes it."""
        for sight in self.sights(name):
            page = self._visit(sight, path, who)
            if prepare:
                prepare(page)
            page.evaluate("document.fonts.ready")
            if self.sizes:
                self._resize(page, name, prepare if anew else None)
            else:
                self._take(page, f"{name}-{sight}".replace("-desktop", ""), "desktop" not in sight)
            page.context.close()

    def _resize(self, page: Page, name: str, prepare: Prepare | None) -> None:
        """One visit, seen in windows of all sizes, by day and by night."""
        for width, height in self.sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            if prepare:
                prepare(page)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                self._take(page, f"{name}-{width}x{height}-{scheme}", full=min(width, height) < 500)

    def _take(self, page: Page, name: str, full: bool) -> None:
        page.evaluate(DRAWN)
        page.wait_for_timeout(120)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        file = self.folder / f"{name}.png"
        taken = page.screenshot(full_page=self.wanted is None and full)
        if self.wanted is None:
            file.write_bytes(taken)
        else:
            _keep(taken, file)
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
    """A small file, for the repository: `COLOURS` colours are enough."""
    picture = Image.open(io.BytesIO(taken)).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
