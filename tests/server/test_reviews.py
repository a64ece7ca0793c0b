"""The review of a table, by HTTP: who gets it and when, what is kept of it, and what is refused."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from drachenhof.game import OVER, games
from drachenhof.records import Record, parse
from drachenhof.server.house.settings import Settings
from drachenhof.server.protocol.reviews import MOST_MISTAKES, ReviewMoment, Span
from drachenhof.server.store import mistakes, schema
from drachenhof.server.store import reviews as kept_reviews
from drachenhof.server.table import keys
from tests.server.hosted import Glance, Hosted, hosted, newcomer
from tests.server.test_safety import table_of

FREE = Settings(limits=False)
BOT = {"kind": "bot", "bot": "greedy"}
DUEL = {"game": "year", "seats": [{"kind": "person"}, BOT]}


def run(
    folder: Path,
    test: Any,
    settings: Settings = FREE,
    reviewer: Any = None,
    database: str | None = None,
) -> None:
    async def within() -> None:
        async with hosted(database or folder / "x.sqlite3", settings, reviewer=reviewer) as place:
            await test(place)

    asyncio.run(within())


async def play(client: Any, table: str, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
    """Play to the end, or until something is so at one's turn; bots answer at once."""
    seen = 0
    while True:
        told = (await client.get(f"/api/tables/{table}", params={"seen": seen, "wait": 5})).json()
        seen = told["last"]
        if told.get("table", {}).get("status") not in (None, "open", "fixing", "playing"):
            return
        position = told.get("position")
        if not position or not position.get("choices"):
            continue
        if until(told):
            return
        move = {"id": f"m{position['at']}", "at": position["at"], "move": position["choices"][0]["move"]}
        answer = await client.post(f"/api/tables/{table}/move", json={"type": "move", **move})
        assert answer.status_code in (200, 409), answer.text


async def finished(client: Any, **wish: Any) -> str:
    table = await table_of(client, **{**DUEL, **wish})
    await play(client, table)
    return table


def at_random(game: str = "year", seed: int = 1, players: int = 2, **options: Any) -> Record:
    """A game of random players to its end."""
    rules, dice = games[game], random.Random(seed)
    begun = rules.new(players, **options)
    state, moves = rules.copy(begun), list[int]()
    while rules.to_move(state) != OVER:
        moves.append(dice.choice(rules.legal_moves(state)))
        rules.apply(state, moves[-1])
    return Record.of(rules, begun, moves)


def cut(record: Record, moves: int) -> Record:
    """Its first moves only, as if it were still played."""
    rules = games[record.game]
    state = begun = rules.new(record.players, **dict(record.options))
    numbers, state = list[int](), rules.copy(begun)
    for text in record.moves[:moves]:
        numbers.append(rules.from_text(state, text))
        rules.apply(state, numbers[-1])
    return Record.of(rules, begun, numbers)


async def played_on(client: Any, record: Record, moves: int, **wish: Any) -> str:
    """A table that goes on from a record, played to its end."""
    of = {"kind": "record", "record": msgspec.json.decode(record.to_json())}
    answer = await client.post("/api/play-on", json={"of": of, "moves": moves, "seats": DUEL["seats"], **wish})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    await play(client, table)
    return table


async def refusal(client: Any, table: str, seat: int = 0, **query: Any) -> tuple[int, str | None]:
    answer = await client.get(f"/api/tables/{table}/review", params={"seat": seat, **query})
    return answer.status_code, answer.json().get("code")


async def sharp(client: Any, table: str, seat: int = 0) -> dict[str, Any]:
    """The review, when it is sharp."""
    said: dict[str, Any] = {"stage": "waiting"}
    while said["stage"] != "sharp":
        answer = await client.get(f"/api/tables/{table}/review", params={"seat": seat, "seen": said["stage"]})
        assert answer.status_code == 200, answer.text
        said = answer.json()
    return said


