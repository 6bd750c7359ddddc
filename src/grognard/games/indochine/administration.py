"""Chapter 2.E: the administrative phase, step by step in the order of the book."""

from __future__ import annotations

from grognard.games.indochine.areas import must_hold
from grognard.games.indochine.burning import leave_fires
from grognard.games.indochine.command import TWO_DICE, formation_now, is_hesitant, morale_tally, steps_lost, tell_known
from grognard.games.indochine.ground import abandon_digging, cannot_stack, crowd
from grognard.games.indochine.hiding import cannot_hide, hide, look_around, observe
from grognard.games.indochine.morale import lose_step, note_fall
from grognard.games.indochine.setup import printed_formation, printed_of
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.victory import judge
from grognard.games.indochine.words import (
    ACTED,
    ACTIVE,
    CREW,
    DEPLOYED,
    DUG,
    FRENCH,
    HESITANT,
    JAMMED,
    MOVED,
    NEUTRALISED,
    NOT_YOURS,
    STOPPED,
    TD,
    TD_OVER,
    WITHDREW,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, PASS, Tally
from grognard.kernel.words.rulebook import rule

OF_ONE_TURN = MOVED | TD | TD_OVER | STOPPED | ACTED | ACTIVE | WITHDREW | DUG
"""The marks that last one turn."""

ONE_DIE = Dice(1, 6)


# Markers (2.E, 10.6, 11.1) -------------------------------------------------------------------------------------


@rule("2.E", "10.5", "10.6", "11.1")
def clear_markers(g: Indochine) -> None:
    """§2.E Impacts go, smoke thins, and the marks of the turn come off: fire, movement, stopped."""
    position = g.position
    for hex_ in range(g.board.grid.size):
        position.impact[hex_] = 0
        if position.smoke[hex_]:
            position.smoke[hex_] -= 1
    for piece in range(len(g.roster)):
        if g.has(piece, OF_ONE_TURN):
            g.unmark(piece, OF_ONE_TURN)
    for formation in range(len(g.leader_of)):
        position.activated[formation] = 0


# Leaders (1.3) -------------------------------------------------------------------------------------------------


@rule("2.E", "1.3.elimination")
def replace_leaders(g: Indochine) -> Script[None]:
    """§1.3 Deputies take over the formations whose leader was killed; then someone replaces a dead higher PC."""
    for side in g.sides:
        higher = g.position.higher[side]
        is_fallen = higher >= 0 and bool(g.position.killed_on[higher])
        for formation in g.formations_of[side]:
            if g.position.killed_on[g.leader_of[formation]] and living(g, formation):
                yield from appoint_deputy(g, side, formation)
        if is_fallen:
            yield from appoint_higher(g, side)


def living(g: Indochine, formation: int) -> list[int]:
    """The combat units of a formation on the map, its leader left out."""
    side, leader = g.roster.formation_sides[formation], g.leader_of[formation]
    return [p for p in g.units[side] if p != leader and g.position.formation[p] == formation and g.is_on_board(p)]


@rule("1.3.elimination", "table.leader-replacement")
def appoint_deputy(g: Indochine, side: Side, formation: int) -> Script[None]:
    """§1.3 A die gives the deputy's morale; he appears with a unit of his or next to one, recognised (R 117)."""
    leader = g.leader_of[formation]
    tally = Tally("deputy").modifies(g.charts["deputy"])
    roll = yield g.roll(rule="1.3.elimination", ask="roll-deputy", tally=tally, seen_by=[side], low=side)
    hexes = sorted(deputy_hexes(g, side, formation))
    choice = yield from g.which(
        side,
        g.take_over.these(hexes, cannot_take_over, g, side, formation),
        rule="1.3.elimination",
        ask="ask-take-over",
        piece=leader,
    )
    g.position.deputy[leader] = int(tally.result(roll) or 0)
    g.position.killed_on[leader] = 0
    g.position.steps[leader] = 1
    g.position.marks[leader] &= HESITANT
    g.reveal(leader)
    g.place(leader, choice.noun)
    g.tell("deputy", "1.3.elimination", piece=leader, hex=choice.noun, roll=roll)


@rule("1.3.elimination")
def cannot_take_over(g: Indochine, side: Side, formation: int, hex_: int) -> Refusal | None:
    """§1.3 A deputy appears with a unit of his formation or next to one, away from enemies and fires if he can."""
    return None if hex_ in deputy_hexes(g, side, formation) else Refusal("1.3.elimination", "no-deputy-hex")


def deputy_hexes(g: Indochine, side: Side, formation: int) -> set[int]:
    """The hexes with a unit of the formation, and those adjacent, without enemies and fires."""
    near = {g.position.at[p] for p in living(g, formation)}
    near |= {h for here in near for h in g.board.grid.adjacent[here]}
    return {h for h in near if not g.counters_at(h, side.enemy) and not g.position.burning[h]} or {
        g.position.at[p] for p in living(g, formation)
    }


@rule("1.3.elimination")
def appoint_higher(g: Indochine, side: Side) -> Script[None]:
    """§1.3 When the higher PC is dead, a leader of a formation of the owner's choice takes his place as well."""
    heirs = [p for p in g.leader_of if cannot_succeed(g, side, p) is None]
    if not heirs:
        return
    choice = yield from g.which(
        side, g.succeed.these(heirs, cannot_succeed, g, side), rule="1.3.elimination", ask="ask-succeed"
    )
    g.position.higher[side] = choice.noun
    g.tell("succeeds", "1.3.elimination", side, piece=choice.noun)


@rule("1.3.elimination")
def cannot_succeed(g: Indochine, side: Side, piece: int) -> Refusal | None:
    """§1.3 A leader of a formation on the map takes the place of the higher PC."""
    if g.owner[piece] != side:
        return NOT_YOURS
    is_heir = piece in g.leader_of and g.is_on_board(piece)
    return None if is_heir else Refusal("1.3.elimination", "no-heir")


# Recovery (11.2) -----------------------------------------------------------------------------------------------


@rule("11.2", "ext.11.2", "12.1")
def recovery_tally(g: Indochine, piece: int) -> Tally:
    """§11.2 Morale less one; a leader in the hex or next to it helps, an enemy next to it does not (R 92)."""
    chart, here = g.charts["recovery"], g.position.at[piece]
    tally = morale_tally(g, piece, "recovery")
    tally.add(chart.number("morale", "dice"), "11.2", "reason-recovery")
    distance = min((g.board.grid.distance(here, g.position.at[p]) for p in rallying_leaders(g, piece)), default=9)
    if distance <= 1:
        name = "leader-adjacent" if distance else "leader-here"
        tally.add(-chart.number(name, "dice"), "11.2", f"reason-{name}")
    if any(g.counters_at(h, g.owner[piece].enemy) for h in g.board.grid.adjacent[here]):
        tally.add(-chart.number("enemy-adjacent", "dice"), "ext.11.2", "reason-enemy-adjacent")
    return tally.test(TWO_DICE)


def rallying_leaders(g: Indochine, piece: int) -> list[int]:
    """§11.2 Who helps a unit recover: its leader or the higher PC, a leader only the higher; not if neutralised.

    §3.3 The leader of a unit attached to another formation is that of the other this turn (R 170).
    """
    formation, higher = formation_now(g, piece), g.position.higher[g.owner[piece]]
    leaders = {higher} if g.is_leader[piece] or formation < 0 else {higher, g.leader_of[formation]}
    return [p for p in leaders if p >= 0 and p != piece and g.is_on_board(p) and not g.has(p, NEUTRALISED)]


@rule("ext.11.2", "err1.mp")
def cannot_step_away(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§11.2 Instead of rolling, a neutralised unit may move one hex, not next to an enemy (R 41).

    A deployed weapon would have to be dismounted first (err1.mp).
    """
    side = g.owner[piece]
    if g.position.face[piece] == DEPLOYED:
        return Refusal("err1.mp", "no-deployed")
    if g.board.grid.distance(g.position.at[piece], hex_) != 1:
        return Refusal("ext.11.2", "no-not-adjacent")
    if g.counters_at(hex_, side.enemy):
        return Refusal("ext.11.2", "no-enemy-there")
    if any(g.counters_at(h, side.enemy) for h in g.board.grid.adjacent[hex_]):
        return Refusal("ext.11.2", "no-next-to-enemy")
    if g.position.burning[hex_]:
        return Refusal("15.3", "no-burning")
    return must_hold(g, piece, hex_) or cannot_stack(g, piece, hex_)


@rule("11.2", "ext.11.2", "2.E")
def recover(g: Indochine) -> Script[None]:
    """§11.2 Each neutralised unit tests to recover, or steps away; a natural twelve costs a step.

    Leaders test first, the higher PC before the others: one who recovers helps the next (R 161).
    """
    for side in g.sides:
        higher = g.position.higher[side]
        units = [p for p in g.units[side] if g.is_on_board(p) and g.has(p, NEUTRALISED)]
        for piece in sorted(units, key=lambda p, h=higher: (p != h, not g.is_leader[p])):  # type: ignore[misc]
            yield from recover_one(g, side, piece)


def recover_one(g: Indochine, side: Side, piece: int) -> Script[None]:
    """§11.2 One unit recovers, or steps away, or neither."""
    here = g.position.at[piece]
    away = g.step_away.each(g.board.grid.adjacent[here], cannot_step_away, g, piece)
    tally = recovery_tally(g, piece)
    if len(away) or g.asks_all:
        choice = yield g.choose(
            side,
            g.recover.these([0], tally=lambda *_: recovery_tally(g, piece)),
            away,
            rule="11.2",
            ask="ask-recover",
            piece=piece,
        )
        if choice.verb == "step-away":
            abandon_digging(g, piece)
            g.place(piece, choice.noun)
            g.tell_apart(side, piece, "steps-away", "marker-moves", "ext.11.2", hex=choice.noun)
            observe(g, (piece,), is_tactical=True)
            return
    roll = yield g.roll(rule="11.2", ask="roll-recovery", tally=tally, seen_by=[side], low=side)
    passed = tally.result(roll) == PASS
    if passed:
        g.unmark(piece, NEUTRALISED)
    tell_known(g, piece, "recovers" if passed else "stays-neutralised", "11.2", roll=roll)
    if int(roll) >= g.charts["recovery"].number("loses-step", "dice"):
        lose_step(g, piece, "ext.11.2")


# Formations (12) -----------------------------------------------------------------------------------------------


@rule("12.1", "2.E")
def place_hesitant(g: Indochine) -> list[int]:
    """§12.1 Formations that have lost enough become hesitant; returns those that do so now (R 74)."""
    fresh = []
    for formation, leader in enumerate(g.leader_of):
        enough = steps_lost(g, formation) >= g.position.hesitant_at[formation] > 0
        if enough and not is_hesitant(g, formation) and exists(g, formation):
            g.mark(leader, HESITANT)
            tell_known(g, leader, "hesitates", "12.1", formation=formation)
            fresh.append(formation)
    return fresh


def exists(g: Indochine, formation: int) -> bool:
    """Whether a formation has a combat unit on the map, its leader included, or still to come."""
    side, places = g.roster.formation_sides[formation], (g.board.box("arriving"), g.board.box("astray"))
    own, at = g.position.formation, g.position.at
    return any(own[p] == formation and (g.is_on_board(p) or at[p] in places) for p in g.units[side])


@rule("12.2", "12.1")
def demoralisation_tally(g: Indochine, formation: int, is_fresh: bool) -> Tally:
    """§12.2 The leader's morale less one; one that became hesitant this very turn counts only that (R 53)."""
    leader = g.leader_of[formation]
    tally = morale_tally(g, leader, "demoralisation")
    if not is_fresh or not is_hesitant(g, formation):
        tally.add(-1, "12.2", "reason-demoralisation")
    return tally.test(TWO_DICE)


@rule("12.2", "12", "2.E", "scenario.dong-khe.vm")
def test_formations(g: Indochine) -> Script[None]:
    """§12.2 Hesitant markers are placed, then formations that reached their threshold by new losses are tested."""
    fresh = place_hesitant(g)
    for side in g.sides:
        for formation in g.formations_of[side]:
            losses = steps_lost(g, formation)
            is_due = losses >= g.position.demoralised_at[formation] > 0 and losses > g.position.tested[formation]
            if is_due and exists(g, formation):
                g.position.tested[formation] = losses
                yield from test_formation(g, side, formation, formation in fresh)


def test_formation(g: Indochine, side: Side, formation: int, is_fresh: bool) -> Script[None]:
    """§12.2 One test; the scenario may let its owner fail on purpose (R 50)."""
    if g.has_rule("fail-on-purpose") and side != FRENCH:
        offer = g.test.these([0], tally=lambda *_: demoralisation_tally(g, formation, is_fresh))
        choice = yield g.choose(side, offer, g.fail(), rule="12.2", ask="ask-fail", formation=formation)
        if choice.verb == "fail":
            break_up(g, formation)
            return
    tally = demoralisation_tally(g, formation, is_fresh)
    roll = yield g.roll(rule="12.2", ask="roll-demoralisation", tally=tally, seen_by=[side], low=side)
    failed = tally.result(roll) == FAIL
    g.tell("formation-breaks" if failed else "formation-holds", "12.2", side=side, formation=formation, roll=roll)
    if failed:
        break_up(g, formation)


@rule("12.2", "qa.5")
def break_up(g: Indochine, formation: int) -> None:
    """§12.2 All units of a demoralised formation are removed; those attached to another join it for good (qa.5).

    Not to one that was removed before them (R 171). Its leader is eliminated like them: a higher PC has a successor at
    the end of the next turn (1.3).
    """
    position, side = g.position, g.roster.formation_sides[formation]
    for piece in g.counters[side]:
        host = position.attached[piece]
        if host == formation:
            position.attached[piece] = -1
        if position.formation[piece] != formation:
            continue
        if host >= 0 and position.losses[host] >= 0 and g.is_on_board(piece) and not g.is_leader[piece]:
            position.formation[piece], position.attached[piece] = host, -1
            position.unseen_losses[piece] = 0  # They were those of the formation that is gone (R 76).
        elif g.is_on_board(piece) or position.at[piece] in (g.board.box("arriving"), g.board.box("astray")):
            abandon_digging(g, piece)
            g.remove(piece)
            note_fall(g, piece)
    g.tell("formation-removed", "12.2", side=side, formation=formation)
    count_lost(g, formation)


@rule("12.2", "scenario.dong-khe.victory", "scenario.2")
def count_lost(g: Indochine, formation: int) -> None:
    """§12.2 A formation removed, or without a unit left, is disorganised; it is counted once (R 97)."""
    for piece in g.counters[g.roster.formation_sides[formation]]:
        if g.position.formation[piece] == formation:
            g.position.unseen_losses[piece] = 0
    if g.position.losses[formation] >= 0:
        g.position.disorganised[g.roster.formation_sides[formation]] += 1
        g.position.losses[formation] = -1


@rule("12.2", "scenario.dong-khe.victory", "scenario.2")
def count_destroyed(g: Indochine) -> None:
    """§12.2 Formations whose last unit fell are disorganised too; not those whose last units left the map."""
    own, left = g.position.formation, {*g.at(g.board.box("left"))}
    for formation in range(len(g.leader_of)):
        began = any(own[p] == formation for p in range(len(g.roster)) if not g.is_leader[p])
        has_left = any(own[p] == formation and g.is_unit[p] for p in left)
        if began and steps_lost(g, formation) > 0 and not has_left and not exists(g, formation):
            g.tell("formation-destroyed", "12.2", side=g.roster.formation_sides[formation], formation=formation)
            count_lost(g, formation)


# Repairs (6.7), hiding (8), overstacks (qa.3) ------------------------------------------------------------------


@rule("6.7", "err1.jam", "2.E")
def repair(g: Indochine) -> Script[None]:
    """§6.7 Each jammed machine gun is repaired on a roll of eight or less, deployed or not."""
    for side in g.sides:
        for piece in [p for p in g.units[side] if g.is_on_board(p) and g.has(p, JAMMED)]:
            tally = Tally("repair", g.charts["repair"].number("machine-gun", "at most")).test(TWO_DICE)
            roll = yield g.roll(rule="6.7", ask="roll-repair", tally=tally, seen_by=[side], low=side)
            passed = tally.result(roll) == PASS
            if passed:
                g.unmark(piece, JAMMED)
            tell_known(g, piece, "repaired" if passed else "stays-jammed", "6.7", roll=roll)


@rule("8.rehide", "2.E")
def hide_again(g: Indochine) -> Script[None]:
    """§8 Recognised counters out of observation may be hidden again, as their owners like, now that smoke is gone."""
    if g.has_rule("open"):
        return
    look_around(g)
    for side in g.sides:
        chosen = yield from g.choose_some(
            side, g.hide.each(g.counters[side], cannot_hide, g, side), rule="8.rehide", ask="ask-hide"
        )
        hide(g, side, chosen)


@rule("qa.3", "7.2", "2.E", "8.discovery")
def spread_out(g: Indochine) -> Script[None]:
    """§7.2 At the end of a turn units above the stacking limit go to adjacent hexes of their owner's choice (R 40).

    Hidden ones are looked at as they move (R 183).
    """
    for side in g.sides:
        while full := [
            h for h in sorted({g.position.at[p] for p in g.on_board(side)}) if crowd(g, h, side) > g.stack_limit
        ]:
            movable = [h for h in full if surplus(g, side, h)]
            if not movable:
                break
            here = movable[0]
            unit = yield from g.which(
                side, g.disperse.each(surplus(g, side, here)), rule="qa.3", ask="ask-disperse", hex=here
            )
            piece = unit.noun
            ways = g.to.each(g.board.grid.adjacent[here], cannot_disperse_to, g, piece)
            to = yield from g.which(side, ways, rule="qa.3", ask="ask-disperse-to", piece=piece)
            abandon_digging(g, piece)
            g.place(piece, to.noun)
            g.tell_apart(side, piece, "disperses", "marker-moves", "qa.3", hex=to.noun)
            observe(g, (piece,), is_tactical=True)


def surplus(g: Indochine, side: Side, hex_: int) -> list[int]:
    """The infantry in a full hex that has somewhere to go."""
    around = g.board.grid.adjacent[hex_]
    infantry = [p for p in g.units_at(hex_, side) if g.is_infantry[p]]
    return [p for p in infantry if any(cannot_disperse_to(g, p, h) is None for h in around)]


@rule("qa.3")
def cannot_disperse_to(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§7.2 Surplus units go where there is room and no enemy."""
    if g.board.grid.distance(g.position.at[piece], hex_) != 1:
        return Refusal("qa.3", "no-not-adjacent")
    if g.counters_at(hex_, g.owner[piece].enemy):
        return Refusal("qa.3", "no-enemy-there")
    return Refusal("15.3", "no-burning") if g.position.burning[hex_] else cannot_stack(g, piece, hex_)


@rule("2.E")
def end_of_turn(g: Indochine) -> Script[None]:
    """§2.E Formations are counted, replacements come, and the game may end."""
    count_destroyed(g)
    yield from bring_replacements(g)
    judge(g)


@rule("scenario.dong-khe.vm")
def cannot_replace(g: Indochine, side: Side, formation: int) -> Refusal | None:
    """Dong Khé: a company that was destroyed or removed may be replaced by a complete one, four times in all."""
    if g.roster.formation_sides[formation] != side or g.position.losses[formation] >= 0:
        return Refusal("scenario.dong-khe.vm", "no-destroyed")
    return None if g.position.replacements[side] else Refusal("scenario.dong-khe.vm", "no-replacements")


@rule("scenario.dong-khe.vm")
def bring_replacements(g: Indochine) -> Script[None]:
    """Dong Khé: complete companies come in for destroyed ones, from the next turn on."""
    for side in g.sides:
        while g.position.replacements[side] and g.position.turn < g.scenario.turns:
            lost = g.replace.each(g.formations_of[side], cannot_replace, g, side)
            if not len(lost):
                break
            choice = yield g.choose(side, lost, g.done(), rule="scenario.dong-khe.vm", ask="ask-replace")
            if choice.verb == "done":
                break
            replace_company(g, side, choice.noun)


@rule("scenario.dong-khe.vm", "err1.mp")
def replace_company(g: Indochine, side: Side, formation: int) -> None:
    """Dong Khé: the counters printed for a company are made whole and wait beside the map, its weapons dismounted.

    One that has joined another company for good (qa.5) is part of the complete one again, once it has fallen (R 172).
    """
    position, steps = g.position, printed_of(g.scenario.position).steps
    position.replacements[side] -= 1
    position.losses[formation] = position.tested[formation] = 0
    position.arrives[formation] = position.turn + 1
    position.activated[formation] = position.entry_edges[formation] = 0
    for piece in g.units[side]:
        if printed_formation(g, piece) == formation and not g.is_on_board(piece):
            position.formation[piece], position.attached[piece] = formation, -1
            position.steps[piece] = steps.get(g.roster[piece].name, g.roster.steps[piece])
            position.marks[piece] = 0
            if g.is_weapon[piece]:
                g.turn_to(piece, CREW)
            position.deputy[piece] = position.killed_on[piece] = position.unseen_losses[piece] = 0
            position.entry[piece] = -1
            g.conceal(piece)
            g.place(piece, g.board.box("arriving"))
    g.tell("replaced", "scenario.dong-khe.vm", side=side, formation=formation)


ADMINISTRATION = (
    Phase("15.3", leave_fires, announce="phase-administration"),
    Phase("2.E", clear_markers),
    Phase("1.3.elimination", replace_leaders),
    Phase("11.2", recover),
    Phase("12.2", test_formations),
    Phase("6.7", repair),
    Phase("8.rehide", hide_again),
    Phase("qa.3", spread_out),
    Phase("2.E", end_of_turn, is_listed=False),
)
