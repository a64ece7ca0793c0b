"""Tips are true: each has a figure above 0 beyond doubt, words in all languages, and a command that measures it."""

import pytest

from drachenhof.game import games
from drachenhof.tips import measure, shipped
from drachenhof.words import LANGUAGES, Words
from tests.cli.conftest import Run, compiled, run, surroundings
from tests.words.languages import is_finished, messages

__all__ = ["compiled", "run", "surroundings"]

of_every_game = pytest.mark.parametrize("game", games)


@of_every_game
def test_every_tip_is_measured_and_holds_beyond_doubt(game: str) -> None:
    measured = shipped(game)
    assert measured is not None
    assert [one.name for one in measured.tips if one.gain.low <= 0] == []
    assert {one.name for one in measured.tips} == set(games.part(game, "tips").TIPS)
    assert measured.command.startswith(f"drachenhof tips {game} ")


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_tips_and_no_others(game: str, language: str) -> None:
    written = {name for name in messages(language) if name.startswith(f"tip-{game}-")}
    assert written == {f"tip-{game}-{name}" for name in games.part(game, "tips").TIPS}
    words = Words(language)
    assert all(is_finished(words.say(name)) for name in written)


@of_every_game
def test_the_same_seed_gives_the_same_figures(game: str) -> None:
    first = measure(game, 2, 5)
    assert measure(game, 2, 5) == first
    assert {one.positions for one in first} <= {0, 1, 2}
    assert any(one.positions for one in first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_each_tip_with_its_interval(run: Run, language: str) -> None:
    outcome = run("tips", "year", "--games", 1, "--language", language)
    assert outcome.code == 0
    assert len(outcome.out.splitlines()) > len(games.part("year", "tips").TIPS)
    assert run("tips", "year", "--games", 0, "--language", language).code == 2
    assert run("tips", "chess", "--language", language).code == 2
