"""`drachenhof terminal`: a whole game by piped answers, leaving and coming back, and taking back."""

import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.analysis.advice import Advice, advise
from drachenhof.bots.levels import named
from drachenhof.cli.dialogue import Dialogue
from drachenhof.engine.game import Knowledge
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES
from tests.budget import extra
from tests.cli.conftest import Run, start

ALWAYS_FIRST = "1\n" * 400


def only_record(folder: Path) -> records.Record:
    (path,) = folder.glob("data/drachenhof/games/*.json")
    (record,) = records.read(path)
    return record


@pytest.mark.usefixtures("seldom_drawn")
@pytest.mark.parametrize("language", ["nl", *extra("en", "de")])
def test_a_whole_game(run: Run, tmp_path: Path, language: str) -> None:
    options = ["--great-wall", "--super-event", "random", "--players", "3", "--seat", "2", "--seed", "5"]
    code, out, err = run("terminal", "year", *options, "--language", language, answers=ALWAYS_FIRST)
    assert (code, err) == (0, "")
    record = only_record(tmp_path)
    records.check(record)
    assert record.scores
    assert all(str(score) in out.splitlines()[-5 + place] for place, score in enumerate(sorted(record.scores)[::-1], 1))
    assert "year-" in out.splitlines()[-1]
    assert "bot" not in record.seats[1]
    assert record.seats[0]["bot"] == "courtier"


@pytest.mark.usefixtures("seldom_drawn")
@pytest.mark.parametrize("super_event", ["earthquake", "flood", "tornado", "sunrise", "charter", "solar-eclipse"])
def test_a_whole_game_with_every_kind_of_question(run: Run, tmp_path: Path, super_event: str) -> None:
    options = ["--players", "2", "--seed", "3", "--super-event", super_event]
    assert run("terminal", "year", *options, answers=ALWAYS_FIRST).code == 0
    assert only_record(tmp_path).scores


def test_bots_by_name(run: Run, tmp_path: Path) -> None:
    path, seats = tmp_path / "game.json", "random,human,courtier@8"
    code, out, err = run("terminal", "year", "--seats", seats, "--save", path, "--seed", 5, answers="1\n1\n")
    assert (code, err) == (0, "")
    (record,) = records.read(path)
    first, last = record.seats[0]["name"], record.seats[2]["name"]
    assert f"At the table: {first} (random), you, {last} (courtier@8)." in out
    assert [seat.get("bot") for seat in record.seats] == ["random", None, "courtier@8"]
    out = run("terminal", "year", "--resume", "--save", path, answers="1\n").out
    assert f"{last} (courtier@8)" in out
    document = json.loads(path.read_text())
    document["seats"][0]["bot"] = "nobody"
    path.write_text(json.dumps(document))
    assert "not a game that was played in this terminal" in run("terminal", "year", "--resume", "--save", path).err


