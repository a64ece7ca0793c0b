"""Somebody who starts `drachenhof play` and plays in a browser; how long each step took. Run by `release/check.py`."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from build import ROOT, told

from drachenhof.games import games

sys.path.insert(0, str(ROOT))  # for what tests do at a table

PATIENCE = 300.0
PLAYED = json.dumps({"tables": {}, "games": list(games)})  # a very first game has a coach, and bots that do not search
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def served(program: str, surroundings: dict[str, str], database: str) -> Iterator[tuple[str, float]]:
    """`drachenhof play`, and when it was started."""
    began = time.perf_counter()
    command = [program, "play", "--no-browser", "--database", database]
    with subprocess.Popen(
        command, env=surroundings, stdout=subprocess.PIPE, text=True, cwd=surroundings["HOME"]
    ) as process:
        assert process.stdout is not None
        found = None
        for line in process.stdout:
            if found := re.search(r"http://[^/]+:\d+", line):
                break
        if found is None:
            raise SystemExit("drachenhof play ended without a word")
        told(began, "drachenhof play says where it is")
        try:
            yield found[0], began
        finally:
            process.terminate()
            process.wait(60)


@contextmanager
def browsing() -> Iterator[Any]:
    """A window of a browser; opened before anything is measured."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE * 1000)
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        raise SystemExit("There is no Chromium here to look at the page with; the variable CHROMIUM may name one.")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(locale="en")
        page.add_init_script(f"localStorage.setItem('coach', '{PLAYED}')")
        page.set_default_timeout(PATIENCE * 1000)
        yield page
        browser.close()


def look(page: Any, address: str, began: float) -> None:
    """Play now, until a bot has answered; then the docs."""
    from playwright.sync_api import expect
    from tests.web.at_table import PIECES, press_a_piece

    chance = Random(1)
    page.goto(address)
    doors = page.get_by_role("button", name="Play now")
    expect(doors.nth(1)).to_be_enabled()
    told(began, "both doors are open")
    doors.first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(PIECES)
    told(began, "the first own decision at a table")
    log = f"{address}/api/tables/{page.url.rpartition('/t/')[2]}/log?after=0"
    while not any(entry.get("by") for entry in page.request.get(log).json()["entries"]):
        press_a_piece(page, chance)
    told(began, "the first answer of a bot that searches")
    told(began, f"all bots can move: /ready says {ready(address)}")
    page.goto(f"{address}/docs/")
    expect(page.get_by_role("heading", name="Drachenhof").first).to_be_visible()
    page.goto(f"{address}/licences")
    expect(page.get_by_role("heading", name="Licences of others")).to_be_visible()


def ready(address: str) -> str:
    """Wait until `/ready` says so; what it says."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/ready") as answer:
                return str(answer.status)
        except OSError:
            time.sleep(0.2)
    raise SystemExit("/ready was not 200 in time")
