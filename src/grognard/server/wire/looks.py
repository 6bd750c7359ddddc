"""What is asked about the table: a hex, a piece, an overlay, a trial, an opinion."""

from __future__ import annotations

from msgspec import Struct

from grognard.server.wire.titles import Named


class HexShown(Struct):
    """A hex in detail: ground, control, zones, who is there, what lies on its sides."""

    number: str
    name: str
    ground: list[str]
    lines: list[str]
    """Whatever else is to be said of it, a sentence each."""
    control: str
    zones: list[str]
    pieces: list[str]
    unknown: dict[str, int]
    source: str


class ValueShown(Struct):
    """A printed value: its name, what it is now, what the full counter has, and where the number comes from."""

    name: str
    value: str
    full: str
    source: str


class PieceShown(Struct):
    """A counter in detail."""

    key: str
    title: str
    side: str
    kind: str
    formation: str
    at: str
    steps: int
    full: int
    values: list[ValueShown]
    marks: list[Named]
    lines: list[str]
    source: str


class OverlayLayer(Struct):
    """The hexes of an overlay that belong to one side; empty for nobody's."""

    side: str
    hexes: list[str]


class OverlayShown(Struct):
    """An overlay as it stands."""

    key: str
    layers: list[OverlayLayer]


class Trial(Struct, forbid_unknown_fields=True):
    """Play a game out many times from here, by bots."""

    games: int = 20
    bot: str = "random"


class OutlookAsked(Struct, forbid_unknown_fields=True):
    """Ask what a side can expect from here, by so many games tried, and for the plan of an officer or a general."""

    side: str
    games: int
    general: bool = False


class PlanPoint(Struct, frozen=True):
    """What an answer of an officer's plan points at on the map: a `piece`, `hex`, `place` or `edge`, by its name."""

    noun: str
    at: str


class LuckSoFar(Struct):
    """The luck of a side in all rolls so far that were good for somebody."""

    luck: float
    error: float
    """The standard deviation that it should have."""
    rolls: int


class LuckAt(Struct):
    """The luck of every side up to a moment."""

    sides: dict[str, LuckSoFar]


class OutlookTold(Struct):
    """What a side can expect, and what an officer would do now, and why."""

    side: str
    worth: float
    """From -1 (lost) to 1 (won)."""
    error: float
    """Its standard error."""
    games: int
    """How many games were tried; fewer than asked for where they are long."""
    plan: list[str]
    points: list[PlanPoint]
    """What the plan points at, in its order; the map draws it as arrows."""
    reasons: list[str]
    luck: LuckSoFar | None = None
    """None in a game that conceals anything: rolls would tell of what was hidden."""
    general: bool = False
    """Whether the plan is a general's."""


class TrialShown(Struct):
    """How far a trial is, and what came of it."""

    done: int
    of: int
    running: bool
    results: dict[str, int]
    """By verdict."""
    why: str = ""
    """Why it has ended before its last game, when nobody stopped it."""


class OpinionAsked(Struct, forbid_unknown_fields=True):
    """Have the officer look at what a side did in a finished game."""

    side: str
