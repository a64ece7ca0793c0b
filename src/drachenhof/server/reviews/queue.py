"""Queue reviews of finished games for one worker process with the lowest priority.

    job = reviews.ask("table", 2, "owner", record)
    await reviews.more(job, "waiting", 10)

A job has two results: a quick first form, then a sharp one, as long as a client waits for it. First forms are made
before the sharpening of others. Owners take turns in both queues. A process that dies or hangs is replaced, and its
jobs are tried once more. It is started when needed, and ended after `IDLE` seconds without a job.
"""

import asyncio
import time
from collections.abc import Callable
from itertools import count

import structlog

from drachenhof.server.reviews.views import ReviewForm
from drachenhof.server.reviews.worker import Report, ReviewWanted
from drachenhof.server.workers.pool import Overloaded
from drachenhof.server.workers.process import Process, ProcessEnded
from drachenhof.server.workers.queues import FairQueue

WAITING = 256  # jobs
EACH = 16  # jobs of one owner
ATTEMPTS = 2
SILENT = 300.0  # seconds without a message after which the process is considered to hang
LINGER = 20.0  # seconds without a request after which a job is dropped
SWEEP = 5.0  # seconds between two searches for such jobs
IDLE = 600.0  # seconds without a job after which the process is ended
WARMED = 60.0  # seconds between two attempts to start the process ahead
STEP = 0.1  # progress that is worth an answer
STAGES = ("waiting", "first", "sharp")

log = structlog.get_logger()


class Job:
    """The review of a seat and its state."""

    def __init__(self, table: str, seat: int, record: bytes, form: ReviewForm | None) -> None:
        self.table, self.seat, self.record, self.form = table, seat, record, form
        self.progress = 0.0
        self.failed = False
        self.broken = False  # it failed because of a bug: trying again would fail again
        self.owners: list[str] = []
        self.waiters, self.asked = 0, time.monotonic()
        self.moved = asyncio.Event()
        self.sharpens = False  # the process goes on to the sharp form
        self.attempts = 0

    @property
    def stage(self) -> str:
        return STAGES[0 if self.form is None else 1 + self.form.sharp]

    def move(self) -> None:
        """Wake all requests that wait for this job."""
        self.moved.set()
        self.moved = asyncio.Event()


