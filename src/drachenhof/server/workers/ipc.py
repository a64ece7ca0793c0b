"""What worker processes share: low priority, limits, and the format of messages.

A frame is a length of four bytes, followed by as many bytes of MessagePack.
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

MEMORY = 1 << 30  # memory limit of a process in bytes: it needs 140 MB, 400 MB to compile, and 6 MB for a search tree
LENGTH = struct.Struct("!I")


def settle(nice: int) -> None:
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


def framed(message: Any) -> bytes:
    """Encode a message as a frame; None is an empty frame."""
    body = b"" if message is None else msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def heard(line: socket.socket) -> bytes:
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
