"""Where the points of *In the Year of the Dragon* came from."""

from collections.abc import Iterable, Iterator

from drachenhof.engine.game import State
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules.foresight import income, worth
from drachenhof.games.year.rules.tables import MONTHS
from drachenhof.i18n.course import Booking
from drachenhof.records import Step

_MONTHLY, _AT_LAST = ("palaces", "ladies", "privileges"), ("persons", "monks", "goods")
SOURCES = ("research", "events", "wall", *_MONTHLY, *_AT_LAST)
END = MONTHS


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """What each move brought."""
    for _, _, before, move, after in steps:
        if year.scores(before) != year.scores(after):
            yield from _booked(before, move)


def _booked(before: State, move: int) -> Iterator[Booking]:
    """What each moment of a move brought; months count from 0, and the end comes after the last."""
    month, last = int(before["month"][0]) - 1, before
    for name, state in year.moments(before, move):
        if name == "scoring":
            yield from _listed(month, _MONTHLY, income(state))
        elif name == "end":
            yield from _listed(END, _AT_LAST, worth(state))
        else:
            source = _own(year.to_text(before, move)) if name == "move" else "wall" if "wall" in name else "events"
            for seat, (old, new) in enumerate(zip(year.scores(last), year.scores(state), strict=True)):
                if new != old:
                    yield month, source, seat, new - old
        last = state


def _own(text: str) -> str:
    """What a move's own points come from."""
    return {"wall": "wall", "charter": "events"}.get(text.split()[0], "research")


def _listed(part: int, sources: tuple[str, ...], counts: list[int]) -> Iterator[Booking]:
    """Points of each source, seat after seat."""
    for place, count in enumerate(counts):
        if count:
            yield part, sources[place % len(sources)], place // len(sources), count
