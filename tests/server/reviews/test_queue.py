"""Reviews that wait: their queues, with a process that only writes down what it is asked."""

import asyncio
from typing import Any

import pytest

from drachenhof.server.reviews import queue as module
from drachenhof.server.reviews.messages import ReviewSums, SeatReviewed, Span
from drachenhof.server.reviews.queue import EACH, Job, Reviews
from drachenhof.server.reviews.views import ReviewForm
from drachenhof.server.reviews.worker import Report, ReviewWanted
from drachenhof.server.workers.pool import Overloaded
from drachenhof.server.workers.process import ProcessEnded

NONE = Span(0.0, 0.0, 0.0)


def form(sharp: bool) -> ReviewForm:
    sums = ReviewSums(0.5, NONE, NONE, NONE, 0.0, 0.5)
    return ReviewForm(sharp, SeatReviewed(0, sums, [], [], [], [], [], 0, 0.0, None), [])


class Scribe:
    """Writes down what it is asked for, and says what it is told to."""

    def __init__(self) -> None:
        self.pid: int | None = None
        self.asked: list[ReviewWanted] = []
        self.starts = 0
        self.lame = False  # it cannot be started
        self._said: asyncio.Queue[Report | None] = asyncio.Queue()

    async def start(self) -> None:
        if self.lame:
            raise ProcessEnded("lame")
        self.starts += self.pid is None
        self.pid = 1

    def send(self, wanted: ReviewWanted) -> None:
        self.asked.append(wanted)

    async def hear(self, _limit: float) -> Report:
        if (said := await self._said.get()) is None:
            self.pid = None
            raise ProcessEnded("killed")
        return said

    async def end(self) -> None:
        self.pid = None

    async def says(self, *reports: Report | None) -> None:
        for report in reports:
            self._said.put_nowait(report)
            await settle()

    async def tells(self, wanted: ReviewWanted, *, sharp: bool | None = None) -> None:
        """All of a review that it was asked for."""
        wanted_sharp = wanted.sharp if sharp is None else sharp
        await self.says(Report(wanted.number, 1.0, form(wanted_sharp), done=True))

    @property
    def open(self) -> list[tuple[bytes, bool]]:
        return [(wanted.record, wanted.sharp) for wanted in self.asked]


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def with_reviews(test: Any, **given: Any) -> None:
    async def within() -> None:
        scribe = Scribe()
        reviews = Reviews(scribe, **given)  # type: ignore[arg-type]
        try:
            await test(reviews, scribe)
        finally:
            await reviews.close()
        assert scribe.pid is None

    asyncio.run(within())


def ask(reviews: Reviews, table: str, owner: str = "o") -> Job:
    return reviews.ask(table, 0, owner, table.encode())


def test_who_is_alone_gets_the_first_form_and_then_the_sharp_one_in_one_go() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        heard = list[str]()
        reviews.on_form = lambda job: heard.append(job.stage)
        job = ask(reviews, "a")
        await settle()
        assert scribe.open == [(b"a", True)]
        (wanted,) = scribe.asked
        await scribe.says(Report(wanted.number, 0.5))
        assert (job.stage, job.progress, reviews.ahead(job)) == ("waiting", 0.5, 0)
        await scribe.says(Report(wanted.number, 0.0, form(False)))
        assert (job.stage, job.progress) == ("first", 0.0)
        await scribe.tells(wanted)
        assert (job.stage, heard, reviews.done) == ("sharp", ["first", "sharp"], 1)
        assert ask(reviews, "a") is job  # as long as it is asked for
        await settle()
        assert len(scribe.asked) == 1

    with_reviews(test)


def test_first_forms_come_before_the_sharpening_of_others_and_owners_take_turns() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        jobs = [ask(reviews, "a", "greedy")]
        await settle()
        jobs += [ask(reviews, table, "greedy") for table in "bcd"]
        jobs.append(ask(reviews, "m", "modest"))
        await settle()
        assert scribe.open == [(b"a", True), (b"b", False)]  # one is sharpened, one gets its first form
        assert [reviews.ahead(job) for job in jobs] == [0, 0, 1 + 0, 1 + 2, 1 + 1]
        for at in range(1, 5):
            await scribe.tells(scribe.asked[at])
        assert [record for record, sharp in scribe.open if not sharp] == [b"b", b"c", b"m", b"d"]
        assert {job.stage for job in jobs[1:]} == {"first"}
        assert reviews.waiting == 4
        await scribe.tells(scribe.asked[0])
        for at in range(5, 9):
            assert scribe.asked[at].sharp
            await scribe.tells(scribe.asked[at])
        assert {job.stage for job in jobs} == {"sharp"}
        assert reviews.waiting == 0
        sharpened = [record for record, sharp in scribe.open if sharp]
        assert sharpened.index(b"m") < sharpened.index(b"d")

    with_reviews(test)


def test_two_who_wait_for_the_same_share_a_job_and_it_comes_at_the_turn_of_either() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        for table in "abcd":
            ask(reviews, table, "greedy")
        await settle()
        last = reviews.find("d", 0)
        assert last is not None
        before = reviews.ahead(last)
        assert ask(reviews, "d", "modest") is last
        assert reviews.ahead(last) < before
        await scribe.tells(scribe.asked[0])
        await scribe.tells(scribe.asked[1])
        assert [record for record, _ in scribe.open].count(b"d") == 1
        assert reviews.ahead(last) == 0

    with_reviews(test)


