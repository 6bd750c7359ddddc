"""§8 What this book adds to offensives: guns that must take part, and the one gun of the Bruchmüller preparation."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.turn import offensives as of_the_series
from grognard.games.front1918.words import OFFENSIVE
from grognard.games.italia.table import PREPARED, Italia
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule


def offensive_row(g: Italia) -> str:
    """The row of this turn in the chart of offensives: the option of Solstice has its own."""
    other = f"{g.this_turn}-concentration"
    is_other = "scenario.solstice.whatif" in g.options and g.has_row("offensives", other)
    return other if is_other else g.this_turn


@rule("scenario.vittorio.offensive")
def required_guns(g: Italia, guns: Sequence[int]) -> list[int]:
    """The guns of which one must be among those of the offensive: one by name, or those in a part of the map."""
    if "required-guns" not in g.scenario.rules:
        return []
    words = g.charts["offensives"].value(g.facts.offensive_row(g), "must")
    named = [p for p in guns if g.roster[p].name in words]
    there = [p for p in guns if any(g.board.grid.number(g.position.at[p]).startswith(word) for word in words)]
    return named or there


@rule("8.0", "8.0.benefits", "8.0.duration", "15.2.3", "15.2.2.bruchmuller")
def offensives(g: Italia) -> Script[None]:
    """§8.0 The offensive of the turn; where Bruchmüller prepares it, one of its guns is marked."""
    for piece in range(len(g.roster)):
        if g.has(piece, PREPARED):
            g.unmark(piece, PREPARED)
    yield from of_the_series(g)
    if g.is_offensive and g.number("offensives", g.facts.offensive_row(g), "bruchmuller"):
        yield from name_bruchmuller(g, g.initiative)


@rule("15.2.2.bruchmuller")
def cannot_prepare(g: Italia, side: Side, piece: int) -> Refusal | None:
    """§15.2.2 One gun of the side in Offensive mode carries the preparation."""
    if g.owner[piece] != side or not g.has(piece, OFFENSIVE):
        return Refusal("15.2.2.bruchmuller", "no-not-offensive")
    return None


@rule("15.2.2.bruchmuller", "scenario.caporetto.offensive", "scenario.solstice.whatif")
def name_bruchmuller(g: Italia, side: Side) -> Script[None]:
    """§15.2.2 The preparation is that of one gun in Offensive mode, of its owner's choice."""
    guns = g.prepare_gun.each(g.guns[side], cannot_prepare, g, side)
    if not len(guns):
        return
    choice = yield from g.which(side, guns, rule="15.2.2.bruchmuller", ask="ask-bruchmuller")
    g.mark(choice.noun, PREPARED)
    g.tell("bruchmuller-marked", "15.2.2.bruchmuller", piece=choice.noun, hex=g.position.at[choice.noun])
