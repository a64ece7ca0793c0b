"""Hints agree with themselves: asked several times at one position, they say nothing that contradicts itself."""

from typing import Any

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Choice, Decision, named
from drachenhof.bots.advice import SEARCHES, STEP, WIDEST, Advised, agreed, seeds
from drachenhof.bots.decision import Budget
from drachenhof.bots.ladder import ADVISER
from drachenhof.chance import Chance


def position(game: str, decisions: int) -> Any:
    """What somebody knows after some decisions at random."""
    rules, chance, rng = drachenhof.games[game], Chance(seed=3), np.random.default_rng(3)
    state = rules.new(players=3)
    while decisions or rules.to_move(state) == drachenhof.CHANCE or len(rules.legal_moves(state)) < 3:
        if rules.to_move(state) == drachenhof.CHANCE:
            rules.apply(state, chance.pick(rules, state))
        else:
            rules.apply(state, int(rng.choice(rules.legal_moves(state))))
            decisions -= decisions > 0
    return rules.knowledge(state, rules.to_move(state))


def asked(game: str, known: Any, told: list[int], simulations: int) -> list[Advised]:
    """A hint whose searches have these seeds; shorter ones than a real hint's."""
    bot = named(game, ADVISER[game])
    budget = Budget(simulations=simulations)
    return agreed(game, [bot.decide(known, budget, np.random.default_rng(seed)) for seed in told])


@pytest.mark.parametrize("game", ["year", "hoard"])
@pytest.mark.parametrize("decisions", [0, 12])
def test_several_asks_at_one_position_agree(game: str, decisions: int) -> None:
    known = position(game, decisions)
    simulations = {"year": 800, "hoard": 1200}[game]
    hints = [asked(game, known, [100 * number + own for own in range(SEARCHES)], simulations) for number in range(4)]
    for one in hints:
        for other in hints:
            same = {choice.move: choice for choice in other}
            assert same[one[0].move].equal, "what is best once is about as good the next time"
            for choice in one:
                again = same[choice.move]
                if choice.low is not None and choice.high is not None and again.low is not None:
                    assert again.high is not None
                    assert choice.low <= again.high + STEP
                    assert again.low <= choice.high + STEP


def test_asked_again_one_hears_the_same() -> None:
    known = position("year", 3)
    assert asked("year", known, seeds(known.tobytes()), 60) == asked("year", known, seeds(known.tobytes()), 60)
    assert len(set(seeds(known.tobytes()))) == SEARCHES
    assert seeds(known.tobytes()) != seeds(position("year", 4).tobytes())


def said(*wins: float, visits: int = 100) -> list[Decision]:
    """Searches that found these chances of one choice, and 40 % for another."""
    return [Decision(1, (Choice(1, visits, 0.5, win, 10.0), Choice(2, 40, 0.4, 0.4, 9.0))) for win in wins]


def test_a_range_holds_what_all_searches_found() -> None:
    best, _ = agreed("year", said(0.52, 0.55, 0.58, 0.56))
    assert best.low is not None
    assert best.high is not None
    assert best.low <= 0.52 < 0.58 <= best.high <= best.low + WIDEST


def test_what_differs_too_much_has_no_number() -> None:
    best, other = agreed("year", said(0.26, 0.35, 0.31, 0.13))
    assert (best.low, best.high) == (None, None)
    assert other.equal, "nobody can tell them apart"


def test_what_was_hardly_tried_has_no_number() -> None:
    found = {one.move: one for one in agreed("year", said(0.5, 0.5, 0.5, 0.5, visits=5))}
    assert (found[1].low, found[1].equal) == (None, False)


def test_clearly_worse_is_not_about_equal_and_the_better_comes_first() -> None:
    best, other = agreed("year", said(0.7, 0.71, 0.72, 0.7))
    assert (best.move, best.equal, other.equal) == (1, True, False)


def test_exact_choices_have_no_range() -> None:
    exact = Decision(2, (Choice(2, 0, 1.0, None, None), Choice(1, 0, 0.5, None, None)), exact=True)
    assert [(one.move, one.low, one.equal) for one in agreed("year", [exact] * 4)] == [
        (2, None, True),
        (1, None, False),
    ]
