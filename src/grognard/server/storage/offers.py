"""What players offered each other, on disk: every offer with its answer, and resignations. Nothing is decided here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from grognard.server.storage.database import Overtaken
from grognard.server.storage.game_rows import LineRow, Summary
from grognard.server.storage.storage import Storage
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
    kept: int = 0
    """Of a takeback: how many entries stay, and the clock then; the answers and rolls after them, and whether something
    came to light."""
    clock: int = 0
    answers: int = 0
    rolls: int = 0
    revealed: bool = False


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

    def make(self, game: str, offer: OfferRow, lines: Sequence[LineRow] = ()) -> OfferRow:
        """Keep an offer that is open; `Overtaken` when the game has another one."""
        with self._storage.writing() as db:
            self._storage.insert_lines(db, game, lines)
            return self.insert(db, game, offer)

    def close(
        self,
        game: str,
        offer: OfferRow,
        answer: str,
        next_: str = "",
        ending: GameEnd | None = None,
        lines: Sequence[LineRow] = (),
    ) -> OfferRow:
        """Keep the answer to an open offer, and the end of the game if it is one."""
        closed = offer._replace(answered=time.time(), answer=answer, next=next_)
        with self._storage.writing() as db:
            self.put(db, game, closed)
            self._storage.insert_lines(db, game, lines)
            self._end(db, game, ending)
        return closed

    @staticmethod
    def put(db: sa.Connection, game: str, closed: OfferRow) -> None:
        """Keep in a transaction that an open offer is answered; `Overtaken` when it was before."""
        still_open = (OFFERS.c.id == closed.id) & OFFERS.c.answered.is_(None)
        values = {"answered": closed.answered, "answer": closed.answer, "next": closed.next}
        if db.execute(sa.update(OFFERS).where(still_open).values(values)).rowcount != 1:
            raise Overtaken(game)

    def resign(self, game: str, side: str, ending: GameEnd, lines: Sequence[LineRow] = ()) -> OfferRow:
        """Keep that a side resigns, which ends the game and closes an offer that is open."""
        now = time.time()
        still_open = (OFFERS.c.game == game) & OFFERS.c.answered.is_(None)
        with self._storage.writing() as db:
            self._end(db, game, ending)
            db.execute(sa.update(OFFERS).where(still_open).values(answered=now, answer="void"))
            self._storage.insert_lines(db, game, lines)
            return self.insert(db, game, OfferRow(0, "resign", side, now, now, "done"))

    @staticmethod
    def insert(db: sa.Connection, game: str, row: OfferRow) -> OfferRow:
        """Keep something new in a transaction."""
        values = {name: value for name, value in row._asdict().items() if name != "id"}
        made = db.execute(sa.insert(OFFERS).values(game=game, **values))
        assert made.inserted_primary_key is not None
        return row._replace(id=made.inserted_primary_key[0])

    def _end(self, db: sa.Connection, game: str, ending: GameEnd | None) -> None:
        if ending is not None:
            self._storage.end(db, game, *ending)
