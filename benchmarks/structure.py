"""How much there is to read: modules, places of a game and a feature, files of one move, words, lines.

    .venv/bin/python benchmarks/structure.py [--json] [--files]

How each figure is counted:

- modules: Python files of the package. Migrations of the database count too.
- single-importer modules: those that exactly one other module of the package imports, as `lint-imports` reads imports.
- places of a game or feature: the folders in the package, the page and the tests that have its name, or hold files with
  its name. Texts and migrations, which have folders of their own, do not count.
- files of a move: the server's files are traced. Two people play on a real server, a third one watches, all by
  WebSocket. A file counts if it runs any Python function from the moment a move is sent until all have the views.
  The figure is the median over some moves. Compiled rules run no Python function. The page's files are the list `PAGE`
  in this program: every one must exist, and be connected to the others by imports.
- words: text of `README.md` and `docs/*.md`, separated by spaces.
- lines: all lines of Python in the package, and of TypeScript, Svelte and CSS in the page without its tests.
"""

import argparse
import asyncio
import json
import re
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import grimp
from rich.console import Console
from rich.table import Table

from drachenhof.games import games

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests know how to start a server

PACKAGE, WEB, TESTS = ROOT / "src/drachenhof", ROOT / "web/src", ROOT / "tests"
GAMES = tuple(games)
FEATURES = ("duel", "tournament", "review")
MOVES = 10

PAGE = (
    "games/year/Piece.svelte",
    "games/year/desk.svelte.ts",
    "games/year/Board.svelte",
    "games/BoardBox.svelte",
    "features/table/Frame.svelte",
    "features/table/tapping.svelte.ts",
    "lib/net/table.svelte.ts",
    "lib/net/socket.ts",
    "lib/net/playback.svelte.ts",
    "lib/net/beats.ts",
    "lib/net/forced.ts",
)
"""What a press on a piece passes until the move is sent, and what an update passes until the board shows it."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def single_importers() -> dict[str, str]:
    """Each module that exactly one other imports, and the importer."""
    graph = grimp.build_graph("drachenhof", cache_dir=None)  # its cache misses edits within a second
    importers = {module: graph.find_modules_that_directly_import(module) for module in sorted(graph.modules)}
    return {module: next(iter(found)) for module, found in importers.items() if len(found) == 1}


def places(word: str) -> list[str]:
    """The folders with a word in their name, or with files that have it, in the package, the page and the tests."""
    named = re.compile(rf"(^|[_.]){word}(s|ed|ing)?([_.]|$)", re.IGNORECASE)
    found = [path for top in (PACKAGE, WEB, TESTS) for path in _outermost(top, named)]
    return sorted({str((path if path.is_dir() else path.parent).relative_to(ROOT)) for path in found})


def _outermost(folder: Path, named: re.Pattern[str]) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name.startswith(("__", ".")) or path.name == "migrations" or path.suffix == ".ftl":
            continue
        if named.search(path.name):
            yield path
        elif path.is_dir():
            yield from _outermost(path, named)


def page_files() -> list[str]:
    """The page's part of a move. Raises ValueError if a file is missing, or connected to no other by an import."""
    for name in PAGE:
        if not (WEB / name).is_file():
            raise ValueError(f"{name} is not in web/src: correct PAGE in benchmarks/structure.py.")
    for name in PAGE:
        others = [other for other in PAGE if other != name]
        if not any(_imports(name, other) or _imports(other, name) for other in others):
            raise ValueError(f"{name} neither imports another file of PAGE nor is imported by one.")
    return [str((WEB / name).relative_to(ROOT)) for name in PAGE]


def _imports(name: str, other: str) -> bool:
    stem = re.sub(r"(\.svelte)?\.(ts|svelte)$", "", Path(other).name)
    return re.search(rf"from '[^']*/{re.escape(stem)}(\.svelte)?'", (WEB / name).read_text()) is not None


class Tracer:
    """Collects the package's files in which a function is called, in all threads, while it is on."""

    def __init__(self) -> None:
        self.on, self.files = False, set[str]()

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            self.files.add(str(Path(frame.f_code.co_filename).relative_to(ROOT)))

    def take(self) -> set[str]:
        """Return the files since the last call."""
        self.files, files = set(), self.files
        return files