# Which games


def test_only_a_game_that_is_over_is_reviewed(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, **DUEL)
        waiting = await table_of(ada, seats=[{"kind": "person"}, {"kind": "open"}])
        for running in (table, waiting):
            assert await refusal(ada, running) == (409, "not-over")
            assert await refusal(place.client(), running) == (409, "not-over")
            assert (await ada.get(f"/api/tables/{running}/moment?number=1")).json()["code"] == "not-over"
        await play(ada, table)
        assert await refusal(ada, table) == (200, None)
        assert await refusal(ada, "nowhere") == (404, "no-table")

    run(tmp_path, test)


def test_a_game_without_its_end_has_no_review(tmp_path: Path) -> None:
    """Given up, closed before anybody moved, or never begun."""

    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        resigned = await table_of(ada, **DUEL)
        assert (await ada.post(f"/api/tables/{resigned}/resign", json={"type": "resign", "id": "r"})).is_success
        never = await table_of(ada, seats=[{"kind": "person"}, {"kind": "open"}])
        assert (await ada.post(f"/api/tables/{never}/cancel", json={"type": "cancel", "id": "c"})).is_success
        for table in (resigned, never):
            assert await refusal(ada, table) == (409, "no-review")
            assert (await ada.get(f"/api/tables/{table}/moment?number=1")).json()["code"] == "no-review"

    run(tmp_path, test)


def test_a_table_may_be_without_reviews(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada, review=False)
        assert (await ada.get(f"/api/tables/{table}")).json()["table"]["review"] is False
        assert await refusal(ada, table) == (403, "review-off")
        assert (await ada.get(f"/api/tables/{table}/moment?number=1")).json()["code"] == "review-off"
        again = (await ada.post(f"/api/tables/{table}/rematch", json={"type": "rematch", "id": "r"})).json()["table"]
        assert (await ada.get(f"/api/tables/{again}")).json()["table"]["review"] is False

    run(tmp_path, test)


def test_a_position_of_a_game_that_may_still_be_played_is_not_reviewed(tmp_path: Path) -> None:
    """Somebody could write down a running game, play it on, and have its positions judged; also by way of a third."""

    async def test(place: Hosted) -> None:
        ada, whole = await newcomer(place, "Ada"), at_random()
        late = len(whole.moves) - 12
        running = await played_on(ada, cut(whole, late), late)
        assert (await ada.get(f"/api/tables/{running}")).json()["table"]["review"] is False
        assert await refusal(ada, running) == (409, "not-over")
        of = {"kind": "table", "table": running}
        third = (await ada.post("/api/play-on", json={"of": of, "moves": late, "seats": DUEL["seats"]})).json()["table"]
        await play(ada, third)
        assert await refusal(ada, third) == (409, "not-over")
        over = await played_on(ada, whole, late)
        assert (await sharp(ada, over))["review"]["moments"]
        off = await played_on(ada, whole, late, review=False)
        assert await refusal(ada, off) == (403, "review-off")

    run(tmp_path, test)


