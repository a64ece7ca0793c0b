"""How processes tell each other that something happened at a table. One process alone has nobody to tell."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct


class News(Struct, tag_field="kind"):
    """Something happened at a table, at another process."""

    table: str
    process: str


class Written(News, tag="written"):
    """Its log has entries up to `last`."""

    last: int


class Seen(News, tag="seen"):
    """Who looks on at that process."""

    seats: list[int]
    watchers: int


class Dropped(News, tag="dropped"):
    """It is to be read anew: a person was deleted, a link changed."""


Hearer = Callable[[Written | Seen | Dropped], Awaitable[None]]


class Bus(Protocol):
    """Carries news between processes; it may lose some, so nobody relies on it alone."""

    process: str

    def tell(self, news: Written | Seen | Dropped) -> None:
        """Let the others know; never waits."""

    async def start(self, hearer: Hearer) -> None:
        """Hear what the others tell."""

    async def close(self) -> None:
        """Hear no more."""


class Alone:
    """There is only one process."""

    process = "alone"

    def tell(self, news: Written | Seen | Dropped) -> None:
        pass

    async def start(self, hearer: Hearer) -> None:
        pass

    async def close(self) -> None:
        pass
