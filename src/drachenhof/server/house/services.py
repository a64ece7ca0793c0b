"""All who keep the tables of a house going: bots, clocks, people who come and go, and the other processes."""

from drachenhof.server.cluster.bus import Bus
from drachenhof.server.house.bots import Bots
from drachenhof.server.house.clocks import Clocks
from drachenhof.server.house.cluster import Cluster
from drachenhof.server.house.coaching import Coaches
from drachenhof.server.house.house import House
from drachenhof.server.house.presence import Presence
from drachenhof.server.house.reviewing import Reviewing
from drachenhof.server.thinking.reviews import Reviews
from drachenhof.server.thinking.thinking import Thinkers


class Services:
    """Begins and ends with the server."""

    def __init__(self, house: House, thinkers: Thinkers, bus: Bus | None = None) -> None:
        self.house = house
        self.cluster = Cluster(house, bus)
        self.bots = Bots(house, thinkers)
        self.coaches = Coaches(house, self.bots)
        self.reviewing = Reviewing(house, Reviews())
        self.clocks = Clocks(house, self.bots)
        self.presence = Presence(house, self.cluster, self.bots)

    async def start(self) -> None:
        """Begin to look after everything."""
        await self.cluster.start()
        self.clocks.start()

    async def stop(self) -> None:
        """Stop looking after things; what was begun to be kept is kept."""
        await self.house.tasks.end()
        await self.cluster.close()
        await self.bots.thinkers.close()
        await self.reviewing.reviews.close()
