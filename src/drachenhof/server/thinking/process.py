"""One process that thinks, as the server sees it: started when it is needed, and anew when it is gone."""

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress

import msgspec

from drachenhof.server.thinking.thinker import LENGTH, Answer, Question, frame

STARTING = 600.0  # seconds; the first start ever compiles the rules and the searches
COMMAND = [sys.executable, "-P", "-m", "drachenhof.server.thinking.thinker"]
ALONE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")

_decoder = msgspec.msgpack.Decoder(Answer)


class Gone(Exception):  # noqa: N818 (it says what happened)
    """The process ended or did not answer; it has been ended, and the next start makes another."""


class ThinkingProcess:
    """A process and the line to it. One question at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter
        self._asked: Question | None = None

    @property
    def pid(self) -> int | None:
        """The process, if one was started."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process unless it is there, and wait until it has loaded everything; raises `Gone`."""
        if self._process is not None:
            return
        here, there = socket.socketpair()
        with there:
            self._reader, self._writer = await asyncio.open_connection(sock=here)
            try:
                # A process group of its own: what is typed at the server's terminal is not for it.
                self._process = subprocess.Popen(
                    COMMAND, stdin=there.fileno(), stdout=subprocess.DEVNULL, env=os.environ | ALONE, process_group=0
                )
            except OSError as error:
                self._writer.close()
                raise Gone(str(error)) from None
        await self._hear(STARTING)

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer; raises `Gone` if there is none within `limit` seconds."""
        self._asked = question
        try:
            self._writer.write(frame(question))
            return await self._hear(limit)
        finally:
            self._asked = None

    def interrupt(self, question: Question) -> None:
        """Nobody waits for the answer to this question any more: let it come soon."""
        if self._asked is question:
            self._writer.write(frame(None))

    async def end(self) -> None:
        """Kill the process, which keeps nothing that could be lost, and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        self._writer.close()
        await asyncio.to_thread(process.wait)
        with suppress(OSError):
            await self._writer.wait_closed()

    async def _hear(self, limit: float) -> Answer:
        """The next answer. Without one the process is ended: whatever it says later would answer another question."""
        try:
            async with asyncio.timeout(limit):
                (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
                return _decoder.decode(await self._reader.readexactly(length))
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
            await self.end()
            raise Gone(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.end()
            raise
