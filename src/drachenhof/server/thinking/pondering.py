"""A bot takes as long over a move that it has to make as over one that it chooses.

Where hands are hidden, a move that comes at once would tell that there was no
other. So a forced move waits as long as the bot's thoughts took lately at that
table: for a quick bot that is nothing that anybody notices.
"""

import asyncio
import random
from collections import deque

from drachenhof.bots.server_bots import budget_of
from drachenhof.game import games

LATELY = 8

_random = random.SystemRandom()


class Pondering:
    """How long the bots of one table thought lately."""

    def __init__(self) -> None:
        self._lately: dict[str, deque[float]] = {}

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has chosen a move."""
        self._lately.setdefault(bot, deque(maxlen=LATELY)).append(seconds)

    async def forced(self, game: str, bot: str) -> None:
        """Wait before a move without a choice, as if there were one."""
        if games[game].FACTS.hidden:
            await asyncio.sleep(self.usual(game, bot))

    def usual(self, game: str, bot: str) -> float:
        """Seconds that the bot took for one of its latest moves; before the first, what its budget allows."""
        if lately := self._lately.get(bot):
            return _random.choice(lately)
        return (budget_of(game, bot).milliseconds or 0.0) / 1000
