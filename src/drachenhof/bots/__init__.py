"""Bots decide from what their seat knows.

bot = bring("year", "prince")
decision = bot.decide(game.knowledge(state, seat), bot.budget, rng)
game.apply(state, decision.move)
"""

from drachenhof.bots.decision import Bot, Budget, Decision
from drachenhof.bots.external import BadBot, Fault, bring
from drachenhof.bots.external import BotLike as BotLike
from drachenhof.bots.levels import LEVELS

__all__ = ["LEVELS", "BadBot", "Bot", "Budget", "Decision", "Fault", "bring"]


def __dir__() -> list[str]:
    return __all__
