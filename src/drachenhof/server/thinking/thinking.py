"""Bots and hints think in processes of their own, so that the server never waits for them.

    thinkers = Thinkers()
    thought = await thinkers.think("year", knowledge.tobytes(), "prince", None, seed=7)
    advice = await thinkers.advise("year", knowledge.tobytes())

Thoughts wait in two queues, moves before hints; what is only loaded ahead waits
behind both. In each queue owners take turns,
and each owner's oldest thought comes first. An owner with nothing in a queue is
always let in: if the queue is full, the newest thought of the owner who has most
there is turned away. While others wait, a bot that thinks by time gets less of
it: with `n` waiting, at most 2 s · processes / n, but never less than 20 ms. A bot
that thinks by simulations keeps their number. A case of the explorer that is being
played on ends with what it has as soon as a move would have to wait for it. A
process that dies or hangs is replaced, and its thought is tried once more.
"""

import asyncio
import os
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from msgspec import structs

from drachenhof.analysis.advice import ROLLOUTS, SIMULATIONS, Advice
from drachenhof.analysis.coaching import ROLLOUTS as COACHED
from drachenhof.analysis.coaching import Coaching
from drachenhof.bots import Budget, Decision
from drachenhof.bots.levels import ADVISER
from drachenhof.bots.server_bots import budget_of, server_bots
from drachenhof.compiling import Preparation
from drachenhof.explore import CaseRows
from drachenhof.game import games
from drachenhof.ready import PLAYED
from drachenhof.server.thinking.process import Gone, ThinkingProcess
from drachenhof.server.thinking.thinker import Case, ThinkerAnswer, ThinkerQuestion, knowledge_of
from drachenhof.server.thinking.turns import Turns

Thought: TypeAlias = Decision
"""The move, the choices (the best first), and whether it is exact."""

WAITING = 256  # thoughts that may wait; of hints half as many, so that they never keep a move out
SHARE = 4  # of the places of a queue one owner gets a quarter
ATTEMPTS = 2
GRACE = 10.0  # seconds beyond its budget after which a process hangs
SLOWEST = 50  # simulations a second, on a machine that has much else to do
LONGEST = 30_000.0  # milliseconds of one thought
MOST = 100_000  # simulations of one thought
DRAIN = 2_000.0  # milliseconds in which a queue should be done
SHORTEST = 20.0  # milliseconds that a bot by time gets, however long the queue
EXPLORED, EXPLORING = 400, 4.0  # rollouts of each choice of a case of the explorer, and seconds for all of them
CLOSING = "the server is closing"


class Overloaded(RuntimeError):  # noqa: N818 (it says how things are)
    """Too many thoughts wait already; try again later."""


class BotFailed(RuntimeError):  # noqa: N818 (it says what happened)
    """A guest went wrong: its own doing, and no reason to ask it again."""


class ThinkingFailed(RuntimeError):  # noqa: N818 (it says what happened)
    """There is no answer: the process was lost twice, the bot failed, or the server is closing."""


class Unfit(ValueError):  # noqa: N818 (it says how things are)
    """A case of the explorer that the game does not have."""


def checked_budget(game: str, bot: str, budget: str | None) -> Budget:
    """How long a bot may think, its own budget unless one is given; raises ValueError."""
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


@dataclass(eq=False)
class _Task:
    """A question, and where its answer is awaited."""

    question: ThinkerQuestion
    answer: "asyncio.Future[ThinkerAnswer]"


