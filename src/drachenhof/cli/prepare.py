"""`drachenhof prepare`: compile everything now, so that nobody waits for it later."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.screen import known_game, speak
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.precompile import Part


def prepare(
    words: Words,
    game: Annotated[list[str] | None, typer.Argument(help="cli-prepare-game")] = None,
    first: Annotated[bool, typer.Option("--first", help="cli-prepare-first")] = False,
) -> int:
    """Compile all that is compiled, ahead of time."""
    from drachenhof.precompile import FIRST, PARTS

    names = list(dict.fromkeys(known_game(words, name).NAME for name in game or ())) or list(games)
    compile_parts(words, names, FIRST if first else PARTS)
    print(words.say("cli-prepare-done", games=", ".join(words.say(f"game-{name}") for name in names)))
    return 0


def compile_missing(words: Words) -> None:
    """The rules of all games that were never compiled on this machine, side by side, with a bar."""
    from drachenhof.engine.numba_cache import is_there
    from drachenhof.precompile import rules

    speak(words)
    missing = [name for name in games if not is_there(name)]
    if missing:
        compile_parts(words, missing, (rules,))


def compile_parts(words: Words, names: Sequence[str], wanted: "Sequence[Part]") -> None:
    """Compile parts of games, each game in a process of its own; tells what is done."""
    from drachenhof.cli.progress import progress
    from drachenhof.precompile import side_by_side

    titles = ", ".join(words.say(f"game-{name}") for name in names)
    with progress(words, len(names) * len(wanted), doing="cli-prepare-doing", games=titles) as hear:
        for _ in side_by_side(names, wanted):
            hear(1)
