"""What a search has to know of the end of a game of Year."""

from typing import Any

from drachenhof.chance import Generator
from drachenhof.engine.exp_log import exp
from drachenhof.engine.game import OVER
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.scoring import place
from drachenhof.games.year.rules.state import DEALING, State


@rule
def redeal(knowns: Any, states: Any, rng: Generator) -> None:  # noqa: ARG001 (nothing is hidden here)
    states[0] = knowns[0]


@rule
def know(state: Any, seat: int, blank: Any, known: Any) -> None:  # noqa: ARG001 (nothing is hidden here)
    known[0] = state


@rule
def settled(state: State, known: State) -> bool:  # noqa: ARG001 (games of several rounds compare them)
    return state.mover == OVER


@rule
def value(state: State, seat: int, scale: float) -> float:
    """0 to 1: by the lead over the best rival, or by the place if there is no scale."""
    if scale == 0:
        return (state.players - place(state, seat)) / (state.players - 1)
    best = -999
    for rival in range(state.players):
        if rival != seat:
            best = max(best, state.courts[rival].score)
    return 1.0 / (1.0 + exp((best - state.courts[seat].score) / scale))


@rule
def won(state: State, seat: int) -> float:
    return 1.0 if place(state, seat) == 1 else 0.0


@rule
def points(state: State, seat: int) -> float:
    return float(state.courts[seat].score)


@rule
def place_value(state: State, seat: int) -> float:
    """1 for the first place to −1 for the last; the track breaks all ties (Y36)."""
    return 1.0 - 2.0 * (place(state, seat) - 1) / (state.players - 1)


@rule
def milestone(state: State) -> bool:
    """The end of a month, before the next deal."""
    return bool(state.stage == DEALING and state.month > 1)
