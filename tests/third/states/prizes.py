"""What the rules of Prizes rely on: the contents of `checking.Inspector`."""

from typing import Any

from drachenhof.game import BETWEEN, CHANCE, OVER, State
from drachenhof.states.checking import Wrong, each_within, unless, within
from tests.third.prizes.rules import CARDS, EVERY_CARD


def wrong(state: Any) -> Wrong:
    yield from within("players", state.players, 2, 2)
    yield from unless(state.mover in (0, 1, CHANCE, OVER, BETWEEN), f"mover is a seat or chance, not {state.mover}")
    yield from within("leader", state.leader, 0, 1)
    for name in ("prize", "laid", "answer"):
        yield from within(name, getattr(state, name), 0, CARDS)
    yield from within("prizes", state.prizes, 0, EVERY_CARD)
    yield from each_within("hands", state.hands, 0, EVERY_CARD)


def sees_hand(state: State, seat: int) -> bool:  # noqa: ARG001 (all is open)
    return True
