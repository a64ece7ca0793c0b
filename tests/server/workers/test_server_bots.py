"""Bots that an operator offers: chosen like ours, asked where bots think, and relieved when they go wrong."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from drachenhof.bots import BadBot
from drachenhof.bots.server_bots import VARIABLE, offered, register, server_bots
from drachenhof.cli import main
from drachenhof.client import AtTable, Client
from drachenhof.i18n import LANGUAGES
from drachenhof.server.workers.pool import WorkerPool
from drachenhof.tables.messages import BotSeat, PersonSeat
from tests.server.hosted import Hosted, hosted

BOTS = """
import os, time
from drachenhof import games


class First:
    budget = "5000ms"  # which a busy machine keeps, too

    def __init__(self, game):
        self.game = games[game]

    def decide(self, knowledge, budget, rng):
        return self.game.legal_moves(knowledge)[0]


class Raises(First):
    def decide(self, knowledge, budget, rng):
        raise RuntimeError("no idea")


class Ends(First):
    def decide(self, knowledge, budget, rng):
        os._exit(3)


class Hangs(First):
    budget = "100ms"  # after which nobody waits for it much longer

    def decide(self, knowledge, budget, rng):
        time.sleep(600)


def YearOnly(game):
    if game != "year":
        raise ValueError("it plays Year")
    return Raises(game)
"""


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "{}")


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("bots") / "bots.py"
    path.write_text(BOTS)
    return str(path)


@pytest.fixture(scope="module")
def admitted(bots: str) -> str:
    """What stands in the environment when some guests are admitted: each is tried for both games, in processes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "{}")
        register(
            {
                "first": f"{bots}:First",
                "raises": f"{bots}:YearOnly",
                "ends": f"{bots}:Ends@7",
                "hangs": f"apart+{bots}:Hangs",
            }
        )
        return os.environ[VARIABLE]


@pytest.fixture
def they_are_here(admitted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, admitted)


@pytest.mark.slow
@pytest.mark.usefixtures("they_are_here")
def test_a_guest_is_offered_for_the_games_that_it_plays() -> None:
    assert list(server_bots("year")) == ["first", "raises", "ends", "hangs"]
    assert list(server_bots("hoard")) == ["first", "ends", "hangs"]
    assert [guest.budget for guest in server_bots("hoard").values()] == ["5000ms", "7", "100ms"]
    assert offered("hoard")[-3:] == ["first", "ends", "hangs"]
    assert "courtier" in offered("hoard")


@pytest.mark.parametrize("name", ["", "emperor", "a b", "x" * 21, "é"])
def test_a_name_that_is_none_or_ours_is_refused(bots: str, name: str) -> None:
    with pytest.raises(BadBot) as refused:
        register({name: f"{bots}:First"})
    assert refused.value.code == "name"
    assert os.environ[VARIABLE] == "{}", "and nobody is admitted"


@pytest.mark.slow
def test_what_cannot_be_offered_is_one_sentence(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = ["hasty", f"emperor={bots}:First", f"x={bots}:None", "x=./none.py:X", "x=courtier"]
    for language, given in [*(("en", one) for one in wrong), *((language, wrong[0]) for language in LANGUAGES)]:
        assert main(["serve", "--port", "0", "--bot", given, "--language", language]) == 2
        complaint = capsys.readouterr().err
        assert complaint.startswith("drachenhof: "), complaint
        assert complaint.count("\n") == 1, complaint


async def played(at: AtTable) -> None:
    while not at.ended:
        if at.choices:
            await at.move(at.choices[-1].move)
        else:
            await anext(at)


async def games_with(place: Hosted, names: list[str]) -> list[Any]:
    """A game of a person with each of some bots, all at once; the tables then."""
    ada = Client(place.address, (await Client.introduce(place.address, "Ada", program=False)).key)

    async def one(bot: str) -> Any:
        made = await ada.create("year", [PersonSeat(), BotSeat(bot)])
        async with ada.at(made.table) as at:
            await played(at)
            return at.table

    async with ada:
        return await asyncio.gather(*map(one, names))


@pytest.mark.slow
@pytest.mark.usefixtures("they_are_here")
def test_games_with_guests_go_to_their_end_whatever_the_guests_do(tmp_path: Path) -> None:
    names = ["first", "raises", "ends", "hangs", "greedy"]

    async def test() -> None:
        async with asyncio.timeout(300), hosted(tmp_path / "store.sqlite3", worker_pool=WorkerPool(1)) as place:
            listed = (await Client(place.address).games()).games[0].bots
            assert [bot.name for bot in listed][-4:] == names[:4]
            tables = await games_with(place, names)
            failed = {line["bot"]: line["said"] for line in place.lines if line["event"] == "bot-failed"}
            assert sorted(failed) == ["ends", "hangs", "raises"]
            assert "no idea" in failed["raises"]
            assert "did not answer" in failed["hangs"]
        assert [table.status for table in tables] == ["over"] * len(names)
        assert [table.seats[1].held is not None for table in tables] == [False, True, True, True, False]
        assert [table.unrated for table in tables] == ["guest"] * 4 + [None]

    asyncio.run(test())


@pytest.mark.usefixtures("they_are_here")
def test_a_guest_that_is_not_offered_any_more_is_relieved(tmp_path: Path) -> None:

    async def test() -> None:
        async with asyncio.timeout(120), hosted(tmp_path / "store.sqlite3") as place:
            ada = Client(place.address, (await Client.introduce(place.address, "Ada", program=False)).key)
            made = await ada.create("year", [PersonSeat(), BotSeat("first")])
            os.environ[VARIABLE] = "{}"
            async with ada, ada.at(made.table) as at:
                await played(at)
                assert at.table is not None
                assert at.table.seats[1].held
            ratings = place.client()
            answer = await ratings.get(f"/api/tables/{made.table}/ratings")
            assert answer.json()["seats"][1]["sure"] is False

    asyncio.run(test())
