"""Illegal moves and options: every reason, its rule and its arguments; and nothing changes."""

import pickle
from typing import Any

import numpy as np
import pytest

import drachenhof
from drachenhof import CHANCE, OVER, BadOption, IllegalMove
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.refusals import CODES
from tests.games.hoard.positions import begun, dealt, position


def turn(hand="", pile="", open="", **options):  # noqa: A002 (the notation's word)
    """Seat 0's turn."""
    return position(2, **options).player(0, hand=hand, open=open).player(1, hand="9").pile(pile).turn(0)


def facing(card, hand="", open="", **options):  # noqa: A002
    """Seat 1 faces what a 4 or a 5 does."""
    game = position(3, **options).player(0, hand=f"{card} 9").player(1, hand=hand, open=open).turn(0)
    return game.play(f"play {card} x1")


def over():
    game = position(2).player(0, hand="9", hidden=0).player(1, hand="9", lost=20).turn(0)
    return game.play("play 9 x1")


DRAGONS = ["nulla", "extermino", "protecto"]
REFUSED = [  # code, rule, the position, the move, the arguments
    ("not-a-move", "", lambda: begun(2), "attack", {}),
    ("not-a-move", "", lambda: begun(2), "", {}),
    ("not-a-move", "", lambda: turn("7"), "play 10 x1", {}),
    ("not-a-move", "", lambda: turn("7"), "play 7 x5", {}),
    ("game-over", "H25", over, "take", {}),
    ("not-now", "H6", lambda: begun(2), "take", {"asked": "starter"}),
    ("not-now", "H4", lambda: begun(2, "starter 1"), "random 7", {"asked": "dealt-card"}),
    ("not-now", "H5", lambda: dealt(2), "play 4 x1", {"asked": "exchange"}),
    ("not-now", "H8", lambda: turn("7"), "draw", {"asked": "turn"}),
    ("not-now", "H8", lambda: turn("7"), "keep", {"asked": "turn"}),
    ("not-now", "H16", lambda: facing("4", "7"), "take", {"asked": "draw"}),
    ("not-now", "H16", lambda: facing("4"), "flip 1", {"asked": "draw"}),
    ("not-now", "H16", lambda: facing("4", "7").play("draw"), "take", {"asked": "drawn-card"}),
    ("not-now", "H17", lambda: facing("5", "7 7 7 7"), "set 7", {"asked": "miss"}),
    ("no-such-seat", "H6", lambda: begun(3), "starter 4", {"seat": 4, "players": 3}),
    (
        *("no-such-seat", "H44", lambda: turn("2 9", in_force=["monsterball"]).play("play 2 x1")),
        *("give 6", {"seat": 6, "players": 2}),
    ),
    ("own-seat", "H44", lambda: turn("2 9", in_force=["monsterball"]).play("play 2 x1"), "give 1", {}),
    (
        *("ability-drawn", "H41", lambda: turn("9", in_force=["roundabout"]).player(0, hidden=0).play("play 9 x1")),
        *("ability roundabout", {"ability": "roundabout"}),
    ),
    (
        *("curse-drawn", "H53", lambda: turn("9", curses=True).player(0, hidden=0).play("play 9 x1", "curse chaos")),
        *("curse chaos", {"curse": "chaos"}),
    ),
    ("card-not-unseen", "H1", lambda: begun(3, "starter 1", *["card 7"] * 8), "card 7", {"card": "7"}),
    ("not-in-hand", "H9", lambda: turn("7 7"), "play 7 x3", {"card": "7", "count": 3}),
    ("not-in-hand", "H9", lambda: turn("7 7"), "play nulla x1", {"card": "nulla", "count": 1}),
    ("not-in-hand", "H5", lambda: dealt(2), "swap 9 1", {"card": "9", "count": 1}),
    (
        *("not-in-hand", "H44", lambda: turn("2 9", in_force=["monsterball"]).play("play 2 x1", "give 2")),
        *("random 8", {"card": "8", "count": 1}),
    ),
    ("not-open", "H9", lambda: turn(open="7"), "open 7 x2", {"card": "7", "count": 2}),
    ("not-open", "H9", lambda: turn("7", open="8"), "play 7 x1 + open x1", {"card": "7", "count": 1}),
    ("not-open", "H5", lambda: dealt(2), "swap 4 9", {"card": "9", "count": 1}),
    (
        *("not-open", "H47", lambda: turn("9 8", open="7", in_force=["open-secrets"]).play("play 9 x1")),
        *("pick 8", {"card": "8", "count": 1}),
    ),
    ("equal-cards", "H5", lambda: dealt(2, hands=["1 1 2 2 3 3 9 nulla", "9 9 9 9 9 8 8 8"]), "swap 2 2", {}),
    ("hand-first", "H8", lambda: turn("7", open="8"), "open 8 x1", {}),
    ("hand-first", "H8", lambda: turn("7", open="8 8 8 8"), "set 8", {}),
    ("known-first", "H11", lambda: turn("7"), "flip 1", {}),
    ("known-first", "H31", lambda: facing("4", open="7", peek=True), "peek 1", {}),
    ("no-such-hidden", "H11", lambda: turn(), "flip 4", {"place": 4, "count": 3}),
    ("no-such-hidden", "H31", lambda: facing("4", peek=True), "peek 5", {"place": 5, "count": 3}),
    ("must-flip", "H11", lambda: turn(pile="1"), "take", {}),
    ("must-flip", "H11", lambda: turn(), "play 7 x1", {}),
    ("empty-pile", "H12", lambda: turn("7"), "take", {}),
    ("must-play", "H41", lambda: turn("nulla 7", in_force=["quick-dragons"]).play("play nulla x1"), "take", {}),
    ("not-whole-hand", "H10", lambda: turn("7 8", open="7"), "play 7 x1 + open x1", {"card": "7"}),
    ("not-whole-hand", "H10", lambda: turn("7 7 7 8", open="7"), "set 7", {"card": "7"}),
    ("beyond-four", "H20", lambda: turn("7 7 7", pile="7 7"), "play 7 x3", {"card": "7", "room": 2}),
    ("beyond-four", "H20", lambda: facing("4", "4 4 4 4"), "play 4 x4", {"card": "4", "room": 3}),
    ("no-dragon-on-six", "H18", lambda: turn("nulla", pile="6"), "play nulla x1", {}),
    ("below-six", "H18", lambda: turn("5", pile="6"), "play 5 x1", {}),
    ("no-nine-on-dragon", "H14", lambda: turn("9", pile="9 protecto"), "play 9 x1", {}),
    ("below-three-only", "H15", lambda: turn("3 9", pile="3"), "play 3 x1", {}),
    (
        *("too-low", "H14", lambda: turn("7", pile="8")),
        *("play 7 x1", {"card": "7", "base": 8, "top": "8", "one": False, "playable": ["8", "9", *DRAGONS]}),
    ),
    (
        *("too-low", "H14", lambda: turn(open="1", pile="9 protecto")),
        *("open 1 x1", {"card": "1", "base": 9, "top": "protecto", "one": False, "playable": DRAGONS}),
    ),
    (
        *("too-low", "H14", lambda: turn("2", pile="9", in_force=["small-but-nice"])),
        *("play 2 x1", {"card": "2", "base": 9, "top": "9", "one": True, "playable": ["1", "9", *DRAGONS]}),
    ),
    ("no-set", "H21", lambda: turn("7 7 7"), "set 7", {"card": "7"}),
    ("no-answer-to-draw", "H16", lambda: facing("4", "7"), "play 7 x1", {"card": "7"}),
    ("no-peek", "H31", lambda: facing("4"), "peek 1", {}),
    ("no-answer-to-miss", "H17", lambda: facing("5", "5"), "play 5 x1", {"card": "5"}),
    ("no-answer-to-miss", "H17", lambda: facing("5", "nulla", answer_fives=True), "play nulla x1", {"card": "nulla"}),
    ("one-protecto", "H17", lambda: facing("5", "protecto protecto"), "play protecto x2", {}),
]


