"""`drachenhof replay` and `drachenhof verify`."""

import json
import os
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES
from drachenhof.records import Record
from drachenhof.search.playout import random_moves
from tests.cli.conftest import Run

year = games["year"]
UNCHECKED = "; its deals were not checked, for it has no section “fair”"
SEATS = [{"name": "Ada"}, {"name": "\x1b[31mBo"}, {"bot": "random"}]


def game(number: int) -> Record:
    options = {"great_wall": True, "super_event": "random"}
    return Record.of(year, year.new(3, **options), random_moves("year", 3, options, 9, number), SEATS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    records.write(tmp_path / "games.jsonl", [game(0), game(1), game(2)])
    return tmp_path / "games.jsonl"


# verify


def test_correct_records(run: Run, path: Path) -> None:
    code, out, err = run("verify", path)
    assert (code, err) == (0, "")
    one = game(2)
    scores = "–".join(map(str, one.scores or ()))
    assert out.splitlines()[2] == f"game 3: correct, {len(one.moves)} moves, {scores}{UNCHECKED}"


def test_records_through_a_pipe(run: Run) -> None:
    assert run("verify", "-", answers=game(0).to_json()).code == 0


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_a_pipe_or_a_device_by_name_is_refused_and_not_waited_for(run: Run, tmp_path: Path, command: str) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    for name in (str(pipe), "/dev/zero"):
        result = run(command, name)
        assert result.code == 2
        assert f"{name} is not a regular file" in " ".join(result.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_broken_records_are_named_and_the_others_checked(run: Run, path: Path, language: str) -> None:
    lines = path.read_text().splitlines()
    document = json.loads(lines[1])
    document["moves"][40] = "taxes taxes"
    path.write_text("\n".join([lines[0], json.dumps(document), lines[2][:500], "[]", lines[0]]))
    code, out, err = run("verify", path, "--language", language)
    assert (code, err) == (1, "")
    told = out.splitlines()
    assert len(told) == 6  # the last is the sum
    assert "2" in told[1]
    assert "41" in told[1]
    assert told[0].replace("1", "5", 1) == told[4]


def test_an_unfinished_game_is_correct(run: Run, tmp_path: Path) -> None:
    document = json.loads(game(0).to_json())
    document |= {"moves": document["moves"][:50], "scores": None, "places": None}
    (tmp_path / "game.json").write_text(json.dumps(document, indent=1))
    assert run("verify", tmp_path / "game.json") == (0, f"game 1: correct, 50 moves, not finished{UNCHECKED}\n", "")


def test_an_empty_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert run("verify", tmp_path / "empty") == (1, "broken: there is no record in it\n", "")


# replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_to_its_end(run: Run, path: Path, language: str) -> None:
    code, out, err = run("replay", path, "--game", 2, "--language", language)
    assert (code, err) == (0, "")
    assert f"\n{len(game(1).moves):>4}  " in out
    for month in range(1, 13):
        assert f" {month}: " in out
    assert "\x1b" not in out
    assert "Ada" in out


def test_a_game_is_told_to_a_move(run: Run, path: Path) -> None:
    out = run("replay", path, "--at", 30).out
    assert "\n  30  " in out
    assert "\n  31  " not in out
    assert "Mongols" in out.splitlines()[-15:][0] or "palaces" in out
    assert "Setup" in run("replay", path, "--at", 0).out


def test_a_game_or_move_that_is_not_there(run: Run, path: Path) -> None:
    assert run("replay", path, "--game", 4) == (2, "", f"drachenhof: {path} has no game 4; it has 3.\n")
    assert run("replay", path, "--game", 0).code == 2
    assert "from 0 to" in run("replay", path, "--at", 9999).err


def test_a_broken_game_is_told_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    document = json.loads(game(0).to_json())
    document["moves"][40] = "nonsense"
    (tmp_path / "game.json").write_text(json.dumps(document))
    code, out, err = run("replay", tmp_path / "game.json")
    assert code == 1
    assert "\n  40  " in out
    assert "move 41" in err
    assert err.count("\n") == 1


def test_a_narrow_terminal(run: Run, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    board = run("replay", path, "--at", 120).out.split("\n\n")[-2:]
    assert max(map(len, "\n".join(board).splitlines())) <= 60


def test_a_game_for_programs(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert run("simulate", "hoard", "--players", 2, "--games", 2, "--seed", 3, "--records", path).code == 0
    _, record = records.read(path)
    code, out, err = run("replay", path, "--game", 2, "--json")
    assert (code, err) == (0, "")
    first, *lines = map(json.loads, out.splitlines())
    assert (first["number"], first["game"], first["options"]) == (0, "hoard", record.options)
    assert [line["move"] for line in lines] == record.moves
    assert lines[-1]["scores"] == record.scores
    assert lines[-1]["places"] == record.places
    assert {line["by"] for line in lines} == {"chance", 0, 1}
    told = run("replay", path, "--game", 2, "--json", "--as", 1, "--at", 60).out
    assert len(told.splitlines()) == 61
    assert "card ?" in told  # what seat 1 cannot see
