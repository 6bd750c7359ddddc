"""The special rules of Vittorio Veneto: hunger, guns that will not fire, Hungarians who go home."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.supply import supplied
from grognard.games.front1918.supports import leave_alone, pass_on, strike
from grognard.games.front1918.words import UNSUPPLIED
from grognard.games.italia.results import GunSilence
from grognard.games.italia.table import CP, ENTENTE, SILENCED, Italia
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)


# Hunger ------------------------------------------------------------------------------------------------------------


@rule("scenario.vittorio.hunger")
def cannot_starve(g: Italia, fed: int, piece: int) -> Refusal | None:
    """A combat unit of the enemy in supply, outside enemy zones, within five hexes of a unit of the Entente; a hidden
    one is named by its hex (D84)."""
    clause = "scenario.vittorio.hunger"
    if g.is_hidden(piece):
        return Refusal(clause, "no-hungry-hidden")
    return cannot_go_hungry(g, fed, piece)


@rule("scenario.vittorio.hunger")
def cannot_go_hungry(g: Italia, fed: int, piece: int) -> Refusal | None:
    """Why there is no hunger for a unit, seen or hidden."""
    clause = "scenario.vittorio.hunger"
    if g.owner[piece] != CP or not g.is_combat[piece] or not g.is_on_board(piece):
        return Refusal(clause, "no-hungry-unit")
    here = g.position.at[piece]
    if g.has(piece, UNSUPPLIED) or not fed >> here & 1:
        return Refusal(clause, "no-starved-already")
    if g.in_zone(ENTENTE, here):
        return Refusal(clause, "no-in-zone")
    near = g.board.grid.within(here, g.number("limits", "hunger-range"))
    return None if near & g.present_hexes(ENTENTE) else Refusal(clause, "no-enemy-near")


@rule("scenario.vittorio.hunger")
def hunger(g: Italia) -> Script[None]:
    """After both sides' checks the Entente may put two units of the enemy out of supply until the next (D42)."""
    if "hunger" not in g.scenario.rules or g.calendar < g.number("limits", "hunger-turn"):
        return
    most = g.number("limits", "hunger-markers")
    units = g.starve.each(g.fighters[CP], cannot_starve, g, supplied(g, CP))
    clause = "scenario.vittorio.hunger"
    chosen = yield from g.choose_some(ENTENTE, units, rule=clause, ask="ask-starve", most=most, limit=most)
    for piece in chosen:
        starve(g, piece)
    for left in range(most - len(chosen), 0, -1):
        hexes = sorted({g.position.at[p] for p in g.fighters[CP] if g.is_hidden(p)})
        places = g.starve_hidden.each(hexes, cannot_starve_hidden, g, supplied(g, CP))
        if not len(places):
            return
        choice = yield g.choose(ENTENTE, places, g.done(), rule=clause, ask="ask-starve-hidden", left=left)
        if choice.verb == "done":
            return
        starve(g, hidden_to_starve(g, supplied(g, CP), choice.noun)[0])


def starve(g: Italia, piece: int) -> None:
    """A unit goes hungry."""
    g.mark(piece, UNSUPPLIED)
    g.tell("starves", "scenario.vittorio.hunger", piece=piece, hex=g.position.at[piece])


def hidden_to_starve(g: Italia, fed: int, hex_: int) -> Sequence[int]:
    """The hidden detachments of a hex that may go hungry; the first of two that look alike is taken (D84)."""
    there = [p for p in g.fighters_at(hex_, CP) if g.is_hidden(p) and cannot_go_hungry(g, fed, p) is None]
    return in_open_order(g, there)


@rule("scenario.vittorio.hunger", "3.0.detachment")
def cannot_starve_hidden(g: Italia, fed: int, hex_: int) -> Refusal | None:
    """A hidden detachment of the enemy that may go hungry is in the hex (D84)."""
    if hidden_to_starve(g, fed, hex_):
        return None
    there = [p for p in g.fighters_at(hex_, CP) if g.is_hidden(p)]
    return cannot_go_hungry(g, fed, there[0]) if there else Refusal("scenario.vittorio.hunger", "no-hungry-unit")


