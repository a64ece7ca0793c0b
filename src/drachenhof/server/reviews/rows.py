"""Store reviews of finished games, by seat and version of the program, and the mistakes that people practise."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, or_, select, update

from drachenhof import __version__
from drachenhof.server.db import schema
from drachenhof.server.db.backend import upsert
from drachenhof.server.reviews.messages import MOST_MISTAKES, Mistake, Rate, ReviewMoment
from drachenhof.server.reviews.views import FORM, ReviewForm

VERSION = f"{__version__}/{FORM}"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ReviewForm).decode


def find_review(connection: Connection, table: str, seat: int) -> ReviewForm | None:
    """The review of a seat by this version, or None."""
    reviews = schema.reviews.c
    row = connection.execute(
        select(schema.reviews).where(reviews.table_id == table, reviews.seat == seat)
    ).one_or_none()
    return None if row is None or row.version != VERSION else _decode(zlib.decompress(row.body))


def store_review(connection: Connection, table: str, seat: int, form: ReviewForm, now: int) -> None:
    """Store a review. A first form never replaces a sharp one of another process."""
    columns = {"version": VERSION, "sharp": form.sharp, "made": now, "body": zlib.compress(_encode(form))}
    reviews = schema.reviews.c
    better = and_(reviews.version == VERSION, reviews.sharp)
    upsert(connection, schema.reviews, {"table_id": table, "seat": seat, **columns}, columns, unless=better)


DAY = 86_400_000  # milliseconds
DAYS = (1, 3, 7, 21)  # intervals of spaced repetition; after the last one a mistake is learnt
RATES = 500  # error rates in one answer


def store_mistakes(connection: Connection, rate: dict[str, Any], moments: Sequence[ReviewMoment], now: int) -> None:
    """Store the error rate and the mistakes of a game, once."""
    people = schema.people.c
    if connection.execute(select(people.id).where(people.id == rate["person"])).one_or_none() is None:
        return  # the person was deleted meanwhile
    if not upsert(connection, schema.rates, rate):
        return
    of = {name: rate[name] for name in ("person", "table_id", "seat", "game")}
    for moment in moments:
        row = {
            **of,
            "number": moment.number,
            "part": moment.part,
            "kind": moment.kind,
            "verdict": moment.verdict,
            "cost": moment.cost.value,
            "made": now,
            "due": now,
            "step": 0,
        }
        upsert(connection, schema.mistakes, row)
    _forget(connection, rate["person"])


def has_mistakes_of(connection: Connection, person: str, table: str, seat: int) -> bool:
    """Whether the mistakes of a game are stored already."""
    rates = schema.rates.c
    asked = select(rates.seat).where(rates.person == person, rates.table_id == table, rates.seat == seat)
    return connection.execute(asked).one_or_none() is not None


def _forget(connection: Connection, person: str) -> None:
    """Delete mistakes beyond the limit: first learnt ones, then the oldest."""
    rows = _rows(connection, person)
    if len(rows) <= MOST_MISTAKES:
        return
    rows.sort(key=lambda row: (row.due is None, -row.made))
    connection.execute(
        delete(schema.mistakes).where(
            schema.mistakes.c.person == person, or_(*(_is(row) for row in rows[MOST_MISTAKES:]))
        )
    )


def _is(row: Any) -> Any:
    mistakes = schema.mistakes.c
    return and_(mistakes.table_id == row.table_id, mistakes.seat == row.seat, mistakes.number == row.number)


def mistakes_of(connection: Connection, person: str) -> list[Mistake]:
    """A person's mistakes in the order in which they are due; learnt ones last."""
    rows = _rows(connection, person)
    rows.sort(key=lambda row: (row.due is None, row.due, -row.cost))
    return [_mistake(row) for row in rows]


def _rows(connection: Connection, person: str) -> list[Any]:
    mistakes = schema.mistakes
    return list(connection.execute(select(mistakes).where(mistakes.c.person == person)).all())


def _mistake(row: Any) -> Mistake:
    return Mistake(
        id=f"{row.table_id}.{row.seat}.{row.number}",
        table=row.table_id,
        game=row.game,
        seat=row.seat,
        number=row.number,
        part=row.part,
        kind=row.kind,
        verdict=row.verdict,
        cost=row.cost,
        due=row.due,
        sits=row.due is None,
        made=row.made,
    )


def practise(connection: Connection, person: str, mistake: str, right: bool, now: int) -> Mistake | None:
    """Reschedule a mistake after an answer: later if right, tomorrow if wrong. None if the mistake does not exist.

    A right answer before the mistake is due changes nothing. A wrong one restarts the repetition, even if learnt.
    """
    table, seat, number = mistake.split(".")
    columns = schema.mistakes.c
    own = (
        columns.person == person,
        columns.table_id == table,
        columns.seat == int(seat),
        columns.number == int(number),
    )
    row = connection.execute(select(schema.mistakes).where(*own)).one_or_none()
    if row is None:
        return None
    if not right or (row.due is not None and row.due <= now):
        step = row.step + 1 if right else 0
        wait = DAYS[0] if not right else DAYS[row.step] if row.step < len(DAYS) else None
        due = None if wait is None else now + wait * DAY
        connection.execute(update(schema.mistakes).where(*own).values(step=step, due=due))
        row = connection.execute(select(schema.mistakes).where(*own)).one()
    return _mistake(row)


def latest_rates(connection: Connection, person: str) -> list[Rate]:
    """A person's error rates, the latest game first, without games that do not count."""
    return [rate for rate in all_rates(connection, person) if rate.decisions][:RATES]


def all_rates(connection: Connection, person: str) -> list[Rate]:
    """A person's error rates, including games that do not count: from a position, or played by a bot alone."""
    columns = schema.rates.c
    rows = connection.execute(select(schema.rates).where(columns.person == person).order_by(columns.ended.desc()))
    return [Rate(row.table_id, row.game, row.players, row.ended, row.rate, row.decisions, row.bot) for row in rows]


def erase_mistakes(connection: Connection, person: str) -> None:
    """Delete all mistakes and error rates of a person."""
    connection.execute(delete(schema.mistakes).where(schema.mistakes.c.person == person))
    connection.execute(delete(schema.rates).where(schema.rates.c.person == person))
