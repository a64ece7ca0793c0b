"""Where the points of *In the Year of the Dragon* came from."""

from collections.abc import Iterable, Iterator

from drachenhof import year
from drachenhof.game import SPECTATOR
from drachenhof.records import Step
from drachenhof.words.course import Booking
from drachenhof.words.telling import View
from drachenhof.words.year.ledger import Entry, entries
from drachenhof.words.year.worth import end_points, month_points, symbols
from drachenhof.year.tables import MONTHS

__all__ = ["END", "SOURCES", "bookings"]

SOURCES = ("research", "events", "wall", "palaces", "ladies", "privileges", "persons", "monks", "goods")
END = MONTHS


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """What each move brought."""
    for _, _, before, move, after in steps:
        if year.scores(before) == year.scores(after):
            continue
        text = year.to_text(before, move)
        earlier, later = (year.view(year.knowledge(state, SPECTATOR)) for state in (before, after))
        for entry in entries(earlier, text, later):
            for seat in range(earlier["players"]):
                for part, source, count in _sources(entry, seat, text, earlier, later):
                    if count:
                        yield part, source, seat, count


def _sources(entry: Entry, seat: int, text: str, before: View, after: View) -> list[tuple[int, str, int]]:
    """What one cause brought a seat, by source; months count from 0, and the end comes after the last."""
    court, month, points = after["courts"][seat], int(before["month"]) - 1, entry.changes[seat]["points"]
    if entry.cause == "end":
        return [(MONTHS, source, count) for source, count in end_points(court).items()]
    if entry.cause == "scoring":
        ladies, palaces = symbols(court, "court-lady"), len(court["palaces"])
        parts = {"palaces": palaces, "ladies": ladies, "privileges": month_points(court) - ladies - palaces}
        return [(month, source, count) for source, count in parts.items()]
    if entry.cause == "own":
        kind = text.split()[0]
        return [(month, {"wall": "wall", "charter": "events"}.get(kind, "research"), points)]
    return [(month, "wall" if entry.cause == "wall" else "events", points)]
