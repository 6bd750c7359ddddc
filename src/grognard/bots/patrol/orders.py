"""The possible orders of a counter (march, fire, assault, rally, hide) and their worth.

Worth is in points of the game, by exact chances where dice decide. What is known of the enemy is in `picture`.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.bots.patrol.picture import EnemyCounter, PatrolPicture
from grognard.bots.patrol.standing import WEIGHT, HexValues
from grognard.games.patrol.assault import cannot_assault, cannot_join, crosses_stream, neighbours_with_enemies
from grognard.games.patrol.fire import cannot_fire, fire_tally, targets
from grognard.games.patrol.hiding import cannot_hide
from grognard.games.patrol.morale import cannot_stack, morale_tally
from grognard.games.patrol.words import LEADER, SHAKEN
from grognard.kernel.numbers.tally import PASS


class CounterOrder(NamedTuple):
    """An order: a counter, what it is to do, and the worth of that."""

    worth: float
    piece: int
    verb: str
    noun: int = 0
    path: tuple[int, ...] = ()
    gain: float = 0.0
    """The worth before risks."""


class PossibleOrders:
    """The possible orders of a side's counters, given a picture."""

    def __init__(self, picture: PatrolPicture) -> None:
        self.picture = picture
        self.g = picture.g
        self.character = picture.character
        self._eyes: dict[int, HexValues] = {}

    def standing(self, piece: int) -> HexValues:
        """The worth of hexes for a counter."""
        found = self._eyes.get(piece)
        if found is None:
            found = self._eyes[piece] = HexValues(self.picture, piece)
        return found

    # Marching --------------------------------------------------------------------------------------------------
    def marches(self, piece: int, points: int, moved: bool = False) -> list[CounterOrder]:
        """The marches of a counter, each with its best path."""
        stand = self.standing(piece)
        before = stand(stand.here)
        fear = self.character.run * WEIGHT[stand.kind]
        risks, came = self.ways(piece, points, moved)
        found = []
        for hex_, risk in risks.items():
            if hex_ != stand.here:
                gain = stand(hex_) - before
                found.append((gain - fear * risk, hex_, gain))
        found.sort(key=lambda each: -each[0])
        return [
            CounterOrder(worth, piece, "to", hex_, way(came, stand.here, hex_), gain) for worth, hex_, gain in found[:3]
        ]

    def ways(self, piece: int, points: int, moved: bool = False) -> tuple[dict[int, float], dict[int, int]]:
        """The hexes within reach with the fire on the way, and for each the hex before it.

        Hexes are taken in the order of an empty board, which may miss a detour but never takes a forbidden step.
        """
        g, see = self.g, self.picture
        here = g.position.at[piece]
        stop, crowd = g.occupation.zone(see.foe), g.occupation.stacks
        fire = see.running if g.is_open(piece) else see.creeping
        risks: dict[int, float] = {here: 0.0}
        came: dict[int, int] = {}
        spent: dict[int, int] = {} if moved and stop[here] else {here: 0}
        for n, steps in see.chart.marches(g, here, points):
            if n in crowd and (n in see.foes or cannot_stack(g, piece, n) is not None):
                continue
            best, risk, before = points + 1, 0.0, -1
            for h, price in steps:
                if h in spent and spent[h] + price <= best:
                    total = spent[h] + price
                    if total < best or risks[h] < risk:
                        best, risk, before = total, risks[h], h
            if before >= 0:
                risks[n] = risk + fire[n]
                came[n] = before
                if not stop[n]:
                    spent[n] = best
        return risks, came

    # Fire ------------------------------------------------------------------------------------------------------
    def shots(self, piece: int) -> list[CounterOrder]:
        """The shots of a unit."""
        g = self.g
        if not g.fire_of[piece][g.position.steps[piece]] or g.has(piece, SHAKEN):
            return []
        return [self.shot(piece, h) for h in targets(g, piece) if cannot_fire(g, piece, h) is None]

    def shot(self, piece: int, hex_: int, moving: int = -1) -> CounterOrder:
        """The worth of a shot: the harm done, less the return fire."""
        g, see, char = self.g, self.picture, self.character
        tally = fire_tally(g, piece, hex_, moving)
        gain = self.harm(hex_, tally.column)
        here = g.position.at[piece]
        risk = char.answer * WEIGHT[g.kind[piece]] * see.best_answer(here)
        if not g.is_open(piece):
            risk += char.unmask
        return CounterOrder(gain - risk, piece, "fire", hex_, (), gain)

    def harm(self, hex_: int, column: int | None) -> float:
        """The harm of a column of fire to the enemies in a hex."""
        see, char = self.picture, self.character
        foes = see.foes.get(hex_, ())
        if column is None or not foes:
            return 0.0
        real = sum(foe.real for foe in foes)
        breaking = char.shake + 0.5 * self.grip(hex_)
        worth = 0.0
        for result, chance in see.chart.chances(column).items():
            if result.is_nothing:
                continue
            gone = min(1.0, real) * result.steps * char.step
            broken = sum(foe.real * self.breaks(foe, result.pressure) for foe in foes) * breaking
            seen = sum(not foe.is_known for foe in foes) * char.unmask
            worth += chance * (gone + broken + seen)
        return worth

    def breaks(self, foe: EnemyCounter, pressure: int) -> float:
        """The chance that a counter fails its test, weighted for one already shaken, which loses a step too."""
        fails = self.picture.chart.fail(foe.need - pressure)
        return fails * (1.8 if foe.marks & SHAKEN else 1.0)

    def grip(self, hex_: int) -> float:
        """The worth of driving the enemy off a hex: the prize he holds or is about to take."""
        see = self.picture
        prize = see.worth.get(hex_, 0)
        return float(prize) if prize and (see.mine[hex_] or self.g.position.control[hex_] == 0) else 0.3 * prize

    # Assault ---------------------------------------------------------------------------------------------------
    def assaults(self, piece: int) -> list[CounterOrder]:
        """The assaults a unit could lead."""
        g = self.g
        if not g.is_fighter[piece] or g.has(piece, SHAKEN):
            return []
        found = []
        for hex_ in neighbours_with_enemies(g, piece):
            if cannot_assault(g, piece, hex_) is None:
                worth, joined = self.assault(piece, hex_)
                found.append(CounterOrder(worth, piece, "assault", hex_, tuple(joined), worth))
        return found

    def assault(self, piece: int, hex_: int) -> tuple[float, list[int]]:
        """The best assault on a hex led by a unit: its worth, and who joins."""
        g = self.g
        near = [p for h in g.board.grid.adjacent[hex_] for p in g.real_at(h, self.picture.side) if p != piece]
        able = [p for p in sorted(near) if cannot_join(g, self.picture.side, hex_, p) is None]
        units = [piece]
        best = self.storm(units, hex_)
        while able:
            tried = [(self.storm([*units, p], hex_), -p) for p in able]
            worth, last = max(tried)
            if worth <= best + 0.05:
                break
            best = worth
            units.append(-last)
            able.remove(-last)
        return best, units[1:]

    def storm(self, units: list[int], hex_: int) -> float:
        """The worth of an assault by these units, over all rolls."""
        see = self.picture
        foes = see.foes.get(hex_, ())
        if not foes:
            return 0.0
        unknown = [foe for foe in foes if not foe.is_known]
        known = [foe for foe in foes if foe.is_known]
        empty = 1.0
        for foe in unknown:
            empty *= 1.0 - foe.real
        walk_in = self.gain_of_ground(units, hex_)
        if known:
            empty = 0.0
        met = self.clash(units, hex_, known, unknown, walk_in)
        cost = 0.1 * (len(units) - 1) + sum(0.1 for p in units if not self.g.is_open(p))
        return empty * (walk_in + 0.2) + (1.0 - empty) * met - cost

    def clash(
        self, units: list[int], hex_: int, known: list[EnemyCounter], unknown: list[EnemyCounter], walk_in: float
    ) -> float:
        """The worth when the hex is occupied."""
        g, see, char = self.g, self.picture, self.character
        some = max(1.0, sum(foe.real for foe in unknown)) if unknown and not known else sum(f.real for f in unknown)
        defence = max(1.0, sum(foe.close for foe in known) + some * see.mean_close)
        attack = sum(self.close(p) for p in units)
        table = g.charts["assault"]
        shift = self.shifts(units, hex_, known, unknown)
        column = table.shift(table.column_for_odds(int(2 * attack), round(2 * defence)), shift)
        bodies = len(known) + some
        steps_there = sum(1 + (foe.is_full and foe.close >= 4) for foe in known) + 1.5 * some
        worth = 0.0
        for result, chance in table.distribution(column).items():
            hits, lost, back = result.defender_steps, result.attacker_steps, result.attacker_retreats
            value = char.step * (min(hits, steps_there) - 1.05 * lost) - 0.5 * bool(back) * len(units)
            if result.defender_retreats or hits >= steps_there:
                value += 0.5 * char.shake * bodies + 0.7 * self.grip(hex_) + walk_in
            worth += float(chance) * value
        return worth

    def shifts(self, units: list[int], hex_: int, known: list[EnemyCounter], unknown: list[EnemyCounter]) -> int:
        """§10.3 The shifts of an assault, by the chart."""
        g = self.g
        height, at = g.board.height, g.position.at
        chart = g.charts["assault-shifts"]
        said = {
            "village": bool(g.village >> hex_ & 1),
            "uphill": all(height[at[p]] < height[hex_] for p in units),
            "stream": all(crosses_stream(g, at[p], hex_) for p in units),
            "leader": any(g.kind[p] == LEADER for p in units),
            "shaken": bool(known) and not unknown and all(foe.marks & SHAKEN for foe in known),
        }
        return sum(chart.number(name, "columns") for name, holds in said.items() if holds)

    def gain_of_ground(self, units: list[int], hex_: int) -> float:
        """The gain of the best attacker by entering."""
        eyes = [self.standing(p) for p in units]
        return max(0.0, max(stand.hold(hex_) - stand.hold(stand.here) for stand in eyes))

    def close(self, piece: int) -> float:
        """A unit's present close value."""
        return float(self.g.close_of[piece][self.g.position.steps[piece]])

    # Nerve and dark --------------------------------------------------------------------------------------------
    def rallies(self, piece: int) -> list[CounterOrder]:
        """Orders to rally a shaken unit."""
        g, see = self.g, self.picture
        if not g.has(piece, SHAKEN):
            return []
        passes = float(morale_tally(g, piece).chances().get(PASS, 0))
        here = g.position.at[piece]
        prize = see.worth.get(here, 0) if not see.mine.get(here, True) else 0
        worth = passes * (self.character.shake * WEIGHT[g.kind[piece]] + 0.5 * prize)
        return [CounterOrder(worth, piece, "rally", 0, (), worth)]

    def hides(self, piece: int) -> list[CounterOrder]:
        """Orders to hide where no enemy sees."""
        if cannot_hide(self.g, piece) is not None:
            return []
        return [CounterOrder(0.12, piece, "hide", 0, (), 0.12)]

    def all_of(self, piece: int) -> list[CounterOrder]:
        """All orders of a counter now, best first."""
        found = self.marches(piece, self.g.move_of[piece])
        if self.g.is_real[piece]:
            found += self.shots(piece) + self.assaults(piece) + self.rallies(piece) + self.hides(piece)
        return sorted(found, key=lambda order: (-order.worth, order.verb, order.noun))


def way(came: dict[int, int], start: int, end: int) -> tuple[int, ...]:
    """The hexes from a start, which is left out, to an end."""
    path = [end]
    while came[path[-1]] != start:
        path.append(came[path[-1]])
    return tuple(reversed(path))
