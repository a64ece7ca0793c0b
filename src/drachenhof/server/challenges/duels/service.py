"""Duels: create one from a finished game or a bot's, try it, and compare two games."""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.server.challenges.daily import rows as tries
from drachenhof.server.challenges.daily.messages import OwnTry
from drachenhof.server.challenges.duels import messages as protocol
from drachenhof.server.challenges.duels import rows as duels
from drachenhof.server.challenges.duels import setup as duel_tables
from drachenhof.server.challenges.duels.messages import (
    Comparison,
    Duellist,
    DuelMade,
    Duels,
    ListedDuel,
    NewDuel,
    OfGame,
)
from drachenhof.server.challenges.duels.setup import (
    Duel,
    Run,
    open_duel_table,
    open_played_table,
    partings,
    run,
    together,
)
from drachenhof.server.hosting.bots import Bots
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.new_tables import add_table, existing_table, must_have_bots, must_have_place
from drachenhof.server.hosting.sync import current
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.seats import known_bot
from drachenhof.tables.keys import now
from drachenhof.tables.messages import OfTable
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created

ID = re.compile(r"[A-Za-z0-9_-]{1,22}")  # an id of a table: a record is user input
SHOWN = 100  # tries at one duel, or duels of one person


async def create(hub: Hub, bots: Bots, caller: Caller, wanted: NewDuel, weigh: Callable[[int], None]) -> DuelMade:
    """Create a duel, or return the one that the caller made of the same game before. Raises `Refusal`."""
    await must_have_place(hub, caller)
    if isinstance(wanted.of, OfTable):
        return await _of_table(hub, bots, caller, wanted, wanted.of.table, weigh)
    if isinstance(wanted.of, OfGame):
        if wanted.challenger is None:
            raise Refusal("bad-message", problem="challenger is a bot, if the game has not been played yet")
        duel = duel_tables.of_game(caller, wanted.of, wanted.seat, now())
        return await _with_bot(hub, bots, caller, duel, wanted.challenger)
    text = bytes(wanted.of.record)
    duel, record, result = await hub.work_queue.compute(lambda: duel_tables.of_record(text, wanted.seat))
    await _must_be_public(hub, record.extra.get("table"))
    played = open_played_table(caller, duel, record, now())
    weigh(duel.weight + played.weight)
    if wanted.challenger is not None:
        return await _with_bot(hub, bots, caller, duel, wanted.challenger)
    await hub.work_queue.compute(played.prepare)
    about = {"ended": now(), "score": result.score, "place": result.place, "eased": False}
    await add_table(hub, played, caller, lambda store: duels.keep(store, duel, played, caller.person, now(), **about))
    return DuelMade(duel.id)


async def _must_be_public(hub: Hub, source: Any) -> None:
    """Raise `Refusal` for a record of this server while its deal is still secret, as for the table itself.

    A record without the id of its table passes: a person who removes the id could publish the record anyway.
    """
    if not isinstance(source, str) or ID.fullmatch(source) is None:
        return
    try:
        luck = (await current(hub, source)).table.setup.luck
    except Refusal:  # the table is on another server, or deleted
        return
    if luck is not None and luck.duel is None and not luck.secret_is_public(now()):
        raise Refusal("no-duel")


async def _of_table(
    hub: Hub, bots: Bots, caller: Caller, wanted: NewDuel, source: str, weigh: Callable[[int], None]
) -> DuelMade:
    table = (await current(hub, source)).table
    luck = table.setup.luck
    if luck is not None and luck.duel is not None:
        return DuelMade(luck.duel)
    if luck is not None and not luck.secret_is_public(now()):
        raise Refusal("no-duel")
    before = await hub.read(lambda store: duels.made(store, caller.person, source, wanted.seat, wanted.challenger))
    if before is not None:
        return DuelMade(before)
    duel = await hub.work_queue.compute(lambda: duel_tables.of_table(table, wanted.seat))
    weigh(duel.weight)
    if wanted.challenger is not None:
        return await _with_bot(hub, bots, caller, duel, wanted.challenger, source)
    assert table.scores is not None
    place = table.places[duel.seat] if table.places else None
    eased = table.setup.hints or table.long_undo
    result = {"ended": now(), "score": table.scores[duel.seat], "place": place, "eased": eased, "source": source}
    await hub.write(lambda store: duels.keep(store, duel, table, caller.person, now(), **result))
    return DuelMade(duel.id)


async def _with_bot(hub: Hub, bots: Bots, caller: Caller, duel: Duel, bot: str, source: str | None = None) -> DuelMade:
    """Create a duel whose challenger is a bot, which begins to play at once."""
    known_bot(duel.game, bot)
    await must_have_bots(hub, bots, caller)
    table = open_duel_table(caller, duel, now(), counted=False, bot=bot)
    about = {"asked": bot, "source": source, "eased": False}
    await add_table(hub, table, caller, lambda store: duels.keep(store, duel, table, caller.person, now(), **about))
    return DuelMade(duel.id)


