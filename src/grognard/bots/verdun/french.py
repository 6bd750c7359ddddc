"""The conduct of the French side: it takes the best hexes it can reach, sends reserves to threatened hexes, digs in,
supports with every gun and counter-attacks when that is worth it."""

from __future__ import annotations

from typing import Final

from grognard.bots.minds.glance import Asked
from grognard.bots.verdun.character import FRENCH_PLAIN
from grognard.bots.verdun.guns import free_guns, interdict, open_fire, shelling_worth
from grognard.bots.verdun.marches import excess, give_order, kin_of, lead, man_prizes, open_prizes, places_of, ways_for
from grognard.bots.verdun.plans import MoveOrder, PlannedBarrage
from grognard.bots.verdun.posts import draw_line, post, stand
from grognard.bots.verdun.rear import on_attach, on_gun_back, on_hq_hex
from grognard.bots.verdun.rows import ROWS
from grognard.bots.verdun.situation import Conduct, Situation
from grognard.bots.verdun.storms import ground_worth, planned_storms
from grognard.games.verdun.bombardment import may_combine
from grognard.games.verdun.breakthrough import first_hexes, followers
from grognard.games.verdun.movement import cannot_move
from grognard.games.verdun.stacking import fits
from grognard.games.verdun.strength import defence_strength
from grognard.games.verdun.words import CORPS, DIVISIONAL, FRENCH, GERMAN
from grognard.kernel.asking.script import Option

# Bombardment --------------------------------------------------------------------------------------------------


def on_bombard(s: Situation, question: Asked) -> Option | None:
    """Fire each gun at the stack it can shake most; else at the roads behind the German front."""
    together = may_combine(s.g, s.side)
    best = PlannedBarrage(0.12, -1, ())
    for option in question.those("barrage"):
        able = [p for p in free_guns(s, option.noun) if not must_leave(s, p)]
        for n in range(1, 1 + (min(3, len(able)) if together else min(1, len(able)))):
            worth = shelling_worth(s, option.noun, able[:n]) / n**0.8
            if worth > best.worth:
                best = PlannedBarrage(worth, option.noun, tuple(able[:n]))
    if best.target >= 0:
        return open_fire(s, question, best)
    return interdict(s, [o for o in question.those("interdict") if not must_leave(s, o.noun)])


def must_leave(s: Situation, piece: int) -> bool:
    """Whether a gun has the enemy too near and should march away."""
    g = s.g
    return g.is_on_board(piece) and g.kind[piece] == CORPS and s.nearest_enemy(g.position.at[piece]) <= 2


# Movement -----------------------------------------------------------------------------------------------------


def give_orders(s: Situation) -> dict[int, MoveOrder]:
    """The front first, each unit to the best hex it can reach; then reserves; then guns and headquarters."""
    g, gaps = s.g, s.gaps()
    orders: dict[int, MoveOrder] = {}
    line = draw_line(s)
    movable = [p for p in s.foot(FRENCH) if cannot_move(g, FRENCH, p) is None]
    for p in g.own[FRENCH]:
        if g.is_on_board(p) and p not in movable and (g.is_foot[p] or g.is_garrison[p]):
            stand(s, p, g.position.at[p], line)
    for storm in planned_storms(s):
        for p, h in storm.stand.items():
            if p in movable and fits(g, [*line.planned.get(h, ()), p]):
                movable.remove(p)
                orders[p] = MoveOrder(h, False, "bot-verdun-to-storm", storm.target)
                stand(s, p, h, line)
    if s.is_last_day():
        man_prizes(s, open_prizes(s), movable, "bot-verdun-take", orders, line.planned)
    movable.sort(key=lambda p: (gaps[g.position.at[p]], -defence_strength(g, p), p))
    for p in movable:
        post(s, p, orders, line)
    for p in g.own[FRENCH]:
        if g.is_on_board(p) and (g.is_gun[p] or g.is_hq[p]) and cannot_move(g, FRENCH, p) is None:
            if g.is_hq[p]:
                lead(s, p, orders, line.planned, 6)
            else:
                keep_back(s, p, orders, line.planned)
    return orders


def keep_back(s: Situation, piece: int, orders: dict[int, MoveOrder], planned: dict[int, list[int]]) -> None:
    """Keep guns behind the units they support."""
    g, here, gaps = s.g, s.g.position.at[piece], s.gaps()
    if piece == g.rail or piece == g.forges:
        return
    places = places_of(s, kin_of(s, piece), orders)
    least = 5 if g.kind[piece] == CORPS else 4
    reach = 4 if g.kind[piece] != CORPS else 6

    beyond = excess(s, places, reach) if places else [0] * g.board.grid.size

    def cost(h: int) -> float:
        far = beyond[h] / max(1, len(places))
        road = 0.0 if g.road_hexes >> h & 1 else 0.6
        return 3.0 * max(0, least - gaps[h]) + 1.5 * far + road

    options = [(cost(here), False, here)]
    for strategic, h in ways_for(s, piece, planned):
        turned = 0.8 if g.kind[piece] == CORPS or (g.kind[piece] == DIVISIONAL and strategic) else 0.2
        options.append((cost(h) + turned, strategic, h))
    best = min(options)
    give_order(s, piece, best[2], best[1], "bot-verdun-guns-back", best[2], orders, planned)


# After an assault ---------------------------------------------------------------------------------------------


def on_advance(s: Situation, question: Asked) -> Option | None:
    """Advance where the hex is worth it."""
    g, hex_ = s.g, question.args["hex"]
    if s.prize(hex_) + s.shift_at(hex_) < 1:
        s.give_reason("bot-verdun-no-advance", "9.6", hex=hex_)
        return None
    offers = [o for o in question.those("advance") if g.is_foot[o.noun]]
    chosen = max(offers, key=lambda o: (defence_strength(g, o.noun), -o.noun), default=None)
    if chosen is not None:
        s.give_reason("bot-verdun-advance", "9.6", piece=chosen.noun, hex=hex_)
    return chosen


# Breakthrough -------------------------------------------------------------------------------------------------


def exploit_goal(s: Situation, hex_: int) -> int:
    """For chasseurs: a hex in reach that is clearly better to hold and near the enemy; -1 if there is none."""
    g, gaps = s.g, s.gaps()
    group = followers(g, FRENCH, hex_)
    if not group:
        return -1
    zone = g.occupation.zone(GERMAN, 0)

    def worth(h: int) -> float:
        ringed = sum(zone[n] > 0 or g.enemies_at(n, FRENCH) for n in g.board.grid.adjacent[h])
        empty = not any(p not in group and g.is_foot[p] for p in g.units_at(h, FRENCH))
        return 0.5 * s.shift_at(h) + (s.prize(h) if empty else 0.0) - max(0, ringed - 3) - max(0, gaps[h] - 3)

    best = max(first_hexes(g, FRENCH, hex_), key=lambda h: (worth(h), -h), default=-1)
    return best if best >= 0 and worth(best) > worth(hex_) + 1 else -1


FRENCH_CONDUCT: Final = Conduct(
    character=FRENCH_PLAIN,
    rows={
        **ROWS,
        "ask-gun-back": on_gun_back,
        "ask-gun-hex": on_hq_hex,
        "ask-attach": on_attach,
        "ask-bombard": on_bombard,
        "ask-advance": on_advance,
    },
    give_orders=give_orders,
    exploit_goal=exploit_goal,
    ground_worth=ground_worth,
)
