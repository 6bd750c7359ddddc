"""Who sits at a table: the name chosen for it, and when they were last there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v6"
down_revision = "v5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; whoever sat down before has no name until they choose one."""
    op.add_column("seats", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("seats", "seen")
    op.drop_column("seats", "name")
