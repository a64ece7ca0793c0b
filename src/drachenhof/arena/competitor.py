"""A bot by name, with an optional budget (`emperor@100ms`, `./mybot.py:Flat@20`), or an object or function."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from drachenhof.bots import BadBot, Bot, BotLike, Budget, bring
from drachenhof.bots.external import OWN, is_external, name_of
from drachenhof.bots.external.reference import split
from drachenhof.bots.levels import thinks

__all__ = ["BadBot", "Competitor", "parse_all"]


@dataclass(frozen=True)
class Competitor:
    """A bot, and its budget. Bots of `own` have theirs: see `SeatedBot`."""

    game: str
    name: str
    budget: Budget
    own: BotLike | None = None
    """An object, a class or a function, if the bot is no name."""

    @classmethod
    def parse(cls, game: str, text: str, own: Mapping[str, BotLike] | None = None) -> "Competitor":
        """Read `name` or `name@budget`, or a name of `own` bots; raises `BadBot`."""
        if own and text in own:
            return cls(game, text, OWN, own[text])
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
        return _known(self.game, self.name) if self.own is None else bring(self.game, self.own)

    @property
    def external(self) -> bool:
        """Return whether this is a bot of others."""
        return self.own is not None or is_external(self.game, self.name)

    def sit_down(self) -> Bot:
        """Return a bot for one seat of one game; external bots are created anew, so they may have a memory."""
        return bring(self.game, self.name if self.own is None else self.own) if self.external else self.bot

    @property
    def label(self) -> str:
        """Return the name in tables and records."""
        return self.name if self.own is not None or self.budget == self.bot.budget else f"{self.name}@{self.budget}"


@cache
def _known(game: str, name: str) -> Bot:
    return bring(game, name)


def named_apart(bots: Iterable[BotLike]) -> tuple[list[str], dict[str, BotLike]]:
    """Return a name for each bot, and the bots that are objects or functions by name.

    The same object has the same name. A second one of the same class gets a number.
    """
    names, own = list[str](), dict[str, BotLike]()
    for bot in bots:
        name = first = name_of(bot)
        number = 1
        while not isinstance(bot, str) and own.get(name, bot) is not bot:
            number += 1
            name = f"{first}-{number}"
        if not isinstance(bot, str):
            own[name] = bot
        names.append(name)
    return names, own


def parse_all(game: str, texts: Sequence[str], own: Mapping[str, BotLike] | None = None) -> tuple[str, ...]:
    """Return the labels of bots; raises `BadBot` if one cannot play."""
    return tuple(Competitor.parse(game, text, own).label for text in texts)
