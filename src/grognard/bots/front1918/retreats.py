"""Retreats: how far to retreat or break off, to where, and which unit reacts to close a gap."""

from __future__ import annotations

from grognard.bots.front1918.attack_value import burden
from grognard.bots.front1918.marches import must_stay
from grognard.bots.front1918.plans import MarchOrder
from grognard.bots.front1918.posts import march_of, rate_threats, standing
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.glance import Asked
from grognard.games.front1918.aftermath import half_allowance
from grognard.kernel.asking.script import Option

URGENT = 0.4
"""How much better a hex must be for a unit to react."""


def on_retreat(s: Situation, question: Asked) -> Option | str | None:
    """As far as it saves steps, where the hex is not worth them."""
    hex_, left, each = question.args["hex"], int(question.args["left"]), int(question.args["price"])
    survey(s)
    units = s.g.fighters_at(hex_, s.side)
    best = min(question.options, key=lambda o: (cost_of_retreat(s, units, hex_, left - each * o.noun, o.noun), o.noun))
    if best.noun:
        s.give_reason("bot-front-retreat", "mastery.test", hex=hex_, count=best.noun, saved=min(left, each * best.noun))
    else:
        s.give_reason("bot-front-stand", "mastery.test", hex=hex_)
    return best


def cost_of_retreat(s: Situation, units: list[int], hex_: int, points: int, hexes: int) -> float:
    """The cost of so much damage and of giving up so many hexes."""
    steps = {p: s.g.position.steps[p] for p in units}
    keep = worth_of_keeping(s, hex_)
    lost = s.terrain.pay(units, max(0, points), steps)
    if not any(steps.values()):
        lost += keep + 0.5
    upset = 0.18 * len(units) if hexes >= 2 else 0.0
    return lost + (keep + 0.3 * (hexes - 1) if hexes else 0.0) + upset


def worth_of_keeping(s: Situation, hex_: int) -> float:
    """The worth of keeping a hex."""
    prized = 0.5 * s.character.prize * min(4, s.enemy_aims.get(hex_, 0.0)) * (hex_ in s.prizes)
    last = 3.0 if hex_ in s.conduct.last_hexes(s) else 0.0
    return s.character.tenacity * (0.25 + 0.3 * s.cover_of(hex_) + prized) + last


def on_back(s: Situation, question: Asked) -> Option | str | None:
    """To the best hex, in the line if possible."""
    survey(s)
    rate_threats(s)
    piece = question.args["piece"]
    best = max(question.those("back"), key=lambda o: (standing(s, piece, o.noun, 0.0), -o.noun))
    s.give_reason("bot-front-back", "retreat.direction", piece=piece, hex=best.noun)
    return best


def on_back_foe(s: Situation, question: Asked) -> Option | str | None:
    """Send the enemy where it hurts: into zones, and away from good terrain."""
    g = s.g
    best = max(question.options, key=lambda o: (g.in_zone(s.side, o.noun), -s.terrain.shelter[o.noun], -o.noun))
    s.give_reason("bot-front-back-foe", "disengagement.results", piece=question.args["piece"], hex=best.noun)
    return best


# Breaking off -------------------------------------------------------------------------------------------------


def on_break_off(s: Situation, question: Asked) -> Option | str | None:
    """The units marked for it."""
    best = question.options[0]
    s.give_reason("bot-front-break-off", "disengagement.phase", hex=best.noun)
    return best


def on_break_off_far(s: Situation, question: Asked) -> Option | str | None:
    """Two hexes, no more."""
    best = min(question.options, key=lambda o: (abs(o.noun - 2), o.noun))
    s.give_reason("bot-front-break-off-far", "disengagement.results", hex=question.args["hex"], count=best.noun)
    return best


def on_by_morale(s: Situation, question: Asked) -> Option | str | None:
    """The best morale; among equals the one that can best afford a step."""
    best = max(question.options, key=lambda o: (s.g.facts.morale(s.g, o.noun), -burden(s, o.noun), -o.noun))
    s.give_reason(
        "bot-front-by-morale", "disengagement.phase", piece=best.noun, morale=s.g.facts.morale(s.g, best.noun)
    )
    return best


# Reaction -----------------------------------------------------------------------------------------------------


def on_react(s: Situation, question: Asked) -> Option | str | None:
    """The unit that can best close a gap."""
    survey(s)
    rate_threats(s)
    best: tuple[float, Option, int] | None = None
    for option in question.those("react"):
        piece = option.noun
        if must_stay(s, piece):
            continue
        stays = standing(s, piece, s.g.position.at[piece], 0.0)
        for h in march_of(s, piece, half_allowance(s.g, piece)):
            gain = standing(s, piece, h, 0.0) - stays
            if best is None or gain > best[0]:
                best = gain, option, h
    if best is None or best[0] < URGENT:
        s.give_reason("bot-front-no-reaction", "mastery.test", hex=question.args["hex"])
        return "done"
    s.plans.bound = MarchOrder(best[1].noun, best[2], "react", question.args["hex"])
    s.give_reason("bot-front-react", "mastery.test", piece=best[1].noun, hex=best[2], hex_about=question.args["hex"])
    return best[1]
