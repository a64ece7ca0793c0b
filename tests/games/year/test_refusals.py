"""Illegal moves and options: every reason, its rule and its arguments; and nothing changes."""

import copy
import json
import pickle

import numpy as np
import pytest

import drachenhof
from drachenhof import CHANCE, OVER, BadOption, IllegalMove
from drachenhof.games.year.rules.moves import DEAL
from drachenhof.games.year.rules.refusals import CODES
from tests.games.year.positions import MONKS, begun, drafted, laid, position, struck, year
from tests.games.year.test_y40_y43_wall import GROUPS, TILES, built

TWO_GROUPS = "taxes+build+harvest+fireworks parade+research+privilege"


def acting(**court):
    """Seat 1 acts; the group of the privilege is used."""
    return position(2).court(1, **court).asked("action", seat=1, groups=TWO_GROUPS, dragons={0: "parade"})


def recruiting(*hand, **court):
    return position(2).court(0, hand=hand, **court).asked("recruit")


def arriving(*palaces):
    return recruiting("farmer", palaces=palaces).play("recruit old farmer")


def quaking(*palaces):
    return struck("earthquake", {"palaces": palaces}, {})


FULL, EMPTY, HIGH = (2, MONKS), (1, list[str]()), (3, MONKS)

REFUSED = [  # code, rule, the position, the move, the arguments
    ("not-a-move", "", lambda: begun(), "attack", {}),
    ("not-a-move", "", lambda: begun(), "", {}),
    ("not-a-move", "", lambda: drafted("monk scholar", "monk farmer"), "deal taxes build", {}),
    ("equal-pair", "Y9", lambda: laid(), "draft farmer farmer", {}),
    ("equal-pair", "Y9", lambda: acting(), "Draft  farmer farmer", {}),
    ("not-a-move", "", lambda: laid(), "draft farmer farmer monk", {}),
    ("not-a-move", "", lambda: laid(), "draft wizard wizard", {}),
    ("game-over", "Y35", lambda: position(2).happens("peace", month=12), "refill", {}),
    ("not-now", "Y7", lambda: begun(), "refill", {"asked": "event"}),
    ("not-now", "Y9", lambda: laid(), "place 1", {"asked": "draft"}),
    ("not-now", "Y44", lambda: laid(super_event="random"), "draft monk scholar", {"asked": "super"}),
    ("not-now", "Y14", lambda: acting(), "recruit young monk", {"asked": "action"}),
    ("not-now", "Y14", lambda: acting(), "floor new", {"asked": "action"}),
    ("not-now", "Y14", lambda: acting(), "deal " + TWO_GROUPS, {"asked": "action"}),
    ("not-now", "Y24", lambda: arriving(FULL), "release 1 young monk", {"asked": "arrival"}),
    ("event-drawn", "Y7", lambda: begun(2, *["event drought"] * 2), "event drought", {"event": "drought"}),
    ("event-drawn", "Y7", lambda: begun(2), "event peace", {"event": "peace"}),
    (
        "pair-taken",
        "Y9",
        lambda: laid(3).play("draft monk scholar", "place 1", "place 1"),
        "draft monk scholar",
        {"seat": 1},
    ),
    ("no-such-palace", "Y11", lambda: arriving(EMPTY), "place 2", {"palace": 2, "count": 1}),
    ("no-such-palace", "Y11", lambda: arriving(), "place 1", {"palace": 1, "count": 0}),
    ("no-such-palace", "Y11", lambda: arriving(FULL), "replace 3 young monk", {"palace": 3, "count": 1}),
    ("no-such-palace", "Y11", lambda: acting().play("build"), "floor 26", {"palace": 26, "count": 0}),
    ("no-such-palace", "Y11", lambda: quaking(EMPTY), "remove 2", {"palace": 2, "count": 1}),
    ("palace-full", "Y11", lambda: arriving(FULL, EMPTY), "place 1", {"palace": 1}),
    ("palace-full", "Y11", lambda: arriving(FULL), "place 1", {"palace": 1}),
    ("must-place", "Y24", lambda: arriving(FULL, EMPTY), "turn-away", {}),
    ("must-place", "Y24", lambda: arriving(FULL, EMPTY), "replace 1 young monk", {}),
    ("nobody-there", "Y24", lambda: arriving(FULL), "replace 1 old monk", {"palace": 1, "person": "old monk"}),
    (
        *("nobody-there", "Y32", lambda: position(2).court(0, palaces=[FULL, FULL]).happens("contagion")),
        *("release 2 old monk", {"palace": 2, "person": "old monk"}),
    ),
    ("palace-too-high", "Y11", lambda: acting(palaces=[EMPTY, HIGH]).play("build"), "floor 2", {"palace": 2}),
    ("no-tile", "Y23", lambda: recruiting("monk").supply(0, "old monk"), "recruit old monk", {"person": "old monk"}),
    (
        "no-tile",
        "Y23",
        lambda: recruiting("wild").supply(0, "old monk"),
        "recruit wild old monk",
        {"person": "old monk"},
    ),
    ("no-card", "Y23", lambda: recruiting("monk"), "recruit old farmer", {"card": "farmer"}),
    ("no-card", "Y23", lambda: recruiting("monk"), "recruit wild old monk", {"card": "wild"}),
    ("no-card", "Y23", lambda: recruiting("monk"), "discard healer", {"card": "healer"}),
    ("no-card", "Y51", lambda: struck("tornado", {"hand": ["monk", "wild"]}, {}), "discard healer", {"card": "healer"}),
    ("card-has-tile", "Y23", lambda: recruiting("monk"), "discard monk", {"card": "monk"}),
    ("card-has-tile", "Y23", lambda: recruiting("wild"), "discard wild", {"card": "wild"}),
    ("group-price", "Y14", lambda: acting(yuan=2), "research", {"price": 3, "yuan": 2}),
    ("group-price", "Y14", lambda: acting(yuan=2), "privilege small", {"price": 3, "yuan": 2}),
    ("privilege-price", "Y22", lambda: acting(yuan=4), "privilege small", {"price": 5, "yuan": 4}),
    ("privilege-price", "Y22", lambda: acting(yuan=8), "privilege large", {"price": 9, "yuan": 8}),
    ("no-wall", "Y40", lambda: acting(), "wall rice", {}),
    ("wall-tile-gone", "Y41", lambda: built(3, 0).asked("action", groups=GROUPS), "wall yuan", {"tile": "yuan"}),
    ("wall-complete", "Y41", lambda: built(6, 5, 1).asked("action", seat=1), f"wall {TILES[5]}", {}),
    (
        *("palace-struck", "Y28"),
        lambda: position(2).court(0, palaces=[FULL, FULL]).happens("drought").play("release 2 young monk"),
        *("release 2 young monk", {"palace": 2}),
    ),
    (
        "not-homeless",
        "Y47",
        lambda: quaking(FULL, FULL).play("remove 2", "remove 2"),
        "release 1 young monk",
        {"palace": 1},
    ),
    ("no-floor", "Y47", lambda: quaking((1, ["old monk"]), FULL).play("remove 1"), "remove 1", {"palace": 1}),
    ("no-good", "Y48", lambda: struck("flood", {"yuan": 2}, {}), "return rice", {"good": "rice"}),
    (
        *("type-taken", "Y52", lambda: struck("sunrise", {}, {}).play("sunrise monk", "turn-away")),
        *("sunrise monk", {"person": "monk"}),
    ),
    ("no-young", "Y52", lambda: struck("sunrise", {}, {}).supply(0, "young monk"), "sunrise monk", {"person": "monk"}),
    (
        *("no-person", "Y54", lambda: struck("charter", {"palaces": [FULL]}, {})),
        *("charter farmer", {"person": "farmer"}),
    ),
]


