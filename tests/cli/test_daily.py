"""`drachenhof daily`: the game of the day in the terminal, the same for everybody."""

import io
import json
import sys
from contextlib import redirect_stdout
from datetime import date, timedelta
from pathlib import Path

import pytest

import drachenhof.daily
from drachenhof import records
from drachenhof.cli import main, serve
from drachenhof.cli.dialogue import Dialogue
from drachenhof.daily import daily
from drachenhof.fair import check_fair
from drachenhof.i18n import Words
from drachenhof.server.app.serving import Serving
from tests.budget import extra
from tests.cli.conftest import Run

TUESDAY = date(2026, 11, 17)
FIRST, LAST = "1\n" * 400, "2\n1\n" * 300


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """The day that it is, which tests may change."""
    day = [TUESDAY]
    monkeypatch.setattr(drachenhof.daily, "today", lambda: day[0])
    return day


@pytest.fixture(scope="module")
def first_day(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of somebody who has played the day, always taking the first choice."""
    folder = tmp_path_factory.mktemp("first")
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(io.StringIO()):
        patched.setenv("XDG_DATA_HOME", str(folder))
        patched.setattr(drachenhof.daily, "today", lambda: TUESDAY)
        patched.setattr(Dialogue, "_show", lambda _: None)
        patched.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(FIRST.encode()), encoding="utf-8"))
        assert main(["daily", "year"]) == 0
    return file_of(folder).read_bytes()


@pytest.fixture
def played(first_day: bytes, tmp_path: Path) -> records.Record:
    """Whoever asks has played the day."""
    file = file_of(tmp_path / "data")
    file.parent.mkdir(parents=True)
    file.write_bytes(first_day)
    return kept(tmp_path)


def file_of(data: Path, day: date = TUESDAY) -> Path:
    return data / f"drachenhof/daily/year-{day.isoformat()}.json"


def kept(folder: Path, day: date = TUESDAY) -> records.Record:
    (record,) = records.read(file_of(folder / "data", day))
    return record


@pytest.mark.usefixtures("seldom_drawn")
@pytest.mark.parametrize("language", ["en", *extra("de", "nl")])
def test_a_whole_day(run: Run, tmp_path: Path, language: str) -> None:
    code, out, err = run("daily", "year", "--language", language, answers=FIRST)
    assert (code, err) == (0, "")
    record, wanted = kept(tmp_path), daily("year", TUESDAY)
    records.check(record)
    assert record.scores
    assert record.options == wanted.options
    assert [seat.get("bot") for seat in record.seats] == list(wanted.bots)
    fairness = check_fair(record)
    assert fairness is not None
    assert fairness.recomputed
    shared = out.splitlines()[-3:]
    assert "2026-11-17" in shared[0]
    assert str(record.scores[wanted.seat]) in shared[1]
    assert shared[2] == "drachenhof daily year --day 2026-11-17", "a friend finds the same game"
    dealt = {word for move in record.moves if move.startswith(("event", "deal")) for word in move.split()[1:]}
    assert not [word for word in dealt if word in "\n".join(shared)], "it tells nothing of what comes"


@pytest.mark.usefixtures("undrawn")
def test_luck_is_the_same_whatever_is_decided(run: Run, tmp_path: Path, played: records.Record) -> None:
    def dealt(record: records.Record) -> list[str]:
        return [move for move in record.moves if move.split()[0] in ("event", "super", "deal")]

    assert run("daily", "year", "--fun", answers=LAST).code == 0
    (other,) = (tmp_path / "data/drachenhof/games").glob("year-*.json")
    (fun,) = records.read(other)
    assert fun.moves != played.moves
    assert dealt(fun) == dealt(played)


@pytest.mark.usefixtures("undrawn")
def test_bots_decide_alike_wherever_the_game_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: records.Record
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    assert run("daily", "year", "--name", "Somebody else", answers=FIRST).code == 0
    (second,) = records.read(tmp_path / "other/drachenhof/daily/year-2026-11-17.json")
    assert second.moves == played.moves


def test_one_try_counts(run: Run, tmp_path: Path, played: records.Record) -> None:
    code, out, _ = run("daily", "year", answers=LAST)
    assert code == 0
    assert "drachenhof daily year --day 2026-11-17 --fun" in out.splitlines()[-1]
    assert kept(tmp_path) == played


@pytest.mark.usefixtures("quick_hints")
def test_hints_are_for_fun_only(run: Run) -> None:
    refused = Words("en").say("cli-daily-no-hints")
    best = Words("en").say("cli-terminal-hint")
    counted = run("daily", "hoard", answers="h\nq\n").out
    assert refused in counted
    assert best not in counted
    fun = run("daily", "hoard", "--fun", answers="h\nq\n").out
    assert refused not in fun
    assert best in fun


@pytest.mark.usefixtures("undrawn")
def test_a_try_that_was_left_goes_on(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("daily", "year", answers="1\n1\nq\n")
    assert code == 0
    assert "drachenhof daily year --day 2026-11-17" in out.splitlines()[-1]
    begun = list(kept(tmp_path).moves)
    assert run("daily", "year", answers=FIRST).code == 0
    assert list(kept(tmp_path).moves[: len(begun)]) == begun
    assert kept(tmp_path).scores


@pytest.mark.usefixtures("played", "undrawn")
def test_a_missed_day_is_made_up_for_the_streak(run: Run, today: list[date]) -> None:
    today[0] = TUESDAY + timedelta(days=2)
    assert "in a row" not in run("daily", "year", answers=FIRST).out
    out = run("daily", "year", "--day", "2026-11-18", answers=FIRST).out
    assert "3 days in a row" in out.splitlines()[-2]


@pytest.mark.parametrize(
    ("day", "said"), [("2026-11-18", "still to come"), ("yesterday", "not a day"), ("2026-13-01", "not a day")]
)
def test_what_is_no_day_is_refused(run: Run, day: str, said: str) -> None:
    code, _, err = run("daily", "year", "--day", day)
    assert code == 2
    assert said in err


def test_an_unknown_game_is_refused(run: Run) -> None:
    code, _, err = run("daily", "chess")
    assert code == 2
    assert "chess" in err


def test_a_file_of_something_else_is_not_touched(run: Run, tmp_path: Path) -> None:
    assert run("daily", "year", answers="q\n").code == 0
    path = tmp_path / "data/drachenhof/daily/year-2026-11-17.json"
    changed = json.loads(path.read_text()) | {"daily": "2026-11-16"}
    path.write_text(json.dumps(changed))
    code, _, err = run("daily", "year", answers=FIRST)
    assert code == 2
    assert str(path) in err
    assert json.loads(path.read_text()) == changed


@pytest.mark.parametrize(("command", "follows"), [(("play", "--no-browser"), True), (("serve", "--port", "0"), False)])
def test_only_play_has_the_day_of_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], follows: bool
) -> None:
    """What each of both starts with; what comes of it is tested at a server."""
    started = list[bool]()

    def start(_: Words, serving: Serving, *__: object) -> int:
        started.append(serving.settings.open_days)
        return 0

    monkeypatch.setattr(serve, "run_server", start)
    assert run(*command).code == 0
    assert started == [follows]
