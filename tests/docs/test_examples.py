"""The examples on the docs' pages can be typed in: all of them are Python, and what they import is there.

Pages whose examples need more than this run them in tests of their own layer (`tests/envs/test_page.py` and others).
"""

import ast
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.M), 1)
]
OTHERS = ("gymnasium", "pettingzoo", "pyspiel", "torch")  # extras


def typed(code: str) -> str:
    """What is typed at the prompt, if it is a session."""
    lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", code, re.MULTILINE)
    return "\n".join(lines) if lines else code


def test_there_are_examples():
    assert len(EXAMPLES) > 10


def imported(name: str) -> ModuleType | None:
    """A module; none if it needs an extra that is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in OTHERS:
            raise
        return None


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_is_python_and_imports_what_there_is(code):
    for node in ast.walk(ast.parse(typed(code))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                imported(alias.name)
        elif isinstance(node, ast.ImportFrom) and node.module and (module := imported(node.module)):
            for alias in node.names:
                assert hasattr(module, alias.name) or find_spec(f"{node.module}.{alias.name}"), alias.name


def test_the_example_of_what_a_move_is_worth_runs(capsys):
    (code,) = re.findall(r"^```python\n(.*?)^```$", (DOCS / "judgement.md").read_text("utf-8"), re.DOTALL | re.M)
    rough = re.sub(r"Effort\(.*?\)", "Effort(precision=0.2, rollouts=200)", code)
    exec(compile(rough, "judgement.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3 + 3  # a line for each seat, and one for each of three moves
    assert all(re.match(r"\d+% \(\d+% to \d+%\) ", line) for line in told[:3])
