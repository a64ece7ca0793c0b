"""For tests that hold in every language: what the files say, and what a sentence is."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import drachenhof
from drachenhof.i18n import LANGUAGES, Words, files

FOLDER = Path(drachenhof.__file__).parent / "i18n"

everywhere = pytest.mark.parametrize("words", [Words(language) for language in LANGUAGES], ids=LANGUAGES)


def is_finished(text: str) -> bool:
    return bool(text) and not re.search(r"[{}$\u2068\u2069]|\?\?\?", text)


class Arguments(Visitor):  # type: ignore[misc]
    """Collects the arguments that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.names.add(node.id.name)


def arguments(node: ast.BaseNode) -> set[str]:
    visitor = Arguments()
    visitor.visit(node)
    return visitor.names


def variants(pattern: ast.Pattern) -> list[str]:
    """Everything that a pattern can say; what is put into it is a word."""
    said = [""]
    for element in pattern.elements:
        said = [begun + more for begun in said for more in _said(element)]
    return said


def _said(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [str(element.value)]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for variant in element.expression.variants for text in variants(variant.value)]
    return ["…"]


@cache
def entries(language: str) -> list[Any]:
    texts = [path.read_text(encoding="utf-8") for path in files(language)]
    return [entry for text in texts for entry in parse(text).body]


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The arguments of each message and attribute."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute)
    return found
