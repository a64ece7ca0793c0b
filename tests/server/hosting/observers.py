"""Somebody who looks on at a table in every way there is, and keeps all bytes that he gets."""

import asyncio
import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.hosted import Hosted
from tests.server.hosting.twins import hoard

TRIED = (
    "play 1 x1",
    "play 9 x2",
    "play nulla x1",
    "draw",
    "flip 1",
    "flip 6",
    "give 2",
    "pass",
    "card 7",
    "take 3",
    "🐉",
)
"""Moves that are mostly not legal."""


@dataclass
class Transcript:
    """All bytes that somebody got, by the way they came."""

    answers: list[tuple[Any, ...]] = field(default_factory=list)
    live: list[bytes | str] = field(default_factory=list)
    presence: set[bytes | str] = field(default_factory=set)
    last: int = 0
    closed: ConnectionClosed | None = None

    async def listen(self, socket: Any) -> None:
        try:
            async for message in socket:
                said = json.loads(message)
                if said["type"] == "presence":
                    self.presence.add(message)
                    continue
                self.live.append(message)
                self.last = max(self.last, said.get("last", 0))
        except ConnectionClosed as closed:
            self.closed = closed

    async def ask(self, client: Any, method: str, path: str, **given: Any) -> Any:
        answer = await client.request(method, path, **given)
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.answers.append((method, path, answer.status_code, headers, answer.content))
        return answer


class Observer:
    """Somebody at a table, and all that he gets."""

    def __init__(self, place: Hosted, table: str, client: Any, seat: int) -> None:
        self.place, self.table, self.client, self.seat = place, table, client, seat
        self.got = Transcript()
        self.numbers = count(1)

    async def come(self) -> None:
        self.socket = await self.place.socket(self.table, self.client)
        self.listening = asyncio.create_task(self.got.listen(self.socket))
        while not self.got.live and not self.listening.done():  # who comes after sees that this one is there
            await asyncio.sleep(0.002)

    async def arrive(self, last: int) -> None:
        """Wait until all live messages are there."""
        while self.got.last < last and not self.listening.done():
            await asyncio.sleep(0.002)

    async def accepted(self, request: str) -> None:
        """Wait until a command is acknowledged."""
        while not (found := [said for said in map(json.loads, self.got.live) if said.get("id") == request]):
            assert not self.listening.done(), self.got.closed
            await asyncio.sleep(0.002)
        assert found[0]["type"] == "accepted", found

    async def go(self) -> None:
        await self.socket.close()
        await self.listening

    async def probe(self) -> None:
        """Ask for everything that can be asked for, and for what cannot."""
        path, own, table = f"/api/tables/{self.table}", self.got, self.place.service.hub.rooms[self.table].table
        at, last, play = table.at, table.last, table.play
        assert play is not None
        choices = hoard.legal_moves(play.state) if play.to_move == self.seat else []
        legal = {hoard.to_text(play.state, move) for move in choices}
        await self.arrive(last)
        for query in ("", "?seen=0", f"?seen={last // 2}", f"?seen={last}", "/log?after=0", "/log?after=9&upto=40"):
            await own.ask(self.client, "GET", path + query)
        for address in (
            "/api/tables",
            "/api/me",
            "/api/me/everything",
            "/api/games",
            "/api/ratings?game=hoard",
            "/api/no",
        ):
            await own.ask(self.client, "GET", address)
        await own.ask(self.client, "GET", path + "/record")
        for move in sorted(set(TRIED) - legal):
            for meant in (at, max(0, at - 3)):
                said = {"type": "move", "id": f"x{next(self.numbers)}", "at": meant, "move": move}
                await own.ask(self.client, "POST", path + "/move", json=said)
        for kind, more in (
            ("hint", {"at": at}),
            ("coach", {"at": at}),
            ("undo", {"at": at, "to": 3}),
            ("back", {}),
            ("ping", {}),
        ):
            said = {"type": kind, "id": f"x{next(self.numbers)}", **more}
            await own.ask(self.client, "POST", f"{path}/{kind}", json=said)
        await self._come_back(last)

    async def _come_back(self, last: int) -> None:
        """A new connection from here and there in the log."""
        for seen in ("", "?seen=0", f"?seen={last - 2}"):
            async with self.place.socket(self.table, self.client, seen) as again:
                reached = 0
                while reached < last:
                    message = await again.recv()
                    self.got.answers.append(("again", seen, message))
                    reached = json.loads(message).get("last", 0)
