"""Standing answers: what a side has said ahead to questions that it is asked again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v9"
down_revision = "v8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "orders",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("ask", sa.String(64), nullable=False),
        sa.Column("matches", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_orders_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", "ask", name="pk_orders"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("orders")
