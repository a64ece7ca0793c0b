"""`drachenhof mcp` by the client of the official SDK, over standard input and output."""

import asyncio
import os
import sys
from typing import Any

import pytest

pytest.importorskip("mcp", reason="The SDK is not installed: `make test-extras` does it, if it can be")

from mcp import Client, StdioServerParameters

from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words

pytestmark = pytest.mark.filterwarnings("ignore")
TOOLS = {"new_game", "position", "legal_moves", "play", "undo", "hint", "rules", "story"}


def started(*arguments: str) -> Client:
    command = ["-m", "drachenhof", "mcp", *arguments]
    return Client(StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ)))


async def said(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer
    return str(answer.content[0].text)


@pytest.mark.parametrize(("game", "language"), [*zip(games, LANGUAGES, strict=False), ("year", "nl")])
def test_a_whole_game_over_stdio(game: str, language: str) -> None:
    over = Words(language).say("mcp-over")

    async def test() -> None:
        async with asyncio.timeout(300), started("--language", language) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            told = await said(client, "new_game", game=game, players=2, opponent="random", seed=5)
            for turn in range(2000):
                if over in told:
                    break
                legal = (await said(client, "legal_moves")).splitlines()[1:]
                told = await said(client, "play", move=legal[turn % len(legal)].partition(":")[0])
            assert over in told
            assert over in await said(client, "position")
            assert len((await said(client, "story")).splitlines()) > 20

    asyncio.run(test())


def test_errors_are_told_as_errors_of_the_tool_and_hints_are_had_if_allowed() -> None:
    async def test() -> None:
        async with asyncio.timeout(300), started("--hints", "--language", "en") as client:
            wrong = await client.call_tool("play", {"move": "dance"})
            assert wrong.is_error
            assert "No game has begun" in wrong.content[0].text
            await said(client, "new_game", game="year", seed=1)
            wrong = await client.call_tool("play", {"move": "dance"})
            assert wrong.is_error
            assert "dance" in wrong.content[0].text
            assert await said(client, "hint")
            assert (await said(client, "rules", game="year", search="Y28")).startswith("Y28 ")

    asyncio.run(test())
