"""The beginning: who adds a secret to the deal, who shows it in time, and the first deal."""

import hashlib
from typing import Any

from drachenhof.fair import FairDeal
from drachenhof.fair.deal import seats_by_lot
from drachenhof.game import BadOption, IllegalMove
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.table.commands.deeds import Deed
from drachenhof.server.table.commands.playing import fair_deal, follow_up
from drachenhof.server.table.seat import SeatState
from drachenhof.server.table.table import Table

REVEAL_SECONDS = 30


def commit(deed: Deed, command: messages.Commit) -> None:
    """A seat adds its secret, by its hash."""
    own = deed.seats
    deed.must_be("open")
    if deed.table.seats[own[0]].commitment is not None:
        raise Refusal("committed")
    deed.add("commit", command, own[0], commitment=command.commitment)


def reveal(deed: Deed, command: messages.Reveal) -> None:
    """A seat shows its secret; when all have, the game begins."""
    own, table = deed.seats, deed.table
    deed.must_be("fixing")
    shown = hashlib.sha256(bytes.fromhex(command.secret)).hexdigest()
    fitting = [seat for seat in own if table.seats[seat].commitment == shown and table.seats[seat].secret is None]
    if not fitting:
        raise Refusal("no-commitment")
    deed.add("reveal", command, fitting[0], secret=command.secret)
    if all(seat.secret is not None for seat in table.seats if seat.commitment is not None):
        begin(table, deed.now)


def begin_if_full(table: Table, now: int, *, shown: bool = True) -> None:
    """All seats are taken: begin, or first let those who committed show their secrets.

    Not `shown`: nobody has seen the table's own commitment yet, so it is dealt only after whoever created the table
    has been answered.
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
    """The game begins, or goes on from a position; who committed and did not show the secret is left out.

    A position that the rules do not lead to any more, because they have changed while the table waited, ends it.
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
    """Whether somebody committed to a secret and did not show it."""
    return seat.commitment is not None and seat.secret is None


def _can_begin(table: Table) -> bool:
    try:
        table.begun(table.last + 1)
    except (BadOption, IllegalMove):
        return False
    return True
