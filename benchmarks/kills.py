"""Kill the server at random moments under load: no acknowledged move may be lost, no number missing, none twice.

python benchmarks/kills.py --rounds 200
"""

import argparse
import asyncio
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from kinds import nth
from load import HOST, Run, Seat, answering, set_table
from rich.console import Console
from rich.progress import Progress
from wire import Http, connect

SERVER = Path(__file__).with_name("server.py")


class Lost(Exception):  # noqa: N818 (it says what happened)
    """Something that was acknowledged is not there, or something is there that should not be."""


@dataclass
class Toll:
    """What happened so far."""

    rounds: int = 0
    acknowledged: dict[str, str] = field(default_factory=dict)  # the table of each acknowledged request
    open: dict[str, tuple[Seat, bytes]] = field(default_factory=dict)  # asked and not answered
    repeated: int = 0
    problems: list[str] = field(default_factory=list)


class Client(Run):
    """Plays as fast as it is answered, and remembers what was promised."""

    def __init__(self, toll: Toll) -> None:
        super().__init__()
        self.toll = toll

    def acknowledged(self, request: str) -> None:
        seat, _ = self.toll.open.pop(request, (None, b""))
        if seat is not None:
            self.toll.acknowledged[request] = seat.table

    def was_refused(self, request: str, code: str) -> None:
        """The game had gone on before it was asked again: that is an answer, too."""
        super().was_refused(request, code)
        self.toll.open.pop(request, None)

    def play(self, seat: Seat) -> None:
        assert seat.position is not None
        assert seat.position.choices
        assert seat.socket is not None
        self.asked += 1
        request = f"k{self.asked}"
        said = {
            "type": "move",
            "id": request,
            "at": seat.position.at,
            "move": random.choice(seat.position.choices).move,
        }
        seat.position = None
        self.toll.open[request] = (seat, json.dumps(said).encode())
        seat.socket.send(self.toll.open[request][1])


async def start(database: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server on this database, when it answers."""
    server = subprocess.Popen([sys.executable, str(SERVER), "--database", database], stdout=subprocess.PIPE)
    assert server.stdout is not None
    port = int(await asyncio.to_thread(server.stdout.readline))
    await answering(port)
    return server, port


async def one_round(toll: Toll, client: Client, database: str, seconds: float) -> None:
    """Come back, ask again for what was not answered, play, and be cut off."""
    server, port = await start(database)
    try:
        if not client.seats:
            async with Http(HOST, port) as http:
                for number in range(8):
                    await set_table(http, client, nth(number), 0)
        await come_back(client, port)
        for seat, said in list(toll.open.values()):
            assert seat.socket is not None
            if seat.socket.closed:
                raise Lost(f"the server closed a connection with {seat.socket.code}")
            seat.socket.send(said)
            toll.repeated += 1
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            while client.ready:
                seat = client.ready.popleft()
                if seat.position is not None and seat.position.choices and seat.socket and not seat.socket.closed:
                    client.play(seat)
            await asyncio.sleep(0.001)
    finally:
        server.send_signal(signal.SIGKILL)
        await asyncio.to_thread(server.wait)
        assert server.stdout is not None
        server.stdout.close()
        for seat in client.seats:
            if seat.socket is not None and seat.socket.transport is not None:
                seat.socket.transport.close()
    toll.rounds += 1


async def come_back(client: Client, port: int) -> None:
    """All sockets again, from the last entry that each has seen."""
    client.ready.clear()
    for seat in client.seats:
        path = f"/api/tables/{seat.table}/socket" + (f"?seen={seat.last}" if seat.last else "")
        seat.socket = await connect(HOST, port, path, seat.cookie, seat.hear)


def check(toll: Toll, client: Client, database: str) -> None:
    """What the store says, against what was promised; raises `Lost`."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
        for table in {seat.table for seat in client.seats}:
            numbers = [
                row[0] for row in store.execute("select number from entries where table_id=? order by number", [table])
            ]
            if numbers != list(range(1, len(numbers) + 1)):
                raise Lost(f"round {toll.rounds}: table {table} has gaps or doubles: {numbers[-20:]}")
        kept: dict[str, int] = {}
        for (request,) in store.execute("select request from entries where request is not null and kind='move'"):
            kept[request] = kept.get(request, 0) + 1
    lost = [request for request in toll.acknowledged if request not in kept]
    twice = [request for request, count in kept.items() if count > 1]
    if lost or twice:
        raise Lost(f"round {toll.rounds}: acknowledged and lost {lost}, kept twice {twice}")
    if client.gaps:
        raise Lost(f"round {toll.rounds}: a client was sent entries with gaps or twice, {client.gaps} times")


async def run(rounds: int, seed: int, progress: Progress | None = None) -> Toll:
    """So many rounds on one store; raises `Lost`."""
    random.seed(seed)
    toll = Toll()
    client = Client(toll)
    bar = progress.add_task("rounds", total=rounds) if progress else None
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "kills.sqlite3")
        for _ in range(rounds):
            await one_round(toll, client, database, random.uniform(0.05, 1.5))
            check(toll, client, database)
            if progress is not None and bar is not None:
                progress.advance(bar)
            if all(over(seat) for seat in client.seats):
                client.seats.clear()
    return toll


def over(seat: Seat) -> bool:
    """Whether nothing can be played at a seat's table any more; as far as it has heard."""
    return seat.position is not None and seat.position.to_move == "over"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    arguments = asked.parse_args()
    with Progress(console=Console(stderr=True)) as progress:
        toll = uvloop.run(run(arguments.rounds, arguments.seed, progress))
    print(
        f"{toll.rounds} rounds: {len(toll.acknowledged)} moves acknowledged, all kept once, without a gap; "
        f"{toll.repeated} asked again after a kill."
    )


if __name__ == "__main__":
    main()
