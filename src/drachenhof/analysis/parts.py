"""What a game says to this layer."""

from typing import Protocol

from drachenhof.analysis.calibration import Corrections
from drachenhof.analysis.forecast import Forecast
from drachenhof.game import Knowledge


class Part(Protocol):
    """A game's part of the analysis, the module `analysis.NAME`."""

    def forecast(self, known: Knowledge, seat: int) -> Forecast | None:
        """What is to come for a seat; None where nothing is announced."""

    def phase(self, known: Knowledge) -> int:
        """The part of a game that a position belongs to, from 0."""

    def corrections(self) -> Corrections:
        """What makes the chances of rollouts true, by number of players and part of the game."""
