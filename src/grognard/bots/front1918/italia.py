"""The parts particular to Italia 1917–1918: objectives, air groups without bases, and the events of its scenarios.

Everything else is common to the series.
"""

from __future__ import annotations

from typing import cast

from grognard.bots.front1918.judgement import Judgement
from grognard.bots.glance import Asked
from grognard.bots.ground import gaps
from grognard.games.front1918.air import BOMB, OBSERVE, observes
from grognard.games.front1918.retreat import distances
from grognard.games.front1918.supply import suppliable
from grognard.games.front1918.table import Front
from grognard.games.italia.air import mission_hexes
from grognard.games.italia.table import CP, ENTENTE, RETREATING, Italia
from grognard.games.italia.victory import attacker, objectives, trenches_to_take
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Option, Side

NEAR = 4
"""The distance of the enemy from which reserves held back are needed."""
LAST = 0.5
"""The worth of an own step in the last operational sequence, relative to its usual worth."""
DIRECT = 4.5
"""How much less it matters to be out of command where supply comes directly from a source."""
TOUCH, LEFT_ALONE = 7, 0.25
"""The distance from a headquarters within which units are in command in most terrain, and what a stack beyond costs."""
CROWD = 4
"""The units behind a bridge from which it is worth blowing."""
LATE = 3
"""The turn from which an officer orders the retreat: before, it gives the enemy too many points."""


