"""Talk and notes on disk. Who may read or write them is decided elsewhere."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from grognard.server.storage.storage import Storage
from grognard.server.storage.tables import NOTES, TALK

MOST_AT_ONCE = 200
"""Lines that are read at a time."""


class TalkRow(NamedTuple):
    """Something somebody said: where, who, and for which side; an empty side for whoever has no seat."""

    id: int
    place: str
    player: str
    side: str
    name: str
    at: float
    text: str


class TalkStorage:
    """The talk and the notes of all games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def say(self, game: str, line: TalkRow) -> int:
        """Keep a line; its number."""
        values = {name: value for name, value in line._asdict().items() if name != "id"}
        with self._storage.writing() as db:
            made = db.execute(sa.insert(TALK).values(game=game, **values))
        assert made.inserted_primary_key is not None
        return int(made.inserted_primary_key[0])

    def lines(self, game: str, place: str, since: int) -> list[TalkRow]:
        """Return what was said in a place after a line, the last lines if there are many."""
        columns = [TALK.c[name] for name in TalkRow._fields]
        there = (TALK.c.game == game) & (TALK.c.place == place) & (TALK.c.id > since)
        asked = sa.select(*columns).where(there).order_by(TALK.c.id.desc()).limit(MOST_AT_ONCE)
        with self._storage.reading() as db:
            return [TalkRow(*row) for row in db.execute(asked)][::-1]

    def count(self, game: str) -> int:
        """Return how many lines a game has."""
        asked = sa.select(sa.func.count()).select_from(TALK).where(TALK.c.game == game)
        with self._storage.reading() as db:
            return int(db.execute(asked).scalar_one())

    def last(self, game: str) -> dict[str, int]:
        """Return the number of the last line in each place."""
        asked = sa.select(TALK.c.place, sa.func.max(TALK.c.id)).where(TALK.c.game == game).group_by(TALK.c.place)
        with self._storage.reading() as db:
            return {place: int(number) for place, number in db.execute(asked)}

    def notes(self, game: str, player: str) -> str:
        """Return what somebody has noted."""
        asked = sa.select(NOTES.c.text).where(NOTES.c.game == game, NOTES.c.player == player)
        with self._storage.reading() as db:
            return db.execute(asked).scalar() or ""

    def keep_notes(self, game: str, player: str, text: str) -> None:
        """Keep what somebody has noted in place of what was there."""
        with self._storage.writing() as db:
            db.execute(sa.delete(NOTES).where(NOTES.c.game == game, NOTES.c.player == player))
            if text:
                db.execute(sa.insert(NOTES).values(game=game, player=player, text=text))
