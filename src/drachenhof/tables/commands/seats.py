"""Change seats: sit, leave, come back, and the changes of the host."""

from drachenhof.bots.levels import HOLDER
from drachenhof.bots.server_bots import offered
from drachenhof.tables import messages
from drachenhof.tables.commands import CommandContext
from drachenhof.tables.commands.lifecycle import begin_if_full, cancel_if_agreed
from drachenhof.tables.keys import digest
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table
from drachenhof.tables.text import bot_name, distinct_name

RETURNS = 100  # times that a player may leave a game and come back


def sit(context: CommandContext, command: messages.Sit) -> None:
    """Take a seat, and begin the game if it was the last one."""
    seat, table = seat_for(context, command), context.table
    name = distinct_name(context.caller.name, (other.name for other in table.seats if other.person is not None))
    marked = {"program": True} if context.caller.program else {}
    context.add("sit", command, seat, name=name, commitment=command.commitment, **marked)
    _rename_bots(table, name, context.now)
    begin_if_full(table, context.now)


def seat_for(context: CommandContext, command: messages.Sit) -> int:
    """Return the seat that the caller may take. Raises `Refusal`."""
    context.must_be("open")
    if context.table.seats_of(context.caller.person):
        raise Refusal("seated")
    return _free_seat(context, command)


def _rename_bots(table: Table, name: str, now: int) -> None:
    """Rename a bot that has the name of a new player."""
    parts = {part.casefold() for part in name.split()}
    for seat, taken in enumerate(table.seats):
        if taken.bot is not None and (taken.name or "").casefold() in parts:
            table.add("change", now, seat=seat, bot=taken.bot, name=bot_name(table.id, table.seats))


def _free_seat(context: CommandContext, command: messages.Sit) -> int:
    """Return the seat of a link, one reserved for the caller, or an open one at the caller's own or a public table."""
    table, person = context.table, context.caller.person
    if command.link is not None:
        linked = [seat for seat, hashed in context.links.items() if hashed == digest(command.link)]
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


def leave(context: CommandContext, command: messages.Leave) -> None:
    """Leave a seat: before the game it becomes free, later a bot holds it."""
    own, table = context.seats, context.table
    if table.status == "open":
        context.add_for("rise", command, own, name=table.seats[own[0]].name)
        return
    context.must_be("playing")
    left = [seat for seat in own if table.seats[seat].holder is None]
    if not left:
        raise Refusal("held")
    context.add_for("hold", command, left, bot=HOLDER[table.game], why="left")
    cancel_if_agreed(table, context.now)


def back(context: CommandContext, command: messages.Back) -> None:
    """Take a seat back from the bot that holds it; not after resigning."""
    own, table = context.seats, context.table
    context.must_be("playing")
    held = [seat for seat in own if table.seats[seat].holder is not None and not table.seats[seat].resigned]
    if not held:
        raise Refusal("not-now", status="not-held")
    if any(table.seats[seat].returns >= RETURNS for seat in held):
        raise Refusal("back-spent", most=RETURNS)
    context.add_for("back", command, held)


def change(context: CommandContext, command: messages.Change) -> None:
    """Give a seat to a bot or open it; for hosts."""
    table = context.table
    context.must_host()
    context.must_be("open")
    if command.seat >= len(table.seats):
        raise Refusal("no-seat")
    if command.bot is not None:
        known_bot(table.game, command.bot)
    named = {} if command.bot is None else {"name": bot_name(table.id, table.seats)}
    context.add("change", command, command.seat, bot=command.bot, **named)
    begin_if_full(table, context.now)


def known_bot(game: str, bot: str) -> None:
    """Raise `Refusal` if the game has no such bot."""
    if bot not in offered(game):
        raise Refusal("no-bot", bot=bot, bots=offered(game))


def link(context: CommandContext, command: messages.Link) -> None:
    """Check a request for a new link; the server makes it."""
    table = context.table
    context.must_host()
    context.must_be("open")
    if command.seat >= len(table.seats) or table.seats[command.seat].taken:
        raise Refusal("no-seat")
