"""`drachenhof tips`: what the strategy tips of a game stand on, measured in self-play."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import Complaint, in_range
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.learn.tips import TipFigure

GAMES = 1000


def tips(
    words: Words,
    game: Annotated[str, typer.Argument(help="cli-game")],
    count: Annotated[int, typer.Option("--games", help="cli-tips-games")] = GAMES,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed")] = 1,
    into: Annotated[Path | None, typer.Option(help="cli-tips-into")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Measure what following each tip brings, with 95 % intervals."""
    import msgspec

    from drachenhof.cli.progress import progress
    from drachenhof.cli.screen import known_game, printed
    from drachenhof.games import games
    from drachenhof.learn.tips import Measurement, measure

    in_range(words, "--games", count, 1)
    known_game(words, game)
    if not games.has(game, "learn.tips"):
        raise Complaint(words.say("cli-tips-none", game=game))
    with progress(words, count) as heard:
        measured = measure(game, count, seed, heard)
    measured.sort(key=lambda one: -one.gain.value)
    document = msgspec.json.format(
        msgspec.json.encode(Measurement(f"drachenhof tips {game} --games {count} --seed {seed}", measured)), indent=2
    )
    if into is not None:
        try:
            into.write_bytes(document + b"\n")
        except OSError as error:
            problem = error.strerror or str(error)
            raise Complaint(words.say("cli-tips-no-file", file=str(into), problem=problem)) from None
    if as_json:
        sys.stdout.write(document.decode() + "\n")
    else:
        printed(*_table(words, game, measured))


def _table(words: Words, game: str, figures: "list[TipFigure]") -> list[object]:
    """Each tip in words, with its figure in points of 100 of the chance to win."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("cli-tips-tip", "cli-tips-gain", "cli-simulate-interval", "cli-tips-positions"):
        table.add_column(words.say(column), justify="left" if column == "cli-tips-tip" else "right")
    for one in figures:
        low, high = 100 * one.gain.low, 100 * one.gain.high
        table.add_row(
            words.say(f"tip-{game}-{one.name}"),
            words.say("cli-simulate-decimal", value=100 * one.gain.value),
            words.say("cli-simulate-range", low=low, high=high),
            str(one.positions),
        )
    return [table]
