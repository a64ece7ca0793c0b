"""Run bots, hints, the coach and cases of the explorer in worker processes.

    worker_pool = WorkerPool()
    thought = await worker_pool.think("year", knowledge.tobytes(), "prince", None, seed=7)
    advice = await worker_pool.advise("year", knowledge.tobytes())

Questions wait in two queues: moves are served before hints. In each queue owners take turns, and each
owner's oldest question comes first. An owner with nothing in a queue is always admitted: if the
queue is full, the newest question of the busiest owner is rejected.

While questions wait, a bot with a time budget gets less time: with `n` waiting, at most 2 s * processes / n, but at
least 20 ms. A budget of simulations stays as it is. A case of the explorer ends early, with the rollouts it has, as
soon as a move would have to wait for it. A process that dies or hangs is replaced, and its question is tried once more.
"""

import asyncio
import os
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from msgspec import structs

from drachenhof.analysis.advice import ROLLOUTS, SIMULATIONS, Advice
from drachenhof.analysis.coaching import ROLLOUTS as COACHED
from drachenhof.analysis.coaching import Coaching
from drachenhof.bots import Budget, Decision
from drachenhof.bots.server_bots import budget_of, server_bots
from drachenhof.explore import CaseRows
from drachenhof.games import games
from drachenhof.server.workers.bot_worker import (
    Answer,
    CaseAnswer,
    CaseQuestion,
    CoachAnswer,
    CoachQuestion,
    Failed,
    HintAnswer,
    HintQuestion,
    ImpossibleCaseAnswer,
    MoveAnswer,
    MoveQuestion,
    Question,
    Ready,
    knowledge_of,
)
from drachenhof.server.workers.process import Process, ProcessEnded
from drachenhof.server.workers.queues import FairQueue

A = TypeVar("A", bound=Answer)

WAITING = 256  # questions that may wait; half as many hints, so that hints never displace a move
SHARE = 4  # one owner gets a quarter of the places in a queue
ATTEMPTS = 2
GRACE = 10.0  # seconds beyond its budget after which a process is considered to hang
SLOWEST = 50  # simulations per second on a busy machine
LONGEST = 30_000.0  # largest time budget in milliseconds
MOST = 100_000  # largest budget of simulations
DRAIN = 2_000.0  # milliseconds in which the queues should be empty
SHORTEST = 20.0  # milliseconds that a time budget keeps, however long the queue
EXPLORED, EXPLORING = 400, 4.0  # rollouts per choice of an explorer case, and seconds for all of them
CLOSING = "the server is closing"


class Overloaded(RuntimeError):  # noqa: N818 (it says how things are)
    """Too many questions wait already; try again later."""


class BotFailed(RuntimeError):  # noqa: N818 (it says what happened)
    """An external bot failed. Asking it again would fail again."""


class WorkerFailed(RuntimeError):  # noqa: N818 (it says what happened)
    """There is no answer: the process was lost twice, the bot failed, or the server is closing."""


class ImpossibleCase(ValueError):  # noqa: N818 (it says how things are)
    """A case of the explorer that cannot occur in the game."""


def checked_budget(game: str, bot: str, budget: str | None) -> Budget:
    """Parse a budget, by default the bot's own. Raises ValueError if it is malformed or too large."""
    if game not in games:
        raise ValueError(f"no game {game!r}; there are: {', '.join(games)}")
    try:
        own = budget_of(game, bot)
    except KeyError as error:
        raise ValueError(error.args[0]) from None
    chosen = own if budget is None else Budget.parse(budget)
    if (chosen.milliseconds or 0) > LONGEST or (chosen.simulations or 0) > MOST:
        raise ValueError(f"a bot thinks at most {LONGEST / 1000:g} s or {MOST} simulations, not {budget}")
    return chosen


class BotProcess(Process[Answer]):
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        super().__init__("drachenhof.server.workers.bot_worker", Answer)
        self._asked: Question | None = None

    async def ask(self, question: Question, limit: float) -> Answer:
        """Ask and wait for the answer. Raises `ProcessEnded` after `limit` seconds."""
        self._asked = question
        try:
            self.send(question)
            return await self.hear(limit)
        finally:
            self._asked = None

    def interrupt(self, question: Question) -> None:
        """Ask the process to answer this question early, because its answer is no longer awaited."""
        if self._asked is question:
            self.send(None)


