"""Who plays: a bot by name, with a budget of its own if one is given (`emperor@100ms`, `courtier@20`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from drachenhof.bots import LEVELS, Bot, Budget, named


class BadBot(ValueError):  # noqa: N818 (it names what is bad)
    """Bots that cannot play; `code` and `arguments` are all that is needed to say why in any language."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


@dataclass(frozen=True)
class Competitor:
    """A bot, and how long it may think: its own budget unless another is given."""

    game: str
    name: str
    budget: Budget

    @classmethod
    def parse(cls, game: str, text: str) -> "Competitor":
        """`name` or `name@budget`; raises `BadBot`."""
        name, at, given = text.strip().partition("@")
        if name not in LEVELS[game]:
            raise BadBot("bot", bot=name, bots=", ".join(LEVELS[game]))
        if not at:
            return cls(game, name, named(game, name).budget)
        try:
            return cls(game, name, Budget.parse(given))
        except ValueError:
            raise BadBot("budget", bot=name, budget=given) from None

    @property
    def bot(self) -> Bot:
        return named(self.game, self.name)

    @property
    def label(self) -> str:
        """What tables and records call it."""
        return self.name if self.budget == self.bot.budget else f"{self.name}@{self.budget}"


def parse_all(game: str, texts: Sequence[str]) -> tuple[str, ...]:
    """The labels of bots that all play; raises `BadBot`."""
    return tuple(Competitor.parse(game, text).label for text in texts)
