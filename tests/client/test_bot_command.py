"""`drachenhof bot` and the examples as people run them: processes of their own, against a server in another."""

import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drachenhof.cli import main
from drachenhof.client import Client
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables.messages import BotSeat, OpenSeat, PersonSeat
from tests.budget import extra
from tests.server.hosted import HostedInThread

EXAMPLES = Path(__file__).parents[2] / "examples"
BOT = [sys.executable, "-m", "drachenhof", "bot"]
PATIENCE = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostedInThread]:
    running = HostedInThread(tmp_path_factory.mktemp("server") / "store.sqlite3", Settings(limits=False))
    yield running
    running.close()


async def opened(address: str, game: str) -> tuple[Client, Any]:
    """Somebody who has opened a table with a free seat, and one for a bot."""
    host = Client(address, (await Client.introduce(address, "Ada", program=False)).key)
    return host, await host.create(game, [PersonSeat(), OpenSeat(), BotSeat("random")])


async def hosted_game(address: str, game: str, guest: Any) -> Any:
    """A game to its end, whose other seat `guest` takes; the table then."""
    (host, made), dice = await opened(address, game), random.Random(1)
    running = asyncio.create_task(asyncio.to_thread(guest, f"{address}/t/{made.table}#{made.links['1']}"))
    async with asyncio.timeout(PATIENCE), host, host.at(made.table) as at:
        while not at.ended:
            if at.choices:
                await at.move(dice.choice(at.choices).move)
            else:
                await anext(at)
        return at.table, await running


def hears_interrupts() -> None:
    """Whoever runs these tests in the background has told all processes to take no notice of interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def ran(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "LANG": "C", **environment}
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", [*extra("year"), "hoard"])
def test_javascript_plays_a_whole_game_by_the_protocol_alone(server: HostedInThread, game: str) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")

    def guest(link: str) -> Any:
        return ran(node, str(EXAMPLES / "first_choice.mjs"), server.address, "Bolt", link)

    table, done = asyncio.run(hosted_game(server.address, game, guest))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"status": "over", "places": table.places, "you": [1]}
    assert (table.seats[1].name, table.seats[1].program) == ("Bolt", True)


@pytest.mark.slow
def test_the_python_example_plays_a_whole_game(server: HostedInThread) -> None:
    def guest(link: str) -> Any:
        return ran(sys.executable, str(EXAMPLES / "network_player.py"), server.address, "Penny", link)

    table, done = asyncio.run(hosted_game(server.address, "year", guest))
    assert done.returncode == 0, done.stderr
    assert f"over: {table.places}" in done.stdout
    assert (table.seats[1].name, table.seats[1].program) == ("Penny", True)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_the_command_plays_where_it_is_invited(server: HostedInThread, game: str) -> None:
    bot = f"{EXAMPLES / 'flat_monte_carlo.py'}:FlatMonteCarlo@20"

    async def game_and_rest() -> Any:
        (host, made), dice = await opened(server.address, game), random.Random(1)
        running = await asyncio.create_subprocess_exec(
            *BOT, bot, f"{made.table}#{made.links['1']}", "--server", server.address, "--name", "Flat",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, preexec_fn=hears_interrupts,
        )  # fmt: skip
        async with asyncio.timeout(PATIENCE), host, host.at(made.table) as at:
            while not at.ended:
                if at.choices:
                    await at.move(dice.choice(at.choices).move)
                else:
                    await anext(at)
        assert running.stdout is not None
        said = ""
        async with asyncio.timeout(PATIENCE):
            while ", place " not in said:
                said += (await running.stdout.readline()).decode()
            running.send_signal(signal.SIGINT)
            return at.table, said, await running.wait()

    table, said, code = asyncio.run(game_and_rest())
    assert table.seats[1].program
    assert not table.seats[1].held
    assert re.search(rf"place {table.places[1]} of 3", said), said
    assert code == 130


@pytest.mark.slow
def test_the_command_opens_a_table_against_bots_plays_once_and_ends(server: HostedInThread) -> None:
    done = ran(
        *BOT, "greedy", "--server", server.address, "--name", "Solo", "--game", "hoard", "--against", "random", "--once"
    )
    assert done.returncode == 0, done.stderr
    assert f"The table is {server.address}/t/" in done.stdout
    assert re.search(r"place [12] of 2", done.stdout)


def test_what_is_wrong_is_one_sentence(server: HostedInThread, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ("random", "--server", "ftp://x", "--name", "X"),
        ("random", "--server", "http://127.0.0.1:1", "--name", "X"),
        ("random", "--server", server.address),
        ("random", "--server", server.address, "--key", "0123456789abcdef"),
        ("./none.py:X", "--server", server.address, "--name", "X"),
        ("random", "--server", server.address, "--name", "X", "--game", "year"),
        ("random", "--server", server.address, "--name", "X", "--game", "yeer", "--against", "random"),
        ("random", "--server", server.address, "--name", "X", "--game", "year", "--against", "nobody"),
    ):
        assert main(["bot", *arguments]) in (1, 2)
        error = capsys.readouterr().err
        assert error.startswith("drachenhof: "), error
        assert error.count("\n") == 1, error


def test_a_persons_key_is_no_programs(server: HostedInThread) -> None:
    key = asyncio.run(Client.introduce(server.address, "Ada", program=False)).key
    done = ran(*BOT, "random", "--server", server.address, DRACHENHOF_KEY=key)
    assert done.returncode == 2
    assert "belongs to a person, Ada" in done.stderr
