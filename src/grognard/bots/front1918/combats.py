"""Combat: the next attack, the units that join, the targets of guns, and the lead units.

Each attack is planned again with the units left. Losses are in `losses`.
"""

from __future__ import annotations

from collections import Counter

from grognard.bots.front1918.attack_value import battle_of, guns_near, opens_way
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.storms import battery, best_storm, plan_standing, ready_for
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.concentration import PlannedAttack
from grognard.bots.minds.glance import Asked
from grognard.games.front1918.odds import odds_tally
from grognard.kernel.asking.script import Option
from grognard.kernel.numbers.tally import Tally

TANK = 0.5
"""The least worth of an attack for which a tank is called up."""
USEFUL = 0.25
"""The points of damage a gun must add or prevent to be fired now rather than kept."""
SHELL = 1.2
"""The worth of a point of damage done before the assault, relative to one suffered."""


# Which attack -------------------------------------------------------------------------------------------------


def on_attack(s: Situation, question: Asked) -> Option | str | None:
    """The best attack."""
    return next_storm(s, question, False)


def on_attack_exploiting(s: Situation, question: Asked) -> Option | str | None:
    """The best attack in exploitation."""
    return next_storm(s, question, True)


def next_storm(s: Situation, question: Asked, exploiting: bool) -> Option | str | None:
    """The best attack, planned again after each."""
    survey(s)
    storms = plan_standing(s, exploiting, 1)
    s.plans.storm = storms[0] if storms else None
    if s.plans.storm is None:
        s.give_reason("bot-front-no-storm", question.rule)
        return "done"
    say_what_for(s, s.plans.storm, exploiting)
    return question.option("attack", s.plans.storm.target)


def say_what_for(s: Situation, storm: PlannedAttack, exploiting: bool) -> None:
    """Note the reasons for an attack: its odds, its expected result, and its aim."""
    battle = battle_of(s, storm.target, storm.stand, exploiting)
    if battle is None:
        return
    tally, chart = odds_tally(s.g, battle), s.g.charts["combat"]
    s.give_reason(
        "bot-front-storm",
        "attack.who",
        hex=storm.target,
        count=len(storm.stand),
        column=chart.label(tally.column),
        worth=round(storm.worth, 1),
    )
    if storm.target in s.goals:
        s.give_reason("bot-front-storm-aim", "victory.points", hex=storm.target)
    elif opens_way(s, storm.target):
        s.give_reason("bot-front-storm-way", "attack.who", hex=storm.target)
    else:
        s.give_reason("bot-front-storm-wear", "attack.who", hex=storm.target)


def storm_on(s: Situation, question: Asked, exploiting: bool = False) -> PlannedAttack | None:
    """The attack under way, planned now if another player began it."""
    hex_ = question.args.get("hex", -1)
    if s.plans.storm is None or s.plans.storm.target != hex_:
        survey(s)
        s.plans.storm = best_storm(s, hex_, ready_for(s, [hex_], exploiting)) if hex_ >= 0 else None
    return s.plans.storm


def on_join(s: Situation, question: Asked) -> Option | str | None:
    """Those of the plan."""
    storm = storm_on(s, question)
    for option in question.those("join"):
        if storm is not None and option.noun in storm.stand:
            s.give_reason("bot-front-join", "combat.participants", piece=option.noun, hex=storm.target)
            return option
    return "done"


def on_call_tank(s: Situation, question: Asked) -> Option | str | None:
    """For an attack that is worth it."""
    storm = storm_on(s, question)
    if storm is None or storm.worth <= TANK:
        return "done"
    s.give_reason("bot-front-tank", "tanks.event", hex=storm.target)
    return question.those("call-tank")[0]


# Guns ---------------------------------------------------------------------------------------------------------


def on_guns_attack(s: Situation, question: Asked) -> Option | str | None:
    """Those of the plan."""
    storm = storm_on(s, question)
    named = storm.guns if storm is not None else battery(s, question.args["hex"], Counter(), 0)
    for option in question.those("gun"):
        if option.noun in named:
            s.give_reason("bot-front-gun-attack", "combat.guns", piece=option.noun, hex=question.args["hex"])
            return option
    return "done"


