"""The budget and the decision of a bot."""

import re
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING, Protocol

from drachenhof.engine.game import Knowledge

if TYPE_CHECKING:
    import numpy as np

MOST_SIMULATIONS = 1_000_000_000
SHORTEST, LONGEST = 0.001, 86_400_000.0  # milliseconds: a thousandth, and a day
MOST_THREADS = 1024


@dataclass(frozen=True)
class Budget:
    """The budget of a decision: simulations (reproducible), milliseconds, or both as limits."""

    simulations: int | None = None
    milliseconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise ValueError("a budget is a number of simulations or a time, and this is neither")
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise ValueError(f"a budget is 1 to {MOST_SIMULATIONS} simulations, not {self.simulations}")
        if self.milliseconds is not None and not SHORTEST <= self.milliseconds <= LONGEST:
            raise ValueError(f"a budget is {SHORTEST} to {LONGEST:.0f} ms, not {self.milliseconds}")
        if not 1 <= self.threads <= MOST_THREADS:
            raise ValueError(f"a budget is for 1 to {MOST_THREADS} threads, not {self.threads}")

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read `500` (simulations), `100ms` or `2s`; raises ValueError."""
        matched = re.fullmatch(r"(\d{1,18}(?:\.\d{1,18})?)(ms|s)?", text.strip(), re.ASCII)
        if matched is None or (matched[2] is None and "." in matched[1]):
            raise ValueError(
                f"a budget is a number of simulations such as 500, or a time such as 100ms or 2s, not {text!r}"
            )
        if matched[2] is None:
            return cls(simulations=int(matched[1]))
        return cls(milliseconds=float(matched[1]) * (1000 if matched[2] == "s" else 1))

    @classmethod
    def checked(cls, budget: object) -> "Budget":
        """Return a budget; raises TypeError at anything else."""
        if not isinstance(budget, cls):
            raise TypeError(f"a budget is Budget(simulations=20) or Budget.parse('100ms'), not {budget!r}")
        return budget

    def __str__(self) -> str:
        """As `parse` reads it, if it has one limit."""
        limits = [] if self.simulations is None else [f"{self.simulations}"]
        if self.milliseconds is not None:
            limits.append(repr(float(self.milliseconds)).removesuffix(".0") + "ms")
        return " and ".join(limits)


@dataclass(frozen=True)
class Choice:
    """A legal move with the bot's estimates."""

    move: int
    visits: int
    """Simulations of the move; 1 for bots that compare all moves once, 0 if there was nothing to compare."""
    value: float
    """The value that the bot maximises; it is comparable only within one decision.

    For a search it is the lead over the best rival, scaled to 0 to 1. For exact play
    it is the place, 0 to 1, plus up to 0.01 for the lead. For `greedy` and `novice` it is
    the points of their policy, any number. It is 0 if there was nothing to compare.
    """
    win: float | None
    """The chance to win, 0 to 1, if a search estimated it. For a search that stops at the end of the round,
    it is the chance to have the best score then."""
    score: float | None
    """The expected score of a search, at the end of the game or of the present round."""


@dataclass(frozen=True)
class Decision:
    """A move, and the choices that were compared, the best first."""

    move: int
    choices: tuple[Choice, ...] = ()
    """All compared choices; only the move itself if nothing was compared."""
    simulations: int = 0
    exact: bool = False

    @classmethod
    def without_thought(cls, move: int) -> "Decision":
        """Make a decision without comparisons."""
        return cls(move, (Choice(move, 0, 0.0, None, None),))


class Bot(Protocol):
    """A bot. It decides from what its seat knows and never gets a state."""

    budget: Budget

    def prepare(self) -> None:
        """Load and compile what `decide` needs."""

    def decide(
        self, knowledge: Knowledge, budget: Budget, rng: "np.random.Generator", cancel: Event | None = None
    ) -> Decision:
        """Return a `Decision`, from the knowledge of the deciding seat."""
