"""A bot at a table over the network, by the client library: it plays what brings it most at once.

python examples/network_player.py http://127.0.0.1:8642 Penny 'http://127.0.0.1:8642/t/TABLE#LINK'

It needs no rules: it reads what the server offers. A bot that thinks (docs/write-a-bot.md)
is brought to the same tables by `drachenhof bot`.
"""

import asyncio
import sys

from drachenhof.client import AtTable, Client
from drachenhof.tables.messages import Choice

WEIGHTS = {"points": 10.0, "floors": 10.0, "yuan": 1.0, "rice": 1.0, "fireworks": 1.0, "track": 1.0}


def worth(choice: Choice) -> float:
    """Points and floors count most, then what can be spent; where no gain is told, all choices are alike."""
    gain = choice.gain or {}
    return sum(weight * int(gain.get(name, 0)) for name, weight in WEIGHTS.items())


async def play(at: AtTable) -> None:
    """Decide whenever one has to, until the game is over."""
    async for _ in at:
        if at.ended:
            return
        while at.choices:
            await at.move(max(at.choices, key=worth).move)


async def main(server: str, name: str, invitation: str) -> None:
    new = await Client.introduce(server, name, program=True)
    print(f"The key of {name}, to come back with: {new.key}")
    async with Client(server, new.key) as client, client.at(await client.sit(invitation)) as at:
        await play(at)
        assert at.table is not None
        print(f"over: {at.table.places}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
