"""§7 What this book changes in the sequence of play: its chapters, and the phases it adds to those of the series."""

from __future__ import annotations

from grognard.games.front1918 import Front, bridges
from grognard.games.front1918.movement import marker_offers, place_marker
from grognard.games.front1918.supply import supply
from grognard.games.front1918.table import BAD, FINE
from grognard.games.front1918.turn import CHAPTERS as OF_THE_SERIES
from grognard.games.front1918.turn import Phases, adjust
from grognard.games.italia.reserves import release_reserves
from grognard.games.italia.table import Italia
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Script, Side
from grognard.kernel.sequence import Phase

LAST_SEQUENCE = 3


def table_of(g: Front) -> Italia:
    """The table as this game declares it."""
    assert isinstance(g, Italia)
    return g


@rule("9.0", "9.1.line", "11.1.3.secondary")
def check_supply(g: Front) -> Script[None]:
    """§9.0 Supply is checked before the weather of the turn: secondary roads are roads then (D28), unless the scenario
    fixes bad weather from the first sequence to the last."""
    row = f"{g.this_turn}-1"
    is_bad = g.has_row("set-weather", row) and g.charts["set-weather"].at(row, "weather") == "bad"
    g.set_weather(BAD if is_bad else FINE)
    yield from supply(g)


@rule("11.2.4.stay")
def lift_footbridges(g: Front, side: Side) -> Script[None]:
    """§11.2.4 Footbridges are taken up before the moves of a phase and in the marker adjustment only."""
    while not g.is_idle(offer := bridges.unspan_offer(g, side)):
        choice = yield g.menu(side, offer, g.done(), rule="11.2.4.stay", ask="ask-lift")
        if choice.verb == "done":
            return
        bridges.unspan(g, choice.noun, clause="11.2.4.stay")


@rule("14.3", "11.2.4.stay")
def adjustment(g: Front, side: Side) -> Script[None]:
    """§14.3 Markers of both sides come off; then the phasing side may take up footbridges."""
    adjust(g, side)
    yield from lift_footbridges(g, side)


@rule("11.2.9")
def place_markers_first(g: Front, side: Side) -> Script[None]:
    """§11.2.9 Option: reserve and disengagement markers are placed before ground units move."""
    if not g.places_markers_first():
        return
    while not g.is_idle(*(offers := marker_offers(g, side))):
        choice = yield g.menu(side, *offers, g.done(), rule="11.2.9", ask="ask-markers-first")
        if choice.verb == "done":
            return
        yield from place_marker(g, side, choice)


def before_movement(g: Front, side: Side) -> Phases:
    """§11.0 What comes after the air missions and before ground units move."""
    return (
        Phase("11.2.10", release_reserves, side),
        Phase("11.2.4.stay", lift_footbridges, side),
        Phase("11.2.9", place_markers_first, side),
    )


CHAPTERS = OF_THE_SERIES._replace(supply=check_supply, adjustment=adjustment, before_movement=before_movement)