class ItaliaCommander(Judgement):
    """One side of Italia 1917–1918."""

    slips = 12
    slips_within = 5
    safe_staff = staff = 4
    """Mountains count double for the command radius: headquarters stand nearer to the front than in Marne."""

    @property
    def italia(self) -> Italia:
        """The table, typed as Italia."""
        return cast(Italia, self.g)

    def victory_hexes(self, g: Front) -> dict[int, int]:
        """The points of each objective of the scenario's attacker, and of each trench where trenches count."""
        g = cast(Italia, g)
        found = objectives(g, attacker(g))
        for h in members(trenches_to_take(g) if "cp-trench" in g.scenario.rules else 0):
            found[h] = found.get(h, 0) + g.number("limits", "trench-points")
        return found

    def read_the_calendar(self) -> None:
        """In the last operational sequence steps are worth less: only the ground counts afterwards."""
        super().read_the_calendar()
        if self.is_last_sequence(self.g):
            self.toll *= LAST

    @property
    def is_last_march(self) -> bool:
        """Whether the game ends with this movement, so that no danger matters any more."""
        return self.is_last_sequence(self.g) and self.italia.is_short_turn()

    def _look_round(self) -> None:
        """The survey, and where units would be in supply."""
        super()._look_round()
        self.fed = suppliable(self.g, self.side)

    def danger_to(self, units: tuple[int, ...], hex_: int) -> float:
        """No danger in the last movement of the game."""
        return 0.0 if self.is_last_march else super().danger_to(units, hex_)

    def peril(self, piece: int, hex_: int, goes_on: bool) -> float:
        """Out of command is not out of supply near a source; the last movement of the game has no perils."""
        if self.is_last_march:
            return 0.0
        is_direct = not self.in_radius >> hex_ & 1 and bool(self.fed >> hex_ & 1)
        return super().peril(piece, hex_, goes_on) - (DIRECT if is_direct else 0.0)

    def reach(self, piece: int) -> tuple[int, ...]:
        """Units with Arditi stay in an enemy zone: the Arditi who cover their way out are lost."""
        here = self.g.position.at[piece]
        stays = self.italia.arditi_with(piece) >= 0 and self.zone >> here & 1
        return (here,) if stays else super().reach(piece)

    def aims(self, side: Side) -> dict[int, float]:
        """The aims of a side: objectives it does not hold that were to be taken, and those of the scenario.

        Trenches that count are to be kept, so they are aims of the enemy; a side that aimed at each of them itself
        would scatter its attack.
        """
        g, scorer = self.italia, attacker(self.italia)
        found: dict[int, float] = {}
        for h, points in (objectives(g, scorer) if side == self.side else self.prizes).items():
            if g.controller(h) != side and not g.held_at_start[scorer] >> h & 1:
                found[h] = float(points)
        for aim in self.aims_of_scenario(side):
            found[aim] = found.get(aim, 0.0) + 1.5
        return found

    def out_of_touch(self, staff: int, hex_: int, front: list[int]) -> float:
        """Also the parts of the front that no other headquarters is near to."""
        g, grid = self.g, self.g.board.grid
        goals = {order.piece: order.goal for order in self.orders}
        staffs = [q for q in g.headquarters[self.side] if q != staff and g.is_on_board(q)]
        others = [grid.distances(goals.get(q, g.position.at[q])) for q in staffs]
        far = grid.distances(hex_)
        left = sum(far[h] > TOUCH and all(each[h] > TOUCH for each in others) for h in front)
        return super().out_of_touch(staff, hex_, front) + LEFT_ALONE * left

    # Air -----------------------------------------------------------------------------------------------------------
    def best_flight(self, wing: int) -> tuple[float, int, int]:
        """The best mission of a group: to observe where a fight is likeliest, or to bomb what is observed."""
        g = self.italia
        found: list[tuple[float, int, int]] = []
        for flight in (OBSERVE, BOMB):
            for h in mission_hexes(g, self.side, flight):
                if (flight == OBSERVE) != observes(g, self.side, h) and (heat := self.sky.get(h, 0.0)):
                    found.append((heat if flight == OBSERVE else 0.4 * heat, flight, -h))
        worth, flight, over = max(found, default=(0.0, -1, 1))
        return worth, flight, -over

    def on_claim(self, question: Asked) -> Option | str | None:
        """Claim the air as soon as it may be claimed."""
        return "claim"

    # Reserves and retreat ------------------------------------------------------------------------------------------
    def on_release(self, question: Asked) -> Option | str | None:
        """Release reserves that the enemy has come near to."""
        self.survey()
        near = [o for o in question.those("release") if self.gap[o.noun] <= NEAR]
        return min(near, key=lambda o: (self.gap[o.noun], o.noun), default=None) or "done"

    def on_order_retreat(self, question: Asked) -> Option | str | None:
        """Order the retreat when it costs little."""
        return "order-retreat" if self.g.position.turn >= LATE else "done"

    def on_retire(self, question: Asked) -> Option | str | None:
        """All go back."""
        return "retire-all"

    def on_take_off(self, question: Asked) -> Option | str | None:
        """The artillery nearest to the enemy is saved first."""
        self.survey()
        at = self.g.position.at
        return min(question.those("take-off"), key=lambda o: (self.gap[at[o.noun]], o.noun), default=None)

    def on_where(self, question: Asked) -> Option | str | None:
        """A unit in Retreat mode leaves the map or goes home as far as it can; others go where the plan wants them."""
        piece = question.args.get("piece", -1)
        if piece < 0 or not self.g.has(piece, RETREATING):
            return super().on_where(question)
        if exit_ := question.find("exit-west"):
            return exit_
        home = distances(self.g.board.grid, self.g.edge_sources[self.side])
        return min(question.those("to"), key=lambda o: (home[o.noun], o.noun), default=None)

    # Events --------------------------------------------------------------------------------------------------------
    def on_bruchmuller(self, question: Asked) -> Option | str | None:
        """The gun with most enemies in range."""
        g, at = self.g, self.g.position.at
        foes = g.fighter_hexes(self.foe)
        reach = {
            o: (g.board.grid.within(at[o.noun], g.gun_radius(o.noun)) & foes).bit_count() for o in question.options
        }
        return max(question.options, key=lambda o: (reach[o], -o.noun))

    def on_rommel(self, question: Asked) -> Option | str | None:
        """Rommel goes where he is asked for first, against the strongest."""
        return max(question.those("surprise"), key=lambda o: (self.g.defence_of[o.noun][-1], -o.noun), default=None)

    def on_refugees(self, question: Asked) -> Option | str | None:
        """Refugees in front of the stacks with most to lose."""
        g = self.g
        return max(question.those("crowd"), key=lambda o: (len(g.units_at(o.noun, self.foe)), -o.noun), default=None)

    def on_sabotage(self, question: Asked) -> Option | str | None:
        """The bridge behind the most enemies."""
        g, far = self.g, self.distance
        home = distances(g.board.grid, g.edge_sources[self.foe])
        foes = [g.position.at[p] for p in g.own[self.foe] if g.is_on_board(p)]

        def caught(option: Option) -> int:
            safe, bank = sorted(g.board.grid.ends(option.noun), key=lambda h: home[h])
            return sum(far(h, bank) <= NEAR and far(h, bank) < far(h, safe) for h in foes)

        best = max(question.those("sabotage"), key=lambda o: (caught(o), -o.noun), default=None)
        return best if best is not None and caught(best) >= CROWD else "done"

    def on_starve(self, question: Asked) -> Option | str | None:
        """The strongest go hungry."""
        return max(question.those("starve"), key=lambda o: (self.g.defence_of[o.noun][-1], -o.noun), default=None)

    def on_starve_hidden(self, question: Asked) -> Option | str | None:
        """A hidden detachment goes hungry when nothing stronger does."""
        return next(iter(question.those("starve-hidden")), None)

    def on_hide(self, question: Asked) -> Option | str | None:
        """Every detachment that may be hidden is: it costs nothing."""
        return next(iter(question.those("hide")), None)

    def on_silence(self, question: Asked) -> Option | str | None:
        """The owner of the guns silences the one farthest from the enemy, the enemy the nearest to himself."""
        at, foes = self.g.position.at, self.g.fighter_hexes(ENTENTE)
        far = gaps(self.g.board.grid, foes)
        sign = -1 if self.side == CP else 1
        return min(question.options, key=lambda o: (sign * far[at[o.noun]], o.noun))
