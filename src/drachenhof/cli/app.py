"""The commands put together: in the user's language, with the options of the game that is named."""

import copy
import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeAlias, get_args

import typer

from drachenhof import __version__
from drachenhof.cli import database
from drachenhof.cli.arena import arena
from drachenhof.cli.bench import bench
from drachenhof.cli.bot import bot
from drachenhof.cli.complaint import BAD_USE, Complaint, asked_language, complain, usage_problem
from drachenhof.cli.mcp import mcp
from drachenhof.cli.prepare import prepare
from drachenhof.cli.replay import replay
from drachenhof.cli.review import review
from drachenhof.cli.rules import rules
from drachenhof.cli.serve import play, serve
from drachenhof.cli.simulate import simulate
from drachenhof.cli.terminal import terminal
from drachenhof.cli.train import train
from drachenhof.cli.verify import verify
from drachenhof.game import BadOption, Game, Option, games
from drachenhof.words import LANGUAGES, Words, pick_language

Command: TypeAlias = Callable[..., int | None]

COMMANDS: tuple[Command, ...] = (
    *(play, serve, bot, mcp, terminal, replay, review, verify, simulate, arena, rules, prepare, bench, train),
)
GROUPS: dict[str, tuple[Command, ...]] = {"database": (database.backup, database.copy, database.check)}
VALUES = {"--ray": "local"}  # of options whose value may be left out
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
        from drachenhof.words.refusal import bad_option

        complain(bad_option(words, error))
    except _USAGE_ERROR as error:
        complain(usage_problem(words, error))
    return BAD_USE


def filled_in(arguments: Sequence[str]) -> list[str]:
    """The arguments with the values that were left out; a game after such an option is not its value."""
    filled: list[str] = []
    for argument, following in zip(arguments, [*arguments[1:], "-"], strict=False):
        filled.append(argument)
        if argument in VALUES and (following.startswith("-") or following in games):
            filled.append(VALUES[argument])
    return filled


def build(words: Words, arguments: Sequence[str]) -> typer.Typer:
    """The application for these arguments; a game that they name adds its options."""
    app = typer.Typer(
        help=words.say("cli-help"),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_worded(words, _root))
    named = next((argument for argument in arguments if argument in games), None)
    for command in COMMANDS:
        name = command.__name__
        asks = named is not None and name in arguments and "options" in inspect.signature(command).parameters
        game = games[named] if asks and named else None
        described = words.say(f"cli-{name}") if words.has(f"cli-{name}") else inspect.getdoc(command)
        app.command(name, help=described)(_worded(words, command, game))
    for name, commands in GROUPS.items():
        app.add_typer(_group(words, name, commands), name=name)
    return app


def _group(words: Words, name: str, commands: Sequence[Command]) -> typer.Typer:
    """Commands that stand together under a name."""
    group = typer.Typer(help=words.say(f"cli-{name}"))
    for command in commands:
        described = words.say(f"cli-{name}-{command.__name__}")
        group.command(command.__name__, help=described)(_worded(words, command))
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
    kind, told = get_args(parameter.annotation)
    if words.has(told.help):
        told = copy.copy(told)
        told.help = words.say(told.help, games=", ".join(games))
    return parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=Annotated[kind, told])


def _language_parameter(words: Words) -> inspect.Parameter:
    """Read by `asked_language` beforehand; here it is only allowed."""
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
        told = typer.Option(f"{flag}/--no-{flag[2:]}", help=label)
    else:
        told = typer.Option(
            flag, help=f"{label}: {', '.join(map(_typed, option.choices))}", metavar=option.name.upper()
        )
    return inspect.Parameter(
        option.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, told]
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
