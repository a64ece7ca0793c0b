"""Two games of one duel side by side: how the seat went in each, and where they parted."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from drachenhof.i18n.codes import Codes
from drachenhof.i18n.course import course
from drachenhof.i18n.narrator import Tale, tale_of
from drachenhof.records import Play
from drachenhof.server.challenges.duels.messages import DuelChoice, Parting
from drachenhof.server.replays.messages import Course

SHOWN = 4  # months or rounds in which two games differ most

_codes = Codes()


class Chosen(NamedTuple):
    """A decision between several moves; `number` counts all moves of its game, from 1."""

    number: int
    part: int  # the month or the round, from 1
    text: str


class Run(NamedTuple):
    """How one seat went: where its points or coins came from, by part and source, and what was decided."""

    sources: list[str]
    parts: list[list[int]]
    end: bool  # the last part is what the end brought
    chosen: list[Chosen]


def run(play: Play, players: int, seat: int) -> Run:
    """How a seat went in a game that is over."""
    game, tale, chosen = play.game, tale_of(play.game.NAME), list[Chosen]()
    for number, step in enumerate(play.steps(), start=1):
        if step.decider == seat and len(game.legal_moves(step.before)) > 1:
            chosen.append(Chosen(number, tale.part(step.before), step.text))
    booked = course(game.NAME, players, play.steps())
    parts = [[source[seat] for source in part] for part in booked.parts]
    return Run(booked.sources, parts, booked.end, chosen)


def together(one: Run, other: Run) -> Course:
    """Both as if they were two seats of one game."""
    nothing = [0] * len(one.sources)
    parts = zip_longest(one.parts, other.parts, fillvalue=nothing)
    return Course(one.sources, [[list(pair) for pair in zip(*part, strict=True)] for part in parts], one.end)


def partings(game: str, one: Run, other: Run) -> list[Parting]:
    """The first decision in which two games differ, and the first of each part in which they differ most."""
    tale = tale_of(game)
    gaps = [sum(mine) - sum(theirs) for mine, theirs in zip_longest(one.parts, other.parts, fillvalue=())]
    first = _first(one.chosen, other.chosen)
    if first is None:
        return []
    begun = min(choice.part for choice in first if choice is not None)
    by_part = {begun: (True, first)}
    for index in sorted(range(len(gaps)), key=lambda index: -abs(gaps[index])):
        part = index + 1
        differing = _first(*([choice for choice in line.chosen if choice.part == part] for line in (one, other)))
        if part > begun and gaps[index] and differing is not None and len(by_part) <= SHOWN:
            by_part[part] = (False, differing)
    return [
        Parting(part, is_first, _gap(gaps, part), *(_choice(tale, choice) for choice in choices))
        for part, (is_first, choices) in sorted(by_part.items())
    ]


def _first(one: Sequence[Chosen], other: Sequence[Chosen]) -> tuple[Chosen | None, Chosen | None] | None:
    """The first decisions that differ; None beside one where the other game had none left."""
    for mine, theirs in zip_longest(one, other):
        if mine is None or theirs is None or mine.text != theirs.text:
            return mine, theirs
    return None


def _gap(gaps: Sequence[int], part: int) -> int:
    return gaps[part - 1] if 1 <= part <= len(gaps) else 0


def _choice(tale: Tale, choice: Chosen | None) -> DuelChoice | None:
    return None if choice is None else DuelChoice(choice.number, choice.text, tale.choice(_codes, choice.text))
