"""Why a game is unrated: marks that it keeps."""

from __future__ import annotations

import json
import re

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"
branch_labels = None
depends_on = None

DRAWN = re.compile("[0-9a-f]{32}")
"""A seed that the server drew; any other was named by whoever made the game."""


def upgrade() -> None:
    """To this shape; of earlier games we know only whether their seed was chosen."""
    op.add_column("games", sa.Column("unrated", sa.JSON, nullable=False, server_default="[]"))
    games = sa.table("games", sa.column("id"), sa.column("dice", sa.JSON), sa.column("unrated", sa.JSON))
    db = op.get_bind()
    dice_as_text = sa.cast(games.c.dice, sa.Text)
    for game, dice in db.execute(sa.select(games.c.id, dice_as_text)).all():
        if is_chosen(dice):
            db.execute(sa.update(games).where(games.c.id == game).values(unrated=["seed-chosen"]))


def is_chosen(text: str) -> bool:
    """Whether somebody chose these dice; of a row that cannot be read nothing is said, and the others go on."""
    try:
        dice = json.loads(text)
        return bool(dice["kind"] == "scripted" or (dice["kind"] == "seeded" and not DRAWN.fullmatch(dice["seed"])))
    except (ValueError, KeyError, TypeError):
        return False


def downgrade() -> None:
    """Back from it."""
    op.drop_column("games", "unrated")
