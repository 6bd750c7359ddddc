"""The odds of a combat: the strengths of attacker and defender, and the column shifts.

The same tally serves the preview before the attack, the choice of the lead units and the dice.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import OFFENSIVE, UNSUPPLIED
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.words.rulebook import rule


def effect(g: Front, row: str, column: str) -> Number:
    """The effect of a terrain in a column of the terrain chart, halves included; a dash is 0."""
    return g.charts["terrain"].amount(row, column)


@rule("offensive.benefits", "bombardment.preparation")
def is_in_offensive(g: Front, side: Side, hex_: int) -> bool:
    """Whether a hex is in the radius of an army artillery of this side in Offensive mode, firing or not."""
    marks, at, size = g.position.marks, g.position.at, g.board.grid.size
    return is_in_range(g, hex_, [p for p in g.guns[side] if marks[p] & OFFENSIVE and at[p] < size])


def is_in_range(g: Front, hex_: int, guns: list[int]) -> bool:
    """Whether a hex is in the radius of one of these guns."""
    far = g.board.grid.distances(hex_) if guns else ()
    return any(far[g.position.at[p]] <= g.gun_radius(p) for p in guns)


@rule("offensive.benefits", "odds.combat", "mastery.modifiers")
def offensive_bonus(g: Front, battle: Battle) -> int:
    """The offensive modifier if it applies to the attacked hex, else 0."""
    bonus = g.offensive_modifier(battle.side)
    return bonus if bonus and is_in_offensive(g, battle.side, battle.hex) else 0


@rule("bombardment.preparation")
def is_prepared(g: Front, battle: Battle) -> bool:
    """Whether the Bruchmüller preparation falls on the attacked hex."""
    if not g.is_bruchmuller(battle.side):
        return False
    guns = [p for p in g.guns[battle.side] if g.has(p, OFFENSIVE) and g.has(p, g.preparing) and g.is_on_board(p)]
    return is_in_range(g, battle.hex, guns)


# Strength ------------------------------------------------------------------------------------------------------


@rule("odds.terrain")
def hindered_by(g: Front, battle: Battle, piece: int) -> list[str]:
    """What an attacker must cross: a crest to climb, a major river, bridged or not."""
    start, hex_ = battle.origin[piece], battle.hex
    return [*(["crest"] if g.ways.climbs(start, hex_) else []), *(["river"] if g.ways.is_river(start, hex_) else [])]


@rule("odds.strengths", "units.attack", "odds.terrain", "odds.cumulative")
def attack_strength(g: Front, battle: Battle) -> Tally:
    """The attack factors of the attackers, each multiplied for its terrain, fractions kept."""
    tally = Tally("attack-strength")
    for piece in battle.attackers:
        factor, ground = g.attack_of[piece][g.position.steps[piece]], hindered_by(g, battle, piece)
        if factor and not ground:
            tally.add(factor, "odds.strengths", "reason-attack", piece=piece)
        elif factor:
            share = prod((effect(g, name, "attack") for name in ground), start=Fraction(1))
            key = f"reason-attack-{'-'.join(ground)}"
            tally.add(factor * share, "odds.terrain", key, piece=piece, factor=factor, share=str(share))
    return tally


@rule("odds.strengths", "odds.terrain", "odds.cumulative", "units.defence")
def defence_strength(g: Front, battle: Battle) -> Tally:
    """The defence factors in the hex, multiplied in a town and in a trench, by both if both apply."""
    tally = Tally("defence-strength")
    for piece in in_open_order(g, battle.defenders):
        if g.position.hidden[piece]:
            count_unknown(g, piece, tally)
            continue
        factor = g.defence_of[piece][g.position.steps[piece]]
        if factor:
            tally.add(factor, "odds.strengths", "reason-defence", piece=piece)
    for name in g.multiplying:
        if g.terrain[name] >> battle.hex & 1:
            tally.times(cover(g, name, battle.side.enemy), "odds.terrain", f"reason-{name}")
    return tally


@rule("combat.reveal")
def count_unknown(g: Front, piece: int, tally: Tally) -> None:
    """A hidden defender counts as the strongest it may be, as far as the attacker knows."""
    least, most = g.facts.range_of(g, piece, "defence")
    if most:
        tally.add(most, "combat.reveal", "reason-defence-hidden", piece=g.named(piece), least=least, most=most)


@rule("combat.reveal")
def morale_against(g: Front, piece: int) -> int:
    """The morale of a lead of the defence: of a hidden unit the highest it may have, as far as the attacker knows."""
    return g.facts.range_of(g, piece, "morale")[1] if g.position.hidden[piece] else g.facts.morale(g, piece)


def cover(g: Front, name: str, side: Side) -> Number:
    """What a terrain multiplies the defence of a side by: in one book its doctrine decides what a trench is worth."""
    if name == "trench" and "trenches" in g.charts and g.has_row("trenches", g.scenario.id):
        return g.number("trenches", g.scenario.id, side.name)
    return effect(g, name, "defence")


# Columns -------------------------------------------------------------------------------------------------------


@rule("odds.strengths", "odds.rounding", "odds.shifts", "odds.below-half", "odds.cumulative", "results.chart")
def odds_tally(g: Front, battle: Battle) -> Tally:
    """Attack to defence, rounded in the defender's favour, then shifted, if necessary beyond the printed columns."""
    attack, defence, chart = attack_strength(g, battle), defence_strength(g, battle), g.charts["combat"]
    tally = shifts_tally(g, battle)
    if attack.total > 0 and defence.total > 0:
        tally.odds(attack, defence, chart)
    else:
        tally.on(chart, None if attack.total <= 0 else len(chart.columns) - 1)
    if battle.lead < 0:
        tally.impossible("lead.attacker", "reason-no-lead")
    return tally