def test_an_owner_has_a_share_and_a_newcomer_takes_the_place_of_the_greediest() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        running = ask(reviews, "x", "other")
        await settle()
        assert scribe.open == [(b"x", True)]
        jobs = [ask(reviews, f"a{n}", "greedy") for n in range(EACH + 1)]  # of one the first form is being made
        with pytest.raises(Overloaded):
            ask(reviews, "too much", "greedy")
        modest = ask(reviews, "m", "modest")
        assert [job.failed for job in jobs] == [False] * EACH + [True]
        assert (modest.failed, reviews.find(f"a{EACH}", 0), reviews.waiting) == (False, None, EACH)
        assert not running.failed
        with pytest.raises(Overloaded):
            ask(reviews, "m2", "modest")  # who has a place already

    with_reviews(test, waiting=EACH)


def test_what_nobody_waits_for_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP", 0.01)
    monkeypatch.setattr(module, "LINGER", 0.05)

    async def test(reviews: Reviews, scribe: Scribe) -> None:
        left, waiting, wanted = ask(reviews, "left"), ask(reviews, "waiting"), ask(reviews, "wanted")
        await settle()
        waits = asyncio.create_task(reviews.more(wanted, "waiting", 5))
        await asyncio.sleep(0.2)
        assert reviews.find("left", 0) is None
        assert reviews.find("waiting", 0) is None
        assert reviews.find("wanted", 0) is wanted
        numbers = {wanted.record: wanted.number for wanted in scribe.asked if wanted.record}
        assert ReviewWanted(numbers[b"left"]) in scribe.asked  # it was told to the process
        await scribe.says(Report(numbers[b"left"], done=True))
        assert (left.stage, waiting.stage) == ("waiting", "waiting")
        asked = [one for one in scribe.asked if one.record == b"wanted"]
        await scribe.tells(asked[-1], sharp=False)
        await waits
        assert wanted.stage == "first"

    with_reviews(test)


def test_who_waits_is_told_of_the_next_stage_and_of_progress() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        job = ask(reviews, "a")
        await settle()
        number = scribe.asked[0].number
        waits = asyncio.create_task(reviews.more(job, "waiting", 60))
        await scribe.says(Report(number, 0.05))
        assert not waits.done()
        await scribe.says(Report(number, 0.15))
        assert waits.done()
        waits = asyncio.create_task(reviews.more(job, "waiting", 60))
        await scribe.says(Report(number, 0.0, form(False)))
        assert waits.done()
        await reviews.more(job, "waiting", 60)  # there is more than that already
        began = asyncio.get_running_loop().time()
        await reviews.more(job, "first", 0.05)
        assert 0.04 < asyncio.get_running_loop().time() - began < 5
        waits = asyncio.create_task(reviews.more(job, "first", 60))
        await settle()
        reviews.let_go()  # the server closes
        await waits
        with pytest.raises(Overloaded):
            ask(reviews, "b")

    with_reviews(test)


def test_a_process_that_dies_is_replaced_and_what_it_was_lost_with_twice_is_given_up() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        first, second = ask(reviews, "a"), ask(reviews, "b")
        await settle()
        assert scribe.open == [(b"a", False)]
        await scribe.says(None)
        assert (scribe.starts, reviews.failures) == (2, 0)
        again = scribe.asked[-1]
        await scribe.tells(again, sharp=False)
        assert reviews.find(again.record.decode(), 0) in (first, second)
        await scribe.says(None)
        await scribe.says(None)
        assert reviews.failures >= 1
        assert first.failed or second.failed
        assert scribe.starts >= 3

    with_reviews(test)


def test_a_process_that_cannot_be_started_fails_all_and_the_next_one_is_tried() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        scribe.lame = True
        jobs = [ask(reviews, table) for table in "ab"]
        await settle()
        assert all(job.failed for job in jobs)
        assert reviews.waiting == 0
        scribe.lame = False
        job = ask(reviews, "a")
        await settle()
        await scribe.tells(scribe.asked[-1])
        assert job.stage == "sharp"

    with_reviews(test)


def test_a_game_that_cannot_be_reviewed_fails_alone() -> None:
    async def test(reviews: Reviews, scribe: Scribe) -> None:
        job, other = ask(reviews, "a"), ask(reviews, "b")
        await settle()
        await scribe.says(Report(scribe.asked[0].number, error="ValueError: no", done=True))
        assert (job.failed, other.failed, reviews.failures) == (True, False, 1)
        await scribe.tells(scribe.asked[1], sharp=False)
        assert other.stage == "first"

    with_reviews(test)


def test_the_process_is_ended_when_nobody_has_needed_it_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE", 0.05)

    async def test(reviews: Reviews, scribe: Scribe) -> None:
        reviews.warm()
        await settle()
        assert (scribe.pid, scribe.asked) == (1, [])
        await asyncio.sleep(0.2)
        assert not scribe.pid
        ask(reviews, "a")
        await settle()
        assert (scribe.pid, len(scribe.asked)) == (1, 1)

    with_reviews(test)