@pytest.mark.parametrize(("code", "rule", "build", "words", "arguments"), REFUSED)
def test_the_reason_its_rule_and_its_arguments(code, rule, build, words, arguments):
    game = build()
    refusal = game.refused(words)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.arguments == {"move": words, **arguments}
    assert (refusal.move, refusal.to_move, refusal.legal) == (words, game.mover, game.legal)


def test_every_reason_has_a_test():
    assert {code for code, *_ in REFUSED} == set(CODES)


def test_every_illegal_move_of_a_game_has_a_reason():
    from drachenhof.chance import Chance

    chance = Chance(5)
    state = hoard.new(3, peek=True, abilities="cumulative", curses=True)
    for number in range(1500):
        legal = hoard.legal_moves(state)
        if number % 25 == 0:
            for move in range(hoard.MOVES):
                if move not in legal:
                    with pytest.raises(IllegalMove) as refusal:
                        hoard.apply(state, move)
                    assert refusal.value.code in CODES
        if hoard.to_move(state) == OVER:
            break
        hoard.apply(state, chance.pick(hoard, state) if hoard.to_move(state) == CHANCE else chance.choose(legal))


@pytest.mark.parametrize("number", [-1, hoard.MOVES, 10**9, -(10**30), 10**30])
def test_a_number_that_is_no_move_is_refused(number):
    state = hoard.new(2)
    for function in (hoard.apply, hoard.step, hoard.to_text):
        with pytest.raises(IllegalMove) as refusal:
            function(state, number)
        assert (refusal.value.code, refusal.value.move) == ("not-a-move", number)


