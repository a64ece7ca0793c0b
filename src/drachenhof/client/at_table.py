"""A client's view of one table: its history, its current state, and commands.

The connection is a WebSocket. If it is lost, a new one is opened after a delay and
continues from the last entry seen. Unanswered commands are sent again with the
same id, so the server carries them out once.
"""

import asyncio
import itertools
import secrets
from base64 import b64decode
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from drachenhof.client.wire import Answered, Refused, Update, pauses, read
from drachenhof.engine.game import Knowledge
from drachenhof.states import from_bytes
from drachenhof.tables import messages
from drachenhof.tables.messages import Choice, Position, TableView, Told

POLICY = 1008  # the line was cut because its key ended, or because it asked for far too much
MOST_BYTES = 1 << 24  # of a message
PER_SECOND, AT_ONCE = 18.0, 30  # commands of a line; beyond, a server refuses some
ENDED = ("over", "cancelled", "broken")

_encode = msgspec.json.Encoder().encode


class News(NamedTuple):
    """New log entries in order; empty after a mere reconnection."""

    entries: tuple[Told, ...]


class Gap(Exception):  # noqa: N818 (it says what is wrong)
    """An entry is missing: ask again from the last that was seen."""


class AtTable:
    """A table. `async for news in at` yields what happens; the attributes of `at` are always current."""

    def __init__(self, server: str, key: str | None, table: str) -> None:
        self.id = table
        self.table: TableView | None = None
        self.position: Position | None = None
        self.you: list[int] = []
        self.eyes: int | None = None
        self.host = False
        self.kept: list[int] = []
        self.last: int | None = None
        self.presence: messages.Presence | None = None
        self.lines = 0  # how often a line was opened
        self.closed = False
        self._free = 0.0  # the time at which one may ask for something without waiting
        self._address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
        self._headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self._news: asyncio.Queue[News | BaseException] = asyncio.Queue()
        self._parts: list[Told] = []
        self._asked: dict[str, tuple[bytes, asyncio.Future[Answered]]] = {}
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))

    async def __aenter__(self) -> "AtTable":
        self._taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._keep_line())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop watching; the seat stays taken."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._news.put_nowait(StopAsyncIteration())

    def __aiter__(self) -> "AtTable":
        return self

    async def __anext__(self) -> News:
        """The next news; raises `Refused` if the server will not tell any."""
        news = await self._news.get()
        if isinstance(news, BaseException):
            self._news.put_nowait(news)  # and so it stays
            raise news
        return news

    # How things stand

    @property
    def choices(self) -> list[Choice]:
        """Return the legal choices; empty if another player decides."""
        return [] if self.position is None else self.position.choices or []

    @property
    def ended(self) -> bool:
        return self.table is not None and self.table.status in ENDED

    @property
    def knowledge(self) -> "Knowledge | None":
        """Return the knowledge of the seat; the server sends it to bots only. Raises `OtherLayout`."""
        if self.table is None or self.position is None or self.position.known is UNSET:
            return None
        known: Any = self.position.known
        return from_bytes(self.table.game, b64decode(known.data), known.layout)

    # What one asks for

    async def move(self, move: str) -> messages.Accepted:
        """Make a move, one of the choices in notation; raises `Refused`, also if the position has changed."""
        at = 0 if self.position is None else self.position.at
        return await self._accepted(messages.Move(next(self._ids), at, move))

    async def undo(self, to: int) -> messages.Accepted:
        """Undo to an earlier position, one of those in `position.undo`."""
        at = 0 if self.position is None else self.position.at
        return await self._accepted(messages.Undo(next(self._ids), at, to))

    async def hint(self) -> messages.Advice:
        """Ask for the values of the choices, if the table allows hints."""
        at = 0 if self.position is None else self.position.at
        advice = await self.ask(messages.Hint(next(self._ids), at))
        assert isinstance(advice, messages.Advice)
        return advice

    async def say(self, text: str) -> messages.Accepted:
        return await self._accepted(messages.Say(next(self._ids), text))

    async def sit(self, link: str | None = None, seat: int | None = None) -> messages.Accepted:
        """Take a seat: by a link, a reserved one, or one at a public table."""
        return await self._accepted(messages.Sit(next(self._ids), link, seat))

    async def back(self) -> messages.Accepted:
        """Take your seat back from the bot that plays for you."""
        return await self._accepted(messages.Back(next(self._ids)))

    async def leave(self) -> messages.Accepted:
        """Get up; during a game a bot holds the seat from then on."""
        return await self._accepted(messages.Leave(next(self._ids)))

    async def resign(self) -> messages.Accepted:
        return await self._accepted(messages.Resign(next(self._ids)))

    async def cancel(self) -> messages.Accepted:
        """Ask to end the game without a result, or agree to it."""
        return await self._accepted(messages.Cancel(next(self._ids)))

    async def rematch(self) -> str:
        """The table of the next game."""
        return (await self._accepted(messages.Rematch(next(self._ids)))).table or ""

    async def ask(self, command: messages.Command) -> Answered:
        """Send a command, repeatedly if needed, and return its answer; raises `Refused`."""
        for pause in pauses():
            try:
                return await self._once(command)
            except Refused as refused:
                if not refused.passing:
                    raise
                await asyncio.sleep(max(pause, float(refused.arguments.get("seconds", 0))))
        raise AssertionError

    async def _accepted(self, command: messages.Command) -> messages.Accepted:
        answer = await self.ask(command)
        assert isinstance(answer, messages.Accepted)
        while self.last is None or self.last < answer.number:  # one has seen what came of it
            await asyncio.shield(self._taken)
        return answer

    async def _once(self, command: messages.Command) -> Answered:
        await self._pace()
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked[command.id] = (_encode(command), answer)
        try:
            if self._line is not None:
                with suppress(ConnectionClosed):  # then it is sent over the next line
                    await self._line.send(self._asked[command.id][0].decode())
            return await answer
        finally:
            self._asked.pop(command.id, None)

    async def _pace(self) -> None:
        """Wait before asking more often than a server allows."""
        now = asyncio.get_running_loop().time()
        self._free = max(self._free, now - AT_ONCE / PER_SECOND) + 1 / PER_SECOND
        if self._free > now:
            await asyncio.sleep(self._free - now)

    # The line

    async def _keep_line(self) -> None:
        """Reconnect until the server ends the subscription."""
        waits = pauses()
        while True:
            before, pause = self.lines, 0.0
            try:
                await self._listen()
            except InvalidStatus as error:
                answer = error.response
                refused = Refused.read(bytes(answer.body or b""), answer.status_code, answer.headers)
                if not refused.passing:
                    return self._end(refused)
                pause = refused.seconds
            except Refused as refused:
                return self._end(refused)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == POLICY:
                    return self._end(Refused(messages.Refused("no-key")))
            except (OSError, InvalidHandshake, Gap, msgspec.DecodeError):
                pass
            if self.lines > before:
                waits = pauses()  # it had come about, so that the next may come soon
            await asyncio.sleep(max(pause, next(waits)))

    async def _listen(self) -> None:
        """Read one connection until it ends."""
        seen = "" if self.last is None else f"?seen={self.last}"
        async with connect(
            self._address + seen, additional_headers=self._headers, max_size=MOST_BYTES, compression=None
        ) as line:
            try:
                async for text in line:
                    self._hear(text)
                    if self._line is None and not self._parts and self.table is not None:
                        self._line, self.lines = line, self.lines + 1
                        for asked, _ in list(self._asked.values()):
                            await line.send(asked.decode())
            finally:
                self._line, self._parts = None, []
        raise line.protocol.close_exc

    def _hear(self, text: str | bytes) -> None:
        message = read(text)
        if isinstance(message, Update):
            self._take(message)
        elif isinstance(message, messages.Presence):
            self.presence = message
        elif isinstance(message, messages.Refused):
            self._refuse(message)
        elif message.id in self._asked and not self._asked[message.id][1].done():
            self._asked[message.id][1].set_result(message)

    def _refuse(self, answer: messages.Refused) -> None:
        """Handle a refused command; without an id, the connection itself was refused."""
        if answer.id is None:
            refused = Refused(answer)
            if not refused.passing:
                raise refused
            raise Gap(answer.code)
        if answer.id in self._asked and not self._asked[answer.id][1].done():
            self._asked[answer.id][1].set_exception(Refused(answer))

    def _take(self, update: Update) -> None:
        for entry in update.entries:
            if self.last is not None and entry.number > self.last + 1 and self.lines:
                raise Gap(f"entry {entry.number} after entry {self.last}")
            if self.last is None or entry.number > self.last:
                self._parts.append(entry)
                self.last = entry.number
        self.last = update.last
        if update.more is True:
            return
        for name in ("table", "position", "you", "eyes", "host", "kept"):
            if (value := getattr(update, name)) is not UNSET:
                setattr(self, name, value)
        self._news.put_nowait(News(tuple(self._parts)))
        self._parts = []
        taken, self._taken = self._taken, asyncio.get_running_loop().create_future()
        taken.set_result(None)

    def _end(self, error: Exception) -> None:
        self._news.put_nowait(error)
        self._taken.set_exception(error)
        self._taken.exception()  # retrieved, as no caller may await it
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(error)
