"""A record walked through once: the decisions that were made, and what chance brought."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from drachenhof.game import CHANCE, OVER, Game, Knowledge, Parts, State
from drachenhof.records import Record, game_of, replay
from drachenhof.records.replay import begin

__all__ = ["Deal", "Decision", "NotOver", "Walk", "walk"]

PARTS: Parts[Callable[[Knowledge], int]] = Parts("analysis", "part")


class NotOver(ValueError):  # noqa: N818 (it says what is wrong)
    """A game that is still going on is not reviewed."""


@dataclass(frozen=True)
class Decision:
    """A move of a seat, from the position before it."""

    number: int
    part: int
    seat: int
    state: State
    move: int


@dataclass(frozen=True)
class Deal:
    """Moves of chance in a row: the positions before and after them."""

    number: int
    part: int
    before: State
    after: State
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Walk:
    """A whole game."""

    game: Game
    players: int
    decisions: tuple[Decision, ...]
    deals: tuple[Deal, ...]
    length: int
    last: State


def walk(record: Record) -> Walk:
    """The decisions and deals of a finished game; raises `BrokenRecord`, and `NotOver`.

    Where hands are hidden only the first deal of each part counts as one: cards that
    are drawn later belong to what the others do, for a seat does not see all of them.
    """
    game = game_of(record)
    last, decisions, number = begin(record), list[Decision](), 0
    part = PARTS[game.NAME]
    steps = []
    for step in replay(record):
        last, number = step.after, step.number
        steps.append((step.number, step.before, step.move, step.after))
        seat = game.to_move(step.before)
        if seat >= 0:
            decisions.append(Decision(number, part(step.before), seat, step.before, step.move))
    if game.to_move(last) != OVER:
        raise NotOver("the game is not over")
    deals = list(_counted(game, _runs(game, steps)))
    if not deals or deals[0].number > 1:  # then nothing was dealt before the first decision
        first = begin(record)
        deals.insert(0, Deal(1, part(first), first, first, ()))
    return Walk(game, record.players, tuple(decisions), tuple(deals), number, last)


def _runs(game: Game, steps: list[tuple[int, State, int, State]]) -> Iterator[Deal]:
    """Moves of chance that follow each other."""
    run: list[tuple[int, State, int, State]] = []
    for step in [*steps, None]:
        if step is not None and game.to_move(step[1]) == CHANCE:
            run.append(step)
        elif run:
            part = PARTS[game.NAME](run[-1][3])
            yield Deal(run[0][0], part, run[0][1], run[-1][3], tuple(one[2] for one in run))
            run = []


def _counted(game: Game, runs: Iterator[Deal]) -> Iterator[Deal]:
    parts = set[int]()
    for run in runs:
        if not game.FACTS.hidden or run.part not in parts:
            yield run
        parts.add(run.part)
