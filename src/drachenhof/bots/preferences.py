"""Bots with a preference: among about equal choices they take the preferred one."""

import re
from collections.abc import Mapping
from threading import Event

import numpy as np

from drachenhof.bots.decision import Budget, Choice, Decision
from drachenhof.bots.searcher import Searcher
from drachenhof.engine.game import Knowledge, State
from drachenhof.games import games

TRIED = 0.1  # of the visits of the most visited move; values of moves with fewer are too uncertain


class WithPreferences:
    """A search that adds a bonus to preferred choices."""

    def __init__(self, game: str, searcher: Searcher, preferences: Mapping[str, float]) -> None:
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
        self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator, cancel: Event | None = None
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
