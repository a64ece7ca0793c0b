"""Several processes on one PostgreSQL and one NATS: whichever dies, nothing that was acknowledged is lost."""

import asyncio
import random
import signal
import socket
from contextlib import suppress
from os import kill
from pathlib import Path
from typing import Any

import httpx
import pytest

from drachenhof.server.app.service import COOKIE_NAME
from tests.budget import extra
from tests.server.fresh import NO_TLS
from tests.server.hosting.cluster.sharing import (
    FAULTS,
    LIMITS,
    Pair,
    figure,
    must_be_complete,
    seated,
    slowly,
    table_for_two,
)
from tests.server.nats_server import NatsServer
from tests.server.player import Player, introduced, post
from tests.server.served import Served, eventually, served

pytestmark = pytest.mark.slow


WITH_BOTS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "courtier"}]
MOVES = 60  # entries of a game, after which one gives up: enough for whatever is to happen meanwhile


def test_moves_on_both_sides_reach_everybody_once(pair: Pair, database: str) -> None:
    first, second = (server.address for server in pair)

    async def run() -> list[Player]:
        players = seated(*await table_for_two(first, second), first, second, MOVES)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        return players

    players = asyncio.run(run())
    must_be_complete(players, database)
    assert all(player.connections == 1 for player in players)


def test_when_one_dies_the_other_goes_on_and_it_comes_back(pair: Pair, database: str) -> None:
    """It dies in a game of people, and when a bot of another table has only just begun to think there."""
    first, second = (server.address for server in pair)

    async def run() -> list[Player]:
        back = asyncio.Event()

        async def slowly_until_then(player: Player) -> None:
            await slowly(player)
            if player.last > MOVES:
                await back.wait()

        players = seated(*await table_for_two(first, second), first, second, MOVES + 20)
        playing = [asyncio.create_task(player.play(slowly_until_then)) for player in players]
        while min(player.last for player in players) < 5:
            await asyncio.sleep(0.05)
        ada = await introduced(first, "Ada")
        table = (await post(first, ada, "/api/tables", game="year", seats=WITH_BOTS))["table"]
        await _bots_turn(first, ada, table)
        pair[0].kill()
        await _bots_go_on(second, ada, table)
        await asyncio.to_thread(pair[0].start)
        players.append(Player(None, players[0].table, [first]))
        playing.append(asyncio.create_task(players[-1].play()))
        back.set()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        return players

    players = asyncio.run(run())
    must_be_complete(players, database)
    assert any(player.connections > 1 for player in players)


@pytest.mark.parametrize("most", extra(2, 20))
def test_killed_at_random_moments(pair: Pair, database: str, most: int) -> None:
    """Either may die at any time, also both at once; the game is long enough for some deaths."""
    first, second = (server.address for server in pair)
    kills = list[Served]()

    async def killing(victim: Served, chance: random.Random) -> None:
        while len(kills) < most:
            await asyncio.sleep(chance.uniform(0.05, 1.5))
            victim.kill()
            kills.append(victim)
            await asyncio.to_thread(victim.start)

    async def slowly(player: Player) -> None:
        await asyncio.sleep(0.05)
        while player.last > 100 and len(kills) < most:
            await asyncio.sleep(0.1)

    async def run() -> list[Player]:
        players = seated(*await table_for_two(first, second), first, second)
        playing = asyncio.gather(*(player.play(slowly) for player in players))
        killers = asyncio.gather(*(killing(server, random.Random(seed)) for seed, server in enumerate(pair)))
        await asyncio.wait_for(playing, 120 * most)
        await killers
        return players

    players = asyncio.run(run())
    must_be_complete(players, database)
    assert len(kills) >= most
    assert any(player.connections > 1 for player in players)


def test_without_nats_everything_comes_later(pair: Pair, database: str, nats: NatsServer) -> None:
    first, second = (server.address for server in pair)

    async def connected(is_it: int) -> None:
        while {await figure(address, "drachenhof_bus_connected") for address in (first, second)} != {float(is_it)}:
            await asyncio.sleep(0.1)

    upto = [20]  # the entry at which they wait for what comes next

    async def in_steps(player: Player) -> None:
        await slowly(player)
        while player.last > upto[0]:
            await asyncio.sleep(0.05)

    async def run() -> list[Player]:
        players = seated(*await table_for_two(first, second), first, second, MOVES)
        async with httpx.AsyncClient(verify=NO_TLS, base_url=first) as client:
            async with asyncio.timeout(120):
                while (await client.get("/ready")).status_code != 200:  # bots are still loaded
                    await asyncio.sleep(0.1)
            playing = [asyncio.create_task(player.play(in_steps)) for player in players]
            while players[0].last < 8:
                await asyncio.sleep(0.01)
            nats.kill()
            await asyncio.wait_for(connected(0), 60)
            heard = players[0].last
            upto[0] = heard + 10
            while players[0].last < heard + 4:
                await asyncio.sleep(0.1)
            assert (await client.get("/ready")).status_code == 200
        nats.start()
        await asyncio.wait_for(connected(1), 60)
        upto[0] = 2 * MOVES
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        return players

    try:
        players = asyncio.run(run())
    finally:
        nats.start()  # the next test needs it, too
    must_be_complete(players, database)


async def _bots_turn(address: str, key: str, table: str) -> None:
    """Move until it is a bot's turn, which has not moved yet: the process that thinks has only just been started."""
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60, cookies={COOKIE_NAME: key}) as client:
        while True:
            position = (await client.get(f"/api/tables/{table}")).json()["position"]
            if not position.get("choices"):
                return
            move = {"id": f"at {position['at']}", "at": position["at"], "move": position["choices"][0]["move"]}
            await client.post(f"/api/tables/{table}/move", json=move)


async def _bots_go_on(address: str, key: str, table: str) -> None:
    """Play on at another server until the bots have moved, too."""
    watching = Player(key, table, [address], 1)
    playing = asyncio.create_task(watching.play(slowly))
    async with asyncio.timeout(120):
        while sum(entry["kind"] == "move" for entry in watching.entries) < 12:
            assert not playing.done()
            await asyncio.sleep(0.1)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def test_workers_are_replaced_and_close_together(database: str, nats: NatsServer, tmp_path: Path) -> None:
    shared = ("--database", database, "--nats", nats.url, "--bot-processes", "1", *LIMITS)
    ports = free_ports()
    with served(tmp_path / "log", "--workers", "2", "--worker-ports", str(ports), *shared) as server:
        address = server.address

        async def run() -> list[Player]:
            players = seated(*await table_for_two(address, address), address, address, MOVES)
            playing = asyncio.gather(*(player.play(slowly) for player in players))
            while players[0].last < 10:
                await asyncio.sleep(0.01)
            kill(pids(server)[0], signal.SIGKILL)
            await asyncio.wait_for(playing, 120)
            return players

        players = asyncio.run(run())
        must_be_complete(players, database)
        assert eventually(lambda: len(pids(server)) == 3)
        rooms = [asyncio.run(figure(f"http://127.0.0.1:{ports + number}", "drachenhof_rooms")) for number in (0, 1)]
        assert sum(rooms) >= 1
        assert server.stop() == 0
        assert sum(line["event"] == "closed" for line in server.lines) == 2
        assert [line for line in server.lines if line["event"] in FAULTS] == []


def free_ports() -> int:
    """The first of two ports that are free."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
            with suppress(OSError, OverflowError):
                other.bind(("127.0.0.1", port + 1))
                return port


def pids(server: Served) -> list[Any]:
    return [line["pid"] for line in server.lines if line["event"] == "worker-ready"]
