"""`drachenhof simulate`, and the averages behind it."""

import errno
import json
import os
import re
import shlex
from math import isclose
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.arena.simulate import mean_interval, share_interval, suggested_workers
from tests.cli.conftest import Run

GAMES = 250
TIMED = ("workers", "seconds", "games_per_second")


def simulated(run: Run, *arguments: Any) -> dict[str, Any]:
    """The result, without what depends on the machine."""
    code, out, err = run("simulate", "year", "--json", *arguments)
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return {key: value for key, value in found.items() if key not in TIMED}


def test_the_result_as_json(run: Run) -> None:
    found = simulated(run, "--players", 3, "--games", GAMES, "--seed", 7, "--great-wall", "--large-privilege", 7)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("year", 3, GAMES, 7)
    assert found["options"] == {"large_privilege": 7, "great_wall": True, "super_event": None}
    assert [seat["seat"] for seat in found["seats"]] == [1, 2, 3]
    assert isclose(sum(seat["win_share"] for seat in found["seats"]), 1)
    for seat in found["seats"]:
        for name in ("mean_score", "win_share"):
            low, high = seat[f"{name}_interval"]
            assert low < seat[name] < high
    assert found["mean_chance_moves"] == 22


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    first = simulated(run, "--games", GAMES, "--seed", 7)
    assert simulated(run, "--games", GAMES, "--seed", 7) == first
    assert simulated(run, "--games", GAMES, "--seed", 8) != first


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(run: Run, tmp_path: Path) -> None:
    results, texts = [], []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.jsonl"
        results.append(simulated(run, "--games", 40, "--workers", workers, "--records", path))
        texts.append(path.read_bytes())
    assert results[0] == results[1]
    assert texts[0] == texts[1]


def test_bots_in_the_seats(run: Run, tmp_path: Path) -> None:
    path, seats = tmp_path / "games.jsonl", "courtier@8,random,greedy"
    found = simulated(run, "--seats", seats, "--games", 6, "--seed", 7, "--records", path)
    assert (found["players"], found["bots"]) == (3, ["courtier@8", "random", "greedy"])
    assert found["seats"][1]["win_share"] < found["seats"][2]["win_share"] + found["seats"][0]["win_share"]
    assert found["mean_chance_moves"] == 22
    listed = list(records.read(path))
    assert [seat["bot"] for seat in listed[5].seats] == found["bots"]
    assert run("verify", path).code == 0
    table = run("simulate", "year", "--seats", seats, "--games", 2).out
    assert "2 games of bots" in table
    assert "(courtier@8)" in table


@pytest.mark.slow
@pytest.mark.extra
def test_the_number_of_workers_changes_nothing_for_bots(run: Run) -> None:
    results = [simulated(run, "--seats", "courtier@8,greedy", "--games", 6, "--workers", workers) for workers in (1, 2)]
    assert results[0] == results[1]


def test_records_are_the_games_that_were_counted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    found = simulated(run, "--games", 30, "--super-event", "random", "--records", path)
    played = list(records.read(path))
    for record in played:
        records.check(record)
    scores = [record.scores for record in played if record.scores]
    assert [seat["mean_score"] for seat in found["seats"]] == [sum(column) / 30 for column in zip(*scores, strict=True)]
    assert run("verify", path).code == 0


def test_the_table(run: Run) -> None:
    code, out, err = run("simulate", "year", "--players", 2, "--games", 20)
    assert (code, err) == (0, "")
    assert "20" in out
    assert out.count("%") >= 2
    assert "20 games of random players" in out


def test_an_existing_file_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine")
    code, out, err = run("simulate", "year", "--games", 5, "--records", path)
    assert (code, out) == (2, "")
    assert "exists already" in err
    assert path.read_text() == "mine"


def test_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    code, _, err = run("simulate", "year", "--games", 5, "--records", tmp_path / "none" / "games.jsonl")
    assert code == 1
    assert "folder does not exist" in err


