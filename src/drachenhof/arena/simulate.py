"""Simulations: play thousands of games of random players or bots on all cores, and average the results."""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from drachenhof.arena import match
from drachenhof.arena.workers import pool
from drachenhof.arena.workers import suggested_workers as suggested_for_bots
from drachenhof.games import games
from drachenhof.records import Record
from drachenhof.search.playout import random_games, random_moves

CHUNK = 2_000  # games that a worker plays in one go
RECORD_CHUNK = 100  # when it writes them down, too
WORTH_A_WORKER = 20_000  # games that take longer than starting a process
RECORD_WORTH_A_WORKER = 1_000
NORMAL_95 = 1.959964  # standard errors on either side that hold 95 %

Interval: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class SimulationTask:
    """The settings of a simulation: the same task gives the same games everywhere."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: int
    records: bool = False
    rows: bool = False
    seats: tuple[str, ...] = ()
    """The bot in each seat; random players in compiled code if there are none."""


@dataclass(frozen=True)
class GameSums:
    """Sums over some games, as whole numbers, so that the order of adding does not matter."""

    games: int
    score: "np.ndarray[Any, np.dtype[np.int64]]"  # by seat
    score_squared: "np.ndarray[Any, np.dtype[np.int64]]"
    wins: "np.ndarray[Any, np.dtype[np.int64]]"
    decisions: int
    chance_moves: int
    forfeits: tuple[tuple[str, dict[str, Any]], ...] = ()
    """Faults of external bots."""

    def __add__(self, other: "GameSums") -> "GameSums":
        return GameSums(
            *(mine + others for mine, others in zip(vars(self).values(), vars(other).values(), strict=True))
        )


class GameRow(NamedTuple):
    """One game in numbers; scores and places by seat."""

    number: int
    decisions: int
    chance_moves: int
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Chunk(NamedTuple):
    """Some games: their sums, and on request their records as lines, and their rows."""

    sums: GameSums
    lines: list[str]
    rows: list[GameRow]


@dataclass(frozen=True)
class SeatResult:
    """The result of one seat, with 95% confidence intervals."""

    mean_score: float
    mean_score_interval: Interval
    win_share: float
    win_share_interval: Interval


@dataclass(frozen=True)
class Simulation:
    """The result of a simulation."""

    task: SimulationTask
    games: int
    seats: list[SeatResult]
    mean_decisions: float
    mean_chance_moves: float
    workers: int
    seconds: float
    forfeits: tuple[tuple[str, dict[str, Any]], ...] = ()
    """Faults of external bots: one entry per forfeited seat."""

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0


def simulate(
    task: SimulationTask,
    count: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
    put: Callable[[str], None] | None = None,
    tell: Callable[[list[GameRow]], None] | None = None,
    first: int = 0,
) -> Simulation:
    """Play games `first` to `count − 1` of a seed. The result is the same for every number of workers.

    `progress` is called with the number of newly finished games. If the task asks for them, `put` is
    called with each record as a line, and `tell` with rows of games, both in order.
    """
    if count - first < 1:
        raise ValueError(f"a simulation has at least one game, not {count - first}")
    prepare(task)
    workers = workers or (suggested_for_bots(count) if task.seats else suggested_workers(count, task.records))
    begun = perf_counter()
    total: GameSums | None = None
    for sums, lines, rows in _chunks(task, first, count, workers):
        total = sums if total is None else total + sums
        if put is not None:
            for line in lines:
                put(line)
        if tell is not None:
            tell(rows)
        progress(sums.games)
    assert total is not None
    return _result(task, total, workers, perf_counter() - begun)


def prepare(task: SimulationTask) -> None:
    """Load the compiled code, and compile it once before all workers do; raises `BadOption`."""
    if task.seats:
        match.warm_up(task.game, task.players, task.options, task.seats)
    else:
        play(task, 0, 0)


def suggested_workers(count: int, records: bool = False) -> int:
    """Return the number of cores, or fewer if starting more workers would not pay off."""
    worth = RECORD_WORTH_A_WORKER if records else WORTH_A_WORKER
    return max(1, min(os.cpu_count() or 1, count // worth))


def _chunks(task: SimulationTask, begin: int, count: int, workers: int) -> Iterator[Chunk]:
    """The games in chunks, in order, played here or by worker processes."""
    size = 1 if task.seats else RECORD_CHUNK if task.records else CHUNK
    spans = ((first, min(size, count - first)) for first in range(begin, count, size))
    if workers == 1:
        yield from (play(task, *span) for span in spans)
        return
    with pool(workers) as processes:
        # A few chunks ahead of those that are taken: enough to keep all busy, and not all in memory.
        ahead: list[Future[Chunk]] = []
        ahead += [processes.submit(play, task, *span) for span in islice(spans, 4 * workers)]
        while ahead:
            yield ahead.pop(0).result()
            ahead += [processes.submit(play, task, *span) for span in islice(spans, 1)]


def play(task: SimulationTask, first: int, count: int) -> Chunk:
    """Games `first` to `first + count − 1` of the task's seed."""
    if task.seats:
        return _play_bots(task, range(first, first + count))
    played = random_games(task.game, task.players, dict(task.options), task.seed, first, count)
    sums = GameSums(
        games=count,
        score=played.scores.sum(axis=0),
        score_squared=(played.scores**2).sum(axis=0),
        wins=(played.places == 1).sum(axis=0),
        decisions=int(played.decisions.sum()),
        chance_moves=int(played.chances.sum()),
    )
    numbers = range(first, first + count)
    rows = zip(numbers, *(column.tolist() for column in (played.decisions, played.chances)), strict=True)
    results = zip(map(tuple, played.scores.tolist()), map(tuple, played.places.tolist()), strict=True)
    return Chunk(
        sums,
        [_record(task, number) for number in numbers] if task.records else [],
        [GameRow(*row, *result) for row, result in zip(rows, results, strict=True)] if task.rows else [],  # type: ignore[call-arg]
    )