def shifts_tally(g: Front, battle: Battle) -> Tally:
    """The column shifts of a combat."""
    tally = Tally("odds")
    shift_for_terrain(g, battle, tally)
    shift_for_combat(g, battle, tally)
    return tally


@rule("odds.terrain")
def shift_for_terrain(g: Front, battle: Battle, tally: Tally) -> None:
    """The terrain of the hex, and a minor river if every attacker must cross it."""
    for name in g.shifting:
        if g.terrain[name] >> battle.hex & 1:
            tally.add(effect(g, name, "shift"), "odds.terrain", f"reason-{name}")
    if all(g.ways.is_stream(battle.origin[p], battle.hex) for p in battle.attackers):
        tally.add(effect(g, "stream", "shift"), "odds.terrain", "reason-stream")


@rule("odds.combat", "supply.effects", "assault-troops.use", "tanks.general", "tanks.combat", "doctrine.side")
@rule("doctrine.effects", "lead.named")
def shift_for_combat(g: Front, battle: Battle, tally: Tally) -> None:
    """Stosstruppen, the morale of the leads, supply, doctrine, the offensive, concentric attack, a tank."""
    shift = g.charts["shifts"].number
    if battle.shock >= 0:
        kind = g.kind[battle.shock]
        tally.add(shift(kind, "columns"), "assault-troops.use", f"reason-{kind}")
    is_led = min(battle.lead, battle.against_lead) >= 0
    ahead = g.facts.morale(g, battle.lead) - morale_against(g, battle.against_lead) if is_led else 0
    if ahead:
        against = g.named(battle.against_lead)
        tally.add(ahead, "odds.combat", "reason-morale", piece=battle.lead, piece_against=against)
    if any(g.has(p, UNSUPPLIED) for p in battle.defenders):
        tally.add(shift("unsupplied", "columns"), "supply.effects", "reason-unsupplied")
    school = g.doctrine(battle.lead) if battle.lead >= 0 else ""
    if school and (columns := g.bonus("shifts", school, "columns")):
        tally.add(columns, "doctrine.effects", f"reason-{school}")
    bonus = offensive_bonus(g, battle)
    if bonus:
        tally.add(bonus, "offensive.benefits", "reason-offensive")
    if is_concentric(g, battle):
        tally.add(shift("concentric", "columns"), "odds.combat", "reason-concentric")
    coordination = g.roster[battle.tank].value("coordination") if battle.tank >= 0 else 0
    if coordination:
        tally.add(coordination, "tanks.general", "reason-tank", piece=battle.tank)


@rule("odds.combat")
def is_concentric(g: Front, battle: Battle) -> bool:
    """All six adjacent hexes hold attackers or lie in their zones; in one book an adjacent friend prevents it, be it a
    support."""
    if battle.named >= 0:
        return True
    grid, around = g.board.grid, g.board.grid.around[battle.hex]
    held = hexset(battle.origin[p] for p in battle.attackers)
    zones = grid.grow(hexset(battle.origin[p] for p in battle.attackers if g.exerts(p) >= 0))
    if len(grid.adjacent[battle.hex]) < len(grid.neighbours[battle.hex]) or around & ~(held | zones):
        return False
    if not g.number("limits", "concentric-cancelled"):
        return True
    return not around & g.present_hexes(battle.side.enemy)
