"""The board for most combat tests of Italia: 0505, attacked from the adjacent hexes; and single steps of a combat.

`fight` plays a combat phase from its beginning. `fray` takes for granted how a combat went (leads, damage, mastery) and
plays its tenth step; `stage` plays any other script. The words are those of the tests of Marne 1918.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.battle import Battle
from grognard.games.italia.table import CP, ENTENTE, Italia
from grognard.kernel.asking.script import Script, Side
from tests.games.italia import scenes
from tests.games.italia.scenes import MODELS, field, ground
from tests.games.marne import fray as of_marne
from tests.games.marne import scenes as marne
from tests.games.marne.fights import asks, close, worth

__all__ = ["CP_ATTACKS", "CP_EXPLOITS", "ENTENTE_ATTACKS", "ENTENTE_EXPLOITS", "Fray", "Match", "asks", "close"]
__all__ += ["engage", "fight", "fray", "ground", "in_combat", "scene", "side_of", "stage", "worth"]

CP_ATTACKS, ENTENTE_ATTACKS = "phase 12.1\n", "phase 12.1 2\n"
CP_EXPLOITS, ENTENTE_EXPLOITS = "phase 14.1\n", "phase 14.1 2\n"

EDGES = "0101-0901 0109-0909 0102-0108 0902-0908"
FED = f"region sources-cp {EDGES}\nregion sources-entente {EDGES}\n"
"""Both sides draw supply from all the edges of the field."""
STAFFS = {
    "": ("AQ", "IQ"),
    "grappa": ("G-XIV", "I-IV"),
    "caporetto": ("G-XIV", "I-II"),
    "radetzky": ("A-XI", "I-IV"),
    "albrecht": ("A-VI", "I-VIII"),
    "solstice": ("A-XI", "I-IV"),
    "vittorio": ("A-XI", "I-IV"),
}
"""The headquarters of both sides, by scenario."""


class Match(scenes.Field, marne.Field):  # type: ignore[misc]
    """A game in progress whose charts may be fixed."""

    def fix(self, chart: str, result: str) -> Self:
        """Make every cell of a chart say this."""
        super().fix(chart, result)
        return self


class Fray(scenes.Field, of_marne.Fray):  # type: ignore[misc]
    """A script in progress at a table of Italia."""


def fight(text: str, *cells: str, when: str = CP_ATTACKS, scenario: str = "") -> Match:
    """A sketched field with headquarters, in a combat phase; both sides draw supply from all its edges.

    By a scenario's name its offensives, doctrines and weather hold, with its own pieces; without one, `MODELS`.
    """
    models = "" if scenario else MODELS
    cp, entente = STAFFS[scenario]
    staffs = f"unit {cp} at 0501\nunit {entente} at 0509\n"
    return Match(field(f"italia {scenario}\n{models}{ground(*cells)}{FED}{staffs}{text}\n{when}").game)


def scene(text: str) -> Fray:
    """A position to play a script in."""
    quiet = text if text.startswith("italia") else f"italia\n{MODELS}{text}\nphase 11.1\nunit A-corps13 at 0901\n"
    return Fray(field(quiet).game)


def engage(g: scenes.Field, hex_: str, attackers: str, **how: Any) -> Battle:
    """A combat up to its ninth step: see the tests of Marne 1918."""
    return of_marne.engage(g, hex_, attackers, **how)  # type: ignore[arg-type]


def in_combat(g: Fray, side: Side) -> Fray:
    """The same in the combat phase of a side."""
    phases = g.table.phases()
    g.table.position.phase = next(n for n, each in enumerate(phases) if each.rule == "12.1" and each.side == side)
    return g


def side_of(name: str) -> Side:
    """A side by its name."""
    return CP if name == "cp" else ENTENTE


def fray(text: str, hex_: str, attackers: str, **how: Any) -> Fray:
    """The tenth step of a combat against a hex, from a position."""
    g = scene(text)
    battle = g.battle = engage(g, hex_, attackers, **how)  # type: ignore[attr-defined]
    in_combat(g, battle.side)
    return g.run(aftermath(g.table, battle))


def stage(text: str, script: Callable[[Italia, Side], Script[None]], side: str) -> Fray:
    """A phase of a side, from a position."""
    g = scene(text)
    return g.run(script(g.table, side_of(side)))
