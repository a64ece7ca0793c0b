"""What a chance move is about: the stream that it is drawn from, where several games have the same luck."""

from collections.abc import Callable

from drachenhof.engine.game import Game, State
from drachenhof.games import Parts

OCCASION: Parts[Callable[[State], str]] = Parts("fair", "occasion")
"""What each game says that its chance move is about; nothing, where all of a kind come in one order."""


def stream(game: Game, state: State) -> str:
    """Which stream the chance move that is due is drawn from: its kind, and what the game says that it is about."""
    kind = game.to_text(state, game.legal_moves(state)[0]).split()[0]
    return f"{kind} {OCCASION[game.NAME](state)}".rstrip()
