"""How many stars people have for the drills."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("drills", sa.Text(), nullable=True))
