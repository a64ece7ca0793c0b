"""The docs in a browser, under the server's content policy: what the browser refuses fails a test."""

import re

import pytest
from playwright.sync_api import expect

from drachenhof.server.app.page import FOLDER

pytestmark = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="`make docs` builds them")


def test_the_first_page_leads_to_the_docs_and_to_the_licences(visit):
    page = visit("/")
    page.get_by_role("link", name="Docs").click()
    expect(page).to_have_url(re.compile(r"/docs/$"))
    expect(page.get_by_role("heading", name="Drachenhof")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Licences").click()
    expect(page.get_by_role("heading", name="Licences of others")).to_be_visible()


def test_the_docs_can_be_searched(visit):
    """The search box lets nobody look inside: what it has found so far is opened, sooner at first, then later."""
    page, found = visit("/docs/"), re.compile(r"/docs/operations.html.*#backup-and-restore")
    for waited in (500, 1_000, 2_000, 4_000, 8_000, 16_000):
        page.goto("/docs/")
        page.get_by_role("button", name=re.compile("^Search")).click()
        page.wait_for_function("document.activeElement.tagName === 'DIV'")
        page.keyboard.type("litestream")
        page.wait_for_timeout(waited)
        page.keyboard.press("Enter")
        page.wait_for_timeout(waited)
        if found.search(page.url):
            break
    expect(page).to_have_url(found)


def test_they_are_read_without_a_script(visit):
    page = visit("/docs/rules-year.html", java_script_enabled=False)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Reference").first).to_be_attached()
