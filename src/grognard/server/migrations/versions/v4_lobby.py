"""Each player's list of games in the order of the lobby, and what the server looks for when it starts or clears up."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v4"
down_revision = "v3"
branch_labels = None
depends_on = None

OF_GAMES = ("id", "maker", "changed", "deleted", "waiting", "over", "bots_due", "begun")
GAMES = sa.table("games", *map(sa.column, OF_GAMES))
SEATS = sa.table("seats", *map(sa.column, ("game", "side", "player", "bot")))
ENTRIES = sa.table("entries", *map(sa.column, ("game", "who")))
LISTED = sa.table("listed", *map(sa.column, ("player", "game", "rank", "changed")))
OVER, GOING_ON, YOURS = 0, 1, 2


def upgrade() -> None:
    """To this shape; the lists are made from the games and seats there are."""
    op.create_table(
        "listed",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_listed_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", name="pk_listed"),
    )
    op.create_index("ix_listed_order", "listed", ["player", "rank", "changed", "game"])
    op.create_index("ix_listed_game", "listed", ["game"])
    op.add_column("games", sa.Column("bots_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_games_bots_due", "games", ["bots_due", "changed"])
    op.create_index("ix_games_begun", "games", ["begun", "made"])
    fill(op.get_bind())


def fill(db: sa.Connection) -> None:
    """Say of every game who lists it, whether a bot is to answer, and whether a person ever did."""
    by_person = sa.select(SEATS.c.side).where(SEATS.c.game == GAMES.c.id, SEATS.c.bot == "")
    begun = sa.exists().where(ENTRIES.c.game == GAMES.c.id, ENTRIES.c.who.in_(by_person))
    db.execute(sa.update(GAMES).values(begun=begun))
    seats: dict[str, list[Any]] = {}
    for seat in db.execute(sa.select(SEATS)):
        seats.setdefault(seat.game, []).append(seat)
    due, listed = [], []
    for game in db.execute(sa.select(GAMES).where(GAMES.c.deleted.is_(None))).all():
        asked, sitting = waiting(game.waiting), seats.get(game.id, [])
        if not game.over and any(seat.bot and seat.side in asked for seat in sitting):
            due.append({"this": game.id})
        for player in {game.maker, *(seat.player for seat in sitting)} - {""}:
            rank = OVER if game.over else rank_of([seat.side for seat in sitting if seat.player == player], asked)
            listed.append({"player": player, "game": game.id, "rank": rank, "changed": game.changed})
    if due:
        db.execute(sa.update(GAMES).where(GAMES.c.id == sa.bindparam("this")).values(bots_due=sa.true()), due)
    if listed:
        db.execute(sa.insert(LISTED), listed)


def waiting(text: Any) -> list[str]:
    """The sides a game waits for; of a row that cannot be read, none."""
    try:
        found = json.loads(text) if isinstance(text, str) else text
    except ValueError:
        return []
    return found if isinstance(found, list) else []


def rank_of(sides: list[str], asked: list[str]) -> int:
    """Where an unfinished game stands in a player's list."""
    return YOURS if sides and ("dice" in asked or set(sides) & set(asked)) else GOING_ON


def downgrade() -> None:
    """Back from it."""
    op.drop_index("ix_games_begun", "games")
    op.drop_index("ix_games_bots_due", "games")
    op.drop_column("games", "begun")
    op.drop_column("games", "bots_due")
    op.drop_table("listed")
