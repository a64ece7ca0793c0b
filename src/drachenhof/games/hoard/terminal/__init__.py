"""The terminal interface of *Drachensachen*."""

from drachenhof.games.hoard.terminal.table import Board as board  # noqa: N813 (a function of `Face`)

__all__ = ["MEAN_SCORE", "SCORE", "board"]

SCORE = "hoard-lost"
MEAN_SCORE = "cli-hoard-mean"
