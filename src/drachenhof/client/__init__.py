"""A client of the server (docs/protocol.md): asynchronous, typed, and back by itself when the line is lost.

    async with Client("https://example.org", key) as client:
        table = await client.sit(invitation)
        async with client.at(table) as at:
            async for news in at:
                if at.choices:
                    await at.move(at.choices[0].move)

`Player` lets a bot play so, at any number of tables.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from http.cookies import SimpleCookie
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

if find_spec("websockets") is None:
    raise ModuleNotFoundError("drachenhof.client needs websockets: pip install 'drachenhof[client]'", name="websockets")

import msgspec
import numpy as np

from drachenhof.bots import BadBot, Bot, Fault, bring
from drachenhof.client.at_table import ENDED, AtTable, News
from drachenhof.client.wire import Refused, Unreachable, Update, pauses, request
from drachenhof.games import games
from drachenhof.server.players.messages import Me, NewKey, NewPerson
from drachenhof.states import OtherLayout
from drachenhof.tables import messages
from drachenhof.tables.messages import BotSeat, OpenSeat, PersonSeat, TableView
from drachenhof.tables.resources import Created, Games

__all__ = [
    "AtTable",
    "BotSeat",
    "Client",
    "Invitation",
    "NewProgram",
    "News",
    "OpenSeat",
    "PersonSeat",
    "Player",
    "Refused",
    "Unreachable",
]


def __dir__() -> list[str]:
    return __all__


Kind = TypeVar("Kind")
NewSeat: TypeAlias = messages.PersonSeat | messages.OpenSeat | messages.BotSeat


class Invitation(NamedTuple):
    """The link of a seat, as the page shows it: `https://example.org/t/TABLE#LINK`."""

    table: str
    link: str | None

    @classmethod
    def parse(cls, text: str) -> "Invitation":
        """An address, or `TABLE#LINK`; raises ValueError."""
        parts = urlsplit(text.strip())
        table = parts.path.rstrip("/").rpartition("/")[2]
        if not table or (parts.scheme and "/t/" not in parts.path):
            raise ValueError(f"an invitation is an address such as https://example.org/t/TABLE#LINK, not {text!r}")
        return cls(table, parts.fragment or None)


class NewProgram(NamedTuple):
    """A program that was just given a name; its key is shown once."""

    me: Me
    key: str


class Client:
    """An account at a server; without a key you can only watch."""

    def __init__(self, server: str, key: str | None = None) -> None:
        self.server, self.key = server.rstrip("/"), key
        self._tables: list[AtTable] = []

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(table.close() for table in self._tables))

    @classmethod
    async def introduce(cls, server: str, name: str, *, program: bool = True) -> NewProgram:
        """Register a new name at a server and return it with its permanent key; raises `Refused`."""
        address = server.rstrip("/")
        answer = await request(address, "POST", "/api/me", body=NewPerson(name, program))
        cookies = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        key = next((cookie.value for cookie in cookies.values()), None)
        created = await request(address, "POST", "/api/me/key", key)
        return NewProgram(msgspec.json.decode(answer.body, type=Me), msgspec.json.decode(created.body, type=NewKey).key)

    # What one asks for; all of it can be asked again without harm

    async def me(self) -> Me:
        """Return the owner of the key, and the owner's tables; raises `Refused`."""
        return await self._ask("GET", "/api/me", Me)

    async def games(self) -> Games:
        return await self._ask("GET", "/api/games", Games)

    async def look(self, table: str) -> Update:
        """A table as it stands."""
        return await self._ask("GET", f"/api/tables/{table}", Update)

    async def create(self, game: str, seats: Sequence[NewSeat], **wanted: Any) -> Created:
        """Create a table with a seat for each player; the request is never repeated.

        `wanted` are the other fields of `Create` (docs/protocol.md), such as `options`.
        """
        body = messages.Create(game, list(seats), **wanted)
        answer = await request(self.server, "POST", "/api/tables", self.key, body)
        return msgspec.json.decode(answer.body, type=Created)

    async def sit(self, invitation: str | Invitation) -> str:
        """Take the seat of an invitation; the table's id. Raises `Refused`."""
        invited = Invitation.parse(invitation) if isinstance(invitation, str) else invitation
        path, wish = f"/api/tables/{invited.table}/sit", messages.Sit(secrets.token_hex(8), link=invited.link)
        await self._ask("POST", path, messages.Accepted, wish)
        return invited.table

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a game that is over."""
        return await self._ask("GET", f"/api/tables/{table}/record", dict[str, Any])

    def at(self, table: str) -> AtTable:
        """Return a table to watch, or to play at if you have a seat there."""
        followed = AtTable(self.server, self.key, table)
        self._tables = [other for other in self._tables if not other.closed] + [followed]
        return followed

    async def _ask(self, method: str, path: str, kind: type[Kind], body: Any = None) -> Kind:
        """Send a request, with retries, and return the answer; raises `Refused` if a retry is useless."""
        for pause in pauses():
            try:
                answer = await request(self.server, method, path, self.key, body)
                return msgspec.json.decode(answer.body, type=kind)
            except Unreachable:
                await asyncio.sleep(pause)
            except Refused as refused:
                if not refused.passing:
                    raise
                await asyncio.sleep(max(pause, refused.seconds))
        raise AssertionError


REMATCH_SECONDS = 600.0  # for which one waits for the next game after one
GONE_ON = frozenset({"stale", "not-your-turn", "not-now", "held", "seated"})
"""Refusals that only say that something else happened first; what that was comes as news."""

Report = Callable[..., None]


class Player:
    """A bot and the tables at which it plays; `report` is called with events and their arguments.

    With `rematches` it waits ten minutes after a game for the next one.
    """

    def __init__(
        self, client: Client, bot: str, report: Report = lambda *_, **__: None, *, rematches: bool = True
    ) -> None:
        self._client, self._bot, self._report = client, bot, report
        self._rematches = rematches
        self._games: dict[str, asyncio.Task[None]] = {}

    @property
    def tables(self) -> list[str]:
        """Return the tables at which it plays or waits for the next game."""
        return [table for table, task in self._games.items() if not task.done()]

    async def resume(self) -> None:
        """Resume all games in which the bot has a seat."""
        for own in (await self._client.me()).tables:
            if own.status not in ENDED:
                self.attend(own.id)

    async def accept(self, invitation: str) -> None:
        """Take the seat of an invitation, if the bot plays that game; what is wrong is reported."""
        try:
            invited = Invitation.parse(invitation)
            if invited.table in self.tables:
                return
            table = (await self._client.look(invited.table)).table
            assert isinstance(table, TableView)
            bring(table.game, self._bot)  # fails before the invitation is accepted
            await self._sit(invited)
        except (ValueError, Refused) as error:
            self._report("declined", invitation=invitation, problem=_problem(error))
        else:
            self.attend(invited.table)

    async def _sit(self, invited: Invitation) -> None:
        try:
            await self._client.sit(invited)
        except Refused as refused:
            if refused.code != "seated":
                raise

    async def open(self, game: str, against: Sequence[str]) -> str:
        """Open a table with bots of the server and play there; the table's id. Raises `BadBot` and `Refused`."""
        bring(game, self._bot)
        table = (await self._client.create(game, [PersonSeat(), *map(BotSeat, against)])).table
        self.attend(table)
        return table

    def attend(self, table: str) -> None:
        """Play at a table at which it has a seat, or one is reserved."""
        if table not in self.tables:
            self._games[table] = asyncio.create_task(self._attend(table))

    async def idle(self) -> None:
        """Wait until no game is left."""
        while self._games:
            await asyncio.gather(*self._games.values())
            self._games = {table: task for table, task in self._games.items() if not task.done()}

    async def close(self) -> None:
        """Stop playing; the seats stay taken."""
        for task in self._games.values():
            task.cancel()
        await asyncio.gather(*self._games.values(), return_exceptions=True)

    async def _attend(self, table: str) -> None:
        try:
            async with self._client.at(table) as at:
                await _SeatedBot(at, self._bot, self._report, self._rematches).play()
                if self._rematches and at.table is not None and at.table.rematch is not None:
                    self.attend(at.table.rematch)
        except (Refused, BadBot, OtherLayout) as error:
            self._report("left", table=table, problem=_problem(error))


