"""Chapter 4: the twelve phases of a day; chapter 5: the weather."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.verdun.assault import assaults
from grognard.games.verdun.bombardment import bombardment, cannot_bombard
from grognard.games.verdun.breakthrough import NEVER, breakthrough
from grognard.games.verdun.movement import cannot_dig, cannot_move, movement
from grognard.games.verdun.organisation import (
    lift_interdiction,
    rally,
    recovery,
    reinforcements,
    replacements,
    supply_step,
)
from grognard.games.verdun.setup import set_up
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.victory import judge
from grognard.games.verdun.words import ASSAULTED, ATTACKED, BAD, FAIR, FRENCH, GERMAN, MOVED
from grognard.kernel.asking.script import Cannot, Option, Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

ANY_TIME: Mapping[str, Cannot] = {"move": cannot_move, "dig": cannot_dig, "interdict": cannot_bombard}
"""For each verb, the predicate that refuses it at any time: a function of the table, the side and the piece."""


@rule("14.13", "8.22", "13.0")
def why_not_now(g: Verdun, side: Side, option: Option) -> Refusal | None:
    """§14.13, §8.22 No digging in and no strategic movement in a breakthrough; otherwise what holds at any time."""
    if option.verb in NEVER and g.phases()[g.position.phase].script is breakthrough:
        return NEVER[option.verb]
    cannot = ANY_TIME.get(option.verb)
    return why_not_today(g, option.verb) if cannot is None else cannot(g, side, option.noun)


@rule("3.0", "5.1", "6.42", "15.3")
def why_not_today(g: Verdun, verb: str) -> Refusal | None:
    """What is over or not yet: §3.0 the set-up, §5.1 breakthroughs, §6.42 the 121st Division, §15.3 a corps for 16."""
    match verb:
        case "deploy" | "historical" if g.phases()[g.position.phase].script is not set_up:
            return Refusal("3.0", "no-set-up-over")
        case "exploit" if g.position.weather == BAD:
            return Refusal("5.1", "no-breakthrough-today")
        case "call-121" if g.position.called_121:
            return Refusal("6.42", "no-called-already")
        case "call-121" if g.day != g.number("limits", "optional-day"):
            return Refusal("6.42", "no-optional-division")
        case "attach" if "15.3" not in g.options:
            return Refusal("15.3", "no-option")
        case "attach" if g.position.corps_of_16:
            return Refusal("15.3", "no-attached-already")
    return None


@rule("14.9")
def share_ground(g: Verdun) -> None:
    """§14.9 Hexes that nobody controls yet: those north of the first trench line become German, the rest French."""
    north, control = g.board.regions.get("north-control", 0), g.position.control
    for hex_ in g.board.grid.hexes if north else ():
        control[hex_] = control[hex_] or (GERMAN if north >> hex_ & 1 else FRENCH) + 1


@rule("14.9")
def hold_ground(g: Verdun) -> None:
    """§14.9 A unit controls the hex it stands in."""
    for piece in range(len(g.roster)):
        if g.is_on_board(piece):
            g.take_control(g.position.at[piece], g.owner[piece])


def take_ground(g: Verdun) -> None:
    """§14.9 Ground a position does not mention is controlled as at the start, or by the unit standing there."""
    share_ground(g)
    hold_ground(g)


@rule("14.9", "14.8", "3.3", "15.1", "15.4")
def place_markers(g: Verdun) -> None:
    """§14.9 Control follows the first trench line; §14.8 a garrison in every fort; §3.3 the heavy guns are ready."""
    share_ground(g)
    forts = g.charts["forts"]
    for piece in g.own[FRENCH]:
        if g.is_garrison[piece]:
            g.place(piece, g.board.grid.find(forts.at(g.roster[piece].name, "hex")))
    g.position.heavy = g.number("limits", "heavy-shots")
    if "15.1" in g.options and g.forges >= 0:
        g.position.gone[g.forges] = 1
        g.remove(g.forges)
    hold_ground(g)


@rule("4.I", "5.0")
def weather(g: Verdun) -> Script[None]:
    """§5.0 Roll for the weather of the day; the first day is fair."""
    rolled = {}
    if g.position.turn == 1:
        g.position.weather = FAIR
    else:
        tally = Tally("weather").modifies(g.charts["weather"])
        rolled["roll"] = roll = yield g.roll(rule="5.0", ask="roll-weather", tally=tally)
        g.position.weather = BAD if tally.result(roll) == "bad" else FAIR
    g.tell("weather-bad" if g.position.weather == BAD else "weather-fair", "5.0", day=g.day, **rolled)


@rule("8.0", "9.0")
def fresh(g: Verdun, side: Side) -> None:
    """Before a side's movement, clear the marks of units that moved or attacked."""
    for piece in g.marked(g.own[side], MOVED | ATTACKED):
        g.unmark(piece, MOVED | ATTACKED)
    for piece in g.marked(range(len(g.roster)), ASSAULTED):
        g.unmark(piece, ASSAULTED)


def end_of_day(g: Verdun) -> None:
    """§4.0 After the recovery phase of the last turn, victory."""
    judge(g)


def half(side: Side, phases: tuple[str, str, str, str, str]) -> tuple[Phase, ...]:
    """§4.II to §4.VI, or §4.VII to §4.XI: one side's half of the day."""
    organisation, fire, march, storm, rush = phases
    return (
        Phase(organisation, supply_step, side, announce=f"phase-organisation-{side.name}"),
        Phase("6.2", rally, side),
        Phase("6.3", replacements, side),
        Phase("6.4", reinforcements, side),
        Phase("7.22", lift_interdiction, side),
        Phase(fire, bombardment, side, announce=f"phase-bombardment-{side.name}"),
        Phase("8.0", fresh, side, is_listed=False),
        Phase(march, movement, side, announce=f"phase-movement-{side.name}"),
        Phase(storm, assaults, side, announce=f"phase-assault-{side.name}"),
        Phase(rush, breakthrough, side, announce=f"phase-breakthrough-{side.name}"),
    )


SET_UP = (Phase("3.1", set_up, FRENCH, announce="phase-set-up"), Phase("3.2", set_up, GERMAN))
DAY = (
    Phase("4.I", weather, announce="phase-day"),
    *half(GERMAN, ("4.II", "4.III", "4.IV", "4.V", "4.VI")),
    *half(FRENCH, ("4.VII", "4.VIII", "4.IX", "4.X", "4.XI")),
    Phase("4.XII", recovery, GERMAN, announce="phase-recovery"),
    Phase("10.0", recovery, FRENCH),
    Phase("4.0", end_of_day, is_listed=False),
)


@rule("4.0")
def sequence(g: Verdun) -> tuple[Phase, ...]:
    """§4.0 The phases of a day; §3.0 the first begins with the set-up."""
    return (*SET_UP, *DAY) if g.position.turn == 1 and "free-set-up" in g.scenario.rules else DAY
