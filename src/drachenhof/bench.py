"""Speed of the engine on this machine.

Machines differ, and so does one machine from minute to minute. So a plain Python loop is timed
before each figure, and their ratio can be compared.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import islice
from typing import Any

import numpy as np

from drachenhof.bots import LEVELS, Budget
from drachenhof.bots.decision import Bot
from drachenhof.bots.levels import ADVISER, named
from drachenhof.bots.simple import Greedy
from drachenhof.chance import Chance, seed_word
from drachenhof.engine import rule
from drachenhof.engine.game import CHANCE, OVER, Knowledge, State
from drachenhof.engine.rule import ANY_GAME, entry
from drachenhof.games import Parts, games
from drachenhof.search.kernels import LAYOUTS
from drachenhof.search.playout import play_games

ROUNDS = 5
CALIBRATION = 200_000  # turns of the plain loop
SEED = 7
SECONDS = {"s": 1.0, "µs": 1e-6}


@dataclass(frozen=True)
class Timing:
    """One measurement: the best of several rounds, and the speed of a plain loop."""

    name: str
    value: float
    unit: str
    calibration: float
    """Turns per second of the plain Python loop, timed in the same run."""

    @property
    def ratio(self) -> float | None:
        """A rate per turn of the plain loop, a time in turns of it; a size has none."""
        if self.unit == "1/s":
            return self.value / self.calibration
        return self.value * SECONDS[self.unit] * self.calibration if self.unit in SECONDS else None

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "ratio": self.ratio}


def calibrate() -> float:
    """Turns per second of a plain Python loop."""
    began = time.perf_counter()
    total = 0
    for turn in range(CALIBRATION):
        total += turn & 7
    return CALIBRATION / (time.perf_counter() - began)


def measure(name: str, unit: str, once: Callable[[], float], rounds: int) -> Timing:
    """The best of several rounds, each with its own calibration."""
    best = max if unit == "1/s" else min
    values, loops = [], []
    for _ in range(rounds):
        loops.append(calibrate())
        values.append(once())
    return Timing(name, best(values), unit, max(loops))


def figures(game: str, players: int, quick: bool = False) -> Iterator[Timing]:
    """Measure one game; yields each figure as it is known."""
    rounds = 2 if quick else ROUNDS
    inside = 500 if quick else 4000
    driven = 30 if quick else 300
    yield from starts(game)
    begun = games[game].new(players)
    prepare(game)
    where = f"{game}, {players} players"
    yield measure(f"{where}: decisions inside the engine", "1/s", lambda: play_inside(begun, inside)[0], rounds)
    yield measure(f"{where}: games inside the engine", "1/s", lambda: play_inside(begun, inside)[1], rounds)
    yield measure(f"{where}: decisions from Python, step", "1/s", lambda: play_by_step(game, players, driven), rounds)
    yield measure(
        f"{where}: decisions from Python, legal_moves and apply",
        "1/s",
        lambda: play_by_apply(game, players, driven),
        rounds,
    )
    yield measure(f"{game}: copy in compiled code", "µs", lambda: copy_inside(begun), rounds)
    yield measure(f"{game}: copy from Python", "µs", lambda: copy_driven(game, begun), rounds)
    yield Timing(f"{game}: size of a state", float(begun.nbytes), "bytes", calibrate())


def prepare(game: str) -> None:
    """Load what is measured, compiling it the first time."""
    rule.prepare("search.playout", LAYOUTS[game])
    rule.prepare("bench", LAYOUTS[game])


def play_inside(begun: Any, count: int) -> tuple[float, float]:
    """Decisions and games per second of random play in compiled code."""
    states = np.zeros(count, begun.dtype)
    decisions, chances = np.zeros(count, np.int64), np.zeros(count, np.int64)
    began = time.perf_counter()
    play_games(begun, states, seed_word(SEED), np.uint64(0), decisions, chances, np.empty(0, np.int16))
    took = time.perf_counter() - began
    return float(decisions.sum()) / took, count / took


def play_by_step(game: str, players: int, count: int) -> float:
    """Decisions per second of random play, one `step` from Python per move."""
    module, pick = games[game], random.Random(SEED).random
    step = module.step
    began = time.perf_counter()
    for _ in range(count):
        state = module.new(players)
        moves = module.legal_moves(state)
        while moves:
            moves = step(state, moves[int(pick() * len(moves))])
    took = time.perf_counter() - began
    return decisions_driven(game, players, count) / took


def play_by_apply(game: str, players: int, count: int) -> float:
    """Decisions per second of random play, `legal_moves` and `apply` from Python."""
    module, pick = games[game], random.Random(SEED).random
    legal_moves, apply = module.legal_moves, module.apply
    began = time.perf_counter()
    for _ in range(count):
        state = module.new(players)
        while moves := legal_moves(state):
            apply(state, moves[int(pick() * len(moves))])
    took = time.perf_counter() - began
    return decisions_driven(game, players, count) / took


@cache
def decisions_driven(game: str, players: int, count: int) -> int:
    """Decisions in the games that the two functions above play; chance moves take their time, but do not count."""
    module, pick = games[game], random.Random(SEED).random
    decisions = 0
    for _ in range(count):
        state = module.new(players)
        while moves := module.legal_moves(state):
            decisions += module.to_move(state) != CHANCE
            module.apply(state, moves[int(pick() * len(moves))])
    return decisions


def copy_inside(begun: Any, times: int = 200_000) -> float:
    """Microseconds of one copy in compiled code."""
    states = np.zeros(64, begun.dtype)
    began = time.perf_counter()
    copy_often(begun, states, times)
    return (time.perf_counter() - began) / times * 1e6


def copy_driven(game: str, begun: Any, times: int = 20_000) -> float:
    """Microseconds of one copy from Python."""
    copy = games[game].copy
    began = time.perf_counter()
    for _ in range(times):
        copy(begun)
    return (time.perf_counter() - began) / times * 1e6


# How long a start takes: in a process of its own, with a cache of its own

STARTED = """
import sys, time
began = time.perf_counter()
import drachenhof
imported = time.perf_counter() - began
from drachenhof.chance import Chance
from drachenhof.search.playout import random_games
began = time.perf_counter()
Chance(1)
random_games(sys.argv[1], drachenhof.games[sys.argv[1]].PLAYERS[0], {}, 1, 0, 1)
print(imported, time.perf_counter() - began)
"""


def starts(game: str) -> Iterator[Timing]:
    """Import, first compile (rules, chance and playouts), and load from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        first, again = start(game, folder), start(game, folder)
    yield Timing("import drachenhof", again[0], "s", calibrate())
    yield Timing(f"{game}: first compile of everything", first[1], "s", calibrate())
    yield Timing(f"{game}: load from the cache", again[1], "s", calibrate())


