"""How far tests that play, fuzz and kill at random go: `make test-deep` goes ten times as far as `make test`."""

import os

DEPTH = int(os.environ.get("DRACHENHOF_DEPTH", "1"))
"""How many times as many games, examples and rounds."""
