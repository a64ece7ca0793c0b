"""`drachenhof prepare`: compile everything ahead of time."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Annotated

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError
from drachenhof.cli.screen import known_game
from drachenhof.games import games


def prepare(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Only this game; all of them if left out.")
    ] = None,
    wasm: Annotated[
        bool, typer.Option("--wasm", help="Make the WebAssembly modules anew (needs the extra wasm-build).")
    ] = False,
) -> int:
    """Compile everything now, so that no later command has to: rules, bots, hints and reviews, learning."""
    from drachenhof.cli.screen import progress
    from drachenhof.precompile import PARTS, side_by_side

    if wasm:
        return _make_modules(game or list(games))
    names = list(dict.fromkeys(known_game(ENGLISH, name).NAME for name in game or ())) or list(games)
    with progress(len(names) * len(PARTS), doing=f"Compiling {', '.join(names)}") as advance:
        for _ in side_by_side(names):
            advance(1)
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
