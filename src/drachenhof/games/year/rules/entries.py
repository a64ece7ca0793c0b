"""The compiled rules that Python calls; a state is an array of one record."""

from typing import Any

import numpy as np

from drachenhof.engine.game import Numbers
from drachenhof.engine.kernels import entries
from drachenhof.engine.rule import ILLEGAL, entry
from drachenhof.games.year.rules import actions, effects, events, flow, palaces, scoring, setup, strikes
from drachenhof.games.year.rules.state import AGAIN_STEP, EVENT_STEP, RELEASING, State
from drachenhof.games.year.rules.tables import ACTIONS, CONTAGION, MONK, PERSONS

set_up, list_moves, step, carry_out, go_on, list_weights, list_places = entries(
    __name__, State, flow, setup.set_up, setup.chance_weight, scoring.place
)


# What views, previews and forecasts ask


@entry(State, [np.int16])
def list_prices(states: Any, prices: Numbers) -> None:
    """What it costs to join the group of each action card (Y14)."""
    for action in range(ACTIONS):
        prices[action] = actions.join_price(states[0], action)


@entry(State, [np.int16])
def list_symbols(states: Any, counts: Numbers) -> None:
    """By seat the symbols of each type of person on its tiles (Y1)."""
    for seat in range(states[0].players):
        for person in range(PERSONS):
            counts[seat * PERSONS + person] = palaces.symbols(states[0].courts[seat], person)


@entry(State)
def count_spared(states: Any) -> int:
    """Of the court that is to release somebody, persons whom healers save from this contagion (Y31)."""
    state = states[0]
    if state.mover < 0 or state.stage != RELEASING or state.events[state.month - 1] != CONTAGION:
        return 0
    return events.spared(state.courts[state.mover]) if state.step == EVENT_STEP or state.step == AGAIN_STEP else 0


@entry(State, [np.int16])
def list_income(states: Any, points: Numbers) -> None:
    """By seat what palaces, court ladies and privileges bring in a month (Y34)."""
    for seat in range(states[0].players):
        court = states[0].courts[seat]
        points[3 * seat] = court.palace_count
        points[3 * seat + 1] = scoring.ladies(court)
        points[3 * seat + 2] = scoring.dragons(court)


@entry(State, [np.int16])
def list_worth(states: Any, points: Numbers) -> None:
    """By seat what persons, monks and goods are worth at the end (Y35)."""
    for seat in range(states[0].players):
        court = states[0].courts[seat]
        points[3 * seat] = scoring.worth_of_persons(court)
        points[3 * seat + 1] = palaces.buddhas(court, MONK)
        points[3 * seat + 2] = scoring.worth_of_goods(court)


@entry(State, State, [np.int16], effects.Effect, [np.int16])
def list_effects(states: Any, copies: Any, moves: Numbers, written: Any, legal: Numbers) -> int:
    """Write what each move does by itself; or say that one is illegal. Chance has no effects."""
    for index in range(len(moves)):
        if states[0].mover < 0 or not flow.is_legal(states[0], moves[index], legal):
            return ILLEGAL
        effects.write_effect(states[0], moves[index], copies, written[index])
    return len(moves)


@entry(State, State, np.int64, strikes.Strike)
def list_strikes(states: Any, copies: Any, seat: int, written: Any) -> int:
    """Write what is to come for a seat; say how many strikes."""
    copies[0] = states[0]
    return strikes.foresee(copies[0], seat, written)


@entry(State, State, np.int64, [np.int16], strikes.Strike, strikes.Strike, [np.int16])
def list_changes(states: Any, copies: Any, seat: int, moves: Numbers, now: Any, changed: Any, legal: Numbers) -> int:
    """Write the strikes that each move would change; say how many, or that a move is illegal."""
    count = 0
    for index in range(len(moves)):
        if states[0].mover < 0 or not flow.is_legal(states[0], moves[index], legal):
            return ILLEGAL
        more = strikes.foresee_changes(states[0], copies, seat, moves[index], now, changed[count:])
        for row in range(count, count + more):
            changed[row].choice = index
        count += more
    return count
