"""Programs among people: whoever is one, and their ratings, which have no place among those of people."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for table in ("people", "ratings"):
        op.add_column(table, sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.drop_index("ix_ratings_sure", "ratings")
    op.create_index("ix_ratings_sure", "ratings", ["game", "program", "sure"])
