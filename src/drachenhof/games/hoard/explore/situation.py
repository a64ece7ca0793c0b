"""The position in which somebody may swap, with cards that are given."""

from collections.abc import Sequence

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, State
from drachenhof.explore.playing import best
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.state import DEALING, EXCHANGING
from drachenhof.games.hoard.rules.tables import CARD_NAMES, FIRST_HAND, FIRST_OPEN
from drachenhof.records import Play


def situation(players: int, seat: int, given: Sequence[str], seed: int) -> tuple[State, list[str]]:
    """The seat's exchange: the open cards are given first, then the hand; those before it swap as the policy does."""
    if unknown := [card for card in given if card not in CARD_NAMES]:
        raise ValueError(f"there is no card {unknown[0]!r}; there are: {', '.join(CARD_NAMES)}")
    if len(given) > FIRST_OPEN + FIRST_HAND:
        raise ValueError(f"{FIRST_OPEN} open cards and {FIRST_HAND} hand cards are dealt, not {len(given)}")
    play, chance, wanted = Play(hoard, hoard.new(players)), Chance(seed), list(given)
    while play.to_move != seat or play.state["stage"][0] != EXCHANGING:
        state = play.state
        dealt = state["stage"][0] == DEALING and state["turn"][0] == seat and wanted
        if dealt:
            move = hoard.from_text(state, f"card {wanted.pop(0)}")
        elif play.to_move == CHANCE:
            move = chance.pick(hoard, state)
        else:
            move = best("hoard", state, hoard.legal_moves(state))
        play.apply(move)
    return play.state, play.texts()
