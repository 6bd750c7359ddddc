"""Marks of long games, from which they are opened without being played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v5"
down_revision = "v4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape; the marks of games that are there already are made when they are next opened."""
    op.create_table(
        "marks",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(128), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_marks_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name="pk_marks"),
    )


def downgrade() -> None:
    """Back from it."""
    op.drop_table("marks")
