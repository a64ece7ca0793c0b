"""Decide whether a game is rated, why not, and which players are compared.

Not finishing never pays. A player who resigns, is absent at the end, makes a long undo or cancels alone has given up.
Such players rank behind all who stayed. Players who stayed are compared with each other.
A player who stayed alone is compared with those who gave up.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from drachenhof.games import Parts
from drachenhof.tables.state import TableState

STRENGTHS: Parts[Mapping[str, float]] = Parts("bots", "STRENGTHS")  # of bots with a measured strength
ENOUGH = 3  # decisions of each player from which on a game is rated
REASONS = (
    "bots",
    "seats",
    "hints",
    "guest",
    "position",
    "daily",
    "duel",
    "tournament",
    "early",
    "given-up",
    "undone",
    "cancelled",
    "address",
    "again",
)
"""Why a game is not rated; docs/protocol.md describes each reason."""


def reason(table: TableState) -> str | None:
    """Why a game is not rated, as far as the table itself says; None if it is, or will be."""
    if not table.open_to_people:
        return "bots"
    if len(table.people) < sum(seat.person is not None for seat in table.seats):
        return "seats"
    if table.setup.hints:
        return "hints"
    if any(seat.bot is not None and seat.bot not in STRENGTHS[table.game] for seat in table.seats):
        return "guest"
    if table.given is not None:
        return "position"
    if table.setup.luck is not None:
        return table.setup.luck.kind
    if table.status in ("over", "cancelled", "broken") and not enough(table):
        return "early"
    if table.long_undo:
        return "given-up" if table.undo_lost else "undone"
    if table.status in ("cancelled", "broken") and not gave_up(table):
        return "cancelled"
    return None


def counts(table: TableState) -> bool:
    """Whether a settled game changes ratings: also one given up by a long undo."""
    return reason(table) in (None, "given-up")


def at_stake(table: TableState) -> bool:
    """Whether a running game is rated by now, so that giving up means losing."""
    return table.status == "playing" and reason(table) is None and enough(table)


def enough(table: TableState) -> bool:
    """Whether every player has made enough decisions for a rated game."""
    play = table.play
    return play is not None and all(play.deciders.count(seat) >= ENOUGH for seat in range(len(table.seats)))


def gave_up(table: TableState) -> list[int]:
    """The seats that gave up so far, in that order."""
    gone = {index: seat.gone for index, seat in enumerate(table.seats) if seat.person is not None and seat.gone}
    asked = {seat.person for seat in table.seats if seat.cancels and not seat.gone}
    if table.status == "cancelled" and len(asked) == 1:
        gone |= dict.fromkeys(table.seats_of(asked.pop()), table.last + 1)
    if table.undo_lost:
        gone |= {index: table.last + 1 for index, seat in enumerate(table.seats) if seat.person is not None}
    return sorted(gone, key=lambda seat: gone[seat])


def settled(table: TableState) -> bool:
    """Whether the result is final: the game is over, or given up by a long undo."""
    return table.status in ("over", "cancelled") or table.undo_lost


@dataclass(frozen=True)
class Outcome:
    """The result of a game: places, and the seats that gave up, in order. `agreed`: the others have no result."""

    places: list[int]
    given_up: list[int]
    agreed: bool

    def opponents(self, seat: int) -> list[tuple[int, float]]:
        """The seats that a seat is compared with, and the result: 1 ahead, 0 behind, 0.5 equal."""
        stayed = [other for other in range(len(self.places)) if other not in self.given_up and other != seat]
        if seat in self.given_up:
            earlier = self.given_up[: self.given_up.index(seat)]
            behind = [(other, float(other in earlier)) for other in self.given_up if other != seat]
            return [(other, 0.0) for other in stayed] or behind
        if self.agreed:
            return []
        mine = self.places[seat]
        among = [(other, 1.0 if mine < self.places[other] else 0.5 * (mine == self.places[other])) for other in stayed]
        return among or [(other, 1.0) for other in self.given_up]


def outcome(table: TableState) -> Outcome:
    """The outcome of a settled game."""
    given_up = gave_up(table)
    stayed = [seat for seat in range(len(table.seats)) if seat not in given_up]
    places = table.places or [1 if seat in stayed else 1 + len(stayed) for seat in range(len(table.seats))]
    ahead = sorted(places[seat] for seat in stayed)
    return Outcome(
        [1 + ahead.index(places[seat]) if seat in stayed else 1 + len(stayed) for seat in range(len(table.seats))],
        given_up,
        agreed=table.status != "over",
    )
