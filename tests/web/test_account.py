"""Who one is, on several devices: logging out on one of them, or on all others."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


def log_out(page: Any, how: str) -> None:
    page.get_by_role("button", name=how).click()
    page.get_by_role("dialog", name=how).get_by_role("button", name=how).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state !== 'layer'")  # the browser goes back, which a reload would cut short


def name_of(page: Any) -> str | None:
    """Who the server takes somebody for."""
    answer = page.request.get("/api/me")
    return (answer.json() or {}).get("name") if answer.ok else None


def test_one_logs_out_everywhere_else_and_then_here(visit: Visit) -> None:
    here, there = visit("/"), visit("/")
    here.request.post("/api/me", data={"name": "Ada"})
    key = here.request.post("/api/me/key").json()["key"]
    there.request.post("/api/me/carry", data={"key": key})
    assert [name_of(page) for page in (here, there)] == ["Ada", "Ada"]
    here.goto("/settings")
    log_out(here, "Log out everywhere else")
    here.reload()
    expect(here.get_by_role("button", name="Log out here")).to_be_visible()
    assert name_of(here) == "Ada"
    assert name_of(there) is None
    log_out(here, "Log out here")
    here.wait_for_url(re.compile("/$"))
    here.goto("/settings")
    expect(here.get_by_role("heading", level=1)).to_be_visible()
    expect(here.get_by_role("button", name="Log out here")).to_have_count(0)
    assert name_of(here) is None
