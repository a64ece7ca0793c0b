"""What lists say of a table without its log: the seats, as all see them, and with how many moves it began."""

import json
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SEATING = ("open", "sit", "rise", "change", "commit", "begin", "hold", "back", "resign", "asks", "declines")
"""The entries that change a seat; a move does only where somebody has asked to cancel."""

_UNASKED = {"cancels": False, "unasked": None}

ENTRIES = sa.text(
    "SELECT number, kind, seat, person, body FROM entries WHERE table_id = :table AND kind IN :kinds ORDER BY number"
).bindparams(sa.bindparam("kinds", expanding=True))


def upgrade() -> None:
    op.add_column("tables", sa.Column("given", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("seating", sa.Text(), nullable=False, server_default="[]"))
    store = op.get_bind()
    for table, public in store.execute(sa.text("SELECT id, public FROM tables")).all():
        given, seats = _seated(_entries(store, table), bool(public))
        store.execute(
            sa.text("UPDATE tables SET given = :given, seating = :seating WHERE id = :table"),
            {"given": given, "seating": json.dumps([_seen(seat) for seat in seats]), "table": table},
        )


def _entries(store: sa.Connection, table: str) -> list[Any]:
    found = store.execute(ENTRIES, {"table": table, "kinds": SEATING}).all()
    if any(entry.kind == "asks" for entry in found):
        found = store.execute(ENTRIES, {"table": table, "kinds": (*SEATING, "move")}).all()
    return list(found)


def _seated(entries: list[Any], public: bool) -> tuple[int | None, list[dict[str, Any]]]:
    """With how many moves a table began, if it did, and its seats after all entries, as far as they make sense."""
    given, seats = None, list[dict[str, Any]]()
    with suppress(LookupError, TypeError, ValueError):
        for entry in entries:
            said = json.loads(entry.body)
            if entry.kind == "open":
                given = len(said["given"]) if said.get("given") is not None else None
            seats = _after(seats, entry, said, public)
    return given, seats


def _after(seats: list[dict[str, Any]], entry: Any, said: dict[str, Any], public: bool) -> list[dict[str, Any]]:
    if entry.kind == "open":
        return [dict(seat) for seat in said["seats"]]
    if entry.kind == "begin":
        drawn = [seats[place] for place in said["lot"]] if said.get("lot") is not None else seats
        return [{**seat, "left_out": True} if at in said["seats"] else seat for at, seat in enumerate(drawn)]
    if entry.kind == "move":
        return [{**seat, **_UNASKED} if _is_of(seat, entry.person) else seat for seat in seats]
    if entry.kind == "declines":
        return [_declined(seat, at == entry.seat, said["why"]) for at, seat in enumerate(seats)]
    return [_changed(seat, entry, said, public) if at == entry.seat else seat for at, seat in enumerate(seats)]


def _is_of(seat: dict[str, Any], person: str | None) -> bool:
    return person is not None and seat.get("person") == person


def _changed(seat: dict[str, Any], entry: Any, said: dict[str, Any], public: bool) -> dict[str, Any]:
    """A seat after an entry that is about it alone."""
    if entry.kind == "rise":
        return {"reserved": None if public or (entry.person or "").startswith("gone-") else entry.person}
    if entry.kind == "change":
        return {"bot": said.get("bot"), "name": said.get("name")}
    sat = {"person": entry.person, "reserved": None, "bot": None}
    changes: dict[str, dict[str, Any]] = {
        "sit": {**sat, "name": said.get("name"), "commitment": said.get("commitment")},
        "commit": {"commitment": said.get("commitment")},
        "hold": {"held": said.get("bot")},
        "back": {"held": None, "cancels": False},
        "resign": {"resigned": True},
        "asks": {"cancels": True},
    }
    return {**seat, **changes[entry.kind]}


def _declined(seat: dict[str, Any], own: bool, why: str) -> dict[str, Any]:
    if seat.get("cancels") and (own or why != "withdrawn"):
        return {**seat, "cancels": False, "unasked": why}
    return seat


def _seen(seat: dict[str, Any]) -> dict[str, Any]:
    """A seat as all see it: what is as usual is left out, and whose it is too."""
    kind = "bot" if seat.get("bot") else "person" if seat.get("person") else "open"
    shown = ("name", "bot", "held", "resigned", "commitment", "left_out", "cancels", "unasked")
    found = {name: seat[name] for name in shown if seat.get(name) not in (None, False)}
    taken = {"taken": True} if kind != "open" else {}
    reserved = {"reserved": True} if seat.get("reserved") is not None else {}
    return {"kind": kind, **taken, **found, **reserved}
