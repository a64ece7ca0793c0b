"""The page docs/reference.md is what the code says, has every public name, and its examples run."""

import doctest
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
MADE = runpy.run_path(str(DOCS / "reference.py"))
EXAMPLES = MADE["EXAMPLES"]
SKIPPED = ("games",)  # of `drachenhof.data`: it needs pyarrow, and runs in extras
PAGE = DOCS / "reference.md"


@pytest.mark.parametrize("module", EXAMPLES)
def test_every_public_name_has_an_example(module: str) -> None:
    assert set(EXAMPLES[module]) == set(MADE["public"](module))
    assert all(">>>" in example for example in EXAMPLES[module].values())


def test_at_most_forty_names_are_public() -> None:
    """The functions of a game are counted as one name, `Game`."""
    names = [name for module in EXAMPLES if not module.endswith(".Game") for name in EXAMPLES[module]]
    assert len(names) <= 40


def test_the_page_is_made_from_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == MADE["made"](), "python docs/reference.py writes it anew"


def test_the_examples_run() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False)
    assert outcome.attempted > 80
    assert outcome.failed == 0


def test_only_what_needs_an_extra_is_skipped() -> None:
    skipped = {name for module in EXAMPLES.values() for name, example in module.items() if "+SKIP" in example}
    assert skipped == set(SKIPPED)
