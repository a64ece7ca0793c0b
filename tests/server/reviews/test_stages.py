"""Who gets the review of a table, and when: stage by stage, made once for all, also by several processes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from drachenhof.server.db import schema
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.reviews import api as endpoint
from drachenhof.server.reviews import rows as kept_reviews
from drachenhof.server.reviews.views import ReviewForm, message_of
from tests.server.app.test_safety import table_of
from tests.server.hosted import Glance, Hosted, hosted, newcomer
from tests.server.reviews.reviewed import DUEL, FREE, at_random, finished, own, play, played_on, refusal, run, sharp

# Who gets it, and when


class Slow(Glance):
    """Says the next thing when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Semaphore(0)
        self.asked: list[Any] = []

    def send(self, wanted: Any) -> None:
        self.asked.append(wanted)
        super().send(wanted)

    async def hear(self, limit: float) -> Any:
        await self.gate.acquire()
        return await super().hear(limit)


def slowly(place: Hosted) -> Any:
    """The one who makes the reviews."""
    return place.service.services.reviewing.reviews._process


def test_it_is_told_stage_by_stage_and_made_once_for_all(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        slow = slowly(place)
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        path = f"/api/tables/{table}/review?seat=0"
        said = (await ada.get(path)).json()
        assert said == {"table": table, "seat": 0, "stage": "waiting", "progress": 0.0, "ahead": 0, "review": None}
        waits = asyncio.create_task(place.client().get(f"{path}&seen=waiting"))  # somebody without a name
        slow.gate.release()
        first = (await waits).json()
        assert (first["stage"], first["review"]["seat"]) == ("first", 0)
        waits = asyncio.create_task(ada.get(f"{path}&seen=first"))
        await asyncio.sleep(0.1)
        assert not waits.done()
        slow.gate.release()
        assert (await waits).json()["stage"] == "sharp"
        assert len(slow.asked) == 1
        assert (await ada.get(f"{path}&seen=first")).json()["stage"] == "sharp"

    run(tmp_path, test, reviewer=Slow())


def test_after_a_restart_it_is_there_at_once_and_a_first_form_is_sharpened(tmp_path: Path) -> None:
    tables = list[str]()

    async def before(place: Hosted) -> None:
        slow, ada = slowly(place), await newcomer(place, "Ada")
        for last in ("sharp", "first"):
            table, stage = await finished(ada), "waiting"
            tables.append(table)
            while stage != last:
                slow.gate.release()  # for each thing that it says
                answer = await ada.get(f"/api/tables/{table}/review?seat=1&seen={stage}")
                stage = answer.json()["stage"]

    async def after(place: Hosted) -> None:
        slow, nobody = slowly(place), place.client()
        said = (await nobody.get(f"/api/tables/{tables[0]}/review?seat=1")).json()
        assert (said["stage"], said["progress"], slow.asked) == ("sharp", 1.0, [])
        said = (await nobody.get(f"/api/tables/{tables[1]}/review?seat=1")).json()
        assert (said["stage"], said["review"]["seat"]) == ("first", 1)
        slow.gate.release()
        slow.gate.release()
        assert (await sharp(nobody, tables[1], 1))["review"]
        assert [wanted.sharp for wanted in slow.asked] == [True]

    run(tmp_path, before, reviewer=Slow())
    run(tmp_path, after, reviewer=Slow())


def test_a_review_of_another_version_is_made_anew(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        await sharp(ada, table)
        reviews = place.service.services.reviewing.reviews
        job = reviews.find(table, 0)
        assert job is not None
        reviews.drop(job)
        await place.service.hub.write(lambda store: store.execute(update(schema.reviews).values(version="old")))
        assert (await ada.get(f"/api/tables/{table}/review?seat=0")).json()["stage"] == "waiting"
        await sharp(ada, table)
        assert reviews.done == 2

    run(tmp_path, test)


def test_a_server_that_closes_lets_go_of_those_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "WAIT_SECONDS", 600.0)

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        waits = asyncio.create_task(ada.get(f"/api/tables/{table}/review?seat=0&seen=waiting"))
        await asyncio.sleep(0.2)
        place.service.services.reviewing.reviews.let_go()
        assert (await waits).json()["stage"] == "waiting"

    run(tmp_path, test, reviewer=Slow())


class Faulty(Slow):
    """Finds that something is wrong with every game."""

    async def hear(self, limit: float) -> Any:
        told = await super().hear(limit)
        return type(told)(told.number, error="KeyError: 'palace'", done=True)


def test_a_review_that_goes_wrong_is_a_fault_and_nobody_is_told_to_wait(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        waits = asyncio.create_task(refusal(ada, table, seen="waiting"))
        slowly(place).gate.release()
        assert await waits == (500, "fault")
        assert place.service.services.reviewing.reviews.failures == 1

    run(tmp_path, test, reviewer=Faulty())


@pytest.mark.usefixtures("no_refill")
def test_who_has_much_reviewed_waits_and_to_ask_again_costs_nothing(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, whole = await newcomer(place, "Ada"), at_random()
        service = place.service
        service.settings = Settings(limits=False)
        tables = [await played_on(ada, whole, len(whole.moves) - 1 - last) for last in range(10)]
        service.settings = Settings(requests_per_second=10_000)
        codes = list[str | None]()
        for table in tables:
            for seat in (0, 1):
                codes.append((await refusal(ada, table, seat))[1])
        begun = codes.count(None)
        assert codes == [None] * begun + ["too-many"] * (len(codes) - begun)
        assert 12 < begun < 20  # 24 at once, of which each costs more the longer the game
        for _ in range(30):
            assert await refusal(ada, tables[0]) == (200, None)
        late = await ada.get(f"/api/tables/{tables[-1]}/review?seat=1")
        assert int(late.headers["Retry-After"]) > 0
        assert await refusal(await newcomer(place, "Bert"), tables[-1], 1) == (200, None)

    run(tmp_path, test)


@pytest.mark.slow
def test_a_hundred_who_ask_at_once_are_all_served(tmp_path: Path) -> None:
    """Also while somebody plays: nobody waits for them."""

    async def test(place: Hosted) -> None:
        ada, whole = await newcomer(place, "Ada"), at_random()
        tables = [await played_on(ada, whole, len(whole.moves) - 1 - last % 20) for last in range(50)]
        people = [await newcomer(place, f"P{number}") for number in range(100)]
        asked = [sharp(person, tables[at // 2], at % 2) for at, person in enumerate(people)]
        other = await table_of(ada, **DUEL)
        answers, _ = await asyncio.gather(asyncio.gather(*asked), play(ada, other))
        assert {answer["stage"] for answer in answers} == {"sharp"}
        reviews = place.service.services.reviewing.reviews
        assert (reviews.done, reviews.failures, reviews.waiting) == (100, 0, 0)

    run(tmp_path, test)


def test_when_all_places_are_taken_it_is_said_that_the_server_is_busy(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        place.service.services.reviewing.reviews._most = 2
        ada, whole = await newcomer(place, "Ada"), at_random()
        tables = [await played_on(ada, whole, len(whole.moves) - 1 - last) for last in range(3)]
        codes = [await refusal(ada, table, seat) for table in tables for seat in (0, 1)]
        assert codes[:3] == [(200, None)] * 3
        assert (503, "busy") in codes
        figures = (await ada.get("/metrics")).text
        assert "drachenhof_reviews_waiting 2.0" in figures

    run(tmp_path, test, reviewer=Slow())


# Two processes on one PostgreSQL


@pytest.mark.slow
def test_what_one_process_has_made_the_other_need_not_make(ready_postgres_url: str) -> None:
    """Both begin; whoever is first keeps it for both, once, with the mistakes of its person."""

    async def within() -> None:
        async with (
            hosted(ready_postgres_url, FREE, reviewer=Slow()) as here,
            hosted(ready_postgres_url, FREE, reviewer=Slow()) as there,
        ):
            ada = await newcomer(here, "Ada")
            table = await finished(ada)
            away = there.client(cookies=dict(ada.cookies))
            path = f"/api/tables/{table}/review?seat=0"
            for client in (ada, away):
                assert (await client.get(path)).json()["stage"] == "waiting"
            slowly(there).gate.release()
            assert (await away.get(f"{path}&seen=waiting")).json()["stage"] == "first"
            slowly(here).gate.release()
            slowly(here).gate.release()
            here_said, there_said = await asyncio.gather(sharp(ada, table), eventually_sharp(away, path))
            assert here_said == there_said
            reviews = there.service.services.reviewing.reviews
            assert (reviews.done, reviews.stopped, reviews.find(table, 0)) == (0, 1, None)
            assert not slowly(there).asked[-1].record  # that nobody waits for it any more
            for _ in range(2):  # its stop, and what it had said before that
                slowly(there).gate.release()
            answers = await asyncio.gather(*(client.get(path) for client in (ada, away) * 10))
            assert {answer.json()["stage"] for answer in answers} == {"sharp"}
            assert len((await own(away))["mistakes"]) == len((await own(ada))["rates"]) == 1

    asyncio.run(within())


async def eventually_sharp(client: Any, path: str) -> dict[str, Any]:
    """Asked again and again, as the page does."""
    while True:
        said: dict[str, Any] = (await client.get(path)).json()
        if said["stage"] == "sharp":
            return said
        await asyncio.sleep(0.05)


@pytest.mark.slow
def test_a_first_form_never_takes_the_place_of_a_sharp_one(ready_postgres_url: str, tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        await sharp(ada, table)
        reviews = place.service.services.reviewing.reviews
        job = reviews.find(table, 0)
        assert job is not None
        assert job.form is not None
        first = msgspec.structs.replace(job.form, sharp=False)
        await place.service.hub.write(lambda store: kept_reviews.store_review(store, table, 0, first, 1))
        found = await place.service.hub.read(lambda store: kept_reviews.find_review(store, table, 0))
        assert found.sharp

    run(tmp_path, test)
    run(tmp_path, test, database=ready_postgres_url)


def test_phrases_are_made_when_a_review_is_sent_and_not_stored(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        sent = (await sharp(ada, table))["review"]
        assert sent["summary"]
        assert [step["what"] for step in sent["steps"]] == ["start", "luck", "own", "given", "result"]
        assert sent["cause"]["say"] == "review-cause"
        assert sent["known"] == ["luck", "own", "given"]
        assert sent["sound"]["with"]["all"] == sent["decisions"]
        assert [moment["why"] for moment in sent["moments"]] == [{"say": "review-no-reason"}]
        stored: ReviewForm = await place.service.hub.read(lambda store: kept_reviews.find_review(store, table, 0))
        assert (stored.review.summary, stored.review.steps, stored.review.moments[0].why) == ("", [], "")
        old = msgspec.to_builtins(stored)
        for name in ("cause", "summary", "steps", "known", "sound"):
            del old["review"][name]
        for moment in old["review"]["moments"]:
            del moment["why"]
        opened = message_of(msgspec.convert(old, ReviewForm), "year", 2)
        assert msgspec.to_builtins(opened) == sent
        first = message_of(msgspec.convert(old | {"sharp": False}, ReviewForm), "year", 2)
        assert first.cause is None

    run(tmp_path, test)
