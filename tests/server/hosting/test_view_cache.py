"""A room keeps the views that it showed last, for the next move to be told from: only while somebody looks on."""

import asyncio
import random
from pathlib import Path

import pytest

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, SPECTATOR
from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.tables.views import packed, unpacked
from tests.server.app.test_safety import table_of
from tests.server.hosted import Hosted, newcomer
from tests.server.reviews.reviewed import DUEL, play, run


def test_views_are_kept_for_those_who_look_on(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table, kept = await table_of(ada, **DUEL), list[int]()

        def some_moves(_: object) -> bool:
            kept.append(len(place.service.hub.rooms[table]._packed))
            return len(kept) > 5

        await play(ada, table, some_moves)
        assert all(kept[1:])
        room = place.service.hub.rooms[table]
        async with asyncio.timeout(120):
            while room.listeners:
                await asyncio.sleep(0.01)
        assert not room._packed

    run(tmp_path, test)


def test_no_views_are_kept_of_a_game_that_is_over(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        ada = await newcomer(place, "Ada")
        table = await table_of(ada, **DUEL)
        async with place.socket(table) as line:
            await line.recv()
            await play(ada, table)
            room = place.service.hub.rooms[table]
            assert room.listeners
            assert room.table.status == "over"
            assert not room._packed

    run(tmp_path, test)


@pytest.mark.parametrize("game", games)
def test_kept_views_come_back_as_they_were(game: str) -> None:
    play, chance, dice = Play.begin(game, 2, {}), Chance(1), random.Random(1)
    while not play.over:
        rules, state = play.game, play.state
        known = [rules.knowledge(state, seat) for seat in (0, 1, SPECTATOR)]
        made = {one.tobytes(): rules.view(one) for one in known}
        assert unpacked(packed(made)) == made
        play.apply(chance.pick(rules, state) if play.to_move == CHANCE else dice.choice(rules.legal_moves(state)))
