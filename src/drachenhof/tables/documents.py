"""The record of a finished table, with its secrets."""

from typing import Any

from drachenhof.fair import Followed, Part, same_section, section
from drachenhof.records import Record
from drachenhof.tables.keys import now
from drachenhof.tables.log import Entry
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

ENDED = ("over", "cancelled", "broken")


def document(table: Table, log: list[Entry], *, told: bool = False) -> str:
    """A record of the moves that count, of a game that is not played on; raises `Refusal`.

    Who decided what and when stands beside the moves, and the chat too. A game that
    does not replay any more has the moves as they were written, and one that began
    with a position all moves from the first on. `told`: a secret that many games have in
    common may be told, though the table itself does not know that.
    """
    if table.status not in ENDED:
        raise Refusal("not-over")
    kept, given = moves_that_count(log), table.given or ()
    record = Record(
        game=table.game,
        players=table.setup.players,
        options=table.setup.options,
        seats=[_seat(seat) for seat in table.seats],
        engine=table.engine,
        moves=[*given, *(entry.body["move"] for entry in kept)],
        scores=table.scores,
        places=None if table.scores is None else table.places,
        extra={
            "table": table.id,
            "times": [*(None for _ in given), *(entry.time for entry in kept)],
            "chat": [_chat(table, entry) for entry in log if entry.kind == "say"],
            "fair": _fair(table, told),
        },
    )
    return record.to_json()


def moves_that_count(log: list[Entry]) -> list[Entry]:
    """The moves of a log without those that were taken back, and without those that it began with."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind in ("move", "chance"):
            kept.append(entry)
        elif entry.kind == "undo":
            while kept and kept[-1].number > entry.body["to"]:
                kept.pop()
    return kept


def _seat(seat: Any) -> dict[str, Any]:
    named = {"name": seat.name, "program": seat.program, "bot": seat.bot, "held": seat.holder}
    return {key: value for key, value in named.items() if value}


def _chat(table: Table, entry: Entry) -> dict[str, Any]:
    return {"seat": (table.seat_of(entry) or 0) + 1, "at": entry.time, **entry.body}


def _fair(table: Table, told: bool) -> dict[str, Any]:
    if (luck := table.setup.luck) is not None:  # its secret is shared with other tables
        followed = None if luck.line is None or luck.salt is None else Followed(luck.salt, luck.line)
        return same_section(luck.name, table.id, table.secret, told=told or luck.told(now()), followed=followed)
    parts = [
        Part(index, seat.commitment, seat.secret)
        for index, seat in enumerate(table.seats)
        if seat.commitment is not None
    ]
    given = None if table.given is None else len(table.given)
    return section(table.id, table.secret, parts, told=True, given=given, lot=table.lot)
