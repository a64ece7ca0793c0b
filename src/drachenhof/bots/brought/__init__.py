"""Bots that somebody brings along: found, made, watched, and told apart from ours (docs/write-a-bot.md).

bot = bring("year", "./mybot.py:Flat@100ms")
decision = bot.decide(game.knowledge(state, seat), bot.budget, rng)
"""

from drachenhof.bots.brought.finding import Reference, fingerprint, reference_of
from drachenhof.bots.brought.guard import Guarded, bring, is_brought
from drachenhof.bots.brought.refusals import BadBot, Fault

__all__ = ["BadBot", "Fault", "Guarded", "Reference", "bring", "fingerprint", "is_brought", "reference_of"]
