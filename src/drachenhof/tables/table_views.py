"""Messages that create tables, and that show one to an observer: seats, position, choices, entries of the log."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from drachenhof.tables.fields import DAY, MAX_SEATS, BotName, Digest, Foreseen, Name, Number, Phrase, Small, Word


class PersonSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """A seat of the caller; several are for several people at one device."""

    name: Name | None = None
    commitment: Digest | None = None


class OpenSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat that a person takes by its link, or without one at a public table."""


class BotSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: BotName


class Live(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="live"):
    """All people are connected; a bot holds the seat of a person who is absent for `grace` seconds."""

    grace: Annotated[int, Meta(ge=10, le=3600)] = 120


class Correspondence(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="correspondence"):
    """People move when they have time; after `grace` seconds on one decision a bot holds the seat."""

    grace: Annotated[int, Meta(ge=3600, le=30 * DAY)] = 3 * DAY


class Create(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=10)]
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=MAX_SEATS)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    by_lot: bool = False  # seats are drawn by lot when all are taken
    review: bool = True  # people may request a review after its end


class OfTable(Struct, forbid_unknown_fields=True, tag_field="kind", tag="table"):
    """The game of a finished table."""

    table: Annotated[str, Meta(min_length=1, max_length=22)]


class OfRecord(Struct, forbid_unknown_fields=True, tag_field="kind", tag="record"):
    """A game whose record the client sends."""

    record: Raw


class OfDrill(Struct, forbid_unknown_fields=True, tag_field="kind", tag="drill"):
    """The game of a drill, up to its position."""

    game: Annotated[str, Meta(max_length=10)]
    drill: Annotated[str, Meta(max_length=20)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that begins after `moves` moves of another game, with its options."""

    of: OfTable | OfRecord | OfDrill
    moves: Number
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=MAX_SEATS)]
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    review: bool = True


class Seat(Struct, omit_defaults=True):
    """A seat as all observers see it."""

    kind: Literal["person", "open", "bot"]
    name: str | None = None
    bot: str | None = None
    taken: bool = False
    present: bool = False
    held: str | None = None  # the bot that holds it
    resigned: bool = False
    commitment: str | None = None  # SHA-256 of its secret for the deal
    left_out: bool = False  # it did not reveal that secret in time
    cancels: bool = False  # it asks to cancel
    unasked: str | None = None  # its request to cancel was declined or withdrawn; it may ask again after its next move
    reserved: bool = False  # for a player of the game before, or one who left
    reserved_for: str | None = None  # the name of that player
    program: bool = False  # its player is a bot account


class TableView(Struct):
    """A table as all observers see it."""

    id: str
    game: str
    hidden: bool  # the game has hidden information
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
    until: int | None = None  # end of the time for revealing secrets
    rated: bool = True  # it is rated, or will be
    unrated: str | None = None  # why it is not rated
    stake: bool = False  # giving up now counts as a loss
    given: int | None = None  # number of moves of the position it began with; null for a whole game
    day: str | None = None  # the day of a daily game
    duel_from: str | None = None  # the day from which on a duel can be made of it
    duel: str | None = None  # id of the duel
    tournament: str | None = None  # id of the tournament
    watchers: int = 0
    rematch: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None


class Choice(Struct):
    """A legal move and its effects."""

    move: str
    words: Phrase
    preview: Phrase
    gain: Foreseen | None = None  # its immediate effect
    forecast: list[Foreseen] | None = None  # its changes of the position's forecast


class Undoing(Struct):
    """How far a seat can undo: the entries, the last first; and what stops it there.

    The first `free` of them cost nothing. A longer undo, possible alone against bots, makes the game unrated.
    """

    to: list[int]
    stop: Literal["begin", "other", "chance"]
    free: int


class Known(Struct):
    """What a seat knows, for bot clients: its `Knowledge` in base64, and a hash of the layout of these bytes."""

    layout: str
    data: str


class Position(Struct):
    """The game as one observer may see it, after the entry `at`."""

    at: int
    to_move: int | Literal["chance", "over"]
    view: Raw | Mapping[str, Any]
    question: Phrase | None = None
    demand: Phrase | None = None  # a requirement for the next move that all observers can see
    choices: list[Choice] | None = None  # only for the seat to move
    undo: Undoing | None = None
    waiting: int | None = None  # time since which the seat to move is awaited
    forecast: list[Foreseen] | None = None  # effects of announced events on the observer in this position
    known: Known | UnsetType = UNSET  # only for the seat of a bot account


class Sentence(Struct):
    """A sentence of the story: its text, the seats it is about, and its tone."""

    text: Phrase
    seats: list[int]
    tone: str


class Moment(Struct, omit_defaults=True):
    """One of several steps of a move: the number of its sentences in the story, and the view after it.

    The last one has no view, because the message has the position after the move.
    """

    name: str
    said: int
    view: Raw | Mapping[str, Any] | None = None


class Told(Struct, omit_defaults=True):
    """An entry of the log as one observer may see it."""

    number: int
    time: int = field(name="at")  # in milliseconds since 1970
    kind: str
    seat: int | None = None
    move: str | None = None
    by: str | None = None  # the bot that decided
    heading: Phrase | None = None
    story: list[Sentence] | None = None
    moments: list[Moment] | None = None  # only in updates, and if there are several
    to: int | None = None
    long: bool | None = None  # an undo beyond the point where something was learnt
    given: int | None = None  # moves of the position that the game began with
    lot: list[int] | None = None  # by seat, its number before the seats were drawn by lot
    text: str | None = None
    reaction: str | None = None
    name: str | None = None
    program: bool | None = None  # its player is a bot account
    bot: str | None = None
    why: str | None = None
    table: str | None = None
    seats: list[int] | None = None
    until: int | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
