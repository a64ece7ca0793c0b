"""The main module of a bot's own process: it reads questions from stdin and writes answers to stdout.

Output of the bot is redirected to stderr. The process ends when its input ends, even while the bot is busy.
"""

import json
import os
import pickle
import sys
from operator import index
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

import numpy as np

import drachenhof.bots.searcher  # noqa: F401 (a bot that uses it must not load it within its time)
from drachenhof.bots.decision import Decision
from drachenhof.bots.external.guard import made, own_budget, prepared
from drachenhof.bots.external.process import read, write
from drachenhof.bots.external.reference import BadBot, described, one_line
from drachenhof.games import games

MOST_ASKED = 1 << 24  # bytes


class OneBot:
    """The one bot of this process."""

    def __init__(self) -> None:
        self._reference: Any = None
        self._bot: Any = None

    def answer(self, question: tuple[Any, ...]) -> dict[str, Any]:
        kind, *given = question
        try:
            if kind == "begin":
                game, self._reference = given
                games[game].legal_moves(
                    games[game].new(games[game].PLAYERS[0])
                )  # loads the rules before any clock runs
                self._bot = made(game, self._reference)
                return {"budget": str(own_budget(self._reference.text, self._bot))}
            if kind == "prepare":
                prepared(self._reference.text, self._bot)
                return {}
        except BadBot as error:
            return {"bad": {"code": error.code, **error.arguments}}
        return self._decided(*given)

    def _decided(self, *given: Any) -> dict[str, Any]:
        try:
            answer = self._bot.decide(*given)
        except (Exception, SystemExit) as error:
            return {"fault": "exception", "problem": described(error)}
        move = answer.move if isinstance(answer, Decision) else answer
        try:
            return {"fault": "type", "problem": one_line(repr(answer))} if _is_bool(move) else {"move": index(move)}
        except TypeError:
            return {"fault": "type", "problem": one_line(repr(answer))}


def _is_bool(move: Any) -> bool:
    return isinstance(move, bool | np.bool_)


def _listen(pipe: IO[bytes], questions: "SimpleQueue[Any]") -> None:
    """Queue the questions; exit when the pipe has ended."""
    while True:
        try:
            questions.put(pickle.loads(read(pipe, MOST_ASKED)))
        except (OSError, ValueError):
            os._exit(0)


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(os.fdopen(os.dup(sys.stdin.fileno()), "rb"), questions), daemon=True).start()
    bot = OneBot()
    while True:
        write(answers, json.dumps(bot.answer(questions.get())).encode())


if __name__ == "__main__":
    main()
