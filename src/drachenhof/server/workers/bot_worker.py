"""Answer questions about positions in a process of its own: `python -m drachenhof.server.workers.bot_worker`.

Standard input is a socket with frames (`ipc.py`). In comes a `Question`, or an empty frame that ends the current
work early. Out goes one answer to each question; the first answer, `Ready`, says that the process has started.
It is sent when everything that plays is loaded: at once on WebAssembly, after minutes if Numba compiles first.
"""

import os
import socket
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import TypeAlias

import msgspec
import numpy as np

from drachenhof.analysis import advice
from drachenhof.analysis.advice import Advice
from drachenhof.analysis.coaching import PATIENCE, Coaching, coach
from drachenhof.bots import Budget, Decision
from drachenhof.bots.levels import named
from drachenhof.bots.server_bots import load_server_bot, server_bots
from drachenhof.engine.game import Knowledge
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.progress import without_bars
from drachenhof.explore import CaseRows, Unexplored, look
from drachenhof.games import games
from drachenhof.precompile import PLAYED
from drachenhof.search.kernels import LAYOUTS
from drachenhof.server.workers.process import encode_frame, limit_process, read_frame

NICE = 10


# Questions


class _Question(msgspec.Struct, frozen=True, array_like=True, tag=True):
    game: str


class MoveQuestion(_Question, frozen=True):
    """Ask for a bot's move. `knowledge` is the NumPy record of what its seat knows, as bytes."""

    knowledge: bytes
    bot: str
    budget: Budget
    seed: int


class HintQuestion(_Question, frozen=True):
    """Ask for the value of each choice of a seat."""

    knowledge: bytes


class CoachQuestion(_Question, frozen=True):
    """Ask which choices of a seat are good, and which are mistakes."""

    knowledge: bytes


class CaseQuestion(_Question, frozen=True):
    """Ask for the result of each choice in a case of the explorer."""

    players: int
    seat: int
    given: list[str]
    rollouts: int
    budget: Budget


Question: TypeAlias = MoveQuestion | HintQuestion | CoachQuestion | CaseQuestion


# Answers


class _Answer(msgspec.Struct, frozen=True, array_like=True, tag=True):
    pass


class Ready(_Answer, frozen=True):
    """The process has started, and everything is loaded."""


class MoveAnswer(_Answer, frozen=True):
    """The move of a bot."""

    decision: Decision


class HintAnswer(_Answer, frozen=True):
    """A hint."""

    advice: Advice


class CoachAnswer(_Answer, frozen=True):
    """A coach's view of the choices."""

    coaching: Coaching


class CaseAnswer(_Answer, frozen=True):
    """The choices of a case of the explorer."""

    rows: CaseRows


class ImpossibleCaseAnswer(_Answer, frozen=True):
    """Why a case of the explorer cannot occur in the game."""

    reason: str


class Failed(_Answer, frozen=True):
    """The question raised an error."""

    error: str


Answer: TypeAlias = Ready | MoveAnswer | HintAnswer | CoachAnswer | CaseAnswer | ImpossibleCaseAnswer | Failed


def knowledge_of(game: str, knowledge: bytes) -> Knowledge:
    """Decode knowledge. Raises ValueError if its length is not that of the game's record."""
    dtype = dtype_of(LAYOUTS[game])
    if len(knowledge) != dtype.itemsize:
        raise ValueError(f"knowledge of {game} has {dtype.itemsize} bytes, not {len(knowledge)}")
    return np.ndarray((1,), dtype, bytearray(knowledge))


def main() -> None:
    """Answer questions until the server closes the socket."""
    limit_process(NICE)
    with suppress(OSError), socket.socket(fileno=os.dup(0)) as line:
        questions: SimpleQueue[Question] = SimpleQueue()
        cancel = Event()
        Thread(target=_listen, args=(line, questions, cancel), daemon=True).start()
        _load()
        line.sendall(encode_frame(Ready()))
        while True:
            line.sendall(encode_frame(_answer(questions.get(), cancel)))


def _load() -> None:
    """Load what plays all games, or compile it: before a question, so that compiling is not taken for hanging."""
    without_bars()
    for part in PLAYED:
        for game in games:
            part(game)


def _listen(line: socket.socket, questions: SimpleQueue[Question], cancel: Event) -> None:
    """Receive while the main thread thinks. When the server is gone, this process ends."""
    decoder = msgspec.msgpack.Decoder[Question](Question)
    try:
        while True:
            if body := read_frame(line):
                question = decoder.decode(body)
                cancel.clear()
                questions.put(question)
            else:
                cancel.set()
    finally:
        os._exit(0)


def _answer(question: Question, cancel: Event) -> Answer:
    """Answer a question; errors become `Failed`. Without memory the process ends, and the server starts another."""
    try:
        match question:
            case CaseQuestion():
                return _explored(question, cancel)
            case CoachQuestion():
                return CoachAnswer(coach(question.game, _known(question), cancel, PATIENCE))
            case HintQuestion():
                return HintAnswer(advice.advise(question.game, _known(question), cancel))
            case MoveQuestion():
                return MoveAnswer(_decide(question, cancel))
    except MemoryError:
        os._exit(1)
    except Exception as error:  # of any kind: the next question may succeed
        return Failed(f"{type(error).__name__}: {error}")


def _known(question: MoveQuestion | HintQuestion | CoachQuestion) -> Knowledge:
    return knowledge_of(question.game, question.knowledge)


def _decide(question: MoveQuestion, cancel: Event) -> Decision:
    here, rng = _known(question), np.random.default_rng(question.seed)
    if question.bot in server_bots(question.game):
        return load_server_bot(question.game, question.bot).decide(here, question.budget, rng)
    return named(question.game, question.bot).decide(here, question.budget, rng, cancel)


def _explored(case: CaseQuestion, cancel: Event) -> CaseAnswer | ImpossibleCaseAnswer:
    asked, seconds = (case.players, case.seat, case.given, case.rollouts), (case.budget.milliseconds or 0.0) / 1000
    try:
        return CaseAnswer(look(case.game, *asked, seconds=seconds, cancel=cancel))
    except Unexplored as error:
        return ImpossibleCaseAnswer(str(error))


if __name__ == "__main__":
    main()
