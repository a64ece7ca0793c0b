"""What somebody who means harm does to a server, from one address and for a few seconds; only to this machine.

Each attack runs in a process of its own, so that the victim's times are those of the server:

python benchmarks/attacks.py NAME PORT SECONDS < what-is-known.json
"""

import asyncio
import itertools
import json
import random
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import uvloop
from attacker import COOKIE, HERE, HOST, Attack, again, named
from attacks_beside import coached, days, doings, duels, explored, explored_games, stars, tournaments
from kinds import GAMES, LONG, SHORT
from wire import WebSocket, connect

FLOOD = 20_000_000 / 8  # bytes a second, of all sockets together
SOCKETS = 10
IDLE = 1_100
NAMES, TABLES = 6, 50
WATCHERS = 5  # at each table where one plays in a hurry


# Questions


async def undone(attack: Attack) -> None:
    """The log of a table at which 2,000 moves were taken back."""
    table = attack.known["undone"]
    await attack.flat_out(again(*((("GET", f"/api/tables/{table}/log?after={at}")) for at in range(100, 7000, 700))))


async def undone_seen(attack: Attack) -> None:
    """The same table from its beginning on, by HTTP and by sockets."""
    table = attack.known["undone"]

    async def look() -> None:
        while not attack.over:
            with suppress(OSError, TimeoutError):
                path = f"/api/tables/{table}/socket?seen=0"
                line = await connect(HOST, attack.port, path, "", lambda _: None, HERE)
                attack.counts["sockets"] += 1
                await asyncio.sleep(0.5)
                if line.transport is not None:
                    line.transport.abort()
            await asyncio.sleep(0.05)

    asking = attack.flat_out(again(("GET", f"/api/tables/{table}?seen=0")), 10)
    await asyncio.gather(asking, *(look() for _ in range(10)))


async def ratings(attack: Attack) -> None:
    """The list of ratings."""
    await attack.flat_out(again(*(("GET", f"/api/ratings?game={game}") for game in GAMES)))


async def refused(attack: Attack) -> None:
    """Newcomers who are refused a seat."""
    tables = attack.known["tables"]
    wish = {"type": "sit", "id": "s", "name": "Nobody", "link": "x" * 32}
    await attack.flat_out(again(*(("POST", f"/api/tables/{table}/sit", wish) for table in tables[:20])))


async def everything(attack: Attack) -> None:
    """All that there is of many people."""
    keys = attack.known["keys"][:200]
    await attack.flat_out(again(*(("GET", "/api/me/everything", None, key) for key in keys)))


async def goodbyes(attack: Attack) -> None:
    """People who have played much are deleted, one after the other."""
    keys = iter(attack.known["keys"][200:])
    requests = (("DELETE", "/api/me", None, key) for key in keys)
    await attack.flat_out(itertools.chain(requests, again(("GET", "/health"))))


async def retold(attack: Attack) -> None:
    """Games that are over, from their beginning on."""
    await attack.flat_out(again(*(("GET", f"/api/tables/{table}?seen=0") for table in attack.known["tables"])))


async def logs(attack: Attack) -> None:
    """The same in parts, with positions, courses and records."""
    asked = ("log", "steps", "course", "record")
    tables = attack.known["tables"]
    await attack.flat_out(again(*(("GET", f"/api/tables/{table}/{what}") for table in tables for what in asked)))


async def replays(attack: Attack) -> None:
    """A long record, to be replayed."""
    await attack.flat_out(again(("POST", "/api/replay?after=100", attack.known["record"].encode())))


async def lists(attack: Attack) -> None:
    """Lists of tables."""
    wanted = ("", "?status=over", *(f"?status=over&game={game}" for game in GAMES), f"?game={SHORT}")
    await attack.flat_out(again(*(("GET", f"/api/tables{query}") for query in wanted)))


async def cold(attack: Attack) -> None:
    """Tables that nobody uses, each of which has to be read from its log."""
    tables = attack.known["tables"]
    ping = {"type": "ping", "id": "p"}
    asked = (("POST", f"/api/tables/{table}/ping", ping) for table in itertools.cycle(tables))
    await attack.flat_out(asked)


async def page(attack: Attack) -> None:
    """The page at links to tables, and the description of the API."""
    links = [("GET", f"/t/{table}") for table in attack.known["tables"][:50]]
    await attack.flat_out(again(*links, ("GET", "/api/openapi.json"), ("GET", "/")))


async def myself(attack: Attack) -> None:
    """One's own tables."""
    keys = attack.known["keys"][:200]
    await attack.flat_out(again(*(("GET", "/api/me", None, key) for key in keys)))


async def statistics(attack: Attack) -> None:
    """One's own figures."""
    keys = attack.known["keys"][:200]
    await attack.flat_out(again(*(("GET", "/api/me/statistics", None, key) for key in keys)))


async def reviews(attack: Attack) -> None:
    """Reviews of games that are over, each of which has to be made, and moments of them to be tried again."""
    keys, tables = itertools.cycle(attack.known["keys"][:200]), attack.known["tables"]
    asked = ("review?seat=0", "moment?number=60", "review?seat=1", "moment?number=20")
    requests = [("GET", f"/api/tables/{table}/{what}", None, next(keys)) for table in tables for what in asked]
    await attack.flat_out(again(*requests))


# Sockets


