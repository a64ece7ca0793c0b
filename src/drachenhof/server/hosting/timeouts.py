"""Time limits of tables: when a table is due, and what happens then."""

from drachenhof.bots.levels import HOLDER
from drachenhof.server.hosting.room import Room
from drachenhof.tables import rating_rules
from drachenhof.tables.commands.lifecycle import REVEAL_SECONDS, begin, cancel_if_agreed
from drachenhof.tables.messages import DAY, Live
from drachenhof.tables.table import Table

ABANDONED = 7 * DAY * 1000  # milliseconds after which a table that never filled is cancelled
ALONE = 14 * DAY * 1000  # for one decision of a person who plays alone in a rated game
LOOK_AGAIN = 10_000
LOOK_AT_LAST = 3_600_000
SILENT = 900_000  # after which a bot holds a live seat though its person is connected; or ten times the grace


def due_of(table: Table, now: int, bot_late: float) -> int | None:
    """When a table is due next, or None. A bot's move is late after `bot_late` seconds."""
    if table.status == "open":
        return table.changed + ABANDONED
    if table.status == "fixing":
        return None if table.until is None else min(table.until, now + REVEAL_SECONDS * 1000)
    mover = table.mover
    if mover is None:
        return None
    if table.seats[mover].bot_in_charge is not None:
        return now + round(bot_late * 1000)
    if len(table.people) == 1:
        return table.waiting + ALONE if rating_rules.at_stake(table) else None  # otherwise no other person waits
    return table.waiting + table.setup.pace.grace * 1000


def patience(table: Table, now: int) -> int:
    """Milliseconds until the next check of a table where nothing was due: longer, the longer it has been idle."""
    return min(max(LOOK_AGAIN, (now - table.waiting) // 4), LOOK_AT_LAST)


def tend(fork: Table, room: Room, now: int, seen: int | None) -> bool:
    """Do what is due, on a fork; return whether anything was. `seen` is when the mover was last connected."""
    if fork.status == "open" and now >= fork.changed + ABANDONED:
        fork.add("cancel", now, why="abandoned")
        return True
    if fork.status == "fixing" and fork.until is not None and not 0 < fork.until - now <= REVEAL_SECONDS * 1000:
        begin(fork, now)
        return True
    mover = fork.mover
    if mover is None or not _too_late(fork, room, mover, now, seen):
        return False
    fork.add("hold", now, seat=mover, bot=HOLDER[fork.game], why="away")
    cancel_if_agreed(fork, now)
    return True


def _too_late(table: Table, room: Room, mover: int, now: int, seen: int | None) -> bool:
    """Whether the seat to move is late: at a live table, only if other players are connected."""
    seat = table.seats[mover]
    grace = table.setup.pace.grace * 1000
    if seat.bot_in_charge is not None or now < table.waiting + grace:
        return False
    if len(table.people) == 1:
        return rating_rules.at_stake(table) and now >= table.waiting + ALONE
    others = [
        index
        for index, other in enumerate(table.seats)
        if other.person not in (None, seat.person) and other.holder is None
    ]
    if not isinstance(table.setup.pace, Live):
        return bool(others)
    present = room.present()
    person = seat.person or ""
    away_since = max(table.waiting, seen or 0, room.met.get(person, 0), room.away.get(person, room.opened))
    away = not present[mover] and now >= away_since + grace
    silent = now >= table.waiting + max(SILENT, 10 * grace)
    return (away or silent) and any(present[other] for other in others)
