"""The last month is solved outright, as a slow search in plain Python would."""

from itertools import count
from threading import Event

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Budget
from drachenhof.bots import searcher as searcher_module
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.search.solve import SOLVED, UNFINISHED, Lines

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


def emperor_decides(state, budget, cancel=None):
    known = YEAR.knowledge(state, YEAR.to_move(state))
    return named("year", "emperor").decide(known, budget, np.random.default_rng(1), cancel)


@pytest.fixture
def followed(monkeypatch):
    """How many ends each part of an exact search was given."""
    parts, follow = [], Lines.follow

    def counted(lines, ends):
        parts.append(ends)
        return follow(lines, ends)

    monkeypatch.setattr(Lines, "follow", counted)
    return parts


def test_lines_that_are_followed_in_parts_come_to_the_same():
    named("year", "emperor").prepare()
    state = last_month(2, 1)
    while YEAR.to_move(state) != YEAR.view(state)["order"][-1]:
        YEAR.apply(state, YEAR.legal_moves(state)[-1])
    known = YEAR.knowledge(state, YEAR.to_move(state))
    whole, parts = Lines(known, YEAR.MOVES), Lines(known, YEAR.MOVES)
    assert whole.follow(1 << 40) == SOLVED
    answers = [parts.follow(2)]
    while answers[-1] == UNFINISHED:
        answers.append(parts.follow(2))
    assert answers[-1] == SOLVED
    assert len(answers) > 3
    assert parts.worths.tolist() == whole.worths.tolist()


def test_solving_takes_its_share_of_the_time_and_the_tree_the_rest(monkeypatch, followed):
    ticks = count()
    monkeypatch.setattr(searcher_module, "perf_counter", lambda: next(ticks) / 100)
    decision = emperor_decides(last_month(5, 1), Budget(milliseconds=1000))
    assert not decision.exact
    assert decision.simulations > 0
    assert len(followed) <= 13, "two looks at the clock for each part, a quarter of the time for all"
    assert next(ticks) <= 103


def test_solving_ends_with_the_ends_that_simulations_stand_for(followed):
    decision = emperor_decides(last_month(5, 1), Budget(simulations=30))
    assert not decision.exact
    assert decision.simulations == 30
    assert sum(followed) == 30 * searcher_module.ENDS_PER_SIMULATION


def test_solving_can_be_cancelled(followed):
    stop = Event()
    stop.set()
    decision = emperor_decides(last_month(5, 1), Budget(milliseconds=60_000), stop)
    assert len(followed) == 1
    assert not decision.exact
    assert 0 < decision.simulations < 1000
