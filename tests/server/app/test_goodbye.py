"""A server that is told to end, while people play."""

import asyncio
import json
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import ConnectionClosed

from drachenhof.server.hosting.hub import Settings
from tests.server.hosted import hosted
from tests.server.served import served

FREE = Settings(limits=False)


async def _play(address: str, stop: asyncio.Event) -> tuple[str, dict[str, int], int | None]:
    """Chat as fast as possible until the server goes; what it acknowledged, and how it said goodbye."""
    acknowledged: dict[str, int] = {}
    async with httpx.AsyncClient(base_url=address) as client:
        await client.post("/api/me", json={"name": "Ada"})
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = (await client.post("/api/tables", json={"game": "year", "seats": seats})).json()["table"]
        headers = {"Cookie": f"drachenhof={client.cookies['drachenhof']}"}
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(url, additional_headers=headers) as socket:
            try:
                for number in count():
                    seat = {"type": "change", "id": f"c{number}", "seat": 1, "bot": None}
                    await socket.send(json.dumps(seat))
                    while (said := json.loads(await socket.recv()))["type"] not in ("accepted", "refused"):
                        pass
                    if said["type"] == "accepted":
                        acknowledged[said["id"]] = said["number"]
                    if len(acknowledged) == 5:
                        stop.set()
                    await asyncio.sleep(0.02)
            except ConnectionClosed as closed:
                return table, acknowledged, closed.rcvd.code if closed.rcvd else None
    raise AssertionError


def test_a_server_that_is_told_to_end_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "x.sqlite3"

    async def play(server: Any) -> tuple[list[Any], int]:
        stops = [asyncio.Event() for _ in range(4)]
        players = [asyncio.create_task(_play(server.address, stop)) for stop in stops]
        for stop in stops:
            await stop.wait()
        code = await asyncio.to_thread(server.stop)
        return await asyncio.gather(*players), code

    with served(tmp_path / "log", "--database", str(database)) as server:
        played, code = asyncio.run(play(server))
        assert code == 0
        lines = server.lines
    assert [line for line in lines if line["level"] == "error"] == []

    async def check() -> None:
        async with hosted(database) as place:
            for table, acknowledged, closed in played:
                assert closed == 1001
                log = (await place.client().get(f"/api/tables/{table}?seen=0")).json()
                numbers = {entry["number"] for entry in log["entries"]}
                assert set(acknowledged.values()) <= numbers
                assert len(acknowledged) >= 5

    asyncio.run(check())
