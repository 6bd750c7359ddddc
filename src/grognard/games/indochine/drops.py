"""Chapter 15.1: parachute drops. The zone, its drift, where each unit lands, and what it lands on."""

from __future__ import annotations

from grognard.games.indochine.areas import drop_area
from grognard.games.indochine.artillery import direction
from grognard.games.indochine.assault import fight
from grognard.games.indochine.hiding import observe
from grognard.games.indochine.morale import be_stopped, lose_step
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.victory import check_capture
from grognard.games.indochine.words import ACTED, COMPASS, MOVED
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.straight_lines import Axial
from grognard.kernel.tactics.alternation import begin_with
from grognard.kernel.words.rulebook import rule

HOUSES = ("wooden", "solid")


@rule("15.1", "qa.9", "scenario.bac-kan.french")
def drops(g: Indochine) -> Script[None]:
    """§15.1 Before the initiative the formations due are dropped; their side then acts first this turn (R 47)."""
    for side in g.sides:
        due = [f for f in g.formations_of[side] if g.position.drops[f] == g.position.turn and waiting(g, f)]
        for formation in due:
            yield from drop(g, side, formation)
            check_capture(g)
            if g.position.over:
                return
        if due:
            begin_with(g, side)
            g.tell("initiative-dropped", "15.1", side=side)


def waiting(g: Indochine, formation: int) -> list[int]:
    """The counters of a formation that wait to be dropped."""
    box, own = g.board.box("arriving"), g.position.formation
    return [p for p in g.at(box) if own[p] == formation]


@rule("15.1")
def cannot_drop(g: Indochine, formation: int, hex_: int) -> Refusal | None:
    """§15.1 The marker lies where the scenario lets it."""
    return None if drop_area(g, formation) >> hex_ & 1 else Refusal("15.1", "no-drop-hex")


@rule("15.1", "qa.9")
def drop(g: Indochine, side: Side, formation: int) -> Script[None]:
    """§15.1 One formation: the zone and its direction, the drift of the zone, then a landing for each unit.

    The drop is the activation of the formation, and its units get Movement markers.
    """
    zone = g.drop.these(members(drop_area(g, formation)), cannot_drop, g, formation)
    choice = yield g.choose(side, zone, rule="15.1", ask="ask-drop", formation=formation)
    turned = yield g.choose(side, g.face_to.each(range(len(COMPASS))), rule="15.1", ask="ask-drop-way", hex=choice.noun)
    g.tell("drop-zone", "15.1", formation=formation, hex=choice.noun, word_way=COMPASS[turned.noun])
    way = yield from direction(g, "15.1")
    far = yield from distance(g, "roll-drift", side)
    middle = beyond(g, g.board.grid.axial(choice.noun), way, far)
    tell_drift(g, side, middle, far)
    landings: list[tuple[int, Axial]] = []
    for piece in waiting(g, formation):
        scattered = yield from distance(g, "roll-scatter", side)
        landings.append((piece, beyond(g, middle, turned.noun, scattered)))
    g.position.activated[formation] = 1
    yield from land_all(g, side, landings)


def tell_drift(g: Indochine, side: Side, middle: Axial, far: int) -> None:
    """Tell where the zone has drifted."""
    hex_ = g.board.grid.at(*middle)
    if hex_ < 0:
        g.tell("drifts-off-map", "15.1", side=side, count=far)
    else:
        g.tell("drop-drifts", "15.1", side=side, hex=hex_, count=far)


@rule("15.1", "table.drop")
def distance(g: Indochine, ask: str, side: Side) -> Script[int]:
    """§15.1 A die for a distance, by the wind of the scenario."""
    wind = "strong" if g.has_rule("strong-wind") else "light" if g.has_rule("light-wind") else "none"
    tally = Tally("drift").modifies(g.charts["drift"], wind)
    roll = yield g.roll(rule="15.1", ask=ask, tally=tally, seen_by=g.sides, low=side)
    far = int(tally.result(roll) or 0)
    g.tell("distance-die", "15.1", side=side, roll=roll, count=far)
    return far


def beyond(g: Indochine, start: Axial, way: int, far: int) -> Axial:
    """A spot so far from another, on the map or off it."""
    across, down = g.board.grid.steps[way]
    return start[0] + far * across, start[1] + far * down


# Landing (15.1) ------------------------------------------------------------------------------------------------


