"""A tip and its figure: what following it brings against not following it, over the same luck, in many games.

A tip names two sides of a decision: the choices that it speaks for, and those that
it speaks against. In each of many games one decision that has both is played on by
rollouts from both, as the seat knows it; the figure is how much higher the chance to
win is on the first side, on the mean of all games.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, NamedTuple, Protocol, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
from msgspec import Struct

from drachenhof.analysis.measuring import Measured, luck, margin
from drachenhof.bots import Budget
from drachenhof.bots.simple import Greedy
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, Game, Knowledge
from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.search.rollouts import WIN

NOISY = 0.05  # how often any legal move is played instead of the policy's, so that much is seen
PLAYERS = 4
ROLLOUTS = 16  # of each choice
WIDEST = 3  # choices of a side that are played on
DIGITS = 4
FILE = "tips.json"

Sides: TypeAlias = tuple[Sequence[str], Sequence[str]]
"""The choices that a tip recommends and those that it rejects; if either is empty, the tip does not apply."""


class Situation(NamedTuple):
    """A decision as a tip looks at it: what the seat that decides knows, the same as a view, and its choices."""

    known: Knowledge
    view: Any
    """Of the game's own type."""
    texts: Sequence[str]
    """The choices in notation."""


class Part(Protocol):
    """A game's part of this layer, the package `learn.tips`; its folder has `tips.json`."""

    TIPS: Mapping[str, Callable[[Situation], Sides]]
    """By name: the two sides of a decision."""


class TipFigure(Struct, frozen=True):
    """The gain in the chance to win from following a tip, and the number of games measured."""

    name: str
    gain: Measured
    positions: int


class Measurement(Struct, frozen=True):
    """All tips of a game, and the command that measured them."""

    command: str
    tips: list[TipFigure]


def shipped(game: str) -> Measurement | None:
    """The figures that the page shows; None where a game has no tips."""
    if not games.has(game, "learn.tips"):
        return None
    file = files(games.package(game, "learn.tips")) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Measurement)


def measure(game: str, count: int, seed: int, advance: Callable[[int], None] = lambda _: None) -> list[TipFigure]:
    """Measure all tips of a game in `count` games; deterministic for a seed."""
    part: Part = games.part(game, "learn.tips")
    gains: dict[str, list[float]] = {name: [] for name in part.TIPS}
    for number in range(count):
        rng = np.random.default_rng((seed, number))
        decisions = list(_decisions(games[game], rng))
        left = set(part.TIPS)
        for at in rng.permutation(len(decisions)):
            known, moves = decisions[at]
            texts = {games[game].to_text(known, move): move for move in moves}
            situation = Situation(known, games[game].view(known), list(texts))
            for name in sorted(left):
                sides = part.TIPS[name](situation)
                if sides[0] and sides[1]:
                    left.remove(name)
                    own = np.random.default_rng((seed, number, crc32(name.encode())))  # whatever other tips there are
                    gains[name].append(_gain(game, known, sides, texts, own))
        advance(1)
    return [TipFigure(name, _figure(values), len(values)) for name, values in gains.items()]


def _decisions(game: Game, rng: np.random.Generator) -> Iterator[tuple[Knowledge, list[int]]]:
    """Yield the decisions with a choice in a game of bots that sometimes err."""
    bot, chance = Greedy(game.NAME), Chance(seed=int(rng.integers(1 << 62)))
    play = Play(game, game.new(min(PLAYERS, game.PLAYERS[-1])))
    while (seat := play.to_move) != OVER:
        if seat == CHANCE:
            play.apply(chance.pick(game, play.state))
            continue
        known, moves = game.knowledge(play.state, seat), game.legal_moves(play.state)
        if len(moves) > 1:
            yield known, moves
        any_move = rng.random() < NOISY
        play.apply(int(rng.choice(moves)) if any_move else bot.decide(known, Budget(simulations=1), rng).move)


def _gain(game: str, known: Knowledge, sides: Sides, texts: Mapping[str, int], rng: np.random.Generator) -> float:
    """How much higher the chance to win is on the first side, in one position."""
    seat, seed = games[game].to_move(known), int(rng.integers(1 << 50))
    drawn = [rng.permutation(list(side))[:WIDEST].tolist() for side in sides]
    moves = np.array([texts[text] for side in drawn for text in side], np.int16)
    results = luck(game, known, len(games[game].scores(known)), seed).roll(moves, 0, ROLLOUTS)
    won = results[:, :, seat, WIN].mean(axis=0)
    return float(won[: len(drawn[0])].mean() - won[len(drawn[0]) :].mean())


def _figure(values: list[float]) -> Measured:
    if not values:
        return Measured(0.0, -1.0, 1.0)
    value, off = float(np.mean(values)), margin(np.array(values))
    return Measured(*(round(max(-1.0, min(1.0, one)), DIGITS) for one in (value, value - off, value + off)))
