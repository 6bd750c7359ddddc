"""What the oracles of Marne 1918 and of Italia 1917-1918 share: a position as their common rules speak of it.

The clause numbers are those of Marne 1918. A book that says something else overrides the method in its own file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from random import Random
from typing import Any, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.table.title import Title
from tests.oracles.positions import Sketch

TANKS = frozenset({"tank"})
REGIMENTS = frozenset({"regiment", "brigade"})
GUNS = frozenset({"corps-artillery", "army-artillery"})
UPSET = frozenset({"disorganised", "reorganising"})
AXIS, ENTENTE = 0, 1
"""The side with assault troops and footbridges, and the other."""


class Field:
    """A position, read from counters and board."""

    combat_kinds = REGIMENTS | TANKS | {"division"}
    silent_kinds = TANKS
    """Combat units without a zone of control (§5.0)."""
    ground_supports = GUNS | {"hq"}
    radius = 15
    """How far an HQ commands (§9.1)."""

    def __init__(self, game: Game) -> None:
        play: Any = game.play
        self.game, self.play, self.at, self.left = game, play, play.position.at, play.position.steps
        self.board, self.grid, self.roster = play.board, play.board.grid, play.roster
        self.turn = play.position.turn
        self.units: dict[int, list[int]] = {}
        for piece, hex_ in enumerate(self.at):
            if hex_ < self.grid.size:
                self.units.setdefault(hex_, []).append(piece)
        self.marks = [
            {name for bit, name in enumerate(play.marks) if marks >> bit & 1} for marks in play.position.marks
        ]
        self.zones = {side: self._zone(side, set()) for side in (AXIS, ENTENTE)}
        pinned = {piece for piece, marks in enumerate(self.marks) if "pinned" in marks}
        self.unpinned = {side: self._zone(side, pinned) for side in (AXIS, ENTENTE)}
        """Zones without those of pinned units (§12.2.6)."""

    # Counters
    def kind(self, piece: int) -> str:
        return str(self.roster[piece].kind)

    def side(self, piece: int) -> int:
        return int(self.roster[piece].side)

    def name(self, piece: int) -> str:
        return str(self.roster[piece].name)

    def names(self, pieces: Iterable[int]) -> list[str]:
        return sorted(self.name(piece) for piece in pieces)

    def value(self, piece: int, key: str) -> int:
        return int(self.roster[piece].value(key, self.left[piece]))

    def is_combat(self, piece: int) -> bool:
        """§3.0: divisions, regiments and tanks; guns, airmen, Stosstruppen and HQs are supports."""
        return self.kind(piece) in self.combat_kinds

    def is_ground(self, piece: int) -> bool:
        """§3.0: a unit, combat unit or support, that stands in its hex; Stosstruppen go with a regiment."""
        return self.is_combat(piece) or self.kind(piece) in self.ground_supports

    def is_full(self, piece: int) -> bool:
        return bool(self.left[piece] == self.roster[piece].steps)

    def is_upset(self, piece: int) -> bool:
        """§12.5: a marker weighs the same whichever face it shows."""
        return bool(UPSET & self.marks[piece])

    def carries(self, piece: int) -> bool:
        """§11.3.2: whether a regiment has Stosstruppen."""
        carrier = self.play.position.carrier
        return any(
            self.kind(each) == "stosstruppen" and self.at[each] == self.at[piece] and carrier[each] == piece
            for each in self.units.get(self.at[piece], ())
        )

    # Hexes
    def number(self, hex_: int) -> str:
        return str(self.grid.number(hex_))

    def numbers(self, hexes: Iterable[int]) -> list[str]:
        return sorted(map(self.number, hexes))

    def beside(self, hex_: int) -> tuple[int, ...]:
        return tuple(self.grid.adjacent[hex_])

    def has(self, hex_: int, terrain: str) -> bool:
        return bool(self.board.has(hex_, terrain))

    def region(self, name: str) -> set[int]:
        return {hex_ for hex_ in self.grid.hexes if self.board.regions.get(name, 0) >> hex_ & 1}

    def of(self, hex_: int, side: int) -> list[int]:
        """The units of a side on the ground of a hex."""
        return [piece for piece in self.units.get(hex_, ()) if self.side(piece) == side and self.is_ground(piece)]

    def fighters(self, hex_: int, side: int) -> list[int]:
        return [piece for piece in self.of(hex_, side) if self.is_combat(piece)]

    def airmen(self, hex_: int, side: int) -> list[int]:
        """Air groups of a side on a mission over a hex."""
        mission = self.play.position.mission
        return [p for p in self.units.get(hex_, ()) if self.side(p) == side and self.kind(p) == "air" and mission[p]]

    def missions(self, hex_: int, side: int) -> list[str]:
        """§17.2: what the air groups of a side do over a hex."""
        words = ("none", "observation", "bombing", "interdiction", "raid")
        return [words[self.play.position.mission[piece]] for piece in self.airmen(hex_, side)]

    def all_of(self, side: int) -> list[int]:
        """Every unit of a side on the ground."""
        return [p for stack in self.units.values() for p in stack if self.side(p) == side and self.is_ground(p)]

    # Zones of control
    def _zone(self, side: int, without: Collection[int]) -> set[int]:
        """§5.0: the hexes round every combat unit but tanks, whatever stands there."""
        zone: set[int] = set()
        for piece in self.all_of(side):
            if self.is_combat(piece) and self.kind(piece) not in self.silent_kinds and piece not in without:
                zone.update(self.beside(self.at[piece]))
        return zone

    def is_light(self, group: Iterable[int]) -> bool:
        """§12.2.6: whether pinned units do not hold up these: tanks, and who goes with Stosstruppen."""
        fighters = [piece for piece in group if self.is_combat(piece)]
        if all(self.kind(piece) in TANKS for piece in fighters):
            return bool(fighters)
        return any(self.carries(piece) for piece in fighters)

    # Water
    def is_crossed(self, kind: str, here: int, there: int) -> bool:
        return bool(self.board.crosses(kind, here, there) or self.board.crosses(kind, there, here))

    def edge(self, here: int, there: int) -> int:
        return int(self.grid.hexside(self.grid.edge(here, there)))

    def is_broken(self, here: int, there: int) -> bool:
        return self.edge(here, there) in self.play.position.broken

    def is_road(self, here: int, there: int) -> bool:
        """§11.1.3: whether a road joins two hexes, over a bridge that stands."""
        return bool(self.board.is_linked("road", here, there)) and not self.is_broken(here, there)

    def is_rail(self, here: int, there: int) -> bool:
        return bool(self.board.is_linked("rail", here, there)) and not self.is_broken(here, there)

    def is_bridged(self, here: int, there: int) -> bool:
        """§11.1.3, §11.1.4, §11.2.5: a bridge of a road or a railway, on one hexside all the same bridge."""
        return self.is_road(here, there) or self.is_rail(here, there)

    def has_footbridge(self, here: int, there: int, side: int) -> bool:
        return side == AXIS and self.edge(here, there) in self.play.position.footbridge

    def is_river(self, here: int, there: int) -> bool:
        return self.is_crossed("river", here, there)

    def is_open_river(self, here: int, there: int, side: int) -> bool:
        """A major river without a bridge or footbridge for this side."""
        bridged = self.is_bridged(here, there) or self.has_footbridge(here, there, side)
        return self.is_river(here, there) and not bridged

    # Supply and command
    def is_closed_to_lines(self, hex_: int, side: int) -> bool:
        """§9.1: enemy units close a hex to lines, and so do enemy zones where no friendly unit stands."""
        return bool(self.of(hex_, 1 - side)) or (hex_ in self.zones[1 - side] and not self.of(hex_, side))

    def commanded(self, side: int, staffs: Iterable[int] | None = None) -> set[int]:
        """§9.1, §11.2.5: the hexes in the radius of an HQ; over an unbridged major river only the first one is."""
        if staffs is None:
            staffs = [piece for piece in self.all_of(side) if self.kind(piece) == "hq"]
        found: set[int] = set()
        for staff in staffs:
            inside, edge = {self.at[staff]}, [self.at[staff]]
            for _ in range(self.radius):
                onward: set[int] = set()
                for here in edge:
                    for there in self.beside(here):
                        if self.is_closed_to_lines(there, side):
                            continue
                        if self.is_open_river(here, there, side):
                            found.add(there)
                        elif there not in inside:
                            onward.add(there)
                inside |= onward
                edge = sorted(onward)
            found |= inside
        return found

    def edge_sources(self, side: int) -> set[int]:
        """§9.1: the sources of the map edge."""
        return self.region(("sources-german", "sources-allied")[side])

    def sources(self, side: int) -> set[int]:
        """§9.1, D45: the edge, and the cities from which a way without enemy units and zones leads to it."""
        goals = self.edge_sources(side)
        if side == ENTENTE:
            for city in sorted(self.region("paris") | self.region("reims")):
                if not self.of(city, AXIS) and self.has_free_way(city, self.edge_sources(side), AXIS):
                    goals.add(city)
        return goals

    def has_free_way(self, start: int, goals: set[int], enemy: int) -> bool:
        """Whether a way of hexes without enemy units and zones leads to one of these, whatever is at its start."""
        shut = self.zones[enemy] | {hex_ for hex_ in self.units if self.of(hex_, enemy)}
        return bool(self.flood(start, lambda hex_: hex_ not in shut) & goals)

    def flood(self, start: int, is_open: Any) -> set[int]:
        seen, edge = {start}, [start]
        while edge:
            for there in self.beside(edge.pop()):
                if there not in seen and is_open(there):
                    seen.add(there)
                    edge.append(there)
        return seen

    def fed_staffs(self, side: int) -> list[int]:
        """§9.1: the HQs from which a line leads to a source."""
        goals = self.sources(side)
        staffs = [piece for piece in self.all_of(side) if self.kind(piece) == "hq"]
        return [
            staff
            for staff in staffs
            if self.flood(self.at[staff], lambda hex_: not self.is_closed_to_lines(hex_, side)) & goals
        ]

    # Moving
    def is_harried(self, hex_: int, side: int) -> bool:
        """§17.2: an enemy air group interdicts the hex."""
        return "interdiction" in self.missions(hex_, 1 - side)

    def price(self, here: int, there: int, piece: int) -> Fraction | None:
        """§11.1.1 to §11.2.4: the points of a step; None over a major river without a bridge for this unit."""
        side = self.side(piece)
        more = Fraction(1 if self.is_harried(there, side) else 0)
        if self.is_road(here, there):
            return more + 1
        points = Fraction(2 if self.has(there, "wood") else 1)
        points += self.has(there, "trench") or self.has(there, "crater")
        points += bool(self.board.crosses("crest", here, there))
        rail = self.is_rail(here, there)
        footbridge = self.is_combat(piece) and self.has_footbridge(here, there, side)
        if self.is_river(here, there):
            if not rail and not footbridge:
                return None
            points += 1
        elif self.is_crossed("stream", here, there) and not rail and not footbridge:
            points += 1
        return points + more

    def allowance(self, piece: int) -> int:
        """§12.5: half, rounded down, with a marker of disorganisation or reorganisation."""
        move = self.value(piece, "move")
        return move // 2 if self.is_upset(piece) else move

    def is_open_to(self, hex_: int, piece: int) -> bool:
        """§11.1.1, §11.3.1, §11.3.3: no enemy combat unit; artillery and HQs enter no enemy zone or supports."""
        enemy = 1 - self.side(piece)
        if self.is_combat(piece):
            return not self.fighters(hex_, enemy)
        return not self.of(hex_, enemy) and hex_ not in self.zones[enemy]

    def is_barred(self, hex_: int) -> bool:
        """Whether a special rule keeps everybody out of a hex."""
        return False

    def danger(self, side: int, hexes: int) -> set[int]:
        """§11.2.6: the hexes so near to an enemy unit or support, air groups among them."""
        foes = {h for h, stack in self.units.items() for p in stack if self.side(p) != side}
        return {h for h in self.grid.hexes if any(self.grid.distance(h, foe) <= hexes for foe in foes)}


class March(NamedTuple):
    """Who moves, with how many points, whether they have not moved yet, how, and whether they may wade."""

    group: tuple[int, ...]
    points: Fraction
    fresh: bool
    forced: bool = False
    wades: bool = True


def reach(f: Field, march: March) -> dict[int, Fraction]:
    """§11.1, §11.2: where a group can go, and for how many points."""
    group, points = march.group, march.points
    start, side = f.at[group[0]], f.side(group[0])
    zone = (f.unpinned if f.is_light(group) else f.zones)[1 - side]
    near = f.danger(side, 2) if march.forced else set()
    fights = any(f.is_combat(piece) for piece in group)

    def is_open(here: int, there: int) -> bool:
        if f.is_barred(there) or any(not f.is_open_to(there, piece) for piece in group):
            return False
        if march.forced and (there in near or not f.is_road(here, there)):
            return False
        return not (fights and here in zone and there in zone)

    best: dict[int, Fraction] = {start: Fraction(0)}
    heap = [(Fraction(0), start)]
    while heap:
        spent, here = heappop(heap)
        if spent > best[here] or (here != start and fights and here in zone):
            continue
        if here == start and not march.fresh and fights and here in zone:
            continue
        for there in f.beside(here):
            prices = [f.price(here, there, piece) for piece in group]
            if not is_open(here, there) or None in prices:
                continue
            total = spent + max(price for price in prices if price is not None)
            if total <= points and (there not in best or total < best[there]):
                best[there] = total
                heappush(heap, (total, there))
    if march.fresh:
        for there in f.beside(start):
            if there in best or not is_open(start, there):
                continue
            is_dry = all(f.price(start, there, piece) is not None for piece in group)
            if is_dry or (march.wades and not any(f.kind(piece) in GUNS for piece in group)):
                best[there] = points
    del best[start]
    return best


# Random positions --------------------------------------------------------------------------------------------------


def edge_lines(rng: Random, title: Title, sketch: Sketch) -> Iterable[str]:
    """Bridges over some rivers, some of them blown up, and footbridges over some water."""
    rivers, streams = sketch.sides["river"], sketch.sides["stream"]
    for here, there in rng.sample(rivers, len(rivers) // 3):
        yield f"link {rng.choice(['road', 'rail'])} {here} {there}"
        if rng.random() < 0.3:
            yield f"edge {here}/{there} broken 1"
    for here, there in rng.sample(rivers + streams, min(3, len(rivers + streams))):
        if rng.random() < 0.5:
            yield f"edge {here}/{there} footbridge {rng.randint(1, 2)}"


def since(game: Game, *verbs: str) -> tuple[int, list[tuple[int, str, int]]] | None:
    """Where the last answer with one of these verbs is, and it and those after it: who, verb, noun."""
    for place in range(len(game.entries) - 1, -1, -1):
        if game.entries[place].option.verb in verbs:
            return place, [(int(e.who), e.option.verb, e.option.noun) for e in game.entries[place:]]
    return None


def halved_up(points: int) -> int:
    """Half, rounded up."""
    return -(-points // 2)


def column_of(attack: Fraction, defence: Fraction) -> int:
    """§12.2.4: the column of these odds, rounded for the defender, 1/2 being 0; below it 1/3 and so on are negative."""
    if attack >= defence:
        return int(attack // defence)
    return 2 - int(-(-defence // attack))


def ended(fighters: Sequence[int], f: Field) -> list[int]:
    """Those of them who are still on the map."""
    return [piece for piece in fighters if f.at[piece] < f.grid.size]
