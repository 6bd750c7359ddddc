"""The parts of a view by name and type, for whoever reads one: bots, research, a type checker.

Nothing is made here: `view` makes views, and the tests compare what it makes with what is written down here.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class PieceView(TypedDict):
    """A counter that the side knows: its own, and those of others that lie open."""

    name: str
    """What is printed on the counter, as options and positions name it."""
    side: str
    """The side that owns it."""
    kind: str
    """The kind of counter: `squad`, `gun`, `hq`; each game has its own."""
    at: str
    """Where it is: the number of a hex, the name of a box, or `out` when it is out of play."""
    steps: int
    """The steps it has left; 0 when it is lost."""
    values: dict[str, Any]
    """The values printed on the face that it shows, by name."""
    marks: list[str]
    """The marks on it that the side may see."""
    hidden: bool
    """Whether it is hidden from the other side."""
    state: dict[str, Any]
    """The fields of the position that are kept for each piece: `grognard fields GAME` lists them."""


class UnknownView(TypedDict):
    """A counter or marker that the side sees without knowing what it is."""

    side: str
    """The side that owns it."""
    at: str
    """Where it is."""
    marks: list[str]
    """The marks on it that everybody sees."""
    back: NotRequired[str]
    """The kind that its back tells, in games whose counters have different backs."""


class QuestionView(TypedDict):
    """A question that the side is asked, or that the dice are."""

    number: int
    """How many answers its side had given before it."""
    side: str
    """The side asked, or `dice`."""
    rule: str
    """The clause under which it is asked."""
    ask: str
    """The key of its prompt: `grognard questions GAME` tells what each means."""
    args: dict[str, Any]
    """What it is about, in printed names."""
    options: list[str]
    """Every legal answer, as text."""
    menu: bool
    """Whether it is a menu, at which an operation begins."""


class View(TypedDict):
    """What one side may know of a game; a spectator's has what all sides may know."""

    game: str
    """The id of the game."""
    scenario: str
    """The id of the scenario."""
    options: list[str]
    """The optional rules in play, by clause."""
    turn: int
    """The number of the turn."""
    phase: str
    """The clause of the phase; empty when the game is over."""
    side: str | None
    """Whose view it is; None for a spectator's."""
    over: bool
    """Whether the game is over."""
    winner: str
    """The side that has won; empty before the end, and for a draw."""
    verdict: str
    """The key of the sentence that tells the result; empty before the end."""
    pieces: list[PieceView]
    """The counters that the side knows, its own and others."""
    unknown: list[UnknownView]
    """The counters it sees without knowing them, in an order that says nothing."""
    hexes: dict[str, dict[str, Any]]
    """What lies on hexes and who controls them, by the number of the hex; hexes with nothing are left out."""
    edges: dict[str, dict[str, Any]]
    """What lies on hexsides, such as trenches and blown bridges."""
    sides: dict[str, dict[str, Any]]
    """The fields of each side, those that the others may not see only for the side itself."""
    tracks: dict[str, Any]
    """The fields of the game as a whole: weather, scores, lists."""
    planned: dict[str, str]
    """Where the sealed answers of the side put pieces, by their names."""
    waiting: list[str]
    """Who is asked now, as far as the side may know."""
    formations: NotRequired[dict[str, dict[str, Any]]]
    """The fields of each formation, in games that have any."""
    shows: dict[str, Any]
    """What the game shows this side besides: each game has its own."""
    questions: list[QuestionView]
    """The question of the side, and that of the dice when nobody has rolled."""
    sealed: list[str]
    """The answers that the side has given and that are not opened yet."""
