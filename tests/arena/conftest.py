"""Small tournaments of quick bots."""

import pytest

from drachenhof.arena.match import GameResult
from drachenhof.arena.tournament import Tournament


def tournament(players: int = 3, bots: str = "courtier@8,greedy,random", lineup: str = "mixed") -> Tournament:
    return Tournament.of("year", players, {}, bots.split(","), lineup, seed=7)


def untimed(results: list[GameResult]) -> list[dict[str, object]]:
    """What does not depend on the machine."""
    return [
        {name: value for name, value in result.as_json().items() if name not in ("seconds", "slowest")}
        for result in results
    ]


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """The bots are compiled before, by one process."""
    tournament().prepare()
