"""`emperor-0` is what others are compared with: it decides as it always did."""

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Budget
from drachenhof.bots.levels import named
from drachenhof.chance import Chance

OPTIONS = {
    "year": {"great_wall": True, "super_event": "random"},
    "hoard": {"abilities": "cumulative", "curses": True},
}


def decisions(game, players, seed, simulations=150, every=7, count=8):
    """The move, its visits and its value at some decisions of a random game."""
    module, chance, seen = drachenhof.games[game], Chance(seed), 0
    told: list[tuple[str, int, float]] = []
    state, bot = module.new(players, **OPTIONS[game]), named(game, "emperor-0")
    while len(told) < count and (seat := module.to_move(state)) != drachenhof.OVER:
        if seat == drachenhof.CHANCE:
            module.apply(state, chance.pick(module, state))
            continue
        legal = module.legal_moves(state)
        if len(legal) > 1:
            seen += 1
            if seen % every == 1:
                known, rng = module.knowledge(state, seat), np.random.default_rng(seen)
                best = bot.decide(known, Budget(simulations=simulations), rng).choices[0]
                told.append((module.to_text(state, best.move), best.visits, round(best.value, 3)))
        module.apply(state, chance.choose(legal))
    return told


GOLDEN = {
    ("year", 2, 1): [
        ("draft warrior monk", 90, 0.568),
        ("privilege large", 85, 0.644),
        ("recruit young farmer", 40, 0.785),
        ("recruit wild young farmer", 50, 0.831),
        ("recruit old healer", 42, 0.38),
        ("place 2", 76, 0.874),
        ("floor 1", 56, 0.104),
        ("release 1 old scholar", 75, 0.174),
    ],
    ("year", 4, 2): [
        ("draft warrior monk", 102, 0.507),
        ("place 1", 80, 0.429),
        ("privilege large", 103, 0.262),
        ("privilege large", 73, 0.618),
        ("recruit young monk", 69, 0.637),
        ("recruit old healer", 36, 0.539),
        ("release 1 young monk", 74, 0.387),
        ("floor 2", 57, 0.09),
    ],
    ("year", 5, 3): [
        ("draft warrior monk", 95, 0.467),
        ("place 1", 75, 0.471),
        ("place 2", 79, 0.187),
        ("place 2", 80, 0.224),
        ("wall floor", 65, 0.635),
        ("recruit young monk", 42, 0.484),
        ("privilege large", 43, 0.255),
        ("replace 1 young scholar", 53, 0.276),
    ],
    ("hoard", 2, 1): [
        ("swap extermino 3", 76, 0.592),
        ("play 7 x1", 67, 0.438),
        ("play 9 x1", 68, 0.478),
        ("play 3 x1", 89, 0.389),
        ("play 3 x2", 37, 0.597),
        ("play 7 x2", 70, 0.451),
        ("play 7 x2", 45, 0.442),
        ("play 8 x1", 52, 0.427),
    ],
    ("hoard", 4, 2): [
        ("swap protecto 5", 30, 0.425),
        ("play 5 x1", 72, 0.452),
        ("play 8 x1", 139, 0.372),
        ("play 3 x1", 146, 0.46),
        ("play 4 x1", 35, 0.369),
        ("flip 2", 57, 0.599),
        ("swap protecto 7", 22, 0.264),
        ("play 8 x2", 55, 0.211),
    ],
}


@pytest.mark.parametrize(("game", "players", "seed"), GOLDEN)
def test_the_first_emperor_decides_as_it_always_did(game, players, seed):
    assert decisions(game, players, seed) == GOLDEN[game, players, seed]
