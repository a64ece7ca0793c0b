"""One word, one thing: the glossary has each word once, and says why classes share a name."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import drachenhof

PACKAGE = Path(drachenhof.__file__).parent
WORDS, SAME_NAME = (
    (Path(__file__).parents[1] / "docs" / "glossary.md")
    .read_text(encoding="utf-8")
    .split("## Classes with the same name")
)
CLASS = re.compile(r"`((?:[a-z_]+\.)+[A-Z]\w*)`")


@cache
def classes() -> dict[str, list[str]]:
    """The modules that define a class of each name."""
    found = defaultdict[str, list[str]](list)
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module)
    return found


def reasons() -> dict[str, list[str]]:
    """The names of the second table, row by row."""
    rows = re.findall(r"^\| (.*?) \| (`.*`) \|$", SAME_NAME, re.MULTILINE)
    return {why: re.findall(r"`(\w+)`", names) for why, names in rows}


def test_the_glossary_has_each_word_once() -> None:
    words = re.findall(r"^\| ([a-z][a-z ]*) \|", WORDS, re.MULTILINE)[1:]
    assert len(words) >= 30
    assert len(words) == len(set(words))


@pytest.mark.parametrize("name", sorted(set(CLASS.findall(WORDS))))
def test_a_class_that_the_glossary_names_is_there(name: str) -> None:
    place, _, inside = name.rpartition(".")
    folders = tuple(f"{layer}{place}." for layer in ("", "server.", "server.protocol."))
    assert any(f"{module}.".startswith(folders) for module in classes()[inside])


def test_classes_of_the_same_name_are_those_that_the_glossary_explains() -> None:
    twice = {name for name, modules in classes().items() if len(modules) > 1}
    explained = [name for names in reasons().values() for name in names]
    assert sorted(explained) == sorted(twice)


def test_a_message_has_the_name_of_what_it_tells() -> None:
    defined, names = classes(), next(names for why, names in reasons().items() if "message" in why)
    assert len(names) > 10
    assert [name for name in names if not any(module.startswith("server.protocol.") for module in defined[name])] == []


def test_what_the_glossary_tells_apart_is_told_class_by_class() -> None:
    told, defined = CLASS.findall(WORDS), classes()
    names = next(names for why, names in reasons().items() if "tells them apart" in why)
    for name in names:
        assert len({one for one in told if one.endswith(f".{name}")}) == len(defined[name]), name
