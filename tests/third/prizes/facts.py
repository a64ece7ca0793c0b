"""Facts about Prizes that need no engine."""

from collections.abc import Mapping

from drachenhof.engine.game import Facts, Option

CARDS = 3
NAME = "prizes"
FACTS = Facts(letter="P", hidden=False, fewest_win=False, longest=3 * CARDS)
PLAYERS = range(2, 3)
OPTIONS: Mapping[str, Option] = {}
