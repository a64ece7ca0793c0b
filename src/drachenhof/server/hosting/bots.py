"""Let bots move: ask a worker for the move, and make it if the position is still the same."""

import asyncio
import secrets
import time

import structlog

from drachenhof.bots.levels import HOLDER
from drachenhof.bots.server_bots import offered
from drachenhof.fair import SameLuck
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.server.workers.pool import BotFailed, Overloaded, WorkerFailed, WorkerPool
from drachenhof.tables.commands.moves import fair_deal, follow_up, precedent
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

RETRY_SECONDS = 1.0

log = structlog.get_logger()


class Bots:
    """Runs one task per table at which a bot is to move."""

    def __init__(self, hub: Hub, worker_pool: WorkerPool) -> None:
        self.hub, self.worker_pool = hub, worker_pool
        self._thinking: set[Room] = set()  # rooms with a running task

    def consider(self, room: Room) -> None:
        """Start the task of a room if a bot is to move there."""
        if self.hub.tasks.ended or _bot_to_move(room.table) is None or self._rests(room):
            return
        room.led = True
        if room.bot_task is None:
            room.bot_task = self.hub.tasks.spawn(self._go_on(room))

    def _rests(self, room: Room) -> bool:
        """Whether bots pause until the table is watched: no person plays there, or its host has many such tables.

        They do not pause in the bot's game of a duel, which cannot be watched.
        """
        if not room.table.left_to_bots or (room.table.setup.luck is not None and not room.table.people):
            return False
        host, most = room.table.host or "", self.hub.settings.bot_tables_each
        return not room.watched or (room.bot_task is None and self.tables_left_to(host) >= most)

    def tables_left_to(self, host: str) -> int:
        """Number of tables of `host` at which people have seats but bots play all of them."""
        return sum(
            room.table.host == host
            and room.bot_task is not None
            and room.table.left_to_bots
            and bool(room.table.people)
            for room in self._thinking
        )

    async def _go_on(self, room: Room) -> None:
        """Move until it is a person's turn, or another process takes over."""
        self._thinking.add(room)
        try:
            while not self.hub.tasks.ended and room.led and not self._rests(room) and await self._next(room):
                pass
        finally:
            self._thinking.discard(room)
            room.bot_task = None

    async def _next(self, room: Room) -> bool:
        """Make one move; return whether the next may be a bot's too."""
        table = room.table
        mover, bot = table.mover, _bot_to_move(table)
        if mover is None or bot is None or table.play is None:
            return False
        try:
            try:
                move = await self._decide(room, mover, bot)
            except BotFailed as problem:
                await self._relieve(room, mover, bot, str(problem))
                return True
            async with room.lock:
                await self._move(room, table.at, mover, bot, move)
        except (Refusal, Overloaded, WorkerFailed) as problem:
            log.warning("bot-waits", table=table.id, bot=bot, problem=type(problem).__name__, said=str(problem))
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _relieve(self, room: Room, mover: int, bot: str, problem: str) -> None:
        """Let a built-in bot play the seat of a failed external bot to the end."""
        log.warning("bot-failed", table=room.table.id, bot=bot, said=problem)

        def change(fork: Table) -> None:
            if fork.mover == mover and _bot_to_move(fork) == bot:
                fork.add("hold", now(), seat=mover, bot=HOLDER[fork.game], why="failed")

        async with room.lock:
            await commit(self.hub, room, change)

    async def _decide(self, room: Room, mover: int, bot: str) -> int:
        """Choose a move from what the bot's seat knows. Raises `BotFailed` if an external bot fails or was removed."""
        play = room.table.play
        assert play is not None
        if bot not in offered(room.table.game):
            raise BotFailed("there is no such bot at this server any more")
        known = play.game.knowledge(play.state, mover)
        legal = play.game.legal_moves(known)
        if len(legal) == 1:
            await room.move_delay.forced(room.table.game, bot)
            return legal[0]
        table, began = room.table, time.monotonic()
        deal = fair_deal(table)
        seed = deal.seed(play) if isinstance(deal, SameLuck) else secrets.randbits(63)
        thought = await self.worker_pool.think(table.game, known.tobytes(), bot, None, seed, owner=table.host or "")
        room.move_delay.thought(bot, time.monotonic() - began)
        led = precedent(table)  # think anyway: a quick answer would reveal that both games are equal so far
        return thought.move if led is None else led

    async def _move(self, room: Room, position: int, mover: int, bot: str, move: int) -> None:
        """Make the move if the table is still at the position for which it was chosen."""

        def change(fork: Table) -> None:
            if (fork.at, fork.mover, _bot_to_move(fork)) == (position, mover, bot):
                fork.play_move("move", now(), move, seat=mover, by=bot)
                follow_up(fork, now())

        await commit(self.hub, room, change)


def _bot_to_move(table: Table) -> str | None:
    """The bot whose turn it is, or None."""
    return None if table.mover is None else table.seats[table.mover].bot_in_charge
