"""Thinking in processes: real ones, which are killed, stopped and orphaned."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Budget, Decision
from drachenhof.bots.levels import named
from drachenhof.explore import look
from drachenhof.server.workers import pool, process
from drachenhof.server.workers.bot_worker import Failed, MoveQuestion
from drachenhof.server.workers.pool import ImpossibleCase, WorkerFailed, WorkerPool
from drachenhof.server.workers.process import MEMORY
from tests.server import small_budgets
from tests.server.workers.positions_to_decide import knowledge, position

pytestmark = pytest.mark.slow
LONG = "300s"  # far longer than any of these tests lets it think


async def until(holds: Any) -> None:
    """Wait for something that other processes bring about."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def is_there(pid: int) -> bool:
    """Whether a process runs; one that is only still listed does not."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def is_thinking(worker_pool: WorkerPool, count: int = 1) -> bool:
    return len(busy(worker_pool)) == count


def busy(worker_pool: WorkerPool) -> list[int]:
    """The processes that think about something."""
    return [one.pid for one in worker_pool._all if one._asked is not None and one.pid is not None]


@pytest.fixture(autouse=True)
def _thoughts_may_be_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LONGEST", 300_000.0)


# Real processes, which the tests share: starting one takes seconds


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def shared(loop: asyncio.Runner) -> Iterator[WorkerPool]:
    """Two processes, both there from the beginning, whichever of these tests comes first."""
    worker_pool = WorkerPool(2)

    async def start() -> None:
        await worker_pool.warm()
        for one in worker_pool._all:
            await one.start()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "COMMAND", small_budgets.COMMAND)
        loop.run(start())
        yield worker_pool
        loop.run(worker_pool.close())


@pytest.mark.parametrize("game", drachenhof.games)
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "courtier"])
def test_bots_of_both_games_decide_as_they_do_here(
    loop: asyncio.Runner, shared: WorkerPool, game: str, bot: str
) -> None:
    thought = loop.run(shared.think(game, knowledge(game), bot, None, seed=11))
    decider = named(game, bot)
    assert thought == decider.decide(position(game), decider.budget, np.random.default_rng(11))


def test_the_same_seed_and_simulations_give_the_same_thought(loop: asyncio.Runner, shared: WorkerPool) -> None:
    async def several() -> list[Decision]:
        asked = (shared.think("year", knowledge("year"), "prince", "200", seed) for seed in (5, 5, -3, -3, 2**80))
        return await asyncio.gather(*asked)

    first, again, other, other_again, _ = loop.run(several())
    assert (first, other) == (again, other_again)
    assert first.simulations == 200
    assert first.move == first.choices[0].move
    assert sum(choice.visits for choice in first.choices) > 0


def test_hints_are_thoughts_too(loop: asyncio.Runner, shared: WorkerPool) -> None:
    hint, again = (loop.run(shared.advise("hoard", knowledge("hoard"))) for _ in range(2))
    assert hint == again
    assert hint.choices[0].rollouts > 0
    assert hint.choices[0].low is not None


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_processes_are_niced_bounded_and_deaf_to_signals(loop: asyncio.Runner, shared: WorkerPool) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    before = shared.processes
    for pid in before:
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + 10)
        assert resource.prlimit(pid, resource.RLIMIT_DATA) == (MEMORY, MEMORY)
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
    for _ in before:
        loop.run(shared.think("year", knowledge("year"), "greedy", None, 1))
    assert shared.processes == before


def test_a_killed_process_is_replaced_and_its_thought_tried_again(loop: asyncio.Runner, shared: WorkerPool) -> None:
    async def kill_one() -> None:
        stopped = shared.processes  # so that no thought is done before one of them is killed
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        thoughts = [
            asyncio.create_task(shared.think(game, knowledge(game), "emperor", "50", 1)) for game in ("hoard", "year")
        ]
        await until(lambda: is_thinking(shared, 2))
        killed, spared = busy(shared)
        os.kill(killed, signal.SIGKILL)
        os.kill(spared, signal.SIGCONT)
        assert all(thought.simulations > 0 for thought in await asyncio.gather(*thoughts))
        assert spared in shared.processes
        assert killed not in shared.processes

    loop.run(kill_one())


def test_a_thought_whose_process_is_lost_twice_fails(loop: asyncio.Runner, shared: WorkerPool) -> None:
    async def kill_twice() -> None:
        doomed = asyncio.create_task(shared.think("year", knowledge("year"), "emperor", LONG, 1))
        for _ in range(2):
            await until(lambda: is_thinking(shared))
            (pid,) = busy(shared)
            os.kill(pid, signal.SIGKILL)
            await until(lambda pid=pid: pid not in shared.processes)
        with pytest.raises(WorkerFailed, match="lost twice"):
            await doomed
        assert (await shared.think("year", knowledge("year"), "random", None, 1)).move

    loop.run(kill_twice())


class Grace(float):
    """Very little for the first attempt; the second has all the time that it needs."""

    attempts = 0

    def __add__(self, budget: float) -> float:
        self.attempts += 1
        return budget + (0.1 if self.attempts == 1 else 120)


def test_a_process_that_hangs_is_replaced(
    loop: asyncio.Runner, shared: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stop_one() -> None:
        monkeypatch.setattr(pool, "GRACE", Grace())
        pid = shared._idle[-1].pid  # who thinks next
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        hung = asyncio.create_task(shared.think("year", knowledge("year"), "courtier", "10", 1))
        await until(lambda: is_thinking(shared))
        assert (await hung).simulations == 10
        assert pid not in shared.processes
        assert not is_there(pid)

    loop.run(stop_one())


def test_a_cancelled_thought_frees_its_process_at_once(loop: asyncio.Runner, shared: WorkerPool) -> None:
    async def cancel_both() -> None:
        before = shared.processes
        tasks = [asyncio.create_task(shared.think("year", knowledge("year"), "emperor", LONG, 1)) for _ in range(3)]
        await until(lambda: is_thinking(shared, 2))
        assert shared.waiting == 1
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in found)
        assert shared.waiting == 0
        async with asyncio.timeout(120):  # the thoughts would have taken longer
            assert (await shared.think("year", knowledge("year"), "prince", "300", 1)).simulations == 300
            await until(lambda: len(shared._idle) == 2)
        assert shared.processes == before

    loop.run(cancel_both())


def test_an_error_in_a_bot_is_told_and_the_process_goes_on(loop: asyncio.Runner, shared: WorkerPool) -> None:
    async def ask() -> None:
        before = shared.processes
        one = shared._all[0]
        answer = await one.ask(MoveQuestion("year", b"", "greedy", Budget(simulations=1), 1), 120)
        assert isinstance(answer, Failed)
        assert "bytes" in answer.error
        assert shared.processes == before

    loop.run(ask())


@pytest.mark.parametrize("game", drachenhof.games)
def test_a_case_of_the_explorer_is_played_on_in_seconds(
    loop: asyncio.Runner, shared: WorkerPool, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(pool, "EXPLORED", 4)
    found = loop.run(shared.explore(game, 2, 1, []))
    assert found == look(game, 2, 1, [], 4)
    with pytest.raises(ImpossibleCase, match="no seat 3 of 2"):
        loop.run(shared.explore(game, 2, 2, []))


def test_closing_waits_for_no_thought_and_leaves_nothing() -> None:
    async def close() -> list[int]:
        worker_pool = WorkerPool(1)
        tasks = [
            asyncio.create_task(worker_pool.think("year", knowledge("year"), "emperor", LONG, 1)) for _ in range(2)
        ]
        await until(lambda: is_thinking(worker_pool))
        pids = worker_pool.processes
        async with asyncio.timeout(120):
            await worker_pool.close()
        for task in tasks:
            with pytest.raises(WorkerFailed, match="closing"):
                await task
        with pytest.raises(WorkerFailed, match="closing"):
            await worker_pool.think("year", knowledge("year"), "random", None, 1)
        await worker_pool.close()
        return pids

    for pid in asyncio.run(close()):
        with pytest.raises(ProcessLookupError):  # not even a zombie
            os.kill(pid, 0)


SERVER = """
import asyncio, sys
from drachenhof.server.workers.pool import WorkerPool

async def main():
    worker_pool = WorkerPool(1)
    await worker_pool.warm()
    thought = asyncio.create_task(worker_pool.think("year", bytes.fromhex(sys.argv[1]), "emperor", "30s", 1))
    while not worker_pool._all[0]._asked:
        await asyncio.sleep(0.01)
    print(worker_pool.processes[0], flush=True)
    await thought

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_processes_end_when_the_server_is_killed() -> None:
    command = [sys.executable, "-c", SERVER, knowledge("year").hex()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert is_there(pid)
        server.kill()
    deadline = time.monotonic() + 25  # its thought takes longer
    while is_there(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_there(pid)
