"""Reviews of finished games, and what people keep of those of their own: mistakes, and how much they lost by them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("sharp", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_reviews"),
    )
    op.create_table(
        "mistakes",
        *_of_a_game("mistakes"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=True),
        sa.Column("verdict", sa.String(length=10), nullable=False),
        sa.Column("cost", sa.Float(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "seat", "number", name="pk_mistakes"),
    )
    op.create_index("ix_mistakes_table_id", "mistakes", ["table_id"])
    op.create_table(
        "rates",
        *_of_a_game("rates"),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("rate", sa.Float(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("person", "table_id", "seat", name="pk_rates"),
    )
    op.create_index("ix_rates_table_id", "rates", ["table_id"])


def _of_a_game(name: str) -> list[sa.schema.SchemaItem]:
    """Whose it is, and of which game."""
    return [
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    ]
