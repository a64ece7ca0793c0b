"""`drachenhof review`: sentences, JSON and a page, of files and folders."""

import json
from pathlib import Path

import pytest

from drachenhof import records
from drachenhof.analysis.review import work as working
from drachenhof.analysis.review.reasons import HARM
from drachenhof.game import games
from drachenhof.records import Record
from drachenhof.rule import prepare
from drachenhof.search.kernels import LAYOUTS
from drachenhof.search.playout import random_moves
from drachenhof.words import LANGUAGES, Words
from drachenhof.words.tales import tale_of
from tests.cli.conftest import Run

year = games["year"]


@pytest.fixture(autouse=True, scope="module")
def compiled_before() -> None:
    """No command has to say that it compiles something."""
    for unit in ("search.rollouts", "search.causes"):
        prepare(unit, LAYOUTS["year"])


@pytest.fixture(autouse=True)
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"FIRST": 2, "QUICK": 4000, "QUICK_DEALS": 4, "SHARP": 600, "SHARP_STEPS": 300, "SHARP_DEALS": 8}
    for name, count in few.items():
        monkeypatch.setattr(working, name, count)


def game(number: int = 0) -> Record:
    seats = [{"name": "Ada"}, {"name": "<b>Ben"}]
    return Record.of(year, year.new(2), random_moves("year", 2, {}, 9, number), seats)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    records.write(tmp_path / "game.json", [game()])
    return tmp_path / "game.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_with_sums_chances_and_mistakes(run: Run, path: Path, language: str) -> None:
    code, out, err = run("review", path, "--quick", "--language", language)
    assert (code, err) == (0, "")
    words = Words(language)
    assert words.say("review-began", you="no", who="Ada", start="50")[:3] in out
    assert out.count(words.say("review-ended", result="0")[:-4]) == 2
    assert "█" in out
    assert words.say("cli-review-played") in out, "a game at random has mistakes"
    assert "{" not in out


def test_one_seat_is_addressed(run: Run, path: Path) -> None:
    code, out, err = run("review", path, "--seat", 2, "--quick")
    assert (code, err) == (0, "")
    assert "You began at" in out
    assert "Your choices: " in out
    assert run("review", path, "--seat", 3).code == 2


def test_json_is_the_review_itself_the_same_again(run: Run, path: Path) -> None:
    told = [run("review", path, "--json", "--seat", 1).out for _ in range(2)]
    assert told[0] == told[1]
    document = json.loads(told[0])
    assert (document["game"], document["sharp"], len(document["seats"])) == ("year", True, 1)
    sums = document["seats"][0]["win"]
    parts = sum(sums[name]["value"] for name in ("luck", "own", "given")) + sums["rest"]
    assert sums["result"] - sums["start"] == pytest.approx(parts)


def test_a_page_needs_nothing_else(run: Run, path: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert run("review", path, "--quick", "--html", file).code == 0
    text = file.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert "&lt;b&gt;Ben" in text
    assert "<b>Ben" not in text
    assert not any(word in text for word in ("http:", "https:", "<script", "<link", "src="))


def test_a_folder_of_records(run: Run, path: Path) -> None:
    records.write(path.with_name("more.jsonl"), [game(1), game(2)])
    path.with_name("notes.txt").write_text("no record")
    code, out, err = run("review", path.parent, "--json", "--quick")
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 3
    assert run("review", path.parent, "--html", path.with_name("all.html")).code == 2


def test_games_that_are_not_over_or_broken_are_named_and_others_reviewed(run: Run, path: Path) -> None:
    whole = game()
    unfinished = Record.of(year, year.new(2), random_moves("year", 2, {}, 9, 0)[:40])
    records.write(path, [unfinished, whole])
    code, out, err = run("review", path, "--json", "--quick")
    assert code == 1
    assert "game 1 is not over" in err
    assert len(out.splitlines()) == 1


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("review", tmp_path).code == 2, "an empty folder"
    assert run("review", tmp_path / "missing.json").code == 2
    (tmp_path / "broken.json").write_text("{}")
    assert run("review", tmp_path / "broken.json").code == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games))
def test_every_reason_has_words(name: str, language: str) -> None:
    words = Words(language)
    said = [tale_of(name).reason(words, what, 1.5) for what in HARM[name]]
    assert len(set(said)) == len(said)
    assert all("1.5" in one or "1,5" in one for one in said)
