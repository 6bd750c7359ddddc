"""The movement phase: bridges, reliefs, reserves, and which units break off.

Marches are in `marches`, reinforcements in `arrivals`.
"""

from __future__ import annotations

from grognard.bots.front1918.arrivals import take_in
from grognard.bots.front1918.marches import best_post, give_orders, next_order
from grognard.bots.front1918.posts import march_of, rate_threats
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.glance import Asked
from grognard.kernel.asking.script import Option


def on_move(s: Situation, question: Asked) -> Option | str | None:
    """Reinforcements first, then footbridges, then the orders."""
    if entering := take_in(s, question):
        return entering
    if not s.plans.have_orders:
        s.plans.have_orders = True
        survey(s)
        give_orders(s)
    if span := best_span(s, question.those("span")):
        return span
    if moving := next_order(s, question):
        return moving
    s.give_reason("bot-front-moved", "movement.basic")
    return None


def best_span(s: Situation, spans: list[Option]) -> Option | None:
    """A footbridge towards the aims, over a river without a bridge nearby."""
    g = s.g
    if not s.is_attacking:
        return None
    best: tuple[float, Option, int, int] | None = None
    for option in spans:
        one, other = g.board.grid.ends(option.noun)
        ours = [h for h in (one, other) if g.holds(s.side, h)]
        if not ours or option.noun not in g.ways.river or g.ways.is_bridged(g, option.noun):
            continue
        across = other if one == ours[0] else one
        gain = s.progress(across) - s.progress(ours[0]) - (0.5 if g.holds(s.foe, across) else 0.0)
        if best is None or gain > best[0]:
            best = gain, option, ours[0], across
    if best is None or best[0] <= 0.3:
        return None
    s.give_reason("bot-front-span", "footbridge.laying", hex=best[2], hex_to=best[3])
    return best[1]


def on_relieve(s: Situation, question: Asked) -> Option | str | None:
    """Relieve shaken units when another unit has taken their place."""
    g, hex_ = s.g, question.args["hex"]
    survey(s)
    rate_threats(s)
    for option in question.those("relieve"):
        piece = option.noun
        others = [p for p in g.fighters_at(hex_, s.side) if p != piece and not g.is_upset(p)]
        if not others or not (g.is_upset(piece) or g.position.steps[piece] == 1):
            continue
        order = best_post(s, piece, 0.0, relieved_reach(s, piece))
        if order is not None and s.gap[order.goal] > 1:
            s.plans.bound = order._replace(why="relieved", about=hex_)
            s.give_reason("bot-front-relieve", "relief.alone", piece=piece, hex=hex_)
            return option
    return "stay"


def relieved_reach(s: Situation, piece: int) -> tuple[int, ...]:
    """Where a relieved unit could go."""
    points = s.g.move_of[piece]
    return march_of(s, piece, points // 2 if s.g.is_upset(piece) else points)


# The end of the phase -----------------------------------------------------------------------------------------


def on_end_of_movement(s: Situation, question: Asked) -> Option | str | None:
    """Bridges, reserves, and units that should break off."""
    survey(s)
    for option in question.those("rebuild"):
        if s.is_attacking or not should_blow(s, option.noun):
            return of_bridge(s, option, "bot-front-rebuild", "bridge.rebuilding")
    for option in question.those("demolish"):
        if not s.is_attacking and should_blow(s, option.noun):
            return of_bridge(s, option, "bot-front-blow", "bridge.demolition")
    reserves = question.those("reserve") if s.is_attacking else []
    if reserves:
        best = min(reserves, key=lambda o: (o.noun not in s.plans.waiting, s.gap[o.noun], o.noun))
        s.give_reason("bot-front-reserve", "reserve.markers", hex=best.noun)
        return best
    for option in question.those("disengage"):
        if should_break_off(s, option.noun):
            here = s.g.position.at[option.noun]
            s.give_reason("bot-front-disengage", "disengagement.markers", piece=option.noun, hex=here)
            return option
    s.give_reason("bot-front-end-of-movement", "movement.combat-units")
    return None


def on_keep(s: Situation, question: Asked) -> Option | str | None:
    """All of a stack go into reserve, as far as markers go."""
    kept = next(iter(question.those("keep")), None)
    if kept is not None:
        s.give_reason("bot-front-reserve", "reserve.markers", hex=question.args["hex"])
    return kept


def of_bridge(s: Situation, option: Option, key: str, clause: str) -> Option:
    """An option about a bridge, with its reason noted."""
    one, other = s.g.board.grid.ends(option.noun)
    s.give_reason(key, clause, hex=one, hex_to=other)
    return option


def should_blow(s: Situation, edge: int) -> bool:
    """Whether a bridge helps the enemy more: hardly any own units are on his bank."""
    at, far = s.g.position.at, s.distance
    one, other = s.g.board.grid.ends(edge)
    bank, safe = (one, other) if s.gap[one] < s.gap[other] else (other, one)
    near = [at[p] for p in s.fighters(s.side) if far(at[p], bank) <= 4]
    return sum(1 for h in near if far(h, bank) < far(h, safe)) <= 1


def should_break_off(s: Situation, piece: int) -> bool:
    """Whether a unit is nearly surrounded and would be lost where it is."""
    g, here = s.g, s.g.position.at[piece]
    around, foes = g.board.grid.adjacent[here], g.fighter_hexes(s.foe)
    ringed = sum(bool(foes >> n & 1 or (s.zone >> n & 1 and not g.holds(s.side, n))) for n in around)
    hostile = sum(bool(foes >> n & 1) for n in around)
    return ringed == len(around) and hostile >= 3 and not g.trench >> here & 1
