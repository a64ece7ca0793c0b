"""Several processes on one PostgreSQL and one NATS: whichever dies, nothing that was acknowledged is lost."""

import asyncio
import json
import random
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from os import kill
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import bindparam, select

from drachenhof.server.http.service import COOKIE_NAME
from drachenhof.server.store import schema
from drachenhof.server.store.database import Database
from tests.depth import DEPTH
from tests.server.fresh import NO_TLS
from tests.server.nats_server import NatsServer
from tests.server.player import Player, introduced, post
from tests.server.postgres import PostgresServer
from tests.server.served import Served, eventually, served

pytestmark = pytest.mark.slow

MANY = ("commands_per_second", "requests_per_second", "people_per_hour", "chats_per_minute")
LIMITS = [f"--limit={name}=100000" for name in MANY]
FAULTS = ("fault", "watch-failed", "library-error", "table-broken")

KILLS = 3 * DEPTH

Pair = tuple[Served, Served]


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    """A database for all tests here."""
    return postgres.new_database()


@pytest.fixture(scope="module")
def started(database: str, nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    shared = ("--database", database, "--nats", nats.url, "--thinkers", "1", "--limit=bot_late=1", *LIMITS)
    folder = tmp_path_factory.mktemp("logs")
    first, second = (Served(folder / f"log{number}", *shared) for number in (1, 2))
    yield first, second
    for server in (first, second):
        server.kill()
        assert [line for line in server.lines if line["event"] in FAULTS] == []
        assert "secret-word" not in server.log.read_text()


@pytest.fixture
def pair(started: Pair) -> Pair:
    """Two servers for the same tables, started if the last test left them otherwise."""
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda server: server.is_running or server.start(), started))
    return started


async def table_for_two(first: str, second: str) -> tuple[str, str, str]:
    """A table at which two people sit, who came by different servers: its id, and their keys."""
    ada, bo = await introduced(first, "Ada"), await introduced(second, "Bo")
    made = await post(first, ada, "/api/tables", game="year", seats=[{"kind": "person"}, {"kind": "open"}])
    table = made["table"]
    sat = await post(second, bo, f"/api/tables/{table}/sit", id="sit", link=made["links"]["1"])
    assert sat["type"] == "accepted", sat
    return table, ada, bo


def seated(table: str, ada: str, bo: str, first: str, second: str) -> list[Player]:
    """Both players and two who watch, each pair at different servers."""
    return [
        Player(ada, table, [first, second], 1, chats=True),
        Player(bo, table, [second, first], 2, chats=True),
        Player(None, table, [first, second]),
        Player(None, table, [second, first]),
    ]


def must_be_complete(players: list[Player], url: str) -> None:
    """Everybody heard everything once, all that was acknowledged is there, and the log has no gap."""
    with Database.open(url, reading=True) as kept_in:
        kept = kept_in.read_now(lambda store: list(store.execute(_LOG, {"table": players[0].table})))
    numbers = [row.number for row in kept]
    assert numbers == list(range(1, len(kept) + 1))
    over = next(row.number for row in kept if row.kind == "over")
    requests = {(row.request, row.number) for row in kept if row.request}
    for player in players:
        heard = [(entry["number"], entry["kind"]) for entry in player.entries]
        assert heard == [(row.number, row.kind) for row in kept[: len(heard)]]
        assert player.last >= over
        assert set(player.accepted.items()) <= requests
        assert len(player.accepted) == len(set(player.accepted.values()))


_LOG = select(schema.entries).where(schema.entries.c.table_id == bindparam("table")).order_by(schema.entries.c.number)


async def slowly(_: Player) -> None:
    await asyncio.sleep(0.05)


async def figure(address: str, name: str) -> float:
    """A figure of a server."""
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def test_moves_on_both_sides_reach_everybody_once(pair: Pair, database: str) -> None:
    first, second = (server.address for server in pair)

    async def run() -> list[Player]:
        players = seated(*await table_for_two(first, second), first, second)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        return players

    players = asyncio.run(run())
    must_be_complete(players, database)
    assert all(player.connections == 1 for player in players)
    assert [server.stop() for server in pair] == [0, 0]


