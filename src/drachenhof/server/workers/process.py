"""Worker processes: what they share, and how the server starts, asks and replaces one.

A frame is a length of four bytes, followed by as many bytes of MessagePack.
"""

import asyncio
import os
import signal
import socket
import struct
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

MEMORY = 1 << 30  # memory limit of a process in bytes: it needs 140 MB, 400 MB to compile, and 6 MB for a search tree
LENGTH = struct.Struct("!I")


def limit_process(nice: int) -> None:
    """Lower the priority and the memory limit of this process, and ignore signals: the server ends it."""
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        with suppress(ValueError, OSError):  # a lower limit is set already
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    with suppress(OSError):  # if memory runs out, the system should kill this process and not the server
        Path("/proc/self/oom_score_adj").write_text("500")


def encode_frame(message: Any) -> bytes:
    """Encode a message as a frame; None is an empty frame."""
    body = b"" if message is None else msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def read_frame(line: socket.socket) -> bytes:
    """Receive the body of the next frame. Raises EOFError at the end."""
    (length,) = LENGTH.unpack(_exactly(line, LENGTH.size))
    return _exactly(line, length)


def _exactly(line: socket.socket, count: int) -> bytes:
    received = bytearray()
    while len(received) < count:
        part = line.recv(count - len(received))
        if not part:
            raise EOFError
        received += part
    return bytes(received)


STARTING = 600.0  # seconds; the first start compiles rules and searches
COMMAND = [sys.executable, "-P", "-m"]
ALONE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")

T = TypeVar("T")


class ProcessEnded(Exception):  # noqa: N818 (it says what happened)
    """The process ended or did not answer in time. It was killed; `start` makes another."""


class Process(Generic[T]):
    """A process that runs a module of this package, and the socket to it. It sends messages of type T."""

    def __init__(self, module: str, kind: Any) -> None:  # `kind` is T, a class or a union of classes
        self._module = module
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    @property
    def pid(self) -> int | None:
        """The id of the process, if it is running."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process unless it is running, and wait until it is ready. Raises `ProcessEnded`."""
        if self._process is not None:
            return
        here, there = socket.socketpair()
        with there:
            self._reader, self._writer = await asyncio.open_connection(sock=here)
            command = [*COMMAND, self._module]
            try:
                # Its own process group, so that Ctrl-C in the server's terminal does not reach it.
                self._process = subprocess.Popen(
                    command, stdin=there.fileno(), stdout=subprocess.DEVNULL, env=os.environ | ALONE, process_group=0
                )
            except OSError as error:
                self._writer.close()
                raise ProcessEnded(str(error)) from None
        await self.hear(STARTING)

    def send(self, message: Any) -> None:
        """Send a message; None is an empty frame."""
        self._writer.write(encode_frame(message))

    async def hear(self, limit: float) -> T:
        """Receive the next message. Raises `ProcessEnded` if none comes within `limit` seconds.

        Then the process is killed: a late message would be taken for the answer to another question.
        """
        try:
            async with asyncio.timeout(limit):
                (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
                return self._decoder.decode(await self._reader.readexactly(length))
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
            await self.end()
            raise ProcessEnded(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def end(self) -> None:
        """Kill the process, which holds no state that could be lost, and wait for its end."""
        process, self._process = self._process, None
        if process is None:
            return
        writer = self._writer  # another process may be started before this one has ended
        process.kill()
        writer.close()
        await asyncio.to_thread(process.wait)
        with suppress(OSError):
            await writer.wait_closed()
