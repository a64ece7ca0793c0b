"""Where a record begins: its game, and the position before the first move."""

from drachenhof.game import BadOption, Game, State, games
from drachenhof.records.errors import BrokenRecord, quoted
from drachenhof.records.record import Record


def game_of(record: Record) -> Game:
    """Return the game of a record; raises `BrokenRecord`."""
    if record.game not in games:
        raise BrokenRecord("game", {"game": quoted(record.game), "names": ", ".join(games)})
    return games[record.game]


def begin(record: Record) -> State:
    """Return the position before the first move; raises `BrokenRecord`."""
    game = game_of(record)
    try:
        if "players" in record.options:
            raise BadOption("option", game=game.NAME, name="players", names=list(game.OPTIONS))
        return game.new(record.players, **record.options)
    except BadOption as error:
        printable = {name: value if name in _OWN else quoted(value) for name, value in error.arguments.items()}
        cause = BadOption(error.code, **printable)
        raise BrokenRecord("option", {"problem": str(cause)}, cause=cause) from None


_OWN = ("low", "high", "names", "choices")  # what a game says of itself; the rest is what the record says
