"""By whose play everything is measured: the same policies for every seat and every worth, in hints and in reviews."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.games import Parts, games
from drachenhof.search.causes import causes
from drachenhof.search.rollouts import FIGURES, Luck

Policies: TypeAlias = "tuple[tuple[Numbers | None, float], ...]"
"""Of each the weights (None: hand-made), and the points of noise."""

JUDGES: "Parts[Callable[[], Policies]]" = Parts("bots", "reviewers")


class JudgeRollouts:
    """The rollouts of a position; the game's policies take turns, so that no conclusion depends on one of them."""

    def __init__(self, lucks: list[Luck], players: int) -> None:
        self._lucks, self._players = lucks, players

    def roll(self, moves: Numbers, first: int, count: int) -> Numbers:
        """Rollouts `first` to `first + count − 1` of each move: by rollout, move, seat, and WIN, PLACE, SCORE."""
        results, turns = np.empty((count, len(moves), self._players, FIGURES)), len(self._lucks)
        for turn, one in enumerate(self._lucks):
            begin, end = (-((turn - number) // turns) for number in (first, first + count))
            if end > begin:
                results[(turn - first) % turns :: turns] = one.roll(moves, begin, end - begin)
        return results


def luck(
    game: str, known: Knowledge, players: int, seed: int, drawn: int = 0, policies: "Policies | None" = None
) -> JudgeRollouts:
    """The rollouts of a position, by the game's policies or by others."""
    return JudgeRollouts(_lucks(game, known, players, seed, drawn, policies), players)


def counted(game: str, known: Knowledge, moves: list[int], seat: int, seed: int, count: int) -> Numbers:
    """Rollouts in which all that befalls a seat is counted: by rollout, move and cause."""
    lucks, lines = _lucks(game, known, len(games[game].scores(known)), seed), np.array(moves, np.int16)
    return np.concatenate([causes(one, lines, seat, count // len(lucks)) for one in lucks])


def handmade(game: str) -> Policies:
    """The policy that has learned nothing, alone: a judge beside the others."""
    return tuple(one for one in JUDGES[game]() if one[0] is None)


def _lucks(
    game: str, known: Knowledge, players: int, seed: int, drawn: int = 0, policies: "Policies | None" = None
) -> list[Luck]:
    by = JUDGES[game]() if policies is None else policies
    return [Luck(game, known, players, seed, heat, drawn=drawn, weights=weights) for weights, heat in by]
