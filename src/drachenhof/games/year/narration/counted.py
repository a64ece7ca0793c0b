"""What each event looks at, found by asking the rules: whatever changes its doing when there is more of it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from drachenhof.engine.layout import dtype_of
from drachenhof.games.year.rules.events import happen
from drachenhof.games.year.rules.palaces import found_palace, move_in
from drachenhof.games.year.rules.state import Court, State
from drachenhof.games.year.rules.tables import COURT_LADY, EVENT_NAMES, GOODS, MONK, PERSON_NAMES, WARRIOR, EventName

PALACES = "palaces"

_Doing: TypeAlias = tuple[int, tuple[int, ...], int]
"""What an event does to a court: points that it scores, goods that it gives, persons that it owes."""


@cache
def counted() -> Mapping[EventName, tuple[str, ...]]:
    """By event: inhabited palaces, goods, and types of person whose symbols it counts."""
    return {name: tuple(_looked_at(event)) for event, name in enumerate(EVENT_NAMES)}


def good_of(event: str) -> str | None:
    """The good that an event looks at; None if it looks at none."""
    looked_at = next((looked_at for name, looked_at in counted().items() if name == event), ())
    return next((good for good in GOODS if good in looked_at), None)


def _looked_at(event: int) -> list[str]:
    usual = _done(event, _replace(COURT_LADY))
    return [name for name, give in _MORE.items() if _done(event, give) != usual]


def _done(event: int, give: Callable[[Court], None]) -> _Doing:
    """What an event does to a court of two palaces that has too little of everything, apart from what `give` adds.

    Rules that Python calls are interpreted, so nothing is compiled for this.
    """
    state: Any = np.zeros(1, dtype_of(State))[0]
    state.players, state.month, state.events[0] = 2, 1, event
    court, rival = state.courts[0], state.courts[1]
    for one, persons in ((court, (COURT_LADY, MONK)), (rival, (WARRIOR, MONK))):
        for person in persons:
            _house(one, person)
    court.yuan, court.rice, court.fireworks, rival.fireworks = 1, 1, 1, 2
    move_in(court.palaces[1], MONK)
    give(court)
    before = court.copy()
    happen(state)
    goods = tuple(int(before[good] - court[good]) for good in GOODS)
    return int(court.score), goods, int(court.debt)


def _house(court: Court, person: int) -> None:
    """A palace with a young person in it."""
    found_palace(court)
    move_in(court.palaces[court.palace_count - 1], person)


def _add(good: str) -> Callable[[Any], None]:
    def give(court: Any) -> None:
        court[good] += 1

    return give


def _replace(person: int) -> Callable[[Court], None]:
    """Somebody else lives where the court lady did."""

    def give(court: Court) -> None:
        court.palaces[0].persons[0] = person + 1

    return give


_MORE: Mapping[str, Callable[[Court], None]] = {
    PALACES: lambda court: _house(court, MONK),
    **{good: _add(good) for good in GOODS},
    **{name: _replace(person) for person, name in enumerate(PERSON_NAMES)},
}
