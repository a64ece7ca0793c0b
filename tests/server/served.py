"""`drachenhof serve` in a process of its own, as an operator runs it."""

import json
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-P", "-m", "drachenhof", "serve", "--log-json"]
PATIENCE = 120.0  # seconds until it is open, on a machine that has much else to do


class Served:
    """A server that can be killed, and started again at the same port."""

    def __init__(self, log: Path, *arguments: str) -> None:
        self.log, self.port = log, 0
        self._arguments = arguments
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What it has logged so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def start(self) -> None:
        self.kill()
        with self.log.open("a") as log:
            command = [*COMMAND, "--port", str(self.port), *self._arguments]
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        giving_up = threading.Timer(PATIENCE, self._process.kill)
        giving_up.start()
        said = self._process.stdout.readline()
        giving_up.cancel()
        found = re.search(r"http://[^/]+:(\d+)/", said)
        if not found:
            self.kill()
            raise AssertionError(self.log.read_text())
        self.port = int(found[1])

    def kill(self) -> None:
        """At once, without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to close; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        assert process.stdout is not None
        process.send_signal(how)
        try:
            return process.wait(60)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


@contextmanager
def served(log: Path, *arguments: str) -> Iterator[Served]:
    """A server for as long as it is needed."""
    server = Served(log, *arguments)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def eventually(holds: Any, seconds: float = 30.0) -> bool:
    """Whether something comes true in time."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True
