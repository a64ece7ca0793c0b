"""`drachenhof review`: sentences, JSON and a page, of files and folders."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.analysis import review as reviewing
from drachenhof.analysis.parts import Yardstick
from drachenhof.analysis.review import Review, prepare, review
from drachenhof.analysis.review import work as working
from drachenhof.analysis.review.reasons import HARM
from drachenhof.cli.review_table import Tallies
from drachenhof.games import games
from drachenhof.games.year import bots as year_bots
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.review import certainty, percent, points
from drachenhof.records import Record
from drachenhof.search.playout import random_moves
from tests.cli.conftest import Run

year = games["year"]


@pytest.fixture(autouse=True, scope="module")
def compiled_before() -> None:
    """No command has to say that it compiles something."""
    prepare("year")


@pytest.fixture(autouse=True)
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"FIRST": 2, "QUICK": 4000, "QUICK_DEALS": 4, "SHARP": 600, "SHARP_IMPACTS": 300, "SHARP_DEALS": 8}
    for name, count in few.items():
        monkeypatch.setattr(working, name, count)
    monkeypatch.setattr(year_bots, "ADVISED_BY", 60)


_reviews: dict[tuple[Any, ...], Review] = {}


@pytest.fixture(autouse=True)
def reviewed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review is always the same for a game and its seats: it is made once for all commands and languages."""

    def reviewed(record: Record, seats: Sequence[int] | None = None, *, sharp: bool = True, **more: Any) -> Review:
        asked = (record.players, *record.moves), tuple(seats or ()), sharp
        if asked not in _reviews:
            _reviews[asked] = review(record, seats, sharp=sharp, **more)
        return _reviews[asked]

    monkeypatch.setattr(reviewing, "review", reviewed)


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
    assert "your choices" in out.lower()
    assert run("review", path, "--seat", 3).code == 2


def test_json_is_the_review_itself_the_same_again(run: Run, path: Path) -> None:
    told = list[str]()
    for _ in range(2):
        _reviews.clear()
        told.append(run("review", path, "--json", "--seat", 1).out)
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
    assert run("review", path.parent, "--quick", "--html", path.with_name("all.html")).code == 0
    assert path.with_name("all.html").read_text(encoding="utf-8").count("<svg") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_games_are_summed_up_by_name(run: Run, path: Path, language: str) -> None:
    records.write(path, [game(1), game(2)])
    words, few = Words(language), Words(language).say("cli-review-few-games")
    out = run("review", path, "--quick", "--language", language).out
    _, _, below = out.partition(words.say("cli-review-people", game=words.say("game-year")))
    rows = [line for line in below.splitlines() if line.startswith((" Ada", " <b>Ben"))]
    assert len(rows) == 2
    assert all(row.rstrip().endswith(few) for row in rows)
    found = [reviewing.review(game(number), sharp=False).of(0) for number in (1, 2)]
    decisions = sum(one.free for one in found)
    rate = sum(one.error_rate * one.free for one in found) / decisions
    told = words.say("cli-review-rate-value", value=rate)
    assert f" 2 {decisions} {told} " in " ".join(rows[0].split())
    file = path.with_name("all.html")
    run("review", path, "--quick", "--language", language, "--html", file)
    assert file.read_text(encoding="utf-8").count(f"<td>{few}</td>") == 2


def test_of_many_games_it_is_said_whom_one_plays_like(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Yardstick(2, "by hand", {"novice": (9.0, 8.0, 10.0)})
    monkeypatch.setattr(games.part("year", "analysis"), "ERROR_RATES", (table,))
    words, record, tallies = Words("en"), game(), Tallies()
    sharp = replace(reviewing.review(record, [0], sharp=False), sharp=True)
    for number in range(5):
        few = ["Played like", "few games yet"] if number > 1 else []
        assert [row[-1] for rows in tallies.tables(words).values() for row in rows] == few
        tallies.add(words, record, sharp)
    (told,) = tallies.tables(words).values()
    assert [row[-1] for row in told] == ["Played like", "novice"]


def test_a_broken_file_of_a_folder_is_named_and_the_others_are_reviewed(run: Run, path: Path) -> None:
    path.with_name("a.json").write_text("{}")
    code, out, err = run("review", path.parent, "--json", "--quick")
    assert code == 1
    assert "a.json" in err
    assert len(out.splitlines()) == 1
    path.unlink()
    code, out, err = run("review", path.parent, "--html", path.with_name("none.html"))
    assert (code, out, path.with_name("none.html").exists()) == (1, "", False)


@pytest.mark.parametrize("form", [["--quick"], []], ids=["quick", "sharp"])
def test_luck_and_choices_are_told_apart_month_by_month(run: Run, path: Path, tmp_path: Path, form: list[str]) -> None:
    """In the first form only where it can be told."""
    out = run("review", path, "--seat", 1, *form).out
    file = tmp_path / "review.html"
    run("review", path, "--seat", 1, "--html", file, *form)
    found = reviewing.review(game(), [0], sharp=not form)
    one, page = found.seats[0], file.read_text(encoding="utf-8")
    moved = one.moved()
    assert list(moved) == list(range(13)), "before the first month, and in each"
    rows = [line.split() for line in out.splitlines()]
    for name, cause in (("Deals", "luck"), ("Own", "own"), ("Others", "given")):
        told, total = [points(part[cause]) for part in moved.values()], getattr(one.win, cause)
        shown = found.sharp or certainty(total, sharp=False) != "unclear"
        assert ([name, *told] in rows) == shown
        assert (f"<td>{name}</td>" + "".join(f"<td>{each}</td>" for each in told) in page) == shown
        assert sum(part[cause] for part in moved.values()) == pytest.approx(total.value)
    assert page.count('class="deal"') == sum(point.number < one.line[-1].number for point in one.line) // 2


def test_better_choices_have_their_chances_with_ranges(run: Run, path: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert run("review", path, "--quick", "--seat", 1, "--html", file).code == 0
    mistake = reviewing.review(game(), [0], sharp=False).of(0).costliest[0]
    for choice in (mistake.played, *mistake.better[:3]):
        win = choice.win
        told = f"({percent(win.value)}%, {percent(win.low)}–{percent(win.high)})"
        assert told in file.read_text(encoding="utf-8")
    assert mistake.best in mistake.better
    assert mistake.played not in mistake.better


@pytest.mark.slow
def test_it_is_said_whom_one_played_like_once_that_is_known(
    run: Run, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = games.part("year", "analysis")
    monkeypatch.setattr(part, "ERROR_RATES", (Yardstick(2, "by hand", {"novice": (9.0, 8.0, 10.0)}),))
    out = run("review", path).out
    assert "Played like" in out
    assert "novice" in out
    run("review", path, "--html", tmp_path / "review.html")
    assert "Played like: novice." in (tmp_path / "review.html").read_text(encoding="utf-8")
    assert "Played like" not in run("review", path, "--quick").out, "the first form is not sharp enough"
    told = json.loads(run("review", path, "--json", "--seat", 1).out)
    assert [seat["like"] for seat in told["seats"]] == ["novice"]
    monkeypatch.setattr(part, "ERROR_RATES", ())
    assert "Played like" not in run("review", path).out


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
    said = [narration_of(name).reason(words, what, 1.5) for what in HARM[name]]
    assert len(set(said)) == len(said)
    assert all("1.5" in one or "1,5" in one for one in said)