def start(game: str, cache_folder: str) -> tuple[float, float]:
    """Seconds to import the package, and then to be ready to play."""
    environment = {**os.environ, "DRACHENHOF_CACHE": cache_folder}
    ran = subprocess.run(
        [sys.executable, "-c", STARTED, game], env=environment, capture_output=True, text=True, check=True
    )
    imported, ready = map(float, ran.stdout.split())
    return imported, ready


PLAIN = "plain"  # the search without a policy, where a game has it among its bots
BUDGET = Budget(milliseconds=20)
RANDOM_GAMES = 200  # over which the decisions of a playout are counted
LATE = 4  # positions of each late game at which the strongest bot thinks as long as it does at a table
EVERY: Parts[int] = Parts("bots", "WATCHED_EVERY")
LATE_OPTIONS: Parts[Mapping[str, Any]] = Parts("bots", "FULL")
PLAYOUT_ENDED: Parts[Callable[[State], bool]] = Parts("bots", "playout_ended")


def bot_figures(game: str, players: int, quick: bool = False) -> Iterator[Timing]:
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


@entry(ANY_GAME, ANY_GAME, np.int64)
def copy_often(begun: Any, states: Any, times: int) -> None:
    """Copy a state many times over, into one place after the other."""
    for count in range(times):
        states[count % len(states)] = begun[0]
