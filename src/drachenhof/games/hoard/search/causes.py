"""What befalls a seat in *Drachensachen*: coins lost by source, rounds won, the pile taken, cards drawn."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.flow import carry_out, go_on
from drachenhof.games.hoard.rules.moves import MISS, TAKE
from drachenhof.games.hoard.rules.rounds import backs, fronts
from drachenhof.games.hoard.rules.state import DRAWING, FIRST_DECISION, State
from drachenhof.games.hoard.rules.tables import EXTERMINO, NULLA, PROTECTO

CAUSES = (
    "coins-hand",
    "coins-open",
    "coins-backs",
    "rounds-won",
    "pile-taken",
    "turns-missed",
    "cards-drawn",
    "cards-left",
    "dragons-left",
)
HAND, OPEN, BACKS, WON, TAKEN, MISSED, DRAWN, LEFT, DRAGONS = range(9)


@rule
def booked(state: State, move: int, seat: int, tally: Numbers) -> None:
    """Carry a move out, go on to the next decision, and book what it all does to a seat."""
    if state.stage == DRAWING and state.turn == seat:
        tally[DRAWN] += 1
    elif state.stage >= FIRST_DECISION and state.mover == seat:
        tally[TAKEN] += move == TAKE
        tally[MISSED] += move == MISS
    if carry_out(state, move):
        while go_on(state):
            book_round(state, seat, tally)


@rule
def book_round(state: State, seat: int, tally: Numbers) -> None:
    """What a round that is over has cost."""
    if state.winner == seat:
        tally[WON] += 1
        return
    holding = state.holdings[seat]
    tally[HAND] += fronts(state, holding.hand)
    tally[OPEN] += fronts(state, holding.open)
    tally[BACKS] += backs(state, holding)
    tally[LEFT] += holding.hand_size
    tally[DRAGONS] += holding.hand[NULLA] + holding.hand[EXTERMINO] + holding.hand[PROTECTO]
