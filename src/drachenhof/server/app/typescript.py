"""`python -m drachenhof.server.app.typescript` generates the page's TypeScript files from the server's code.

The types come from the message classes and `resources`, and the order of the rules from their numbering. The view,
names and numbers of a game come from its own code. A test fails if the files are out of date.
"""

import ast
import inspect as source
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct, inspect

from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.rules import PRINTED, SECTIONS, numbers
from drachenhof.server.challenges.daily import messages as daily
from drachenhof.server.challenges.duels import messages as duels
from drachenhof.server.challenges.tournaments import messages as tournaments
from drachenhof.server.explore import messages as explore
from drachenhof.server.learn import messages as learn
from drachenhof.server.players import messages as players
from drachenhof.server.reviews import messages as reviews
from drachenhof.tables import messages, resources, table_views
from drachenhof.tables.refusal import CODES
from drachenhof.tables.state import KINDS

MODULES = (
    *(table_views, messages, reviews, learn, explore, resources),
    *(players, daily, duels, tournaments),
)
FOLDER = Path(__file__).parents[4] / "web" / "src"
WIDTH = 110

MEANT = {
    ("Update", "entries"): "Told[]",
    ("Update", "table"): "TableView",
    ("Update", "position"): "Position | null",
    ("Refused", "missed"): "Update | null",
    ("Refused", "code"): "RefusalCode",
    ("Position", "view"): "View",
    ("Moment", "view"): "View | null",
    ("Told", "kind"): "EntryKind",
    ("Choice", "gain"): "Foreseen | null",
    ("Choice", "forecast"): "Foreseen[] | null",
    ("Position", "forecast"): "Foreseen[] | null",
}
"""Fields whose Python types are wider than what is sent, because it is encoded already."""

HEAD = """\
/** Made by `python -m drachenhof.server.app.typescript` from the server's messages. Do not edit. */

/** Words that are still to be said, in any language: docs/words.md. */
export type Phrase =
  | string
  | Phrase[]
  | { say: string; with?: Record<string, Phrase | number> }
  | { sentence: Phrase }
  | { seat: number }
  | { you: number };

/** What an observer sees of a game; each game's page knows its own. */
export type View = Record<string, unknown>;

/** What is to come, or what a choice brings at once; each game's page knows its own. */
export type Foreseen = Record<string, unknown>;
"""


def typescript() -> str:
    """All messages as TypeScript."""
    parts = [
        HEAD,
        *(_interface(kind) for module in MODULES for kind in _structs(module)),
        _union("Command", [kind.__name__ for kind in messages.COMMANDS], "What one asks for at a table."),
        _union("Answer", [kind.__name__ for kind in messages.ANSWERS], "What the server says at a table."),
        _union("EntryKind", [f"'{kind}'" for kind in KINDS], "What an entry of a log is about."),
        _union("RefusalCode", [f"'{code}'" for code in CODES], "Why the server says no."),
        _union("Reaction", [f"'{reaction}'" for reaction in messages.REACTIONS], "What one can say with one press."),
    ]
    return "\n".join(parts)


def _structs(module: ModuleType) -> Iterator[type[Struct]]:
    """The message structs of a module in source order, without base classes."""
    bases = (messages.Command, messages.Answer)
    for kind in vars(module).values():
        own = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
        if own and kind not in bases:
            yield kind


def _interface(kind: type[Struct]) -> str:
    config = kind.__struct_config__
    lines = [f"/** {(kind.__doc__ or '').split(chr(10))[0]} */", f"export interface {kind.__name__} {{"]
    if config.tag_field:
        lines.append(f"  {config.tag_field}: '{config.tag}';")
    phrases = _phrases(sys.modules[kind.__module__])
    for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        optional = not field.required and (unset or config.omit_defaults or config.forbid_unknown_fields)
        type_ = MEANT.get((kind.__name__, field.name)) or _type(field.type)
        if (kind.__name__, field.name) in phrases:
            type_ = type_.replace("unknown", "Phrase")
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {type_};")
    return "\n".join([*lines, "}", ""])


def _phrases(module: ModuleType) -> set[tuple[str, str]]:
    """The fields that are phrases, whose Python type is `Any`."""
    classes = (node for node in ast.parse(source.getsource(module)).body if isinstance(node, ast.ClassDef))
    return {
        (node.name, ast.unparse(field.target))
        for node in classes
        for field in node.body
        if isinstance(field, ast.AnnAssign) and "Phrase" in ast.unparse(field.annotation)
    }