def test_bots_are_handed_what_their_seat_knows(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, year = named("year", "random"), games["year"]
    knowledge, decide = year.knowledge, bot.decide
    known: list[Any] = []

    def note(state: Any, seat: int) -> Any:
        known.append(knowledge(state, seat))
        return known[-1]

    def check(seen: Any, *rest: Any) -> Any:
        assert seen is known[-1]
        return decide(seen, *rest)

    monkeypatch.setattr(year, "knowledge", note)
    monkeypatch.setattr(bot, "decide", check)
    assert run("terminal", "year", "--seats", "human,random", answers="1\n1\n1\n1\n").code == 0


_advised: dict[bytes, Advice] = {}


def advised(game: str, knowledge: Knowledge) -> Advice:
    """A hint, which is always the same for a position: it is worked out once for all languages."""
    seen = knowledge.tobytes()
    if seen not in _advised:
        _advised[seen] = advise(game, knowledge)
    return _advised[seen]


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr("drachenhof.cli.session.advise", advised)
    code, out, err = run("terminal", "year", "--seed", 5, "--language", language, answers="h\n")
    assert (code, err) == (0, "")
    listed = out[out.index("> h") :].splitlines()[2:5]
    assert all("+" in line for line in listed)
    assert "%" in listed[0]
    assert all(1 <= int(line.split()[0]) <= 36 for line in listed)


def test_the_end_of_the_input_leaves_and_keeps_the_game(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("terminal", "year", "--seed", "5", answers="1\n1\n")
    assert code == 0
    assert "--resume" in out.splitlines()[-1]
    assert only_record(tmp_path).scores is None


@pytest.mark.slow
@pytest.mark.usefixtures("undrawn")
def test_coming_back_changes_nothing(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run("terminal", "year", "--seed", "8", "--save", whole, answers=ALWAYS_FIRST)
    run("terminal", "year", "--seed", "8", "--save", parts, answers="1\n1\n1\nq\n")
    for _ in range(100):
        code, out, _ = run("terminal", "year", "--resume", "--save", parts, answers="1\n" * 20)
        assert code == 0
        if "--resume" not in out.splitlines()[-1]:
            break
    (one,), (other,) = records.read(whole), records.read(parts)
    assert one == other
    assert one.scores


@pytest.mark.usefixtures("undrawn")
def test_the_last_unfinished_game_is_continued(run: Run) -> None:
    run("terminal", "year", "--seed", "1", answers="1\n")
    run("terminal", "year", "--seed", "2", answers="1\n2\n")
    run("terminal", "year", "--seed", "3", "--players", "2", answers=ALWAYS_FIRST)
    out = run("terminal", "year", "--resume", answers="l\nq\n").out
    assert "Welcome back" in out
    assert "in palace 2" in out


def test_undo_goes_back_to_the_last_decision(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("terminal", "year", "--seed", "5", "--save", path, answers="1\n2\nu\nu\n")
    assert not [move for move in next(records.read(path)).moves if move.startswith("draft")]
    out = run("terminal", "year", "--seed", "5", "--save", tmp_path / "other.json", answers="1\n1\n1\nu\nu\n").out
    assert out.count("as far back as it goes") == 2


def test_undo_before_any_decision(run: Run) -> None:
    assert "as far back as it goes" in run("terminal", "year", answers="u\n").out


def test_other_answers(run: Run) -> None:
    answers = "0\n99\nfoo\n\n?\nr Y14\nr\nr drought\nr xyzzy\nc\nl\nb\ntaxes\ndraft monk healer\nplace 2\nplace 9\n"
    code, out, err = run("terminal", "year", "--seed", "5", answers=answers)
    assert (code, err) == (0, "")
    for part in (
        "“0” is none of the choices 1 to 36",
        "“99” is none of the choices",
        "“foo” is none of the choices",
        "What you can type",
        "Choice of an action",
        "Say which rule",
        "No rule says “xyzzy”",
        "(Y9)",
        "You draft a young monk and a young healer",
        "You place a young monk in palace 2",
        "no palace 9",
    ):
        assert part in out


def test_words_that_are_no_text(run: Run) -> None:
    assert run("terminal", "year", answers="\x00\x1b[31m\n").code == 0


def test_files_that_are_no_saved_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("terminal", "year", "--seed", "5", "--save", path, answers="1\n")
    assert "--resume" in run("terminal", "year", "--save", path).err
    document = json.loads(path.read_text())
    for change, code in (
        ({"seed": None}, 2),
        ({"seats": [{}] * 4}, 2),
        ({"moves": ["nonsense"]}, 1),
        ({"game": "x"}, 2),
    ):
        path.write_text(json.dumps(document | change))
        found = run("terminal", "year", "--resume", "--save", path)
        assert found.code == code
        assert found.err.count("\n") == 1
    path.write_text(path.read_text()[:40])
    assert run("terminal", "year", "--resume", "--save", path).code == 1


@pytest.mark.usefixtures("undrawn")
def test_a_finished_game_cannot_be_continued(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("terminal", "year", "--seed", "5", "--players", "2", "--save", path, answers=ALWAYS_FIRST)
    assert "is over" in run("terminal", "year", "--resume", "--save", path).err


def test_a_disk_that_refuses_does_not_stop_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    code, out, err = run("terminal", "year", "--seed", "5", answers="1\n1\n")
    assert code == 1
    assert "You place" in out
    assert "kept" not in out
    first, last = err.splitlines()
    assert "the disk is full" in first
    assert "Your game could not be kept" in last


def test_a_place_that_cannot_be_written_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "no" / "game.json"
    code, out, err = run("terminal", "year", "--save", path, answers="1\n1\nq\n")
    assert (code, out, err) == (2, "", f"drachenhof: {path} cannot be written: its folder does not exist.\n")

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", forbidden)
    code, out, err = run("terminal", "year", "--save", tmp_path / "game.json", answers="1\nq\n")
    assert (code, out) == (2, "")
    assert "that is not allowed" in err


@pytest.mark.parametrize("answer", ["9" * 5000, "x" * 5000, "place " + "9" * 5000])
def test_an_endless_answer(run: Run, answer: str) -> None:
    code, out, err = run("terminal", "year", "--seed", "5", answers=f"{answer}\n")
    assert (code, err) == (0, "")
    assert out.count("none of the choices") + out.count("(Y") >= 1
    assert f"“{answer}”" not in out


def test_whole_words_for_help_and_leaving(run: Run) -> None:
    code, out, _ = run("terminal", "year", "--seed", "5", answers="help\nquit\nfoo\n")
    assert code == 0
    assert "What you can type" in out
    assert "> foo" not in out


def test_a_plain_terminal_gets_plain_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    monkeypatch.setenv("TERM", "dumb")
    out, err = start("terminal", "year", "--seed", "5").communicate("1\n1\n")
    assert "Traceback" not in err
    assert "\x1b" not in out
    assert "[. .]" in out


def test_every_decision_is_kept_before_the_next_question(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, ask, kept = tmp_path / "game.json", Dialogue._ask, list[int]()

    def noted(dialogue: Dialogue) -> int | None:
        (record,) = records.read(path)
        assert len(record.moves) == len(dialogue.session.record().moves)
        kept.append(len(record.moves))
        return ask(dialogue)

    monkeypatch.setattr(Dialogue, "_ask", noted)
    assert run("terminal", "year", "--seed", "5", "--save", path, answers="1\n1\n2\n").code == 0
    assert kept == sorted(set(kept))
    assert len(kept) == 4


@pytest.mark.extra
def test_a_killed_process_loses_nothing(run: Run, tmp_path: Path) -> None:
    process = start("terminal", "year", "--seed", "5", "--save", tmp_path / "game.json")
    assert process.stdin
    assert process.stdout
    process.stdin.write("1\n1\n2\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Month 1: Peace" in line:
            break
    for line in process.stdout:
        if line.startswith("Choose an action"):
            break
    process.kill()
    process.communicate()
    out = run("terminal", "year", "--resume", "--save", tmp_path / "game.json", answers="l\n").out
    assert "in palace 2" in out
    assert "Choose an action" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_games_that_are_not_over_are_named(run: Run, language: str) -> None:
    for _ in range(2):
        assert run("terminal", "year", "--players", 2, answers="q\n").code == 0
    out = run("terminal", "year", "--resume", "--language", language, answers="q\n").out
    files = re.findall(r"\S*year-\S+\.json", out)
    assert len(set(files)) == 2
    one = run("terminal", "year", "--resume", "--save", files[-1], "--language", language, answers="q\n").out
    assert len(set(re.findall(r"\S*year-\S+\.json", one))) == 1
