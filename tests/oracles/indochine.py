"""The oracle of En pointe toujours!: its facts, reckoned again from the rulebook, its articles and the charts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import ceil, floor
from random import Random
from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Question
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.title import Title
from tests.oracles.positions import Recipe, Sketch
from tests.oracles.runner import Oracle, Said

FRENCH, VIET_MINH = 0, 1
LEADERS = {"pc-f", "pc-f-co", "pc-vm"}
RISING = {"french": ("f1", "f2", "f5"), "viet-minh": ("v1", "v2", "v5")}
MOVED_BY = {"move", "creep"}
QUIET = {"let-pass", "hold", "unless"}
OPEN_COVER, LIGHT, MEDIUM, HEAVY = range(4)
COVER = ("open", "light", "medium", "heavy")
HINDERS = ("paddy", "brush", "grove")
NUMBERS = {"recruit": (5, 3), "line": (6, 4), "veteran": (7, 5), "shock": (8, 6)}


# Random positions --------------------------------------------------------------------------------------------------


def lines(rng: Random, title: Title, sketch: Sketch) -> Iterable[str]:
    """Who belongs to which formation, which formation acts, and what it has lost."""
    side = rng.choice(sorted(RISING))
    yield f"acting {side}"
    risen = sketch.notes["active"] = RISING[side][0] if rng.random() < 0.75 else ""
    if risen:
        yield f"activating {risen}"
        yield f"formation {risen} activated 1"
    for owner, formations in RISING.items():
        for formation in formations:
            yield f"formation {formation} hesitant-at 30 demoralised-at 40 quality {rng.choice(sorted(NUMBERS))}"
        for piece in title.pieces:
            if piece.side.name == owner and piece.kind not in LEADERS and piece.kind != "ho":
                is_guest = formation_of(piece) != formations[0] and rng.random() < 0.15
                guest = f" attached {rng.choice(formations)}" if is_guest else ""
                yield f"unit {piece.name} formation {formation_of(piece)}{guest}"
        if rng.random() < 0.5:
            higher = "pc-f-co-1" if owner == "french" else "pc-vm-1"
            yield f"side {owner} higher {higher}"


def formation_of(piece: Piece) -> str:
    """Most counters belong to the first formation of their side, which acts in most positions."""
    number = int(piece.name.rpartition("-")[2])
    return piece.formation or RISING[piece.side.name][(0, 0, 0, 1, 2)[number % 5]]


def place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """Leaders of formations that take part, and everybody else; few far from the fight."""
    if piece.kind in LEADERS and piece.formation not in {*RISING["french"], *RISING["viet-minh"]}:
        return ()
    return () if piece.kind == "ho" else None


def mark(rng: Random, piece: Piece, sketch: Sketch, where: str, name: str) -> bool:
    """Which marks mean something on which counter; most counters may act."""
    if name == "active":
        return formation_of(piece) == sketch.notes["active"] and rng.random() < 0.9
    if rng.random() > 0.12 or piece.kind == "decoy":
        return False
    match name:
        case "hesitant" | "out-of-echelon":
            return piece.kind in LEADERS
        case "jammed":
            return "machine-gun" in piece.traits
        case "out-of-command":
            return piece.kind not in LEADERS and formation_of(piece) not in ("f1", "v1")
        case _:
            return name in ("stopped", "neutralised", "td", "td-over", "moved")


def conceal(rng: Random, piece: Piece) -> str:
    """§8: a decoy is never recognised."""
    return "concealed" if piece.kind == "decoy" or rng.random() < 0.2 else ""


ORACLE = Oracle(
    "indochine",
    Recipe(
        units=(8, 20),
        stack=3,
        spread=2,
        bare=0.6,
        heights=3,
        turns=(1, 5),
        alone=frozenset(
            {"watercourse", "paddy", "brush", "grove", "jungle", "wooden", "solid", "embankment"},
        ),
        numbers={"smoke": (0, 2), "burning": (0, 1), "dug": (0, 2), "prepared": (0, 1), "ruined": (0, 1)},
        place=place,
        mark=mark,
        conceal=conceal,
        lines=lines,
        written=frozenset({"acting", "entry"}),
        marked=1,
        often={"inf-vm": 3, "gc-para": 2, "pc-vm": 3, "pc-f": 3, "decoy": 0.5, "inf-rec": 2},
        phases={"2.D2": 24, "11.2": 3, "8.rehide": 3, "15.3": 2, "2.C": 2, "0.5": 0, "10.10": 0, "15.1": 0, "2.B": 0},
        forced={"trc": ["-", "S", "N", "1", "E"]},
        unused=frozenset({"ho", "acted", "empty", "dug", "digging", "withdrew"}),
    ),
    sample=30,
    shared_hexes=True,
)


# Lines --------------------------------------------------------------------------------------------------------------

Offset = tuple[int, int]


@cache
def line_to(u: int, v: int) -> tuple[tuple[tuple[Offset, ...], tuple[Offset, ...]], ...]:
    """§4.3: what the line to a hex so far away passes, each with what touches the point where it is left."""

    def faces(t: Fraction) -> tuple[Fraction, Fraction, Fraction]:
        x, y = t * u, t * v
        return x - y, x + 2 * y, -2 * x - y

    def around(t: Fraction) -> tuple[Offset, ...]:
        x, y, point = floor(t * u), floor(t * v), faces(t)
        near = [(i, j) for i in range(x - 1, x + 3) for j in range(y - 1, y + 3)]
        return tuple(h for h in near if holds(h, point))

    cuts = {Fraction(0), Fraction(1)}
    for first, last in zip(faces(Fraction(0)), faces(Fraction(1)), strict=True):
        if first != last:
            low, high = sorted((first, last))
            cuts |= {(level - first) / (last - first) for level in range(ceil(low), floor(high) + 1)}
    passed: list[tuple[tuple[Offset, ...], tuple[Offset, ...]]] = []
    for start, end in pairwise(sorted(cuts)):
        hexes = around((start + end) / 2)
        if passed and passed[-1][0] == hexes:
            passed.pop()
        passed.append((hexes, around(end)))
    return tuple(passed)


def holds(hex_: Offset, faces: Sequence[Fraction]) -> bool:
    """Whether a hex holds a point, its sides included."""
    x, y = hex_
    return all(abs(face - middle) <= 1 for face, middle in zip(faces, (x - y, x + 2 * y, -2 * x - y), strict=True))


# The position, as the book speaks of it ----------------------------------------------------------------------------


class Field:
    """A position, read from counters, board and charts."""

    def __init__(self, game: Game) -> None:
        play: Any = game.play
        self.game, self.play, self.position = game, play, play.position
        self.at, self.left, self.roster = play.position.at, play.position.steps, play.roster
        self.board, self.grid = play.board, play.board.grid
        self.rules = play.scenario.rules
        self.units: dict[int, list[int]] = {}
        for piece, hex_ in enumerate(self.at):
            if hex_ < self.grid.size:
                self.units.setdefault(hex_, []).append(piece)
        self.farthest = 6 if "night" in self.rules else 60

    # Counters
    def side(self, piece: int) -> int:
        return int(self.roster[piece].side)

    def name(self, piece: int) -> str:
        return str(self.roster[piece].name)

    def names(self, pieces: Iterable[int]) -> list[str]:
        return sorted(self.name(piece) for piece in pieces)

    def numbers(self, hexes: Iterable[int]) -> list[str]:
        return sorted(str(self.grid.number(hex_)) for hex_ in hexes)

    def has(self, piece: int, *marks: str) -> bool:
        return any(self.position.marks[piece] >> self.play.marks.index(mark) & 1 for mark in marks)

    def is_(self, piece: int, trait: str) -> bool:
        return trait in self.roster[piece].traits

    def is_unit(self, piece: int) -> bool:
        """§1.1: leaders, infantry and heavy weapons."""
        return self.roster[piece].kind not in ("decoy", "ho")

    def is_leader(self, piece: int) -> bool:
        return self.roster[piece].kind in LEADERS

    def is_open(self, piece: int) -> bool:
        return bool(self.position.hidden[piece] == 0)

    def is_deployed(self, piece: int) -> bool:
        return self.is_(piece, "weapon") and self.position.face[piece] == 0

    def value(self, piece: int, key: str, as_crew: bool = False) -> int:
        face = "crew" if as_crew or (self.is_(piece, "weapon") and self.position.face[piece] == 1) else ""
        return int(self.roster[piece].value(key, self.left[piece], face))

    def of(self, side: int) -> list[int]:
        return [piece for stack in self.units.values() for piece in stack if self.side(piece) == side]

    def enemies(self, hex_: int, side: int) -> list[int]:
        """§8, R 78: the counters of the other side, recognised or not."""
        return [piece for piece in self.units.get(hex_, ()) if self.side(piece) != side]

    def beside(self, hex_: int) -> tuple[int, ...]:
        return tuple(self.grid.adjacent[hex_])

    def near(self, hex_: int) -> set[int]:
        return {hex_, *self.beside(hex_)}

    # §3, §12 formations
    def formation(self, piece: int) -> int:
        """§3.3: the formation a unit acts with this turn."""
        guest = self.position.attached[piece]
        return int(guest if guest >= 0 else self.position.formation[piece])

    def leader(self, formation: int) -> int:
        """The leader of a formation, wherever he is; -1 for none."""
        own = [p for p in range(len(self.roster)) if self.is_leader(p) and self.position.formation[p] == formation]
        return own[0] if own else -1

    def is_hesitant(self, formation: int) -> bool:
        leader = self.leader(formation)
        return leader >= 0 and self.has(leader, "hesitant")

    def morale(self, piece: int) -> int:
        """§12.1 and the deputies of §1.3."""
        own = int(self.position.formation[piece])
        return int(self.roster[piece].value("morale")) + int(self.position.deputy[piece]) - self.is_hesitant(own)

    # §0.3, §10.7, §15.2 ground
    def ground(self, hex_: int) -> str:
        """The terrain of a hex, ruins counted."""
        kinds = self.board.terrains_at(hex_)
        kind = str(kinds[0]) if kinds else "clear"
        return f"{kind}-ruin" if kind in ("wooden", "solid") and self.position.ruined[hex_] else kind

    def shelter(self, hex_: int) -> int:
        """§0.3, §15.2: the protection of a hex, whoever looks at it."""
        cover = {"jungle": MEDIUM, "wooden": MEDIUM, "solid": HEAVY, "wooden-ruin": LIGHT, "solid-ruin": MEDIUM}
        found = LIGHT if self.ground(hex_) in HINDERS else cover.get(self.ground(hex_), OPEN_COVER)
        found = max(found, MEDIUM if self.position.dug[hex_] == 2 else OPEN_COVER)
        return HEAVY if self.position.prepared[hex_] else found

    def wall(self, there: int, here: int) -> int:
        """§0.3: the protection of a hedge or wall that the line crosses as it enters the hex."""
        entries = self.between(here, there)
        last = entries[-1] if entries else (here,)
        crossed = [
            MEDIUM if self.board.crosses("wall", h, there) else LIGHT if self.board.crosses("hedge", h, there) else 0
            for h in last
        ]
        return min(crossed, default=0)

    def is_obstacle(self, hex_: int) -> bool:
        """§4.3: woods and buildings, smoke and fires."""
        return self.ground(hex_) in ("jungle", "wooden", "solid") or self.is_veiled(hex_)

    def is_veiled(self, hex_: int) -> bool:
        return bool(self.position.smoke[hex_] or self.position.burning[hex_])

    def hindrance(self, hex_: int) -> str:
        """§4.3.hindrance, §10.7: what hinders in a hex; nothing elsewhere."""
        ground = self.ground(hex_)
        if ground == "embankment":
            return ground if "embankment-hinders" in self.rules else ""
        return ground if ground in (*HINDERS, "solid-ruin") else ""

    # §4 sight
    def between(self, a: int, b: int) -> list[tuple[int, ...]]:
        """§4.3: what the line from centre to centre passes: a hex, or the two hexes it runs between."""
        return [hexes for hexes, _ in self.along(a, b) if a not in hexes and b not in hexes]

    def along(self, a: int, b: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """What the line passes, the ends included, each with the hexes that touch the point where it is left."""
        (q, r), (u, v) = self.grid.axial(a), self.grid.axial(b)

        def hexes(offsets: Sequence[Offset]) -> tuple[int, ...]:
            found = (self.grid.at(q + x, r + y) for x, y in offsets)
            return tuple(h for h in found if h >= 0)

        return [(hexes(held), hexes(touched)) for held, touched in line_to(u - q, v - r)]

    def blocks(self, hex_: int, a: int, b: int) -> bool:
        """§4.3.same, §4.3.diff: whether a hex between blocks the line (R 57, R 106)."""
        level, (low, high) = self.board.height[hex_], sorted((self.board.height[a], self.board.height[b]))
        if level > high:
            return True
        if not self.is_obstacle(hex_) or level < low:
            return False
        if level == high:
            return True
        lower = a if self.board.height[a] == low else b
        return bool(self.grid.distance(hex_, lower) == 1)

    def side_blocks(self, here: int, there: int, a: int, b: int) -> bool:
        """§4.3, §4.3.same: a hedge, wall or crest that the line crosses, away from the ends (R 105, R 150)."""
        if {a, b} & {here, there}:
            return False
        if not any(self.board.crosses(kind, here, there) for kind in ("hedge", "wall", "crest")):
            return False
        top = max(self.board.height[here], self.board.height[there])
        return bool(top >= max(self.board.height[a], self.board.height[b]))

    def sees(self, a: int, b: int) -> bool:
        """§4: whether one hex sees another; along a side, both ways round are shut by whatever there is (R 118)."""
        distance = self.grid.distance(a, b)
        if distance > self.farthest:
            return False
        if distance <= 1:
            return True
        if self.is_veiled(a) or self.is_veiled(b) or self.hindrances(a, b) > 5:
            return False
        if any(hexes and all(self.blocks(h, a, b) for h in hexes) for hexes in self.between(a, b)):
            return False
        if any(all(self.is_shut(h, sides, a, b) for h, sides in pair) for pair in self.pairs(a, b)):
            return False
        return not any(all(map(self.is_fenced(a, b), ways)) for ways in self.crossings(a, b))

    def crossings(self, a: int, b: int) -> Iterator[list[list[tuple[int, int]]]]:
        """§4.3: the sides the line crosses: one, or two ways round, past a corner or into and out of a pair."""
        passed = self.along(a, b)
        for (before, _), (here, _), (after, _) in zip(passed, passed[1:], passed[2:], strict=False):
            if len(here) == 2:
                yield [[(before[0], h)] for h in here]
                yield [[(h, after[0])] for h in here]
        for (here, touched), (there, _) in pairwise(passed):
            if len(here) == len(there) == 1:
                third = [h for h in touched if h not in (*here, *there)]
                yield [[(*here, *there)], *([(*here, h), (h, *there)] for h in third)]

    def pairs(self, a: int, b: int) -> Iterator[list[tuple[int, list[tuple[int, int]]]]]:
        """§4.3: the pairs of hexes between which the line runs, each hex with the sides crossed on the way round it."""
        passed = self.along(a, b)
        for (before, _), (here, _), (after, _) in zip(passed, passed[1:], passed[2:], strict=False):
            if len(here) == 2:
                yield [(h, [(before[0], h), (h, after[0])]) for h in here]

    def is_shut(self, hex_: int, sides: list[tuple[int, int]], a: int, b: int) -> bool:
        """Whether the way round a hex is shut: by the hex, or by one of the sides crossed on it."""
        return self.blocks(hex_, a, b) or self.is_fenced(a, b)(sides)

    def is_fenced(self, a: int, b: int) -> Callable[[list[tuple[int, int]]], bool]:
        """Whether one of some sides blocks the line between two ends."""
        return lambda sides: any(self.side_blocks(x, y, a, b) for x, y in sides)

    def hindrances(self, a: int, b: int) -> int:
        """§4.3.hindrance: the hexes of hindrance between; along a side only where both are of one kind."""
        kinds = [{self.hindrance(h) for h in hexes} for hexes in self.between(a, b)]
        return sum(len(each) == 1 and "" not in each for each in kinds)

    def cover(self, target: int, here: int) -> int:
        return max(self.shelter(target), self.wall(target, here))

    # §7 movement
    def price(self, here: int, there: int) -> int:
        """table.terrain, §7.4: what a step costs."""
        climb = self.board.height[there] - self.board.height[here] if "steep" in self.rules else 0
        if self.is_road(here, there):
            return 1 + max(climb, 0)
        ground = self.ground(there)
        cost = 2 if ground in ("paddy", "jungle", "watercourse") else 1
        return cost + max(climb, 0) + bool(self.board.crosses("wall", here, there))

    def is_road(self, here: int, there: int) -> bool:
        return any(self.board.is_linked(kind, here, there) for kind in ("road", "track"))

    def has_room(self, piece: int, hex_: int) -> bool:
        """§7.2, §ext.7.2: two squads or platoons; leaders, weapons and decoys do not count."""
        there = [p for p in self.units.get(hex_, ()) if p != piece and self.side(p) == self.side(piece)]
        return not self.is_(piece, "infantry") or sum(self.is_(p, "infantry") for p in there) < 2

    def may_pass(self, piece: int, hex_: int) -> bool:
        """§13, §15.3: no enemy, no fire."""
        return not self.enemies(hex_, self.side(piece)) and not self.position.burning[hex_]

    def steps_open(self, piece: int, here: int, spent: int, by_road: bool, first: bool) -> list[int]:
        """§7.1, §7.2, §7.4: the hexes a unit may enter next."""
        found = []
        for there in self.beside(here):
            road = by_road and self.is_road(here, there)
            total = spent + self.price(here, there)
            most = self.value(piece, "move") + 2 * road
            if not self.may_pass(piece, there) or (total > most and not first):
                continue
            if self.has_room(piece, there) or self.steps_open(piece, there, total, road, False):
                found.append(there)
        return found

    # §4.2, §9, §10.8 fire
    def as_crew(self, piece: int) -> bool:
        """§6.7, err1.jam: a weapon that is jammed or not deployed fires as its crew."""
        return self.is_(piece, "weapon") and (not self.is_deployed(piece) or self.has(piece, "jammed"))

    def is_mortar(self, piece: int) -> bool:
        return self.is_(piece, "mortar") and not self.as_crew(piece)

    def in_range(self, piece: int, hex_: int) -> bool:
        distance, crew = self.grid.distance(self.at[piece], hex_), self.as_crew(piece)
        return bool(self.value(piece, "least", crew) <= distance <= self.value(piece, "range", crew))

    def observers(self, piece: int) -> list[int]:
        """§10.8: who sees for a firer: itself, and for a mortar its leader and the higher PC."""
        found = [piece]
        if self.is_mortar(piece):
            side = self.side(piece)
            heads = {self.leader(self.formation(piece)), self.leader(int(self.position.formation[piece]))}
            heads.add(int(self.position.higher[side]))
            found += [p for p in heads if p >= 0 and self.at[p] < self.grid.size]
        return found

    def has_line(self, piece: int, hex_: int) -> bool:
        return any(self.sees(self.at[p], hex_) for p in self.observers(piece))

    def factor(self, piece: int, hex_: int, advancing: bool) -> Fraction:
        """§9.3, table.range, table.fire-mods: the strength of one firer at recognised targets."""
        crew = self.as_crew(piece)
        power, distance = Fraction(self.value(piece, "fire", crew)), self.grid.distance(self.at[piece], hex_)
        if not self.is_mortar(piece):
            far = distance > ceil(Fraction(self.value(piece, "range", crew), 2))
            power *= 2 if distance == 1 else Fraction(1, 2) if far else 1
        for halves in (advancing, self.has(piece, "stopped")):
            power /= 2 if halves else 1
        if not any(self.is_open(p) for p in self.enemies(hex_, self.side(piece))):
            power /= 2
        return power

    def dice(self, piece: int, hex_: int) -> int:
        """table.fire-mods: what is added to the dice of a fire at a unit that lies still."""
        here = self.at[piece]
        if self.is_mortar(piece):
            return (0, 0, 1, 3)[self.shelter(hex_)]
        higher = bool(self.board.height[hex_] > self.board.height[here])
        return self.cover(hex_, here) + self.hindrances(here, hex_) + higher

    # §8 observation
    def is_observed(self, target: int, from_: int, manner: str) -> bool:
        """§8.discovery, table.observation."""
        cover = self.cover(target, from_)
        if self.hindrances(from_, target):
            cover = max(cover, LIGHT)
        night = "night" in self.rules
        reach = {
            "moving": ((16, 8, 4, 3), (4, 2, 1, 1)),
            "tactical": ((12, 6, 3, 2), (3, 2, 1, 1)),
            "still": ((8, 4, 0, 0), (2, 1, 0, 0)),
        }[manner][night][cover]
        return bool(self.grid.distance(target, from_) <= reach and self.sees(from_, target))


def nouns(question: Question, verb: str) -> list[int]:
    """The nouns offered with a verb."""
    return [option.noun for option in question.options if option.verb == verb]


def asked(game: Game, *names: str) -> Question | None:
    """The question, if it is one of these."""
    question = game.question
    return question if question is not None and question.ask in names else None


def verbs_since_act(game: Game, piece: int) -> list[str] | None:
    """What its side has said since this unit began its action; nothing if it is not known."""
    entries = [e for e in game.entries if e.who != DICE]
    for place in range(len(entries) - 1, -1, -1):
        option = entries[place].option
        if option.verb in ("act", "activate-alone") and option.noun == piece:
            return [e.option.verb for e in entries[place + 1 :]]
    return None


# Facts -------------------------------------------------------------------------------------------------------------


@ORACLE.fact("sight", 0.25)
def sight(game: Game, rng: Random) -> Iterator[Said]:
    """§4 whether hexes see each other, and what hinders."""
    from grognard.games.indochine.sight import hindrances, sees

    n = Field(game)
    for _ in range(14):
        a = rng.choice(sorted(n.grid.hexes))
        b = rng.choice([h for h in n.grid.hexes if 2 <= n.grid.distance(a, h) <= 9])
        about = f"{n.grid.number(a)} sees {n.grid.number(b)}"
        yield Said(about, n.sees(a, b), bool(sees(n.play, a, b)))
        yield Said(f"hindrances: {about}", n.hindrances(a, b), hindrances(n.play, a, b))


@ORACLE.fact("who acts")
def acts(game: Game, rng: Random) -> Iterator[Said]:
    """§5.2, §11.2: commanded units of the formation that have not acted and are not neutralised."""
    if (question := asked(game, "ask-act")) is None:
        return
    n, side = Field(game), int(question.who)
    own = [p for p in range(len(n.roster)) if n.side(p) == side and n.at[p] != n.board.out]
    ready = [p for p in own if not n.has(p, "acted", "withdrew", "neutralised")]
    program = nouns(question, "act")
    yield Said("who acts", n.names(p for p in ready if n.has(p, "active")), n.names(program))
    if [e.option.verb for e in game.entries if e.who != DICE][-1:] == ["activate"]:
        of_it = [p for p in ready if n.at[p] < n.grid.size and n.formation(p) == n.position.activating]
        called = [p for p in program if n.at[p] < n.grid.size and n.formation(p) == n.position.activating]
        yield Said("who is called", n.names(p for p in of_it if not n.has(p, "out-of-command")), n.names(called))


@ORACLE.fact("activation")
def activation(game: Game, rng: Random) -> Iterator[Said]:
    """§5.1, §5.3, §3.4: who may be tried, and the number needed."""
    if (question := asked(game, "ask-activate")) is None:
        return
    n, side = Field(game), int(question.who)
    alone = [
        p
        for p in n.of(side)
        if n.has(p, "out-of-command") and not n.has(p, "acted", "withdrew", "neutralised") and not n.is_leader(p)
    ]
    alone += [p for p in n.of(side) if n.roster[p].kind == "ho" and not n.has(p, "acted")]  # R 46
    yield Said("who is tried alone", n.names(alone), n.names(nouns(question, "activate-alone")))
    for option in question.options:
        tally = game.explain(option.text)
        if option.verb not in ("activate", "activate-alone") or tally is None:
            continue
        if option.verb == "activate":
            head = n.leader(option.noun)
            dead = n.position.killed_on[head] == n.position.turn
            need = n.morale(head) - n.has(head, "out-of-echelon") - 2 * dead
        elif n.is_unit(option.noun):
            need = n.morale(option.noun) - 2
        else:
            own = int(n.position.formation[option.noun])
            need = int(n.roster[n.leader(own)].value("morale")) - n.is_hesitant(own) - 2
        yield Said(option.text, need, tally.need)


@ORACLE.fact("moves")
def moves(game: Game, rng: Random) -> Iterator[Said]:
    """§7 the hexes a unit may enter, moving and tactically."""
    if (question := asked(game, "ask-action")) is None:
        return
    piece = int(question.args["piece"])
    said = verbs_since_act(game, piece)
    n = Field(game)
    if said is None or not {*said} <= {"move", *QUIET} or n.play.value("line-from") or n.at[piece] >= n.grid.size:
        return
    path = [e.option.noun for e in game.entries if e.option.verb == "move"][-said.count("move") :] if said else []
    path = path if "move" in said else []
    stuck = n.has(piece, "stopped", "neutralised") or n.is_deployed(piece)
    spent, by_road, here = int(question.args["spent"]), True, n.at[piece]
    if path:
        roads = [all(n.is_road(x, y) for x, y in pairwise([start, *path])) for start in n.beside(path[0])]
        if any(roads) != all(roads) and len(path) == 1:
            return  # where it began is not written down
        by_road = any(roads)
    ours = [] if stuck else n.steps_open(piece, here, spent, by_road, not path)
    yield Said(f"{n.name(piece)} moves from {n.grid.number(here)}", n.numbers(ours), n.numbers(nouns(question, "move")))
    if not path:
        tactical = [h for h in n.beside(here) if n.may_pass(piece, h) and n.has_room(piece, h) and not stuck]
        yield Said(f"{n.name(piece)} creeps", n.numbers(tactical), n.numbers(nouns(question, "creep")))


@ORACLE.fact("actions")
def actions(game: Game, rng: Random) -> Iterator[Said]:
    """§6.1, §6.3, §13: what a unit may begin with."""
    if (question := asked(game, "ask-action")) is None:
        return
    n, piece = Field(game), int(question.args["piece"])
    if verbs_since_act(game, piece) != [] or n.at[piece] >= n.grid.size:
        return
    side, here = n.side(piece), n.at[piece]
    alone, deployed, real = n.position.activating < 0, n.is_deployed(piece), n.is_unit(piece)
    still = n.has(piece, "stopped")
    free_to_storm = real and not alone and not deployed and not still
    storms = free_to_storm and not n.is_hesitant(int(n.position.formation[piece]))
    foes = [h for h in n.beside(here) if n.enemies(h, side) and not n.position.burning[h]]
    yield Said(f"{n.name(piece)} assaults", n.numbers(foes if storms else []), n.numbers(nouns(question, "assault")))
    yield Said(f"{n.name(piece)} stalks", n.numbers(foes if storms else []), n.numbers(nouns(question, "stalk")))
    near = [p for p in n.of(side) if p != piece and n.at[p] in n.near(here)]
    commands = n.is_leader(piece) and not alone and not still
    own = [p for p in near if n.formation(p) == n.formation(piece)]
    may = near if n.position.higher[side] == piece else own
    again = [p for p in may if n.has(p, "acted") and not n.has(p, "withdrew", "neutralised")]
    freed = [p for p in own if n.has(p, "stopped")]
    yield Said(f"{n.name(piece)} commands", n.names(again if commands else []), n.names(nouns(question, "command")))
    yield Said(f"{n.name(piece)} frees", n.names(freed if commands else []), n.names(nouns(question, "free")))
    program = {option.verb for option in question.options} & {"deploy", "dismount", "dig", "lay-smoke"}
    book = set()
    if real and not alone:
        if n.is_(piece, "weapon"):
            book |= {"dismount"} if deployed else set()
        if not deployed and not n.rules & {"no-smoke", "mortar-smoke"}:
            book |= {"lay-smoke"}
    program -= {"deploy", "dig"}
    book -= {"dismount"} if still else set()
    yield Said(f"{n.name(piece)} begins", sorted(book), sorted(program))


@ORACLE.fact("fire")
def fires(game: Game, rng: Random) -> Iterator[Said]:
    """§9.3 the strength and the dice of a fire at recognised targets, or at hidden ones only."""
    if (question := asked(game, "ask-action")) is None:
        return
    n, piece = Field(game), int(question.args["piece"])
    said = verbs_since_act(game, piece)
    if said is None or n.at[piece] >= n.grid.size:
        return
    for option in question.options:
        if option.verb not in ("fire", "snap"):
            continue
        foes = n.enemies(option.noun, n.side(piece))
        tally = game.explain(option.text)
        if len({n.is_open(p) for p in foes}) != 1 or tally is None or not n.has_line(piece, option.noun):
            continue
        about = f"{n.name(piece)} in {n.grid.number(n.at[piece])}: {option.text}"
        yield Said(f"strength of {about}", n.factor(piece, option.noun, option.verb == "snap"), tally.parts[0].total)
        die = sum(reason.value for reason in tally.die.reasons) if tally.die is not None else 0
        if n.sees(n.at[piece], option.noun) or n.is_mortar(piece):
            yield Said(f"dice of {about}", n.dice(piece, option.noun), die)


@ORACLE.fact("targets")
def targets(game: Game, rng: Random) -> Iterator[Said]:
    """§9, §9.1: every hex with an enemy in range that is seen is a target."""
    if (question := asked(game, "ask-action")) is None:
        return
    n, piece = Field(game), int(question.args["piece"])
    if verbs_since_act(game, piece) != [] or not n.is_unit(piece) or n.at[piece] >= n.grid.size:
        return
    power = n.value(piece, "fire", n.as_crew(piece))
    held = {n.at[p] for p in n.of(1 - n.side(piece))} if power else set()
    ours = {h for h in held if n.in_range(piece, h) and n.has_line(piece, h)}
    program = {h for h in nouns(question, "fire") if n.has_line(piece, h)}
    yield Said(f"targets of {n.name(piece)}", n.numbers(ours), n.numbers(program))


@ORACLE.fact("defensive fire")
def shoots(game: Game, rng: Random) -> Iterator[Said]:
    """§6.5 who may fire at a unit that has just entered a hex, or has just fired."""
    if (question := asked(game, "ask-shoot-mover", "ask-shoot-firer")) is None or not game.entries:
        return
    last = [e.option.verb for e in game.entries if e.who != DICE][-1]
    if last not in ("move", "creep", "fire", "snap"):
        return
    n, side, hex_ = Field(game), int(question.who), int(question.args["hex"])
    optional = "ext.opt.rate" in n.play.options

    def may(piece: int) -> bool:
        if not n.is_unit(piece) or n.has(piece, "neutralised", "td-over"):
            return False
        if question.ask == "ask-shoot-firer" and n.has(piece, "moved"):
            return False
        if optional and n.has(piece, "td") and not n.is_deployed(piece):
            return False
        power = n.value(piece, "fire", n.as_crew(piece))
        return bool(power and n.in_range(piece, hex_) and n.has_line(piece, hex_))

    ours = [p for p in n.of(side) if may(p)]
    yield Said(f"who fires at {n.grid.number(hex_)}", n.names(ours), n.names(nouns(question, "shoot")))


@ORACLE.fact("withdrawal")
def withdraws(game: Game, rng: Random) -> Iterator[Said]:
    """§6.6, qa.6, qa.7: who may step back before an assault, and whither."""
    if (question := asked(game, "ask-withdraw", "ask-withdraw-to")) is None:
        return
    n, side = Field(game), int(question.who)

    def ways(piece: int) -> list[int]:
        return [h for h in n.beside(n.at[piece]) if n.may_pass(piece, h) and n.has_room(piece, h)]

    if question.ask == "ask-withdraw-to":
        piece = int(question.args["piece"])
        yield Said(f"{n.name(piece)} back", n.numbers(ways(piece)), n.numbers(nouns(question, "to")))
        return
    here = [p for p in n.units.get(int(question.args["hex"]), ()) if n.side(p) == side]
    able = [p for p in here if not n.has(p, "stopped", "neutralised", "acted", "withdrew") and not n.is_deployed(p)]
    yield Said("who withdraws", n.names(p for p in able if ways(p)), n.names(nouns(question, "withdraw")))


@ORACLE.fact("recovery")
def recovers(game: Game, rng: Random) -> Iterator[Said]:
    """§11.2, ext.11.2: the number needed, and the hexes to step away to."""
    if (question := asked(game, "ask-recover")) is None:
        return
    n, piece = Field(game), int(question.args["piece"])
    side, here = n.side(piece), n.at[piece]
    heads = {int(n.position.higher[side])}
    if not n.is_leader(piece):
        heads.add(n.leader(n.formation(piece)))
    heads = {p for p in heads if p >= 0 and p != piece and n.at[p] < n.grid.size and not n.has(p, "neutralised")}
    help_ = max((2 if n.at[p] == here else 1 for p in heads if n.at[p] in n.near(here)), default=0)
    pressed = any(n.enemies(h, side) for h in n.beside(here))
    tally = game.explain("recover")
    if tally is not None:
        yield Said(f"{n.name(piece)} recovers", n.morale(piece) - 1 + help_ - pressed, tally.need)
    away = [
        h
        for h in n.beside(here)
        if n.may_pass(piece, h) and n.has_room(piece, h) and not any(n.enemies(o, side) for o in n.beside(h))
    ]
    if not n.play.value("line-from"):
        ours = [] if n.is_deployed(piece) else away
        yield Said(f"{n.name(piece)} steps away", n.numbers(ours), n.numbers(nouns(question, "step-away")))


@ORACLE.fact("hiding again")
def hides(game: Game, rng: Random) -> Iterator[Said]:
    """§8.rehide: recognised counters that no recognised enemy unit observes."""
    if (question := asked(game, "ask-hide")) is None or (game.entries and game.entries[-1].option.verb == "hide"):
        return
    n, side = Field(game), int(question.who)
    eyes = [n.at[p] for p in n.of(1 - side) if n.is_unit(p) and n.is_open(p)]
    ours = [p for p in n.of(side) if n.is_open(p) and not any(n.is_observed(n.at[p], e, "still") for e in eyes)]
    yield Said("who is hidden again", n.names(ours), n.names(nouns(question, "hide")))


@ORACLE.fact("wave")
def waves(game: Game, rng: Random) -> Iterator[Said]:
    """§16.2 whether a formation may launch a human wave."""
    if (question := asked(game, "ask-act")) is None:
        return
    n, side, formation = Field(game), int(question.who), int(game.play.position.activating)
    if formation < 0 or n.position.begun or n.position.waved[formation] == n.position.turn:
        return
    head = n.leader(formation)

    def able(piece: int) -> bool:
        bars = ("stopped", "neutralised", "out-of-command", "acted", "withdrew")
        own = n.formation(piece) == formation and not n.is_hesitant(int(n.position.formation[piece]))
        return own and n.is_unit(piece) and not n.is_(piece, "weapon") and not n.has(piece, *bars)

    def goes() -> bool:
        if side != VIET_MINH or "no-wave" in n.rules or n.position.turn < n.play.value("wave-from"):
            return False
        if head < 0 or n.at[head] >= n.grid.size or not able(head):
            return False
        linked, rest = [head], [p for p in n.of(side) if p != head and able(p)]
        for piece in linked:
            linked += [p for p in rest if p not in linked and n.at[p] in n.near(n.at[piece])]
        men = linked[1:]
        foes = {n.at[p] for p in n.of(1 - side)}
        return len(men) >= 3 and any(n.grid.distance(n.at[p], h) <= 4 and n.sees(n.at[p], h) for p in men for h in foes)

    yield Said("a wave", goes(), bool([o for o in question.options if o.verb == "wave"]))


@ORACLE.fact("strikes")
def strikes(game: Game, rng: Random) -> Iterator[Said]:
    """§13 what is added to the dice of a strike outside a wave."""
    if (question := asked(game, "ask-strike")) is None:
        return
    opening = [e.option.verb for e in game.entries if e.option.verb in ("assault", "stalk", "wave")]
    if not opening or "wave" in opening:
        return
    n, piece = Field(game), int(question.args["piece"])
    acting = int(n.position.acting)
    for option in question.options:
        tally = game.explain(option.text)
        if option.verb != "strike" or tally is None or tally.die is None:
            continue
        own = (n.left[piece] == 1 < n.roster[piece].steps) + n.has(piece, "stopped") + 3 * n.has(piece, "neutralised")
        own += 3 * (n.is_leader(piece) or n.is_(piece, "weapon"))
        defends = n.side(option.noun) != acting
        ground = (0, 0, 1, 2)[n.shelter(n.at[option.noun])] if defends else 0
        book = own + ground - 2 * n.has(option.noun, "neutralised")
        program = sum(reason.value for reason in tally.die.reasons)
        yield Said(f"{n.name(piece)}: {option.text}", book, program)


@ORACLE.fact("command")
def commanded(game: Game, rng: Random) -> Iterator[Said]:
    """§3.3 the units out of command, once the command phase has checked them."""
    question = game.question
    if question is None or question.ask != "ask-transfer":
        return
    n = Field(game)
    reach = int(n.play.value("command", 3))
    for side in (FRENCH, VIET_MINH):
        for piece in n.of(side):
            head = n.leader(int(n.position.formation[piece]))
            if n.is_leader(piece) or not n.is_unit(piece) or head < 0 or n.at[head] >= n.grid.size:
                continue
            far = n.grid.distance(n.at[piece], n.at[head]) > reach
            yield Said(f"{n.name(piece)} is out of command", bool(far), n.has(piece, "out-of-command"))


@ORACLE.law
def parted(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§13: enemies share a hex only while they fight."""
    if asked(game, "ask-activate", "ask-act", "ask-recover", "ask-hide") is not None:
        n = Field(game)
        yield from (f"enemies in {n.grid.number(h)}" for h, stack in n.units.items() if len({*map(n.side, stack)}) > 1)


@ORACLE.law
def in_ranks(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§8, §11.2, §1.2: decoys are hidden, nobody is stopped and neutralised, who fell stays away but for deputies."""
    n = Field(game)
    for piece in (*n.of(FRENCH), *n.of(VIET_MINH)):
        if n.roster[piece].kind == "decoy" and n.is_open(piece):
            yield f"the decoy {n.name(piece)} is recognised and on the map"
    both = {p for side in (FRENCH, VIET_MINH) for p in n.of(side) if n.has(p, "stopped") and n.has(p, "neutralised")}
    yield from (f"{n.name(piece)} is stopped and neutralised" for piece in both - memory.setdefault("both", both))
    memory["both"] = both