def test_killed_at_random_moments(pair: Pair, database: str) -> None:
    """Either may die at any time, also both at once; the game is long enough for some deaths."""
    first, second = (server.address for server in pair)
    kills = list[Served]()

    async def killing(victim: Served, chance: random.Random) -> None:
        while len(kills) < KILLS:
            await asyncio.sleep(chance.uniform(0.05, 1.5))
            victim.kill()
            kills.append(victim)
            await asyncio.to_thread(victim.start)

    async def slowly(player: Player) -> None:
        await asyncio.sleep(0.05)
        while player.last > 100 and len(kills) < KILLS:
            await asyncio.sleep(0.1)

    async def run() -> list[Player]:
        players = seated(*await table_for_two(first, second), first, second)
        playing = asyncio.gather(*(player.play(slowly) for player in players))
        killers = asyncio.gather(*(killing(server, random.Random(seed)) for seed, server in enumerate(pair)))
        await asyncio.wait_for(playing, 240 * DEPTH)
        await killers
        return players

    players = asyncio.run(run())
    must_be_complete(players, database)
    assert len(kills) >= KILLS
    assert any(player.connections > 1 for player in players)


def test_a_round_of_a_tournament_is_begun_once_and_outlives_its_server(pair: Pair) -> None:
    """Both servers are asked for the round at once, one dies while it is played, and both show the same table."""
    first, second = (server.address for server in pair)

    async def run() -> None:
        ada, bo = await introduced(first, "Ada"), await introduced(second, "Bo")
        wish = {"game": "year", "kind": "people", "players": 2, "deals": 1, "bot": "greedy", "live": True}
        path = f"/api/tournaments/{(await post(first, ada, '/api/tournaments', **wish))['tournament']}"
        assert (await post(second, bo, path, act="join"))["number"] == 2
        begun = await asyncio.gather(*(post(address, ada, path, act="begin") for address in (first, second) * 2))
        assert all(told.get("opened") == 1 or told.get("code") == "not-now" for told in begun), begun
        tables = [await post(address, key, f"{path}/deals/1") for address, key in ((second, ada), (first, bo))]
        assert tables[0]["table"] == tables[1]["table"]
        table = tables[0]["table"]
        players = [Player(ada, table, [first, second], 1), Player(bo, table, [second, first], 2)]
        playing = asyncio.gather(*(player.play(slowly) for player in players))
        while players[0].last < 20:
            await asyncio.sleep(0.05)
        pair[0].kill()
        await asyncio.to_thread(pair[0].start)
        await asyncio.wait_for(playing, 120)
        seen = [await post(address, ada, path, act="join") for address in (first, second)]
        assert seen[0] == seen[1]
        assert (seen[0]["deals"][0]["over"], seen[0]["deals"][0]["begun"]) == (1, 1)
        assert sum(one["points"] for one in seen[0]["entrants"]) == 100
        assert (await post(second, ada, path, act="close"))["over"]
        assert (await post(first, bo, path, act="join"))["code"] == "tournament-over"

    asyncio.run(run())


async def get(address: str, key: str, path: str) -> Any:
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60, cookies={COOKIE_NAME: key}) as client:
        return (await client.get(path)).json()


def test_a_tournament_against_bots_has_one_table_at_both_servers(pair: Pair) -> None:
    """Each asks both servers for a deal at once and plays at one of them; nothing of it is counted twice."""
    first, second = (server.address for server in pair)
    places = (first, second)

    async def run() -> None:
        ada, bo = await introduced(first, "Ada"), await introduced(second, "Bo")
        wish = {"game": "year", "players": 2, "deals": 1, "bot": "greedy"}
        path = f"/api/tournaments/{(await post(first, ada, '/api/tournaments', **wish))['tournament']}"
        joined = await asyncio.gather(*(post(address, bo, path, act="join") for address in places * 2))
        assert {told["number"] for told in joined} == {2}
        tables = []
        for key in (ada, bo):
            begun = await asyncio.gather(*(post(address, key, f"{path}/deals/1") for address in places * 2))
            assert len({told["table"] for told in begun}) == 1, "one try"
            tables.append(begun[0]["table"])
        players = [Player(ada, tables[0], [first], 1), Player(bo, tables[1], [second], 2)]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
        for at in ("", "/deals/1"):
            for key in (ada, bo):
                seen = [await get(address, key, f"{path}{at}") for address in places]
                assert seen[0] == seen[1]
        told = await get(second, ada, path)
        assert sorted(one["name"] for one in told["entrants"]) == ["Ada", "Bo"]
        assert (told["deals"][0]["over"], told["deals"][0]["begun"]) == (2, 2)
        assert sum(one["points"] for one in told["entrants"]) == 100
        rows = (await get(first, bo, f"{path}/deals/1"))["results"]
        assert sorted(row["table"] for row in rows) == sorted(tables)
        closed = await asyncio.gather(*(post(address, ada, path, act="close") for address in places))
        assert any(one.get("over") for one in closed), closed
        sheets = [await get(address, bo, f"{path}/sheet") for address in places]
        assert sheets[0] == sheets[1]
        assert len(sheets[0]["results"]) == 2

    asyncio.run(run())


