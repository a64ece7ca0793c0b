"""End a game early: resign, cancel, decline; and the rematch."""

from drachenhof.bots.levels import HOLDER
from drachenhof.tables import messages
from drachenhof.tables.commands.context import CommandContext
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import SeatState
from drachenhof.tables.table import Table

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


def rematch(context: CommandContext, command: messages.Rematch) -> None:  # noqa: ARG001 (the house makes the new table)
    """Check a request for a rematch; `house` creates the table."""
    _ = context.seats
    if context.table.status not in ENDED:
        raise Refusal("not-over")
