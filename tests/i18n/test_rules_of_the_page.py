"""The page names the rule behind each thing: every number comes from the game's tables, exists, and is of the thing."""

import re
from pathlib import Path

import pytest

from drachenhof.games import games
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules import refusals
from drachenhof.games.year.rules.state import ACTING, DRAFTING, RECRUITING
from drachenhof.i18n import Words
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.rules import Rule, rules
from tests.games.year.positions import position

PAGE = Path(__file__).parents[2] / "web" / "src"
MADE = ("engine.ts", "rulebook.ts")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|\s)//[^\n]*", re.DOTALL)
WORDS = Words("en")
every_game = pytest.mark.parametrize("game", games)


def written(text: str) -> set[str]:
    """Numbers of rules that a file has but in comments."""
    letters = "".join(games[game].FACTS.letter for game in games)
    return set(re.findall(rf"""['"`]([{letters}]\d+)['"`]""", COMMENT.sub("", text)))


def tables(game: str) -> dict[str, dict[str, str]]:
    """What the page has of rules, by kind of thing."""
    return {name: rules for name, rules in narration_of(game).printed_matter().items() if name.endswith("_RULES")}


def rule(game: str, number: str) -> Rule:
    return next(rule for rule in rules(WORDS, game) if rule.number == number)


BY_FIGURE = {"court-lady": "court lady", "wild": "wild card"}
"""Person cards whose rule names the person; those of the others name the symbol."""


def names(kind: str, thing: str) -> str:
    """What a thing is called where its rule is told."""
    by_kind = {
        "ACTION_RULES": lambda: WORDS.say(f"action-{thing}"),
        "EVENT_RULES": lambda: WORDS.say(f"{_event(thing)}-{thing}"),
        "PERSON_RULES": lambda: BY_FIGURE.get(thing) or WORDS.say(f"symbol-{thing}", count=1),
        "ABILITY_RULES": lambda: WORDS.say("hoard-ability", ability=thing),
        "CURSE_RULES": lambda: thing.partition("-")[0],
        "CARD_RULES": lambda: thing,
    }
    return by_kind.get(kind, lambda: thing.replace("-", " "))().removesuffix("s")


def _event(thing: str) -> str:
    return "action" if thing == "wall" else "event" if thing in year.tables.EVENT_NAMES else "super"


def test_no_number_of_a_rule_is_written_on_the_page() -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    hand_made = [path for path in files if path.name not in MADE and "sheet" not in path.parts]
    assert len(hand_made) > 100
    assert {path.name: written(path.read_text()) for path in hand_made if written(path.read_text())} == {}


@pytest.mark.parametrize("code", ["rule: 'Y3'", '<RuleSign number="H11" />', "x ? `Y9` : y"])
def test_a_number_that_is_written_is_found(code: str) -> None:
    assert written(code)


@pytest.mark.parametrize("code", ["// as 'Y3' says", "/** (Y3) 'Y3' */", "<!-- 'H11' -->", "'year'"])
def test_what_is_no_number_or_a_comment_is_not_found(code: str) -> None:
    assert not written(code)


@every_game
def test_every_rule_that_the_page_names_exists_and_is_of_the_thing(game: str) -> None:
    assert len(tables(game)) > 3
    for kind, by_thing in tables(game).items():
        for thing, number in by_thing.items():
            told = rule(game, number)
            assert names(kind, thing).lower() in f"{told.title} {told.text}".lower(), (kind, thing, number)


@pytest.mark.parametrize(
    ("game", "kind"), [("year", "ACTION_RULES"), ("year", "EVENT_RULES"), ("hoard", "ABILITY_RULES")]
)
def test_actions_events_and_abilities_are_the_titles_of_their_rules(game: str, kind: str) -> None:
    for thing, number in tables(game)[kind].items():
        assert rule(game, number).title.lower().startswith(names(kind, thing).lower()), (thing, number)


def test_where_somebody_decides_it_is_the_rule_that_refuses_another_move() -> None:
    board = tables("year")["BOARD_RULES"]
    state = position(2).state
    for stage, thing in ((DRAFTING, "draft"), (ACTING, "groups"), (RECRUITING, "display")):
        state["stage"] = stage
        assert refusals.rule_of("not-now", state[0]) == board[thing]
