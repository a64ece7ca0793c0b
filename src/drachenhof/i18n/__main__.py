"""`python -m drachenhof.i18n`: the messages that can be sent as codes and their arguments, as JSON."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast, parse

from drachenhof.i18n import files

_OTHERS = ("cli-", "rule-", "rules-")  # of the terminal, and the rules, which are read as a whole


def catalogue(language: str = "en") -> dict[str, list[str]]:
    """By message (`message` or `message.attribute`) the arguments that it needs, those of messages inside it too."""
    patterns = _patterns(language)
    return {name: sorted(_needed(name, patterns)) for name in sorted(patterns) if not name.startswith(_OTHERS)}


@cache
def _patterns(language: str) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                values |= {entry.id.name: entry.value} if entry.value else {}
                values |= {f"{entry.id.name}.{attribute.id.name}": attribute for attribute in entry.attributes}
    return values


def _needed(name: str, patterns: dict[str, Any]) -> set[str]:
    needed = set()
    for node in _nodes(patterns[name]):
        if isinstance(node, ast.VariableReference):
            needed.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            needed |= _needed(node.id.name + attribute, patterns)
    return needed


def _nodes(node: Any) -> Iterator[Any]:
    """A node and all that is in it."""
    yield node
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(inner)


if __name__ == "__main__":
    print(json.dumps(catalogue(), indent=2))
