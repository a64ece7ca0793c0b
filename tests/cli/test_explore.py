"""`drachenhof explore`: tables, files, JSON, one case worked out now, and a new table."""

import csv
import json
from pathlib import Path

import pytest

from drachenhof.explore import shipped
from drachenhof.games import games
from drachenhof.i18n import Words
from tests.cli.conftest import Run

of_every_game = pytest.mark.parametrize("game", games)


@of_every_game
def test_it_tells_every_view_with_its_sentence(run: Run, game: str) -> None:
    outcome = run("explore", game)
    assert outcome.code == 0, outcome.err
    table = shipped(game)
    assert table is not None
    assert all(view.name in outcome.out for view in table.views)


def test_a_view_has_its_rows_their_intervals_and_what_it_stands_on(run: Run) -> None:
    outcome = run("explore", "year", "drafts", "--facet", "3.1")
    assert outcome.code == 0
    assert outcome.out.count("–") >= 36
    assert "with the same luck" in outcome.out
    described = run("explore", "year", "comebacks", "--facet", "4.6")
    assert "not why" in described.out


def test_on_a_screen_of_80_columns_nothing_is_cut_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = run("explore", "year", "drafts", "--facet", "3.1").out
    assert "…" not in told
    assert told.count("pyrotechnist") >= 8  # in eight pairs with another person
    assert max(map(len, told.splitlines()[:40])) <= 80


def test_drafts_over_all_seats_have_their_gain_and_are_said_to_differ_in_positions(run: Run) -> None:
    words = Words("en")
    seat, overall = (" ".join(run("explore", "year", "drafts", "--facet", facet).out.split()) for facet in ("2.1", "2"))
    for told in (seat, overall):
        assert words.say("cli-explore-gain") in told
        assert words.say("explore-year-drafts.axis") in told
    assert words.say("explore-by-rollouts") in seat
    assert words.say("explore-by-rollouts-mixed") in overall
    assert words.say("explore-by-rollouts") not in overall


def test_csv_and_json_hold_the_same(run: Run, tmp_path: Path) -> None:
    as_csv = tmp_path / "rows.csv"
    assert run("explore", "hoard", "--csv", as_csv).code == 0
    rows = json.loads(run("explore", "hoard", "--json").out)["rows"]
    written = list(csv.DictReader(as_csv.read_text(encoding="utf-8").splitlines()))
    assert [row["key"] for row in written] == [row["key"] for row in rows]
    assert run("explore", "hoard", "--csv", as_csv).code == 2  # it is there already


def test_parquet_holds_the_same(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pip install 'drachenhof[data]'")
    as_parquet = tmp_path / "rows.parquet"
    assert run("explore", "hoard", "--parquet", as_parquet).code == 0
    rows = json.loads(run("explore", "hoard", "--json").out)["rows"]
    assert parquet.read_table(as_parquet).column("positions").to_pylist() == [row["positions"] for row in rows]


def test_one_case_now(run: Run) -> None:
    outcome = run("explore", "year", "--live", "--players", 3, "--seat", 2, "--given", "drought", "--rollouts", 2)
    assert outcome.code == 0, outcome.err
    assert "The policy itself would choose" in outcome.out
    found = json.loads(run("explore", "hoard", "--live", "--rollouts", 2, "--json").out)
    assert found["view"] == "swaps"


CASE = ("explore", "hoard", "--live", "--rollouts", 2)


def test_one_case_is_written_to_csv_like_the_table(run: Run, tmp_path: Path) -> None:
    live, table = tmp_path / "live.csv", tmp_path / "table.csv"
    outcome = run(*CASE, "--csv", live, "--json")
    assert outcome.code == 0, outcome.err
    assert run("explore", "hoard", "--csv", table).code == 0
    written = list(csv.DictReader(live.read_text(encoding="utf-8").splitlines()))
    assert list(written[0]) == table.read_text(encoding="utf-8").splitlines()[0].split(",")
    found = json.loads(outcome.out[outcome.out.index("{") :])
    assert [(row["facet"], row["key"]) for row in written] == [(row["facet"], row["key"]) for row in found["rows"]]
    assert [row["move"] for row in found["rows"] if row["chosen"]] == [found["chosen"]]
    of_the_table = {
        (row["view"], row["facet"], row["key"])
        for row in csv.DictReader(table.read_text(encoding="utf-8").splitlines())
    }
    assert {(row["view"], row["facet"], row["key"]) for row in written} <= of_the_table
    assert run(*CASE, "--csv", live).code == 2  # it is there already, which is said before anything is played
    assert ".csv" in run(*CASE, "--csv", tmp_path / "rows.txt").err


def test_one_case_is_written_to_parquet(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pip install 'drachenhof[data]'")
    assert run(*CASE, "--parquet", tmp_path / "live.parquet").code == 0
    assert parquet.read_table(tmp_path / "live.parquet").column("positions").to_pylist()[0] == 2


def test_few_rollouts_call_nothing_the_best(run: Run) -> None:
    words, case = Words("en"), ("explore", "hoard", "--live")
    few = " ".join(run(*case, "--rollouts", 20).out.split())
    assert words.say("explore-live-few", rollouts=20, fewest=100) in few
    assert words.say("explore-live-best", best="", high="", rollouts=0)[:8] not in few


def test_what_chosen_is_a_share_of_is_said_and_scores_have_their_name(run: Run) -> None:
    drafts = " ".join(run("explore", "year", "drafts", "--facet", "3.1").out.split())
    assert Words("en").say("explore-chosen-why") in drafts
    assert "Average points" in " ".join(run("explore", "year", "track", "--facet", "3.1").out.split())
    assert Words("en").say("explore-chosen-why") not in run("explore", "year", "years").out


def test_the_help_says_one_number_of_players(run: Run) -> None:
    said = run("explore", "--help").out
    assert "default: 3" in said
    assert "4 if left out" not in said


def test_a_new_table_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    assert run("explore", "hoard", "--make", path, "--games", 2).code == 0
    assert json.loads(path.read_bytes())["header"]["games"] == 2
    assert run("explore", "hoard", "--make", path, "--games", 1, "--bot", "herald@2").code == 0
    header = json.loads(path.read_bytes())["header"]
    assert (header["player"], header["command"][-14:]) == ("herald@2", "--bot herald@2")
    (tmp_path / "table.json.part").write_text("{}", encoding="utf-8")
    assert "not of this game" in run("explore", "hoard", "--make", path, "--games", 2).err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "chess"),
        (("year", "nothing"), "There is no view nothing; there are: drafts"),
        (("year", "drafts", "--facet", "9"), "drafts has no facet 9"),
        (("year", "--live", "--given", "rain"), "no event 'rain'"),
        (("year", "--live", "--seat", 4), "no seat 4 of 3"),
        (("year", "--live", "--rollouts", 0), "--rollouts"),
        (("year", "--make", "/nowhere/table.json"), "/nowhere/table.json"),
        (("year", "--make", "table.json", "--bot", "nobody"), "no bot 'nobody' plays year"),
        (("year", "--make", "table.json", "--bot", "emperor"), "thinks by the clock"),
        (("year", "--csv", "rows.txt"), ".csv"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(run: Run, arguments: tuple[object, ...], said: str) -> None:
    outcome = run("explore", *arguments)
    assert outcome.code in (1, 2)
    assert said in outcome.err
    assert len(outcome.err.splitlines()) == 1