class Thinkers:
    """A pool of processes that think (one fewer than there are cores, unless told otherwise), and their queues."""

    def __init__(self, processes: int | None = None, waiting: int = WAITING) -> None:
        count = max(1, (os.cpu_count() or 1) - 1) if processes is None else processes
        if count < 1:
            raise ValueError(f"at least one process has to think, not {count}")
        self._all = [ThinkingProcess() for _ in range(count)]
        self._idle = list(self._all)
        self._moves: Turns[_Task] = Turns()
        self._hints: Turns[_Task] = Turns()
        self._most = waiting
        self._serving: set[asyncio.Task[None]] = set()
        self._parts: deque[_Task] = deque()
        self._cases: dict[ThinkingProcess, ThinkerQuestion] = {}  # that are played on just now
        self._warming = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return len(self._moves) + len(self._hints)

    @property
    def preparing(self) -> Preparation | None:
        """What is loaded or compiled ahead just now, and how far it is; None when everything is there."""
        preparing = (process.preparing for process in self._all if process.preparing is not None)
        return next(preparing, Preparation("", "", 0.0) if self._warming else None)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are there."""
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
    ) -> Thought:
        """What a bot would do, from what its seat knows.

        Raises ValueError, `Overloaded` or `ThinkingFailed`, and `BotFailed` of a guest.
        `owner` is whom the thought is for: owners have their turns.
        """
        allowed = checked_budget(game, bot, budget)
        question = ThinkerQuestion(game, bytes(knowledge), bot, allowed, int(seed) % 2**64)
        try:
            answer = await self._answered(question, owner, hint)
        except ThinkingFailed as failed:
            if bot in server_bots(game) and not self._closed:  # it took the process along
                raise BotFailed(str(failed)) from None
            raise
        if answer.decision is None:
            raise (BotFailed if bot in server_bots(game) else ThinkingFailed)(answer.error)
        return answer.decision

    async def advise(self, game: str, knowledge: bytes, owner: str = "") -> Advice:
        """A hint for whoever decides; raises ValueError, `Overloaded` or `ThinkingFailed`."""
        budget = Budget(simulations=SIMULATIONS[game] + ROLLOUTS[game])
        question = ThinkerQuestion(game, bytes(knowledge), ADVISER[game], budget, 0, hint=True)
        answer = await self._answered(question, owner, hint=True)
        if answer.advice is None:
            raise ThinkingFailed(answer.error)
        return answer.advice

    async def coach(self, game: str, knowledge: bytes, owner: str = "") -> Coaching:
        """What a coach would say to whoever decides; raises ValueError, `Overloaded` or `ThinkingFailed`."""
        budget = Budget(simulations=COACHED)
        question = ThinkerQuestion(game, bytes(knowledge), ADVISER[game], budget, 0, coach=True)
        answer = await self._answered(question, owner, hint=True)
        if answer.coaching is None:
            raise ThinkingFailed(answer.error)
        return answer.coaching

    async def explore(self, game: str, players: int, seat: int, given: Sequence[str], owner: str = "") -> CaseRows:
        """What each choice of a case brings, as a hint; raises `Unfit`, `Overloaded` or `ThinkingFailed`."""
        budget = Budget(milliseconds=EXPLORING * 1000)
        question = ThinkerQuestion(game, b"", "", budget, 0, case=Case(players, seat, list(given), EXPLORED))
        answer = await self._answered(question, owner, hint=True)
        if answer.unfit:
            raise Unfit(answer.unfit)
        if answer.case is None:
            raise ThinkingFailed(answer.error)
        return answer.case

    async def _answered(self, question: ThinkerQuestion, owner: str, hint: bool) -> ThinkerAnswer:
        """The answer of a process to a question, when its turn has come."""
        if question.case is None and games[question.game].to_move(knowledge_of(question.game, question.knowledge)) < 0:
            raise ValueError("nobody is to decide")
        if self._closed:
            raise ThinkingFailed(CLOSING)
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

    def _make_room(self, queue: "Turns[_Task]", owner: str, room: int) -> None:
        """Make room: an owner without any task pushes out the busiest owner's newest; others raise `Overloaded`."""
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
        """Have everything loaded, the most needed first; the first start ever compiles. Raises `ThinkingFailed`.

        Thoughts that come meanwhile are thought before what is not begun yet.
        """
        self._warming += 1
        try:
            for part in PLAYED:
                for game in games:
                    await self._prepared(game, part.__name__)
        finally:
            self._warming -= 1

    async def _prepared(self, game: str, part: str) -> None:
        question = ThinkerQuestion(game, b"", "", Budget(simulations=1), 0, part=part)
        task = _Task(question, asyncio.get_running_loop().create_future())
        self._parts.append(task)
        self._dispatch()
        answer = await task.answer
        if answer.error:
            raise ThinkingFailed(answer.error)

    async def close(self) -> None:
        """End all processes at once; thoughts that are awaited fail."""
        self._closed = True
        for task in (*self._moves, *self._hints, *self._parts):
            _fail(task, CLOSING)
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._all))

    def _dispatch(self) -> None:
        """Hand waiting tasks to idle processes, the most recently used first: it is surely still there."""
        while self._idle and (self.waiting or self._parts) and not self._closed:
            task = (self._moves or self._hints).take() if self.waiting else self._parts.popleft()
            if not task.answer.done():
                task.question = structs.replace(task.question, budget=self._share(task.question.budget))
                self._spawn(self._serve(self._idle.pop(), task))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        serving = asyncio.create_task(work)
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        return serving

    def _share(self, budget: Budget) -> Budget:
        """Less time while others wait, so that the queue drains."""
        if budget.milliseconds is None or not self.waiting:
            return budget
        most = max(SHORTEST, DRAIN * len(self._all) / self.waiting)
        return replace(budget, milliseconds=min(budget.milliseconds, most))

    async def _serve(self, process: ThinkingProcess, task: _Task) -> None:
        """Answer one question, whatever happens to the process."""
        task.answer.add_done_callback(lambda _: process.interrupt(task.question))
        try:
            answer = await self._ask(process, task)
        except Gone as error:
            _fail(task, f"the process that thought was lost twice ({error})")
        except asyncio.CancelledError:
            _fail(task, CLOSING)
            raise
        else:
            if not task.answer.done():
                task.answer.set_result(answer)
        finally:
            self._release(process)

    async def _ask(self, process: ThinkingProcess, task: _Task) -> ThinkerAnswer:
        """The answer, at the second attempt if need be; raises `Gone`."""
        for _ in range(ATTEMPTS - 1):
            with suppress(Gone):
                return await self._attempt(process, task)
        return await self._attempt(process, task)

    async def _attempt(self, process: ThinkingProcess, task: _Task) -> ThinkerAnswer:
        await process.start()
        if task.answer.done():  # nobody waits for it any more
            return ThinkerAnswer()
        question, budget = task.question, task.question.budget
        limit = GRACE + (budget.milliseconds or 0) / 1000 + (budget.simulations or 0) / SLOWEST
        if question.case is None:
            return await process.ask(question, limit)
        self._cases[process] = question
        try:
            return await process.ask(question, limit)
        finally:
            self._cases.pop(process, None)

    def _release(self, process: ThinkingProcess) -> None:
        self._idle.append(process)
        self._dispatch()


def _fail(task: _Task, reason: str) -> None:
    if not task.answer.done():
        task.answer.set_exception(ThinkingFailed(reason))
