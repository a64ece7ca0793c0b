"""Fixed tasks and yardsticks for comparing bots and learners across papers (docs/benchmark.md).

A bot plays every task of a game against copies of each yardstick, in all seats on the
same deals. Deals follow from the seed, the task and their number alone, so all bots
get the same luck and are compared deal by deal (`Cell.deals`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from drachenhof import __version__
from drachenhof.arena.match import Competitor, GameResult
from drachenhof.arena.standings import shared_places, won
from drachenhof.arena.statistics import Estimate, by_blocks, mean, share
from drachenhof.arena.store import Store
from drachenhof.arena.tournament import Players, Tournament, programs, run
from drachenhof.bots.levels import LEVELS, named
from drachenhof.games import games

VERSION = 1
"""Another number means other tasks or yardsticks: figures of different ones cannot be compared."""
GAMES = 100  # of each task against each yardstick


@dataclass(frozen=True)
class Task:
    """A table setup, and the opponents that a bot meets there."""

    game: str
    number: int
    players: int
    options: Mapping[str, Any]
    yardsticks: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name in files and tables, as `year-4-great_wall`."""
        chosen = [name if value is True else f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, str(self.players), *chosen])


@dataclass(frozen=True)
class Cell:
    """The result of a bot in one task against one yardstick."""

    task: Task
    yardstick: str
    games: int
    place_value: Estimate
    """1 where it always was first, −1 where it always was last; 0 is as strong as the yardstick."""
    win_share: Estimate
    score: Estimate
    deals: tuple[float, ...]
    """The mean place value on each deal, in all seats: the same deals for every bot."""
    forfeits: int

    def as_json(self) -> dict[str, Any]:
        return {
            "yardstick": self.yardstick,
            "games": self.games,
            "place_value": self.place_value.as_json(),
            "win_share": self.win_share.as_json(),
            "score": self.score.as_json(),
            "deals": [round(value, 6) for value in self.deals],
            "forfeits": self.forfeits,
        }


def tasks(game: str) -> list[Task]:
    """The tasks of a game as its own part names them; else the smallest table and all levels that count simulations."""
    part = games.part(game, "bots")
    counted = [name for name in LEVELS[game] if named(game, name).budget.milliseconds is None]
    yardsticks = tuple(getattr(part, "YARDSTICKS", counted))
    kinds = getattr(part, "TASKS", [(games[game].PLAYERS[0], {})])
    return [Task(game, number, players, options, yardsticks) for number, (players, options) in enumerate(kinds)]


def opponents(bot: str, task: Task) -> list[str]:
    """The yardsticks that a bot meets: all but itself."""
    own = Competitor.parse(task.game, bot).label
    return [one for one in task.yardsticks if Competitor.parse(task.game, one).label != own]


def measure(
    bot: str,
    task: Task,
    count: int,
    seed: int,
    folder: Path,
    players: Players,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Cell]:
    """Play a task against each yardstick; what `folder` has already is not played again.

    Raises `BadBot`, `BadStore` if the folder has games of other programs, and `OSError`.
    """
    for yardstick in opponents(bot, task):
        tournament = Tournament.of(task.game, task.players, task.options, [bot, yardstick], "one", seed + task.number)
        tournament.prepare()
        path = folder / f"{task.name}-{yardstick.replace('@', '-')}.jsonl"
        opened = Store.resume if path.exists() else Store.begin
        with opened(path, tournament.header) as store:
            before = len(store.results)
            progress(before)
            results = run(tournament.matches(count), store, players, progress)
        yield cell(task, tournament.bots[0], yardstick, results)


def cell(task: Task, bot: str, yardstick: str, results: Sequence[GameResult]) -> Cell:
    """Return the result of some games of a bot against copies of a yardstick."""
    own = [(result, result.seats.index(bot)) for result in results]
    values = [(result.deal, _value(result, seat)) for result, seat in own]
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return Cell(
        task,
        yardstick,
        len(own),
        _scaled(by_blocks(share, ((deal, (1 + value) / 2) for deal, value in values))),
        by_blocks(share, ((result.deal, won(result.places)[seat]) for result, seat in own)),
        by_blocks(mean, ((result.deal, float(result.scores[seat])) for result, seat in own)),
        tuple(sum(deals[deal]) / len(deals[deal]) for deal in sorted(deals)),
        sum(bool(result.forfeits) and result.forfeits[seat] is not None for result, seat in own),
    )


def _value(result: GameResult, seat: int) -> float:
    return 1 - 2 * (shared_places(result.places)[seat] - 1) / (len(result.places) - 1)


def overall(cells: Sequence[Cell]) -> Estimate:
    """The mean over all tasks and yardsticks, each of the same weight.

    Yardsticks of one task meet the bot on the same deals, so these are taken together deal by
    deal; tasks have deals of their own.
    """
    by_task: dict[str, list[Cell]] = {}
    for one in cells:
        by_task.setdefault(one.task.name, []).append(one)
    means = [_of_task(own) for own in by_task.values()]
    weights = [len(own) / len(cells) for own in by_task.values()]
    value = sum(weight * one.value for weight, one in zip(weights, means, strict=True))
    below = [one.value - (-1.0 if one.low is None else one.low) for one in means]
    above = [(1.0 if one.high is None else one.high) - one.value for one in means]
    low, high = (
        sqrt(sum((weight * half) ** 2 for weight, half in zip(weights, halves, strict=True)))
        for halves in (below, above)
    )
    return Estimate(value, value - low, value + high)


def _of_task(cells: Sequence[Cell]) -> Estimate:
    rows = list(zip(*(one.deals for one in cells), strict=True))
    return _scaled(share([(1 + sum(row) / len(row)) / 2 for row in rows], [1] * len(rows)))


def _scaled(part: Estimate) -> Estimate:
    """Convert a share of all possible wins, from 0 to 1, to a place value, from −1 to 1.

    Its interval is that of a share (docs/arena.md): within the scale, and not empty if all games were won.
    """
    ends = [None if end is None else 2 * end - 1 for end in (part.low, part.high)]
    return Estimate(2 * part.value - 1, *ends)


def document(bot: str, seed: int, cells: Sequence[Cell]) -> dict[str, Any]:
    """Return the results as plain dicts and numbers."""
    by_task: dict[str, list[Cell]] = {}
    for one in cells:
        by_task.setdefault(one.task.name, []).append(one)
    played = dict.fromkeys(one.task.game for one in cells)
    return {
        "benchmark": VERSION,
        "engine": f"drachenhof {__version__}",
        "bot": bot,
        "programs": {game: hashed for game in played if (hashed := programs(game, [bot]))},
        "seed": seed,
        "tasks": [
            {
                "task": name,
                "game": own[0].task.game,
                "players": own[0].task.players,
                "options": dict(own[0].task.options),
                "yardsticks": [one.as_json() for one in own],
            }
            for name, own in by_task.items()
        ],
        "games": {game: overall([one for one in cells if one.task.game == game]).as_json() for game in played},
    }