async def _flood(attack: Attack, frame: bytes) -> None:
    """So many bytes a second over several sockets; whoever is cut comes again."""
    table, part = attack.known["tables"][0], frame * max(1, 16_000 // len(frame))

    async def one() -> None:
        line: WebSocket | None = None
        while not attack.over:
            if line is None or line.closed or line.transport is None or line.transport.is_closing():
                line = None
                with suppress(OSError, TimeoutError):
                    line = await connect(HOST, attack.port, f"/api/tables/{table}/socket", "", lambda _: None, HERE)
                    attack.counts["sockets"] += 1
            elif line.transport.get_write_buffer_size() < 1_000_000:
                line.transport.write(part)
                attack.counts["kilobytes"] += len(part) // 1000
            await asyncio.sleep(len(part) * SOCKETS / FLOOD)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def pings(attack: Attack) -> None:
    """Pings, 20 Mbit/s."""
    await _flood(attack, b"\x89\x80\x00\x00\x00\x00")


async def fragments(attack: Attack) -> None:
    """Messages that never end, in empty parts, 20 Mbit/s."""
    await _flood(attack, b"\x00\x80\x00\x00\x00\x00")


async def nonsense(attack: Attack) -> None:
    """Messages that say nothing, 20 Mbit/s."""
    await _flood(attack, b"\x81\x82\x00\x00\x00\x00{}")


async def idle(attack: Attack) -> None:
    """Connections that ask for nothing, and come again when they are cut."""
    lines: list[asyncio.StreamWriter | None] = [None] * IDLE
    while not attack.over:
        for index, line in enumerate(lines):
            if attack.over:
                break
            if line is None or line.is_closing() or line.transport.is_closing():
                with suppress(OSError, TimeoutError):
                    async with asyncio.timeout(1):
                        _, lines[index] = await asyncio.open_connection(HOST, attack.port, local_addr=(HERE, 0))
                        attack.counts["connections"] += 1
        await asyncio.sleep(0.5)


async def late(attack: Attack) -> None:
    """Moves that are meant for the first position of a long game, and get what they missed."""
    table, key = attack.known["undone"], attack.known["keys"][0]
    wish = {"type": "move", "at": 0, "move": "draw"}
    requests = (("POST", f"/api/tables/{table}/move", {**wish, "id": f"l{n}"}, key) for n in itertools.count())
    await attack.flat_out(requests)


# Tables


async def bots(attack: Attack) -> None:
    """Many tables with strong bots, which several names leave to them."""

    async def one(number: int) -> None:
        http, key = await named(attack, f"Name {number}")
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": "emperor"} for _ in range(3))]
        for _ in range(TABLES):
            made = await attack.ask(http, "POST", "/api/tables", {"game": LONG, "seats": seats}, key)
            if attack.over:
                return
            if made and "table" in made:
                path = f"/api/tables/{made['table']}"
                await attack.ask(http, "GET", path, None, key)
                await attack.ask(http, "POST", f"{path}/leave", {"type": "leave", "id": "l"}, key)
                attack.counts["left"] += 1
        while not attack.over:
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one(number) for number in range(NAMES)))


async def leaving(attack: Attack) -> None:
    """One who leaves and comes back again and again."""
    http, key = await named(attack, "Restless")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    made = await attack.ask(http, "POST", "/api/tables", {"game": LONG, "seats": seats}, key)
    path, numbers = f"/api/tables/{(made or {}).get('table')}", itertools.count()
    requests = (
        ("POST", f"{path}/{what}", {"type": what, "id": f"{n}"}, key) for n in numbers for what in ("leave", "back")
    )
    await attack.flat_out(requests, 4)


async def hurry(attack: Attack) -> None:
    """Moves as fast as they are answered, at several tables of one's own, each with some who look on."""

    async def one(number: int) -> None:
        http, key = await named(attack, f"Hurried {number}")
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = await attack.ask(http, "POST", "/api/tables", {"game": SHORT, "seats": seats}, key)
        path, numbers = f"/api/tables/{(made or {}).get('table')}/socket", itertools.count()
        lines: list[WebSocket] = []

        def hear(payload: bytes) -> None:
            said = json.loads(payload)
            attack.counts[said["code"] if said["type"] == "refused" else said["type"]] += 1
            position = said.get("position")
            if position and position["choices"] and not attack.over:
                move = {"type": "move", "id": f"h{next(numbers)}", "at": position["at"]}
                lines[0].send(json.dumps(move | {"move": random.choice(position["choices"])["move"]}).encode())

        with suppress(OSError, TimeoutError, AssertionError):
            lines.append(await connect(HOST, attack.port, path, f"{COOKIE}={key}", hear, HERE))
            for _ in range(WATCHERS):
                lines.append(await connect(HOST, attack.port, path, "", lambda _: None, HERE))
        while not attack.over:
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one(number) for number in range(SOCKETS)))


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        *(cold, undone, undone_seen, late, ratings, refused, everything, goodbyes, statistics, myself),
        *(retold, logs, replays, reviews, lists, page, pings, fragments, nonsense, idle, bots, leaving, hurry),
        *(explored, explored_games, coached, doings, days, duels, tournaments, stars),
    )
}


def main() -> None:
    name, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    random.seed(1)
    attack = Attack(port, seconds, json.load(sys.stdin))
    uvloop.run(ATTACKS[name](attack))
    print(json.dumps(attack.counts))


if __name__ == "__main__":
    main()
