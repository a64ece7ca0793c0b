"""Bots with a taste: of choices that are about as good they take the one that they like."""

import re
from collections.abc import Mapping
from threading import Event

import numpy as np

from drachenhof.bots.decision import Budget, Choice, Decision
from drachenhof.bots.searcher import Searcher
from drachenhof.engine.game import Knowledge, State
from drachenhof.games import games

TRIED = 0.1  # of the visits of the move that was tried most: what was tried less often is not known well enough


class Styled:
    """A search whose choices are worth a little more to it where it likes them."""

    def __init__(self, game: str, searcher: Searcher, tastes: Mapping[str, float]) -> None:
        """`tastes`: patterns of moves as they are written, and what each adds to a value between 0 and 1."""
        self._name = game
        self._searcher = searcher
        self._tastes = [(re.compile(pattern), liking) for pattern, liking in tastes.items()]
        self.budget = searcher.budget

    def __repr__(self) -> str:
        return f"<Styled: {self._searcher!r} with a taste>"

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
        liked = max(known, key=lambda choice: choice.value + self._liking(knowledge, choice))
        others = (choice for choice in decision.choices if choice is not liked)
        return Decision(liked.move, (liked, *others))

    def _liking(self, knowledge: State, choice: Choice) -> float:
        text = games[self._name].to_text(knowledge, choice.move)
        return sum(liking for pattern, liking in self._tastes if pattern.search(text))
