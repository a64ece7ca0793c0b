"""`drachenhof daily`: the game of the day in the terminal, without a server."""

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import FAILED, CommandError, write_problem
from drachenhof.cli.params import PlayersGame
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from pathlib import Path

    from drachenhof.cli.session import Session
    from drachenhof.records import Record


def daily(
    ctx: typer.Context,
    game: PlayersGame,
    day: Annotated[str | None, typer.Option(help="cli-daily-day")] = None,
    fun: Annotated[bool, typer.Option("--fun", help="cli-daily-fun")] = False,
    name: Annotated[str | None, typer.Option(help="cli-terminal-name")] = None,
) -> int:
    """Play the game of the day: one try, then any number for fun."""
    words: Words = ctx.obj
    from drachenhof.cli import files
    from drachenhof.cli.dialogue import Dialogue
    from drachenhof.cli.files import must_be_writable
    from drachenhof.cli.screen import echo, known_game

    module = known_game(words, game)
    wanted = _day(words, day)
    path = files.of_day(module.NAME, wanted)
    if not fun and path.exists() and (record := files.played(module.NAME).get(wanted)) is not None:
        echo(shared(words, record, wanted), "", words.say("cli-daily-done", command=f"{_again(game, wanted)} --fun"))
        return 0
    session, resumed = _session(words, module.NAME, wanted, path, name, fun=fun)
    must_be_writable(words, session.path)
    session.prepare()
    code = Dialogue(words, session).run(resumed)
    if session.over and not fun and code == 0:
        echo("", shared(words, session.record(), wanted))
    return code


def _day(words: Words, text: str | None) -> date:
    """Return the requested day, by default today."""
    from drachenhof.daily import today

    here = today()
    if text is None:
        return here
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise CommandError(words.say("cli-daily-no-day", day=text, today=here.isoformat())) from None
    if day > here:
        raise CommandError(words.say("cli-daily-to-come", day=day.isoformat(), today=here.isoformat()))
    return day


def _session(
    words: Words, game: str, day: date, path: "Path", name: str | None, *, fun: bool
) -> "tuple[Session, bool]":
    """Begin or resume the attempt of a day, or a game for fun."""
    from drachenhof.cli import files
    from drachenhof.cli.files import record_of
    from drachenhof.cli.session import Session, daily_record, day_of, resumable
    from drachenhof.cli.terminal import user
    from drachenhof.daily import daily as game_of_day
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord
    from drachenhof.records.errors import quoted

    if path.exists() and not fun:
        record = record_of(words, str(path), 1)
        if record.game != game or day_of(record) != day or not resumable(record):
            raise CommandError(words.say("cli-terminal-foreign", file=str(path)))
        try:
            return Session(record, path), True
        except BrokenRecord as error:
            raise CommandError(
                words.say("cli-in-file", file=str(path), said=record_error(words, error)), FAILED
            ) from None
    try:
        files.days().mkdir(parents=True, exist_ok=True)
        save_path = files.fresh(game) if fun else path
    except OSError as error:
        raise CommandError(write_problem(words, str(files.days()), error), FAILED) from None
    return Session(daily_record(game_of_day(game, day), quoted(name or user(words))), save_path), False


def shared(words: Words, record: "Record", day: date) -> str:
    """Return a result to share, with the command that plays the same day."""
    from drachenhof.cli import files
    from drachenhof.daily import streak, today
    from drachenhof.i18n import narrator as sentences
    from drachenhof.records.play import final, game_of

    game = game_of(record)
    own = next(seat for seat, who in enumerate(record.seats) if "bot" not in who)
    state = final(record)
    place, score = game.ranking(state)[own], game.scores(state)[own]
    lines = sentences.shared(
        words,
        game.NAME,
        day.isoformat(),
        place=place,
        players=record.players,
        score=score,
        streak=streak(files.played(game.NAME).keys(), today()),
    )
    return "\n".join([*lines, _again(game.NAME, day)])


def _again(game: str, day: date) -> str:
    """Return the command that plays the same day."""
    return f"drachenhof daily {game} --day {day.isoformat()}"