def on_guns_exploiting(s: Situation, question: Asked) -> Option | str | None:
    """Guns that have no other use fire at the enemy's guns, if he has any."""
    hex_ = question.args["hex"]
    silenced = sum(s.g.facts.gun_potential(s.g, p) for p in guns_near(s, s.foe, hex_))
    for option in question.those("counter"):
        if silenced > 2 * int(question.args.get("chosen", 0)):
            s.give_reason("bot-front-counter", "bombardment.counter-battery", piece=option.noun, hex=hex_)
            return option
    return "done"


def on_guns_defence(s: Situation, question: Asked) -> Option | str | None:
    """Each gun at its best target: the enemy's guns or his units."""
    best, most = None, USEFUL
    for option in question.options:
        tally = question.explain(option)
        if tally is not None:
            gain = shells_gained(s, option, tally)
            if gain > most:
                best, most = option, gain
    if best is None:
        s.give_reason("bot-front-guns-silent", "combat.guns", hex=question.args["hex"])
        return "done"
    key = "bot-front-gun-defence" if best.verb == "gun" else "bot-front-counter"
    s.give_reason(key, "combat.guns", piece=best.noun, hex=question.args["hex"])
    return best


def shells_gained(s: Situation, option: Option, tally: Tally) -> float:
    """The points of damage one more gun does or prevents."""
    column = 0 if tally.column is None else int(tally.column) + 1
    mean, potential = s.charts.mean_shells, s.g.facts.gun_potential(s.g, option.noun)
    if option.verb == "gun":
        return mean(column) - mean(column - potential)
    die = 0 if tally.die is None else int(tally.die.total)
    return mean(column + potential, die) - mean(column, die)


def on_counter(s: Situation, question: Asked) -> Option | str | None:
    """Corps artillery at the enemy's guns, where that prevents more damage than its fire would do."""
    offers = question.those("counter")
    if not offers or question.tally is None:
        return "done"
    chosen, hex_ = int(question.args.get("chosen", 0)), question.args["hex"]
    storm = storm_on(s, question)
    firing = sum(s.g.facts.gun_potential(s.g, p) for p in storm.guns) if storm is not None else 0
    column = 0 if question.tally.column is None else int(question.tally.column) + 1
    mean, each = s.charts.mean_shells, s.g.facts.gun_potential(s.g, offers[0].noun)
    kept_off = mean(column) - mean(column - each)
    given_up = mean(firing - each * chosen) - mean(firing - each * (chosen + 1))
    if kept_off <= SHELL * given_up:
        return "done"
    s.give_reason("bot-front-counter", "bombardment.counter-battery", piece=offers[0].noun, hex=hex_)
    return offers[0]


# Leads --------------------------------------------------------------------------------------------------------


def on_lead_attack(s: Situation, question: Asked) -> Option | str | None:
    """The highest morale, a reduced unit before a full one, because full ones should exploit."""
    g = s.g
    morale, steps = g.facts.morale, g.position.steps
    best = max(question.options, key=lambda o: (morale(g, o.noun), not g.is_full(o.noun), steps[o.noun], -o.noun))
    s.give_reason("bot-front-lead", "lead.named", piece=best.noun, morale=g.facts.morale(g, best.noun))
    return best


def on_lead_defence(s: Situation, question: Asked) -> Option | str | None:
    """The highest morale, the most steps."""
    g = s.g
    best = max(question.options, key=lambda o: (g.facts.morale(g, o.noun), g.position.steps[o.noun], -o.noun))
    s.give_reason("bot-front-lead", "lead.named", piece=best.noun, morale=g.facts.morale(g, best.noun))
    return best


def on_coordinate(s: Situation, question: Asked) -> Option | str | None:
    """The best tank."""
    best = max(question.options, key=lambda o: (s.g.facts.morale(s.g, o.noun), -o.noun))
    s.give_reason("bot-front-coordinate", "tanks.combat", piece=best.noun)
    return best


def on_shock(s: Situation, question: Asked) -> Option | str | None:
    """Use them where they gain a column; keep them where the odds are the highest already."""
    offers = question.those("shock")
    tally = question.tally
    if not offers:
        return "done"
    if tally is not None and tally.base is not None and tally.base + int(tally.total) >= s.charts.columns:
        s.give_reason("bot-front-no-shock", "assault-troops.use")
        return "done"
    s.give_reason("bot-front-shock", "assault-troops.use", piece=offers[0].noun)
    return offers[0]
