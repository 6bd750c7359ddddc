"""Players, games, seats and entries: the first shape of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("dice", sa.JSON, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("deleted", sa.Float, nullable=True),
        sa.Column("bots_stopped", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winner", sa.String(64), nullable=False),
        sa.Column("verdict", sa.String(64), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_maker", "games", ["maker"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_index("ix_seats_link", "seats", ["link"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_entries_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_entries"),
    )


def downgrade() -> None:
    """Back from it."""
    for table in ("entries", "seats", "games", "players"):
        op.drop_table(table)
