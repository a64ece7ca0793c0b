"""One word, one thing: the glossary has each word once, and says why classes share a name."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
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


EVERYBODYS = {"found", "said"}
"""Words that fit any value, and so tell nothing of one."""
COMPILED = ("year", "hoard", "search", "compiled")
SAID = {"server.protocol": "a field of `Refused` and of `Moment`", "envs": "values of the class `Said`"}
ENTRY = ("server.table.", "server.thinking.advising", "server.protocol.messages", "server.protocol.sights")
PLACE = "server.protocol.lessons"  # the cue at which one goes on
NOT_OURS = "migrations"  # as they were written


def values() -> Iterator[tuple[str, str]]:
    """The modules of the package, and the names of all values in each."""
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        if NOT_OURS in path.parts or module.split(".")[0] in COMPILED:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield module, (node.id if isinstance(node, ast.Name) else node.attr).strip("_")
            elif isinstance(node, ast.arg):
                yield module, node.arg


def test_no_value_has_a_name_that_fits_all_of_them() -> None:
    named = {(module, name) for module, name in values() if name in EVERYBODYS}
    assert {
        (module, name) for module, name in named if not (name == "said" and module.startswith(tuple(SAID)))
    } == set()


def test_at_is_the_number_of_an_entry_wherever_the_server_says_it() -> None:
    modules = {module for module, name in values() if name == "at" and module.startswith("server.")} - {PLACE}
    assert modules
    assert [module for module in sorted(modules) if not module.startswith(ENTRY)] == []
