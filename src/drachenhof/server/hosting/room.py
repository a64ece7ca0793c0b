"""A table in memory with its observers, and the updates that each of them gets."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from drachenhof.bots.server_bots import budget_of
from drachenhof.games import games
from drachenhof.records.history import Step
from drachenhof.tables.keys import now
from drachenhof.tables.messages import Presence, TableView, Update
from drachenhof.tables.rating_rules import at_stake
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry
from drachenhof.tables.table import REMEMBERED, Table
from drachenhof.tables.views import NOTHING_MADE, Made, Observation, observer_of, packed, table_view, unpacked

LATELY = 8

_random = random.SystemRandom()


class MoveDelay:
    """The latest thinking times of the bots of one table."""

    def __init__(self) -> None:
        self._lately: dict[str, deque[float]] = {}

    def thought(self, bot: str, seconds: float) -> None:
        """Note how long a bot took to choose a move."""
        self._lately.setdefault(bot, deque(maxlen=LATELY)).append(seconds)

    async def forced(self, game: str, bot: str) -> None:
        """Wait before a forced move, if the game has hidden hands."""
        if games[game].FACTS.hidden:
            await asyncio.sleep(self.usual(game, bot))

    def usual(self, game: str, bot: str) -> float:
        """Seconds that one of the bot's latest moves took; before the first, its time budget."""
        if lately := self._lately.get(bot):
            return _random.choice(lately)
        return (budget_of(game, bot).milliseconds or 0.0) / 1000


