"""What is inside runs where the third game is known: `test_a_third_game.py` starts it in a process of its own."""

import os

from drachenhof.games import FURTHER_GAMES

collect_ignore = [] if FURTHER_GAMES in os.environ else ["inside"]
