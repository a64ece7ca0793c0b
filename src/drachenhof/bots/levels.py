"""The built-in bots of each game by name, from the weakest to the strongest (docs/bots.md); names at a table."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol

from drachenhof.bots.decision import Bot, Budget
from drachenhof.bots.simple import Greedy, Random
from drachenhof.engine.game import Numbers, State
from drachenhof.games import Parts, games

if TYPE_CHECKING:
    from drachenhof.bots.searcher import Searcher


class GameBots(Protocol):
    """A game's part of this layer, the module `bots`. Importing it loads neither NumPy nor a search."""

    LEVELS: Mapping[str, Callable[[], Bot]]
    """Each is stronger than the one before, except those with preferences and those of `COMPARED`."""
    COMPARED: Sequence[str]
    """Bots for comparisons, not offered as opponents; may be left out."""
    STRENGTHS: Mapping[str, float]
    """The strength of each, on the scale of `server.players.ratings`; from the arena (docs/bots.md)."""
    OPPONENT: str
    """The default opponent: a fair match for a beginner, which answers at once."""
    BEGINNER: str
    """The lowest sensible level, for a first game with a coach."""
    HOLDER: str
    """The level that plays for absent players."""
    ADVISER: str
    """The level whose search hints follow where choices are about equal: the strongest."""
    ADVISED_BY: int
    """The simulations of the search that says which of about equal choices a hint names first."""
    ADVISED_ROLLOUTS: int
    """The rollouts by which the choices of a hint are measured."""
    WIDEST_SCORE: float
    """The widest range of scores that a hint shows."""
    ROLLOUT_HEAT: float
    """Points of noise in the decisions of the hand-made policy, where it plays rollouts."""
    FULL: Mapping[str, Any]
    """The options with which most is in play, for measurements."""
    WATCHED_EVERY: int
    """The time is watched at one decision in this many."""

    TRAINED: Sequence[tuple[int, Mapping[str, Any]]]
    """Numbers of players and options of the games from which its policy learns; may be left out."""
    TASKS: Sequence[tuple[int, Mapping[str, Any]]]
    """Numbers of players and options of the tables of the benchmark; may be left out."""
    YARDSTICKS: Sequence[str]
    """The opponents in the benchmark, each with a fixed number of simulations; may be left out."""
    MATCHES: Sequence[str]
    """The matches of `benchmarks/strength.py`, each as arguments of `drachenhof arena`; may be left out."""

    PACE: float
    """How many times more rollouts than the usual number a review has time for; may be left out."""

    def reviewers(self) -> "tuple[tuple[Numbers | None, float], ...]":
        """The policies (one or two) that play on where something is judged: weights (None: hand-made), and noise."""

    def arbiter(self) -> "tuple[Searcher, float]":
        """The search that a review asks for a second opinion; what a value of 1 of it is in place value."""

    def playout_ended(self, state: State) -> bool:
        """Return whether a playout of the search ends here."""


LEVELS: Parts[Mapping[str, Callable[[], Bot]]] = Parts("bots", "LEVELS")
OPPONENT: Parts[str] = Parts("bots", "OPPONENT")
BEGINNER: Parts[str] = Parts("bots", "BEGINNER")
HOLDER: Parts[str] = Parts("bots", "HOLDER")
ADVISER: Parts[str] = Parts("bots", "ADVISER")


def pace(game: str) -> float:
    """Return the factor of rollouts of a review of this game."""
    factor: float = getattr(games.part(game, "bots"), "PACE", 1.0)
    return factor


def compared(game: str) -> Sequence[str]:
    """Return the bots of a game that serve comparisons only."""
    names: Sequence[str] = getattr(games.part(game, "bots"), "COMPARED", ())
    return names


def steady(game: str, name: str | None) -> str:
    """Return a bot whose games can be repeated: `name`, or `HOLDER` if its budget is a time or it is external."""
    known = [one for one in (name, HOLDER[game]) if one is not None and one in LEVELS[game]]
    return next((one for one in known if named(game, one).budget.milliseconds is None), OPPONENT[game])


def thinks(game: str, name: str) -> bool:
    """Return whether a bot uses its budget; bots without search ignore it."""
    return not isinstance(named(game, name), Random | Greedy)


@cache
def named(game: str, name: str) -> Bot:
    """Return a built-in bot by name, with an optional budget (`courtier@20`); raises KeyError or ValueError."""
    levels = LEVELS[game]
    level, at, budget = name.partition("@")
    if level not in levels:
        raise KeyError(f"no bot {level!r} plays {game}; there are: {', '.join(levels)}")
    if not at:
        return levels[level]()
    if not thinks(game, level):
        raise ValueError(f"{level} decides without thinking, so a budget means nothing to it")
    bot = copy(named(game, level))
    bot.budget = Budget.parse(budget)
    return bot


NAMES = (
    *("Cheng", "Dong", "Feng", "Guo", "Heng", "Hua", "Huan", "Jiang", "Jing", "Kang", "Lan", "Lei"),
    *("Liang", "Ling", "Liu", "Meng", "Ming", "Ning", "Peng", "Ping", "Qiang", "Qing", "Rong", "Shu"),
    *("Tian", "Ting", "Wei", "Wen", "Xia", "Xiang", "Xiu", "Xue", "Yan", "Ying", "Yong", "Yue", "Zhen", "Zhi"),
)
"""None is a word or a number in a language that we speak, nor a name that the page suggests to people."""


def names_for(table: str, taken: Iterable[str] = ()) -> Iterator[str]:
    """Names for the bots of a table, always the same ones for the same table; none is part of one that is taken."""
    used = {part.casefold() for name in taken for part in name.split()}
    for name in sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest()):
        if name.casefold() not in used:
            yield name
