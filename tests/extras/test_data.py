"""Records as Arrow tables and Parquet; pandas and Polars take them (extra `data`)."""

from pathlib import Path

import pytest

import drachenhof
from drachenhof import data
from drachenhof.arena.simulate import SimulationTask, simulate
from drachenhof.cli import main
from drachenhof.data import Writer

pyarrow = pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.jsonl"
    lines: list[str] = []
    simulate(SimulationTask("year", 3, {"super_event": "random"}, seed=7, records=True), 5, 1, put=lines.append)
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_tables_hold_what_columns_hold(file: Path) -> None:
    games = data.games(file)
    assert games.to_pydict() == data.games(file, arrow=False)
    assert str(games.schema.field("score_0").type) == "int16"
    decisions = data.decisions(file, chance=True)
    assert decisions.to_pydict() == data.decisions(file, chance=True, arrow=False)


def test_pandas_and_polars_take_numbers_without_copying(file: Path) -> None:
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    games = data.games(file)
    where = games["score_0"].chunk(0).buffers()[1].address
    frame = games.to_pandas(types_mapper=pandas.ArrowDtype)
    assert frame["score_0"].array._pa_array.chunk(0).buffers()[1].address == where
    assert frame["score_0"].sum() == sum(data.games(file, arrow=False)["score_0"])
    assert polars.from_arrow(games)["score_0"].to_numpy(allow_copy=False).ctypes.data == where
    assert games["score_0"].chunk(0).to_numpy(zero_copy_only=True).ctypes.data == where


def test_parquet_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyarrow import parquet

    monkeypatch.setattr("drachenhof.data.TOGETHER", 3)
    with Writer(tmp_path / "some.parquet") as writer:
        for first in range(0, 10, 2):
            writer.add({"row": [first, first + 1], "text": ["a", f"b{first}"], "place": [None, 1]})
    read = parquet.read_table(tmp_path / "some.parquet")
    assert read["row"].to_pylist() == list(range(10))
    assert read["text"].to_pylist()[1::2] == [f"b{first}" for first in range(0, 10, 2)]


def test_a_simulation_writes_both_tables(tmp_path: Path) -> None:
    from pyarrow import parquet

    games, moves, kept = tmp_path / "games.parquet", tmp_path / "moves.parquet", tmp_path / "games.jsonl"
    asked = ["simulate", "hoard", "--games", "7", "--workers", "1", "--parquet", games, "--decisions", moves]
    assert main([*map(str, asked), "--records", str(kept)]) == 0
    table, decisions = parquet.read_table(games), parquet.read_table(moves)
    assert table["score_1"].to_pylist() == data.games(kept, arrow=False)["score_1"]
    assert table["place_0"].to_pylist() == data.games(kept, arrow=False)["place_0"]
    assert decisions.to_pydict() == data.decisions(kept, arrow=False)
    assert decisions.num_rows == sum(table["decisions"].to_pylist())


def test_a_tournament_is_a_table_of_arrow() -> None:
    result = drachenhof.tournament("year", ["greedy", "random"], games=4, players=2)
    table = result.to_arrow()
    assert table.num_rows == 2
    assert table["bot"].to_pylist() == [one.bot for one in result.standings.bots]
    assert table["win_share"].to_pylist() == [one.win_share.value for one in result.standings.bots]
