"""Facts about *In the Year of the Dragon* that need no engine: players, options, names. Imports nothing heavy."""

from collections.abc import Mapping
from typing import Literal, TypedDict, get_args

from drachenhof.engine.game import Facts, Option

NAME = "year"
FACTS = Facts(letter="Y", hidden=False, fewest_win=False, longest=4_000)
MAX_PLAYERS = 5
PLAYERS = range(2, MAX_PLAYERS + 1)
LARGE_PRICES = (6, 7)  # of a large privilege (Y22): 2007, anniversary
SuperEventName = Literal[
    "lantern-festival",
    "buddha",
    "earthquake",
    "flood",
    "solar-eclipse",
    "volcanic-eruption",
    "tornado",
    "sunrise",
    "assassination",
    "charter",
]
SUPER_EVENT_NAMES: tuple[SuperEventName, ...] = get_args(SuperEventName)  # (Y44), as numbered in `rules.tables`
OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("large_privilege", LARGE_PRICES, LARGE_PRICES[0]),
        Option("great_wall", (False, True), False),
        Option("super_event", (None, "random", *SUPER_EVENT_NAMES), None),
    )
}


class YearKeywords(TypedDict, total=False):
    """The options of `new`, as keywords."""

    large_privilege: Literal[6, 7]  # the price of a large privilege (Y22)
    great_wall: bool  # The Great Wall (Y40)
    super_event: Literal["random"] | SuperEventName | None  # (Y44)
