"""An external bot in a process of its own, which is killed on a timeout.

Idle processes are reused for the next game; each has one bot at a time. Answers are JSON, never pickles.
"""

import atexit
import json
import os
import pickle
import struct
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from threading import Event, Timer
from typing import IO, TYPE_CHECKING, Any
from weakref import WeakSet, finalize

from drachenhof.bots.decision import Budget
from drachenhof.bots.external.reference import BadBot, Fault, Reference, one_line
from drachenhof.engine.game import Knowledge

if TYPE_CHECKING:
    import numpy as np

STARTING = 600.0  # seconds: to be imported, made and prepared, which may compile
MOST_BYTES = 1 << 16  # of an answer
LENGTH = struct.Struct("<I")


_all: "WeakSet[BotProcess]" = WeakSet()


class BotProcess:
    """A process that runs `drachenhof.bots.external.child`, connected by pipes."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._process = subprocess.Popen(
            [sys.executable, "-m", "drachenhof.bots.external.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        _all.add(self)

    def ask(self, question: Any, seconds: float) -> dict[str, Any]:
        """Return the answer; a `Fault` ends the process."""
        hung = Event()

        def end() -> None:
            hung.set()
            self._process.kill()

        timer = Timer(seconds, end)
        timer.start()
        try:
            answer = self._answer(question)
        except (OSError, ValueError):
            answer = None
        finally:
            timer.cancel()
        if answer is None or hung.is_set():
            self.end()
            raise Fault("hung" if hung.is_set() else "gone", self._name, f"{seconds:.2f} s" if hung.is_set() else "")
        return answer

    def _answer(self, question: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        write(self._process.stdin, pickle.dumps(question))
        answer = json.loads(read(self._process.stdout, MOST_BYTES))
        if not isinstance(answer, dict):
            raise ValueError("an answer is an object")
        return answer

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # unsent bytes
                    pipe.close()


def write(pipe: IO[bytes], content: bytes) -> None:
    pipe.write(LENGTH.pack(len(content)) + content)
    pipe.flush()


def read(pipe: IO[bytes], most: int) -> bytes:
    """One message; raises `EOFError` or `ValueError`."""
    (size,) = LENGTH.unpack(_exactly(pipe, LENGTH.size))
    if size > most:
        raise ValueError(f"a message has at most {most} bytes, not {size}")
    return _exactly(pipe, size)


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    content = pipe.read(size)
    if len(content) < size:
        raise ValueError("the pipe has ended")
    return content


_idle: dict[tuple[str, str], list[BotProcess]] = defaultdict(list)
"""Idle processes by bot and working directory."""


def _taken(kind: tuple[str, str]) -> BotProcess | None:
    """Return an idle process, if there is one."""
    while _idle[kind]:
        process = _idle[kind].pop()
        if process.alive:
            return process
        process.end()
    return None


def _wait(kind: tuple[str, str], process: BotProcess) -> None:
    _idle[kind].append(process)


def end_idle() -> None:
    """End all idle processes."""
    for waiting in _idle.values():
        while waiting:
            waiting.pop().end()


@atexit.register
def _end_all() -> None:
    for process in list(_all):
        process.end()


class ProcessBot:
    """A bot of `Guarded` in an idle or a new process."""

    def __init__(self, game: str, reference: Reference) -> None:
        self._reference = reference
        kind = (reference.text, os.getcwd())
        self._process: BotProcess | None = _taken(kind) or BotProcess(reference.text)
        self._give_back = finalize(self, _wait, kind, self._process)
        answer = self._started(("begin", game, reference))
        self.budget = answer.get("budget")

    def prepare(self) -> None:
        self._started(("prepare",))

    def _started(self, question: Any) -> dict[str, Any]:
        """Ask before the game begins; errors are `BadBot` instead of `Fault`."""
        try:
            answer = self._ask(question, STARTING)
        except Fault as fault:
            raise BadBot("import", bot=self._reference.text, problem=str(fault)) from None
        if isinstance(bad := answer.get("bad"), dict):
            arguments = {str(name): one_line(value) for name, value in bad.items() if name != "code"}
            raise BadBot(str(bad.get("code")), **arguments)
        return answer

    def decide(self, knowledge: Knowledge, budget: Budget, rng: "np.random.Generator", seconds: float) -> int:
        """Return the number of a move; raises `Fault`."""
        answer = self._ask(("decide", knowledge, budget, rng), seconds)
        if "move" in answer:
            move: int = answer["move"]
            return move
        code = "exception" if answer.get("fault") == "exception" else "type"
        raise Fault(code, self._reference.text, one_line(answer.get("problem")))

    def _ask(self, question: Any, seconds: float) -> dict[str, Any]:
        if self._process is None:
            raise Fault("gone", self._reference.text)
        try:
            return self._process.ask(question, seconds)
        except Fault:
            self._process = None
            self._give_back.detach()
            raise

    def close(self) -> None:
        """Give the process back for another game."""
        self._process = None
        self._give_back()
