"""Secrets, keys and the ids of others: in no message, no log line, no figure and no error."""

import asyncio
import hashlib
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert

from drachenhof.server.db import schema
from drachenhof.tables import keys
from tests.server.app.test_safety import table_of
from tests.server.hosted import Hosted, hosted, newcomer


async def _committed(place: Hosted, clients: list[Any], secrets: list[str]) -> tuple[str, dict[str, str]]:
    """A table whose seats add secrets of their own to the deal; its id and links."""
    digests = [hashlib.sha256(bytes.fromhex(secret)).hexdigest() for secret in secrets]
    seats = [{"kind": "person", "commitment": digests[0]}, {"kind": "open"}, {"kind": "open"}]
    created = (await clients[0].post("/api/tables", json={"game": "hoard", "seats": seats, "public": True})).json()
    table, links = created["table"], created["links"]
    for seat in (1, 2):
        said = {"type": "sit", "id": "s", "link": links[str(seat)], "commitment": digests[seat]}
        assert (await clients[seat].post(f"/api/tables/{table}/sit", json=said)).status_code == 200
    for seat, secret in enumerate(secrets):
        said = {"type": "reveal", "id": "r", "secret": secret}
        assert (await clients[seat].post(f"/api/tables/{table}/reveal", json=said)).status_code == 200
    assert place.service.hub.rooms[table].table.status == "playing"
    return table, links


async def _told_to_strangers(place: Hosted, table: str, one: Any) -> bytes:
    """All that the server says to one at the table, to one who is not, and to whoever runs it."""
    said = []
    for client in (one, place.client()):
        async with place.socket(table, client, "?seen=0") as socket:
            said.append(await socket.recv())
        for path in ("", "/log?after=0", "/record", "/socket", "/nothing"):
            said.append((await client.get(f"/api/tables/{table}{path}")).text)
        for path in ("/api/tables", "/api/ratings?game=hoard", "/metrics", "/health", "/ready", "/api/openapi.json"):
            said.append((await client.get(path)).text)
        for kind in ("sit", "link", "leave", "back", "cancel", "rematch"):
            tried = {"type": kind, "id": "t", **({"seat": 1} if kind in ("sit", "link") else {})}
            said.append((await client.post(f"/api/tables/{table}/{kind}", json=tried)).text)
    return "\n".join(said).encode()


def test_no_secret_id_or_key_of_others_is_told_or_logged(tmp_path: Any) -> None:
    async def run() -> None:
        async with hosted(tmp_path / "x.sqlite3") as place:
            clients = [await newcomer(place, f"P{seat}") for seat in range(3)]
            secrets = [f"{seat + 1}e" * 32 for seat in range(3)]
            table, links = await _committed(place, clients, secrets)
            people = [(await client.get("/api/me")).json()["id"] for client in clients]
            cookies = [client.cookies["drachenhof"] for client in clients]
            carried = (await clients[1].post("/api/me/key")).json()["key"]
            feed = (await clients[1].post("/api/me/feed")).json()["path"].rpartition("/")[2]
            assert (await clients[1].get(f"/feed/{feed}")).status_code == 200
            hidden = [place.service.hub.rooms[table].table.secret, *secrets, *people]
            kept = [*cookies, carried, feed, *links.values()]
            said = await _told_to_strangers(place, table, clients[2])
            logged = place.log.getvalue().encode()
        for secret in [*hidden, *kept, *map(keys.digest, kept)]:
            assert secret.encode() not in said
            assert secret.encode() not in logged
        store = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not any(key.encode() in store for key in kept)

    asyncio.run(run())


def test_a_fault_is_logged_without_what_was_to_be_written(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also a mistake of ours must not tell a key: the database's own words for it hold what was to be kept."""

    def broken(store: Any, _name: str, key: str, _now: int) -> str:
        row = {"digest": keys.digest(key), "person": "nobody-at-all", "purpose": None, "created": 1}
        store.execute(insert(schema.keys), row)
        return ""

    async def run() -> tuple[int, str, list[Any]]:
        async with hosted(tmp_path / "x.sqlite3") as place:
            monkeypatch.setattr("drachenhof.server.players.accounts.rows.new", broken)
            monkeypatch.setattr(keys, "secrets", SimpleNamespace(token_urlsafe=lambda _: "unique-key"))
            answer = await place.client().post("/api/me", json={"name": "Ada"})
            logged, faults = place.log.getvalue(), place.faults
            place.log.seek(0)
            place.log.truncate()
        return answer.status_code, answer.text + logged, faults

    status, said, faults = asyncio.run(run())
    assert status == 500
    assert faults
    assert keys.digest("unique-key") not in said
    assert "nobody-at-all" not in said


def test_a_table_that_breaks_is_logged_without_the_hand(tmp_path: Any) -> None:
    async def run() -> list[dict[str, Any]]:
        async with hosted(tmp_path / "x.sqlite3") as place:
            ada = await newcomer(place, "Ada")
            table, hub = await table_of(ada), place.service.hub
            while hub.rooms[table].table.mover != 0:
                await asyncio.sleep(0.01)
            number = hub.rooms[table].table.last + 1
            entry = {"table_id": table, "number": number, "at": 1, "kind": "move", "seat": 0, "body": '{"move":"long"}'}
            await hub.write(lambda store: store.execute(insert(schema.entries), entry) and None)
            hub.forget(table)
            assert (await ada.get(f"/api/tables/{table}")).json()["table"]["status"] == "broken"
            told = [line for line in place.lines if line["event"] == "table-broken"]
            place.log.seek(0)
            place.log.truncate()
        return [{**line, "number": number} for line in told]

    [line] = asyncio.run(run())
    assert line["problem"] == f"entry {line['number']}: not-a-move"
