"""Games and tournaments of bots (docs/arena.md): `drachenhof.play` and `drachenhof.tournament`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from drachenhof.arena.result import TournamentResult

__all__ = ["TournamentResult"]


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    """Load the class on first use: NumPy and the compiler come with it."""
    if name == "TournamentResult":
        from drachenhof.arena.result import TournamentResult

        return TournamentResult
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
