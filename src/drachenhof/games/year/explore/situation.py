"""The position in which somebody drafts, in a year whose events are given."""

from collections.abc import Sequence
from itertools import pairwise

from drachenhof.chance import Chance
from drachenhof.engine.game import State
from drachenhof.engine.rule import interpreted
from drachenhof.explore.playing import best
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules.setup import lies_apart
from drachenhof.games.year.rules.state import DRAFTING, DRAWING_EVENT
from drachenhof.games.year.rules.tables import EVENT_NAMES, PEACE
from drachenhof.records import Play

apart = interpreted(lies_apart)
NAMES = [name for at, name in enumerate(EVENT_NAMES) if at != PEACE]


def situation(players: int, seat: int, given: Sequence[str], seed: int) -> tuple[State, list[str]]:
    """The seat's draft: those before it have drafted as the policy does."""
    play = laid(players, given, seed)
    while play.to_move != seat or play.state["stage"][0] != DRAFTING:
        play.apply(best("year", play.state, year.legal_moves(play.state)))
    return play.state, play.texts()


def laid(players: int, given: Sequence[str], seed: int) -> Play:
    """A new game in which the events lie: the given ones, then as chance has it."""
    if unknown := [name for name in given if name not in NAMES]:
        raise ValueError(f"there is no event {unknown[0]!r}; there are: {', '.join(NAMES)}")
    if not all(apart(other, one) for one, other in pairwise(map(EVENT_NAMES.index, given))):
        raise ValueError("equal events never lie side by side")
    play, chance = Play(year, year.new(players)), Chance(seed)
    while play.state["stage"][0] == DRAWING_EVENT:
        state, drawn = play.state, len(play.moves)
        legal = {year.to_text(state, move): move for move in year.legal_moves(state)}
        wanted = f"event {given[drawn]}" if drawn < len(given) else None
        if wanted is not None and wanted not in legal:
            raise ValueError(f"{given[drawn]!r} does not come a third time in a year")
        play.apply(chance.pick(year, state) if wanted is None else legal[wanted])
    if len(given) > len(play.moves):
        raise ValueError(f"{len(play.moves)} events are drawn, not {len(given)}")
    return play
