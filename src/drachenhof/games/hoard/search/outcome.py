"""What a search has to know of the end of a round and of a game of Drachensachen."""

import math
from typing import Any

from drachenhof.chance import Generator
from drachenhof.engine.exp_log import exp
from drachenhof.engine.game import OVER
from drachenhof.engine.rule import rule
from drachenhof.games.hoard.rules.knowledge import complete
from drachenhof.games.hoard.rules.knowledge import know as tell
from drachenhof.games.hoard.rules.rounds import place, sharing
from drachenhof.games.hoard.rules.state import State
from drachenhof.games.hoard.rules.tables import END_LOSS

PLACES = -1.0  # a scale at which places count, and not the win alone
HEAT, HEAT_LEFT = 2.5, 1.2  # coins that make one e times as likely to win: at the end, and per root of the coins left


@rule
def redeal(knowns: Any, states: Any, rng: Generator) -> None:
    """All that the seat cannot know is drawn anew."""
    states[0] = knowns[0]
    complete(states[0], rng)


@rule
def know(state: Any, seat: int, blank: Any, known: Any) -> None:
    """Fill a blank state with what a seat may know."""
    known[0] = blank[0]
    tell(state, seat, known[0])


@rule
def settled(state: State, known: State) -> bool:
    """The end of the round that the search began in tells enough."""
    return bool(state.mover == OVER or state.round_number != known.round_number)


@rule
def fewest_others(state: State, seat: int) -> int:
    fewest = 32_000
    for rival in range(state.players):
        if rival != seat:
            fewest = min(fewest, int(state.holdings[rival].lost))
    return fewest


@rule
def value(state: State, seat: int, scale: float) -> float:
    """0 to 1: by how many coins more the best rival has lost; below 0 the whole game counts: to win it, or places."""
    if scale <= PLACES:
        return (1.0 + expected_place_value(state, seat)) / 2.0
    if scale < 0:
        return chance_to_win(state, seat)
    lead = fewest_others(state, seat) - int(state.holdings[seat].lost)
    if scale == 0:
        return 0.5 + 0.5 * max(-1, min(1, lead))
    return 1.0 / (1.0 + exp(-lead / scale))


@rule
def won(state: State, seat: int) -> float:
    """Having lost the fewest; those who share it share the win."""
    return 1.0 / sharing(state, seat) if place(state, seat) == 1 else 0.0


@rule
def chance_to_win(state: State, seat: int) -> float:
    """Of the whole game, at the end of a round: the further it is to the end, the less do coins say.

    Fitted to games in which every round is anybody's (docs/bots.md).
    """
    if state.mover == OVER:
        return won(state, seat)
    heat = openness(state)
    total = 0.0
    for rival in range(state.players):
        total += exp((int(state.holdings[seat].lost) - int(state.holdings[rival].lost)) / heat)
    return 1.0 / total


@rule
def openness(state: State) -> float:
    """Coins that make one e times as likely to be ahead in the end."""
    highest = 0
    for rival in range(state.players):
        highest = max(highest, int(state.holdings[rival].lost))
    return HEAT + HEAT_LEFT * math.sqrt(max(0, END_LOSS - highest))


@rule
def points(state: State, seat: int) -> float:
    return float(state.holdings[seat].lost)


@rule
def place_value(state: State, seat: int) -> float:
    """1 for the first place to −1 for the last; equals share the mean of their places (H25)."""
    above, beside = place(state, seat) - 1, sharing(state, seat) - 1
    return 1.0 - (2.0 * above + beside) / (state.players - 1)


@rule
def expected_place_value(state: State, seat: int) -> float:
    """The place value that is to be expected of the whole game, at the end of a round; of each rival for itself."""
    if state.mover == OVER:
        return place_value(state, seat)
    heat = openness(state)
    behind = 0.0
    for rival in range(state.players):
        if rival != seat:
            lead = int(state.holdings[rival].lost) - int(state.holdings[seat].lost)
            behind += 1.0 / (1.0 + exp(lead / heat))
    return 1.0 - 2.0 * behind / (state.players - 1)


@rule
def milestone(state: State) -> bool:  # noqa: ARG001
    """There is a decision soon enough."""
    return False
