"""§7 What this book changes in the sequence of play: its chapters, and the phases it adds to those of the series."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.front1918 import bridges
from grognard.games.front1918.markers import marker_actions
from grognard.games.front1918.supply import supply
from grognard.games.front1918.turn import CHAPTERS as OF_THE_SERIES
from grognard.games.front1918.turn import Chapters, Phases, adjust
from grognard.games.front1918.turn import half as of_the_series
from grognard.games.front1918.words import BAD, FINE, UNSUPPLIED
from grognard.games.italia.air import AVIATION, end_missions, superiority
from grognard.games.italia.caporetto import clear_roads, collapse, free_reserves, sabotage, send_refugees
from grognard.games.italia.detachments import hide_detachments
from grognard.games.italia.offensives import offensives
from grognard.games.italia.reserves import release_reserves
from grognard.games.italia.setup import concentrate, leave_trucks_out
from grognard.games.italia.table import CP, ENTENTE, Italia
from grognard.games.italia.victory import judge
from grognard.games.italia.vittorio import desertion, gun_silence, hunger, let_guns_fire
from grognard.games.italia.withdrawal import retreat_phase
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.words.rulebook import rule

LAST_SEQUENCE = 3


@rule("11.1.3.secondary")
def is_always_bad(g: Italia) -> bool:
    """§11.1.3 Whether the scenario sets bad weather, after fog or without, for every sequence of every turn (D28)."""
    dates = [f"{g.scenario.id}-{g.number_of(turn)}" for turn in range(1, g.scenario.turns + 1)]
    rows = [
        f"{date}-{n}" for date in dates for n in range(1, LAST_SEQUENCE + 1 if g.has_row("offensives", date) else 2)
    ]
    chart = g.charts["set-weather"]
    return all(g.has_row("set-weather", row) and chart.at(row, "weather") in ("bad", "fog-bad") for row in rows)


@rule("9.0", "9.1.line", "11.1.3.secondary")
def check_supply(g: Italia) -> Script[None]:
    """§9.0 Supply is checked before the weather of the turn: secondary roads are roads then (D28), unless the scenario
    fixes bad weather from the first sequence to the last."""
    g.set_weather(BAD if is_always_bad(g) else FINE)
    free_reserves(g)
    fed = frozenset(p for p in g.fighters[ENTENTE] if g.is_on_board(p) and not g.has(p, UNSUPPLIED))
    yield from supply(g)
    yield from collapse(g, fed)
    yield from hunger(g)


@rule("11.2.4.stay")
def lift_footbridges(g: Italia, side: Side) -> Script[None]:
    """§11.2.4 Footbridges are taken up before the moves of a phase and in the marker adjustment only."""
    yield from act_until_done(g, side, lift_actions, rule="11.2.4.stay", ask="ask-lift")


def lift_actions(g: Italia, side: Side) -> list[Action]:
    """§11.2.4 Take up a footbridge."""
    return [Action(bridges.unspan_offer(g, side), lift, g)]


def lift(g: Italia, edge: int) -> None:
    """§11.2.4 A footbridge is taken up."""
    bridges.unspan(g, edge, clause="11.2.4.stay")


@rule("14.3", "scenario.caporetto.silent-guns")
def adjustment(g: Italia, side: Side) -> None:
    """§14.3 Markers of both sides come off."""
    adjust(g, side)
    if side == CP and "silent-guns" in g.scenario.rules:
        let_guns_fire(g)


@rule("11.2.9")
def place_markers_first(g: Italia, side: Side) -> Script[None]:
    """§11.2.9 Option: reserve and disengagement markers are placed before ground units move."""
    if not g.markers_first:
        return
    yield from act_until_done(g, side, marker_actions, rule="11.2.9", ask="ask-markers-first")


BEFORE_MOVEMENT: tuple[tuple[str, Side, str, Callable[[Italia, Side], Script[None]]], ...] = (
    ("hungarian-desertion", CP, "scenario.vittorio.hungarians", desertion),
    ("refugees", ENTENTE, "scenario.caporetto.refugees", send_refugees),
    ("free-demolitions", ENTENTE, "scenario.caporetto.bridges", sabotage),
    ("reserve-markers", ENTENTE, "11.2.10", release_reserves),
    ("retreat-order", ENTENTE, "11.4", retreat_phase),
)
"""The special rules of scenarios that come before the moves of a side: the rule, the side, the clause, the script."""


def before_movement(g: Italia, side: Side) -> Phases:
    """§11.0 What comes after the air missions and before ground units move; only what this side's movement has is
    listed, for the players read the list."""
    special = [each for each in BEFORE_MOVEMENT if each[0] in g.scenario.rules and each[1] == side]
    return (
        *(Phase(clause, script, side) for _, _, clause, script in special),
        Phase("11.2.4.stay", lift_footbridges, side),
        Phase("11.2.9", place_markers_first, side),
    )


@rule("scenario.vittorio.guns")
def before_sequence(g: Italia, sequence: int) -> Phases:
    """§7.0 What a scenario adds before an operational sequence: guns that will not fire."""
    is_due = "gun-silence" in g.scenario.rules and sequence == g.number("limits", "gun-silence-sequence")
    return (Phase("scenario.vittorio.guns", gun_silence),) if is_due else ()


@rule("3.0.detachment")
def with_hiding(phases: Phases) -> Phases:
    """§3.0 Detachments may be hidden when the moves of a movement or an exploitation phase are over (D82)."""
    found: list[Phase] = []
    for phase in phases:
        found.append(phase)
        if phase.rule in ("movement.combat-units", "exploitation.moves"):
            found.append(Phase("3.0.detachment", hide_detachments, phase.side))
    return (*found,)


@rule("scenario.vittorio.last-turn", "7.0.sequence", "11.2.4.stay")
def half(g: Italia, side: Side, sequence: int) -> Phases:
    """§7.0 The phases of one side; it may take up footbridges after the marker adjustment, which is a phase of its own,
    for a menu may begin again. In the last turn of Vittorio Veneto the third sequence has only the movement of the side
    with the initiative."""
    phases = (*with_hiding(of_the_series(g, side, sequence)), Phase("11.2.4.stay", lift_footbridges, side))
    is_short = g.is_short_turn() and sequence == LAST_SEQUENCE
    if not is_short:
        return phases
    if side != g.initiative:
        return ()
    end = next(n for n, phase in enumerate(phases) if phase.rule == "combat.phase")
    return phases[:end]


@rule("11.1", "scenario.caporetto.refugees")
def movement(g: Italia, side: Side) -> Script[None]:
    """§11.1 Ground units move; then refugees leave the roads."""
    yield from OF_THE_SERIES.movement(g, side)
    clear_roads(g)


@rule("17.1.test", "scenario.vittorio.guns")
def end_sequence(g: Italia) -> Script[None]:
    """§7.0 An operational sequence ends: airmen come home, guns may fire again, and another gun may be taken off."""
    yield from end_missions(g)
    g.position.withdrawn = 0
    if "gun-silence" in g.scenario.rules:
        let_guns_fire(g)


def after_supply(g: Italia) -> Phases:
    """§7.0 The administrative sequence ends with air superiority."""
    return (Phase("17.1.superiority", superiority),)


def before_play(g: Italia) -> Phases:
    """What is done once, before the first turn: options of the set-up."""
    rules = g.scenario.rules
    return (
        *OF_THE_SERIES.before_play(g),
        *((Phase("scenario.solstice.trucks", leave_trucks_out),) if "trucks" in rules else ()),
        *((Phase("scenario.solstice.whatif", concentrate),) if "concentration" in rules else ()),
    )


def kind_of_turn(g: Italia) -> bool:
    """The last turn of a scenario may have a shorter last sequence."""
    return g.is_short_turn()


CHAPTERS = Chapters[Italia](
    before_play=before_play,
    offensives=offensives,
    supply=check_supply,
    after_supply=after_supply,
    aviation=AVIATION._replace(end_missions=end_sequence),
    half=half,
    before_sequence=before_sequence,
    movement=movement,
    adjustment=adjustment,
    before_movement=before_movement,
    judge=judge,
    kind_of_turn=kind_of_turn,
)
