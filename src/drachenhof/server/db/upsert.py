"""Insert a row, or change the row that is there."""

from typing import Any

from sqlalchemy import Connection, Table, not_
from sqlalchemy.dialects import postgresql, sqlite


def upsert(
    connection: Connection, table: Table, row: dict[str, Any], change: dict[str, Any] | None = None, unless: Any = None
) -> bool:
    """Insert a row, or apply `change` to the row with its key; returns whether anything was written."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    made = insert(table).values(**row)
    key = list(table.primary_key.columns)
    if change is None:
        statement = made.on_conflict_do_nothing(index_elements=key)
    else:
        where = None if unless is None else not_(unless)
        statement = made.on_conflict_do_update(index_elements=key, set_=change, where=where)
    return bool(connection.execute(statement).rowcount)
