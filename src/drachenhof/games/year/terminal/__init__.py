"""The terminal interface of *In the Year of the Dragon*."""

from drachenhof.games.year.terminal.table import Board as board  # noqa: N813 (a function of `Face`)

__all__ = ["MEAN_SCORE", "SCORE", "board"]

SCORE = "cli-court-points"
MEAN_SCORE = "cli-simulate-score"
