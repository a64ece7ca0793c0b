"""`drachenhof bench --peers` tells of every engine that is here, and says which are not."""

import json
from pathlib import Path

import pytest

from drachenhof.peers import MEASURES, Row, figures, run

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures.rate, "__defaults__", (0.01, 1))
    kept = [engine for engine in run.ENGINES if engine[1] in ("year", "hoard", "oh_hell", "uno", "connect_four")]
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
    assert any("no_such_engine is not installed" in sentence for sentence in told["left_out"])
    assert len(told["rows"]) + len(told["left_out"]) == len(run.ENGINES)
    assert picture.stat().st_size > 1000


def test_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from drachenhof.cli import main

    rows = (("drachenhof", "year", lambda: Row("Drachenhof", "year", 4, 190.4, inside=8.5e6, search=44_123)),)
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
    def broken() -> Row:
        raise RuntimeError("out of order")

    monkeypatch.setattr(run, "ENGINES", (("drachenhof", "year", broken),))
    (sentence,) = run.rows()
    assert "out of order" in str(sentence)
