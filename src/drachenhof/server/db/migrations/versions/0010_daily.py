"""The game of the day: the secret that those of the days follow from, and everybody's try."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "vault",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_vault"),
    )
    op.create_table(
        "tries",
        sa.Column("game", sa.String(length=10), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("in_time", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("worth", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tries_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "day", "person", name="pk_tries"),
    )
    op.create_index("ix_tries_person", "tries", ["person"])
    op.create_index("ix_tries_table_id", "tries", ["table_id"])
    op.create_index("ix_tries_worth", "tries", ["game", "day", "worth"])
