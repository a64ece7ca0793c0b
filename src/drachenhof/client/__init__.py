"""A client of the server (docs/protocol.md): asynchronous, typed, and back by itself when the line is lost.

    async with Client("https://example.org", key) as client:
        table = await client.sit(invitation)
        async with client.at(table) as at:
            async for news in at:
                if at.choices:
                    await at.move(at.choices[0].move)

`Player` lets a bot play so, at any number of tables.
"""

from importlib.util import find_spec

if find_spec("websockets") is None:
    raise ModuleNotFoundError("drachenhof.client needs websockets: pip install 'drachenhof[client]'", name="websockets")

from drachenhof.client.at_table import AtTable, News
from drachenhof.client.client import Client, Invitation, NewProgram, Player
from drachenhof.client.wire import Refused, Unreachable
from drachenhof.tables.messages import BotSeat, OpenSeat, PersonSeat

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
