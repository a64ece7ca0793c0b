"""Commands around the game: secrets of a fair deal, the beginning, leaving, the end."""

import hashlib
from typing import Any

from drachenhof.bots.levels import HOLDER
from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.fair import FairDeal
from drachenhof.fair.deal import seats_by_lot
from drachenhof.tables import messages
from drachenhof.tables.commands import CommandContext
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


ENDED = ("over", "cancelled", "broken")


def resign(context: CommandContext, command: messages.Resign) -> None:
    """Resign. The game ends if one player or no person is left; otherwise a bot plays on."""
    own, table = context.seats, context.table
    context.must_be("playing")
    playing = [seat for seat in own if not table.seats[seat].resigned]
    if not playing:
        raise Refusal("not-now", status="resigned")
    context.add_for("resign", command, playing)
    left = [seat for seat in table.seats if not seat.resigned]
    if len(left) <= 1 or not any(seat.person for seat in left):
        places = [1 + len(left) * seat.resigned for seat in table.seats]
        table.add("over", context.now, scores=None, places=places, why="resigned")
        return
    for seat in playing:
        table.add("hold", context.now, seat=seat, bot=HOLDER[table.game], why="resigned")
    cancel_if_agreed(table, context.now)


def cancel(context: CommandContext, command: messages.Cancel) -> None:
    """Cancel a table: by its host before the first deal or among bots; later all remaining players must ask."""
    table = context.table
    if table.status in ("open", "fixing") or (table.status not in ENDED and not table.people):
        context.must_host()
        context.add("cancel", command, why="host")
        return
    own = context.own_play
    _must_be_free_to_ask(table, table.seats[own[0]])
    context.add("asks", command, own[0])
    cancel_if_agreed(table, context.now)


def _must_be_free_to_ask(table: Table, seat: SeatState) -> None:
    """Whether a player may ask again: after a refusal only to join another request, or after the next move."""
    if seat.cancels:
        raise Refusal("not-now", status="asked")
    proposed = any(other.cancels for other in table.seats)
    if len(_playing(table)) > 1 and (seat.unasked == "withdrawn" or (seat.unasked and not proposed)):
        raise Refusal("not-now", status=seat.unasked)


def decline(context: CommandContext, command: messages.Decline) -> None:
    """Decline a request to cancel, which ends all requests; or withdraw the caller's own."""
    own, table = context.own_play, context.table
    if not any(seat.cancels for seat in table.seats):
        raise Refusal("not-now", status="not-asked")
    why = "withdrawn" if table.seats[own[0]].cancels else "declined"
    context.add("declines", command, own[0], why=why)


def cancel_if_agreed(table: Table, now: int) -> None:
    """Cancel the game if all remaining players have asked for it."""
    playing = _playing(table)
    asked = {seat.person for seat in table.seats if seat.cancels}
    if playing and playing <= asked:
        table.add("cancel", now, why="agreed")


def _playing(table: Table) -> set[str]:
    """The people whose seats no bot holds."""
    return {seat.person for seat in table.seats if seat.person and seat.holder is None}


def rematch(context: CommandContext, command: messages.Rematch) -> None:  # noqa: ARG001 (the server makes the new table)
    """Check a request for a rematch; the server creates the table."""
    _ = context.seats
    if context.table.status not in ENDED:
        raise Refusal("not-over")
