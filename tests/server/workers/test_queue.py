"""What waits to be thought: the queue, with processes that only write down what they are asked."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

import drachenhof
from drachenhof.bots import Budget, Decision
from drachenhof.server.workers import pool
from drachenhof.server.workers import process as process_module
from drachenhof.server.workers.bot_worker import (
    Answer,
    CaseQuestion,
    MoveAnswer,
    MoveQuestion,
    Question,
)
from drachenhof.server.workers.pool import BotProcess, Overloaded, WorkerFailed, WorkerPool, checked_budget
from drachenhof.server.workers.process import ProcessEnded
from tests.server.workers.positions_to_decide import knowledge

# What is refused


@pytest.mark.parametrize(
    ("game", "bot", "budget", "said"),
    [
        ("chess", "prince", None, "no game"),
        ("year", "deep-blue", None, "no bot"),
        ("year", "prince", "soon", "a budget is"),
        ("year", "prince", "-5", "a budget is"),
        ("year", "prince", "31s", "at most 30 s"),
        ("year", "prince", "100001", "at most 30 s or 100000 simulations"),
    ],
)
def test_what_cannot_be_thought_is_refused(game: str, bot: str, budget: str | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        checked_budget(game, bot, budget)
    with pytest.raises(ValueError, match=said):
        asyncio.run(WorkerPool(1).think(game, b"", bot, budget, 1))


def test_knowledge_has_to_be_that_of_a_seat_that_decides() -> None:
    before = drachenhof.games["year"].new(2).tobytes()
    for wrong, said in ((b"", "bytes"), (knowledge("hoard"), "bytes"), (before, "no seat is to decide")):
        with pytest.raises(ValueError, match=said):
            asyncio.run(WorkerPool(1).think("year", wrong, "random", None, 1))
    with pytest.raises(ValueError, match="at least one"):
        WorkerPool(0)


def test_a_bot_has_its_own_budget_unless_one_is_given() -> None:
    assert checked_budget("year", "prince", None) == Budget(simulations=600)
    assert checked_budget("year", "prince", "1.5s") == Budget(milliseconds=1500)


# The queue


class Scribe(BotProcess):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.answer: asyncio.Event = asyncio.Event()

    async def start(self) -> None:
        pass

    async def ask(self, question: Question, _limit: float) -> Answer:
        self.asked.append(question)
        await self.answer.wait()
        return MoveAnswer(Decision(question.seed if isinstance(question, MoveQuestion) else 0))


@pytest.fixture
def scribe(monkeypatch: pytest.MonkeyPatch) -> Scribe:
    one = Scribe()
    monkeypatch.setattr(pool, "BotProcess", lambda: one)
    return one


def asking(worker_pool: WorkerPool, seed: int, budget: str = "1s", hint: bool = False) -> "asyncio.Task[Decision]":
    return asyncio.create_task(worker_pool.think("year", knowledge("year"), "prince", budget, seed, hint=hint))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def moves(scribe: Scribe) -> list[MoveQuestion]:
    return [question for question in scribe.asked if isinstance(question, MoveQuestion)]


def cases(scribe: Scribe) -> list[CaseQuestion]:
    return [question for question in scribe.asked if isinstance(question, CaseQuestion)]


def seeds(scribe: Scribe) -> list[int]:
    return [question.seed for question in moves(scribe)]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_owners_have_their_turns_and_none_fills_the_queue(scribe: Scribe) -> None:
    async def queue() -> None:
        worker_pool = WorkerPool(1, waiting=16)

        def asks(owner: str, seed: int) -> "asyncio.Task[Decision]":
            known = knowledge("year")
            return asyncio.create_task(worker_pool.think("year", known, "prince", None, seed, owner=owner))

        greedy = [asks("greedy", seed) for seed in range(1, 6)]  # one thinks, four wait: his share
        await settle()
        with pytest.raises(Overloaded):
            await asks("greedy", 9)
        modest = [asks("modest", 11), asks("modest", 12)]
        await settle()
        scribe.answer.set()
        await asyncio.gather(*greedy, *modest)
        assert seeds(scribe) == [1, 2, 11, 3, 12, 4, 5]

    run(queue())


def test_a_move_ends_a_case_of_the_explorer_that_is_played_on(scribe: Scribe, monkeypatch: pytest.MonkeyPatch) -> None:
    async def queue() -> None:
        worker_pool, ended = WorkerPool(1), list[Question]()
        monkeypatch.setattr(scribe, "interrupt", ended.append)
        asked = [asyncio.create_task(worker_pool.explore("year", 2, 0, [], owner)) for owner in ("a", "b")]
        await settle()
        hint = asking(worker_pool, 1, hint=True)
        await settle()
        assert ended == []  # a hint waits as a case does
        move = asking(worker_pool, 2)
        await settle()
        assert ended == [cases(scribe)[0]] == scribe.asked[:1]
        scribe.answer.set()
        await asyncio.gather(*asked, hint, move, return_exceptions=True)
        assert seeds(scribe) == [2, 1]
        first, later = cases(scribe)
        assert (later.budget.milliseconds or 0) < (first.budget.milliseconds or 0)  # while another waits
        assert not worker_pool._cases

    run(queue())


def test_moves_come_before_hints_and_each_in_their_order(scribe: Scribe) -> None:
    async def queue() -> None:
        worker_pool = WorkerPool(1)
        tasks = [asking(worker_pool, seed, hint=seed in (2, 4)) for seed in range(1, 7)]
        await settle()
        assert worker_pool.waiting == 5
        scribe.answer.set()
        assert [(await task).move for task in tasks] == [1, 2, 3, 4, 5, 6]
        assert seeds(scribe) == [1, 3, 5, 6, 2, 4]

    run(queue())


def test_too_many_thoughts_are_refused_hints_first(scribe: Scribe) -> None:
    async def overload() -> None:
        worker_pool = WorkerPool(1, waiting=4)
        tasks = [asking(worker_pool, seed) for seed in range(1, 4)]  # one is thought, two wait
        await settle()
        with pytest.raises(Overloaded):
            await asking(worker_pool, 9, hint=True)
        tasks += [asking(worker_pool, seed) for seed in (4, 5)]
        await settle()
        with pytest.raises(Overloaded, match="4 thoughts"):
            await asking(worker_pool, 9)
        tasks[2].cancel()
        await settle()
        tasks.append(asking(worker_pool, 6))  # there is room again
        await settle()
        scribe.answer.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert seeds(scribe) == [1, 2, 4, 5, 6]

    run(overload())


def test_time_shrinks_while_others_wait_and_simulations_do_not(scribe: Scribe) -> None:
    async def drain() -> None:
        worker_pool = WorkerPool(1)
        scribe.answer.set()
        tasks = [asking(worker_pool, seed, "500" if seed == 150 else "5s") for seed in range(200)]
        await asyncio.gather(*tasks)
        given = [question.budget.milliseconds for question in moves(scribe)]
        assert given[0] == 5_000  # nobody waited yet
        assert given[1] == 20  # the least, with 198 behind it
        assert given[-11] == 200  # ten wait: 2 s between them
        assert given[-2] == 2_000
        assert given[-1] == 5_000
        assert moves(scribe)[150].budget == Budget(simulations=500)

    run(drain())


SLOW_TO_LOAD = """
import socket, os, time
from drachenhof.server.workers.process import encode_frame, read_frame
from drachenhof.server.workers.bot_worker import Failed, Ready
line = socket.socket(fileno=os.dup(0))
time.sleep(1.2)
line.sendall(encode_frame(Ready()))
read_frame(line)
line.sendall(encode_frame(Failed("at last")))
time.sleep(60)
"""


def test_a_question_waits_for_a_process_that_compiles_first_and_has_its_whole_time_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        worker_pool = WorkerPool(1)
        assert not worker_pool.loading
        warming = asyncio.create_task(worker_pool.warm())
        await settle()
        assert worker_pool.loading
        thought = asking(worker_pool, 5, budget="1ms")
        await settle()
        assert worker_pool.waiting == 1
        await warming
        assert not worker_pool.loading
        with pytest.raises(WorkerFailed, match="at last"):
            await thought
        await worker_pool.close()

    monkeypatch.setattr(pool, "GRACE", 0.6)  # less than loading takes
    monkeypatch.setattr(process_module, "COMMAND", [sys.executable, "-c", SLOW_TO_LOAD])
    run(ask())


def test_a_process_that_cannot_be_started_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start() -> None:
        worker_pool = WorkerPool(2)
        with pytest.raises(WorkerFailed, match="could not be started"):
            await worker_pool.warm()
        assert not worker_pool.loading
        with pytest.raises(WorkerFailed, match="lost twice"):
            await worker_pool.think("year", knowledge("year"), "random", None, 1)
        assert worker_pool.processes == []
        await worker_pool.close()

    monkeypatch.setattr(process_module, "COMMAND", [sys.executable, "-c", "raise SystemExit"])
    run(start())
    monkeypatch.setattr(process_module, "COMMAND", ["/nowhere/python"])
    run(start())


def test_an_answer_that_makes_no_sense_ends_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start() -> None:
        one = BotProcess()
        with pytest.raises(ProcessEnded):
            await one.start()
        assert one.pid is None

    nonsense = "import os, time; os.write(0, b'\\0\\0\\0\\1\\xc1'); time.sleep(60)"
    monkeypatch.setattr(process_module, "COMMAND", [sys.executable, "-c", nonsense])
    run(start())
