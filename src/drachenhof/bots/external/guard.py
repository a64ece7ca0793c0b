"""An external bot as a `Bot` whose answers are checked."""

from operator import index
from threading import Event
from time import perf_counter
from typing import Any

import numpy as np

from drachenhof.bots.decision import Bot, Budget, Decision
from drachenhof.bots.external.errors import BadBot, Fault, described, one_line
from drachenhof.bots.external.process import ProcessBot
from drachenhof.bots.external.reference import Reference, factory_of, given, reference_of, split
from drachenhof.bots.levels import LEVELS, named, thinks
from drachenhof.engine.game import Knowledge
from drachenhof.games import games

OWN = Budget(milliseconds=1000)
"""The budget of a bot without one of its own."""
PATIENCE = 60.0  # seconds for a decision whose budget is a number of simulations
TIMES, GRACE = 2.0, 0.25  # an answer may take twice its time, and a quarter of a second more


def allowed(budget: Budget) -> float:
    """Return the timeout of an answer in seconds."""
    return PATIENCE if budget.milliseconds is None else TIMES * budget.milliseconds / 1000 + GRACE


def bring(game: str, text: str) -> Bot:
    """Return a bot, built-in or external, by its name with an optional budget; raises `BadBot`.

    An external bot is created anew by each call, so it may have a memory.
    """
    name, given_budget = split(text)
    try:
        budget = None if given_budget is None else Budget.parse(given_budget)
    except ValueError:
        raise BadBot("budget", bot=name, budget=given_budget) from None
    if name in LEVELS[game]:
        if budget is not None and not thinks(game, name):
            raise BadBot("no-budget", bot=name, budget=given_budget)
        return named(game, name if budget is None else f"{name}@{budget}")
    reference = reference_of(name)
    if reference is None:
        raise BadBot("bot", bot=name, bots=", ".join([*LEVELS[game], *given()]))
    return Guarded(game, reference, budget)


def is_external(game: str, text: str) -> bool:
    """Return whether a name refers to an external bot."""
    name = split(text)[0]
    return name not in LEVELS[game] and reference_of(name) is not None


class Guarded:
    """A wrapper that raises `Fault` for an exception, a wrong type, an illegal move or a late answer.

    The bot needs `decide` only, which may return the bare number of a move.
    """

    def __init__(self, game: str, reference: Reference, budget: Budget | None = None) -> None:
        self.reference = reference
        self._game = games[game]
        self._bot: Any = ProcessBot(game, reference) if reference.apart else made(game, reference)
        self.budget = budget or own_budget(reference, self._bot)

    def prepare(self) -> None:
        prepared(self.reference, self._bot)

    def decide(
        self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator, cancel: Event | None = None
    ) -> Decision:
        given = self._game.copy(knowledge)  # the bot may change its copy
        limit, began = allowed(budget), perf_counter()
        if isinstance(self._bot, ProcessBot):
            answer: Any = self._bot.decide(given, budget, rng, limit)
        else:
            answer = self._asked(given, budget, rng, cancel)
        seconds = perf_counter() - began
        decision = self._understood(answer)
        if decision.move not in self._game.legal_moves(knowledge):
            raise Fault("illegal", self.reference.text, one_line(self._words(knowledge, decision.move)))
        if seconds > limit:
            raise Fault("late", self.reference.text, f"{seconds:.2f} s ({budget})")
        return decision

    def close(self) -> None:
        """Release the process of the bot."""
        if isinstance(self._bot, ProcessBot):
            self._bot.close()

    def _asked(self, knowledge: Knowledge, budget: Budget, rng: np.random.Generator, cancel: Event | None) -> Any:
        try:
            return self._bot.decide(knowledge, budget, rng, *(() if cancel is None else (cancel,)))
        except (Exception, SystemExit) as error:
            raise Fault("exception", self.reference.text, described(error)) from error

    def _understood(self, answer: Any) -> Decision:
        """Return the answer as a decision."""
        move = answer.move if isinstance(answer, Decision) else answer
        try:
            number = None if isinstance(move, bool | np.bool_) else index(move)
        except TypeError:
            number = None
        if number is None:
            raise Fault("type", self.reference.text, one_line(repr(answer)))
        return answer if isinstance(answer, Decision) else Decision.without_thought(number)

    def _words(self, knowledge: Knowledge, move: int) -> str:
        """Return an illegal move in notation if possible."""
        try:
            return repr(self._game.to_text(knowledge, move))
        except ValueError:
            return f"move {move}"


def made(game: str, reference: Reference) -> Any:
    """Call the factory for a game; raises `BadBot`."""
    factory = factory_of(reference)
    try:
        bot = factory(game)
    except (Exception, SystemExit) as error:
        raise BadBot("making", bot=reference.text, game=game, problem=described(error)) from error
    if not callable(getattr(bot, "decide", None)):
        raise BadBot("decide", bot=reference.text)
    return bot


def own_budget(reference: Reference, bot: Any) -> Budget:
    """Return the budget of a bot, given as `Budget` or text; `OWN` without one."""
    named_budget = getattr(bot, "budget", None)
    if named_budget is None or isinstance(named_budget, Budget):
        return named_budget or OWN
    try:
        return Budget.parse(str(named_budget))
    except ValueError:
        raise BadBot("budget", bot=reference.text, budget=one_line(named_budget)) from None


def prepared(reference: Reference, bot: Any) -> None:
    """Call `prepare`, if the bot has it; raises `BadBot`."""
    if not hasattr(bot, "prepare"):
        return
    try:
        bot.prepare()
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        raise BadBot("preparing", bot=reference.text, problem=described(error)) from error
