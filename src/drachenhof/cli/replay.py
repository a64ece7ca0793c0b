"""`drachenhof replay`: a record as sentences, under a heading for each month or round, with the board."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.errors import FAILED, CommandError, in_range
from drachenhof.engine.game import SPECTATOR
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.i18n.phrases import People, View
    from drachenhof.records import Record


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-file")],
    number: Annotated[int, typer.Option("--game", help="cli-replay-game")] = 1,
    at: Annotated[int | None, typer.Option(help="cli-replay-at")] = None,
    reader: Annotated[int | None, typer.Option("--as", help="cli-replay-as")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-replay-json")] = False,
) -> None:
    """Tell a recorded game."""
    words: Words = ctx.obj
    from drachenhof.cli.files import record_of
    from drachenhof.cli.look import face_of
    from drachenhof.cli.screen import console, echo
    from drachenhof.i18n.errors import record_error
    from drachenhof.i18n.narrator import narration_of
    from drachenhof.records import BrokenRecord, Play, check

    in_range(words, "--game", number, 1)
    record = record_of(words, file, number)
    if at is not None:
        in_range(words, "--at", at, 0, len(record.moves))
    if reader is not None:
        in_range(words, "--as", reader, 1, len(record.seats))
    people = people_of(record, None if reader is None else reader - 1)
    try:
        play, seat = Play.before(record), observer_seat(record, people.reader)
        game = play.game.NAME
        if as_json:
            _machine_readable(record, seat, at)
            check(record)
            return
        view = narration_of(game).seen(play.state, seat)
        echo(_header(words, record))
        for after, lines in story(words, record, people, seat, at):
            echo(*lines)
            view = after
        echo("", face_of(game).board(words, console(), people).draw(view))
        check(record)  # after the moves: whether the recorded result is true
    except BrokenRecord as error:
        raise CommandError(words.say("cli-in-file", file=file, said=record_error(words, error)), FAILED) from None


def _machine_readable(record: "Record", seat: int | None, moves: int | None) -> None:
    """A line of JSON for the beginning and for each move; seats count from 0, as everywhere in programs."""
    from drachenhof.engine.game import CHANCE
    from drachenhof.i18n.narrator import narration_of
    from drachenhof.records import Play

    play = Play.before(record)
    game, narration = play.game, narration_of(play.game.NAME)
    header = {"game": record.game, "players": record.players, "options": dict(record.options), "seats": record.seats}
    print(json.dumps({"number": 0, **header, "view": narration.seen(play.state, seat)}, ensure_ascii=False))
    for step in map(play.read, record.moves[:moves]):
        by = "chance" if step.decider == CHANCE else step.decider
        line: dict[str, Any] = {
            "number": step.number,
            "by": by,
            "choices": len(game.legal_moves(step.before)),
            "move": narration.heard(step.before, step.move, seat),
            "view": narration.seen(step.after, seat),
        }
        if not game.legal_moves(step.after):
            line |= {"scores": game.scores(step.after), "places": list(record.places or game.ranking(step.after))}
        print(json.dumps(line, ensure_ascii=False))


def people_of(record: "Record", reader: int | None = None) -> "People":
    """Return the players of a record by name."""
    from drachenhof.i18n.phrases import People
    from drachenhof.records.errors import quoted

    return People([quoted(seat.get("name", "")) for seat in record.seats], reader)


def name_of(words: Words, people: "People", seat: int) -> str:
    """Return the name of a seat, also that of the reader."""
    named = people.names[seat] if seat < len(people.names) else ""
    return named or words.say("seat", seat=seat + 1)


def observer_seat(record: "Record", reader: int | None) -> int | None:
    """Return the seat from which a record is shown: the reader's, or all open if the game is over."""
    if reader is None and record.scores is None:
        return SPECTATOR
    return reader


def story(
    words: Words, record: "Record", people: "People", seat: int | None, moves: int | None = None
) -> "Iterator[tuple[View, list[str]]]":
    """Yield the view of a seat after each move and its lines, under a heading for each month or round."""
    from drachenhof.i18n.narrator import narration_of, seen_moments
    from drachenhof.records import Play

    play = Play.before(record)
    game, narration = play.game, narration_of(play.game.NAME)
    before = narration.seen(play.state, seat)
    for step in map(play.read, record.moves[:moves]):
        text = narration.heard(step.before, step.move, seat)
        moments = seen_moments(game, step.before, step.move, seat)
        above = narration.heading(words, before)
        first, *others = narration.sentences(words, before, text, moments, people)
        lines = ["", above] if above else []
        lines += [f"{step.number:>4}  {first.text}", *(f"      {sentence.text}" for sentence in others)]
        _, before = moments[-1]
        yield before, lines


def _header(words: Words, record: "Record") -> str:
    game = words.say(f"game-{record.game}")
    return words.say("cli-replay-header", game=game, players=record.players, moves=len(record.moves))
