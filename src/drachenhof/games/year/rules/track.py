"""The person track: who is ahead, and so earlier (Y10)."""

from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.state import State


@rule
def advance(state: State, seat: int, spaces: int) -> None:
    """Move a marker forward; on an occupied space it lands on top, and is earlier (Y10)."""
    if spaces == 0:
        return
    state.courts[seat].track += spaces
    place = 0
    while state.standing[place] != seat:
        place += 1
    while place > 0 and state.courts[state.standing[place - 1]].track <= state.courts[seat].track:
        state.standing[place] = state.standing[place - 1]
        place -= 1
    state.standing[place] = seat


@rule
def read_order(state: State) -> None:
    """The order of the track, read at the start of a phase, holds for it (Y12)."""
    for place in range(state.players):
        state.order[place] = state.standing[place]