def test_without_nats_everything_comes_later(pair: Pair, database: str, nats: NatsServer) -> None:
    first, second = (server.address for server in pair)

    async def connected(is_it: int) -> None:
        while {await figure(address, "drachenhof_bus_connected") for address in (first, second)} != {float(is_it)}:
            await asyncio.sleep(0.1)

    async def run() -> list[Player]:
        players = seated(*await table_for_two(first, second), first, second)
        async with httpx.AsyncClient(verify=NO_TLS, base_url=first) as client:
            async with asyncio.timeout(120):
                while (await client.get("/ready")).status_code != 200:  # bots are still loaded
                    await asyncio.sleep(0.1)
            playing = [asyncio.create_task(player.play(slowly)) for player in players]
            await asyncio.sleep(0.5)
            nats.kill()
            await asyncio.wait_for(connected(0), 60)
            heard = players[0].last
            while players[0].last < heard + 4:
                await asyncio.sleep(0.1)
            assert (await client.get("/ready")).status_code == 200
        nats.start()
        await asyncio.wait_for(connected(1), 60)
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        return players

    try:
        players = asyncio.run(run())
    finally:
        nats.start()  # the next test needs it, too
    must_be_complete(players, database)


def test_a_bot_goes_on_at_another_process(pair: Pair) -> None:
    first, second = (server.address for server in pair)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "courtier"}]

    async def run() -> None:
        ada = await introduced(first, "Ada")
        table = (await post(first, ada, "/api/tables", game="year", seats=seats))["table"]
        await _bots_turn(first, ada, table)
        pair[0].kill()
        watching = Player(ada, table, [second], 1)
        playing = asyncio.create_task(watching.play(slowly))
        while sum(entry["kind"] == "move" for entry in watching.entries) < 12:
            assert not playing.done()
            await asyncio.sleep(0.1)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 150))


async def _bots_turn(address: str, key: str, table: str) -> None:
    """Move until it is a bot's turn, which has not moved yet: the process that thinks has only just been started."""
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60, cookies={COOKIE_NAME: key}) as client:
        while True:
            position = (await client.get(f"/api/tables/{table}")).json()["position"]
            if not position.get("choices"):
                return
            move = {"id": f"at {position['at']}", "at": position["at"], "move": position["choices"][0]["move"]}
            await client.post(f"/api/tables/{table}/move", json=move)


def test_what_one_process_changes_holds_at_the_other(pair: Pair) -> None:
    first, second = (server.address for server in pair)

    async def run() -> None:
        ada, bo, cy = [await introduced(first, name) for name in ("Ada", "Bo", "Cy")]
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        made = await post(first, ada, "/api/tables", game="year", seats=seats)
        table, old = made["table"], made["links"]["1"]
        await post(second, cy, f"/api/tables/{table}/sit", id="sit", link=made["links"]["2"])
        new = (await post(first, ada, f"/api/tables/{table}/link", id="link", seat=1))["link"]
        refused = await post(second, bo, f"/api/tables/{table}/sit", id="old", link=old)
        assert refused["code"] == "no-link"
        assert (await post(second, bo, f"/api/tables/{table}/sit", id="new", link=new))["type"] == "accepted"
        assert await _may_create(second, bo)
        await _deleted(first, bo)
        async with asyncio.timeout(20):  # not for the half minute for which its key is in memory
            while await _may_create(second, bo):
                await asyncio.sleep(0.1)
        await _names_become(second, table, ["Ada", None, "Cy"])

    asyncio.run(asyncio.wait_for(run(), 120))


def test_logging_out_everywhere_else_holds_at_the_other_process(pair: Pair) -> None:
    """Its sockets end with their keys, at once: not after the half minute for which a key is in memory."""
    first, second = (server.address for server in pair)

    async def run() -> None:
        ada = await introduced(first, "Ada")
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = (await post(first, ada, "/api/tables", game="year", seats=seats))["table"]
        key = (await post(first, ada, "/api/me/key"))["key"]
        async with httpx.AsyncClient(verify=NO_TLS, base_url=second, timeout=60) as device:
            assert (await device.post("/api/me/carry", json={"key": key})).status_code == 200
            cookie = device.cookies[COOKIE_NAME]
            own, other, program = [
                await listening(second, table, headers)
                for headers in (_cookie(ada), _cookie(cookie), {"Authorization": f"Bearer {key}"})
            ]
            await _log_out_elsewhere(first, ada)
            async with asyncio.timeout(20):
                assert [await _close_code(line) for line in (other, program)] == [1008, 1008]
            assert (await device.get("/api/me")).json() is None
        await own.send('{"type":"ping","id":"p"}')
        while json.loads(await own.recv())["type"] != "pong":
            pass
        await own.close()

    asyncio.run(asyncio.wait_for(run(), 120))


