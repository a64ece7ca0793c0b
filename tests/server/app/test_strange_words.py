"""Strange words, strange options and strange paths: answers, never faults."""

import json
from typing import Any

import httpx
import pytest

from drachenhof.server.app import page
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables.text import plain_text
from tests.server.app.test_safety import run, table_of
from tests.server.hosted import Hosted, newcomer

FREE = Settings(limits=False)


STRANGE = [
    "\x00",
    "a\x00b",
    "\u202egnihton\u202c",
    "\u200b\u200d\ufeff",
    "\U0010ffff",
    "𝔞" * 20,
    "é" * 20,
    "a\r\nSet-Cookie: x=y",
    "<script>",
    "'; drop table people; --",
    "\\ud800",
]


async def _strange(place: Hosted) -> None:
    """Strange words wherever words can be said; whatever comes of it is an answer."""
    ada = await newcomer(place, "Ada")
    table = await table_of(ada, hints=True)
    headers, statuses = {"Content-Type": "application/json"}, set()
    for number, words in enumerate(STRANGE):
        said = json.dumps(words).replace("\\\\ud800", "\\ud800")
        seats = f'[{{"kind":"person","name":{said}}},{{"kind":"bot","bot":{said}}}]'
        for path, body in (
            ("/api/me", f'{{"name":{said}}}'),
            ("/api/me/carry", f'{{"key":{said}}}'),
            ("/api/tables", f'{{"game":"hoard","seats":{seats}}}'),
            ("/api/tables", f'{{"game":"hoard","seats":{seats},"options":{{{said}:{said}}}}}'),
            (f"/api/tables/{table}/say", f'{{"type":"say","id":"s{number}","text":{said}}}'),
            (f"/api/tables/{table}/say", f'{{"type":"say","id":{said},"text":"hello"}}'),
            (f"/api/tables/{table}/move", f'{{"type":"move","id":"m","at":0,"move":{said}}}'),
            (f"/api/tables/{table}/move", f'{{"type":"move","id":"m","at":{_at(place, table)},"move":{said}}}'),
        ):
            answer = await ada.post(path, content=body.encode(), headers=headers)
            statuses.add(answer.status_code)
            assert answer.status_code < 500, (path, body, answer.text)
        address = httpx.URL(place.address + "/").copy_with(raw_path=b"/api/tables/" + _escaped(words))
        assert (await ada.get(address)).status_code == 404
        junk = {"Cookie": f"drachenhof={_escaped(words).decode()}"}
        assert (await place.client().get("/api/me", headers=junk)).json() is None
        assert (await ada.get("/api/tables", params={"status": words})).status_code == 400
    assert {200, 400, 422} <= statuses


def _at(place: Hosted, table: str) -> int:
    return place.service.hub.rooms[table].table.at


def _escaped(words: str) -> bytes:
    return "".join(f"%{byte:02x}" for byte in words.encode()).encode()


def test_strange_words_are_no_fault(tmp_path: Any) -> None:
    run(tmp_path, _strange, FREE)


def test_strange_words_are_no_fault_with_postgresql(tmp_path: Any, ready_postgres_url: str) -> None:
    run(tmp_path, _strange, FREE, ready_postgres_url)


def test_names_and_chat_have_no_characters_that_cannot_be_seen(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "A\x00d\u202ea\u2066")
        assert (await ada.get("/api/me")).json()["name"] == "Ada"
        seats = [{"kind": "person", "name": "B\u202eob\x07"}, {"kind": "bot", "bot": "greedy"}]
        table = await table_of(ada, seats=seats)
        await ada.post(f"/api/tables/{table}/say", json={"type": "say", "id": "1", "text": "h\u202ei\x00"})
        update = (await ada.get(f"/api/tables/{table}")).json()
        assert update["table"]["seats"][0]["name"] == "Bob"
        assert [entry["text"] for entry in update["entries"] if entry["kind"] == "say"] == ["hi"]

    run(tmp_path, test, FREE)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("A\u200dda\u200d", "Ada"),
        ("\u200d\xe9\u200d\u200d\xe9\u200d x\u200d\xe9", "\xe9\xe9 x\xe9"),
    ],
)
def test_what_joins_letters_and_pictures_stays_and_only_that(said: str, kept: str) -> None:
    assert plain_text(said) == kept


def test_options_cannot_be_mistaken_for_something_else(tmp_path: Any) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        names = ("players", "self", "state", "given", "name", "code", "rule", "said", "reason", "peek", "")
        values: list[Any] = [10**400, -1, "x" * 3000, None, True, 1.5, [], {}]
        for name in names:
            for value in values:
                seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
                wish = {"game": "hoard", "seats": seats, "options": {name: value}}
                answer = await ada.post("/api/tables", json=wish)
                assert answer.status_code in (400, 409, 422) or (name, value) == ("peek", True), (name, answer.text)

    run(tmp_path, test, FREE)


@pytest.mark.parametrize("built", [True, False])
def test_only_the_page_can_be_read(tmp_path: Any, built: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    if built:
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text("page")
        (folder / "icon.svg").write_text("icon")
        (folder / "assets" / "a.js").write_text("script")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "FOLDER", folder)
    tried = [
        "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%5csecret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/assets//etc/passwd", "/%00.txt", "/..", "/%ff.txt", "/assets/%00",
        "/" + "x" * 300 + ".txt", "/assets/" + "x" * 300, "//etc/passwd", "/t/../../secret.txt", "/.%00./secret.txt",
    ]  # fmt: skip

    async def test(place: Hosted) -> None:
        for path in tried:
            address = httpx.URL(place.address + "/").copy_with(raw_path=path.encode())
            answer = await place.client().get(address)
            assert answer.status_code in (200, 404), path
            assert "secret" not in answer.text
            assert "root:" not in answer.text
        if built:
            assert (await place.client().get("/icon.svg")).text == "icon"
            assert (await place.client().get("/assets/a.js")).text == "script"

    run(tmp_path, test)
