"""What a game must offer to the explorer, the questions that it asks, and its bundled figures."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np

from drachenhof.engine.game import Numbers, State
from drachenhof.explore.playing import Played, played
from drachenhof.explore.table import Ground, Picture, Table
from drachenhof.games import games


class Shown(NamedTuple):
    """A view: the source of its figures, and which of them its picture shows."""

    by: Ground
    figure: str
    """`win`, `gain`, `amount` or `more`, as in `Row`."""
    downward: bool = False
    """Whether less of it is better."""


class Continuation(NamedTuple):
    """A way to go on that is compared with others: a row of the table, a position, and a move (or `STAY`)."""

    key: str | None
    """None: it is compared with, but has no row of its own."""
    state: State
    move: int


class Question(NamedTuple):
    """Continuations from one moment of a game, over the same luck: they are the only cause of what differs."""

    view: str
    facets: Mapping[str, int]
    """The facets that count the answer, each with the seat that it is about."""
    lines: Sequence[Continuation]
    at: int
    """The number of the move of the game that it is asked at."""
    base: int | None = None
    """The index of the line to compare with; None to compare each with the mean of all others."""
    chosen: str | None = None
    """The choice that was made."""


class Sighting(NamedTuple):
    """An observation in a game. It is descriptive and shows no cause, unless chance has chosen."""

    view: str
    facet: str
    key: str
    at: int
    win: float | None = None
    amount: float | None = None


class Part(Protocol):
    """A game's part of this layer, the package `games.NAME.explore`, with `table.json`."""

    TABLES: Sequence[tuple[int, Mapping[str, Any]]]
    """Numbers of players and options of the games, in turn."""
    VIEWS: Mapping[str, Shown]
    """The views, in order of display."""
    LIVE: str
    """The view that can be asked for with rollouts now."""
    ON_THE_PAGE: Mapping[str, Any]
    """Numbers that the page has of it, by the names that they have in the game's `engine.ts`."""

    def stages(self, log: Numbers) -> Numbers:
        """Return the stage of each position, as the numbers that `Played.asked` takes."""

    def questions(self, game: Played, rng: np.random.Generator) -> Iterable[Question]:
        """Return the questions at decisions of one game."""

    def sightings(self, game: Played) -> Iterable[Sighting]:
        """Return the observations in one game."""

    def finish(self, views: Mapping[str, Picture], seed: int, count: int) -> Iterable[Picture]:
        """Return views that need all `count` games to be done."""

    def situation(self, players: int, seat: int, given: Sequence[str], seed: int) -> tuple[State, list[str]]:
        """The position in which a seat decides, with what is `given` of it, and the moves that lead there.

        Raises ValueError in words at anything that does not fit.
        """

    def place(self, move: str, players: int, seat: int) -> tuple[str, str]:
        """The facet and the row of the view `LIVE` that a choice of a situation belongs to."""

    def move_of(self, view: str, facet: str, key: str) -> str | None:
        """Return the move that a row stands for; None if it stands for several or none."""


def explored(game: str) -> bool:
    """Whether a game has anything to explore."""
    return games.has(game, "explore")


def part_of(game: str) -> Part:
    part: Part = games.part(game, "explore")
    return part


FILE = "table.json"
PRINTED = 8  # games that a fingerprint is made of


def fingerprint(game: str, seed: int, player: str | None = None) -> str:
    """Return a hash of the first games of a seed, played by the policy, or by a bot, given by name."""
    hashed = hashlib.sha256()
    for number in range(PRINTED):
        hashed.update(repr(played(game, seed, number, player=player).moves).encode())
    return hashed.hexdigest()[:16]


@cache
def shipped(game: str) -> Table | None:
    """Return the bundled table; None if the game has none."""
    if not explored(game):
        return None
    file = files(games.package(game, "explore")) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Table)


@cache
def fits(game: str) -> bool:
    """Whether the engine still plays the games that the table was made of."""
    table = shipped(game)
    if table is None:
        return False
    header = table.header
    return fingerprint(game, header.seed, header.player) == header.fingerprint
