"""What a coach says is byte-identical in games that the player cannot tell apart."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from drachenhof.analysis import coaching
from drachenhof.analysis.coaching import Coaching, coach
from drachenhof.engine.game import CHANCE
from drachenhof.server.hosting.bots import Coaches
from drachenhof.server.workers.bot_worker import knowledge_of
from drachenhof.server.workers.queues import WorkQueue
from drachenhof.tables import messages
from drachenhof.tables.commands import Caller
from drachenhof.tables.state import SeatState, Setup
from drachenhof.tables.table import Table
from tests.server.hosting.twins import Twins, hoard, twins

NOW = 1_700_000_000_000
EVERY = 4  # own decisions, of which one is asked about


class Here:
    """Thinks in this process."""

    async def coach(self, game: str, knowledge: bytes, _owner: str) -> Coaching:
        return coach(game, knowledge_of(game, knowledge))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "ROLLOUTS", 150)
    monkeypatch.setattr(coaching, "COSTLY", 0.01)
    monkeypatch.setattr(coaching, "COUNTED", 100)


def _heard(games: Twins, which: int) -> list[bytes]:
    """All answers to a person who plays one of the games against bots."""
    setup = Setup(games.options, messages.Live(), False, True, games.players)
    seats = [SeatState() for _ in range(games.players)]
    table = Table("t", "hoard", "e", setup, "ab" * 32, "cd" * 32, "p", NOW, seats)
    own = games.observer
    sat = [{"person": "p", "name": "P"} if seat == own else {"bot": "novice"} for seat in range(games.players)]
    table.add("open", NOW, seats=sat)
    table.add("begin", NOW, seats=[])
    assert table.play is not None
    coaches = Coaches(SimpleNamespace(work_queue=WorkQueue()), SimpleNamespace(worker_pool=Here()))  # type: ignore[arg-type]
    heard, decided = [], 0
    for step in games.steps:
        if step.decider == own:
            decided += 1
            if decided % EVERY == 1:
                asked = messages.Coach("c", table.at)
                answer = asyncio.run(coaches.coach(table, Caller("p", "P"), asked))
                heard.append(msgspec.json.encode(answer))
        kind, seat = ("chance", None) if step.decider == CHANCE else ("move", step.decider)
        table.play_move(kind, NOW, hoard.from_text(table.play.state, step.words[which]), seat=seat)
    return heard


ALL = (("peek", True), ("answer_fives", True), ("long_protecto", True), ("abilities", "cumulative"), ("curses", True))


@pytest.mark.parametrize(
    ("players", "options", "seed", "most", "one"),
    [(2, (), 1, 60, 0), (3, (), 3, 50, 100), (3, ALL, 2, 50, 250)],
    ids=["first-round", "second-round", "all-options"],
)
def test_a_coach_knows_no_more_than_the_player(players: int, options: Any, seed: int, most: int, one: int) -> None:
    games = twins(players, options, 0, seed, most, one)
    assert games.differ > 3
    ours, theirs = _heard(games, 0), _heard(games, 1)
    assert ours == theirs
    answers = [msgspec.json.decode(answer) for answer in ours]
    assert len(answers) > 2
    assert any(answer["costly"] for answer in answers)
    assert any(answer["mattered"] for answer in answers) == (max(answer["part"] for answer in answers) > 1)
