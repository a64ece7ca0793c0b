"""The page docs/reference.md, made from docstrings, types and examples: `python docs/reference.py` writes it."""

import importlib
import inspect
import re
import runpy
from pathlib import Path
from typing import Any

EXAMPLES = runpy.run_path(str(Path(__file__).with_name("reference_examples.py")))["EXAMPLES"]
PAGE = Path(__file__).with_name("reference.md")
TITLES = {"drachenhof.game.Game": "A game, `drachenhof.games[name]`"}
INTRO = """# Reference

<!-- made by docs/reference.py from docstrings, types, and docs/reference_examples.py -->

Every public name of the Python API, with an example; all examples are one session, which a test runs from the first
to the last. Seats count from 0 in Python, also in what exceptions say; only the words of moves count them from 1, as
people do. A game is a module, which cannot be pickled: hand its name to other processes. What is not here is internal
and may change without a word.

Beside these: `drachenhof.client`, for programs at a server
([with a tested example](write-a-bot.md#at-a-table-over-the-network)); the Gymnasium, PettingZoo and OpenSpiel
[environments](environments.md) for reinforcement learning, with their observation space (features by plane), action
mask, self-play, opponents and truncation; `drachenhof.analysis` for [what positions are worth](judgement.md)
and [reviews](review.md). The fields of a view are in [view.md](view.md), the messages of the server as tables in
[protocol.md](protocol.md).
"""


def public(module: str) -> list[str]:
    """The names of a module that are promised."""
    found = _object(module)
    if module == "drachenhof.game.Game":
        return [name for name, value in vars(found).items() if inspect.isfunction(value) and not name.startswith("_")]
    return ["Chance"] if module == "drachenhof.chance" else list(found.__all__)


def made() -> str:
    """The whole page."""
    parts = [INTRO]
    for module, examples in EXAMPLES.items():
        parts.append(f"\n## {TITLES.get(module, f'`{module}`')}\n\n{_told(_object(module), first=True)}\n")
        for name, example in examples.items():
            parts.append(_entry(module, name, example))
    return "".join(parts)


def _entry(module: str, name: str, example: str) -> str:
    value = getattr(_object(module), name)
    told = _told(value)
    lines = [f"\n### {name}\n"]
    if inspect.isclass(value) or inspect.isroutine(value):
        lines.append(f"\n```py\n{_signature(name, value)}\n```\n")
    if told:
        lines.append(f"\n{told}\n")
    if inspect.isclass(value):
        lines.append(_members(value))
    return "".join(lines) + f"\n```python\n{example.strip()}\n\n```\n"


def _members(value: type) -> str:
    """The public functions of a class, a row each."""
    rows = []
    for name, member in vars(value).items():
        if name.startswith("_") or not (told := _told(getattr(member, "__func__", member), first=True)):
            continue
        if inspect.isroutine(member) or isinstance(member, (property, classmethod)):
            rows.append(f"| `{name}` | {told} |")
    return "\n| | |\n|---|---|\n" + "\n".join(rows) + "\n" if rows else ""


def _signature(name: str, value: Any) -> str:
    try:
        signature = str(inspect.signature(value))
    except (TypeError, ValueError):
        return name
    plain = re.sub(r"<function (\w+).*?>", r"\1", signature.replace("self, ", "").replace("(self)", "()"))
    plain = re.sub(r"(: |-> )'([^']*)'", r"\1\2", plain)
    return re.sub(r"\b(drachenhof|collections|pathlib|typing|numpy)(\.\w+)*\.", "", name + plain)


def _told(value: Any, first: bool = False) -> str:
    """What a docstring says, or the first paragraph of it; nothing of values that have only their type's."""
    if not (
        inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value) or isinstance(value, property)
    ):
        return ""
    told = inspect.getdoc(value) or ""
    if inspect.isclass(value) and told.startswith(f"{value.__name__}("):
        return ""  # a dataclass that says nothing itself
    paragraphs = [part for part in told.split("\n\n") if ">>>" not in part and not part.startswith("    ")]
    return " ".join(paragraphs[0].split()) if first and paragraphs else "\n\n".join(paragraphs)


def _object(path: str) -> Any:
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        return getattr(importlib.import_module(module), name)


if __name__ == "__main__":
    PAGE.write_text(made(), encoding="utf-8")
