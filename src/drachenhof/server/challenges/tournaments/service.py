"""Duplicate tournaments: create, join, begin and close them; tables against bots, and rounds with others."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.duplicate import LEFT, MOST_ENTRANTS, Seated, seat_of, seating
from drachenhof.server.challenges.tournaments import rows as tournaments
from drachenhof.server.challenges.tournaments.messages import NewTournament, TournamentMade, TournamentWish
from drachenhof.server.challenges.tournaments.rows import (
    HOUR,
    Tournament,
    is_of_people,
    open_deal_alone,
    open_deal_together,
    planned,
)
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.new_tables import add_table, add_tables, existing_table, must_have_place
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created
from drachenhof.tables.table import Table

RUNNING = 5  # unfinished tournaments of one host
WAITS = 14 * 24 * HOUR  # longest wait for its beginning
LEAST = 2  # smallest number of entrants in a round
ATTEMPTS = 4  # attempts to seat a round while entrants leave


async def create(hub: Hub, caller: Caller, wanted: NewTournament) -> TournamentMade:
    """Create a tournament and enter its host. Raises `Refusal`."""
    if hub.closing:
        raise Refusal("closing")
    tournament, here = planned(caller, wanted, now()), now()
    ends = here + (tournament.plan.lasts if tournament.begins_by_itself else WAITS)

    def work(store: Connection) -> None:
        if tournaments.running(store, caller.person, here) >= RUNNING:
            raise Refusal("too-many-tournaments", most=RUNNING)
        tournaments.keep(store, tournament, caller.person, here, ends)
        tournaments.join(store, tournament.id, caller.person, here)

    await hub.write(work)
    return TournamentMade(tournament.id)


def planned_end(row: Any) -> int:
    """When a tournament ends unless its host closes it earlier."""
    if row.begun is None:
        return int(row.created) + WAITS
    return int(row.begun) + tournaments.playable(row).plan.lasts * (2 if row.extended else 1)


def row_of(store: Connection, name: str, *, lock: bool = False) -> Any:
    """The row of a tournament. Raises `Refusal`."""
    row = tournaments.of(store, name, lock=lock)
    if row is None:
        raise Refusal("not-found")
    return row


async def act(hub: Hub, caller: Caller, name: str, wish: TournamentWish) -> None:
    """Carry out an action of a person. Raises `Refusal`."""
    if wish.act == "begin":
        await _begin(hub, caller, name)
        return
    change = ACTS[wish.act]

    def work(store: Connection) -> None:
        row = row_of(store, name, lock=True)
        if now() >= row.ends:
            raise Refusal("tournament-over")
        change(store, row, caller, wish)

    await hub.write(work)


def _join(store: Connection, row: Any, caller: Caller, _: TournamentWish | None = None) -> int:
    """Join, or join again; return the entrant's number."""
    number = tournaments.number_of(store, row.id, caller.person)
    if number is not None:
        tournaments.leave(store, row.id, number, None)
        return number
    if len(tournaments.entrants(store, row.id)) >= MOST_ENTRANTS:
        raise Refusal("tournament-full", most=MOST_ENTRANTS)
    return tournaments.join(store, row.id, caller.person, now())


def _leave(store: Connection, row: Any, caller: Caller, _: TournamentWish) -> None:
    number = tournaments.number_of(store, row.id, caller.person)
    if number is None:
        raise Refusal("not-seated")
    if _has_begun(store, row.id, number):
        tournaments.leave(store, row.id, number, now())
    else:
        tournaments.remove(store, row.id, number)


def _has_begun(store: Connection, name: str, number: int) -> bool:
    return any(play.number == number for play in tournaments.plays(store, name))


def _must_host(row: Any, caller: Caller) -> None:
    if row.host != caller.person:
        raise Refusal("not-host")


def _extend(store: Connection, row: Any, caller: Caller, _: TournamentWish) -> None:
    """Extend the tournament once by its original length."""
    _must_host(row, caller)
    if row.extended or row.begun is None:
        raise Refusal("not-now", status="extended" if row.extended else "open")
    tournaments.change(store, row.id, extended=True, ends=row.ends + tournaments.playable(row).plan.lasts)


def _close(store: Connection, row: Any, caller: Caller, _: TournamentWish) -> None:
    _must_host(row, caller)
    tournaments.change(store, row.id, ends=now())


def _remove(store: Connection, row: Any, caller: Caller, wish: TournamentWish) -> None:
    """Remove an entrant who has begun no game."""
    _must_host(row, caller)
    if wish.number is None or _has_begun(store, row.id, wish.number):
        raise Refusal("not-now", status="playing")
    tournaments.remove(store, row.id, wish.number)


ACTS: dict[str, Callable[[Connection, Any, Caller, TournamentWish], object]] = {
    "join": _join,
    "leave": _leave,
    "extend": _extend,
    "close": _close,
    "remove": _remove,
}


