"""The layers of the server: what imports what, also where only types are meant."""

import ast
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import drachenhof.server
import drachenhof.tables

SERVER = Path(drachenhof.server.__file__).parent
HERE, TABLES = "drachenhof.server", "drachenhof.tables"
WAITING_OR_WRITING = {"asyncio", "sqlalchemy", "alembic", "sqlite3", "starlette", "uvicorn", "websockets"}


def modules() -> dict[str, Path]:
    return {
        ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__"): path
        for package, folder in ((HERE, SERVER), (TABLES, Path(drachenhof.tables.__file__).parent))
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