@pytest.mark.parametrize("number", [1.0, "7", None])
def test_what_is_no_whole_number_is_a_mistake(number):
    with pytest.raises(TypeError):
        hoard.apply(hoard.new(2), number)


def test_a_numpy_number_is_a_move():
    state = hoard.new(2)
    move: Any = np.int64(hoard.legal_moves(state)[0])
    hoard.apply(state, move)
    assert hoard.view(hoard.knowledge(state, 0))["asked"] == "dealt-card"


def test_words_are_read_whatever_their_case_and_spaces():
    game = position(2).player(0, hand="7", open="7").turn(0)
    assert hoard.from_text(game.state, " Play 7  X1+open x1 ") == hoard.from_text(game.state, "play 7 x1 + open x1")


def test_a_refusal_can_be_sent_to_another_process():
    refusal = turn("7").refused("play 8 x1")
    again = pickle.loads(pickle.dumps(refusal))
    assert (str(again), again.arguments) == (str(refusal), refusal.arguments)


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {}, "players"),
        (7, {}, "players"),
        ("3", {}, "players"),
        (3, {"colour": "red"}, "option"),
        (3, {"abilities": "all"}, "value"),
        (3, {"peek": 1}, "value"),
        (3, {"curses": "yes"}, "value"),
    ],
)
def test_bad_options(players, options, code):
    with pytest.raises(BadOption) as refusal:
        hoard.new(players, **options)
    assert refusal.value.code == code


@pytest.mark.parametrize("seat", [-1, 2, -2, 7])
def test_a_seat_that_is_not_at_the_table_knows_nothing(seat):
    with pytest.raises(ValueError, match="not at a table"):
        hoard.knowledge(hoard.new(2), seat)


def test_the_api_is_that_of_a_game():
    for name in (*drachenhof.Game.__annotations__, *(n for n in vars(drachenhof.Game) if not n.startswith("_"))):
        assert hasattr(hoard, name), name
