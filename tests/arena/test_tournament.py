"""Tournaments: the same games everywhere, the same luck in a block, and what is kept of them."""

import json
import shutil
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from drachenhof import records
from drachenhof.arena import tournament as tournament_module
from drachenhof.arena.match import BadBot, Competitor, GameResult, Match, SeatedBot, play
from drachenhof.arena.store import BadStore, Store
from drachenhof.arena.tournament import Tournament, run
from drachenhof.arena.workers import play_here
from drachenhof.bots import Budget
from drachenhof.bots.levels import named
from drachenhof.engine.game import CHANCE, OVER, BadOption
from drachenhof.games import games
from tests.arena.conftest import tournament, untimed

year = games["year"]


def chance_moves(result: GameResult) -> list[int]:
    """The moves of a game that chance made."""
    state, made = year.new(len(result.seats)), []
    for move in result.moves:
        if year.to_move(state) == CHANCE:
            made.append(move)
        year.apply(state, move)
    assert year.to_move(state) == OVER
    return made


def test_a_block_shares_its_luck_and_no_other_does() -> None:
    results = [play(match) for match in tournament().matches(6)]
    luck = [chance_moves(result) for result in results]
    assert luck[0] == luck[1] == luck[2]
    assert luck[3] == luck[4] == luck[5] != luck[0]
    assert len({result.moves for result in results}) == 6


def test_the_same_luck_for_other_bots() -> None:
    one, other = next(tournament().matches(1)), next(tournament(bots="novice,greedy,random").matches(1))
    assert chance_moves(play(one)) == chance_moves(play(other))


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    matches = list(tournament().matches(9))
    alone = sorted(play_here(matches, 1), key=lambda result: result.number)
    together = sorted(play_here(matches, 2), key=lambda result: result.number)
    assert untimed(alone) == untimed(together)


def test_only_real_choices_are_decisions() -> None:
    result = play(next(tournament().matches(1)))
    assert sum(result.decisions) < len(result.moves) - result.chance_moves
    assert all(0 < slowest <= seconds for slowest, seconds in zip(result.slowest, result.seconds, strict=True))


def test_bots_are_handed_what_their_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bot = next(tournament(2, "greedy,random").matches(1)), named("year", "greedy")
    given: list[tuple[int, object]] = []
    handed: list[object] = []
    knowledge, decide = year.knowledge, bot.decide

    def known(state: Any, seat: int) -> Any:
        given.append((seat, knowledge(state, seat)))
        return given[-1][1]

    def decided(seen: Any, *rest: Any) -> Any:
        handed.append(seen)
        return decide(seen, *rest)

    monkeypatch.setattr(year, "knowledge", known)
    monkeypatch.setattr(bot, "decide", decided)
    play(match)
    own = [seen for seat, seen in given if match.seats[seat] == "greedy"]
    assert handed
    assert all(seen is shown for seen, shown in zip(handed, own, strict=True))


def test_records_of_the_games() -> None:
    match = list(tournament().matches(3))[2]
    record = play(match).record(match)
    records.check(record)
    assert [seat["bot"] for seat in record.seats] == list(match.seats)
    assert (record.extra["seed"], record.extra["number"], record.extra["deal"]) == (7, 3, 1)


# Who takes part


def test_competitors() -> None:
    assert Competitor.parse("year", " emperor@2s ").label == "emperor@2000ms"
    assert Competitor.parse("year", "prince@600").label == "prince"
    assert Competitor.parse("year", "plain@50").budget == Budget(simulations=50)
    assert Competitor.parse("year", "emperor@1000s").label == "emperor@1000000ms"
    for label in ("emperor@1000s", "emperor@0.001ms", "courtier@1000000000", "plain@86400s"):
        one = Competitor.parse("year", label)
        assert Competitor.parse("year", one.label) == one


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        ("nobody", "bot"),
        ("", "bot"),
        ("random@", "budget"),
        ("random@0", "budget"),
        ("random@5x", "budget"),
        ("emperor@0.00001ms", "budget"),
        ("courtier@1000000000000ms", "budget"),
        ("courtier@1000000000000000000", "budget"),
    ],
)
def test_bots_that_cannot_play(bots: str, code: str) -> None:
    with pytest.raises(BadBot) as caught:
        tournament(bots=bots)
    assert caught.value.code == code


def test_tournaments_that_cannot_be() -> None:
    with pytest.raises(BadBot, match="twice"):
        tournament(bots="prince,greedy,prince@600")
    with pytest.raises(BadBot, match="alone"):
        tournament(bots="greedy", lineup="one")
    with pytest.raises(BadOption):
        tournament(players=6)
    with pytest.raises(ValueError, match="line-up"):
        tournament(lineup="round")


# What is kept


