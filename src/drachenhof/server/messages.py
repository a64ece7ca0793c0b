"""What clients and the server say to each other: every message is a class here, and stands in docs/protocol.md.

Over a WebSocket a message says its `type`; over HTTP the address says it. Seats
count from 0. Phrases are codes and arguments from which the client makes words
(docs/words.md).
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from drachenhof.analysis.forecast import Gain, Strike
from drachenhof.game import games

GAME_NAMES = tuple(games)
MAX_NAME, MAX_CHAT, MAX_REQUEST = 40, 500, 64
MAX_MESSAGE = 8192  # bytes of one message of a client
MAX_RECORD = 60_000  # bytes of a record; a connection takes no longer request
DAY = 86_400

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Request: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_REQUEST, pattern="^[ -~]+$")]
Digest: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Small: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Phrase: TypeAlias = Any
REACTIONS = ("bravo", "ouch", "thanks", "thinking", "hurry", "laugh")


# What one sets up


class PersonSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """A seat of whoever creates the table; several are for several people at one device."""

    name: Name | None = None
    commitment: Digest | None = None


class OpenSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat that somebody takes by its link, or at a public table anybody."""


class BotSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: BotName


class Live(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="live"):
    """Everybody is there; the seat of one who is away is held by a bot after so many seconds."""

    grace: Annotated[int, Meta(ge=10, le=3600)] = 120


class Correspondence(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="correspondence"):
    """A move when one has time; after so many seconds on one decision a bot holds the seat."""

    grace: Annotated[int, Meta(ge=3600, le=30 * DAY)] = 3 * DAY


class Create(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=10)]
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=6)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    by_lot: bool = False  # the seats are drawn when all are taken; else they are as they stand here


class OfTable(Struct, forbid_unknown_fields=True, tag_field="kind", tag="table"):
    """A game at a table that is over."""

    table: Annotated[str, Meta(min_length=1, max_length=22)]


class OfRecord(Struct, forbid_unknown_fields=True, tag_field="kind", tag="record"):
    """A game of which one has the record."""

    record: Raw


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that begins with a position: after so many moves of another game, whose options it has."""

    of: OfTable | OfRecord
    moves: Number
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=6)]
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False


# What one asks for at a table


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that one asks for; the same `id` again is the same request, and gets the same answer."""

    id: Request


class Move(Command):
    """A move in words, at the position that the entry `at` led to."""

    at: Number
    move: Annotated[str, Meta(min_length=1, max_length=100)]


class Undo(Command):
    """Take moves back: the position becomes the one that the entry `to` led to."""

    at: Number
    to: Number


class Hint(Command):
    """What the strongest bot thinks of one's choices."""

    at: Number


class Say(Command):
    """Chat: a text, or one of the reactions."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)] | None = None
    reaction: Literal["bravo", "ouch", "thanks", "thinking", "hurry", "laugh"] | None = None


class Sit(Command):
    """Take a seat: by its link, or at a public table any open one. By HTTP, who has no name yet says it with it."""

    link: Key | None = None
    seat: SeatNumber | None = None
    commitment: Digest | None = None
    name: Name | None = None


class Commit(Command):
    """Add a secret of one's own to the deal, by its SHA-256."""

    commitment: Digest


class Reveal(Command):
    """Show the secret, when all seats are taken."""

    secret: Digest


class Leave(Command):
    """Get up: before the game the seat is free again, later a bot holds it."""


class Back(Command):
    """Take one's seat back from the bot that holds it."""


class Resign(Command):
    """Give the game up."""


class Cancel(Command):
    """End the table without a result: the host before the game, later all persons together."""


class Decline(Command):
    """Say no to those who want to cancel, or take one's own wish back."""


class Change(Command):
    """The host gives a seat to a bot, or opens it (again); whoever never came loses it."""

    seat: SeatNumber
    bot: BotName | None = None


class Link(Command):
    """The host wants a new link for an open seat; an older one ends."""

    seat: SeatNumber


class Rematch(Command):
    """The same people at a new table."""

    commitment: Digest | None = None


class Ping(Command):
    """Are you there?"""


