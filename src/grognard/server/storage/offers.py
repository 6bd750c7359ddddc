"""What players offered each other, on disk: every offer with its answer, and resignations. Nothing is decided here."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa

from grognard.server.storage.database import Overtaken
from grognard.server.storage.storage import Storage, Summary
from grognard.server.storage.tables import OFFERS


class OfferRow(NamedTuple):
    """An offer: by which side, when, and what was answered; empty while it is open."""

    id: int
    kind: str
    side: str
    made: float
    answered: float | None = None
    answer: str = ""
    next: str = ""
    """The game that was made of it."""


class GameEnd(NamedTuple):
    """How players end a game: the version they knew, what the lobby will tell, and the word for it."""

    version: int
    summary: Summary
    how: str


class Offers:
    """The offers of all games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, game: str) -> list[OfferRow]:
        """Return the offers of a game, the first one first."""
        columns = [OFFERS.c[name] for name in OfferRow._fields]
        asked = sa.select(*columns).where(OFFERS.c.game == game).order_by(OFFERS.c.id)
        with self._storage.reading() as db:
            return [OfferRow(*row) for row in db.execute(asked)]

    def make(self, game: str, kind: str, side: str) -> OfferRow:
        """Keep an offer that is open; `Overtaken` when the game has another one."""
        with self._storage.writing() as db:
            return self._insert(db, game, kind, side)

    def close(
        self, game: str, offer: OfferRow, answer: str, next_: str = "", ending: GameEnd | None = None
    ) -> OfferRow:
        """Keep the answer to an open offer, and the end of the game if it is one."""
        closed = offer._replace(answered=time.time(), answer=answer, next=next_)
        still_open = (OFFERS.c.id == offer.id) & OFFERS.c.answered.is_(None)
        values = {"answered": closed.answered, "answer": answer, "next": next_}
        with self._storage.writing() as db:
            if db.execute(sa.update(OFFERS).where(still_open).values(values)).rowcount != 1:
                raise Overtaken(game)
            self._end(db, game, ending)
        return closed

    def resign(self, game: str, side: str, ending: GameEnd) -> OfferRow:
        """Keep that a side resigns, which ends the game and closes an offer that is open."""
        now = time.time()
        still_open = (OFFERS.c.game == game) & OFFERS.c.answered.is_(None)
        with self._storage.writing() as db:
            self._end(db, game, ending)
            db.execute(sa.update(OFFERS).where(still_open).values(answered=now, answer="void"))
            return self._insert(db, game, "resign", side, now, "done")

    @staticmethod
    def _insert(
        db: sa.Connection, game: str, kind: str, side: str, answered: float | None = None, answer: str = ""
    ) -> OfferRow:
        row = OfferRow(0, kind, side, time.time(), answered, answer)
        values = {name: value for name, value in row._asdict().items() if name != "id"}
        made = db.execute(sa.insert(OFFERS).values(game=game, **values))
        assert made.inserted_primary_key is not None
        return row._replace(id=made.inserted_primary_key[0])

    def _end(self, db: sa.Connection, game: str, ending: GameEnd | None) -> None:
        if ending is not None:
            self._storage.end(db, game, *ending)
