"""The numbers of an officer, read from the `officers.toml` of a game: no position, no rule.

Every number is written there with a source. A section for a scenario, or a side in it, overrides single numbers. An
enemy step of weight 1 is worth 1; everything else is measured by that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

from grognard.bots.fight.field import Effect, Unit
from grognard.bots.minds.commander import Weighing
from grognard.kernel.files.data import Document, Faults, Files
from grognard.kernel.table.play import Play


@dataclass(frozen=True, slots=True)
class Will:
    """What an officer wants, and how much."""

    step: float
    """A step."""
    stop: float
    """A unit stopped."""
    broken: float
    """A unit broken."""
    unmask: float
    """A counter revealed."""
    take: float
    """Standing on a prize that is not held yet, for each unit of its worth."""
    keep: float
    """Guarding a held prize that is threatened."""
    share: float
    """How much less a prize is worth for each own unit already there."""
    grip: float
    """The part of a prize's worth added to harm done to those who hold it."""
    patience: float
    """The factor for a prize one turn farther away."""
    caution: float
    """The weight of fire on a hex."""
    run: float
    """The weight of fire during a march."""
    answer: float
    """The weight of return fire."""
    prospect: float
    """The weight of the harm that could be done later from a hex."""
    shelter: float
    """A class of cover, before the enemy is seen."""
    crowd: float
    """How much fire on a hex grows with each further unit there."""
    friend: float
    """How much more an own unit counts under shells than an enemy."""
    overrun: float
    """The weight of enemies next to a hex, by the odds."""
    together: float
    """Being within a leader's call."""
    screen: float
    """The part of a prize's worth for a decoy on the way to it."""
    back: float
    """The part of a prize's pull that works on weapons and leaders."""
    again: float
    """The part of an order's worth when a leader lets a unit act again."""
    recover: float
    """A broken unit fit again."""
    enter: float
    """Coming in from beside the map."""
    leave: float
    """A point for leaving the map."""
    idle: float
    """The least worth of an order."""
    nerve: float
    """The least worth of a shot out of turn."""
    wait: float
    """The part of a better shot to come that is lost by shooting now."""
    apart: float
    """The part of a unit's own shot that it gives up by joining another's."""
    bold: float
    """The factor for what an assault promises against what it costs."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """The weight of a step of each kind of unit."""
    name: str = ""
    bonuses: tuple[float, ...] = ()
    """A bonus for each hex, in variations."""

    def harm(self, effect: Effect) -> float:
        """The harm of a fire to a unit of weight 1."""
        return self.step * effect.steps + self.stop * effect.stops + self.broken * effect.breaks

    def weight(self, unit: Unit) -> float:
        """The weight of a unit."""
        return self.weights.get(unit.kind, 1.0)

    @property
    def price(self) -> tuple[float, float, float]:
        """What effects are worth, for tables kept by it."""
        return self.step, self.stop, self.broken


NUMBERS = tuple(each.name for each in fields(Will) if each.type == "float")
FILE = "officers.toml"


class Value(NamedTuple):
    """What a table is worth to a general: the weights of men, prizes and the ground next to them."""

    men: float
    prize: float
    near: float
    """A unit next to a prize, as part of one on it."""
    time: float
    """How much more a prize counts at the end than at the beginning."""
    scale: float
    most: float
    """The worth of a table that is as good as won."""


class GeneralSearch(NamedTuple):
    """What a general tries: other units first, other orders of the same, and how many menus a trial goes on."""

    others: float
    seconds: float
    ahead: float


class Officers:
    """The officers of one game; all faults of the file are reported at once."""

    def __init__(self, game: type[Play[Any]]) -> None:
        faults = Faults()
        doc = Files([game.folder], faults).read(FILE, need_sources=True)
        will = doc.table("will")
        self._base = {name: figure(will, name) for name in NUMBERS}
        self._wills: dict[tuple[str, ...], dict[str, float]] = {}
        for name, section in will.tables():
            self._wills[(name,)] = some(section, NUMBERS)
            for side, within in section.tables():
                self._wills[name, side] = some(within, NUMBERS)
        weights = doc.table("weights")
        self._weights = some(weights, weights.keys())
        self.value = Value(**every(doc.table("value"), Value._fields))
        self.search = GeneralSearch(**every(doc.table("search"), GeneralSearch._fields))
        weighing = doc.table("weighing")
        self.weighing = Weighing(**{name: weighing.raw(name) for name in some(weighing, Weighing._fields)})
        self.green = some(doc.table("green"), NUMBERS)
        slips = doc.table("slips")
        self.slips = slips.int("menu", least=0, most=100), slips.int("within", least=0, most=100)
        doc.done()
        faults.check()

    def will(self, room: str, side: str) -> Will:
        """The will of a side in a scenario."""
        found = dict(self._base)
        for keys in ((side,), (room,), (room, side)):
            found |= self._wills.get(keys, {})
        return Will(**found, weights=self._weights)  # type: ignore[arg-type]

    def greener(self, will: Will) -> Will:
        """The same will with the judgement of a recruit."""
        return replace(will, **{name: getattr(will, name) * factor for name, factor in self.green.items()})


def figure(doc: Document, key: str) -> float:
    """A number; anything else is a fault."""
    found = doc.raw(key)
    if isinstance(found, bool) or not isinstance(found, int | float):
        doc.fault(key, f"expected a number, got {found!r}")
        return 0.0
    return float(found)


def every(doc: Document, keys: Iterable[str]) -> dict[str, float]:
    """Numbers that must all be there."""
    return {key: figure(doc, key) for key in keys}


def some(doc: Document, keys: Iterable[str]) -> dict[str, float]:
    """Those of some numbers that are there."""
    return {key: figure(doc, key) for key in keys if doc.has(key)}
