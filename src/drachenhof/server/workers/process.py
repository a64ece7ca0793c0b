"""Start, ask and replace a worker process, from the server's side."""

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec

from drachenhof.engine.progress import Preparation
from drachenhof.server.workers.bot_worker import Answer, LoadQuestion, Preparing, Question
from drachenhof.server.workers.ipc import LENGTH, framed

STARTING = 600.0  # seconds; the first start compiles rules and searches
COMMAND = [sys.executable, "-P", "-m"]
ALONE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")

T = TypeVar("T")


class Gone(Exception):  # noqa: N818 (it says what happened)
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
        """Start the process unless it is running, and wait until it is ready. Raises `Gone`."""
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
                raise Gone(str(error)) from None
        await self.hear(STARTING)

    def send(self, message: Any) -> None:
        """Send a message; None is an empty frame."""
        self._writer.write(framed(message))

    async def hear(self, limit: float) -> T:
        """Receive the next message. Raises `Gone` if none comes within `limit` seconds.

        Then the process is killed: a late message would be taken for the answer to another question.
        """
        try:
            async with asyncio.timeout(limit):
                (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
                return self._decoder.decode(await self._reader.readexactly(length))
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
            await self.end()
            raise Gone(type(error).__name__) from None
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


class ThinkingProcess(Process[Answer]):
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        super().__init__("drachenhof.server.workers.bot_worker", Answer)
        self._asked: Question | None = None
        self.preparing: Preparation | None = None
        """What it is compiling before it can answer."""

    async def ask(self, question: Question, limit: float) -> Answer:
        """Ask and wait for the answer. Raises `Gone` after `limit` seconds, not counting the time for compiling."""
        self._asked = question
        try:
            self.send(question)
            answer = await self.hear(STARTING if isinstance(question, LoadQuestion) else limit)
            while isinstance(answer, Preparing):
                self.preparing = answer.preparation
                answer = await self.hear(STARTING)
            return answer
        finally:
            self._asked = self.preparing = None

    def interrupt(self, question: Question) -> None:
        """Ask the process to answer this question early, because its answer is no longer awaited."""
        if self._asked is question:
            self.send(None)
