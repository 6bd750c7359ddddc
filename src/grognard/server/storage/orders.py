"""Standing answers on disk. When one is given, and when it is void, is decided elsewhere."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from grognard.server.storage.storage import Storage
from grognard.server.storage.tables import ORDERS


class OrderRow(NamedTuple):
    """A standing answer of a side: to which question, the options it was shown with, and until when."""

    side: str
    ask: str
    matches: str
    answer: str
    until: str


class OrderStorage:
    """The standing answers of all games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, game: str) -> list[OrderRow]:
        """Return the standing answers of a game."""
        columns = [ORDERS.c[name] for name in OrderRow._fields]
        asked = sa.select(*columns).where(ORDERS.c.game == game).order_by(ORDERS.c.side, ORDERS.c.ask)
        with self._storage.reading() as db:
            return [OrderRow(*row) for row in db.execute(asked)]

    def keep(self, game: str, row: OrderRow) -> None:
        """Keep a standing answer in place of an earlier one to the same question."""
        with self._storage.writing() as db:
            db.execute(_one(game, row))
            db.execute(sa.insert(ORDERS).values(game=game, **row._asdict()))

    def drop(self, game: str, row: OrderRow) -> None:
        """Forget a standing answer."""
        with self._storage.writing() as db:
            db.execute(_one(game, row))


def _one(game: str, row: OrderRow) -> sa.Delete:
    return sa.delete(ORDERS).where(ORDERS.c.game == game, ORDERS.c.side == row.side, ORDERS.c.ask == row.ask)
