"""For the conformance kit: pages kept by patches, compared with pages made anew, for every side and language.

It does what a server and a browser do between them, and serves nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from grognard.kernel.asking.game import Game
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.table.title import Title
from grognard.server import wire
from grognard.server.screens.pages import Moment, Pages
from grognard.server.screens.patches import change, merged
from grognard.server.screens.screen import Frame


class KeptPages:
    """The page of every side and of a spectator, in every language, as browsers keep it by patches."""

    check = "kept-page"

    def __init__(self, title: Title) -> None:
        self._title = title
        self._seats = [(side, lang) for side in ("", *(side.name for side in title.play.sides)) for lang in LANGUAGES]
        self._pages = Pages()
        self._version = 0
        self._had: dict[tuple[str, str], wire.Page] = {}
        self._browsers: dict[tuple[str, str], Any] = {}

    def faults(self, game: Game) -> Iterator[str]:
        """Yield the seats whose page differs from one made anew."""
        self._version += 1
        now = Moment(game, self._title, Frame("kit", self._version))
        for seat in self._seats:
            page = self._pages.page(now, *seat, is_heard=True)
            self._follow(seat, page)
            if (keys := _differing(self._browsers[seat], _sent(Pages().page(now, *seat)))) is not None:
                side, lang = seat
                yield f"{lang}, as {side or 'a spectator'} sees it: {', '.join(keys)}"

    def _follow(self, seat: tuple[str, str], page: wire.Page) -> None:
        """Apply the change to the browser's page; the first time, take everything."""
        had, self._had[seat] = self._had.get(seat), page
        if had is None:
            self._browsers[seat] = _sent(page)
            return
        browser, told = self._browsers[seat], _sent(change(had, page))
        log = [*browser["log"][: told["keep"]], *told["log"]]
        self._browsers[seat] = {"screen": merged(browser["screen"], told["patch"]), "log": log}


def _sent(message: msgspec.Struct) -> Any:
    """Return a message as the browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(message))


def _differing(kept: Any, anew: Any) -> list[str] | None:
    """Return the parts in which two pages differ, as JSON in which true is not 1; None when they are the same."""
    if msgspec.json.encode(kept, order="sorted") == msgspec.json.encode(anew, order="sorted"):
        return None
    keys = sorted({*kept["screen"], *anew["screen"]})
    return [key for key in keys if kept["screen"].get(key) != anew["screen"].get(key)] or ["log"]
