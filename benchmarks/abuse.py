"""A server under attack, on this machine: how long a victim at another address waits for acknowledgements meanwhile.

python benchmarks/abuse.py --people 10000 --games 10000 --entries 3000000 --seconds 10

With `--database FILE` the people and games are made once, and some attacks at a time can be measured by naming them.
"""

import argparse
import asyncio
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from attacks import ATTACKS
from kinds import LONG
from load import HOST, _decode, answering, at
from many import Many, fill
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from wire import Http, WebSocket, connect

VICTIM = "127.0.0.2"  # where the victim plays from
RATE = 10.0  # moves a second, at each of the victim's tables
WANTED = 250.0  # milliseconds, for 99 of 100
BETWEEN = 3.0  # seconds from one attack to the next
WITH_BOT = ("nothing", "bots", "explored", "coached")  # attacks during which the victim plays against a bot, too


@dataclass
class Victim:
    """Somebody who plays, both seats of a table or one against a bot."""

    port: int
    against: str | None = None
    cookie: str = ""
    times: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # how long the bot took
    refused: list[str] = field(default_factory=list)
    unanswered: int = 0
    _socket: WebSocket | None = None
    _position: Any = None
    _sent: dict[str, float] = field(default_factory=dict)
    _moved: float = 0.0
    _number: int = 0

    def hear(self, payload: bytes) -> None:
        message, moment = _decode(payload), time.perf_counter()
        if message.type == "accepted" and message.id in self._sent:
            self.times.append(moment - self._sent.pop(message.id))
        elif message.type == "refused":
            self.refused.append(message.code or "?")
            self._sent.pop(message.id or "", None)
        elif message.position is not None:
            self._position = message.position
            if message.position.choices and self._moved and self.against:
                self.bots.append(moment - self._moved)
                self._moved = 0.0

    async def sit_down(self) -> None:
        """A new table."""
        async with Http(HOST, self.port, VICTIM) as http:
            if not self.cookie:
                _, _, self.cookie = await http.ask("POST", "/api/me", b'{"name": "Victim"}')
            other = {"kind": "bot", "bot": self.against} if self.against else {"kind": "person"}
            wish = {"game": LONG, "seats": [{"kind": "person"}, other]}
            status, body, _ = await http.ask("POST", "/api/tables", json.dumps(wish).encode(), self.cookie)
            assert status == 201, body
        path = f"/api/tables/{json.loads(body)['table']}/socket"
        self._position, self._moved = None, 0.0
        self._socket = await connect(HOST, self.port, path, self.cookie, self.hear, VICTIM)

    async def play(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            if self._socket is None or self._socket.closed or (self._position and self._position.to_move == "over"):
                await self.sit_down()
            elif self._position is not None and self._position.choices and not self._sent:
                self._move()
            await asyncio.sleep(1 / RATE)
        await asyncio.sleep(min(10.0, 1.0 if not self._sent else 10.0))
        self.unanswered = len(self._sent)
        self.times += [time.perf_counter() - sent for sent in self._sent.values()]
        if self._moved and self.against:
            self.bots.append(time.perf_counter() - self._moved)
        if self._socket is not None and self._socket.transport is not None:
            self._socket.transport.abort()

    def _move(self) -> None:
        assert self._socket is not None
        self._number += 1
        request, position = f"v{self._number}", self._position
        said = {"type": "move", "id": request, "at": position.at, "move": random.choice(position.choices).move}
        self._position, self._sent[request] = None, time.perf_counter()
        self._moved = time.perf_counter()
        self._socket.send(json.dumps(said).encode())


async def under(attack: str, port: int, seconds: float, known: Many) -> dict[str, Any]:
    """What the victim has to bear during one attack."""
    victims = [Victim(port), Victim(port)] + ([Victim(port, "greedy")] if attack in WITH_BOT else [])
    for victim in victims:
        await victim.sit_down()
    child = None
    if attack != "nothing":
        command = [sys.executable, str(Path(__file__).with_name("attacks.py")), attack, str(port), str(seconds)]
        child = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert child.stdin is not None
        child.stdin.write(json.dumps(asdict(known)).encode())
        child.stdin.close()
        await asyncio.sleep(1.0)  # it has to start
    newcomer = asyncio.create_task(come(port, seconds))
    await asyncio.gather(*(victim.play(seconds) for victim in victims))
    said, _ = await child.communicate() if child is not None else (b"{}", None)
    times = [moment for victim in victims for moment in victim.times]
    bots = [moment for victim in victims for moment in victim.bots]
    return {
        "attack": attack,
        "moves": len(times),
        "p50 ms": round(at(times, 0.5), 1),
        "p99 ms": round(at(times, 0.99), 1),
        "slowest ms": round(max(times) * 1000, 1),
        "not acknowledged": sum(victim.unanswered for victim in victims),
        "refused": [code for victim in victims for code in victim.refused],
        "newcomer's slowest ms": round(await newcomer * 1000, 1),
        "bot's slowest ms": round(max(bots) * 1000, 1) if bots else None,
        "attacker": json.loads(said or b"{}"),
    }


async def come(port: int, seconds: float) -> float:
    """How long somebody new at another address waits for the list of tables, at worst."""
    until, slowest = time.perf_counter() + seconds, 0.0
    while time.perf_counter() < until:
        began = time.perf_counter()
        with suppress(OSError):
            async with Http(HOST, port, "127.0.0.4") as http:
                await http.ask("GET", "/api/tables")
        slowest = max(slowest, time.perf_counter() - began)
        await asyncio.sleep(0.5)
    return slowest


def made(arguments: argparse.Namespace, folder: str, console: Console) -> tuple[str, Many]:
    """A database to be attacked, and what is known of it: a new one, or a copy of one that is kept."""
    kept = Path(arguments.database) if arguments.database else Path(folder) / "kept.sqlite3"
    beside = kept.with_suffix(".json")
    if not kept.exists():
        with Progress(console=console, refresh_per_second=2) as progress:
            known = fill(str(kept), arguments.people, arguments.games, arguments.entries, progress)
        beside.write_text(json.dumps(asdict(known)))
    known = Many(**json.loads(beside.read_text()))
    console.print(
        f"{known.people} people, {known.games} games, {known.entries} entries, {kept.stat().st_size / 1e6:.0f} MB"
    )
    return shutil.copy(kept, str(Path(folder) / "abuse.sqlite3")), known


async def measure(arguments: argparse.Namespace, console: Console) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        database, known = made(arguments, folder, console)
        script = str(Path(__file__).with_name("server.py"))
        command = [sys.executable, script, "--limits", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            port = int(await asyncio.to_thread(server.stdout.readline))
            await answering(port)
            await asyncio.sleep(5)  # the first process that thinks is loaded
            found = []
            for attack in arguments.attacks or ["nothing", *ATTACKS]:
                found.append(await under(attack, port, arguments.seconds, known))
                console.print(found[-1])
                await asyncio.sleep(BETWEEN)
            return found
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("attacks", nargs="*", help=f"of: nothing, {', '.join(ATTACKS)}")
    asked.add_argument("--people", type=int, default=10_000)
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--entries", type=int, default=3_000_000)
    asked.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    asked.add_argument("--database", help="a file that is kept: made if it is not there, attacked as a copy")
    asked.add_argument("--json", action="store_true")
    arguments = asked.parse_args()
    found = uvloop.run(measure(arguments, Console(stderr=True)))
    if arguments.json:
        print(json.dumps(found))
    else:
        columns = (
            *("attack", "moves", "p50 ms", "p99 ms", "slowest ms"),
            *("newcomer's slowest ms", "bot's slowest ms", "attacker"),
        )
        grid = Grid(*columns)
        for figures in found:
            grid.add_row(*(str(figures[column]) for column in columns))
        Console().print(grid)
    sys.exit(any(figures["p99 ms"] > WANTED for figures in found))


if __name__ == "__main__":
    main()
