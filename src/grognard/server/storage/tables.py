"""The tables of the database, as the code speaks of them; the migrations make them."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
)

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("dice", sa.JSON, nullable=False),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("maker", sa.String(64), nullable=False, index=True),
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
    sa.Column("how", sa.String(16), nullable=False, server_default=""),
    sa.Column("lesson", sa.String(64), nullable=False, server_default=""),
    sa.Column("salt", sa.String(64), nullable=False, server_default=""),
    sa.Column("seal", sa.String(64), nullable=False, server_default=""),
    sa.Index("ix_games_bots_due", "bots_due", "changed"),
    sa.Index("ix_games_begun", "begun", "made"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False, index=True),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("link", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False, server_default=""),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column("seal", sa.String(64), nullable=False, server_default=""),
    sa.Column("share", sa.String(64), nullable=False, server_default=""),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

MARKS = sa.Table(
    "marks",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("made_by", sa.String(128), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""A cache: how a long game stood after so many entries; see `checkpoints`."""

REASONS = sa.Table(
    "reasons",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("clock", sa.Integer, nullable=False),
    sa.Column("side", sa.String(64), nullable=False),
    sa.Column("because", sa.Text, nullable=False),
)

LINES = sa.Table(
    "lines",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("head", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
"""The record of a game line by line, with how many entries stand after each, and the head. No line is ever changed."""

OFFERS = sa.Table(
    "offers",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("side", sa.String(64), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("answered", sa.Float, nullable=True),
    sa.Column("answer", sa.String(16), nullable=False),
    sa.Column("next", sa.String(32), nullable=False),
    sa.Column("kept", sa.Integer, nullable=False, server_default="0"),
    sa.Column("clock", sa.Integer, nullable=False, server_default="0"),
    sa.Column("answers", sa.Integer, nullable=False, server_default="0"),
    sa.Column("rolls", sa.Integer, nullable=False, server_default="0"),
    sa.Column("revealed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index(
        "ix_offers_open",
        "game",
        unique=True,
        sqlite_where=sa.text("answered IS NULL"),
        postgresql_where=sa.text("answered IS NULL"),
    ),
)
"""What players offered each other, resignations among it. Of each game at most one offer is open."""

ORDERS = sa.Table(
    "orders",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(64), primary_key=True),
    sa.Column("ask", sa.String(64), primary_key=True),
    sa.Column("matches", sa.Text, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("until", sa.String(32), nullable=False),
)
"""Standing answers: to which question of a side, with which options, and until when."""

TALK = sa.Table(
    "talk",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    sa.Column("place", sa.String(16), nullable=False),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("side", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("ix_talk_place", "game", "place", "id"),
)
"""What was said, among those who have a seat or among those who watch."""

NOTES = sa.Table(
    "notes",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

LISTED = sa.Table(
    "listed",
    METADATA,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("ix_listed_order", "player", "rank", "changed", "game"),
)
"""Each player's list of games in the order of the lobby: a page of it is read without looking at the others."""
