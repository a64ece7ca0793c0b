"""Games to be reviewed: played to their end or at random, played on from a position, and asked about."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import websockets

from drachenhof.records import Play, Record
from drachenhof.server.app.service import COOKIE_NAME
from drachenhof.server.hosting.hub import Settings
from tests.server.app.test_safety import table_of
from tests.server.hosted import hosted

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
    """Play to the end, or until something is so at one's turn; bots answer at once. Who is too quick waits."""
    moved, move = -1, ""
    async with _line(client, table) as line:
        async for message in line:
            told = json.loads(message)
            if told["type"] == "refused" and told["code"] == "too-many":
                await asyncio.sleep(told["arguments"]["seconds"])
                await line.send(move)
                continue
            assert told["type"] != "refused" or told["code"] == "stale", told
            if told["type"] != "update":
                continue
            if told.get("table", {}).get("status") not in (None, "open", "fixing", "playing"):
                return
            position = told.get("position") or {}
            if not position.get("choices") or position["at"] == moved:
                continue
            if until(told):
                return
            moved = position["at"]
            choice = position["choices"][0]["move"]
            move = json.dumps({"type": "move", "id": f"m{moved}", "at": moved, "move": choice})
            await line.send(move)


def _line(client: Any, table: str) -> Any:
    """A client's connection to a table: a game by it costs less than half of what it costs by HTTP."""
    address = client.base_url.copy_with(scheme="ws", path=f"/api/tables/{table}/socket", query=b"seen=0")
    key = client.cookies.get(COOKIE_NAME)
    said = {"Cookie": f"{COOKIE_NAME}={key}"} if key else {"Authorization": client.headers["Authorization"]}
    return websockets.connect(str(address), additional_headers=said, max_size=None)


async def finished(client: Any, **wish: Any) -> str:
    table = await table_of(client, **{**DUEL, **wish})
    await play(client, table)
    return table


def at_random(game: str = "year", seed: int = 1, players: int = 2, **options: Any) -> Record:
    """A game of random players to its end."""
    play, dice = Play.begin(game, players, options), random.Random(seed)
    while not play.over:
        play.apply(dice.choice(play.game.legal_moves(play.state)))
    return play.record()


def cut(record: Record, moves: int) -> Record:
    """Its first moves only, as if it were still played."""
    play = Play.before(record)
    for text in record.moves[:moves]:
        play.read(text)
    return play.record()


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


async def own(client: Any) -> dict[str, Any]:
    said: dict[str, Any] = (await client.get("/api/me/mistakes")).json()
    return said
