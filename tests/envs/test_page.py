"""docs/observations.md lists the planes; the examples of docs/environments.md and docs/batch.md run."""

import re
import runpy
import textwrap
from pathlib import Path

import pytest

from drachenhof.envs import Spaces
from drachenhof.games.hoard.rules import state as hoard_state
from drachenhof.games.hoard.rules import tables as hoard
from drachenhof.games.year.rules import state as year_state
from drachenhof.games.year.rules import tables as year

ORDERS: dict[str, dict[str, tuple[str, ...]]] = {
    "Year": {
        "persons": year.PERSON_NAMES,
        "person cards": year.CARD_NAMES,
        "tiles": year.TILE_NAMES,
        "action cards": year.ACTION_NAMES,
        "events": year.EVENT_NAMES,
        "super events": year.SUPER_EVENT_NAMES,
        "wall tiles": year.WALL_TILE_NAMES,
        "phases": year_state.PHASE_NAMES,
        "`STAGE_NAMES`": year_state.STAGE_NAMES,
        "`STEP_NAMES`": year_state.STEP_NAMES,
    },
    "Drachensachen": {
        "cards": hoard.CARD_NAMES,
        "abilities": hoard.ABILITY_NAMES,
        "curses": hoard.CURSE_NAMES,
        "`STAGE_NAMES`": hoard_state.STAGE_NAMES,
    },
}
DOCS = Path(__file__).parents[2] / "docs"
PAGE, PLANES = (DOCS / "environments.md").read_text(), (DOCS / "observations.md").read_text()


def test_the_tables_of_planes_are_made_from_the_code():
    made = runpy.run_path(str(DOCS / "observation_tables.py"))
    assert made["made"](PLANES) == PLANES, "python docs/observation_tables.py writes them"
    assert all(made["table"](game) in PLANES for game in ("year", "hoard"))


@pytest.mark.parametrize("name", ORDERS)
def test_the_orders_of_indices(name):
    orders = PLANES.split(f"## {name}\n")[1].split("\n| numbers")[0]
    expected = "\n".join(f"- {what}: {', '.join(names)}" for what, names in ORDERS[name].items())
    assert expected in orders, f"docs/observations.md should have:\n{expected}"


def test_the_numbers_of_actions():
    year, hoard = Spaces("year").actions, Spaces("hoard").actions
    assert f"{year} in Year, {hoard} in Drachensachen" in PAGE


def test_the_sizes_of_observations():
    assert f"{Spaces('year').size} in Year, {Spaces('hoard').size} in Drachensachen" in PLANES


def test_the_example_of_batches_runs():
    code = re.findall(r"```python\n(.*?)```", (DOCS / "batch.md").read_text(), re.DOTALL)[0]
    code = code.replace("import torch\n", "").replace("range(1000)", "range(10)")
    exec(compile(re.sub(r"rows = .*", "", code), "batch.md", "exec"), {})


def test_the_loop_of_five_minutes_runs(capsys):
    code = textwrap.dedent(re.findall(r"^( *)```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)[0][1])
    exec(compile(code, "environments.md", "exec"), {})
    assert capsys.readouterr().out.startswith("over\n")
