"""Who sits where: taking a seat, getting up, coming back, and what the host may change."""

from drachenhof.bots.levels import HOLDER
from drachenhof.bots.server_bots import offered
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.table.commands.dealing import begin_if_full
from drachenhof.server.table.commands.deeds import Deed
from drachenhof.server.table.commands.ending import cancel_if_agreed
from drachenhof.server.table.keys import digest
from drachenhof.server.table.naming import bot_name, told_apart
from drachenhof.server.table.table import Table

RETURNS = 100  # times that one may leave a game and come back: the log is for the game


def sit(deed: Deed, command: messages.Sit) -> None:
    """Take a seat, and begin if it was the last."""
    seat, table = seat_for(deed, command), deed.table
    name = told_apart(deed.caller.name, (other.name for other in table.seats if other.person is not None))
    marked = {"program": True} if deed.caller.program else {}
    deed.add("sit", command, seat, name=name, commitment=command.commitment, **marked)
    _rename_bots(table, name, deed.now)
    begin_if_full(table, deed.now)


def seat_for(deed: Deed, command: messages.Sit) -> int:
    """The seat that the caller may take; raises `Refusal`."""
    deed.must_be("open")
    if deed.table.seats_of(deed.caller.person):
        raise Refusal("seated")
    return _free_seat(deed, command)


def _rename_bots(table: Table, name: str, now: int) -> None:
    """A bot whose name somebody brings along gets another."""
    parts = {part.casefold() for part in name.split()}
    for seat, taken in enumerate(table.seats):
        if taken.bot is not None and (taken.name or "").casefold() in parts:
            table.add("change", now, seat=seat, bot=taken.bot, name=bot_name(table.id, table.seats))


def _free_seat(deed: Deed, command: messages.Sit) -> int:
    """The seat that a link is for; one that is kept for the caller; or an open one, for the host or in public."""
    table, person = deed.table, deed.caller.person
    if command.link is not None:
        linked = [seat for seat, kept in deed.links.items() if kept == digest(command.link)]
        if not linked or table.seats[linked[0]].taken:
            raise Refusal("no-link")
        return linked[0]
    free = [index for index, seat in enumerate(table.seats) if not seat.taken]
    mine = [index for index in free if table.seats[index].reserved == person]
    if not mine and not table.setup.public and table.host != person:
        raise Refusal("no-link")
    candidates = mine or [index for index in free if table.seats[index].reserved is None]
    if command.seat is not None:
        candidates = [index for index in candidates if index == command.seat]
    if not candidates:
        raise Refusal("reserved" if command.seat in free else "no-seat")
    return candidates[0]


def leave(deed: Deed, command: messages.Leave) -> None:
    """Get up: before the game the seat is free again, later a bot holds it."""
    own, table = deed.seats, deed.table
    if table.status == "open":
        deed.add_for("rise", command, own, name=table.seats[own[0]].name)
        return
    deed.must_be("playing")
    left = [seat for seat in own if table.seats[seat].holder is None]
    if not left:
        raise Refusal("held")
    deed.add_for("hold", command, left, bot=HOLDER[table.game], why="left")
    cancel_if_agreed(table, deed.now)


def back(deed: Deed, command: messages.Back) -> None:
    """Take one's seat back from the bot; not after resigning."""
    own, table = deed.seats, deed.table
    deed.must_be("playing")
    held = [seat for seat in own if table.seats[seat].holder is not None and not table.seats[seat].resigned]
    if not held:
        raise Refusal("not-now", status="not-held")
    if any(table.seats[seat].returns >= RETURNS for seat in held):
        raise Refusal("back-spent", most=RETURNS)
    deed.add_for("back", command, held)


def change(deed: Deed, command: messages.Change) -> None:
    """The host gives a seat to a bot or opens it: also the seat of one who never came."""
    table = deed.table
    deed.must_host()
    deed.must_be("open")
    if command.seat >= len(table.seats):
        raise Refusal("no-seat")
    if command.bot is not None:
        known_bot(table.game, command.bot)
    named = {} if command.bot is None else {"name": bot_name(table.id, table.seats)}
    deed.add("change", command, command.seat, bot=command.bot, **named)
    begin_if_full(table, deed.now)


def known_bot(game: str, bot: str) -> None:
    """Refuse a bot that the game does not have."""
    if bot not in offered(game):
        raise Refusal("no-bot", bot=bot, bots=offered(game))


def link(deed: Deed, command: messages.Link) -> None:
    """A new link for an open seat; the house makes it."""
    table = deed.table
    deed.must_host()
    deed.must_be("open")
    if command.seat >= len(table.seats) or table.seats[command.seat].taken:
        raise Refusal("no-seat")
