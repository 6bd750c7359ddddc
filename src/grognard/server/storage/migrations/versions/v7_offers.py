"""What players offer each other, and how a game ended that they ended themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v7"
down_revision = "v6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; every game there is ended by its rules, or goes on."""
    op.add_column("games", sa.Column("how", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "offers",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("answered", sa.Float, nullable=True),
        sa.Column("answer", sa.String(16), nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_offers_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_offers"),
    )
    op.create_index("ix_offers_game", "offers", ["game"])
    is_open = sa.text("answered IS NULL")
    op.create_index("ix_offers_open", "offers", ["game"], unique=True, sqlite_where=is_open, postgresql_where=is_open)


def downgrade() -> None:
    """Drop both."""
    op.drop_table("offers")
    op.drop_column("games", "how")
