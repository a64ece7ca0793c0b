"""Store reviews of finished games, by seat and version of the program."""

import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, not_, select
from sqlalchemy.dialects import postgresql, sqlite

from drachenhof import __version__
from drachenhof.server.store import schema
from drachenhof.server.table.reviewing import FORM, ReviewForm

VERSION = f"{__version__}/{FORM}"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ReviewForm).decode


def find(connection: Connection, table: str, seat: int) -> ReviewForm | None:
    """The review of a seat by this version, or None."""
    reviews = schema.reviews.c
    row = connection.execute(
        select(schema.reviews).where(reviews.table_id == table, reviews.seat == seat)
    ).one_or_none()
    return None if row is None or row.version != VERSION else _decode(zlib.decompress(row.body))


def keep(connection: Connection, table: str, seat: int, form: ReviewForm, now: int) -> None:
    """Store a review. A first form never replaces a sharp one of another process."""
    given = {"version": VERSION, "sharp": form.sharp, "made": now, "body": zlib.compress(_encode(form))}
    reviews = schema.reviews.c
    better = and_(reviews.version == VERSION, reviews.sharp)
    upsert(connection, schema.reviews, {"table_id": table, "seat": seat, **given}, given, unless=better)


def upsert(
    connection: Connection, table: Table, row: dict[str, Any], change: dict[str, Any] | None = None, unless: Any = None
) -> bool:
    """Insert a row, or update the existing one if `change` is given; return whether anything was written."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    made = insert(table).values(**row)
    key = list(table.primary_key.columns)
    if change is None:
        statement = made.on_conflict_do_nothing(index_elements=key)
    else:
        where = None if unless is None else not_(unless)
        statement = made.on_conflict_do_update(index_elements=key, set_=change, where=where)
    return bool(connection.execute(statement).rowcount)
