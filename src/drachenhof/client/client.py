"""A client of a server with a personal key."""

import asyncio
import secrets
from collections.abc import Sequence
from http.cookies import SimpleCookie
from typing import Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec

from drachenhof.client.at_table import AtTable
from drachenhof.client.wire import Refused, Unreachable, Update, pauses, request
from drachenhof.server.players.messages import Me, NewKey, NewPerson
from drachenhof.tables import messages
from drachenhof.tables.resources import Created, Games

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
