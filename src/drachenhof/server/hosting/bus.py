"""How processes tell each other that something happened at a table. One process alone has nobody to tell."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct


class Written(Struct, tag="written", tag_field="kind"):
    """The log of a table has entries up to `last`."""

    table: str
    process: str
    last: int


class Onlookers(Struct, tag="seen", tag_field="kind"):
    """Who looks on at a process: people, by their seats, and how many spectators."""

    table: str
    process: str
    seats: list[int]
    watchers: int


class Asked(Struct, tag="asked", tag_field="kind"):
    """A process wants to know who looks on elsewhere."""

    table: str
    process: str


class Dropped(Struct, tag="dropped", tag_field="kind"):
    """A table is to be read anew: a person was deleted, a link changed."""

    table: str
    process: str


class Changed(Struct, tag="changed", tag_field="kind"):
    """A person's name and keys are to be looked up anew; `gone`: there are none any more."""

    person: str
    process: str
    gone: bool


class Missed(Struct, tag="missed", tag_field="kind"):
    """News may have been missed here; nobody sends this one."""


News: TypeAlias = Written | Onlookers | Asked | Dropped | Changed
Hearer = Callable[[News | Missed], None]


class Bus(Protocol):
    """Carries news between processes; it may lose some, so nobody relies on it alone."""

    process: str
    connected: bool

    def tell(self, news: News) -> None:
        """Let the others know; never waits."""

    async def start(self, hearer: Hearer) -> None:
        """Hear what the others tell."""

    async def close(self) -> None:
        """Send what was told, and hear no more."""


class Alone:
    """There is only one process."""

    process = "alone"
    connected = True

    def tell(self, news: News) -> None:
        pass

    async def start(self, hearer: Hearer) -> None:
        pass

    async def close(self) -> None:
        pass
