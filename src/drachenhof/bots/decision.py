"""What a bot is asked, and what it answers."""

import re
from dataclasses import dataclass
from threading import Event
from typing import Protocol

import numpy as np

from drachenhof.game import Knowledge


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: simulations (the same choice every time), or milliseconds."""

    simulations: int | None = None
    milliseconds: float | None = None
    threads: int = 1

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`500` simulations, or `100ms`, or `2s`."""
        matched = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", text.strip())
        if matched is None or float(matched[1]) <= 0 or (matched[2] is None and "." in matched[1]):
            raise ValueError(
                f"a budget is a number of simulations such as 500, or a time such as 100ms or 2s, not {text!r}"
            )
        if matched[2] is None:
            return cls(simulations=int(matched[1]))
        return cls(milliseconds=float(matched[1]) * (1000 if matched[2] == "s" else 1))

    def __str__(self) -> str:
        return f"{self.simulations}" if self.milliseconds is None else f"{self.milliseconds:g}ms"


@dataclass(frozen=True)
class Choice:
    """A legal move, and what the bot thinks of it."""

    move: int
    visits: int
    value: float  # 0 to 1, what the bot maximises
    win: float | None  # chance to win
    score: float | None  # expected


@dataclass(frozen=True)
class Decision:
    """The move, and the choices it was chosen among, the best first."""

    move: int
    choices: tuple[Choice, ...] = ()
    simulations: int = 0
    exact: bool = False


class Bot(Protocol):
    """Decides from what its seat knows; is never handed a state."""

    budget: Budget

    def prepare(self) -> None:
        """Load what it needs, compiling it the first time; `decide` does so too."""

    def decide(
        self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator, cancel: Event | None = None
    ) -> Decision: ...
