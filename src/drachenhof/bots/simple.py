"""Bots that do not search, and bots with a preference. NumPy and the compiler are imported on first use."""

import re
from collections.abc import Mapping
from threading import Event
from typing import TYPE_CHECKING

from drachenhof.bots.decision import Budget, Choice, Decision
from drachenhof.engine.game import Knowledge, State
from drachenhof.games import games

if TYPE_CHECKING:
    import numpy as np

    from drachenhof.bots.searcher import Searcher


class Random:
    """Any legal move."""

    def __init__(self, game: str) -> None:
        self._name = game
        self.budget = Budget(simulations=1)

    def __repr__(self) -> str:
        return f"<Random: any legal move of {self._name}>"

    def prepare(self) -> None:
        """Nothing to compile."""

    def decide(
        self, knowledge: Knowledge, _budget: Budget, rng: "np.random.Generator", _cancel: Event | None = None
    ) -> Decision:
        from drachenhof.states import asked

        asked(self._name, knowledge)
        legal = games[self._name].legal_moves(knowledge)
        return Decision.without_thought(legal[int(rng.integers(len(legal)))])


class Greedy:
    """The move that looks best by itself: one ply of the game's policy, with or without noise."""

    def __init__(self, game: str, noise: float = 0.0) -> None:
        self._name = game
        self._noise = noise
        self.budget = Budget(simulations=1)

    @property
    def steady(self) -> bool:
        """Return whether it decides without random numbers."""
        return not self._noise

    def __repr__(self) -> str:
        noise = f", with noise of {self._noise:g}" if self._noise else ""
        return f"<Greedy: the policy of {self._name}{noise}>"

    def prepare(self) -> None:
        from drachenhof.engine.rule import prepare
        from drachenhof.search.kernels import LAYOUTS

        prepare("search.guess", LAYOUTS[self._name])

    def decide(
        self, knowledge: Knowledge, _budget: Budget, rng: "np.random.Generator", _cancel: Event | None = None
    ) -> Decision:
        import numpy as np

        from drachenhof.search.guess import rank
        from drachenhof.search.kernels import WEIGHTS
        from drachenhof.states import asked

        self.prepare()
        asked(self._name, knowledge)
        legal = games[self._name].legal_moves(knowledge)
        worths = np.zeros(len(legal))
        rank(knowledge, np.array(legal, np.int16), worths, WEIGHTS[self._name])
        if not self.steady:
            worths += self._noise * rng.random(len(legal))
        order = np.argsort(-worths, kind="stable")
        choices = tuple(Choice(legal[place], 1, float(worths[place]), None, None) for place in order)
        return Decision(choices[0].move, choices)


TRIED = 0.1  # of the visits of the most visited move; values of moves with fewer are too uncertain


class WithPreferences:
    """A search that adds a bonus to preferred choices."""

    def __init__(self, game: str, searcher: "Searcher", preferences: Mapping[str, float]) -> None:
        """`preferences`: patterns of moves in notation, and what each adds to a value between 0 and 1."""
        self._name = game
        self._searcher = searcher
        self._preferences = [(re.compile(pattern), bonus) for pattern, bonus in preferences.items()]
        self.budget = searcher.budget

    def __repr__(self) -> str:
        return f"<WithPreferences: {self._searcher!r}>"

    def prepare(self) -> None:
        self._searcher.prepare()

    def decide(
        self, knowledge: Knowledge, budget: Budget, rng: "np.random.Generator", cancel: Event | None = None
    ) -> Decision:
        decision = self._searcher.decide(knowledge, budget, rng, cancel)
        if decision.exact or len(decision.choices) < 2:
            return decision
        enough = TRIED * max(choice.visits for choice in decision.choices)
        known = [choice for choice in decision.choices if choice.visits >= enough]
        preferred = max(known, key=lambda choice: choice.value + self._bonus(knowledge, choice))
        others = (choice for choice in decision.choices if choice is not preferred)
        return Decision(preferred.move, (preferred, *others))

    def _bonus(self, knowledge: State, choice: Choice) -> float:
        text = games[self._name].to_text(knowledge, choice.move)
        return sum(bonus for pattern, bonus in self._preferences if pattern.search(text))
