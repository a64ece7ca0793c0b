"""Who keeps things going at the tables: bots that move, clocks that run out, people who come and go."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from drachenhof.server.cluster.bus import Bus
from drachenhof.server.house.conflict import Conflict
from drachenhof.server.house.others import Others
from drachenhof.server.house.room import HTTP_PRESENCE, Room
from drachenhof.server.house.tending import LOOK_AGAIN, due_of, patience, tend
from drachenhof.server.http.hooks import Hooks
from drachenhof.server.protocol.log import Entry
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.store import archive
from drachenhof.server.table.commands.playing import follow_up
from drachenhof.server.table.keys import now
from drachenhof.server.thinking.thinking import Overloaded, Thinkers, ThinkingFailed

if TYPE_CHECKING:
    from drachenhof.server.house.house import House

SWEEP_SECONDS = 1.0
SWEPT = 200  # tables that are looked after at a time
RESUMED = 1000  # tables that are looked after when the server starts
HEARTBEAT_SECONDS = 10.0
LOOK_SECONDS = 2.0  # between two looks at what other processes have written
PRESENCE_SECONDS = 0.3  # in which comings and goings are told together
RETRY_SECONDS = 1.0

log = structlog.get_logger()


class Watch:
    """Keeps the tables of a house going."""

    house: "House"

    def __init__(self, thinkers: Thinkers, bus: Bus | None = None, hooks: Hooks | None = None) -> None:
        self.thinkers, self.hooks = thinkers, hooks
        self.others = Others(self, bus)
        self.tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[Room] = set()  # tables at which bots think
        self._stopped = False

    async def start(self) -> None:
        """Begin to look after everything."""
        await self.others.start()
        self.spawn(self._forever(SWEEP_SECONDS, self._sweep))
        if not self.house.shared:
            self.spawn(self.attempt(self._resume()))  # nobody else lets their bots think
        if self.house.shared:
            self.spawn(self._forever(HEARTBEAT_SECONDS, self.others.heartbeat))
            self.spawn(self._forever(LOOK_SECONDS, self.others.look))

    async def stop(self) -> None:
        """Stop looking after things; what was begun to be kept is kept."""
        self._stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.hooks is not None:
            await self.hooks.close()
        await self.others.close()
        await self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _forever(self, seconds: float, work: Any) -> None:
        while not self._stopped:
            await asyncio.sleep(seconds)
            await self.attempt(work())

    async def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is tried again anyhow, should it fail."""
        try:
            await work
        except Refusal as refusal:
            log.warning("watch-refused", code=refusal.code)
        except Exception:
            log.exception("watch-failed")

    # What happened at a table

    def kept(self, room: Room, entries: list[Entry]) -> None:
        """New entries are in the store."""
        self.others.wrote(room)
        mover = room.table.mover
        if self.hooks is not None and mover is not None and any(entry.kind in ("begin", "move") for entry in entries):
            self.hooks.your_turn(room.table, mover, room.present()[mover])

    def links_changed(self, room: Room) -> None:
        """A seat has a new link."""
        self.others.dropped(room.table.id)

    def dropped(self, table: str) -> None:
        """A table must be read anew, everywhere."""
        self.others.dropped(table)

    # People

    def came(self, room: Room, person: str | None) -> None:
        """Somebody looks on."""
        if person is not None:
            room.away.pop(person, None)
        if len(room.listeners) == 1:
            self.others.ask(room)
        if room.table.mover is not None and patience(room.table, now()) > LOOK_AGAIN:
            self.spawn(self.attempt(self._look_soon(room.table.id, room.table.last)))
        if room.table.left_to_bots and room.thinking is None:
            self.consider(room)
        self._announce(room)

    async def _look_soon(self, table: str, last: int) -> None:
        """Somebody has come to a table that nobody came to for long."""
        due = now() + LOOK_AGAIN
        await self.house.write(lambda store: archive.hasten(store, table, last, due))

    def looked(self, room: Room, person: str | None) -> None:
        """Somebody looks at a table, for a moment; bots that rested go on."""
        room.looked = now()
        self.met(room, person)
        if room.thinking is None:
            self.consider(room)

    def met(self, room: Room, person: str | None) -> None:
        """Somebody has asked for something."""
        if room.meet(person):
            self._announce(room)
            self._fade_later(room)

    def _fade_later(self, room: Room) -> None:
        """Say so when somebody who asked by HTTP has not asked for long."""
        if not room.fading and not self._stopped:
            room.fading = True
            asyncio.get_running_loop().call_later(HTTP_PRESENCE / 1000 + 1, self._fade, room)

    def _fade(self, room: Room) -> None:
        room.fading = False
        if room.fade():
            self._announce(room)
        if room.met:
            self._fade_later(room)

    def went(self, room: Room, person: str | None) -> None:
        """Somebody looks away."""
        if person in room.table.people and not any(listener.person == person for listener in room.listeners):
            room.away[str(person)] = now()
            room.met.pop(str(person), None)
        self._announce(room)

    def _announce(self, room: Room) -> None:
        """Say who is there, soon; many comings and goings are one message."""
        if room.announcing or self._stopped:
            return
        room.announcing = True
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._announce_now, room)

    def _announce_now(self, room: Room) -> None:
        room.announcing = False
        room.announce()
        self.others.present(room)

    # Bots

    def consider(self, room: Room) -> None:
        """Let a bot think, if it is a bot's turn."""
        mover = room.table.mover
        if mover is None or self._stopped or room.table.seats[mover].plays_itself is None or self._rests(room):
            return
        room.led = True
        if room.thinking is None:
            room.thinking = self.spawn(self._bots(room))

    def _rests(self, room: Room) -> bool:
        """Whether bots wait until somebody looks: where nobody plays himself, and at many such tables of one host."""
        if not room.table.left_to_bots:
            return False
        host, most = room.table.host or "", self.house.settings.bot_tables_each
        return not room.watched or (room.thinking is None and self.left_to_bots(host) >= most)

    def left_to_bots(self, host: str) -> int:
        """Tables of a host at which bots think and nobody plays himself, though people sit there."""
        return sum(
            room.table.host == host
            and room.thinking is not None
            and room.table.left_to_bots
            and bool(room.table.people)
            for room in self._thinking
        )

    async def _bots(self, room: Room) -> None:
        """Moves of bots, until it is a person's turn, or another process goes on."""
        self._thinking.add(room)
        try:
            while not self._stopped and room.led and not self._rests(room) and await self._bot_moves(room):
                pass
        finally:
            self._thinking.discard(room)
            room.thinking = None

    async def _bot_moves(self, room: Room) -> bool:
        """One move of a bot; says whether the next is a bot's too, as far as can be seen."""
        table = room.table
        mover = table.mover
        bot = None if mover is None else table.seats[mover].plays_itself
        if mover is None or bot is None or table.play is None:
            return False
        try:
            move = await self._decide(room, mover, bot)
            async with room.lock:
                if room.table.at == table.at and room.table.mover == mover:
                    await self._play(room, mover, bot, move)
        except (Refusal, Overloaded, ThinkingFailed) as problem:
            log.warning("bot-waits", table=table.id, bot=bot, problem=type(problem).__name__, said=str(problem))
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _decide(self, room: Room, mover: int, bot: str) -> int:
        """What the bot does, from what its seat knows."""
        play = room.table.play
        assert play is not None
        known = play.game.knowledge(play.state, mover)
        legal = play.game.legal_moves(known)
        if len(legal) == 1:
            await room.pondering.forced(room.table.game, bot)
            return legal[0]
        table, seed, began = room.table, secrets.randbits(63), time.monotonic()
        thought = await self.thinkers.think(table.game, known.tobytes(), bot, None, seed, owner=table.host or "")
        room.pondering.thought(bot, time.monotonic() - began)
        return thought.move

    async def _play(self, room: Room, mover: int, bot: str, move: int) -> None:
        fork = room.table.fork()
        if fork.seats[mover].plays_itself != bot:
            return
        fork.play_move("move", now(), move, seat=mover, by=bot)
        follow_up(fork, now())
        try:
            await self.house.keep(room, fork)
        except Conflict:
            await self.house.refresh(room)

    # Clocks

    async def _sweep(self) -> None:
        """Look after the tables that are due."""
        for table in await self._claimed():
            try:
                await self._tend(table)
            except Refusal as refusal:
                log.warning("tending-refused", table=table, code=refusal.code)
            await asyncio.sleep(0)

    async def _resume(self) -> None:
        """Bots that thought when the only process ended think again at once."""
        soon = now() + round(self.house.settings.bot_late * 1000)
        for table in await self.house.read(lambda store: archive.due(store, soon, RESUMED)):
            with suppress(Refusal):
                self.consider(await self.house.room(table))

    async def _claimed(self) -> list[str]:
        """The tables that are due, and that no other process looks after; they come again if we do not either."""
        present = now()
        late: list[str] = await self.house.read(lambda store: archive.ahead(store, present, SWEPT))
        if late:
            await self.house.write(lambda store: archive.make_due(store, late, present))
        tables: list[str] = await self.house.read(lambda store: archive.due(store, present, SWEPT))
        if tables:
            tables = await self.house.write(lambda store: archive.claim(store, tables, present, present + LOOK_AGAIN))
        return tables

    async def _tend(self, table: str) -> None:
        room = await self.house.room(table)
        async with room.lock:
            await self.house.refresh(room)
            fork, seen = room.table.fork(), await self._seen(room)
            if tend(fork, room, now(), seen):
                try:
                    await self.house.keep(room, fork)
                except Conflict:
                    await self.house.refresh(room)
                return
            last, due = fork.last, due_of(fork, now(), self.house.settings.bot_late)
            if fork.status == "broken" or (fork.left_to_bots and not room.watched):
                due = None  # whoever looks at it lets it go on
            if due is not None and due <= now():
                due = now() + patience(fork, now())
            await self.house.write(lambda store: archive.postpone(store, table, last, due))
        self.consider(room)

    async def _seen(self, room: Room) -> int | None:
        """When the seat to move was last connected, at any process."""
        mover = room.table.mover
        if mover is None or not self.house.shared:
            return None
        seen: int | None = await self.house.read(lambda store: archive.last_seen(store, room.table.id, mover))
        return seen
