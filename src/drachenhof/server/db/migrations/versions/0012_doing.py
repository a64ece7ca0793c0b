"""What a result says of how its player is doing: the rating after it, the first choice, and what the game counts."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("results", sa.Column("mu", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("sigma", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("opening", sa.String(length=60), nullable=True))
    op.add_column("results", sa.Column("feats", sa.Text(), nullable=True))
