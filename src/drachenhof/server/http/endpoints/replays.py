"""A game once more, move by move, as one observer saw it: of a table, or of a record that somebody opens."""

from itertools import islice
from typing import Any

from drachenhof import records
from drachenhof.analysis.forecast import forecast
from drachenhof.game import CHANCE, SPECTATOR, Game, State
from drachenhof.records import Step
from drachenhof.records.replay import begin, game_of
from drachenhof.records.replay import replay as replayed
from drachenhof.server.house.follow import current
from drachenhof.server.http.routes import Ask, route
from drachenhof.server.http.sockets import TOLD
from drachenhof.server.protocol.log import Entry
from drachenhof.server.protocol.messages import MAX_RECORD, Position, Seat, Told
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.protocol.replays import Course, Stepped, Steps
from drachenhof.server.store import archive
from drachenhof.server.table.moments import positions, tell
from drachenhof.server.table.views import eyes_of, table_view
from drachenhof.words.broken import broken
from drachenhof.words.codes import Codes
from drachenhof.words.course import course
from drachenhof.words.tales import tale_of

PART = 60  # moves of one answer
BYTES = 4_000  # of a record, that are read for the cost of one request
MAX_MOVES = 20_000
MAX_SEATS = 6
ENDED = ("over", "cancelled", "broken")
RANGE = {"type": "integer", "minimum": 0}
NOBODY = "nobody"
QUERY = {"after": RANGE, "eyes": {"type": "string", "enum": [*"012345", NOBODY]}}

_codes = Codes()


@route("GET", "/api/tables/{table}/steps", answer=Steps, query=QUERY)
async def table_steps(ask: Ask) -> Steps:
    """Some moves of a table, each with the position after it: the last, or those after a number.

    Through other eyes than one's own or nobody's only when the game is over.
    """
    room = await current(ask.service.house, ask.table)
    table = room.table
    if table.play is None:
        raise Refusal("not-now", status=table.status)
    own = table.seats_of(ask.who.person if ask.who else None)
    wanted = _wanted(ask, len(table.seats))
    eyes = eyes_of(table, own) if wanted is None else wanted
    if table.status not in ENDED and eyes != SPECTATOR and eyes not in own:
        raise Refusal("not-over")
    play = table.play
    after = ask.number("after", max(0, len(play.moves) - PART), MAX_MOVES) or 0
    numbers = play.numbers[after + 1 : after + 1 + PART]
    upto = numbers[-1] if numbers else 0
    log = await ask.service.house.read(
        lambda store: archive.entries_between(store, table.id, min(numbers, default=1) - 1, upto)
    )
    entries = {entry.number: entry for entry in log}
    seen = table_view(table, room.present(), room.watchers)

    def told() -> tuple[Position, list[Stepped]]:
        walked = Walk(play.game, eyes)
        state, following = play.after(after)
        steps = [walked.step(_told(entries[step.number], step.decider), step) for step in islice(following, PART)]
        return walked.position(state, int(play.numbers[min(after, len(play.numbers) - 1)])), steps

    async with ask.turn():
        before, steps = await ask.service.house.desk.compute(told)
    ask.charge(len(steps) / TOLD)
    return Steps(
        game=table.game,
        options=seen.options,
        seats=seen.seats,
        moves=len(play.moves),
        after=after,
        eyes=eyes if eyes >= 0 else None,
        before=before,
        steps=steps,
        scores=table.scores,
        places=table.places,
        ended=table.status in ENDED,
        given=seen.given,
    )


@route("GET", "/api/tables/{table}/course", answer=Course)
async def table_course(ask: Ask) -> Course:
    """Where the points of a game that is over came from, by month or round and by source."""
    table = (await ask.service.house.room(ask.table)).table
    if table.play is None or table.status not in ENDED:
        raise Refusal("not-over")
    play = table.play
    async with ask.turn():
        booked = await ask.service.house.desk.compute(lambda: course(table.game, len(table.seats), play.steps()))
    ask.charge(len(play.moves) / TOLD / 4)
    return Course(booked.sources, booked.parts, booked.end)


