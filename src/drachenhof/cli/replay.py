"""`drachenhof replay`: a record as sentences, month by month, with the board."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import FAILED, Complaint, in_range
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.records import Record
    from drachenhof.words.ledger import View
    from drachenhof.words.story import People


def replay(
    words: Words,
    file: Annotated[str, typer.Argument(help="cli-file")],
    number: Annotated[int, typer.Option("--game", help="cli-replay-game")] = 1,
    at: Annotated[int | None, typer.Option(help="cli-replay-at")] = None,
) -> None:
    """Tell a recorded game."""
    from drachenhof.cli.board import Board
    from drachenhof.cli.files import record_of
    from drachenhof.cli.screen import console, printed
    from drachenhof.records import BrokenRecord, begin, game_of
    from drachenhof.words.broken import broken
    from drachenhof.words.ledger import seen

    in_range(words, "--game", number, 1)
    record = record_of(words, file, number)
    if at is not None:
        in_range(words, "--at", at, 0, len(record.moves))
    try:
        view = seen(game_of(record), begin(record))
        printed(_header(words, record))
        for after, lines in told(words, record, people_of(record), at):
            printed(*lines)
            view = after
        printed("", Board(words, console(), people_of(record)).draw(view))
    except BrokenRecord as error:
        raise Complaint(words.say("cli-in-file", file=file, said=broken(words, error)), FAILED) from None


def people_of(record: "Record", reader: int | None = None) -> "People":
    """Who sits where, by the names that a record gives."""
    from drachenhof.records import quoted
    from drachenhof.words.story import People

    return People([quoted(seat.get("name", "")) for seat in record.seats], reader)


def told(
    words: Words, record: "Record", people: "People", moves: int | None = None
) -> "Iterator[tuple[View, list[str]]]":
    """The view after each move and the lines about it, under a heading for each month."""
    from drachenhof.records import begin, game_of
    from drachenhof.records import replay as replayed
    from drachenhof.words.ledger import seen
    from drachenhof.words.story import heading, tell

    game = game_of(record)
    before = seen(game, begin(record))
    for step in replayed(record):
        if moves is not None and step.number > moves:
            return
        after = seen(game, step.state)
        lines = ["", heading(words, before)] if before["asked"] == "deal" else []
        first, *others = tell(words, before, step.text, after, people)
        lines += [f"{step.number:>4}  {first}", *(f"      {sentence}" for sentence in others)]
        yield after, lines
        before = after


def _header(words: Words, record: "Record") -> str:
    game = words.say(f"game-{record.game}")
    return words.say("cli-replay-header", game=game, players=record.players, moves=len(record.moves))
