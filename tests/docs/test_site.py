"""The docs as a site: every link leads somewhere, nothing comes from elsewhere, and the server hands it out."""

import asyncio
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import httpx
import pytest
from starlette.applications import Starlette

from drachenhof.server.app import page as server_page

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
pytest.importorskip("zensical", reason="pip install zensical")
if not (ROOT / "web" / "node_modules" / "svelte").is_dir() or not server_page.DOCS_FOLDER.with_name("page").is_dir():
    pytest.skip("the page is not built; `make page` builds it", allow_module_level=True)


class Page(HTMLParser):
    """What a page links to, what it loads, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = {""}
        self.text = ""
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self._script = tag == "script"
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("script", "img", "link", "iframe", "source"):
            self.loads += [given[name] for name in ("src", "href") if name in given]

    def handle_data(self, data: str) -> None:
        self.text += "" if self._script else data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from this tree."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([sys.executable, ROOT / "docs" / "publish.py", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    return {path.name: Page(path.read_text("utf-8")) for path in sorted(site.glob("*.html"))}


def test_every_page_of_the_folder_is_there_and_can_be_found_from_the_start(pages):
    written = {path.with_suffix(".html").name for path in (ROOT / "docs").glob("*.md")}
    linked = {link.partition("#")[0].removeprefix("./") for link in pages["index.html"].links}
    assert written <= set(pages)
    assert written - {"index.html"} <= linked


def test_every_link_and_anchor_leads_somewhere(pages, site):
    lost = []
    for name, page in pages.items():
        for link in page.links + page.loads:
            if name == "404.html" or re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            to = path.removeprefix("./") or name
            to = "index.html" if to in (".", "..") else to
            if not (site / unquote(to)).is_file() or (to in pages and unquote(anchor) not in pages[to].anchors):
                lost.append(f"{name}: {link}")
    assert lost == []


def test_nothing_comes_from_elsewhere(pages):
    assert len(pages) > 20
    for name, page in pages.items():
        assert [address for address in page.loads if re.match(r"(https?:)?//", address)] == [], name


def test_pages_can_be_read_without_a_script(pages):
    assert "Do not copy the file of a running server" in pages["operations.html"].text
    assert "MIT licence" in pages["index.html"].text


def test_licences_have_names_and_texts_of_all_that_the_page_is_made_of(pages):
    told = pages["licences.html"].text
    bundled = json.loads((server_page.DOCS_FOLDER.with_name("page") / "bundled.json").read_text())
    asked = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    for name in [*(one["name"] for one in bundled), *asked, "numba", "numpy", "starlette", "zensical"]:
        assert name in told, name
    for words in ("SIL OPEN FONT LICENSE", "Permission is hereby granted", "Apache License"):
        assert words in told


def asked(site: Path, monkeypatch: pytest.MonkeyPatch, path: str, **headers: str) -> httpx.Response:
    """What the server answers of its docs."""
    monkeypatch.setattr(server_page, "DOCS_FOLDER", site)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=server_page.docs_routes()))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


def test_the_server_hands_them_out(site, monkeypatch):
    answer = asked(site, monkeypatch, "/docs/", **{"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert (answer.headers["content-encoding"], answer.headers["cache-control"]) == ("gzip", "no-cache")
    assert answer.headers["content-type"].startswith("text/html")
    assert "run a server" in answer.text
    plain = asked(site, monkeypatch, "/docs/operations.html", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "For ten people" in plain.text


def test_what_a_browser_has_is_not_sent_again(site, monkeypatch):
    for form in ("gzip", "identity"):
        first = asked(site, monkeypatch, "/docs/bots.html", **{"Accept-Encoding": form})
        again = asked(
            site, monkeypatch, "/docs/bots.html", **{"Accept-Encoding": form, "If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


def test_files_whose_names_change_are_kept_forever(site, monkeypatch):
    (script,) = site.glob("assets/javascripts/bundle.*.min.js")
    answer = asked(site, monkeypatch, f"/docs/assets/javascripts/{script.name}")
    assert "immutable" in answer.headers["cache-control"]


def test_addresses_without_a_page_lead_to_one_or_say_so(site, monkeypatch):
    assert asked(site, monkeypatch, "/docs").headers["location"] == "/docs/"
    assert asked(site, monkeypatch, "/licences").headers["location"] == "/docs/licences.html"
    assert asked(site, monkeypatch, "/docs/nothing.html").status_code == 404


def test_where_they_are_not_built_it_is_said_how_to(tmp_path, monkeypatch):
    answer = asked(tmp_path, monkeypatch, "/docs/")
    assert answer.status_code == 404
    assert "make docs" in answer.text


def test_where_they_are_not_built_the_licences_of_the_page_are_told_all_the_same(tmp_path, monkeypatch):
    parts = [{"name": "svelte", "version": "5", "licence": "MIT", "texts": ["Permission is hereby granted"]}]
    bundled = tmp_path / "bundled.json"
    bundled.write_text(json.dumps(parts))
    monkeypatch.setattr(server_page, "BUNDLED", bundled)
    answer = asked(tmp_path, monkeypatch, "/licences")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "svelte 5: MIT\n\nPermission is hereby granted" in answer.text
