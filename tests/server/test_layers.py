"""The layers of the server: what imports what, also where only types are meant."""

import ast
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import drachenhof.server
import drachenhof.tables

SERVER = Path(drachenhof.server.__file__).parent
HERE, TABLES = "drachenhof.server", "drachenhof.tables"
WAITING_OR_WRITING = {"asyncio", "sqlalchemy", "alembic", "sqlite3", "starlette", "uvicorn", "websockets"}
HEAVY = {"llvmlite", "numba", "numpy", "openskill", "platformdirs", "rich", "typer", *WAITING_OR_WRITING}
PURE = (TABLES, "drachenhof.records", "drachenhof.fair", "drachenhof.i18n")
"""Packages whose import loads no package of `HEAVY`."""


def modules() -> dict[str, Path]:
    return named_in(HERE, SERVER) | named_in(TABLES, Path(drachenhof.tables.__file__).parent)


def named_in(package: str, folder: Path) -> dict[str, Path]:
    """The modules of a package by name."""
    return {
        ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__"): path
        for path in folder.rglob("*.py")
        if "migrations" not in path.parts  # which Alembic loads by itself
    }


def imports(path: Path, names: dict[str, Path]) -> set[str]:
    """The modules of the server that a module imports anywhere: at once, in a function, or for its types."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names} | {node.module}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found & names.keys() if names[name].name != "__init__.py"}


def test_no_module_is_imported_by_what_it_imports() -> None:
    names = modules()
    order = list(TopologicalSorter({name: imports(path, names) for name, path in names.items()}).static_order())
    assert len(order) == len(names) > 80


def test_nothing_is_imported_for_types_only_within_the_server() -> None:
    """What lies below can be imported plainly, and nothing else may be."""
    found = []
    for name, path in modules().items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
                found += [name for inner in ast.walk(node) if HERE in (getattr(inner, "module", "") or "")]
    assert found == []


def test_a_table_loads_nothing_that_waits_or_writes() -> None:
    """Not by way of any other module, either: the contract sees only what is imported by name."""
    pure = sorted(name for name in modules() if name.startswith(TABLES))
    code = f"import importlib, sys; [importlib.import_module(name) for name in {pure}]; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {f"{TABLES}.table", "msgspec"} <= set(loaded)
    assert WAITING_OR_WRITING & set(loaded) == set()


BLOCKED = '''
import importlib, sys, traceback
from datetime import date

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HEAVY:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)

sys.meta_path.insert(0, Blocked())

def chain(error):
    """Return the lines of the package that lead to a blocked import."""
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if "/drachenhof/" in frame.filename]
    return " > ".join(f"{frame.filename.rpartition('/drachenhof/')[2]}:{frame.lineno}" for frame in own)
'''


def blocked(code: str) -> str:
    """Run code in a process of its own in which the heavy packages cannot be imported; return what it prints."""
    whole = f"HEAVY = {sorted(HEAVY)}\n{BLOCKED}{code}"
    return subprocess.run([sys.executable, "-c", whole], stdout=subprocess.PIPE, text=True, check=True).stdout


@pytest.mark.parametrize("package", PURE)
def test_a_pure_package_is_imported_without_heavy_packages(package: str) -> None:
    """The page without a server runs it in Pyodide, with the engine as WebAssembly."""
    folder = Path(drachenhof.tables.__file__).parents[1].joinpath(*package.split(".")[1:])
    names = sorted(name for name in named_in(package, folder) if not name.endswith(".__main__"))
    code = f"""
for name in {names}:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(name, error, chain(error), sep=" | ")
"""
    assert blocked(code) == ""


def test_names_and_facts_are_asked_without_heavy_packages() -> None:
    """Players, options, levels and their strengths; the game of the day, when its opponent is not the strongest."""
    code = """
from drachenhof.bots import LEVELS
from drachenhof.bots.levels import ADVISER, BEGINNER, HOLDER, OPPONENT, compared
from drachenhof.bots.server_bots import offered
from drachenhof.daily import daily
from drachenhof.games import games
from drachenhof.tables.rating_rules import STRENGTHS

for game in games:
    assert {ADVISER[game], BEGINNER[game], HOLDER[game], OPPONENT[game], *compared(game)} <= {*offered(game)}
    assert STRENGTHS[game].keys() == LEVELS[game].keys()
    assert daily(game, date(2026, 7, 1)).options.keys() == games.part(game, "facts").OPTIONS.keys()
print("done")
"""
    assert blocked(code) == "done\n"


def test_one_place_keeps_what_happens_at_a_table() -> None:
    """So that everything is kept, acknowledged and shown, in this order."""
    assert saying(r"archive\.append\(") == [f"{HERE}.hosting.commit"]


def test_one_place_lists_what_reacts_to_a_commit() -> None:
    assert saying(r"\b(results|tries|duels|tournaments)\.finish\b") == [f"{HERE}.app.services"]
    assert sorted(saying(r"= Reactions\(")) == [f"{HERE}.app.services"]


def test_one_place_makes_what_an_observer_sees() -> None:
    """For tables, replays, lessons and drills alike."""
    assert saying(r"(game|games\[.*?\])\.view\(") == [f"{TABLES}.views"]


def saying(pattern: str) -> list[str]:
    """The modules in whose source a pattern occurs."""
    return [name for name, path in modules().items() if re.search(pattern, path.read_text(encoding="utf-8"))]
