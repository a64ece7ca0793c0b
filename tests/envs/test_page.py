"""The page docs/environments.md shows the planes as they are, and its numbers and its first example are true."""

import re
from pathlib import Path

import pytest

from drachenhof.envs import Spaces

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()


def table(name):
    at, lines = 0, []
    for plane in Spaces(name).planes:
        scale = plane.scale if plane.scale > 1 else ""
        lines.append(f"| {at} | {plane.size} | `{plane.name}` | {scale} | {plane.meaning} |")
        at += plane.size
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["year", "hoard"])
def test_the_table_of_planes(name):
    assert table(name) in PAGE, f"docs/environments.md should have:\n{table(name)}"


def test_the_numbers_of_actions():
    year, hoard = Spaces("year").actions, Spaces("hoard").actions
    assert f"{year} in Year, {hoard} in Drachensachen" in PAGE


def test_the_example_of_batches_runs():
    code = re.search(r"## Batches\n\n```python\n(.*?)```", PAGE, re.DOTALL)[1]
    code = code.replace("import torch\n", "").replace("range(1000)", "range(10)")
    exec(compile(re.sub(r"rows = .*", "", code), "environments.md", "exec"), {})
