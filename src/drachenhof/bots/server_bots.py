"""External bots that an operator offers at a server: `serve --bot hasty=./mybot.py:Hasty@20`.

`register` tries each bot in a process of its own: which games it plays, and its budget. The result is stored in an
environment variable, which worker processes read. The server process never loads such a bot.
"""

import json
import os
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from drachenhof.bots.decision import Bot, Budget
from drachenhof.bots.external import BadBot, bring, guarded
from drachenhof.bots.external.process import end_idle
from drachenhof.bots.external.reference import APART, reference_of, split
from drachenhof.bots.levels import LEVELS, named
from drachenhof.games import games

VARIABLE = "DRACHENHOF_SERVER_BOTS"
MOST_LETTERS = 20


class ServerBot(NamedTuple):
    """The reference of a bot, and its budget."""

    bot: str
    budget: str


def register(given: Mapping[str, str]) -> None:
    """Offer bots by name, in this process and in those that it starts later; raises `BadBot`."""
    registered: dict[str, dict[str, ServerBot]] = {game: {} for game in games}
    for name, bot in given.items():
        if not (name.isascii() and name.isidentifier() and len(name) <= MOST_LETTERS) or _is_ours(name):
            raise BadBot("name", bot=bot, name=name)
        for game, tried in _tried(bot).items():
            registered[game][name] = tried
    os.environ[VARIABLE] = json.dumps(registered)


def _budget(game: str, text: str) -> str:
    """Ask a bot for its budget, in a process that ends afterwards; raises `BadBot`."""
    reference = reference_of(APART + split(text)[0].removeprefix(APART))
    assert reference is not None
    given = split(text)[1]
    try:
        bot = guarded(game, reference, None if given is None else Budget.parse(given))
    except ValueError as error:
        if isinstance(error, BadBot):
            raise
        raise BadBot("budget", bot=text, budget=given) from None
    else:
        bot.close()
        return str(bot.budget)
    finally:
        end_idle()


def _is_ours(name: str) -> bool:
    return any(name in LEVELS[game] for game in games)


def _tried(text: str) -> dict[str, ServerBot]:
    """Return the games that a bot plays; raises `BadBot` if there are none."""
    bot, _ = split(text)
    if reference_of(bot) is None:
        raise BadBot("bot", bot=bot, bots=", ".join(LEVELS[next(iter(games))]))
    plays, problem = dict[str, ServerBot](), None
    for game in games:
        try:
            plays[game] = ServerBot(text, _budget(game, text))
        except BadBot as error:
            problem = problem or error
    if not plays and problem is not None:
        raise problem
    return plays


def server_bots(game: str) -> dict[str, ServerBot]:
    """Return the registered bots of a game by name."""
    return _read(os.environ.get(VARIABLE, "{}")).get(game, {})


@cache
def _read(text: str) -> dict[str, dict[str, ServerBot]]:
    return {game: {name: ServerBot(*fields) for name, fields in of.items()} for game, of in json.loads(text).items()}


def offered(game: str) -> list[str]:
    """Return the names of all bots of this server, built-in ones first."""
    return [*LEVELS[game], *server_bots(game)]


def budget_of(game: str, name: str) -> Budget:
    """Return the budget of a bot of this server; raises KeyError."""
    own = server_bots(game).get(name)
    return named(game, name).budget if own is None else Budget.parse(own.budget)


@cache
def load_server_bot(game: str, name: str) -> Bot:
    """Load a bot into this process, unless it has a process of its own; raises `BadBot`."""
    bot = bring(game, server_bots(game)[name].bot)
    bot.prepare()
    return bot