async def play(hub: Hub, caller: Caller, name: str, deal: int) -> Created:
    """Return the table of the caller's game of a deal; against bots create it if necessary. Raises `Refusal`."""
    row, own = await hub.read(lambda store: _own(store, name, deal, caller.person))
    if own is not None:
        return await existing_table(hub, caller, own.table_id)
    tournament = tournaments.playable(row)
    if now() >= row.ends:
        raise Refusal("tournament-over")
    if not 1 <= deal <= row.opened or is_of_people(tournament.plan):
        raise Refusal("not-now", status="open")
    await must_have_place(hub, caller)
    table = open_deal_alone(caller, tournament, deal, now())

    def also(store: Connection) -> None:
        fresh = row_of(store, name, lock=True)
        if now() >= fresh.ends:
            raise Refusal("tournament-over")
        number = _join(store, fresh, caller)
        tournaments.begin(store, name, deal, table.id, {seat_of(deal, tournament.plan.players): number})

    try:
        return await add_table(hub, table, caller, also)
    except IntegrityError:  # begun a moment ago by another request
        _, own = await hub.read(lambda store: _own(store, name, deal, caller.person))
        if own is None:
            raise
        return await existing_table(hub, caller, own.table_id)


def _own(store: Connection, name: str, deal: int, person: str) -> tuple[Any, Any]:
    row, number = row_of(store, name), tournaments.number_of(store, name, person)
    return row, None if number is None else tournaments.play_of(store, name, deal, number)


# Beginnings


def may_begin(row: Any, plays: Sequence[Any], person: str | None, number: int | None) -> bool:
    """Whether a person may begin the next part.

    The host may at any time. Entrants may as soon as all tables of the round before are over or left to bots. If the
    host was deleted, they may also begin the first part.
    """
    tournament = tournaments.playable(row)
    if now() >= row.ends or row.opened >= tournament.plan.deals:
        return False
    if person is not None and row.host == person:
        return True
    theirs = [play for play in plays if play.deal == row.opened and play.number is not None]
    done = all(play.ended is not None or play.state == LEFT for play in theirs)
    return number is not None and done and (row.opened > 0 or row.host is None)


async def _begin(hub: Hub, caller: Caller, name: str) -> None:
    """Open the deals, or begin the next round. Raises `Refusal`."""
    for _ in range(ATTEMPTS):
        with suppress(_EntrantLeft):
            return await _try_to_begin(hub, caller, name)
    raise Refusal("busy")


async def _try_to_begin(hub: Hub, caller: Caller, name: str) -> None:
    """Begin once; do nothing if another request has begun it."""

    def read(store: Connection) -> tuple[Any, Any, Any]:
        row, plays = row_of(store, name), tournaments.plays(store, name)
        if now() >= row.ends:
            raise Refusal("tournament-over")
        if not may_begin(row, plays, caller.person, tournaments.number_of(store, name, caller.person)):
            raise Refusal("not-host" if row.opened < tournaments.playable(row).plan.deals else "not-now")
        return row, plays, tournaments.entrants(store, name)

    row, plays, entrants = await hub.read(read)
    tournament = tournaments.playable(row)
    if not is_of_people(tournament.plan):
        await hub.write(lambda store: _open(store, row, tournament.plan.deals))
        return
    here = _present(entrants)
    if len(here) < LEAST:
        raise Refusal("not-now", status="open")
    rounds = await hub.work_queue.compute(
        lambda: seating(list(here), tournament.plan.players, _rounds(plays, tournament.plan.players), row.id)
    )
    await _seat(hub, caller, row, tournament, here, rounds)


def _open(store: Connection, row: Any, opened: int) -> bool:
    """Open deals, and start the time with the first; False if another request was quicker."""
    fresh = row_of(store, row.id, lock=True)
    if fresh.opened != row.opened:
        return False
    lasts = tournaments.playable(row).plan.lasts
    first = {"begun": now(), "ends": now() + lasts} if fresh.begun is None else {}
    tournaments.change(store, row.id, opened=opened, **first)
    return True


def _rounds(plays: Sequence[Any], players: int) -> list[list[Seated]]:
    """The seatings of the earlier rounds."""
    rounds = dict[int, dict[str, Seated]]()
    for play in plays:
        rounds.setdefault(play.deal, {}).setdefault(play.table_id, [None] * players)[play.seat] = play.number
    return [list(rounds[deal].values()) for deal in sorted(rounds)]


async def _seat(
    hub: Hub, caller: Caller, row: Any, tournament: Tournament, here: dict[int, Any], tables: list[Seated]
) -> None:
    """Create all tables of a round, unless another request was quicker."""
    deal, made = row.opened + 1, list[tuple[Table, Seated]]()
    for seated in tables:
        people = [None if number is None else _sitting(here[number]) for number in seated]
        made.append((open_deal_together(caller, tournament, deal, people, now()), seated))

    def also(store: Connection) -> None:
        if not _open(store, row, deal):
            raise _BegunBefore
        if not set(here) <= _present(tournaments.entrants(store, row.id)).keys():
            raise _EntrantLeft
        for table, seated in made:
            tournaments.begin(store, row.id, deal, table.id, dict(enumerate(seated)))

    with suppress(_BegunBefore):
        await add_tables(hub, [table for table, _ in made], caller, also)


def _present(entrants: Sequence[Any]) -> dict[int, Any]:
    """The entrants to be seated, by number."""
    return {one.number: one for one in entrants if one.left is None and one.person is not None}


class _BegunBefore(Exception):  # noqa: N818 (nothing is wrong)
    """Another request has begun the round."""


class _EntrantLeft(Exception):  # noqa: N818 (nothing is wrong)
    """An entrant who was to be seated has left."""


def _sitting(entrant: Any) -> dict[str, Any]:
    program = {"program": True} if entrant.program else {}
    return {"person": entrant.person, "name": entrant.name, "commitment": None, **program}
