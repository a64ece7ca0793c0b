"""An index for every question that would else be looked for in everything; how sure a rating is, as a column."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    known = sa.text("person IS NOT NULL")
    op.create_index("ix_entries_person", "entries", ["person", "table_id"], sqlite_where=known, postgresql_where=known)
    for name in ("ix_tables_host", "ix_tables_status"):
        op.drop_index(name, "tables")
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_index("ix_tables_public_game", "tables", ["public", "status", "game", "changed"])
    op.drop_index("ix_results_player", "results")
    op.create_index("ix_results_player", "results", ["player", "ended"])
    op.add_column("ratings", sa.Column("sure", sa.Float(), nullable=True))
    op.execute("UPDATE ratings SET sure = mu - 3 * sigma")
    with op.batch_alter_table("ratings") as ratings:
        ratings.alter_column("sure", existing_type=sa.Float(), nullable=False)
    op.create_index("ix_ratings_sure", "ratings", ["game", "sure"])