@rule("15.1", "8")
def land_all(g: Indochine, side: Side, landings: list[tuple[int, Axial]]) -> Script[None]:
    """§15.1 Units off the map stray, those on free ground land; those on enemies fight, hex by hex (R 116)."""
    grid, attacked = g.board.grid, dict[int, list[int]]()
    for piece, spot in landings:
        hex_ = grid.at(*spot)
        g.mark(piece, MOVED | ACTED)
        if hex_ < 0:
            stray(g, side, piece, spot)
        elif g.counters_at(hex_, side.enemy):
            attacked.setdefault(hex_, []).append(piece)
        else:
            yield from land(g, side, piece, hex_)
    for hex_, pieces in attacked.items():
        yield from land_among(g, side, pieces, hex_)


@rule("15.1")
def stray(g: Indochine, side: Side, piece: int, spot: Axial) -> None:
    """§15.1 A unit off the map comes in on the next turn by the nearest hex, and does nothing else then (R 54)."""
    grid = g.board.grid
    hexes = sorted(grid.hexes, key=lambda hex_: (steps_between(grid.axial(hex_), spot), hex_))
    g.position.entry[piece] = hexes[0]
    g.place(piece, g.board.box("astray"))
    g.tell("strays", "15.1", side, piece=piece, hex=hexes[0])


def steps_between(a: Axial, b: Axial) -> int:
    """How many steps lie between two spots of the lattice."""
    across, down = b[0] - a[0], b[1] - a[1]
    return max(abs(across), abs(down), abs(across + down))


@rule("15.1")
def is_bad_ground(g: Indochine, hex_: int) -> bool:
    """§15.1 Jungle, steep hills, buildings and burning hexes are bad to land on."""
    terrain = g.charts["terrain"]
    kinds = [kind for kind in g.board.terrains_at(hex_) if str(terrain.at(kind, "drop")) == "risk"]
    if g.position.ruined[hex_]:
        kinds = [kind for kind in kinds if kind not in HOUSES]
    is_steep = g.has_rule("steep") and g.board.height[hex_] > 0
    return bool(kinds) or is_steep or bool(g.position.burning[hex_])


@rule("15.1")
def land(g: Indochine, side: Side, piece: int, hex_: int) -> Script[None]:
    """§15.1 A unit lands; on bad ground a die says whether it loses a step or is stopped (a leader dies)."""
    g.place(piece, hex_)
    g.tell_apart(side, piece, "lands", "marker-lands", "15.1", hex=hex_)
    if (yield from touches_down_badly(g, side, piece, hex_)):
        yield from be_stopped(g, piece, "15.1")
    observe(g, [piece], False)


@rule("15.1", "15.3")
def touches_down_badly(g: Indochine, side: Side, piece: int, hex_: int) -> Script[bool]:
    """§15.1 On bad ground a die costs a unit a step, or stops it: whether it is to be stopped.

    §15.3 A unit in a burning hex is stopped whatever the die (R 168).
    """
    if not is_bad_ground(g, hex_) or not g.is_unit[piece]:
        return False
    tally = Tally("landing").modifies(g.charts["landing"])
    roll = yield g.roll(rule="15.1", ask="roll-landing", tally=tally, seen_by=[side], high=side)
    g.tell_apart(side, piece, "lands-badly", "marker-lands-badly", "15.1", hex=hex_, roll=roll)
    if str(tally.result(roll)) != "loss":
        return True
    lose_step(g, piece, "15.1")
    return bool(g.position.burning[hex_])


@rule("15.1", "13", "8.decoy")
def land_among(g: Indochine, side: Side, pieces: list[int], hex_: int) -> Script[None]:
    """§15.1 Units that land on enemies assault them at once and are stopped; a decoy is only found (R 82).

    The ground takes its toll first, whatever lies under the marker (R 167).
    """
    for piece in pieces:
        g.place(piece, hex_)
    g.tell_stack(side, pieces, "land-together", "marker-lands", "15.1", hex=hex_)
    stopped = set()
    for piece in pieces:
        if (yield from touches_down_badly(g, side, piece, hex_)):
            stopped.add(piece)
    if g.units_at(hex_, side.enemy):
        stopped.update(pieces)
    yield from fight(g, side, hex_)
    for piece in pieces:
        if piece in stopped and g.position.at[piece] == hex_:
            yield from be_stopped(g, piece, "15.1")
    observe(g, [piece for piece in pieces if g.is_on_board(piece)], False)


DROPS = (Phase("15.1", drops),)
