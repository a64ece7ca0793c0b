"""A bot for *In the Year of the Dragon*: rules of thumb over the words of moves and the view.

drachenhof arena year --bots ./examples/rules_of_thumb.py:RulesOfThumb,random --players 2
"""

import numpy as np

from drachenhof import games
from drachenhof.bots import Budget
from drachenhof.engine.game import Knowledge
from drachenhof.typed import GameName

PREPARED_BY = {
    "drought": ("harvest", "farmer"),
    "contagion": ("healer",),
    "mongols": ("parade", "warrior"),
    "festival": ("fireworks", "pyrotechnist"),
    "tribute": ("taxes", "tax-collector"),
}
GOOD = {"court-lady": 2, "build": 2, "research": 1, "scholar": 1, "turn-away": -5}
AHEAD = 3  # months that it thinks of


class RulesOfThumb:
    """What prepares for the next events is best; court ladies, palaces and learning are good at any time."""

    budget = "1"

    def __init__(self, game: GameName) -> None:
        self.game = games[game]
        if "events" not in self.game.view(self.game.knowledge(self.game.new(2), 0)):
            raise ValueError("these rules of thumb are about events, and this game has none")

    def decide(self, knowledge: Knowledge, _budget: Budget, rng: np.random.Generator) -> int:
        view, legal = self.game.view(knowledge), self.game.legal_moves(knowledge)
        coming = view["events"][max(0, view["month"] - 1) :][:AHEAD]
        worth = {move: self._worth(self.game.to_text(knowledge, move), coming) for move in legal}
        best = max(worth.values())
        return int(rng.choice([move for move in legal if worth[move] == best]))

    def _worth(self, words: str, coming: list[str]) -> int:
        """Points for what a move has to do with; whom one loses should have to do with nothing."""
        said = words.split()
        points = sum(GOOD.get(word, 0) for word in said)
        for near, event in enumerate(coming):
            points += (AHEAD - near) * any(word in said for word in PREPARED_BY.get(event, ()))
        return -points if said[0] in ("release", "replace") else points
