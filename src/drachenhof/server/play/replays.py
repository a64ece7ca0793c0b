"""Endpoints of replays: a table or a record, move by move, as one observer saw it."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from drachenhof import records
from drachenhof.engine.game import CHANCE, SPECTATOR
from drachenhof.i18n.narrator import course
from drachenhof.i18n.phrases import Codes, record_error
from drachenhof.records import Play
from drachenhof.records.history import Step
from drachenhof.server.app.routes import Ask, route
from drachenhof.server.app.service import BYTES
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.db import archive
from drachenhof.server.hosting.sync import current
from drachenhof.tables.fields import MAX_SEATS
from drachenhof.tables.messages import MAX_RECORD, Position, Seat, Told
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Course, Stepped, Steps
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table
from drachenhof.tables.views import Views, observer_of, table_view

PART = 60  # most moves of one answer
MAX_MOVES = 20_000
ENDED = ("over", "cancelled", "broken")
RANGE = {"type": "integer", "minimum": 0}
NOBODY = "nobody"
QUERY = {"after": RANGE, "eyes": {"type": "string", "enum": [*map(str, range(MAX_SEATS)), NOBODY]}}

_codes = Codes()


@route("GET", "/api/tables/{table}/steps", answer=Steps, query=QUERY)
async def table_steps(ask: Ask) -> Steps:
    """Some moves of a table, each with the position after it: the last ones, or those after a number.

    Views of other seats are available only when the game is over.
    """
    room = await current(ask.service.hub, ask.table)
    table = room.table
    if table.play is None:
        raise Refusal("not-now", status=table.status)
    observer, play = _observer(ask, table), table.play
    after = ask.number("after", max(0, len(play.moves) - PART), MAX_MOVES) or 0
    numbers = play.numbers[after + 1 : after + 1 + PART]
    upto = numbers[-1] if numbers else 0
    log = await ask.service.hub.read(
        lambda store: archive.entries_between(store, table.id, min(numbers, default=1) - 1, upto)
    )
    entries = {entry.number: entry for entry in log}
    seen = table_view(table, room.present(), room.watchers)

    async with ask.turn():
        before, steps = await ask.service.hub.work_queue.compute(
            lambda: _walked(play, observer, after, lambda step: _message_of(entries[step.number], step.decider))
        )
    ask.charge(len(steps) / ROWS_PER_REQUEST)
    return Steps(
        game=table.game,
        options=seen.options,
        seats=seen.seats,
        moves=len(play.moves),
        after=after,
        eyes=observer if observer >= 0 else None,
        before=before,
        steps=steps,
        scores=table.scores,
        places=table.places,
        ended=table.status in ENDED,
        given=seen.given,
        day=seen.day,
        duel_from=seen.duel_from,
        tournament=seen.tournament,
    )


def _observer(ask: Ask, table: Table) -> int:
    """The requested observer: the caller, a spectator, or any seat of a finished game."""
    own = table.seats_of(ask.who.person if ask.who else None)
    wanted = _wanted(ask, len(table.seats))
    observer = observer_of(table, own) if wanted is None else wanted
    if table.status not in ENDED and observer != SPECTATOR and observer not in own:
        raise Refusal("not-over")
    return observer


@route("GET", "/api/tables/{table}/course", answer=Course)
async def table_course(ask: Ask) -> Course:
    """The points of a finished game by month or round, and by source."""
    table = (await ask.service.hub.room(ask.table)).table
    if table.play is None or table.status not in ENDED:
        raise Refusal("not-over")
    play = table.play
    async with ask.turn():
        booked = await ask.service.hub.work_queue.compute(lambda: course(table.game, len(table.seats), play.steps()))
    ask.charge(len(play.moves) / ROWS_PER_REQUEST / 4)
    return Course(booked.sources, booked.parts, booked.end)


@route("POST", "/api/replay", answer=Steps, query=QUERY)
async def record_steps(ask: Ask) -> Steps:
    """Some moves of the record in the body, each with the position after it. Nothing is stored."""
    text = await _received(ask)
    after, wanted = ask.number("after", 0, MAX_MOVES) or 0, _wanted(ask, MAX_SEATS)
    ask.charge(len(text) / BYTES)
    try:
        async with ask.turn():
            return await ask.service.hub.work_queue.compute(
                lambda: _of_record(text, after, SPECTATOR if wanted is None else wanted)
            )
    except records.BrokenRecord as error:
        raise Refusal("bad-message", said=record_error(_codes, error), problem="broken record") from None


def _of_record(text: bytes, after: int, observer: int) -> Steps:
    record = records.parse(text)
    if len(record.moves) > MAX_MOVES:
        raise Refusal("too-large", most=MAX_MOVES)
    if observer >= record.players:
        raise Refusal("no-seat")
    play = Play.of(record)
    before, steps = _walked(play, observer, after, lambda step: _bare(step.number, 0, step.decider))
    return Steps(
        game=record.game,
        options=dict(record.options),
        seats=[_recorded(seat) for seat in record.seats],
        moves=len(record.moves),
        after=after,
        eyes=observer if observer >= 0 else None,
        before=before,
        steps=steps,
        scores=list(record.scores) if record.scores is not None else None,
        places=play.game.ranking(play.state) if record.scores is not None else None,
    )


def _walked(play: Play, observer: int, after: int, entry_of: Callable[[Step], Told]) -> tuple[Position, list[Stepped]]:
    """The position after some moves, and the next moves. `entry_of` makes the entry of a move."""
    views, (state, following) = Views(play.game), play.after(after)
    number = int(play.numbers[min(after, len(play.moves))])
    steps = [_stepped(views, observer, entry_of(step), step) for step in islice(following, PART)]
    return views.position(views.sight(state, observer), number), steps


def _stepped(views: Views, observer: int, entry: Told, step: Step) -> Stepped:
    views.tell(entry, views.heard(step, observer))
    return Stepped(entry, views.position(views.sight(step.after, observer), entry.number))


def _message_of(entry: Entry, decider: int) -> Told:
    """The message of a move's entry. Given moves share the entry that begins the game."""
    if entry.kind == "begin":
        return _bare(entry.number, entry.time, decider)
    return Told(entry.number, entry.time, entry.kind, entry.seat, by=entry.body.get("by"))


def _bare(number: int, time: int, decider: int) -> Told:
    """The message of a move without an entry of its own."""
    kind, seat = ("chance", None) if decider == CHANCE else ("move", decider)
    return Told(number, time, kind, seat)


def _recorded(seat: Any) -> Seat:
    """A seat of a record; invalid fields are left out."""
    name, bot = (value if isinstance(value, str) else None for value in (seat.get("name"), seat.get("bot")))
    return Seat("bot" if bot else "person", name=name, bot=bot, taken=True)


def _wanted(ask: Ask, seats: int) -> int | None:
    """The seat in the query; None if there is none."""
    eyes = ask.request.query_params.get("eyes")
    if eyes == NOBODY:
        return SPECTATOR
    number = ask.number("eyes", None, MAX_SEATS)
    if number is not None and number >= seats:
        raise Refusal("no-seat")
    return number


async def _received(ask: Ask) -> bytes:
    received = bytearray()
    async for part in ask.request.stream():
        received += part
    if len(received) > MAX_RECORD:
        raise Refusal("too-large", most=MAX_RECORD)
    return bytes(received)
