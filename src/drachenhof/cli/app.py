"""The application: all commands, and how a command is run.

What players run is translated: their `help` texts are names of messages. Operators and researchers read English.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from drachenhof import __version__
from drachenhof.cli import database
from drachenhof.cli.arena import arena
from drachenhof.cli.benchmark import bench, benchmark
from drachenhof.cli.bot import bot, train
from drachenhof.cli.errors import BAD_USE, ENGLISH, FAILED, CommandError, print_error
from drachenhof.cli.explore import explore
from drachenhof.cli.learn import drills, rules, tips
from drachenhof.cli.mcp import mcp
from drachenhof.cli.params import GameCommand
from drachenhof.cli.prepare import prepare
from drachenhof.cli.records import replay, verify
from drachenhof.cli.review import review
from drachenhof.cli.serve import play, serve
from drachenhof.cli.simulate import simulate
from drachenhof.cli.terminal import daily, terminal
from drachenhof.engine.game import BadOption
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words, pick_language

EXTRAS = {
    "client": ("websockets",),
    "server": (
        *("alembic", "httptools", "prometheus_client", "sqlalchemy", "starlette", "structlog", "uvicorn", "uvloop"),
    ),
    "cluster": ("nats", "psycopg"),
    "fast": ("numba",),
}
"""The packages of each extra, by import name."""
_PLAYERS: tuple[Callable[..., int | None], ...] = (play, terminal, daily, replay, review, verify, rules, mcp)
_OPERATORS: tuple[Callable[..., int | None], ...] = (
    *(serve, bot, simulate, arena, benchmark, explore, drills, tips, prepare, bench, train),
)
_TRANSLATED = {command.__name__ for command in _PLAYERS}
_WITH_OPTIONS = (terminal, simulate, arena)
_USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # Typer does not export it


class Commands(TyperGroup):
    """The commands; players' commands are translated on demand."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is not None and cmd_name in _TRANSLATED:
            _translate(command, ctx.obj)
        if command is not None:
            command.short_help = command.help  # the whole sentence in the list of commands
        return command


def _translate(command: Any, words: Words) -> None:
    """Replace help texts that are names of messages."""
    for part in (command, *command.params):
        if part.help and words.has(part.help):
            part.help = words.say(part.help, games=", ".join(games))


app = typer.Typer(
    cls=Commands,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # half of the time that help takes
    context_settings={"help_option_names": ["-h", "--help"]},
)
for _command in _PLAYERS:
    app.command(cls=GameCommand if _command in _WITH_OPTIONS else None, help=f"cli-{_command.__name__}")(_command)
for _command in _OPERATORS:
    app.command(cls=GameCommand if _command in _WITH_OPTIONS else None, context_settings={"obj": ENGLISH})(_command)
app.add_typer(database.app, name="database")


def _show_version(asked: bool) -> None:
    if asked:
        from drachenhof.engine.backends import describe

        print(f"drachenhof {__version__} ({describe()})")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="cli-version")
    ] = False,
    language: Annotated[str | None, typer.Option(help="cli-language", metavar="|".join(LANGUAGES))] = None,
) -> None:
    """Accept the options of `drachenhof` itself; `run` has read `--language` before."""


def run(arguments: Sequence[str]) -> int:
    """Run a command and return the exit code."""
    asked, arguments = split_language(arguments)
    words = Words(pick_language(asked))
    try:
        if asked is not None and asked not in LANGUAGES:
            raise CommandError(words.say("cli-no-such-language", language=asked, languages=", ".join(LANGUAGES)))
        command = get_command(app)
        _translate(command, words)
        command.help = words.say("cli-help", games=", ".join(words.say(f"game-{name}") for name in games))
        code = command.main(arguments or ["--help"], prog_name="drachenhof", standalone_mode=False, obj=words)
        return code if isinstance(code, int) else 0
    except CommandError as error:
        print_error(str(error))
        return error.code
    except BadOption as error:
        from drachenhof.i18n.phrases import bad_option

        print_error(bad_option(words if arguments[0] in _TRANSLATED else ENGLISH, error))
    except _USAGE_ERROR as error:
        print_error(error.format_message())  # type: ignore[attr-defined]
    except ModuleNotFoundError as error:
        print_error(_missing_extra(words, error))
        return FAILED
    return BAD_USE


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the value of `--language`, which may stand anywhere, and the other arguments."""
    language, others, rest = None, list[str](), iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name == "--language":
            language = value if equals else next(rest, "")
        else:
            others.append(argument)
    return language, others


def _missing_extra(words: Words, error: ModuleNotFoundError) -> str:
    """Return what to install; raises the error again if no extra brings the package."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return words.say("cli-needs-extra", package=package, command=f"pip install 'drachenhof[{extra}]'")
    raise error
