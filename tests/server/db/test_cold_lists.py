"""Lists are made from rows: nobody's log is read for one, and a row says what the folded log says."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, text, update

from drachenhof.server.app import page
from drachenhof.server.db import archive, listing, schema
from drachenhof.server.db.database import Database
from drachenhof.server.db.migrations import VERSION_TABLE
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables.resources import Listed
from drachenhof.tables.views import table_view
from tests.server.db.plans import Asked
from tests.server.hosted import Hosted, hosted, newcomer

FREE = Settings(limits=False, public_tables_each=50)
ME, OPEN = {"kind": "person"}, {"kind": "open"}
STATUSES = ("open", "playing", "over")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite3")
    fresh: str = request.getfixturevalue("ready_postgres_url")
    return fresh


async def do(who: httpx.AsyncClient, table: str, what: str, **said: Any) -> dict[str, Any]:
    answer = await who.post(f"/api/tables/{table}/{what}", json={"type": what, "id": f"{what}-{len(said)}", **said})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def opened(who: httpx.AsyncClient, *others: httpx.AsyncClient, free: int = 0, **said: Any) -> str:
    """A public table, at which the others have sat down."""
    wish = {"game": "hoard", "public": True, "seats": [ME, *([OPEN] * (len(others) + free))], **said}
    answer = await who.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    for number, other in enumerate(others, 1):
        await do(other, table, "sit", seat=number)
    return table


async def move(who: httpx.AsyncClient, table: str) -> None:
    position = (await who.get(f"/api/tables/{table}")).json()["position"]
    await do(who, table, "move", at=position["at"], move=position["choices"][0]["move"])


async def mover(table: str, *players: httpx.AsyncClient) -> httpx.AsyncClient:
    seen = (await players[0].get(f"/api/tables/{table}")).json()["position"]
    return players[seen["to_move"]]


async def many(place: Hosted) -> httpx.AsyncClient:
    """Tables in every state that a list can show; somebody who played at some of them."""
    ada, bert, cleo = [await newcomer(place, name) for name in ("Ada", "Bert", "Cleo")]
    committed = {**ME, "commitment": hashlib.sha256(b"a secret").hexdigest()}
    await opened(ada, free=2, seats=[committed, OPEN, {"kind": "bot", "bot": "courtier"}], hints=True, game="year")
    await do(bert, await opened(ada, bert, free=1), "leave")
    await opened(ada, bert, by_lot=True, pace={"kind": "correspondence", "grace": 7200})
    await do(cleo, await opened(ada, bert, cleo), "leave")
    asked = await opened(ada, bert, cleo)
    await do(bert, asked, "cancel")
    declined = await opened(ada, bert, cleo)
    await do(bert, declined, "cancel")
    await do(ada, declined, "decline")
    moved = await opened(ada, bert)
    who = await mover(moved, ada, bert)
    await do(who, moved, "cancel")
    await move(who, moved)
    back = await opened(ada, bert, cleo, game="year")
    await do(cleo, back, "leave")
    await do(cleo, back, "back")
    over = await opened(ada, bert)
    await do(bert, over, "resign")
    await do(ada, over, "rematch")
    on = {"of": {"kind": "table", "table": over}, "moves": 2, "seats": [ME, OPEN], "public": True}
    assert (await ada.post("/api/play-on", json=on)).status_code == 201
    return ada


async def lists(place: Hosted) -> dict[str, dict[str, Any]]:
    """All public tables, by their ids."""
    found = dict[str, dict[str, Any]]()
    for status in STATUSES:
        answer = await place.client().get("/api/tables", params={"status": status})
        found |= {table["id"]: table for table in answer.json()["tables"]}
    return found


def folded(store: Connection, table: str) -> Any:
    """What a list would say of a table, from its log."""
    known = archive.load(store, table)
    assert known is not None
    seen = table_view(known, [False] * len(known.seats), 0)
    listed = Listed(
        *(seen.id, seen.game, seen.status, seen.players, seen.options, seen.seats, seen.created),
        *(known.changed, seen.hints, seen.pace, seen.given),
    )
    return msgspec.to_builtins(listed)


async def agree(place: Hosted) -> None:
    """Whether the lists say what the logs say."""
    found = await lists(place)
    assert len(found) == 11, [table["status"] for table in found.values()]
    assert {table["status"] for table in found.values()} == set(STATUSES)
    for table, said in found.items():
        assert said == await place.service.hub.read(lambda store, table=table: folded(store, table))


async def made(url: str, *, leaving: bool = False) -> dict[str, str]:
    """A database with tables; the cookies of somebody who played there. `leaving`: another one is deleted."""
    async with hosted(url, FREE) as place:
        ada = await many(place)
        if leaving:
            gone = next(client for client in place.clients if client.cookies and client is not ada)
            assert (await gone.delete("/api/me")).status_code == 204
        return dict(ada.cookies)


def test_lists_of_tables_that_nobody_uses_read_no_log(url: str) -> None:
    asked = Asked()

    async def within() -> None:
        cookies = await made(url)
        async with hosted(url, FREE) as place:
            asked.listen(place.service.database)
            ada = place.client(cookies=cookies)
            found = await lists(place)
            assert len(found) == 11
            for path in ("/api/me", "/api/me/statistics", "/api/ratings?game=hoard", "/api/tables?game=year"):
                assert (await ada.get(path)).status_code == 200
            feed = (await ada.post("/api/me/feed")).json()["path"]
            assert (await ada.get(feed)).status_code == 200
            for table in found:
                await place.service.hub.read(lambda store, table=table: page.of_table(store, table))

    asyncio.run(within())
    assert asked.statements, "nothing was asked"
    assert [said for said in asked.statements if "entries" in said] == []


@pytest.mark.parametrize("leaving", [False, True])
def test_a_list_says_what_the_logs_say(url: str, leaving: bool) -> None:
    async def within() -> None:
        await made(url, leaving=leaving)
        async with hosted(url, FREE) as place:
            await agree(place)

    asyncio.run(within())


def make_older(store: Connection) -> None:
    """A database as it was before lists were made from rows."""
    for table in ("reviews", "mistakes", "rates", "tries", "vault", "duels", "plays", "entrants", "tournaments"):
        store.execute(text(f"DROP TABLE {table}"))
    store.execute(text("DROP INDEX ix_ratings_sure"))
    came_later = {
        "tables": ("given", "seating"),
        "people": ("lessons", "program", "drills"),
        "ratings": ("program",),
        "results": ("mu", "sigma", "opening", "feats"),
    }
    for table, columns in came_later.items():
        for column in columns:
            store.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    store.execute(text("CREATE INDEX ix_ratings_sure ON ratings (game, sure)"))
    store.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0004'"))


def test_an_older_database_learns_what_its_lists_say(url: str) -> None:
    async def within() -> None:
        await made(url, leaving=True)
        with Database.open(url) as database, database.backend.writing.begin() as store:
            make_older(store)
        async with hosted(url, FREE) as place:
            await agree(place)

    asyncio.run(within())


def test_a_log_that_makes_no_sense_does_not_keep_a_database_from_opening(url: str) -> None:
    async def within() -> None:
        await made(url)
        with Database.open(url) as database, database.backend.writing.begin() as store:
            store.execute(update(schema.entries).where(schema.entries.c.kind == "begin").values(body="{}"))
            make_older(store)
        with Database.open(url) as database:
            rows = database.read_now(lambda store: store.execute(text("SELECT seating FROM tables")).all())
        assert all(row.seating.startswith('[{"kind"') for row in rows)

    asyncio.run(within())


def test_a_list_shows_who_is_there(tmp_path: Path) -> None:
    async def within() -> None:
        async with hosted(tmp_path / "store.sqlite3", FREE) as place:
            ada = await newcomer(place, "Ada")
            table = await opened(ada, free=1)
            async with place.socket(table, ada) as own, place.socket(table) as other:
                await own.recv()
                await other.recv()
                (listed,) = (await place.client().get("/api/tables")).json()["tables"]
                assert [seat.get("present", False) for seat in listed["seats"]] == [True, False]

    asyncio.run(within())


def test_games_that_go_on_push_no_table_out_that_waits(tmp_path: Path) -> None:
    """They change with every move, so that they would be the latest of all."""

    async def test() -> None:
        async with hosted(tmp_path / "store.sqlite3", FREE) as place:
            ada, bert = [await newcomer(place, name) for name in ("Ada", "Bert")]
            for _ in range(3):
                await opened(ada, free=1)
            for _ in range(3):
                await opened(ada, bert)

            async def listed(most: int, *statuses: str) -> list[str]:
                """How each table stands that is told of."""
                told = await place.service.hub.read(lambda store: listing.public(store, statuses, None, most))
                assert [table.changed for table in told] == sorted((table.changed for table in told), reverse=True)
                return sorted(table.status for table in told)

            assert await listed(4, "open", "playing") == ["open"] * 2 + ["playing"] * 2
            assert await listed(100, "open", "playing") == ["open"] * 3 + ["playing"] * 3
            assert await listed(2, "open") == ["open"] * 2

    asyncio.run(test())