def test_what_is_no_question_is_refused(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        assert await refusal(ada, table, 2) == (422, "no-seat")
        for query in ("", "?seat=x", "?seat=-1", "?seat=99", "?seat=0&seen=soon"):
            answer = await ada.get(f"/api/tables/{table}/review{query}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), query
        assert (await ada.get(f"/api/tables/{table}/moment")).json()["code"] == "bad-message"

    run(tmp_path, test)


def test_a_game_that_does_not_replay_any_more_is_not_reviewed(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        entries = schema.entries
        first = (entries.c.table_id == table, entries.c.kind == "move")

        def spoil(store: Any) -> None:
            number = store.execute(select(entries.c.number).where(*first).order_by(entries.c.number)).scalars().first()
            store.execute(update(entries).where(*first, entries.c.number == number).values(body='{"move":"dance"}'))

        await place.service.house.write(spoil)
        place.service.house.forget(table)
        assert await refusal(ada, table) == (409, "broken")
        place.log.truncate(0)  # that a table is broken is logged
        place.log.seek(0)

    run(tmp_path, test)


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
    return place.service.watch.reviewing.reviews._process


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
        reviews = place.service.watch.reviewing.reviews
        job = reviews.find(table, 0)
        assert job is not None
        reviews.drop(job)
        await place.service.house.write(lambda store: store.execute(update(schema.reviews).values(version="old")))
        assert (await ada.get(f"/api/tables/{table}/review?seat=0")).json()["stage"] == "waiting"
        await sharp(ada, table)
        assert reviews.done == 2

    run(tmp_path, test)


def test_a_server_that_closes_lets_go_of_those_who_wait(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        waits = asyncio.create_task(ada.get(f"/api/tables/{table}/review?seat=0&seen=waiting"))
        await asyncio.sleep(0.2)
        began = asyncio.get_running_loop().time()
        place.service.watch.reviewing.reviews.let_go()
        assert (await waits).json()["stage"] == "waiting"
        assert asyncio.get_running_loop().time() < began + 2

    run(tmp_path, test, reviewer=Slow())


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
        reviews = place.service.watch.reviewing.reviews
        assert (reviews.done, reviews.failures, reviews.waiting) == (100, 0, 0)

    run(tmp_path, test)


def test_when_all_places_are_taken_it_is_said_that_the_server_is_busy(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        place.service.watch.reviewing.reviews._most = 2
        ada, whole = await newcomer(place, "Ada"), at_random()
        tables = [await played_on(ada, whole, len(whole.moves) - 1 - last) for last in range(3)]
        codes = [await refusal(ada, table, seat) for table in tables for seat in (0, 1)]
        assert codes[:3] == [(200, None)] * 3
        assert (503, "busy") in codes
        figures = (await ada.get("/metrics")).text
        assert "drachenhof_reviews_waiting 2.0" in figures

    run(tmp_path, test, reviewer=Slow())


# Moments


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_moment_is_what_its_seat_knew_with_all_choices(tmp_path: Path, game: str) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada, game=game)
        record = parse((await ada.get(f"/api/tables/{table}/record")).text)
        rules = games[game]
        state = rules.new(record.players, **dict(record.options))
        nobody, looked = place.client(), 0
        for number, text in enumerate(record.moves, 1):
            seat = rules.to_move(state)
            if number % 7 == 0 or seat < 0:
                answer = await nobody.get(f"/api/tables/{table}/moment", params={"number": number})
                if seat < 0:
                    assert (answer.status_code, answer.json()["code"]) == (422, "no-position")
                else:
                    looked += 1
                    said, known = answer.json(), rules.knowledge(state, seat)
                    assert said["view"] == msgspec.to_builtins(rules.view(known))
                    legal = [rules.to_text(known, move) for move in rules.legal_moves(known)]
                    assert [choice["move"] for choice in said["choices"]] == legal
                    assert text in legal
                    assert (said["to_move"], said["undo"]) == (seat, None)
            rules.apply(state, rules.from_text(state, text))
        assert looked > 5
        for number in (0, len(record.moves) + 1):
            answer = await nobody.get(f"/api/tables/{table}/moment", params={"number": number})
            assert answer.json()["code"] == "no-position"

    run(tmp_path, test)


# What is kept with people


async def own(client: Any) -> dict[str, Any]:
    said: dict[str, Any] = (await client.get("/api/me/mistakes")).json()
    return said


def test_mistakes_are_kept_for_whoever_looks_at_the_own_seat_and_for_nobody_else(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await finished(ada)
        for client in (bert, place.client()):
            await sharp(client, table)
        await sharp(ada, table, 1)  # the bot's seat
        assert await own(bert) == {"mistakes": [], "due": 0, "rates": [], "yardstick": []}
        assert await own(ada) == {"mistakes": [], "due": 0, "rates": [], "yardstick": []}
        review = (await sharp(ada, table))["review"]
        for _ in range(2):  # looking again changes nothing
            kept = await own(ada)
            (mistake,), (rate,) = kept["mistakes"], kept["rates"]
            number = review["moments"][0]["number"]
            assert mistake["id"] == f"{table}.0.{number}"
            assert (mistake["verdict"], mistake["kind"], mistake["cost"]) == ("bad", "other", 0.1)
            assert (kept["due"], mistake["due"], mistake["sits"]) == (1, mistake["made"], False)
            assert (rate["table"], rate["players"], rate["decisions"]) == (table, 2, review["decisions"])
            assert rate["rate"] == pytest.approx(0.1 / review["decisions"])
            await sharp(ada, table)
        assert await own(bert) == {"mistakes": [], "due": 0, "rates": [], "yardstick": []}
        assert (await place.client().get("/api/me/mistakes")).json()["code"] == "no-person"

    run(tmp_path, test)


def test_what_a_bot_decided_for_somebody_is_not_their_mistake(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        seats = [{"kind": "person"}, {"kind": "open"}, BOT]
        made = (await ada.post("/api/tables", json={"game": "year", "seats": seats})).json()
        table, bert = made["table"], await newcomer(place, "Bert")
        sit = {"type": "sit", "id": "s", "link": made["links"]["1"]}
        assert (await bert.post(f"/api/tables/{table}/sit", json=sit)).is_success
        await ada.post(f"/api/tables/{table}/leave", json={"type": "leave", "id": "away"})  # before her first decision
        moved = 0

        def long(_: Any) -> bool:
            nonlocal moved
            moved += 1
            return moved > 8

        await play(bert, table, long)
        assert (await ada.post(f"/api/tables/{table}/back", json={"type": "back", "id": "here"})).is_success
        await asyncio.gather(play(ada, table), play(bert, table))
        review = (await sharp(ada, table))["review"]
        kept = await own(ada)
        assert kept["mistakes"] == []  # the one that there is was the bot's
        assert 0 < kept["rates"][0]["decisions"] < review["decisions"]
        assert kept["rates"][0]["rate"] == 0
        await sharp(bert, table, 1)
        assert len((await own(bert))["mistakes"]) == 1

    run(tmp_path, test)


def test_given_moves_and_several_seats_are_nobodys_own(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada, whole = await newcomer(place, "Ada"), at_random()
        table = await played_on(ada, whole, len(whole.moves) - 12)
        await sharp(ada, table)
        assert await own(ada) == {"mistakes": [], "due": 0, "rates": [], "yardstick": []}
        two = await finished(ada, seats=[{"kind": "person"}, {"kind": "person", "name": "B"}])
        await sharp(ada, two)
        assert (await own(ada))["mistakes"] == []

    run(tmp_path, test)


def test_a_mistake_comes_back_until_it_sits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead, clock = 0.0, keys.clock
    monkeypatch.setattr(keys, "clock", lambda: clock() + int(ahead * 86_400e9))

    async def test(place: Hosted) -> None:
        nonlocal ahead
        ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
        table = await finished(ada)
        await sharp(ada, table)
        path = f"/api/me/mistakes/{(await own(ada))['mistakes'][0]['id']}"

        async def tried(right: bool) -> dict[str, Any]:
            answer = await ada.put(path, json={"right": right})
            assert answer.status_code == 200, answer.text
            said: dict[str, Any] = answer.json()
            return said

        async def days() -> float:
            due = (await own(ada))["mistakes"][0]["due"]
            return round((due - keys.now()) / 86_400_000, 2)

        for after in (1, 3):
            await tried(True)
            assert await days() == after
            await tried(True)  # before it is due
            assert (await days(), (await own(ada))["due"]) == (after, 0)
            ahead += after + 0.1
            assert (await own(ada))["due"] == 1
        await tried(False)
        assert await days() == 1
        for after in (1, 3, 7, 21):
            ahead += 22
            assert not (await tried(True))["sits"]
            assert await days() == after
        ahead += 22
        assert (await tried(True))["sits"]
        kept = await own(ada)
        assert (kept["due"], kept["mistakes"][0]["due"]) == (0, None)
        assert (await tried(True))["sits"]
        assert not (await tried(False))["sits"]
        for other in (path, "/api/me/mistakes/x", "/api/me/mistakes/a.b.c", f"{path}0"):
            answer = await bert.put(other, json={"right": True})
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await ada.put(path, json={"right": True, "x": 1})).status_code == 400

    run(tmp_path, test)


def test_of_very_many_mistakes_those_that_sit_go_first_then_the_oldest(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table, me = await table_of(ada, **DUEL), (await ada.get("/api/me")).json()["id"]
        row = {"person": me, "table_id": table, "game": "year", "players": 2, "ended": 1, "rate": 0.1, "decisions": 1}
        span = Span(0.1, 0.1, 0.1)

        def keep(store: Any, seat: int, many: int, now: int) -> None:
            moments = [ReviewMoment(n, 1, seat, "x", "x", "bad", None, span, span, [], []) for n in range(many)]
            mistakes.keep(store, {**row, "seat": seat, "bot": None}, moments, now)

        await place.service.house.write(lambda store: keep(store, 0, MOST_MISTAKES - 10, 1))
        sits = schema.mistakes.c.number < 5
        await place.service.house.write(
            lambda store: store.execute(update(schema.mistakes).where(sits).values(due=None))
        )
        await place.service.house.write(lambda store: keep(store, 1, 20, 2))
        kept = (await own(ada))["mistakes"]
        assert len(kept) == MOST_MISTAKES
        assert not any(one["sits"] for one in kept)
        assert sum(one["seat"] == 1 for one in kept) == 20

    run(tmp_path, test)


def test_all_of_it_is_told_and_goes_with_its_person(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        await sharp(ada, table)
        told = (await ada.get("/api/me/everything")).json()
        kept = await own(ada)
        assert told["mistakes"] == kept["mistakes"]
        assert told["rates"] == kept["rates"]
        assert len(told["mistakes"]) == len(told["rates"]) == 1
        assert (await ada.delete("/api/me")).status_code == 204

        def left(store: Any) -> list[int]:
            return [len(store.execute(select(one)).all()) for one in (schema.mistakes, schema.rates, schema.reviews)]

        assert await place.service.house.read(left) == [0, 0, 1]  # the review says nothing of a person
        said = (await place.client().get(f"/api/tables/{table}/review?seat=0")).json()
        assert said["stage"] == "sharp"

    run(tmp_path, test)


# Two processes on one PostgreSQL


def test_what_one_process_has_made_the_other_need_not_make(postgres_url: str) -> None:
    """Both begin; whoever is first keeps it for both, once, with the mistakes of its person."""

    async def within() -> None:
        async with (
            hosted(postgres_url, FREE, reviewer=Slow()) as here,
            hosted(postgres_url, FREE, reviewer=Slow()) as there,
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
            reviews = there.service.watch.reviewing.reviews
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


def test_a_first_form_never_takes_the_place_of_a_sharp_one(postgres_url: str, tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await finished(ada)
        await sharp(ada, table)
        reviews = place.service.watch.reviewing.reviews
        job = reviews.find(table, 0)
        assert job is not None
        assert job.found is not None
        first = msgspec.structs.replace(job.found, sharp=False)
        await place.service.house.write(lambda store: kept_reviews.keep(store, table, 0, first, 1))
        found = await place.service.house.read(lambda store: kept_reviews.find(store, table, 0))
        assert found.sharp

    run(tmp_path, test)
    run(tmp_path, test, database=postgres_url)
