"""Bots at tables: their moves, and answers to requests for a hint or the coach.

Hints are what the choices of a seat are worth. The coach is for people who play alone against bots. It measures in
the queue of hints while they think, and stops when the position may change.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

import structlog

from drachenhof.analysis.advice import SHOWN, Advice, Advised
from drachenhof.analysis.coaching import Coaching, Costly, is_open
from drachenhof.bots.levels import HOLDER
from drachenhof.bots.server_bots import offered
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.fair import SameLuck
from drachenhof.i18n.narrator import Narration, narration_of
from drachenhof.i18n.phrases import Codes, Phrase
from drachenhof.server.hosting.commit import commit
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.server.workers.pool import BotFailed, Overloaded, WorkerFailed, WorkerPool
from drachenhof.tables import messages
from drachenhof.tables.commands import Caller
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


_codes = Codes()


async def advise(worker_pool: WorkerPool, table: Table, caller: Caller, command: messages.Hint) -> messages.Advice:
    """Return a hint for the caller's decision, from what the caller's seat knows. Raises `Refusal`."""
    if not table.seats_of(caller.person):
        raise Refusal("not-seated")
    if not table.setup.hints:
        raise Refusal("no-hints")
    seat = must_decide(table, caller, command.at)
    assert table.play is not None
    known = table.play.game.knowledge(table.play.state, seat)
    try:
        advice = await worker_pool.advise(table.game, known.tobytes(), caller.person)
    except (Overloaded, WorkerFailed):
        raise Refusal("busy") from None
    return _advice(command, table.game, table.play.game, known, advice)


def must_decide(table: Table, caller: Caller, at: int) -> int:
    """Return the caller's seat that decides at position `at`. Raises `Refusal` if none does."""
    if table.play is None or table.status != "playing" or table.play.to_move == CHANCE:
        raise Refusal("not-now", status=table.status)
    if at != table.at:
        raise Refusal("stale", at=table.at)
    if table.mover is None or table.mover not in table.seats_of(caller.person):
        raise Refusal("not-your-turn", seat=table.mover)
    if table.seats[table.mover].holder is not None:
        raise Refusal("held")
    return table.mover


def _advice(command: messages.Hint, game: str, rules: Any, known: Any, advice: Advice) -> messages.Advice:
    narration, shown = narration_of(game), []
    for one in advice.choices[:SHOWN]:
        text = rules.to_text(known, one.move)
        words = narration.choice(_codes, text)
        advised = messages.Advised(text, words, one.low, one.high, one.score, one.equal, one.rollouts)
        if one.less is not None:
            advised.less_low, advised.less_high = one.less.low, one.less.high
        advised.why = _why(narration, one, rules, known)
        shown.append(advised)
    return messages.Advice(command.id, command.at, advice.exact, shown)


def _why(narration: Narration, one: Advised, rules: Any, known: Any) -> "Phrase | None":
    """Say in one sentence why a choice is worse, or why the next worse one is."""
    if one.reason is None or one.worse is None:
        return None
    why = narration.warning(_codes, one.reason.what, abs(one.reason.more.value))
    if one.worse == one.move:
        return why
    return _codes.say("coach-instead", choice=narration.choice(_codes, rules.to_text(known, one.worse)), why=why)


LOOKED_BACK = 1_000  # moves among which the last month or round is searched
REASONS = 2  # reasons given for a choice