# Guns that will not fire -------------------------------------------------------------------------------------------


@rule("scenario.vittorio.guns")
def cannot_silence(g: Italia, is_army: bool, piece: int) -> Refusal | None:
    """A gun of the Central Powers on the map, of the kind the die asks for, that may still fire."""
    clause = "scenario.vittorio.guns"
    if g.owner[piece] != CP or not g.is_gun[piece] or not g.is_on_board(piece):
        return Refusal(clause, "no-gun")
    if g.is_army_gun[piece] != is_army:
        return Refusal(clause, "no-gun-of-kind")
    return Refusal(clause, "no-gun-silenced") if g.has(piece, SILENCED) else None


@rule("scenario.vittorio.guns")
def gun_silence(g: Italia) -> Script[None]:
    """Before the second sequence two dice are rolled, and each player forbids as many guns to fire as his says; the
    Central Powers choose first (D43)."""
    if "gun-silence" not in g.scenario.rules or g.calendar < g.number("limits", "gun-silence-turn"):
        return
    clause, found = "scenario.vittorio.guns", dict[Side, GunSilence]()
    for side in (CP, ENTENTE):
        tally = Tally("gun-silence").modifies(g.charts["gun-silence"])
        roll = yield g.roll(rule=clause, ask=f"roll-gun-silence-{side.name}", tally=tally, low=CP)
        found[side] = tally.result(roll)
    for side, many in found.items():
        yield from silence_guns(g, side, many.corps, is_army=False)
        yield from silence_guns(g, side, many.army, is_army=True)


@rule("scenario.vittorio.guns")
def silence_guns(g: Italia, side: Side, many: int, is_army: bool) -> Script[None]:
    """A player forbids so many guns of a kind to fire, or as many as there are (D43)."""
    clause = "scenario.vittorio.guns"
    for left in range(many, 0, -1):
        guns = g.silence.each(g.guns[CP], cannot_silence, g, is_army)
        if not len(guns):
            return
        piece = (yield from g.which(side, guns, rule=clause, ask="ask-silence", left=left)).noun
        g.mark(piece, SILENCED)
        g.tell("gun-silenced", clause, piece=piece, hex=g.position.at[piece], side=side)


@rule("scenario.vittorio.guns", "scenario.caporetto.silent-guns")
def let_guns_fire(g: Italia) -> None:
    """The markers that forbid guns to fire come off."""
    for piece in [p for side in g.sides for p in g.guns[side] if g.has(p, SILENCED)]:
        g.unmark(piece, SILENCED)
        g.tell("gun-fires-again", "guns.silenced", piece=piece, hex=g.position.at[piece])


# Hungarians --------------------------------------------------------------------------------------------------------


@rule("scenario.vittorio.hungarians", "2.2", "11.3.2")
def desertion(g: Italia, side: Side) -> Script[None]:
    """Before the Central Powers move, each Hungarian unit rolls; above its printed morale it goes home (D44)."""
    is_due = g.calendar >= g.number("limits", "desertion-turn")
    if side != CP or "hungarian-desertion" not in g.scenario.rules or not is_due:
        return
    clause = "scenario.vittorio.hungarians"
    for piece in [p for p in g.fighters[CP] if "hungarian" in g.roster[p].traits and g.is_on_board(p)]:
        tally = Tally("desertion", g.morale_of[piece]).test(ONE_DIE)
        roll = yield g.roll(rule=clause, ask="roll-desertion", tally=tally, low=CP)
        if tally.result(roll) == FAIL:
            here, stoss = g.position.at[piece], g.stoss_with(piece)
            g.tell("deserts", clause, piece=piece, hex=here, roll=roll)
            strike(g, piece, clause)
            yield from pass_on(g, stoss, piece)
            leave_alone(g, CP, here)
