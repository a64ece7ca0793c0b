"""The forecast of *In the Year of the Dragon*: what the months to come would do to a seat, now and after each choice.

The events are open, so everybody could work this out. What is paid is carried on
from month to month: rice eaten in a drought is not there in the next. Who leaves is a
decision that nobody has made yet, so persons and their symbols are those of now.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from drachenhof import year
from drachenhof.analysis.forecast import Gain, Strike
from drachenhof.game import Knowledge
from drachenhof.layout import duplicate, plain
from drachenhof.year.state import BUILDING, DONE_STEP, EVENT_PHASE, EVENT_STEP, NOBODY, Court, State
from drachenhof.year.tables import (
    EVENT_NAMES,
    FESTIVAL_POINTS,
    HEALER,
    LANTERN_POINTS,
    MONGOLS,
    MONK,
    MONTHS,
    SICK,
    SOLAR_ECLIPSE,
    SUPER_EVENT_NAMES,
    SUPER_MONTH,
    TILE_PERSON,
    TILE_SYMBOLS,
    TRIBUTE_YUAN,
    WARRIOR,
)

__all__ = ["YearForecast", "forecast"]

WALL = "wall"


class YearForecast:
    """The strikes to come, of one seat's knowledge; what a choice cannot change is read once."""

    def __init__(self, known: Knowledge, seat: int) -> None:
        self.known, self.seat = known, seat
        state = plain(State, known)
        self.others = [_Court(state.courts[other]) for other in range(state.players) if other != seat]
        self.plan = list(_plan(state))
        self.court = self._read(known)
        own = self._own(known, self.court)
        self._known: dict[tuple[int, ...], list[Strike]] = {own.key(): []}
        self.strikes = self._strikes(own)

    def after(self, moves: Sequence[int]) -> list[tuple[Gain, list[Strike]]]:
        """For each choice, what it brings at once, and the strikes that it would change."""
        held = duplicate(self.known)
        held["courts"]["debt"][0, self.seat] += 1  # one who owes stays to move, so nothing more happens
        return [self._led(held, move) for move in moves]

    def _led(self, held: Knowledge, move: int) -> tuple[Gain, list[Strike]]:
        state = duplicate(held)
        year.apply(state, move)
        court, floors = self._read(state), 0
        if state["stage"][0] == BUILDING and self.known["stage"][0] != BUILDING:
            floors = int(state["left"][0])
        return _gain(self.court, court, floors), self._changed(self._own(state, court))

    def _changed(self, own: "_Court") -> list[Strike]:
        key = own.key()
        changed = self._known.get(key)
        if changed is None:
            then = self._strikes(own)
            changed = [strike for strike, now in zip(then, self.strikes, strict=True) if strike != now]
            self._known[key] = changed
        return changed

    def _read(self, state: Knowledge) -> Any:
        return plain(Court, state["courts"][0, self.seat : self.seat + 1])

    def _own(self, state: Knowledge, court: Any) -> "_Court":
        """The seat's court, with whoever is about to move in, if there is room."""
        own = _Court(court, int(state["wall_length"][0]))
        arriving = int(state["arriving"][0])
        if arriving != NOBODY:
            own.welcome(court, [arriving, int(state["following"][0])])
        return own

    def _strikes(self, own: "_Court") -> list[Strike]:
        found, rivals, month = list[Strike](), [other.fireworks for other in self.others], 0
        for when, event in self.plan:
            if when != month:
                own.begin()
                month = when
            if event == "festival":
                strike, rivals = _festival(month, own, rivals)
            elif event in _TOGETHER:
                strike = _TOGETHER[event](month, own, self.others)
            else:
                strike = _alone(month, event, own)
            own.bear(strike)
            found.append(strike)
        return found


def forecast(known: Knowledge, seat: int) -> YearForecast | None:
    """The forecast of a seat; None before the events lie."""
    found = YearForecast(known, seat)
    return found if found.plan else None


def _plan(state: Any) -> Iterator[tuple[int, str]]:
    """Month and name of all that is still to come, in its order (Y26 to Y49)."""
    if state.events[MONTHS - 1] < 0:
        return
    for month in range(max(1, state.month), MONTHS + 1):
        begun = month == state.month and state.phase == EVENT_PHASE
        over = month == state.month and state.phase > EVENT_PHASE
        steps = _steps(state, month)
        first = DONE_STEP if over else state.step + 1 if begun else EVENT_STEP
        yield from ((month, name) for name in steps[first:] if name)


def _steps(state: Any, month: int) -> list[str]:
    """What happens in a month, by the steps of the event phase; empty where nothing does."""
    event = state.events[month - 1]
    name, special = EVENT_NAMES[event], month == SUPER_MONTH and state.super_event >= 0
    raid = WALL if state.great_wall and event == MONGOLS else ""
    last = WALL if state.great_wall and month == MONTHS else ""
    again = special and state.super_event == SOLAR_ECLIPSE
    strange = SUPER_EVENT_NAMES[state.super_event] if special and not again else ""
    return [name, raid, last, strange, name if again else "", raid if again else "", ""]


def _gain(now: Any, then: Any, floors: int) -> Gain:
    """The difference between a court now and then."""
    return Gain(
        yuan=then.yuan - now.yuan,
        rice=then.rice - now.rice,
        fireworks=then.fireworks - now.fireworks,
        points=then.score - now.score,
        track=then.track - now.track,
        floors=floors,
    )


