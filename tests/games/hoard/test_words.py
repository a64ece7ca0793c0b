"""The words of Hoard: choices, demands, refusals and rules, in all languages."""

import re

import pytest

from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.narration.choice import FORMS, cards, choice, demand
from drachenhof.games.hoard.rules import notation
from drachenhof.games.hoard.rules.refusals import CODES
from drachenhof.games.hoard.rules.state import STAGE_NAMES
from drachenhof.games.hoard.rules.tables import ABILITY_NAMES, CARD_NAMES, CURSE_NAMES
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.phrases import refusal
from tests.games.hoard.positions import position
from tests.games.hoard.test_every_rule_has_a_test import RULES
from tests.games.hoard.test_refusals import REFUSED

everywhere = pytest.mark.parametrize("words", [Words(language) for language in LANGUAGES], ids=LANGUAGES)


def is_finished(text):
    return bool(text) and not re.search(r"[{}$\u2068\u2069]|\?\?\?", text)


# Names


@everywhere
def test_everything_in_the_tables_has_a_name(words):
    for kind, names in (("card", CARD_NAMES), ("asked", STAGE_NAMES), ("option", hoard.OPTIONS), ("game", ["hoard"])):
        assert [name for name in names if not words.has(f"{kind}-{name}")] == []
    for kind, all_names in (("ability", [*ABILITY_NAMES]), ("curse", [*CURSE_NAMES])):
        said = [words.say(f"hoard-{kind}", **{kind: name}) for name in all_names]
        assert len(set(said)) == len(said)
    for name in CARD_NAMES:
        assert all(is_finished(cards(words, name, count)) for count in range(1, 5))


# Choices


@everywhere
def test_every_move_of_the_numbering_has_a_choice(words):
    choices = [choice(words, text) for text in notation.words()]
    assert all(is_finished(said) and not said[0].islower() for said in choices)
    assert len(set(choices)) == len(choices) == hoard.MOVES


@everywhere
def test_every_kind_of_move_has_a_message(words):
    for form in FORMS:
        assert words.has("hoard-choice-" + "-".join(word for word in form.split() if word.isalpha()))


@pytest.mark.parametrize(
    ("text", "english", "german", "dutch"),
    [
        ("play 8 x1", "Play an 8", "Eine 8 spielen", "Een 8 spelen"),
        ("play nulla x2", "Play two Nullas", "Zwei Nullas spielen", "Twee Nulla’s spelen"),
        (
            "play 7 x1 + open x2",
            "Play a 7 with two 7s from your open cards",
            "Eine 7 und dazu zwei 7er von den offenen Karten spielen",
            "Een 7 spelen met twee 7’s van de open kaarten",
        ),
        (
            "swap extermino 3",
            "Swap an Extermino for a 3",
            "Einen Extermino gegen eine 3 tauschen",
            "Een Extermino ruilen tegen een 3",
        ),
        ("set 5", "Lay out four 5s", "Vier 5er ablegen", "Vier 5’s afleggen"),
        ("card protecto", "Next card: Protecto", "Nächste Karte: Protecto", "Volgende kaart: Protecto"),
        ("ability roundabout", "Ability: Roundabout", "Fähigkeit: Kreisverkehr", "Vaardigheid: Rotonde"),
    ],
)
def test_choices_read_well(text, english, german, dutch):
    assert [choice(Words(language), text) for language in LANGUAGES] == [english, german, dutch]


@pytest.mark.parametrize("text", ["", "dance", "play 7", "play 10 x1", "play 7 x5", "set", "flip 7", "taxes"])
def test_what_is_no_move_has_no_choice(text):
    with pytest.raises(ValueError, match="no move"):
        choice(Words("en"), text)


# What the pile demands


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        ("", "Any card"),
        ("1", "Any card"),
        ("2", "2 or higher, or a dragon"),
        ("3", "Below 3, or a dragon"),
        ("3 protecto", "Below 3, or a dragon"),
        ("5", "5 or higher, or a dragon"),
        ("5 protecto", "5 to 8, or a dragon"),
        ("6", "6 or higher, no dragon"),
        ("8 protecto", "An 8 or a dragon"),
        ("9", "A 9 or a dragon"),
        ("9 protecto", "Only a dragon"),
        ("1 protecto", "Any card but a 9"),
        ("protecto", "Any card but a 9"),
        ("7 nulla", "Any card but a 9"),
    ],
)
def test_what_the_pile_demands_is_said(pile, said):
    assert demand(Words("en"), position(2).pile(pile).turn(0).table) == said


def test_with_small_but_nice_a_one_may_follow_a_nine():
    for pile, said in (("9", "A 1, a 9 or a dragon"), ("9 protecto", "A 1 or a dragon")):
        assert demand(Words("en"), position(2, in_force=["small-but-nice"]).pile(pile).turn(0).table) == said


@everywhere
def test_draws_and_misses_are_said(words):
    game = position(3).player(0, hand="4 4 9").turn(0).play("play 4 x2")
    assert "4" in demand(words, game.table)
    for options in ({}, {"answer_fives": True}):
        game = position(4, **options).player(0, hand="5 5 5 9").turn(0).play("play 5 x3")
        assert "2" in demand(words, game.table)  # and two more players after
        assert ("5" in demand(words, game.table)) == bool(options)


# Refusals and rules


@everywhere
@pytest.mark.parametrize(("code", "rule", "build", "text", "arguments"), REFUSED)
def test_every_refusal_is_a_sentence_with_its_rule(words, code, rule, build, text, arguments):  # noqa: ARG001
    said = refusal(words, build().refused(text))
    assert is_finished(said)
    assert said.endswith(f" ({rule})") or not rule


@everywhere
def test_rules_are_complete_and_name_only_rules_that_exist(words):
    numbers = {f"H{number}" for number in RULES}
    texts = [words.say(f"rule-{number}") for number in numbers] + [words.say("rules-hoard.intro")]
    titles = [words.say(f"rule-{number}.title") for number in numbers]
    assert all(map(is_finished, texts + titles))
    assert len(set(titles)) == len(titles)
    assert {found for text in texts for found in re.findall(r"H\d+", text)} <= numbers
    assert set(CODES.values()) - {""} <= numbers


@everywhere
def test_sections_of_the_rules_have_names(words):
    for section in ("box", "round", "legal", "effects", "end", "house", "abilities", "curses"):
        assert is_finished(words.say(f"rules-hoard-section-{section}"))
