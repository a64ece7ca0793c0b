"""A client as it should be: it asks again with the same id, comes back with what it has seen, and notices every gap."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import httpx
import websockets

from drachenhof.server.app.service import COOKIE_NAME
from tests.server.fresh import NO_TLS

TRANSIENT = {"stale", "busy", "closing", "unknown-outcome", "not-kept", "too-many"}
"""Refusals after which a client looks at what is new, and asks again."""

Pause: TypeAlias = Callable[["Player"], Awaitable[None]]

OVER = ("over", "cancelled", "broken")


async def introduced(address: str, name: str) -> str:
    """The key of a new person."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=NO_TLS) as client:
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return answer.cookies[COOKIE_NAME]


async def post(address: str, key: str, path: str, **body: Any) -> Any:
    """The answer to one request."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=NO_TLS, cookies={COOKIE_NAME: key}) as client:
        return (await client.post(path, json=body)).json()


async def at_once(_: "Player") -> None: ...


class Player:
    """Somebody at a table, or one who only watches; connected to one of several servers."""

    def __init__(
        self,
        key: str | None,
        table: str,
        addresses: list[str],
        seed: int = 0,
        *,
        chats: bool = False,
        moves: bool = True,
        most: int | None = None,
    ) -> None:
        self.key, self.table, self.addresses = key, table, addresses
        self.entries: list[dict[str, Any]] = []
        self.accepted: dict[str, int] = {}  # what was acknowledged: the entry of each request
        self.status, self.connections, self.present = "", 0, list[bool]()
        self._random, self._chats, self._moves = random.Random(seed), chats, moves
        self._most = most  # entries after which it resigns, where a game need not go on to its last move
        self._asked: dict[str, dict[str, Any]] = {}  # what was not answered yet
        self._numbers = itertools.count(1)
        self._turn = -1

    @property
    def last(self) -> int:
        return self.entries[-1]["number"] if self.entries else 0

    async def play(self, pause: Pause = at_once) -> None:
        """Play to the end, with whichever server answers; pauses before its moves."""
        for address in itertools.cycle(self.addresses):
            with suppress(OSError, websockets.WebSocketException):
                async with self._connected(address) as socket:
                    self.connections += 1
                    self._turn = -1
                    await self._attend(socket, pause)
                    return
            await asyncio.sleep(0.05)

    def _connected(self, address: str) -> Any:
        headers = {"Cookie": f"{COOKIE_NAME}={self.key}"} if self.key else {}
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/socket?seen={self.last}"
        return websockets.connect(url, additional_headers=headers, max_size=None, open_timeout=60)

    async def _attend(self, socket: Any, pause: Pause) -> None:
        for request in list(self._asked.values()):
            await socket.send(json.dumps(request))
        while self.status not in OVER or self._asked:
            message = json.loads(await socket.recv())
            if message["type"] == "update":
                self._hear(message)
                await self._answer(socket, message, pause)
            elif message["type"] == "presence":
                self.present = message["present"]
            elif message["type"] == "accepted":
                self.accepted[message["id"]] = message["number"]
                self._asked.pop(message["id"], None)
            elif message["type"] == "refused":
                await self._take(socket, message)

    def _hear(self, update: dict[str, Any]) -> None:
        for entry in update["entries"]:
            assert entry["number"] == self.last + 1, f"{entry['number']} after {self.last}"
            self.entries.append(entry)
        assert update["last"] == self.last
        self.status = update.get("table", {}).get("status", self.status)

    async def _answer(self, socket: Any, update: dict[str, Any], pause: Pause) -> None:
        """Make a move if it is one's turn, once at each position."""
        position = update.get("position")
        if not position or not position.get("choices") or position["at"] == self._turn or not self._moves:
            return
        self._turn = at = position["at"]
        await pause(self)
        if self._most is not None and self.last > self._most:
            await self._ask(socket, {"type": "resign", "id": "resign"})
            return
        if f"at {at}" not in self._asked:
            move = self._random.choice(position["choices"])["move"]
            await self._ask(socket, {"type": "move", "id": f"at {at}", "at": at, "move": move})
        if self._chats and self._random.random() < 0.3:
            await self._ask(socket, {"type": "say", "id": f"say {next(self._numbers)}", "text": f"hear {at}"})

    async def _ask(self, socket: Any, request: dict[str, Any]) -> None:
        self._asked[request["id"]] = request
        await socket.send(json.dumps(request))

    async def _take(self, socket: Any, refusal: dict[str, Any]) -> None:
        """A refusal: one that passes is a reason to ask again, any other is a fault."""
        assert refusal["code"] in TRANSIENT, refusal
        request = self._asked.get(refusal.get("id") or "")
        if request is None:
            return
        if refusal["code"] == "stale":
            del self._asked[request["id"]]  # it was meant for a position that has passed
            return
        await asyncio.sleep(0.1)
        await socket.send(json.dumps(request))
