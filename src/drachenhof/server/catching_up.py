"""What somebody has missed: exactly the entries after the last that he has seen."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

import msgspec

from drachenhof.server import archive
from drachenhof.server.eyes import Observation, eyes_of, table_view
from drachenhof.server.log import Entry
from drachenhof.server.messages import Update
from drachenhof.server.play import Play, Step
from drachenhof.server.room import Room
from drachenhof.server.table import Table

if TYPE_CHECKING:
    from drachenhof.server.house import House

RECENT = 25  # entries for one who comes for the first time; the log has the rest
PART = 25  # entries of one message, and between two breaths of the event loop


async def missed(
    house: "House", room: Room, person: str | None, seen: int | None, most: int | None = None
) -> AsyncIterator[Update]:
    """Updates from an entry on, the last one with table and position.

    When the last is given nothing has happened since: whoever then listens without
    waiting for anything misses nothing. Of more than `most` entries only the first
    are given, without table and position.
    """
    table = room.table
    reached = max(0, table.last - RECENT) if seen is None or seen > table.last else seen
    if most is not None and room.table.last - reached > most:
        async for last, entries in told(house, table, person, reached, reached + most):
            yield Update(last, entries, more=True)
        return
    while True:
        table = room.table
        parts = [part async for part in told(house, table, person, reached, table.last)]
        reached = table.last
        for part in parts[:-1]:
            yield Update(part[0], part[1], more=True)
        if room.table is table:
            yield _last(room, person, parts[-1][1] if parts else [])
            return
        if parts:
            yield Update(parts[-1][0], parts[-1][1], more=True)


async def joined(updates: AsyncIterator[Update]) -> Update:
    """Several as one."""
    parts = [part async for part in updates]
    last = parts[-1]
    last.entries = [entry for part in parts for entry in part.entries]
    return last


async def told(
    house: "House", table: Table, person: str | None, after: int, upto: int
) -> AsyncIterator[tuple[int, list[msgspec.Raw]]]:
    """Some entries of the log as a person may read them, in parts: the number of the last, and the entries."""
    if after >= upto:
        return
    entries = await house.read(lambda store: archive.entries_between(store, table.id, after, upto))
    steps = await _steps(house, table, entries)
    observation, eyes = Observation(table), eyes_of(table, table.seats_of(person))
    for begin in range(0, len(entries), PART):
        part = entries[begin : begin + PART]
        yield part[-1].number, observation.entries(eyes, part, steps)
        await asyncio.sleep(0)


def _last(room: Room, person: str | None, entries: list[msgspec.Raw]) -> Update:
    table = room.table
    own = table.seats_of(person)
    eyes = eyes_of(table, own)
    return Update(
        table.last,
        entries,
        table=table_view(table, room.present(), room.watchers),
        position=Observation(table).position(eyes),
        you=own,
        eyes=eyes if eyes >= 0 else None,
        host=person is not None and person == table.host,
        kept=table.kept_for(person),
    )


async def _steps(house: "House", table: Table, entries: list[Entry]) -> dict[int, Step]:
    """The positions around each move among some entries."""
    wanted = {entry.number for entry in entries if entry.kind in ("move", "chance")}
    if not wanted or table.play is None or table.problem is not None:
        return {}  # what does not replay has no story
    latest = table.play.latest(min(wanted) - 1)
    if latest is not None:
        return latest
    if not table.undone:
        first = next(index for index, number in enumerate(table.play.numbers) if number >= min(wanted)) - 1
        return {number: step for number, step in table.play.steps(first) if number in wanted}
    log = await house.read(lambda store: archive.entries_between(store, table.id, 0, max(wanted)))
    return {number: step for number, step in _walk(table, log) if number in wanted}


def _walk(table: Table, log: list[Entry]) -> Iterator[tuple[int, Step]]:
    """All moves of a log, also those that were taken back."""
    play: Play | None = None
    for entry in log:
        if entry.kind == "begin":
            play = table.begun(entry.number)
        elif play is not None and entry.kind == "undo":
            play.undo(entry.body["to"])
        elif play is not None and entry.kind in ("move", "chance"):
            step = play.apply(play.game.from_text(play.state, entry.body["move"]), entry.number)
            yield entry.number, step._replace(after=play.game.copy(step.after))
