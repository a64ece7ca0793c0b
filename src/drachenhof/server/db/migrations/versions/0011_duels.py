"""Duels: what everybody plays, and who is to be beaten. A try is at a day or at a duel."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    with op.batch_alter_table("tries") as tries:
        tries.alter_column(
            "day",
            new_column_name="deal",
            existing_type=sa.String(length=10),
            type_=sa.String(length=22),
            existing_nullable=False,
        )
    op.create_table(
        "duels",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("creator", sa.String(length=22), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("source", sa.String(length=22), nullable=True),
        sa.Column("asked", sa.String(length=40), nullable=True),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("eased", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_duels_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_duels"),
    )
    op.create_index("ix_duels_table_id", "duels", ["table_id"])
    op.create_index("ix_duels_person", "duels", ["person"])
    op.create_index("ix_duels_creator", "duels", ["creator", "created"])
