"""Bots of others as `Bot`s whose answers are checked: names, files, objects and functions."""

import inspect
from collections.abc import Callable
from operator import index
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from drachenhof.bots.decision import Bot, Budget, Decision
from drachenhof.bots.external.process import ProcessBot
from drachenhof.bots.external.reference import (
    BadBot,
    Fault,
    Reference,
    described,
    factory_of,
    given,
    one_line,
    reference_of,
    split,
)
from drachenhof.bots.levels import LEVELS, named, thinks
from drachenhof.engine.game import Knowledge
from drachenhof.games import games

if TYPE_CHECKING:
    import numpy as np

OWN = Budget(milliseconds=1000)
"""The budget of a bot without one of its own."""
PATIENCE = 60.0  # seconds for a decision whose budget is a number of simulations
TIMES, GRACE = 2.0, 0.25  # an answer may take twice its time, and a quarter of a second more


def allowed(budget: Budget) -> float:
    """Return the timeout of an answer in seconds."""
    return PATIENCE if budget.milliseconds is None else TIMES * budget.milliseconds / 1000 + GRACE


class Decider(Protocol):
    """An object that decides: `budget` and `prepare` are optional, and a number of a move is an answer."""

    def decide(self, knowledge: Knowledge, budget: Budget, rng: "np.random.Generator", /) -> Any:
        """Return the number of a legal move, or a `Decision`."""


BotLike: TypeAlias = str | Bot | Decider | Callable[..., Any]
"""A name, an object with `decide`, a class or function that makes one, or a function that decides."""


def bring(game: str, bot: BotLike) -> Bot:
    """Return a bot from its name, an object, a class or a function; raises `BadBot`.

    A name may have a budget (`courtier@20`), and names a level or a file (`./mybot.py:Hasty`).
    An object has `decide(knowledge, budget, rng)`. A class, or a function of one parameter,
    is called with the name of the game. A function of three parameters is `decide` itself, and
    one of two is a policy of observations and masks. Faults raise `Fault`.
    """
    if isinstance(bot, str):
        return _named(game, bot)
    if isinstance(bot, Guarded) or (type(bot).__module__.startswith("drachenhof.") and hasattr(bot, "decide")):
        return bot  # type: ignore[return-value]  # its answers need no check
    if not (callable(bot) or _decides(bot)):
        raise TypeError(f"a bot is a name, an object with `decide`, a class or a function, not {bot!r}")
    name = name_of(bot)
    return Guarded(game, name, as_decider(game, name, bot))


def name_of(bot: BotLike) -> str:
    """Return the name of a bot in tables and errors."""
    if isinstance(bot, str):
        return bot.strip()
    name: str = getattr(bot, "__name__", type(bot).__name__)
    return "function" if name == "<lambda>" else name


def _named(game: str, text: str) -> Bot:
    """Return a built-in or external bot by name. An external one is created anew, so it may have a memory."""
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
    return guarded(game, reference, budget)


def guarded(game: str, reference: Reference, budget: Budget | None = None) -> "Guarded":
    """Return the bot of a reference, in a process of its own if that is asked for."""
    bot = ProcessBot(game, reference) if reference.apart else made(game, reference)
    return Guarded(game, reference.text, bot, budget)


def is_external(game: str, text: str) -> bool:
    """Return whether a name refers to an external bot."""
    name = split(text)[0]
    return name not in LEVELS[game] and reference_of(name) is not None


