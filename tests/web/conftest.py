"""A real server, and Debian's Chromium that looks at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from drachenhof.server.http.page import FOLDER
from tests.server.served import Served

playwright = pytest.importorskip("playwright.sync_api", reason="pip install playwright")
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 90_000  # milliseconds: how long a busy machine may take; nothing waits longer than it has to
playwright.expect.set_options(timeout=PATIENCE)
DESKTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the page is not built; `make page` builds it")
    folder = tmp_path_factory.mktemp("served")
    quick = ("--limit", "requests_per_second=5000")  # than which people are slower
    server = Served(folder / "server.log", "--database", str(folder / "page.sqlite3"), *quick)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def client(served: Served) -> Iterator[httpx.Client]:
    """Somebody who plays without a page."""
    with httpx.Client(base_url=served.address, timeout=60) as client:
        client.post("/api/me", json={"name": "Ada"})
        yield client


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium")
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


Visit = Callable[..., Any]


@pytest.fixture
def visit(browser: Any, served: Served) -> Iterator[Visit]:
    """Opens an address as a new person would; what the page complains of fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, kept: dict[str, str | None] | None = None, **settings: Any) -> Any:
        chosen = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=served.address, **chosen)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        for key, value in {"list": "on", "pace": "instant", **(kept or {})}.items():
            if value is not None:
                context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')")
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: _heed(said, complaints))
        page.goto(path)
        page.wait_for_selector("main")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def _heed(said: Any, complaints: list[str]) -> None:
    """The browser itself reports refusals and lost connections; everything else is a fault of the page."""
    expected = ("Failed to load resource" in said.text and "401" not in said.text) or "WebSocket" in said.text
    if said.type in ("error", "warning") and not expected:
        complaints.append(said.text)
