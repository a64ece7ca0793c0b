"""The server killed at random moments, and its disk full: nothing acknowledged is lost, nothing is corrupted."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.budget import ten_times

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import kills  # noqa: E402
from load import HOST, Run, answering, set_table  # noqa: E402
from wire import Http, connect  # noqa: E402

SMALL = 'mount -t tmpfs -o size=6m none "$0" && head -c 3500000 /dev/zero > "$0/ballast" && exec "$@"'
ENOUGH = 4000  # moves that would fill the small disk several times


@pytest.mark.slow
@pytest.mark.parametrize("rounds", ten_times(1))
def test_a_server_that_is_killed_keeps_what_it_acknowledged(rounds: int) -> None:
    toll = asyncio.run(kills.run(rounds, seed=7))
    assert toll.rounds == rounds
    assert toll.acknowledged, "no move was acknowledged before the kills"


class Player(Run):
    """Moves as soon as it may, and remembers the answers."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []

    def acknowledged(self, request: str) -> None:
        self.kept.append(request)
        super().acknowledged(request)


def on_a_small_disk(folder: Path) -> "subprocess.Popen[bytes]":
    """A server whose disk is a few megabytes, most of them taken."""
    command = [sys.executable, str(BENCHMARKS / "server.py"), "--database", str(folder / "small.sqlite3")]
    unshared = ["unshare", "--map-root-user", "--mount", "sh", "-c", SMALL, str(folder)]
    return subprocess.Popen([*unshared, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.slow
def test_a_full_disk_is_refused_clearly_and_corrupts_nothing(tmp_path: Path) -> None:
    probe = subprocess.run(["unshare", "--map-root-user", "--mount", "true"], capture_output=True, check=False)
    if shutil.which("unshare") is None or probe.returncode != 0:
        pytest.skip("this machine does not let us mount a small disk (unshare)")
    server = on_a_small_disk(tmp_path)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        if not line:
            pytest.skip("this machine does not let us mount a small disk (mount)")
        asyncio.run(fill_and_free(server, int(line), tmp_path))
    finally:
        server.kill()
        server.wait()
        for stream in (server.stdout, server.stderr):
            if stream is not None:
                stream.close()


async def fill_and_free(server: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    seen = Path(f"/proc/{server.pid}/root") / folder.relative_to("/")
    await answering(port)
    player = Player()
    async with Http(HOST, port) as http:
        for game in ("year", "hoard"):
            await set_table(http, player, game, 0)
    for seat in player.seats:
        seat.socket = await connect(HOST, port, f"/api/tables/{seat.table}/socket", seat.cookie, seat.hear)
    await chat_until_refused(player)
    assert set(player.refused) == {"not-kept"}
    kept = len(player.kept)
    assert kept > 0
    async with Http(HOST, port) as http:
        status, body, _ = await http.ask("GET", f"/api/tables/{player.seats[0].table}")
    assert status == 200, body  # what is there can still be read
    (seen / "ballast").unlink()
    await again(player)
    assert len(player.kept) > kept, "it goes on when there is room again"
    check(seen / "small.sqlite3", folder, player)
    for seat in player.seats:
        if seat.socket is not None and seat.socket.transport is not None:
            seat.socket.transport.close()
    await asyncio.sleep(0)


async def chat_until_refused(player: Player) -> None:
    """Fill the disk with talk: it is kept like everything else."""
    for number in range(ENOUGH):
        seat = player.seats[number % len(player.seats)]
        assert seat.socket is not None
        seat.socket.send(json.dumps({"type": "say", "id": f"s{number}", "text": "x" * 400}).encode())
        if number % 20 == 0:
            await asyncio.sleep(0.02)
        if player.refused:
            break
    await asyncio.sleep(0.5)
    assert player.refused, "the disk was never full"


async def again(player: Player) -> None:
    """Ask until something is kept again."""
    seat = player.seats[0]
    before = len(player.kept)
    for number in range(100):
        assert seat.socket is not None
        seat.socket.send(json.dumps({"type": "say", "id": f"again{number}", "text": "room"}).encode())
        await asyncio.sleep(0.1)
        if len(player.kept) > before:
            return


def check(database: Path, folder: Path, player: Player) -> None:
    """The store is sound, and holds what was acknowledged, once and without a gap."""
    copy = folder / "copy.sqlite3"
    for end in ("", "-wal"):
        with suppress(FileNotFoundError):
            shutil.copy(f"{database}{end}", f"{copy}{end}")
    with sqlite3.connect(copy) as store:
        assert store.execute("pragma integrity_check").fetchone() == ("ok",)
        requests: list[Any] = [row[0] for row in store.execute("select request from entries where kind='say'")]
        assert set(player.kept) <= set(requests)
        assert len(requests) == len(set(requests))
        for table in {seat.table for seat in player.seats}:
            rows = store.execute("select number from entries where table_id=? order by number", [table]).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    store.close()
