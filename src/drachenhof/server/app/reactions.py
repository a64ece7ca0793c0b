"""List everything that reacts to a committed entry, in the order in which it runs.

`commit` calls these lists and knows no feature by name. A new reaction is one more line in this file.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from drachenhof.server.challenges.daily import rows as tries
from drachenhof.server.challenges.duels import rows as duels
from drachenhof.server.challenges.tournaments import rows as tournaments
from drachenhof.server.hosting.room import Room
from drachenhof.server.players.ratings import rows as results
from drachenhof.tables import rating_rules
from drachenhof.tables.log import Entry
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
