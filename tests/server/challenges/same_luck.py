"""Games of the same luck in tests: duels, and what is asked of days, duels and tournaments alike."""

from typing import Any

BOT = {"kind": "bot", "bot": "greedy"}

HOARD = {"game": "hoard", "seats": [{"kind": "person"}, BOT, BOT]}


async def otherwise(client: Any, table: str) -> None:
    """Play to the end, with the last choice each time."""
    seen = 0
    while True:
        told = (await client.get(f"/api/tables/{table}", params={"seen": seen, "wait": 5})).json()
        seen = told["last"]
        if told.get("table", {}).get("status") not in (None, "open", "fixing", "playing"):
            return
        position = told.get("position")
        if position and position.get("choices"):
            move = {"id": f"m{position['at']}", "at": position["at"], "move": position["choices"][-1]["move"]}
            await client.post(f"/api/tables/{table}/move", json={"type": "move", **move})


async def challenge(client: Any, table: str, seat: int = 0, challenger: str | None = None) -> str:
    wish = {"of": {"kind": "table", "table": table}, "seat": seat, "challenger": challenger}
    answer = await client.post("/api/duels", json=wish)
    assert answer.status_code == 201, answer.text
    duel: str = answer.json()["duel"]
    return duel


async def begun(client: Any, duel: str, **wish: Any) -> str:
    answer = await client.post(f"/api/duels/{duel}", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def shown(client: Any, path: str) -> dict[str, Any]:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refused(client: Any, path: str, **wish: Any) -> str:
    """Why a wish is refused."""
    answer = await (client.post(path, json=wish) if wish else client.get(path))
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["code"]
    return code


def chance_of(record: dict[str, Any]) -> list[str]:
    return [move for move in record["moves"] if move.split()[0] in ("event", "super", "deal")]
