"""The words of the series: marks, kinds of pieces, weather, the fields of its positions, its verbs, and values that
differ from book to book.

A game of the series subclasses `Front`, in `table`, which computes and answers; here are names, and values that decide
nothing. What a book does otherwise is listed in `series`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, ClassVar

from grognard.games.front1918.answers import ANSWERS
from grognard.games.front1918.results import CELLS
from grognard.games.front1918.standing import MISSIONS
from grognard.kernel.asking.claims import Claim, is_enemy_there, is_marked, is_not_next, is_not_yours, is_off_map
from grognard.kernel.asking.script import Noun, Refusal, Side, Voice, verb
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.table.declared import flags
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position, per_edge, per_game, per_hex, per_piece, per_side

MARKS = (
    "disorganised",
    "reorganising",
    "unsupplied",
    "pinned",
    "exploitation",
    "reserve",
    "disengaging",
    "moved",
    "tried",
    "attacked",
    "fired",
    "counter-battery",
    "offensive",
    "resting",
    "late",
    "assigned",
)
(
    DISORGANISED,
    REORGANISING,
    UNSUPPLIED,
    PINNED,
    EXPLOITATION,
    RESERVE,
    DISENGAGING,
    MOVED,
    TRIED,
    ATTACKED,
    FIRED,
    COUNTER,
    OFFENSIVE,
    RESTING,
    LATE,
    ASSIGNED,
) = flags(*MARKS)
UPSET = DISORGANISED | REORGANISING
"""The two faces of one marker; they have the same effects."""

DIVISION, REGIMENT, BRIGADE, TANK = "division", "regiment", "brigade", "tank"
HQ, CORPS, ARMY, STOSS, AIR = "hq", "corps-artillery", "army-artillery", "stosstruppen", "air"
COMBAT, SMALL, DETACHED, GUN, WHEELS, DRAWN = "combat", "small", "detached", "gun", "wheels", "drawn"
"""Traits of kinds: combat units, among them regiments and brigades, and detachments without stacking points; guns; all
that drives, and of it what is drawn."""
ASSAULT, STORMS_IN_ADVANCE, PAYS_FIRST_LOSS = "assault", "storms-in-advance", "pays-first-loss"
"""Traits of assault troops; Stosstruppen give their name to most words of the engine."""
SOURCE = "source"
"""The trait of what is a source of supply where it stands."""
KINDS: Mapping[str, frozenset[str]] = {
    DIVISION: frozenset({COMBAT}),
    REGIMENT: frozenset({COMBAT, SMALL}),
    BRIGADE: frozenset({COMBAT, SMALL}),
    TANK: frozenset({COMBAT}),
    HQ: frozenset({WHEELS}),
    CORPS: frozenset({GUN, WHEELS, DRAWN}),
    ARMY: frozenset({GUN, WHEELS, DRAWN}),
    STOSS: frozenset({ASSAULT, STORMS_IN_ADVANCE}),
    AIR: frozenset(),
}
"""The kinds of pieces with their traits; a book adds its own."""

FINE, FOG, BAD, FOG_THEN_BAD = 0, 1, 2, 3
WEATHERS = ("fine", "fog", "bad", "fog-bad")
FOGGY, MUDDY = (FOG, FOG_THEN_BAD), (BAD, FOG_THEN_BAD)
"""The weathers with fog now, and those that close secondary roads and make bridging harder."""
FIRM, LOOSE = 0, 1
"""Kinds of zone: of steady units, and of pinned units, which Stosstruppen and tanks ignore."""
FLIGHTS = ("observation", "bombing", "interdiction", "interception", "relocation")
UNDECIDED, NOW, LATER = 0, 1, 2
FLYING, STOPPED, WAITING = 0, 1, 2
"""Whether a side may move air groups, has stopped for the phase, or waits for the other side to move one."""

NOT_COMBAT = Refusal("units.combat", "no-not-combat")
NOT_ADJACENT = Refusal("attack.who", "no-not-adjacent")
HELD_BACK = Refusal("reserve.defence", "no-held-back")
HAS_MOVED = Refusal("movement.basic", "no-moved")
MOVE_BEGUN = Refusal("movement.basic", "no-with-begun")


class Season(Position):
    """The fields the games of the series add to the common ones."""

    sequence: Annotated[int, per_game()]
    weather: Annotated[int, per_game(WEATHERS)]
    tries: Annotated[int, per_game()]
    """Footbridges tried in this operational sequence."""
    tank_events: Annotated[int, per_game()]
    """How often the scenario's own tanks may still be called up."""
    called: Annotated[int, per_game(("none", "now", "later"))]
    grounded: Annotated[list[int], per_side(("none", "stopped", "waiting"))]
    """Which side has stopped moving air groups in this phase, and which moves the next one."""
    carrier: Annotated[list[int], per_piece("piece", blank=-1)]
    """The regiment each Stosstruppen counter is with."""
    mission: Annotated[list[int], per_piece(MISSIONS)]
    marker: Annotated[list[int], per_piece()]
    """The number of the exploitation marker a unit has: units with the same number share one."""
    combats: Annotated[list[int], per_piece()]
    """How many combats a gun has taken part in during this phase."""
    fought: Annotated[bytearray, per_hex()]
    """Hexes attacked in this phase."""
    broken: Annotated[dict[int, int], per_edge()]
    footbridge: Annotated[dict[int, int], per_edge()]
    """Which end of the hexside the marker lies in: 1 the first of its two hexes, 2 the other; 3 and 4 the same for
    the second side."""
    tested: Annotated[dict[int, int], per_edge()]
    """Bridges that somebody tried to blow up or rebuild at the end of this movement phase."""


