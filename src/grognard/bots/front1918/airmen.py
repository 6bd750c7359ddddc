"""The optional air rules (§17.0): what to observe, bomb and intercept, and where to land.

Groups fly over the hexes where a fight is likely, to help the guns and the mastery there.
"""

from __future__ import annotations

from grognard.bots.front1918.losses import stand_of
from grognard.bots.front1918.posts import rate_threats
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.storms import plan_marching
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.glance import Asked
from grognard.games.front1918.air import BOMB, INTERCEPT, OBSERVE, flight_hexes, observes, on_mission
from grognard.kernel.asking.script import Option
from grognard.kernel.space.hexgrid import members

DISPUTED = 0.9
"""The likelihood of a fight from which an enemy group over a hex is worth intercepting."""
THREATENED = 1.2
"""The ratio of threat to defence from which an attack is expected."""


def look_up(s: Situation) -> None:
    """Compute where a fight is likely: own attacks in the own half, weak places of the line in the enemy's."""
    if s.plans.sky:
        return
    survey(s)
    if s.half[2] == int(s.side):
        rate_threats(s)
        s.plans.sky = {storm.target: storm.worth for storm in plan_marching(s)}
    else:
        s.plans.sky = {h: fear for h in s.planned if (fear := fear_for(s, h)) > THREATENED}


def fear_for(s: Situation, hex_: int) -> float:
    """The danger to an own stack."""
    units = s.planned[hex_]
    defence = sum(stand_of(s, p) for p in units) * s.terrain.times[s.side][hex_]
    return s.threat[hex_] / max(1, defence) if units and s.gap[hex_] <= 1 else 0.0


# Flying -------------------------------------------------------------------------------------------------------


def on_fly(s: Situation, question: Asked) -> Option | str | None:
    """The group with the best mission, while any is worth it."""
    look_up(s)
    best: tuple[float, Option, int, int] | None = None
    for option in question.those("fly"):
        worth, flight, over = s.conduct.best_flight(s, option.noun)
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, option, flight, over
    if best is None:
        s.give_reason("bot-front-grounded", "air.alternation")
        return "done"
    s.plans.flight = best[2], best[3]
    s.give_reason("bot-front-fly", "air.missions", piece=best[1].noun, hex=best[3])
    return best[1]


def best_flight(s: Situation, wing: int) -> tuple[float, int, int]:
    """The best mission of a group: its worth, the mission, the hex."""
    g = s.g
    found: list[tuple[float, int, int]] = []
    bombs = g.roster[wing].value("potential")
    for flight in (OBSERVE, BOMB, INTERCEPT):
        for h in members(flight_hexes(g, wing, flight)):
            heat = s.plans.sky.get(h, 0.0)
            if flight == OBSERVE and not observes(g, s.side, h):
                found.append((heat, flight, -h))
            elif flight == BOMB and observes(g, s.side, h):
                found.append((0.2 * bombs * heat, flight, -h))
            elif flight == INTERCEPT and on_mission(g, s.foe, h) and heat > DISPUTED:
                found.append((0.8 * heat, flight, -h))
    worth, flight, over = max(found, default=(0.0, -1, 1))
    return worth, flight, -over


def on_which_mission(s: Situation, question: Asked) -> Option | str | None:
    """The mission planned for it."""
    flight, over = s.plans.flight
    if flight < 0:
        look_up(s)
        _, flight, over = s.conduct.best_flight(s, question.args["piece"])
        s.plans.flight = flight, over
    best = question.option("mission", flight) or question.options[0]
    s.give_reason("bot-front-mission", "air.missions", piece=question.args["piece"])
    return best


def on_over(s: Situation, question: Asked) -> Option | str | None:
    """Over the hex planned for it, or where a fight is most likely."""
    look_up(s)
    best = question.option("over", s.plans.flight[1])
    if best is None:
        best = max(question.options, key=lambda o: (s.plans.sky.get(o.noun, 0.0), -s.gap[o.noun], -o.noun))
    s.give_reason("bot-front-over", "air.missions", piece=question.args["piece"], hex=best.noun)
    return best


def on_shot_down(s: Situation, question: Asked) -> Option | str | None:
    """The group with the least valuable mission."""
    roster = s.g.roster
    best = min(
        question.options, key=lambda o: (roster[o.noun].value("potential"), roster[o.noun].value("range"), o.noun)
    )
    s.give_reason("bot-front-shot-down", "air.interception", piece=best.noun)
    return best


# Landing ------------------------------------------------------------------------------------------------------


def on_base(s: Situation, question: Asked) -> Option | str | None:
    """At the headquarters nearest to the front that is not too near to it."""
    survey(s)
    at = s.g.position.at

    def worth(staff: int) -> tuple[bool, int, int]:
        gap = s.gap[at[staff]]
        return gap >= 3, -gap, -staff

    best = max(question.options, key=lambda o: worth(o.noun))
    s.give_reason("bot-front-base", "air.bases", piece=question.args["piece"], hex=at[best.noun])
    return best
