"""Losses: which units lose steps or are disorganised, and the use of the enemy's confusion."""

from __future__ import annotations

from grognard.bots.front1918.attack_value import burden
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.glance import Asked
from grognard.kernel.asking.script import Option


def fight_of(s: Situation, piece: int) -> int:
    """The present attack strength of a unit."""
    return s.g.attack_of[piece][s.g.position.steps[piece]]


def stand_of(s: Situation, piece: int) -> int:
    """The present defence strength of a unit."""
    return s.g.defence_of[piece][s.g.position.steps[piece]]


def on_loses(s: Situation, question: Asked) -> Option | str | None:
    """The cheapest loss for the points; Stosstruppen to keep a regiment at full strength."""
    g, price = s.g, s.terrain.price
    steps, sheds = question.those("loses"), question.those("sheds")
    if sheds and all(g.is_full(o.noun) for o in steps):
        s.give_reason("bot-front-sheds", "damage.assault-troops", piece=sheds[0].noun)
        return sheds[0]
    best = min(steps, key=lambda o: (burden(s, o.noun) / max(1, price[o.noun]), o.noun))
    s.give_reason("bot-front-loses", "damage.free", piece=best.noun)
    return best


def on_disorders(s: Situation, question: Asked) -> Option | str | None:
    """A unit that could not lead, then the weakest."""
    best = min(question.options, key=lambda o: (s.g.facts.morale(s.g, o.noun), stand_of(s, o.noun), o.noun))
    s.give_reason("bot-front-disorders", "damage.disorganise", piece=best.noun)
    return best


def on_panics(s: Situation, question: Asked) -> Option | str | None:
    """The weakest."""
    best = min(question.options, key=lambda o: (fight_of(s, o.noun), o.noun))
    s.give_reason("bot-front-panics", "orders.chart", piece=best.noun)
    return best


def on_disband(s: Situation, question: Asked) -> Option | str | None:
    """The weakest."""
    best = min(question.options, key=lambda o: (stand_of(s, o.noun), o.noun))
    s.give_reason("bot-front-disband", "stacking.excess", piece=best.noun, hex=question.args["hex"])
    return best


# The enemy's confusion ----------------------------------------------------------------------------------------


def on_confuse(s: Situation, question: Asked) -> Option | str | None:
    """The strongest of the enemy."""
    best = max(question.options, key=lambda o: (fight_of(s, o.noun), -o.noun))
    s.give_reason("bot-front-confuse", "orders.chart", piece=best.noun)
    return best


def on_cancel(s: Situation, question: Asked) -> Option | str | None:
    """The strongest of those that would exploit."""
    best = max(question.those("cancel"), key=lambda o: (fight_of(s, o.noun), -o.noun), default=None)
    if best is not None:
        s.give_reason("bot-front-cancel", "mastery.none", piece=best.noun)
    return best


def on_misdirect(s: Situation, question: Asked) -> Option | str | None:
    """Move an enemy combat unit out of the way to the aims, unless others would stay there."""
    g, at = s.g, s.g.position.at
    survey(s)
    units = [o for o in question.those("misdirect") if g.is_combat[o.noun]]
    alone = [o for o in units if len(g.fighters_at(at[o.noun], s.foe)) == 1]
    best = max(alone, key=lambda o: (at[o.noun] in s.goals, s.progress(at[o.noun]), -o.noun), default=None)
    if best is not None:
        s.give_reason("bot-front-misdirect", "orders.chart", piece=best.noun, hex=at[best.noun])
    return best or "done"


def on_astray(s: Situation, question: Asked) -> Option | str | None:
    """To where it is least in the way, and on poor terrain."""
    survey(s)

    def worth(h: int) -> float:
        return -s.progress(h) - s.terrain.shelter[h] - 5.0 * (h in s.goals)

    best = max(question.options, key=lambda o: (worth(o.noun), -o.noun))
    s.give_reason("bot-front-astray", "orders.chart", piece=question.args["piece"], hex=best.noun)
    return best
