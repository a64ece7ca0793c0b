"""Bots have names of their own: the same ones at the same table, and nobody else's."""

import re
from pathlib import Path

from drachenhof.bots.levels import NAMES, names_for

SUGGESTED = Path(__file__).parents[2] / "web/src/lib/net/names.ts"


def test_a_table_always_has_the_same_names_and_another_table_others() -> None:
    assert list(names_for("a")) == list(names_for("a"))
    assert sorted(names_for("a")) == sorted(NAMES)
    assert list(names_for("a"))[:3] != list(names_for("b"))[:3]


def test_nobody_at_the_table_has_the_name_of_a_bot() -> None:
    first, second = list(names_for("a"))[:2]
    assert not {first, second} & set(names_for("a", [f"{first.upper()} of Utrecht", second]))


def test_names_are_unique_and_hold_no_number() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(name.isalpha() for name in NAMES)


def test_what_the_page_suggests_to_people_is_much_and_no_name_of_a_bot() -> None:
    suggested = re.findall(r"'([A-Z][a-z]+)'", SUGGESTED.read_text().split("];", 1)[0])
    assert len(set(suggested)) == len(suggested) >= 60
    assert not set(suggested) & set(NAMES)
