"""The commands put together: in the user's language, with the options of the game that is named."""

import copy
import inspect
from collections.abc import Sequence
from typing import Annotated, Any, get_args

import typer

from drachenhof import __version__
from drachenhof.cli import database
from drachenhof.cli.arena import arena
from drachenhof.cli.bench import bench
from drachenhof.cli.benchmark import benchmark
from drachenhof.cli.bot import bot
from drachenhof.cli.complaint import BAD_USE, FAILED, Complaint, asked_language, complain, usage_problem
from drachenhof.cli.completing import Command, completion
from drachenhof.cli.daily import daily
from drachenhof.cli.drills import drills
from drachenhof.cli.explore import explore
from drachenhof.cli.helping import worded_command, worded_group
from drachenhof.cli.mcp import mcp
from drachenhof.cli.prepare import prepare
from drachenhof.cli.replay import replay
from drachenhof.cli.review import review
from drachenhof.cli.rules import rules
from drachenhof.cli.serve import play, serve
from drachenhof.cli.simulate import simulate
from drachenhof.cli.terminal import terminal
from drachenhof.cli.tips import tips
from drachenhof.cli.train import train
from drachenhof.cli.verify import verify
from drachenhof.engine.game import BadOption, Game, Option
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words, pick_language

COMMANDS: tuple[Command, ...] = (
    *(
        play,
        serve,
        bot,
        mcp,
        terminal,
        daily,
        replay,
        review,
        verify,
        simulate,
        arena,
        benchmark,
        explore,
        drills,
        tips,
    ),
    *(rules, prepare, bench, train, completion),
)
GROUPS: dict[str, tuple[Command, ...]] = {"database": (database.backup, database.copy, database.check)}
VALUES = {"--ray": "local"}  # of options whose value may be left out
EXTRAS = {
    "client": ("websockets",),
    "server": (
        *("alembic", "httptools", "prometheus_client", "sqlalchemy", "starlette", "structlog", "uvicorn", "uvloop"),
    ),
    "cluster": ("nats", "psycopg"),
}
"""What is installed only with an extra: the packages, as they are imported."""
_GIVEN = ("words", "options")  # parameters of a command that are not typed on the command line
_USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # Typer does not export it


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit code."""
    asked = asked_language(arguments)
    words = Words(pick_language(asked))
    try:
        if asked is not None and asked not in LANGUAGES:
            raise Complaint(words.say("cli-no-such-language", language=asked, languages=", ".join(LANGUAGES)))
        arguments = filled_in(arguments)
        code = build(words, arguments)(arguments or ["--help"], prog_name="drachenhof", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except Complaint as error:
        complain(str(error))
        return error.code
    except BadOption as error:
        from drachenhof.i18n.refusal import bad_option

        complain(bad_option(words, error))
    except _USAGE_ERROR as error:
        complain(usage_problem(words, error, [*(command.__name__ for command in COMMANDS), *GROUPS]))
    except ModuleNotFoundError as error:
        complain(_missing_extra(words, error))
        return FAILED
    return BAD_USE


def _missing_extra(words: Words, error: ModuleNotFoundError) -> str:
    """What to install; raises the error again if no extra brings it."""
    package = (error.name or "").partition(".")[0]
    for extra, brought in EXTRAS.items():
        if package in brought:
            return words.say("cli-needs-extra", package=package, command=f"pip install 'drachenhof[{extra}]'")
    raise error


def filled_in(arguments: Sequence[str]) -> list[str]:
    """The arguments with the values that were left out; a game after such an option is not its value."""
    filled: list[str] = []
    for argument, following in zip(arguments, [*arguments[1:], "-"], strict=False):
        filled.append(argument)
        if argument in VALUES and (following.startswith("-") or following in games):
            filled.append(VALUES[argument])
    return filled


def build(words: Words, arguments: Sequence[str]) -> typer.Typer:
    """The application for these arguments; a game that they name adds its options.

    Of the commands only the one that they name is made, if they name one: to make all of them takes a while.
    """
    app = typer.Typer(
        cls=worded_group(words),
        help=words.say("cli-help", games=", ".join(words.say(f"game-{name}") for name in games)),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,  # half of the time that help takes
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_worded(words, _root))
    named = next((argument for argument in arguments if argument in games), None)
    chosen = _chosen_command(arguments)
    for command in COMMANDS:
        name = command.__name__
        if chosen not in (None, name):
            continue
        asks = named is not None and name in arguments and "options" in inspect.signature(command).parameters
        game = games[named] if asks and named else None
        more = game is None and "options" in inspect.signature(command).parameters
        described = words.say(f"cli-{name}") if words.has(f"cli-{name}") else inspect.getdoc(command)
        made = worded_command(words, f"drachenhof {name} {next(iter(games))} --help" if more else None)
        app.command(name, cls=made, help=described, short_help=described)(_worded(words, command, game))
    for name, commands in GROUPS.items():
        if chosen in (None, name):
            app.add_typer(_group(words, name, commands), name=name)
    return app


def _chosen_command(arguments: Sequence[str]) -> str | None:
    """The command that the first argument names, or the first after the language; None if it may be any."""
    at = 2 if arguments[:1] == ["--language"] else 0
    first = next(iter(arguments[at:]), None)
    return first if first in {*(command.__name__ for command in COMMANDS), *GROUPS} else None


def _group(words: Words, name: str, commands: Sequence[Command]) -> typer.Typer:
    """Commands that stand together under a name."""
    group = typer.Typer(cls=worded_group(words), help=words.say(f"cli-{name}"), rich_markup_mode=None)
    for command in commands:
        described = words.say(f"cli-{name}-{command.__name__}")
        group.command(command.__name__, cls=worded_command(words), help=described, short_help=described)(
            _worded(words, command)
        )
    return group


def _show_version(asked: bool) -> None:
    if asked:
        print(f"drachenhof {__version__}")
        raise typer.Exit


_VERSION = typer.Option("--version", is_eager=True, callback=_show_version, help="cli-version")


def _root(version: Annotated[bool, _VERSION] = False) -> None:
    """`drachenhof` alone, without a command."""


def _worded(words: Words, command: Command, game: Game | None = None) -> Command:
    """A command whose help is in the user's language, with an option for the language and those of a game."""
    own = inspect.signature(command).parameters.values()
    choices = game.OPTIONS.values() if game else ()
    parameters = [_translated(words, parameter) for parameter in own if parameter.name not in _GIVEN]
    parameters += [_language_parameter(words), *(_option_parameter(words, option) for option in choices)]

    def call(**given: Any) -> int | None:
        del given["language"]
        options = {option.name: _chosen(game, option, given.pop(option.name)) for option in choices if game}
        handed = {"words": words, "options": options}
        return command(
            **given, **{parameter.name: handed[parameter.name] for parameter in own if parameter.name in _GIVEN}
        )

    call.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    call.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return call


