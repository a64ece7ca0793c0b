"""Small budgets of reviews, hints and the coach: they say the same kinds of things in a tenth of the time.

As a program it is what `python -m` is to a server's processes: it runs a module, with small budgets.
"""

import runpy
import sys
from collections.abc import Callable
from typing import Any

from drachenhof.analysis import coaching
from drachenhof.analysis.review import work
from drachenhof.games import games

Setter = Callable[[Any, str, Any], object]

REVIEW = {"FIRST": 2, "QUICK": 300, "QUICK_DEALS": 4, "SHARP": 600, "SHARP_IMPACTS": 300, "SHARP_DEALS": 8}
COACH = {"ROLLOUTS": 500, "FIRST": 200, "COUNTED": 200}
BOTS = {"ADVISED_BY": 200, "ADVISED_ROLLOUTS": 3_000}  # of second opinions, too

COMMAND = [sys.executable, "-P", __file__]
"""What runs a module in a process with small budgets."""


def make_small(change: Setter = setattr) -> None:
    """Set the budgets, with `monkeypatch.setattr` for one test."""
    parts = [games.part(game, "bots") for game in games]
    for where, small in ((work, REVIEW), (coaching, COACH), *((part, BOTS) for part in parts)):
        for name, number in small.items():
            change(where, name, number)


if __name__ == "__main__":
    make_small()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
