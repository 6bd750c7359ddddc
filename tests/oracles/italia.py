"""The oracle of Italia 1917–1918: its facts, reckoned a second time from the rulebook, its charts and the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from itertools import pairwise
from random import Random
from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.table.pieces import Piece
from tests.oracles import series1918
from tests.oracles.positions import Recipe, Sketch
from tests.oracles.runner import Oracle, Said
from tests.oracles.series1918 import GUNS, column_of, ended, halved_up, since
from tests.oracles.series1918 import REGIMENTS as SMALL

CP, ENTENTE = 0, 1
COMBAT = SMALL | {"division", "detachment"}
ASSAULT = frozenset({"stosstruppen", "sturm", "arditi"})
SLOW = ("mountain", "high-mountain", "marsh")
PRICES = {"wood": 2, "mountain": 2, "high-mountain": 3, "marsh": 2}
SHIFTING = ("wood", "mountain", "high-mountain", "marsh", "village")
HALF = Fraction(1, 2)

DOCTRINES: Mapping[str, Mapping[str, str]] = {
    "grappa": {"italian": "evolving", "french": "cadorna-foch"},
    "caporetto": {"italian": "cadorna-foch"},
    "radetzky": {"italian": "diaz", "british": "evolving", "french": "cadorna-foch"},
    "albrecht": {"italian": "diaz"},
    "solstice": {"italian": "diaz", "british": "evolving", "french": "cadorna-foch"},
    "vittorio": {"italian": "diaz", "british": "evolving", "french": "cadorna-foch", "american": "cadorna-foch"},
}
OFFENSIVES: Mapping[str, Mapping[int, tuple[int, ...]]] = {
    "grappa": {1: (2, 1, 0)},
    "caporetto": {1: (3, 2, 1), 2: (1, 0, 0), 3: (1, 0, 0)},
    "radetzky": {1: (2, 1, 0)},
    "albrecht": {1: (2, 2, 1), 2: (1, 1, 0), 3: (1, 0, 0)},
    "solstice": {1: (2, 1, 0), 2: (1, 1, 0), 3: (1, 0, 0)},
    "vittorio": {1: (2, 1, 0), 2: (3, 2, 1), 3: (2, 1, 0), 4: (1, 0, 0)},
}
"""By turn of the scenario, one modifier a sequence."""


# Random positions --------------------------------------------------------------------------------------------------


def may_have(troops: str, piece: Piece) -> bool:
    """§15.3: whether a unit may have assault troops of this kind, by its printed morale."""
    morale = piece.value("morale") if piece.kind in COMBAT else 0
    match troops:
        case "stosstruppen":
            return piece.kind == "regiment" and "german" in piece.traits
        case "sturm":
            is_brigade = piece.kind == "brigade" and morale in (4, 5)
            return "austrian" in piece.traits and (is_brigade or (piece.kind == "division" and morale == 4))
        case _:
            is_division = piece.kind == "division" and morale == 4
            return "italian" in piece.traits and (piece.kind in SMALL or is_division)


def is_on_barge(piece: Piece) -> bool:
    return piece.name.startswith("I-barge")


def place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """§11.3: guns, HQs and trucks never stand in high mountain, barges keep to the shore, troops to their units."""
    if piece.kind in ASSAULT:
        return [h for h, stack in sketch.held.items() if len(carriers(piece, stack)) > counters(piece, stack)]
    if is_on_barge(piece):
        return [h for h in sketch.hexes if "s" in sketch.signs[h] or h in sketch.regions["coast"]]
    trucks = [h for h, stack in sketch.held.items() if any(each.kind == "trucks" for each in stack)]
    if trucks and piece.side == ENTENTE and piece.kind in SMALL | {"division"} and rng.random() < 0.3:
        return trucks
    if piece.kind in GUNS | {"hq", "trucks"}:
        return [h for h in sketch.hexes if "h" not in sketch.signs[h]]
    return None


def carriers(piece: Piece, stack: Iterable[Piece]) -> list[Piece]:
    return [each for each in stack if may_have(piece.kind, each)]


def counters(piece: Piece, stack: Iterable[Piece]) -> int:
    return sum(each.kind == piece.kind for each in stack)


def words(rng: Random, piece: Piece, sketch: Sketch, where: str) -> Iterable[str]:
    """§11.3.2, §11.3.4, §17.2: assault troops have a unit, an air group over a hex a mission; one unit may ride."""
    stack = sketch.held.get(where, [])
    fighters = [each for each in stack if each.kind in COMBAT]
    if any(each.kind == "trucks" for each in stack) and fighters == [piece] and piece.kind != "detachment":
        yield from ["loaded"] if rng.random() < 0.5 else []
    if piece.kind in ASSAULT:
        yield f"carrier {carriers(piece, stack)[counters(piece, stack) - 1].name}"
    if piece.kind == "air" and where in sketch.signs:
        yield f"mission {rng.choice(('observation', 'bombing', 'interdiction'))}"


def mark(rng: Random, piece: Piece, sketch: Sketch, where: str, name: str) -> bool:
    """Which marks mean something on which counter."""
    is_combat, is_italian = piece.kind in COMBAT, "italian" in piece.traits
    match name:
        case "disorganised" | "unsupplied" | "pinned" | "exploitation" | "reserve" | "disengaging" | "attacked":
            return is_combat
        case "reorganising":
            return is_combat and rng.random() < 0.5
        case "moved":
            return is_combat or piece.kind in GUNS | {"hq", "trucks"}
        case "fired" | "silenced":
            return piece.kind in GUNS
        case "counter-battery":
            return piece.kind == "corps-artillery" and piece.name not in ("I-Amalfi",) and not is_on_barge(piece)
        case "offensive":
            return piece.kind == "army-artillery"
        case "held-back":
            return is_combat and is_italian
        case "retreat-mode":
            return piece.side == ENTENTE and (is_combat or piece.kind in GUNS | {"hq"})
        case "refugees":
            return is_combat and is_italian
        case "tried-to-burn":
            return piece.kind == "depot"
        case _:
            return False


def lines(rng: Random, title: Any, sketch: Sketch) -> Iterable[str]:
    """Footbridges over water, and broken bridges."""
    water = [pair for kind in ("river", "stream") for pair in sketch.sides[kind]]
    steps = {frozenset(pair) for _, chain in sketch.links for pair in pairwise(chain)}
    done = set()
    for pair in rng.sample(water, min(len(water), 6)):
        if frozenset(pair) in done:
            continue
        done.add(frozenset(pair))
        if frozenset(pair) in steps:
            yield f"edge {'/'.join(pair)} broken 1"
        else:
            yield f"edge {'/'.join(pair)} footbridge {rng.randint(1, 4)}"


def conceal(rng: Random, piece: Piece) -> str:
    return "concealed" if piece.kind == "detachment" and rng.random() < 0.2 else ""


ORACLE = Oracle(
    "italia",
    Recipe(
        size=(10, 10),
        units=(10, 26),
        stack=4,
        turns=(1, 4),
        over=frozenset({"trench", "crater"}),
        scenarios={"grappa": 2, "caporetto": 4, "radetzky": 1, "albrecht": 3, "solstice": 3, "vittorio": 4},
        place=place,
        mark=mark,
        state=words,
        own=frozenset({"carrier", "mission"}),
        lines=lines,
        conceal=conceal,
        regions={"coast": 4, "isonzo": 3},
        inside={"piave": "river", "isonzo": "river", "tagliamento": "river"},
        apart={"impassable": "river"},
        unlinked=frozenset({"impassable"}),
        one_way=frozenset({"crest"}),
        often={
            "trucks": 2,
            "division": 3,
            "regiment": 3,
            "brigade": 3,
            "detachment": 1.5,
            "hq": 1.5,
            "corps-artillery": 1.5,
        },
        forced={"combat": ["A3 D3", "A0 D6", "A4 D1*"], "bombardment": ["2"]},
        phases={
            "11.1": 8,
            "11.2": 3,
            "12.1": 8,
            "13.0": 3,
            "14.1": 2,
            "14.2": 3,
            "3.0.detachment": 1,
            "17.1": 2,
            "scenarios.format": 0,
            "7.0.end": 0,
        },
        unused=frozenset({"tank", "tried", "resting", "late", "assigned", "bruchmuller", "unloaded"}),
    ),
    sample=35,
)


# The position, as the book speaks of it ----------------------------------------------------------------------------


class Field(series1918.Field):
    """A position, read from counters, board and charts, with what this book says otherwise than Marne's."""

    combat_kinds = COMBAT
    silent_kinds = frozenset()
    ground_supports = GUNS | {"hq", "trucks", "depot"}

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.scenario = str(self.play.scenario.id)
        self.is_bad = self.play.position.weather in (2, 3)
        self.held = {side: {self.at[p] for p in self.all_of(side)} for side in (CP, ENTENTE)}
        self.manned = {side: {self.at[p] for p in self.all_of(side) if self.is_combat(p)} for side in (CP, ENTENTE)}

    # Counters
    def own(self, side: int) -> list[int]:
        """The counters of a side on the map, air groups and assault troops too."""
        return [piece for stack in self.units.values() for piece in stack if self.side(piece) == side]

    def is_air(self, piece: int) -> bool:
        return self.kind(piece) == "air"

    def is_elite(self, piece: int) -> bool:
        """§3.0, ruling D39."""
        return self.kind(piece) in SMALL | {"detachment"} and self.morale(piece) >= 5

    def morale(self, piece: int) -> int:
        """§11.4: one less in Retreat mode, but not below 2."""
        morale = self.value(piece, "morale")
        return max(2, morale - 1) if "retreat-mode" in self.marks[piece] else morale

    def troops(self, piece: int) -> list[int]:
        """§11.3.2: the assault troops that go with a unit."""
        carrier = self.play.position.carrier
        return [p for p in self.units.get(self.at[piece], ()) if self.kind(p) in ASSAULT and carrier[p] == piece]

    def nation(self, piece: int) -> str:
        """§2.2, rulings D24, D50."""
        traits = self.roster[piece].traits
        if self.side(piece) == CP:
            return "cp"
        return next((each for each in ("british", "french", "american") if each in traits), "italian")

    def doctrine(self, piece: int) -> str:
        """§3.0 and the scenarios."""
        if self.side(piece) == CP:
            return ""
        if self.roster[piece].formation in ("I1DA", "I2DA") and self.scenario in ("albrecht", "solstice", "vittorio"):
            return "cadorna-foch"
        return DOCTRINES.get(self.scenario, {}).get(self.nation(piece), "")

    # Ground
    def has_any(self, hex_: int, terrains: Iterable[str]) -> bool:
        return any(self.board.has(hex_, terrain) for terrain in terrains)

    def far(self, here: int, there: int) -> int:
        return int(self.grid.distance(here, there))

    def crosses(self, kind: str, here: int, there: int) -> bool:
        return bool(self.board.crosses(kind, here, there))

    def linked(self, kind: str, here: int, there: int) -> bool:
        return bool(self.board.is_linked(kind, here, there))

    def is_wet(self, here: int, there: int) -> bool:
        return self.crosses("river", here, there) or self.crosses("stream", here, there)

    def has_road(self, here: int, there: int) -> bool:
        """§11.1.3: whether a road runs here in this weather, whatever its bridges."""
        return self.linked("road", here, there) or (not self.is_bad and self.linked("secondary", here, there))

    def bridge(self, here: int, there: int) -> str:
        """The bridge that stands over water: by road, in any weather, or by railway."""
        if self.is_broken(here, there):
            return ""
        if self.linked("road", here, there) or self.linked("secondary", here, there):
            return "road"
        return "rail" if self.linked("rail", here, there) else ""

    def has_footbridge(self, here: int, there: int, side: int) -> bool:
        """§11.2.4, ruling D35."""
        marker = self.play.position.footbridge.get(self.edge(here, there), 0)
        return bool(marker and (marker - 1) // 2 == side)

    def is_in_area(self, hex_: int) -> bool:
        return bool(self.play.area >> hex_ & 1)


def nouns(game: Game, verb: str) -> list[Any]:
    """The nouns offered with a verb."""
    assert game.question is not None
    return [option.noun for option in game.question.options if option.verb == verb]


def pairs(game: Game, verb: str) -> list[str]:
    """The hexsides offered with a verb, as they are written."""
    assert game.question is not None
    return sorted(option.text.split()[1] for option in game.question.options if option.verb == verb)


# §9 supply ---------------------------------------------------------------------------------------------------------


def is_open(f: Field, side: int, hex_: int) -> bool:
    """§9.1: whether a line may go through a hex: no enemy unit, no enemy zone without a friend."""
    return hex_ not in f.held[1 - side] and (hex_ not in f.zones[1 - side] or hex_ in f.held[side])


def within(f: Field, side: int, start: int, most: int) -> set[int]:
    """§9.1: where a line of so many hexes from a hex can end."""
    found = {start}
    best = {(start, True): 0}
    heap = [(0, start, True)]
    while heap:
        spent, here, goes_on = heappop(heap)
        if spent > best[here, goes_on] or not goes_on:
            continue
        for there in f.beside(here):
            step = 2 if f.has_any(there, SLOW) and not f.has_road(here, there) else 1
            if spent + step > most or not is_open(f, side, there) or f.crosses("impassable", here, there):
                continue
            is_stopped = f.crosses("river", here, there) and not (
                f.bridge(here, there) or f.has_footbridge(here, there, side)
            )
            key = there, not is_stopped
            if spent + step < best.get(key, most + 1):
                best[key] = spent + step
                found.add(there)
                heappush(heap, (spent + step, *key))
    return found


def in_command(f: Field, side: int, staffs: Iterable[int] | None = None) -> set[int]:
    """§9.1: the hexes in the command radius of an HQ."""
    own = [p for p in f.own(side) if f.kind(p) == "hq"] if staffs is None else staffs
    return {hex_ for p in own for hex_ in within(f, side, f.at[p], f.value(p, "command"))}


def sources(f: Field, side: int) -> set[int]:
    """§9.1: the sources of a side, as the board has them."""
    return {hex_ for hex_ in f.grid.hexes if f.play.edge_sources[side] >> hex_ & 1}


def depots(f: Field, side: int) -> set[int]:
    return {f.at[p] for p in f.own(side) if f.kind(p) == "depot"}


def in_supply(f: Field, side: int) -> set[int]:
    """§9.1: by an HQ, or directly within twenty hexes."""
    direct = {h for h in sources(f, side) | depots(f, side) if is_open(f, side, h)}
    return in_command(f, side) | {hex_ for h in direct for hex_ in within(f, side, h, 20)}


def has_line(f: Field, side: int, start: int) -> bool:
    """§9.1: a line of any length from an HQ to a source or depot, which rivers do not stop."""
    goals = {h for h in sources(f, side) | depots(f, side) if is_open(f, side, h)}
    seen, queue = {start}, [start]
    while queue:
        here = queue.pop()
        if here in goals:
            return True
        for there in f.beside(here):
            if there not in seen and is_open(f, side, there) and not f.crosses("impassable", here, there):
                seen.add(there)
                queue.append(there)
    return False


@ORACLE.fact("supply and command", 0.15)
def supply(game: Game, rng: Random) -> Iterator[Said]:
    """§9.1 who is in supply, who in a command radius, and which HQs have a line."""
    from grognard.games.front1918.supply import commanded, fed_headquarters, supplied

    f = Field(game)
    for side in (CP, ENTENTE):
        who = f.play.sides[side]
        command, fed = in_command(f, side), in_supply(f, side)
        theirs = commanded(f.play, who), supplied(f.play, who)
        for piece in f.own(side):
            if not f.is_air(piece) and f.at[piece] not in f.held[1 - side]:
                here = f.at[piece]
                yield Said(f"{f.name(piece)} in command", here in command, bool(theirs[0] >> here & 1))
                yield Said(f"{f.name(piece)} in supply", here in fed, bool(theirs[1] >> here & 1))
        ours = [p for p in f.own(side) if f.kind(p) == "hq" and has_line(f, side, f.at[p])]
        yield Said("HQs with a line", f.names(ours), f.names(fed_headquarters(f.play, who)))


# §11 movement ------------------------------------------------------------------------------------------------------


def allowance(f: Field, piece: int) -> int:
    """§11.4, §12.5, rulings D40: two more in Retreat mode, half among refugees, half in disorder, rounded down."""
    move = f.value(piece, "move") + 2 * ("retreat-mode" in f.marks[piece])
    if "refugees" in f.marks[piece]:
        move //= 2
    return move // 2 if f.is_upset(piece) else move


def points(f: Field, piece: int, rushing: bool, times: int = 1) -> int:
    """§14.2, §11.2.6: half, rounded up, in exploitation; two more out of reserve. Footbridges tried are paid for."""
    move = allowance(f, piece)
    if rushing:
        move = move + 2 if "reserve" in f.marks[piece] else halved_up(move)
    return max(0, move * times - int(f.play.position.span_tried[piece]))


def ignores_pinned(f: Field, piece: int) -> bool:
    """§12.2.6: regiments and brigades of the Central Powers with Stosstruppen or storm battalions."""
    return f.kind(piece) in SMALL and any(f.kind(p) in ("stosstruppen", "sturm") for p in f.troops(piece))


def zone_for(f: Field, piece: int) -> set[int]:
    """The enemy zones that hold a unit."""
    return (f.unpinned if ignores_pinned(f, piece) else f.zones)[1 - f.side(piece)]


def is_light(f: Field, piece: int) -> bool:
    """The last turn of Vittorio Veneto: Italian cavalry divisions."""
    is_horse = "cavalry" in f.roster[piece].traits and f.kind(piece) == "division"
    return f.scenario == "vittorio" and f.play.position.turn == 4 and is_horse and f.nation(piece) == "italian"


def step(f: Field, piece: int, here: int, there: int) -> Fraction | None:
    """What a step costs; None where there is no way but a river crossed with all points, or none at all."""
    side, kind = f.side(piece), f.kind(piece)
    is_drawn = kind in GUNS | {"trucks"}
    if f.crosses("impassable", here, there) or (not f.is_combat(piece) and f.has(there, "high-mountain")):
        return None
    more = int(f.is_harried(there, side))
    is_wet, bridge = f.is_wet(here, there), f.bridge(here, there)
    if f.has_road(here, there) and (not is_wet or bridge):
        return (HALF if kind == "trucks" or is_light(f, piece) else Fraction(1)) + more
    price = max([1, *(PRICES[name] for name in PRICES if f.has(there, name))])
    price += f.has_any(there, ("trench", "crater")) + f.crosses("crest", here, there) + more
    if is_on_barge(f.roster[piece]):
        return Fraction(price)
    has_footbridge = f.has_footbridge(here, there, side) and not is_drawn
    if f.crosses("river", here, there):
        if not bridge and not has_footbridge:
            return None
        return Fraction(price + (bridge != "road"))
    if f.crosses("stream", here, there) and not bridge and not has_footbridge:
        return None if is_drawn else Fraction(price + 1)
    return Fraction(price)


def is_shut(f: Field, piece: int, hex_: int) -> bool:
    """§11.1.1, §11.3, §15.5.2: whether a unit may not enter a hex."""
    side = f.side(piece)
    if not f.is_in_area(hex_):
        return True
    if is_on_barge(f.roster[piece]) and not (f.has(hex_, "marsh") or f.board.regions.get("coast", 0) >> hex_ & 1):
        return True
    if f.is_combat(piece):
        return hex_ in f.manned[1 - side]
    enemies = [p for p in f.units.get(hex_, ()) if f.side(p) != side and not f.is_air(p)]
    return hex_ in f.zones[1 - side] or any(f.kind(p) != "depot" for p in enemies)


def reach(f: Field, piece: int, points: Fraction, forced: bool = False) -> dict[int, Fraction]:
    """§11.1 to §11.3: every hex a unit can come to that has not moved, and the least it pays."""
    start, side = f.at[piece], f.side(piece)
    zone = zone_for(f, piece) if f.is_combat(piece) else set()
    loot = depots(f, 1 - side)
    feared = [f.at[p] for p in f.own(1 - side)] if forced else []
    best: dict[int, Fraction] = {start: Fraction(0)}
    heap: list[tuple[Fraction, int]] = [(Fraction(0), start)]
    while heap:
        spent, here = heappop(heap)
        if spent > best[here] or (here != start and (here in zone or here in loot)):
            continue
        for there in f.beside(here):
            price = step(f, piece, here, there)
            if price is None or is_shut(f, piece, there) or (here in zone and there in zone):
                continue
            if forced and (not is_on_road(f, here, there) or any(f.far(there, foe) <= 2 for foe in feared)):
                continue
            if spent + price <= points and spent + price < best.get(there, points + 1):
                best[there] = spent + price
                heappush(heap, (spent + price, there))
    if not forced and f.value(piece, "move"):
        for there in f.beside(start):
            if there not in best and can_step_once(f, piece, start, there):
                best[there] = points
    del best[start]
    return best


def is_on_road(f: Field, here: int, there: int) -> bool:
    return f.has_road(here, there) and (not f.is_wet(here, there) or bool(f.bridge(here, there)))


def can_step_once(f: Field, piece: int, here: int, there: int) -> bool:
    """§11.1.2, §11.2.3: one hex whatever it costs; combat units and HQs so cross a river without a bridge."""
    zone = zone_for(f, piece) if f.is_combat(piece) else set()
    if is_shut(f, piece, there) or (here in zone and there in zone) or f.crosses("impassable", here, there):
        return False
    if step(f, piece, here, there) is not None:
        return True
    wades = f.crosses("river", here, there) and (f.is_combat(piece) or f.kind(piece) == "hq")
    return wades and (f.is_combat(piece) or not f.has(there, "high-mountain"))


def may_move(f: Field, piece: int, rushing: bool) -> bool:
    """§11.1, §11.2.2, §11.2.10, §11.3, §14.2: whether a unit may be moved."""
    kind, marks = f.kind(piece), f.marks[piece]
    if kind in ASSAULT | {"air", "depot"} or f.name(piece) == "I-Amalfi":
        return False
    if {"moved", "tried", "held-back", "loaded", "unloaded", "offensive"} & marks:
        return False
    in_zone = f.is_combat(piece) and f.at[piece] in f.zones[1 - f.side(piece)]
    if rushing:
        return bool({"exploitation", "reserve"} & marks) and not (in_zone and f.at[piece] in zone_for(f, piece))
    if not in_zone:
        return True
    if any(f.kind(p) == "arditi" for p in f.troops(piece)):
        return True
    friends = [p for p in f.units[f.at[piece]] if f.is_combat(p) and p != piece]
    is_storming = f.kind(piece) in SMALL and any(f.kind(p) in ("stosstruppen", "sturm") for p in f.units[f.at[piece]])
    if is_storming and f.at[piece] not in f.unpinned[1 - f.side(piece)]:
        return True
    return any("moved" not in f.marks[p] or "unloaded" in f.marks[p] for p in friends)


def has_a_way(f: Field, piece: int) -> bool:
    """§11.1.1, §11.1.2: a hex to go to; who has none is not selected, unless it has something else to do."""
    if {"retreat-mode", "unsupplied"} & f.marks[piece]:
        return False
    return any(can_step_once(f, piece, f.at[piece], there) for there in f.beside(f.at[piece]))


@ORACLE.fact("who may move", 0.4)
def movers(game: Game, rng: Random) -> Iterator[Said]:
    """§11.1, §11.2.2, §14.2 the units offered for movement."""
    question = game.question
    if question is None or question.ask not in ("ask-move", "ask-exploit-move"):
        return
    f, rushing = Field(game), question.ask == "ask-exploit-move"
    offered = set(nouns(game, "move"))
    for piece in f.own(int(question.who)):
        if {"reserve", "disengaging"} & f.marks[piece] and not rushing:
            continue
        able = may_move(f, piece, rushing)
        if able and piece not in offered and not has_a_way(f, piece):
            continue
        yield Said(f"may {f.name(piece)} move in {f.number(f.at[piece])}", able, piece in offered)


@ORACLE.fact("reach", 0.5)
def reaches(game: Game, rng: Random) -> Iterator[Said]:
    """§11 where a unit may go and what it pays, at a step to its move or at a hard march."""
    question = game.question
    if question is None or question.ask not in ("ask-move", "ask-exploit-move"):
        return
    offered = nouns(game, "move")
    if not offered:
        return
    piece = rng.choice(offered)
    trial = game.copy()
    f = Field(game)
    trial.answer(f"move {f.name(piece)}")
    yield from reach_of(f, trial, piece, question.ask == "ask-exploit-move")
    if trial.question is not None and any(option.verb == "forced" for option in trial.question.options):
        yield Said(f"{f.name(piece)} may march hard", True, f.is_combat(piece) and not f.is_upset(piece))
        trial.answer("forced")
        yield from reach_of(f, trial, piece, False, 2)


def reach_of(f: Field, trial: Game, piece: int, rushing: bool, times: int = 1) -> Iterator[Said]:
    """Compare at the question where a unit goes; one that must go home is offered no more than others."""
    question = trial.question
    if rushing and "refugees" in f.marks[piece]:
        return
    if question is None or question.ask != "ask-where" or question.args["piece"] != piece or question.args["moved"]:
        return
    ours_left = Fraction(points(f, piece, rushing, times))
    if times == 1:
        yield Said(f"{f.name(piece)} has points", ours_left, Fraction(str(question.args["left"])))
    ours = reach(f, piece, ours_left, times > 1)
    theirs = {}
    for option in question.options:
        if option.verb == "to":
            tally = trial.explain(option)
            assert tally is not None
            theirs[option.noun] = -sum(Fraction(str(r.value)) for r in tally.reasons if r.key == "reason-way")
    going = [piece, *(p for p in f.units[f.at[piece]] if f.kind(piece) == "trucks" and "loaded" in f.marks[p])]
    if any({"retreat-mode", "unsupplied"} & f.marks[p] for p in going):
        ours = {hex_: price for hex_, price in ours.items() if hex_ in theirs}
    how = "marches hard" if times > 1 else "goes"
    yield Said(
        f"{f.name(piece)} {how} from {f.number(f.at[piece])} with {ours_left}",
        {f.number(hex_): str(price) for hex_, price in sorted(ours.items())},
        {f.number(hex_): str(price) for hex_, price in sorted(theirs.items())},
    )


# §11.2.4, §11.2.5, §15.5.1 bridges and depots ------------------------------------------------------------------------


def ends(f: Field, text: str) -> tuple[int, int]:
    here, there = text.split("/")
    return f.grid.find(here), f.grid.find(there)


def near(f: Field, side: int, hexes: Iterable[int], most: int) -> bool:
    """Whether a unit of a side on the ground is so near one of these hexes (ruling D123)."""
    return any(f.far(hex_, other) <= most for hex_ in hexes for other in f.held[side])


@ORACLE.fact("footbridge die")
def footbridges(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2.4 what is added to the die."""
    question = game.question
    if question is None or question.ask != "roll-footbridge" or question.tally is None:
        return
    f = Field(game)
    entry = game.entries[-1]
    side, (here, there) = int(entry.who), ends(f, entry.option.text.split()[1])
    if here in f.manned[side] and there in f.manned[side]:
        return
    if there in f.manned[side]:
        here, there = there, here
    ours = near(f, 1 - side, [here], 2) + f.crosses("river", here, there) + f.is_bad
    ours -= 2 * (there in f.held[side])
    yield Said(f"die at {entry.option.text}", ours, question.tally.total)


@ORACLE.fact("bridges and depots")
def bridges(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2.5, §15.5.1 what may be blown, rebuilt and burnt at the end of movement."""
    question = game.question
    if question is None or question.ask != "ask-end-of-movement":
        return
    f, side = Field(game), int(question.who)
    command = {h for h in in_command(f, side) if is_open(f, side, h)}
    tested = f.play.position.tested
    blown, rebuilt = [], []
    for here in f.grid.hexes:
        for there in f.beside(here):
            tracks = any(f.linked(kind, here, there) for kind in ("road", "secondary", "rail"))
            if there < here or not tracks or not f.is_wet(here, there) or f.edge(here, there) in tested:
                continue
            if not (f.is_in_area(here) and f.is_in_area(there)):
                continue
            both = {here, there}
            text = "/".join(sorted(map(f.number, both)))
            if not f.is_broken(here, there):
                if command & both and near(f, 1 - side, both, 3):
                    blown.append(text)
            elif both <= command and f.held[side] & both:
                rebuilt.append(text)
    for verb, ours in (("demolish", blown), ("rebuild", rebuilt)):
        theirs = sorted("/".join(sorted(text.split("/"))) for text in pairs(game, verb))
        yield Said(verb, sorted(ours), theirs)
    burnt = [
        p
        for p in f.own(side)
        if f.kind(p) == "depot" and "tried-to-burn" not in f.marks[p] and f.at[p] in command
        if near(f, 1 - side, [f.at[p]], 3)
    ]
    yield Said("burn", f.names(burnt), f.names(nouns(game, "burn")))


@ORACLE.fact("rebuilding die")
def rebuilding(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2.5 what is added to the die."""
    question = game.question
    if question is None or question.ask != "roll-rebuilding" or question.tally is None:
        return
    f = Field(game)
    side, both = int(game.entries[-1].who), ends(f, game.entries[-1].option.text.split()[1])
    ours = 2 * any(h in f.zones[1 - side] for h in both) + f.crosses("river", *both) + f.is_bad
    theirs = sum(reason.value for reason in question.tally.reasons)
    yield Said("die of a rebuilding", ours, theirs)


# §11.2.7, §11.2.8 markers, §3.0 hiding ----------------------------------------------------------------------------


def has_guns_of_offensive_near(f: Field, side: int, hex_: int) -> bool:
    return any(
        "offensive" in f.marks[p] and f.far(f.at[p], hex_) <= f.value(p, "offensive-radius") for p in f.own(side)
    )


@ORACLE.fact("markers")
def markers(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2.7, §11.2.8 who may be marked to disengage, and who to stand in reserve while no such marker lies."""
    question = game.question
    if question is None or question.ask not in ("ask-end-of-movement", "ask-markers-first"):
        return
    f, side = Field(game), int(question.who)
    if "11.2.9" in f.play.options and question.ask == "ask-end-of-movement":
        return
    own = [p for p in f.own(side) if f.is_combat(p) and not {"moved", "held-back"} & f.marks[p]]
    held = [p for p in own if f.at[p] in f.zones[1 - side] and not {"disengaging", "loaded"} & f.marks[p]]
    yield Said("who may be marked to disengage", f.names(held), f.names(nouns(game, "disengage")))
    if any("reserve" in f.marks[p] for p in f.own(side)):
        return
    steady = [p for p in own if f.is_full(p) and not f.is_upset(p) and f.at[p] not in f.zones[1 - side]]
    kept = {f.at[p] for p in steady if has_guns_of_offensive_near(f, side, f.at[p])}
    yield Said("where units may stand in reserve", f.numbers(kept), f.numbers(nouns(game, "reserve")))


@ORACLE.fact("who may hide")
def hiders(game: Game, rng: Random) -> Iterator[Said]:
    """§3.0, ruling D82: detachments that moved and stand outside enemy zones."""
    question = game.question
    if question is None or question.ask != "ask-hide":
        return
    f, side = Field(game), int(question.who)
    own = [p for p in f.own(side) if f.kind(p) == "detachment" and "moved" in f.marks[p]]
    ours = [p for p in own if f.at[p] not in f.zones[1 - side] and not f.play.is_hidden(p)]
    yield Said("who may hide", f.names(ours), f.names(nouns(game, "hide")))


# §11.4 Retreat mode -----------------------------------------------------------------------------------------------


@ORACLE.fact("leaving Retreat mode")
def rallies(game: Game, rng: Random) -> Iterator[Said]:
    """§11.4 the most a die may show: 1, and a road 1 more, a railway 2 more, neither 1 less."""
    question = game.question
    if question is None or question.ask != "roll-rally" or question.tally is None:
        return
    f = Field(game)
    hex_ = f.at[game.entries[-1].option.noun]
    road = any(f.has_road(hex_, there) for there in f.beside(hex_))
    rail = any(f.linked("rail", hex_, there) for there in f.beside(hex_))
    ours = 1 + road + 2 * rail if road or rail else 0
    yield Said("most a die may show", ours, question.tally.total)


# §12 combat --------------------------------------------------------------------------------------------------------


def may_attack(f: Field, piece: int, exploiting: bool) -> bool:
    """§12.1, §12.5, §9.2, §11.2.7, §11.2.10, §14.1."""
    marks = f.marks[piece]
    if not f.is_combat(piece) or f.is_upset(piece) or {"attacked", "unsupplied", "held-back", "loaded"} & marks:
        return False
    return "disengaging" not in marks and (not exploiting or "exploitation" in marks)


def attackers_of(f: Field, side: int, hex_: int, exploiting: bool) -> list[int]:
    """Who may attack a hex."""
    return [p for p in f.own(side) if may_attack(f, p, exploiting) and hex_ in f.beside(f.at[p])]


@ORACLE.fact("what may be attacked")
def attacks(game: Game, rng: Random) -> Iterator[Said]:
    """§12.1, §14.1 the hexes that may be attacked."""
    question = game.question
    if question is None or question.ask not in ("ask-attack", "ask-attack-exploiting"):
        return
    f, side, exploiting = Field(game), int(question.who), question.ask == "ask-attack-exploiting"
    fought = f.play.position.fought
    ours = [h for h in f.manned[1 - side] if not fought[h] and f.is_in_area(h) and attackers_of(f, side, h, exploiting)]
    yield Said("hexes to attack", f.numbers(ours), f.numbers(nouns(game, "attack")))


@ORACLE.fact("who joins")
def joiners(game: Game, rng: Random) -> Iterator[Said]:
    """§12.1 who may take part in an attack, before anybody does."""
    question = game.question
    if question is None or question.ask != "ask-join" or question.args["chosen"]:
        return
    found = since(game, "attack")
    assert found is not None
    place, said = found
    before, asked = Field(game.branch(place)), game.branch(place).question
    exploiting = asked is not None and asked.ask == "ask-attack-exploiting"
    ours = attackers_of(before, said[0][0], said[0][2], exploiting)
    yield Said("who may join", before.names(ours), before.names(nouns(game, "join")))


class Fight:
    """A combat as it was declared: who attacks which hex, and how far it has come."""

    def __init__(self, game: Game) -> None:
        found = since(game, "attack")
        self.is_known = found is not None
        if found is None:
            return
        place, self.said = found
        branch = game.branch(place)
        self.before = Field(branch)
        self.side, _, self.target = self.said[0]
        self.exploiting = branch.question is not None and branch.question.ask == "ask-attack-exploiting"
        joined = [noun for who, verb, noun in self.said if verb == "join"]
        able = attackers_of(self.before, self.side, self.target, self.exploiting)
        self.declared = joined or able[:1]
        self.is_known = bool(joined) or len(able) == 1
        f = self.now = Field(game)
        self.attackers = ended(self.declared, f)
        self.defenders = [p for p in f.units.get(self.target, ()) if f.is_combat(p) and f.side(p) != self.side]
        self.shock = [noun for _, verb, noun in self.said if verb == "shock"]
        self.rommel = any(verb in ("surprise", "surprise-hidden") for _, verb, _ in self.said)

    def leads(self) -> tuple[int, int]:
        """The leads of attacker and defender: named, or the only one there could be; -1 where that is not plain."""
        f = self.now
        named = {who: noun for who, verb, noun in self.said if verb == "lead"}
        command = in_command(f, self.side)
        able = [p for p in self.attackers if may_lead(f, p, command)]
        mine = named.get(self.side, able[0] if len(able) == 1 else -1)
        theirs = named.get(1 - self.side, self.defenders[0] if len(self.defenders) == 1 else -1)
        return mine, theirs


def may_lead(f: Field, piece: int, command: set[int]) -> bool:
    """§12.2.3: morale 4 or more, in order, in a command radius."""
    return f.morale(piece) >= 4 and not f.is_upset(piece) and f.at[piece] in command


def offensive(f: Field, side: int, hex_: int) -> int:
    """§8.0, §12.2.4: the modifier of the offensive for an attack on a hex."""
    initiative = ENTENTE if f.scenario == "vittorio" else CP
    if side != initiative or not has_guns_of_offensive_near(f, side, hex_):
        return 0
    row = OFFENSIVES.get(f.scenario, {}).get(f.play.position.turn, (0, 0, 0))
    if f.scenario == "solstice" and "scenario.solstice.whatif" in f.play.options and f.play.position.turn == 1:
        row = (3, 2, 1)
    return row[int(f.play.position.sequence) - 1]


def is_concentric(f: Field, fight: Fight) -> bool:
    """§12.2.4, rulings D77, D95."""
    around = f.beside(fight.target)
    from_where = {f.at[p] for p in fight.attackers}
    ring = from_where | {n for h in from_where for n in f.beside(h)}
    return len(around) == 6 and all(h in ring and h not in f.held[1 - fight.side] for h in around)


def strengths(f: Field, fight: Fight) -> tuple[Fraction, Fraction]:
    """§12.2.4, rulings D2, D109."""
    attack, defence = Fraction(0), Fraction(0)
    for piece in fight.attackers:
        here = f.at[piece]
        halved = f.crosses("crest", here, fight.target) + f.crosses("river", here, fight.target)
        attack += Fraction(f.value(piece, "attack"), 2**halved)
    for piece in fight.defenders:
        defence += f.value(piece, "defence")
    if f.has(fight.target, "trench"):
        weak = fight.side == CP and f.scenario in ("grappa", "caporetto")
        defence *= 2 if weak else 3
    if f.has(fight.target, "town"):
        defence *= 2
    return attack, defence


def shifts(f: Field, fight: Fight, lead: int, against: int) -> int:
    """§12.2.4: the columns, to the right."""
    total = -sum(f.has(fight.target, name) for name in SHIFTING)
    total -= all(f.crosses("stream", f.at[p], fight.target) for p in fight.attackers)
    total += bool(fight.shock)
    total += f.morale(lead) - f.morale(against)
    total += any("unsupplied" in f.marks[p] for p in fight.defenders)
    total += f.doctrine(lead) == "cadorna-foch"
    total += offensive(f, fight.side, fight.target)
    return total + (fight.rommel or is_concentric(f, fight))


@ORACLE.fact("odds")
def odds(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.4 strengths, shifts and the column of a combat about to be rolled."""
    question = game.question
    if question is None or question.ask != "roll-combat" or question.tally is None:
        return
    fight = Fight(game)
    if not fight.is_known or not fight.defenders:
        return
    lead, against = fight.leads()
    tally = question.tally
    if lead < 0 or against < 0 or tally.compared is None:
        return
    f = fight.now
    attack, defence = strengths(f, fight)
    about = f"{f.names(fight.attackers)} on {f.number(fight.target)}"
    yield Said(f"strengths of {about}", [attack, defence], [Fraction(str(each)) for each in tally.compared])
    moved = shifts(f, fight, lead, against)
    yield Said(f"shifts of {about}, {f.name(lead)} against {f.name(against)}", moved, tally.total)
    yield Said(f"column of {about}", min(6, column_of(attack, defence) + moved), tally.column)


@ORACLE.fact("leads")
def leads(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.3 who may lead an attack."""
    question = game.question
    if question is None or question.ask != "ask-lead-attack":
        return
    fight = Fight(game)
    if fight.is_known:
        f = fight.now
        ours = [p for p in fight.attackers if may_lead(f, p, in_command(f, fight.side))]
        yield Said("who may lead", f.names(ours), f.names(nouns(game, "lead")))


def gun_radius(f: Field, gun: int) -> int:
    return f.value(gun, "offensive-radius" if "offensive" in f.marks[gun] else "radius")


def potential(f: Field, gun: int) -> int:
    """§11.4, ruling D8."""
    value = f.value(gun, "offensive-potential" if "offensive" in f.marks[gun] else "potential")
    return max(1, value - 1) if "retreat-mode" in f.marks[gun] else value


def may_fire(f: Field, gun: int, hex_: int) -> bool:
    """§15.2.2."""
    if f.kind(gun) not in GUNS or {"fired", "silenced", "loaded"} & f.marks[gun]:
        return False
    return f.far(f.at[gun], hex_) <= gun_radius(f, gun)


@ORACLE.fact("guns")
def guns(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.2, §15.2.2 the guns that may be named first, in attack and in defence."""
    question = game.question
    if question is None or question.ask not in ("ask-guns-attack", "ask-guns-defence") or question.args["chosen"]:
        return
    fight = Fight(game)
    if not fight.is_known:
        return
    f, side = fight.now, int(question.who)
    ours = [p for p in f.own(side) if may_fire(f, p, fight.target) and f.kind(p) in GUNS]
    yield Said(f"guns on {f.number(fight.target)}", f.names(ours), f.names(nouns(game, "gun")))


@ORACLE.fact("bombardment")
def bombardments(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.2, §15.2.2, §17.2 the column and the die of a bombardment."""
    question = game.question
    if question is None or question.ask not in ("roll-bombardment-attack", "roll-bombardment-defence"):
        return
    fight = Fight(game)
    if not fight.is_known or question.tally is None:
        return
    before, attacking = fight.before, question.ask == "roll-bombardment-attack"
    side = fight.side if attacking else 1 - fight.side
    countering = [(who, noun) for who, verb, noun in fight.said if verb == "counter"]
    silent = {noun for _, noun in countering}
    firing = [n for who, verb, n in fight.said if verb == "gun" and who == side and n not in silent]
    total = sum(potential(before, gun) for gun in firing)
    total = max(0, total - sum(potential(before, gun) for who, gun in countering if who != side))
    mission = before.play.position.mission
    over = [p for p in before.units.get(fight.target, ()) if before.is_air(p) and before.side(p) == side]
    watching = any(mission[p] == 1 for p in over)
    if watching:
        total += sum(before.value(p, "potential") for p in over if mission[p] == 2)
    ours = min(total + (1 if watching and total else 0), 6) - 1
    yield Said(f"column of guns on {before.number(fight.target)}", ours, question.tally.column)
    if not attacking:
        return
    f = fight.now
    die = -2 * f.has(fight.target, "trench") - f.has(fight.target, "town")
    there = [p for p in f.units.get(fight.target, ()) if f.side(p) != fight.side and not f.is_air(p)]
    die -= bool(there) and all(f.doctrine(p) == "diaz" for p in there)
    yield Said("die of the guns", die, question.tally.die.total if question.tally.die else 0)


def aviation(f: Field, side: int, hex_: int) -> int:
    """§12.2.6, ruling D127."""
    over = {f.side(p) for p in f.units.get(hex_, ()) if f.is_air(p) and f.play.position.mission[p]}
    return (side in over) - (1 - side in over)


WITHOUT_MALUS = ("radetzky", "albrecht", "solstice", "vittorio")
"""The scenarios in which allies fight together without a malus."""


@ORACLE.fact("mastery")
def mastery(game: Game, rng: Random) -> Iterator[Said]:
    """§12.2.6 what is added to the dice of mastery."""
    question = game.question
    if question is None or question.ask not in ("roll-mastery-attacker", "roll-mastery-defender"):
        return
    fight = Fight(game)
    if not fight.is_known or question.tally is None or not fight.defenders:
        return
    f, (lead, against) = fight.now, fight.leads()
    attacking = question.ask == "roll-mastery-attacker"
    side, chief = (fight.side, lead) if attacking else (1 - fight.side, against)
    if chief < 0:
        return
    units = fight.attackers if attacking else fight.defenders
    school = f.doctrine(chief)
    total = aviation(f, side, fight.target) + f.is_elite(chief)
    if f.scenario not in WITHOUT_MALUS and side == ENTENTE:
        helpers = [n for who, verb, n in fight.said if verb in ("gun", "counter") and who == side]
        helpers = helpers if f.scenario == "grappa" else []
        total -= len({f.nation(p) for p in (*units, *helpers)}) > 1
    if attacking:
        total += any(f.kind(p) in ("stosstruppen", "sturm") for p in fight.shock)
        total += offensive(f, side, fight.target) + (school == "cadorna-foch") - (school == "diaz")
        worst = min(f.morale(p) for p in units)
        total -= {2: 2, 3: 1}.get(worst, 0)
    else:
        total += 2 * f.has(fight.target, "trench") - (school == "cadorna-foch")
        total -= any(f.is_upset(p) for p in units)
    about = f"{f.names(units)} led by {f.name(chief)} in the fight for {f.number(fight.target)}"
    yield Said(f"mastery of {about}", total, question.tally.total)


# §12.3 retreats ----------------------------------------------------------------------------------------------------


@ORACLE.fact("retreat hexes")
def retreats(game: Game, rng: Random) -> Iterator[Said]:
    """§12.3: no hex on the enemy, out of the area or over an impassable side; hidden units are not asked about."""
    question = game.question
    if question is None or question.ask not in ("ask-back", "ask-back-foe"):
        return
    if isinstance(question.args["piece"], str):
        return
    f, piece = Field(game), question.args["piece"]
    side, here = f.side(piece), f.at[piece]
    free = [
        h
        for h in f.beside(here)
        if f.is_in_area(h) and h not in f.manned[1 - side] and not f.crosses("impassable", here, h)
    ]
    offered = nouns(game, "back")
    yield Said(f"{f.name(piece)} back from {f.number(here)}", [], f.numbers(set(offered) - set(free)))


# §13 disengagement -------------------------------------------------------------------------------------------------


@ORACLE.fact("disengagement die")
def breaks(game: Game, rng: Random) -> Iterator[Said]:
    """§13.0 what is added to the die."""
    question = game.question
    if question is None or question.ask != "roll-disengagement" or question.tally is None:
        return
    f = Field(game)
    found = since(game, "break-off")
    if found is None:
        return
    said = found[1]
    hex_, side = said[0][2], said[0][0]
    stack = [p for p in f.units[hex_] if "disengaging" in f.marks[p] and f.is_combat(p)]
    named = [noun for _, verb, noun in said if verb == "by-morale"]
    if not named and len(stack) != 1:
        return
    chief = named[0] if named else stack[0]
    total = {2: -2, 3: -1, 5: 1, 6: 2}.get(f.morale(chief), 0)
    total += 2 * ("cavalry" in f.roster[chief].traits) + 3 * f.has(hex_, "trench") + f.has(hex_, "town")
    around = f.beside(hex_)
    enemies = [h in f.held[1 - side] or (h in f.zones[1 - side] and h not in f.held[side]) for h in around]
    total -= 3 * (len(around) == 6 and all(enemies))
    total -= 2 * any(f.is_upset(p) for p in stack)
    total += all("retreat-mode" in f.marks[p] for p in stack)
    yield Said(f"die of {f.names(stack)} by {f.name(chief)}", total, question.tally.total)


# §4 stacking -------------------------------------------------------------------------------------------------------


def room(f: Field, pieces: Iterable[int]) -> int:
    """§4.0."""
    return sum((3 if f.is_full(p) else 2) if f.kind(p) == "division" else int(f.kind(p) in SMALL) for p in pieces)


@ORACLE.law
def stacks(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§4.0: at the end of a movement or combat phase no stack is too large, and no hex holds three detachments."""
    phase = game.play.phases()[game.play.position.phase]
    now = (game.play.position.turn, game.play.position.phase)
    if memory.get("now") not in (None, now) and memory["rule"] in ("11.1", "12.1", "13.0", "14.2"):
        f = Field(game)
        for hex_, stack in f.units.items():
            is_over = room(f, stack) > 4 or sum(f.kind(p) == "detachment" for p in stack) > 2
            if is_over and (game.question is None or game.question.ask != "ask-disband"):
                yield f"{f.names(stack)} in {f.number(hex_)} are too many after {memory['rule']}"
    memory.update(now=now, rule=phase.rule)


@ORACLE.law
def assault_troops(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§11.3.2: assault troops are with a unit of their hex that may have them, one each."""
    f = Field(game)
    carrier = f.play.position.carrier
    taken: set[int] = set()
    for piece in (p for stack in f.units.values() for p in stack if f.kind(p) in ASSAULT):
        unit = carrier[piece]
        if unit < 0 or f.at[unit] != f.at[piece] or not may_have(f.kind(piece), f.roster[unit]) or unit in taken:
            yield f"{f.name(piece)} is with {f.name(unit) if unit >= 0 else 'nobody'}"
        taken.add(unit)
