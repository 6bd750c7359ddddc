"""A game carried to another process: its save, and how it stood at the last menu or beginning of a phase.

Nothing but the answers since then is given again where it arrives. The tallies of earlier rolls stay behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.files.save import Save
from grognard.kernel.numbers.dice import Source
from grognard.kernel.table.event import Event
from grognard.kernel.table.play import Play

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title


class GameStanding(NamedTuple):
    """A place in a game, with everything that came before it: its entries, and what was told."""

    position: bytes
    rolls: int
    fence: int
    at_menu: bool
    clock: int
    known: Sequence[Entry]
    events: Sequence[Event]
    clocks: Sequence[tuple[int, int]] = ()
    """See `Game.clocks`; empty where it is not known."""


def standing_of(game: Game) -> GameStanding:
    """Return the place in a game at the last menu or beginning of a phase."""
    shot = game.last_snapshot
    position = msgspec.msgpack.encode(game.play.twin(shot.state).position)
    known, events = game.entries[: shot.entries], game.events[: shot.events]
    return GameStanding(position, shot.rolls, shot.fence, shot.at_menu, shot.clock, known, events, game.clocks(shot))


def arrived(title: Title, save: Save, standing: GameStanding, dice: Source, lang: str) -> Game:
    """Return a game that was carried here."""
    game = title.resume(save, standing)
    game.dice, game.lang = dice, lang
    return game


def table_arrived(
    title: Title, setting: tuple[str, Sequence[str], str], asks_all: bool, position: bytes, events: Sequence[Event]
) -> Play[Any]:
    """Return a table that was carried here."""
    play = title.set_up(*setting)
    play.asks_all = asks_all
    play.position = msgspec.msgpack.decode(position, type=play.position_class)
    play.occupation = play.count()
    play.events = list(events)
    return play
