"""Endpoints of reviews: the review of a finished game, its positions, and the caller's mistakes."""

import re
from functools import partial
from typing import Any

from drachenhof.server.app.routes import NAMED, Ask, route
from drachenhof.server.app.service import Service
from drachenhof.server.app.sockets import ROWS_PER_REQUEST
from drachenhof.server.hosting.sync import current
from drachenhof.server.reviews import rows
from drachenhof.server.reviews.messages import MISTAKE_ID, Mistake, Mistakes, Practised, Reviewed
from drachenhof.server.reviews.views import before, rate_lines, reviewable, yardstick
from drachenhof.tables.fields import MAX_SEATS
from drachenhof.tables.keys import now
from drachenhof.tables.messages import Position
from drachenhof.tables.refusal import Refusal

WAIT_SECONDS = 10.0  # longest wait for progress beyond `seen`
MAX_MOVES = 20_000
REVIEWING = 4  # reviews of one address, as a multiple of those of one person
STAGES = ("waiting", "first", "sharp")
SEAT = {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1, "x-required": True}
NUMBER = {"type": "integer", "minimum": 1, "x-required": True}


@route(
    "GET",
    "/api/tables/{table}/review",
    answer=Reviewed,
    query={"seat": SEAT, "seen": {"type": "string", "enum": list(STAGES)}},
)
async def table_review(ask: Ask) -> Reviewed:
    """The review of a seat of a finished game: luck, own decisions, decisions of others; and its progress.

    With `seen`, the answer waits until the review is beyond that stage.
    """
    seat, seen = _needed(ask, "seat", MAX_SEATS - 1), ask.request.query_params.get("seen")
    if seen not in (None, *STAGES):
        raise Refusal("bad-message", problem=f"seen is one of {', '.join(STAGES)}")
    room = await current(ask.service.hub, ask.table)
    person = ask.who.person if ask.who else None
    reviewing = ask.service.services.reviewing
    allow = partial(_must_be_within, ask.service, person, ask.address)
    reviewed, form = await reviewing.look(room.table, seat, person or ask.address, seen, WAIT_SECONDS, allow)
    await reviewing.remember(room.table, seat, person, form)
    if reviewed.review is not None:
        ask.charge(len(reviewed.review.moments) / ROWS_PER_REQUEST)
    return reviewed


def _must_be_within(service: Service, person: str | None, address: str, cost: float) -> None:
    """Limit the reviews of a person, and of an address, because accounts are free."""
    if person is None:
        service.must_be_within(service.reviews, address, cost)
    else:
        service.must_be_within(service.reviews, person, cost)
        service.must_be_within(service.reviews, address, cost / REVIEWING)


@route("GET", "/api/tables/{table}/moment", answer=Position, query={"number": NUMBER})
async def table_moment(ask: Ask) -> Position:
    """The position before a move of a finished game, as its player knew it, with the choices."""
    number = _needed(ask, "number", MAX_MOVES)
    play = reviewable((await current(ask.service.hub, ask.table)).table)
    async with ask.turn():
        return await ask.service.hub.work_queue.compute(lambda: before(play, number))


@route("GET", "/api/me/mistakes", answer=Mistakes, named=NAMED)
async def my_mistakes(ask: Ask) -> Mistakes:
    """The caller's mistakes in reviewed games, how many are due, and error rates."""
    person, moment = ask.caller.person, now()

    def read(store: Any) -> Mistakes:
        own = rows.mistakes_of(store, person)
        due = sum(one.due is not None and one.due <= moment for one in own)
        rates = rows.latest_rates(store, person)
        return Mistakes(own, due, rates, yardstick(), rate_lines(rates))

    async with ask.turn():
        answer: Mistakes = await ask.service.hub.read(read)
    ask.charge((len(answer.mistakes) + len(answer.rates)) / ROWS_PER_REQUEST)
    return answer


@route("PUT", "/api/me/mistakes/{mistake}", body=Practised, answer=Mistake, named=NAMED)
async def practise(ask: Ask) -> Mistake:
    """Store an answer to a mistake. Right: it is due again after 1, 3, 7, 21 days, then learnt. Wrong: tomorrow."""
    mistake, person, right = str(ask.request.path_params["mistake"]), ask.caller.person, ask.body.right
    if re.fullmatch(MISTAKE_ID, mistake) is None:
        raise Refusal("not-found")
    stored: Mistake | None = await ask.service.hub.write(
        lambda store: rows.practise(store, person, mistake, right, now())
    )
    if stored is None:
        raise Refusal("not-found")
    return stored


def _needed(ask: Ask, name: str, most: int) -> int:
    """A required number of the query. Raises `Refusal`."""
    number = ask.number(name, None, most)
    if number is None:
        raise Refusal("bad-message", problem=f"{name} is a whole number from 0 to {most}")
    return number
