"""External bots: references, loading, checked answers (docs/write-a-bot.md).

bot = bring("year", "./mybot.py:Flat@100ms")
decision = bot.decide(game.knowledge(state, seat), bot.budget, rng)
"""

from drachenhof.bots.external.errors import BadBot, Fault
from drachenhof.bots.external.guard import Guarded, bring, is_external
from drachenhof.bots.external.reference import Reference, fingerprint, reference_of

__all__ = ["BadBot", "Fault", "Guarded", "Reference", "bring", "fingerprint", "is_external", "reference_of"]