def test_a_full_disk(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    path = tmp_path / "games.jsonl"
    code, out, err = run("simulate", "year", "--games", 5, "--records", path)
    assert (code, out, err) == (1, "", f"drachenhof: {path} cannot be written: the disk is full.\n")
    assert not list(tmp_path.glob("*games*"))


# The averages


def test_the_interval_of_a_mean() -> None:
    assert mean_interval(1, 5, 25) == (5, 5)
    low, high = mean_interval(4, 1 + 2 + 3 + 4, 1 + 4 + 9 + 16)
    assert isclose((low + high) / 2, 2.5)
    assert isclose((high - low) / 2, 1.959964 * (5 / 3 / 4) ** 0.5)


def test_the_interval_of_a_share() -> None:
    low, high = share_interval(100, 50)
    assert isclose(low, 0.4038, abs_tol=1e-4)
    assert isclose(high, 0.5962, abs_tol=1e-4)
    assert share_interval(10, 0)[0] == 0
    assert isclose(share_interval(10, 10)[1], 1)


def test_few_games_need_no_workers() -> None:
    assert suggested_workers(100) == 1
    assert suggested_workers(10**9) == os.cpu_count()


def test_tables_of_games_and_decisions(run: Run, tmp_path: Path) -> None:
    games, moves, kept = tmp_path / "games.csv", tmp_path / "moves.csv", tmp_path / "games.jsonl"
    code, out, err = run(
        *("simulate", "year", "--games", 6, "--players", 3, "--csv", games, "--decisions", moves, "--records", kept)
    )
    assert (code, err) == (0, "")
    assert f"Wrote the table {games}." in out.replace("\n", " ").replace("  ", " ") or str(games) in out
    rows = [line.split(",") for line in games.read_text(encoding="utf-8").splitlines()]
    told = [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]
    for row, record in zip(told, records.read(kept), strict=True):
        assert [int(row[f"score_{seat}"]) for seat in range(3)] == record.scores
        assert [int(row[f"place_{seat}"]) for seat in range(3)] == record.places
    decided = moves.read_text(encoding="utf-8").splitlines()
    assert len(decided) - 1 == sum(int(row["decisions"]) for row in told)
    assert decided[0] == "row,number,seat,choices,move,text,place"


def test_tables_of_bots(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert run("simulate", "year", "--seats", "greedy,random", "--games", 3, "--workers", 1, "--csv", path).code == 0
    header, *rows = path.read_text(encoding="utf-8").splitlines()
    assert "bot_0,score_0,place_0" in header
    assert all(",greedy," in row for row in rows)
    assert len(rows) == 3


def test_a_table_of_another_ending_is_refused(run: Run, tmp_path: Path) -> None:
    for option, name in (("--csv", "a.txt"), ("--parquet", "a.csv"), ("--decisions", "a")):
        code, out, err = run("simulate", "year", "--games", 1, option, tmp_path / name)
        assert (code, out) == (2, "")
        assert option in err
    assert not list(tmp_path.glob("a*"))


def test_a_table_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("mine", encoding="utf-8")
    code, _, err = run("simulate", "year", "--games", 1, "--csv", path)
    assert code == 2
    assert str(path) in err
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("seats", [(), ("--seats", "greedy,random")])
def test_records_go_on_where_they_were_broken_off(run: Run, tmp_path: Path, seats: tuple[str, ...]) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    asked = ("simulate", "year", "--players", 2, *seats, "--workers", 1, "--seed", 5)
    assert run(*asked, "--games", 7, "--records", whole).code == 0
    for count in (3, 3, 7):
        assert run(*asked, "--games", count, "--records", part, "--resume").code == 0
        if count == 3:
            with part.open("ab") as file:
                file.write(b'{"format": 1, "game"')  # a line that was cut off
    assert part.read_bytes() == whole.read_bytes()
    other = run(*asked[:-1], 6, "--games", 9, "--records", part, "--resume")
    assert other.code == 1
    assert str(part) in other.err
    assert run(*asked, "--games", 9, "--resume").code == 2
    tables = ("--records", part, "--resume", "--csv", tmp_path / "games.csv")
    assert run(*asked, "--games", 9, *tables).code == 2
    assert part.read_bytes() == whole.read_bytes()


def test_the_data_set_of_the_docs_is_made_by_its_command_and_goes_on(run: Run, tmp_path: Path) -> None:
    """The command of docs/data.md as it stands there, with two games and then one more."""
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text()
    (command,) = re.findall(r"```sh\n(drachenhof simulate [^`]*--resume)\n```", page)
    words = shlex.split(command.replace("\\\n", " "))[1:]
    files = []
    for count in (2, 3):
        file = str(tmp_path / "strong.jsonl")
        given = [{"100000": str(count), "strong.jsonl": file}.get(word, word) for word in words]
        assert run(*given, "--workers", "1")[0] == 0
        files.append(Path(file).read_text().splitlines())
    assert list(map(len, files)) == [2, 3]
    assert files[1][:2] == files[0]
    assert all(json.loads(line)["places"] for line in files[1])
