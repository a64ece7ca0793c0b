"""The published hashes are those of the data set's first games."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.arena.simulate import SimulationTask, simulate
from drachenhof.games import games

HANDFUL = 3
data_set = import_module("benchmarks.data_set")


@pytest.mark.parametrize("game", games)
def test_a_handful_of_games_made_anew_has_the_published_hashes(game: str) -> None:
    hashes = data_set.data_set()[game]["hashes"]
    assert len(hashes) == len(set(hashes)) == data_set.COUNT
    assert data_set.made(game, HANDFUL, workers=1) == hashes[:HANDFUL]


def test_records_are_checked_against_the_hashes(tmp_path: Path) -> None:
    known, lines = data_set.data_set()["year"], list[str]()
    seats = tuple(known["seats"])
    simulate(SimulationTask("year", len(seats), {}, known["seed"], True, False, seats), 2, 1, put=lines.append)
    file = tmp_path / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines))
    assert data_set.check(file).startswith("the first 2 games")
    changed = json.loads(lines[1])
    changed["scores"][0] += 1
    file.write_text(f"{lines[0]}\n{json.dumps(changed)}\n")
    assert records.parse(lines[0]).game == "year"
    with pytest.raises(SystemExit, match="game 2 of"):
        data_set.check(file)
