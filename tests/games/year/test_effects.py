"""What a move does by itself is what it then does."""

import random

import pytest

from drachenhof import CHANCE, OVER
from drachenhof.games.year.rules.foresight import effects
from tests.games.year.positions import begun, position, year

NAMES = {"points": "score", "spaces": "track", "yuan": "yuan", "rice": "rice", "fireworks": "fireworks"}


def brought(state, view, move):
    """The difference between the mover's court and what it is when the move is made, before anything else happens."""
    seat, (_, then) = year.to_move(state), year.moments(state, move)[0]
    seen = year.view(then)
    court, later = view["courts"][seat], seen["courts"][seat]
    return {name: later[field] - court[field] for name, field in NAMES.items()}, seen  # type: ignore[literal-required]


@pytest.mark.parametrize("super_event", year.OPTIONS["super_event"].choices)
def test_every_choice_of_a_game(super_event):
    dice, state = random.Random(7), year.new(3, great_wall=True, super_event=super_event)
    while (seat := year.to_move(state)) != OVER:
        moves = year.legal_moves(state)
        if seat == CHANCE:
            year.apply(state, dice.choices(moves, year.chance_weights(state))[0])
            continue
        before = state.tobytes()
        view = year.view(state)
        asked = view["asked"]
        for move, effect in zip(moves, effects(state, moves), strict=True):
            gains, then = brought(state, view, move)
            gains["yuan"] += effect.price
            assert gains == {name: getattr(effect, name) for name in NAMES}
            assert effect.floors == (then["left"] if then["asked"] == "floor" != asked else 0)
        assert state.tobytes() == before
        year.apply(state, dice.choice(moves))


def test_y14_joining_has_a_price_of_its_own():
    state = position(2).court(0, track=9).asked("action", dragons={1: "taxes"}).state
    found = dict(zip(year.legal_moves(state), effects(state, year.legal_moves(state)), strict=True))
    taxes, parade = (found[year.from_text(state, text)] for text in ("taxes", "parade"))
    assert (taxes.price, taxes.yuan, parade.price, parade.spaces) == (3, 2, 0, 1)


def test_chance_and_illegal_moves_have_no_effect():
    dealt = begun(2).state
    with pytest.raises(ValueError, match="legal"):
        effects(dealt, year.legal_moves(dealt))
    state = position(2).court(0, track=9).asked("action").state
    for move in (-1, 0, year.MOVES, 32_000):
        with pytest.raises(ValueError, match="legal"):
            effects(state, [move])
