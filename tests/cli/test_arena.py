"""`drachenhof arena`: tables, files, and what happens when it is stopped."""

import csv
import io
import json
import signal
import sys
import time
from contextlib import redirect_stdout
from functools import partial
from math import isclose
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from drachenhof import records
from drachenhof.arena import adjusted
from drachenhof.arena.standings import Crosstable, Skill, Standing, Standings
from drachenhof.arena.statistics import Estimate
from drachenhof.arena.store import Store
from drachenhof.arena.tournament import Tournament
from drachenhof.cli import main
from drachenhof.cli.standings import standings_table
from tests.budget import extra
from tests.cli.conftest import Run, start
from tests.cli.test_app import complaints

QUICK = ["--bots", "courtier@8,greedy,random", "--players", "3", "--games", "6", "--workers", "1"]
TIMED = ("seconds", "mean_seconds", "slowest_seconds", "file")


def untimed(document: Any) -> Any:
    """The result, without what depends on the machine."""
    if isinstance(document, dict):
        return {key: untimed(value) for key, value in document.items() if key not in TIMED}
    return [untimed(value) for value in document] if isinstance(document, list) else document


def played(run: Run, *arguments: Any) -> dict[str, Any]:
    code, out, err = run("arena", "year", *arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_tables(run: Run) -> None:
    code, out, err = run("arena", "year", *QUICK)
    assert (code, err) == (0, "")
    assert "cli-" not in out
    assert out.count("courtier@8") == 4
    assert "33" in out
    assert max(map(len, out.splitlines()[:-1])) <= 130


def test_the_result_as_json(run: Run) -> None:
    found = played(run, *QUICK, "--seed", 5, "--great-wall")
    assert (found["game"], found["players"], found["seed"], found["lineup"]) == ("year", 3, 5, "mixed")
    assert found["options"]["great_wall"] is True
    assert (found["games"], found["blocks"]) == (6, 2)
    assert isclose(sum(bot["win_share"]["value"] for bot in found["standings"]), 1)
    for bot in found["standings"]:
        for name in ("win_share", "score", "place"):
            low, high = bot[name]["interval"]
            assert low <= bot[name]["value"] <= high
        assert bot["rating"]["ordinal"] == pytest.approx(bot["rating"]["mu"] - 3 * bot["rating"]["sigma"])
        assert 0 < bot["mean_seconds"] <= bot["slowest_seconds"]
    assert found["crosstable"]["greedy"]["random"]["value"] >= 0.5
    assert Path(found["file"]).parent.name == "tournaments"


def test_the_result_as_csv(run: Run, tmp_path: Path) -> None:
    code, out, err = run("arena", "year", *QUICK, "--csv", "-")
    assert (code, err) == (0, "")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert sorted(row["bot"] for row in rows) == ["courtier@8", "greedy", "random"]
    assert all(float(row["win_share_low"]) <= float(row["win_share"]) for row in rows)
    assert run("arena", "year", *QUICK, "--resume", "--csv", tmp_path / "table.csv").code == 0
    assert (tmp_path / "table.csv").read_text() == out


def test_a_picture(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed: it is in the extra `plot`")
    path = tmp_path / "result.png"
    assert run("arena", "year", *QUICK, "--plot", path).code == 0
    assert path.read_bytes().startswith(b"\x89PNG\r\n")


def test_a_picture_that_fails_takes_no_table_with_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed: it is in the extra `plot`")

    def fails(*_: Any) -> bytes:
        raise ValueError("no picture")

    monkeypatch.setattr("drachenhof.arena.result.draw", fails)
    table = tmp_path / "table.csv"
    with pytest.raises(ValueError, match="no picture"):
        run("arena", "year", *QUICK, "--plot", tmp_path / "result.png", "--csv", table)
    assert table.read_text().count("\n") == 4


def test_a_picture_is_drawn_though_nobody_reads_the_table(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed: it is in the extra `plot`")

    def unread(*_: Any, **__: Any) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("drachenhof.cli.screen.echo", unread)
    run("arena", "year", *QUICK, "--plot", tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_records_of_the_games(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    found = played(run, *QUICK, "--records", path)
    listed = list(records.read(path))
    assert run("verify", path).code == 0
    assert [record.extra["number"] for record in listed] == [1, 2, 3, 4, 5, 6]
    own = [
        score
        for record in listed
        for seat, score in zip(record.seats, record.scores or (), strict=True)
        if seat["bot"] == "greedy"
    ]
    (greedy,) = (bot for bot in found["standings"] if bot["bot"] == "greedy")
    assert isclose(sum(own) / len(own), greedy["score"]["value"])


def test_one_against_copies(run: Run) -> None:
    found = played(run, "--bots", "greedy,random", "--lineup", "one", "--games", 8)
    seats = {bot["bot"]: (bot["games"], bot["seats"]) for bot in found["standings"]}
    assert seats == {"greedy": (8, 8), "random": (8, 24)}


def test_a_bot_alone(run: Run) -> None:
    found = played(run, "--bots", "greedy", "--games", 5)
    assert (found["games"], found["blocks"]) == (5, 5)
    assert found["standings"][0]["win_share"]["value"] == 0.25
    assert found["crosstable"] == {"greedy": {}}
    assert run("arena", "year", "--bots", "greedy", "--games", 1).code == 0


@pytest.mark.slow
def test_the_other_game(run: Run) -> None:
    code, out, _ = run("arena", "hoard", "--bots", "greedy,random", "--players", 2, "--games", 4, "--workers", 1)
    assert code == 0
    assert out.count("greedy") == 4


# What is kept


LONG = ["--bots", "courtier@8,greedy,random", "--players", 3, "--games", 18]


@pytest.fixture(scope="module")
def never_stopped(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What comes of all games, one after the other."""
    said = io.StringIO()
    asked = [*LONG, "--save", tmp_path_factory.mktemp("whole") / "games.jsonl", "--workers", 1, "--json"]
    with redirect_stdout(said):
        assert main(["arena", "year", *map(str, asked)]) == 0
    return untimed(json.loads(said.getvalue()))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("workers", "how"), [(2, signal.SIGINT), *extra((1, signal.SIGKILL), (2, signal.SIGKILL), (1, signal.SIGINT))]
)
def test_stopped_in_the_middle_and_resumed(
    run: Run, tmp_path: Path, never_stopped: Any, workers: int, how: signal.Signals
) -> None:
    path = tmp_path / "games.jsonl"
    arguments = [*LONG, "--save", path]
    process = start("arena", "year", *arguments, "--workers", workers)
    deadline = time.monotonic() + 120
    while (not path.exists() or path.read_bytes().count(b"\n") < 4) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.send_signal(how)
    out, err = process.communicate(timeout=60)
    assert out == ""
    if how == signal.SIGINT:
        assert process.returncode == 130
        (said,) = complaints(err)
        assert said.startswith("drachenhof: Stopped; ")
    assert path.read_bytes().count(b"\n") < 19
    resumed = played(run, *arguments, "--resume", "--workers", 1)
    assert untimed(resumed) == never_stopped


def test_a_tournament_is_continued_without_a_name(run: Run) -> None:
    first = played(run, *QUICK)
    again = played(run, *QUICK, "--resume")
    assert untimed(first) == untimed(again)
    assert first["file"] == again["file"]
    assert played(run, *QUICK)["file"] != first["file"]
    assert played(run, *QUICK, "--resume", "--games", 9)["games"] == 9


def test_files_that_cannot_be_continued(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["arena", "year", "--bots", "greedy,random", "--players", 2, "--games", 2, "--save", path]
    assert "does not exist" in run(*arguments, "--resume").err
    assert run(*arguments).code == 0
    assert "--resume continues" in run(*arguments).err
    code, out, err = run(*arguments, "--resume", "--seed", 9)
    assert (code, out) == (1, "")
    assert err == f"drachenhof: {path} is of another tournament: its “seed” is 1, not 9.\n"
    path.write_text("mine\n")
    assert run(*arguments, "--resume").err == f"drachenhof: {path} is not the file of a tournament.\n"
    assert path.read_text() == "mine\n"


def test_a_file_that_another_began_is_left_alone(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["arena", "year", "--bots", "greedy,random", "--players", 2, "--games", 2, "--save", path]
    header = Tournament.of("year", 2, {}, ["greedy", "random"]).header
    with Store.begin(path, header):
        code, out, err = run(*arguments, "--resume")
        assert (code, out) == (1, "")
        assert err == f"drachenhof: Another process plays the tournament in {path} at this moment.\n"

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("drachenhof.arena.tournament.run", interrupted)
        assert run(*arguments, "--resume").code == 130
        assert path.exists()
        path.rename(tmp_path / "other.jsonl")
        assert run(*arguments).code == 130
        assert not path.exists(), "what it began itself, and nothing is in, is removed"


def test_files_that_cannot_be_written_are_named_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    for option in ("--csv", "--plot", "--records", "--save"):
        code, out, err = run("arena", "year", *QUICK, option, tmp_path / "none" / "file")
        assert (code > 0, out) == (True, "")
        assert "folder does not exist" in err
    (tmp_path / "there").write_text("mine")
    assert "exists already" in run("arena", "year", *QUICK, "--records", tmp_path / "there").err
    assert (tmp_path / "there").read_text() == "mine"


@pytest.mark.parametrize(("module", "option"), [("matplotlib", "--plot"), ("ray", "--ray")])
def test_what_is_not_installed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, option: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    arguments = [option, tmp_path / "file.png"] if option == "--plot" else [option, "local"]
    code, out, err = run("arena", "year", *QUICK, *arguments)
    assert (code, out) == (1, "")
    assert "pip install 'drachenhof[" in err
    assert err.count("\n") == 1


def test_it_goes_on_until_it_is_clear(run: Run) -> None:
    found = played(run, "--bots", "greedy,random", "--players", 2, "--until-clear", "--workers", 1)
    (answer,) = found["answers"]
    assert answer["clear"]
    assert answer["interval"][0] > answer["even"] == 0.5
    assert 40 <= found["games"] == 2 * found["blocks"] < 200


def test_what_is_not_clear_is_said_so(run: Run) -> None:
    code, out, _ = run("arena", "year", "--bots", "greedy,random", "--players", 2, "--until-clear", "--games", 4)
    assert code == 0
    assert "not clear yet" in out


def test_alone_nothing_becomes_clear(run: Run) -> None:
    code, _, err = run("arena", "year", "--bots", "greedy", "--players", 2, "--until-clear")
    assert code == 2
    assert "--until-clear needs two bots" in err


@pytest.mark.slow
def test_results_without_luck_stand_beside_the_raw_ones(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adjusted, "fortunes", partial(adjusted.fortunes, rollouts=16))
    asked = ["--bots", "greedy,novice", "--players", 2, "--games", 40, "--workers", 1, "--adjusted"]
    found = played(run, *asked)
    raw = {one["bot"]: one["win_share"]["value"] for one in found["standings"]}
    for one in found["adjusted"]:
        assert one["raw_win_share"]["value"] == raw[one["bot"]]
        assert one["win_share"]["interval"] is not None
        assert one["saved"] > 0
    assert sum(one["win_share"]["value"] for one in found["adjusted"]) == pytest.approx(1)
    code, out, _ = run("arena", "year", *asked, "--games", 4)
    assert code == 0
    assert "Without the luck" in out


def test_pairs_that_have_not_met_are_counted(run: Run) -> None:
    three = ("arena", "year", "--bots", "random,novice,greedy", "--players", 2, "--workers", 1)
    assert "--games 6" in run(*three, "--games", 4).out
    assert "--games 6" not in run(*three, "--games", 6).out


def test_what_is_kept_is_listed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACHENHOF_DATA", str(tmp_path))
    code, out, _ = run("arena", "year", "--list")
    assert code == 0
    assert str(tmp_path / "tournaments") in out.replace("\n", "")
    assert run("arena", "year", "--bots", "random,greedy", "--players", "2", "--games", "4", "--workers", "1")[0] == 0
    (tmp_path / "tournaments" / "year-notes.jsonl").write_text("mine\n")
    (file,) = (tmp_path / "tournaments").glob("year-*-*-*.jsonl")
    out = run("arena", "year", "--list")[1].replace("\n", " ")
    assert file.name in out
    assert "random, greedy" in out
    assert "notes" not in out
    (row,) = json.loads(run("arena", "year", "--list", "--json")[1])
    assert (row["file"], row["games"], row["bots"]) == (str(file), 4, ["random", "greedy"])
    assert json.loads(run("arena", "hoard", "--list", "--json")[1]) == []


def test_bots_are_needed_to_play(run: Run) -> None:
    code, _, err = run("arena", "year")
    assert code == 2
    assert "--bots" in err


PRINTS = """
from drachenhof.games import games

print("imported")


class Prints:
    def __init__(self, game):
        self.game = games[game]

    def decide(self, knowledge, budget, rng):
        print("thinking")
        return self.game.legal_moves(knowledge)[0]
"""


@pytest.mark.parametrize(
    "command", [("arena", "year", "--bots", "{},greedy"), ("simulate", "year", "--seats", "{},greedy")]
)
@pytest.mark.parametrize("workers", [1, *extra(2)])
def test_what_a_bot_prints_is_no_part_of_the_result(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, ...], workers: int
) -> None:
    (tmp_path / "prints.py").write_text(PRINTS)
    bot = f"{tmp_path / 'prints.py'}:Prints"
    arguments = [part.format(bot) for part in command]
    more = ["--players", "2"] if command[0] == "arena" else []
    assert main([*arguments, *more, "--games", "2", "--workers", str(workers), "--json"]) == 0
    said = capfd.readouterr()
    assert json.loads(said.out)["games"] == 2
    assert "thinking" in said.err


def test_no_figure_is_cut_in_a_terminal_of_80_columns() -> None:
    def standing(bot: str, seats: int) -> Standing:
        share, score = Estimate(1.0, 0.987, 1.0), Estimate(-123.4, -150.1, -100.2)
        rating = Skill(25.0, 8.3)
        return Standing(bot, 100_000, seats, share, score, Estimate(1.0, 1.0, 1.0), rating, 10**7, 0.1, 12.5)

    bots = [standing("./a/very/long/name.py:Something@100000", 300_000), standing("builder@100ms", 100_000)]
    crosstable: Crosstable = {bot.bot: {other.bot: None for other in bots if other is not bot} for bot in bots}
    table = standings_table(Standings(bots, crosstable, Estimate(1, 1, 1), 100_000, 10))
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(table)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in shown
    assert shown.count("100.0%") == shown.count("98.7–100.0") == shown.count("-150.1–-100.2") == 2


def test_a_pipe_gets_whole_tables(run: Run) -> None:
    bots = ",".join(["greedy", "novice", "random", *(f"courtier@{number}" for number in range(1, 9))])
    code, out, _ = run("arena", "year", "--bots", bots, "--players", "2", "--games", "2")
    assert code == 0
    assert "…" not in out
