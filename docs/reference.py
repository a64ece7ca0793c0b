"""The page docs/reference.md, made from docstrings, types and examples: `python docs/reference.py` writes it."""

import importlib
import inspect
import re
import runpy
from pathlib import Path
from typing import Any

EXAMPLES = runpy.run_path(str(Path(__file__).with_name("reference_examples.py")))["EXAMPLES"]
PAGE = Path(__file__).with_name("reference.md")
TITLES = {"drachenhof.engine.game.Game": "A game, `drachenhof.games[name]`"}
ARRAYS = {
    "np.ndarray[Any, np.dtype[Any]]": "State",
    "np.ndarray[Any, np.dtype[np.float32]]": "Row",
    "np.ndarray[Any, np.dtype[np.bool_]]": "Mask",
    "np.ndarray[Any, np.dtype[np.int8]]": "Seats",
}
"""How types of arrays are shown."""
NOTES = {
    "State": "A position: an array of one record. Read it by the functions of its game, and never write its fields:\n"
    "compiled rules trust them. `states.check` checks states of others.",
    "Knowledge": "What one seat knows of a position.",
    "CHANCE": "`to_move` if chance decides.",
    "OVER": "`to_move` if the game is over.",
    "SPECTATOR": "The seat of an observer, for `knowledge`.",
    "REASONS": "The codes of `BrokenRecord`.",
    "KINDS": "Kinds of values, for messages.",
    "FORMAT": "The version of the record format.",
    "LONGEST": "The greatest size of a record, in bytes.",
    "LEVELS": "The built-in bots by game and name.",
}
"""What constants and types are, which have no docstrings at run time."""
HIDDEN = {
    "Spaces": ("show", "checked", "refusal", "begun", "plan"),
    "Play": ("as_from", "after", "before", "between", "drawn", "read", "texts"),
    "PolicyBot": ("prepare",),
    "TournamentResult": ("title",),
}
"""Members that only the package itself needs."""
INTRO = """# Reference

<!-- made by docs/reference.py from docstrings, types, and docs/reference_examples.py -->

All public names of the Python API; others may change. The examples form one session.

- Seats count from 0 in Python, and from 1 in notation.
- A game is a module, which cannot be pickled. Pass its name to other processes.
- Type checkers find wrong games, options and states. `drachenhof.typed` has types for annotations, such as `GameName`.

Elsewhere: [client](write-a-bot.md#at-a-table-over-the-network), [environments](environments.md),
[worth of positions](judgement.md), [reviews](review.md), [fields of a view](view.md), [messages](protocol.md).
"""


def public(module: str) -> list[str]:
    """The names of a module that are promised."""
    found = _object(module)
    if module == "drachenhof.engine.game.Game":
        return [name for name, value in vars(found).items() if inspect.isfunction(value) and not name.startswith("_")]
    return list(found.__all__)


def made() -> str:
    """The whole page."""
    parts = [INTRO]
    for module, examples in EXAMPLES.items():
        parts.append(f"\n## {TITLES[module]}\n" if module in TITLES else _title(module))
        parts += [_entry(module, name, example) for name, example in examples.items()]
    return "".join(parts)


def _title(module: str) -> str:
    return f"\n## `{module}`\n\n{_doc(_object(module), first=True)}\n"


def _entry(module: str, name: str, example: str) -> str:
    value = getattr(_object(module), name)
    lines = [f"\n### {name}\n"]
    elsewhere = getattr(value, "__module__", None) in {*EXAMPLES} - {module}
    callable_ = inspect.isclass(value) or inspect.isroutine(value)
    if callable_ and not getattr(value, "_is_protocol", False) and not elsewhere and not _tells_attributes(value):
        lines.append(f"\n`{_signature(name, value)}`\n")
    if text := NOTES.get(name) or _doc(value):
        lines.append(f"\n{text}\n")
    if inspect.isclass(value) and f"{value.__module__}.{name}" not in TITLES and not elsewhere:
        lines.append(_members(value))
    return "".join(lines) + f"\n```python\n{example.strip()}\n\n```\n"


def _tells_attributes(value: Any) -> bool:
    """Whether this is an exception whose docstring lists its attributes; users catch it and never construct it."""
    return inspect.isclass(value) and issubclass(value, Exception) and "`" in _doc(value)


def _members(value: type) -> str:
    """The public functions of a class, a line each."""
    rows = []
    for name, member in vars(value).items():
        if name.startswith("_") or name in HIDDEN.get(value.__name__, ()):
            continue
        text = _doc(getattr(member, "__func__", member), first=True).removeprefix("Return ")
        if text and (inspect.isroutine(member) or isinstance(member, (property, classmethod))):
            rows.append(f"- `{name}`: {text[0].upper()}{text[1:]}\n")
    return "\n" + "".join(rows) if rows else ""


def _signature(name: str, value: Any) -> str:
    try:
        signature = str(inspect.signature(value))
    except (TypeError, ValueError):
        return name
    plain = signature.replace("self, ", "").replace("(self)", "()").removesuffix(" -> None")
    plain = re.sub(r"ForwardRef\(('[^']*')\)", r"\1", plain)
    plain = re.sub(r"<(?:function|class) '?([\w.]+).*?>", r"\1", plain)
    plain = re.sub(r"(: |-> |\[|, )'([^']*)'", r"\1\2", plain)
    plain = re.sub(r"\b(drachenhof|collections|pathlib|typing|numpy)(\.\w+)*\.", "", name + plain)
    for kind, alias in ARRAYS.items():
        plain = plain.replace(kind, alias)
    return re.sub(r"Path \| str|str \| Path", "Path | str", plain)


def _doc(value: Any, first: bool = False) -> str:
    """A docstring without its examples, or its first paragraph; nothing for values with only their type's docstring."""
    if not (
        inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value) or isinstance(value, property)
    ):
        return ""
    text = inspect.getdoc(value) or ""
    if inspect.isclass(value) and text.startswith(f"{value.__name__}("):
        return ""  # the docstring that a dataclass gets by itself
    paragraphs = [part for part in text.split("\n\n") if ">>>" not in part and not part.startswith("    ")]
    return " ".join(paragraphs[0].split()) if first and paragraphs else "\n\n".join(paragraphs)


def _object(path: str) -> Any:
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        return getattr(importlib.import_module(module), name)


if __name__ == "__main__":
    PAGE.write_text(made(), encoding="utf-8")
