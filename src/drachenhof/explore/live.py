"""Live rollouts for one decision that the user describes; the table has the same figures for many decisions."""

from collections.abc import Callable, Sequence
from math import inf
from threading import Event
from time import perf_counter
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from drachenhof.analysis.measuring import own_seed
from drachenhof.engine.game import Numbers
from drachenhof.explore.build import FEWEST, answers
from drachenhof.explore.parts import Continuation, explored, part_of
from drachenhof.explore.playing import best
from drachenhof.explore.significance import Sum, sure_of
from drachenhof.explore.table import Row
from drachenhof.games import games
from drachenhof.search.rollouts import SCORE, WIN

ROLLOUTS, MOST_ROLLOUTS = 400, 4_000  # of each choice
CHUNK = 10  # of each choice, between two looks at a cancel


_Four: TypeAlias = tuple[Sum, Sum, Sum, Sum]


class Unexplored(ValueError):  # noqa: N818 (it names what is wrong)
    """The described case does not fit the game; the message says why."""


class CaseRows(Struct, frozen=True):
    """The rollout results for each choice of a case, the best first."""

    view: str
    seat: int
    moves: list[str]
    """From the beginning of the game to the decision, chance included: a game that goes on from here can be played."""
    chosen: str
    """The policy's choice."""
    rows: list[Row]
    fewest: int = FEWEST
    """The rollouts per choice below which no choice is called the best, since the order may be luck."""
    alike: tuple[str, ...] = ()
    """Choices that are not significantly worse than the one that won most often; if empty, that one is the best."""

    @property
    def enough(self) -> bool:
        """Whether there were enough rollouts to say which choice is best."""
        return self.rows[0].positions >= self.fewest


def look(
    game: str,
    players: int,
    seat: int,
    given: Sequence[str] = (),
    rollouts: int = ROLLOUTS,
    *,
    seconds: float | None = None,
    seed: int = 1,
    cancel: Event | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> CaseRows:
    """Estimate the value of each choice of a seat in a situation; the seed draws what is not given.

    With `seconds` it ends after that time, even with fewer rollouts.
    Raises `Unexplored`.
    """
    if not explored(game):
        raise Unexplored(f"there is nothing to explore in {game}")
    rules, part = games[game], part_of(game)
    if players not in rules.PLAYERS or seat not in range(players):
        raise Unexplored(f"{game} has no seat {seat + 1} of {players}")
    try:
        state, moves = part.situation(players, seat, given, seed)
    except ValueError as error:
        raise Unexplored(str(error)) from None
    legal = rules.legal_moves(state)
    keys = [rules.to_text(state, move) for move in legal]
    lines = [Continuation(key, state, move) for key, move in zip(keys, legal, strict=True)]
    sums: dict[str, _Four] = {key: (Sum(), Sum(), Sum(), Sum()) for key in keys}
    wins = list[Numbers]()
    done, until = 0, inf if seconds is None else perf_counter() + seconds
    while done < rollouts and (not done or perf_counter() < until) and not (cancel is not None and cancel.is_set()):
        count = min(CHUNK, rollouts - done)
        results = answers(game, lines, players, own_seed(state), done, count)[:, :, seat]
        wins.append(results[:, :, WIN])
        for figures in results:
            _add(sums, keys, figures[:, WIN].tolist(), figures[:, SCORE].tolist())
        done += count
        progress(done / rollouts)
    rows = [_row(key, done, sums[key]) for key in keys]
    rows.sort(key=lambda row: (-(row.win.value if row.win else 0.0), row.key))
    chosen, alike = rules.to_text(state, best(game, state, legal)), _alike(keys, rows[0].key, np.concatenate(wins))
    return CaseRows(part.LIVE, seat, moves, chosen, rows, alike=alike)


def _alike(keys: list[str], first: str, wins: Numbers) -> tuple[str, ...]:
    """Return the choices that are not significantly worse than the first on the same random numbers.

    The threshold grows with the number of choices, since the first of many may just be the luckiest.
    """
    if len(keys) < 2:
        return ()
    less = wins[:, [keys.index(first)]] - wins
    off = less.std(axis=0) / np.sqrt(max(1, len(wins) - 1))
    close = less.mean(axis=0) <= sure_of(len(keys) - 1) * off
    return tuple(key for key, near in zip(keys, close, strict=True) if near and key != first)


def _row(key: str, done: int, sums: _Four) -> Row:
    win, gain, amount, more = sums
    return Row(key, done, None, win.share(), gain.figure(), amount.figure(), more.figure(), [])


def _add(sums: dict[str, _Four], keys: list[str], wins: list[float], scores: list[float]) -> None:
    """Add one rollout of each choice: its figures, and their differences to the mean of all others."""
    others = max(1, len(keys) - 1)
    for at, key in enumerate(keys):
        win, gain, amount, more = sums[key]
        win.add(wins[at])
        amount.add(scores[at])
        gain.add(wins[at] - (sum(wins) - wins[at]) / others)
        more.add(scores[at] - (sum(scores) - scores[at]) / others)
