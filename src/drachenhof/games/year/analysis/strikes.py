"""The forecast of *In the Year of the Dragon*: what the months to come would do to a seat, now and after each choice.

The events are open, so everybody could work this out: the rules of each event say it.
"""

from collections.abc import Sequence

from msgspec import Struct

from drachenhof.analysis.forecast import Danger
from drachenhof.engine.game import Knowledge
from drachenhof.games.year.rules.foresight import Effect, Row, Strikes, effects
from drachenhof.games.year.rules.strikes import STRIKE_NAMES

MONTHS_AHEAD = 3  # of which a coach warns: this one and the next two
PERSONS_LOST = 2  # to be warned of


class Strike(Struct, omit_defaults=True, frozen=True):
    """What an event, a look at the wall (`wall`) or the super event of a month would do to a seat."""

    month: int
    event: str
    persons: int = 0  # to release
    yuan: int = 0  # to pay
    rice: int = 0
    fireworks: int = 0  # to return
    goods: int = 0  # of any kind, to return
    points: int = 0  # to score
    missing: int = 0  # yuan or rice that is not there to be paid
    saved: int = 0  # persons whom mortars save
    rank: int | None = None  # by fireworks; equals share it
    fewest: bool = False  # nobody has fewer helmets, or has laid fewer tiles


class Gain(Struct, omit_defaults=True, frozen=True):
    """What a choice brings at once, before anything else happens; what it costs is below 0."""

    yuan: int = 0
    rice: int = 0
    fireworks: int = 0
    points: int = 0
    track: int = 0
    floors: int = 0  # to place
    coming: int = 0  # spaces on the track, once those who come are placed


class YearForecast:
    """The strikes to come, of one seat's knowledge."""

    def __init__(self, known: Knowledge, seat: int) -> None:
        self._known = known
        self._strikes = Strikes(known, seat)
        self.strikes = [_strike(row) for row in self._strikes.now()]

    def after(self, moves: Sequence[int]) -> list[tuple[Gain, list[Strike]]]:
        """For each choice, what it brings at once, and the strikes that it would change."""
        gains = map(_gain, effects(self._known, moves))
        changed = ([_strike(row) for row in rows] for rows in self._strikes.after(moves))
        return list(zip(gains, changed, strict=True))

    def dangers(self, moves: Sequence[int]) -> dict[int, Danger]:
        """The choices after which events of this month and the next two would take two persons or more."""
        last = max(1, int(self._known["month"][0])) + MONTHS_AHEAD - 1
        dangers = {}
        for move, (_, changed) in zip(moves, self.after(moves), strict=True):
            strikes = [one for one in _changed(self.strikes, changed) if one.persons and one.month <= last]
            if (persons := sum(one.persons for one in strikes)) >= PERSONS_LOST:
                dangers[move] = Danger(persons, tuple(strikes))
        return dangers


def forecast(known: Knowledge, seat: int) -> YearForecast | None:
    """The forecast of a seat; None before the events lie, and when nothing is to come."""
    foretold = YearForecast(known, seat)
    return foretold if foretold.strikes else None


def _strike(row: Row) -> Strike:
    month, event, persons, yuan, rice, fireworks, goods, points, missing, saved, rank, fewest, _ = row
    paid = persons, yuan, rice, fireworks, goods
    return Strike(month, STRIKE_NAMES[event], *paid, points, missing, saved, rank or None, bool(fewest))


def _gain(effect: Effect) -> Gain:
    price, points, spaces, yuan, rice, fireworks, floors, coming = effect
    return Gain(yuan - price, rice, fireworks, points, spaces, floors, coming)


def _changed(now: Sequence[Strike], changed: Sequence[Strike]) -> list[Strike]:
    """The strikes after a choice: each that it changes, in the place of what it was."""
    left = list(changed)
    strikes = []
    for strike in now:
        new = next((one for one in left if (one.month, one.event) == (strike.month, strike.event)), None)
        if new is not None:
            left.remove(new)
        strikes.append(new or strike)
    return strikes
