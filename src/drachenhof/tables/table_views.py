"""What an observer sees of a table: its seats, the position, its choices, and the entries of its log."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from drachenhof.tables.create_table import Correspondence, Live
from drachenhof.tables.fields import Foreseen, Phrase


class Seat(Struct, omit_defaults=True):
    """One seat, as all see it."""

    kind: Literal["person", "open", "bot"]
    name: str | None = None
    bot: str | None = None
    taken: bool = False
    present: bool = False
    held: str | None = None  # the bot that holds it
    resigned: bool = False
    commitment: str | None = None  # SHA-256 of the secret that it adds to the deal
    left_out: bool = False  # it did not show that secret in time
    cancels: bool = False  # has asked to cancel
    unasked: str | None = None  # that was declined or withdrawn; the seat may ask again after its next move
    reserved: bool = False  # for somebody of the game before
    program: bool = False  # whoever sits there is one


class TableView(Struct):
    """A table, as all see it."""

    id: str
    game: str
    hidden: bool  # seats have secrets from each other
    players: int
    options: dict[str, Any]
    pace: Live | Correspondence
    public: bool
    hints: bool
    by_lot: bool
    review: bool  # it may be reviewed when it is over
    status: Literal["open", "fixing", "playing", "over", "cancelled", "broken"]
    seats: list[Seat]
    commitment: str  # SHA-256 of the server's secret
    engine: str
    created: int
    until: int | None = None  # the end of the time to reveal
    rated: bool = True  # it counts for the ratings, or will
    unrated: str | None = None  # why it does not
    stake: bool = False  # it counts already: who gives up now has lost
    given: int | None = None  # how many moves led to the position that it began with, if it did
    day: str | None = None  # of the game of a day, whose luck it has: that day
    duel_from: str | None = None  # of the same: the first day on which it can become a duel
    duel: str | None = None  # of a duel, whose luck it has: its id
    tournament: str | None = None  # the same of a tournament
    watchers: int = 0
    rematch: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None


class Choice(Struct):
    """A legal move, and what it would bring."""

    move: str
    words: Phrase
    preview: Phrase
    gain: Foreseen | None = None  # what it brings at once
    forecast: list[Foreseen] | None = None  # what it would change of the position's


class Undoing(Struct):
    """How far a seat can go back: the entries, the last first; and why not further.

    The first `free` of them cost nothing; beyond, alone against bots, the game does not count any more.
    """

    to: list[int]
    stop: Literal["begin", "other", "chance"]
    free: int


class Known(Struct):
    """What a seat knows, for programs: the bytes of its `Knowledge` in base64, and a hash of how they are laid out."""

    layout: str
    data: str


class Position(Struct):
    """The game as one observer may know it, after the entry `at`."""

    at: int
    to_move: int | Literal["chance", "over"]
    view: Raw | Mapping[str, Any]
    question: Phrase | None = None
    demand: Phrase | None = None  # what lies on the table demands of the next one; all see it
    choices: list[Choice] | None = None  # only for the seat to move
    undo: Undoing | None = None
    waiting: int | None = None  # since when the seat to move is awaited
    forecast: list[Foreseen] | None = None  # what is announced, and would do to the observer, as things stand
    known: Known | UnsetType = UNSET  # only for the seat of a program


class Sentence(Struct):
    """A part of the story: whom it is about, and how it is told."""

    text: Phrase
    seats: list[int]
    tone: str


class Moment(Struct, omit_defaults=True):
    """One of several things that a move led to: how many sentences of its story tell it, and how things stood then.

    The last one has no view: the position after the move is the one of the message.
    """

    name: str
    said: int
    view: Raw | Mapping[str, Any] | None = None


class Told(Struct, omit_defaults=True):
    """An entry of the log, as one observer may read it."""

    number: int
    time: int = field(name="at")  # in milliseconds since 1970
    kind: str
    seat: int | None = None
    move: str | None = None
    by: str | None = None  # the bot that decided
    heading: Phrase | None = None
    story: list[Sentence] | None = None
    moments: list[Moment] | None = None  # where there are several, and it is news; not in the log
    to: int | None = None
    long: bool | None = None  # further back than to where something was learnt
    given: int | None = None  # moves of the position that the game began with
    lot: list[int] | None = None  # by seat, the place at which its player sat before
    text: str | None = None
    reaction: str | None = None
    name: str | None = None
    program: bool | None = None  # whoever is named so is one
    bot: str | None = None
    why: str | None = None
    table: str | None = None
    seats: list[int] | None = None
    until: int | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
