"""Entries of a table's log. Each event at a table is one entry."""

from typing import Any, NamedTuple

from msgspec import Struct

GAME_KINDS = frozenset({"begin", "move", "chance", "undo"})
"""Kinds of entries that change the position. A move names the latest of them that its client has seen."""

KINDS = (
    *("open", "sit", "rise", "change", "commit", "fix", "reveal"),
    *("begin", "move", "chance", "undo"),
    *("hold", "back", "resign", "asks", "declines", "say"),
    *("over", "cancel", "rematch"),
)
"""All kinds of entries; docs/protocol.md says what each means."""


class Done(NamedTuple):
    """The entry that a request added: its number and kind."""

    number: int
    kind: str


class Entry(Struct):
    """An event: its time, seat and person, and further fields in `body`."""

    number: int
    time: int  # in milliseconds since 1970
    kind: str
    seat: int | None
    person: str | None
    request: str | None
    body: dict[str, Any]
