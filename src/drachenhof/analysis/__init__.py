"""Analysis of positions: values of the position and its moves, and forecasts (docs/judgement.md)."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from drachenhof.analysis.comparing import Comparison, MoveWorth, compare
    from drachenhof.analysis.measuring import Effort, Measured, SeatWorth, Worth, worth

__all__ = ["Comparison", "Effort", "Measured", "MoveWorth", "SeatWorth", "Worth", "compare", "worth"]


def __getattr__(name: str) -> Any:
    """Load a name of `__all__` when it is first asked for: measuring loads NumPy, and forecasts do not."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = "comparing" if name in ("Comparison", "MoveWorth", "compare") else "measuring"
    return getattr(import_module(f"{__name__}.{module}"), name)
