"""Fair deals: every chance move follows from secrets that were committed before the first (docs/fair.md).

>>> from drachenhof.fair import FairDeal, commitment
>>> commitment("00" * 32)
'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
>>> import drachenhof
>>> year = drachenhof.games["year"]
>>> state = year.new(players=2)
>>> deal = FairDeal("demo", server="00" * 32, seats={0: "11" * 32})
>>> year.to_text(state, deal.pick(year, state, number=1))
'event tribute'
"""

from drachenhof.fair.check import Fairness, check_fair
from drachenhof.fair.deal import FairDeal, choose, commitment, is_secret, is_table, new_secret
from drachenhof.fair.same import METHOD_LINE, METHOD_SAME, Line, SameLuck, bound_secret, stream
from drachenhof.fair.section import METHOD, METHOD_FROM, Followed, Part, same_section, section

__all__ = [
    "METHOD",
    "METHOD_FROM",
    "METHOD_LINE",
    "METHOD_SAME",
    "FairDeal",
    "Fairness",
    "Followed",
    "Line",
    "Part",
    "SameLuck",
    "bound_secret",
    "check_fair",
    "choose",
    "commitment",
    "is_secret",
    "is_table",
    "new_secret",
    "same_section",
    "section",
    "stream",
]
