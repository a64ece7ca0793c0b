"""Tips are true: each has a figure above 0 beyond doubt, words in all languages, and a command that measures it."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.learn.tips import Measurement, Situation, TipFigure, _decisions, measure, shipped
from tests.budget import extra
from tests.cli.conftest import Run, compiled, run, surroundings
from tests.i18n.languages import is_finished, messages

__all__ = ["compiled", "run", "surroundings"]

AGAIN, OTHER_SEED = [12, *extra(240)], 77
"""Games of a sample that shares nothing with the shipped one."""

of_every_game = pytest.mark.parametrize("game", games)


@of_every_game
def test_every_tip_is_measured_and_holds_beyond_doubt(game: str) -> None:
    measured = shipped(game)
    assert measured is not None
    assert [one.name for one in measured.tips if one.gain.low <= 0] == []
    assert {one.name for one in measured.tips} == set(games.part(game, "learn.tips").TIPS)
    assert measured.command.startswith(f"drachenhof tips {game} ")


@of_every_game
def test_there_are_ten(game: str) -> None:
    assert len(games.part(game, "learn.tips").TIPS) == 10


@pytest.mark.slow
@of_every_game
@pytest.mark.parametrize("again_in", AGAIN)
def test_each_figure_is_found_again_in_other_games(game: str, again_in: int) -> None:
    """In a small sample of its own: each interval meets the shipped one, and on the whole tips pay there, too."""
    measured = shipped(game)
    assert measured is not None
    again = {one.name: one for one in measure(game, again_in, OTHER_SEED)}
    seen = [(one, again[one.name]) for one in measured.tips if again[one.name].positions >= again_in // 4]
    assert len(seen) >= 9
    apart = [one.name for one, new in seen if new.gain.high < one.gain.low or one.gain.high < new.gain.low]
    assert apart == []
    assert sum(new.gain.value for _, new in seen) > 0


@of_every_game
def test_the_command_that_is_named_is_the_one_that_measures(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """It takes the game, the number of games and the seed from it, and writes what is shipped."""
    measured, asked = shipped(game), list[tuple[str, int, int]]()
    assert measured is not None

    def found(*wanted: Any) -> list[TipFigure]:
        asked.append(wanted[:3])
        return list(measured.tips)

    monkeypatch.setattr("drachenhof.learn.tips.measure", found)
    _, *arguments = measured.command.split()
    outcome = run(*arguments, "--json")
    assert outcome.code == 0
    assert msgspec.json.decode(outcome.out, type=Measurement) == measured
    ((asked_game, count, _),) = asked
    assert asked_game == game
    assert max(one.positions for one in measured.tips) <= count


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_tips_and_no_others(game: str, language: str) -> None:
    written = {name for name in messages(language) if name.startswith(f"tip-{game}-")}
    assert written == {f"tip-{game}-{name}" for name in games.part(game, "learn.tips").TIPS}
    words = Words(language)
    assert all(is_finished(words.say(name)) for name in written)


@of_every_game
def test_the_same_seed_gives_the_same_figures(game: str) -> None:
    first = measure(game, 2, 5)
    assert measure(game, 2, 5) == first
    assert {one.positions for one in first} <= {0, 1, 2}
    assert any(one.positions for one in first)


def test_tips_of_year_say_what_is_short_as_a_reader_of_the_rules_counts_it() -> None:
    """A rice per palace in which somebody lives (Y28), four yuan (Y27), a person per floor (Y11)."""
    year, tips, met = games["year"], games.part("year", "learn.tips").TIPS, Counter[tuple[str, bool]]()
    for known, moves in (one for seed in range(6) for one in _decisions(year, np.random.default_rng(seed))):
        view, texts = year.view(known), [year.to_text(known, move) for move in moves]
        if view["phase"] != "action" or view["asked"] != "action":
            continue
        court, event = view["courts"][year.to_move(known)], view["events"][view["month"] - 1]
        homes = court["palaces"]
        short = {
            "drought": event == "drought" and court["rice"] < sum(bool(home["persons"]) for home in homes),
            "tribute": event == "tribute" and court["yuan"] < 4,
            "build-full": all(len(home["persons"]) == home["floors"] for home in homes),
        }
        for name, expected in short.items():
            assert any(tips[name](Situation(known, view, texts))) == expected
            met[name, expected] += 1
    assert len(met) == 6


def test_the_command_tells_each_tip_with_its_interval(run: Run) -> None:
    outcome = run("tips", "year", "--games", 1)
    assert outcome.code == 0
    assert len(outcome.out.splitlines()) > len(games.part("year", "learn.tips").TIPS)
    assert run("tips", "year", "--games", 0).code == 2
    assert run("tips", "chess").code == 2
