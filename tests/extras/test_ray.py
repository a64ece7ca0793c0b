"""A real Ray cluster on this machine plays the same games as one process."""

import csv
import sys

import pytest

from drachenhof.arena.workers import LOCAL, play_here, play_on, ray_cluster
from tests.arena.conftest import tournament, untimed

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
pytest.importorskip(
    "ray", reason=f"Ray is not installed: `make test-extras` does it, if there is a wheel for Python {PYTHON}"
)
# Ray's own housekeeping: sockets and files that it closes late, names that it will change.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_the_same_games_as_without_it() -> None:
    one = tournament()
    one.prepare()
    matches = list(one.matches(6))
    with ray_cluster(LOCAL, workers=2) as cluster:
        played = sorted(play_on(cluster, matches), key=lambda result: result.number)
    assert untimed(played) == untimed(list(play_here(matches, workers=1)))


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    from drachenhof.cli import main

    path = tmp_path_factory.mktemp("ray") / "games.jsonl"
    common = ["arena", "year", "--bots", "greedy,random", "--players", "2", "--games", "4", "--csv", "-"]
    assert main([*common, "--save", str(path), "--workers", "1", "--ray", "local"]) == 0
    by_ray = capsys.readouterr().out
    assert main([*common, "--save", f"{path}.here", "--workers", "1"]) == 0
    here = capsys.readouterr().out

    def untimed_rows(text: str) -> list[dict[str, str]]:
        return [
            {name: value for name, value in row.items() if not name.endswith("seconds")}
            for row in csv.DictReader(text.splitlines())
        ]

    assert untimed_rows(by_ray) == untimed_rows(here)
    assert [row["bot"] for row in untimed_rows(here)] == ["greedy", "random"]
