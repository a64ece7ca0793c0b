"""What is sent by HTTP beside the tables: who asks, lists, ratings, how the server is."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.server.protocol.lessons import Reached
from drachenhof.server.protocol.messages import Correspondence, Key, Live, Name, Seat

# Who one is


class NewPerson(Struct, forbid_unknown_fields=True):
    """A name is enough; a `program` is one for good."""

    name: Name
    program: bool = False


class Carry(Struct, forbid_unknown_fields=True):
    """A personal key, from another device."""

    key: Key


class Hook(Struct, forbid_unknown_fields=True):
    """Where to say "your turn"; null: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class ListedSeat(Struct):
    """Who sits somewhere, in a list; nobody where there is neither a name nor a bot."""

    name: str | None
    bot: str | None
    you: bool
    program: bool = False


class OwnTable(Struct):
    """A table at which one sits."""

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
    """Whoever asks."""

    id: str
    name: str
    created: int
    hook: str | None
    hooks_allowed: bool
    tables: list[OwnTable]
    program: bool = False  # marked as one everywhere
    lessons: dict[str, Reached] = {}  # how far one has come with each, by `GAME/LESSON`
    drills: dict[str, int] = {}  # stars for each, by `GAME/ID`


class NewKey(Struct):
    """A key that is shown once."""

    key: str


class Feed(Struct):
    """The address of one's feed; a new one ends the old."""

    path: str


# Tables and games


class Created(Struct):
    """A new table: its id, one's seats, the links of the open seats, which are shown once, and its commitment."""

    table: str
    seats: list[int]
    links: dict[str, str]
    commitment: str  # SHA-256 of the server's secret; the first deal comes after it was told


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    players: int
    options: dict[str, Any]
    seats: list[Seat]
    created: int
    changed: int
    hints: bool
    pace: Live | Correspondence
    given: int | None = None  # how many moves led to the position that it began with, if it did


class Tables(Struct):
    """Public tables, the latest first."""

    tables: list[Listed]


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    choices: list[Any]
    default: Any
    rule: str | None  # the number of the rule that says what it changes


class BotInfo(Struct):
    """A bot of a game."""

    name: str
    budget: str | None
    offered: bool = True  # as an opponent; others are there to compare bots with


class GameInfo(Struct):
    """What one needs to know of a game to create a table, and to read its rules and results."""

    name: str
    letter: str  # what the numbers of its rules begin with
    hidden: bool  # seats have secrets from each other
    fewest_win: bool  # the lowest score is the best
    players: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    opponent: str  # the bot that somebody meets who asks for none
    beginner: str  # the bot of a very first game, with a coach


class Games(Struct):
    """The games."""

    games: list[GameInfo]
    reactions: list[str]
    reveal_seconds: int


# Results


class Rating(Struct):
    """A rating at a game: `points` are 20 · (mu − 3 sigma), at least 0; a bot's is fixed, a `program` has no place."""

    game: str
    player: str  # a name
    bot: bool
    mu: float
    sigma: float
    games: int
    points: int
    sure: bool  # it rests on enough games
    place: int | None = None  # among all people; None for bots and programs, and beyond the 10,000th
    you: bool = False
    program: bool = False


class Ratings(Struct):
    """Ratings of a game, the best first, by mu − 3 sigma."""

    game: str
    ratings: list[Rating]


class SeatRating(Struct):
    """How strong somebody at a table is."""

    points: int
    sure: bool
    games: int
    bot: bool
    program: bool = False


class TableRatings(Struct):
    """Why a game does not count for whoever asks (null: it does), and how strong each seat is; null for a free one."""

    unrated: str | None
    seats: list[SeatRating | None]


class Tally(Struct):
    """How one did at a game, at tables of one size."""

    game: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_score: float | None
    best_score: int | None


class Finished(Struct):
    """A finished game of one's own."""

    table: str
    game: str
    players: int
    seat: int
    place: int
    score: int | None
    rated: bool
    ended: int
    given: bool = False  # it began with a position, and is in no tally
    seats: list[ListedSeat] = []


class Statistics(Struct):
    """One's games: summed up, and the latest."""

    tallies: list[Tally]
    ratings: list[Rating]
    latest: list[Finished]


# The server


class Preparing(Struct):
    """What is compiled for this machine, once, before all bots can move: of which game, and how much of it is done."""

    game: str
    part: str
    done: float


class Prepared(Struct):
    """What bots have to wait for; null when everything is there."""

    preparing: Preparing | None


class Health(Struct):
    """How the server is."""

    status: str
    version: str
    preparing: Preparing | None = None
