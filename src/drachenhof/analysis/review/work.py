"""The work of a review: a quick look at all of a game first, then again where it matters most."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from threading import Event
from typing import TypeVar

from drachenhof.analysis.measuring import Progress
from drachenhof.analysis.review.impact import Fortune, Impact
from drachenhof.analysis.review.race import Race
from drachenhof.analysis.review.walk import DecisionMade, Walk
from drachenhof.bots.levels import pace

FIRST = 4  # rollouts of each choice, and of each impact, before anything is looked at twice
QUICK, QUICK_DEALS = 9_000, 64  # rollouts of the whole first form, and of each side of a deal
SHARP, SHARP_IMPACTS, SHARP_DEALS = 40_000, 20_000, 512  # after that, for each seat: of choices, of impacts; of deals
LONGEST = 8192  # rollouts of a choice
QUICKER, OPINIONS = 10, 8  # a second opinion of the first form: by how much shorter, and how many there is time for
PRECISE = 0.015  # of place value
OTHERS = 0.02  # weight of the variance of others' decisions, relative to that of own ones

Item = TypeVar("Item")


class Cancelled(Exception):  # noqa: N818 (it says what happened)
    """The review was cancelled before it had any result."""


class Work:
    """The measurements of a review: costs and impacts of decisions, and the deals as each seat saw them."""

    def __init__(self, walk: Walk, seats: Iterable[int], seed: int, cancel: Event | None) -> None:
        self.walk, self.seats, self._seed, self._cancel = walk, tuple(seats), seed, cancel
        self.hidden = walk.game.FACTS.hidden
        self.races = {one.number: self._race(one) for one in walk.decisions if one.seat in self.seats}
        self.impacts = {one.number: self._impact(one) for one in walk.decisions if self._counts(one)}
        eyes = self.seats if self.hidden else self.seats[:1]
        self._fortunes = {seat: [self._fortune(seat, at) for at in range(len(walk.deals))] for seat in eyes}

    def _counts(self, one: DecisionMade) -> bool:
        """Whether what a decision did is measured: where hands are hidden only own ones, and none that was forced."""
        if self.hidden and one.seat not in self.seats:
            return False
        return len(self.walk.game.legal_moves(self.walk.game.knowledge(one.state, one.seat))) > 1

    def _race(self, one: DecisionMade) -> Race:
        known = self.walk.game.knowledge(one.state, one.seat)
        word = _word(self._seed, one.number, one.seat)
        return Race(self.walk.game.NAME, known, self.walk.players, one.move, word)

    def _impact(self, one: DecisionMade) -> Impact:
        known = self.walk.game.knowledge(one.state, one.seat)
        word = _word(self._seed, one.number, one.seat, "step")
        return Impact(self.walk.game.NAME, known, self.walk.players, one.seat, one.move, word)

    def _fortune(self, seat: int, at: int) -> Fortune:
        deal = self.walk.deals[at]
        word = _word(self._seed, deal.number, self.walk.players + (seat if self.hidden else 0))
        return Fortune(self.walk.game.NAME, deal, seat, self.walk.players, word)

    def fortunes(self, seat: int) -> list[Fortune]:
        """Return the deals as a seat knew them; without hidden information, all seats share them."""
        return self._fortunes[seat if self.hidden else self.seats[0]]

    @property
    def rollouts(self) -> int:
        every: list[Fortune | Race | Impact] = [*self._deals(), *self.races.values(), *self.impacts.values()]
        return sum(one.rollouts for one in every)

    def quick(self, progress: Progress) -> None:
        """A first look at everything; raises `Cancelled`."""
        for done in _in_turn(self._first(), self._deal(QUICK_DEALS), self._quickly_on(), self._ask_quickly()):
            if self._cancelled:
                raise Cancelled
            progress(done)
        progress(1.0)

    def sharpen(self, progress: Progress) -> None:
        """Measure again where it matters most, until all is known well enough or the review is cancelled."""
        for done in _in_turn(
            self._deal(SHARP_DEALS),
            self._race_on(self._sharp),
            self._impacts_on(SHARP_IMPACTS * len(self.seats)),
            self._ask(),
        ):
            if self._cancelled:
                return
            progress(done)
        progress(1.0)

    def judge(self) -> None:
        """Measure only the costs of decisions, as exactly as the sharp form: enough for error rates."""
        for race in self.races.values():
            race.more(FIRST)
        for _ in _in_turn(self._race_on(self._sharp), self._ask()):
            pass

    def _first(self) -> Iterator[float]:
        every: list[Race | Impact] = [*self.races.values(), *self.impacts.values()]
        for done, one in enumerate(every, start=1):
            one.more(FIRST)
            yield done / len(every)

    def _quickly_on(self) -> Iterator[float]:
        left = max(0, QUICK - self.rollouts)
        yield from _in_turn(self._race_on(left // 2), self._impacts_on(left // 2))

    def _deals(self) -> list[Fortune]:
        return [one for seat in self._fortunes.values() for one in seat]

    def _deal(self, rollouts: int) -> Iterator[float]:
        deals = self._deals()
        for done, one in enumerate(deals, start=1):
            one.more(rollouts)
            yield done / len(deals)

    @property
    def _sharp(self) -> int:
        """Return the rollouts of choices in the sharp form: more if they are fast."""
        return round(SHARP * pace(self.walk.game.NAME)) * len(self.seats)

    def _race_on(self, budget: int) -> Iterator[float]:
        """Double the rollouts of the decision that may have cost most, as long as there are any left."""
        return _doubled(self.races.values(), self._need, Race.price, budget)

    def _ask_quickly(self) -> Iterator[float]:
        yield from self._ask(QUICKER * max(1.0, len(self._suspected()) / OPINIONS))

    def _ask(self, quicker: float = 1.0) -> Iterator[float]:
        """Get a second opinion on all mistakes by rollouts."""
        suspected = self._suspected()
        for done, one in enumerate(suspected, start=1):
            one.ask(quicker)
            yield done / len(suspected)

    def _suspected(self) -> list[Race]:
        return [race for race in self.races.values() if race.suspected]

    def _need(self, race: Race) -> float:
        return 0.0 if race.forced or race.count >= LONGEST else race.need(PRECISE)

    def _impacts_on(self, budget: int) -> Iterator[float]:
        """Double the rollouts of the impact that makes the sums more exact than any other, for what it costs."""
        return _doubled(self.impacts.values(), self._doubt, lambda impact: impact.rollouts, budget)

    def _doubt(self, impact: Impact) -> float:
        own = impact.variance(impact.seat, 0) if impact.seat in self.seats else 0.0
        others = max((impact.variance(seat, 0) for seat in self.seats if seat != impact.seat), default=0.0)
        return (own + (0.0 if self.hidden else OTHERS * others)) / impact.count

    @property
    def _cancelled(self) -> bool:
        return self._cancel is not None and self._cancel.is_set()


def _doubled(
    listed: Iterable[Item], need: Callable[[Item], float], price: Callable[[Item], int], budget: int
) -> Iterator[float]:
    """Double the rollouts of whatever needs it most; return the spent share of the budget."""
    needs = {one: need(one) for one in listed}
    spent = 0
    while needs:
        one = max(needs, key=lambda each: needs[each])
        if needs[one] <= 0:
            return
        if (cost := price(one)) + spent > budget:
            needs[one] = 0.0  # something else may be cheap enough
            continue
        spent += cost
        one.more(one.count)  # type: ignore[attr-defined]
        needs[one] = need(one)
        yield spent / budget


def _in_turn(*works: Iterator[float]) -> Iterator[float]:
    """The progress of all parts together, done one after the other, from what each says of itself."""
    for at, work in enumerate(works):
        for done in work:
            yield (at + done) / len(works)


def _word(*parts: int | str) -> int:
    """Return a seed derived from the given numbers."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "big")
