"""Every statement of the server finds what it looks for by an index: no question grows with people or games.

A course asks for everything; each statement that the database heard meanwhile is
explained by the database itself. A line with a statement that the course does not
reach fails the test, so that none slips by.
"""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, ForeignKeyConstraint, insert, text

from drachenhof.server.app import page
from drachenhof.server.db import archive, listing, schema
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.players.accounts import rows as people
from drachenhof.server.players.ratings import rows as results
from drachenhof.server.players.ratings import strength as rating_weights
from drachenhof.server.reviews import rows
from drachenhof.server.reviews.messages import MOST_MISTAKES, ReviewMoment, Span
from drachenhof.tables.keys import digest
from drachenhof.tables.messages import Live
from drachenhof.tables.state import Setup
from tests.server.db.plans import Asked, problems, sites
from tests.server.hosted import Hosted, hosted, newcomer
from tests.server.reviews.reviewed import finished, sharp
from tests.server.reviews.reviewed import play as played

PEOPLE, TABLES = 1500, 1500
SETUP = msgspec.json.encode(Setup({}, Live(), public=True, hints=False, players=2)).decode()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite3")
    fresh: str = request.getfixturevalue("ready_postgres_url")
    return fresh


def fill(store: Connection) -> None:
    """People and games that have nothing to do with those of the course."""
    numbers = range(TABLES)
    named = [{"id": f"p{n}", "name": "N", "created": n, "seen": n, "origin": None} for n in range(PEOPLE)]
    named[0]["origin"] = "000000"  # which is forgotten when the next name comes
    store.execute(insert(schema.people), named)
    store.execute(
        insert(schema.keys),
        [{"digest": f"d{n}", "person": f"p{n}", "purpose": people.COOKIE, "created": n} for n in range(PEOPLE)],
    )
    row = {"engine": "1", "setup": SETUP, "secret": "0" * 64, "public": True, "status": "over", "created": 1, "last": 5}
    store.execute(
        insert(schema.tables),
        [
            row
            | {"id": f"t{n}", "game": "hoard" if n % 2 else "year", "host": f"p{n}", "changed": n, "due": n + 10**15}
            for n in numbers
        ],
    )
    store.execute(
        insert(schema.seats),
        [{"table_id": f"t{n}", "seat": s, "person": f"p{(n + s) % PEOPLE}"} for n in numbers for s in (0, 1)],
    )
    store.execute(
        insert(schema.entries),
        [
            {"table_id": f"t{n}", "number": e, "at": 1, "kind": "say", "person": f"p{n % PEOPLE}", "body": "{}"}
            for n in numbers
            for e in range(1, 6)
        ],
    )
    result = {"seat": 0, "game": "year", "players": 2, "place": 1, "score": 1, "rated": True}
    store.execute(
        insert(schema.results), [result | {"table_id": f"t{n}", "player": f"person:p{n}", "ended": n} for n in numbers]
    )
    kept = {"seat": 0, "game": "year"}
    store.execute(
        insert(schema.mistakes),
        [
            kept
            | {"person": f"p{n % PEOPLE}", "table_id": f"t{n}", "number": 1, "part": 1, "verdict": "bad"}
            | {"cost": 0.1, "made": n, "due": n, "step": 0}
            for n in numbers
        ],
    )
    store.execute(
        insert(schema.rates),
        [
            kept
            | {"person": f"p{n % PEOPLE}", "table_id": f"t{n}", "players": 2, "ended": n, "rate": 0.1, "decisions": 9}
            for n in numbers
        ],
    )
    review = {"seat": 0, "version": "1", "sharp": True, "made": 1, "body": b"x"}
    store.execute(insert(schema.reviews), [review | {"table_id": f"t{n}"} for n in numbers])
    own = {"game": "year", "in_time": True, "ended": 1, "score": 1, "place": 1}
    store.execute(
        insert(schema.tries),
        [
            own
            | {"deal": f"2026-{1 + n // 28 % 12:02}-{1 + n % 28:02}", "person": f"p{n % PEOPLE}"}
            | {"table_id": f"t{n}", "worth": n}
            for n in numbers
        ],
    )
    duel: dict[str, object] = {"game": "year", "seat": 0, "deal": "{}", "secret": "0" * 64, "name": "N", "eased": False}
    store.execute(
        insert(schema.duels),
        [
            duel
            | {"id": f"u{n}", "table_id": f"t{n}", "creator": f"p{n}", "person": f"p{n}", "source": f"t{n}"}
            | {"created": n, "ended": 1, "score": 1, "place": 1}
            for n in numbers
        ],
    )
    row = {"game": "year", "plan": "{}", "secret": "0" * 64, "begun": 1, "opened": 1, "extended": False}
    store.execute(
        insert(schema.tournaments),
        [row | {"id": f"c{n}", "host": f"p{n}", "created": n, "ends": n} for n in numbers],
    )
    store.execute(
        insert(schema.entrants),
        [{"tournament_id": f"c{n}", "number": 1, "person": f"p{n}", "joined": n} for n in numbers],
    )
    game = {"deal": 1, "number": 1, "seat": 0, "state": "open"}
    store.execute(insert(schema.plays), [game | {"tournament_id": f"c{n}", "table_id": f"t{n}"} for n in numbers])
    rating = {"game": "year", "mu": 25.0, "sigma": 8.0, "games": 1}
    store.execute(insert(schema.ratings), [rating | {"player": f"person:p{n}", "sure": n / 100} for n in range(PEOPLE)])