ELSEWHERE = 30_000  # milliseconds without news after which the observers at another process no longer count
HTTP_PRESENCE = 60_000  # milliseconds for which a person counts as present after an HTTP request
OF_ONE_ADDRESS = 4  # one address gets a quarter of the places for spectators
HOUSEHOLD = 4  # places that one address gets at least: several people may share it
QUIET = frozenset({"move", "chance", "say"})
"""Kinds of entries that change no seat."""

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """An update about new entries, encoded once for all observers that see the same.

    `whole` includes unchanged parts of the table. `made` holds views of positions that were shown before.
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
        """The update for one person, as JSON."""
        table = self.table
        own = table.seats_of(person)
        host = person is not None and person == table.host
        observer = observer_of(table, own)
        reserved = table.seats_reserved_for(person)
        key = (observer, tuple(own), host, tuple(reserved))
        if key not in self._messages:
            self._messages[key] = _encode(self._update(observer, own, host, reserved)).decode()
        return self._messages[key]

    def _update(self, observer: int, own: list[int], host: bool, reserved: list[int]) -> Update:
        update = Update(self.table.last, self.observation.entries(observer, self.entries, self.steps, moments=True))
        if self.moved:
            update.position = self.observation.position(observer)
            update.eyes = observer if observer >= 0 else None
        if self.reseated:
            update.table, update.you, update.host, update.kept = self._view, own, host, reserved
        return update


class Listener(Protocol):
    """A connected observer."""

    person: str | None
    address: str
    last: int
    """Number of the last entry that was sent."""

    def send(self, message: str) -> None:
        """Queue a message; never waits."""

    async def drained(self) -> None:
        """Wait until most queued messages have been sent."""

    def drop(self) -> None:
        """Close the connection. A client that reconnects asks for the entries it missed."""


class Room:
    """A table in memory, the digests of its seats' links, and its observers."""

    def __init__(self, table: Table, links: dict[int, str]) -> None:
        self.table, self.links = table, links
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.move_delay = MoveDelay()
        self.beginning: asyncio.Task[None] | None = None  # the first deal, while it is being made
        self.fading = False  # a timer will check whether people in `met` still send requests
        self._flags = (table.wishes, at_stake(table))  # requests to cancel, and whether it is rated by now
        self.announcing = False  # a presence message is scheduled
        self.met: dict[str, int] = {}  # by person, the time of the last HTTP request
        self.elsewhere: dict[str, tuple[int, frozenset[int], int]] = {}  # by process: time, seats, spectators
        self.away: dict[str, int] = {}  # by person, since when not connected
        self.led = False  # this process stored the last entry, so it runs the bots
        self.entering = 0  # observers who are being sent the entries they missed
        self.looked = now()  # when it was last looked at
        self.opened = now()  # earliest time from which absence is known
        self.forgets_requests = table.last > REMEMBERED  # older requests are only in the store
        self._packed = b""  # packed views of the last shown position: the story of the next move starts from them

    @property
    def in_use(self) -> bool:
        return bool(self.listeners or self.bot_task or self.entering or self.lock.locked())

    def must_have_place(self, person: str | None, most: int, address: str = "") -> None:
        """Raise `Refusal` if there are `most` listeners already.

        The connections of each player are counted separately, so that spectators cannot keep players out.
        One `address` gets only a part of the places for spectators.
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
        """Remove a listener. Without listeners the packed views are dropped."""
        self.listeners.discard(listener)
        if not self.listeners:
            self._packed = b""

    @property
    def watched(self) -> bool:
        """Whether there is an observer, or was one within `HTTP_PRESENCE`."""
        if self.listeners or self.entering or self.elsewhere:
            self.looked = now()
            return True
        return now() - self.looked < HTTP_PRESENCE

    async def begun(self) -> None:
        """Wait for the first deal if it is being made."""
        if self.beginning is not None:
            await asyncio.wait([self.beginning])

    # Presence

    def meet(self, person: str | None) -> bool:
        """Note a request of a person; return whether that person was absent before."""
        people = self.table.people
        if person is None or person not in people:
            return False
        news = person not in self._people_here()
        self.met[person] = now()
        for times in (self.met, self.away):
            for gone in times.keys() - people:
                del times[gone]
        return news

    def fade(self) -> bool:
        """Mark people as away who sent no request for long; return whether anyone's presence changed."""
        here = {listener.person for listener in self.listeners}
        gone = {person: met for person, met in self.met.items() if now() - met >= HTTP_PRESENCE}
        for person, met in gone.items():
            del self.met[person]
            self.away[person] = max(met, self.away.get(person, 0))
        return not gone.keys() <= here

    def present(self) -> list[bool]:
        """By seat, whether its person is connected at any process."""
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
        """Note who is connected at another process; return whether that changed."""
        before = self.elsewhere.pop(process, (0, frozenset[int](), 0))
        if seats or watchers:
            self.elsewhere[process] = (now(), seats, watchers)
        return before[1:] != (seats, watchers)

    def expire(self) -> bool:
        """Forget processes that sent no news for long; return whether there were any."""
        gone = [process for process, (heard, _, _) in self.elsewhere.items() if now() - heard > ELSEWHERE]
        for process in gone:
            del self.elsewhere[process]
        return bool(gone)

    @property
    def watchers(self) -> int:
        """Number of spectators: observers without a seat, at all processes."""
        return self.watchers_here + sum(watchers for _, _, watchers in self.elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """Number of spectators at this process."""
        people = self.table.people
        return sum(listener.person not in people for listener in self.listeners)

    def seats_here(self) -> frozenset[int]:
        """The seats whose people are connected to this process."""
        there = self._people_here()
        return frozenset(index for index, seat in enumerate(self.table.seats) if seat.person in there and seat.person)

    def announce(self) -> None:
        """Send the presence of all seats to every listener."""
        message = _encode(Presence(self.present(), self.watchers)).decode()
        for listener in tuple(self.listeners):
            listener.send(message)

    # Updates

    def view(self) -> TableView:
        """The table as every observer sees it."""
        return table_view(self.table, self.present(), self.watchers)

    def broadcast(self, entries: list[Entry], steps: dict[int, Step]) -> None:
        """Send new entries to all listeners. A listener that missed earlier entries is disconnected."""
        self.forgets_requests |= self.table.last > REMEMBERED
        for entry in entries:
            if entry.body.get("lot") is not None:
                self._reseat(entry.body["lot"])
        before, self._flags = self._flags, (self.table.wishes, at_stake(self.table))
        if not self.listeners:
            self._packed = b""
            return
        made = unpacked(self._packed) if self._packed else NOTHING_MADE
        news = Broadcast(self.table, entries, steps, self.view, whole=before != self._flags, made=made)
        for listener in tuple(self.listeners):
            if listener.last == entries[0].number - 1:
                listener.last = entries[-1].number
                listener.send(news.message(listener.person))
            elif listener.last < entries[-1].number:
                listener.drop()
        if news.moved:
            self._packed = b"" if self.table.mover is None else packed(news.observation.latest)

    def _reseat(self, lot: list[int]) -> None:
        """Renumber the seats present at other processes after the seats were drawn by lot."""
        self.elsewhere = {
            process: (heard, frozenset(map(lot.index, places)), watchers)
            for process, (heard, places, watchers) in self.elsewhere.items()
        }

    def cut_off(self, person: str) -> None:
        """Close the connections of a deleted person."""
        for listener in tuple(self.listeners):
            if listener.person == person:
                listener.drop()

    def show_again(self) -> None:
        """Send the whole table again after earlier entries of the log have changed."""
        news = Broadcast(self.table, [], {}, self.view, whole=True)
        for listener in tuple(self.listeners):
            if listener.last == self.table.last:
                listener.send(news.message(listener.person))
            else:
                listener.drop()
