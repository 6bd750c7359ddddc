"""The shape of the database. The four before it were never released, and are not read any longer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v5"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    make_games()
    op.create_table(
        "seats",
        of_game(),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        belongs_to_game("seats"),
        sa.PrimaryKeyConstraint("game", "side", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_index("ix_seats_link", "seats", ["link"])
    op.create_table(
        "entries",
        of_game(),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        belongs_to_game("entries"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_entries"),
    )
    op.create_table(
        "reasons",
        of_game(),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("because", sa.Text, nullable=False),
        belongs_to_game("reasons"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_reasons"),
    )
    op.create_table(
        "listed",
        sa.Column("player", sa.String(64), nullable=False),
        of_game(),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        belongs_to_game("listed"),
        sa.PrimaryKeyConstraint("player", "game", name="pk_listed"),
    )
    op.create_index("ix_listed_order", "listed", ["player", "rank", "changed", "game"])
    op.create_index("ix_listed_game", "listed", ["game"])
    op.create_table(
        "marks",
        of_game(),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(128), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        belongs_to_game("marks"),
        sa.PrimaryKeyConstraint("game", name="pk_marks"),
    )


def make_games() -> None:
    """Make the table of games, a row a game."""
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
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("unrated", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("bots_due", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_maker", "games", ["maker"])
    op.create_index("ix_games_bots_due", "games", ["bots_due", "changed"])
    op.create_index("ix_games_begun", "games", ["begun", "made"])


def of_game() -> sa.Column[str]:
    """Return the column that names the game a row belongs to."""
    return sa.Column("game", sa.String(32), nullable=False)


def belongs_to_game(table: str) -> sa.ForeignKeyConstraint:
    """Return what deletes the rows of a table with their game."""
    return sa.ForeignKeyConstraint(["game"], ["games.id"], name=f"fk_{table}_game", ondelete="CASCADE")


def downgrade() -> None:
    """Drop every table."""
    for table in ("marks", "listed", "reasons", "entries", "seats", "games", "players"):
        op.drop_table(table)
