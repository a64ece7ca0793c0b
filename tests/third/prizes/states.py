"""What the rules of Prizes rely on: the contents of `checking.Inspector`."""

from typing import Any

from drachenhof.engine.game import BETWEEN, CHANCE, OVER, State
from drachenhof.states import Wrong, each_within, unless, within
from tests.third.prizes.facts import CARDS
from tests.third.prizes.rules.flow import EVERY_CARD, EVERY_PRIZE


def wrong(state: Any) -> Wrong:
    yield from within("players", state.players, 2, 2)
    yield from unless(state.mover in (0, 1, CHANCE, OVER, BETWEEN), f"mover is a seat or chance, not {state.mover}")
    yield from within("leader", state.leader, 0, 1)
    for name in ("prize", "laid", "answer"):
        yield from within(name, getattr(state, name), 0, CARDS)
    yield from within("prizes", state.prizes, 0, EVERY_PRIZE)
    yield from each_within("scores", state.scores, 0, sum(range(CARDS + 1)))
    on_table = {CHANCE: (False, False), OVER: (False, False), BETWEEN: (True, True)}
    expected = on_table.get(state.mover, (state.laid > 0, False))
    yield from unless((state.laid > 0, state.answer > 0) == expected, "cards are laid by whoever is not to move")
    yield from unless(
        (state.prize > 0) == (state.mover not in (CHANCE, OVER)), "a prize lies there while cards are laid"
    )
    yield from unless((state.prizes == 0) == (state.mover == OVER) or state.prize > 0, "prizes are left until the end")
    for seat, hand in enumerate(state.hands):
        laid = state.answer > 0 or (state.laid > 0 and seat != state.mover)
        left = state.prizes.bit_count() + (state.prize > 0) - laid
        yield from unless(not hand & ~EVERY_CARD and hand.bit_count() == left, f"hand {seat} has a card for each round")


def sees_hand(state: State, seat: int) -> bool:  # noqa: ARG001 (all is open)
    return True
