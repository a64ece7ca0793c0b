"""Two tabletop games, played completely: *In the Year of the Dragon* and *Drachensachen*.

>>> import drachenhof
>>> list(drachenhof.games)
['year', 'hoard']
"""

from drachenhof.game import CHANCE, OVER, SPECTATOR, BadOption, Game, IllegalMove, Knowledge, State, games

__version__ = "0.1.0"

__all__ = ["CHANCE", "OVER", "SPECTATOR", "BadOption", "Game", "IllegalMove", "Knowledge", "State", "games"]