class Guarded:
    """A wrapper that raises `Fault` for an exception, a wrong type, an illegal move or a late answer.

    The bot needs `decide` only, which may return the bare number of a move.
    """

    def __init__(self, game: str, name: str, bot: Any, budget: Budget | None = None) -> None:
        self.name, self._game, self._bot = name, games[game], bot
        self.budget = budget or own_budget(name, bot)

    def __repr__(self) -> str:
        return f"<{self.name}: a bot of {self._game.NAME}>"

    def prepare(self) -> None:
        prepared(self.name, self._bot)

    def decide(
        self, knowledge: Knowledge, budget: Budget, rng: "np.random.Generator", cancel: Event | None = None
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
            raise Fault("illegal", self.name, one_line(self._words(knowledge, decision.move)))
        if seconds > limit:
            raise Fault("late", self.name, f"{seconds:.2f} s ({budget})")
        return decision

    def close(self) -> None:
        """Release the process of the bot."""
        if isinstance(self._bot, ProcessBot):
            self._bot.close()

    def _asked(self, knowledge: Knowledge, budget: Budget, rng: "np.random.Generator", cancel: Event | None) -> Any:
        try:
            return self._bot.decide(knowledge, budget, rng, *(() if cancel is None else (cancel,)))
        except (Exception, SystemExit) as error:
            raise Fault("exception", self.name, described(error)) from error

    def _understood(self, answer: Any) -> Decision:
        """Return the answer as a decision."""
        import numpy as np

        move = answer.move if isinstance(answer, Decision) else answer
        try:
            number = None if isinstance(move, bool | np.bool_) else index(move)
        except TypeError:
            number = None
        if number is None:
            raise Fault("type", self.name, one_line(repr(answer)))
        return answer if isinstance(answer, Decision) else Decision.without_thought(number)

    def _words(self, knowledge: Knowledge, move: int) -> str:
        """Return an illegal move in notation if possible."""
        try:
            return repr(self._game.to_text(knowledge, move))
        except ValueError:
            return f"move {move}"


def made(game: str, reference: Reference) -> Any:
    """Return the object or function that a reference names, for a game; raises `BadBot`."""
    return as_decider(game, reference.text, factory_of(reference))


def as_decider(game: str, name: str, bot: Any) -> Any:
    """Return an object with `decide`, from an object, a class or a function; raises `BadBot`."""
    if isinstance(bot, type) or (not _decides(bot) and callable(bot) and parameters(bot) == 1):
        try:
            bot = bot(game)
        except (Exception, SystemExit) as error:
            raise BadBot("making", bot=name, game=game, problem=described(error)) from error
    if _decides(bot):
        return bot
    if callable(bot) and parameters(bot) in (3, 4):
        return FunctionBot(bot)
    if is_policy(bot):
        from drachenhof.bots.spaces import RowsBot

        return RowsBot(game, bot)
    raise BadBot("decide", bot=name)


def is_policy(bot: Any) -> bool:
    """Return whether this is a function of observations and masks."""
    return callable(bot) and not isinstance(bot, type) and not _decides(bot) and parameters(bot) == 2


def _decides(bot: Any) -> bool:
    return callable(getattr(bot, "decide", None))


def parameters(function: Callable[..., Any]) -> int:
    """Return how many positional arguments a function needs; 2 if it does not say so, as a network of PyTorch."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return 2
    kinds = [one.kind for one in signature.parameters.values() if one.default is one.empty]
    if inspect.Parameter.VAR_POSITIONAL in kinds:
        return 2
    return sum(kind in (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD) for kind in kinds)


class FunctionBot:
    """A function as an object with `decide`."""

    def __init__(self, decide: Callable[..., Any]) -> None:
        self.decide = decide
        self.budget = getattr(decide, "budget", None)


def own_budget(name: str, bot: Any) -> Budget:
    """Return the budget of a bot, given as `Budget` or text; `OWN` without one."""
    named_budget = getattr(bot, "budget", None)
    if named_budget is None or isinstance(named_budget, Budget):
        return named_budget or OWN
    try:
        return Budget.parse(str(named_budget))
    except ValueError:
        raise BadBot("budget", bot=name, budget=one_line(named_budget)) from None


def prepared(name: str, bot: Any) -> None:
    """Call `prepare`, if the bot has it; raises `BadBot`."""
    if not hasattr(bot, "prepare"):
        return
    try:
        bot.prepare()
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        raise BadBot("preparing", bot=name, problem=described(error)) from error
