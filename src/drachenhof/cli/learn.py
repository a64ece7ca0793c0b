"""`drachenhof rules`, `tips` and `drills`: print the rules; make and check the learning content."""

import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, in_range
from drachenhof.cli.params import AsJson, GameName, PlayersGame, Seed, complete_rules
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from drachenhof.i18n.rules import Rule
    from drachenhof.learn.drills import Drill
    from drachenhof.learn.tips import TipFigure


def rules(
    ctx: typer.Context,
    game: PlayersGame,
    search: Annotated[
        list[str] | None,
        typer.Argument(help="cli-rules-search", autocompletion=complete_rules, metavar="[WORD|NUMBER]"),
    ] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="cli-rules-markdown")] = False,
) -> None:
    """Show the rules, or those with a number or a word."""
    words: Words = ctx.obj
    from drachenhof.cli.screen import echo, known_game
    from drachenhof.i18n.rules import as_markdown
    from drachenhof.i18n.rules import rules as all_rules

    known_game(words, game)
    wanted = " ".join(search or [])
    matches = matching(all_rules(words, game), wanted)
    if not matches:
        other = next((name for name in games if name != game and is_number(name, wanted)), None)
        if other is not None:
            raise CommandError(words.say("cli-rules-other", search=wanted.upper(), game=other), FAILED)
        raise CommandError(words.say("cli-rules-none", search=wanted), FAILED)
    if markdown and not wanted:
        print(as_markdown(words, game), end="")
    elif markdown:
        print("\n\n".join(f"### {rule.number} {rule.title}\n\n{rule.text}" for rule in matches))
    else:
        echo(*shown(matches, wanted))


def is_number(game: str, wanted: str) -> bool:
    """Return whether a text is the number of a rule of a game."""
    from drachenhof.i18n.rules import SECTIONS, numbers

    return any(wanted.strip().upper() in numbers(game, section) for section in SECTIONS[game])


def matching(listed: "list[Rule]", wanted: str) -> "list[Rule]":
    """The rules of some numbers, or all rules in which words occur."""
    numbers = wanted.lower().split()
    exact = [rule for rule in listed if rule.number.lower() in numbers]
    if len(exact) < len(set(numbers)):  # not all of them are numbers
        exact = []
    folded = wanted.casefold()
    return exact or [rule for rule in listed if folded in f"{rule.number} {rule.title}\n{rule.text}".casefold()]


def shown(rules: "list[Rule]", wanted: str = "") -> "list[RenderableType]":
    """Rules as a person reads them, under their sections, what was searched for highlighted."""
    from rich.padding import Padding
    from rich.text import Text

    lines: list[RenderableType] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            lines += [Text(f"\n{section}", style="bold #c8442c")]
        heading = Text.assemble((f"{rule.number:<4}", "bold #c99a1b"), (rule.title, "bold"))
        body = Text(rule.text)
        for part in (heading, body):
            if wanted:
                part.highlight_regex(f"(?i){re.escape(wanted)}", "reverse")
        lines += [heading, Padding(body, (0, 0, 0, 4))]
    return lines


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
    with progress(count) as advance:
        measured = measure(game, count, seed, advance)
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


MOST = 10_000


def drills(
    game: GameName,
    into: Annotated[Path, typer.Option(help="The file of drills, one per line; drills that it has already count.")],
    count: Annotated[int, typer.Option(help="How many the file should have.")] = 20,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the same seed gives the same drills.")] = 1,
    bot: Annotated[
        str | None, typer.Option(help="The bot that plays, with its budget; emperor@300 thinks for 300 simulations.")
    ] = None,
) -> None:
    """Look for drills: positions of strong games in which one choice is clearly best."""
    import msgspec

    from drachenhof.cli.params import named_seats
    from drachenhof.cli.screen import count_of, echo, known_game, progress
    from drachenhof.learn.mining import DrillsWanted, mine, strong_bot

    in_range(ENGLISH, "--count", count, 1, MOST)
    known_game(ENGLISH, game)
    name = named_seats(ENGLISH, game, bot or strong_bot(game), persons=0)[0]
    drills = _existing_drills(into, game)
    try:
        with (
            into.open("a", encoding="utf-8") as file,
            progress(count, min(len(drills), count), "Looking") as advance,
        ):
            for more in mine(DrillsWanted(game, count, seed, name), drills):
                for one in more:
                    file.write(msgspec.json.encode(msgspec.structs.replace(one, game="")).decode() + "\n")
                file.flush()
                drills += more
                advance(len(more))
    except OSError as error:
        raise CommandError(f"{into} cannot be used: {error.strerror or error}.") from None
    echo(*_drill_table(game, drills), f"{into} has {count_of(len(drills), 'drill')}.")


def _existing_drills(into: Path, game: str) -> "list[Drill]":
    """Return the drills that the file has already; raises `CommandError` if it is another kind of file."""
    from drachenhof.learn.drills import BrokenDrill, parse

    if not into.exists():
        return []
    try:
        drills = [parse(line, game) for line in into.read_text(encoding="utf-8").splitlines()]
        for one in drills:
            one.check()
    except (OSError, UnicodeDecodeError, BrokenDrill) as error:
        raise CommandError(f"{into} is no file of drills of this game: {error}.") from None
    return drills


def _drill_table(game: str, drills: "list[Drill]") -> list[object]:
    """Return a table of how many drills there are of each theme and level."""
    from rich import box
    from rich.table import Table

    from drachenhof.analysis.review.reasons import KINDS
    from drachenhof.learn.drills import LEVELS

    counted = Counter((one.theme, one.level) for one in drills)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("About")
    for level in ("easy", "medium", "hard"):
        table.add_column(level, justify="right")
    for theme in KINDS[game]:
        table.add_row(ENGLISH.say(f"review-kind-{game}", kind=theme), *(str(counted[theme, level]) for level in LEVELS))
    return [table]
