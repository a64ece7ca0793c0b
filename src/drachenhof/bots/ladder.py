"""The named bots of each game, from a beginner to the strongest we have (docs/bots.md)."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any, Protocol

from drachenhof.bots.decision import Bot, Budget
from drachenhof.game import Numbers, Parts, State


class Rungs(Protocol):
    """A game's part of this layer, the module `bots.NAME`."""

    LEVELS: Mapping[str, Callable[[], Bot]]
    """Each is stronger than the one before; the last two are no levels, but to compare with:
    `plain`, tree search without a policy, and `emperor-0`, the strongest as it was at first."""
    STRENGTHS: Mapping[str, float]
    """How strong each is, on the scale of `server.store.strengths`; from the arena (docs/bots.md)."""
    OPPONENT: str
    """The level that is a fair match for a beginner, and answers at once."""
    HOLDER: str
    """The level that plays for somebody who is away."""
    ADVISER: str
    """The level whose search hints follow where choices are about equal: the strongest."""
    ADVISED_BY: int
    """The simulations of the search that says which of about equal choices a hint names first."""
    ADVISED_ROLLOUTS: int
    """The rollouts by which the choices of a hint are measured."""
    WIDEST_SCORE: float
    """The widest range of scores that a hint still tells."""
    ROLLOUT_HEAT: float
    """Points of noise in the decisions of rollouts, by which positions are judged."""
    FULL: Mapping[str, Any]
    """The options with which most is in play, for measurements."""
    WATCHED_EVERY: int
    """At every which decision of a game the time is watched."""

    TRAINED: Sequence[tuple[int, Mapping[str, Any]]]
    """Numbers of players and options of the games from which its policy learns; may be left out."""
    MATCHES: Sequence[str]
    """What `benchmarks/strength.py` plays, each as arguments of `drachenhof arena`; may be left out."""

    def reviewer(self) -> "tuple[Numbers | None, float]":
        """The policy by which everybody plays on in a review: its weights (None: the hand-made ones), and its noise."""

    def playout_ended(self, state: State) -> bool:
        """Whether a playout of the search would end here."""


LEVELS: Parts[Mapping[str, Callable[[], Bot]]] = Parts("bots", "LEVELS")
OPPONENT: Parts[str] = Parts("bots", "OPPONENT")
HOLDER: Parts[str] = Parts("bots", "HOLDER")
ADVISER: Parts[str] = Parts("bots", "ADVISER")


@cache
def named(game: str, name: str) -> Bot:
    """One of our bots by name, with a budget if one follows (`courtier@20`); raises KeyError or ValueError in words."""
    levels = LEVELS[game]
    level, at, budget = name.partition("@")
    if level not in levels:
        raise KeyError(f"no bot {level!r} plays {game}; there are: {', '.join(levels)}")
    if not at:
        return levels[level]()
    bot = copy(named(game, level))
    bot.budget = Budget.parse(budget)
    return bot
