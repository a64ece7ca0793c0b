"""The last month is solved outright, as a slow search in plain Python would."""

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Budget, named
from drachenhof.chance import Chance

YEAR = drachenhof.games["year"]


def last_month(players, seed):
    """A random game in month 12, when the cards are dealt."""
    state, chance = YEAR.new(players), Chance(seed)
    while (view := YEAR.view(YEAR.knowledge(state, 0)))["month"] != 12 or view["to_move"] == "chance":
        legal = YEAR.legal_moves(state)
        YEAR.apply(state, chance.pick(YEAR, state) if view["to_move"] == "chance" else chance.choose(legal))
    return state


def worths(state):
    """What each seat gets when all choose their best: the place first, then the lead."""
    mover = YEAR.to_move(state)
    if mover == drachenhof.OVER:
        scores, places = YEAR.scores(state), YEAR.ranking(state)
        return [
            ((len(scores) - places[seat]) / (len(scores) - 1), scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
            for seat in range(len(scores))
        ]
    return max((worths(after(state, move)) for move in YEAR.legal_moves(state)), key=lambda worth: worth[mover])


def after(state, move):
    changed = YEAR.copy(state)
    YEAR.apply(changed, move)
    return changed


@pytest.mark.parametrize("seed", range(4))
def test_the_solved_move_is_the_best_by_plain_search(seed):
    state = last_month(2, seed)
    # Leave the last player's decision and what follows, so that plain Python can follow every line.
    while len(YEAR.view(state)["order"]) > 1 and YEAR.to_move(state) != YEAR.view(state)["order"][-1]:
        YEAR.apply(state, YEAR.legal_moves(state)[-1])
    seat = YEAR.to_move(state)
    decision = named("year", "emperor").decide(
        YEAR.knowledge(state, seat), Budget(milliseconds=2000), np.random.default_rng(1)
    )
    by_hand = {move: worths(after(state, move))[seat] for move in YEAR.legal_moves(state)}
    assert decision.exact
    assert by_hand[decision.move] == max(by_hand.values())


def test_too_many_ends_are_left_to_the_search():
    state = last_month(4, 1)
    decision = named("year", "emperor").decide(
        YEAR.knowledge(state, YEAR.to_move(state)), Budget(simulations=1), np.random.default_rng(1)
    )
    assert not decision.exact
    assert decision.simulations == 1