class FrontWords(Play[Season]):
    """What a game of the series declares, and what it may change."""

    series = (Path(__file__).parent / "data",)
    position_class: ClassVar[type[Season]] = Season
    marks: ClassVar[tuple[str, ...]] = MARKS
    cells: ClassVar[Mapping[str, type[Cell]]] = CELLS
    zone_kinds = ("firm", "loose")
    halting_verbs = ("halt", "stay")
    gait_verbs = ("forced",)
    standing_answers: ClassVar[Mapping[str, str]] = {
        "ask-guns-defence": "done",
        "ask-retreat": "retreat 0",
        "ask-react": "done",
    }
    kinds: ClassVar[Mapping[str, frozenset[str]]] = KINDS
    piece_kinds: ClassVar[tuple[str, ...]] = (*KINDS,)
    piece_values = (
        *("attack", "defence", "move", "morale", "potential", "radius", "offensive-potential", "offensive-radius"),
        *("coordination", "protection", "command", "range"),
    )
    piece_traits: ClassVar[tuple[str, ...]] = ("cavalry", "mountain", "marine", "colonial")
    scenario_values = ("first-turn", "tank-events", "stosstruppen")
    special_rules: ClassVar[tuple[str, ...]] = ("free-stosstruppen", "frozen")
    claims: ClassVar[Mapping[str, Claim]] = {
        "no-not-yours": is_not_yours,
        "no-not-on-map": is_off_map,
        "no-not-adjacent": is_not_next,
        "no-enemy-there": is_enemy_there,
        "no-moved": is_marked(MOVED),
        "no-attacked": is_marked(ATTACKED),
    }
    answers = ANSWERS
    overlays: ClassVar[Mapping[str, str]] = {"command": "map", "guns": "hex"}

    builders: ClassVar[tuple[Side, ...]] = ()
    """The sides that lay footbridges."""
    schooled: ClassVar[tuple[Side, ...]] = ()
    """The sides bound by a doctrine."""
    city_regions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The regions of the map that are sources for a side, by its name, while a line joins them to its edge."""
    nations: ClassVar[tuple[str, ...]] = ()
    """The traits that give a counter's nation. A nation may have a row in `prices` and a chart `<nation>-morale`."""
    home_of_tanks: ClassVar[str] = ""
    """The nation tanks count as."""
    storm_mates: ClassVar[str] = COMBAT
    """The trait of the units that ignore the zones of pinned units when they are stacked with Stosstruppen."""
    hampering: ClassVar[tuple[str, ...]] = ()
    """The doctrines that shorten a retreat; their other effects are in rows of the charts with their names."""
    shelters: ClassVar[Mapping[str, str]] = {}
    """Special rules that make guns and headquarters in a region safe, and the region of each."""
    counted_as: ClassVar[Mapping[str, str]] = {}
    """The nations that fight together as one, each by the name of the other."""
    held_by: ClassVar[Mapping[int, Refusal]] = {}
    """The marks that keep a unit where it is, each with the reason: it neither moves nor attacks nor reacts."""
    moved_by: ClassVar[Mapping[int, Refusal]] = {}
    """Marks of units that have acted in this phase with a reason of their own why they do not move."""
    preparing: ClassVar[int] = OFFENSIVE
    """The mark of the guns that fire the Bruchmüller preparation, where their side has it."""
    passing: ClassVar[int] = 0
    """The marks of one book that are cleared when the next phase begins, besides those of the series."""
    staying: ClassVar[int] = 0
    """Marks of units that began a phase in an enemy zone where they stand, though they are marked as moved."""
    silencing: ClassVar[int] = 0
    """The marks that keep a gun from firing."""
    directing: ClassVar[int] = 0
    """The marks of the book that send a unit one way: where hexes are open to it, they leave it one."""
    arrive_first: ClassVar[bool] = False
    """Whether reinforcements come before all moves of a phase, and so begin it where they are placed."""
    staffs_shun_zones: ClassVar[bool] = False
    """Whether a headquarters that is moved back for want of supply ends outside enemy zones."""
    lifts_any_time: ClassVar[bool] = True
    """Whether footbridges may be taken up in the middle of a move."""

    # What each terrain affects; the chart `terrain` says how much. In the order in which reasons are listed.
    priced: ClassVar[tuple[str, ...]] = ()
    """Terrains with a movement cost of their own: the most expensive one in a hex counts."""
    added: ClassVar[tuple[str, ...]] = ()
    """Terrains that add to the cost: the first of these in a hex counts."""
    shifting: ClassVar[tuple[str, ...]] = ()
    """Terrains that shift the odds of an attack."""
    multiplying: ClassVar[tuple[str, ...]] = ()
    """Terrains that multiply the defence."""
    sheltering: ClassVar[tuple[str, ...]] = ()
    """Terrains that change the die of a bombardment."""
    fortified: ClassVar[tuple[str, ...]] = ()
    """Terrains that count as fortifications for the defender's mastery."""
    clinging: ClassVar[tuple[str, ...]] = ()
    """Terrains that change the die of a disengagement."""
    slow: ClassVar[tuple[str, ...]] = ()
    """Terrains of which a hex counts as two in lines of supply, except along a road."""
    closed_to_wheels: ClassVar[tuple[str, ...]] = ()
    """Terrains that guns, headquarters and trucks never enter."""

    launch: Voice = verb(Noun.PIECE, rule="offensive.benefits")
    withdraw: Voice = verb(Noun.HEX, rule="supply.displacement")
    assign: Voice = verb(Noun.PIECE, rule="assault-troops.movement")
    to_regiment: Voice = verb(Noun.PIECE, rule="assault-troops.movement")
    share_out: Voice = verb(rule="assault-troops.movement")
    deal: Voice = verb(Noun.PIECE, rule="scenario.quick-setup")
    fly: Voice = verb(Noun.PIECE, rule="air.alternation")
    mission: Voice = verb(Noun.WORD, *FLIGHTS, rule="air.missions")
    over: Voice = verb(Noun.HEX, rule="air.missions")
    shot_down: Voice = verb(Noun.PIECE, rule="air.interception")
    base: Voice = verb(Noun.PIECE, rule="air.bases")
    now: Voice = verb(rule="arrivals.called")
    later: Voice = verb(rule="arrivals.called")
    enter: Voice = verb(Noun.PIECE, rule="arrivals.ground")
    at_: Voice = verb(Noun.HEX, rule="arrivals.ground")
    move: Voice = verb(Noun.PIECE, rule="movement.basic")
    with_: Voice = verb(Noun.PIECE, rule="movement.basic")
    forced: Voice = verb(rule="movement.forced-march")
    to: Voice = verb(Noun.HEX, rule="movement.basic")
    halt: Voice = verb(rule="movement.basic")
    relieve: Voice = verb(Noun.PIECE, rule="relief.alone")
    stay: Voice = verb(rule="relief.alone")
    span: Voice = verb(Noun.EDGE, rule="footbridge.laying")
    unspan: Voice = verb(Noun.EDGE, rule="footbridge.limits")
    demolish: Voice = verb(Noun.EDGE, rule="bridge.demolition")
    rebuild: Voice = verb(Noun.EDGE, rule="bridge.rebuilding")
    disengage: Voice = verb(Noun.PIECE, rule="disengagement.markers")
    reserve: Voice = verb(Noun.HEX, rule="reserve.markers")
    keep: Voice = verb(Noun.PIECE, rule="reserve.markers")
    attack: Voice = verb(Noun.HEX, rule="attack.who")
    join: Voice = verb(Noun.PIECE, rule="combat.participants")
    call_tank: Voice = verb(Noun.PIECE, rule="tanks.event")
    gun: Voice = verb(Noun.PIECE, rule="combat.guns")
    counter: Voice = verb(Noun.PIECE, rule="combat.counter-battery")
    lead: Voice = verb(Noun.PIECE, rule="lead.named")
    coordinate: Voice = verb(Noun.PIECE, rule="tanks.combat")
    shock: Voice = verb(Noun.PIECE, rule="assault-troops.use")
    loses: Voice = verb(Noun.PIECE, rule="damage.conversion")
    sheds: Voice = verb(Noun.PIECE, rule="damage.assault-troops")
    disorders: Voice = verb(Noun.PIECE, rule="damage.disorganise")
    retreat: Voice = verb(Noun.NUMBER, rule="mastery.test")
    back: Voice = verb(Noun.HEX, rule="retreat.direction")
    react: Voice = verb(Noun.PIECE, rule="mastery.test")
    cancel: Voice = verb(Noun.PIECE, rule="mastery.none")
    confuse: Voice = verb(Noun.PIECE, rule="orders.chart")
    panics: Voice = verb(Noun.PIECE, rule="orders.chart")
    misdirect: Voice = verb(Noun.PIECE, rule="orders.chart")
    advance: Voice = verb(Noun.PIECE, rule="advance.general")
    onward: Voice = verb(Noun.PIECE, rule="advance.general")
    exploit: Voice = verb(Noun.PIECE, rule="exploitation.markers")
    break_off: Voice = verb(Noun.HEX, rule="disengagement.phase")
    by_morale: Voice = verb(Noun.PIECE, rule="disengagement.phase")
    haul: Voice = verb(Noun.PIECE, rule="guns.hauling")
    disband: Voice = verb(Noun.PIECE, rule="stacking.excess")

    # What one book adds at these places, and another does not.
    # Movement of what only one book has: trucks, barges, units that must go back.
    # What a side does not know of the other's units, in the one book where units are hidden.
    # What one book counts for each unit and hexside in a phase, and another does not.
