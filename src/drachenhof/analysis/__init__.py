"""What can be said about a position: what it and each move are worth, and what is to come (docs/judgement.md)."""

from drachenhof.analysis.comparing import Comparison, MoveWorth, compare
from drachenhof.analysis.measuring import Effort, Measured, SeatWorth, Worth, worth

__all__ = ["Comparison", "Effort", "Measured", "MoveWorth", "SeatWorth", "Worth", "compare", "worth"]
