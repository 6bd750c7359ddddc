"""Behind the front: the set-up, rallying, replacements, reinforcements and recovery."""

from __future__ import annotations

from grognard.bots.minds.glance import Asked
from grognard.bots.verdun.situation import Situation
from grognard.games.verdun.morale import morale_tally
from grognard.games.verdun.organisation import must_give_up
from grognard.kernel.asking.script import Option

SAFE = 7
"""The distance from the enemy at which a headquarters is safe."""


def on_set_up(s: Situation, question: Asked) -> str:
    """Keep the printed set-up."""
    s.give_reason("bot-verdun-set-up", "3.0")
    return "historical" if question.find("historical") else "done"


def on_set_up_hex(s: Situation, question: Asked) -> Option:
    """A hex in the middle of those allowed."""
    return question.options[len(question.options) // 2]


def on_rally(s: Situation, question: Asked) -> Option:
    """Units that no other can help first; units that might be lost wait until others beside them have rallied."""
    g = s.g

    def turn(o: Option) -> tuple[bool, int, int]:
        return must_give_up(g, o.noun), -int(morale_tally(g, o.noun).total), o.noun

    chosen = min(question.options, key=turn)
    s.give_reason("bot-verdun-rally", "6.2", piece=chosen.noun)
    return chosen


def on_replacements(s: Situation, question: Asked) -> Option | None:
    """The strongest reduced regiment first, then the strongest of the lost."""
    g = s.g
    for verb in ("return", "refill", "rebuild-full", "rebuild"):
        offers = question.those(verb)
        if offers:
            chosen = max(offers, key=lambda o: (g.combat_of[o.noun][-1] if g.is_foot[o.noun] else 0, -o.noun))
            s.give_reason("bot-verdun-replace", "6.32", piece=chosen.noun)
            return chosen
    return None


def on_hq_hex(s: Situation, question: Asked) -> Option:
    """A hex far from the enemy and not too far from the front."""
    return max(question.options, key=lambda o: (min(s.nearest_enemy(o.noun), SAFE), -o.noun))


def on_gun_back(s: Situation, question: Asked) -> Option:
    """The biggest gun."""
    return max(question.those("return"), key=lambda o: (s.g.attack_of[o.noun], -o.noun))


def on_attach(s: Situation, question: Asked) -> str:
    """To the corps of the centre."""
    s.give_reason("bot-verdun-attach", "15.3")
    return "attach XX"


def on_recover(s: Situation, question: Asked) -> Option:
    """Every headquarters tries."""
    chosen = question.options[0]
    if chosen.verb == "rally":
        s.give_reason("bot-verdun-recover", "10.0", piece=chosen.noun)
    return chosen
