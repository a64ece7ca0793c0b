"""Games that somebody plays without a page, over a line to the table: a game by requests costs more than twice."""

import json
import operator
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
from websockets.sync.client import connect

from drachenhof.server.app.service import COOKIE_NAME

PLAYERS = {"year": 5, "hoard": 4}
GREEDY = {"kind": "bot", "bot": "greedy"}
Choose = Callable[[list[Any]], Any]
FIRST: Choose = operator.itemgetter(0)
LAST: Choose = operator.itemgetter(-1)


def to_the_end(client: httpx.Client, table: str, choose: Choose = FIRST) -> str:
    """Play to the end, each time with the first choice, or another one; which table it was. Who is too quick waits."""
    address = client.base_url.copy_with(scheme="ws", path=f"/api/tables/{table}/socket", query=b"seen=0")
    cookie = {"Cookie": f"{COOKIE_NAME}={client.cookies[COOKIE_NAME]}"}
    moved, move = -1, ""
    with connect(str(address), additional_headers=cookie, max_size=None) as line:
        for message in line:
            told = json.loads(message)
            if told["type"] == "refused" and told["code"] == "too-many":
                time.sleep(told["arguments"]["seconds"])
                line.send(move)
                continue
            assert told["type"] != "refused" or told["code"] == "stale", told
            if told["type"] != "update":
                continue
            if told.get("table", {}).get("status") in ("over", "cancelled"):
                return table
            position = told.get("position") or {}
            if position.get("choices") and position["at"] != moved:
                moved = position["at"]
                chosen = choose(position["choices"])["move"]
                move = json.dumps({"type": "move", "id": f"m{moved}", "at": moved, "move": chosen})
                line.send(move)
    raise AssertionError("the server has closed the line")


def new_game(client: httpx.Client, game: str, bots: int) -> str:
    """A game against bots, played to its end at random."""
    made = client.post("/api/tables", json={"game": game, "seats": [{"kind": "person"}, *[GREEDY] * bots]}).json()
    return to_the_end(client, str(made["table"]), random.Random(1).choice)


def finished(client: httpx.Client, game: str, players: int | None = None) -> str:
    """Such a game, of many, the same for all who only look at it."""
    return _finished(client, game, players or PLAYERS[game])


@cache
def _finished(client: httpx.Client, game: str, players: int) -> str:
    return new_game(client, game, players - 1)
