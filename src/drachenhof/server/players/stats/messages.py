"""Messages of statistics: ratings over time, results by group, rivals, and records."""

from typing import Literal

from msgspec import Struct

from drachenhof.server.players.ratings.messages import Finished
from drachenhof.server.reviews.messages import Span
from drachenhof.tables.fields import Phrase


class RatingPoint(Struct):
    """A rating after a game: the displayed points, and the 95 % interval of the strength on the same scale."""

    ended: int
    table: str
    points: int
    strength: Span


class RatingRun(Struct):
    """A rating at one game over time, without games from before ratings were stored."""

    game: str
    points: list[RatingPoint]


class Group(Struct):
    """A group of games with something in common. Games against bots alone and with people are never mixed.

    `by` says what they share: nothing, the seat (from 0), the number of players, an option (`name`) with its `value`,
    or the first choice (`value` in notation, and in `words`). Small groups of options and first choices are left out.
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
    """A frequent opponent in one game: how often the caller was ahead, behind or equal."""

    game: str
    name: str
    bot: str | None
    program: bool
    games: int
    ahead: int
    behind: int
    equal: int
    share: Span  # of games in which the caller was ahead; equal counts as half


class Feat(Struct):
    """A record: the best score, the largest lead of a win, or a `kind` that the game defines."""

    game: str
    against: Literal["bots", "people"]
    kind: str
    value: int
    table: str
    ended: int


class Doing(Struct):
    """The caller's statistics from the latest `games`; `more`: there are older ones, which are not included."""

    games: int
    more: bool
    least: int  # groups and rivals with fewer games are left out
    ratings: list[RatingRun]
    groups: list[Group]
    rivals: list[Rival]
    feats: list[Feat]


class FoundGames(Struct):
    """Some of the caller's finished games, the latest first; `more`: there are older ones."""

    games: list[Finished]
    more: bool
