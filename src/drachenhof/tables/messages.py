"""Messages of a table between clients and the server, documented in docs/protocol.md.

Over a WebSocket a message has a `type`; over HTTP the path has that role. Seats count from 0. Phrases are codes and
arguments that the client translates (docs/words.md). This module also exports the messages of `create_table` and
`table_views`, and the field types of `fields`.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

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
    BotSeat,
    Choice,
    Correspondence,
    Create,
    Known,
    Live,
    Moment,
    OfDrill,
    OfRecord,
    OfTable,
    OpenSeat,
    PersonSeat,
    PlayOn,
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


# Commands of clients


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A command of a client. A repeated `id` is the same request, and gets the same answer."""

    id: Request


class Move(Command):
    """Make a move, given in notation, at the position after entry `at`."""

    at: Number
    move: Annotated[str, Meta(min_length=1, max_length=100)]


class Undo(Command):
    """Undo moves: go back to the position after entry `to`."""

    at: Number
    to: Number


class Hint(Command):
    """Ask for the value of the caller's choices."""

    at: Number


class Coach(Command):
    """Ask which of the caller's choices are mistakes, and what mattered in the last month or round unless `heard`.

    After the end of the game only the latter is answered.
    """

    at: Number
    heard: Number = 0


class Say(Command):
    """Write to the chat: a text, or one of the reactions."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)] | None = None
    reaction: Literal["bravo", "ouch", "thanks", "thinking", "hurry", "laugh"] | None = None


class Sit(Command):
    """Take a seat: by its link, or any open one at a public table. By HTTP, newcomers send their `name` along."""

    link: Key | None = None
    seat: SeatNumber | None = None
    commitment: Digest | None = None
    name: Name | None = None


class Commit(Command):
    """Commit to a secret for the deal by its SHA-256."""

    commitment: Digest


class Reveal(Command):
    """Reveal the secret after all seats are taken."""

    secret: Digest


class Leave(Command):
    """Leave the seat: before the game it becomes free, later a bot holds it."""


class Back(Command):
    """Take the caller's seat back from the bot that holds it."""


class Resign(Command):
    """Resign."""


class Cancel(Command):
    """Cancel the table without a result: the host before the game, later only if all people agree."""


class Decline(Command):
    """Decline a request to cancel, or withdraw the caller's own."""


class Change(Command):
    """Give a seat to a bot, or open it, for hosts. A reservation ends."""

    seat: SeatNumber
    bot: BotName | None = None


class Link(Command):
    """Make a new link for an open seat, for hosts. The older one ends."""

    seat: SeatNumber


class Rematch(Command):
    """Create a new table for the same people."""

    commitment: Digest | None = None


class Ping(Command):
    """Ask for a `Pong`, to check the connection."""


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


# Messages of the server


class Answer(Struct, tag_field="type", tag=str.lower):
    """A message of the server."""


class Update(Answer):
    """The entries after the last number seen, and the state after them. Unchanged parts are left out.

    `you` are the reader's seats. `eyes` is the seat whose view the position is, None for a spectator. `host` says
    whether the reader created the table. `kept` are the free seats reserved for the reader.
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
    """Done: entry `number` is stored. With the requested `link`, or the id of the new `table`."""

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
    """A measured choice. The chance to win of the first one lies between `low` and `high` (95 %).

    Both are null for other choices, if that is not known well enough, or was computed exactly. `score` is the expected
    final score. `equal`: about as good as the first choice. `visits`: number of rollouts. A worse choice loses between
    `less_low` and `less_high` of the chance to win against the first. `why` is a sentence.
    """

    move: str
    words: Phrase
    low: float | None
    high: float | None
    score: float | None
    equal: bool
    visits: int
    less_low: float | None = None
    less_high: float | None = None
    why: Phrase | None = None


class Coached(Answer):
    """Advice of the coach: the good choices, the best first, and the mistakes.

    `part` is the month or the round, from 1 (0 before the first). `mattered` is a sentence about the part before it,
    or after the end about the last one.
    """

    id: str
    at: int
    part: int
    better: list[str]
    costly: list["Costly"]
    mattered: Phrase | None


class Costly(Struct):
    """A choice that is a mistake: its cost in place value (1 to −1), and in the chance to win (0 to 1).

    `low` and `high` are the 95 % interval of the cost, `chance_low` and `chance_high` that of the chance. `why` are
    sentences, the clearest reason first. `persons` says how much is lost to announced events.
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
    """Refused: a code, the rule that forbids it, its arguments, and a phrase to show.

    A stale request also gets the entries that it missed.
    """

    code: str
    id: str | None = None
    rule: str | None = None
    arguments: dict[str, Any] = {}
    said: Phrase | None = None
    missed: Any | None = None


class Pong(Answer):
    """The answer to `Ping`."""

    id: str
    now: int


class Presence(Answer):
    """By seat, whether its person is connected; and the number of spectators."""

    present: list[bool]
    watchers: int


ANSWERS: tuple[type[Answer], ...] = (Update, Accepted, Advice, Coached, Refused, Pong, Presence)
