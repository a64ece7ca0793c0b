"""Where the points and the coins of a game came from: by month or round, by source, by seat.

>>> from drachenhof.words.course import SOURCES
>>> SOURCES["hoard"]
('hand', 'open', 'backs')
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from drachenhof import hoard, year
from drachenhof.game import SPECTATOR, State
from drachenhof.hoard.tables import BACK_COINS, CARD_NAMES, EIGHT, FEATHER_COINS, FRONT_COINS
from drachenhof.words.ledger import Entry, entries
from drachenhof.words.telling import View
from drachenhof.words.worth import end_points, month_points, symbols
from drachenhof.year.tables import MONTHS

__all__ = ["SOURCES", "Course", "course"]

SOURCES = {
    "year": ("research", "events", "wall", "palaces", "ladies", "privileges", "persons", "monks", "goods"),
    "hoard": ("hand", "open", "backs"),
}

Step = tuple[State, int, State]
"""A move between two positions."""


@dataclass
class Course:
    """`parts[part][source][seat]`: points of each month and of the end, or coins lost in each round."""

    sources: list[str]
    parts: list[list[list[int]]]


def course(game: str, players: int, steps: Iterable[Step]) -> Course:
    """How a game went, from its moves."""
    booked = Course(list(SOURCES[game]), [])
    for part, source, seat, count in (_year if game == "year" else _hoard)(steps):
        while len(booked.parts) <= part:
            booked.parts.append([[0] * players for _ in booked.sources])
        booked.parts[part][booked.sources.index(source)][seat] += count
    return booked


Booking = tuple[int, str, int, int]
"""The part, the source, the seat, and how much."""


# In the Year of the Dragon


def _year(steps: Iterable[Step]) -> Iterator[Booking]:
    for before, move, after in steps:
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


# Drachensachen


def _hoard(steps: Iterable[Step]) -> Iterator[Booking]:
    for before, _, after in steps:
        losses = [later - earlier for earlier, later in zip(hoard.scores(before), hoard.scores(after), strict=True)]
        if not any(losses):
            continue
        for seat, loss in enumerate(losses):
            view, rest = hoard.view(hoard.knowledge(before, seat)), loss
            for source, count in _coins(view, seat).items():
                counted = min(count, rest)  # at most ten a round (H24)
                rest -= counted
                yield view["round"] - 1, source, seat, counted
            yield view["round"] - 1, "hand", seat, rest  # what came at the last moment came into the hand


def _coins(view: View, seat: int) -> dict[str, int]:
    """What lies before a seat, in coins (H24)."""
    holding, feathers = view["holdings"][seat], "golden-feathers" in view["abilities"]
    worth = {name: int(coins) for name, coins in zip(CARD_NAMES, FRONT_COINS, strict=True)}
    if feathers:
        worth[CARD_NAMES[EIGHT]] = int(FEATHER_COINS)  # H46
    open_size = sum(holding["open"].values())
    backs = holding["hidden"] if view["options"]["count_all_backs"] else max(holding["hidden"] - open_size, 0)
    return {
        "hand": sum(worth[card] * count for card, count in holding["hand"].items()),
        "open": sum(worth[card] * count for card, count in holding["open"].items()),
        "backs": int(BACK_COINS) * backs,
    }
