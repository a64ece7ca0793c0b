"""Ours beside other engines, in one run on one core: `drachenhof bench --peers` (extra `peers`).

Games differ in how much there is to decide, so every row says how many decisions
a game has. A decision is a player's move; chance moves take their time, but do
not count. All play at random.
"""

from drachenhof.peers.figures import MEASURES, EngineFigures, one_core
from drachenhof.peers.run import rows

__all__ = ["MEASURES", "EngineFigures", "one_core", "rows"]
