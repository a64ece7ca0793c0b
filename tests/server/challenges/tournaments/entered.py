"""Tournaments in tests: made, joined and begun, their games, and the file that can be checked."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from drachenhof.cli import main
from tests.server.challenges.same_luck import shown

ALONE = {"game": "year", "players": 2, "deals": 2, "bot": "greedy"}

TOGETHER = {**ALONE, "kind": "people", "live": True}


async def made(client: Any, **wish: Any) -> str:
    answer = await client.post("/api/tournaments", json=wish)
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['tournament']}"


async def does(client: Any, path: str, act: str, **more: Any) -> dict[str, Any]:
    answer = await client.post(path, json={"act": act, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def game(client: Any, path: str, deal: int) -> str:
    answer = await client.post(f"{path}/deals/{deal}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def whole(client: Any, path: str) -> str:
    """The file of a tournament, as the page puts it together."""
    lines, after = [(await client.get(f"{path}/sheet")).text], 0
    while part := (await client.get(f"{path}/records", params={"after": after})).text:
        lines += part.splitlines()
        after += len(part.splitlines())
    return "".join(f"{line}\n" for line in lines)


def verified(file: Path, text: str, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    file.write_text(text, encoding="utf-8")
    code = main(["verify", str(file), *options])
    return code, capsys.readouterr().out


async def dealt(client: Any, table: str) -> None:
    while (await shown(client, f"/api/tables/{table}"))["table"]["status"] != "playing":
        await asyncio.sleep(0.01)
