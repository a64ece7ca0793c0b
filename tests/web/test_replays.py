"""Games once more: what the page asks for when somebody looks back, and who may see what."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from drachenhof.engine.game import OVER, SPECTATOR
from drachenhof.games import games
from drachenhof.records import Play, Record
from tests.server.served import Served, eventually

SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, timeout=30) as client:
        client.post("/api/me", json={"name": "Ada"})
        yield client


def record_of(game: str, seed: int = 1) -> Record:
    """A game of random players to its end."""
    module, chosen = games[game], random.Random(seed)
    state, moves = module.new(3), list[int]()
    while module.to_move(state) != OVER:
        moves.append(chosen.choice(module.legal_moves(state)))
        module.apply(state, moves[-1])
    return Record.of(module, module.new(3), moves)


def begun(client: httpx.Client) -> str:
    """A table at which the cards are dealt."""
    table = str(client.post("/api/tables", json={"game": "hoard", "seats": SEATS}).json()["table"])
    assert eventually(lambda: client.get(f"/api/tables/{table}").json()["table"]["status"] == "playing")
    return table


def whole(client: httpx.Client, record: Record, eyes: str) -> list[dict[str, Any]]:
    """All positions of a record, one part after the other."""
    steps: list[dict[str, Any]] = []
    while len(steps) < len(record.moves):
        path = f"/api/replay?after={len(steps)}&eyes={eyes}"
        part = client.post(path, content=record.to_json()).raise_for_status().json()
        assert part["after"] == len(steps)
        assert part["moves"] == len(record.moves)
        steps += part["steps"]
    return steps


@pytest.mark.parametrize("game", ["year", "hoard"])
@pytest.mark.parametrize("eyes", [SPECTATOR, 1])
def test_a_record_is_seen_as_each_observer_saw_it(client: httpx.Client, game: str, eyes: int) -> None:
    record, module = record_of(game), games[game]
    steps = whole(client, record, "nobody" if eyes == SPECTATOR else str(eyes))
    for played, step in zip(Play.of(record).steps(), steps, strict=True):
        assert step["position"]["view"] == module.view(module.knowledge(played.after, eyes))
    assert steps[-1]["position"]["to_move"] == "over"


def test_a_running_table_is_seen_with_ones_own_eyes_only(client: httpx.Client, served: Served) -> None:
    table = begun(client)
    own = client.get(f"/api/tables/{table}/steps?after=0").json()
    assert own["eyes"] == 0
    assert client.get(f"/api/tables/{table}/steps?eyes=nobody").json()["eyes"] is None
    assert client.get(f"/api/tables/{table}/steps?eyes=1").json()["code"] == "not-over"
    assert client.get(f"/api/tables/{table}/steps?eyes=7").json()["code"] in ("bad-message", "no-seat")
    with httpx.Client(base_url=served.address) as stranger:
        assert stranger.get(f"/api/tables/{table}/steps").json()["eyes"] is None
        assert stranger.get(f"/api/tables/{table}/steps?eyes=0").json()["code"] == "not-over"


def test_after_the_end_a_table_is_seen_with_any_eyes(client: httpx.Client) -> None:
    table = begun(client)
    client.post(f"/api/tables/{table}/resign", json={"id": "r"}).raise_for_status()
    seen = client.get(f"/api/tables/{table}/steps?eyes=1&after=0").json()
    assert seen["eyes"] == 1
    assert len(seen["steps"]) == min(60, seen["moves"])


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', "x" * 10])
def test_what_is_no_record_is_refused_in_words(client: httpx.Client, text: str) -> None:
    answer = client.post("/api/replay", content=text)
    assert answer.status_code == 400
    assert answer.json()["said"]["say"] == "broken"


def test_a_record_that_is_too_long_is_refused(client: httpx.Client) -> None:
    assert client.post("/api/replay", content=b"x" * 60_001).json()["code"] == "too-large"


def test_the_pages_files_are_compressed_and_kept_forever(client: httpx.Client) -> None:
    from drachenhof.server.app.page import FOLDER

    files = sorted(Path(FOLDER / "assets").glob("*.js")) if FOLDER.is_dir() else []
    if not files:
        pytest.skip("the page is not built; `make page` builds it")
    path = f"/assets/{files[0].name}"
    for encoding, expected in (("br", "br"), ("gzip", "gzip"), ("identity", None)):
        answer = client.get(path, headers={"Accept-Encoding": encoding})
        assert answer.headers.get("content-encoding") == expected
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