class Coaches:
    """The running measurements of the coach, one per table."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self._hub, self._bots = hub, bots
        self._measuring: dict[str, asyncio.Task[Coaching]] = {}

    def stop(self, table: str) -> None:
        """Cancel the measurement of a table, because the position may change."""
        if measuring := self._measuring.pop(table, None):
            measuring.cancel()

    async def coach(self, table: Table, caller: Caller, command: messages.Coach) -> messages.Coached:
        """Rate the choices of the caller's decision from what the seat knows, or look back after the end.

        Raises `Refusal`.
        """
        must_be_alone(table, caller)
        if table.status == "over":
            return await self._at_the_end(table, caller, command)
        seat = must_decide(table, caller, command.at)
        assert table.play is not None
        known = table.play.game.knowledge(table.play.state, seat)
        narration = narration_of(table.game)
        part = narration.part(known)
        mattered = None
        if part - 1 > command.heard:
            mattered = await self._looked_back(caller, narration, table, seat, part - 1)
        coaching = Coaching()
        if is_open(table.game, known):
            coaching = await self._measured(table, known.tobytes(), caller.person)
        texts = {move: table.play.game.to_text(known, move) for move in table.play.game.legal_moves(known)}
        return messages.Coached(
            command.id,
            command.at,
            part,
            [texts[move] for move in coaching.better],
            [_costly(narration, texts[one.move], one) for one in coaching.costly],
            mattered,
        )

    async def _at_the_end(self, table: Table, caller: Caller, command: messages.Coach) -> messages.Coached:
        """Say what mattered in the last month or round. Raises `Refusal` if the game was not played to its end."""
        if table.play is None or table.play.to_move != OVER:
            raise Refusal("not-now", status=table.status)
        narration, (seat,) = narration_of(table.game), table.seats_of(caller.person)
        *_, last = table.play.steps(len(table.play.moves) - 1)
        part = narration.part(last.before)
        mattered = None
        if part > command.heard:
            mattered = await self._looked_back(caller, narration, table, seat, part)
        return messages.Coached(command.id, command.at, part + 1, [], [], mattered)

    async def _looked_back(
        self, caller: Caller, narration: Narration, table: Table, seat: int, part: int
    ) -> "Phrase | None":
        """Compute `looked_back` in the work queue. Raises `Refusal`."""
        queue = self._hub.work_queue
        async with queue.turn(caller.person):
            return await queue.compute(lambda: looked_back(narration, table, seat, part))

    async def _measured(self, table: Table, knowledge: bytes, person: str) -> Coaching:
        """Measure a decision. Raises `Refusal` if it was interrupted or the workers are busy."""
        self.stop(table.id)
        measuring = asyncio.create_task(self._bots.worker_pool.coach(table.game, knowledge, person))
        self._measuring[table.id] = measuring
        try:
            return await measuring
        except (Overloaded, WorkerFailed):
            raise Refusal("busy") from None
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is not None and asking.cancelling():  # the client has gone
                measuring.cancel()
                raise
            raise Refusal("stale", at=table.at) from None
        finally:
            if self._measuring.get(table.id) is measuring:
                del self._measuring[table.id]


def must_be_alone(table: Table, caller: Caller) -> None:
    """Raise `Refusal` unless the caller is the only person at an unrated table with bots."""
    own = table.seats_of(caller.person)
    if not own:
        raise Refusal("not-seated")
    others = [seat for index, seat in enumerate(table.seats) if index not in own]
    if not table.setup.hints or len(own) > 1 or any(seat.bot is None for seat in others):
        raise Refusal("no-coach")


def looked_back(narration: Narration, table: Table, seat: int, part: int) -> "Phrase | None":
    """Say what mattered to a seat in a month or round; None if nothing did, or it is too long ago."""
    assert table.play is not None
    steps = table.play.steps(max(0, len(table.play.moves) - LOOKED_BACK))
    return narration.mattered(_codes, [step for step in steps if narration.part(step.before) == part], seat)


def _costly(narration: Narration, text: str, one: Costly) -> messages.Costly:
    why: Sequence[Any] = [narration.warning(_codes, reason.what, abs(reason.more.value)) for reason in one.reasons]
    if one.danger:
        why = [narration.threat(_codes, one.danger.strikes), *why]
    lost = one.danger.count if one.danger else 0
    price = [narration.price(_codes, one.price.strikes)] if one.price else []
    cost, chance = one.cost, one.chance
    figures = (cost.value, cost.low, cost.high, chance.value, chance.low, chance.high)
    return messages.Costly(text, *figures, lost, [*why[:REASONS], *price])
