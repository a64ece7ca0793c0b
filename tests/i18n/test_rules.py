"""The rules as they are read: complete, in order, and as the tables have it."""

import re
from pathlib import Path

import pytest

import drachenhof
from drachenhof.games import games
from drachenhof.games.year.rules.refusals import CODES
from drachenhof.games.year.rules.tables import (
    PERSON_NAMES,
    SUPPLY,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
)
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.rules import as_markdown, rule_of_option, rules
from tests.i18n.languages import everywhere, is_finished, messages

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
    options = games[game].OPTIONS
    assert {rule_of_option(game, option) for option in options if option != "players"} <= set(NUMBERS[game])


@everywhere
@every_game
def test_every_option_says_at_a_new_table_what_it_means(words: Words, game: str) -> None:
    for option in games[game].OPTIONS:
        if option != "players":
            assert words.say(f"new-option-{option}").endswith("."), option


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


DECIDED = {"en": "[Dd]ecided", "de": "[Ff]estgelegt", "nl": "(?<!, )[Bb]eslist"}
SETTLED = {
    "year": {"Y22", "Y43"},
    "hoard": {*(f"H{number}" for number in (2, 5, 9, 11, 12, 16, 17, 19, 20, 21, 24, 25, 26, 31, 32, 33, 41, 42, 43))}
    | {*(f"H{number}" for number in (44, 46, 47, 51, 53))},
}
"""Rules with a point that the rulebooks leave open."""


@every_game
def test_what_we_settled_is_marked_and_in_every_language_alike(game: str) -> None:
    """So are the rules that a rule names: a translation leaves nothing out."""
    texts = {language: {rule.number: rule.text for rule in rules(Words(language), game)} for language in LANGUAGES}
    for number in NUMBERS[game]:
        marks = {language: len(re.findall(rf"\b{DECIDED[language]}\b", texts[language][number])) for language in texts}
        named = {language: sorted(re.findall(r"[YH]\d+", texts[language][number])) for language in texts}
        assert len(set(marks.values())) == 1, (number, marks)
        assert named["de"] == named["nl"] == named["en"], number
    marked = {number for number, text in texts["en"].items() if re.search(DECIDED["en"], text)}
    assert marked >= SETTLED[game]


@everywhere
def test_what_persons_show_does_not_pay_for_events(words: Words) -> None:
    """Beginners ask it of each: coins, rice sacks and rockets on persons do not count."""
    texts, no = {rule.number: rule.text for rule in rules(words, "year")}, r"(do not count|zählen nicht|tellen niet)\b"
    assert all(re.search(no, texts[number]) for number in ("Y27", "Y28", "Y29"))


LONG, MOST_WORDS = 30, 20


@everywhere
@every_game
def test_a_long_rule_has_a_plain_sentence_before_it(words: Words, game: str) -> None:
    long = {rule.number for rule in rules(Words("en"), game) if len(rule.text.split()) > LONG}
    assert long
    assert [number for number in sorted(long) if not words.has(f"plain-{number}")] == []
    plain = {number: words.say(f"plain-{number}") for number in NUMBERS[game] if words.has(f"plain-{number}")}
    assert all(is_finished(text) and len(text.split()) <= MOST_WORDS for text in plain.values())


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
