"""Which lesson a game was begun from; empty for all others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v10"
down_revision = "v9"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("games", "lesson")
