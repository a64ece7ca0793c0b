"""Speed of the bots' search on this machine, and how well they keep their budgets."""

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

import numpy as np

from drachenhof.bench import SEED, Timing, calibrate, measure
from drachenhof.bots import LEVELS, Budget
from drachenhof.bots.decision import Bot
from drachenhof.bots.levels import ADVISER, named
from drachenhof.bots.simple import Greedy
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, Knowledge, State
from drachenhof.games import Parts, games

PLAIN = "plain"  # the search without a policy, where a game has it among its bots
BUDGET = Budget(milliseconds=20)
RANDOM_GAMES = 200  # over which the decisions of a playout are counted
LATE = 4  # positions of each late game at which the strongest bot thinks as long as it does at a table
EVERY: Parts[int] = Parts("bots", "WATCHED_EVERY")
LATE_OPTIONS: Parts[Mapping[str, Any]] = Parts("bots", "FULL")
PLAYOUT_ENDED: Parts[Callable[[State], bool]] = Parts("bots", "playout_ended")


def figures(game: str, players: int, quick: bool = False) -> Iterator[Timing]:
    """Simulations per second from the opening, on one core, and the latest answer at any position."""
    rounds, seconds = (2, 0.2) if quick else (5, 1.0)
    where = f"{game}, {players} players"
    known = opening(game, players)
    for name, playouts in ((PLAIN, "random playouts"), (ADVISER[game], "the policy's playouts")):
        if name not in LEVELS[game]:
            continue
        bot = named(game, name)
        bot.prepare()
        once = partial(simulations, bot, known, seconds)
        yield measure(f"{where}: simulations with {playouts}", "1/s", once, rounds)
    yield Timing(f"{where}: decisions of a random playout", playout(game, players), "", calibrate())
    yield Timing(f"{game}: latest answer beyond a budget of 20 ms", latest(game, quick), "ms", calibrate())
    own = named(game, ADVISER[game]).budget
    yield Timing(f"{game}: latest answer beyond {own}, late in games", latest_late(game, quick), "ms", calibrate())


def opening(game: str, players: int) -> Knowledge:
    """Return the knowledge of the first player to decide."""
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
    """Count the decisions from the opening to the end of a search's playout."""
    module, decisions = games[game], 0
    for number in range(RANDOM_GAMES):
        state, chance = module.new(players), Chance(SEED, number)
        begun = False
        while not (begun and PLAYOUT_ENDED[game](state)):
            mover = module.to_move(state)
            begun = begun or mover != CHANCE
            decisions += mover != CHANCE
            pick = chance.pick(module, state) if mover == CHANCE else chance.choose(module.legal_moves(state))
            module.apply(state, pick)
    return decisions / RANDOM_GAMES


# Whether a bot keeps its time


def latest(game: str, quick: bool) -> float:
    """Return the most milliseconds by which the strongest bot exceeded a short budget, over random positions."""
    bot = named(game, ADVISER[game])
    every = EVERY[game] * (10 if quick else 1)
    positions = (position for players in games[game].PLAYERS for position in visited(game, players, every))
    return max(lateness(bot, position, BUDGET) for position in positions)


def latest_late(game: str, quick: bool) -> float:
    """The same with the bot's own budget, late in policy games with options, where exact play is tried."""
    bot = named(game, ADVISER[game])
    tables = games[game].PLAYERS[-1:] if quick else games[game].PLAYERS
    positions = (position for players in tables for position in late(game, players, 1 if quick else LATE))
    return max(lateness(bot, position, bot.budget) for position in positions)


def visited(game: str, players: int, every: int) -> Iterator[Knowledge]:
    """Return some decisions of a random game, as the deciding seat knows them."""
    chance = Chance(SEED, players)
    played = decisions(game, players, {}, chance, lambda known: chance.choose(games[game].legal_moves(known)))
    return (known for known, _ in islice(played, every - 1, None, every))


def late(game: str, players: int, count: int) -> list[Knowledge]:
    """Some choices after the last chance move of a game of the policy, from the first on."""
    bot, rng = Greedy(game), np.random.default_rng(SEED)
    played = decisions(
        game,
        players,
        LATE_OPTIONS[game],
        Chance(SEED, players),
        lambda known: bot.decide(known, bot.budget, rng).move,
    )
    choices = [(known, draws) for known, draws in played if len(games[game].legal_moves(known)) > 1]
    last = [known for known, draws in choices if draws == choices[-1][1]]
    return last[:: -(-len(last) // count)]


def decisions(
    game: str, players: int, options: Mapping[str, Any], chance: Chance, decide: Callable[[Knowledge], int]
) -> Iterator[tuple[Knowledge, int]]:
    """The decisions of a game, as the one who decides knows them, and how often chance has moved before."""
    module, state, draws = games[game], games[game].new(players, **options), 0
    while (mover := module.to_move(state)) != OVER:
        if mover == CHANCE:
            module.apply(state, chance.pick(module, state))
            draws += 1
            continue
        known = module.knowledge(state, mover)
        yield known, draws
        module.apply(state, decide(known))


def lateness(bot: Bot, known: Knowledge, budget: Budget) -> float:
    """Milliseconds over budget; run on an idle machine, as other work counts too."""
    assert budget.milliseconds is not None
    began = time.perf_counter()
    bot.decide(known, budget, np.random.default_rng(SEED))
    return (time.perf_counter() - began) * 1000 - budget.milliseconds
