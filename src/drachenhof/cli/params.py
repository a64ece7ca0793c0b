"""Arguments and options that several commands share, their completion, and the options of the games."""

from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand
from typer.main import get_command

from drachenhof.cli.errors import CommandError
from drachenhof.engine.game import BadOption, Option
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.match import BadBot
    from drachenhof.engine.game import Game


_GAME, _OPTIONS, _PARAMETERS = (
    "drachenhof.engine.game",
    "drachenhof.options",
    "drachenhof.parameters",
)  # keys of ctx.meta


def complete_games(incomplete: str) -> list[str]:
    return [name for name in games if name.startswith(incomplete)]


def complete_bots(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete the last bot of a list with commas."""
    from drachenhof.bots.levels import LEVELS

    game = ctx.params.get("game") or next(iter(games))
    first, comma, last = incomplete.rpartition(",")
    return [f"{first}{comma}{bot}" for bot in LEVELS.get(game, ()) if bot.startswith(last)]


def complete_rules(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete the number of a rule."""
    from drachenhof.i18n.rules import SECTIONS, numbers

    game = str(ctx.params.get("game"))
    found = [number for section in SECTIONS.get(game, ()) for number in numbers(game, section)]
    return [number for number in found if number.startswith(incomplete.upper())]


# Of players: the help is the name of a message.
PlayersGame = Annotated[str, typer.Argument(metavar="GAME", help="cli-game", autocompletion=complete_games)]

# Of operators and researchers.
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(games)}.", autocompletion=complete_games)
]
PlayerCount = Annotated[int | None, typer.Option(help="How many play; 4 if left out.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games on every machine.")]
Workers = Annotated[int, typer.Option(help="How many processes play; 0 chooses. It does not change the result.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


# The options of a game


class GameCommand(TyperCommand):
    """A command that also takes the options of the game that is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        game = next((argument for argument in args if argument in games), None)
        if game is not None:
            ctx.meta[_GAME] = game
            ctx.meta[_PARAMETERS] = [_parameter(ctx, option) for option in games[game].OPTIONS.values()]
        return list(super().parse_args(ctx, args))

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Say how to list the options of a game."""
        if _GAME not in ctx.meta:
            example = f"{ctx.command_path} {next(iter(games))} --help"
            formatter.write("\n" + ctx.obj.say("cli-help-more", example=example) + "\n")

    def get_params(self, ctx: Any) -> list[Any]:
        return [*super().get_params(ctx), *ctx.meta.get(_PARAMETERS, ())]


def game_options(ctx: typer.Context) -> dict[str, Any]:
    """Return the options of the game that a `GameCommand` was given."""
    return dict(ctx.meta.get(_OPTIONS, {}))


def _parameter(ctx: Any, option: Option) -> Any:
    """Declare an option of a game with Typer."""
    flag, label = f"--{option.name.replace('_', '-')}", ctx.obj.say(f"option-{option.name}")
    app = typer.Typer(add_completion=False)
    if isinstance(option.default, bool):
        switch = typer.Option(f"{flag}/--no-{flag[2:]}", help=label, callback=_store, expose_value=False)

        @app.command()
        def declare_switch(value: Annotated[bool, switch] = option.default) -> None: ...
    else:
        choices = [_typed(choice) for choice in option.choices]
        choice = typer.Option(
            flag,
            help=f"{label}: {', '.join(choices)}",
            metavar=option.name.upper(),
            callback=_store,
            expose_value=False,
            autocompletion=lambda incomplete: [one for one in choices if one.startswith(incomplete)],
        )

        @app.command()
        def declare_choice(value: Annotated[str, choice] = _typed(option.default)) -> None: ...

    (parameter,) = get_command(app).params
    parameter.name = option.name
    return parameter


def _store(ctx: typer.Context, param: typer.CallbackParam, value: Any) -> None:
    """Keep the choice for `game_options`; raises `BadOption`."""
    if ctx.resilient_parsing:
        return
    game = games[ctx.meta[_GAME]]
    option = game.OPTIONS[str(param.name)]
    choices = {_typed(choice): choice for choice in option.choices}
    if not isinstance(value, bool):
        if value.lower() not in choices:
            raise BadOption("value", game=game.NAME, name=option.name, value=value, choices=list(choices))
        value = choices[value.lower()]
    ctx.meta.setdefault(_OPTIONS, {})[option.name] = value


def _typed(choice: Any) -> str:
    """Return a choice as it is typed."""
    return "none" if choice is None else str(choice)


HUMAN = "human"
PLAYERS = 4  # at a table by default


def named_bots(words: Words, game: str, text: str) -> tuple[str, ...]:
    """The bots of a list with commas."""
    from drachenhof.arena.match import BadBot, parse_all

    try:
        return parse_all(game, text.split(","))
    except BadBot as error:
        raise bad_bot(words, error) from None


def named_seats(words: Words, game: str, text: str, persons: int) -> tuple[str, ...]:
    """The bot in each seat, `human` where a person sits; there have to be `persons` of these."""
    seats = [seat.strip() for seat in text.split(",")]
    if seats.count(HUMAN) != persons:
        raise CommandError(words.say("cli-seats-human" if persons else "cli-seats-no-human"))
    return tuple(seat if seat == HUMAN else named_bots(words, game, seat)[0] for seat in seats)


def table_size(words: Words, game: "Game", players: int | None, seats: str | None = None) -> int:
    """Return the number of players: as asked for, of the named seats, or four at most."""
    if seats is None:
        return min(PLAYERS, game.PLAYERS[-1]) if players is None else players
    count = len(seats.split(","))
    if players not in (None, count):
        raise CommandError(words.say("cli-seats-count", seats=count, players=players))
    return count


def bad_bot(words: Words, error: "BadBot") -> CommandError:
    return CommandError(words.say(f"cli-bots-{error.code}", **error.arguments))
