"""What runs in a process that thinks: `python -m drachenhof.server.thinking.thinker`, its standard input a socket.

In comes a `ThinkerQuestion`, or an empty frame to break the thinking off. Out goes a
`ThinkerAnswer` to each question; the first is empty, and says that the process is there.
What a question needs is loaded when it comes; if it has to be compiled for this
machine, answers that say how far that is (`preparing`) go before the answer itself.
"""

import os
import socket
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread

import msgspec
import numpy as np

from drachenhof.analysis import advice
from drachenhof.analysis.advice import Advice
from drachenhof.analysis.coaching import PATIENCE, Coaching, coach
from drachenhof.bots import Budget, Decision, named
from drachenhof.bots.server_bots import load_server_bot, server_bots
from drachenhof.compiling import Preparation, tell_to
from drachenhof.explore import CaseRows, Unexplored, look
from drachenhof.game import Knowledge
from drachenhof.layout import dtype_of
from drachenhof.ready import PARTS
from drachenhof.search.kernels import LAYOUTS
from drachenhof.server.thinking.apart import framed, heard, settle

NICE = 10
_PARTS = {part.__name__: part for part in PARTS}


class ThinkerQuestion(msgspec.Struct, frozen=True, array_like=True):
    """What to think about: knowledge as the bytes of its record, who thinks, and for how long; or it is a hint,
    or what a coach would say, or a case of the explorer.

    Or nothing but that a part of a game be loaded (`ready.PARTS`), so that later questions need not wait for it.
    """

    game: str
    knowledge: bytes
    bot: str
    budget: Budget
    seed: int
    hint: bool = False
    part: str = ""
    coach: bool = False
    case: "Case | None" = None
    """Instead of knowledge, a case of the explorer."""


class Case(msgspec.Struct, frozen=True, array_like=True):
    """A decision that somebody describes."""

    players: int
    seat: int
    given: list[str]
    rollouts: int


class ThinkerAnswer(msgspec.Struct, frozen=True, array_like=True):
    """A decision, a hint, a coaching, or what went wrong; or that the answer has to wait for what is compiled."""

    decision: Decision | None = None
    advice: Advice | None = None
    error: str = ""
    preparing: Preparation | None = None
    coaching: Coaching | None = None
    case: CaseRows | None = None
    unfit: str = ""
    """Why a case of the explorer cannot be."""


def knowledge_of(game: str, knowledge: bytes) -> Knowledge:
    """Knowledge from its bytes; raises ValueError if they are no record of the game."""
    dtype = dtype_of(LAYOUTS[game])
    if len(knowledge) != dtype.itemsize:
        raise ValueError(f"knowledge of {game} has {dtype.itemsize} bytes, not {len(knowledge)}")
    return np.ndarray((1,), dtype, bytearray(knowledge))


def main() -> None:
    """Answer questions until nobody is there to ask."""
    settle(NICE)
    with suppress(OSError), socket.socket(fileno=os.dup(0)) as line:
        questions: SimpleQueue[ThinkerQuestion] = SimpleQueue()
        cancel = Event()
        Thread(target=_listen, args=(line, questions, cancel), daemon=True).start()
        tell_to(lambda step: line.sendall(framed(ThinkerAnswer(preparing=step))))
        line.sendall(framed(ThinkerAnswer()))
        while True:
            line.sendall(framed(_answer(questions.get(), cancel)))


def _listen(line: socket.socket, questions: "SimpleQueue[ThinkerQuestion]", cancel: Event) -> None:
    """Hears while the other thread thinks; when the server is gone, however it went, this process ends."""
    decoder = msgspec.msgpack.Decoder(ThinkerQuestion)
    try:
        while True:
            if body := heard(line):
                question = decoder.decode(body)
                cancel.clear()
                questions.put(question)
            else:
                cancel.set()
    finally:
        os._exit(0)


def _answer(question: ThinkerQuestion, cancel: Event) -> ThinkerAnswer:
    """What the bot decides, or the hint; errors are told, but a process without memory ends, and another comes."""
    try:
        if question.part:
            _PARTS[question.part](question.game)
            return ThinkerAnswer()
        if question.case is not None:
            return _explored(question.game, question.case, question.budget, cancel)
        here = knowledge_of(question.game, question.knowledge)
        if question.coach:
            return ThinkerAnswer(coaching=coach(question.game, here, cancel, PATIENCE))
        if question.hint:
            return ThinkerAnswer(advice=advice.advise(question.game, here, cancel))
        rng = np.random.default_rng(question.seed)
        if question.bot in server_bots(question.game):
            return ThinkerAnswer(load_server_bot(question.game, question.bot).decide(here, question.budget, rng))
        bot = named(question.game, question.bot)
        return ThinkerAnswer(bot.decide(here, question.budget, rng, cancel))
    except MemoryError:
        os._exit(1)
    except Exception as error:  # whatever it is, the next question may be all right
        return ThinkerAnswer(error=f"{type(error).__name__}: {error}")


def _explored(game: str, case: Case, budget: Budget, cancel: Event) -> ThinkerAnswer:
    try:
        asked, seconds = (case.players, case.seat, case.given, case.rollouts), (budget.milliseconds or 0.0) / 1000
        return ThinkerAnswer(case=look(game, *asked, seconds=seconds, cancel=cancel))
    except Unexplored as error:
        return ThinkerAnswer(unfit=str(error))


if __name__ == "__main__":
    main()
