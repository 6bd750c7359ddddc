"""Titles: what can be played, and what never changes about it."""

from __future__ import annotations

from msgspec import Struct, field


class Named(Struct):
    """A thing by its key, and what a person calls it."""

    key: str
    name: str


class ScenarioCard(Struct):
    """A scenario as the lobby shows it."""

    id: str
    title: str
    about: str
    turns: int
    minutes: int
    level: int
    """How hard it is to learn, from 1 to 5."""
    ours: bool
    """Whether it is ours rather than the book's."""
    open: bool = True
    """Whether everything lies open in it."""


class OptionalRule(Struct):
    """A rule that can be switched on when a game is made."""

    id: str
    title: str
    text: str
    scenarios: list[str]
    """Those in which it can be chosen; none for all of them."""
    ours: bool
    """Whether it is a rule of our own, not one of the book."""


class BotCard(Struct):
    """A bot that can play a game: what it is called, and what to expect of it."""

    key: str
    name: str
    about: str = ""
    seconds: float = 0
    """How long it usually thinks about an operation when that can be chosen (`general@5`); 0 when it cannot."""
    most_seconds: float = 0
    """The longest it may be given."""


class TitleCard(Struct):
    """A game as the lobby shows it."""

    id: str
    title: str
    about: str
    subtitle: str
    hides: str
    """What may be hidden in it, in a few words; nothing where everything lies open."""
    sides: list[Named]
    scenarios: list[ScenarioCard]
    """The one to begin with comes first."""
    options: list[OptionalRule]
    bots: list[BotCard]
    """Those that can play it, ours from the weakest to the strongest."""
    usual: str
    """The bot one plays against unless another is chosen."""
    first: str
    """The one for somebody's first game."""
    hints: bool
    """Whether there is an officer to ask for a hint."""


class SideShown(Struct):
    """A side and its colours."""

    key: str
    name: str
    fill: str
    ink: str


class MarkShown(Struct):
    """A mark on a counter: how it is shown (disc, acted, parapet, none), and in the phases of which clauses."""

    key: str
    name: str
    letter: str
    shown: str = "disc"
    phases: list[str] = []


class DieShown(Struct):
    """A die that rules tell apart from the others of its roll: its name and colours."""

    name: str
    fill: str
    ink: str


class HexPrinted(Struct):
    """A hex as printed: where it lies in the units of the board's picture, its ground and its name."""

    number: str
    x: float
    y: float
    ground: list[str] = []
    name: str = ""
    next: list[str] = []
    """The neighbours by number, clockwise from the first direction; empty where there is none."""


class BoxPrinted(Struct):
    """A box beside the map; `due` is the turn when what lies in it arrives, 0 for none."""

    key: str
    name: str
    due: int = 0


class PiecePrinted(Struct):
    """A counter as printed."""

    key: str
    """The name that options speak of."""
    slug: str
    """Its symbols in the sprite are `c-<slug>-<steps>`, and `c-<slug>-<steps>-<face>` for other named faces."""
    title: str
    side: str
    kind: str
    formation: str
    steps: int
    round: bool = False
    caption: str = ""
    """What stands below its picture: the name on the counter, or the title where the counter has it in part only."""


class PhasePrinted(Struct):
    """A step of the sequence of play."""

    rule: str
    title: str
    side: str = ""
    listed: bool = True
    """Whether the sequence of play is shown with it."""


class BriefingShown(Struct):
    """What a player reads before the first turn; nothing where a scenario has no briefing."""

    situation: str = ""
    tasks: dict[str, str] = {}
    """By side."""
    know: list[str] = []


class Kit(Struct):
    """What never changes about a scenario of a game: board, counters, words."""

    title: str
    scenario: str
    name: str
    scenario_name: str
    lang: str
    width: float
    height: float
    radius: float
    """The size of the board's picture and of a hex in it."""
    hexes: list[HexPrinted]
    boxes: list[BoxPrinted]
    pieces: list[PiecePrinted]
    sides: list[SideShown]
    marks: list[MarkShown]
    front: bool
    """Whether a line is drawn between the hexes that the sides hold."""
    turns: list[str]
    """The turns by name, the first at 0."""
    first_turn: int
    """The number in the book of the first turn."""
    overlays: list[Overlay]
    conceals: bool
    """Whether sides have secrets: two people at one screen need a curtain."""
    rules: dict[str, str]
    """Every clause's title, by number."""
    dice: list[DieShown] = []
    """The dice of a roll in their order, where rules tell them apart; rolls of another number of dice have none."""
    briefing: BriefingShown = field(default_factory=BriefingShown)


class Overlay(Struct):
    """Something that can be laid over the map; `of_hex` when it is seen from a chosen hex."""

    key: str
    name: str
    of_hex: bool


class ClauseText(Struct):
    """A clause as the reader shows it."""

    id: str
    title: str
    text: str
    kind: str
    status: str
    reason: str = ""
    sees: list[str] = []
    rulings: list[str] = []


class RulingText(Struct):
    """A ruling as the reader shows it."""

    id: str
    rules: list[str]
    question: str
    ruling: str
    reason: str


class RulesText(Struct):
    """A whole rulebook in one language."""

    title: str
    lang: str
    clauses: list[ClauseText]
    rulings: list[RulingText]
