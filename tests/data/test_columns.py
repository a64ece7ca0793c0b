"""Records as columns: a row per game, a row per decision; CSV needs no extra."""

import csv
import json
from pathlib import Path

import pytest

from drachenhof import CHANCE, data, records
from drachenhof.arena.simulate import SimulationTask, simulate
from drachenhof.data import Writer
from drachenhof.games import games
from drachenhof.records.play import final


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games of both kinds in one file, the last one not over."""
    path = tmp_path_factory.mktemp("data") / "games.jsonl"
    lines: list[str] = []
    for name, players in (("year", 3), ("hoard", 2)):
        simulate(SimulationTask(name, players, {}, seed=7, records=True), 4, 1, put=lines.append)
    cut = json.loads(lines[0])
    del cut["places"]
    lines.append(json.dumps(cut | {"moves": cut["moves"][:40], "scores": None}))
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_row_per_game(file: Path) -> None:
    columns = data.games(file, arrow=False)
    assert len({len(values) for values in columns.values()}) == 1
    assert columns["game"] == ["year"] * 4 + ["hoard"] * 4 + ["year"]
    assert columns["finished"] == [True] * 8 + [False]
    for row, record in enumerate(records.read(file)):
        assert columns["moves"][row] == len(record.moves)
        for seat in range(record.players):
            assert columns[f"score_{seat}"][row] == (record.scores[seat] if record.scores else None)
            assert columns[f"place_{seat}"][row] == (record.places[seat] if record.places else None)
            assert columns[f"bot_{seat}"][row] == "random"
    assert columns["score_2"][4:8] == [None] * 4  # two play there
    assert columns == data.games(records.read(file), arrow=False)


def test_places_are_those_of_the_rules(file: Path) -> None:
    for record in records.read(file):
        if record.scores is not None:
            assert record.places == games[record.game].ranking(final(record))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_row_per_decision(file: Path, workers: int) -> None:
    columns = data.decisions(file, chance=True, workers=workers, arrow=False)
    rows = list(zip(*columns.values(), strict=True))
    expected = []
    for row, record in enumerate(records.read(file)):
        for step in records.replay(record):
            legal = games[record.game].legal_moves(step.before)
            place = record.places[step.decider] if record.places and step.decider != CHANCE else None
            expected.append((row, step.number, step.decider, len(legal), step.move, step.text, place))
    assert rows == expected


def test_chance_is_left_out_unless_it_is_asked_for(file: Path) -> None:
    assert CHANCE not in data.decisions(file, arrow=False)["seat"]


def test_a_wrong_record_is_told_as_it_is(file: Path) -> None:
    documents = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    wrong = documents[0] | {"moves": [*documents[0]["moves"][:30], "refill", *documents[0]["moves"][30:]]}
    with pytest.raises(records.BrokenRecord, match="move 31"):
        data.decisions([records.parse(json.dumps(wrong))], arrow=False)
    late = documents[0] | {"moves": [*documents[0]["moves"], "refill"]}
    with pytest.raises(records.BrokenRecord, match="the game is over before this move"):
        data.decisions([records.parse(json.dumps(late))], arrow=False)


def test_a_line_that_is_no_record_says_where_it_stands(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(file.read_text(encoding="utf-8") + '\n{"format": 1, "game": 7}\n', encoding="utf-8")
    with pytest.raises(records.BrokenRecord, match="line 10"):
        data.games(path, arrow=False)
    with pytest.raises(TypeError, match="records are a file or an iterable of them, not int"):
        data.games(7, arrow=False)  # type: ignore[call-overload]


def test_csv(file: Path, tmp_path: Path) -> None:
    columns = data.games(file, arrow=False)
    data.write(columns, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [int(row["score_0"]) for row in rows[:8]] == columns["score_0"][:8]
    assert rows[8]["score_0"] == ""
    with pytest.raises(FileExistsError):
        data.write(columns, tmp_path / "games.csv")
    with pytest.raises(ValueError, match=r"\.csv or \.parquet, not to 'games.xlsx'"):
        data.write(columns, tmp_path / "games.xlsx")


def test_half_a_file_is_none(tmp_path: Path) -> None:
    def fail() -> None:
        with Writer(tmp_path / "half.csv") as writer:
            writer.add({"a": [1]})
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert not list(tmp_path.iterdir())
