"""What a game must offer for its analysis."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from drachenhof.analysis.calibration import Corrections
from drachenhof.analysis.forecast import Forecast
from drachenhof.engine.game import Knowledge


@dataclass(frozen=True)
class Yardstick:
    """The error rates of bots that play against themselves, in games of `players`."""

    players: int
    command: str
    """The command that measured them."""
    rates: Mapping[str, tuple[float, float, float]]
    """Place value lost by mistakes per decision: the estimate and its 95 % interval."""


class Part(Protocol):
    """A game's part of the analysis, the module `games.NAME.analysis`."""

    HARM: Mapping[str, int]
    """Which counts of `search.causes` can serve as a reason: 1 if more of it is bad, −1 if less of it is."""

    KINDS: tuple[str, ...]
    """The classes of mistakes, for players' statistics."""
    ERROR_RATES: tuple[Yardstick, ...]
    """Bots' losses by mistakes, one entry per number of players; empty until measured."""

    def kind(self, played: str, best: str, reasons: Sequence[str]) -> str:
        """Classify a mistake as one of `KINDS`, by both moves in notation and by its reasons, the clearest first."""

    BLIND: str
    """The first word of moves whose outcome no player can know in advance; may be left out."""

    FORESEEN: tuple[type[Struct], ...]
    """The classes of what it foresees, for the page's types; may be left out."""

    def forecast(self, known: Knowledge, seat: int) -> Forecast | None:
        """Return the forecast for a seat; None if nothing is announced."""

    def phase(self, known: Knowledge) -> int:
        """The part of a game that a position belongs to, from 0."""

    def part(self, known: Knowledge) -> int:
        """The month or the round, from 1; 0 before the first."""

    def corrections(self) -> Corrections:
        """Return the corrections that calibrate chances of rollouts, by number of players and part of the game."""
