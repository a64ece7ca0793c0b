"""Who keeps things going at the tables: bots that move, clocks that run out, people who come and go."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection

from drachenhof.game import CHANCE
from drachenhof.server import archive, messages
from drachenhof.server.bus import Alone, Bus, Dropped, Seen, Written
from drachenhof.server.deeds import Caller, follow_up
from drachenhof.server.hooks import Hooks
from drachenhof.server.keys import now
from drachenhof.server.log import Entry
from drachenhof.server.refusal import Refusal
from drachenhof.server.room import Room
from drachenhof.server.tending import LOOK_AGAIN, due_of, tend
from drachenhof.server.thinking import Overloaded, Thinkers, ThinkingFailed
from drachenhof.words.codes import Codes
from drachenhof.words.tales import tale_of

if TYPE_CHECKING:
    from drachenhof.server.house import House

SWEEP_SECONDS = 1.0
SWEPT = 200  # tables that are looked after at a time
HEARTBEAT_SECONDS = 10.0
PRESENCE_SECONDS = 0.3  # in which comings and goings are told together
RETRY_SECONDS = 1.0
ADVISER, ADVICE_BUDGET, ADVISED = "emperor", "300ms", 5

log = structlog.get_logger()
_codes = Codes()


class Watch:
    """Keeps the tables of a house going."""

    house: "House"

    def __init__(self, thinkers: Thinkers, bus: Bus | None = None, hooks: Hooks | None = None) -> None:
        self.thinkers, self.bus, self.hooks = thinkers, bus or Alone(), hooks
        self.tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    async def start(self) -> None:
        """Begin to look after everything."""
        await self.bus.start(self._hear)
        self.spawn(self._forever(SWEEP_SECONDS, self._sweep))
        if not isinstance(self.bus, Alone):
            self.spawn(self._forever(HEARTBEAT_SECONDS, self._heartbeat))

    async def stop(self) -> None:
        """Stop looking after things; what was begun to be kept is kept."""
        self._stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.hooks is not None:
            await self.hooks.close()
        await self.bus.close()
        await self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _forever(self, seconds: float, work: Any) -> None:
        while not self._stopped:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Refusal as refusal:
                log.warning("watch-refused", code=refusal.code)
            except Exception:
                log.exception("watch-failed")

    # What happened at a table

    def created(self, room: Room) -> None:
        """A new table."""

    def kept(self, room: Room, entries: list[Entry]) -> None:
        """New entries are in the store."""
        self.bus.tell(Written(room.table.id, self.bus.process, room.table.last))
        mover = room.table.mover
        if self.hooks is not None and mover is not None and any(entry.kind in ("begin", "move") for entry in entries):
            self.hooks.your_turn(room.table, mover, room.present()[mover])

    def links_changed(self, room: Room) -> None:
        """A seat has a new link."""
        self.bus.tell(Dropped(room.table.id, self.bus.process))

    def dropped(self, table: str) -> None:
        """A table must be read anew, everywhere."""
        self.bus.tell(Dropped(table, self.bus.process))

    # People

    def came(self, room: Room, person: str | None) -> None:
        """Somebody looks on."""
        if person is not None:
            room.away.pop(person, None)
        self._announce(room)

    def went(self, room: Room, person: str | None) -> None:
        """Somebody looks away."""
        if person is not None and not any(listener.person == person for listener in room.listeners):
            room.away[person] = now()
            room.met.pop(person, None)
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
        self.bus.tell(Seen(room.table.id, self.bus.process, sorted(room.seats_here()), room.watchers_here))

    # Bots

    def consider(self, room: Room) -> None:
        """Let a bot think, if it is a bot's turn."""
        mover = room.table.mover
        if mover is None or room.thinking is not None or self._stopped:
            return
        if room.table.seats[mover].plays_itself is not None:
            room.thinking = self.spawn(self._bots(room))

    async def _bots(self, room: Room) -> None:
        """Moves of bots, until it is a person's turn."""
        try:
            while not self._stopped and await self._bot_moves(room):
                pass
        finally:
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
            return legal[0]
        thought = await self.thinkers.think(room.table.game, known.tobytes(), bot, None, secrets.randbits(63))
        return thought.move

    async def _play(self, room: Room, mover: int, bot: str, move: int) -> None:
        from drachenhof.server.house import Conflict

        fork = room.table.fork()
        if fork.seats[mover].plays_itself != bot:
            return
        fork.play_move("move", now(), move, seat=mover, by=bot)
        follow_up(fork, now())
        try:
            await self.house.keep(room, fork)
        except Conflict:
            await self.house.refresh(room)

    async def advise(self, room: Room, caller: Caller, command: messages.Hint) -> messages.Advice:
        """A hint for one's own decision, from what one knows; raises `Refusal`."""
        table = room.table
        own = table.seats_of(caller.person)
        if not own:
            raise Refusal("not-seated")
        if not table.setup.hints:
            raise Refusal("no-hints")
        if table.play is None or table.status != "playing" or table.play.to_move == CHANCE:
            raise Refusal("not-now", status=table.status)
        if command.at != table.at:
            raise Refusal("stale", at=table.at)
        if table.mover not in own:
            raise Refusal("not-your-turn", seat=table.mover)
        known = table.play.game.knowledge(table.play.state, table.mover)
        try:
            thought = await self.thinkers.think(
                table.game, known.tobytes(), ADVISER, ADVICE_BUDGET, secrets.randbits(63), hint=True
            )
        except (Overloaded, ThinkingFailed):
            raise Refusal("busy") from None
        return _advice(command, table.game, table.play.game, known, thought)

    # Clocks

    async def _sweep(self) -> None:
        """Look after the tables that are due."""
        present = now()
        for table in await self.house.read(lambda store: archive.due(store, present, SWEPT)):
            try:
                await self._tend(table)
            except Refusal as refusal:
                log.warning("tending-refused", table=table, code=refusal.code)
            await asyncio.sleep(0)

    async def _tend(self, table: str) -> None:
        from drachenhof.server.house import Conflict

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
            last, due = fork.last, due_of(fork, now())
            if due is not None and due <= now():
                due = now() + LOOK_AGAIN
            if fork.status == "broken":
                due = None
            await self.house.write(lambda store: archive.postpone(store, table, last, due))
        self.consider(room)

    async def _seen(self, room: Room) -> int | None:
        """When the seat to move was last connected, at any process."""
        mover = room.table.mover
        if mover is None or isinstance(self.bus, Alone):
            return None
        seen: int | None = await self.house.read(lambda store: archive.last_seen(store, room.table.id, mover))
        return seen

    # Other processes

    async def _heartbeat(self) -> None:
        """Tell the other processes who is connected here, of those who are awaited."""
        present = []
        for table, room in self.house.rooms.items():
            mover = room.table.mover
            if mover is not None and mover in room.seats_here():
                present.append((table, mover))
        if present:
            when = now()

            def work(store: Connection) -> None:
                archive.seen(store, present, when)

            await self.house.write(work)

    async def _hear(self, news: Written | Seen | Dropped) -> None:
        """Another process has told something."""
        room = self.house.rooms.get(news.table)
        if room is None or news.process == self.bus.process:
            return
        if isinstance(news, Seen):
            room.elsewhere[news.process] = (now(), frozenset(news.seats), news.watchers)
            room.announce()
        elif isinstance(news, Dropped) and not room.in_use:
            self.house.forget(news.table)
        elif isinstance(news, Dropped) or room.table.last < news.last:
            async with room.lock:
                await self.house.refresh(room)


def _advice(command: messages.Hint, game: str, rules: Any, known: Any, thought: Any) -> messages.Advice:
    tale = tale_of(game)
    shown = []
    for choice in thought.choices[:ADVISED] or ():
        text = rules.to_text(known, choice.move)
        words = tale.choice(_codes, text)
        shown.append(messages.Advised(text, words, choice.win, choice.score, choice.visits))
    if not shown:
        text = rules.to_text(known, thought.move)
        shown.append(messages.Advised(text, tale.choice(_codes, text), None, None, 0))
    return messages.Advice(command.id, command.at, thought.exact, shown)
