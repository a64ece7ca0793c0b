"""The work of a review: a quick look at all of a game first, then again where it matters most."""

import hashlib
from collections.abc import Iterable, Iterator
from threading import Event

from drachenhof.analysis.measuring import Progress
from drachenhof.analysis.review.fortune import Fortune
from drachenhof.analysis.review.race import Race
from drachenhof.analysis.review.walk import Decision, Walk

__all__ = ["Cancelled", "Work"]

FIRST = 8  # rollouts of each choice before anything is looked at twice
QUICK, QUICK_DEALS = 8_000, 128  # rollouts after that in the first form, and of each side of a deal
SHARP, SHARP_DEALS = 100_000, 1024  # for each seat that is reviewed
LONGEST = 8192  # rollouts of a choice
PRECISE, ROUGH = 0.015, 0.06  # of place value: own decisions, and those of others
OTHERS = 0.3  # how much others' decisions matter beside own ones


class Cancelled(Exception):  # noqa: N818 (it says what happened)
    """It was broken off before anything could be said."""


class Work:
    """The races of all decisions that have to be judged, and the deals as each seat saw them."""

    def __init__(self, walk: Walk, seats: Iterable[int], seed: int, cancel: Event | None) -> None:
        self.walk, self.seats, self._seed, self._cancel = walk, tuple(seats), seed, cancel
        self.hidden = walk.game.FACTS.hidden
        self.races = {one.number: self._race(one) for one in walk.decisions if self._judged(one)}
        eyes = self.seats if self.hidden else self.seats[:1]
        self._fortunes = {seat: [self._fortune(seat, at) for at in range(len(walk.deals))] for seat in eyes}
        self._done = 0

    def _judged(self, one: Decision) -> bool:
        return not self.hidden or one.seat in self.seats

    def _race(self, one: Decision) -> Race:
        known = self.walk.game.knowledge(one.state, one.seat)
        word = _word(self._seed, one.number, one.seat)
        return Race(self.walk.game.NAME, known, self.walk.players, one.move, word, self.hidden)

    def _fortune(self, seat: int, at: int) -> Fortune:
        deal = self.walk.deals[at]
        word = _word(self._seed, deal.number, self.walk.players + (seat if self.hidden else 0))
        return Fortune(self.walk.game.NAME, deal, seat, self.walk.players, word)

    def fortunes(self, seat: int) -> list[Fortune]:
        """The deals as a seat could know them; where nothing is hidden all know the same."""
        return self._fortunes[seat if self.hidden else self.seats[0]]

    @property
    def rollouts(self) -> int:
        every = (one.rollouts for seat in self._fortunes.values() for one in seat)
        return sum(every) + sum(race.rollouts for race in self.races.values())

    def quick(self, progress: Progress) -> None:
        """A first look at everything; raises `Cancelled`."""
        races = [race for race in self.races.values() if not race.forced]
        for done, race in enumerate(races):
            self._stop()
            race.more(FIRST)
            progress(0.5 * done / len(races))
        for race in self.races.values():
            if race.forced:
                race.more(2)
        self._deals(QUICK_DEALS)
        for share in self._again(QUICK):
            self._stop()
            progress(0.5 + 0.5 * share)
        progress(1.0)

    def sharpen(self, progress: Progress) -> None:
        """Again, the costliest first; it ends when all is known well enough, or it is cancelled."""
        self._deals(SHARP_DEALS)
        for done in self._again(SHARP * len(self.seats)):
            progress(done)
            if self._cancelled:
                return
        progress(1.0)

    def _deals(self, rollouts: int) -> None:
        for seat in self._fortunes.values():
            for one in seat:
                if not self._cancelled:
                    one.more(rollouts)

    def _again(self, budget: int) -> Iterator[float]:
        """Double the rollouts of what matters most, as long as there are any left; says how much is spent."""
        spent = 0
        while spent < budget:
            need, race = max(((self._need(race), race) for race in self.races.values()), key=lambda one: one[0])
            if need <= 0 or spent + race.price() > budget:
                return
            spent += race.price()
            race.more(race.count)
            yield spent / budget

    def _need(self, race: Race) -> float:
        if race.forced or race.count >= LONGEST:
            return 0.0
        return race.need(PRECISE) if race.seat in self.seats else OTHERS * race.need(ROUGH)

    @property
    def _cancelled(self) -> bool:
        return self._cancel is not None and self._cancel.is_set()

    def _stop(self) -> None:
        if self._cancelled:
            raise Cancelled


def _word(*numbers: int) -> int:
    """A seed that follows from these numbers."""
    return int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:7], "big")
