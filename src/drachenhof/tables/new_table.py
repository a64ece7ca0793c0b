"""Open new tables: from a request, with a position of another game, or for a rematch."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from drachenhof import __version__, records
from drachenhof.bots.levels import names_for
from drachenhof.daily import Daily
from drachenhof.engine.game import OVER, BadOption, Game, State
from drachenhof.fair import commitment, new_secret
from drachenhof.games import games
from drachenhof.i18n.phrases import Codes, bad_option, record_error
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.lifecycle import ENDED, begin_if_full
from drachenhof.tables.commands.seats import known_bot
from drachenhof.tables.keys import is_gone, new_id
from drachenhof.tables.messages import BotSeat, Correspondence, Create, Live, PersonSeat, PlayOn, Rematch
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import SeatState, Setup, TableLuck
from drachenhof.tables.table import Table
from drachenhof.tables.text import all_named, plain_text

# Only positions of finished games can be used: their records are public, and no running game is revealed.

MOST_MOVES = 10_000  # most moves of a position; the game that follows can have as many again

_codes = Codes()


class Origin(NamedTuple):
    """A game, and the moves that lead to the position."""

    game: str
    options: dict[str, Any]
    players: int
    moves: list[str]
    running: bool  # the record does not lead to the end of the game, so it may still be running elsewhere


def position_of_table(table: Table, moves: int) -> Origin:
    """The position after `moves` moves of a finished table. Raises `Refusal`."""
    if table.status not in ENDED:
        raise Refusal("not-over")
    if table.problem is not None:
        raise Refusal("broken")
    play = table.play
    if play is None:
        raise Refusal("no-position", most=None)
    _must_reach(moves, len(play.moves))
    _must_go_on(play.game, play.after(moves)[0], moves)
    return Origin(table.game, table.setup.options, len(table.seats), play.texts(moves), table.setup.running)


def position_of_record(text: bytes, moves: int) -> Origin:
    """The position after `moves` moves of a record. Raises `Refusal`, also if the record is invalid."""
    record, play = checked_record(text, moves)
    _must_go_on(play.game, play.after(moves)[0], moves)
    return Origin(record.game, play.game.options(play.begun), record.players, play.texts(moves), not play.over)


def checked_record(text: bytes, moves: int | None = None) -> tuple[records.Record, records.Play]:
    """Parse and check a record; return it and its game. Raises `Refusal`, also if it has too few moves."""
    try:
        record = records.parse(text)
        _must_reach(len(record.moves) if moves is None else moves, len(record.moves))
        records.check(record)
        return record, records.Play.of(record)
    except records.BrokenRecord as error:
        raise Refusal("bad-message", said=record_error(_codes, error), problem="broken record") from None


def position_of_drill(game: str, name: str, moves: int) -> Origin:
    """The position after `moves` moves of a drill's game. Raises `Refusal`."""
    from drachenhof.learn.drills import drill  # loads NumPy

    try:
        one = drill(game, name)
    except KeyError:
        raise Refusal("not-found") from None
    _must_reach(moves, len(one.moves))
    play = one.play()
    return Origin(game, play.game.options(play.begun), one.players, one.moves[:moves], running=False)


def _must_reach(moves: int, most: int) -> None:
    if moves > most:
        raise Refusal("no-position", most=most)
    if moves > MOST_MOVES:
        raise Refusal("too-large", most=MOST_MOVES)


def _must_go_on(game: Game, state: State, moves: int) -> None:
    if game.to_move(state) == OVER:
        raise Refusal("no-position", most=moves - 1)


def opened(caller: Caller, wanted: Create, now: int) -> Table:
    """Open a table; its first entries are still to be stored. Raises `Refusal`."""
    setup = _setup(wanted)
    return _table(caller, wanted.game, setup, [_seat(wanted.game, seat, caller) for seat in wanted.seats], now)


def open_from_position(caller: Caller, wanted: PlayOn, origin: Origin, now: int) -> Table:
    """Open a table that begins with a position of another game. Raises `Refusal`."""
    if len(wanted.seats) != origin.players:
        raise Refusal("no-seat", seats=origin.players)
    setup = Setup(origin.options, wanted.pace, wanted.public, wanted.hints, origin.players)
    setup.review, setup.running = wanted.review, origin.running
    seats = [_seat(origin.game, seat, caller) for seat in wanted.seats]
    return _table(caller, origin.game, setup, seats, now, origin.moves)


