"""A real server, and Debian's Chromium that looks at it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from drachenhof.server.app.page import FOLDER
from tests.server.served import Served
from tests.web.browser import CHROMIUM, DESKTOP, FLAGS, PATIENCE, PHONE, Windows

__all__ = ["DESKTOP", "PATIENCE", "PHONE", "Visit", "Whither"]
playwright = pytest.importorskip("playwright.sync_api", reason="pip install playwright")
playwright.expect.set_options(timeout=PATIENCE)

# One address asks more quickly than people do, and every visit is a new person.
CROWD = [f"--limit={one}" for one in ("requests_per_second=5000", "people_per_hour=100000", "tables_each=1000")]
LONGEST = ("test_whole_games", "test_lessons", "test_one_screen", "test_keyboard")
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes before everything else: one worker begins with it, and the other with the rest.

    So there is one browser and one server, unless the rest is done earlier. Tests that share a game follow each other,
    and what takes longest is not left for the end.
    """
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[bool, str, bool]:
    if HERE not in item.path.parents:
        return True, "", False
    group = item.get_closest_marker("xdist_group")
    return False, group.args[0] if group else "~", item.path.stem not in LONGEST


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the page is not built; `make page` builds it")
    folder = tmp_path_factory.mktemp("served")
    server = Served(folder / "server.log", "--database", str(folder / "page.sqlite3"), *CROWD)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def client(served: Served) -> Iterator[httpx.Client]:
    """Somebody who plays without a page."""
    with httpx.Client(base_url=served.address, timeout=60) as client:
        client.post("/api/me", json={"name": "Ada"})
        yield client


@pytest.fixture(scope="package")
def windows(served: Served) -> Iterator[Windows]:
    """Closed after the last test here: as long as there are any, nobody else can have an event loop."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium-headless-shell")
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield Windows(chromium, served.address)
        chromium.close()


Visit = Callable[..., Any]
Whither = str | Callable[[Any], str]


@pytest.fixture
def visit(windows: Windows) -> Iterator[Visit]:
    """Opens an address as a new person would, or as whoever a client is; what the page complains of fails the test.

    Where the address is not known before this person has asked for something, a function of the page says it.
    """
    complaints: list[str] = []

    def open_page(
        path: Whither = "/",
        *,
        kept: dict[str, str | None] | None = None,
        person: httpx.Client | None = None,
        **settings: Any,
    ) -> Any:
        page = windows.open(kept or {}, **settings)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: _heed(said, complaints))
        if person is not None:
            known = [(one.name, str(one.value)) for one in person.cookies.jar]
            page.context.add_cookies([{"name": n, "value": v, "url": str(person.base_url)} for n, v in known])
        page.goto(path if isinstance(path, str) else path(page))
        page.wait_for_selector("main")
        return page

    yield open_page
    windows.leave()
    assert complaints == []


def _heed(said: Any, complaints: list[str]) -> None:
    """The browser itself reports refusals and lost connections; everything else is a fault of the page."""
    expected = ("Failed to load resource" in said.text and "401" not in said.text) or "WebSocket" in said.text
    if said.type in ("error", "warning") and not expected:
        complaints.append(said.text)
