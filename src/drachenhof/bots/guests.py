"""Bots that an operator lets play at a server under names of their own: `serve --bot hasty=./mybot.py:Hasty@20`.

Each is tried once, in a process of its own, before the server opens: which games it
plays, and how long it wants to think. What came of it stands in the environment,
from which the processes that think read it; the server itself never loads a guest.
"""

import json
import os
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from drachenhof.bots.brought import BadBot, Guarded, bring
from drachenhof.bots.brought.apart import end_idle
from drachenhof.bots.brought.finding import APART, reference_of, split
from drachenhof.bots.decision import Bot, Budget
from drachenhof.bots.ladder import LEVELS, named
from drachenhof.games import games

VARIABLE = "DRACHENHOF_GUESTS"
MOST_LETTERS = 20


class Guest(NamedTuple):
    """A bot as it was named, and how long it thinks."""

    bot: str
    budget: str


def admit(given: Mapping[str, str]) -> None:
    """Let bots play here, by name, from now on and in all processes that start later; raises `BadBot`."""
    admitted: dict[str, dict[str, Guest]] = {game: {} for game in games}
    for name, bot in given.items():
        if not (name.isascii() and name.isidentifier() and len(name) <= MOST_LETTERS) or _is_ours(name):
            raise BadBot("name", bot=bot, name=name)
        for game, guest in _tried(bot).items():
            admitted[game][name] = guest
    os.environ[VARIABLE] = json.dumps(admitted)


def _budget(game: str, text: str) -> str:
    """How long a bot thinks, asked in a process of its own, which ends then; raises `BadBot`."""
    reference = reference_of(APART + split(text)[0].removeprefix(APART))
    assert reference is not None
    given = split(text)[1]
    try:
        guest = Guarded(game, reference, None if given is None else Budget.parse(given))
    except ValueError as error:
        if isinstance(error, BadBot):
            raise
        raise BadBot("budget", bot=text, budget=given) from None
    else:
        guest.close()
        return str(guest.budget)
    finally:
        end_idle()


def _is_ours(name: str) -> bool:
    return any(name in LEVELS[game] for game in games)


def _tried(text: str) -> dict[str, Guest]:
    """The games that a bot plays; raises `BadBot` if it plays none."""
    bot, _ = split(text)
    if reference_of(bot) is None:
        raise BadBot("bot", bot=bot, bots=", ".join(LEVELS[next(iter(games))]))
    plays, problem = dict[str, Guest](), None
    for game in games:
        try:
            plays[game] = Guest(text, _budget(game, text))
        except BadBot as error:
            problem = problem or error
    if not plays and problem is not None:
        raise problem
    return plays


def guests(game: str) -> dict[str, Guest]:
    """The bots that were admitted for a game, by their names."""
    return _read(os.environ.get(VARIABLE, "{}")).get(game, {})


@cache
def _read(text: str) -> dict[str, dict[str, Guest]]:
    return {game: {name: Guest(*fields) for name, fields in of.items()} for game, of in json.loads(text).items()}


def offered(game: str) -> list[str]:
    """All bots that play at this server, ours first."""
    return [*LEVELS[game], *guests(game)]


def budget_of(game: str, name: str) -> Budget:
    """How long a bot thinks that plays at this server; raises KeyError."""
    guest = guests(game).get(name)
    return named(game, name).budget if guest is None else Budget.parse(guest.budget)


@cache
def guest_bot(game: str, name: str) -> Bot:
    """A guest, loaded into this process unless it is one that plays apart; raises `BadBot`."""
    bot = bring(game, guests(game)[name].bot)
    bot.prepare()
    return bot
