"""Many tables on one server, on this machine: how long acknowledgements take, and whether all hear everything.

python benchmarks/load.py --tables 1000 --rate 200 --seconds 60
"""

import argparse
import asyncio
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from kinds import nth
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from wire import Http, WebSocket, connect

HOST = "127.0.0.1"
SEATS = 4
OPENERS = 64  # that set tables up at the same time
DELAYS = {"drachenhof_store_commit_seconds": "disk: a commit", "drachenhof_loop_delay_seconds": "event loop late by"}
STILL = 8.0  # seconds without news, after which all games have begun: people have 5 to say what they bring to a deal


class Choice(msgspec.Struct):
    move: str


class Position(msgspec.Struct):
    at: int
    to_move: int | str = ""
    choices: list[Choice] | None = None


class Entry(msgspec.Struct):
    number: int


class Message(msgspec.Struct):
    type: str
    id: str | None = None
    code: str | None = None
    last: int = 0
    entries: list[Entry] = []
    position: Position | None = None


_decode = msgspec.json.Decoder(Message).decode


@dataclass
class Seat:
    """A person at a table."""

    run: "Run"
    table: str
    cookie: str
    socket: WebSocket | None = None
    last: int = 0
    position: Position | None = None

    def hear(self, payload: bytes) -> None:
        message = _decode(payload)
        if message.type == "update":
            self.run.updates += 1
            self.run.bytes += len(payload)
            self._update(message)
        elif message.type == "accepted":
            self.run.acknowledged(message.id or "")
        elif message.type == "refused":
            self.run.was_refused(message.id or "", message.code or "?")

    def _update(self, message: Message) -> None:
        for entry in message.entries:
            if self.last and entry.number != self.last + 1:
                self.run.gaps += 1
            self.last = entry.number
            self.run.heard += 1
        if message.position is not None:
            self.position = message.position
            if message.position.choices:
                self.run.ready.append(self)


