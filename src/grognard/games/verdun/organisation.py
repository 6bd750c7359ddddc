"""Chapter 6: the organisation phases. Rally, replacements, reinforcements, and removal of one's own interdictions."""

from __future__ import annotations

from grognard.games.verdun.morale import morale_tally, surrender
from grognard.games.verdun.strength import is_steady
from grognard.games.verdun.supply import check_supply, corps_of, headquarters, sources, supply_barred, supply_edges
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import in_enemy_zone
from grognard.games.verdun.words import (
    ASSAULTED,
    ATTACKED,
    CHASSEUR,
    DEMORALISED,
    DISRUPTED,
    FIRED,
    FRENCH,
    GARRISON,
    GERMAN,
    HQ,
    MOVED,
    NEW,
    PIONEER,
    REMNANT,
    TRIED,
    UNSUPPLIED,
)
from grognard.kernel.asking.actions import Action, act, act_until_done
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import PASS, Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.trace import spread
from grognard.kernel.words.rulebook import rule

FOR_THE_DAY = FIRED | MOVED | ATTACKED | ASSAULTED | NEW | TRIED
"""The marks that come off when the day is over."""
ALL_TRY = Refusal("6.2", "no-all-try")
WITHOUT_OWN = [bytes(marks & ~(1 << side) for marks in range(256)) for side in (GERMAN, FRENCH)]
"""For each side, every set of interdiction markers in a hex without those of the side."""


@rule("4.II", "4.VII", "6.0", "6.1", "14.32")
def supply_step(g: Verdun, side: Side) -> None:
    """§6.1 Supply is checked once a turn; §14.32 the heavy guns are ready again."""
    if side == GERMAN:
        g.position.heavy = g.number("limits", "heavy-shots")
    check_supply(g, side)
    g.position.points = replacement_points(g, side)
    g.position.pioneer_points = 0


# §6.2 Rally ----------------------------------------------------------------------------------------------------


@rule("6.2", "9.7", "14.41")
def must_give_up(g: Verdun, piece: int) -> bool:
    """§9.7 Reduced or a remnant, next to the enemy, and no steady friend in the hex; §14.41 but no new remnant."""
    position, side = g.position, g.owner[piece]
    if g.has(piece, NEW):
        return False
    weak = g.kind[piece] == REMNANT or position.steps[piece] < g.roster.steps[piece]
    friends = [p for p in g.units_at(position.at[piece], side) if p != piece and is_steady(g, p)]
    return weak and g.is_foot[piece] and not friends and g.is_adjacent_to_enemy(piece)


@rule("6.2")
def give_up(g: Verdun, side: Side) -> None:
    """§6.2 A unit that is demoralised, reduced, out of supply and next to the enemy surrenders without a roll.

    Surrenders come after the attempts to rally, the order its owner would choose: a friend that rallies may save it.
    """
    for piece in g.marked(g.own[side], DEMORALISED):
        if g.is_on_board(piece) and g.has(piece, UNSUPPLIED) and must_give_up(g, piece):
            surrender(g, piece, "6.2")


