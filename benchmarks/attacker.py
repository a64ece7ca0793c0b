"""Somebody who means harm: asks from one address as often as one can, and counts what comes of it."""

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from wire import Http

HOST = "127.0.0.1"
HERE = "127.0.0.3"  # where attacks come from
COOKIE = "drachenhof"
LINES = 20  # connections that ask at the same time


class Attack:
    """What is known, and what came of it."""

    def __init__(self, port: int, seconds: float, known: dict[str, Any]) -> None:
        self.port, self.until, self.known = port, time.monotonic() + seconds, known
        self.counts: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return time.monotonic() > self.until

    async def ask(self, http: Http, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """One request; how it was answered is counted."""
        said = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            async with asyncio.timeout(max(0.1, self.until + 1 - time.monotonic())):
                status, answer, cookie = await http.ask(method, path, said, f"{COOKIE}={key}" if key else "")
        except (OSError, EOFError, IndexError, ValueError, TimeoutError):
            self.counts["cut"] += 1
            await http.__aexit__()
            return None
        self.counts[str(status)] += 1
        if status in (429, 503):
            await asyncio.sleep(0.02)
        return json.loads(answer) if answer[:1] == b"{" and status < 300 else {"cookie": cookie}

    async def flat_out(self, requests: Iterator[tuple[Any, ...]], lines: int = LINES) -> None:
        """Ask as often as one can over several connections."""

        async def line() -> None:
            async with Http(HOST, self.port, HERE) as http:
                while not self.over:
                    await self.ask(http, *next(requests))

        await asyncio.gather(*(line() for _ in range(lines)))


def again(*requests: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    return itertools.cycle(requests)


async def named(attack: Attack, name: str) -> tuple[Http, str]:
    """A newcomer: a connection, and the key."""
    http = Http(HOST, attack.port, HERE)
    said = await attack.ask(http, "POST", "/api/me", {"name": name})
    _, _, cookie = await http.ask("POST", "/api/me", json.dumps({"name": name}).encode())
    return http, cookie.partition("=")[2] if said is not None else ""
