"""A single pass over a record: its decisions and chance moves."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from drachenhof.engine.game import CHANCE, Game, Knowledge, State
from drachenhof.games import Parts
from drachenhof.records import Play, Record
from drachenhof.records.history import Step

PARTS: Parts[Callable[[Knowledge], int]] = Parts("analysis", "part")


class NotOver(ValueError):  # noqa: N818 (it says what is wrong)
    """The game is not over, so it cannot be reviewed."""


@dataclass(frozen=True)
class DecisionMade:
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
    decisions: tuple[DecisionMade, ...]
    deals: tuple[Deal, ...]
    length: int
    last: State


def walk(record: Record) -> Walk:
    """Return the decisions and deals of a finished game; raises `BrokenRecord` and `NotOver`.

    With hidden hands only the first deal of each part counts as a deal. Cards drawn later
    count as the others' doing, because a seat does not see all of them.
    """
    play = Play.of(record)
    if not play.over:
        raise NotOver("the game is not over")
    game, part, steps = play.game, PARTS[play.game.NAME], list(play.steps())
    decisions = [
        DecisionMade(step.number, part(step.before), step.decider, step.before, step.move)
        for step in steps
        if step.decider >= 0
    ]
    deals = list(_counted(game, _runs(game, steps)))
    if not deals or deals[0].number > 1:  # then nothing was dealt before the first decision
        deals.insert(0, Deal(1, part(play.begun), play.begun, play.begun, ()))
    return Walk(game, record.players, tuple(decisions), tuple(deals), len(steps), play.state)


def _runs(game: Game, steps: list[Step]) -> Iterator[Deal]:
    """Moves of chance that follow each other."""
    run: list[Step] = []
    for step in [*steps, None]:
        if step is not None and step.decider == CHANCE:
            run.append(step)
        elif run:
            first, last = run[0], run[-1]
            part = PARTS[game.NAME](last.after)
            yield Deal(first.number, part, first.before, last.after, tuple(one.move for one in run))
            run = []


def _counted(game: Game, runs: Iterator[Deal]) -> Iterator[Deal]:
    parts = set[int]()
    for run in runs:
        if not game.FACTS.hidden or run.part not in parts:
            yield run
        parts.add(run.part)
