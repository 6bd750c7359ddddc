"""The movement phase: bridges, reliefs, reserves, and which units break off.

Marches are in `marches`, reinforcements in `arrivals`.
"""

from __future__ import annotations

from grognard.bots.front1918.arrivals import Arrivals
from grognard.bots.glance import Asked
from grognard.kernel.script import Option


class Crossings(Arrivals):
    """Decides bridges, reliefs and the end of the movement phase."""

    def on_move(self, question: Asked) -> Option | str | None:
        """Reinforcements first, then footbridges, then the orders."""
        if entering := self.take_in(question):
            return entering
        if not self.have_orders:
            self.have_orders = True
            self.survey()
            self.give_orders()
        if span := self.best_span(question.those("span")):
            return span
        if moving := self.next_order(question):
            return moving
        self.give_reason("bot-front-moved", "movement.basic")
        return None

    def best_span(self, spans: list[Option]) -> Option | None:
        """A footbridge towards the aims, over a river without a bridge nearby."""
        g = self.g
        if not self.is_attacking:
            return None
        best: tuple[float, Option, int, int] | None = None
        for option in spans:
            one, other = g.board.grid.ends(option.noun)
            ours = [h for h in (one, other) if g.holds(self.side, h)]
            if not ours or option.noun not in g.ways.river or g.ways.is_bridged(g, option.noun):
                continue
            across = other if one == ours[0] else one
            gain = self.progress(across) - self.progress(ours[0]) - (0.5 if g.holds(self.foe, across) else 0.0)
            if best is None or gain > best[0]:
                best = gain, option, ours[0], across
        if best is None or best[0] <= 0.3:
            return None
        self.give_reason("bot-front-span", "footbridge.laying", hex=best[2], hex_to=best[3])
        return best[1]

    def on_relieve(self, question: Asked) -> Option | str | None:
        """Relieve shaken units when another unit has taken their place."""
        g, hex_ = self.g, question.args["hex"]
        self.survey()
        self.look_where_it_burns()
        for option in question.those("relieve"):
            piece = option.noun
            others = [p for p in g.fighters_at(hex_, self.side) if p != piece and not g.is_upset(p)]
            if not others or not (g.is_upset(piece) or g.position.steps[piece] == 1):
                continue
            order = self.best_post(piece, 0.0, self.relieved_reach(piece))
            if order is not None and self.gap[order.goal] > 1:
                self.bound = order._replace(why="relieved", about=hex_)
                self.give_reason("bot-front-relieve", "relief.alone", piece=piece, hex=hex_)
                return option
        return "stay"

    def relieved_reach(self, piece: int) -> tuple[int, ...]:
        """Where a relieved unit could go."""
        points = self.g.move_of[piece]
        return self.march_of(piece, points // 2 if self.g.is_upset(piece) else points)

    # The end of the phase ----------------------------------------------------------------------------------------
    def on_end_of_movement(self, question: Asked) -> Option | str | None:
        """Bridges, reserves, and units that should break off."""
        self.survey()
        for option in question.those("rebuild"):
            if self.is_attacking or not self.should_blow(option.noun):
                return self.of_bridge(option, "bot-front-rebuild", "bridge.rebuilding")
        for option in question.those("demolish"):
            if not self.is_attacking and self.should_blow(option.noun):
                return self.of_bridge(option, "bot-front-blow", "bridge.demolition")
        reserves = question.those("reserve") if self.is_attacking else []
        if reserves:
            best = min(reserves, key=lambda o: (o.noun not in self.waiting, self.gap[o.noun], o.noun))
            self.give_reason("bot-front-reserve", "reserve.markers", hex=best.noun)
            return best
        for option in question.those("disengage"):
            if self.should_break_off(option.noun):
                here = self.g.position.at[option.noun]
                self.give_reason("bot-front-disengage", "disengagement.markers", piece=option.noun, hex=here)
                return option
        self.give_reason("bot-front-end-of-movement", "movement.combat-units")
        return None

    def on_keep(self, question: Asked) -> Option | str | None:
        """All of a stack go into reserve, as far as markers go."""
        kept = next(iter(question.those("keep")), None)
        if kept is not None:
            self.give_reason("bot-front-reserve", "reserve.markers", hex=question.args["hex"])
        return kept

    def of_bridge(self, option: Option, key: str, clause: str) -> Option:
        """An option about a bridge, with its reason noted."""
        one, other = self.g.board.grid.ends(option.noun)
        self.give_reason(key, clause, hex=one, hex_to=other)
        return option

    def should_blow(self, edge: int) -> bool:
        """Whether a bridge helps the enemy more: hardly any own units are on his bank."""
        at, far = self.g.position.at, self.distance
        one, other = self.g.board.grid.ends(edge)
        bank, safe = (one, other) if self.gap[one] < self.gap[other] else (other, one)
        near = [at[p] for p in self.fighters(self.side) if far(at[p], bank) <= 4]
        return sum(1 for h in near if far(h, bank) < far(h, safe)) <= 1

    def should_break_off(self, piece: int) -> bool:
        """Whether a unit is nearly surrounded and would be lost where it is."""
        g, here = self.g, self.g.position.at[piece]
        around, foes = g.board.grid.adjacent[here], g.fighter_hexes(self.foe)
        ringed = sum(bool(foes >> n & 1 or (self.zone >> n & 1 and not g.holds(self.side, n))) for n in around)
        hostile = sum(bool(foes >> n & 1) for n in around)
        return ringed == len(around) and hostile >= 3 and not g.trench >> here & 1
