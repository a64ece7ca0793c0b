"""What is said about duels: a game that somebody has played, for others to beat, and both beside one another."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.server.challenges.daily.messages import OwnTry
from drachenhof.server.replays.messages import Course
from drachenhof.tables.create_table import OfRecord, OfTable
from drachenhof.tables.fields import MAX_SEATS, BotName, Digest, Phrase, SeatNumber, Small, Word


class OfGame(Struct, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """A game that nobody has played yet: a bot has to be the challenger."""

    game: Annotated[str, Meta(max_length=10)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    players: Annotated[int, Meta(ge=2, le=MAX_SEATS)] | None = None


class NewDuel(Struct, forbid_unknown_fields=True):
    """A duel at one seat of a game that is over, or of a new one; `challenger`: a bot that plays it first."""

    of: OfTable | OfRecord | OfGame
    seat: SeatNumber = 0
    challenger: BotName | None = None


class NewDuelTry(Struct, forbid_unknown_fields=True):
    """A try at a duel; `fun`: one more that does not count, after one's own."""

    fun: bool = False


class DuelMade(Struct):
    """A duel, which stands at `/duel/ID`."""

    duel: str


class Duellist(Struct):
    """One who has played a duel; `score` and `place` are null until it is over, and if it was given up."""

    name: str
    bot: str | None
    you: bool
    over: bool
    score: int | None
    place: int | None  # at the own table
    table: str | None  # null until one may look at it


class Duel(Struct):
    """What is played in a duel, who is to be beaten, and how others did, the best first.

    `follows`: its luck is that of a game which was played before. `eased`: the challenger had hints, or went back after
    something was learnt. `may_look`: one has played oneself, or knows the challenger's game.
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
    yours: bool  # one made it
    may_look: bool
    secret: Digest | None


class ListedDuel(Struct):
    """A duel that one made or tried; `tries` are over."""

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
    """One's duels, the latest first."""

    duels: list[ListedDuel]


class DuelChoice(Struct):
    """What somebody decided with move `number` of the own game, from 1."""

    number: int
    move: str
    words: Phrase


class Parting(Struct):
    """Where two games parted: `first` of all, or where it shows; `gap`: what one gained more in that month or round."""

    part: int
    first: bool
    gap: int
    one: DuelChoice | None
    other: DuelChoice | None


class Beside(Struct):
    """Two games of a duel side by side, and where they parted; the seats of `course` are the `one` and the `other`."""

    game: str
    seat: int
    one: Duellist
    other: Duellist
    course: Course
    partings: list[Parting]
