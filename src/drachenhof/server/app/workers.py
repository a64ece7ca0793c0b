"""Run several server processes at one address: start them, replace those that die, close them together.

A process is `python -m drachenhof.server.app.workers`. Its standard input says what to serve and stays open as long as
the parent lives; it prints `ready` to its standard output.
"""

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import BinaryIO

import msgspec
import structlog

from drachenhof.server.app import monitoring
from drachenhof.server.app.serving import Server, Serving, server_of, service_of
from drachenhof.server.db.backend import CannotOpen

COMMAND = [sys.executable, "-P", "-m", "drachenhof.server.app.workers"]
PAUSES = (0.1, 1.0, 5.0, 15.0)  # seconds before a dead worker is replaced; longer after repeated failures
CLOSING_SECONDS = 30.0  # after which a worker that does not close is killed

log = structlog.get_logger()


def shares(processes: int | None, workers: int) -> list[int]:
    """Number of bot processes for each worker: at least one."""
    total = max(1, (os.cpu_count() or 1) - 1) if processes is None else processes
    return [max(1, total // workers + (number < total % workers)) for number in range(workers)]


FAILED = 1


class WorkerTask(msgspec.Struct):
    """What a worker serves."""

    serving: Serving
    listening: list[int]  # the file descriptors of the sockets
    log_json: bool


def main() -> int:
    """Serve as a worker, until signalled or without a parent."""
    parent = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    task = msgspec.json.decode(parent.readline(), type=WorkerTask)
    monitoring.set_up(json=task.log_json)
    listening = [socket.socket(fileno=number) for number in task.listening]
    try:
        server = server_of(service_of(task.serving))
    except CannotOpen as error:
        print(f"{error.code}: {error.arguments['database']}", file=sys.stderr)
        return FAILED
    server.on_started = _say_ready
    threading.Thread(target=_stop_when_alone, args=(server, parent), daemon=True).start()
    server.run(sockets=listening)
    return 0 if server.started else FAILED


def _say_ready() -> None:
    print("ready", flush=True)


def _stop_when_alone(server: Server, parent: BinaryIO) -> None:
    """Close when the parent process has ended."""
    parent.read()
    server.should_exit = True


class Workers:
    """The worker processes, one per list of sockets. The parent keeps the sockets open while a worker is replaced."""

    def __init__(self, serving: Serving, listening: Sequence[Sequence[socket.socket]], *, log_json: bool) -> None:
        processes = shares(serving.bot_processes, len(listening))
        self._tasks = [
            WorkerTask(replace(serving, bot_processes=count), [socket.fileno() for socket in sockets], log_json)
            for count, sockets in zip(processes, listening, strict=True)
        ]
        self._processes: dict[int, asyncio.subprocess.Process] = {}
        self._ready: set[int] = set()
        self._stopping = asyncio.Event()

    async def run(self, announce: Callable[[], None]) -> bool:
        """Serve until signalled; return whether all closed cleanly. `announce` is called when all are ready."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        codes = await asyncio.gather(*(self._keep(number, announce) for number in range(len(self._tasks))))
        return not any(codes)

    def stop(self) -> None:
        """Let all workers finish acknowledged work and end."""
        self._stopping.set()
        for process in self._processes.values():
            with suppress(ProcessLookupError):
                process.terminate()

    async def _keep(self, number: int, announce: Callable[[], None]) -> int:
        """Keep worker `number` running, replacing one that fails; return the exit code of the last."""
        failed = 0
        while True:
            code, served = await self._one(number, announce)
            if self._stopping.is_set():
                return code if served else 0  # a worker that never served has nothing to finish
            failed = 0 if served else failed + 1
            log.error("worker-ended", worker=number, code=code)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), PAUSES[min(failed, len(PAUSES) - 1)])
                return 0

    async def _one(self, number: int, announce: Callable[[], None]) -> tuple[int, bool]:
        """Run one process; return its exit code and whether it ever was ready."""
        task = self._tasks[number]
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=task.listening,
            process_group=0,  # so that Ctrl-C reaches it through the parent only
        )
        self._processes[number] = process
        if self._stopping.is_set():
            process.terminate()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        served = bool(await process.stdout.readline())
        if served:
            self._is_ready(number, process.pid, announce)
        code = await self._ended(process)
        del self._processes[number]
        return code, served

    def _is_ready(self, number: int, pid: int, announce: Callable[[], None]) -> None:
        log.info("worker-ready", worker=number, pid=pid)
        if number not in self._ready:
            self._ready.add(number)
            if len(self._ready) == len(self._tasks):
                announce()

    async def _ended(self, process: asyncio.subprocess.Process) -> int:
        """Wait for the exit code. A process that does not close in time is killed."""
        ended = asyncio.ensure_future(process.wait())
        stopping = asyncio.ensure_future(self._stopping.wait())
        await asyncio.wait((ended, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        try:
            return await asyncio.wait_for(ended, CLOSING_SECONDS)
        except TimeoutError:
            process.kill()
            return await process.wait()


if __name__ == "__main__":
    sys.exit(main())
