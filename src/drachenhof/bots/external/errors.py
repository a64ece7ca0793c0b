"""Errors of external bots: before a game (`BadBot`) and during one (`Fault`)."""

import sys
import traceback
from pathlib import Path
from typing import Any

_PACKAGE = str(Path(__file__).parents[2])
MOST_SAID = 300  # characters of what another program says of itself

_CANNOT = {
    "bot": "no bot {bot!r} plays this game; there are: {bots}; your own are named as in ./mybot.py:Factory",
    "budget": "{budget!r} is no budget for {bot}: it is a number of simulations such as 500, or a time such as 100ms",
    "no-budget": "{bot} decides without thinking, so a budget means nothing to it: leave @{budget} out",
    "twice": "{bot} is named twice; each bot takes part once",
    "name": "{name!r} is no name for {bot}: letters and digits, at most 20, and none of ours",
    "alone": "a line-up of one is for two bots or more, and this one is alone",
    "place": "there is no module or file {place} for {bot}",
    "import": "{bot} cannot be loaded: {problem}",
    "factory": "{place} has no {factory} that makes bots",
    "making": "{bot} cannot be made for {game}: {problem}",
    "decide": "what {bot} makes is no bot: it has no `decide`",
    "preparing": "{bot} cannot be prepared: {problem}",
    "files": "{bot} names a file that is not there: {place}",
}

_WENT_WRONG = {
    "exception": "{bot} failed: {problem}",
    "type": "{bot} answered {problem}, which is neither a move nor a Decision",
    "illegal": "{bot} chose {problem}, which is not legal",
    "late": "{bot} took {problem} for a decision",
    "hung": "{bot} did not answer within {problem}, and its process was ended",
    "gone": "the process of {bot} ended while it was asked",
}


class BadBot(ValueError):  # noqa: N818 (it names what is bad)
    """A bot that cannot play; `code` and `arguments` give the reason."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)

    def __str__(self) -> str:
        return _CANNOT[self.code].format(**self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_bot, (self.code, self.arguments)


class Fault(RuntimeError):  # noqa: N818 (the word of a referee)
    """An error of a bot while it decided."""

    def __init__(self, code: str, bot: str, problem: str = "") -> None:
        self.code, self.bot, self.problem = code, bot, problem
        super().__init__(code, bot, problem)

    def __str__(self) -> str:
        return _WENT_WRONG[self.code].format(bot=self.bot, problem=self.problem)


def _bad_bot(code: str, arguments: dict[str, Any]) -> BadBot:
    return BadBot(code, **arguments)


def one_line(text: object) -> str:
    """Return text of another program on one line of limited length."""
    line = " ".join(str(text).split())
    return line if len(line) <= MOST_SAID else line[: MOST_SAID - 1] + "…"


def described(error: BaseException) -> str:
    """Describe an exception of a bot, with the line of its own file."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith((_PACKAGE, "<", sys.base_prefix))]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    what = f"{type(error).__name__}: {one_line(error)}" if str(error) else type(error).__name__
    return what + where
