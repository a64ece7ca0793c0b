"""A bot's time tells nothing about its hand."""

import asyncio
import time
from typing import Any

import pytest

from drachenhof.bots import Decision
from drachenhof.games import games
from drachenhof.server.hosting.room import MoveDelay
from drachenhof.server.workers.bot_worker import knowledge_of
from tests.server.hosted import Hosted, hosted, newcomer

THOUGHT = 0.06


class Slow:
    """Thinks for a while, and takes its last legal move."""

    waiting = 0

    async def think(self, game: str, knowledge: bytes, *_: Any, **__: Any) -> Decision:
        await asyncio.sleep(THOUGHT)
        return Decision(games[game].legal_moves(knowledge_of(game, knowledge))[-1])

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("game", ["hoard", "year"])
def test_a_forced_move_takes_as_long_as_one_with_a_choice_where_hands_are_hidden(tmp_path: Any, game: str) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        seats = [{"kind": "bot", "bot": "greedy"}] * 2
        table = (await ada.post("/api/tables", json={"game": game, "seats": seats})).json()["table"]
        began = time.monotonic()
        while time.monotonic() < began + 60:
            await asyncio.sleep(0.05)
            if place.service.hub.rooms[table].table.last > 45:
                break
        waits = forced_waits(place, table)
        assert len(waits[False]) > 3
        if game == "hoard":
            assert not waits[True] or min(waits[True]) >= THOUGHT * 0.8
        assert min(waits[False]) >= THOUGHT * 0.8

    async def within() -> None:
        async with hosted(tmp_path / "store.sqlite3", worker_pool=Slow()) as place:
            await test(place)

    asyncio.run(within())


def forced_waits(place: Hosted, table: str) -> dict[bool, list[float]]:
    """The seconds before moves of bots in the log, by whether there was no choice."""
    from drachenhof.server.db import archive

    store = place.service.database
    log = store.read_now(lambda connection: archive.entries_after(connection, table, 0))
    play = place.service.hub.rooms[table].table.play
    assert play is not None
    when = {entry.number: entry.time for entry in log}
    waits: dict[bool, list[float]] = {True: [], False: []}
    first = True
    for step in play.steps():
        if step.decider < 0:
            continue
        if not first:
            forced = len(play.game.legal_moves(step.before)) == 1
            waits[forced].append((when[step.number] - when[step.number - 1]) / 1000)
        first = False
    return waits


def test_a_bot_without_thoughts_so_far_takes_its_budget() -> None:
    delay = MoveDelay()
    assert delay.usual("hoard", "emperor") == 1.0
    assert delay.usual("hoard", "greedy") == 0.0
    delay.thought("emperor", 0.25)
    assert delay.usual("hoard", "emperor") == 0.25
