"""Messages about lists of tables, games, bots and the state of the server."""

from typing import Any

from msgspec import Struct

from drachenhof.tables.messages import Correspondence, Live, Seat


class ListedSeat(Struct):
    """Who sits somewhere, in a list; nobody where there is neither a name nor a bot."""

    name: str | None
    bot: str | None
    you: bool
    program: bool = False


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