def _translated(words: Words, parameter: inspect.Parameter) -> inspect.Parameter:
    """A parameter whose help, if it is the name of a message, is that message."""
    kind, option = get_args(parameter.annotation)
    option = copy.copy(option)
    if words.has(option.help):
        option.help = words.say(option.help, games=", ".join(games))
    if isinstance(option, typer.models.ArgumentInfo) and option.metavar is None:
        option.metavar = parameter.name.upper()
    return parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=Annotated[kind, option])


def _language_parameter(words: Words) -> inspect.Parameter:
    """Accept `--language`, which `asked_language` has read beforehand."""
    option = typer.Option("--language", help=words.say("cli-language"), metavar="|".join(LANGUAGES))
    return inspect.Parameter(
        "language", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


# The options of a game


def _option_parameter(words: Words, option: Option) -> inspect.Parameter:
    """An option of a game as one of the command line."""
    flag, label = f"--{option.name.replace('_', '-')}", words.say(f"option-{option.name}")
    kind: Any = str
    default: Any = _typed(option.default)
    if isinstance(option.default, bool):
        kind, default = bool, option.default
        declared = typer.Option(f"{flag}/--no-{flag[2:]}", help=label)
    else:
        declared = typer.Option(
            flag, help=f"{label}: {', '.join(map(_typed, option.choices))}", metavar=option.name.upper()
        )
    return inspect.Parameter(
        option.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, declared]
    )


def _typed(choice: Any) -> str:
    """A choice as it is typed."""
    return "none" if choice is None else str(choice)


def _chosen(game: Game, option: Option, value: Any) -> Any:
    """The choice that was typed; raises `BadOption`."""
    if isinstance(value, bool):
        return value
    for choice in option.choices:
        if _typed(choice) == value.lower():
            return choice
    named = [_typed(choice) for choice in option.choices]
    raise BadOption("value", game=game.NAME, name=option.name, value=value, choices=named)
