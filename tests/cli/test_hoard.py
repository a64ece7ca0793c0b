"""Hoard on the command line: all commands with all options, and nobody sees what he may not."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

import drachenhof
from drachenhof import CHANCE, OVER, records
from drachenhof.chance import Chance
from drachenhof.engine.game import State
from drachenhof.games.hoard import rules as hoard
from drachenhof.i18n import LANGUAGES
from drachenhof.records import Record
from drachenhof.search.playout import random_moves
from tests.budget import extra
from tests.cli.conftest import Run

SWITCHES = ["--peek", "--answer-fives", "--long-protecto", "--curses", "--count-all-backs"]
ALL = [*SWITCHES, "--abilities", "cumulative"]
OPTIONS = {
    **dict.fromkeys(("peek", "answer_fives", "long_protecto", "curses", "count_all_backs"), True),
    "abilities": "cumulative",
}
RANDOM = "human,random,random"


def only_record(folder: Path) -> Record:
    (path,) = folder.glob("data/drachenhof/games/hoard-*.json")
    return next(records.read(path))


# A whole game


@pytest.mark.usefixtures("seldom_drawn")
@pytest.mark.parametrize("language", ["de", *extra("en", "nl")])
def test_a_whole_game_with_everything(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def no_pause(_: float) -> None:
        raise AssertionError("only a person at a terminal waits for a card")

    monkeypatch.setattr(time, "sleep", no_pause)
    seats = ["--seats", ",".join(["random", "human", *["random"] * 4]), "--seed", "4"]
    code, out, err = run("terminal", "hoard", *ALL, *seats, "--language", language, answers="1\n" * 1500)
    assert (code, err) == (0, "")
    record = only_record(tmp_path)
    records.check(record)
    assert record.options == OPTIONS
    assert record.scores
    ranking = out.splitlines()[-7:-1]
    assert all(str(score) in line for score, line in zip(sorted(record.scores), ranking, strict=True))
    assert "hoard-" in out.splitlines()[-1]
    assert not [line for line in out.splitlines() if "cli-" in line or "{" in line]


def test_a_game_is_left_and_continued(run: Run, tmp_path: Path) -> None:
    left = run("terminal", "hoard", *ALL, "--seats", RANDOM, "--seed", 9, answers="1\n1\nq\n")
    moves = only_record(tmp_path).moves
    continued = run("terminal", "hoard", "--resume", answers="1\n1\n1\n")
    for code, out, _ in (left, continued):
        assert code == 0
        assert "drachenhof terminal hoard --resume" in out.splitlines()[-1]
    assert only_record(tmp_path).moves[: len(moves)] == moves
    assert len(only_record(tmp_path).moves) > len(moves)


def test_other_answers(run: Run) -> None:
    answers = "99\nfoo\n?\nr H14\nr\nr xyzzy\nc\nl\nb\nplay 9 x4\ntake\nswap 1 1\nkeep\n"
    code, out, err = run("terminal", "hoard", "--seats", RANDOM, "--seed", 2, answers=answers)
    assert (code, err) == (0, "")
    for part in ("“99” is none of", "What you can type", "Legal cards", "No rule says", "not seen", "(H5)", "You keep"):
        assert part in out, part


def test_multi_card_plays_are_single_choices_that_say_what_they_do(run: Run, tmp_path: Path) -> None:
    deal = "7 7 9 4 4 8 8 protecto 1 2 3 5 5 5 5 6"
    moves = ["starter 1", *(f"card {card}" for card in deal.split()), "keep", "keep"]
    write(tmp_path / "game.json", moves)
    out = run("terminal", "hoard", "--resume", "--save", tmp_path / "game.json", answers="play 4 x2\n1\n").out
    drawn = ("Play two 4s  the next player draws 4 cards", "Play a 4  the next player draws 2 cards")
    for part in (*drawn, "Play two 8s", "You play two 4s"):
        assert part in out, part


def write(path: Path, moves: list[str], players: int = 2, **options: Any) -> None:
    """A game that is being played in the terminal."""
    seats = [{"name": "Ada"}, *({"name": name, "bot": "random"} for name in ("Bo", "Cem", "Dora")[: players - 1])]
    engine = f"drachenhof {drachenhof.__version__}"
    given = hoard.options(hoard.new(players, **options))
    records.write(path, [Record("hoard", players, given, seats, engine, moves, extra={"seed": 1})])


# What a person sees


def twins(seed: int) -> tuple[list[str], list[str]]:
    """Two games of three that look the same to seat 1, though the others hold other cards.

    Others do only what they could do in both; the games stop where there is no such move, or rather at the last
    decision of seat 1 before.
    """
    luck, one, other = Chance(seed), hoard.new(3, **OPTIONS), hoard.new(3, **OPTIONS)
    moves: tuple[list[str], list[str]] = ([], [])
    asked = 0
    while hoard.to_move(one) != OVER and (pair := same_to_seat_1(luck, one, other)) is not None:
        asked = asked if hoard.to_move(one) else len(moves[0])
        for state, move, spelt in zip((one, other), pair, moves, strict=True):
            spelt.append(hoard.to_text(state, move))
            hoard.apply(state, move)
    return moves[0][:asked], moves[1][:asked]


def same_to_seat_1(luck: Chance, one: State, other: State) -> tuple[int, int] | None:
    """A move for each of two games that seat 1 cannot tell apart."""
    legal = hoard.legal_moves(other)
    if hoard.to_move(one) != CHANCE:
        common = [move for move in hoard.legal_moves(one) if move in legal]
        move = luck.choose(common) if common else None
        return None if move is None else (move, move)
    move = luck.pick(hoard, one)
    if 0 in hoard.audience(one, move):
        return (move, move) if move in legal else None
    private = [card for card in legal if 0 not in hoard.audience(other, card)]
    return move, luck.choose([card for card in private if card != move] or private)


def screens(run: Run, path: Path, moves: list[str]) -> list[str]:
    """All that the person sees who comes back to this game, and what a replay tells him and spectators."""
    path.unlink(missing_ok=True)
    write(path, moves, 3, **OPTIONS)
    seen = [
        run("terminal", "hoard", "--resume", "--save", path, answers="l\nc\nb\nplay 4 x4\ncard 7\ngive 1\nq\n"),
        run("replay", path, "--as", 1),
        run("replay", path),
    ]
    assert not any(code or err for code, _, err in seen)
    return [out for _, out, _ in seen]


@pytest.mark.parametrize("seed", [7, *extra(26, 39)])  # games that go on for more than one round
def test_screens_are_the_same_whatever_the_others_hold(run: Run, tmp_path: Path, seed: int) -> None:
    one, other = twins(seed)
    assert sum(first != second for first, second in zip(one, other, strict=True)) > 20
    assert screens(run, tmp_path / "game.json", one) == screens(run, tmp_path / "game.json", other)
    assert run("replay", tmp_path / "game.json", "--as", 2).out != screens(run, tmp_path / "game.json", one)[1]


def test_a_finished_game_is_told_with_open_hands_unless_somebody_tells_it(run: Run, path: Path) -> None:
    whole, own, public = (run("replay", path, *more).out for more in ([], ["--as", 2], ["--at", 30]))
    assert "Seat 1 gets a hand card." not in whole
    assert own.count("Seat 1 gets a hand card.") >= 5
    assert "You get a hand card." not in own
    assert " as a hand card." in public


# The other commands


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game that is over, with everything."""
    moves = random_moves("hoard", 3, OPTIONS, 5, number=0)
    records.write(tmp_path / "games.jsonl", [Record.of(hoard, hoard.new(3, **OPTIONS), moves)])
    return tmp_path / "games.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_verify(run: Run, path: Path, language: str) -> None:
    assert run("verify", path, "--language", language).code == 0
    code, out, err = run("replay", path, "--language", language)
    assert (code, err) == (0, "")
    record = next(records.read(path))
    assert f"\n{len(record.moves):>4}  " in out
    assert "{" not in out


