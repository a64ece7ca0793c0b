"""Serve the WebSocket of a table: authenticate, send updates, carry out commands."""

import time
from functools import reduce
from operator import or_

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from drachenhof.server.app.limits import Limit
from drachenhof.server.app.responses import POLICY, Socket, retry, status_of
from drachenhof.server.app.service import FLOOD_COST, Service, table_id
from drachenhof.server.hosting.sync import joined, missed
from drachenhof.server.play.commands import carry_out
from drachenhof.tables import messages
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import digest
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import written

MISUSES = 50  # invalid or refused messages before the connection is cut
HINTED = 4  # hints of one address, as a multiple of those of one person
ROWS_PER_REQUEST = 25  # entries, or rows of other lists, that are sent for the cost of one request
MISSED = 200  # most entries in the answer to a stale command

_decode = msgspec.json.Decoder(reduce(or_, messages.COMMANDS)).decode
_encode = msgspec.json.Encoder().encode


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket?seen=N`."""
    service: Service = websocket.app.state.service
    address = service.address(websocket)
    try:
        service.must_be_same_origin(websocket)
        service.must_be_within(service.requests, address)
        with service.connected(address):
            await _welcome(service, websocket, address)
    except Refusal as refusal:
        await _refuse(websocket, refusal)
    except WebSocketDisconnect:
        pass  # disconnected before the handshake


async def _welcome(service: Service, websocket: WebSocket, address: str) -> None:
    """Accept a client, send what it missed, and serve it to the end. Raises `Refusal` before it is accepted."""
    caller, seen = await service.caller(websocket), _seen(websocket)
    table = table_id(websocket.path_params["table"])
    await service.load_at_cost(table, address)
    room = await service.hub.room(table)
    await websocket.accept()
    key, where = service.key_of(websocket), address if service.settings.limits else ""
    socket = Socket(websocket, caller.person if caller else None, digest(key) if key else None, where)
    try:
        service.charge(
            address, max(0, room.table.last - (room.table.last if seen is None else seen)) / ROWS_PER_REQUEST
        )
        room = await service.services.presence.enter(room.table.id, socket, seen)
    except Refusal as refusal:
        socket.answer(refused(refusal))
        await socket.drained(0)
        socket.drop()
        await socket.gone()
        return
    try:
        if not await _is_still(service, websocket, socket):
            socket.drop(POLICY)
        await _converse(service, room.table.id, socket, websocket, address)
        await socket.gone()
    finally:
        socket.closed = True
        service.services.presence.part(room, socket)


async def _converse(service: Service, table: str, socket: Socket, websocket: WebSocket, address: str) -> None:
    own = Limit(service.settings.commands_per_second, service.settings.commands_per_second * 2)
    misuses = 0
    while not socket.closed:
        received = await websocket.receive()
        if received["type"] != "websocket.receive":
            return
        try:
            service.must_be_within(own, 0)
            service.must_be_within(service.commands, address)
            text = received.get("text") or received.get("bytes") or ""
            well = await _obey(service, table, socket, websocket, text, address)
        except Refusal as refusal:
            socket.answer(refused(refusal))
            well = False
        misuses += not well
        if misuses > MISUSES:
            service.charge(address, FLOOD_COST)
            socket.drop(POLICY)
            return


async def _is_still(service: Service, websocket: WebSocket, socket: Socket) -> bool:
    """Whether the key of a client is still valid after the first update."""
    caller = await service.caller(websocket)
    return (caller.person if caller else None) == socket.person


async def _obey(
    service: Service, table: str, socket: Socket, websocket: WebSocket, text: str | bytes, address: str
) -> bool:
    """Handle one message; return whether it was valid."""
    try:
        command: messages.Command = _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        socket.answer(messages.Refused("bad-message", arguments={"problem": problem(error)}))
        return False
    caller = await service.caller(websocket)
    if (caller.person if caller else None) != socket.person:  # the key has ended meanwhile
        socket.drop(POLICY)
        return False
    socket.answer(await answered(service, table, caller, command, address))
    return True


async def answered(
    service: Service, table: str, caller: Caller | None, command: messages.Command, address: str
) -> messages.Answer:
    """Carry out a command and return its answer, or the refusal."""
    began, name = time.perf_counter(), type(command).__name__.lower()
    try:
        _must_be_moderate(service, table, caller, command, address)
        answer = await carry_out(service.services, table, caller or Caller("", ""), command)
    except Refusal as refusal:
        answer = await with_missed(service, table, caller, refused(refusal, command), command)
        if answer.missed is not None:
            service.commands.charge(address, len(answer.missed.entries) / ROWS_PER_REQUEST)
        service.metrics.command(name, refusal.code, began)
    else:
        service.metrics.command(name, "done", began)
    return answer


def _must_be_moderate(
    service: Service, table: str, caller: Caller | None, command: messages.Command, address: str
) -> None:
    """Raise `Refusal` for callers without an account, and beyond the limits of expensive commands."""
    if isinstance(command, messages.Ping):
        return
    if caller is None:
        raise Refusal("no-person")
    room = service.hub.rooms.get(table)
    if room is not None and (caller.person, command.id) in room.table.requests:
        return  # done before: it is only answered again
    if isinstance(command, messages.Say):
        service.must_be_within(service.chats, (table, caller.person))
    elif isinstance(command, messages.Sit):  # repeated sitting down would fill the log
        service.must_be_within(service.sits, (table, address))
    elif isinstance(command, messages.Hint | messages.Coach):
        service.must_be_within(service.hints, caller.person)
        service.must_be_within(service.hints, address, 1 / HINTED)  # accounts are free, and hints are expensive
    elif isinstance(command, messages.Rematch) and (room is None or room.table.rematch is None):
        service.must_be_within(service.tables, caller.person)
        if room is not None:
            service.must_be_light(caller.person, written(room.table.given))


async def with_missed(
    service: Service, table: str, caller: Caller | None, answer: messages.Refused, command: messages.Command
) -> messages.Refused:
    """Add the missed entries to the refusal of a stale command."""
    if answer.code != "stale":
        return answer
    room = await service.hub.room(table)
    since = min(getattr(command, "at", 0), room.table.last)
    answer.missed = await joined(missed(service.hub, room, caller.person if caller else None, since, MISSED))
    return answer


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
    """The reason why a message is invalid, short and printable."""
    return "".join(char if char.isprintable() else "?" for char in str(error))[:200]


def _seen(websocket: WebSocket) -> int | None:
    number = websocket.query_params.get("seen")
    if number is None:
        return None
    if not number.isascii() or not number.isdigit() or len(number) > 9:
        raise Refusal("bad-message", problem="seen is a number of an entry")
    return int(number)


async def _refuse(websocket: WebSocket, refusal: Refusal) -> None:
    """Answer a handshake with a refusal over HTTP."""
    body = _encode(refused(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    again = retry(refusal.code, refusal.arguments.get("seconds", 1))
    headers += [(name.lower().encode(), value.encode()) for name, value in again.items()]
    await websocket.send(
        {"type": "websocket.http.response.start", "status": status_of(refusal.code), "headers": headers}
    )
    await websocket.send({"type": "websocket.http.response.body", "body": body})
