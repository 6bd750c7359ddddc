"""Reasons of bots beside their entries, and whether a game allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape; in games with a seat for somebody else there were no hints, and there are none now."""
    op.create_table(
        "reasons",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("because", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reasons_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_reasons"),
    )
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    games = sa.table("games", sa.column("id"), sa.column("hints"))
    seats = sa.table("seats", sa.column("game"), sa.column("link"))
    for_others = sa.select(seats.c.game).where(seats.c.link != "")
    op.execute(sa.update(games).where(games.c.id.in_(for_others)).values(hints=sa.false()))


def downgrade() -> None:
    """Back from it."""
    op.drop_column("games", "hints")
    op.drop_table("reasons")