@pytest.mark.parametrize(
    ("code", "rule", "build", "words", "arguments"), REFUSED, ids=[f"{row[0]}-{row[3]}" for row in REFUSED]
)
def test_a_move_is_refused_for_its_reason(code, rule, build, words, arguments):
    game = build()
    refusal = game.refused(words)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.arguments == {"move": words, **arguments}
    assert refusal.move == words
    assert refusal.to_move == game.mover
    assert refusal.legal == game.legal
    json.dumps(refusal.arguments)  # plain names and numbers


@pytest.mark.parametrize(
    ("code", "build", "words"),
    [(row[0], row[2], row[3]) for row in REFUSED if row[0] not in ("not-a-move", "equal-pair")],
    ids=[f"{row[0]}-{row[3]}" for row in REFUSED if row[0] not in ("not-a-move", "equal-pair")],
)
def test_the_number_of_the_move_is_refused_for_the_same_reason(code, build, words):
    game = build()
    numbers = [move for move in range(year.MOVES) if spelt(game.state, move) == words]
    assert len(numbers) == 1
    before = game.state.tobytes()
    for refuse in (year.apply, year.step):
        with pytest.raises(IllegalMove) as refusal:
            refuse(game.state, numbers[0])
        assert refusal.value.code == code
        assert refusal.value.move == words
        assert game.state.tobytes() == before


def spelt(state, move):
    try:
        return year.to_text(state, move)
    except IllegalMove:
        return None


def test_a_deal_that_this_number_of_players_does_not_have_is_refused_for_y13():
    game = drafted("monk scholar", "monk farmer")  # 35 deals
    with pytest.raises(IllegalMove) as refusal:
        year.apply(game.state, DEAL + 35)
    assert (refusal.value.code, refusal.value.rule) == ("no-such-deal", "Y13")


def test_every_code_is_given_by_some_position():
    assert {row[0] for row in REFUSED} | {"no-such-deal"} == set(CODES)


# What a refusal says


def test_a_refusal_names_the_move_who_is_to_move_and_what_is_legal():
    game = acting(yuan=2)
    said = str(game.refused("research"))
    assert "'research'" in said
    assert "Y14" in said
    assert "seat 1 is to move" in said
    for words in game.legal:
        assert repr(words) in said


def test_a_refusal_says_when_chance_is_to_move_or_nobody():
    assert "chance is to move" in str(begun().refused("refill"))
    assert begun().refused("refill").to_move == CHANCE
    over = position(2).happens("peace", month=12).refused("refill")
    assert "the game is over" in str(over)
    assert (over.to_move, over.legal) == (OVER, [])


