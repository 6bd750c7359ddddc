"""What storage is handed and hands out: games, seats, entries, lines and reasons, as plain rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    pass


class SeatRow(Struct):
    """Who plays a side: a player (the hash of their token), a bot by name, or nobody while its `link` is open."""

    side: str
    player: str = ""
    bot: str = ""
    link: str = ""
    """The hash of the link that takes an open seat."""
    name: str = ""
    """What its player is called at this table; empty for nobody in particular."""
    seen: float = 0.0
    """When its player last had a page of the game open; 0 for never, or not known."""
    seal: str = ""
    """The seal of what its player adds to the dice; empty where nothing was sealed."""
    share: str = ""
    """What its player has added to the dice, once it is open; `LEFT_OUT` where they went on without."""


class Summary(Struct):
    """What the lobby shows of a game without playing it again."""

    turn: int
    waiting: list[str]
    """Who is asked; beside them `SEALED` while answers are sealed: then each side is told only of itself."""
    over: bool
    winner: str
    verdict: str
    """The key of a message; of a game that its players have ended, the ending as a save writes it."""
    answers: int
    """How many entries there are, but for those that are still sealed."""


SEALED: Final = "(sealed)"
"""Among those who are asked: answers are sealed."""
LEFT_OUT: Final = "-"
"""In place of a share: its player goes on without."""
SUMMED: Final = Summary.__struct_fields__
JSON_COLUMNS: Final = ("options", "dice", "waiting", "unrated")


class GameRow(Struct):
    """A stored game without its entries."""

    id: str
    title: str
    edition: str
    scenario: str
    options: list[str]
    dice: dict[str, Any]
    start: str
    maker: str
    version: int
    made: float
    changed: float
    bots_stopped: bool
    summary: Summary
    seats: dict[str, SeatRow]
    hints: bool = True
    """Whether players may ask an officer what he would do."""
    unrated: list[str] = []
    """Why it is unrated: the marks of `fairness`, in the order in which they were made."""
    how: str = ""
    """How its players ended it: `resigned`, `drawn` or `abandoned`; empty when the rules did, or nobody yet."""
    lesson: str = ""
    """The lesson it was begun from; such a game is in nobody's list."""
    salt: str = ""
    """What makes its secret another than that of other games; empty where it has none."""
    seal: str = ""
    """The seal of its secret."""
    spoiled: str = ""
    """Why the row cannot be read; then only the names of game and players are to be trusted."""


class Listing(NamedTuple):
    """A page of somebody's games, and how many there are in all."""

    rows: list[GameRow]
    total: int


class EntryRow(NamedTuple):
    """One answer: by whom, and its text."""

    who: str
    text: str


class LineRow(NamedTuple):
    """A line of a game's record: its number, the first being 1, how many entries stand after it, and the head."""

    number: int
    entries: int
    head: str
    text: str


BEFORE_THE_RECORD: Final = LineRow(0, 0, "", "")


class ReasonRow(NamedTuple):
    """Why a bot gave an answer: the number of the entry, the clock, whose it is, and the reasons as text."""

    number: int
    clock: int
    side: str
    because: str
