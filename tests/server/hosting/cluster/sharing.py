"""A table that two servers share, and who sits there."""

import asyncio
from typing import Any

import httpx
from sqlalchemy import bindparam, select

from drachenhof.server.app.service import COOKIE_NAME
from drachenhof.server.db import schema
from drachenhof.server.db.database import Database
from tests.server.fresh import NO_TLS
from tests.server.player import Player, introduced, post
from tests.server.served import Served

MANY = ("commands_per_second", "requests_per_second", "people_per_hour", "chats_per_minute")


LIMITS = [f"--limit={name}=100000" for name in MANY]


FAULTS = ("fault", "watch-failed", "library-error", "table-broken")


Pair = tuple[Served, Served]


async def table_for_two(first: str, second: str) -> tuple[str, str, str]:
    """A table at which two people sit, who came by different servers: its id, and their keys."""
    ada, bo = await introduced(first, "Ada"), await introduced(second, "Bo")
    made = await post(first, ada, "/api/tables", game="year", seats=[{"kind": "person"}, {"kind": "open"}])
    table = made["table"]
    sat = await post(second, bo, f"/api/tables/{table}/sit", id="sit", link=made["links"]["1"])
    assert sat["type"] == "accepted", sat
    return table, ada, bo


def seated(table: str, ada: str, bo: str, first: str, second: str, most: int | None = None) -> list[Player]:
    """Both players and two who watch, each pair at different servers; one may give up after so many entries."""
    return [
        Player(ada, table, [first, second], 1, chats=True, most=most),
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


async def get(address: str, key: str, path: str) -> Any:
    async with httpx.AsyncClient(verify=NO_TLS, base_url=address, timeout=60, cookies={COOKIE_NAME: key}) as client:
        return (await client.get(path)).json()
