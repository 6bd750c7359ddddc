"""The dice of a combat, the damage to both sides, and the tactical mastery of each.

`aftermath` carries out mastery and damage.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.front1918.air import air_over
from grognard.games.front1918.battle import ERRONEOUS, NONE, PARTIAL, TOTAL, Battle
from grognard.games.front1918.odds import is_prepared, odds_tally, offensive_bonus
from grognard.games.front1918.results import CombatResult
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

DIE = Dice(1, 6)


# The combat results table ---------------------------------------------------------------------------------------


@rule("results.roll", "results.reading", "results.chart")
def resolve(g: Front, battle: Battle) -> Script[None]:
    """Two dice on the column of the odds: damage to both sides, and a star."""
    tally = odds_tally(g, battle)
    attack, defence = tally.compared or (0, 0)
    column = g.charts["combat"].label(tally.column)
    g.tell("odds", "odds.strengths", hex=battle.hex, attack=float(attack), defence=float(defence), column=column)
    roll = yield g.roll(rule="results.roll", ask="roll-combat", tally=tally, high=battle.side)
    result: CombatResult = tally.result(roll)
    battle.star = result.star
    damage = damage_tally(g, battle, result.attacker)
    battle.damage[battle.side] = int(damage.total)
    battle.damage[battle.side.enemy] = result.defender
    g.tell(
        "combat-result",
        "results.roll",
        roll=roll,
        hex=battle.hex,
        result=result,
        attacker=battle.damage[battle.side],
        defender=battle.damage[battle.side.enemy],
    )
    for reason in damage.reasons:
        g.tell(f"told-{reason.key}", reason.rule, points=int(reason.value))


@rule("results.damage", "weather.fog", "doctrine.side", "doctrine.effects")
def damage_tally(g: Front, battle: Battle, points: int) -> Tally:
    """The attacker's damage: fog spares the side with the initiative a point, the lead's doctrine may cost some."""
    tally = Tally("attacker-damage", points)
    if g.is_foggy() and battle.side == g.initiative:
        tally.add(-g.number("limits", "fog-damage"), "weather.fog", "reason-fog")
    if battle.lead >= 0 and (more := doctrine_damage(g, battle.lead)):
        tally.add(more, "results.damage", f"reason-{g.doctrine(battle.lead)}")
    return tally.limit_total("results.damage", "reason-least", least=0)


@rule("results.damage", "doctrine.effects")
def doctrine_damage(g: Front, lead: int) -> int:
    """The extra damage that the doctrine of its lead costs an attacker."""
    return g.bonus("limits", f"{g.doctrine(lead)}-damage")


# Tactical mastery -----------------------------------------------------------------------------------------------


@rule("mastery.test", "combat.wipe-out", "combat.steps")
def try_mastery(g: Front, battle: Battle) -> Script[None]:
    """A die for the defender, then one for the attacker; a defender eliminated by guns rolls none."""
    for side in (battle.side.enemy, battle.side):
        if not battle.of(side):
            continue
        tally = mastery_tally(g, battle, side)
        ask = "roll-mastery-attacker" if side == battle.side else "roll-mastery-defender"
        roll = yield g.roll(rule="mastery.test", ask=ask, tally=tally, high=side)
        level = battle.mastery[side] = str(tally.result(roll))
        g.tell(f"mastery-{level}", f"mastery.{level}", side=side, roll=roll, modified=int(roll + tally.total))


@rule("mastery.test", "mastery.total", "mastery.partial", "mastery.none", "mastery.erroneous")
def level_by(least: Mapping[str, int], natural: int, modified: int) -> str:
    """6 or a natural 6 is total, 3 partial, 1 none like a natural 1; at 0 or less orders are erroneous."""
    if natural == DIE.sides:
        return TOTAL
    for level, number in least.items():
        if modified >= number:
            return NONE if natural == DIE.number else level
    return ERRONEOUS


def mastery_level(g: Front, natural: int, modified: int) -> str:
    """The level of a roll at this table."""
    return level_by(least_rolls(g), natural, modified)


def least_rolls(g: Front) -> dict[str, int]:
    """The least modified roll of each level, the best level first."""
    return {level: g.number("mastery-levels", level, "least") for level in (TOTAL, PARTIAL, NONE)}


@rule("mastery.modifiers", "mastery.test")
def mastery_tally(g: Front, battle: Battle, side: Side) -> Tally:
    """The modifiers of a side's die."""
    tally = Tally("mastery")
    if side == battle.side:
        count_for_attacker(g, battle, tally)
    else:
        count_for_defender(g, battle, tally)
    count_for_both(g, battle, side, tally)
    least, plus = least_rolls(g), tally.total  # an event keeps the tally, and so must not reach the table through it
    return tally.by(DIE, lambda modified: level_by(least, int(modified - plus), int(modified)))


