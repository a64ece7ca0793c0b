"""What the compiled rules say of moves and months to come, for those who tell of them or foretell.

These are functions of a state, beside those of `drachenhof.engine.game.Game`.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from drachenhof.engine.game import Knowledge, Numbers, State
from drachenhof.engine.game_api import listed, players_of
from drachenhof.engine.layout import dtype_of, duplicate, single
from drachenhof.engine.rule import ILLEGAL
from drachenhof.games.year.rules import effects as _effects
from drachenhof.games.year.rules import entries
from drachenhof.games.year.rules import strikes as _strikes
from drachenhof.games.year.rules.moves import MAX_LEGAL

Row: TypeAlias = tuple[int, ...]
"""The fields of a `strikes.Strike`, in order."""


class Effect(NamedTuple):
    """What a move does by itself to the court that makes it: the fields of `effects.Effect`."""

    price: int
    points: int
    spaces: int
    yuan: int
    rice: int
    fireworks: int
    floors: int
    coming: int


def effects(state: State, moves: Sequence[int]) -> list[Effect]:
    """What each legal move of a seat does, before anything else happens."""
    written = np.empty(len(moves), dtype_of(_effects.Effect))
    numbers = np.array(moves, np.int16)
    _checked(entries.list_effects(single(state), duplicate(state), numbers, written, _room()))
    return [Effect._make(effect) for effect in written.tolist()]


class Strikes:
    """What the months to come would do to a seat, now and after each of its choices."""

    def __init__(self, known: Knowledge, seat: int) -> None:
        self._known, self._seat = single(known), seat
        self._now = np.empty(_strikes.MAX_STRIKES, dtype_of(_strikes.Strike))
        self._count = entries.list_strikes(self._known, duplicate(known), seat, self._now)

    def now(self) -> list[Row]:
        """All of them, in their order (Y26 to Y49)."""
        rows: list[Row] = self._now[: self._count].tolist()
        return rows

    def after(self, moves: Sequence[int]) -> list[list[Row]]:
        """For each legal move those that it would change."""
        changed = np.empty((len(moves) + 1) * _strikes.MAX_STRIKES, self._now.dtype)
        numbers = np.array(moves, np.int16)
        copy = duplicate(self._known)
        count = _checked(entries.list_changes(self._known, copy, self._seat, numbers, self._now, changed, _room()))
        changes: list[list[Row]] = [[] for _ in moves]
        for row in changed[:count].tolist():
            changes[row[-1]].append(row)
        return changes


def income(state: State) -> list[int]:
    """What palaces, court ladies and privileges bring in a month, seat after seat (Y34)."""
    points = np.empty(3 * players_of(state), np.int16)
    entries.list_income(single(state), points)
    return listed(points)


def worth(state: State) -> list[int]:
    """What persons, monks and goods are worth at the end, seat after seat (Y35)."""
    points = np.empty(3 * players_of(state), np.int16)
    entries.list_worth(single(state), points)
    return listed(points)


def _room() -> Numbers:
    return np.empty(MAX_LEGAL, np.int16)


def _checked(count: int) -> int:
    if count == ILLEGAL:
        raise ValueError("only a seat's legal moves can be looked ahead at")
    return count