def until(count: int) -> "partial[Iterator[GameResult]]":
    """Players who are interrupted after so many games."""

    def play_some(matches: Iterable[Match], count: int) -> Iterator[GameResult]:
        for number, match in enumerate(matches):
            if number == count:
                raise KeyboardInterrupt
            yield play(match)

    return partial(play_some, count=count)


def whole(one: Tournament, path: Path) -> list[GameResult]:
    with Store.begin(path, one.header) as store:
        return run(one.matches(6), store, partial(play_here, workers=1))


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    one, path = tournament(), tmp_path / "parts.jsonl"
    with pytest.raises(KeyboardInterrupt), Store.begin(path, one.header) as store:
        run(one.matches(6), store, until(4))
    path.write_bytes(path.read_bytes()[:-30])  # the last line was cut
    heard: list[int] = []
    with Store.resume(path, one.header) as store:
        assert sorted(store.results) == [0, 1, 2]
        results = run(one.matches(6), store, partial(play_here, workers=1), heard.append)
    assert sum(heard) == 3
    assert untimed(results) == untimed(whole(one, tmp_path / "whole.jsonl"))
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(6))


def test_two_processes_do_not_play_one_tournament(tmp_path: Path) -> None:
    one, path = tournament(), tmp_path / "games.jsonl"
    with Store.begin(path, one.header) as store:
        with pytest.raises(BadStore) as caught:
            Store.resume(path, one.header)
        assert caught.value.code == "busy"
        run(one.matches(3), store, partial(play_here, workers=1))
    with Store.resume(path, one.header) as store:
        assert sorted(store.results) == [0, 1, 2]
        with pytest.raises(BadStore, match="busy"):
            Store.resume(path, one.header)


def test_the_first_games_are_played_before_the_last_are_laid_out(tmp_path: Path) -> None:
    one, laid_out, heard = tournament(), [], []

    def noted() -> Iterator[Match]:
        for match in one.matches(6):
            laid_out.append(match.number)
            yield match

    with Store.begin(tmp_path / "games.jsonl", one.header) as store:
        run(noted(), store, partial(play_here, workers=1), lambda _: heard.append(len(laid_out)))
    assert heard == [1, 2, 3, 4, 5, 6]


def test_more_games_can_be_added(tmp_path: Path) -> None:
    one, path = tournament(), tmp_path / "games.jsonl"
    first = whole(one, path)
    with Store.resume(path, one.header) as store:
        assert run(one.matches(9), store, partial(play_here, workers=1))[:6] == first


def test_files_of_other_settings_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Store.begin(path, tournament().header):
        pass
    for other, setting in ((tournament(2), "players"), (tournament(bots="greedy,random"), "bots")):
        with pytest.raises(BadStore) as caught:
            Store.resume(path, other.header)
        assert (caught.value.code, caught.value.arguments["setting"]) == ("other", setting)
    with pytest.raises(BadStore) as caught:
        Store.resume(path, tournament().header | {"sources": "older"})
    assert caught.value.code == "sources"


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "[]\n", '{"format": 1, "game": "year"}\n', "\x00\xff"])
def test_files_that_are_no_tournament(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(BadStore) as caught:
        Store.resume(path, tournament().header)
    assert caught.value.code == "foreign"
    assert path.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole(tournament(), path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], "{nonsense}", *lines[3:]]) + "\n")
    with pytest.raises(BadStore) as caught:
        Store.resume(path, tournament().header)
    assert (caught.value.code, caught.value.arguments["line"]) == ("broken", 3)


def test_settings_have_names_of_their_own() -> None:
    names = {one.identity for one in (tournament(), tournament(2), tournament(bots="greedy,random"))}
    assert len(names) == 3
    assert tournament().identity == tournament().identity


@pytest.mark.parametrize(
    "changed",
    [
        "games/year/rules/flow.py",
        "games/year/search/policy.py",
        "games/year/bots.py",
        "search/tree.py",
        "bots/levels.py",
        "chance.py",
        "engine/game.py",
        "engine/rule.py",
        "engine/kernels.py",
        "engine/layout.py",
        "arena/match.py",
    ],
)
def test_whatever_changes_games_changes_the_hash(changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = tmp_path / "drachenhof"
    shutil.copytree(tournament_module._PACKAGE, copied, ignore=shutil.ignore_patterns("server", "i18n", "locale"))
    monkeypatch.setattr(tournament_module, "_PACKAGE", copied)
    before = tournament_module.sources.__wrapped__("year")
    assert before == tournament_module.sources("year")
    (copied / changed).write_text("another = 1")
    assert tournament_module.sources.__wrapped__("year") != before


def test_a_bot_that_draws_nothing_gets_no_generator_of_its_own() -> None:
    assert not SeatedBot(Competitor.parse("year", "greedy")).draws
    assert SeatedBot(Competitor.parse("year", "novice")).draws
    assert SeatedBot(Competitor.parse("year", "courtier@1")).draws