def test_a_long_list_of_legal_moves_is_cut_in_the_sentence_but_not_in_the_refusal():
    refusal = laid().refused("refill")
    assert len(refusal.legal) == 36
    assert "and 24 more" in str(refusal)


@pytest.mark.parametrize("twin", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy, copy.deepcopy])
def test_a_refusal_can_be_sent_to_another_process(twin):
    refusal = acting(yuan=2).refused("research")
    assert vars(twin(refusal)) == vars(refusal)
    assert str(twin(refusal)) == str(refusal)


# Numbers that are no moves


@pytest.mark.parametrize("number", [-1, -2, year.MOVES, 10**9, 10**30, -(10**30), np.int64(-5), np.int64(2**40)])
def test_a_number_outside_the_numbering_is_not_a_move(number):
    game = laid()
    before = game.state.tobytes()
    for refuse in (year.apply, year.step, year.to_text):
        with pytest.raises(IllegalMove) as refusal:
            refuse(game.state, number)
        assert refusal.value.code == "not-a-move"
        assert refusal.value.move == number
        assert str(int(number)) in str(refusal.value)
        pickle.loads(pickle.dumps(refusal.value))
    assert game.state.tobytes() == before


@pytest.mark.parametrize("thing", [1.0, "1", None, (1,), np.float64(1), b"1"])
def test_what_is_no_whole_number_is_refused_by_its_type(thing):
    game = begun()
    before = game.state.tobytes()
    for refuse in (year.apply, year.step, year.to_text):
        with pytest.raises((TypeError, IllegalMove)):
            refuse(game.state, thing)
    assert game.state.tobytes() == before


@pytest.mark.parametrize("kind", [int, np.int8, np.int16, np.int64, np.uint8, np.uint64])
def test_a_number_may_be_of_any_type_of_whole_numbers(kind):
    game = begun()
    year.apply(game.state, kind(2))
    assert game.event_row[2] == "drought"


def test_a_truth_value_is_the_number_that_python_takes_it_for():
    game = begun()
    year.apply(game.state, True)
    assert game.event_row[2] == "tribute"
    with pytest.raises(IllegalMove):
        year.apply(game.state, False)  # event peace


def test_numpys_numbers_are_refused_like_others():
    game = laid()
    with pytest.raises(IllegalMove) as refusal:
        year.apply(game.state, np.int64(0))  # type: ignore[arg-type]
    assert (refusal.value.code, refusal.value.move) == ("not-now", "event peace")


# Words


def test_words_may_come_in_capitals_with_spaces_and_a_deal_in_any_order():
    game = drafted("monk scholar", "monk farmer")
    assert game.play("  DEAL privilege+research+Parade   fireworks+taxes+harvest+build ").stage == "action"


@pytest.mark.parametrize(
    "words", ["place", "place 0", "place 27", "place -1", "place one", "place 1 1", "recruit monk", "deal"]
)
def test_words_that_are_almost_a_move_are_none(words):
    assert drafted("monk scholar", "monk farmer").refused(words).code == "not-a-move"


# Options


@pytest.mark.parametrize("players", [0, 1, 6, -2, 2.0, "2", None, True])
def test_a_number_of_players_that_the_game_is_not_for(players):
    with pytest.raises(BadOption) as refusal:
        year.new(players)
    assert refusal.value.code == "players"
    assert refusal.value.arguments == {"game": "year", "players": players, "low": 2, "high": 5}
    assert "2 to 5 players" in str(refusal.value)


def test_an_option_that_the_game_does_not_have():
    with pytest.raises(BadOption) as refusal:
        year.new(2, dragons=True)  # type: ignore[call-arg]
    assert refusal.value.code == "option"
    assert refusal.value.arguments["name"] == "dragons"
    assert "'dragons'" in str(refusal.value)
    assert "great_wall" in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("large_privilege", 5),
        ("large_privilege", "6"),
        ("large_privilege", 6.0),
        ("large_privilege", None),
        ("great_wall", 1),
        ("great_wall", "true"),
        ("great_wall", None),
        ("super_event", "meteor"),
        ("super_event", False),
        ("super_event", ["flood"]),
        ("super_event", "Flood"),
    ],
)
def test_a_value_that_an_option_does_not_have(name, value):
    with pytest.raises(BadOption) as refusal:
        year.new(2, **{name: value})
    assert refusal.value.code == "value"
    assert (refusal.value.arguments["name"], refusal.value.arguments["value"]) == (name, value)
    assert repr(value) in str(refusal.value)


@pytest.mark.parametrize("twin", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy, copy.deepcopy])
def test_a_bad_option_can_be_sent_to_another_process(twin):
    with pytest.raises(BadOption) as refusal:
        year.new(7)
    assert vars(twin(refusal.value)) == vars(refusal.value)
    assert str(twin(refusal.value)) == str(refusal.value)


def test_both_are_value_errors_that_the_package_names():
    assert issubclass(drachenhof.IllegalMove, ValueError)
    assert issubclass(drachenhof.BadOption, ValueError)
