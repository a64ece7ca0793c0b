"""Store reviews of finished games, by seat and version of the program."""

import zlib

import msgspec
from sqlalchemy import Connection, and_, select

from drachenhof import __version__
from drachenhof.server.db import schema
from drachenhof.server.db.backend import upsert
from drachenhof.server.reviews.views import FORM, ReviewForm

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
    columns = {"version": VERSION, "sharp": form.sharp, "made": now, "body": zlib.compress(_encode(form))}
    reviews = schema.reviews.c
    better = and_(reviews.version == VERSION, reviews.sharp)
    upsert(connection, schema.reviews, {"table_id": table, "seat": seat, **columns}, columns, unless=better)