async def begin(hub: Hub, caller: Caller, name: str, weigh: Callable[[int], None], *, fun: bool) -> Created:
    """Create a table for a try, or return the one begun before. Raises `Refusal`."""
    row, own = await hub.read(lambda store: _duel_and_try(store, name, caller.person))
    if own is not None and not fun:
        return await existing_table(hub, caller, own.table_id)
    if not fun and row.person == caller.person:
        raise Refusal("own-duel")
    if fun and row.person != caller.person and (own is None or own.ended is None):
        raise Refusal("not-over")  # a caller who has seen the deal cannot make a rated try
    await must_have_place(hub, caller)
    table = open_duel_table(caller, duels.playable(row), now(), counted=not fun)
    weigh(table.weight)
    await hub.work_queue.compute(table.prepare)
    if fun:
        return await add_table(hub, table, caller)
    try:
        return await add_table(hub, table, caller, lambda store: tries.begin(store, table, caller.person, True))
    except IntegrityError:  # begun a moment ago by another request
        _, own = await hub.read(lambda store: _duel_and_try(store, name, caller.person))
        if own is None:
            raise
        return await existing_table(hub, caller, own.table_id)


def _duel_and_try(store: Connection, name: str, person: str | None) -> tuple[Any, Any]:
    """The row of a duel, and a person's try at it. Raises `Refusal`."""
    row = duels.of(store, name)
    if row is None:
        raise Refusal("not-found")
    return row, tries.of_person(store, person, row.game, name) if person else None


async def look(hub: Hub, person: str | None, name: str) -> protocol.Duel:
    """A duel as a person may see it. Raises `Refusal`."""

    def read(store: Connection) -> protocol.Duel:
        row, own = _duel_and_try(store, name, person)
        best = tries.best(store, row.game, name, SHOWN)
        return _message(row, own, best, sum(tries.counts(store, row.game, name).values()), person)

    message: protocol.Duel = await hub.read(read)
    return message


def _message(row: Any, own: Any, best: Sequence[Any], count: int, person: str | None) -> protocol.Duel:
    duel, shown = duels.playable(row), _may_look(row, own, person)
    deal = duel.deal
    return protocol.Duel(
        id=row.id,
        game=row.game,
        options=deal.options,
        seat=row.seat,
        players=len(deal.others),
        bots=[None if other is None else other["bot"] for other in deal.others],
        given=None if deal.given is None else len(deal.given),
        created=row.created,
        commitment=duel.commitment,
        follows=deal.line is not None,
        eased=row.eased,
        challenger=_challenger(row, person, shown=shown),
        own=OwnTry.of(own),
        others=[_tried(one, person, shown=shown) for one in best],
        tries=count,
        yours=person is not None and row.creator == person,
        may_look=shown,
        secret=row.secret if shown else None,
    )


def _may_look(row: Any, own: Any, person: str | None) -> bool:
    """Whether a person knows the deal: from a finished try, or as the challenger."""
    knows = person is not None and (row.person == person or (row.creator == person and row.asked is None))
    return knows or (own is not None and own.ended is not None)


def _challenger(row: Any, person: str | None, *, shown: bool) -> Duellist:
    you = person is not None and row.person == person
    over = row.ended is not None
    return Duellist(row.name, row.bot, you, over, row.score, row.place, row.table_id if shown and over else None)


def _tried(row: Any, person: str | None, *, shown: bool) -> Duellist:
    you = row.person == person
    return Duellist(row.name, None, you, True, row.score, row.place, row.table_id if shown else None)


async def listed(hub: Hub, person: str) -> Duels:
    """The duels of a person."""

    def read(store: Connection) -> Duels:
        rows = duels.of_person(store, person, SHOWN)
        tried = duels.tried(store, rows)
        return Duels([_listed(row, tries.of_person(store, person, row.game, row.id), tried, person) for row in rows])

    own: Duels = await hub.read(read)
    return own


def _listed(row: Any, own: Any, tried: dict[str, int], person: str) -> ListedDuel:
    yours = person in (row.creator, row.person)
    columns = (row.id, row.game, row.created, row.name, row.bot, row.score)
    return ListedDuel(*columns, yours, OwnTry.of(own), tried.get(row.id, 0))


class Pair(NamedTuple):
    """Two games of a duel to compare."""

    duel: protocol.Duel
    tables: tuple[str, str]
    sides: tuple[Duellist, Duellist]


async def pair(hub: Hub, person: str | None, name: str, one: str | None, other: str | None) -> Pair:
    """Two games of a duel: by default the caller's own and the challenger's. Raises `Refusal`."""
    duel = await look(hub, person, name)
    if not duel.may_look:
        raise Refusal("not-over")
    duellists = {duellist.table: duellist for duellist in (*duel.others, duel.challenger) if duellist.table is not None}
    if duel.own is not None and duel.own.over:  # also one that was given up
        own = duel.own
        duellists.setdefault(own.table, Duellist("", None, True, True, own.score, own.place, own.table))
    mine = next((table for table, duellist in duellists.items() if duellist.you), None)
    likely = [
        table for table in dict.fromkeys((one, other, mine, duel.challenger.table, *duellists)) if table is not None
    ]
    if len(likely) < 2 or any(table not in duellists for table in likely[:2]):
        raise Refusal("no-table")
    first, second = likely[:2]
    return Pair(duel, (first, second), (duellists[first], duellists[second]))


async def compare(hub: Hub, pair: Pair) -> Comparison:
    """Compare both games step by step."""
    duel = pair.duel
    lines = [await _run(hub, table, duel) for table in pair.tables]
    return Comparison(duel.game, duel.seat, *pair.sides, together(*lines), partings(duel.game, *lines))


async def _run(hub: Hub, name: str, duel: protocol.Duel) -> Run:
    play = (await current(hub, name)).table.play
    if play is None:
        raise Refusal("broken")
    course: Run = await hub.work_queue.compute(lambda: run(play, duel.players, duel.seat))
    return course
