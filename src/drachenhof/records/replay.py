"""Playing a record again, and checking that it is what it says."""

from collections.abc import Iterator, Sequence

from drachenhof.game import OVER, BadOption, Game, IllegalMove, State, games
from drachenhof.records.broken import BrokenRecord, quoted
from drachenhof.records.history import Step
from drachenhof.records.record import Record


def game_of(record: Record) -> Game:
    """The game that a record is of; raises `BrokenRecord`."""
    if record.game not in games:
        raise BrokenRecord("game", {"game": quoted(record.game), "names": ", ".join(games)})
    return games[record.game]


def begin(record: Record) -> State:
    """The position before the first move; raises `BrokenRecord`."""
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


def replay(record: Record) -> Iterator[Step]:
    """Play the moves one by one; raises `BrokenRecord` at one that cannot be."""
    game, before = game_of(record), begin(record)
    for number, text in enumerate(record.moves, start=1):
        if game.to_move(before) == OVER:
            raise BrokenRecord("after-end", move=number)
        try:
            move = game.from_text(before, text)
        except IllegalMove as error:
            raise _illegal(number, error) from None
        after = game.copy(before)
        game.apply(after, move)
        yield Step(game, number, before, move, after)
        before = after


def _illegal(number: int, error: IllegalMove) -> BrokenRecord:
    move = quoted(error.move)
    arguments = {**error.arguments, "move": move}
    cause = IllegalMove(
        error.code, error.rule, arguments, move=move, to_move=error.to_move, legal=error.legal, game=error.game
    )
    return BrokenRecord("illegal", {"problem": str(cause)}, move=number, cause=cause)


def final(record: Record) -> State:
    """The position after the last move; raises `BrokenRecord`."""
    state = begin(record)
    for step in replay(record):
        state = step.after
    return state


def check(record: Record) -> None:
    """Whether every move is legal and the scores are those of the game; raises `BrokenRecord`."""
    game, state = game_of(record), final(record)
    if game.to_move(state) != OVER:
        if record.scores is not None:
            raise BrokenRecord("not-over", {"moves": len(record.moves)})
        return
    scores = game.scores(state)
    if record.scores is None:
        raise BrokenRecord("no-scores")
    if list(record.scores) != scores:
        said = {"given": quoted(_joined(record.scores)), "found": _joined(scores), "moves": len(record.moves)}
        raise BrokenRecord("wrong-scores", said)


def _joined(scores: Sequence[int]) -> str:
    return "–".join(map(str, scores))
