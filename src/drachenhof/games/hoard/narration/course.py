"""The sources of lost coins in *Drachensachen*."""

from collections.abc import Iterable, Iterator

import numpy as np

from drachenhof.engine.game import State
from drachenhof.engine.game_api import listed
from drachenhof.engine.layout import single
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules import entries
from drachenhof.i18n.narrator import Booking
from drachenhof.records.history import Step

SOURCES = ("hand", "open", "backs")
END = None


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """Yield the coins lost in each round."""
    for _, _, before, move, after in steps:
        if hoard.scores(before) != hoard.scores(after):
            counted = next(state for name, state in hoard.moments(before, move) if name == "losses")
            yield from _booked(counted, hoard.scores(before))


def _booked(counted: State, before: list[int]) -> Iterator[Booking]:
    """Split each seat's loss of a round by source; a seat loses at most ten coins (H24)."""
    coins, part = _coins(counted), int(counted["round_number"][0]) - 1
    for seat, (earlier, later) in enumerate(zip(before, hoard.scores(counted), strict=True)):
        rest = later - earlier
        for source, count in zip(SOURCES, coins[3 * seat : 3 * seat + 3], strict=True):
            lost = min(count, rest)
            rest -= lost
            yield part, source, seat, lost
        yield part, SOURCES[0], seat, rest  # golden feathers can reduce the count above ten (H46)


def _coins(counted: State) -> list[int]:
    """Coins by source, seat after seat."""
    coins = np.empty(3 * len(hoard.scores(counted)), np.int16)
    entries.list_coins(single(counted), coins)
    return listed(coins)
