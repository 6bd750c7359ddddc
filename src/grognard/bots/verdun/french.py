"""The French commander: it takes the best hexes it can reach, sends reserves to threatened hexes, digs in, supports
with every gun and counter-attacks when that is worth it."""

from __future__ import annotations

from grognard.bots.glance import Asked
from grognard.bots.verdun.guns import Fire
from grognard.bots.verdun.marches import Order
from grognard.bots.verdun.posts import Posts
from grognard.bots.verdun.staff import Staff
from grognard.games.verdun.bombardment import may_combine
from grognard.games.verdun.breakthrough import first_hexes, followers
from grognard.games.verdun.movement import cannot_move, fits
from grognard.games.verdun.strength import defence_strength
from grognard.games.verdun.table import CORPS, DIVISIONAL, FRENCH, GERMAN
from grognard.kernel.script import Option


class French(Posts, Staff):
    """The defender."""

    # Bombardment -----------------------------------------------------------------------------------------------
    def on_bombard(self, question: Asked) -> Option | None:
        """Fire each gun at the stack it can shake most; else at the roads behind the German front."""
        together = may_combine(self.g, self.side)
        best = Fire(0.12, -1, ())
        for option in question.those("barrage"):
            able = [p for p in self.free_guns(option.noun) if not self.must_leave(p)]
            for n in range(1, 1 + (min(3, len(able)) if together else min(1, len(able)))):
                worth = self.shelling_worth(option.noun, able[:n]) / n**0.8
                if worth > best.worth:
                    best = Fire(worth, option.noun, tuple(able[:n]))
        if best.target >= 0:
            return self.open_fire(question, best)
        return self.interdict([o for o in question.those("interdict") if not self.must_leave(o.noun)])

    def must_leave(self, piece: int) -> bool:
        """Whether a gun has the enemy too near and should march away."""
        g = self.g
        return g.is_on_board(piece) and g.kind[piece] == CORPS and self.nearest_enemy(g.position.at[piece]) <= 2

    # Movement --------------------------------------------------------------------------------------------------
    def give_orders(self) -> dict[int, Order]:
        """The front first, each unit to the best hex it can reach; then reserves; then guns and headquarters."""
        g, gaps = self.g, self.gaps()
        orders: dict[int, Order] = {}
        line = self.draw_line()
        movable = [p for p in self.foot(FRENCH) if cannot_move(g, FRENCH, p) is None]
        for p in g.own[FRENCH]:
            if g.is_on_board(p) and p not in movable and (g.is_foot[p] or g.is_garrison[p]):
                self.stand(p, g.position.at[p], line)
        for storm in self.planned_storms():
            for p, h in storm.stand.items():
                if p in movable and fits(g, [*line.planned.get(h, ()), p]):
                    movable.remove(p)
                    orders[p] = Order(h, False, "bot-verdun-to-storm", storm.target)
                    self.stand(p, h, line)
        if self.is_last_day():
            self.man_prizes(self.open_prizes(), movable, "bot-verdun-take", orders, line.planned)
        movable.sort(key=lambda p: (gaps[g.position.at[p]], -defence_strength(g, p), p))
        for p in movable:
            self.post(p, orders, line)
        for p in g.own[FRENCH]:
            if g.is_on_board(p) and (g.is_gun[p] or g.is_hq[p]) and cannot_move(g, FRENCH, p) is None:
                if g.is_hq[p]:
                    self.lead(p, orders, line.planned, 6)
                else:
                    self.keep_back(p, orders, line.planned)
        return orders

    def keep_back(self, piece: int, orders: dict[int, Order], planned: dict[int, list[int]]) -> None:
        """Keep guns behind the units they support."""
        g, here, gaps = self.g, self.g.position.at[piece], self.gaps()
        if piece == g.rail or piece == g.forges:
            return
        places = self.places_of(self.kin_of(piece), orders)
        least = 5 if g.kind[piece] == CORPS else 4
        reach = 4 if g.kind[piece] != CORPS else 6

        excess = self.excess(places, reach) if places else [0] * g.board.grid.size

        def cost(h: int) -> float:
            far = excess[h] / max(1, len(places))
            road = 0.0 if g.road_hexes >> h & 1 else 0.6
            return 3.0 * max(0, least - gaps[h]) + 1.5 * far + road

        options = [(cost(here), False, here)]
        for strategic, h in self.ways_for(piece, planned):
            turned = 0.8 if g.kind[piece] == CORPS or (g.kind[piece] == DIVISIONAL and strategic) else 0.2
            options.append((cost(h) + turned, strategic, h))
        best = min(options)
        self.order(piece, best[2], best[1], "bot-verdun-guns-back", best[2], orders, planned)

    # After an assault ------------------------------------------------------------------------------------------
    def on_advance(self, question: Asked) -> Option | None:
        """Advance where the hex is worth it."""
        g, hex_ = self.g, question.args["hex"]
        if self.prize(hex_) + self.shift_at(hex_) < 1:
            self.give_reason("bot-verdun-no-advance", "9.6", hex=hex_)
            return None
        offers = [o for o in question.those("advance") if g.is_foot[o.noun]]
        chosen = max(offers, key=lambda o: (defence_strength(g, o.noun), -o.noun), default=None)
        if chosen is not None:
            self.give_reason("bot-verdun-advance", "9.6", piece=chosen.noun, hex=hex_)
        return chosen

    # Breakthrough ----------------------------------------------------------------------------------------------
    def exploit_goal(self, hex_: int) -> int:
        """For chasseurs: a hex in reach that is clearly better to hold and near the enemy; -1 if there is none."""
        g, gaps = self.g, self.gaps()
        group = followers(g, FRENCH, hex_)
        if not group:
            return -1
        zone = g.occupation.zone(GERMAN, 0)

        def worth(h: int) -> float:
            ringed = sum(zone[n] > 0 or g.enemies_at(n, FRENCH) for n in g.board.grid.adjacent[h])
            empty = not any(p not in group and g.is_foot[p] for p in g.units_at(h, FRENCH))
            return 0.5 * self.shift_at(h) + (self.prize(h) if empty else 0.0) - max(0, ringed - 3) - max(0, gaps[h] - 3)

        best = max(first_hexes(g, FRENCH, hex_), key=lambda h: (worth(h), -h), default=-1)
        return best if best >= 0 and worth(best) > worth(hex_) + 1 else -1
