"""The client library against a real server: typed, back after lost lines and restarts, everything done once."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from drachenhof.client import AtTable, Client, Invitation, Player, Refused
from drachenhof.client.wire import Unreachable
from drachenhof.games import games
from drachenhof.server.hosting.hub import Settings
from drachenhof.states import to_bytes
from drachenhof.tables.messages import BotSeat, OpenSeat, PersonSeat, Position, TableView
from tests.server.hosted import Hosted, hosted
from tests.server.served import served

FREE = Settings(limits=False)  # nobody waits, however many moves a game takes
BAD = """
class Broken:
    def __init__(self, game):
        self.asked = 0

    def decide(self, knowledge, budget, rng):
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no idea")
        from drachenhof import games
        import drachenhof
        for game in games.values():
            try:
                return game.legal_moves(knowledge)[0]
            except TypeError:
                pass


def YearOnly(game):
    if game != "year":
        raise ValueError("it plays Year")
    return Broken(game)
"""


async def newcomer(address: str, name: str, *, program: bool = False) -> Client:
    return Client(address, (await Client.introduce(address, name, program=program)).key)


async def played(at: AtTable) -> AtTable:
    """Choose at random until the game is over: who always takes the first choice may play for very long."""
    dice = random.Random(1)
    while not at.ended:
        if at.choices:
            await at.move(dice.choice(at.choices).move)
        else:
            await anext(at)
    return at


async def within(test: Any, database: Path) -> None:
    async with asyncio.timeout(120), hosted(database / "store.sqlite3", FREE) as place:
        await test(place)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(games))
def test_a_whole_game_typed(tmp_path: Path, game: str) -> None:
    async def test(place: Hosted) -> None:
        async with await newcomer(place.address, "Ada") as ada:
            made = await ada.create(game, [PersonSeat(), *[BotSeat("random")] * 3])  # who do most of the moves
            async with ada.at(made.table) as at:
                await anext(at)
                assert isinstance(at.table, TableView)
                assert (at.you, at.eyes, at.host, at.knowledge) == ([0], 0, True, None)
                await played(at)
                assert isinstance(at.position, Position)
                assert at.table.status == "over"
                assert at.table.scores == (await ada.record(made.table))["scores"]

    asyncio.run(within(test, tmp_path))


def test_refusals_have_the_codes_of_the_protocol(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        async with await newcomer(place.address, "Ada") as ada:
            for asked in (ada.look("none"), ada.sit("none#0123456789abcdef")):
                with pytest.raises(Refused) as refused:
                    await asked
                assert refused.value.code == "no-table"
            async with ada.at("none") as at:
                with pytest.raises(Refused) as refused:
                    await anext(at)
                assert refused.value.code == "no-table"
            made = await ada.create("year", [PersonSeat(), BotSeat("random")])
            async with ada.at(made.table) as at:
                while not at.choices:
                    await anext(at)
                with pytest.raises(Refused) as refused:
                    await at.move("dance")
                assert refused.value.code == "illegal"
                with pytest.raises(Refused) as refused:
                    await at.hint()
                assert refused.value.code == "no-hints"
        with pytest.raises(Refused) as refused:
            await Client(place.address, "0123456789abcdef").me()
        assert refused.value.code == "no-person"

    asyncio.run(within(test, tmp_path))


def test_a_line_that_is_lost_is_opened_again_and_nothing_is_missed_or_done_twice(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        async with await newcomer(place.address, "Ada") as ada:
            made = await ada.create("year", [PersonSeat(), BotSeat("random")])
            room = place.service.hub.rooms[made.table]
            numbers: list[int] = []
            async with ada.at(made.table) as at:
                async for news in at:
                    numbers += [entry.number for entry in news.entries]
                    if at.ended:
                        break
                    if at.choices:
                        if at.position is not None and at.position.at % 3 == 0:
                            for listener in tuple(room.listeners):
                                listener.drop()
                        await at.move(at.choices[-1].move)
                assert at.lines > 5
            assert numbers == list(range(1, room.table.last + 1))

    asyncio.run(within(test, tmp_path))


def test_a_key_that_ends_ends_the_line(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        async with await newcomer(place.address, "Ada") as ada:
            made = await ada.create("year", [PersonSeat(), OpenSeat()])
            async with ada.at(made.table) as at:
                await anext(at)
                await ada._ask("POST", "/api/me/key", dict[str, str])  # which ends the one that was used
                with pytest.raises(Refused) as refused:
                    async for _ in at:
                        pass
                assert refused.value.code == "no-key"

    asyncio.run(within(test, tmp_path))


def test_invitations_are_read_as_the_page_shows_them() -> None:
    assert Invitation.parse("https://example.org/t/abc#key") == ("abc", "key")
    assert Invitation.parse(" abc#key\n") == ("abc", "key")
    assert Invitation.parse("http://[::1]:8642/t/abc/") == ("abc", None)
    for wrong in ("", "https://example.org/", "https://example.org/games/abc#key"):
        with pytest.raises(ValueError, match="an invitation is"):
            Invitation.parse(wrong)


def test_nobody_at_the_address() -> None:
    with pytest.raises(Unreachable):
        asyncio.run(Client.introduce("http://127.0.0.1:1", "Ada"))


# Bots


@pytest.mark.parametrize("game", list(games))
def test_a_bot_plays_at_an_invitation_from_what_its_seat_knows(tmp_path: Path, game: str) -> None:
    async def test(place: Hosted) -> None:
        told: list[str] = []
        async with (
            await newcomer(place.address, "Ada") as ada,
            await newcomer(place.address, "Hasty", program=True) as hasty,
        ):
            made = await ada.create(game, [PersonSeat(), OpenSeat()])
            player = Player(hasty, "greedy", lambda event, **_: told.append(event))
            await player.accept(f"{place.address}/t/{made.table}#{made.links['1']}")
            async with hasty.at(made.table) as at:
                while at.knowledge is None:
                    await anext(at)
                play = place.service.hub.rooms[made.table].table.play
                assert play is not None
                if at.position is not None and at.position.at == play.numbers[-1]:
                    assert to_bytes(game, at.knowledge) == to_bytes(game, play.game.knowledge(play.state, 1))
            async with ada.at(made.table) as at:
                await played(at)
                assert [seat.program for seat in at.table.seats] == [False, True]  # type: ignore[union-attr]
                again = await at.rematch()
            async with ada.at(again) as at:  # it comes along by itself
                async for _ in at:
                    if at.table is not None and at.table.status == "playing":
                        break
            await player.close()
            assert told == ["plays", "over", "plays"]

    asyncio.run(within(test, tmp_path))


def test_a_bot_that_goes_wrong_leaves_its_seat_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD)

    async def test(place: Hosted) -> None:
        told: list[tuple[str, Any]] = []
        async with (
            await newcomer(place.address, "Ada") as ada,
            await newcomer(place.address, "Broken", program=True) as program,
        ):
            made = await ada.create("year", [PersonSeat(), OpenSeat()])
            player = Player(program, f"{tmp_path}/bad.py:Broken", lambda event, **said: told.append((event, said)))
            await player.accept(f"{made.table}#{made.links['1']}")
            async with ada.at(made.table) as at:
                await played(at)
                assert at.table is not None
                assert at.table.seats[1].held
                assert at.table.places is not None
            assert [event for event, _ in told if event == "fault"] == ["fault"], "and it does not come back"
            assert "no idea" in next(said["problem"] for event, said in told if event == "fault")
            await player.close()

    asyncio.run(within(test, tmp_path))


def test_a_bot_sits_down_only_where_it_can_play(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD)

    async def test(place: Hosted) -> None:
        told: list[Any] = []
        async with (
            await newcomer(place.address, "Ada") as ada,
            await newcomer(place.address, "Year", program=True) as program,
        ):
            made = await ada.create("hoard", [PersonSeat(), OpenSeat()])
            player = Player(program, f"{tmp_path}/bad.py:YearOnly", lambda event, **said: told.append((event, said)))
            await player.accept(f"{made.table}#{made.links['1']}")
            await player.accept("https://example.org/")
            await player.accept("none#0123456789abcdef")
            assert [event for event, _ in told] == ["declined"] * 3
            assert "it plays Year" in told[0][1]["problem"]
            assert told[2][1]["problem"] == "no-table"
            assert not player.tables
            seats = (await ada.look(made.table)).table.seats  # type: ignore[union-attr]
            assert [seat.taken for seat in seats] == [True, False]

    asyncio.run(within(test, tmp_path))


def test_it_agrees_to_end_a_game_and_comes_back_to_a_seat_that_was_held(tmp_path: Path) -> None:
    async def test(place: Hosted) -> None:
        async with (
            await newcomer(place.address, "Ada") as ada,
            await newcomer(place.address, "Hasty", program=True) as hasty,
        ):
            made = await ada.create("year", [PersonSeat(), OpenSeat()])
            await hasty.sit(f"{made.table}#{made.links['1']}")
            async with hasty.at(made.table) as away:
                while away.table is None or away.table.status != "playing":
                    await anext(away)
                await away.leave()
            player = Player(hasty, "random")
            await player.resume()
            async with ada.at(made.table) as at:
                async for _ in at:
                    if at.table is not None and at.table.status == "playing" and not at.table.seats[1].held:
                        break
                await at.cancel()
                async for _ in at:
                    if at.table.status == "cancelled":  # type: ignore[union-attr]
                        break
            await player.close()

    asyncio.run(within(test, tmp_path))


def test_games_go_on_when_the_server_closes_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "store.sqlite3"
        async with AsyncExitStack() as leaving, AsyncExitStack() as first:
            place = await first.enter_async_context(hosted(database, FREE))

            async def again() -> None:
                await first.aclose()
                await leaving.enter_async_context(hosted(database, FREE, port=place.port))

            await games_go_on(place.address, again)

    asyncio.run(test())


@pytest.mark.extra
def test_games_go_on_when_the_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    with served(tmp_path / "log", "--database", str(tmp_path / "store.sqlite3")) as server:

        async def again() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        asyncio.run(games_go_on(server.address, again))


async def games_go_on(address: str, again: Callable[[], Awaitable[None]]) -> None:
    """Two programs play, somebody looks on, and in the middle of the game the server goes, and comes again."""
    one = await newcomer(address, "One", program=True)
    two = await newcomer(address, "Two", program=True)
    async with asyncio.timeout(120), one, two:
        made = await one.create("year", [PersonSeat(), OpenSeat()])
        players = [Player(one, "greedy"), Player(two, "random")]
        await players[1].accept(f"{made.table}#{made.links['1']}")
        await players[0].resume()
        watcher = Client(address)
        async with watcher, watcher.at(made.table) as at:
            numbers: list[int] = []
            gone = False
            async for news in at:
                numbers += [entry.number for entry in news.entries]
                if at.ended:
                    break
                if not gone and at.last is not None and at.last > 40:
                    gone = True
                    await again()
        assert at.table is not None
        assert (at.table.status, gone) == ("over", True)
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        for player in players:
            await player.close()
