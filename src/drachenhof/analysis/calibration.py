"""Corrections for the chances of rollouts, whose simple policy has a bias that games of stronger players show.

A game's part of the analysis has a table by number of players and part of the
game, fitted on games at the level of `prince` that are used for nothing else.
`benchmarks/calibration.py` makes and checks it (docs/judgement.md).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import TypeAlias

import msgspec
from msgspec import Struct, structs

from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.games import games


class Correction(Struct, frozen=True):
    """How chances from rollouts are corrected; by default nothing is changed."""

    sharpness: float = 1.0
    """Chances are raised to this power and made to add up to 1: below 1 they move towards each other."""
    place: float = 1.0
    """Factor by which expected place values are larger."""
    score: float = 0.0
    """Points that are added."""
    seats: tuple[float, ...] = ()
    """The bias of each seat that rollouts miss: added to the logarithm of the seat's chance."""
    leads: tuple[float, ...] = ()
    """The same in place value, as a summand; the sum over seats is 0."""

    def win(self, share: float, shares: Numbers, seat: int) -> float:
        """A chance to win, corrected; the others share the rest as they do in `shares`."""
        if self.sharpness == 1.0 and not self.seats:
            return share
        rest = max(1.0 - float(shares[seat]), 1e-12)
        own = self._odds(share, seat)
        others = sum(
            self._odds((1.0 - share) * float(other) / rest, index)
            for index, other in enumerate(shares)
            if index != seat
        )
        return float(own / (own + others)) if own + others > 0 else share

    def _odds(self, share: float, seat: int) -> float:
        return float(share**self.sharpness) * exp(self.seats[seat] if self.seats else 0.0)

    def place_value(self, value: float, seat: int) -> float:
        """An expected place value, corrected."""
        return max(-1.0, min(1.0, self.place * value + (self.leads[seat] if self.leads else 0.0)))


Corrections: TypeAlias = Mapping[str, Sequence[Correction]]
"""By number of players (as text), for each part of a game, from its beginning on."""


@cache
def load_corrections(package: str, name: str) -> Corrections:
    """Load the corrections from a file of a package; empty if the file is missing."""
    file = files(package).joinpath(name)
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[Correction, ...]])


def correction(game: str, knowledge: Knowledge, players: int) -> Correction:
    """The correction for a position; a number of players that was not measured takes that of the nearest."""
    part = games.part(game, "analysis")
    table = part.corrections()
    phases = table[min(table, key=lambda measured: abs(int(measured) - players))] if table else ()
    if not phases:
        return Correction()
    correction: Correction = phases[min(part.phase(knowledge), len(phases) - 1)]
    return correction if len(correction.seats) == players else structs.replace(correction, seats=(), leads=())
