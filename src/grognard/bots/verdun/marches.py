"""The movement phase: orders for all units at its start, carried out one by one, then digging in.

Each side gives its own orders; this module keeps, carries out and explains them, and places headquarters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from grognard.bots.glance import Asked
from grognard.bots.verdun.lookout import FAR, Lookout, distances
from grognard.games.verdun.movement import cannot_go_strategic, fits
from grognard.games.verdun.supply import corps_of, sources, supply_barred, supply_edges
from grognard.games.verdun.table import Verdun
from grognard.kernel.hexgrid import Grid, members
from grognard.kernel.reach import Edges
from grognard.kernel.script import Option
from grognard.kernel.trace import spread

LINE = 20
"""The length of a line of supply off the road, in half points."""
NEAR = 3
"""Units that stay within this distance of the enemy dig in."""


class Order(NamedTuple):
    """An order: the destination, the kind of movement, the key of a reason, and the hex the reason is about."""

    goal: int
    strategic: bool
    purpose: str
    about: int


@lru_cache(maxsize=4096)
def beyond(grid: Grid, place: int, enough: int) -> tuple[int, ...]:
    """For every hex, how far its distance from a place exceeds `enough`."""
    return tuple(max(0, far - enough) for far in distances(grid)[place])


class Marcher(Lookout):
    """Moves units by orders."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.orders: dict[int, Order] | None = None
        self._net: tuple[Edges, Callable[[int], int], dict[int, int]] | None = None
        self.route: tuple[int, Order] | None = None
        """The march under way: the unit and its order."""

    def look(self, g: Verdun) -> None:
        """Take a table; what was computed on the last one is dropped."""
        super().look(g)
        self._net = None

    def forget(self) -> None:
        """Drop the plans of the last phase."""
        super().forget()
        self.orders = None
        self.route = None

    def give_orders(self) -> dict[int, Order]:
        """Return the orders of all units."""
        raise NotImplementedError

    def todays_orders(self) -> dict[int, Order]:
        """The orders of the day, given when first needed."""
        if self.orders is None:
            self.orders = self.give_orders()
        return self.orders

    # The questions ---------------------------------------------------------------------------------------------
    def on_move(self, question: Asked) -> Option | None:
        """Units by the orders of the day, then digging in, then the end."""
        self.route = None
        orders = self.todays_orders()
        for piece in list(orders):
            order = orders.pop(piece)
            opening = question.option("move", piece)
            if opening is None or order.goal == self.g.position.at[piece]:
                continue
            if self.is_full(order.goal, piece) and not any(q in orders for q in self.g.units_at(order.goal, self.side)):
                continue
            return self.send(opening, order)
        for option in question.options:
            if option.verb == "dig" and self.wants_to_dig(option.noun):
                self.give_reason("bot-verdun-dig", "14.1", piece=option.noun, hex=self.g.position.at[option.noun])
                return option
        end = question.find("done")
        if end is None:
            return self.make_room(question)
        self.give_reason("bot-verdun-moves-done", "8.0")
        return end

    def send(self, opening: Option, order: Order) -> Option:
        """Begin the march of a unit and note its reason."""
        piece = opening.noun
        self.route = piece, order
        self.give_reason(order.purpose, "8.2" if order.strategic else "8.0", piece=piece, hex=order.about)
        return opening

    def wants_to_dig(self, piece: int) -> bool:
        """Whether a unit stays near the enemy and should dig in."""
        return self.nearest_enemy(self.g.position.at[piece]) <= NEAR

    def on_where(self, question: Asked) -> Option | str | None:
        """To the destination of the order, then halt."""
        piece = question.args["piece"]
        order = self.route[1] if self.route is not None and self.route[0] == piece else None
        if order is None:  # another player began this march
            order = self.todays_orders().pop(piece, None)
            self.route = None if order is None else (piece, order)
        if order is None or self.g.position.at[piece] == order.goal:
            self.give_reason("bot-verdun-halt", "8.0", piece=piece)
            return "halt"
        self.give_reason(order.purpose, "8.2" if order.strategic else "8.0", piece=piece, hex=order.about)
        if order.strategic and (faster := question.find("strategic")):
            return faster
        return question.option("to", order.goal) or question.find("halt") or self.nearest_way(question, order)

    def nearest_way(self, question: Asked, order: Order) -> Option | None:
        """Towards the goal, when it cannot be reached and the unit may not stay."""
        ways = question.those("to")
        return min(ways, key=lambda o: (self.distance(o.noun, order.goal), o.noun), default=None)

    def make_room(self, question: Asked) -> Option:
        """Move a unit out of an overstacked hex."""
        g = self.g
        for h, stack in g.occupation.stacks.items():
            if h >= g.board.grid.size or g.owner[stack[0]] != self.side or fits(g, list(stack)):
                continue
            for p in sorted(stack, key=lambda p: (g.is_foot[p], g.stack_of[p])):
                opening = question.option("move", p)
                costs = self.reach_of(p) if opening else {}
                free = [n for n in costs if n != h and not self.is_full(n, p)]
                if opening and free:
                    goal = min(free, key=lambda n: (-min(2, self.nearest_enemy(n)), costs[n], n))
                    return self.send(opening, Order(goal, False, "bot-verdun-make-room", h))
        return next(o for o in question.options if o.verb == "move")

    # Villages and the city ---------------------------------------------------------------------------------------
    def man_prizes(
        self, hexes: list[int], able: list[int], purpose: str, orders: dict[int, Order], planned: dict[int, list[int]]
    ) -> None:
        """Send a unit to each of these hexes that nobody is going to; units sent are removed from those available."""
        g = self.g
        for h in hexes:
            if any(g.is_foot[p] for p in planned.get(h, ())):
                continue
            near = [p for p in able if h in self.reach_of(p) and fits(g, [*planned.get(h, ()), p])]
            if near:
                sent = min(near, key=lambda p: (self.reach_of(p)[h], g.combat_of[p][-1], p))
                able.remove(sent)
                self.order(sent, h, False, purpose, h, orders, planned)

    def open_prizes(self) -> list[int]:
        """The villages and city hexes that this side does not control and no enemy occupies."""
        g, own = self.g, self.side + 1
        prizes = members(g.village | g.city)
        return [h for h in prizes if g.position.control[h] != own and not g.enemies_at(h, self.side)]

    # Headquarters ----------------------------------------------------------------------------------------------
    def ways_for(self, piece: int, planned: dict[int, list[int]]) -> Iterator[tuple[bool, int]]:
        """The hexes with room that a unit could reach, by ordinary or strategic movement."""
        full = self.full_hexes(piece, planned)
        for strategic in (False, True):
            if strategic and cannot_go_strategic(self.g, piece) is not None:
                continue
            for h in self.reach_of(piece, strategic):
                if h not in full:
                    yield strategic, h

    def full_hexes(self, piece: int, planned: dict[int, list[int]]) -> set[int]:
        """The hexes without room for a unit after the orders; a unit alone has room everywhere."""
        g = self.g
        return {h for h, units in planned.items() if not fits(g, [*(p for p in units if not g.is_garrison[p]), piece])}

    def places_of(self, pieces: list[int], orders: dict[int, Order]) -> list[int]:
        """The places of these units after the orders."""
        at = self.g.position.at
        return [orders[p].goal if p in orders else at[p] for p in pieces]

    def lead(self, piece: int, orders: dict[int, Order], planned: dict[int, list[int]], least: int) -> None:
        """Send a headquarters to where most of its corps is in supply, out of the enemy's reach."""
        g, here = self.g, self.g.position.at[piece]
        kin = [p for p in g.own[self.side] if g.is_on_board(p) and p != piece and corps_of(g, p) == g.corps[piece]]
        places = self.places_of(kin, orders)
        if not places:
            return
        edges, barred, fed = self.supply_net()
        gaps, guarded = self.gaps(), self.guarded_hexes(planned)
        away = self.excess(places, 4)

        def rough(h: int) -> float:
            danger = max(0, least - gaps[h]) * (1.5 if h in guarded else 4.0)
            return danger + away[h] / len(places) + (0 if h in fed else 9)

        seats = [(rough(here) - 0.5, False, here)]
        ways = {h: strategic for strategic, h in reversed(list(self.ways_for(piece, planned)))}
        seats += [(rough(h), strategic, h) for h, strategic in ways.items()]
        seats.sort()
        best = (FAR + 0.0, False, here)
        for cost, strategic, h in seats[:6]:
            if cost > best[0]:
                break  # the remaining hexes are worse even with all units in supply
            reached = spread(edges, 1 << h, LINE, barred=barred)
            best = min(best, (cost + 12 * sum(a not in reached for a in places) / len(places), strategic, h))
        self.order(piece, best[2], best[1], "bot-verdun-lead", best[2], orders, planned)

    def supply_net(self) -> tuple[Edges, Callable[[int], int], dict[int, int]]:
        """The edges of supply lines and what bars them, and the hexes in which a headquarters would be in supply."""
        if self._net is None:
            edges, barred = supply_edges(self.g, self.side), supply_barred(self.g, self.side)
            self._net = edges, barred, spread(edges, sources(self.g, self.side), LINE, barred=barred)
        return self._net

    def guarded_hexes(self, planned: dict[int, list[int]]) -> set[int]:
        """The hexes of infantry after the orders."""
        is_foot = self.g.is_foot
        return {h for h, units in planned.items() if any(is_foot[p] for p in units)}

    def excess(self, places: list[int], enough: int) -> list[int]:
        """For every hex, the sum by which its distances from these places exceed `enough`."""
        return [*map(sum, zip(*[beyond(self.g.board.grid, a, enough) for a in places], strict=True))]

    def order(
        self,
        piece: int,
        goal: int,
        strategic: bool,
        purpose: str,
        about: int,
        orders: dict[int, Order],
        planned: dict[int, list[int]],
    ) -> None:
        """Record an order, and the new place of the unit."""
        if goal != self.g.position.at[piece]:
            orders[piece] = Order(goal, strategic, purpose, about)
        planned.setdefault(goal, []).append(piece)
