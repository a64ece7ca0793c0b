"""`drachenhof prepare`: compile everything now, so that nobody waits for it later."""

from typing import Annotated

import typer

from drachenhof.cli.screen import known_game
from drachenhof.game import games
from drachenhof.words import Words


def prepare(
    words: Words,
    game: Annotated[list[str] | None, typer.Argument(help="cli-prepare-game")] = None,
    first: Annotated[bool, typer.Option("--first", help="cli-prepare-first")] = False,
) -> int:
    """Compile all that is compiled, ahead of time."""
    from drachenhof.cli.progress import parts
    from drachenhof.ready import FIRST, PARTS, side_by_side

    names = [known_game(words, name).NAME for name in game or ()] or list(games)
    wanted = FIRST if first else PARTS
    with parts(words) as hear:
        done = dict.fromkeys(names, 0)
        for name in names:
            hear(words.say(f"game-{name}"), 0, len(wanted))
        for name, _ in side_by_side(names, wanted):
            done[name] += 1
            hear(words.say(f"game-{name}"), done[name], len(wanted))
    print(words.say("cli-prepare-done", games=", ".join(words.say(f"game-{name}") for name in names)))
    return 0
