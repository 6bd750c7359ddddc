"""Chapter 7: bombardment. Barrages against units, interdiction against roads."""

from __future__ import annotations

from grognard.games.verdun.morale import lose_step, test_morale
from grognard.games.verdun.strength import fire_strength
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import BAD, DIVISIONAL, FIRED, GERMAN, UNSUPPLIED, Shelling
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

NO_TARGET = Refusal("7.1", "no-target")


# Who may fire at what ----------------------------------------------------------------------------------------


@rule("7.0", "6.16", "table.artillery", "2.13", "14.31", "14.32")
def cannot_bombard(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§7.0 Army and corps guns may bombard if they are in supply and have not fired this turn."""
    if g.owner[piece] != side:
        return Refusal("7.0", "no-not-yours")
    if not g.is_gun[piece]:
        return Refusal("7.0", "no-gun")
    if g.kind[piece] == DIVISIONAL:
        return Refusal("table.artillery", "no-divisional")
    if is_away(g, piece):
        return g.why_absent(piece, "7.0")
    if piece == g.heavy:
        return None if g.position.heavy else Refusal("14.32", "no-heavy-left")
    marks = g.position.marks[piece]
    if marks & FIRED:
        return Refusal("7.0", "no-fired")
    return Refusal("6.16", "no-out-of-supply") if marks & UNSUPPLIED else None


def is_away(g: Verdun, piece: int) -> bool:
    """Whether a piece is destroyed or has yet to arrive; guns off the map are not away."""
    place = g.position.at[piece]
    return place >= g.board.grid.size and place != g.board.box("off-map")


@rule("14.31", "14.32")
def covers(g: Verdun, piece: int) -> int:
    """§14.31 The hexes in range: everything for the naval gun; §14.32 ten rows from the north for the heavy guns."""
    grid = g.board.grid
    if piece == g.naval:
        return grid.mask
    if piece == g.heavy:
        return g.heavy_reach
    return grid.within(g.position.at[piece], g.range_of[piece])


def reach_from(g: Verdun, hex_: int) -> dict[Side | None, int]:
    """The hexes within range of the guns in a hex, by side."""
    reach: dict[Side | None, int] = {}
    for piece in g.at(hex_):
        if g.is_gun[piece]:
            reach[g.owner[piece]] = reach.get(g.owner[piece], 0) | covers(g, piece)
    return reach


def ready_guns(g: Verdun, side: Side) -> list[int]:
    """The guns that may bombard now."""
    return [p for p in g.gunners[side] if cannot_bombard(g, side, p) is None]


# §7.1 Barrage --------------------------------------------------------------------------------------------------


@rule("7.1", "7.13", "7.14", "14.33", "14.81")
def cannot_barrage(g: Verdun, side: Side, reach: int, hex_: int) -> Refusal | None:
    """§7.1 A hex in range with enemies; §7.13 no fort, nor Forges; §7.14 guns alone must be observed in bad weather."""
    if not reach >> hex_ & 1:
        return Refusal("7.0", "no-out-of-range")
    if not g.enemies_at(hex_, side):
        return NO_TARGET
    if g.is_fort(hex_):
        return Refusal("7.13", "no-fort")
    if hex_ == g.forges_hex or g.position.at[g.forges] == hex_:
        return Refusal("14.33", "no-forges")
    return None if exposed(g, side, hex_) else Refusal("7.14", "no-observer")


@rule("7.14")
def exposed(g: Verdun, side: Side, hex_: int) -> list[int]:
    """§7.14 The units a barrage affects: in bad weather guns only if a unit of the firer is within three hexes."""
    units = g.units_at(hex_, side.enemy)
    if g.position.weather != BAD:
        return units
    others = [p for p in units if not g.is_gun[p]]
    return units if len(others) < len(units) and is_observed(g, side, hex_) else others


def is_observed(g: Verdun, side: Side, hex_: int) -> bool:
    """Whether a unit of the side stands within three hexes."""
    near, at = g.board.grid.within(hex_, g.number("limits", "counter-battery")), g.position.at
    return any(near >> at[p] & 1 for p in g.own[side])


@rule("7.13", "14.7")
def may_combine(g: Verdun, side: Side) -> bool:
    """§7.13 German guns always combine; French ones under Pétain."""
    return side == GERMAN or g.is_petain()


@rule("7.1", "7.12", "5.2", "7.3", "table.barrage")
def barrage_tally(g: Verdun, side: Side, hex_: int, guns: list[int]) -> Tally:
    """§7.12 The column of the guns' strength, shifted by weather, the first day, and the cover of the target."""
    shifts = g.charts["barrage-shifts"]
    strength = sum(fire_strength(g, p) for p in guns)
    tally = Tally("barrage").strength(strength, g.charts["barrage"])
    if side == GERMAN and g.position.weather != BAD:
        tally.add(shifts.number("german-fair-weather", "columns"), "5.2", "reason-fair")
    if side == GERMAN and g.position.turn == 1:
        tally.add(shifts.number("german-first-day", "columns"), "7.3", "reason-first-day")
    for name in ("village", "city", "trench"):
        if getattr(g, name) >> hex_ & 1:
            tally.add(shifts.number(name, "columns"), "7.12", f"reason-{name}")
    return tally


def single_barrage(g: Verdun, side: Side, reach: int, hex_: int) -> Tally:
    """The tally of all guns in range if they may combine, otherwise of the best one."""
    guns = guns_on(g, side, hex_)
    if not may_combine(g, side):
        guns = sorted(guns, key=lambda p: -fire_strength(g, p))[:1]
    return barrage_tally(g, side, hex_, guns)


def guns_on(g: Verdun, side: Side, hex_: int) -> list[int]:
    """The ready guns with a hex in range."""
    return [p for p in ready_guns(g, side) if covers(g, p) >> hex_ & 1]


@rule("7.1", "7.13")
def cannot_lay(g: Verdun, side: Side, hex_: int, piece: int) -> Refusal | None:
    """§7.0 A ready gun with the hex in range may fire at it."""
    return cannot_bombard(g, side, piece) or (
        None if covers(g, piece) >> hex_ & 1 else Refusal("7.0", "no-out-of-range")
    )


@rule("4.III", "4.VIII", "7.0", "7.1")
def bombardment(g: Verdun, side: Side) -> Script[None]:
    """§7.0 A side fires as often as it likes while it has ready guns."""
    while True:
        guns = ready_guns(g, side)
        reach = 0
        for piece in guns:
            reach |= covers(g, piece)
        targets = [h for h in g.enemy_hexes(side) if reach >> h & 1]
        barrages = g.barrage.each(targets, cannot_barrage, g, side, reach, tally=single_barrage)
        interdictions = g.interdict.these(guns, cannot_bombard, g, side, tally=interdiction_tally)
        if g.is_idle(barrages, interdictions):
            return
        actions = (Action(barrages, barrage, g, side), Action(interdictions, interdict, g, side))
        choice = yield from act(g, side, actions, g.done(), rule="7.0", ask="ask-bombard", is_menu=True, guns=len(guns))
        if choice.verb == "done":
            return


@rule("7.1", "7.11", "7.13")
def barrage(g: Verdun, side: Side, hex_: int) -> Script[None]:
    """§7.1 Name the guns, find the column, roll, and apply the result to every unit in the hex."""
    guns = yield from g.choose_some(
        side,
        g.gun.these(guns_on(g, side, hex_), cannot_lay, g, side, hex_),
        rule="7.13",
        ask="ask-guns",
        least=1,
        most=None if may_combine(g, side) else 1,
        running=lambda chosen: barrage_tally(g, side, hex_, chosen),
        hex=hex_,
    )
    tally = barrage_tally(g, side, hex_, guns)
    spend_guns(g, guns)
    column = g.charts["barrage"].label(tally.column)
    g.tell("barrage", "7.1", side=side, hex=hex_, count=len(guns), column=column)
    roll = yield g.roll(rule="7.1", ask="roll-barrage", tally=tally, high=side)
    result: Shelling = tally.result(roll)
    g.tell("barrage-result", "7.11", roll=roll, result_barrage=result, effect=int(not result.is_nothing), hex=hex_)
    yield from barrage_result(g, side, hex_, result)


def spend_guns(g: Verdun, guns: list[int]) -> None:
    """§7.0 Mark the guns as fired; §14.32 the heavy guns have one shot less."""
    for piece in guns:
        if piece == g.heavy:
            g.position.heavy -= 1
        else:
            g.mark(piece, FIRED)


@rule("7.11", "7.14")
def barrage_result(g: Verdun, side: Side, hex_: int, result: Shelling) -> Script[None]:
    """§7.11 Units test morale; an X first costs a gun or a step, or else makes the test harder.

    §7.14 A gun that nobody observes is ignored: it is not hit, and it does not spare others the harder test.
    """
    if result.is_nothing:
        return
    units = exposed(g, side, hex_)
    added = result.roll
    if result.steps:
        struck = [p for p in units if g.is_gun[p] or is_full(g, p)]
        if struck:
            hits = g.hit.these(struck, why_not_hit, g, side, hex_)
            choice = yield g.choose(side.enemy, hits, rule="7.11", ask="ask-hit", hex=hex_)
            yield from lose_step(g, choice.noun, "7.11")
        else:
            added = g.number("tests", "X-spared", "roll")
    for piece in units:
        if g.position.at[piece] == hex_:
            yield from test_morale(g, piece, added, "7.11")


@rule("7.11", "7.14")
def why_not_hit(g: Verdun, side: Side, hex_: int, piece: int) -> Refusal | None:
    """§7.11 Why an X does not hit a unit: only guns and full infantry are hit; §7.14 no gun that nobody observes."""
    if piece not in g.units_at(hex_, side.enemy):
        return Refusal("7.11", "no-not-shelled")
    if piece not in exposed(g, side, hex_):
        return Refusal("7.14", "no-observer")
    return None if g.is_gun[piece] or is_full(g, piece) else Refusal("7.11", "no-not-struck")


def is_full(g: Verdun, piece: int) -> bool:
    """Whether an infantry unit is at full strength."""
    return g.is_foot[piece] and g.roster.steps[piece] > 1 and g.position.steps[piece] == g.roster.steps[piece]


# §7.2 Interdiction ---------------------------------------------------------------------------------------------


@rule("7.2", "7.23")
def cannot_interdict(g: Verdun, side: Side, piece: int, hex_: int) -> Refusal | None:
    """§7.23 Any hex in range except a source of supply may be interdicted, once by each side."""
    if g.position.interdiction[hex_] >> side & 1:
        return Refusal("7.22", "no-interdicted")
    if g.all_sources >> hex_ & 1:
        return Refusal("7.23", "no-source-hex")
    return None if covers(g, piece) >> hex_ & 1 else Refusal("7.0", "no-out-of-range")


@rule("7.21", "7.23")
def interdictable(g: Verdun, side: Side, reach: int) -> list[int]:
    """§7.21 The hexes that can be interdicted: all in range, occupied or not."""
    marks = g.position.interdiction
    marked = hexset(h for h, mark in enumerate(marks) if mark >> side & 1) if marks.strip(b"\0") else 0
    return members(reach & ~marked & ~g.all_sources)


@rule("7.21", "7.3")
def interdiction_tally(g: Verdun, side: Side, piece: int) -> Tally:
    """§7.21 A roll below the gun's strength succeeds, a 6 never; §7.3 easier for the Germans on the first day."""
    tally = Tally("interdiction").strength(fire_strength(g, piece), g.charts["interdiction"])
    if side == GERMAN and g.position.turn == 1:
        tally.add(g.number("interdiction-shifts", "german-first-day", "columns"), "7.3", "reason-first-day")
    return tally


@rule("7.2", "7.21", "7.22", "7.23")
def interdict(g: Verdun, side: Side, piece: int) -> Script[None]:
    """§7.21 One gun fires at one hex; a success puts a marker there."""
    aims = g.aim.these(interdictable(g, side, covers(g, piece)), cannot_interdict, g, side, piece)
    tally = interdiction_tally(g, side, piece)
    choice = yield g.choose(side, aims, rule="7.21", ask="ask-interdict", piece=piece, tally=tally)
    hex_ = choice.noun
    spend_guns(g, [piece])
    roll = yield g.roll(rule="7.21", ask="roll-interdiction", tally=tally, low=side)
    if tally.result(roll) == "marker":
        g.position.interdiction[hex_] |= 1 << side
        g.tell("interdicted", "7.22", piece=piece, hex=hex_, roll=roll)
    else:
        g.tell("not-interdicted", "7.21", piece=piece, hex=hex_, roll=roll)
