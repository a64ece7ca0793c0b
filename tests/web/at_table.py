"""What somebody does at a table on the page, whichever game is played."""

import math
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import expect

from drachenhof.engine.game import OVER
from drachenhof.games import games
from drachenhof.records import Record
from tests.budget import extra
from tests.web.conftest import DESKTOP, PHONE, Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHOICES = "main ul:has(> li > button[data-move]) button[data-move]"
PIECES = ".board button.legal:not([aria-disabled])"
RESULT = "#result-title"
LIGHT, DARK, DUTCH = ("en", "light", DESKTOP), ("de", "dark", PHONE), ("nl", "light", PHONE)
LOOK_OF_DAY = [LIGHT, *extra(DARK, DUTCH)]
LOOK_OF_NIGHT = [DARK, *extra(LIGHT, DUTCH)]
"""How a page is looked at: about as many by day on a desktop as by night on a phone, in the longest words."""
ONLY_WORDS = "nl"
DOUBLE_CLICK = 30, 600  # pixels, milliseconds
_pressed: WeakKeyDictionary[Any, tuple[tuple[float, float], float]] = WeakKeyDictionary()

# One of the pieces, and a point where a press reaches it, as pieces may lie half below others; not where the last press
# was, if there is another, so that nobody has to wait until it is no double click. Where something has just happened,
# the board is laid anew a frame later: then we look again.
REACHED = """async ([selector, chance, [left0, top0] = [0, 0], near = 0]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const apart = (x, y) => Math.hypot(x - left0, y - top0) >= near;
  let said = null;
  for (let tries = 0; tries < 20; tries += 1) {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) return null;
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const elsewhere = found.filter((piece) => apart(...middle(piece.getBoundingClientRect())));
    const pieces = elsewhere.length > 0 ? elsewhere : found;
    const piece = pieces[Math.floor(chance * pieces.length)];
    const lies = () => JSON.stringify(piece.getBoundingClientRect());
    piece.scrollIntoView({ block: 'center', inline: 'nearest' });
    for (let before = ''; before !== lies(); ) {
      before = lies();
      await frame();
      await frame();
    }
    const { left, top, width, height } = piece.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
    for (const y of [0.5, 0.2, 0.8, 0.05, 0.95])
      for (const x of [0.5, 0.1, 0.9, 0.3, 0.7, 0.02])
        if (piece.contains(at(x, y))) return [left + width * x, top + height * y];
    said = `${piece.outerHTML.slice(0, 300)} at ${lies()}, above it ${at(0.5, 0.5)?.outerHTML.slice(0, 300)}`;
  }
  throw new Error(`nothing of it can be pressed: ${said}`);
}"""


@dataclass(frozen=True)
class NewTable:
    """What somebody fills in to open a table; everybody else is a bot."""

    game: str
    seats: int
    bot: str
    switches: tuple[str, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)


def choose_seats(page: Any, count: int) -> None:
    """How many play, as soon as the form of a new table has its words."""
    page.locator("form.panels").wait_for()
    page.locator(f"form.panels input[type=radio][value='{count}']").check(force=True)


def open_table(page: Any, table: NewTable) -> None:
    """From the first page to the first decision at a table of one's own."""
    door = page.locator("section", has=page.locator(f"#door-{table.game}"))
    door.get_by_role("link", name="Play with friends").click()
    choose_seats(page, table.seats)
    for seat in range(2, table.seats + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option(table.bot)
    for switch in table.switches:
        page.get_by_role("switch", name=switch).check(force=True)
    for option, value in table.chosen.items():
        page.get_by_role("combobox", name=option).select_option(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f"{PIECES}, {RESULT}")


def new_table(page: Any, game: str, bots: int, **wish: Any) -> str:
    """Where a new table is, of somebody who has nothing but a name yet, among bots."""
    named = page.request.post("/api/me", data={"name": "Ada"})
    assert named.ok, named.text()
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, **wish})
    assert made.ok, made.text()
    return f"/t/{made.json()['table']}"


