"""The oracle of Patrol: its facts, reckoned a second time from its rulebook and its charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, floor
from random import Random
from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.table.pieces import Piece
from tests.oracles.positions import Recipe, Sketch
from tests.oracles.runner import Oracle, Said

FIGHTERS = {"squad", "gun", "scouts"}
UNITS = FIGHTERS | {"leader"}
OPEN, CONCEALED = 0, 1


def place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """Bombs and smoke are not on the map while nothing is plotted; some squads wait in reserve; two fighters a hex."""
    if piece.kind not in UNITS | {"decoy"}:
        return ()
    if piece.kind == "squad" and rng.random() < 0.1:
        return ("reserve",)
    if piece.kind == "leader":
        return None

    def has_room(hex_: str) -> bool:
        return sum(held.kind != "leader" for held in sketch.held.get(hex_, [])) < 2

    return [hex_ for hex_ in sketch.near("0404", 3) if has_room(hex_)]


def conceal(rng: Random, piece: Piece) -> str:
    """§11.3: a decoy is never open."""
    return "concealed" if piece.kind == "decoy" or rng.random() < 0.35 else ""


def mark(rng: Random, piece: Piece, sketch: Sketch, where: str, name: str) -> bool:
    """Decoys do not fire and have no morale."""
    return where in sketch.signs and (name == "spent" or piece.kind != "decoy")


ORACLE = Oracle(
    "patrol",
    Recipe(
        size=(7, 8),
        units=(5, 16),
        heights=2,
        turns=(1, 5),
        on={"bridge": "stream"},
        alone=frozenset({"wood", "village"}),
        numbers={"smoke": (1, 2), "losses": (0, 3), "flares": (0, 1), "shells": (0, 2), "screens": (0, 2)},
        place=place,
        mark=mark,
        conceal=conceal,
        often={"squad": 2.0},
        marked=0.2,
        regions={"church": 1},
        phases={"4.5": 12},
        forced={"fire": ["1", "M2", "2"], "assault": ["A1", "AR", "X", "DR", "D1", "D2"]},
        unused=frozenset({"shells", "screen"}),
    ),
    sample=35,
)


class Night:
    """A position, read from counters, board and charts."""

    def __init__(self, game: Game) -> None:
        play: Any = game.play
        position = play.position
        self.game, self.play, self.at, self.left = game, play, position.at, position.steps
        self.board, self.grid, self.roster, self.hidden = play.board, play.board.grid, play.roster, position.hidden
        self.reach = int(play.scenario.values.get("lit" if position.lit else "visibility", 4))
        self.smoke = position.smoke
        self.units: dict[int, list[int]] = {}
        for piece, hex_ in enumerate(self.at):
            if hex_ < self.grid.size and self.kind(piece) in UNITS | {"decoy"}:
                self.units.setdefault(hex_, []).append(piece)

    def kind(self, piece: int) -> str:
        return str(self.roster[piece].kind)

    def side(self, piece: int) -> int:
        return int(self.roster[piece].side)

    def name(self, piece: int) -> str:
        return str(self.roster[piece].name)

    def names(self, pieces: Iterable[int]) -> list[str]:
        return sorted(self.name(piece) for piece in pieces)

    def number(self, hex_: int) -> str:
        return str(self.grid.number(hex_))

    def numbers(self, hexes: Iterable[int]) -> list[str]:
        return sorted(map(self.number, hexes))

    def value(self, piece: int, key: str) -> int:
        return int(self.roster[piece].value(key, self.left[piece]))

    def has(self, piece: int, mark: str) -> bool:
        return bool(self.play.position.marks[piece] >> self.play.marks.index(mark) & 1)

    def is_open(self, piece: int) -> bool:
        return bool(self.hidden[piece] == OPEN)

    def of(self, side: int) -> list[int]:
        return [piece for stack in self.units.values() for piece in stack if self.side(piece) == side]

    def enemies(self, hex_: int, side: int) -> list[int]:
        """§6.4: the counters of the other side, known or concealed."""
        return [piece for piece in self.units.get(hex_, ()) if self.side(piece) != side]

    def beside(self, hex_: int) -> tuple[int, ...]:
        return tuple(self.grid.adjacent[hex_])

    def covered(self, hex_: int) -> bool:
        return bool(self.board.has(hex_, "wood") or self.board.has(hex_, "village"))

    def zone(self, side: int) -> set[int]:
        """§6.3: the hexes around open fighters of a side that are not shaken."""
        holders = [
            p for p in self.of(side) if self.kind(p) in FIGHTERS and self.is_open(p) and not self.has(p, "shaken")
        ]
        return {hex_ for piece in holders for hex_ in self.beside(self.at[piece])}

    def is_wet(self, here: int, there: int) -> bool:
        """§3.3: the stream without a bridge."""
        return bool(self.board.crosses("stream", here, there) and not self.board.crosses("bridge", here, there))

    def price(self, here: int, there: int) -> Fraction:
        """§3.1 to §3.4, §6.1: what a step costs."""
        if self.board.is_linked("road", here, there):
            return Fraction(1, 2)
        climb = self.board.height[there] > self.board.height[here]
        return Fraction((2 if self.board.has(there, "wood") else 1) + climb + self.is_wet(here, there))

    # §7 sight
    def between(self, a: int, b: int) -> list[tuple[int, ...]]:
        """§7.1, §7.5: what the line from centre to centre passes: a hex, or the two hexes it runs between."""
        (q, r), (u, v) = self.grid.axial(a), self.grid.axial(b)

        def at(t: Fraction) -> tuple[Fraction, Fraction, Fraction]:
            x, y = q + t * (u - q), r + t * (v - r)
            return x, y, -x - y

        def faces(t: Fraction) -> tuple[Fraction, Fraction, Fraction]:
            x, y, z = at(t)
            return x - y, y - z, z - x

        cuts = {Fraction(0), Fraction(1)}
        for first, last in zip(faces(Fraction(0)), faces(Fraction(1)), strict=True):
            if first != last:
                low, high = sorted((first, last))
                cuts |= {(level - first) / (last - first) for level in range(ceil(low), floor(high) + 1)}
        ordered = sorted(cuts)
        passed: list[tuple[int, ...]] = []
        for start, end in pairwise(ordered):
            point = faces((start + end) / 2)
            hexes = tuple(h for h in self.near(at((start + end) / 2)) if self.holds(h, point))
            if hexes not in passed:
                passed.append(hexes)
        return [hexes for hexes in passed if a not in hexes and b not in hexes]

    def near(self, point: tuple[Fraction, Fraction, Fraction]) -> list[int]:
        """The hexes about a point, those off the map left out."""
        x, y = floor(point[0]), floor(point[1])
        found = [self.grid.at(i, j) for i in range(x - 1, x + 3) for j in range(y - 1, y + 3)]
        return sorted({hex_ for hex_ in found if hex_ >= 0})

    def holds(self, hex_: int, faces: tuple[Fraction, Fraction, Fraction]) -> bool:
        """Whether a hex holds a point, its sides included."""
        q, r = self.grid.axial(hex_)
        own = (q - r, r - (-q - r), (-q - r) - q)
        return all(abs(face - middle) <= 1 for face, middle in zip(faces, own, strict=True))

    def blocks(self, hex_: int, a: int, b: int) -> bool:
        """§7.2, §7.3, §7.4: whether a hex between blocks the line."""
        top = self.board.height[hex_] + self.covered(hex_)
        low, high = sorted((self.board.height[a], self.board.height[b]))
        if self.smoke[hex_] or top > high:
            return True
        if top > low:
            lower = a if self.board.height[a] == low else b
            return bool(self.grid.distance(hex_, lower) == 1)
        return False

    def sees(self, a: int, b: int) -> bool:
        """§7.1 to §7.6: whether one hex sees another."""
        if self.grid.distance(a, b) > self.reach:
            return False
        return not any(hexes and all(self.blocks(h, a, b) for h in hexes) for hexes in self.between(a, b))

    # §12 command
    def is_in_command(self, piece: int) -> bool:
        """§12.1, §5.5: a line of at most 5 points to a leader, clear of the enemy and of his zones but at its ends."""
        side, start = self.side(piece), self.at[piece]
        leaders = {self.at[p] for p in self.of(side) if self.kind(p) == "leader" and not self.has(p, "shaken")}
        zone = self.zone(1 - side)
        best = {start: Fraction(0)}
        heap = [(Fraction(0), start)]
        while heap:
            spent, here = heappop(heap)
            if here in leaders:
                return True
            if spent > best[here] or (here in zone and here != start):
                continue
            for there in self.beside(here):
                price = spent + self.price(here, there)
                if price <= 5 and not self.enemies(there, side) and price < best.get(there, price + 1):
                    best[there] = price
                    heappush(heap, (price, there))
        return False

    # §8 fire
    def can_fire(self, piece: int) -> bool:
        """§8.1: a unit with a fire value that is not shaken."""
        return self.value(piece, "fire") > 0 and not self.has(piece, "shaken")

    def is_target(self, piece: int, hex_: int) -> bool:
        """§8.1: a hex with an enemy counter, in range and seen."""
        here = self.at[piece]
        near = self.grid.distance(here, hex_) <= self.value(piece, "range")
        return bool(self.enemies(hex_, self.side(piece)) and near and self.sees(here, hex_))

    def shifts(self, piece: int, hex_: int, moving: bool) -> int:
        """§8.3."""
        here, side = self.at[piece], self.side(piece)
        far = self.grid.distance(here, hex_)
        total = (far == 1) - (far > 2) - self.board.has(hex_, "wood") - 2 * self.board.has(hex_, "village")
        total -= not any(self.is_open(enemy) for enemy in self.enemies(hex_, side))
        leads = [p for p in self.units[here] if self.kind(p) == "leader" and not self.has(p, "shaken") and p != piece]
        return int(total + bool(leads) + (moving and not self.covered(hex_)))

    def column(self, piece: int, hex_: int, moving: bool) -> str:
        """§8.2: the column of a shot; `-` off the left edge."""
        fire = self.value(piece, "fire")
        number = min((fire + 1) // 2, 4) - 1 + self.shifts(piece, hex_, moving)
        return "-" if number < 0 else ("1-2", "3-4", "5-6", "7+")[min(number, 3)]

    # §9 morale
    def morale(self, piece: int) -> int:
        """§9.1, §9.2, §12.2."""
        side, here = self.side(piece), self.at[piece]
        near = {here, *self.beside(here)}
        bonus = [
            self.value(p, "bonus")
            for p in self.of(side)
            if self.kind(p) == "leader" and p != piece and not self.has(p, "shaken") and self.at[p] in near
        ]
        is_led = self.kind(piece) == "leader" or self.is_in_command(piece)
        is_reduced = bool(self.left[piece] < self.roster[piece].steps)
        return self.value(piece, "morale") + max(bonus, default=0) - is_reduced - (not is_led)

    # §10 assault
    def takes_part(self, piece: int, hex_: int) -> bool:
        """§10.1, §10.2: whether a unit next to the hex may assault it or join."""
        is_able = self.kind(piece) in UNITS and not self.has(piece, "shaken")
        return is_able and hex_ in self.beside(self.at[piece]) and self.is_in_command(piece)

    def odds(self, attackers: Sequence[int], hex_: int, only_open: bool) -> tuple[tuple[int, int], str]:
        """§10.3: both close values, and the column."""
        side = self.side(attackers[0])
        defenders = [p for p in self.enemies(hex_, side) if self.is_open(p) or not only_open]
        attack = sum(self.value(p, "close") for p in attackers)
        defence = max(1, sum(self.value(p, "close") for p in defenders))
        column = attack // defence if attack >= defence else 2 - (-(-defence // attack) if attack else 9)
        from_where = [self.at[p] for p in attackers]
        column -= bool(self.board.has(hex_, "village"))
        column -= all(self.board.height[here] < self.board.height[hex_] for here in from_where)
        column -= all(self.is_wet(here, hex_) for here in from_where)
        column += any(self.kind(p) == "leader" for p in attackers)
        column += bool(defenders) and all(self.has(p, "shaken") for p in defenders)
        return (attack, defence), ("1:2", "1:1", "2:1", "3:1", "4:1")[min(max(column, 0), 4)]


def printed(tally: Tally) -> str:
    """The column a tally ends in, as printed; `-` off the edge."""
    return "-" if tally.chart is None or tally.column is None else tally.chart.label(tally.column)


@ORACLE.fact("sight", 0.3)
def sight(game: Game, rng: Random) -> Iterator[Said]:
    """§7 whether hexes see each other."""
    from grognard.games.patrol.sight import sees, smoke_set, visibility

    n = Night(game)
    for _ in range(25):
        a, b = rng.sample(sorted(n.grid.hexes), 2)
        if n.grid.distance(a, b) <= n.reach + 1:
            program = sees(n.play, a, b, smoke_set(n.play), visibility(n.play))
            yield Said(f"{n.number(a)} sees {n.number(b)}", n.sees(a, b), bool(program))


@ORACLE.fact("zones", 0.2)
def zones(game: Game, rng: Random) -> Iterator[Said]:
    """§6.3 the hexes held."""
    n = Night(game)
    for side in (0, 1):
        held = n.play.occupation.zone(n.play.sides[side])
        yield Said(
            f"zone of {n.play.sides[side]}", n.numbers(n.zone(side)), n.numbers(h for h in n.grid.hexes if held[h])
        )


@ORACLE.fact("activation")
def activation(game: Game, rng: Random) -> Iterator[Said]:
    """§5.1 the counters that may be activated."""
    question = game.question
    if question is None or question.ask != "ask-activate":
        return
    n = Night(game)
    ours = [piece for piece in n.of(int(question.who)) if not n.has(piece, "spent")]
    yield Said("who may be activated", n.names(ours), n.names(nouns(question, "activate")))


def nouns(question: Question, verb: str) -> list[int]:
    """The nouns offered with a verb."""
    return [option.noun for option in question.options if option.verb == verb]


@ORACLE.fact("acts")
def acts(game: Game, rng: Random) -> Iterator[Said]:
    """§5.3, §5.5 what an activated counter may do: fire, assault, hide, rally, and by which odds."""
    question = game.question
    if question is None or question.ask != "ask-act":
        return
    n = Night(game)
    piece = question.args["piece"]
    side, here, name = n.side(piece), n.at[piece], n.name(piece)
    can = n.can_fire(piece)
    ours = [hex_ for hex_ in n.units if can and n.is_target(piece, hex_)]
    yield Said(f"targets of {name}", n.numbers(ours), n.numbers(nouns(question, "fire")))
    ours = [h for h in n.units if n.kind(piece) in FIGHTERS and n.enemies(h, side) and n.takes_part(piece, h)]
    yield Said(f"assaults of {name}", n.numbers(ours), n.numbers(nouns(question, "assault")))
    hides = n.kind(piece) in UNITS and n.is_open(piece) and not any(n.sees(n.at[p], here) for p in n.of(1 - side))
    yield Said(f"{name} may go to ground", hides, bool(nouns(question, "hide")))
    yield Said(f"{name} may rally", n.has(piece, "shaken"), bool(nouns(question, "rally")))
    for option in question.options:
        tally = game.explain(option, question.side)
        if tally is None:
            continue
        if option.verb == "fire":
            theirs = printed(tally)
            yield Said(f"{name} {option.text}", n.column(piece, option.noun, False), theirs)
        elif option.verb == "assault":
            odds, column = n.odds([piece], option.noun, True)
            yield Said(f"odds of {name} {option.text}", odds, tally.compared)
            yield Said(f"column of {name} {option.text}", column, printed(tally))
        elif option.verb == "rally":
            yield Said(f"morale of {name}", n.morale(piece), tally.total)


@ORACLE.fact("steps")
def steps(game: Game, rng: Random) -> Iterator[Said]:
    """§6 the next hexes of a counter that moves, and their prices."""
    question = game.question
    if question is None or question.ask not in ("ask-act", "ask-step"):
        return
    n = Night(game)
    piece = question.args["piece"]
    side, here = n.side(piece), n.at[piece]
    has_moved = question.ask == "ask-step"
    left = Fraction(question.args["left"]) if has_moved else Fraction(n.value(piece, "move"))
    ours = {}
    for there in n.beside(here):
        crowd = sum(n.kind(p) != "leader" for p in n.units.get(there, ()) if n.side(p) == side)
        if not n.enemies(there, side) and (n.kind(piece) == "leader" or crowd < 2):
            ours[there] = n.price(here, there)
    payable = {there: price for there, price in ours.items() if price <= left}
    if not payable and not has_moved and left > 0:
        if any(n.price(here, there) <= left for there in n.beside(here)):
            ours = {}
    else:
        ours = payable
    theirs = {}
    for option in question.options:
        if option.verb == "to":
            tally = game.explain(option, question.side)
            assert tally is not None
            theirs[option.noun] = -Fraction(sum(Fraction(reason.value) for reason in tally.reasons))
    yield Said(f"steps of {n.name(piece)} from {n.number(here)}", n.numbers(ours), n.numbers(theirs))
    for there in set(ours) & set(theirs):
        if payable:
            yield Said(f"price from {n.number(here)} to {n.number(there)}", ours[there], theirs[there])


@ORACLE.fact("reactions")
def reactions(game: Game, rng: Random) -> Iterator[Said]:
    """§8.5, §8.6, §8.7 who may shoot out of its own activation, and by which column."""
    question = game.question
    if question is None or question.ask not in ("ask-react", "ask-answer"):
        return
    n, side, hex_ = Night(game), int(question.who), int(question.args["hex"])
    able = [p for p in n.of(side) if n.can_fire(p) and not n.has(p, "fired") and n.is_target(p, hex_)]
    yield Said(f"who may shoot at {n.number(hex_)}", n.names(able), n.names(nouns(question, "shoot")))
    for option in question.options:
        tally = game.explain(option, question.side) if option.verb == "shoot" else None
        if tally is not None and tally.chart is not None:
            ours = n.column(option.noun, hex_, question.ask == "ask-react")
            yield Said(f"{option.text} at {n.number(hex_)}", ours, printed(tally))


@ORACLE.fact("retreat hexes")
def retreats(game: Game, rng: Random) -> Iterator[Said]:
    """§9.4 where a unit that fire has shaken may go: farther from who fired, free of enemies, zones and crowds."""
    question = game.question
    if question is None or question.ask != "ask-retreat" or game.play.phases()[game.play.position.phase].rule != "4.5":
        return
    n, said = Night(game), [entry.option for entry in game.entries]
    shot = next(
        (place for place in range(len(said) - 1, -1, -1) if said[place].verb in ("fire", "shoot", "assault")), -1
    )
    if shot < 0 or said[shot].verb == "assault":
        return
    piece, side = question.args["piece"], int(question.who)
    firer = said[shot].noun
    if said[shot].verb == "fire":
        firer = next(option.noun for option in reversed(said[:shot]) if option.verb == "activate")
    here, threat = n.at[piece], n.at[firer]
    if threat >= n.grid.size or n.side(firer) == side:
        return

    def is_free(there: int) -> bool:
        crowd = sum(n.kind(p) != "leader" for p in n.units.get(there, ()))
        has_room = n.kind(piece) == "leader" or crowd < 2
        return not n.enemies(there, side) and there not in n.zone(1 - side) and has_room

    ours = [h for h in n.beside(here) if is_free(h) and n.grid.distance(h, threat) > n.grid.distance(here, threat)]
    yield Said(f"{n.name(piece)} back from {n.number(here)}", n.numbers(ours), n.numbers(nouns(question, "retreat")))


@ORACLE.fact("joining")
def joining(game: Game, rng: Random) -> Iterator[Said]:
    """§10.2 who may join an assault."""
    question = game.question
    if question is None or not nouns(question, "join"):
        return
    n, side = Night(game), int(question.who)
    hex_ = int(question.args["hex"])
    chosen = {
        *question.args.get("pieces_chosen", ()),
        *(e.option.noun for e in game.entries if e.option.verb == "activate"),
    }
    ours = [p for p in n.of(side) if n.takes_part(p, hex_) and not n.has(p, "spent") and p not in chosen]
    yield Said(f"who may join against {n.number(hex_)}", n.names(ours), n.names(nouns(question, "join")))


@ORACLE.fact("assault odds")
def assault_odds(game: Game, rng: Random) -> Iterator[Said]:
    """§10.3 the odds and the column of an assault about to be rolled."""
    question = game.question
    if question is None or question.ask != "roll-assault" or question.tally is None:
        return
    n, tally = Night(game), question.tally
    said = [entry.option for entry in game.entries]
    start = max(place for place, option in enumerate(said) if option.verb == "assault")
    first = next(option.noun for option in reversed(said[:start]) if option.verb == "activate")
    attackers = [first, *(option.noun for option in said[start:] if option.verb == "join")]
    odds, column = n.odds(attackers, said[start].noun, False)
    about = f"of {n.names(attackers)} on {n.number(said[start].noun)}"
    yield Said(f"odds {about}", odds, tally.compared)
    yield Said(f"column {about}", column, printed(tally))


@ORACLE.fact("points", 0.2)
def points(game: Game, rng: Random) -> Iterator[Said]:
    """§14.2 prizes held and steps the enemy has lost."""
    n = Night(game)
    for side in (0, 1):
        total = n.play.position.losses[1 - side]
        for name, hexes in n.board.regions.items():
            if name.startswith("worth-"):
                held = [h for h in n.grid.hexes if hexes >> h & 1 and n.play.controller(h) == n.play.sides[side]]
                total += int(name.removeprefix("worth-")) * len(held)
        yield Said(f"points of {n.play.sides[side]}", total, game.play.scores()[n.play.sides[side].name])


@ORACLE.law
def no_crowd(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§6.5, §11.3: two fighters or decoys of a side in a hex; a decoy is never open; who is lost stays away."""
    n = Night(game)
    for hex_, stack in n.units.items():
        for side in (0, 1):
            if sum(n.kind(p) != "leader" for p in stack if n.side(p) == side) > 2:
                yield f"more than two in {n.number(hex_)}"
        yield from (f"the decoy {n.name(p)} is open" for p in stack if n.kind(p) == "decoy" and n.is_open(p))
    out = {piece for piece, at in enumerate(n.at) if at == n.board.out and n.kind(piece) in UNITS | {"decoy"}}
    yield from (f"{n.name(piece)} came back" for piece in memory.get("out", set()) - out)
    memory["out"] = out
