"""What a game says to this layer."""

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
    """What measured them."""
    rates: Mapping[str, tuple[float, float, float]]
    """Place value that mistakes lose for each decision: the figure, and between which the true one lies (95 %)."""


class Part(Protocol):
    """A game's part of the analysis, the module `games.NAME.analysis`."""

    HARM: Mapping[str, int]
    """Which counts of `search.causes` can serve as a reason: 1 if more of it is bad, −1 if less of it is."""

    KINDS: tuple[str, ...]
    """What a mistake can be about, for those who collect theirs."""
    ERROR_RATES: tuple[Yardstick, ...]
    """What bots lose by their mistakes, one for each number of players; empty while nothing was measured."""

    def kind(self, played: str, best: str, reasons: Sequence[str]) -> str:
        """What a mistake is about, one of `KINDS`: by both moves in notation, and by reasons, the clearest first."""

    BLIND: str
    """The first word of moves whose outcome no player can know in advance; may be left out."""

    FORESEEN: tuple[type[Struct], ...]
    """The classes of what it foresees, for the page's types; may be left out."""

    def forecast(self, known: Knowledge, seat: int) -> Forecast | None:
        """What is to come for a seat; None where nothing is announced."""

    def phase(self, known: Knowledge) -> int:
        """The part of a game that a position belongs to, from 0."""

    def part(self, known: Knowledge) -> int:
        """The month or the round, from 1; 0 before the first."""

    def corrections(self) -> Corrections:
        """What makes the chances of rollouts true, by number of players and part of the game."""
