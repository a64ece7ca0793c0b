"""What is said about how somebody is doing: ratings over time, results by what they depend on, rivals, and records."""

from typing import Literal

from msgspec import Struct

from drachenhof.server.players.ratings.messages import Finished
from drachenhof.server.reviews.messages import Span
from drachenhof.tables.fields import Phrase


class RatingPoint(Struct):
    """A rating after a game: what is shown of it, and where the strength lies (95 %), on the same scale."""

    ended: int
    table: str
    points: int
    strength: Span


class RatingRun(Struct):
    """A rating over time, at one game; games from before it was kept are missing."""

    game: str
    points: list[RatingPoint]


class Group(Struct):
    """Games that have something in common, against bots alone or with other people, which are never summed together.

    `by` says what: all of them, the seat (from 0), how many play, an option (`name`) with its `value`, or the first
    choice (`value` in the notation, and in `words`). Of options and first choices small groups are left out.
    """

    game: str
    against: Literal["bots", "people"]
    by: Literal["all", "seat", "players", "option", "opening"]
    name: str | None
    value: bool | int | str | None
    words: Phrase | None
    games: int
    wins: int
    won: Span
    mean_place: float
    mean_score: float | None


class Rival(Struct):
    """Somebody with whom one has played often enough: how often one was ahead, behind or equal, in one game."""

    game: str
    name: str
    bot: str | None
    program: bool
    games: int
    ahead: int
    behind: int
    equal: int
    share: Span  # of the games in which one was ahead, where equals are a half


class Feat(Struct):
    """A feat: the best score, the largest lead of a win, or what the game itself has (`kind`)."""

    game: str
    against: Literal["bots", "people"]
    kind: str
    value: int
    table: str
    ended: int


class Doing(Struct):
    """How one is doing, from the latest `games`; `more`: there are older ones, which are not summed up."""

    games: int
    more: bool
    least: int  # games of a group or with a rival, below which it is not told
    ratings: list[RatingRun]
    groups: list[Group]
    rivals: list[Rival]
    feats: list[Feat]


class FoundGames(Struct):
    """Some of one's finished games, the latest first; `more`: there are others before the last one."""

    games: list[Finished]
    more: bool
