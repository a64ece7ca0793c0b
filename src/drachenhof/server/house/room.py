"""Hold a table in use: who looks on, and what each observer is sent."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from drachenhof.records import Step
from drachenhof.server.protocol.log import Entry
from drachenhof.server.protocol.messages import Presence, TableView, Update
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.table.keys import now
from drachenhof.server.table.observation import Observation, observer_of, table_view
from drachenhof.server.table.rating_rules import at_stake
from drachenhof.server.table.table import REMEMBERED, Table
from drachenhof.server.table.views import NOTHING_MADE, Made, packed, unpacked
from drachenhof.server.thinking.move_delay import MoveDelay

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


ELSEWHERE = 30_000  # milliseconds after which a process that was not heard of shows nobody any more
HTTP_PRESENCE = 60_000  # milliseconds for which one who asked by HTTP counts as present
OF_ONE_ADDRESS = 4  # of the places for those who look on, one address gets a quarter
HOUSEHOLD = 4  # places that an address gets at least: a family behind it may look on


class Listener(Protocol):
    """Somebody who looks on."""

    person: str | None
    address: str
    last: int
    """The number of the last entry that was sent."""

    def send(self, message: str) -> None:
        """Put a message on its way; never waits."""

    async def drained(self) -> None:
        """Wait until most of what was sent has been read."""

    def drop(self) -> None:
        """Cut the connection; a listener who comes back asks for what is missing."""


class Room:
    """A table, the digests of its seats' links, and those who look on."""

    def __init__(self, table: Table, links: dict[int, str]) -> None:
        self.table, self.links = table, links
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.move_delay = MoveDelay()
        self.beginning: asyncio.Task[None] | None = None  # the first deal, if it is on its way
        self.fading = False  # it will be looked whether they still ask
        self.told = (table.wishes, at_stake(table))  # who wants to end the game, and whether it counts already
        self.announcing = False  # a message about who is present is on its way
        self.met: dict[str, int] = {}  # when people last asked for something
        self.elsewhere: dict[str, tuple[int, frozenset[int], int]] = {}  # who looks on at other processes
        self.away: dict[str, int] = {}  # since when people are away
        self.led = False  # this process wrote the last entry, and lets the bots think
        self.entering = 0  # people who are being told what they missed
        self.looked = now()  # when somebody last looked at it
        self.opened = now()  # nobody can have been away for longer than we know
        self.forgets_requests = table.last > REMEMBERED  # older requests are only in the store
        self._kept = b""  # views of the position that was shown last, packed: the next move is told from them

    @property
    def in_use(self) -> bool:
        return bool(self.listeners or self.thinking or self.entering or self.lock.locked())

    def must_have_place(self, person: str | None, most: int, address: str = "") -> None:
        """Refuse one more listener where there are `most`; raises `Refusal`.

        People who sit here are counted each on their own, so spectators cannot keep them
        out; and one `address` gets only a part of the spectators' places.
        """
        people = self.table.people
        if person in people:
            same = sum(other.person == person for other in self.listeners)
        else:
            watching = [other for other in self.listeners if other.person not in people]
            same = len(watching)
            here = sum(other.address == address for other in watching)
            if address and here >= max(HOUSEHOLD, most // OF_ONE_ADDRESS):
                raise Refusal("table-full")
        if same >= most:
            raise Refusal("table-full")

    def part(self, listener: Listener) -> None:
        """A listener goes; views for the next move are not kept for nobody."""
        self.listeners.discard(listener)
        if not self.listeners:
            self._kept = b""

    @property
    def watched(self) -> bool:
        """Whether somebody looks on, or did a moment ago."""
        if self.listeners or self.entering or self.elsewhere:
            self.looked = now()
            return True
        return now() - self.looked < HTTP_PRESENCE

    async def begun(self) -> None:
        """Wait for the first deal, if it is on its way."""
        if self.beginning is not None:
            await asyncio.wait([self.beginning])

    # Who is there

    def meet(self, person: str | None) -> bool:
        """A person has asked for something; says whether it is news that this person is there."""
        people = self.table.people
        if person is None or person not in people:
            return False
        news = person not in self._people_here()
        self.met[person] = now()
        for kept in (self.met, self.away):
            for gone in kept.keys() - people:
                del kept[gone]
        return news

    def fade(self) -> bool:
        """Forget people who have not asked for long; says whether there were any."""
        here = {listener.person for listener in self.listeners}
        gone = {person: met for person, met in self.met.items() if now() - met >= HTTP_PRESENCE}
        for person, met in gone.items():
            del self.met[person]
            self.away[person] = max(met, self.away.get(person, 0))
        return not gone.keys() <= here

    def present(self) -> list[bool]:
        """By seat, whether its person is there."""
        there = self._people_here()
        far = {seat for _, seats, _ in self.elsewhere.values() for seat in seats}
        return [
            seat.person is not None and (seat.person in there or index in far)
            for index, seat in enumerate(self.table.seats)
        ]

    def _people_here(self) -> set[str | None]:
        there = {listener.person for listener in self.listeners}
        return there | {person for person, met in self.met.items() if now() - met < HTTP_PRESENCE}

    def hear(self, process: str, seats: frozenset[int], watchers: int) -> bool:
        """Note who is there at another process; says whether anything is new."""
        before = self.elsewhere.pop(process, (0, frozenset[int](), 0))
        if seats or watchers:
            self.elsewhere[process] = (now(), seats, watchers)
        return before[1:] != (seats, watchers)

    def expire(self) -> bool:
        """Forget processes that were not heard of for long; says whether there were any."""
        gone = [process for process, (heard, _, _) in self.elsewhere.items() if now() - heard > ELSEWHERE]
        for process in gone:
            del self.elsewhere[process]
        return bool(gone)

    @property
    def watchers(self) -> int:
        """How many spectators there are: people who look on without a seat."""
        return self.watchers_here + sum(watchers for _, _, watchers in self.elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """The same, at this process."""
        people = self.table.people
        return sum(listener.person not in people for listener in self.listeners)

    def seats_here(self) -> frozenset[int]:
        """The seats whose persons are at this process."""
        there = self._people_here()
        return frozenset(index for index, seat in enumerate(self.table.seats) if seat.person in there and seat.person)

    def announce(self) -> None:
        """Tell all who is there."""
        message = _encode(Presence(self.present(), self.watchers)).decode()
        for listener in tuple(self.listeners):
            listener.send(message)

    # What they are shown

    def view(self) -> TableView:
        """The table as all see it."""
        return table_view(self.table, self.present(), self.watchers)

    def broadcast(self, entries: list[Entry], steps: dict[int, Step]) -> None:
        """Show new entries to everybody; those who see the same share one message."""
        self.forgets_requests |= self.table.last > REMEMBERED
        for entry in entries:
            if entry.body.get("lot") is not None:
                self._reseat(entry.body["lot"])
        before, self.told = self.told, (self.table.wishes, at_stake(self.table))
        if not self.listeners:
            self._kept = b""
            return
        made = unpacked(self._kept) if self._kept else NOTHING_MADE
        news = Broadcast(self.table, entries, steps, self.view, whole=before != self.told, made=made)
        for listener in tuple(self.listeners):
            if listener.last == entries[0].number - 1:
                listener.last = entries[-1].number
                listener.send(news.message(listener.person))
            elif listener.last < entries[-1].number:
                listener.drop()
        if news.moved:
            self._kept = b"" if self.table.mover is None else packed(news.observation.latest)

    def _reseat(self, lot: list[int]) -> None:
        """The seats were drawn by lot: renumber those who are there at other processes."""
        self.elsewhere = {
            process: (heard, frozenset(map(lot.index, places)), watchers)
            for process, (heard, places, watchers) in self.elsewhere.items()
        }

    def cut_off(self, person: str) -> None:
        """Cut the connections of a person who was deleted."""
        for listener in tuple(self.listeners):
            if listener.person == person:
                listener.drop()

    def show_again(self) -> None:
        """Show how things stand, where something in the log has changed."""
        news = Broadcast(self.table, [], {}, self.view, whole=True)
        for listener in tuple(self.listeners):
            if listener.last == self.table.last:
                listener.send(news.message(listener.person))
            else:
                listener.drop()
