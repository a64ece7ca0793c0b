"""A tournament at several processes is one tournament."""

import asyncio

import pytest

from tests.budget import extra
from tests.server.hosting.cluster.sharing import Pair, get, slowly
from tests.server.player import Player, at_once, introduced, post

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("dies", [False, *extra(True)])
def test_a_round_of_a_tournament_is_begun_once_and_outlives_its_server(pair: Pair, dies: bool) -> None:
    """Both servers are asked for the round at once, one may die while it is played, and both show the same table."""
    first, second = (server.address for server in pair)

    async def run() -> None:
        ada, bo = await introduced(first, "Ada"), await introduced(second, "Bo")
        wish = {"game": "year", "kind": "people", "players": 2, "deals": 1, "bot": "greedy", "live": True}
        path = f"/api/tournaments/{(await post(first, ada, '/api/tournaments', **wish))['tournament']}"
        assert (await post(second, bo, path, act="join"))["number"] == 2
        begun = await asyncio.gather(*(post(address, ada, path, act="begin") for address in (first, second) * 2))
        assert all(told.get("opened") == 1 or told.get("code") == "not-now" for told in begun), begun
        tables = [await post(address, key, f"{path}/deals/1") for address, key in ((second, ada), (first, bo))]
        assert tables[0]["table"] == tables[1]["table"]
        table = tables[0]["table"]
        players = [Player(ada, table, [first, second], 1), Player(bo, table, [second, first], 2)]
        playing = asyncio.gather(*(player.play(slowly if dies else at_once) for player in players))
        while players[0].last < 20:
            await asyncio.sleep(0.05)
        if dies:
            pair[0].kill()
            await asyncio.to_thread(pair[0].start)
        await asyncio.wait_for(playing, 120)
        seen = [await post(address, ada, path, act="join") for address in (first, second)]
        assert seen[0] == seen[1]
        assert (seen[0]["deals"][0]["over"], seen[0]["deals"][0]["begun"]) == (1, 1)
        assert sum(one["points"] for one in seen[0]["entrants"]) == 100
        assert (await post(second, ada, path, act="close"))["over"]
        assert (await post(first, bo, path, act="join"))["code"] == "tournament-over"

    asyncio.run(run())


def test_a_tournament_against_bots_has_one_table_at_both_servers(pair: Pair) -> None:
    """Each asks both servers for a deal at once and plays at one of them; nothing of it is counted twice."""
    first, second = (server.address for server in pair)
    places = (first, second)

    async def run() -> None:
        ada, bo = await introduced(first, "Ada"), await introduced(second, "Bo")
        wish = {"game": "year", "players": 2, "deals": 1, "bot": "greedy"}
        path = f"/api/tournaments/{(await post(first, ada, '/api/tournaments', **wish))['tournament']}"
        joined = await asyncio.gather(*(post(address, bo, path, act="join") for address in places * 2))
        assert {told["number"] for told in joined} == {2}
        tables = []
        for key in (ada, bo):
            begun = await asyncio.gather(*(post(address, key, f"{path}/deals/1") for address in places * 2))
            assert len({told["table"] for told in begun}) == 1, "one try"
            tables.append(begun[0]["table"])
        players = [Player(ada, tables[0], [first], 1), Player(bo, tables[1], [second], 2)]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
        for at in ("", "/deals/1"):
            for key in (ada, bo):
                seen = [await get(address, key, f"{path}{at}") for address in places]
                assert seen[0] == seen[1]
        told = await get(second, ada, path)
        assert sorted(one["name"] for one in told["entrants"]) == ["Ada", "Bo"]
        assert (told["deals"][0]["over"], told["deals"][0]["begun"]) == (2, 2)
        assert sum(one["points"] for one in told["entrants"]) == 100
        rows = (await get(first, bo, f"{path}/deals/1"))["results"]
        assert sorted(row["table"] for row in rows) == sorted(tables)
        closed = await asyncio.gather(*(post(address, ada, path, act="close") for address in places))
        assert any(one.get("over") for one in closed), closed
        sheets = [await get(address, bo, f"{path}/sheet") for address in places]
        assert sheets[0] == sheets[1]
        assert len(sheets[0]["results"]) == 2

    asyncio.run(run())
