"""`drachenhof bench --peers` tells of every engine that is here, and says which are not."""

import json
import random
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drachenhof.peers import MEASURES, EngineFigures, figures, run, spiel

pytestmark = pytest.mark.filterwarnings("ignore")


MEASURED = {  # of each engine something, and how its row names it
    ("drachenhof", "year"): "Drachenhof",
    ("drachenhof", "hoard"): "Drachenhof",
    ("pyspiel", "oh_hell"): "OpenSpiel",
    ("catanatron", "Catan"): "Catanatron",
    ("rlcard", "uno"): "RLCard",
    ("pettingzoo", "connect_four"): "PettingZoo",
    ("pgx", "tic_tac_toe"): "Pgx",
}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures.rate, "__defaults__", (0.01, 1))
    kept = [engine for engine in run.ENGINES if engine[:2] in MEASURED]
    monkeypatch.setattr(run, "ENGINES", (*kept, ("no_such_engine", "chess", kept[0][2])))


def test_rows_and_sentences(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from drachenhof.cli import main

    picture = tmp_path / "peers.png"
    assert main(["bench", "--peers", "--json", "--plot", str(picture)]) == 0
    told = json.loads(capsys.readouterr().out)
    ours = [row for row in told["rows"] if row["engine"] == "Drachenhof"]
    assert [row["game"] for row in ours] == ["year", "hoard"]
    for row in ours:
        assert row["decisions"] > 50
        assert all(row[measure] > 0 for measure in MEASURES)
    here = {(name, game) for (module, game), name in MEASURED.items() if find_spec(module)}
    assert {(row["engine"], row["game"]) for row in told["rows"]} == here, told["left_out"]
    assert all(row["decisions"] > 0 and any(row[measure] for measure in MEASURES) for row in told["rows"])
    missing = {module for module, _ in MEASURED if not find_spec(module)} | {"no_such_engine"}
    assert {sentence.split(" is not installed")[0] for sentence in told["left_out"]} == missing
    assert picture.stat().st_size > 1000


def test_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from drachenhof.cli import main

    rows = (("drachenhof", "year", lambda: EngineFigures("Drachenhof", "year", 4, 190.4, inside=8.5e6, search=44_123)),)
    monkeypatch.setattr(run, "ENGINES", rows)
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["bench", "--peers"]) == 0
    shown = capsys.readouterr().out
    assert "8.5 M" in shown
    assert "44,100" in shown


def test_a_plot_needs_peers() -> None:
    from drachenhof.cli import main

    assert main(["bench", "--plot", "x.png"]) != 0


def test_an_engine_that_fails_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> EngineFigures:
        raise RuntimeError("out of order")

    monkeypatch.setattr(run, "ENGINES", (("drachenhof", "year", broken),))
    (sentence,) = run.rows()
    assert "out of order" in str(sentence)


@pytest.mark.parametrize("given", [["year"], ["--players", "4"], ["--quick"]])
def test_what_does_not_go_with_peers_is_refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    from drachenhof.cli import main

    assert main(["bench", *given, "--peers"]) == 2
    assert "without GAME, --players, --quick" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["no_such_folder/x.png", ".", "x.nonsense"])
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_measured(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from drachenhof.cli import main

    monkeypatch.setattr(run, "ENGINES", (("drachenhof", "year", lambda: pytest.fail("this was measured")),))
    assert main(["bench", "--peers", "--plot", str(tmp_path / name)]) != 0
    said = capsys.readouterr().err
    assert said.startswith("drachenhof: ")
    assert len(said.splitlines()) == 1


def test_openspiel_observes_into_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lists of Python numbers would be slower by far, and unfair to measure."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-extras` does it")
    from open_spiel.python import observation

    made, real = list[Any](), observation.make_observation

    def noted(*given: Any) -> Any:
        made.append(real(*given))
        return made[-1]

    monkeypatch.setattr(observation, "make_observation", noted)
    for name in spiel.GAMES:
        game, dice = pyspiel.load_game(name), random.Random(1)
        look, seen = spiel.observer(game), set[int]()

        def watched(state: object, look: Callable[[object], None] = look, seen: set[int] = seen) -> None:
            look(state)
            assert isinstance(made[-1].tensor, np.ndarray)
            seen.add(hash(made[-1].tensor.tobytes()))

        decisions = spiel._play(game, dice, watched)
        assert len(seen) > decisions / 2
