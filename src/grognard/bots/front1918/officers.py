"""What officers want in each scenario of a game of the series, read from `officers.toml` beside its data.

Aims, the time of a counter-stroke and the estimate of the final points are data; how they are pursued is code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from grognard.kernel.files.data import Document, Faults, Files
from grognard.kernel.table.play import Play

FILE = "officers.toml"


class ExpectedPoints(NamedTuple):
    """The estimate of the final points from a table."""

    middle: float
    """The points of a balanced game."""
    spread: float
    """The usual deviation from that."""
    taking: float
    """The attacker's chance for a point he does not hold, where only he is near."""
    losing: float
    """His risk for a point he holds, where only the enemy is near."""
    blood: float
    """The points for having all the steps on the map."""
    drift: float
    """The points gained whatever happens."""


class Wishes(NamedTuple):
    """What the officers of both sides want in one scenario."""

    aims: Mapping[str, tuple[str, ...]]
    """By side, printed hexes; a hex named twice counts twice."""
    counter_strokes: Mapping[str, tuple[int, int]]
    """By side, the turn and sequence from which a side without offensive or initiative makes its counter-stroke."""
    prospect: ExpectedPoints


ANYWHERE = Wishes({}, {}, ExpectedPoints(middle=3.0, spread=3.0, taking=0.6, losing=0.6, blood=6.0, drift=0.0))
"""For scenarios the file does not have."""


_known: dict[str, Mapping[str, Wishes]] = {}


def wishes_of(game: type[Play[Any]]) -> Mapping[str, Wishes]:
    """The wishes for each scenario of a game, read once."""
    if game.id not in _known:
        _known[game.id] = _read(game)
    return _known[game.id]


def wishes_for(g: Play[Any]) -> Wishes:
    """The wishes for the scenario of a table."""
    return wishes_of(type(g)).get(g.scenario.id, ANYWHERE)


def _read(game: type[Play[Any]]) -> Mapping[str, Wishes]:
    """Read the file of a game; all faults are reported at once."""
    faults = Faults()
    files = Files([game.folder], faults)
    found = {}
    if files.names(FILE):
        doc = files.read(FILE)
        found = {name: _read_wishes(table) for name, table in doc.tables()}
        doc.done()
    faults.check()
    return found


def _read_wishes(doc: Document) -> Wishes:
    aims, strokes = doc.table("aims", optional=True), doc.table("counter-stroke", optional=True)
    return Wishes(
        {side: tuple(aims.str(side).split()) for side in [*aims.keys()]},
        {side: _turn_and_sequence(strokes, side) for side in [*strokes.keys()]},
        _read_prospect(doc.table("prospect")),
    )


def _turn_and_sequence(doc: Document, side: str) -> tuple[int, int]:
    turn, sequence = doc.ints(side, count=2)
    return turn, sequence


def _read_prospect(doc: Document) -> ExpectedPoints:
    return ExpectedPoints(*(_figure(doc, name) for name in ExpectedPoints._fields))


def _figure(doc: Document, key: str) -> float:
    found = doc.raw(key, default=0.0)
    if not isinstance(found, int | float):
        doc.fault(key, f"expected a number, got {found!r}")
        return 0.0
    return float(found)