def _problem(error: Exception) -> str:
    """Return the problem as text; of a refusal its code."""
    return error.code if isinstance(error, Refused) else str(error)


class _SeatedBot:
    """A bot at one table."""

    def __init__(self, at: AtTable, bot: str, report: Report, rematches: bool) -> None:
        self._at, self._name, self._report, self._rematches = at, bot, report, rematches
        self._made: Bot | None = None
        self._rng = np.random.default_rng()
        self._moved = -1  # the position for which it has decided already
        self._faulty = self._begun = self._told = False

    async def play(self) -> None:
        """Play until the game is over, and no rematch follows if it waits for one."""
        while True:
            try:
                async with asyncio.timeout(REMATCH_SECONDS if self._at.ended else None):
                    await anext(self._at)
            except TimeoutError:
                return
            if not self._at.you and not self._at.kept and not self._at.ended:
                self._report("left", table=self._at.id, problem="not-seated")
                return
            if self._at.ended:
                self._tell_end()
                if (
                    not self._rematches
                    or self._at.table is None
                    or self._at.table.rematch is not None
                    or not self._at.you
                ):
                    return
            else:
                await self._act()

    async def _act(self) -> None:
        """Do what the table now waits for."""
        at = self._at
        assert at.table is not None
        try:
            if at.table.status == "open" and not at.you and at.kept:
                await at.sit()
            elif at.table.status == "playing" and at.you:
                await self._in_game()
        except Refused as refused:
            if refused.code not in GONE_ON:
                raise

    async def _in_game(self) -> None:
        at = self._at
        assert at.table is not None
        own = [at.table.seats[seat] for seat in at.you]
        if not self._begun:
            self._begun = True
            self._report("plays", table=at.id, game=at.table.game)
        if any(seat.held and not seat.resigned for seat in own):
            if not self._faulty:
                await at.back()
        elif any(seat.cancels for seat in at.table.seats) and not own[0].cancels:
            await at.cancel()
        elif at.position is not None and at.choices and at.position.at != self._moved:
            await self._move(at.position.at)

    async def _move(self, position: int) -> None:
        self._moved = position
        try:
            move = await self._decided()
        except Fault as fault:
            self._faulty = True
            self._report("fault", table=self._at.id, problem=str(fault))
            await self._at.leave()
            return
        if self._at.position is None or self._at.position.at != position:
            return  # a move was undone meanwhile
        try:
            await self._at.move(move)
        except Refused as refused:
            self._moved = -1
            if refused.code not in GONE_ON:
                raise

    async def _decided(self) -> str:
        """Return the bot's move as text, without asking the bot if only one is legal."""
        at = self._at
        assert at.table is not None
        if len(at.choices) == 1:
            return at.choices[0].move
        if self._made is None:
            self._made = bring(at.table.game, self._name)
            await asyncio.to_thread(self._made.prepare)
        knowledge = at.knowledge
        if knowledge is None:
            raise Refused(messages.Refused("no-program"))
        decision = await asyncio.to_thread(self._made.decide, knowledge, self._made.budget, self._rng)
        return games[at.table.game].to_text(knowledge, decision.move)

    def _tell_end(self) -> None:
        table = self._at.table
        if self._told or table is None:
            return
        self._told = True
        mine = [table.places[seat] for seat in self._at.you] if table.places else []
        self._report("over", table=self._at.id, place=mine[0] if mine else 0, players=table.players)
