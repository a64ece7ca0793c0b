"""Messages about people: accounts, ratings, statistics of their games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drachenhof.server.learn.messages import Reached
from drachenhof.server.reviews.messages import Span
from drachenhof.tables.fields import Phrase
from drachenhof.tables.messages import Key, Name
from drachenhof.tables.resources import ListedSeat


class Rating(Struct):
    """A rating at a game: `points` are 20 · (mu − 3 sigma), at least 0; a bot's is fixed, a `program` is not ranked."""

    game: str
    player: str  # a name
    bot: bool
    mu: float
    sigma: float
    games: int
    points: int
    sure: bool  # established by enough games
    place: int | None = None  # among all people; None for bots and programs, and beyond the 10,000th
    you: bool = False
    program: bool = False


class Ratings(Struct):
    """Ratings of a game, the best first, by mu − 3 sigma."""

    game: str
    ratings: list[Rating]


class SeatRating(Struct):
    """The rating of a seat's player."""

    points: int
    sure: bool
    games: int
    bot: bool
    program: bool = False


class TableRatings(Struct):
    """Why a game is not rated for the caller (null if it is), and the rating of each seat; null for a free one."""

    unrated: str | None
    seats: list[SeatRating | None]


class Tally(Struct):
    """The caller's results at a game, at tables of one size."""

    game: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_score: float | None
    best_score: int | None


class Finished(Struct):
    """A finished game of the caller."""

    table: str
    game: str
    players: int
    seat: int
    place: int
    score: int | None
    rated: bool
    ended: int
    given: bool = False  # it began with a position, so it is in no tally
    seats: list[ListedSeat] = []


class Statistics(Struct):
    """The caller's results, ratings and latest games."""

    tallies: list[Tally]
    ratings: list[Rating]
    latest: list[Finished]


# The server


class NewPerson(Struct, forbid_unknown_fields=True):
    """A name for an account; `program` makes it a bot account, permanently."""

    name: Name
    program: bool = False


class Carry(Struct, forbid_unknown_fields=True):
    """A personal key, from another device."""

    key: Key


class Hook(Struct, forbid_unknown_fields=True):
    """The URL of a webhook for "your turn"; null for none."""

    url: Annotated[str, Meta(max_length=500)] | None


class OwnTable(Struct):
    """A table at which the caller sits."""

    id: str
    game: str
    status: str
    changed: int
    seat: int
    your_turn: bool
    mover: int | None  # the seat whose turn it is
    part: int | None  # the month or the round
    seats: list[ListedSeat]


class Me(Struct):
    """The caller's account."""

    id: str
    name: str
    created: int
    hook: str | None
    hooks_allowed: bool
    tables: list[OwnTable]
    program: bool = False  # a bot account, marked as one everywhere
    lessons: dict[str, Reached] = {}  # progress by `GAME/LESSON`
    drills: dict[str, int] = {}  # stars by `GAME/ID`


class NewKey(Struct):
    """A key that is shown once."""

    key: str


class Feed(Struct):
    """The address of the caller's feed; a new one ends the old."""

    path: str


# Tables and games


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


class PlayerStats(Struct):
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
