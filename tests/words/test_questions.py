"""A question offers no more than what is legal, and all kinds of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from drachenhof.game import CHANCE, games
from drachenhof.search.playout import random_moves
from drachenhof.words import Words
from drachenhof.words.tales import tale_of

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
    module, words, tale = games[game], Words("en"), tale_of(game)
    state = module.new(players, **options)
    for move in random_moves(game, players, options, seed=seed, number=0):
        seat = module.to_move(state)
        if seat != CHANCE:
            known = module.knowledge(state, seat)
            legal = [module.to_text(known, one) for one in module.legal_moves(known)]
            view = module.view(known)
            yield view["asked"], tale.question(words, view, legal).lower(), legal
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
                assert ("where the new person goes" in question) == ("place" in kinds), legal
                assert ("replaces" in question) == ("replace" in kinds), legal
                assert ("away" in question) == ("turn-away" in kinds), legal
    assert any(question.startswith("refill the money") for question in seen)
    assert any("replaces" in question for question in seen)