class _Court:
    """A court as the events see it; it bears them one after the other."""

    __slots__ = (
        "buddhas", "fireworks", "helmets", "inhabited", "laid", "left", "mortars", "persons", "rice", "wall", "yuan"
    )  # fmt: skip

    def __init__(self, court: Any, wall: int = 0) -> None:
        self.yuan, self.rice, self.fireworks = court.yuan, court.rice, court.fireworks
        self.laid, self.wall = court.laid, wall
        self.persons = self.inhabited = self.helmets = self.mortars = self.buddhas = 0
        palaces = court.palaces
        for index in range(court.palace_count):
            palace = palaces[index]
            persons = palace.persons
            if persons[0] != NOBODY:
                self.inhabited += 1
                self._house(persons, palace.floors)
        self.begin()

    def _house(self, persons: Sequence[int], floors: int) -> None:
        for person in persons:
            if person == NOBODY:
                return
            self.persons += 1
            kind, symbols = _TILES[person]
            if kind == WARRIOR:
                self.helmets += symbols
            elif kind == HEALER:
                self.mortars += symbols
            elif kind == MONK:
                self.buddhas += symbols * floors

    def welcome(self, court: Any, arriving: Sequence[int]) -> None:
        """Some move in: where others live, else in the first palace with room; else nobody does."""
        palaces = [court.palaces[index] for index in range(court.palace_count)]
        roomy = [palace for palace in palaces if palace.floors and palace.persons[palace.floors - 1] == NOBODY]
        if roomy:
            home = max(roomy, key=lambda palace: palace.persons[0] != NOBODY)
            self.inhabited += home.persons[0] == NOBODY
            self._house(arriving, home.floors)
            self.begin()

    def key(self) -> tuple[int, ...]:
        """All that strikes depend on."""
        people = (self.persons, self.inhabited, self.helmets, self.mortars, self.buddhas)
        return (self.yuan, self.rice, self.fireworks, self.laid, self.wall, *people)

    def begin(self) -> None:
        """A new month: who leaves in an earlier one is not foreseen."""
        self.left = self.persons

    def bear(self, strike: Strike) -> None:
        """What is paid is gone."""
        self.yuan -= strike.yuan
        self.rice -= strike.rice
        self.fireworks -= strike.fireworks
        self.left -= strike.persons

    def owed(self, count: int) -> int:
        """One with fewer persons loses all, and no more (Y32)."""
        return max(0, min(count, self.left))


_TILES = [(-1, 0), *((int(kind), int(count)) for kind, count in zip(TILE_PERSON, TILE_SYMBOLS, strict=True))]
"""Type and symbols by what stands in a palace's place: a tile's number plus 1."""


def _alone(month: int, event: str, own: _Court) -> Strike:
    """An event at which nobody else counts."""
    if event == "tribute":  # Y27
        paid = min(TRIBUTE_YUAN, own.yuan)
        missing = TRIBUTE_YUAN - paid
        return Strike(month, event, yuan=paid, missing=missing, persons=own.owed(missing))
    if event == "drought":  # Y28
        hungry = own.owed(own.inhabited)
        fed = min(own.rice, hungry)
        return Strike(month, event, rice=fed, missing=hungry - fed, persons=hungry - fed)
    if event == "contagion":  # Y31
        saved = min(SICK, own.mortars)
        return Strike(month, event, saved=saved, persons=own.owed(SICK - saved))
    if event == "lantern-festival":  # Y45
        return Strike(month, event, points=LANTERN_POINTS * own.left)
    if event == "buddha":  # Y46
        return Strike(month, event, points=own.buddhas)
    if event == "flood":  # Y48
        return Strike(month, event, goods=(own.yuan + own.rice + own.fireworks) // 2)
    return Strike(month, event)


def _festival(month: int, own: _Court, rivals: list[int]) -> tuple[Strike, list[int]]:
    """Points for the most and the second most; whoever scored returns half, rounded up (Y29)."""
    counts = sorted({own.fireworks, *rivals} - {0}, reverse=True)
    left = [count // 2 if count in counts[:2] else count for count in rivals]
    if own.fireworks == 0:
        return Strike(month, "festival"), left
    rank = counts.index(own.fireworks) + 1
    if rank > len(FESTIVAL_POINTS):
        return Strike(month, "festival", rank=rank), left
    paid = own.fireworks - own.fireworks // 2
    return Strike(month, "festival", points=FESTIVAL_POINTS[rank - 1], fireworks=paid, rank=rank), left


def _mongols(month: int, own: _Court, others: list[_Court]) -> Strike:
    """A point per helmet; all who have the fewest release a person (Y30)."""
    fewest = own.helmets <= min(other.helmets for other in others)
    return Strike(month, "mongols", points=own.helmets, persons=own.owed(1) if fewest else 0, fewest=fewest)


def _wall(month: int, own: _Court, others: list[_Court]) -> Strike:
    """A wall that reaches this month scores; else all who laid the fewest release a person (Y42, Y43)."""
    if own.wall >= month:
        return Strike(month, WALL, points=own.laid)
    fewest = own.laid <= min(other.laid for other in others)
    return Strike(month, WALL, persons=own.owed(1) if fewest else 0, fewest=fewest)


_TOGETHER = {"mongols": _mongols, WALL: _wall}
"""What counts others without changing them."""