def at_a_table(visit: Visit, game: str, asked: str = CHOICES, **settings: Any) -> Any:
    """Somebody at the first decision among three bots, with hints, as `play_now` leads there; without the way."""
    page = visit(lambda page: new_table(page, game, 3, hints=True), **settings)
    page.wait_for_selector(asked)
    return page


def invited(visit: Visit, host: Any) -> Any:
    """A friend who comes by the link to the second of two seats, and takes it; the host sits first."""
    choose_seats(host, 2)
    host.get_by_label("As above").check(force=True)
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invitation for seat 2").input_value()
    friend = visit(link)
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Take a seat").click()
    return friend


def press_a_piece(page: Any, chance: random.Random) -> None:
    """Press something on the board, whichever may be pressed."""
    before, when = _pressed.get(page, ((-99, -99), 0))
    passed = (time.monotonic() - when) * 1000
    near = DOUBLE_CLICK[0] if passed < DOUBLE_CLICK[1] else 0
    if place := page.evaluate(REACHED, [PIECES, chance.random(), before, near]):
        if math.dist(place, before) < DOUBLE_CLICK[0] and passed < DOUBLE_CLICK[1]:
            page.wait_for_timeout(DOUBLE_CLICK[1] - passed)  # or else it would be half of a double click
        page.mouse.click(*place)
        _pressed[page] = place, time.monotonic()


def play_to_the_end(page: Any, chance: random.Random) -> int:
    """Press pieces of the board until the result is there; how many presses it took."""
    for presses in range(2000):
        page.wait_for_selector(f"{PIECES}, {RESULT}")
        if page.locator(RESULT).is_visible():
            return presses
        press_a_piece(page, chance)
    raise AssertionError("the game does not end")


def play_now(page: Any, game: str, asked: str = CHOICES) -> None:
    """Through a door, to the first decision."""
    door = page.locator("section", has=page.locator(f"#door-{game}"))
    door.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(asked)


def awaits_decision(page: Any) -> None:
    page.wait_for_selector(CHOICES)


def decide(page: Any, which: int = 0) -> None:
    """Make a choice of the list, and wait until one is asked again."""
    first = page.locator(CHOICES).nth(which)
    number = story_length(page)
    expect(first).to_be_enabled()
    first.press("Enter")  # a second click at the same place within half a second would be no decision
    page.wait_for_function("number => document.querySelectorAll('[role=log] p').length > number", arg=number)
    awaits_decision(page)


def random_record(game: str) -> str:
    """A game of random players to its end."""
    module, chosen = games[game], random.Random(1)
    state, moves = module.new(3), list[int]()
    while module.to_move(state) != OVER:
        moves.append(chosen.choice(module.legal_moves(state)))
        module.apply(state, moves[-1])
    return Record.of(module, module.new(3), moves).to_json()


def story_length(page: Any) -> int:
    return int(page.locator("[role=log] p").count())


def sideways(page: Any) -> int:
    """How far the page could be scrolled sideways, in pixels."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def serious_faults(page: Any, *rules: str, within: str | None = None, also: str = "") -> list[str]:
    """What axe-core finds that keeps people out; all its rules, or only some; of all, or where the rest was looked at.

    `also` a rule that it takes lightly.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What is preloaded are style sheets for a rule about screens that cannot be turned: we lock none.
    asked = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    found = page.evaluate("([within, asked]) => axe.run(within ?? document, asked)", [within, asked])
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical") or fault["id"] == also
        for node in fault["nodes"]
    ]


def kept_out(page: Any, language: str, within: str | None = None, also: str = "") -> list[str]:
    """What keeps people out; in the third language only words differ."""
    return [] if language == ONLY_WORDS else serious_faults(page, within=within, also=also)


def good_for_all(page: Any, language: str = "en") -> None:
    """Nobody is kept out, and nothing has to be scrolled sideways."""
    assert kept_out(page, language) == []
    assert sideways(page) <= 0
