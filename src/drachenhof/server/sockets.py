"""WebSockets: one for each who looks on at a table."""

import asyncio
import time
from collections import deque
from contextlib import suppress

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from drachenhof.server import messages
from drachenhof.server.deeds import Caller
from drachenhof.server.limits import Limit
from drachenhof.server.refusal import Refusal
from drachenhof.server.room import Room
from drachenhof.server.service import Service

BACKLOG = 1_000_000  # characters that may wait for a slow client; then he is cut off, and comes back
MISUSES = 50  # messages that are not of the protocol, before the line is cut
NORMAL, GOING_AWAY, POLICY, TRY_LATER = 1000, 1001, 1008, 1013

log = structlog.get_logger()
_decode = msgspec.json.Decoder(messages.AnyCommand).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """A connection: messages go out in order, and nobody waits for a slow reader."""

    def __init__(self, websocket: WebSocket, caller: Caller | None) -> None:
        self.person = caller.person if caller else None
        self.last = 0
        self._websocket = websocket
        self._waiting: deque[str] = deque()
        self._size = 0
        self._sending: asyncio.Task[None] | None = None
        self.closed = False

    def send(self, message: str) -> None:
        """Put a message on its way."""
        if self.closed:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > BACKLOG:
            self.drop()
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send())

    def answer(self, answer: messages.Answer) -> None:
        self.send(_encode(answer).decode())

    def drop(self, code: int = TRY_LATER) -> None:
        """Cut the connection."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            self._closing = asyncio.create_task(self._close(code))

    async def _send(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._websocket.send({"type": "websocket.send", "text": message})
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True
        finally:
            self._sending = None

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(self._websocket.close(code), 5)


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket?seen=N`."""
    service: Service = websocket.app.state.service
    address = service.address(websocket)
    try:
        service.must_be_ours(websocket)
        service.must_be_within(service.requests, address)
        if service.settings.limits and service.sockets.get(address, 0) >= service.settings.sockets_each:
            raise Refusal("too-many")
        caller = await service.caller(websocket)
        seen = _seen(websocket)
        room = await service.house.room(websocket.path_params["table"])
    except Refusal as refusal:
        await _refuse(websocket, refusal)
        return
    await websocket.accept()
    service.sockets[address] = service.sockets.get(address, 0) + 1
    socket = Socket(websocket, caller)
    try:
        await _attend(service, room, socket, caller, seen, websocket)
    finally:
        service.sockets[address] -= 1
        if not service.sockets[address]:
            del service.sockets[address]


async def _attend(
    service: Service, room: Room, socket: Socket, caller: Caller | None, seen: int | None, websocket: WebSocket
) -> None:
    """Listen, from the first update to the end of the line."""
    try:
        room = await service.house.enter(room.table.id, socket, seen)
    except Refusal as refusal:
        socket.answer(refused(refusal))
        socket.drop()
        return
    try:
        await _converse(service, room.table.id, socket, caller, websocket)
    finally:
        socket.closed = True
        service.house.part(room, socket)


async def _converse(service: Service, table: str, socket: Socket, caller: Caller | None, websocket: WebSocket) -> None:
    limit = Limit(service.settings.commands_per_second, service.settings.commands_per_second * 2)
    misuses = 0
    while not socket.closed:
        received = await websocket.receive()
        if received["type"] != "websocket.receive":
            return
        if service.settings.limits and not limit.allows(0):
            socket.answer(messages.Refused("too-many"))
            misuses += 1
        elif not await _obey(service, table, socket, caller, received.get("text") or received.get("bytes") or ""):
            misuses += 1
        if misuses > MISUSES:
            socket.drop(POLICY)
            return


async def _obey(service: Service, table: str, socket: Socket, caller: Caller | None, text: str | bytes) -> bool:
    """One message; says whether it was one of the protocol."""
    try:
        command: messages.Command = _decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        socket.answer(messages.Refused("bad-message", arguments={"problem": problem(error)}))
        return False
    socket.answer(await answered(service, table, caller, command))
    return True


async def answered(service: Service, table: str, caller: Caller | None, command: messages.Command) -> messages.Answer:
    """The answer to a command: what came of it, or why not."""
    began, name = time.perf_counter(), type(command).__name__.lower()
    try:
        if isinstance(command, messages.Ping):
            answer: messages.Answer = await service.house.command(table, caller or Caller("", ""), command)
        elif caller is None:
            raise Refusal("no-person")
        else:
            if isinstance(command, messages.Say):
                service.must_be_within(service.chats, (table, caller.person))
            answer = await service.house.command(table, caller, command)
    except Refusal as refusal:
        answer = await with_missed(service, table, caller, refused(refusal, command), command)
        service.metrics.command(name, refusal.code, began)
    else:
        service.metrics.command(name, "done", began)
    return answer


async def with_missed(
    service: Service, table: str, caller: Caller | None, answer: messages.Refused, command: messages.Command
) -> messages.Refused:
    """A request that came too late gets what it missed."""
    if answer.code != "stale":
        return answer
    room = await service.house.room(table)
    since = min(getattr(command, "at", 0), room.table.last)
    parts = [part async for part in service.house.updates(room, caller.person if caller else None, since)]
    answer.missed = joined(parts)
    return answer


def joined(parts: list[messages.Update]) -> messages.Update:
    """Several updates as one."""
    last = parts[-1]
    last.entries = [entry for part in parts for entry in part.entries]
    return last


def refused(refusal: Refusal, command: messages.Command | None = None) -> messages.Refused:
    """A refusal as a message."""
    return messages.Refused(
        refusal.code,
        id=command.id if command is not None else None,
        rule=refusal.rule,
        arguments=refusal.arguments,
        said=refusal.said,
    )


def problem(error: Exception) -> str:
    """What is wrong with a message, short and printable."""
    return "".join(char if char.isprintable() else "?" for char in str(error))[:200]


def _seen(websocket: WebSocket) -> int | None:
    said = websocket.query_params.get("seen")
    if said is None:
        return None
    if not said.isascii() or not said.isdigit() or len(said) > 9:
        raise Refusal("bad-message", problem="seen is a number of an entry")
    return int(said)


async def _refuse(websocket: WebSocket, refusal: Refusal) -> None:
    """No handshake: the client gets the reason as an HTTP answer."""
    from drachenhof.server.answers import status_of

    body = _encode(refused(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await websocket.send(
        {"type": "websocket.http.response.start", "status": status_of(refusal.code), "headers": headers}
    )
    await websocket.send({"type": "websocket.http.response.body", "body": body})
