"""What a refusal says is so in whatever position it is said: all that it names is legal, and nothing else."""

import re

import pytest

from drachenhof import CHANCE, OVER, IllegalMove
from drachenhof.chance import Chance
from drachenhof.games.hoard import rules as hoard
from drachenhof.i18n import Words
from drachenhof.i18n.phrases import refusal
from tests.budget import ten_times

DRAGONS = {"nulla", "extermino", "protecto"}
STEP = 25  # of so many positions one, whose illegal moves are all tried
ALL_OPTIONS = {"peek": True, "answer_fives": True, "long_protecto": True, "abilities": "cumulative", "curses": True}


def refused(seed, **options):
    """Every illegal move of many positions of a random game that somebody decides in: why, and what the seat sees."""
    chance, state = Chance(seed), hoard.new(3, **options)
    for number in range(600):
        legal = hoard.legal_moves(state)
        if hoard.to_move(state) == OVER:
            return
        if hoard.to_move(state) != CHANCE and number % STEP == 0:
            view = hoard.view(hoard.knowledge(state, hoard.to_move(state)))
            for move in set(range(hoard.MOVES)) - set(legal):
                with pytest.raises(IllegalMove) as error:
                    hoard.apply(state, move)
                yield error.value, view
        hoard.apply(state, chance.pick(hoard, state) if hoard.to_move(state) == CHANCE else chance.choose(legal))


def fitting(sentence):
    """The cards that a sentence says fit."""
    said = sentence.partition(":")[2]
    ranges = [range(int(low), int(high) + 1) for low, high in re.findall(r"(\d) to (\d)", said)]
    single = re.findall(r"an? (\d)", said)
    return {str(card) for cards in ranges for card in cards} | set(single) | (DRAGONS if "dragon" in said else set())


def played(error):
    """The types that may be played now, with how many cards."""
    plays = [text for text in error.legal if text.split()[0] in ("play", "open")]
    return [(text.split()[1], sum(int(count) for count in re.findall(r"x(\d)", text))) for text in plays]


def too_low(error, view, _):
    said = fitting(refusal(Words("en"), error))
    return said == set(view["playable"]) and error.arguments["card"] not in said


TRUE = {
    "too-low": too_low,
    "below-six": lambda _, view, __: set(view["playable"]) == {"6", "7", "8", "9"},
    "no-dragon-on-six": lambda _, view, __: set(view["playable"]) == {"6", "7", "8", "9"},
    "below-three-only": lambda _, view, __: set(view["playable"]) == {"1", "2"} | DRAGONS,
    "no-nine-on-dragon": lambda _, view, __: "9" not in view["playable"] and view["pile"][-1] in DRAGONS,
    "no-set": lambda error, _, own: held(own, "hand", error) + held(own, "open", error) < 4,
    "not-whole-hand": lambda error, _, own: (
        held(own, "hand", error) != own["hand_size"] or ("x" in error.move and f"x{own['hand_size']}" not in error.move)
    ),
    "not-in-hand": lambda error, _, own: held(own, "hand", error) < error.arguments["count"],
    "not-open": lambda error, _, own: held(own, "open", error) < error.arguments["count"],
    "hand-first": lambda _, __, own: own["hand_size"] > 0,
    "known-first": lambda _, __, own: own["hand_size"] or own["open"],
    "no-such-hidden": lambda error, _, own: error.arguments["place"] > own["hidden"] == error.arguments["count"],
    "must-flip": lambda error, _, own: own["hand_size"] == 0 and all(text.startswith("flip") for text in error.legal),
    "must-play": lambda error, *_: played(error),
    "empty-pile": lambda _, view, __: not view["pile"],
    "no-answer-to-draw": lambda error, *_: {card for card, _ in played(error)} <= {"4", *DRAGONS},
    "no-answer-to-miss": lambda error, *_: {card for card, _ in played(error)} <= {"5", "protecto"},
    "one-protecto": lambda error, *_: ("protecto", 1) in played(error) and ("protecto", 2) not in played(error),
    "beyond-four": lambda error, *_: (
        max(count for card, count in played(error) if card == error.arguments["card"]) == error.arguments["room"]
    ),
    "equal-cards": lambda error, *_: len(set(error.move.split()[1:])) == 1,
    "own-seat": lambda error, *_: error.move == f"give {error.to_move + 1}",
    "no-such-seat": lambda error, view, _: error.arguments["seat"] > view["players"],
    "not-now": lambda error, view, _: error.arguments["asked"] == view["asked"],
    "no-peek": lambda _, view, __: not view["options"]["peek"],
}


def held(own, where, error):
    return own[where].get(error.arguments["card"], 0)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["plain", "all"])
@pytest.mark.parametrize("games", ten_times(3))
def test_what_a_refusal_says_is_so(games, options):
    seen = set()
    for seed in range(games):
        for error, view in refused(seed, **options):
            seen.add(error.code)
            own = view["holdings"][error.to_move]
            assert TRUE[error.code](error, view, own), (error, refusal(Words("en"), error))
    assert len(seen) >= 15
