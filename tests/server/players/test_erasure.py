"""Whoever is deleted is gone from all tables, a few of them at a time, also from those that he came to meanwhile."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from drachenhof.server.hosting.hub import Settings
from drachenhof.server.players import personal_data
from tests.server.app.test_safety import run, table_of
from tests.server.hosted import Hosted, newcomer

FREE = Settings(limits=False)
PUBLIC = {"seats": [{"kind": "person"}, {"kind": "open"}], "public": True}


def traces(folder: Path, *words: str) -> list[str]:
    """What of some words the database still says."""
    store = sqlite3.connect(folder / "x.sqlite3")
    dump = "\n".join(store.iterdump())
    store.close()
    return [word for word in words if word in dump]


def test_nobody_waits_until_one_with_many_tables_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal_data, "TABLES", 2)
    leave, parts = personal_data.leave_tables, list[int]()

    def leave_tables(store: Any, person: str, gone: str, tables: Any) -> None:
        parts.append(len(tables))
        leave(store, person, gone, tables)

    monkeypatch.setattr(personal_data, "leave_tables", leave_tables)

    async def test(place: Hosted) -> None:
        ada, bert = await newcomer(place, "Adelgunde"), await newcomer(place, "Bert")
        tables = [await table_of(ada, **PUBLIC) for _ in range(5)]
        sit = {"type": "sit", "id": "sit"}
        assert (await bert.post(f"/api/tables/{tables[0]}/sit", json=sit)).status_code == 200
        me = (await ada.get("/api/me")).json()["id"]
        assert (await ada.delete("/api/me")).status_code == 204
        assert parts == [2, 2, 1]
        assert traces(tmp_path, me, "Adelgunde") == []
        assert (await bert.get(f"/api/tables/{tables[0]}")).json()["table"]["seats"][0]["held"]

    run(tmp_path, test, FREE)


def test_who_comes_to_a_table_while_he_is_deleted_is_gone_from_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Adelgunde")
        me, leave = (await ada.get("/api/me")).json()["id"], personal_data._leave_all
        late = list[str]()

        async def leave_all(*given: Any) -> None:
            await leave(*given)
            if not late:
                late.append(await table_of(ada, **PUBLIC))

        monkeypatch.setattr(personal_data, "_leave_all", leave_all)
        await table_of(ada, **PUBLIC)
        assert (await ada.delete("/api/me")).status_code == 204
        assert len(late) == 1
        assert traces(tmp_path, me, "Adelgunde") == []

    run(tmp_path, test, FREE)
