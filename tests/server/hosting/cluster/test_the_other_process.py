"""What happens at one process is known at the other."""

import asyncio
import json
from contextlib import suppress

import httpx
import pytest
import websockets

from drachenhof.server.app.service import COOKIE_NAME
from tests.server.fresh import NO_TLS
from tests.server.hosting.cluster.sharing import Pair, table_for_two
from tests.server.player import Player, introduced, post

pytestmark = pytest.mark.slow


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
