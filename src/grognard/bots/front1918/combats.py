"""Combat: the next attack, the units that join, the targets of guns, and the lead units.

Each attack is planned again with the units left. Losses are in `losses`.
"""

from __future__ import annotations

from collections import Counter

from grognard.bots.concentration import Storm
from grognard.bots.front1918.crossings import Crossings
from grognard.bots.glance import Asked
from grognard.games.front1918.odds import odds_tally
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.script import Option, Side
from grognard.kernel.tally import Tally

TANK = 0.5
"""The least worth of an attack for which a tank is called up."""
USEFUL = 0.25
"""The points of damage a gun must add or prevent to be fired now rather than kept."""
SHELL = 1.2
"""The worth of a point of damage done before the assault, relative to one suffered."""


class Combats(Crossings):
    """Decides combat."""

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.storm: Storm | None = None

    def forget(self) -> None:
        """Drop the attack of the last phase."""
        super().forget()
        self.storm = None

    # Which attack ------------------------------------------------------------------------------------------------
    def on_attack(self, question: Asked) -> Option | str | None:
        """The best attack."""
        return self.next_storm(question, False)

    def on_attack_exploiting(self, question: Asked) -> Option | str | None:
        """The best attack in exploitation."""
        return self.next_storm(question, True)

    def next_storm(self, question: Asked, exploiting: bool) -> Option | str | None:
        """The best attack, planned again after each."""
        self.survey()
        storms = self.plan_standing(exploiting, 1)
        self.storm = storms[0] if storms else None
        if self.storm is None:
            self.give_reason("bot-front-no-storm", question.rule)
            return "done"
        self.say_what_for(self.storm, exploiting)
        return question.option("attack", self.storm.target)

    def say_what_for(self, storm: Storm, exploiting: bool) -> None:
        """Note the reasons for an attack: its odds, its expected result, and its aim."""
        battle = self.battle(storm.target, storm.stand, exploiting)
        if battle is None:
            return
        tally, chart = odds_tally(self.g, battle), self.g.charts["combat"]
        self.give_reason(
            "bot-front-storm",
            "attack.who",
            hex=storm.target,
            count=len(storm.stand),
            column=chart.label(tally.column),
            worth=round(storm.worth, 1),
        )
        if storm.target in self.goals:
            self.give_reason("bot-front-storm-aim", "victory.points", hex=storm.target)
        elif self.opens_way(storm.target):
            self.give_reason("bot-front-storm-way", "attack.who", hex=storm.target)
        else:
            self.give_reason("bot-front-storm-wear", "attack.who", hex=storm.target)

    def storm_on(self, question: Asked, exploiting: bool = False) -> Storm | None:
        """The attack under way, planned now if another player began it."""
        hex_ = question.args.get("hex", -1)
        if self.storm is None or self.storm.target != hex_:
            self.survey()
            self.storm = self.best_storm(hex_, self.ready_for([hex_], exploiting)) if hex_ >= 0 else None
        return self.storm

    def on_join(self, question: Asked) -> Option | str | None:
        """Those of the plan."""
        storm = self.storm_on(question)
        for option in question.those("join"):
            if storm is not None and option.noun in storm.stand:
                self.give_reason("bot-front-join", "combat.participants", piece=option.noun, hex=storm.target)
                return option
        return "done"

    def on_call_tank(self, question: Asked) -> Option | str | None:
        """For an attack that is worth it."""
        storm = self.storm_on(question)
        if storm is None or storm.worth <= TANK:
            return "done"
        self.give_reason("bot-front-tank", "tanks.event", hex=storm.target)
        return question.those("call-tank")[0]

    # Guns --------------------------------------------------------------------------------------------------------
    def on_guns_attack(self, question: Asked) -> Option | str | None:
        """Those of the plan."""
        storm = self.storm_on(question)
        named = storm.guns if storm is not None else self.battery(question.args["hex"], Counter(), 0)
        for option in question.those("gun"):
            if option.noun in named:
                self.give_reason("bot-front-gun-attack", "combat.guns", piece=option.noun, hex=question.args["hex"])
                return option
        return "done"

    def on_guns_exploiting(self, question: Asked) -> Option | str | None:
        """Guns that have no other use fire at the enemy's guns, if he has any."""
        hex_ = question.args["hex"]
        silenced = sum(self.g.gun_potential(p) for p in self.guns_near(self.foe, hex_))
        for option in question.those("counter"):
            if silenced > 2 * int(question.args.get("chosen", 0)):
                self.give_reason("bot-front-counter", "bombardment.counter-battery", piece=option.noun, hex=hex_)
                return option
        return "done"

    def on_guns_defence(self, question: Asked) -> Option | str | None:
        """Each gun at its best target: the enemy's guns or his units."""
        best, most = None, USEFUL
        for option in question.options:
            tally = question.explain(option)
            if tally is not None:
                gain = self.shells_gained(option, tally)
                if gain > most:
                    best, most = option, gain
        if best is None:
            self.give_reason("bot-front-guns-silent", "combat.guns", hex=question.args["hex"])
            return "done"
        key = "bot-front-gun-defence" if best.verb == "gun" else "bot-front-counter"
        self.give_reason(key, "combat.guns", piece=best.noun, hex=question.args["hex"])
        return best

    def shells_gained(self, option: Option, tally: Tally) -> float:
        """The points of damage one more gun does or prevents."""
        column = 0 if tally.column is None else int(tally.column) + 1
        mean, potential = self.charts.mean_shells, self.g.gun_potential(option.noun)
        if option.verb == "gun":
            return mean(column) - mean(column - potential)
        die = 0 if tally.die is None else int(tally.die.total)
        return mean(column + potential, die) - mean(column, die)

    def on_counter(self, question: Asked) -> Option | str | None:
        """Corps artillery at the enemy's guns, where that prevents more damage than its fire would do."""
        offers = question.those("counter")
        if not offers or question.tally is None:
            return "done"
        chosen, hex_ = int(question.args.get("chosen", 0)), question.args["hex"]
        storm = self.storm_on(question)
        firing = sum(self.g.gun_potential(p) for p in storm.guns) if storm is not None else 0
        column = 0 if question.tally.column is None else int(question.tally.column) + 1
        mean, each = self.charts.mean_shells, self.g.gun_potential(offers[0].noun)
        kept_off = mean(column) - mean(column - each)
        given_up = mean(firing - each * chosen) - mean(firing - each * (chosen + 1))
        if kept_off <= SHELL * given_up:
            return "done"
        self.give_reason("bot-front-counter", "bombardment.counter-battery", piece=offers[0].noun, hex=hex_)
        return offers[0]

    # Leads -------------------------------------------------------------------------------------------------------
    def on_lead_attack(self, question: Asked) -> Option | str | None:
        """The highest morale, a reduced unit before a full one, because full ones should exploit."""
        g = self.g
        best = max(
            question.options, key=lambda o: (g.morale(o.noun), not g.is_full(o.noun), g.position.steps[o.noun], -o.noun)
        )
        self.give_reason("bot-front-lead", "lead.named", piece=best.noun, morale=g.morale(best.noun))
        return best

    def on_lead_defence(self, question: Asked) -> Option | str | None:
        """The highest morale, the most steps."""
        g = self.g
        best = max(question.options, key=lambda o: (g.morale(o.noun), g.position.steps[o.noun], -o.noun))
        self.give_reason("bot-front-lead", "lead.named", piece=best.noun, morale=g.morale(best.noun))
        return best

    def on_coordinate(self, question: Asked) -> Option | str | None:
        """The best tank."""
        best = max(question.options, key=lambda o: (self.g.morale(o.noun), -o.noun))
        self.give_reason("bot-front-coordinate", "tanks.combat", piece=best.noun)
        return best

    def on_shock(self, question: Asked) -> Option | str | None:
        """Use them where they gain a column; keep them where the odds are the highest already."""
        offers = question.those("shock")
        tally = question.tally
        if not offers:
            return "done"
        if tally is not None and tally.base is not None and tally.base + int(tally.total) >= self.charts.columns:
            self.give_reason("bot-front-no-shock", "assault-troops.use")
            return "done"
        self.give_reason("bot-front-shock", "assault-troops.use", piece=offers[0].noun)
        return offers[0]