async def _log_out_elsewhere(address: str, key: str) -> None:
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60, headers=_cookie(key)) as client:
        assert (await client.delete("/api/me/keys")).status_code == 204


def _cookie(key: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE_NAME}={key}"}


async def listening(address: str, table: str, headers: dict[str, str]) -> websockets.ClientConnection:
    """A line to a table, which has heard how things stand."""
    place = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    line = await websockets.connect(place, additional_headers=headers, max_size=None)
    await line.recv()
    return line


async def _close_code(line: websockets.ClientConnection) -> int | None:
    with suppress(websockets.ConnectionClosed):
        while True:
            await line.recv()
    return line.close_code


async def _may_create(address: str, key: str) -> bool:
    seats = [{"kind": "person"}, {"kind": "open"}]
    return "table" in await post(address, key, "/api/tables", game="year", seats=seats)


async def _deleted(address: str, key: str) -> None:
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60, cookies={COOKIE_NAME: key}) as client:
        assert (await client.delete("/api/me")).status_code == 204


async def _names_become(address: str, table: str, names: list[str | None]) -> None:
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60) as client:
        while True:
            seats = (await client.get(f"/api/tables/{table}")).json()["table"]["seats"]
            if [seat.get("name") or None for seat in seats] == names:
                return
            await asyncio.sleep(0.1)


def test_what_is_shown_again_is_never_old(pair: Pair) -> None:
    """Also where nobody looks on, and nobody is told."""
    first, second = (server.address for server in pair)

    async def run() -> None:
        table, ada, bo = await table_for_two(first, second)
        async with httpx.AsyncClient(verify=NO_TLS, base_url=second, timeout=60) as watcher:
            before = (await watcher.get(f"/api/tables/{table}/steps")).json()["moves"]
            async with httpx.AsyncClient(
                verify=NO_TLS, base_url=first, timeout=60, headers={"Authorization": f"Bearer {ada}"}
            ) as own:
                look = (await own.get(f"/api/tables/{table}")).json()
                mover = ada if look["position"].get("choices") else bo
                seen = (await own.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {mover}"})).json()
                position = seen["position"]
                said = {"at": position["at"], "move": position["choices"][0]["move"]}
                await post(first, mover, f"/api/tables/{table}/move", id="m", **said)
            after = (await watcher.get(f"/api/tables/{table}/steps")).json()["moves"]
        assert after > before
        await post(first, ada, f"/api/tables/{table}/resign", id="r")
        rematch = (await post(first, ada, f"/api/tables/{table}/rematch", id="n"))["table"]
        assert (await post(second, bo, f"/api/tables/{table}/rematch", id="n"))["table"] == rematch
        await post(first, ada, f"/api/tables/{rematch}/cancel", id="c")
        assert (await post(second, bo, f"/api/tables/{table}/rematch", id="o"))["table"] != rematch

    asyncio.run(run())


def test_who_is_there_is_known_everywhere(pair: Pair) -> None:
    first, second = (server.address for server in pair)

    async def run() -> None:
        table, ada, bo = await table_for_two(first, second)
        here, there = Player(ada, table, [first], moves=False), Player(bo, table, [second], moves=False)
        playing = [asyncio.create_task(player.play()) for player in (here, there)]
        while here.present != [True, True] or there.present != [True, True]:
            await asyncio.sleep(0.05)
        playing[1].cancel()
        while here.present != [True, False]:
            await asyncio.sleep(0.05)
        playing[0].cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_workers_are_replaced_and_close_together(database: str, nats: NatsServer, tmp_path: Path) -> None:
    shared = ("--database", database, "--nats", nats.url, "--thinkers", "2", *LIMITS)
    ports = free_ports()
    with served(tmp_path / "log", "--workers", "2", "--worker-ports", str(ports), *shared) as server:
        address = server.address

        async def run() -> list[Player]:
            players = seated(*await table_for_two(address, address), address, address)
            playing = asyncio.gather(*(player.play(slowly) for player in players))
            await asyncio.sleep(1)
            kill(pids(server)[0], signal.SIGKILL)
            await asyncio.wait_for(playing, 120)
            return players

        players = asyncio.run(run())
        must_be_complete(players, database)
        rooms = [asyncio.run(figure(f"http://127.0.0.1:{ports + number}", "drachenhof_rooms")) for number in (0, 1)]
        assert sum(rooms) >= 1
        assert eventually(lambda: len(pids(server)) == 3)
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
