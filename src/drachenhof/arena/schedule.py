"""Who sits where: line-ups that meet equally often, each rotated through all seats on one deal."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from drachenhof.chance import seed_word

LINEUPS = ("mixed", "one")
_ARRANGEMENT = 1  # keeps these random numbers apart from all others of a seed


@dataclass(frozen=True)
class Seating:
    """One game to be played: its number, the deal that it shares with its block, and the bot in each seat."""

    number: int
    block: int
    seats: tuple[int, ...]


def schedule(bots: int, players: int, games: int, lineup: str, seed: int) -> Iterator[Seating]:
    """At least `games` games, in whole blocks, laid out when asked for; a larger number begins with the same ones."""
    lineups = _mixed(bots, players) if lineup == "mixed" else _one(bots, players)
    number = 0
    for block, seats in enumerate(lineups):
        if number >= games:
            return
        for rotation in rotations(_arranged(seats, seed, block)):
            yield Seating(number, block, rotation)
            number += 1


def rotations(seats: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different rotations: in them together every bot sits equally often in every seat."""
    turned = (seats[shift:] + seats[:shift] for shift in range(len(seats)))
    return list(dict.fromkeys(turned))


def _arranged(seats: tuple[int, ...], seed: int, block: int) -> tuple[int, ...]:
    """The line-up in any order, so that nobody always sits behind the same opponent."""
    spawned = np.random.SeedSequence(int(seed_word(seed)), spawn_key=(_ARRANGEMENT, block))
    order = np.random.default_rng(spawned).permutation(len(seats))
    return tuple(seats[place] for place in order.tolist())


def _one(bots: int, players: int) -> Iterator[tuple[int, ...]]:
    """The first bot against copies of another, of each other in turn."""
    while True:
        for other in range(1, bots):
            yield (0, *[other] * (players - 1))


def _mixed(bots: int, players: int) -> Iterator[tuple[int, ...]]:
    """Line-ups: in each no bot has more than one seat more than another, and all pairs meet about equally often."""
    met = np.zeros((bots, bots), np.int64)
    sat = np.zeros(bots, np.int64)
    while True:
        seats: list[int] = []
        for _ in range(players):
            wanted = ((seats.count(bot), int(met[bot, seats].sum()), int(sat[bot]), bot) for bot in range(bots))
            seats.append(min(wanted)[-1])
        for bot in seats:
            sat[bot] += 1
            met[bot, seats] += 1
        yield tuple(seats)
