"""The words: complete and alike in all languages, and in step with the rules and the tables."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import drachenhof
from drachenhof import BadOption, IllegalMove
from drachenhof.words import LANGUAGES, Words, pick_language
from drachenhof.words.refusal import bad_option, refusal
from drachenhof.words.rules import as_markdown, rules
from drachenhof.words.year import FORMS, choice, wall_tile
from drachenhof.year import notation
from drachenhof.year.moves import MOVES
from drachenhof.year.refusals import CODES
from drachenhof.year.state import PHASE_NAMES, STAGE_NAMES
from drachenhof.year.tables import (
    ACTION_NAMES,
    AGES,
    CARD_NAMES,
    EVENT_NAMES,
    GOODS,
    PERSON_NAMES,
    SUPER_EVENT_NAMES,
    SUPPLY,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
    WALL_TILE_NAMES,
)

FOLDER = Path(drachenhof.__file__).parent / "words"
DOCS = Path(__file__).parents[2] / "docs"

everywhere = pytest.mark.parametrize("words", [Words(language) for language in LANGUAGES], ids=LANGUAGES)


# The files


class Arguments(Visitor):
    """Collects the arguments that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.names.add(node.id.name)


def arguments(node: ast.BaseNode) -> set[str]:
    visitor = Arguments()
    visitor.visit(node)
    return visitor.names


def entries(language: str) -> list[Any]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    return [entry for text in texts for entry in parse(text).body]


