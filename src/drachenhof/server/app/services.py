"""Start and stop what runs beside the tables: bots, clocks, presence, reviews, webhooks and other processes."""

from drachenhof.server.app.reactions import Reactions, no_reaction
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.bus import Bus
from drachenhof.server.hosting.clocks import Clocks
from drachenhof.server.hosting.cluster import Cluster
from drachenhof.server.hosting.hints import Coaches
from drachenhof.server.hosting.house import House
from drachenhof.server.hosting.presence import Presence
from drachenhof.server.notifications.webhooks import Webhooks
from drachenhof.server.reviews.queue import Reviews
from drachenhof.server.reviews.service import Reviewing
from drachenhof.server.workers.pool import Thinkers


class Services:
    """One object of each kind, and how they are connected."""

    def __init__(self, house: House, thinkers: Thinkers, bus: Bus | None = None) -> None:
        self.house = house
        self.webhooks = Webhooks(house.database)
        self.cluster = Cluster(house, bus)
        self.bots = Bots(house, thinkers)
        self.coaches = Coaches(house, self.bots)
        self.reviewing = Reviewing(house, Reviews())
        self.clocks = Clocks(house, self.bots)
        self.presence = Presence(house, self.cluster, self.bots)
        house.reactions = Reactions(
            tell_processes=no_reaction if bus is None else self.cluster.written,
            start_review_worker=self.reviewing.prepare,
            post_webhooks=self.webhooks.entries_stored if house.settings.hooks else no_reaction,
            let_bots_move=self.bots.consider,
        )

    async def start(self) -> None:
        """Start the background tasks."""
        await self.cluster.start()
        self.clocks.start()

    async def stop(self) -> None:
        """Stop everything; writes that were begun are finished."""
        await self.house.tasks.end()
        await self.cluster.close()
        await self.bots.thinkers.close()
        await self.reviewing.reviews.close()
        await self.webhooks.close()
