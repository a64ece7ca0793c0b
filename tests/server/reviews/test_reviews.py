"""The review of a table, by HTTP: which games have one, its moments, and what is refused."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from drachenhof.games import games
from drachenhof.records import parse
from drachenhof.server.db import schema
from tests.server.app.test_safety import table_of
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import DUEL, at_random, cut, finished, play, played_on, refusal, run, sharp

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

        await place.service.hub.write(spoil)
        place.service.hub.forget(table)
        assert await refusal(ada, table) == (409, "broken")
        place.log.truncate(0)  # that a table is broken is logged
        place.log.seek(0)

    run(tmp_path, test)


def test_no_rating_depends_on_it(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table, without = await finished(ada), await finished(ada, review=False)
        rated = [(await ada.get(f"/api/tables/{one}")).json()["table"]["rated"] for one in (table, without)]
        assert rated[0] == rated[1]
        before = (await ada.get("/api/me/statistics")).json()
        assert len(before["latest"]) == 2
        assert (await sharp(ada, table))["review"]["moments"]
        assert (await ada.get("/api/me/mistakes")).json()["rates"]
        assert (await ada.get("/api/me/statistics")).json() == before

    run(tmp_path, test)


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