def messages(language: str) -> dict[str, set[str]]:
    """The arguments of each message and attribute."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk_and_no_id_twice(language: str) -> None:
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_attributes_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    names = {path.name for path in (FOLDER / language).glob("*.ftl")}
    assert names == {path.name for path in (FOLDER / "en").glob("*.ftl")}


# The door to them


@pytest.mark.parametrize(
    ("preferred", "settings", "language"),
    [
        ("de_DE.UTF-8", {}, "de"),
        ("nl-BE", {"DRACHENHOF_LANGUAGE": "de"}, "nl"),
        ("fr", {"DRACHENHOF_LANGUAGE": "de"}, "de"),
        (None, {"DRACHENHOF_LANGUAGE": "nl", "LC_ALL": "de_DE"}, "nl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "nl_NL@euro", "LANG": "de_DE.UTF-8"}, "nl"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {}, "en"),
    ],
)
def test_pick_language(
    preferred: str | None, settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DRACHENHOF_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert pick_language(preferred) == language


@everywhere
def test_what_is_missing_is_an_error(words: Words) -> None:
    assert words.has("person-monk")
    assert words.has("person-monk.plural")
    assert not words.has("person-dentist")
    assert not words.has("person-monk.beard")
    with pytest.raises(KeyError, match="person-dentist"):
        words.say("person-dentist")
    with pytest.raises(KeyError, match="choice-place"):
        words.say("choice-place")


def test_a_language_that_we_lack_is_an_error() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        Words("fr")


# Names


def dashed(names: tuple[str, ...]) -> list[str]:
    return [name.replace(" ", "-") for name in names]


@everywhere
def test_everything_in_the_tables_has_a_name(words: Words) -> None:
    for kind, names in (
        ("person", PERSON_NAMES),
        ("symbol", PERSON_NAMES),
        ("tile", TILE_NAMES),
        ("age", AGES),
        ("card", CARD_NAMES),
        ("action", ACTION_NAMES),
        ("event", EVENT_NAMES),
        ("super", SUPER_EVENT_NAMES),
        ("wall-tile", WALL_TILE_NAMES),
        ("good", GOODS),
        ("phase", PHASE_NAMES),
        ("asked", STAGE_NAMES),
        ("option", tuple(drachenhof.games["year"].OPTIONS)),
        ("game", tuple(drachenhof.games)),
    ):
        missing = [name for name in dashed(names) if not words.has(f"{kind}-{name}")]
        assert missing == [], kind


def test_wall_tiles_say_what_the_tables_say() -> None:
    said = [wall_tile(Words("en"), name) for name in WALL_TILE_NAMES]
    assert said == ["1 rice", "1 fireworks", "2 yuan", "1 floor", "3 points", "3 spaces on the track"]


# Choices


def is_finished(text: str) -> bool:
    return bool(text) and not re.search(r"[{}$\u2068\u2069]|\?\?\?", text)


@everywhere
def test_every_kind_of_move_has_a_choice(words: Words) -> None:
    for form in FORMS:
        kind = "-".join(word for word in form.split() if "{" not in word)
        assert words.has(f"choice-{kind}")


@everywhere
@pytest.mark.parametrize(("players", "wall"), [(2, 0), (5, 1)])
def test_every_move_of_the_numbering_has_a_choice(words: Words, players: int, wall: int) -> None:
    spelled = [notation.spell(move, players, wall) for move in range(MOVES)]
    choices = [choice(words, text) for text in spelled if text is not None]
    assert all(is_finished(said) and not said[0].islower() for said in choices)
    assert len(set(choices)) == len(choices)


@pytest.mark.parametrize(
    ("text", "english", "german", "dutch"),
    [
        ("event drought", "Next event tile: Drought", "Nächstes Ereignis: Dürre", "Volgende gebeurtenis: Droogte"),
        ("super flood", "Super event: Flood", "Superereignis: Überschwemmung", "Supergebeurtenis: Overstroming"),
        (
            "deal taxes+build harvest",
            "Action cards: Taxes + Build | Harvest",
            "Aktionskarten: Steuern + Bauen | Ernte",
            "Actiekaarten: Belastingen + Bouw | Oogst",
        ),
        (
            "draft court-lady scholar",
            "Take a young court lady and a young scholar",
            "Eine junge Hofdame und einen jungen Gelehrten nehmen",
            "Een jonge hofdame en een jonge geleerde nemen",
        ),
        (
            "replace 2 young farmer",
            "Replace a young farmer in palace 2",
            "In Palast 2 einen jungen Bauern ersetzen",
            "In paleis 2 een jonge landbouwer vervangen",
        ),
        (
            "recruit wild old monk",
            "Recruit an old monk with a wild card",
            "Einen alten Mönch mit einer Jokerkarte anwerben",
            "Een oude monnik aanwerven met een vraagtekenkaart",
        ),
        ("discard monk", "Discard the monk card", "Die Mönchskarte abwerfen", "De monnikenkaart afleggen"),
        ("discard wild", "Discard a wild card", "Eine Jokerkarte abwerfen", "Een vraagtekenkaart afleggen"),
        ("refill", "Refill to 3 yuan", "Auf 3 Yuan auffüllen", "Aanvullen tot 3 yuan"),
        ("charter scholar", "Charter: scholars", "Freibrief: Gelehrte", "Handvest: geleerden"),
    ],
)
def test_choices_read_well(text: str, english: str, german: str, dutch: str) -> None:
    assert [choice(Words(language), text) for language in LANGUAGES] == [english, german, dutch]


@pytest.mark.parametrize("text", ["", "dance", "recruit monk", "place two", "place 2 3", "taxes now"])
def test_what_is_no_move_has_no_choice(text: str) -> None:
    with pytest.raises(ValueError, match="no move"):
        choice(Words("en"), text)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_can_be_told_in_every_language(players: int) -> None:
    game = drachenhof.games["year"]
    draw = random.Random(players)
    state = game.new(players, great_wall=True, super_event="random")
    texts, errors = set(), {}
    while moves := game.legal_moves(state):
        texts |= {game.to_text(state, move) for move in moves}
        try:
            game.apply(state, draw.randrange(MOVES))
        except IllegalMove as error:
            errors[error.code] = error
            game.apply(state, draw.choice(moves))
    for words in map(Words, LANGUAGES):
        assert all(is_finished(choice(words, text)) for text in texts)
        assert all(is_finished(refusal(words, error)) for error in errors.values())


# Refusals

ABOUT: dict[str, dict[str, Any]] = {
    "not-now": {"asked": "arrival"},
    "event-drawn": {"event": "drought"},
    "pair-taken": {"seat": 2},
    "no-such-palace": {"palace": 4, "count": 1},
    "palace-full": {"palace": 1},
    "nobody-there": {"palace": 1, "person": "young court-lady"},
    "palace-too-high": {"palace": 1},
    "no-tile": {"person": "old monk"},
    "no-card": {"card": "wild"},
    "card-has-tile": {"card": "monk"},
    "group-price": {"price": 3, "yuan": 1},
    "privilege-price": {"price": 9, "yuan": 8},
    "wall-tile-gone": {"tile": "points"},
    "palace-struck": {"palace": 1},
    "not-homeless": {"palace": 1},
    "no-floor": {"palace": 1},
    "no-good": {"good": "rice"},
    "type-taken": {"person": "monk"},
    "no-young": {"person": "court-lady"},
    "no-person": {"person": "scholar"},
}


def refused(code: str) -> IllegalMove:
    return IllegalMove(code, CODES[code], ABOUT.get(code, {}), move="taxes", to_move=0, legal=[])


@everywhere
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_a_sentence_with_its_rule(words: Words, code: str) -> None:
    said = refusal(words, refused(code))
    assert is_finished(said)
    assert said.endswith(f" ({CODES[code]})") or not CODES[code]


@pytest.mark.parametrize(
    ("code", "english", "german", "dutch"),
    [
        (
            "nobody-there",
            "Palace 1 houses no young court lady (Y32)",
            "In Palast 1 wohnt keine junge Hofdame (Y32)",
            "In paleis 1 woont geen jonge hofdame (Y32)",
        ),
        (
            "no-young",
            "The display has no young court lady left (Y52)",
            "In der Auslage ist keine junge Hofdame mehr (Y52)",
            "In het aanbod is geen jonge hofdame meer (Y52)",
        ),
        (
            "no-card",
            "The hand has no wild card left (Y23)",
            "Auf der Hand ist keine Jokerkarte mehr (Y23)",
            "In de hand is geen vraagtekenkaart meer (Y23)",
        ),
    ],
)
def test_refusals_read_well(code: str, english: str, german: str, dutch: str) -> None:
    assert [refusal(Words(language), refused(code)) for language in LANGUAGES] == [english, german, dutch]


@everywhere
@pytest.mark.parametrize(
    ("players", "options", "part"),
    [
        (9, {}, "9"),
        ("four", {}, "four"),
        (3, {"dragons": True}, "large_privilege, great_wall, super_event"),
        (3, {"large_privilege": 5}, "6, 7"),
        (3, {"super_event": "picnic"}, "null, random, lantern-festival"),
    ],
)
def test_bad_options_are_said(words: Words, players: Any, options: dict[str, Any], part: str) -> None:
    with pytest.raises(BadOption) as caught:
        drachenhof.games["year"].new(players, **options)
    said = bad_option(words, caught.value)
    assert is_finished(said)
    assert part in said
    assert words.say("game-year") in said


# Rules


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
