"""Positions of other games with which a table can begin, as the moves that lead there.

Only finished games can be used: their records are public, and no running game is revealed.
"""

from typing import Any, NamedTuple

from drachenhof import records
from drachenhof.engine.game import OVER, Game, State
from drachenhof.i18n.errors import record_error
from drachenhof.i18n.phrases import Codes
from drachenhof.tables.commands.end import ENDED
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

MOST_MOVES = 10_000  # most moves of a position; the game that follows can have as many again

_codes = Codes()


class Origin(NamedTuple):
    """A game, and the moves that lead to the position."""

    game: str
    options: dict[str, Any]
    players: int
    moves: list[str]
    running: bool  # the record does not lead to the end of the game, so it may still be running elsewhere


def of_table(table: Table, moves: int) -> Origin:
    """The position after `moves` moves of a finished table. Raises `Refusal`."""
    if table.status not in ENDED:
        raise Refusal("not-over")
    if table.problem is not None:
        raise Refusal("broken")
    play = table.play
    if play is None:
        raise Refusal("no-position", most=None)
    _must_reach(moves, len(play.moves))
    _must_go_on(play.game, play.after(moves)[0], moves)
    return Origin(table.game, table.setup.options, len(table.seats), play.texts(moves), table.setup.running)


def of_record(text: bytes, moves: int) -> Origin:
    """The position after `moves` moves of a record. Raises `Refusal`, also if the record is invalid."""
    record, play = checked_record(text, moves)
    _must_go_on(play.game, play.after(moves)[0], moves)
    return Origin(record.game, play.game.options(play.begun), record.players, play.texts(moves), not play.over)


def checked_record(text: bytes, moves: int | None = None) -> tuple[records.Record, records.Play]:
    """Parse and check a record; return it and its game. Raises `Refusal`, also if it has too few moves."""
    try:
        record = records.parse(text)
        _must_reach(len(record.moves) if moves is None else moves, len(record.moves))
        records.check(record)
        return record, records.Play.of(record)
    except records.BrokenRecord as error:
        raise Refusal("bad-message", said=record_error(_codes, error), problem="broken record") from None


def of_drill(game: str, name: str, moves: int) -> Origin:
    """The position after `moves` moves of a drill's game. Raises `Refusal`."""
    from drachenhof.learn.drills import drill  # loads NumPy

    try:
        one = drill(game, name)
    except KeyError:
        raise Refusal("not-found") from None
    _must_reach(moves, len(one.moves))
    play = one.play()
    return Origin(game, play.game.options(play.begun), one.players, one.moves[:moves], running=False)


def _must_reach(moves: int, most: int) -> None:
    if moves > most:
        raise Refusal("no-position", most=most)
    if moves > MOST_MOVES:
        raise Refusal("too-large", most=MOST_MOVES)


def _must_go_on(game: Game, state: State, moves: int) -> None:
    if game.to_move(state) == OVER:
        raise Refusal("no-position", most=moves - 1)
