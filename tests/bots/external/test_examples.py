"""The bots of examples/ and of docs/write-a-bot.md play, and those that think beat chance."""

import re
from pathlib import Path

import pytest

from drachenhof.arena.match import play
from drachenhof.arena.tournament import Tournament
from tests.budget import extra

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text()


def wins(game: str, bot: str, games: int) -> float:
    """The share of games that a bot wins against `random`, none of them forfeited."""
    tournament = Tournament.of(game, 2, {}, [bot, "random"], seed=5)
    results = [play(match) for match in tournament.matches(games)]
    assert [result.forfeits for result in results] == [()] * games
    return sum(result.places[result.seats.index(tournament.bots[0])] == 1 for result in results) / games


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    code = re.search(r"```python\n(from drachenhof import games.*?)```", PAGE, re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line]) <= 10
    (tmp_path / "mybot.py").write_text(code[1])
    wins("hoard", f"{tmp_path}/mybot.py:Hasty", 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bot", "games"),
    [
        ("year", "rules_of_thumb.py:RulesOfThumb", 8),
        ("year", "trained.py:Trained", 8),
        ("year", "flat_monte_carlo.py:FlatMonteCarlo@20", 2),
        *extra(("hoard", "flat_monte_carlo.py:FlatMonteCarlo@5", 2)),
    ],
)
def test_the_examples_play(game: str, bot: str, games: int) -> None:
    share = wins(game, f"{ROOT}/examples/{bot}", games)
    assert share >= 0.75 or games < 8  # two games tell nothing but that it plays


def test_every_example_of_a_bot_is_on_the_page() -> None:
    named = set(re.findall(r"examples/(\w+\.py)", PAGE))
    bots = {path.name for path in (ROOT / "examples").glob("*.py") if "def decide(" in path.read_text()}
    assert bots <= named
