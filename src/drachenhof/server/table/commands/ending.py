"""How a game ends before its end, and what comes after it."""

from drachenhof.bots.levels import HOLDER
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.table.commands.deeds import Deed
from drachenhof.server.table.seat import SeatState
from drachenhof.server.table.table import Table

ENDED = ("over", "cancelled", "broken")


def resign(deed: Deed, command: messages.Resign) -> None:
    """Give up: the game ends if that leaves one player, or no person; else a bot plays on."""
    own, table = deed.seats, deed.table
    deed.must_be("playing")
    playing = [seat for seat in own if not table.seats[seat].resigned]
    if not playing:
        raise Refusal("not-now", status="resigned")
    deed.add_for("resign", command, playing)
    left = [seat for seat in table.seats if not seat.resigned]
    if len(left) <= 1 or not any(seat.person for seat in left):
        places = [1 + len(left) * seat.resigned for seat in table.seats]
        table.add("over", deed.now, scores=None, places=places, why="resigned")
        return
    for seat in playing:
        table.add("hold", deed.now, seat=seat, bot=HOLDER[table.game], why="resigned")
    cancel_if_agreed(table, deed.now)


def cancel(deed: Deed, command: messages.Cancel) -> None:
    """End a table: the host before the first deal or where only bots sit; later all who still play must ask."""
    table = deed.table
    if table.status in ("open", "fixing") or (table.status not in ENDED and not table.people):
        deed.must_host()
        deed.add("cancel", command, why="host")
        return
    own = deed.own_play
    _must_be_free_to_ask(table, table.seats[own[0]])
    deed.add("asks", command, own[0])
    cancel_if_agreed(table, deed.now)


def _must_be_free_to_ask(table: Table, seat: SeatState) -> None:
    """Nobody is asked over and over: after a no, a player may join others' requests, but must move to ask again."""
    if seat.cancels:
        raise Refusal("not-now", status="asked")
    proposed = any(other.cancels for other in table.seats)
    if len(_playing(table)) > 1 and (seat.unasked == "withdrawn" or (seat.unasked and not proposed)):
        raise Refusal("not-now", status=seat.unasked)


def decline(deed: Deed, command: messages.Decline) -> None:
    """Decline a request to cancel, which ends all requests; or withdraw one's own."""
    own, table = deed.own_play, deed.table
    if not any(seat.cancels for seat in table.seats):
        raise Refusal("not-now", status="not-asked")
    why = "withdrawn" if table.seats[own[0]].cancels else "declined"
    deed.add("declines", command, own[0], why=why)


def cancel_if_agreed(table: Table, now: int) -> None:
    """End the game without a result, if all who still play themselves have asked for it."""
    playing = _playing(table)
    asked = {seat.person for seat in table.seats if seat.cancels}
    if playing and playing <= asked:
        table.add("cancel", now, why="agreed")


def _playing(table: Table) -> set[str]:
    """The people who still play themselves."""
    return {seat.person for seat in table.seats if seat.person and seat.holder is None}


def rematch(deed: Deed, command: messages.Rematch) -> None:  # noqa: ARG001 (the house makes the new table)
    """The same people again; whoever asks first creates the table."""
    _ = deed.seats
    if deed.table.status not in ENDED:
        raise Refusal("not-over")
