"""What is shown to all who look on when something has happened at a table."""

from collections.abc import Callable
from typing import Any

import msgspec

from drachenhof.records import Step
from drachenhof.server.protocol.log import Entry
from drachenhof.server.protocol.messages import TableView, Update
from drachenhof.server.table.observation import Observation, observer_of
from drachenhof.server.table.table import Table
from drachenhof.server.table.views import NOTHING_MADE, Made

QUIET = frozenset({"move", "chance", "say"})
"""Entries that change nothing about who sits where."""

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """Some entries, and how things stand after them, for different observers.

    `whole`: also what has not changed. `made`: views of positions that were shown before.
    """

    def __init__(
        self,
        table: Table,
        entries: list[Entry],
        steps: dict[int, Step],
        view: Callable[[], TableView],
        *,
        whole: bool = False,
        made: Made = NOTHING_MADE,
    ) -> None:
        self.table, self.entries, self.steps = table, entries, steps
        self.observation = Observation(table, made)
        self._messages: dict[tuple[Any, ...], str] = {}
        kinds = {entry.kind for entry in entries}
        self.moved = kinds != {"say"}
        self.reseated = whole or not kinds <= QUIET or table.problem is not None
        self._view = view() if self.reseated else msgspec.UNSET

    def message(self, person: str | None) -> str:
        """What one person is told."""
        table = self.table
        own = table.seats_of(person)
        host = person is not None and person == table.host
        observer = observer_of(table, own)
        kept = table.kept_for(person)
        key = (observer, tuple(own), host, tuple(kept))
        if key not in self._messages:
            self._messages[key] = _encode(self._update(observer, own, host, kept)).decode()
        return self._messages[key]

    def _update(self, observer: int, own: list[int], host: bool, kept: list[int]) -> Update:
        update = Update(self.table.last, self.observation.entries(observer, self.entries, self.steps, moments=True))
        if self.moved:
            update.position = self.observation.position(observer)
            update.eyes = observer if observer >= 0 else None
        if self.reseated:
            update.table, update.you, update.host, update.kept = self._view, own, host, kept
        return update
