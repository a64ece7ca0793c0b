"""A type checker finds wrong games, options and states in a program of a user."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

SNIPPET = Path(__file__).with_name("typing_snippet.py.txt")
CACHE = SNIPPET.parents[1] / ".mypy_cache" / "snippet"


@pytest.mark.slow
def test_mypy_flags_each_wrong_line_and_no_other(tmp_path: Path) -> None:
    lines = SNIPPET.read_text(encoding="utf-8").splitlines()
    wrong = {number for number, line in enumerate(lines, start=1) if line.endswith("# wrong")}
    assert len(wrong) > 15
    program = tmp_path / "snippet.py"  # the checks of this repository do not want its errors
    program.write_text(SNIPPET.read_text(encoding="utf-8"), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(CACHE), str(program)],
        capture_output=True,
        text=True,
        check=False,
        cwd=SNIPPET.parents[1],
    )
    flagged = {int(number) for number in re.findall(r"snippet\.py:(\d+): error", checked.stdout)}
    assert flagged == wrong, checked.stdout + checked.stderr
