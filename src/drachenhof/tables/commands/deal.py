"""Begin a game: secrets of players, their revealing, and the first deal."""

import hashlib
from typing import Any

from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.fair import FairDeal
from drachenhof.fair.deal import seats_by_lot
from drachenhof.tables import messages
from drachenhof.tables.commands.context import CommandContext
from drachenhof.tables.commands.moves import fair_deal, follow_up
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import SeatState
from drachenhof.tables.table import Table

REVEAL_SECONDS = 30


def commit(context: CommandContext, command: messages.Commit) -> None:
    """Commit to a secret by its hash."""
    own = context.seats
    context.must_be("open")
    if context.table.seats[own[0]].commitment is not None:
        raise Refusal("committed")
    context.add("commit", command, own[0], commitment=command.commitment)


def reveal(context: CommandContext, command: messages.Reveal) -> None:
    """Reveal a secret; the game begins when all are revealed."""
    own, table = context.seats, context.table
    context.must_be("fixing")
    shown = hashlib.sha256(bytes.fromhex(command.secret)).hexdigest()
    fitting = [seat for seat in own if table.seats[seat].commitment == shown and table.seats[seat].secret is None]
    if not fitting:
        raise Refusal("no-commitment")
    context.add("reveal", command, fitting[0], secret=command.secret)
    if all(seat.secret is not None for seat in table.seats if seat.commitment is not None):
        begin(table, context.now)


def begin_if_full(table: Table, now: int, *, shown: bool = True) -> None:
    """Begin if all seats are taken, or first wait for committed secrets to be revealed.

    `shown` is False at creation: the client must have the table's own commitment before the first deal.
    So the deal is left to `first_deal`, after the answer.
    """
    if not all(seat.taken for seat in table.seats):
        return
    if any(seat.commitment is not None for seat in table.seats):
        table.add("fix", now, until=now + REVEAL_SECONDS * 1000)
    elif not shown:
        table.add("fix", now, until=now)
    else:
        begin(table, now)


def begin(table: Table, now: int) -> None:
    """Begin the game, or go on from a position. Committed secrets that were not revealed are left out.

    The table ends if its position is no longer reachable, because the rules have changed meanwhile.
    """
    if not _can_begin(table):
        table.add("cancel", now, why="rules")
        return
    deal = fair_deal(table)
    lot = seats_by_lot(deal, len(table.seats)) if table.setup.by_lot and isinstance(deal, FairDeal) else None
    order = range(len(table.seats)) if lot is None else lot
    out = [seat for seat, place in enumerate(order) if _kept_back(table.seats[place])]
    details: dict[str, Any] = {"given": None if table.given is None else len(table.given), "lot": lot}
    table.add("begin", now, seats=out, **{name: value for name, value in details.items() if value is not None})
    follow_up(table, now)


def _kept_back(seat: SeatState) -> bool:
    """Whether a committed secret was not revealed."""
    return seat.commitment is not None and seat.secret is None


def _can_begin(table: Table) -> bool:
    try:
        table.begun(table.last + 1)
    except (BadOption, IllegalMove):
        return False
    return True