@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_fits_its_terminal(run: Run, path: Path, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for at in range(40, 400, 90):
        table = run("replay", path, "--as", 1, "--at", at).out.partition("Drachensachen ·")[2]
        assert max(map(len, table.splitlines())) <= width


def test_simulate(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["--players", 6, "--games", 20, *SWITCHES, "--abilities", "single"]
    code, out, err = run("simulate", "hoard", *arguments, "--records", path, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["options"] == OPTIONS | {"abilities": "single"}
    assert run("verify", path).out.count(": correct, ") == 20
    assert "Coins lost on average" in run("simulate", "hoard", "--games", 5).out


def test_rules(run: Run) -> None:
    assert "Four in a row" in run("rules", "hoard", "H20").out
    page = Path(__file__).parents[2] / "docs" / "rules-hoard.md"
    assert run("rules", "hoard", "--markdown").out == page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "hoard", "--players", "7"],
        ["simulate", "hoard", "--abilities", "many"],
        ["simulate", "hoard", "--great-wall"],
        ["simulate", "year", "--peek"],
        ["terminal", "hoard", "--players", "1"],
        ["terminal", "hoard", "--resume"],
        ["rules", "hoard", "--frob"],
    ],
    ids=" ".join,
)
def test_bad_use_gets_one_sentence(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_reader_who_is_not_at_the_table(run: Run, path: Path) -> None:
    for seat in (0, 4):
        code, out, err = run("replay", path, "--as", seat)
        assert (code, out, err) == (2, "", f"drachenhof: --as should be from 1 to 3, not {seat}.\n")


def test_nobody_takes_a_move_back_after_others_have_shown_what_they_hold(run: Run, tmp_path: Path) -> None:
    seats = ["--seats", "human,random,random", "--seed", 4]
    _, out, _ = run("terminal", "hoard", *seats, answers="1\n1\nu\nq\n")
    assert "as far back as it goes" in out
    moves = only_record(tmp_path).moves
    _, untouched, _ = run("terminal", "hoard", *seats, answers="1\n1\nq\n")
    assert "Back at your last decision" not in out + untouched
    assert len(moves) > 30


def test_a_false_result_is_told_and_then_complained_of(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", "hoard", "--players", 2, "--games", 1, "--seed", 3, "--records", path)
    told = run("replay", path)
    assert told.code == 0
    document = json.loads(path.read_text())
    path.write_text(json.dumps({**document, "scores": [0, 0]}))
    false = run("replay", path)
    assert false.code == 1
    assert false.out == told.out
    assert "0–0" in false.err