@route("POST", "/api/replay", answer=Steps, query=QUERY)
async def record_steps(ask: Ask) -> Steps:
    """Some moves of a record, which is the body, each with the position after it. Nothing is kept."""
    text = await _received(ask)
    after, wanted = ask.number("after", 0, MAX_MOVES) or 0, _wanted(ask, MAX_SEATS)
    ask.charge(len(text) / BYTES)
    try:
        async with ask.turn():
            return await ask.service.house.desk.compute(
                lambda: _of_record(text, after, SPECTATOR if wanted is None else wanted)
            )
    except records.BrokenRecord as error:
        raise Refusal("bad-message", said=broken(_codes, error), problem="broken record") from None


def _of_record(text: bytes, after: int, eyes: int) -> Steps:
    record = records.parse(text)
    if len(record.moves) > MAX_MOVES:
        raise Refusal("too-large", most=MAX_MOVES)
    game, state = game_of(record), begin(record)
    if eyes >= record.players:
        raise Refusal("no-seat")
    walked, steps = Walk(game, eyes), list[Stepped]()
    first = walked.position(state, 0)
    for step in replayed(record):
        if step.number == after:
            first = walked.position(step.after, after)
        elif after < step.number <= after + PART:
            kind, seat = ("chance", None) if step.decider == CHANCE else ("move", step.decider)
            steps.append(walked.step(Told(step.number, 0, kind, seat), step))
    over = record.scores is not None
    return Steps(
        game=record.game,
        options=dict(record.options),
        seats=[_recorded(seat) for seat in record.seats],
        moves=len(record.moves),
        after=after,
        eyes=eyes if eyes >= 0 else None,
        before=first,
        steps=steps,
        scores=list(record.scores) if record.scores is not None else None,
        places=game.ranking(records.final(record)) if over else None,
    )


class Walk:
    """Moves and positions as one observer may know them."""

    def __init__(self, game: Game, eyes: int) -> None:
        self.game, self.eyes, self.tale = game, eyes, tale_of(game.NAME)

    def view(self, state: State) -> dict[str, Any]:
        return self.game.view(self.game.knowledge(state, self.eyes))

    def position(self, state: State, number: int) -> Position:
        return self._position(state, self.view(state), number)

    def step(self, told: Told, step: Step) -> Stepped:
        told.move = self.tale.heard(step.before, step.move, self.eyes)
        seen = [(name, self.view(state)) for name, state in positions(self.game, step)]
        tell(told, self.tale, self.view(step.before), seen)
        return Stepped(told, self._position(step.after, seen[-1][1], told.number))

    def _position(self, state: State, view: dict[str, Any], number: int) -> Position:
        demand = self.tale.demand(_codes, view)
        position = Position(number, view["to_move"], view, demand=demand)
        if self.eyes != SPECTATOR:
            ahead = forecast(self.game.NAME, self.game.knowledge(state, self.eyes), self.eyes)
            position.forecast = ahead.strikes if ahead else None
        return position


def _told(entry: Entry, decider: int) -> Told:
    """A move as its entry says it; one that was given has only the entry that begins the game."""
    if entry.kind == "begin":
        kind, seat = ("chance", None) if decider == CHANCE else ("move", decider)
        return Told(entry.number, entry.at, kind, seat)
    return Told(entry.number, entry.at, entry.kind, entry.seat, by=entry.body.get("by"))


def _recorded(seat: Any) -> Seat:
    """A seat as a record names it; what is no text is left out."""
    name, bot = (value if isinstance(value, str) else None for value in (seat.get("name"), seat.get("bot")))
    return Seat("bot" if bot else "person", name=name, bot=bot, taken=True)


def _wanted(ask: Ask, seats: int) -> int | None:
    """The seat through whose eyes somebody wants to look; None if he does not say."""
    said = ask.request.query_params.get("eyes")
    if said == NOBODY:
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
