"""The record of a finished table, with its secrets."""

from typing import Any

from drachenhof.fair import Followed, Part, same_section, section
from drachenhof.records import Record
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table

ENDED = ("over", "cancelled", "broken")


def document(table: Table, log: list[Entry], *, reveal: bool = False) -> str:
    """Return the record of an ended game as JSON, with times and chat. Raises `Refusal`.

    Moves that were undone are left out. The moves of a position that the game began with are included. `reveal`
    includes a secret shared with other tables, although the table itself does not know that all of them are over.
    """
    if table.status not in ENDED:
        raise Refusal("not-over")
    counted, given = moves_that_count(log), table.given or ()
    record = Record(
        game=table.game,
        players=table.setup.players,
        options=table.setup.options,
        seats=[_seat(seat) for seat in table.seats],
        engine=table.engine,
        moves=[*given, *(entry.body["move"] for entry in counted)],
        scores=table.scores,
        places=None if table.scores is None else table.places,
        extra={
            "table": table.id,
            "times": [*(None for _ in given), *(entry.time for entry in counted)],
            "chat": [_chat(table, entry) for entry in log if entry.kind == "say"],
            "fair": _fair(table, reveal),
        },
    )
    return record.to_json()


def moves_that_count(log: list[Entry]) -> list[Entry]:
    """The moves of a log that were not undone, without those of a given position."""
    moves: list[Entry] = []
    for entry in log:
        if entry.kind in ("move", "chance"):
            moves.append(entry)
        elif entry.kind == "undo":
            while moves and moves[-1].number > entry.body["to"]:
                moves.pop()
    return moves


def _seat(seat: Any) -> dict[str, Any]:
    named = {"name": seat.name, "program": seat.program, "bot": seat.bot, "held": seat.holder}
    return {key: value for key, value in named.items() if value}


def _chat(table: Table, entry: Entry) -> dict[str, Any]:
    return {"seat": (table.seat_of(entry) or 0) + 1, "at": entry.time, **entry.body}


def _fair(table: Table, reveal: bool) -> dict[str, Any]:
    if (luck := table.setup.luck) is not None:  # its secret is shared with other tables
        followed = None if luck.line is None or luck.salt is None else Followed(luck.salt, luck.line)
        return same_section(
            luck.name, table.id, table.secret, revealed=reveal or luck.secret_is_public(now()), followed=followed
        )
    parts = [
        Part(index, seat.commitment, seat.secret)
        for index, seat in enumerate(table.seats)
        if seat.commitment is not None
    ]
    given = None if table.given is None else len(table.given)
    return section(table.id, table.secret, parts, revealed=True, given=given, lot=table.lot)
