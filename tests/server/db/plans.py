"""How a database would answer each statement that the server has asked it, and from where in the server it came."""

import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event

import drachenhof.server
from drachenhof.server.db.database import Database
from drachenhof.server.db.migrations import VERSION_TABLE
from drachenhof.server.db.schema import metadata

SERVER = Path(drachenhof.server.__file__).parent
TOOLS = {
    *("backup.py", "migrations"),
    *("backend.py", "database.py", "writer.py", "sqlite.py", "postgresql.py"),
}
"""What reads everything on purpose, and is no part of serving."""

FEW = {"public", "status", "game", "purpose", "rated", "kind", "seat"}
"""Columns that have few different values: what is found by them alone has to come in order, and end soon."""


SOON = {"due"}
"""Columns of which a range stays small: what is due is looked after, and is due no longer."""


INNER = "anon_"
"""How what a question asks of another one is called; the inner one is explained too."""


@dataclass
class Asked:
    """The statements of a database, each with its parameters as it was first asked."""

    statements: dict[str, Any] = field(default_factory=dict)
    sites: set[str] = field(default_factory=set)

    def listen(self, database: Database) -> None:
        for engine in (database.backend.writing, database.backend.reading):
            event.listen(engine, "before_cursor_execute", self._hear)

    def _hear(self, _c: Any, _cursor: Any, statement: str, parameters: Any, _x: Any, many: bool) -> None:
        if re.match(r"\s*(SELECT|UPDATE|DELETE|INSERT|WITH)\b", statement):
            self.statements.setdefault(statement, parameters[0] if many else parameters)
            self.sites.add(_site())


def _site() -> str:
    """The line of the server that asks."""
    frame = sys._getframe(2)
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if SERVER in path.parents and not TOOLS.intersection(path.relative_to(SERVER).parts):
            return f"{path.relative_to(SERVER)}:{frame.f_lineno}"
        assert frame.f_back is not None
        frame = frame.f_back
    raise AssertionError


def sites() -> Iterator[str]:
    """All lines of the server that ask a database."""
    for path in SERVER.rglob("*.py"):
        if TOOLS.intersection(path.relative_to(SERVER).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _asks(node, node.func.attr):
                yield f"{path.relative_to(SERVER)}:{node.func.end_lineno}"


def _asks(call: ast.Call, name: str) -> bool:
    return name in ("execute", "scalar", "scalars", "exec_driver_sql") and bool(call.args)


def problems(store: Connection, statement: str, parameters: Any) -> list[str]:
    """What of a statement would look through a whole table, as the database itself says."""
    if statement.lstrip().startswith("INSERT"):
        return []
    explain = _sqlite if store.dialect.name == "sqlite" else _postgresql
    return list(explain(store, statement, parameters))


def _sqlite(store: Connection, statement: str, parameters: Any) -> Iterator[str]:
    plan = [row[3] for row in store.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)]
    in_order = not any("TEMP B-TREE" in line for line in plan) and "LIMIT" in statement
    for line in plan:
        found = re.match(r"(SCAN|SEARCH) (\w+)(?: USING .*?\((.*)\))?", line)
        if found and found[2] not in ("CONSTANT", VERSION_TABLE) and not found[2].startswith(INNER):
            told = found[3] or ""
            equal, within = set(re.findall(r"(\w+)=", told)), set(re.findall(r"(\w+)[<>]", told))
            if found[1] == "SCAN" or not _bounded(equal, within, ends="LIMIT" in statement, in_order=in_order):
                yield line


def _postgresql(store: Connection, statement: str, parameters: Any) -> Iterator[str]:
    store.exec_driver_sql("SET LOCAL enable_seqscan = off")
    store.exec_driver_sql("SET LOCAL enable_mergejoin = off")  # which suits only tables as small as these
    said = store.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar_one()
    nodes = list(_nodes((json.loads(said) if isinstance(said, str) else said)[0]["Plan"]))
    in_order = not any(node["Node Type"] == "Sort" for node in nodes) and "LIMIT" in statement
    for node in nodes:
        kind = node["Node Type"]
        if node.get("Relation Name") == VERSION_TABLE:  # which has one row
            continue
        reads = kind.endswith(("Index Scan", "Index Only Scan"))
        if kind == "Seq Scan" or (reads and not _reaches(node, "LIMIT" in statement, in_order)):
            yield f"{kind} {node.get('Relation Name', '')} {node.get('Index Name', '')} {node.get('Index Cond', '')}"


def _reaches(node: dict[str, Any], ends: bool, in_order: bool) -> bool:
    names, told = {column.name for table in metadata.tables.values() for column in table.columns}, ""
    within = set[str]()
    for part in node.get("Index Cond", "").split(" AND "):
        if re.search(r" [<>]=? ", part):
            within |= set(re.findall(r"\w+", part)) & names
        else:
            told += part
    return _bounded(set(re.findall(r"\w+", told)) & names, within, ends=ends, in_order=in_order)


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("Plans", ()):
        yield from _nodes(child)


def _bounded(equal: set[str], within: set[str], *, ends: bool, in_order: bool) -> bool:
    """Whether few rows are looked at: those of one thing, the first of a range, or the first that come in order."""
    return bool(equal - FEW) or bool(within & SOON) or bool(within and ends) or bool(equal and in_order)