COMMANDS: tuple[type[Command], ...] = (
    Move,
    Undo,
    Hint,
    Say,
    Sit,
    Commit,
    Reveal,
    Leave,
    Back,
    Resign,
    Cancel,
    Decline,
    Change,
    Link,
    Rematch,
    Ping,
)
AnyCommand: TypeAlias = (
    Move
    | Undo
    | Hint
    | Say
    | Sit
    | Commit
    | Reveal
    | Leave
    | Back
    | Resign
    | Cancel
    | Decline
    | Change
    | Link
    | Rematch
    | Ping
)


# What the server says at a table


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
    unasked: str | None = None  # that was declined or withdrawn; he may ask again after his next move
    reserved: bool = False  # for somebody of the game before


class TableView(Struct):
    """A table, as all see it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    pace: Live | Correspondence
    public: bool
    hints: bool
    by_lot: bool
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
    watchers: int = 0
    rematch: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None


class Choice(Struct):
    """A legal move, and what it would bring."""

    move: str
    words: Phrase
    preview: Phrase
    gain: Gain | None = None  # what it brings at once
    forecast: list[Strike] | None = None  # what it would change of the position's


class Undoing(Struct):
    """How far one can go back: the entries, the last first; and why not further.

    The first `free` of them cost nothing; beyond, alone against bots, the game does not count any more.
    """

    to: list[int]
    stop: Literal["begin", "other", "chance"]
    free: int


class Position(Struct):
    """The game as one observer may know it, after the entry `at`."""

    at: int
    to_move: int | Literal["chance", "over"]
    view: Raw | dict[str, Any]
    question: Phrase | None = None
    demand: Phrase | None = None  # what lies on the table demands of the next one; all see it
    choices: list[Choice] | None = None  # only for the seat to move
    undo: Undoing | None = None
    waiting: int | None = None  # since when the seat to move is awaited
    forecast: list[Strike] | None = None  # what the months to come would do to the observer, as things stand


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
    view: Raw | dict[str, Any] | None = None


class Told(Struct, omit_defaults=True):
    """An entry of the log, as one observer may read it."""

    number: int
    at: int
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
    bot: str | None = None
    why: str | None = None
    table: str | None = None
    seats: list[int] | None = None
    until: int | None = None
    scores: list[int] | None = None
    places: list[int] | None = None


class Answer(Struct, tag_field="type", tag=str.lower):
    """What the server says."""


class Update(Answer):
    """What is new: the entries since the last number seen, and how things stand after them.

    `you` are one's seats, `eyes` the one from which the position is seen (None: a
    spectator's), `host` says whether one created the table, `kept` which free seats
    wait for one. What has not changed is left out.
    """

    last: int
    entries: list[Any]
    table: Any | UnsetType = UNSET
    position: Any | UnsetType = UNSET
    you: list[int] | UnsetType = UNSET
    eyes: int | UnsetType | None = UNSET
    host: bool | UnsetType = UNSET
    kept: list[int] | UnsetType = UNSET
    more: bool | UnsetType = UNSET  # further entries follow in the next message


class Accepted(Answer, omit_defaults=True):
    """Done, and kept: the entry `number`. A `link` or the id of a new `table`, where one was asked for."""

    id: str
    number: int
    link: str | None = None
    table: str | None = None


class Advice(Answer):
    """A hint: the best choices first."""

    id: str
    at: int
    exact: bool
    choices: list["Advised"]


class Advised(Struct):
    """What several searches think of a choice: its chance to win lies between `low` and `high`.

    Null where they differ too much, or all was computed; `equal` is about as good as the first.
    """

    move: str
    words: Phrase
    low: float | None
    high: float | None
    score: float | None
    equal: bool
    visits: int


class Refused(Answer, omit_defaults=True):
    """Not done: the reason by its code, the rule that refuses, what it is about, and the words as a phrase.

    A request that came too late gets the entries that it missed.
    """

    code: str
    id: str | None = None
    rule: str | None = None
    arguments: dict[str, Any] = {}
    said: Phrase | None = None
    missed: Any | None = None


class Pong(Answer):
    """Yes."""

    id: str
    now: int


class Presence(Answer):
    """Who is connected, by seat, and how many watch."""

    present: list[bool]
    watchers: int


ANSWERS: tuple[type[Answer], ...] = (Update, Accepted, Advice, Refused, Pong, Presence)
