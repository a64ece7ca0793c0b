"""The numbers of moves by their words, as far as they were read before: most words of a record are known ones."""

from functools import lru_cache

from drachenhof.engine.game import Game, State
from drachenhof.games import games
from drachenhof.records.record import Record

__all__ = ["Vocabulary", "vocabulary"]

BEGINNINGS = 256  # ways to begin a game whose words are remembered


class Vocabulary:
    """What the words of games that begin alike mean: it depends on the game, the players and the options alone.

    Only words as the notation spells them are kept, so that there are never more than moves.
    """

    __slots__ = ("_game", "_known")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[str, int] = {}

    def number(self, state: State, text: str) -> int:
        """The move that the words name; raises `IllegalMove` if they name none. A known one may be illegal here."""
        known = self._known.get(text)
        if known is not None:
            return known
        move = self._game.from_text(state, text)
        if self._game.to_text(state, move) == text:
            self._known[text] = move
        return move


def vocabulary(record: Record) -> Vocabulary:
    """The words of a record whose beginning is legal."""
    return _shared(record.game, record.players, tuple(sorted(record.options.items())))


@lru_cache(BEGINNINGS)
def _shared(game: str, players: int, options: tuple[tuple[str, object], ...]) -> Vocabulary:  # noqa: ARG001 (the key)
    return Vocabulary(games[game])
