"""The lists of docs/view.md, made from the types of the views: `python docs/view_tables.py` writes the page."""

import ast
import inspect
import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from drachenhof.games import games

PAGE = Path(__file__).with_name("view.md")
MARK = "<!-- the lists below are made by docs/view_tables.py -->\n"
NAMED = re.compile(r"\b[A-Z]\w+\b")


def tables() -> str:
    """All tables, a section for each game."""
    return "".join(_game(name) for name in games)


def _game(name: str) -> str:
    module = inspect.getmodule(get_type_hints(games[name].view)["return"])
    assert module is not None
    source = inspect.getsource(module)
    lines = source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    typed = [node for node in classes if is_typeddict(getattr(module, node.name))]
    title = f"\n## {str(games[name].__doc__).splitlines()[0].split(':')[0].rstrip('.')}\n"
    kinds = " ".join(ast.unparse(field) for node in typed for field in node.body if isinstance(field, ast.AnnAssign))
    listed = [one for one in dict.fromkeys(NAMED.findall(kinds)) if get_origin(getattr(module, one, None)) is Literal]
    named = _named(name)
    there = [one for one in listed if set(" ".join(get_args(getattr(module, one))).split()) <= named]
    words = "".join(f"| `{one}` | {_words(getattr(module, one))} |\n" for one in listed if one not in there)
    fields = {node.name: set(getattr(module, node.name).__annotations__) for node in typed}
    shown = "".join(_table(node, lines) for node in reversed(typed) if fields[node.name] != set(games[name].OPTIONS))
    options = [one for one, of in fields.items() if of == set(games[name].OPTIONS)]
    others = ", ".join(f"`{one}`" for one in (*options, *there))
    elsewhere = f"{others}: as in [notation](notation.md#options-of-{name})."
    return f"{title}{shown}\n### Words\n\n{elsewhere}\n\n| kind | one of |\n|---|---|\n{words}"


def _named(name: str) -> set[str]:
    """The names of a game's things and options that docs/notation.md lists."""
    page = PAGE.with_name("notation.md").read_text(encoding="utf-8")
    parts = [page.partition(f"## {title} of `{name}`")[2].partition("\n## ")[0] for title in ("Options", "Names")]
    return set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", " ".join(parts)))))


def _words(kind: Any) -> str:
    return ", ".join(f"`{word}`" for word in get_args(kind))


def _table(node: ast.ClassDef, lines: list[str]) -> str:
    """One type: its fields, their kinds, and the comment behind each."""
    rows = [f"\n### `{node.name}`\n", f"\n{ast.get_docstring(node)}\n\n"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            _, _, comment = lines[field.lineno - 1].partition("  # ")
            kind = ast.unparse(field.annotation)
            if not comment:
                raise ValueError(f"{node.name}.{field.target.id} says nothing of its meaning")
            rows.append(f"- `{field.target.id}` (`{kind}`): {comment}\n")
    return "".join(rows)


def page() -> str:
    """The page as it should be: what is written by hand, and the tables."""
    return PAGE.read_text().partition(MARK)[0] + MARK + tables()


if __name__ == "__main__":
    PAGE.write_text(page())
