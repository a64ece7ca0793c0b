"""No module imports one that imports it, at whatever remove: not for types, nor inside of a function."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import drachenhof

PACKAGE = Path(drachenhof.__file__).parent


def modules() -> dict[str, Path]:
    """Every module of the package, by its name. `typed` is for type checkers: it needs what needs it."""
    found = {}
    for file in PACKAGE.rglob("*.py"):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    del found["drachenhof.typed"]
    return found


def imports(source: str, known: set[str]) -> Iterator[str]:
    """The modules that a source names in imports, wherever they stand in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in known:
                    yield inner
                elif node.module in known:
                    yield node.module


def circle(sources: dict[str, str]) -> list[str]:
    """Modules of which each imports the next and the last the first; none if there are no such."""
    known = set(sources)
    graph = {name: set(imports(source, known)) - {name} for name, source in sources.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_imports_never_come_back_to_where_they_began() -> None:
    assert circle({name: file.read_text(encoding="utf-8") for name, file in modules().items()}) == []


def test_a_circle_is_found_wherever_its_imports_stand() -> None:
    later = "def f():\n    from house import cellar\n"
    for_types = "if TYPE_CHECKING:\n    from house.roof import tiles\n"
    assert circle({"house": "", "house.roof": later, "house.cellar": for_types}) != []
    assert circle({"house": "", "house.roof": later, "house.cellar": "import os\n"}) == []
