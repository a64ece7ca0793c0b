"""What clients and the server say to each other at a table; every message stands in docs/protocol.md.

Over a WebSocket a message says its `type`; over HTTP the address says it. Seats
count from 0. Phrases are codes and arguments from which the client makes words
(docs/words.md). What tables are created with is in `create_table`, what is shown of them
in `table_views`, and how long a field may be in `fields`; all of it can be had from here.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from drachenhof.tables.create_table import (
    BotSeat,
    Correspondence,
    Create,
    Live,
    OfDrill,
    OfRecord,
    OfTable,
    OpenSeat,
    PersonSeat,
    PlayOn,
)
from drachenhof.tables.fields import (
    DAY,
    GAME_NAMES,
    MAX_CHAT,
    MAX_MESSAGE,
    MAX_NAME,
    MAX_RECORD,
    MAX_REQUEST,
    REACTIONS,
    BotName,
    Digest,
    Key,
    Name,
    Number,
    Phrase,
    Request,
    SeatNumber,
)
from drachenhof.tables.table_views import (
    Choice,
    Known,
    Moment,
    Position,
    Seat,
    Sentence,
    TableView,
    Told,
    Undoing,
)

__all__ = ["DAY", "GAME_NAMES", "MAX_CHAT", "MAX_MESSAGE", "MAX_NAME", "MAX_RECORD", "MAX_REQUEST", "REACTIONS"]
__all__ += ["Choice", "Key", "Known", "Moment", "Name", "Position", "Seat", "Sentence", "TableView", "Told", "Undoing"]
__all__ += [
    "BotSeat",
    "Correspondence",
    "Create",
    "Live",
    "OfDrill",
    "OfRecord",
    "OfTable",
    "OpenSeat",
    "PersonSeat",
    "PlayOn",
]


# What one asks for at a table


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that a client asks for; the same `id` again is the same request, and gets the same answer."""

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
    """What the caller's choices are worth."""

    at: Number


class Coach(Command):
    """Which of the caller's choices cost much; and what mattered in the last month or round, unless it was `heard`.

    After the end only that.
    """

    at: Number
    heard: Number = 0


class Say(Command):
    """Chat: a text, or one of the reactions."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)] | None = None
    reaction: Literal["bravo", "ouch", "thanks", "thinking", "hurry", "laugh"] | None = None


class Sit(Command):
    """Take a seat: by its link, or any open one at a public table. By HTTP, newcomers send their `name` along."""

    link: Key | None = None
    seat: SeatNumber | None = None
    commitment: Digest | None = None
    name: Name | None = None


class Commit(Command):
    """Add an own secret to the deal, by its SHA-256."""

    commitment: Digest


class Reveal(Command):
    """Show the secret, when all seats are taken."""

    secret: Digest


class Leave(Command):
    """Get up: before the game the seat is free again, later a bot holds it."""


class Back(Command):
    """Take the own seat back from the bot that holds it."""


class Resign(Command):
    """Give the game up."""


class Cancel(Command):
    """End the table without a result: the host before the game, later all persons together."""


class Decline(Command):
    """Say no to those who want to cancel, or withdraw an own request to."""


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
    Coach,
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


# What the server says at a table


class Answer(Struct, tag_field="type", tag=str.lower):
    """What the server says."""


class Update(Answer):
    """What is new: the entries since the last number seen, and how things stand after them.

    `you` are the reader's seats, `eyes` the one from which the position is seen (None:
    a spectator's), `host` says whether the reader created the table, `kept` which free
    seats wait for the reader. What has not changed is left out.
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
    """What was measured of a choice: its chance to win lies between `low` and `high` (95 %).

    Both are null where that is not known well enough, or where everything was computed; `score` is of the end
    of the game, `equal` says that the choice is about as good as the first, `visits` counts the rollouts.
    """

    move: str
    words: Phrase
    low: float | None
    high: float | None
    score: float | None
    equal: bool
    visits: int


class Coached(Answer):
    """What a coach would say: what is better, the best first, and which choices cost much.

    `part` is the month or the round, from 1 (0 before it), `mattered` a sentence about the one before. After
    the end it is about the last one.
    """

    id: str
    at: int
    part: int
    better: list[str]
    costly: list["Costly"]
    mattered: Phrase | None


class Costly(Struct):
    """A choice that costs much: of place value (1 to −1), and of the chance to win (0 to 1).

    `low` and `high` are the ends of the cost, `chance_low` and `chance_high` those of the chance (95 %). `why` are
    sentences, the clearest reason first; `persons` says how much is lost to what is announced.
    """

    move: str
    cost: float
    low: float
    high: float
    chance: float
    chance_low: float
    chance_high: float
    lost: int = field(name="persons")
    why: list[Phrase]


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


ANSWERS: tuple[type[Answer], ...] = (Update, Accepted, Advice, Coached, Refused, Pong, Presence)
