"""Reviews of finished games: made once for each seat by each version of the program, and kept for all who look."""

import zlib

import msgspec
from sqlalchemy import Connection, and_, select

from drachenhof import __version__
from drachenhof.server.db import schema
from drachenhof.server.db.upsert import upsert
from drachenhof.server.reviews.views import FORM, ReviewForm

VERSION = f"{__version__}/{FORM}"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ReviewForm).decode


def find(connection: Connection, table: str, seat: int) -> ReviewForm | None:
    """The review of a seat, as far as this version has made it."""
    reviews = schema.reviews.c
    row = connection.execute(
        select(schema.reviews).where(reviews.table_id == table, reviews.seat == seat)
    ).one_or_none()
    return None if row is None or row.version != VERSION else _decode(zlib.decompress(row.body))


def keep(connection: Connection, table: str, seat: int, form: ReviewForm, now: int) -> None:
    """A review; a first form never takes the place of a sharp one that another process has made meanwhile."""
    given = {"version": VERSION, "sharp": form.sharp, "made": now, "body": zlib.compress(_encode(form))}
    reviews = schema.reviews.c
    better = and_(reviews.version == VERSION, reviews.sharp)
    upsert(connection, schema.reviews, {"table_id": table, "seat": seat, **given}, given, unless=better)