def _play_bots(task: SimulationTask, numbers: range) -> Chunk:
    """Play with bots, move by move; every game has its own deal."""
    played = [match.play(_match(task, number)) for number in numbers]
    scores = np.array([result.scores for result in played], np.int64)
    sums = GameSums(
        games=len(played),
        score=scores.sum(axis=0),
        score_squared=(scores**2).sum(axis=0),
        wins=(np.array([result.places for result in played]) == 1).sum(axis=0),
        decisions=sum(len(result.moves) - result.chance_moves for result in played),
        chance_moves=sum(result.chance_moves for result in played),
        forfeits=tuple(
            (bot, forfeit)
            for result in played
            for bot, forfeit in zip(result.seats, result.forfeits, strict=False)
            if forfeit is not None
        ),
    )
    lines = [result.record(_match(task, result.number)).to_json() for result in played] if task.records else []
    rows = [
        GameRow(
            result.number, len(result.moves) - result.chance_moves, result.chance_moves, result.scores, result.places
        )
        for result in played
    ]
    return Chunk(sums, lines, rows if task.rows else [])


def _match(task: SimulationTask, number: int) -> match.Match:
    return match.Match(task.game, task.options, task.seed, number, number, task.seats)


def _record(task: SimulationTask, number: int) -> str:
    game = games[task.game]
    moves = random_moves(task.game, task.players, dict(task.options), task.seed, number)
    seats = [{"bot": "random"}] * task.players
    begun = game.new(task.players, **task.options)
    return Record.of(game, begun, moves, seats, seed=task.seed, number=number + 1).to_json()


def _result(task: SimulationTask, total: GameSums, workers: int, seconds: float) -> Simulation:
    return Simulation(
        task=task,
        games=total.games,
        seats=[_seat_result(total, seat) for seat in range(task.players)],
        mean_decisions=total.decisions / total.games,
        mean_chance_moves=total.chance_moves / total.games,
        workers=workers,
        seconds=seconds,
        forfeits=total.forfeits,
    )


def _seat_result(total: GameSums, seat: int) -> SeatResult:
    score, squared, wins = int(total.score[seat]), int(total.score_squared[seat]), int(total.wins[seat])
    return SeatResult(
        mean_score=score / total.games,
        mean_score_interval=mean_interval(total.games, score, squared),
        win_share=wins / total.games,
        win_share_interval=share_interval(total.games, wins),
    )


def mean_interval(count: int, total: int, squared: int) -> Interval:
    """Return the 95% interval of a mean by the normal approximation; unbounded for one number."""
    mean = total / count
    if count < 2:
        return (mean, mean)
    variance = (squared * count - total * total) / (count * (count - 1))
    margin = NORMAL_95 * sqrt(variance / count)
    return (mean - margin, mean + margin)


def share_interval(count: int, hits: int) -> Interval:
    """Return the 95% interval of a share by Wilson's score."""
    share, weight = hits / count, NORMAL_95**2 / count
    middle = (share + weight / 2) / (1 + weight)
    margin = NORMAL_95 * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    # Rounding must not leave the share itself outside, as it would for 0 and 1.
    return (max(0.0, min(share, middle - margin)), min(1.0, max(share, middle + margin)))
