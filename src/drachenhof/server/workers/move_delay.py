"""Delay forced moves of bots in games with hidden hands.

A move that comes at once would reveal that the bot had no choice. So a forced move is delayed by the time that one of
the bot's latest moves at that table took.
"""

import asyncio
import random
from collections import deque

from drachenhof.bots.server_bots import budget_of
from drachenhof.games import games

LATELY = 8

_random = random.SystemRandom()


class MoveDelay:
    """The latest thinking times of the bots of one table."""

    def __init__(self) -> None:
        self._lately: dict[str, deque[float]] = {}

    def thought(self, bot: str, seconds: float) -> None:
        """Note how long a bot took to choose a move."""
        self._lately.setdefault(bot, deque(maxlen=LATELY)).append(seconds)

    async def forced(self, game: str, bot: str) -> None:
        """Wait before a forced move, if the game has hidden hands."""
        if games[game].FACTS.hidden:
            await asyncio.sleep(self.usual(game, bot))

    def usual(self, game: str, bot: str) -> float:
        """Seconds that one of the bot's latest moves took; before the first, its time budget."""
        if lately := self._lately.get(bot):
            return _random.choice(lately)
        return (budget_of(game, bot).milliseconds or 0.0) / 1000
