"""Sockets that say anything: no fault of the server's, nothing changed by what was refused, nothing leaked."""

import asyncio
import json
import random
import string
from itertools import count
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from drachenhof.server.db import archive
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables import keys
from drachenhof.tables.messages import COMMANDS, REACTIONS
from tests.budget import extra
from tests.server.hosted import Hosted, hosted, newcomer

KINDS = [kind.__name__.lower() for kind in COMMANDS if kind.__name__ != "Hint"]
NUMBERS: tuple[Any, ...] = (
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    -1,
    2**31 - 1,
    2**31,
    2**63,
    2**64,
    10**30,
    1.5,
    1e308,
    None,
    True,
    "1",
    [],
    {},
)
TEXTS = ("", "x", "draw", "flip 1", "play 1 x1", "take", "pass", "\x00", "é", "𝔞" * 50, "\u202e", "y" * 600, "٣", "²")
BROKEN = (
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '"',
    '{"type":}',
    "[" * 3000,
    '{"a":' * 900,
    '{"type":"ping","id":"\\ud800"}',
    "\ufeff{}",
)
BYTES = (b"", b"\x00", b"\xff\xfe", b'{"type":"ping","id":"b"}', bytes(range(256)))


class Fuzzer:
    """Says things at random tables as random people."""

    def __init__(self, place: Hosted, seed: int) -> None:
        self.place, self.dice, self.numbers = place, random.Random(seed), count()
        self.used: list[str] = []

    async def settle(self) -> None:
        """People, and tables in different states: some open, some in play, by different hosts."""
        self.people = [await newcomer(self.place, f"P{number}") for number in range(3)]
        self.ids = [(await person.get("/api/me")).json()["id"] for person in self.people]
        self.tables, self.links = list[str](), list[str]()
        for number, host in enumerate(self.people * 2):
            game = ("hoard", "year")[number % 2]
            seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
            wish = {"game": game, "seats": seats[: 2 + number % 2], "public": number % 3 == 0}
            created = (await host.post("/api/tables", json=wish)).json()
            self.tables.append(created["table"])
            links = list(created["links"].values())
            self.links += links
            if number % 2:
                continue
            guests = [person for person in self.people if person is not host]
            for guest, link in zip(guests, links, strict=False):
                said = {"type": "sit", "id": "sit", "link": link}
                await guest.post(f"/api/tables/{created['table']}/sit", json=said)

    def who(self, table: str) -> Any:
        """Anybody, but often the one whose turn it is."""
        now = self.place.service.hub.rooms[table].table
        if now.mover is not None and self.dice.random() < 0.7:
            return self.people[self.ids.index(now.seats[now.mover].person)]
        return self.dice.choice([*self.people, self.place.client()])

    def message(self, table: str) -> str | bytes:
        """Something to say."""
        what = self.dice.random()
        if what < 0.08:
            return self.dice.choice(BROKEN)
        if what < 0.13:
            return self.dice.choice(BYTES)
        if what < 0.2:
            return "".join(self.dice.choices(string.printable, k=self.dice.randrange(80)))
        said = self._command(table)
        if what < 0.35:
            said[self.dice.choice(list(said))] = self.dice.choice(NUMBERS + TEXTS)
        elif what < 0.4:
            said["more"] = 1
        return json.dumps(said)

    def _command(self, table: str) -> dict[str, Any]:
        """A command that could be meant."""
        dice, now = self.dice, self.place.service.hub.rooms[table].table
        kind = dice.choice([*KINDS, *["move"] * 15, "undo", "say"])
        play, moves = now.play, list[str]()
        if play is not None and play.to_move >= 0:
            moves = [play.game.to_text(play.state, move) for move in play.game.legal_moves(play.state)]
        fields: dict[str, dict[str, Any]] = {
            "move": {"at": dice.choice([now.at] * 5 + [0, 3]), "move": dice.choice([*moves, *moves, *TEXTS[1:]])},
            "undo": {"at": now.at, "to": dice.randrange(now.last + 2)},
            "say": {dice.choice(("text", "reaction")): dice.choice((*TEXTS, *REACTIONS))},
            "sit": {"link": dice.choice([*self.links, None, "k" * 32]), "seat": dice.choice((None, 0, 1, 5))},
            "commit": {"commitment": dice.choice(("ab" * 32, "AB" * 32, "ab"))},
            "reveal": {"secret": dice.choice(("ab" * 32, "ab" * 31 + "a\n"))},
            "change": {"seat": dice.randrange(6), "bot": dice.choice((None, "greedy", "nobody"))},
            "link": {"seat": dice.randrange(6)},
        }
        fresh = f"r{next(self.numbers)}"
        self.used.append(fresh)
        return {"type": kind, "id": dice.choice([fresh] * 9 + self.used[-20:]), **fields.get(kind, {})}

    async def say(self, socket: Any, table: str) -> dict[str, Any]:
        """Say something, and hear the answer."""
        said = self.message(table)
        await socket.send(said)
        while True:
            answer: dict[str, Any] = json.loads(await socket.recv())
            if answer["type"] not in ("update", "presence"):
                return answer


