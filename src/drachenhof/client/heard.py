"""What a client hears at a table, with the types that the server's own messages leave open."""

from functools import reduce
from operator import or_
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from drachenhof.tables import messages
from drachenhof.tables.messages import Position, TableView, Told


class Update(Struct, tag_field="type", tag="update"):
    """What is new since the last entry seen; what has not changed is left out."""

    last: int
    entries: list[Told]
    table: TableView | UnsetType = UNSET
    position: Position | UnsetType | None = UNSET
    you: list[int] | UnsetType = UNSET
    eyes: int | UnsetType | None = UNSET
    host: bool | UnsetType = UNSET
    kept: list[int] | UnsetType = UNSET
    more: bool | UnsetType = UNSET


Answered: TypeAlias = messages.Accepted | messages.Advice | messages.Pong
Message: TypeAlias = Update | Answered | messages.Refused | messages.Presence

_decode = msgspec.json.Decoder(
    reduce(or_, (Update, messages.Accepted, messages.Advice, messages.Refused, messages.Pong, messages.Presence))
).decode


def read(text: str | bytes) -> Message:
    """A message of the server; raises `msgspec.DecodeError`."""
    message: Any = _decode(text)
    return message  # type: ignore[no-any-return]
