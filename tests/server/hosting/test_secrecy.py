"""What differs only in hidden things looks byte-identical, to whoever may not know it and by whatever way he asks."""

import asyncio
import json
from itertools import count, cycle
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from drachenhof.analysis import Effort, compare
from drachenhof.analysis.advice import Advice, advice_from
from drachenhof.engine.game import CHANCE, SPECTATOR
from drachenhof.fair import deal
from drachenhof.server.app.sockets import answered
from drachenhof.server.hosting.hub import Settings
from drachenhof.server.workers.bot_worker import knowledge_of
from drachenhof.tables import keys
from drachenhof.tables.commands import Caller
from drachenhof.tables.messages import Accepted, Live, Move
from drachenhof.tables.state import SeatState, Setup
from drachenhof.tables.table import Table
from drachenhof.tables.views import Observation
from tests.budget import extra
from tests.server.hosted import Quick, hosted, newcomer
from tests.server.hosting.observers import Observer, Transcript
from tests.server.hosting.twins import Step, Twins, chances, hoard, twins

ALL = (("peek", True), ("answer_fives", True), ("long_protecto", True), ("abilities", "cumulative"), ("curses", True))
OPTIONS = {"plain": (), "all": ALL, "single": (("abilities", "single"), ("peek", True))}
PAIRS = [(players, names) for players in hoard.PLAYERS for names in OPTIONS]
EACH_ONCE = list(zip(hoard.PLAYERS, cycle(OPTIONS)))  # every number of players, and all options
NOW = 1_700_000_000_000


# In the server's own hands: every entry and every position, of many games


def _at_table(games: Twins) -> Table:
    setup = Setup(games.options, Live(), False, True, games.players)
    seats = [SeatState() for _ in range(games.players)]
    table = Table("t", "hoard", "e", setup, "ab" * 32, "cd" * 32, "p0", NOW, seats)
    table.add("open", NOW, seats=[{"person": f"p{seat}", "name": f"P{seat}"} for seat in range(games.players)])
    table.add("begin", NOW, seats=[])
    return table


def _seen(games: Twins, which: int, eyes: int) -> list[bytes]:
    """All that an observer is told of one of the games."""
    table, seen = _at_table(games), []
    assert table.play is not None
    for step in games.steps:
        kind, seat = ("chance", None) if step.decider == CHANCE else ("move", step.decider)
        entry = table.play_move(kind, NOW, hoard.from_text(table.play.state, step.words[which]), seat=seat)
        observation = Observation(table)
        seen.append(msgspec.json.encode(observation.entry(eyes, entry, table.steps[entry.number], moments=True)))
        seen.append(msgspec.json.encode(observation.position(eyes)))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options", "games"),
    [*((*pair, 2) for pair in EACH_ONCE), *extra(*((*pair, 20) for pair in PAIRS))],
)
def test_entries_views_choices_and_previews_are_the_same_for_who_cannot_know(
    players: int, options: str, games: int
) -> None:
    different = 0
    for seed in range(games):
        for observer in (seed % players, SPECTATOR):
            two = twins(players, OPTIONS[options], observer, seed, 60, 150 * (seed % 2))
            different += two.differ
            for eyes in {observer, SPECTATOR}:
                assert _seen(two, 0, eyes) == _seen(two, 1, eyes)
    assert different > 10


def test_those_who_may_know_see_the_difference() -> None:
    games = twins(2, (), 0, 1, 60, 0)
    assert _seen(games, 0, 1) != _seen(games, 1, 1)


# From outside, through a real server: live, come back, by HTTP and only watching


