"""Facts about *Drachensachen* that need no engine: players, options, names. Imports nothing heavy."""

from collections.abc import Mapping
from typing import Literal, TypedDict, get_args

from drachenhof.engine.game import Facts, Option

NAME = "hoard"
FACTS = Facts(letter="H", hidden=True, fewest_win=True, longest=60_000)
MAX_PLAYERS = 6
PLAYERS = range(2, MAX_PLAYERS + 1)
AbilityMode = Literal["off", "cumulative", "single"]
ABILITY_MODES: tuple[AbilityMode, ...] = get_args(AbilityMode)  # (H41), as numbered in `rules.state`
OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("peek", (False, True), False),
        Option("answer_fives", (False, True), False),
        Option("long_protecto", (False, True), False),
        Option("abilities", ABILITY_MODES, "off"),
        Option("curses", (False, True), False),
        Option("count_all_backs", (False, True), False),
    )
}


class HoardKeywords(TypedDict, total=False):
    """The options of `new`, as keywords."""

    peek: bool  # (H31)
    answer_fives: bool  # (H32)
    long_protecto: bool  # (H33)
    abilities: AbilityMode  # (H41)
    curses: bool  # (H51)
    count_all_backs: bool  # (H24)
