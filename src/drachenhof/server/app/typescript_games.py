"""Generate the TypeScript file of each game: names, view, components and numbers of the explorer.

The view is the TypedDict that the game's `view` returns. Comments after its fields are copied.
A `dict` may lack keys of its type; a `Mapping` has all of them.
"""

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of

WIDTH = 110
HEAD = "/** Made by `python -m drachenhof.server.app.typescript` from the game's rules. Do not edit. */\n"

Names: TypeAlias = Mapping[Any, str]
"""The names of types that have one."""


def engine(game: str) -> str:
    """The file of one game."""
    view = get_type_hints(games[game].view)["return"]
    modules = [import_module(name) for name in _modules(games.package(game, "rules"))]
    literals = {kind: name for module in modules for name, kind in vars(module).items() if get_origin(kind) is Literal}
    dictionaries = list(dict.fromkeys(_within(view)))
    names: Names = literals | {kind: kind.__name__ for kind in dictionaries}
    used = {kind for one in dictionaries for hint in get_type_hints(one).values() for kind in _parts(hint)}
    parts = [_union(name, kind) for kind, name in literals.items() if kind in used]
    parts += [_interface(kind, names) for kind in dictionaries]
    constants = {**narration_of(game).printed_matter(), **_explored(game)}
    parts += [_constant(name, value) for name, value in constants.items()]
    return "\n".join([HEAD, *parts])


def _explored(game: str) -> Mapping[str, Any]:
    """Numbers of a game's explorer, if it has one."""
    from drachenhof.explore.parts import explored, part_of  # loads compiled searches, which tables do not need

    return part_of(game).ON_THE_PAGE if explored(game) else {}


def _modules(package: str) -> Iterator[str]:
    """The modules that define a game's names: these, if they exist, and its package."""
    for name in ("tables", "state", "view"):
        if find_spec(f"{package}.{name}") is not None:
            yield f"{package}.{name}"
    yield package


def _parts(hint: Any) -> Iterator[Any]:
    """A type and all types inside it."""
    yield hint
    if get_origin(hint) is not Literal:
        for part in get_args(hint):
            yield from _parts(part)


def _within(kind: Any) -> Iterator[type]:
    """A TypedDict and those inside it, inner ones first."""
    for part in _parts(kind):
        if is_typeddict(part):
            for hint in get_type_hints(part).values():
                yield from _within(hint)
            yield part


def _union(name: str, kind: Any) -> str:
    members = [f"'{value}'" for value in get_args(kind)]
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"
    return f"{line}\n"


def _interface(kind: type, names: Names) -> str:
    lines = [f"/** {(kind.__doc__ or '').splitlines()[0]} */", f"export interface {kind.__name__} {{"]
    comments = dict(re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(kind), re.MULTILINE))
    for field, hint in get_type_hints(kind).items():
        if field in comments:
            lines.append(f"  /** {comments[field][0].upper()}{comments[field][1:]}. */")
        lines.append(f"  {field}: {_type(hint, names)};")
    return "\n".join([*lines, "}", ""])


_PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def _type(hint: Any, names: Names) -> str:
    """A type as TypeScript."""
    if hint in names:
        return names[hint]
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_type(part, names) for part in arguments)
    if origin is list:
        inner = _type(arguments[0], names)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        record = f"Record<{', '.join(_type(part, names) for part in arguments)}>"
        return record if origin is Mapping else f"Partial<{record}>"
    raise TypeError(f"the page has no word for {hint}")


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {json.dumps(value, indent=2)} as const;\n"
