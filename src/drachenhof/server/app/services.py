"""Start and stop what runs next to the tables, and list what reacts to a committed entry, in order."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from drachenhof.server.challenges.daily import rows as tries
from drachenhof.server.challenges.duels import rows as duels
from drachenhof.server.challenges.tournaments import rows as tournaments
from drachenhof.server.hosting.bots import Bots, Coaches
from drachenhof.server.hosting.bus import Bus
from drachenhof.server.hosting.cluster import Cluster
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.presence import Clocks, Presence
from drachenhof.server.hosting.room import Room
from drachenhof.server.players.ratings import rows as results
from drachenhof.server.reviews.queue import Reviews
from drachenhof.server.reviews.service import Reviewing
from drachenhof.server.webhooks import Webhooks
from drachenhof.server.workers.pool import WorkerPool
from drachenhof.tables import rating_rules
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table

ON_ENTRIES: tuple[Callable[[Connection, Table, Table], None], ...] = (
    tournaments.note_leavers,  # a seat of a round was left to a bot, or taken back
)
"""Called inside the transaction that stores the entries, with the table before and after them."""

ON_RESULT: tuple[Callable[[Connection, Table, int], None], ...] = (
    results.finish,  # lists of finished games, and ratings
    tries.finish,  # games of the day, and duels
    duels.finish,  # the bot's game that a duel is about
    tournaments.finish,
)
"""Called inside the same transaction once the result of a game is final, with the table and the time."""


def no_reaction(*_: object) -> None:
    """Do nothing: the reaction is switched off."""


@dataclass(frozen=True)
class Reactions:
    """The reactions after the transaction, in the order of the fields. `Services` passes a function for each."""

    # The entries are stored, and observers do not have them yet:
    tell_processes: Callable[[Room], None] = no_reaction
    start_review_worker: Callable[[Room, list[Entry]], None] = no_reaction
    post_webhooks: Callable[[Room, list[Entry]], None] = no_reaction

    # Observers have them:
    let_bots_move: Callable[[Room], None] = no_reaction

    @staticmethod
    def in_transaction(connection: Connection, before: Table, after: Table) -> None:
        """Let features write their rows. If one raises, neither the entries nor any of these rows are stored."""
        for note in ON_ENTRIES:
            note(connection, before, after)
        if rating_rules.settled(after) and not rating_rules.settled(before):
            for finish in ON_RESULT:
                finish(connection, after, after.changed)

    def after_commit(self, room: Room, entries: list[Entry]) -> None:
        self.tell_processes(room)
        self.start_review_worker(room, entries)
        self.post_webhooks(room, entries)

    def after_shown(self, room: Room) -> None:
        self.let_bots_move(room)


class Services:
    """One object of each kind, and how they are connected."""

    def __init__(self, hub: Hub, worker_pool: WorkerPool, bus: Bus | None = None) -> None:
        self.hub = hub
        self.webhooks = Webhooks(hub.database)
        self.cluster = Cluster(hub, bus)
        self.bots = Bots(hub, worker_pool)
        self.coaches = Coaches(hub, self.bots)
        self.reviewing = Reviewing(hub, Reviews())
        self.clocks = Clocks(hub, self.bots)
        self.presence = Presence(hub, self.cluster, self.bots)
        hub.reactions = Reactions(
            tell_processes=no_reaction if bus is None else self.cluster.written,
            start_review_worker=self.reviewing.prepare,
            post_webhooks=self.webhooks.entries_stored if hub.settings.hooks else no_reaction,
            let_bots_move=self.bots.consider,
        )

    async def start(self) -> None:
        """Start the background tasks."""
        await self.cluster.start()
        self.clocks.start()

    async def stop(self) -> None:
        """Stop everything; writes that were begun are finished."""
        await self.hub.tasks.end()
        await self.cluster.close()
        await self.bots.worker_pool.close()
        await self.reviewing.reviews.close()
        await self.webhooks.close()