def _choices(play: Any) -> list[str]:
    return [play.game.to_text(play.state, move) for move in play.game.legal_moves(play.state)]


async def _log(place: Hosted, table: str) -> list[Any]:
    found: list[Any] = await place.service.hub.read(lambda store: archive.entries_after(store, table, 0))
    return found


async def _quiet(place: Hosted, table: str) -> None:
    """Wait until no bot thinks."""
    while place.service.hub.rooms[table].bot_task is not None:
        await asyncio.sleep(0.001)


async def _fuzz(place: Hosted, seed: int, rounds: int) -> None:
    """Until enough was refused and enough was accepted: deals differ, so do the numbers."""
    fuzzer, done = Fuzzer(place, seed), [0, 0]
    await fuzzer.settle()
    hidden = [place.service.hub.rooms[table].table.secret for table in fuzzer.tables]
    for number in range(rounds * 10):
        if number >= rounds and done[0] > 50 and done[1] > 10:
            return
        table = fuzzer.dice.choice(fuzzer.tables)
        async with place.socket(table, fuzzer.who(table)) as socket:
            try:
                for _ in range(30):
                    await _quiet(place, table)
                    before = await _log(place, table)
                    answer = await fuzzer.say(socket, table)
                    await _quiet(place, table)
                    after = await _log(place, table)
                    assert after[: len(before)] == before
                    asked_for = [entry for entry in after[len(before) :] if entry.request is not None]
                    assert answer["type"] != "refused" or not asked_for, answer  # a bot may move whenever it likes
                    assert not any(secret in json.dumps(answer) for secret in hidden)
                    done[answer["type"] == "accepted"] += 1
            except ConnectionClosed:
                pass  # too much nonsense
    raise AssertionError(f"{done[0]} refused, {done[1]} accepted: too few to show anything")


@pytest.fixture(autouse=True)
def nobody_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes here, no seat is given to a bot because its owner was away too long."""
    now = keys.clock()
    monkeypatch.setattr(keys, "clock", lambda: now)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, *extra(*range(2, 30))])
def test_whatever_a_socket_says_is_answered_and_what_is_refused_changes_nothing(tmp_path: Any, seed: int) -> None:
    async def run() -> None:
        async with hosted(tmp_path / "x.sqlite3", Settings(limits=False)) as place:
            await _fuzz(place, seed, 12)

    asyncio.run(run())


def test_a_crowd_that_says_anything_at_once_is_no_fault(tmp_path: Any) -> None:
    async def one(place: Hosted, fuzzer: Fuzzer, who: Any) -> None:
        for table in fuzzer.tables:
            try:
                async with place.socket(table, who) as socket:
                    for _ in range(40):
                        await socket.send(fuzzer.message(table))
                    await socket.send('{"type":"ping","id":"end"}')
                    while json.loads(await socket.recv()).get("id") != "end":
                        pass
            except ConnectionClosed:
                pass

    async def run() -> None:
        async with hosted(tmp_path / "x.sqlite3", Settings(limits=False)) as place:
            fuzzer = Fuzzer(place, 99)
            await fuzzer.settle()
            await asyncio.gather(*(one(place, fuzzer, who) for who in [*fuzzer.people, place.client()] * 2))
            for table in fuzzer.tables:
                numbers = [entry.number for entry in await _log(place, table)]
                assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(run())
