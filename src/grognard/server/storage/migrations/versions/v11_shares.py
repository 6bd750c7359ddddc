"""Dice with shares, the record of a game, and answers that were taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v11"
down_revision = "v10"
branch_labels = None
depends_on = None

SEALS = {"games": ("salt", "seal"), "seats": ("seal", "share")}
NUMBERS = ("kept", "clock", "answers", "rolls")


def upgrade() -> None:
    """Add them; games there are have no secret, and go on with the seed they have."""
    for table, names in SEALS.items():
        for name in names:
            op.add_column(table, sa.Column(name, sa.String(64), nullable=False, server_default=""))
    for name in NUMBERS:
        op.add_column("offers", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("offers", sa.Column("revealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "lines",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("head", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_lines_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_lines"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("lines")
    for name in (*NUMBERS, "revealed"):
        op.drop_column("offers", name)
    for table, names in SEALS.items():
        for name in names:
            op.drop_column(table, name)
