"""Names and choices of *In the Year of the Dragon*, in step with its tables and its moves."""

import random

import pytest

import drachenhof
from drachenhof import IllegalMove
from drachenhof.games.year.narration.choice import FORMS, choice, wall_tile
from drachenhof.games.year.rules import notation
from drachenhof.games.year.rules.moves import MOVES
from drachenhof.games.year.rules.state import PHASE_NAMES, STAGE_NAMES
from drachenhof.games.year.rules.tables import (
    ACTION_NAMES,
    AGES,
    CARD_NAMES,
    EVENT_NAMES,
    GOODS,
    PERSON_NAMES,
    SUPER_EVENT_NAMES,
    TILE_NAMES,
    WALL_TILE_NAMES,
)
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.phrases import refusal
from tests.i18n.languages import everywhere, is_finished

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
    assert said == ["1 rice", "1 firework", "2 yuan", "1 floor", "3 points", "3 spaces on the track"]


# Choices


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
