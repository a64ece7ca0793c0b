"""Messages about a person: name, keys, tables, settings."""

from typing import Annotated

from msgspec import Meta, Struct

from drachenhof.server.learn.messages import Reached
from drachenhof.tables.messages import Key, Name
from drachenhof.tables.resources import ListedSeat


class NewPerson(Struct, forbid_unknown_fields=True):
    """A name for an account; `program` makes it a bot account, permanently."""

    name: Name
    program: bool = False


class Carry(Struct, forbid_unknown_fields=True):
    """A personal key, from another device."""

    key: Key


class Hook(Struct, forbid_unknown_fields=True):
    """The URL of a webhook for "your turn"; null for none."""

    url: Annotated[str, Meta(max_length=500)] | None


class OwnTable(Struct):
    """A table at which the caller sits."""

    id: str
    game: str
    status: str
    changed: int
    seat: int
    your_turn: bool
    mover: int | None  # the seat whose turn it is
    part: int | None  # the month or the round
    seats: list[ListedSeat]


class Me(Struct):
    """The caller's account."""

    id: str
    name: str
    created: int
    hook: str | None
    hooks_allowed: bool
    tables: list[OwnTable]
    program: bool = False  # a bot account, marked as one everywhere
    lessons: dict[str, Reached] = {}  # progress by `GAME/LESSON`
    drills: dict[str, int] = {}  # stars by `GAME/ID`


class NewKey(Struct):
    """A key that is shown once."""

    key: str


class Feed(Struct):
    """The address of the caller's feed; a new one ends the old."""

    path: str


# Tables and games
