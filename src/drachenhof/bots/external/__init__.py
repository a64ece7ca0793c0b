"""External bots: references, loading, checked answers (docs/write-a-bot.md).

bot = bring("year", "./mybot.py:Flat@100ms")
decision = bot.decide(game.knowledge(state, seat), bot.budget, rng)
"""

from drachenhof.bots.external.guard import OWN, BotLike, Guarded, bring, guarded, is_external, is_policy, name_of
from drachenhof.bots.external.reference import BadBot, Fault, Reference, fingerprint, reference_of

__all__ = [
    "OWN",
    "BadBot",
    "BotLike",
    "Fault",
    "Guarded",
    "Reference",
    "bring",
    "fingerprint",
    "guarded",
    "is_external",
    "is_policy",
    "name_of",
    "reference_of",
]
