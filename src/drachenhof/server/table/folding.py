"""What each kind of entry changes at a table, besides moves."""

import sys
from collections.abc import Callable

from drachenhof.server.protocol.log import Entry
from drachenhof.server.table.counting import at_stake
from drachenhof.server.table.keys import is_gone
from drachenhof.server.table.seat import SeatState
from drachenhof.server.table.state import TableState


def _open(table: TableState, entry: Entry) -> None:
    given = entry.body.get("given")
    table.given = None if given is None else tuple(map(sys.intern, given))  # there are few different moves
    for seat, taken in zip(table.seats, entry.body["seats"], strict=True):
        seat.bot = taken.get("bot")
        seat.person = taken.get("person")
        seat.name = taken.get("name")
        seat.program = taken.get("program", False)
        seat.commitment = taken.get("commitment")
        seat.reserved = taken.get("reserved")


def _sit(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.person, seat.name, seat.program = entry.person, entry.body["name"], entry.body.get("program", False)
    seat.commitment, seat.reserved, seat.bot = entry.body.get("commitment"), None, None


def _rise(table: TableState, entry: Entry) -> None:
    """Free a seat; at a table with links it is kept for the person who left."""
    kept = None if table.setup.public or is_gone(entry.person or "") else entry.person
    table.seats[_seat(entry)] = SeatState(reserved=kept)


def _change(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)] = SeatState(bot=entry.body.get("bot"), name=entry.body.get("name"))


def _commit(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)].commitment = entry.body["commitment"]


def _fix(table: TableState, entry: Entry) -> None:
    table.status, table.until = "fixing", entry.body["until"]


def _reveal(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)].secret = entry.body["secret"]


def _begin(table: TableState, entry: Entry) -> None:
    table.status, table.until, table.dealt = "playing", None, entry.number
    if (lot := entry.body.get("lot")) is not None:
        table.lot, table.seats = tuple(lot), [table.seats[place] for place in lot]
    for seat in entry.body["seats"]:
        table.seats[seat].left_out = True
    table.play, table.prepared = table.begun(entry.number), None


def _undo(table: TableState, entry: Entry) -> None:
    assert table.play is not None
    long = entry.body.get("long", False)
    stake = long and at_stake(table)
    table.play.undo(entry.body["to"])
    table.long_undo |= long
    table.undo_lost |= stake


def _hold(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.holder, seat.gone = entry.body["bot"], seat.gone or entry.number


def _back(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.holder, seat.gone, seat.cancels, seat.returns = None, 0, False, seat.returns + 1
    table.waiting = entry.time


def _resign(table: TableState, entry: Entry) -> None:
    seat = table.seats[_seat(entry)]
    seat.resigned, seat.gone = True, seat.gone or entry.number


def _asks(table: TableState, entry: Entry) -> None:
    table.seats[_seat(entry)].cancels = True


def _declines(table: TableState, entry: Entry) -> None:
    """A request to cancel is withdrawn; a refusal ends all of them."""
    withdrawn = entry.body["why"] == "withdrawn"
    for index, seat in enumerate(table.seats):
        if seat.cancels and (index == entry.seat or not withdrawn):
            seat.cancels, seat.unasked = False, entry.body["why"]


def _over(table: TableState, entry: Entry) -> None:
    table.status = "over"
    table.scores, table.places = entry.body["scores"], entry.body["places"]


def _cancel(table: TableState, _: Entry) -> None:
    table.status = "cancelled"


def _rematch(table: TableState, entry: Entry) -> None:
    table.rematch, table.rematched = entry.body["table"], entry.number


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


FOLDS: dict[str, Callable[[TableState, Entry], None]] = {
    "open": _open,
    "sit": _sit,
    "rise": _rise,
    "change": _change,
    "commit": _commit,
    "fix": _fix,
    "reveal": _reveal,
    "begin": _begin,
    "undo": _undo,
    "hold": _hold,
    "back": _back,
    "resign": _resign,
    "asks": _asks,
    "declines": _declines,
    "over": _over,
    "cancel": _cancel,
    "rematch": _rematch,
}
