"""A bot by name, with an optional budget (`emperor@100ms`, `./mybot.py:Flat@20`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from drachenhof.bots import BadBot, Bot, Budget, bring
from drachenhof.bots.external import is_external
from drachenhof.bots.external.reference import split
from drachenhof.bots.levels import thinks

__all__ = ["BadBot", "Competitor", "parse_all"]


@dataclass(frozen=True)
class Competitor:
    """A bot, and how long it may think: its own budget unless another is given."""

    game: str
    name: str
    budget: Budget

    @classmethod
    def parse(cls, game: str, text: str) -> "Competitor":
        """`name` or `name@budget`; raises `BadBot`."""
        name, given = split(text)
        if given is None:
            return cls(game, name, _known(game, name).budget)
        try:
            budget = Budget.parse(given)
        except ValueError:
            raise BadBot("budget", bot=name, budget=given) from None
        if _known(game, name) and not is_external(game, name) and not thinks(game, name):
            raise BadBot("no-budget", bot=name, budget=given)
        return cls(game, name, budget)

    @property
    def bot(self) -> Bot:
        """Return this process's bot of that name; it is created once."""
        return _known(self.game, self.name)

    @property
    def external(self) -> bool:
        """Return whether this is an external bot."""
        return is_external(self.game, self.name)

    def sit_down(self) -> Bot:
        """Return a bot for one seat of one game; external bots are created anew, so they may have a memory."""
        return bring(self.game, self.name) if self.external else self.bot

    @property
    def label(self) -> str:
        """Return the name in tables and records."""
        return self.name if self.budget == self.bot.budget else f"{self.name}@{self.budget}"


@cache
def _known(game: str, name: str) -> Bot:
    return bring(game, name)


def parse_all(game: str, texts: Sequence[str]) -> tuple[str, ...]:
    """The labels of bots that all play; raises `BadBot`."""
    return tuple(Competitor.parse(game, text).label for text in texts)
