"""Messages about ratings, finished games and statistics."""

from msgspec import Struct

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