@dataclass
class Run:
    """What is measured."""

    seats: list[Seat] = field(default_factory=list)
    ready: deque[Seat] = field(default_factory=deque)
    sent: dict[str, float] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    heard: int = 0
    updates: int = 0
    bytes: int = 0
    gaps: int = 0
    asked: int = 0

    def acknowledged(self, request: str) -> None:
        began = self.sent.pop(request, None)
        if began is not None:
            self.times.append(time.perf_counter() - began)

    def was_refused(self, request: str, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1
        self.sent.pop(request, None)

    def move(self) -> bool:
        """One move at any table where somebody can."""
        while self.ready:
            seat = self.ready.popleft()
            if seat.position is not None and seat.position.choices and seat.socket is not None:
                self.asked += 1
                request = f"m{self.asked}"
                choice = random.choice(seat.position.choices).move
                said = {"type": "move", "id": request, "at": seat.position.at, "move": choice}
                seat.position = None
                self.sent[request] = time.perf_counter()
                seat.socket.send(json.dumps(said).encode())
                return True
        return False


async def set_table(http: Http, run: Run, game: str, bots: int) -> None:
    """Four people (or fewer, and bots) at one table."""
    cookies = []
    people = SEATS - bots
    for _ in range(people):
        _, _, cookie = await http.ask("POST", "/api/me", b'{"name": "Somebody"}')
        cookies.append(cookie)
    seats: list[dict[str, Any]] = [{"kind": "person"}, *({"kind": "open"} for _ in range(people - 1))]
    seats += [{"kind": "bot", "bot": "courtier"} for _ in range(bots)]
    wanted = json.dumps({"game": game, "seats": seats}).encode()
    status, body, _ = await http.ask("POST", "/api/tables", wanted, cookies[0])
    assert status == 201, body
    made = json.loads(body)
    for cookie, link in zip(cookies[1:], made["links"].values(), strict=True):
        said = json.dumps({"id": "sit", "link": link}).encode()
        status, body, _ = await http.ask("POST", f"/api/tables/{made['table']}/sit", said, cookie)
        assert status == 200, body
    run.seats += [Seat(run, made["table"], cookie) for cookie in [*cookies, *[""] * bots]]  # somebody looks on for each


async def set_up(run: Run, port: int, arguments: argparse.Namespace, progress: Progress) -> None:
    """All tables, and all sockets."""
    wanted: list[tuple[str, int]] = [(nth(n), arguments.bots) for n in range(arguments.tables)]
    bar = progress.add_task("tables", total=len(wanted))

    async def open_tables() -> None:
        async with Http(HOST, port) as http:
            while wanted:
                await set_table(http, run, *wanted.pop())
                progress.advance(bar)

    await asyncio.gather(*(open_tables() for _ in range(OPENERS)))
    waiting, line = list(run.seats), progress.add_task("sockets", total=len(run.seats))

    async def open_sockets() -> None:
        while waiting:
            seat = waiting.pop()
            seat.socket = await connect(HOST, port, f"/api/tables/{seat.table}/socket", seat.cookie, seat.hear)
            progress.advance(line)

    await asyncio.gather(*(open_sockets() for _ in range(OPENERS)))


async def quiet(run: Run) -> None:
    """Wait until all games have begun: nobody has heard anything for a while."""
    heard = -1
    while heard != run.heard:
        heard = run.heard
        await asyncio.sleep(STILL)


async def play(run: Run, rate: float, seconds: float, progress: Progress) -> float:
    """Moves at an even rate; how long it took."""
    bar, began, made = progress.add_task("moves", total=int(rate * seconds)), time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < seconds:
        while made < passed * rate:
            if not run.move():
                break
            made += 1
            progress.advance(bar)
        await asyncio.sleep(0.002)
    await asyncio.sleep(3)
    return time.perf_counter() - began - 3


def memory(process: int, kind: str) -> float:
    """Megabytes that a process has: `VmRSS` all, `RssAnon` without pages of files, which differ from copy to copy."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    told = re.search(rf"^{kind}:\s*(\d+) kB$", status, re.MULTILINE)
    return int(told[1]) / 1000 if told else 0.0


def busy(process: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def complete(run: Run) -> int:
    """Sockets that have not heard all that their table's others have."""
    last: dict[str, int] = {}
    for seat in run.seats:
        last[seat.table] = max(last.get(seat.table, 0), seat.last)
    return sum(seat.last != last[seat.table] for seat in run.seats)


def at(times: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000


async def delays(port: int) -> dict[str, dict[float, float]]:
    """How often the server's disk and its event loop were late by at most how many seconds, since it began."""
    async with Http(HOST, port) as http:
        body = (await http.ask("GET", "/metrics"))[1].decode()
    found = re.findall(r'^(\w+)_bucket\{le="([^"]+)"\} (\S+)$', body, re.MULTILINE)
    return {figure: {float(bound): float(count) for name, bound, count in found if name == figure} for figure in DELAYS}


def within(before: dict[float, float], after: dict[float, float], share: float) -> str:
    """The bound within which so many of 100 delays between two looks were, in milliseconds."""
    counts = {bound: after[bound] - before[bound] for bound in sorted(after)}
    bound = next(bound for bound, count in counts.items() if count >= share * counts[math.inf])
    return f"<= {bound * 1000:g}"


async def measure(arguments: argparse.Namespace, console: Console) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder) / "load.sqlite3")
        command = [sys.executable, str(Path(__file__).with_name("server.py")), "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            port = int(await asyncio.to_thread(server.stdout.readline))
            await answering(port)
            run = Run()
            with Progress(console=console, refresh_per_second=2) as progress:
                await set_up(run, port, arguments, progress)
                await quiet(run)
                run.heard = run.updates = run.bytes = 0
                used, before = busy(server.pid), await delays(port)
                took = await play(run, arguments.rate, arguments.seconds, progress)
                used, after = busy(server.pid) - used, await delays(port)
            return {
                "tables": arguments.tables,
                "sockets": len(run.seats),
                "moves": len(run.times),
                "moves per second": round(len(run.times) / took, 1),
                "entries heard": run.heard,
                "bytes per update": round(run.bytes / max(1, run.updates)),
                "acknowledged p50 ms": round(at(run.times, 0.5), 1),
                "acknowledged p95 ms": round(at(run.times, 0.95), 1),
                "acknowledged p99 ms": round(at(run.times, 0.99), 1),
                "slowest ms": round(max(run.times) * 1000, 1),
                **{
                    f"{what} p{round(share * 100)} ms": within(before[figure], after[figure], share)
                    for figure, what in DELAYS.items()
                    for share in (0.5, 0.99)
                },
                "not acknowledged": len(run.sent),
                "refused": run.refused,
                "gaps": run.gaps,
                "sockets that missed something": complete(run),
                "server CPU ms per move": round(used * 1000 / max(1, len(run.times)), 2),
                "server memory MB": round(memory(server.pid, "VmRSS"), 1),
                "of it without pages of files": round(memory(server.pid, "RssAnon"), 1),
            }
        finally:
            server.terminate()
            server.wait(30)


async def answering(port: int) -> None:
    """Wait until the server answers."""
    while True:
        try:
            async with Http(HOST, port) as http:
                if (await http.ask("GET", "/ready"))[0] == 200:
                    return
        except OSError:
            pass
        await asyncio.sleep(0.05)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--rate", type=float, default=200.0, help="moves per second")
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--bots", type=int, default=0, help="seats of each table that are bots")
    asked.add_argument("--database")
    asked.add_argument("--json", action="store_true")
    arguments = asked.parse_args()
    console = Console(stderr=True)
    figures = uvloop.run(measure(arguments, console))
    if arguments.json:
        print(json.dumps(figures))
        return
    grid = Grid("figure", "value")
    for name, value in figures.items():
        grid.add_row(name, str(value))
    Console().print(grid)


if __name__ == "__main__":
    main()
