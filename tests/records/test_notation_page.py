"""docs/notation.md: complete, and its example is a correct record."""

import json
import re
from pathlib import Path

import drachenhof
from drachenhof import records
from drachenhof.words.year import FORMS
from drachenhof.year import tables

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_every_kind_of_move_is_on_the_page() -> None:
    fixed = [" ".join(word for word in form.split() if "{" not in word) for form in FORMS]
    missing = [words for words in fixed if not re.search(rf"`{words}[ `]", PAGE)]
    assert not missing


def test_every_name_is_on_the_page() -> None:
    names = {*tables.PERSON_NAMES, *tables.AGES, *tables.ACTION_NAMES, *tables.EVENT_NAMES, *tables.CARD_NAMES}
    names |= {*tables.SUPER_EVENT_NAMES, *tables.WALL_TILE_NAMES, *tables.GOODS}
    assert not [name for name in sorted(names) if not re.search(rf"`[^`]*\b{name}\b[^`]*`", PAGE)]


def test_every_key_and_option_is_on_the_page() -> None:
    keys = set(records.Record.__dataclass_fields__) - {"extra"}
    assert not [key for key in (*keys, *drachenhof.games["year"].OPTIONS) if f"| `{key}` |" not in PAGE]


def test_the_example_is_a_correct_record() -> None:
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    record = records.parse(text)
    records.check(record)
    game, end = records.game_of(record), records.final(record)
    assert list(json.loads(text)) == ["format", "game", "players", "options", "seats", "engine", "moves", "scores"]
    view = game.view(game.knowledge(end, drachenhof.SPECTATOR))
    assert ", ".join(view["events"]) in PAGE
    assert (view["month"], view["asked"], game.scores(end)) == (2, "deal", [2, 3])
    assert [court["track"] for court in view["courts"]] == [8, 12]
