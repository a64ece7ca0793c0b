"""Reviews of finished tables, from the store or the worker process, and the mistakes stored from them."""

from collections.abc import Callable
from contextlib import suppress

import structlog

from drachenhof.analysis.review.values import like
from drachenhof.server.db import archive
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.room import Room
from drachenhof.server.reviews import rows
from drachenhof.server.reviews.messages import Reviewed, SeatReviewed
from drachenhof.server.reviews.queue import Job, Reviews
from drachenhof.server.reviews.views import (
    ReviewForm,
    message_of,
    must_be_seat,
    own_numbers,
    own_person,
    own_rate,
    reviewable,
)
from drachenhof.server.workers.pool import Overloaded
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table

MOVES = 400  # moves of a game whose review costs twice the base cost

log = structlog.get_logger()


class Reviewing:
    """Answers requests for reviews with their present state, or waits for more."""

    def __init__(self, hub: Hub, reviews: Reviews) -> None:
        self.hub, self.reviews = hub, reviews
        reviews.on_form = self._keep

    async def look(
        self, table: Table, seat: int, owner: str, seen: str | None, seconds: float, allow: Callable[[float], None]
    ) -> tuple[Reviewed, ReviewForm | None]:
        """Return the state of a seat's review, begun if necessary. Raises `Refusal`.

        With `seen`, wait up to `seconds` until the review is beyond that stage. `allow` is called with the cost of a
        new review, and may refuse it.
        """
        reviewable(table)
        must_be_seat(table, seat)
        job = self.reviews.find(table.id, seat)
        if job is None or (self.hub.shared and job.stage != "sharp"):
            form: ReviewForm | None = await self.hub.read(lambda store: rows.find_review(store, table.id, seat))
            if form is not None and form.sharp:
                if job is not None:  # another process was quicker
                    self.reviews.drop(job)
                return Reviewed(table.id, seat, "sharp", 1.0, 0, _message(table, form)), form
            job = await self._begin(table, seat, owner, form, allow)
        self.reviews.join(job, owner)
        if seen is not None:
            await self.reviews.more(job, seen, seconds)
        if job.failed:
            raise Refusal("fault" if job.broken else "busy")
        review = None if job.form is None else _message(table, job.form)
        progress = 1.0 if job.stage == "sharp" else round(job.progress, 3)
        ahead = self.reviews.ahead(job)
        return Reviewed(table.id, seat, job.stage, progress, ahead, review), job.form  # type: ignore[arg-type]

    async def _begin(
        self, table: Table, seat: int, owner: str, form: ReviewForm | None, allow: Callable[[float], None]
    ) -> Job:
        """Return the job of a review, if necessary a new one. Raises `Refusal`."""
        if (job := self.reviews.find(table.id, seat)) is not None:  # another request has begun it
            return job
        if self.hub.closing:
            raise Refusal("closing")
        play = reviewable(table)
        allow(1.0 + len(play.moves) / MOVES)
        record = await self.hub.work_queue.compute(lambda: play.record().to_json().encode())
        try:
            return self.reviews.ask(table.id, seat, owner, record, form)
        except Overloaded:
            raise Refusal("busy") from None

    def _keep(self, job: Job) -> None:
        """Store a form of a review, so that later requests get it at once, from any process."""
        form = job.form
        assert form is not None
        self.hub.tasks.attempt(self.hub.write(lambda store: rows.store_review(store, job.table, job.seat, form, now())))

    def prepare(self, room: Room, entries: list[Entry]) -> None:
        """Start the review worker if people are playing who may ask for a review afterwards."""
        if room.table.setup.review and any(entry.person for entry in entries if entry.kind == "move"):
            self.reviews.warm()

    async def remember(self, table: Table, seat: int, person: str | None, form: ReviewForm | None) -> None:
        """Store the mistakes of a person who looks at the sharp review of an own seat, once."""
        owner = own_person(table, seat, person)
        if owner is None or form is None or not form.sharp:
            return
        with suppress(Refusal):  # after a failure, the next look at the review stores them
            if not await self.hub.read(lambda store: rows.has_mistakes_of(store, owner, table.id, seat)):
                await self._remember(table, seat, owner, form)

    async def _remember(self, table: Table, seat: int, person: str, form: ReviewForm) -> None:
        entries: list[Entry] = await self.hub.read(lambda store: archive.entries_after(store, table.id, 0))
        own = own_numbers(reviewable(table), seat, entries)
        rate, decisions = own_rate(form, own)
        if table.given is not None:  # an error rate of a part of a game cannot be compared
            rate, decisions = 0.0, 0
        players = len(table.seats)
        row = {
            "person": person,
            "table_id": table.id,
            "seat": seat,
            "game": table.game,
            "players": players,
            "ended": max((entry.time for entry in entries if entry.kind == "over"), default=table.changed),
            "rate": rate,
            "decisions": decisions,
            "bot": like(table.game, players, rate, decisions),
        }
        moments = [moment for moment in form.review.moments if moment.number in own]
        await self.hub.write(lambda store: rows.store_mistakes(store, row, moments, now()))


def _message(table: Table, form: ReviewForm) -> SeatReviewed:
    return message_of(form, table.game, len(table.seats))
