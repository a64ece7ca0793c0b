"""`drachenhof rules`: the rules by number, searchable."""

import re
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import FAILED, CommandError
from drachenhof.cli.params import PlayersGame, complete_rules
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from drachenhof.i18n.rules import Rule


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
