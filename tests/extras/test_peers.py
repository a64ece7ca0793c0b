"""`python -m benchmarks.peers` measures every engine that is installed, and says which are not."""

import json
import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

run = import_module("benchmarks.peers.__main__")
figures, spiel = import_module("benchmarks.peers.figures"), import_module("benchmarks.peers.open_spiel")

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
    picture = tmp_path / "peers.png"
    run.main(["--json", "--plot", str(picture)])
    told = json.loads(capsys.readouterr().out)
    ours = [row for row in told["rows"] if row["engine"] == "Drachenhof"]
    assert [row["game"] for row in ours] == ["year", "hoard"]
    for row in ours:
        assert row["decisions"] > 50
        assert all(row[measure] > 0 for measure in figures.MEASURES)
    here = {(name, game) for (module, game), name in MEASURED.items() if find_spec(module)}
    assert {(row["engine"], row["game"]) for row in told["rows"]} == here, told["left_out"]
    assert all(row["decisions"] > 0 and any(row[measure] for measure in figures.MEASURES) for row in told["rows"])
    missing = {module for module, _ in MEASURED if not find_spec(module)} | {"no_such_engine"}
    assert {sentence.split(" is not installed")[0] for sentence in told["left_out"]} == missing
    assert picture.stat().st_size > 1000


def test_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (
        (
            "drachenhof",
            "year",
            lambda: figures.EngineFigures("Drachenhof", "year", 4, 190.4, inside=8.5e6, search=44_123),
        ),
    )
    monkeypatch.setattr(run, "ENGINES", rows)
    monkeypatch.setenv("COLUMNS", "200")
    run.main([])
    shown = capsys.readouterr().out
    assert "8.5 M" in shown
    assert "44,100" in shown


def test_an_engine_that_fails_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(run, "ENGINES", (("drachenhof", "year", broken),))
    (sentence,) = run.rows()
    assert "out of order" in str(sentence)


@pytest.mark.parametrize("name", ["no_such_folder/x.png", ".", "x.nonsense"])
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_measured(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "ENGINES", (("drachenhof", "year", lambda: pytest.fail("this was measured")),))
    with pytest.raises(SystemExit):
        run.main(["--plot", str(tmp_path / name)])
    assert "error: the " in capsys.readouterr().err


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
