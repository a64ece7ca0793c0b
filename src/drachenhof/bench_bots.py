"""How fast the bots search on this machine, and whether they keep their time."""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from drachenhof.bench import SEED, Figure, calibrate, measure
from drachenhof.bots import Budget, named
from drachenhof.bots.decision import Bot
from drachenhof.chance import Chance
from drachenhof.game import CHANCE, OVER, Knowledge, games

BUDGET = Budget(milliseconds=20)
RANDOM_GAMES = 200  # over which the decisions of a playout are counted
EVERY = {"year": 2, "hoard": 12}  # position at which the time is watched: a game of Drachensachen has many
AGAIN = 3  # times that a late answer is asked for: whatever else the machine does must not count


def figures(game: str, players: int, quick: bool = False) -> Iterator[Figure]:
    """Simulations per second from the opening, on one core, and the latest answer at any position."""
    rounds, seconds = (2, 0.2) if quick else (5, 1.0)
    where = f"{game}, {players} players"
    known = opening(game, players)
    for name, said in (("plain", "random playouts"), ("emperor", "the policy's playouts")):
        bot = named(game, name)
        bot.prepare()
        once = partial(simulations, bot, known, seconds)
        yield measure(f"{where}: simulations with {said}", "1/s", once, rounds)
    yield Figure(f"{where}: decisions of a random playout", playout(game, players), "", calibrate())
    yield Figure(f"{game}: latest answer beyond a budget of 20 ms", latest(game, quick), "ms", calibrate())


def opening(game: str, players: int) -> Knowledge:
    """What the first to decide knows."""
    module, state, chance = games[game], games[game].new(players), Chance(SEED)
    while module.to_move(state) == CHANCE:
        module.apply(state, chance.pick(module, state))
    return module.knowledge(state, module.to_move(state))


def simulations(bot: Bot, known: Knowledge, seconds: float) -> float:
    """Simulations per second of one search."""
    began = time.perf_counter()
    decision = bot.decide(known, Budget(milliseconds=seconds * 1000), np.random.default_rng(SEED))
    return decision.simulations / (time.perf_counter() - began)


def playout(game: str, players: int) -> float:
    """Decisions from the opening to where a playout ends: of Year the game, of Drachensachen the round."""
    module, decisions = games[game], 0
    for number in range(RANDOM_GAMES):
        state, chance = module.new(players), Chance(SEED, number)
        begun = False
        while not (begun and ended(game, state)):
            mover = module.to_move(state)
            begun = begun or mover != CHANCE
            decisions += mover != CHANCE
            pick = chance.pick(module, state) if mover == CHANCE else chance.choose(module.legal_moves(state))
            module.apply(state, pick)
    return decisions / RANDOM_GAMES


def ended(game: str, state: Any) -> bool:
    if games[game].to_move(state) == OVER:
        return True
    return game == "hoard" and int(state["round_number"][0]) > 1


# Whether a bot keeps its time


def latest(game: str, quick: bool) -> float:
    """The most milliseconds by which the strongest bot outran its budget, over positions of random games."""
    bot = named(game, "emperor")
    every = EVERY[game] * (10 if quick else 1)
    positions = (position for players in games[game].PLAYERS for position in visited(game, players, every))
    return max(lateness(bot, position) for position in positions)


def visited(game: str, players: int, every: int) -> Iterator[Knowledge]:
    """Some of the decisions of a random game, as the one who decides knows them."""
    module, state, chance = games[game], games[game].new(players), Chance(SEED, players)
    decisions = 0
    while (mover := module.to_move(state)) != OVER:
        if mover == CHANCE:
            module.apply(state, chance.pick(module, state))
            continue
        decisions += 1
        if decisions % every == 0:
            yield module.knowledge(state, mover)
        module.apply(state, chance.choose(module.legal_moves(state)))


def lateness(bot: Bot, known: Knowledge) -> float:
    """Milliseconds beyond the budget; one that seems late is asked again."""
    assert BUDGET.milliseconds is not None
    late = float("inf")
    for _ in range(AGAIN):
        began = time.perf_counter()
        bot.decide(known, BUDGET, np.random.default_rng(SEED))
        late = min(late, (time.perf_counter() - began) * 1000 - BUDGET.milliseconds)
        if late < 10.0:
            break
    return late
