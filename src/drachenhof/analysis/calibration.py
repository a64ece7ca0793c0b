"""What makes chances true: rollouts of a simple policy are off in ways that games of stronger players show.

A game's part of the analysis has a table by number of players and part of the
game, fitted on games at the level of `prince` that are used for nothing else.
`benchmarks/calibration.py` makes and checks it (docs/judgement.md).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

from drachenhof.game import Knowledge, Numbers, games

__all__ = ["Correction", "Corrections", "correction", "kept"]


class Correction(Struct, frozen=True):
    """How chances from rollouts are corrected; by default nothing is changed."""

    sharpness: float = 1.0
    """Chances are raised to this power and made to add up to 1: below 1 they move towards each other."""
    place: float = 1.0
    """Factor by which expected place values are larger."""
    score: float = 0.0
    """Points that are added."""

    def win(self, share: float, shares: Numbers, seat: int) -> float:
        """A chance to win, corrected; the others share the rest as they do in `shares`."""
        if self.sharpness == 1.0:
            return share
        rest = max(1.0 - float(shares[seat]), 1e-12)
        others = sum(
            ((1.0 - share) * float(other) / rest) ** self.sharpness
            for index, other in enumerate(shares)
            if index != seat
        )
        own = share**self.sharpness
        return float(own / (own + others)) if own + others > 0 else share


Corrections: TypeAlias = Mapping[str, Sequence[Correction]]
"""By number of players (as text), for each part of a game, from its beginning on."""


@cache
def kept(package: str, name: str) -> Corrections:
    """The corrections in a file of a package; none if there is no such file."""
    file = files(package).joinpath(name)
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[Correction, ...]])


def correction(game: str, knowledge: Knowledge, players: int) -> Correction:
    """The correction for a position; a number of players that was not measured takes that of the nearest."""
    part = games.part(game, "analysis")
    table = part.corrections()
    phases = table[min(table, key=lambda measured: abs(int(measured) - players))] if table else ()
    phase = part.phase(knowledge)
    return phases[min(phase, len(phases) - 1)] if phases else Correction()
