"""docs/notation.md: complete, and its examples are correct records."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import drachenhof
from drachenhof import records
from drachenhof.games.hoard.narration.choice import FORMS as HOARD_FORMS
from drachenhof.games.hoard.rules import tables as hoard
from drachenhof.games.year.narration.choice import FORMS as YEAR_FORMS
from drachenhof.games.year.rules import tables as year
from drachenhof.records.play import final, game_of

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
YEAR_PAGE, HOARD_PAGE = PAGE.split("## Options of `hoard`")
YEAR_NAMES = (
    *(year.PERSON_NAMES, year.AGES, year.ACTION_NAMES, year.EVENT_NAMES, year.CARD_NAMES),
    *(year.SUPER_EVENT_NAMES, year.WALL_TILE_NAMES, year.GOODS),
)
HOARD_NAMES = (hoard.CARD_NAMES, hoard.ABILITY_NAMES, hoard.CURSE_NAMES)


@pytest.mark.parametrize(("page", "forms"), [(YEAR_PAGE, YEAR_FORMS), (HOARD_PAGE, HOARD_FORMS)], ids=["year", "hoard"])
def test_every_kind_of_move_is_on_the_page(page: str, forms: tuple[str, ...]) -> None:
    missing = []
    for form in forms:
        fixed = [re.escape(word) if "{" not in word else r"[^ `]+" for word in form.split()]
        if not re.search(rf"`{' '.join(fixed)}[ `]", page):
            missing.append(form)
    assert not missing


@pytest.mark.parametrize(("page", "kinds"), [(YEAR_PAGE, YEAR_NAMES), (HOARD_PAGE, HOARD_NAMES)], ids=["year", "hoard"])
def test_every_name_is_on_the_page(page: str, kinds: Iterable[tuple[str, ...]]) -> None:
    names = {name for kind in kinds for name in kind}
    assert not [name for name in sorted(names) if not re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", page)]


def test_every_key_and_option_is_on_the_page() -> None:
    keys = set(records.Record.__dataclass_fields__) - {"extra"}
    options = [option for game in drachenhof.games.values() for option in game.OPTIONS]
    assert not [key for key in (*keys, *options) if f"| `{key}` |" not in PAGE]
    assert not [name for name in drachenhof.games if f'`"{name}"`' not in PAGE]


def example(page: str) -> records.Record:
    """The record on a page, which is correct and has all its keys in order."""
    (text,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    record = records.parse(text)
    records.check(record)
    assert list(json.loads(text)) == ["format", "game", "players", "options", "seats", "engine", "moves", "scores"]
    return record


def test_the_example_of_year_is_a_correct_record() -> None:
    record = example(YEAR_PAGE)
    game, end = game_of(record), final(record)
    view = game.view(game.knowledge(end, drachenhof.SPECTATOR))
    assert ", ".join(view["events"]) in PAGE
    assert (view["month"], view["asked"], game.scores(end)) == (2, "deal", [2, 3])
    assert [court["track"] for court in view["courts"]] == [8, 12]


def test_the_example_of_hoard_is_a_correct_record() -> None:
    record = example(HOARD_PAGE)
    game, end = game_of(record), final(record)
    ada, bo = game.view(game.knowledge(end, 1))["holdings"]
    assert (ada["hand_size"], sum(ada["hand"].values()), bo["hand_size"]) == (10, 8, 4)
    view = game.view(game.knowledge(end, drachenhof.SPECTATOR))
    assert (view["to_move"], view["asked"], view["pile"], game.scores(end)) == (1, "turn", [], [0, 0])