def _type(info: Any) -> str:
    """A type as TypeScript."""
    match info:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in info.values)
        case inspect.ListType():
            inner = _type(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(_type, info.item_types))}]"
        case inspect.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            members = dict.fromkeys(_type(one) for one in info.types)
            return " | ".join(sorted(members, key="null".__eq__))
        case _:
            return "unknown"


def _union(name: str, members: list[str], summary: str = "") -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"
    return f"/** {summary} */\n{line}\n" if summary else f"{line}\n"


def rulebook(game: str) -> str:
    """The sections of a game's rules, and the numbers that their texts use."""
    sections = [{"id": section, "rules": numbers(game, section)} for section in SECTIONS[game]]
    return (
        "/** Made by `python -m drachenhof.server.app.typescript` from the rules. Do not edit. */\n"
        f"export const SECTIONS: {{ id: string; rules: string[] }}[] = {_json(sections)};\n\n"
        "/** What the rules repeat of the printed matter. */\n"
        f"export const PRINTED: Record<string, number> = {_json(PRINTED[game])};\n"
    )


def code(game: str) -> str:
    """A game's names, view and components, and the classes of its forecast, if it has one."""
    foreseen = getattr(games.part(game, "analysis"), "FORESEEN", ())
    return "\n".join([_engine(game), *(_interface(kind) for kind in foreseen)])


# The view of a game is the TypedDict that its `view` returns. Comments after its fields are copied.
# A `dict` may lack keys of its type; a `Mapping` has all of them.

GAME_HEAD = "/** Made by `python -m drachenhof.server.app.typescript` from the game's rules. Do not edit. */\n"

Names: TypeAlias = Mapping[Any, str]
"""The names of types that have one."""


def _engine(game: str) -> str:
    """Names, view, components and numbers of the explorer of one game."""
    view = get_type_hints(games[game].view)["return"]
    modules = [import_module(name) for name in _modules(games.package(game, "rules"))]
    literals = {kind: name for module in modules for name, kind in vars(module).items() if get_origin(kind) is Literal}
    dictionaries = list(dict.fromkeys(_within(view)))
    names: Names = literals | {kind: kind.__name__ for kind in dictionaries}
    used = {kind for one in dictionaries for hint in get_type_hints(one).values() for kind in _parts(hint)}
    parts = [
        _union(name, [f"'{value}'" for value in get_args(kind)]) for kind, name in literals.items() if kind in used
    ]
    parts += [_view_interface(kind, names) for kind in dictionaries]
    constants = {**narration_of(game).printed_matter(), **_explored(game)}
    parts += [_constant(name, value) for name, value in constants.items()]
    return "\n".join([GAME_HEAD, *parts])


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


def _view_interface(kind: type, names: Names) -> str:
    lines = [f"/** {(kind.__doc__ or '').splitlines()[0]} */", f"export interface {kind.__name__} {{"]
    comments = dict(re.findall(r"^    (\w+): .*?  # (.*)$", source.getsource(kind), re.MULTILINE))
    for field, hint in get_type_hints(kind).items():
        if field in comments:
            lines.append(f"  /** {comments[field][0].upper()}{comments[field][1:]}. */")
        lines.append(f"  {field}: {_view_type(hint, names)};")
    return "\n".join([*lines, "}", ""])


_PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def _view_type(hint: Any, names: Names) -> str:
    """A type as TypeScript."""
    if hint in names:
        return names[hint]
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_view_type(part, names) for part in arguments)
    if origin is list:
        inner = _view_type(arguments[0], names)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        record = f"Record<{', '.join(_view_type(part, names) for part in arguments)}>"
        return record if origin is Mapping else f"Partial<{record}>"
    raise TypeError(f"the page has no word for {hint}")


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {_json(value)} as const;\n"


def _json(value: Any) -> str:
    return json.dumps(value, indent=2)


FILES: dict[Path, Callable[[], str]] = {
    FOLDER / "lib" / "net" / "protocol.ts": typescript,
    **{FOLDER / "games" / game / "rulebook.ts": partial(rulebook, game) for game in games},
    **{FOLDER / "games" / game / "engine.ts": partial(code, game) for game in games},
}
"""Where each of them stands."""


if __name__ == "__main__":
    for file, made in FILES.items():
        file.write_text(made(), encoding="utf-8")
