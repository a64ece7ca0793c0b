"""What somebody does at a table on the page, whichever game is played."""

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHOICES = "main ul:has(> li > button[data-move]) button[data-move]"


def play_now(page: Any, game: str) -> None:
    """Through a door, to the first decision."""
    door = page.locator("section", has=page.locator(f"#door-{game}"))
    door.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    awaits_decision(page)


def awaits_decision(page: Any) -> None:
    page.wait_for_selector(CHOICES)


def decide(page: Any, which: int = 0) -> None:
    """Make a choice of the list, and wait until one is asked again."""
    first = page.locator(CHOICES).nth(which)
    number = story_length(page)
    first.click()
    page.wait_for_function("number => document.querySelectorAll('[role=log] p').length > number", arg=number)
    awaits_decision(page)


def story_length(page: Any) -> int:
    return int(page.locator("[role=log] p").count())


def sideways(page: Any) -> int:
    """How far the page could be scrolled sideways, in pixels."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def serious_faults(page: Any) -> list[str]:
    """What axe-core finds that keeps people out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
