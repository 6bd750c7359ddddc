"""Views that are kept from question to question, compared with views made anew.

The kernel uses what it made of a piece or a hex again while the numbers behind it are the same. A game whose views
depend on anything else is found here. Other things that are kept between questions, such as a server's pages, are
watched the same way: a program hands the kit a `KeptCheck` for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from grognard.kernel.asking.game import Game
from grognard.kernel.secrecy.view import Seen, table_view
from grognard.kernel.table.title import Title
from grognard.lab.conformance.faces import difference


class KeptCheck(Protocol):
    """Something kept from question to question of one game; `check` is the promise that it stays true."""

    check: str

    def faults(self, game: Game) -> Iterator[str]:
        """What differs from the same made anew."""


MakeWatch = Callable[[Title], KeptCheck]


class KeptViews:
    """The view of every side and of a spectator."""

    check = "kept-view"

    def __init__(self, title: Title) -> None:
        self._seen = [Seen(side) for side in (*title.play.sides, None)]

    def faults(self, game: Game) -> Iterator[str]:
        """Where a kept view differs from one made anew."""
        for seen in self._seen:
            kept, anew = table_view(game, seen.side, seen), table_view(game, seen.side)
            if kept != anew:
                yield f"as {seen.side or 'a spectator'} sees it: {difference(anew, kept)}"
