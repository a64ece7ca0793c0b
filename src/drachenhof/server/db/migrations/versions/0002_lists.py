"""What lists of tables say: the names at the seats, and how far a game has come."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("part", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("name", sa.String(length=60), nullable=True))