async def course(place: Hosted) -> None:
    """Whatever people can ask for."""
    ada, bert = await newcomer(place, "Ada"), await newcomer(place, "Bert")
    wish = {"game": "year", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
    made = (await ada.post("/api/tables", json=wish)).json()
    table, link = made["table"], made["links"]["1"]
    path = f"/api/tables/{table}"
    for where in ("", "?status=over", "?game=year", "?status=over&game=hoard"):
        assert (await ada.get(f"/api/tables{where}")).status_code == 200
    linked = (await ada.post(f"{path}/link", json={"type": "link", "id": "l", "seat": 1})).json()
    wrong = {"type": "sit", "id": "x", "name": "Nobody", "link": link}
    assert (await place.client().post(f"{path}/sit", json=wrong)).json()["code"] == "no-link"
    sit = await bert.post(f"{path}/sit", json={"type": "sit", "id": "s", "link": linked["link"]})
    assert sit.status_code == 200, sit.text
    async with place.socket(table, ada, "?seen=0") as socket:
        await socket.recv()
    for ask in ("", "?seen=0", "/log", "/steps"):
        assert (await bert.get(f"{path}{ask}")).status_code == 200
    await place.service.hub.read(lambda store: page.of_table(store, table))
    await ada.post(f"{path}/say", json={"type": "say", "id": "hello", "text": "Hello"})
    assert (await bert.post(f"{path}/resign", json={"type": "resign", "id": "r"})).status_code == 200
    assert (await ada.post(f"{path}/rematch", json={"type": "rematch", "id": "again"})).status_code == 200
    for ask in (f"{path}/record", f"{path}/course", "/api/ratings?game=year", "/ready", "/metrics"):
        assert (await ada.get(ask)).status_code == 200
    feed = (await ada.post("/api/me/feed")).json()["path"]
    assert (await ada.get(feed)).status_code == 200
    key = (await ada.post("/api/me/key")).json()["key"]
    carried = place.client()
    assert (await carried.post("/api/me/carry", json={"key": key})).status_code == 200
    for _ in range(people.KEYS_EACH - 1):  # the oldest key ends
        await place.client().post("/api/me/carry", json={"key": key})
    assert (await carried.post("/api/me", json={"name": "Ada B."})).status_code == 200
    assert (await carried.put("/api/me/lessons", json={"lessons": {}})).status_code == 204
    assert (await carried.put("/api/me/drills", json={"drills": {}})).status_code == 204
    for ask in (
        "/api/me",
        "/api/me/statistics",
        "/api/me/doing",
        "/api/me/games?game=year&before=9",
        "/api/me/everything",
    ):
        assert (await carried.get(ask)).status_code == 200
    on = {"of": {"kind": "table", "table": table}, "moves": 3, "seats": wish["seats"]}
    assert (await carried.post("/api/play-on", json=on)).status_code == 201
    await looking_back(place)
    await one_day(place)
    await a_duel(place)
    await a_tournament(place)
    await behind_the_scenes(place, table)
    assert (await bert.delete("/api/me")).status_code == 204  # for whom a seat is kept at the rematch
    assert (await carried.delete("/api/me")).status_code == 204


async def looking_back(place: Hosted) -> None:
    """A game to its end, its review, and the mistakes of whoever played it, of whom one has very many."""
    cleo = await newcomer(place, "Cleo")
    table = await finished(cleo)
    await sharp(cleo, table)
    assert (await cleo.get(f"/api/tables/{table}/moment?number=20")).status_code in (200, 422)
    (mistake,) = (await cleo.get("/api/me/mistakes")).json()["mistakes"]
    assert (await cleo.put(f"/api/me/mistakes/{mistake['id']}", json={"right": True})).status_code == 200
    row = {"person": (await cleo.get("/api/me")).json()["id"], "table_id": "t1", "seat": 0, "game": "year"}
    rate = {**row, "players": 2, "ended": 1, "rate": 0.1, "decisions": 1, "bot": None}
    none = Span(0.0, 0.0, 0.0)
    many = [ReviewMoment(n, 1, 0, "x", "x", "bad", None, none, none, [], []) for n in range(MOST_MISTAKES)]
    await place.service.hub.write(lambda store: rows.store_mistakes(store, rate, many, 1))


async def one_day(place: Hosted) -> None:
    """The game of the day, to its end, and its table."""
    dora = await newcomer(place, "Dora")
    made = await dora.post("/api/daily/year", json={})
    assert made.status_code == 201, made.text
    await played(dora, made.json()["table"])
    for ask in ("/api/daily", "/api/daily/year", "/api/me/everything"):
        assert (await dora.get(ask)).status_code == 200


async def a_duel(place: Hosted) -> None:
    """A game that somebody else tries to beat, and a bot as the challenger."""
    eva, finn = await newcomer(place, "Eva"), await newcomer(place, "Finn")
    of = {"kind": "table", "table": await finished(eva)}
    for challenger in (None, "greedy"):
        made = await eva.post("/api/duels", json={"of": of, "challenger": challenger})
        assert made.status_code == 201, made.text
        path = f"/api/duels/{made.json()['duel']}"
        table = (await finn.post(path, json={})).json()["table"]
        await played(finn, table)
    async with asyncio.timeout(120):
        while not (await finn.get(path)).json()["challenger"]["over"]:
            await asyncio.sleep(0.02)
    link = f"/duel/{made.json()['duel']}"
    for ask in (path, f"{path}/beside", "/api/duels", "/api/me/everything", link):
        assert (await finn.get(ask)).status_code == 200, ask
    assert (await eva.delete("/api/me")).status_code == 204


async def a_tournament(place: Hosted) -> None:
    """A tournament of each kind, played, left, extended, closed and read."""
    gina, hugo, ines = [await newcomer(place, name) for name in ("Gina", "Hugo", "Ines")]
    wish: dict[str, object] = {"game": "year", "players": 2, "deals": 1, "bot": "greedy"}
    for kind in ("bots", "people"):
        made = await gina.post("/api/tournaments", json={**wish, "kind": kind})
        assert made.status_code == 201, made.text
        path = f"/api/tournaments/{made.json()['tournament']}"
        for who, act in ((hugo, "join"), (ines, "join"), (ines, "leave")):
            assert (await who.post(path, json={"act": act})).status_code == 200
        if kind == "people":
            assert (await gina.post(path, json={"act": "begin"})).status_code == 200
        table = (await hugo.post(f"{path}/deals/1")).json()["table"]
        while (await hugo.get(f"/api/tables/{table}")).json()["table"]["status"] != "playing":
            await asyncio.sleep(0.01)
        for act in ("leave", "back"):
            assert (await hugo.post(f"/api/tables/{table}/{act}", json={"id": act})).status_code == 200
        await asyncio.gather(*(played(who, table) for who in ((hugo,) if kind == "bots" else (hugo, gina))))
        assert (await hugo.post(path, json={"act": "leave"})).status_code == 200
        for act in ("extend", "close"):
            assert (await gina.post(path, json={"act": act})).status_code == 200
        link = f"/tournament/{made.json()['tournament']}"
        for ask in (path, f"{path}/deals/1", f"{path}/sheet", f"{path}/records", "/api/tournaments", link):
            assert (await hugo.get(ask)).status_code == 200, ask
        assert (await hugo.get(f"/api/tables/{table}/record")).status_code == 200
    assert (await hugo.get("/api/me/everything")).status_code == 200
    assert (await hugo.delete("/api/me")).status_code == 204


async def behind_the_scenes(place: Hosted, table: str) -> None:
    """What processes ask for by themselves, at times or when something is wrong."""
    hub = place.service.hub
    room = await hub.room(table)
    person, last = str(room.table.host), room.table.last

    def write(store: Connection) -> None:
        archive.claim(store, [table], 1, 2)
        archive.make_due(store, [table], 1)
        archive.mark(store, room.table)
        listing.correct(store, room.table)
        archive.postpone(store, table, last, None)
        archive.advance_due(store, table, last, 1)
        archive.seen(store, [(table, 0)], 1)
        archive.set_link(store, table, 0, digest("x"))
        archive.remove(store, "none")
        people.met(store, person, 1)
        people.end_key(store, "none")
        people.set_hook(store, person, None)
        people.remove_unused(store, "none")
        people.become_program(store, "none")
        people.end_other_keys(store, "none", "x")
        archive.make_due(store, ["none"], 1)
        for who in ("person:p1", "person:new"):
            known = results.standing(store, "year", who, lock=True)
            results._keep(store, "year", who, known, known.strength, may_gain=True, program=False)

    def read(store: Connection) -> None:
        archive.due(store, 1, 10)
        archive.ahead(store, 1, 10)
        people.still_valid(store, [digest("x")])
        results.at_table(store, room.table, person, 1)
        results.has_counted(store, room.table, person)
        rating_weights.weight(store, "year", "person:p1", "person:p2", 1)
        archive.lasts(store, [table])
        archive.last_seen(store, table, 0)
        archive.answered(store, table, person, "x")
        archive.entries_between(store, table, 0, 5)
        archive.running(store, person, bots_only=True)
        people.hook_of(store, person)
        results.ratings_of(store, "p1")

    await hub.write(write)
    await hub.read(read)


@pytest.mark.slow
def test_no_statement_looks_through_a_table_that_grows(url: str) -> None:
    asked = Asked()

    async def within() -> dict[str, list[str]]:
        async with hosted(url, Settings(limits=False)) as place:
            database = place.service.database
            await place.service.hub.write(fill)
            if database.address.path is None:
                await place.service.hub.write(lambda store: store.execute(text("ANALYZE")))
            asked.listen(database)
            await course(place)

            def explained(store: Connection) -> dict[str, list[str]]:
                found = {said: problems(store, said, given) for said, given in list(asked.statements.items())}
                return {said: wrong for said, wrong in found.items() if wrong}

            return await place.service.hub.read(explained)

    assert asyncio.run(within()) == {}
    assert set(sites()) - asked.sites == set(), "the course does not reach these: let it ask for what they do"


def test_what_goes_with_something_else_is_found_by_an_index() -> None:
    """What a foreign key takes away is looked for by the database itself, which explains nothing of it."""
    for table in schema.metadata.tables.values():
        first = {index.columns[0].name for index in table.indexes} | {table.primary_key.columns[0].name}
        for constraint in table.constraints:
            if isinstance(constraint, ForeignKeyConstraint):
                assert constraint.columns[0].name in first, (table.name, constraint)


GROWING = [
    "SELECT * FROM entries WHERE kind = 'move'",
    "SELECT * FROM tables ORDER BY changed",
    "SELECT * FROM tables WHERE public AND status = 'over' ORDER BY created LIMIT 5",
    "SELECT p.id FROM ratings AS r JOIN people AS p ON r.player = 'person:' || p.id",
    "UPDATE entries SET person = 'x' WHERE at = 1",
    "DELETE FROM results WHERE place = 1",
    "SELECT count(*) FROM ratings WHERE game = 'year' AND sure > 1",
    "SELECT table_id FROM results WHERE player > 'person:p5'",
]


@pytest.mark.slow
def test_what_would_grow_is_noticed(url: str) -> None:
    async def within() -> dict[str, list[str]]:
        async with hosted(url) as place:
            await place.service.hub.write(fill)
            return await place.service.hub.read(lambda store: {each: problems(store, each, ()) for each in GROWING})

    noticed = asyncio.run(within())
    assert [each for each in GROWING if not noticed[each]] == []
