"""The rules as they are read: complete, in order, and as the tables have it."""

import re
from pathlib import Path

import pytest

import drachenhof
from drachenhof.words import LANGUAGES, Words
from drachenhof.words.rules import as_markdown, rule_of_option, rules
from drachenhof.year.refusals import CODES
from drachenhof.year.tables import (
    PERSON_NAMES,
    SUPPLY,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
)
from tests.words.languages import everywhere, is_finished, messages

DOCS = Path(__file__).parents[2] / "docs"


NUMBERS = {
    "year": [f"Y{number}" for number in (*range(1, 37), *range(40, 55))],
    "hoard": [f"H{number}" for number in (*range(1, 27), *range(31, 34), *range(41, 48), *range(51, 54))],
}
every_game = pytest.mark.parametrize("game", drachenhof.games)


@everywhere
@every_game
def test_rules_are_complete_and_in_order(words: Words, game: str) -> None:
    found = rules(words, game)
    assert [rule.number for rule in found] == NUMBERS[game]
    assert all(is_finished(part) for rule in found for part in rule)


@every_game
def test_every_option_has_its_rule(game: str) -> None:
    options = drachenhof.games[game].OPTIONS
    assert {rule_of_option(game, option) for option in options if option != "players"} <= set(NUMBERS[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_left_out(language: str) -> None:
    written = {name for name in messages(language) if re.fullmatch(r"rule-\w+", name)}
    assert written == {f"rule-{number}" for numbers in NUMBERS.values() for number in numbers}


@everywhere
@every_game
def test_rules_name_only_rules_that_exist(words: Words, game: str) -> None:
    found = rules(words, game)
    named = {number for rule in found for number in re.findall(r"[YH]\d+", rule.text)}
    assert named <= {rule.number for rule in found}


def test_refusals_name_only_rules_that_exist() -> None:
    assert set(CODES.values()) - {""} <= set(NUMBERS["year"])


def test_y1_says_what_the_tables_say() -> None:
    text = rules(Words("en"), "year")[0].text
    lines = {line.split(":")[0].removeprefix("- ").lower(): line for line in text.splitlines() if line.startswith("- ")}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True):
        age, person = name.split()
        assert f"{age} {value} / {symbols}" in lines[person.replace("-", " ")]


def test_y2_says_what_the_tables_say() -> None:
    _, two_ages, only_young = (line for line in rules(Words("en"), "year")[1].text.splitlines() if line)
    young, old = PERSON_NAMES.index("monk"), TILE_NAMES.index("old monk")
    assert [int(number) for number in re.findall(r"\d+", two_ages)] == SUPPLY[::-1, [young, old]].flatten().tolist()
    assert [int(number) for number in re.findall(r"\d+", only_young)] == SUPPLY[::-1, 0].tolist()


@every_game
def test_the_page_of_rules_is_current(game: str) -> None:
    page = DOCS / f"rules-{game}.md"
    again = f"make it anew: drachenhof rules {game} --markdown --language en > docs/{page.name}"
    assert page.read_text(encoding="utf-8") == as_markdown(Words("en"), game), again
