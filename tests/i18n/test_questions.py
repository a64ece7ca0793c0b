"""A question offers no more than what is legal, and all kinds of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from drachenhof.engine.game import CHANCE
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, People, Words
from drachenhof.i18n.narrator import narration_of
from drachenhof.search.playout import random_moves
from tests.games.hoard import positions as hoard_positions
from tests.games.year import positions as year_positions

HOARD: list[dict[str, Any]] = [
    {},
    {"abilities": "cumulative", "curses": True, "peek": True, "answer_fives": True},
]
OFFERED = {
    "take": "take the pile",
    "set": "lay out a set",
    "play": "play",
    "open": "play",
    "flip": "turn up a hidden card",
    "peek": "look at a hidden card",
    "swap": "swap",
    "keep": "keep all",
    "draw": "draw",
    "miss": "miss this turn",
}
"""How a question names each kind of move."""


def questions(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[str, str, list[str]]]:
    """What is asked in a game of random moves: the stage, the words, and the legal moves."""
    module, words, narration = games[game], Words("en"), narration_of(game)
    state = module.new(players, **options)
    for move in random_moves(game, players, options, seed=seed, number=0):
        seat = module.to_move(state)
        if seat != CHANCE:
            known = module.knowledge(state, seat)
            legal = [module.to_text(known, one) for one in module.legal_moves(known)]
            view = module.view(known)
            yield view["asked"], narration.question(words, view, legal).lower(), legal
        module.apply(state, move)


@pytest.mark.parametrize("options", HOARD)
def test_a_question_of_the_hoard_names_what_is_legal_and_nothing_else(options: dict[str, Any]) -> None:
    seen = set()
    for asked, question, legal in questions("hoard", 3, options, seed=3):
        kinds = {text.split()[0] for text in legal} & OFFERED.keys()
        question = question.removesuffix(" (after a nulla you must play if you can)")
        seen.add((asked, frozenset(kinds)))
        if asked in ("turn", "exchange"):
            assert {OFFERED[kind] for kind in kinds} == {name for name in OFFERED.values() if name in question}, legal
        elif asked in ("draw", "miss"):
            assert OFFERED[asked] in question
            assert ("answer" in question) == bool(kinds & {"play", "open"}), legal
            assert all((OFFERED[kind] in question) == (kind in kinds) for kind in ("set", "peek")), legal
    assert len(seen) > 6


def test_a_question_of_the_year_names_what_is_legal_and_nothing_else() -> None:
    seen = set()
    for seed in range(12):
        for asked, question, legal in questions("year", 5, {"great_wall": True}, seed):
            kinds = {text.split()[0] for text in legal}
            seen.add(question)
            if asked == "action":
                assert ("choose an action" in question) == (kinds != {"refill"}), legal
            elif asked == "arrival":
                assert ("a palace for the new person" in question) == ("place" in kinds), legal
                assert ("replaces" in question) == ("replace" in kinds), legal
                assert ("away" in question) == ("turn-away" in kinds), legal
    assert any("refill your money" in question and "paid" in question for question in seen)
    assert any("replaces" in question for question in seen)


# Why something is asked


def asked(game: str, built: Any) -> list[str]:
    """The question to whoever decides, in every language."""
    view = built.seen(built.mover) if game == "hoard" else year_positions.year.view(built.state)
    return [narration_of(game).question(Words(language), view, built.legal) for language in LANGUAGES]


def facing(card: str, count: int, hand: str = "9", draw_pile: int = 18, **options: Any) -> Any:
    """Seat 1 of four faces what 4s or 5s do."""
    table = hoard_positions.position(4, **options).player(0, hand=f"{card} " * count + "9").player(1, hand=hand)
    return table.draw_pile(draw_pile).turn(0).play(f"play {card} x{count}")


def test_h16_a_draw_says_for_what_and_never_more_cards_than_there_are() -> None:
    assert asked("hoard", facing("4", 2)) == [
        "Draw 4 cards (two 4s were played, the last by Seat 1)",
        "Ziehe 4 Karten (zwei 4er wurden gespielt, zuletzt von Platz 1)",
        "Trek 4 kaarten (er zijn twee 4’s gespeeld, de laatste door Plaats 1)",
    ]
    assert asked("hoard", facing("4", 2, draw_pile=1))[0] == "Draw 1 card (two 4s were played, the last by Seat 1)"
    assert asked("hoard", facing("4", 1, hand="nulla 9"))[0] == "Draw 2 cards, or answer (Seat 1 played a 4)"


def test_h16_the_demand_never_tells_more_cards_than_there_are() -> None:
    game = facing("4", 2, draw_pile=1)
    said = [narration_of("hoard").demand(Words(language), game.seen(1)) for language in LANGUAGES]
    assert said == [
        "Draw 1 card, or answer with 4s or a dragon",
        "1 Karte ziehen, oder mit 4ern oder einem Drachen antworten",
        "Trek 1 kaart, of antwoord met 4’s of een draak",
    ]


def test_h17_a_missed_turn_says_why_and_who_else_misses_one() -> None:
    assert asked("hoard", facing("5", 3)) == [
        "Miss this turn (5 played by Seat 1; 2 more players miss a turn after you)",
        "Setze aus (5 von Platz 1 gespielt; nach dir setzen noch 2 aus)",
        "Sla deze beurt over (5 gespeeld door Plaats 1; na jou slaan nog 2 spelers een beurt over)",
    ]
    two = "Miss this turn (5 played by Seat 1; one more player misses a turn after you)"
    assert asked("hoard", facing("5", 2))[0] == two
    assert asked("hoard", facing("5", 1, hand="protecto 9"))[0] == "Miss this turn, or answer (5 played by Seat 1)"


def test_what_is_to_be_answered_names_who_played_it_also_oneself() -> None:
    people = People(("Ada", "Bo"), reader=0)
    table = hoard_positions.position(2).player(0, hand="4 9").player(1, hand="protecto 9").turn(0)
    back = table.play("play 4 x1").play("play protecto x1")
    view = back.seen(0)
    assert view["by"] == 0
    said = [narration_of("hoard").question(Words(language), view, back.legal, people) for language in LANGUAGES]
    assert said == [
        "Draw 2 cards (you played a 4)",
        "Ziehe 2 Karten (du hast eine 4 gespielt)",
        "Trek 2 kaarten (je hebt een 4 gespeeld)",
    ]
    assert "Ada played a 4" in narration_of("hoard").question(Words("en"), view, back.legal, People(("Ada", "Bo"), 1))


@pytest.mark.parametrize(
    ("hand", "pile", "said"),
    [
        ("7", "", "Play any card: there is no pile"),
        ("7 7 7 7 8", "", "Play any card, since there is no pile, or lay out a set"),
        ("7", "8", "Nothing fits: take the pile"),
        ("7 7 7 7", "8", "Nothing fits: take the pile, or lay out a set first"),
        ("", "8", "You have only hidden cards: turn up a hidden card"),
        ("8", "8", "Play, or take the pile"),
    ],
)
def test_a_turn_says_what_alone_is_possible_and_why(hand: str, pile: str, said: str) -> None:
    game = hoard_positions.position(3).player(0, hand=hand).player(1, hand="9").pile(pile).turn(0)
    assert asked("hoard", game)[0] == said


@pytest.mark.parametrize(
    ("ability", "cards", "said"),
    [
        ("monsterball", "2 9", "Monsterball: choose who gets a random card of yours"),
        ("roundabout", "7 9", "Roundabout: turn the direction, or go straight on"),
        ("open-secrets", "9 8", "Open secrets: choose an open card to take into your hand"),
    ],
)
def test_an_ability_is_named_where_it_asks(ability: str, cards: str, said: str) -> None:
    game = hoard_positions.position(3, in_force=[ability]).player(0, hand=cards, open="3").player(1, hand="9").turn(0)
    assert asked("hoard", game.play(f"play {cards[0]} x1"))[0] == said


def struck(event: str, *, month: int = 3, **court: Any) -> Any:
    return (
        year_positions.position(2)
        .court(0, **court)
        .court(1, palaces=[(2, ["old warrior"])])
        .happens(event, month=month)
    )


HOUSED = [(3, ["young farmer", "young scholar", "young monk"]), (2, ["young healer", "young farmer"])]


def test_y31_a_contagion_says_how_many_leave_and_whom_healers_saved() -> None:
    game = struck("contagion", palaces=HOUSED)
    assert asked("year", game) == [
        "Contagion: 2 of your persons must leave; your healers saved one",
        "Krankheit: 2 deiner Personen müssen gehen; deine Heiler haben eine gerettet",
        "Ziekte: 2 van je personen moeten vertrekken; je heelmeesters hebben er één gered",
    ]
    game.play("release 2 young farmer")
    assert asked("year", game)[0] == "Contagion: one of your persons must leave; your healers saved one"
    assert asked("year", struck("contagion", palaces=HOUSED[:1]))[0] == "Contagion: 3 of your persons must leave"


CROWDED = [(3, ["young farmer", "young scholar", "young monk"]), (3, ["young healer", "young healer", "young farmer"])]


@pytest.mark.parametrize(
    ("palaces", "released", "saved"),
    [
        (CROWDED, [], "two"),
        (HOUSED, ["release 2 young healer"], None),  # he who saved one has left
        (HOUSED[:1], ["release 1 young monk"], None),
        (HOUSED[:1], ["release 1 young monk", "release 1 young farmer"], None),
        ([(2, ["young healer", "young farmer"])], [], None),  # both leave, with him or without
        ([(2, ["young healer", "young farmer"])], ["release 1 young farmer"], None),
        ([(1, ["young healer"])], [], None),
        ([(2, ["old healer", "young farmer"])], [], "one"),
    ],
)
def test_y31_nobody_is_said_to_be_saved_who_was_not(palaces: list[Any], released: list[str], saved: str | None) -> None:
    game = struck("contagion", palaces=palaces)
    for move in released:
        game.play(move)
    said = asked("year", game)[0]
    assert ("saved" in said) == (saved is not None)
    assert saved is None or said.endswith({"one": "saved one", "two": "saved 2"}[saved])


@pytest.mark.parametrize(
    ("event", "court", "said"),
    [
        ("tribute", {"yuan": 3}, "Imperial Tribute: one of your persons must leave for a missing yuan"),
        ("tribute", {"yuan": 1}, "Imperial Tribute: 3 of your persons must leave, one for each missing yuan"),
        ("drought", {"rice": 0}, "Drought: 2 palaces without rice: choose whom to release"),
        ("drought", {"rice": 1}, "Drought: one palace without rice: choose whom to release"),
        ("mongols", {}, "Mongol Invasion: you have the fewest helmets, so one of your persons must leave"),
    ],
)
def test_a_release_says_why(event: str, court: dict[str, int], said: str) -> None:
    assert asked("year", struck(event, palaces=HOUSED, **court))[0] == said


def test_y42_a_release_by_the_wall_says_so() -> None:
    game = year_positions.position(2, great_wall=True).court(0, palaces=HOUSED).court(1, palaces=HOUSED)
    game = game.happens("peace", month=12)
    assert asked("year", game) == [
        "The wall does not reach month 12, and you laid the fewest tiles: one of your persons must leave",
        "Die Mauer reicht nicht bis Monat 12, und du hast die wenigsten Plättchen gelegt: "
        "Eine deiner Personen muss gehen",
        "De muur reikt niet tot maand 12, en jij hebt de minste fiches gelegd: een van je personen moet vertrekken",
    ]


def test_y49_an_event_that_strikes_once_more_says_so() -> None:
    game = year_positions.position(2, super_event="solar-eclipse").court(0, palaces=HOUSED, yuan=0)
    game = game.court(1, yuan=9).happens("tribute", month=7)
    while "once more" not in asked("year", game)[0]:
        game.play(game.legal[0])
    assert asked("year", game)[0].startswith("Imperial Tribute, once more: ")
