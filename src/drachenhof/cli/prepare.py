"""`drachenhof prepare`: compile everything ahead of time."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError
from drachenhof.cli.screen import known_game, speak
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.precompile import Part


def prepare(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Only this game; all of them if left out.")
    ] = None,
    first: Annotated[bool, typer.Option("--first", help="Compile only what a first game against bots needs.")] = False,
    wasm: Annotated[
        bool, typer.Option("--wasm", help="Make the WebAssembly modules anew (needs the extra wasm-build).")
    ] = False,
) -> int:
    """Compile everything now, so that no later command has to: rules, bots, hints and reviews, learning."""
    from drachenhof.precompile import FIRST, PARTS

    if wasm:
        return _make_modules(game or list(games))
    names = list(dict.fromkeys(known_game(ENGLISH, name).NAME for name in game or ())) or list(games)
    compile_parts(ENGLISH, names, FIRST if first else PARTS)
    print(f"Ready: {', '.join(names)}.")
    return 0


def _make_modules(names: Sequence[str]) -> int:
    """Make the WebAssembly modules of games, from their sources."""
    for package in ("numba", "ziglang"):
        if find_spec(package) is None:
            raise CommandError("WebAssembly is made by Numba and zig: pip install 'drachenhof[wasm-build]'", FAILED)
    from drachenhof.engine.wasm_build import build
    from drachenhof.engine.wasm_modules import folder_of

    for name in names:
        if name not in games:
            raise CommandError(ENGLISH.say("cli-no-such-game-name", game=name, games=", ".join(games)))
        print(f"{name} …", flush=True)
        build(name)
        for path in sorted(folder_of(name).glob("*.wasm")):
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB", flush=True)
    return 0


def compile_missing(words: Words) -> None:
    """Compile the rules of all games that were never compiled on this machine, in parallel, with a bar."""
    from drachenhof.engine.backends import NUMBA, choose
    from drachenhof.precompile import rules

    if choose() != NUMBA:
        return
    from drachenhof.engine.numba_cache import is_there

    speak(words)
    missing = [name for name in games if not is_there(name)]
    if missing:
        compile_parts(words, missing, (rules,))


def compile_parts(words: Words, names: Sequence[str], wanted: "Sequence[Part]") -> None:
    """Compile parts of games, each game in a process of its own, with a bar."""
    from drachenhof.cli.screen import progress
    from drachenhof.precompile import side_by_side

    titles = ", ".join(words.say(f"game-{name}") for name in names)
    with progress(len(names) * len(wanted), doing=words.say("cli-prepare-doing", games=titles)) as hear:
        for _ in side_by_side(names, wanted):
            hear(1)
