"""`drachenhof tips`: measure the strategy tips of a game in self-play."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import ENGLISH, CommandError, in_range
from drachenhof.cli.params import AsJson, GameName, Seed

if TYPE_CHECKING:
    from drachenhof.learn.tips import TipFigure

GAMES = 1000


def tips(
    game: GameName,
    count: Annotated[
        int, typer.Option("--games", help="How many games; each gives at most one decision to each tip.")
    ] = GAMES,
    seed: Seed = 1,
    into: Annotated[
        Path | None, typer.Option(help="Write the figures to this file, in the format of the page.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how much each strategy tip raises the chance to win."""
    import msgspec

    from drachenhof.cli.screen import echo, known_game, progress
    from drachenhof.games import games
    from drachenhof.learn.tips import Measurement, measure

    in_range(ENGLISH, "--games", count, 1)
    known_game(ENGLISH, game)
    if not games.has(game, "learn.tips"):
        raise CommandError(f"{game} has no tips yet.")
    with progress(count) as heard:
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
            raise CommandError(f"{into} cannot be written: {problem}.") from None
    if as_json:
        sys.stdout.write(document.decode() + "\n")
    else:
        echo(*_table(game, measured))


def _table(game: str, figures: "list[TipFigure]") -> list[object]:
    """Each tip in ENGLISH, with its figure in points of 100 of the chance to win."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Tip", "Points", "95%", "Games"):
        table.add_column(column, justify="left" if column == "Tip" else "right")
    for one in figures:
        low, high = 100 * one.gain.low, 100 * one.gain.high
        table.add_row(
            ENGLISH.say(f"tip-{game}-{one.name}"),
            f"{100 * one.gain.value:,.2f}",
            f"{low:,.2f} – {high:,.2f}",
            str(one.positions),
        )
    return [table]