async def traced_moves(tracer: Tracer, count: int) -> list[set[str]]:
    """The server's files of each of some moves: sent by a player, answered, shown to two players and a spectator."""
    from tests.server.hosted import hosted, newcomer

    with tempfile.TemporaryDirectory() as folder:
        async with hosted(Path(folder) / "traced.sqlite3") as place:
            ada, ben, cleo = [await newcomer(place, name) for name in ("Ada", "Ben", "Cleo")]
            seats = [{"kind": "person"}, {"kind": "open"}]
            made = await ada.post("/api/tables", json={"game": "year", "seats": seats, "public": True})
            table = made.json()["table"]
            answer = await ben.post(f"/api/tables/{table}/sit", json={"id": "sit", "seat": 1})
            assert answer.status_code == 200, answer.text
            sockets = [await place.socket(table, person) for person in (ada, ben, cleo)]
            try:
                positions = [await _position(socket) for socket in sockets]
                moves = []
                for number in range(count):
                    moves.append(await _traced_move(tracer, sockets, positions, number))
                return moves
            finally:
                for socket in sockets:
                    await socket.close()


async def _position(socket: Any, after: int = 0) -> dict[str, Any]:
    """Wait for an update with a position after an entry."""
    while True:
        message = json.loads(await socket.recv())
        position: dict[str, Any] | None = message.get("position")
        if position is not None and position["at"] > after:
            return position


async def _traced_move(tracer: Tracer, sockets: list[Any], positions: list[dict[str, Any]], number: int) -> set[str]:
    mover = next(index for index, position in enumerate(positions) if position.get("choices"))
    before = positions[mover]
    move = {"type": "move", "id": f"move {number}", "at": before["at"], "move": before["choices"][0]["move"]}
    await asyncio.sleep(0.05)  # presence and other news of the last move come to rest
    tracer.take()
    tracer.on = True
    await sockets[mover].send(json.dumps(move))
    positions[:] = await asyncio.gather(*(_position(socket, before["at"]) for socket in sockets))
    tracer.on = False
    return tracer.take()


def server_files(count: int = MOVES) -> list[str]:
    """The server's files of the median of some moves."""
    tracer = Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    try:
        moves = asyncio.run(traced_moves(tracer, count))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return sorted(sorted(moves, key=len)[len(moves) // 2])


def words() -> int:
    return sum(len(path.read_text().split()) for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))


def lines() -> tuple[int, int]:
    """Lines of the package, and of the page without its tests."""
    page = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name]
    return _lines(modules()), _lines(page)


def _lines(paths: list[Path]) -> int:
    return sum(path.read_text().count("\n") for path in paths)


def measured() -> tuple[dict[str, int], dict[str, list[str]]]:
    """All figures by name, and what some of them count."""
    single, found = single_importers(), {word: places(word) for word in (*GAMES, *FEATURES)}
    behind = {
        "single-importer modules": [f"{module} <- {importer}" for module, importer in single.items()],
        **{f"places of {word}": found[word] for word in found},
        "files of a move, server": server_files(),
        "files of a move, page": page_files(),
    }
    package, page = lines()
    figures = {"modules": len(modules()), **{name: len(listed) for name, listed in behind.items()}}
    figures["files of a move"] = figures["files of a move, server"] + figures["files of a move, page"]
    return figures | {
        "words of docs and README": words(),
        "lines of the package": package,
        "lines of the page": page,
    }, behind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures, and what they count, as JSON")
    parser.add_argument("--files", action="store_true", help="list what the figures count")
    asked = parser.parse_args()
    figures, behind = measured()
    if asked.json:
        print(json.dumps({"figures": figures, "behind": behind}, indent=2))
        return
    table = Table("what", "count")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,}")
    console = Console()
    console.print(table)
    if asked.files:
        for name, listed in behind.items():
            console.print(f"\n[bold]{name}[/bold]")
            console.print("\n".join(f"  {one}" for one in listed), highlight=False)


if __name__ == "__main__":
    main()