class Thinking(Quick):
    """Choices measured by few rollouts, so that two hints can be compared."""

    async def advise(self, game: str, knowledge: bytes, *_: Any) -> Advice:
        here = knowledge_of(game, knowledge)
        found = compare(game, here, Effort(0.1, 120))
        return advice_from(game, found, found.best.move)


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Ids, keys and times that are the same in every run, and deals as they are given."""

    def begin(games: Twins, which: int) -> None:
        numbers = count(1)
        dealt = chances(games, which)
        monkeypatch.setattr(keys, "clock", lambda: NOW * 1_000_000)
        fixed = SimpleNamespace(token_urlsafe=lambda size: f"{next(numbers):0{size * 4 // 3 + (size % 3 > 0)}d}")
        monkeypatch.setattr(keys, "secrets", fixed)
        monkeypatch.setattr(deal, "secrets", SimpleNamespace(token_hex=lambda size: "5e" * size))
        monkeypatch.setattr(
            deal.FairDeal, "pick", lambda _, game, state, number: game.from_text(state, dealt[number - 1])
        )

    return begin


async def _table_of(games: Twins, clients: list[Any]) -> str:
    """A public table at which all sit, each a person; the game has begun."""
    seats = [{"kind": "person"}, *({"kind": "open"} for _ in clients[1:])]
    wish = {"game": "hoard", "seats": seats, "options": games.options, "hints": True, "public": True}
    created = (await clients[0].post("/api/tables", json=wish)).json()
    for seat, client in enumerate(clients[1:], 1):
        said = {"type": "sit", "id": "sit", "link": created["links"][str(seat)]}
        assert (await client.post(f"/api/tables/{created['table']}/sit", json=said)).status_code == 200
    return str(created["table"])


def _decisions(games: Twins) -> list[tuple[int, Step, bool]]:
    """The decisions with their numbers, and whether to look closely before: in the middle, at an own one."""
    decisions = [step for step in games.steps if step.decider != CHANCE]
    own = [number for number, step in enumerate(decisions) if step.decider == games.observer] or [len(decisions) - 1]
    return [(number, step, number == own[len(own) // 2]) for number, step in enumerate(decisions)]


async def _played(games: Twins, which: int, folder: Any) -> list[Transcript]:
    """Play one of the games; what the observer, and one who only watches, got of it."""
    async with hosted(folder / f"{which}.sqlite3", Settings(limits=False), Thinking()) as place:
        clients = [await newcomer(place, f"P{seat}") for seat in range(games.players)]
        callers = [
            Caller((await client.get("/api/me")).json()["id"], f"P{seat}") for seat, client in enumerate(clients)
        ]
        table = await _table_of(games, clients)
        watcher = Observer(place, table, place.client(), SPECTATOR)
        seats = [games.observer] if games.observer != SPECTATOR else []
        seated = [Observer(place, table, clients[seat], seat) for seat in seats]
        observers = [watcher, *seated]
        for observer in observers:
            await observer.come()
        room = place.service.hub.rooms[table]
        for number, step, probed in _decisions(games):
            for observer in observers if probed else ():
                await observer.probe()
            said: dict[str, Any] = {"type": "move", "id": f"m{number}", "at": room.table.at, "move": step.words[which]}
            if seated and step.decider == games.observer:
                await seated[0].socket.send(json.dumps(said))
                await seated[0].accepted(said["id"])
            else:
                move = Move(said["id"], said["at"], said["move"])
                answer = await answered(place.service, table, callers[step.decider], move, "127.0.0.1")
                assert isinstance(answer, Accepted), answer
        for observer in observers:
            await observer.probe()
        for observer in observers:
            await observer.go()
    return [observer.got for observer in observers]


CASES = [
    (2, (), 0, 1, 80, 0),
    (4, ALL, 1, 2, 60, 180),
    (2, ALL, SPECTATOR, 5, 40, 300),  # with cards that Monsterball takes at random
]
MORE = [(3, (), SPECTATOR, 1, 80, 0), (3, ALL, 0, 2, 90, 0), (5, ALL, 0, 3, 60, 0)]


@pytest.mark.slow
@pytest.mark.parametrize("case", [*CASES, *(pytest.param(case, marks=pytest.mark.extra) for case in MORE)], ids=str)
def test_all_bytes_are_the_same_for_who_cannot_know(case: Any, same_world: Any, tmp_path: Any) -> None:
    games, got = twins(*case), []
    assert games.differ > 3
    for which in (0, 1):
        same_world(games, which)
        got.append(asyncio.run(_played(games, which, tmp_path)))
    for one, other in zip(*got, strict=True):
        for ours, theirs in zip(one.answers, other.answers, strict=True):
            assert ours == theirs
        assert one.live == other.live
        for message in one.presence | other.presence:  # when they come is a matter of time; what they say is public
            assert set(json.loads(message)) == {"type", "present", "watchers"}
        assert len(one.live) > 3
    if games.observer != SPECTATOR:
        assert {answer[2] for answer in got[0][1].answers} >= {200, 404, 409, 422}