def open_rematch(caller: Caller, wanted: Rematch, before: Table, now: int) -> Table:
    """Open a table for a rematch, with the same beginning. Raises `Refusal`."""
    if before.given is not None and before.problem is not None:
        raise Refusal("broken")
    seats = [_again(before, seat, caller, wanted.commitment) for seat in range(len(before.seats))]
    setup = msgspec.structs.replace(before.setup, luck=None)  # the next game has luck of its own
    return _table(caller, before.game, setup, seats, now, before.given)


def open_daily_table(caller: Caller, day: Daily, secret: str, now: int, *, counted: bool, open_days: bool) -> Table:
    """Open a table with the deal of a day."""
    others = names_for(day.luck, [caller.name])
    seats = [None if bot is None else {"bot": bot, "name": next(others)} for bot in day.bots]
    luck = TableLuck(day.luck, counted, day=day.day.isoformat(), open=open_days)
    return open_with_luck(caller, day.game, day.options, seats, luck, secret, now)


def open_with_luck(
    caller: Caller,
    game: str,
    options: dict[str, Any],
    seats: Sequence[dict[str, Any] | None],
    luck: TableLuck,
    secret: str,
    now: int,
    given: Sequence[str] | None = None,
    pace: Live | Correspondence | None = None,
) -> Table:
    """Open a table with shared luck. None in `seats` is the caller's seat; a try for fun has hints."""
    for_fun = None in seats and not luck.counted
    setup = Setup(options, pace or Live(), public=False, hints=for_fun, players=len(seats), luck=luck)
    own = {"person": caller.person, "name": caller.name, "commitment": None, **_marked(caller)}
    return _table(caller, game, setup, [own if seat is None else dict(seat) for seat in seats], now, given, secret)


def _table(
    caller: Caller,
    game: str,
    setup: Setup,
    seats: list[dict[str, Any]],
    now: int,
    given: Sequence[str] | None = None,
    secret: str | None = None,
) -> Table:
    secret, name = secret or new_secret(), new_id()
    table = Table(
        id=name,
        game=game,
        engine=f"drachenhof {__version__}",
        setup=setup,
        secret=secret,
        commitment=commitment(secret),
        host=caller.person,
        created=now,
        seats=[SeatState() for _ in seats],
    )
    begun: dict[str, Any] = {} if given is None else {"given": list(given)}
    seated = setup.luck is None or any(seat.get("person") == caller.person for seat in seats)
    by = caller.person if seated else None  # else an export of the caller's data would reveal a deal that others play
    table.add("open", now, person=by, seats=all_named(name, seats), **begun)
    begin_if_full(table, now, shown=False)
    return table


def _setup(wanted: Create) -> Setup:
    if wanted.game not in games:
        raise Refusal("no-game", game=wanted.game, games=list(games))
    try:
        if "players" in wanted.options:  # it would be taken for the number of players
            raise BadOption("option", game=wanted.game, name="players", names=list(games[wanted.game].OPTIONS))
        begun = games[wanted.game].new(len(wanted.seats), **wanted.options)
    except BadOption as error:
        raise Refusal("no-option", said=bad_option(Codes(), error), reason=error.code, **error.arguments) from None
    options = games[wanted.game].options(begun)
    return Setup(options, wanted.pace, wanted.public, wanted.hints, len(wanted.seats), wanted.by_lot, wanted.review)


def _seat(game: str, seat: Any, caller: Caller) -> dict[str, Any]:
    """A seat for the first entry of the log."""
    if isinstance(seat, BotSeat):
        known_bot(game, seat.bot)
        return {"bot": seat.bot}
    if isinstance(seat, PersonSeat):
        return {
            "person": caller.person,
            "name": plain_text(seat.name or "") or caller.name,
            "commitment": seat.commitment,
            **_marked(caller),
        }
    return {}


def _marked(caller: Caller) -> dict[str, bool]:
    """The mark of a seat whose player is a bot account."""
    return {"program": True} if caller.program else {}


def _again(before: Table, seat: int, caller: Caller, committed: str | None) -> dict[str, Any]:
    """The same seat at the next table: a bot and the caller sit there at once; for others it is reserved."""
    sat = before.seats[seat]
    if sat.bot is not None:
        return {"bot": sat.bot, "name": sat.name}
    if sat.person == caller.person:
        first = seat == before.seats_of(caller.person)[0]
        own = {"person": caller.person, "name": sat.name, "commitment": committed if first else None}
        return own | _marked(caller)
    return {"reserved": sat.person, "called": sat.name} if sat.person is not None and not is_gone(sat.person) else {}