@dataclass(eq=False)
class _Task:
    """A question and the future of its answer."""

    question: Question
    answer: asyncio.Future[Answer]


class WorkerPool:
    """A pool of worker processes and its queues. By default it has one process fewer than there are cores."""

    def __init__(self, processes: int | None = None, waiting: int = WAITING) -> None:
        count = max(1, (os.cpu_count() or 1) - 1) if processes is None else processes
        if count < 1:
            raise ValueError(f"at least one process has to think, not {count}")
        self._all = [BotProcess() for _ in range(count)]
        self._idle = list(self._all)
        self._moves: FairQueue[_Task] = FairQueue()
        self._hints: FairQueue[_Task] = FairQueue()
        self._most = waiting
        self._serving: set[asyncio.Task[None]] = set()
        self._cases: dict[BotProcess, CaseQuestion] = {}  # being answered
        self.loading = False
        """Whether the first process is being started ahead."""
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of questions that wait for a process."""
        return len(self._moves) + len(self._hints)

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [process.pid for process in self._all if process.pid is not None]

    async def think(
        self,
        game: str,
        knowledge: bytes,
        bot: str,
        budget: str | None,
        seed: int,
        *,
        owner: str = "",
        hint: bool = False,
    ) -> Decision:
        """Ask for a bot's move, from what its seat knows.

        Raises ValueError, `Overloaded` or `WorkerFailed`, and `BotFailed` for an external bot.
        `owner` is the person whose turn in the queue is used.
        """
        allowed = checked_budget(game, bot, budget)
        question = MoveQuestion(game, bytes(knowledge), bot, allowed, int(seed) % 2**64)
        try:
            answer = await self._answered(question, owner, hint)
        except WorkerFailed as failed:
            if bot in server_bots(game) and not self._closed:  # the bot crashed the process
                raise BotFailed(str(failed)) from None
            raise
        return _expected(answer, MoveAnswer, BotFailed if bot in server_bots(game) else WorkerFailed).decision

    async def advise(self, game: str, knowledge: bytes, owner: str = "") -> Advice:
        """Ask for a hint. Raises ValueError, `Overloaded` or `WorkerFailed`."""
        answer = await self._answered(HintQuestion(game, bytes(knowledge)), owner, hint=True)
        return _expected(answer, HintAnswer).advice

    async def coach(self, game: str, knowledge: bytes, owner: str = "") -> Coaching:
        """Ask the coach to rate the choices. Raises ValueError, `Overloaded` or `WorkerFailed`."""
        answer = await self._answered(CoachQuestion(game, bytes(knowledge)), owner, hint=True)
        return _expected(answer, CoachAnswer).coaching

    async def explore(self, game: str, players: int, seat: int, given: Sequence[str], owner: str = "") -> CaseRows:
        """Ask what each choice of a case brings. Raises `ImpossibleCase`, `Overloaded` or `WorkerFailed`."""
        budget = Budget(milliseconds=EXPLORING * 1000)
        question = CaseQuestion(game, players, seat, list(given), EXPLORED, budget)
        answer = await self._answered(question, owner, hint=True)
        if isinstance(answer, ImpossibleCaseAnswer):
            raise ImpossibleCase(answer.reason)
        return _expected(answer, CaseAnswer).rows

    async def _answered(self, question: Question, owner: str, hint: bool) -> Answer:
        """Queue a question and wait for its answer."""
        if isinstance(question, MoveQuestion | HintQuestion | CoachQuestion):
            known = knowledge_of(question.game, question.knowledge)
            if games[question.game].to_move(known) < 0:
                raise ValueError("no seat is to decide")
        if self._closed:
            raise WorkerFailed(CLOSING)
        queue, room = (self._hints, self._most // 2) if hint else (self._moves, self._most)
        if not self._idle:
            self._make_room(queue, owner, room)
        task = _Task(question, asyncio.get_running_loop().create_future())
        queue.put(owner, task)
        self._dispatch()
        if not hint and self._moves:
            self._end_a_case()
        try:
            return await task.answer
        finally:
            queue.drop(owner, task)

    def _make_room(self, queue: "FairQueue[_Task]", owner: str, room: int) -> None:
        """Free a place: an owner without a task displaces the busiest owner's newest one. Others raise `Overloaded`."""
        if owner and queue.of(owner) >= room // SHARE:
            raise Overloaded(f"{queue.of(owner)} thoughts of the same owner wait already")
        if self.waiting < room:
            return
        greedy = queue.most() if owner and not queue.of(owner) else None
        if greedy is None:
            raise Overloaded(f"{self.waiting} thoughts wait already")
        pushed = queue.push_out(greedy)
        if not pushed.answer.done():
            pushed.answer.set_exception(Overloaded("others have waited longer for less"))

    def _end_a_case(self) -> None:
        """Interrupt an explorer case so that a move need not wait; it answers with the rollouts it has."""
        if self._cases:
            process, question = self._cases.popitem()
            process.interrupt(question)

    async def warm(self) -> None:
        """Start a process ahead, so that the first question need not wait. Raises `WorkerFailed`."""
        if not self._idle or self._closed:
            return
        process, self.loading = self._idle.pop(), True
        try:
            await process.start()
        except ProcessEnded as error:
            raise WorkerFailed(CLOSING if self._closed else f"a process could not be started ({error})") from None
        finally:
            self.loading = False
            self._release(process)

    async def close(self) -> None:
        """End all processes at once. Awaited questions fail."""
        self._closed = True
        for task in (*self._moves, *self._hints):
            _fail(task, CLOSING)
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._all))

    def _dispatch(self) -> None:
        """Pass waiting tasks to idle processes, the most recently used first: it is least likely to have died."""
        while self._idle and self.waiting and not self._closed:
            task = (self._moves or self._hints).take()
            if not task.answer.done():
                task.question = self._shortened(task.question)
                self._spawn(self._serve(self._idle.pop(), task))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        serving = asyncio.create_task(work)
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        return serving

    def _shortened(self, question: Question) -> Question:
        """Reduce the time budget of a question while others wait, so that the queue drains."""
        if not isinstance(question, MoveQuestion | CaseQuestion):
            return question
        if question.budget.milliseconds is None or not self.waiting:
            return question
        most = max(SHORTEST, DRAIN * len(self._all) / self.waiting)
        budget = replace(question.budget, milliseconds=min(question.budget.milliseconds, most))
        return structs.replace(question, budget=budget)

    async def _serve(self, process: BotProcess, task: _Task) -> None:
        """Answer one question with a process, and release the process."""
        task.answer.add_done_callback(lambda _: process.interrupt(task.question))
        try:
            answer = await self._ask(process, task)
        except ProcessEnded as error:
            _fail(task, f"the process that thought was lost twice ({error})")
        except asyncio.CancelledError:
            _fail(task, CLOSING)
            raise
        else:
            if not task.answer.done():
                task.answer.set_result(answer)
        finally:
            self._release(process)

    async def _ask(self, process: BotProcess, task: _Task) -> Answer:
        """Ask a process, twice if necessary. Raises `ProcessEnded`."""
        for _ in range(ATTEMPTS - 1):
            with suppress(ProcessEnded):
                return await self._attempt(process, task)
        return await self._attempt(process, task)

    async def _attempt(self, process: BotProcess, task: _Task) -> Answer:
        await process.start()
        if task.answer.done():  # cancelled meanwhile
            return Ready()
        question = task.question
        if not isinstance(question, CaseQuestion):
            return await process.ask(question, _limit(question))
        self._cases[process] = question
        try:
            return await process.ask(question, _limit(question))
        finally:
            self._cases.pop(process, None)

    def _release(self, process: BotProcess) -> None:
        self._idle.append(process)
        self._dispatch()


def _limit(question: Question) -> float:
    """Seconds after which the process is considered to hang."""
    budget = _budget(question)
    return GRACE + (budget.milliseconds or 0) / 1000 + (budget.simulations or 0) / SLOWEST


def _budget(question: Question) -> Budget:
    match question:
        case MoveQuestion() | CaseQuestion():
            return question.budget
        case HintQuestion():
            return Budget(simulations=SIMULATIONS[question.game] + ROLLOUTS[question.game])
        case CoachQuestion():
            return Budget(simulations=COACHED)


def _expected(answer: Answer, kind: type[A], failure: type[RuntimeError] = WorkerFailed) -> A:
    """Return an answer of the expected kind; raises `failure` for any other."""
    if isinstance(answer, kind):
        return answer
    raise failure(answer.error if isinstance(answer, Failed) else f"answered {type(answer).__name__}")


def _fail(task: _Task, reason: str) -> None:
    if not task.answer.done():
        task.answer.set_exception(WorkerFailed(reason))
