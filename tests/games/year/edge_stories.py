"""Games move by move, and the questions that tell which edge cases they hold."""

from dataclasses import dataclass
from typing import Any

from drachenhof import CHANCE, games
from drachenhof.games.year.rules import state as s
from drachenhof.games.year.rules import tables as t
from drachenhof.records import replay
from drachenhof.records.play import begin

year = games["year"]


@dataclass(frozen=True)
class Step:
    """A move: who made it, what it was, and the table before and after."""

    mover: int
    words: str
    before: Any
    after: Any

    @property
    def asked(self):
        return s.STAGE_NAMES[self.before.stage]

    @property
    def month(self):
        return int(self.before.month)

    @property
    def event(self):
        """The event of the month; none in the setup."""
        return t.EVENT_NAMES[self.before.events[self.month - 1]] if self.month else None

    @property
    def part(self):
        """The step of the event phase in which the move was made, or nothing."""
        return int(self.before.step) if self.before.phase == s.EVENT_PHASE else None

    @property
    def court(self):
        """The court of who moves, before the move."""
        return self.before.courts[self.mover]

    @property
    def court_after(self):
        return self.after.courts[self.mover]

    @property
    def legal(self):
        state = self.before.reshape(1)
        return [year.to_text(state, move) for move in year.legal_moves(state)]

    def says(self, *first):
        return self.words.startswith(first)


def story(record):
    """The steps of a record."""
    before, steps = begin(record), []
    before = year.copy(before)
    for move in replay(record):
        after = year.copy(move.state)
        steps.append(Step(year.to_move(before), move.text, before[0], after[0]))
        before = after
    return steps


def players(steps):
    return int(steps[0].before.players)


def persons(court):
    """How many persons a court has."""
    return int((court.palaces["persons"] != s.NOBODY).sum())


def released(steps, event, part=s.EVENT_STEP):
    """The releases that an event (or another part of its phase) has led to, by month."""
    by_month: dict[int, list[Any]] = {}
    for step in steps:
        if step.asked == "release" and step.event == event and step.part == part:
            by_month.setdefault(step.month, []).append(step)
    return by_month


def fireworks_shown(steps):
    """For each festival before month 12, the fireworks that are there."""
    for step in steps:
        if step.asked == "recruit" and step.event == "festival" and step.before.turn == 0:
            yield [int(court.fireworks) for court in step.before.courts[: players(steps)]]


def month_ends(steps):
    """The last step of each month."""
    for step in steps:
        if step.month and (step.after.month > step.month or step.after.phase == s.END_PHASE):
            yield step


def dragons(step):
    """How many dragons stand in the group of the card that is chosen."""
    card = step.words.split()[0]
    if step.mover == CHANCE or card not in t.ACTION_NAMES:
        return 0
    group = step.before.groups[t.ACTION_NAMES.index(card)]
    return sum(court.group == group for court in step.before.courts[: step.before.players])


def super_moves(steps):
    """The decisions that the super event has asked for."""
    return [step for step in steps if step.part == s.SUPER_STEP]