class Reviews:
    """The jobs, their queues and the process."""

    def __init__(self, process: Process[Report] | None = None, waiting: int = WAITING) -> None:
        self._process = Process("drachenhof.server.reviews.worker", Report) if process is None else process
        self._most = waiting
        self._jobs: dict[tuple[str, int], Job] = {}
        self._firsts: FairQueue[Job] = FairQueue()
        self._sharps: FairQueue[Job] = FairQueue()
        self._running: dict[int, Job] = {}  # jobs in the process, by number
        self._numbers = count(1)
        self._work: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.TimerHandle | None = None
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False
        self._warmed = -WARMED
        self.on_form: Callable[[Job], None] = lambda _: None
        self.done = self.stopped = self.failures = 0

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for the process."""
        return len(self._firsts) + len(self._sharps)

    @property
    def pid(self) -> int | None:
        """The id of the process, if it is running."""
        return self._process.pid

    # Requests

    def find(self, table: str, seat: int) -> Job | None:
        return self._jobs.get((table, seat))

    def ask(self, table: str, seat: int, owner: str, record: bytes, form: ReviewForm | None = None) -> Job:
        """Return the job of a seat, if necessary a new one with the first form `form`. Raises `Overloaded`."""
        job = self.find(table, seat)
        if job is None:
            self._make_room(owner)
            job = self._jobs[table, seat] = Job(table, seat, record, form)
            self._queue(job, owner)
            self._sweeping = self._sweeping or asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        self.join(job, owner)
        self._go_on()
        return job

    def join(self, job: Job, owner: str) -> None:
        """Add an owner to a job: it is served at the turn of any of its owners."""
        job.asked = time.monotonic()
        if owner not in job.owners and self._waits(job) and self._of(owner) < EACH:
            self._queue(job, owner)

    def ahead(self, job: Job) -> int:
        """Number of jobs that are served before a waiting one."""
        queue = self._firsts if job.form is None else self._sharps
        if not self._waits(job):
            return 0
        now = any(other.form is None or job.form is not None for other in self._running.values())
        return now + min(queue.ahead(owner, job) for owner in job.owners)

    async def more(self, job: Job, seen: str, seconds: float) -> None:
        """Wait until the job is beyond a stage, has progressed by `STEP`, or some seconds have passed."""
        progress, seen_stage = job.progress, STAGES.index(seen)
        job.waiters += 1
        try:
            async with asyncio.timeout(seconds):
                while not (job.failed or self._closed or STAGES.index(job.stage) > seen_stage):
                    if abs(job.progress - progress) >= STEP:
                        return
                    await job.moved.wait()
        except TimeoutError:
            pass
        finally:
            job.waiters -= 1
            job.asked = time.monotonic()

    def warm(self) -> None:
        """Start the process ahead of a likely request."""
        if self._resting is not None:
            self._rest_later()
        if self._work is None and self.pid is None and time.monotonic() >= self._warmed + WARMED:
            self._warmed = time.monotonic()
            self._go_on()

    def let_go(self) -> None:
        """End all waiting, because the server is closing."""
        self._closed = True
        for job in self._jobs.values():
            job.move()

    async def close(self) -> None:
        """End the process at once."""
        self.let_go()
        for timer in (self._sweeping, self._resting):
            if timer is not None:
                timer.cancel()
        tasks = [*self._ending, *([self._work] if self._work is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._process.end()

    # Queues

    def _make_room(self, owner: str) -> None:
        """Free a place: an owner without a job displaces the busiest owner's newest one. Others raise `Overloaded`."""
        if self._closed:
            raise Overloaded("the server is closing")
        own = self._of(owner)
        if own >= EACH:
            raise Overloaded(f"{own} reviews of the same owner wait already")
        if self.waiting < self._most:
            return
        for queue in (self._sharps, self._firsts):
            if own == 0 and (greedy := queue.most()) is not None:
                self._fail(queue.push_out(greedy))
                return
        raise Overloaded(f"{self.waiting} reviews wait already")

    def _of(self, owner: str) -> int:
        """Number of waiting jobs of an owner."""
        return self._firsts.of(owner) + self._sharps.of(owner)

    def _queue(self, job: Job, owner: str) -> None:
        if owner not in job.owners:
            job.owners.append(owner)
        (self._firsts if job.form is None else self._sharps).put(owner, job)

    def _unqueue(self, job: Job) -> None:
        for owner in job.owners:
            self._firsts.drop(owner, job)
            self._sharps.drop(owner, job)

    def _waits(self, job: Job) -> bool:
        return job in self._firsts or job in self._sharps

    def _sweep(self) -> None:
        """Drop jobs for which no request waits any more."""
        self._sweeping = None
        late = time.monotonic() - LINGER
        for job in [job for job in self._jobs.values() if not job.waiters and job.asked < late]:
            self.drop(job)
        if self._jobs and not self._closed:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def drop(self, job: Job) -> None:
        """Drop a job."""
        self._jobs.pop((job.table, job.seat), None)
        self._unqueue(job)
        for number, other in self._running.items():
            if other is job and self._process.pid is not None:
                self.stopped += 1
                self._process.send(ReviewWanted(number))

    def _fail(self, job: Job) -> None:
        job.failed = True
        self.drop(job)
        job.move()

    # The process

    def _go_on(self) -> None:
        if self._work is None:
            if self._resting is not None:
                self._resting.cancel()
                self._resting = None
            self._work = asyncio.create_task(self._run())
        elif self._process.pid is not None:
            self._dispatch()

    async def _run(self) -> None:
        """Work through the queues until they are empty."""
        try:
            while not self._closed:
                try:
                    await self._process.start()
                    self._dispatch()
                    if not self._running:
                        return
                    self._take(await self._process.hear(SILENT))
                except ProcessEnded as error:
                    self._lost(str(error))
                    if not self.waiting:
                        return
        finally:
            self._work = None
            if not self._closed:
                self._rest_later()

    def _rest_later(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(IDLE, self._rest)

    def _rest(self) -> None:
        """End the process after it has been idle for long."""
        self._resting = None
        if self._work is None:
            ending = asyncio.create_task(self._process.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    def _dispatch(self) -> None:
        """Send jobs to the process: one first form at a time, and one review to be sharpened."""
        while self._firsts and all(job.sharpens for job in self._running.values()):
            alone = not self._running and len(self._firsts) == 1 and not self._sharps
            self._send(self._firsts.take(), sharp=alone)
        if self._sharps and not any(job.sharpens for job in self._running.values()):
            self._send(self._sharps.take(), sharp=True)

    def _send(self, job: Job, sharp: bool) -> None:
        self._unqueue(job)
        number, job.sharpens, job.progress = next(self._numbers), sharp, 0.0
        self._running[number] = job
        self._process.send(ReviewWanted(number, job.record, job.seat, sharp))

    def _take(self, report: Report) -> None:
        """Note a report of the process about a job."""
        job = self._running.pop(report.number) if report.done else self._running[report.number]
        job.progress = report.progress
        if report.error:
            self.failures += 1
            log.error("review-failed", table=job.table, seat=job.seat, problem=report.error)
            job.broken = True
            self._fail(job)
        if report.form is not None:
            self._advance(job, report.form)
        job.move()

    def _advance(self, job: Job, form: ReviewForm) -> None:
        """Note a finished form, pass it on, and queue the sharp one if it is still to be made."""
        news = job.form is None or form.sharp  # the first form of a review that is sharpened later is made twice
        job.form = form if news else job.form
        if form.sharp:
            self.done += 1
        elif not job.sharpens and self.find(job.table, job.seat) is job:
            job.progress = 0.0
            for owner in job.owners:
                self._queue(job, owner)
        if news:
            self.on_form(job)

    def _lost(self, problem: str) -> None:
        """Queue the jobs of a lost process again; give up a job with which a process was lost twice."""
        lost, self._running = list(self._running.values()), {}
        if not lost:  # it could not be started
            lost = [*self._firsts, *self._sharps]
            for job in lost:
                job.attempts = ATTEMPTS
        log.warning("reviewer-lost", problem=problem, reviews=len(lost))
        for job in dict.fromkeys(lost):
            job.attempts += 1
            if self.find(job.table, job.seat) is not job:
                continue
            if job.attempts >= ATTEMPTS:
                self.failures += 1
                job.broken = True
                self._fail(job)
            else:
                for owner in job.owners:
                    self._queue(job, owner)