@rule("6.2")
def cannot_rally(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§6.2 A demoralised unit in supply may rally, once each phase; headquarters wait for the recovery phase."""
    if (why := g.why_not_on_map(side, piece, "6.2")) is not None:
        return why
    if not g.has(piece, DEMORALISED):
        return Refusal("6.2", "no-hq-later" if g.has(piece, DISRUPTED) else "no-not-demoralised")
    if g.has(piece, UNSUPPLIED):
        return Refusal("6.2", "no-out-of-supply")
    return Refusal("6.2", "no-tried") if g.has(piece, TRIED) else None


@rule("6.2", "9.7")
def rally(g: Verdun, side: Side) -> Script[None]:
    """§6.2 Every demoralised unit that can tries to rally, in the owner's order."""
    while True:
        ready = g.rally.each(g.marked(g.own[side], DEMORALISED), cannot_rally, g, side, tally=rally_tally)
        if not len(ready):
            break
        choice = yield g.menu(side, ready, g.done.refused(ALL_TRY), rule="6.2", ask="ask-rally")
        yield from rally_one(g, choice.noun)
    give_up(g, side)
    for piece in g.marked(g.own[side], TRIED):
        g.unmark(piece, TRIED)


def rally_tally(g: Verdun, _: Side, piece: int) -> Tally:
    """The test of an attempt to rally."""
    return morale_tally(g, piece)


@rule("6.2")
def rally_one(g: Verdun, piece: int) -> Script[None]:
    """§6.2 On two dice at or below its morale a unit is steady again; if it fails, it may surrender."""
    tally = morale_tally(g, piece)
    roll = yield g.roll(rule="6.2", ask="roll-rally", tally=tally, low=g.owner[piece])
    g.mark(piece, TRIED)
    if tally.result(roll) == PASS:
        g.unmark(piece, DEMORALISED | DISRUPTED)
        g.tell("rallies", "6.2", piece=piece, roll=roll, need=int(tally.total))
        return
    g.tell("fails-to-rally", "6.2", piece=piece, roll=roll, need=int(tally.total))
    if must_give_up(g, piece):
        surrender(g, piece, "9.7")


# §6.3 Replacements ---------------------------------------------------------------------------------------------


@rule("6.3", "6.31", "14.7")
def replacement_points(g: Verdun, side: Side) -> int:
    """§6.31 Three a turn for the Germans from the second turn; one for the French, two under Pétain."""
    row = "german" if side == GERMAN else "french-petain" if g.is_petain() else "french"
    return g.number("replacements", row, "points") if g.day >= g.number("replacements", row, "day") else 0


BOUGHT = {
    "refill": "reduced-to-full",
    "rebuild": "destroyed-to-reduced",
    "rebuild-full": "destroyed-to-full",
    "return": "hq",
}


@rule("6.32")
def price_of(g: Verdun, how: str) -> int:
    """§6.32 The cost of a use of replacements, from the chart."""
    return g.number("replacement-prices", BOUGHT[how], "points")


def is_pioneer_spent(g: Verdun, piece: int) -> bool:
    """§6.33 Whether this is a pioneer, and the replacement points for pioneers are used up."""
    return g.kind[piece] == PIONEER and g.position.pioneer_points >= g.number("limits", "pioneer-replacements")


@rule("6.32", "6.33", "6.16", "12.3")
def cannot_restore(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§6.32 A reduced infantry unit on the map may be restored, §6.33 if it is in supply and steady."""
    if g.owner[piece] != side:
        return Refusal("6.32", "no-not-yours")
    if not g.is_foot[piece] or g.position.steps[piece] == g.roster.steps[piece]:
        return Refusal("6.32", "no-not-reduced")
    if not g.is_on_board(piece):
        return is_never_back(g, piece) or Refusal("6.32", "no-not-reduced")
    if g.has(piece, UNSUPPLIED | DEMORALISED):
        return Refusal("6.33", "no-in-trouble")
    return Refusal("6.33", "no-pioneers") if is_pioneer_spent(g, piece) else None


def own_hq(g: Verdun, piece: int) -> int:
    """The headquarters to which a unit returns, -1 if it is not on the map."""
    corps = corps_of(g, piece)
    return next((p for p in headquarters(g, g.owner[piece]) if g.corps[p] == corps), -1)


def is_lost(g: Verdun, piece: int) -> bool:
    """Whether a unit was destroyed other than by surrender."""
    return g.position.at[piece] == g.board.out and g.position.steps[piece] == 0 and not g.position.gone[piece]


@rule("6.33", "15.5")
def is_closed(g: Verdun, side: Side, hex_: int) -> bool:
    """§6.33 No unit is placed on enemy units or in an enemy zone; §15.5 unless a friend there cancels the zone."""
    return g.enemies_at(hex_, side) or in_enemy_zone(g, side, hex_)


FOREVER_LOST = {CHASSEUR: "14.6", REMNANT: "14.42", GARRISON: "14.82"}
"""The kinds that replacements never rebuild, with the clause for each."""


@rule("6.32", "6.33", "9.7", "14.2", "14.6", "14.42", "14.82")
def is_never_back(g: Verdun, piece: int) -> Refusal | None:
    """§6.33 Guns and surrendered units never return, nor §14.42 remnants, §14.6 chasseurs, §14.2 the 16th Division."""
    if g.kind[piece] in FOREVER_LOST:
        return Refusal(FOREVER_LOST[g.kind[piece]], "no-never-back")
    if g.is_independent[piece] and not g.position.corps_of_16:
        return Refusal("14.2", "no-never-back")
    if g.is_hq[piece] and not g.position.gone[piece]:
        return Refusal("6.32", "no-hq-returns")
    return Refusal("6.33", "no-never-back") if g.is_gun[piece] or g.position.gone[piece] else None


@rule("6.32", "6.33")
def cannot_rebuild(g: Verdun, side: Side, price: int, piece: int) -> Refusal | None:
    """§6.32 A destroyed infantry unit is rebuilt §6.33 on its own headquarters, if that was found in supply."""
    if g.owner[piece] != side:
        return Refusal("6.32", "no-not-yours")
    if g.kind[piece] == REMNANT:
        return is_never_back(g, piece)
    if g.position.steps[piece]:
        return Refusal("6.32", "no-not-destroyed")
    if never := is_never_back(g, piece):
        return never
    if g.position.points < price:
        return Refusal("6.31", "no-points-left")
    hq = own_hq(g, piece)
    if hq < 0 or g.has(hq, UNSUPPLIED):
        return Refusal("6.33", "no-headquarters")
    if g.has(hq, MOVED):
        return Refusal("6.33", "no-headquarters-new")
    if is_closed(g, side, g.position.at[hq]):
        return Refusal("6.33", "no-enemy-zone")
    over = g.kind[piece] == PIONEER and price > g.number("limits", "pioneer-replacements")
    return Refusal("6.33", "no-pioneers") if over or is_pioneer_spent(g, piece) else None


@rule("6.32", "6.33")
def hq_ground(g: Verdun, side: Side) -> int:
    """§6.33 Where a lost headquarters may return: Verdun, or the roads behind the first German line."""
    return g.city if side == FRENCH else g.road_hexes & g.board.regions.get("north-control", 0)


@rule("6.32", "6.33")
def hq_hexes(g: Verdun, side: Side) -> list[int]:
    """§6.33 Where a lost headquarters can return now: not near the enemy, and for the Germans with an open road."""
    ground = hq_ground(g, side)
    if side == GERMAN:
        ground &= hexset(spread(supply_edges(g, side), sources(g, GERMAN), 0, barred=supply_barred(g, side)))
    return [h for h in members(ground) if not is_closed(g, side, h)]


@rule("6.33")
def why_not_hq_hex(g: Verdun, side: Side, hex_: int) -> Refusal | None:
    """§6.33 Why a headquarters cannot return to a hex."""
    if not hq_ground(g, side) >> hex_ & 1:
        return Refusal("6.33", "no-hq-ground-german" if side == GERMAN else "no-verdun")
    return why_closed(g, side, hex_) or Refusal("6.33", "no-open-road")


@rule("6.33")
def why_closed(g: Verdun, side: Side, hex_: int) -> Refusal | None:
    """§6.33 Why no unit of a side may be placed in a hex: the enemy, or his zone. Agrees with `is_closed`."""
    if not is_closed(g, side, hex_):
        return None
    return Refusal("6.33", "no-enemy-there" if g.enemies_at(hex_, side) else "no-enemy-zone")


@rule("6.32", "6.33")
def cannot_return(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§6.32 An eliminated headquarters may return if there is a hex for it."""
    if g.owner[piece] != side:
        return Refusal("6.32", "no-not-yours")
    if g.kind[piece] == HQ and g.position.gone[piece]:
        return Refusal("6.33", "no-never-back")
    if g.kind[piece] != HQ or not is_lost(g, piece):
        return Refusal("6.32", "no-not-lost")
    return None if hq_hexes(g, side) else Refusal("6.33", "no-place")


@rule("4.II", "4.VII", "6.3", "6.31", "6.32", "6.33")
def replacements(g: Verdun, side: Side) -> Script[None]:
    """§6.31 A side spends its points one by one; unspent points are lost."""
    while g.position.points and not g.is_idle(*(actions := ways_to_spend(g, side))):
        points = g.position.points
        choice = yield from act(
            g, side, actions, g.done(), rule="6.32", ask="ask-replacements", is_menu=True, points=points
        )
        if choice.verb == "done":
            break
    g.position.points = 0


@rule("6.31", "6.32", "6.33")
def ways_to_spend(g: Verdun, side: Side) -> list[Action]:
    """§6.32 The units that may be refilled or rebuilt, and §6.33 the headquarters that may return."""
    steps, full = g.position.steps, g.roster.steps
    reduced = [p for p in g.own[side] if steps[p] != full[p]]
    lost = [p for p in reduced if not steps[p]]
    prices = price_of(g, "rebuild"), price_of(g, "rebuild-full")
    return [
        Action(g.refill.each(reduced, cannot_restore, g, side), refill, g),
        Action(g.rebuild.each(lost, cannot_rebuild, g, side, prices[0]), rebuild, g, side, "rebuild"),
        Action(g.rebuild_full.each(lost, cannot_rebuild, g, side, prices[1]), rebuild, g, side, "rebuild-full"),
        Action(g.return_.each(lost, cannot_return, g, side), bring_back, g, side),
    ]


@rule("6.32")
def spend(g: Verdun, how: str, piece: int) -> None:
    """§6.32 One or two points are spent on one unit."""
    g.position.points -= price_of(g, how)
    g.position.pioneer_points += g.kind[piece] == PIONEER


@rule("6.32")
def refill(g: Verdun, piece: int) -> None:
    """§6.32 A reduced unit has all its steps again."""
    spend(g, "refill", piece)
    g.position.steps[piece] = g.roster.steps[piece]
    g.changed(piece)
    g.tell("replaced-refill", "6.32", piece=piece, hex=g.position.at[piece])


@rule("6.32")
def rebuild(g: Verdun, side: Side, how: str, piece: int) -> None:
    """§6.32 A lost unit comes back to its headquarters, with one step or with all."""
    spend(g, how, piece)
    g.position.steps[piece] = 1 if how == "rebuild" else g.roster.steps[piece]
    g.position.marks[piece] = 0
    bring(g, piece, g.position.at[own_hq(g, piece)])
    g.tell(f"replaced-{how}", "6.32", piece=piece, hex=g.position.at[piece])


@rule("6.33")
def bring_back(g: Verdun, side: Side, piece: int) -> Script[None]:
    """§6.33 A lost headquarters returns to a hex of its owner's choice."""
    spend(g, "return", piece)
    places = g.at_.these(hq_hexes(g, side), why_not_hq_hex, g, side)
    choice = yield g.choose(side, places, rule="6.33", ask="ask-hq-hex", piece=piece)
    g.position.steps[piece] = g.roster.steps[piece]
    g.position.marks[piece] = MOVED  # it was not on the map when supply was checked: no unit is rebuilt on it yet
    bring(g, piece, choice.noun)
    g.tell("replaced-return", "6.32", piece=piece, hex=choice.noun)


@rule("14.9")
def bring(g: Verdun, piece: int, hex_: int) -> None:
    """§14.9 A unit that enters the map takes control of its hex."""
    g.place(piece, hex_)
    g.take_control(hex_, g.owner[piece])


# §6.4 Reinforcements -------------------------------------------------------------------------------------------


@rule("6.4", "6.41", "3.4", "calendar")
def arrivals(g: Verdun, side: Side) -> list[int]:
    """§6.4 The units that are due, in the order of the calendar."""
    days = [name.removeprefix("feb-") for name in g.board.boxes if name.startswith("feb-")]
    due = [f"feb-{day}" for day in days if day.isdecimal() and int(day) <= g.day]
    return [p for name in due for p in g.at(g.board.box(name)) if g.owner[p] == side]


@rule("6.41", "14.2")
def entry_hex(g: Verdun, piece: int) -> int:
    """§6.41 The 16th Division at its own entry, all others at the main one; a sketched board says where, or -1."""
    if g.board.sketch:
        name = "entry-16" if g.is_independent[piece] else "entry-french"
        return next(iter(members(g.board.regions.get(name, 0))), -1)
    return g.board.grid.find(g.charts["calendar"].at(g.roster[piece].formation, "first"))


@rule("6.4", "6.41", "6.42", "14.7", "15.2", "15.3")
def reinforcements(g: Verdun, side: Side) -> Script[None]:
    """§6.4 Units that are due enter; §6.42 the 121st Division on 25 February only, if it is called."""
    if side == FRENCH:
        yield from french_arrivals(g)
        if g.day == g.number("limits", "petain-day") and not g.position.guns_back:
            yield from petain_gun(g)
    elif g.day == g.number("limits", "optional-day") and not g.position.called_121:
        yield from german_121(g)


@rule("6.41", "15.3")
def french_arrivals(g: Verdun) -> Script[None]:
    """§6.41 French units enter by road from the south, and wait while the enemy closes the entry hex."""
    due = []
    for piece in arrivals(g, FRENCH):
        hex_ = entry_hex(g, piece)
        if hex_ < 0:
            continue
        if is_closed(g, FRENCH, hex_):
            g.tell("entry-barred", "6.4", piece=piece, hex=hex_)
        else:
            due.append(piece)
    if "15.3" in g.options and not g.position.corps_of_16 and any(g.is_independent[p] for p in due):
        choice = yield g.choose(FRENCH, g.attach.each(range(3)), rule="15.3", ask="ask-attach")
        g.position.corps_of_16 = choice.noun + 1
    for piece in due:
        bring(g, piece, entry_hex(g, piece))
        g.tell("arrives", "6.4", piece=piece, hex=g.position.at[piece])


@rule("6.42", "15.2")
def german_121(g: Verdun) -> Script[None]:
    """§6.42 The 121st Division may be called once, for a point; it enters on the northern edge."""
    waiting = g.at(g.board.box("feb-25-optional"))
    entry = [h for h in members(g.board.regions.get("entry-121", 0)) if not is_closed(g, GERMAN, h)]
    if not waiting or not entry:
        return
    choice = yield g.choose(GERMAN, g.call_121(), g.done(), rule="6.42", ask="ask-121")
    if choice.verb == "done":
        return
    g.position.called_121 = 1
    for piece in waiting:
        places = g.at_.these(entry, why_no_entry_121, g)
        where = yield g.choose(GERMAN, places, rule="6.42", ask="ask-121-hex", piece=piece)
        bring(g, piece, where.noun)
        g.tell("arrives", "6.42", piece=piece, hex=where.noun)


@rule("6.42", "6.33")
def why_no_entry_121(g: Verdun, hex_: int) -> Refusal | None:
    """§6.42 Why the 121st Division may not enter at a hex: not on its part of the edge, §6.33 or the enemy is near."""
    is_entry = g.board.regions.get("entry-121", 0) >> hex_ & 1
    return why_closed(g, GERMAN, hex_) if is_entry else Refusal("6.42", "no-entry")


@rule("14.7")
def petain_gun(g: Verdun) -> Script[None]:
    """§14.7 On 26 February the French may bring back one eliminated gun, to its headquarters or to Verdun."""
    g.position.guns_back = 1
    lost = [p for p in g.own[FRENCH] if g.is_gun[p] and is_lost(g, p)]
    places = {p: gun_places(g, p) for p in lost}
    able = [p for p in lost if places[p]]
    if not able:
        return
    guns = g.return_.these(able, why_no_gun_back, g)
    choice = yield g.choose(FRENCH, guns, g.done(), rule="14.7", ask="ask-gun-back")
    if choice.verb == "done":
        return
    spots = g.at_.these(places[choice.noun], why_no_gun_place, g, choice.noun)
    where = yield g.choose(FRENCH, spots, rule="14.7", ask="ask-gun-hex", piece=choice.noun)
    g.position.steps[choice.noun] = g.roster.steps[choice.noun]
    g.position.marks[choice.noun] = 0
    bring(g, choice.noun, where.noun)
    g.tell("gun-back", "14.7", piece=choice.noun, hex=where.noun)


@rule("14.7", "9.7", "15.1")
def why_no_gun_back(g: Verdun, piece: int) -> Refusal | None:
    """§14.7 Why a piece cannot return as Pétain's gun: not a gun, not eliminated, out of the game, or no hex for it."""
    if g.owner[piece] != FRENCH or not g.is_gun[piece]:
        return Refusal("14.7", "no-gun" if g.owner[piece] == FRENCH else "no-not-yours")
    if is_lost(g, piece):
        return None if gun_places(g, piece) else Refusal("14.7", "no-place")
    gone = not g.is_on_board(piece) and g.position.gone[piece]
    return g.why_absent(piece, "14.7") if gone else Refusal("14.7", "no-not-eliminated")


@rule("14.7", "14.33", "14.34", "6.33")
def why_no_gun_place(g: Verdun, piece: int, hex_: int) -> Refusal | None:
    """§14.7 Why the gun cannot return to a hex."""
    if piece == g.forges:
        return Refusal("14.33", "no-forges-only")
    if piece == g.rail and not g.rail_hexes >> hex_ & 1:
        return Refusal("14.34", "no-rails")
    return why_closed(g, FRENCH, hex_) or Refusal("14.7", "no-gun-place")


@rule("14.7", "14.33", "14.34")
def gun_places(g: Verdun, piece: int) -> list[int]:
    """The hexes where a gun may return: its supplied headquarters, or else Verdun.

    §14.34 The rail gun only on rails; §14.33 the guns of the left bank only at Forges.
    """
    if piece == g.forges:
        return [] if is_closed(g, FRENCH, g.forges_hex) else [g.forges_hex]
    hq = own_hq(g, piece)
    if hq >= 0 and not g.has(hq, UNSUPPLIED | MOVED) and not is_closed(g, FRENCH, g.position.at[hq]):
        return [g.position.at[hq]]
    return [h for h in hq_hexes(g, FRENCH) if piece != g.rail or g.rail_hexes >> h & 1]


@rule("4.II", "4.VII", "7.22")
def lift_interdiction(g: Verdun, side: Side) -> None:
    """§7.22 A side removes its own interdiction markers at the end of its organisation phase."""
    marks = g.position.interdiction
    marks[:] = marks.translate(WITHOUT_OWN[side])


# §10 -----------------------------------------------------------------------------------------------------------


@rule("4.XII", "10.0", "6.2")
def cannot_recover(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§10.0 A disrupted headquarters in supply may try to rally."""
    if (why := g.why_not_on_map(side, piece, "10.0")) is not None:
        return why
    if not g.has(piece, DISRUPTED):
        return Refusal("10.0", "no-not-disrupted")
    if g.has(piece, UNSUPPLIED):
        return Refusal("6.2", "no-out-of-supply")
    return Refusal("6.2", "no-tried") if g.has(piece, TRIED) else None


@rule("10.0")
def rallies(g: Verdun, side: Side) -> list[Action]:
    """§10.0 The disrupted headquarters that may try to rally."""
    ready = g.rally.each(g.marked(g.own[side], DISRUPTED), cannot_recover, g, side, tally=rally_tally)
    return [Action(ready, rally_one, g)]


@rule("4.XII", "10.0")
def recovery(g: Verdun, side: Side) -> Script[None]:
    """§10.0 Guns are ready again; disrupted headquarters may try to rally."""
    yield from act_until_done(g, side, rallies, rule="10.0", ask="ask-recover")
    for piece in g.marked(g.own[side], FOR_THE_DAY):
        g.unmark(piece, FOR_THE_DAY)