@rule("mastery.modifiers", "bombardment.preparation", "doctrine.side", "doctrine.effects")
def count_for_defender(g: Front, battle: Battle, tally: Tally) -> None:
    """Fortifications, a disorganised unit, the Bruchmüller preparation, the doctrine of the lead."""

    def count(row: str, clause: str = "mastery.modifiers") -> None:
        tally.add(g.number("mastery", row, "defender"), clause, f"reason-{row}")

    if g.works >> battle.hex & 1:
        count("works")
    if any(map(g.is_upset, battle.defenders)):
        count("disorganised")
    if is_prepared(g, battle):
        count("bruchmuller", "bombardment.preparation")
    school = g.doctrine(battle.against_lead) if battle.against_lead >= 0 else ""
    if school and g.bonus("mastery", school, "defender"):
        count(school, "doctrine.effects")


@rule("mastery.modifiers", "offensive.benefits", "doctrine.side", "doctrine.effects")
def count_for_attacker(g: Front, battle: Battle, tally: Tally) -> None:
    """Stosstruppen, the offensive, doctrine, and the worst attacking division, or unit, if its morale is 3 or 2."""

    def count(row: str, clause: str = "mastery.modifiers") -> None:
        tally.add(g.number("mastery", row, "attacker"), clause, f"reason-{row}")

    if battle.shock >= 0 and g.number("mastery", g.kind[battle.shock], "attacker"):
        count(g.kind[battle.shock])
    bonus = offensive_bonus(g, battle)
    if bonus:
        tally.add(bonus, "offensive.benefits", "reason-offensive")
    school = g.doctrine(battle.lead) if battle.lead >= 0 else ""
    if school and g.bonus("mastery", school, "attacker"):
        count(school, "doctrine.effects")
    every = bool(g.bonus("limits", "weak-units"))
    worst = min((g.facts.morale(g, p) for p in battle.attackers if every or g.is_division[p]), default=0)
    if g.has_row("mastery", f"morale-{worst}"):
        count(f"morale-{worst}")


@rule("mastery.modifiers", "units.elite", "tanks.general", "air.observation")
def count_for_both(g: Front, battle: Battle, side: Side, tally: Tally) -> None:
    """An elite lead unit, mixed nations, and the air groups over the attacked hex."""
    column = "attacker" if side == battle.side else "defender"

    def count(row: str) -> None:
        tally.add(g.number("mastery", row, column), "mastery.modifiers", f"reason-{row}")

    lead = battle.lead_of(side)
    if lead >= 0 and g.is_elite(lead):
        count("elite")
    if is_mixed(g, battle, side):
        count("mixed")
    if air_over(g, side, battle.hex):
        count("friendly-air")
    if air_over(g, side.enemy, battle.hex):
        count("enemy-air")


@rule("mastery.modifiers", "doctrine.cooperation")
def is_mixed(g: Front, battle: Battle, side: Side) -> bool:
    """Whether units of several nations fight for a side; a scenario may let them, or count supporting guns too."""
    has_chart = "cooperation" in g.charts and g.has_row("cooperation", g.scenario.id)
    if has_chart and not g.number("cooperation", g.scenario.id, "malus"):
        return False
    pieces = battle.of(side)
    if has_chart and g.number("cooperation", g.scenario.id, "guns"):
        pieces = [*pieces, *(battle.guns if side == battle.side else battle.against)]
    return len({g.counted_as.get(g.nation[p], g.nation[p]) for p in pieces}) > 1
