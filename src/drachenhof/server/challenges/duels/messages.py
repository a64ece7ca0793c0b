"""Messages of duels: a duel, a try at it, and the comparison of two games."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.server.challenges.daily.messages import OwnTry
from drachenhof.tables.fields import MAX_SEATS, BotName, Digest, Phrase, SeatNumber, Small, Word
from drachenhof.tables.resources import Course
from drachenhof.tables.table_views import OfRecord, OfTable


class OfGame(Struct, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """A new game, whose challenger is a bot."""

    game: Annotated[str, Meta(max_length=10)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    players: Annotated[int, Meta(ge=2, le=MAX_SEATS)] | None = None


class NewDuel(Struct, forbid_unknown_fields=True):
    """A duel at one seat of a finished game, or of a new one; `challenger`: a bot that plays it first."""

    of: OfTable | OfRecord | OfGame
    seat: SeatNumber = 0
    challenger: BotName | None = None


class NewDuelTry(Struct, forbid_unknown_fields=True):
    """A try at a duel; `fun`: another try, after the rated one, that does not count."""

    fun: bool = False


class DuelMade(Struct):
    """A new duel; its page is `/duel/ID`."""

    duel: str


class Duellist(Struct):
    """A player of a duel; `score` and `place` are null until the game is over, and if it was given up."""

    name: str
    bot: str | None
    you: bool
    over: bool
    score: int | None
    place: int | None  # at the player's own table
    table: str | None  # null until the reader may see it


class Duel(Struct):
    """A duel: its game, its challenger, and the results of others, the best first.

    `follows`: it repeats the luck of an earlier game. `eased`: the challenger had hints, or undid a move after learning
    something. `may_look`: the reader has finished a try, or knows the challenger's game.
    """

    id: str
    game: str
    options: dict[str, Any]
    seat: int
    players: int
    bots: list[str | None]
    given: int | None
    created: int
    commitment: Digest
    follows: bool
    eased: bool
    challenger: Duellist
    own: OwnTry | None
    others: list[Duellist]
    tries: int
    yours: bool  # the reader made it
    may_look: bool
    secret: Digest | None


class ListedDuel(Struct):
    """A duel in the reader's list; `tries` is the number of finished tries."""

    id: str
    game: str
    created: int
    name: str
    bot: str | None
    score: int | None
    yours: bool
    own: OwnTry | None
    tries: int


class Duels(Struct):
    """The reader's duels, the latest first."""

    duels: list[ListedDuel]


class DuelChoice(Struct):
    """A decision: move `number` of its game, from 1."""

    number: int
    move: str
    words: Phrase


class Parting(Struct):
    """A decision in which two games differ; `gap`: the difference of their gains in that month or round."""

    part: int
    first: bool
    gap: int
    one: DuelChoice | None
    other: DuelChoice | None


class Comparison(Struct):
    """A comparison of two games, and where they differ; the seats of `course` are `one` and `other`."""

    game: str
    seat: int
    one: Duellist
    other: Duellist
    course: Course
    partings: list[Parting]
