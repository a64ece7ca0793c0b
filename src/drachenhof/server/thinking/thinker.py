"""What runs in a process that thinks: `python -m drachenhof.server.thinking.thinker`, its standard input a socket.

A frame is four bytes that say a length, and then as many bytes of MessagePack. In
comes a `Question`, or an empty frame to break the thinking off. Out goes an
`Answer` to each question; the first is empty, and says that everything is loaded.
"""

import os
import signal
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread

import msgspec
import numpy as np

from drachenhof.analysis import advice
from drachenhof.analysis.advice import Advice
from drachenhof.bots import LEVELS, Budget, Decision, named
from drachenhof.bots.guests import guest_bot, guests
from drachenhof.game import Knowledge, games
from drachenhof.layout import dtype_of
from drachenhof.search.kernels import LAYOUTS

MEMORY = 1 << 30  # bytes of its own that a process may have: it needs 140 MB, to compile 400, a tree takes 6
NICE = 10
LENGTH = struct.Struct("!I")


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What to think about: knowledge as the bytes of its record, who thinks, and for how long; or it is a hint."""

    game: str
    knowledge: bytes
    bot: str
    budget: Budget
    seed: int
    hint: bool = False


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """A decision, or a hint, or what went wrong."""

    decision: Decision | None = None
    advice: Advice | None = None
    error: str = ""


def frame(message: Question | Answer | None) -> bytes:
    """The bytes that carry a message; None is an empty frame."""
    body = b"" if message is None else msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def known(game: str, knowledge: bytes) -> Knowledge:
    """Knowledge from its bytes; raises ValueError if they are no record of the game."""
    dtype = dtype_of(LAYOUTS[game])
    if len(knowledge) != dtype.itemsize:
        raise ValueError(f"knowledge of {game} has {dtype.itemsize} bytes, not {len(knowledge)}")
    return np.ndarray((1,), dtype, bytearray(knowledge))


def main() -> None:
    """Answer questions until nobody is there to ask."""
    _settle()
    with suppress(OSError), socket.socket(fileno=os.dup(0)) as line:
        questions: SimpleQueue[Question] = SimpleQueue()
        cancel = Event()
        Thread(target=_listen, args=(line, questions, cancel), daemon=True).start()
        _load()
        line.sendall(frame(Answer()))
        while True:
            line.sendall(frame(_answer(questions.get(), cancel)))


def _settle() -> None:
    """A process that yields to the server, and that the server alone ends."""
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        with suppress(ValueError, OSError):  # somebody has set a lower limit
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    with suppress(OSError):  # where memory runs out, the system should take this process and not the server
        Path("/proc/self/oom_score_adj").write_text("500")


def _load() -> None:
    """Compiled rules and searches of every game, so that no question waits for them."""
    for name, game in games.items():
        game.new(game.PLAYERS[0])
        for bot in LEVELS[name]:
            named(name, bot).prepare()
        advice.prepare(name)


def _listen(line: socket.socket, questions: "SimpleQueue[Question]", cancel: Event) -> None:
    """Hears while the other thread thinks; when the server is gone, however it went, this process ends."""
    decoder = msgspec.msgpack.Decoder(Question)
    try:
        while True:
            (length,) = LENGTH.unpack(_exactly(line, LENGTH.size))
            if length == 0:
                cancel.set()
            else:
                question = decoder.decode(_exactly(line, length))
                cancel.clear()
                questions.put(question)
    finally:
        os._exit(0)


def _exactly(line: socket.socket, count: int) -> bytes:
    received = bytearray()
    while len(received) < count:
        part = line.recv(count - len(received))
        if not part:
            raise EOFError
        received += part
    return bytes(received)


def _answer(question: Question, cancel: Event) -> Answer:
    """What the bot decides, or the hint; errors are told, but a process without memory ends, and another comes."""
    try:
        here = known(question.game, question.knowledge)
        if question.hint:
            return Answer(advice=advice.advise(question.game, here, cancel))
        rng = np.random.default_rng(question.seed)
        if question.bot in guests(question.game):
            return Answer(guest_bot(question.game, question.bot).decide(here, question.budget, rng))
        bot = named(question.game, question.bot)
        return Answer(bot.decide(here, question.budget, rng, cancel))
    except MemoryError:
        os._exit(1)
    except Exception as error:  # whatever it is, the next question may be all right
        return Answer(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
