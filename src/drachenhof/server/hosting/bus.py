"""News between server processes, and the bus that carries it."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct


class Written(Struct, tag="written", tag_field="kind"):
    """The log of a table has entries up to `last`."""

    table: str
    process: str
    last: int


class Onlookers(Struct, tag="seen", tag_field="kind"):
    """The observers at a process: people by seat, and the number of spectators."""

    table: str
    process: str
    seats: list[int]
    watchers: int


class Asked(Struct, tag="asked", tag_field="kind"):
    """A process asks who is connected elsewhere."""

    table: str
    process: str


class Dropped(Struct, tag="dropped", tag_field="kind"):
    """A table must be loaded again: a person was deleted, or a link changed."""

    table: str
    process: str


class Changed(Struct, tag="changed", tag_field="kind"):
    """A person's cached name and keys are invalid; `gone`: the person was deleted."""

    person: str
    process: str
    gone: bool


class Missed(Struct, tag="missed", tag_field="kind"):
    """News may have been missed. Only raised locally."""


News: TypeAlias = Written | Onlookers | Asked | Dropped | Changed
Hearer = Callable[[News | Missed], None]


class Bus(Protocol):
    """Carries news between processes. News may be lost."""

    process: str
    connected: bool

    def tell(self, news: News) -> None:
        """Send news; never waits."""

    async def start(self, hearer: Hearer) -> None:
        """Connect, and pass received news to a function."""

    async def close(self) -> None:
        """Send queued news and disconnect."""


class Alone:
    """The bus of a single process: it sends nothing."""

    process = "alone"
    connected = True

    def tell(self, news: News) -> None:
        pass

    async def start(self, hearer: Hearer) -> None:
        pass

    async def close(self) -> None:
        pass
