"""`drachenhof terminal` and `daily`: a person against bots; the game of the day, without a server."""

import os
import sys
from datetime import date
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import FAILED, CommandError, write_problem
from drachenhof.cli.params import PlayersGame, complete_bots, game_options
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from pathlib import Path

    from drachenhof.cli.dialogue import Dialogue
    from drachenhof.cli.session import Session
    from drachenhof.engine.game import Game
    from drachenhof.records import Record


SEED_BITS = 48
LISTED = 8  # further games that could be gone on with


def terminal(
    ctx: typer.Context,
    game: PlayersGame,
    players: Annotated[int | None, typer.Option(help="cli-players")] = None,
    seat: Annotated[int | None, typer.Option(help="cli-terminal-seat")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-terminal-seats", autocompletion=complete_bots)] = None,
    seed: Annotated[int | None, typer.Option(help="cli-terminal-seed")] = None,
    name: Annotated[str | None, typer.Option(help="cli-terminal-name")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-terminal-save")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-terminal-resume")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-terminal-plain")] = False,
) -> int:
    """Play against bots, here in the terminal."""
    words: Words = ctx.obj
    import secrets

    from drachenhof.cli.dialogue import Dialogue
    from drachenhof.cli.files import must_be_writable
    from drachenhof.cli.params import table_size
    from drachenhof.cli.screen import known_game
    from drachenhof.cli.session import Session, new_record
    from drachenhof.records.errors import quoted

    module = known_game(words, game)
    if resume:
        session = _resumed(words, module, save, seats)
    else:
        size = table_size(words, module, players, seats)
        options = game_options(ctx)
        module.new(size, **options)
        table = _table(words, module, size, seat, seats)
        path = _new_path(words, module, save)
        luck = secrets.randbits(SEED_BITS) if seed is None else seed
        record = new_record(module, options, table, quoted(name or user(words)), luck)
        session = Session(record, path)
    must_be_writable(words, session.path)
    session.prepare()  # with a bar of its own, if it takes long
    dialogue = Dialogue(words, session)
    return dialogue.run(resume) if plain or not _has_panes() else _in_panes(words, session, dialogue)


def _has_panes() -> bool:
    """Return whether there is a terminal, and Textual is installed."""
    from importlib.util import find_spec

    on_screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return on_screen and find_spec("textual") is not None


def _in_panes(words: Words, session: "Session", dialogue: "Dialogue") -> int:
    from drachenhof.cli.panes import Panes

    panes = Panes(words, session)
    message = panes.run()
    dialogue.problem = panes.problem
    return dialogue.leave(message or "cli-terminal-left")


def _table(words: Words, game: "Game", players: int, seat: int | None, seats: str | None) -> tuple[str, ...]:
    """Return `human` or a bot for each seat."""
    from drachenhof.bots.levels import OPPONENT
    from drachenhof.cli.params import HUMAN, named_seats

    if seats is not None:
        if seat is not None:
            raise CommandError(words.say("cli-terminal-seat-twice"))
        return named_seats(words, game.NAME, seats, persons=1)
    own = 1 if seat is None else seat
    if own not in range(1, players + 1):
        raise CommandError(words.say("cli-terminal-no-seat", seat=own, players=players))
    return tuple(HUMAN if number == own else OPPONENT[game.NAME] for number in range(1, players + 1))


def user(words: Words) -> str:
    """Return the name of the user."""
    import getpass

    try:
        return getpass.getuser().capitalize()
    except (ImportError, KeyError, OSError):
        return words.say("cli-terminal-guest")


def _new_path(words: Words, game: "Game", save: Path | None) -> Path:
    """Return the file of a new game."""
    from drachenhof.cli import files

    try:
        path = files.fresh(game.NAME) if save is None else save
    except OSError as error:
        raise CommandError(write_problem(words, str(files.folder()), error), FAILED) from None
    if os.path.lexists(path):
        raise CommandError(words.say("cli-terminal-exists", file=str(path)))
    return path


def _resumed(words: Words, game: "Game", save: Path | None, seats: str | None) -> "Session":
    """The game that is to be continued."""
    from drachenhof.cli import files
    from drachenhof.cli.files import record_of
    from drachenhof.cli.screen import echo
    from drachenhof.cli.session import Session, external_bots, resumable, seats_of
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord

    saved = list(islice(files.unfinished(game.NAME), LISTED + 1)) if save is None else [save]
    if not saved:
        raise CommandError(words.say("cli-terminal-none", folder=str(files.folder())))
    path, *others = saved
    if others:
        listed = "\n".join(f"  {other}" for other in others)
        echo(words.say("cli-terminal-others", file=str(path)) + f"\n{listed}")
    record = record_of(words, str(path), 1)
    if record.game == game.NAME and (bots := external_bots(record)) and (seats or "").split(",") != seats_of(record):
        named = {"bots": ", ".join(bots), "seats": ",".join(seats_of(record))}
        raise CommandError(words.say("cli-terminal-brought", file=str(path), **named))
    if record.game != game.NAME or not resumable(record):
        raise CommandError(words.say("cli-terminal-foreign", file=str(path)))
    if record.scores is not None:
        raise CommandError(words.say("cli-terminal-over", file=str(path)))
    try:
        return Session(record, path)
    except BrokenRecord as error:
        raise CommandError(words.say("cli-in-file", file=str(path), said=record_error(words, error)), FAILED) from None


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
