"""`drachenhof rules`."""

from pathlib import Path

import pytest

from drachenhof.i18n import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules(run: Run, language: str) -> None:
    out = run("rules", "year", "--language", language).out
    for number in (*range(1, 37), *range(40, 55)):
        assert f"\nY{number} " in out


def test_a_rule_by_its_number(run: Run) -> None:
    code, out, _ = run("rules", "year", "y14")
    assert code == 0
    assert "Y14" in out
    assert "Y13" not in out


def test_rules_by_a_word(run: Run) -> None:
    out = run("rules", "year", "fireworks").out
    assert "Y18" in out
    assert "Y29" in out
    assert "Y27 " not in out
    assert run("rules", "year", "in", "track").code in (0, 1)


def test_a_word_that_is_in_no_rule(run: Run) -> None:
    assert run("rules", "year", "xyzzy") == (1, "", "drachenhof: No rule says “xyzzy”.\n")


def test_markdown(run: Run) -> None:
    page = Path(__file__).parents[2] / "docs" / "rules-year.md"
    assert run("rules", "year", "--markdown").out == page.read_text(encoding="utf-8")
    assert run("rules", "year", "Y14", "--markdown").out.startswith("### Y14 ")
