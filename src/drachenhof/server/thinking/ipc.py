"""What all processes beside the server do alike: how they yield to it, and how messages travel.

A frame is four bytes that say a length, and then as many bytes of MessagePack.
"""

import os
import signal
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

MEMORY = 1 << 30  # bytes of its own that a process may have: it needs 140 MB, to compile 400, a tree takes 6
LENGTH = struct.Struct("!I")


def settle(nice: int) -> None:
    """A process that yields to the server, and that the server alone ends."""
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        with suppress(ValueError, OSError):  # somebody has set a lower limit
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    with suppress(OSError):  # where memory runs out, the system should take this process and not the server
        Path("/proc/self/oom_score_adj").write_text("500")


def framed(message: Any) -> bytes:
    """The bytes that carry a message; None is an empty frame."""
    body = b"" if message is None else msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def heard(line: socket.socket) -> bytes:
    """The body of the next frame; raises EOFError if none comes."""
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
