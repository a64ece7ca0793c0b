"""`drachenhof drills`: positions of strong games in which one choice is clearly best, looked for and kept in a file."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import Complaint, in_range
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.learn.drills import Drill

MOST = 10_000


def drills(
    words: Words,
    game: Annotated[str, typer.Argument(help="cli-game")],
    into: Annotated[Path, typer.Option(help="cli-drills-into")],
    count: Annotated[int, typer.Option(help="cli-drills-count")] = 20,
    seed: Annotated[int, typer.Option(help="cli-drills-seed")] = 1,
    bot: Annotated[str | None, typer.Option(help="cli-drills-bot")] = None,
) -> None:
    """Look for drills in games of strong bots, until there are enough; what the file has is kept."""
    import msgspec

    from drachenhof.cli.progress import progress
    from drachenhof.cli.screen import known_game, printed
    from drachenhof.cli.seats import named_seats
    from drachenhof.learn.mining import DrillsWanted, mine, strong_bot

    in_range(words, "--count", count, 1, MOST)
    known_game(words, game)
    name = named_seats(words, game, bot or strong_bot(game), persons=0)[0]
    kept = _kept(words, into, game)
    try:
        with (
            into.open("a", encoding="utf-8") as file,
            progress(words, count, min(len(kept), count), "cli-drills-looking") as heard,
        ):
            for more in mine(DrillsWanted(game, count, seed, name), kept):
                for one in more:
                    file.write(msgspec.json.encode(msgspec.structs.replace(one, game="")).decode() + "\n")
                file.flush()
                kept += more
                heard(len(more))
    except OSError as error:
        raise Complaint(words.say("cli-drills-no-file", file=str(into), problem=error.strerror or str(error))) from None
    printed(*_table(words, game, kept), words.say("cli-drills-written", file=str(into), count=len(kept)))


def _kept(words: Words, into: Path, game: str) -> "list[Drill]":
    """What the file has already; a file that holds something else is left alone."""
    from drachenhof.learn.drills import BrokenDrill, parse

    if not into.exists():
        return []
    try:
        kept = [parse(line, game) for line in into.read_text(encoding="utf-8").splitlines()]
        for one in kept:
            one.check()
    except (OSError, UnicodeDecodeError, BrokenDrill) as error:
        raise Complaint(words.say("cli-drills-no-file", file=str(into), problem=str(error))) from None
    return kept


def _table(words: Words, game: str, drills: "list[Drill]") -> list[object]:
    """How many there are of each theme and each level."""
    from rich import box
    from rich.table import Table

    from drachenhof.analysis.review.reasons import KINDS
    from drachenhof.learn.drills import LEVELS

    counted = Counter((one.theme, one.level) for one in drills)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("cli-drills-theme"))
    for level in LEVELS:
        table.add_column(words.say("cli-drills-level", level=level), justify="right")
    for theme in KINDS[game]:
        table.add_row(words.say(f"review-kind-{game}", kind=theme), *(str(counted[theme, level]) for level in LEVELS))
    return [table]
