"""docs/view.md tells every field of every view, as the types have it."""

import re
import runpy
from pathlib import Path
from typing import get_type_hints

import pytest

from drachenhof.games import games

DOCS = Path(__file__).parents[2] / "docs"
MADE = runpy.run_path(str(DOCS / "view_tables.py"))


def test_the_page_is_what_the_types_say() -> None:
    assert (DOCS / "view.md").read_text() == MADE["page"](), "python docs/view_tables.py writes it anew"


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_every_field_of_a_view_is_told(game: str) -> None:
    told = dict(re.findall(r"^- `(\w+)` \(`.*`\): (.+)$", MADE["tables"](), re.MULTILINE))
    fields = get_type_hints(get_type_hints(games[game].view)["return"])
    assert all(told[field] for field in fields)
