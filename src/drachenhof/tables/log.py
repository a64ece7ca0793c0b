"""An entry of a table's log: whatever happens at a table is the next one."""

from typing import Any, NamedTuple

from msgspec import Struct

GAME_KINDS = frozenset({"begin", "move", "chance", "undo"})
"""The entries that change the position; moves say after which of them they are meant."""

KINDS = (
    *("open", "sit", "rise", "change", "commit", "fix", "reveal"),
    *("begin", "move", "chance", "undo"),
    *("hold", "back", "resign", "asks", "declines", "say"),
    *("over", "cancel", "rematch"),
)
"""All kinds of entries; docs/protocol.md says what each means."""


class Done(NamedTuple):
    """What a request led to: the number of the entry, and its kind."""

    number: int
    kind: str


class Entry(Struct):
    """What happened: when, at which seat, by whom, and what else there is to say."""

    number: int
    time: int  # in milliseconds since 1970
    kind: str
    seat: int | None
    person: str | None
    request: str | None
    body: dict[str, Any]
