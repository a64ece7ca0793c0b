"""The game of the day in tests: when it is, a try, and what its table says."""

from typing import Any

DAY = 86_400_000_000_000  # nanoseconds
NOON = 20_774 * DAY + DAY // 2  # of 2026-11-17


async def begun(client: Any, game: str = "year", **wish: Any) -> str:
    answer = await client.post(f"/api/daily/{game}", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def table_of_day(client: Any, game: str = "year", day: str = "") -> dict[str, Any]:
    answer = await client.get(f"/api/daily/{game}", params={"day": day} if day else {})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found
