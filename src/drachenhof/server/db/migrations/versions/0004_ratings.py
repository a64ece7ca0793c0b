"""Ratings of bots are fixed, and in no table; where new names came from; whose secrets are awaited."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("origin", sa.String(length=6), nullable=True))
    new = sa.text("origin IS NOT NULL")
    op.create_index("ix_people_origin", "people", ["created"], sqlite_where=new, postgresql_where=new)
    fixing = sa.text("status = 'fixing'")
    op.create_index("ix_tables_fixing", "tables", ["changed"], sqlite_where=fixing, postgresql_where=fixing)
    op.execute("DELETE FROM ratings WHERE player LIKE 'bot:%'")
