"""Messages about lists of tables, games, bots, replays and the state of the server."""

from typing import Any

from msgspec import Struct

from drachenhof.tables.messages import Correspondence, Live, Position, Seat, Told


class ListedSeat(Struct):
    """The player of a seat in a list; a free seat has neither a name nor a bot."""

    name: str | None
    bot: str | None
    you: bool
    program: bool = False
    reserved: bool = False  # for this player, who has not come yet


class Created(Struct):
    """A new table: its id, the caller's seats, the links of open seats (shown once), and its commitment."""

    table: str
    seats: list[int]
    links: dict[str, str]
    commitment: str  # SHA-256 of the server's secret, sent before the first deal


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
    given: int | None = None  # number of moves of the position it began with; null for a whole game


class Tables(Struct):
    """Public tables, the latest first."""

    tables: list[Listed]


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    choices: list[Any]
    default: Any
    rule: str | None  # the number of its rule


class BotInfo(Struct):
    """A bot of a game."""

    name: str
    budget: str | None
    offered: bool = True  # as an opponent; the others are only for comparisons


class GameInfo(Struct):
    """What a client must know of a game to create a table, and to show its rules and results."""

    name: str
    letter: str  # first letter of its rule numbers
    hidden: bool  # it has hidden information
    fewest_win: bool  # the lowest score is the best
    players: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    opponent: str  # the default opponent
    beginner: str  # the opponent of a first game, with the coach


class Games(Struct):
    """The games."""

    games: list[GameInfo]
    reactions: list[str]
    reveal_seconds: int


class Prepared(Struct):
    """Always null: older pages ask what bots wait for."""

    preparing: None = None


class Health(Struct):
    """The health of the server."""

    status: str
    version: str
    preparing: None = None  # for older clients


class Stepped(Struct):
    """A move, and the position after it."""

    entry: Told
    position: Position


class Steps(Struct):
    """Moves of a game after the first `after` of all `moves`, and the position before them."""

    game: str
    options: dict[str, Any]
    seats: list[Seat]
    moves: int
    after: int
    eyes: int | None
    before: Position
    steps: list[Stepped]
    scores: list[int] | None
    places: list[int] | None
    ended: bool = True  # the game has ended, so its positions can be played on
    given: int | None = None  # number of moves of the position it began with; null for a whole game
    day: str | None = None  # this and the following as in `TableView`
    duel_from: str | None = None
    tournament: str | None = None


class Course(Struct):
    """Points or coins lost: `parts[part][source][seat]`, by month and at the end, or by round."""

    sources: list[str]
    parts: list[list[list[int]]]
    end: bool  # the last part is the final scoring, not a month or round
