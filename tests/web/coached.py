"""Games with a coach from a certain place on, which is the same whenever it is asked for."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from drachenhof.analysis.coaching import Coaching, coach
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.games import games
from drachenhof.i18n import Words
from drachenhof.records import Play, Record
from drachenhof.records.record import parse
from tests.web.at_table import RESULT
from tests.web.conftest import PATIENCE, Visit

COACH = "section.coach"
CHOICES = "main ul > li > button[data-move]"
FIRST: dict[str, str | None] = {"coach": None, "names": None}  # nobody has played here
MUCH = 0.2  # of place value: no longer comparison would call it a trifle
PLAYERS, SEED = 3, 9
FRESH = {"on": True, "threshold": 0.08, "warned": -1, "heard": 0, "greeted": False}


@dataclass(frozen=True)
class Place:
    """A place in a recorded game at which a seat decides."""

    record: str
    moves: int
    seat: int


Asked = Callable[[Mapping[str, Any], Any], bool]


def place(game: str, fits: Asked) -> Place:
    """The first decision of a game of random players that fits: as its seat sees it, and knows it."""
    rules, chance, rng = games[game], Chance(SEED), np.random.default_rng(SEED)
    begun = rules.new(PLAYERS)
    state, moves = begun.copy(), list[int]()
    while (seat := rules.to_move(state)) != OVER:
        if seat == CHANCE:
            moves.append(chance.pick(rules, state))
        else:
            known = rules.knowledge(state, seat)
            if len(rules.legal_moves(state)) > 1 and fits(rules.view(known), known):
                return Place(Record.of(rules, begun, moves).to_json(), len(moves), seat)
            moves.append(int(rng.choice(rules.legal_moves(state))))
        rules.apply(state, moves[-1])
    raise AssertionError("there is no such place")


def much_at_stake(found: Coaching) -> bool:
    """The costliest choice costs much, and some of the chance to win, and there are better ones."""
    worst = max(found.costly, key=lambda one: one.cost.low, default=None)
    return (
        bool(found.better)
        and worst is not None
        and worst.cost.low >= MUCH
        and worst.chance.value >= 0.06
        and worst.chance.low >= 0.01
    )


@cache
def costly(game: str) -> Place:
    """A place with a choice of which a coach warns, also one whose machine is too slow for more than a first look."""
    return place(
        game, lambda _, known: much_at_stake(coach(game, known)) and much_at_stake(coach(game, known, patience=0))
    )


def worst(game: str) -> str:
    """The choice at that place that costs most."""
    here, rules = costly(game), games[game]
    play = Play.of(parse(here.record))
    found = coach(game, rules.knowledge(play.state, here.seat))
    return rules.to_text(play.state, max(found.costly, key=lambda one: one.cost.low).move)


class Pupil:
    """Somebody in a coached game, and what the coach's server has said to this page."""

    def __init__(self, page: Any, language: str = "en") -> None:
        self.page, self.words = page, Words(language)
        self.answers: list[dict[str, Any]] = []
        self._heard = 0
        page.on("response", self._hear)

    def _hear(self, response: Any) -> None:
        if response.url.endswith("/coach") and response.ok:
            self.answers.append(response.json())

    def begin(self, game: str) -> "Pupil":
        """Through a door of the first page."""
        door = self.page.locator("section", has=self.page.locator(f"#door-{game}"))
        door.locator("button").click()
        self.page.wait_for_url("**/t/*")
        return self

    @classmethod
    def sit(cls, visit: Visit, here: Place, language: str = "en", first: Any = None, **settings: Any) -> "Pupil":
        """At a table of one's own from there on, among novices, with a coach; `first` is done before it is loaded."""
        sat: list[Pupil] = []

        def there(page: Any) -> str:
            if first is not None:
                first(page)
            sat.append(cls(page, language))
            return sat[0]._table(here)

        visit(there, locale=language, **{**settings, "kept": {**settings.get("kept", {}), **FIRST}})
        return sat[0]

    def _table(self, here: Place) -> str:
        self.page.request.post("/api/me", data={"name": "Ada"})
        seats: list[Any] = [{"kind": "bot", "bot": "novice"}] * PLAYERS
        seats[here.seat] = {"kind": "person"}
        of = {"kind": "record", "record": json.loads(here.record)}
        made = self.page.request.post(
            "/api/play-on", data={"of": of, "moves": here.moves, "seats": seats, "hints": True}
        )
        table = made.json()["table"]
        memory = {"tables": {table: FRESH}, "games": list(games)}
        kept = f"localStorage.getItem('coach') ?? localStorage.setItem('coach', '{json.dumps(memory)}')"
        self.page.add_init_script(kept)
        return f"/t/{table}"

    def answer(self) -> dict[str, Any]:
        """What was measured of the next decision; a machine that is busy is asked again."""
        for waited in range(0, PATIENCE, 50):
            if len(self.answers) > self._heard:
                self._heard += 1
                self.page.wait_for_selector(f"{CHOICES}, {RESULT}")
                return self.answers[self._heard - 1]
            if waited % 20_000 == 19_950:
                self.page.reload()
            self.page.wait_for_timeout(50)
        raise AssertionError("the coach was not heard")

    def costly(self, answer: dict[str, Any]) -> str:
        return str(max(answer["costly"], key=lambda one: one["low"])["move"])

    def choice(self, move: str) -> Any:
        return self.page.locator(f"{CHOICES}[data-move='{move}']")

    def choose_the_first(self) -> None:
        """Whatever the coach says."""
        before = self.entries()
        self.page.locator(CHOICES).first.press("Enter")
        self.goes_on(before, stubborn=True)

    def button(self, name: str) -> Any:
        return self.page.locator(COACH).get_by_role("button", name=self.words.say(name))

    def goes_on(self, before: int, *, stubborn: bool = False) -> None:
        """The choice was sent, and kept."""
        for _ in range(0, PATIENCE, 50):
            if self.entries() > before:
                return
            if stubborn and self.page.locator(f"{COACH}.warns").count():
                self.button("coach-let").press("Enter")
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was chosen")

    def entries(self) -> int:
        """How far the table has come."""
        table = self.page.url.rsplit("/", 1)[1]
        return int(self.page.request.get(f"/api/tables/{table}").json()["last"])
