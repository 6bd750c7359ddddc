"""The oracle of They Shall Not Pass: its facts, reckoned a second time from the rulebook and its charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from random import Random
from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.table.pieces import Piece
from tests.oracles.positions import Recipe, Sketch
from tests.oracles.runner import Oracle, Said

GERMAN, FRENCH = 0, 1
REGIMENTS = {"infantry", "territorial"}
BATTALIONS = {"pioneer", "chasseur"}
FOOT = REGIMENTS | BATTALIONS | {"remnant"}
ARMY = {"army", "rail", "naval", "heavy"}
GUNS = ARMY | {"corps", "divisional"}
OFF_MAP = {"naval", "heavy"}
WHOLE = 2
"""Half regiments in a regiment."""


# Random positions --------------------------------------------------------------------------------------------------


def place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """§3.3, §14.34, §14.8: where counters of special kinds stand."""
    if piece.kind in OFF_MAP:
        return ("off-map",)
    if piece.kind == "rail":
        return sketch.linked("rail")
    if piece.kind == "army":
        return sketch.regions["forges"][:1]
    if piece.kind == "garrison":
        free = [hex_ for hex_, signs in sketch.signs.items() if "f" in signs]
        return [hex_ for hex_ in free if all(held.kind != "garrison" for held in sketch.held.get(hex_, []))]
    return None


def mark(rng: Random, piece: Piece, sketch: Sketch, where: str, name: str) -> bool:
    """Which marks mean something on which counter."""
    match name:
        case "fired":
            return piece.kind in GUNS - {"heavy"}
        case "dug-in":
            dry = not set("tf") & set(sketch.signs.get(where, "tf"))
            return piece.kind in (FOOT | GUNS) - {"rail"} and dry
        case "disrupted":
            return piece.kind == "hq"
        case "demoralised":
            return piece.kind in FOOT | GUNS - OFF_MAP
        case "out-of-supply":
            return piece.kind not in ARMY | {"garrison"}
        case "attacked":
            return piece.kind in FOOT
        case "moved":
            return piece.kind not in OFF_MAP | {"army", "garrison"}
        case "assaulted":
            return piece.kind not in OFF_MAP
        case _:
            return False


def steps(rng: Random, piece: Piece, options: frozenset[str]) -> int:
    """§14.81, §15.4: a garrison is of one piece, but for the option."""
    whole = piece.kind == "garrison" and "15.4" not in options
    return piece.steps if whole else rng.randint(1, piece.steps)


def lost_state(rng: Random, piece: Piece) -> str:
    """§9.7, §14.82: lost, some for good."""
    return "at out steps 0" + (" gone 1" if rng.random() < 0.2 else "")


ORACLE = Oracle(
    "verdun",
    Recipe(
        units=(8, 22),
        turns=(1, 9),
        on={"bridge": "river"},
        numbers={"heavy": (0, 3), "points": (0, 3), "pioneer_points": (0, 1), "called_121": (0, 1)},
        place=place,
        mark=mark,
        steps=steps,
        regions={"forges": 1},
        forced={
            "assault": [f"{attacker}/{defender}" for attacker in range(4) for defender in range(5)],
            "barrage": ["X", "M2", "M"],
        },
        phases={"4.V": 6, "4.X": 6, "4.IV": 2, "4.IX": 2, "4.III": 2, "4.VIII": 2, "4.VI": 2, "4.XI": 2, "4.0": 0},
        lost=lost_state,
        often={"infantry": 5, "pioneer": 2, "chasseur": 2, "corps": 1.5, "divisional": 2, "naval": 0.3, "heavy": 0.3},
        unused=frozenset({"new", "tried"}),
    ),
)


# The position, as the book speaks of it ----------------------------------------------------------------------------


class Field:
    """A position, read from counters, board and charts."""

    def __init__(self, game: Game) -> None:
        play: Any = game.play
        self.game, self.play, self.at, self.left = game, play, play.position.at, play.position.steps
        self.board, self.grid, self.roster = play.board, play.board.grid, play.roster
        self.options = play.options
        self.day = 20 + play.position.turn
        self.is_bad = play.position.weather == 1
        self.units: dict[int, list[int]] = {}
        for piece, hex_ in enumerate(self.at):
            if hex_ < self.grid.size:
                self.units.setdefault(hex_, []).append(piece)
        self.marks = [
            {name for bit, name in enumerate(play.marks) if marks >> bit & 1} for marks in play.position.marks
        ]
        self._zones = {side: self._zones_of(side) for side in (GERMAN, FRENCH)}

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

    def corps(self, piece: int) -> str:
        """§2.2, §14.2, §15.3: the corps; the 16th Division has none unless it is attached."""
        corps = self.roster[piece].formation.partition("/")[0]
        if corps == "16" and self.play.position.corps_of_16:
            return ("", "XXX", "XX", "I")[self.play.position.corps_of_16]
        return "" if corps == "16" else str(corps)

    def division(self, piece: int) -> str:
        return str(self.roster[piece].formation.partition("/")[2])

    def of(self, side: int) -> list[int]:
        """The units of a side on the map."""
        return [piece for stack in self.units.values() for piece in stack if self.side(piece) == side]

    def is_lost(self, piece: int) -> bool:
        """Whether a unit was destroyed; one that is not mentioned in a position has nothing to do with it."""
        return bool(self.at[piece] == self.board.out and not self.left[piece])

    def is_reduced(self, piece: int) -> bool:
        return bool(self.left[piece] < self.roster[piece].steps)

    # Ground
    def number(self, hex_: int) -> str:
        return str(self.grid.number(hex_))

    def numbers(self, hexes: Iterable[int]) -> list[str]:
        return sorted(map(self.number, hexes))

    def has(self, hex_: int, terrain: str) -> bool:
        return bool(self.board.has(hex_, terrain))

    def beside(self, hex_: int) -> tuple[int, ...]:
        return tuple(self.grid.adjacent[hex_])

    def region(self, name: str) -> list[int]:
        return [hex_ for hex_ in self.grid.hexes if self.board.regions.get(name, 0) >> hex_ & 1]

    def is_fort(self, hex_: int) -> bool:
        """§14.8, §14.82: a fort that still has its garrison."""
        return any(self.kind(piece) == "garrison" for piece in self.units.get(hex_, ()))

    def is_forges(self, hex_: int) -> bool:
        """§7.13, §14.33: the hex of the guns on the left bank, 0105 on the printed board."""
        return hex_ in self.region("forges") if self.board.sketch else self.number(hex_) == "0105"

    def is_held(self, hex_: int, side: int) -> bool:
        return any(self.side(piece) == side for piece in self.units.get(hex_, ()))

    def is_interdicted(self, hex_: int) -> bool:
        return bool(self.play.position.interdiction[hex_])

    def controls(self, hex_: int, side: int) -> bool:
        """§14.9, as the position keeps it; a unit controls where it stands."""
        owner = self.play.controller(hex_)
        return owner is not None and int(owner) == side

    # Zones, §8.4
    def _zones_of(self, side: int) -> tuple[set[int], set[int]]:
        strong: set[int] = set()
        weak: set[int] = set()
        for piece in self.of(side):
            around = self.beside(self.at[piece])
            if self.kind(piece) in REGIMENTS | {"garrison"}:
                strong.update(around)
            elif self.kind(piece) != "hq":
                weak.update(around)
            if self.kind(piece) == "garrison" and "15.4" in self.options:
                weak.update(h for h in self.grid.hexes if self.grid.distance(h, self.at[piece]) == 2)
        return strong, weak

    def zone(self, hex_: int, enemy: int, piece: int = -1) -> str:
        """§8.41, §8.47: the zone of the enemy in a hex, as it weighs on a unit."""
        strong, weak = self._zones[enemy]
        if hex_ in strong:
            return "weak" if piece >= 0 and self.kind(piece) == "chasseur" else "strong"
        return "weak" if hex_ in weak else ""

    def zone_for_move(self, hex_: int, side: int, piece: int) -> str:
        """§8.44, §15.5: in movement a friend cancels it by the option only, and only another than who moves."""
        if "15.5" in self.options and any(
            each != piece and self.side(each) == side for each in self.units.get(hex_, ())
        ):
            return ""
        return self.zone(hex_, 1 - side, piece)

    # Prices, table of terrain
    def ground(self, hex_: int, strategic: bool = False) -> int:
        """What is in the hex, off the road, without the hexside; twice that where it is interdicted (§7.22)."""
        town = 1 if strategic else 2
        price = 2 * (self.has(hex_, "wood") + self.has(hex_, "hill"))
        price += town * (self.has(hex_, "village") + self.has(hex_, "city"))
        price = (price or 1) + self.has(hex_, "trench")
        return price * (2 if self.is_interdicted(hex_) else 1)

    def crosses(self, kind: str, here: int, there: int) -> bool:
        return bool(self.board.crosses(kind, here, there))

    def is_joined(self, kind: str, here: int, there: int) -> bool:
        """§8.5, §7.22: whether a road or railway joins two hexes, neither of them interdicted."""
        whole = not self.is_interdicted(here) and not self.is_interdicted(there)
        return whole and bool(self.board.is_linked(kind, here, there))

    def off_road(self, here: int, there: int, strategic: bool = False) -> int | None:
        """The price of a step off the road; None where the river bars it (§8.11)."""
        if self.is_river(here, there):
            return None
        wades = self.crosses("stream", here, there) and not self.crosses("bridge", here, there)
        return self.ground(there, strategic) + wades

    def is_river(self, here: int, there: int) -> bool:
        return self.crosses("river", here, there) and not self.crosses("bridge", here, there)


def halved(number: int, times: int = 1) -> int:
    """Half, or a quarter, rounded up."""
    return -(-number // (1 << times))


# §8.4 zones --------------------------------------------------------------------------------------------------------


@ORACLE.fact("zones", 0.2)
def zones(game: Game, rng: Random) -> Iterator[Said]:
    """§8.41 which hexes are in strong and weak zones of each side."""
    from grognard.games.verdun.terrain import zones as zones_of_side

    f = Field(game)
    for side in (GERMAN, FRENCH):
        held = zones_of_side(f.play, f.play.sides[side])
        for kind, name in enumerate(("strong", "weak")):
            theirs = {hex_ for hex_ in f.grid.hexes if held[kind][hex_]}
            strong, weak = f._zones[side]
            ours = strong if name == "strong" else weak
            yield Said(f"{name} zone of {f.play.sides[side]}", f.numbers(ours), f.numbers(theirs))


# §6.1 supply -------------------------------------------------------------------------------------------------------


def line(f: Field, side: int, start: int, goals: set[int]) -> Fraction | None:
    """§6.12 to §6.14: the cheapest supply line from a hex to one of these, priced on entering each hex."""
    if start in goals:
        return Fraction(0)
    best: dict[int, Fraction] = {start: Fraction(0)}
    heap: list[tuple[Fraction, int]] = [(Fraction(0), start)]
    while heap:
        spent, here = heappop(heap)
        if here in goals:
            return spent
        if spent > best[here]:
            continue
        for there in f.beside(here):
            if f.is_held(there, 1 - side) or (f.zone(there, 1 - side) and not f.is_held(there, side)):
                continue
            rails = side == FRENCH and f.day >= 26
            if f.is_river(here, there):
                continue
            if f.is_joined("road", here, there) or (rails and f.is_joined("rail", here, there)):
                price = 0
            else:
                step = f.off_road(here, there)
                assert step is not None
                price = step
            if there not in best or spent + price < best[there]:
                best[there] = spent + price
                heappush(heap, (spent + price, there))
    return None


def starved(f: Field, side: int) -> set[int]:
    """§6.15: the units of a side that would be found out of supply now."""
    name = ("sources-german", "sources-french")[side]
    sources = {h for h in f.region(name) if not f.controls(h, 1 - side)}
    fed: dict[str, tuple[int, int]] = {}
    out: set[int] = set()
    staffs = [piece for piece in f.of(side) if f.kind(piece) == "hq"]
    for staff in staffs:
        limit = 5 if "disrupted" in f.marks[staff] else 10
        price = line(f, side, f.at[staff], sources)
        if price is None or price > limit:
            out.add(staff)
        else:
            fed[f.corps(staff)] = f.at[staff], limit
    verdun = {h for h in f.grid.hexes if f.has(h, "city") and not f.controls(h, 1 - side)}
    for piece in f.of(side):
        kind = f.kind(piece)
        if kind in ARMY | {"hq", "garrison"}:
            continue
        corps = f.corps(piece)
        if kind == "remnant":
            goals = list(fed.values())
        elif corps:
            goals = [fed[corps]] if corps in fed else []
        else:
            goals = [(hex_, 10) for hex_ in verdun]
        prices = [(line(f, side, f.at[piece], {goal}), limit) for goal, limit in goals]
        if not any(price is not None and price <= limit for price, limit in prices):
            out.add(piece)
    return out


@ORACLE.fact("supply", 0.15)
def supply(game: Game, rng: Random) -> Iterator[Said]:
    """§6.1 what the supply check of a side marks, made now on a copy."""
    from grognard.games.verdun.supply import check_supply

    f = Field(game)
    for side in (GERMAN, FRENCH):
        copied: Any = game.copy().play
        check_supply(copied, copied.sides[side])
        bit = 1 << copied.marks.index("out-of-supply")
        theirs = {piece for piece in f.of(side) if copied.position.marks[piece] & bit}
        ours = starved(f, side)
        for piece in f.of(side):
            yield Said(f"out of supply: {f.name(piece)}", piece in ours, piece in theirs)


# §8 movement -------------------------------------------------------------------------------------------------------


def allowance(f: Field, piece: int) -> int:
    """§8.14, §6.16: the allowance of the day."""
    move = f.value(piece, "move")
    move = max(0, move - 1) if f.is_bad else move
    return halved(move) if f.kind(piece) in FOOT and "out-of-supply" in f.marks[piece] else move


def is_barred(f: Field, piece: int, here: int, there: int, strategic: bool) -> bool:
    """§8.11, §8.42, §8.43, §8.2: whether a unit may not take this step."""
    side = f.side(piece)
    if f.is_held(there, 1 - side) or f.is_river(here, there):
        return True
    zone = f.zone_for_move(there, side, piece)
    if zone and f.kind(piece) not in FOOT:
        return True
    if zone == "strong" and f.zone_for_move(here, side, piece) == "strong":
        return True
    if f.kind(piece) == "rail" and not f.board.is_linked("rail", here, there):
        return True
    return strategic and (bool(zone) or not f.controls(there, side))


def step_price(f: Field, piece: int, here: int, there: int, strategic: bool) -> Fraction:
    """The price of a step that is open."""
    if f.kind(piece) == "rail":
        price = Fraction(1) if f.is_joined("rail", here, there) else Fraction(f.off_road(here, there, strategic) or 0)
    elif f.is_joined("road", here, there):
        price = Fraction(1, 2) if strategic else Fraction(1)
    else:
        price = Fraction(f.off_road(here, there, strategic) or 0)
    side = f.side(piece)
    leaving, entering = f.zone_for_move(here, side, piece), f.zone_for_move(there, side, piece)
    price += entering == "strong"
    price += leaving == "strong" or (leaving == "weak" and f.kind(piece) in FOOT)
    return price


def reach(f: Field, piece: int, points: Fraction, strategic: bool) -> dict[int, Fraction]:
    """§8.0, §8.1: every hex a unit that has not moved can come to, and the least it pays."""
    start, side = f.at[piece], f.side(piece)
    best: dict[int, Fraction] = {start: Fraction(0)}
    heap: list[tuple[Fraction, int]] = [(Fraction(0), start)]
    while heap:
        spent, here = heappop(heap)
        if spent > best[here]:
            continue
        if here != start and f.zone_for_move(here, side, piece) == "strong":
            continue
        for there in f.beside(here):
            if is_barred(f, piece, here, there, strategic):
                continue
            price = spent + step_price(f, piece, here, there, strategic)
            if price <= points and price < best.get(there, price + 1):
                best[there] = price
                heappush(heap, (price, there))
    for there in f.beside(start):
        if there not in best and not is_barred(f, piece, start, there, strategic):
            best[there] = points
    del best[start]
    return best


def may_move(f: Field, piece: int) -> bool:
    """§8.0, §14.34: whether a unit may still move in this phase; who was halted where it stood stays."""
    kind = f.kind(piece)
    if kind in OFF_MAP | {"garrison", "army"} or {"moved", "tried"} & f.marks[piece]:
        return False
    return kind not in GUNS or "fired" not in f.marks[piece] or kind == "rail"


def may_go_strategic(f: Field, piece: int) -> bool:
    """§8.2: in supply, not demoralised, not next to an enemy unit."""
    if {"out-of-supply", "demoralised", "disrupted"} & f.marks[piece]:
        return False
    return not any(f.is_held(hex_, 1 - f.side(piece)) for hex_ in f.beside(f.at[piece]))


def halves(f: Field, pieces: Iterable[int]) -> int:
    """§8.31, §8.32: the room units take, in half regiments."""
    pieces = list(pieces)
    room = 0
    for piece in pieces:
        kind = f.kind(piece)
        room += 0 if kind == "garrison" else WHOLE if kind in REGIMENTS | {"corps", "army", "rail"} else 1
    return room


def is_over(f: Field, pieces: Sequence[int]) -> bool:
    """§8.31: whether so many units are too many for a hex."""
    if halves(f, pieces) <= 2 * WHOLE:
        return False
    guests = [
        piece
        for piece in pieces
        if f.kind(piece) == "pioneer"
        and any(f.division(piece) == f.division(other) for other in pieces if other != piece)
    ]
    return not any(halves(f, [other for other in pieces if other != piece]) <= 2 * WHOLE for piece in guests)


def has_crowds(f: Field, side: int) -> bool:
    """Ruling 72: while a hex holds too many, nobody closes the last way out of it, so that less may be offered."""
    return any(is_over(f, [piece for piece in stack if f.side(piece) == side]) for stack in f.units.values())


@ORACLE.fact("who may move")
def movers(game: Game, rng: Random) -> Iterator[Said]:
    """§8.0 the units offered for movement."""
    question = game.question
    if question is None or question.ask != "ask-move":
        return
    f, side = Field(game), int(question.who)
    offered = {option.noun for option in question.options if option.verb == "move"}
    for piece in f.of(side):
        yield Said(f"may move: {f.name(piece)}", may_move(f, piece), piece in offered)


@ORACLE.fact("reach", 0.5)
def reaches(game: Game, rng: Random) -> Iterator[Said]:
    """§8.0, §8.2 how far a unit comes alone, and what it pays."""
    question = game.question
    if question is None or question.ask != "ask-move":
        return
    f = Field(game)
    offered = [option for option in question.options if option.verb == "move"]
    for option in rng.sample(offered, min(2, len(offered))):
        piece = option.noun
        trial = game.copy()
        trial.answer(option)
        yield from reach_of(f, trial, piece, False)
        can = trial.question is not None and any(each.verb == "strategic" for each in trial.question.options)
        yield Said(f"may go strategically: {f.name(piece)}", may_go_strategic(f, piece), can)
        if can:
            trial.answer("strategic")
            yield from reach_of(f, trial, piece, True)


def reach_of(f: Field, trial: Game, piece: int, strategic: bool, half: Fraction | None = None) -> Iterator[Said]:
    """Every hex in reach and its price. Where there may be no room to halt, a hex need not be offered."""
    question = trial.question
    assert question is not None
    points = half if half is not None else Fraction(allowance(f, piece)) * (2 if strategic else 1)
    ours = reach(f, piece, points, strategic)
    how = "strategic way" if strategic else "way" if half is None else "breakthrough"
    theirs: dict[int, Fraction] = {}
    for option in question.options:
        if option.verb == "to":
            tally = trial.explain(option)
            assert tally is not None
            theirs[option.noun] = -sum(
                (Fraction(reason.value) for reason in tally.reasons if reason.key == "reason-way"), Fraction(0)
            )
    is_crowded = has_crowds(f, f.side(piece))
    for hex_ in sorted({*ours, *theirs}):
        if hex_ not in theirs and (is_crowded or is_over(f, [*f.units.get(hex_, ()), piece])):
            continue
        about = f"{how} of {f.name(piece)} from {f.number(f.at[piece])} to {f.number(hex_)}"
        yield Said(about, ours.get(hex_), theirs.get(hex_))


@ORACLE.fact("who may dig")
def diggers(game: Game, rng: Random) -> Iterator[Said]:
    """§14.1, §2.13 the units offered for digging in; not where a stack is too large (ruling 72)."""
    question = game.question
    if question is None or question.ask != "ask-move":
        return
    f, side = Field(game), int(question.who)
    if has_crowds(f, side):
        return
    offered = {option.noun for option in question.options if option.verb == "dig"}
    for piece in f.of(side):
        hex_, kind = f.at[piece], f.kind(piece)
        ours = kind in FOOT | GUNS - {"rail"} and not {"moved", "dug-in", "fired"} & f.marks[piece]
        ours = ours and not f.has(hex_, "trench") and not f.has(hex_, "fort")
        yield Said(f"may dig in: {f.name(piece)}", ours, piece in offered)


# §7 bombardment ----------------------------------------------------------------------------------------------------


def can_fire(f: Field, piece: int) -> bool:
    """§7.0, §6.16, table of aptitude: whether a gun may still barrage or interdict."""
    kind = f.kind(piece)
    if kind not in ARMY | {"corps"} or {"fired", "out-of-supply"} & f.marks[piece]:
        return False
    if kind in OFF_MAP:
        here = f.at[piece] == f.board.box("off-map")
        return here and (kind != "heavy" or f.play.position.heavy > 0)
    return bool(f.at[piece] < f.grid.size)


def guns_of(f: Field, side: int) -> list[int]:
    """The guns of a side that may fire."""
    return [piece for piece in range(len(f.roster)) if f.side(piece) == side and can_fire(f, piece)]


def fire(f: Field, piece: int) -> int:
    """§12.3: the strength of a barrage or interdiction, half of it when demoralised."""
    attack = f.value(piece, "attack")
    return halved(attack) if "demoralised" in f.marks[piece] else attack


def in_range(f: Field, piece: int, hex_: int) -> bool:
    """§2.13, §14.31, §14.32: whether a gun reaches a hex."""
    if f.kind(piece) == "naval":
        return True
    if f.kind(piece) == "heavy":
        return int(f.grid.printed(hex_)[1]) <= 10
    return bool(f.grid.distance(f.at[piece], hex_) <= f.value(piece, "range"))


def is_struck(f: Field, side: int, piece: int) -> bool:
    """§7.14: in bad weather a gun is struck only with a unit of the firing side at most three hexes away."""
    if not f.is_bad or f.kind(piece) not in GUNS:
        return True
    return any(f.grid.distance(f.at[friend], f.at[piece]) <= 3 for friend in f.of(side))


def is_target(f: Field, side: int, hex_: int) -> bool:
    """§7.1, §7.13, §14.33: whether a hex may be barraged."""
    enemies = [piece for piece in f.units.get(hex_, ()) if f.side(piece) != side]
    if not enemies or f.is_fort(hex_) or f.is_forges(hex_):
        return False
    return any(is_struck(f, side, piece) for piece in enemies)


@ORACLE.fact("who may fire")
def fires(game: Game, rng: Random) -> Iterator[Said]:
    """§7.0 the hexes to barrage, the guns to interdict with."""
    question = game.question
    if question is None or question.ask != "ask-bombard":
        return
    f, side = Field(game), int(question.who)
    guns = guns_of(f, side)
    offered = [option.noun for option in question.options if option.verb == "barrage"]
    targets = [h for h in f.units if is_target(f, side, h) and any(in_range(f, gun, h) for gun in guns)]
    yield Said("hexes to barrage", f.numbers(targets), f.numbers(offered))
    offered = [option.noun for option in question.options if option.verb == "interdict"]
    yield Said("guns to interdict with", f.names(guns), f.names(offered))


@ORACLE.fact("aim")
def aims(game: Game, rng: Random) -> Iterator[Said]:
    """§7.21, §7.23 the hexes one gun may interdict, and the guns that may join a barrage (§7.13)."""
    question = game.question
    if question is None or question.ask not in ("ask-interdict", "ask-guns"):
        return
    f, side = Field(game), int(question.who)
    if question.ask == "ask-interdict":
        piece = question.args["piece"]
        sources = {*f.region("sources-german"), *f.region("sources-french")}
        ours = [h for h in f.grid.hexes if in_range(f, piece, h) and h not in sources]
        theirs = [option.noun for option in question.options if option.verb == "aim"]
        new = [h for h in ours if not f.play.position.interdiction[h] >> side & 1]
        yield Said(f"aim of {f.name(piece)}", f.numbers(new), f.numbers(set(theirs) & set(new)))
        yield Said(f"no aim of {f.name(piece)}", [], f.numbers(set(theirs) - set(ours)))
        return
    target, chosen = question.args["hex"], set(question.args.get("pieces_chosen", ()))
    guns = [gun for gun in guns_of(f, side) if in_range(f, gun, target) and gun not in chosen]
    if chosen and side == FRENCH and f.day < 26:
        guns = []
    theirs = [option.noun for option in question.options if option.verb == "gun"]
    yield Said(f"guns on {f.number(target)} with {f.names(chosen)}", f.names(guns), f.names(theirs))


def since(game: Game, verb: str) -> tuple[int, list[tuple[int, str, int]]]:
    """Where the last answer with this verb is, and it and those after it: who, verb, noun."""
    for place in range(len(game.entries) - 1, -1, -1):
        if game.entries[place].option.verb == verb:
            return place, [(int(e.who), e.option.verb, e.option.noun) for e in game.entries[place:]]
    raise ValueError(f"nobody answered {verb}")


COLUMNS = ("1-3", "4-6", "7-9", "10-12", "13-15", "16-18", "19+")


@ORACLE.fact("barrage column")
def barrage(game: Game, rng: Random) -> Iterator[Said]:
    """§7.1, §7.12, §7.3 the column of a barrage or an interdiction about to be rolled."""
    question = game.question
    if question is None or question.ask not in ("roll-barrage", "roll-interdiction") or question.tally is None:
        return
    tally = question.tally
    assert tally.chart is not None
    is_barrage = question.ask == "roll-barrage"
    place, said = since(game, "barrage" if is_barrage else "interdict")
    f = Field(game.branch(place))
    side, hex_ = said[0][0], said[0][2]
    if is_barrage:
        strength = sum(fire(f, noun) for _, verb, noun in said if verb == "gun")
        column = min(max(0, (strength - 1) // 3), 6)
        column += (side == GERMAN and not f.is_bad) + (side == GERMAN and f.day == 21)
        column -= f.has(hex_, "village") + 2 * f.has(hex_, "city") + 2 * f.has(hex_, "trench")
        ours = COLUMNS[min(column, 6)] if column >= 0 else "-"
        theirs = tally.chart.label(tally.column) if tally.column is not None else "-"
    else:
        column = fire(f, hex_) + (side == GERMAN and f.day == 21)
        ours = "6+" if column >= 6 else str(column)
        theirs = tally.chart.label(tally.column)
    yield Said(f"column, strength of {said[:6]}", ours, theirs)


# §9 assault --------------------------------------------------------------------------------------------------------


def can_attack(f: Field, piece: int, target: int) -> bool:
    """§9.0, §12.3: whether infantry may join an assault on a hex."""
    here = f.at[piece]
    if f.kind(piece) not in FOOT or {"demoralised", "attacked"} & f.marks[piece]:
        return False
    return here < f.grid.size and target in f.beside(here) and not f.is_river(here, target)


def supports(f: Field, gun: int, helped: Iterable[int], target: int, in_attack: bool) -> bool:
    """§9.3, §9.32, §6.16, §12.3: whether a gun may support these units in the fight for a hex."""
    kind, here = f.kind(gun), f.at[gun]
    if kind not in ("corps", "divisional") or here >= f.grid.size or {"fired", "demoralised"} & f.marks[gun]:
        return False
    if in_attack and "out-of-supply" in f.marks[gun]:
        return False
    if not in_attack and (here == target or "assaulted" in f.marks[gun]):
        return False
    if f.grid.distance(here, target) > f.value(gun, "range"):
        return False

    def is_own(piece: int) -> bool:
        if f.kind(piece) == "remnant":
            return True
        if kind == "corps":
            return bool(f.corps(gun)) and f.corps(gun) == f.corps(piece)
        return f.division(gun) == f.division(piece) != ""

    return any(is_own(piece) for piece in helped)


def attack(f: Field, piece: int) -> int:
    """§6.16: the strength of attacking infantry."""
    return halved(f.value(piece, "combat"), "out-of-supply" in f.marks[piece])


def support(f: Field, gun: int, in_attack: bool) -> int:
    """§9.31, §9.32: what a gun adds."""
    is_ranged_in = in_attack and f.side(gun) == GERMAN and f.kind(gun) == "divisional" and f.day == 21
    return 4 if is_ranged_in else f.value(gun, "attack")


def defence(f: Field, piece: int) -> int:
    """§9.1, §6.16, §12.3, §14.12, §14.81, §15.4: the strength of one defender."""
    kind, marks = f.kind(piece), f.marks[piece]
    if kind == "garrison":
        return f.left[piece] if "15.4" in f.options else 2
    dug = int("dug-in" in marks)
    if kind in FOOT:
        return halved(f.value(piece, "combat"), len({"out-of-supply", "demoralised"} & marks)) + dug
    return f.value(piece, "defence") + dug


def shift(f: Field, attackers: Sequence[int], target: int) -> int:
    """§9.2: the shift of the column."""
    total = sum(number * f.has(target, kind) for kind, number in SHIFTS.items()) - 2 * f.is_fort(target)
    total += any(f.kind(piece) == "pioneer" for piece in attackers)
    return total - all(
        f.crosses("bridge", f.at[piece], target) or f.crosses("stream", f.at[piece], target) for piece in attackers
    )


SHIFTS = {"hill": -1, "village": -1, "wood": -1, "trench": -2, "city": -3}


def odds(strength: int, against: int) -> int:
    """§9.1: the whole number of the odds, in the defender's favour: 2 is 2:1, 0 is 1:2, -1 is 1:3."""
    return strength // against if strength >= against else 2 - (-(-against // strength))


def label(column: int) -> str:
    """A column as printed; below 1:3 there is none."""
    return f"{min(column, 7)}:1" if column >= 1 else f"1:{2 - column}"


def may_be_assaulted(f: Field, side: int, hex_: int) -> bool:
    """§9.0, §9.11: whether some attack on a hex is allowed; the strongest is that of all who can."""
    defenders = [piece for piece in f.units.get(hex_, ()) if f.side(piece) != side]
    if not defenders or any("assaulted" in f.marks[piece] for piece in defenders):
        return False
    attackers = [piece for piece in f.of(side) if can_attack(f, piece, hex_)]
    if not attackers:
        return False
    guns = [piece for piece in f.of(side) if supports(f, piece, attackers, hex_, True)]
    strength = sum(attack(f, piece) for piece in attackers) + sum(support(f, gun, True) for gun in guns)
    return odds(strength, sum(defence(f, piece) for piece in defenders)) + shift(f, attackers, hex_) >= -1


@ORACLE.fact("who may assault")
def assaults(game: Game, rng: Random) -> Iterator[Said]:
    """§9.0, §9.3 the hexes to assault, and those that may join or support."""
    question = game.question
    if question is None:
        return
    theirs = [option.noun for option in question.options if option.verb in ("assault", "join", "gun")]
    if question.ask == "ask-assault":
        f, side = Field(game), int(question.who)
        ours = [hex_ for hex_ in f.units if may_be_assaulted(f, side, hex_)]
        yield Said("hexes to assault", f.numbers(ours), f.numbers(theirs))
    elif question.ask == "ask-assailants":
        f, side, target = Field(game), int(question.who), question.args["hex"]
        chosen = set(question.args.get("pieces_chosen", ()))
        ours = [piece for piece in f.of(side) if can_attack(f, piece, target) and piece not in chosen]
        yield Said(f"who may join against {f.number(target)}", f.names(ours), f.names(theirs))
    elif question.ask in ("ask-support", "ask-defence"):
        f, side, target = Field(game), int(question.who), question.args["hex"]
        in_attack = question.ask == "ask-support"
        _, said = since(game, "assault")
        chosen = {noun for who, verb, noun in said if verb == "gun"}
        helped = [noun for _, verb, noun in said if verb == "join"] if in_attack else f.units[target]
        ours = [p for p in f.of(side) if p not in chosen and supports(f, p, helped, target, in_attack)]
        yield Said(f"guns in support at {f.number(target)}", f.names(ours), f.names(theirs))


@ORACLE.fact("odds")
def assault_odds(game: Game, rng: Random) -> Iterator[Said]:
    """§9.1, §9.2 both strengths, the odds and the column of an assault about to be rolled."""
    question = game.question
    if question is None or question.ask != "roll-assault" or question.tally is None:
        return
    place, said = since(game, "assault")
    f, tally = Field(game.branch(place)), question.tally
    assert tally.chart is not None
    side, target = said[0][0], said[0][2]
    attackers = [noun for _, verb, noun in said if verb == "join"]
    guns = [(who, noun) for who, verb, noun in said if verb == "gun"]
    strength = sum(attack(f, piece) for piece in attackers)
    strength += sum(support(f, gun, True) for who, gun in guns if who == side)
    against = sum(defence(f, piece) for piece in f.units[target])
    against += sum(support(f, gun, False) for who, gun in guns if who != side)
    column = max(-1, odds(strength, against) + shift(f, attackers, target))
    about = f"assault on {f.number(target)} by {f.names(attackers)} and {f.names(gun for _, gun in guns)}"
    yield Said(f"strengths in the {about}", (strength, against), tally.compared)
    yield Said(f"column of the {about}", label(column), tally.chart.label(tally.column))


# §9.5 retreat ------------------------------------------------------------------------------------------------------


class Fight:
    """The assault being resolved: who took part, and from where."""

    def __init__(self, game: Game) -> None:
        place, said = since(game, "assault")
        before = Field(game.branch(place))
        self.side, self.target = said[0][0], said[0][2]
        near = {self.target, *before.beside(self.target)}
        guns = [noun for _, verb, noun in said if verb == "gun" and before.at[noun] in near]
        taken = {noun for _, verb, noun in said if verb == "join"} | set(guns) | set(before.units[self.target])
        self.taking_part = taken
        """Those that take damage and retreat: attackers, defenders, supporting guns next to the hex (§9.45)."""
        self.hexes = {
            side: {before.at[piece] for piece in taken if before.side(piece) == side} for side in (GERMAN, FRENCH)
        }


def south(f: Field, hex_: int) -> float:
    """How far south a hex lies: even columns lie half a hex lower."""
    column, row = f.grid.printed(hex_)
    return float(row) + (0.5 if column % 2 == 0 else 0.0)


def is_open_to(f: Field, fight: Fight, piece: int, here: int, there: int) -> bool:
    """§8.11, §9.5, §9.51: whether a unit may step back into a hex at all, and away from the enemy in the combat."""
    side, kind = f.side(piece), f.kind(piece)
    if f.is_held(there, 1 - side) or f.is_river(here, there) or kind in ("army", "garrison"):
        return False
    if kind == "rail" and not f.board.is_linked("rail", here, there):
        return False
    friends = [p for p in f.units.get(there, ()) if f.side(p) == side and p not in fight.taking_part]
    if kind not in FOOT and f.zone(there, 1 - side) and not friends:
        return False
    return all(f.grid.distance(there, e) > f.grid.distance(here, e) for e in fight.hexes[1 - side])


def ways_back(f: Field, fight: Fight, piece: int, here: int) -> list[int]:
    """§9.5: the next hexes of a retreat: towards the own edge, and where there is none towards a friendly town."""
    side = f.side(piece)
    free = [there for there in f.beside(here) if is_open_to(f, fight, piece, here, there)]
    home = [h for h in free if (south(f, h) < south(f, here)) == (side == GERMAN) and south(f, h) != south(f, here)]
    if home:
        return home
    towns = [h for h in f.grid.hexes if (f.has(h, "village") or f.has(h, "city")) and f.controls(h, side)]
    return [h for h in free if any(f.grid.distance(h, t) < f.grid.distance(here, t) for t in towns)]


def can_go_back(f: Field, fight: Fight, piece: int, here: int, hexes: int) -> bool:
    """§9.42: whether a unit can go back so many hexes."""
    return hexes == 0 or any(can_go_back(f, fight, piece, h, hexes - 1) for h in ways_back(f, fight, piece, here))


@ORACLE.fact("retreat hexes")
def retreats(game: Game, rng: Random) -> Iterator[Said]:
    """§9.5 the hexes to retreat to that leave a way for the rest."""
    question = game.question
    if question is None or question.ask != "ask-back":
        return
    f, fight = Field(game), Fight(game)
    piece, left = question.args["piece"], question.args["left"]
    here = f.at[piece]
    ways = [h for h in ways_back(f, fight, piece, here) if can_go_back(f, fight, piece, h, left - 1)]
    theirs = [option.noun for option in question.options if option.verb == "back"]
    if f.kind(piece) != "remnant":
        yield Said(f"{f.name(piece)} back from {f.number(here)}, {left} to go", f.numbers(ways), f.numbers(theirs))


# §12 morale, §6.2 rally, §6.3 replacements -------------------------------------------------------------------------


def morale(f: Field, piece: int) -> int:
    """§12.2: the morale of a unit where it stands."""
    kind, hex_ = f.kind(piece), f.at[piece]
    level = f.value(piece, "morale") - f.is_reduced(piece) - ("demoralised" in f.marks[piece])
    level -= kind == "hq" and "disrupted" in f.marks[piece]
    level += f.has(hex_, "trench") or f.has(hex_, "city") or f.is_fort(hex_)
    if f.side(piece) == FRENCH and f.day >= 26:
        is_reserve = "reserve" in f.roster[piece].traits or kind == "remnant"
        level += 2 if kind == "territorial" else int(is_reserve)
    return level


@ORACLE.fact("rally")
def rallies(game: Game, rng: Random) -> Iterator[Said]:
    """§6.2, §10.0 who may be rallied, and the morale it is tested against."""
    question = game.question
    if question is None or question.ask not in ("ask-rally", "ask-recover"):
        return
    f, side = Field(game), int(question.who)
    if question.ask == "ask-rally":
        able = [p for p in f.of(side) if "demoralised" in f.marks[p] and f.kind(p) != "hq"]
    else:
        able = [p for p in f.of(side) if "disrupted" in f.marks[p]]
    able = [p for p in able if not {"out-of-supply", "tried"} & f.marks[p]]
    offered = [option for option in question.options if option.verb == "rally"]
    yield Said("who may rally", f.names(able), f.names(option.noun for option in offered))
    for option in offered:
        tally = game.explain(option)
        assert tally is not None
        yield Said(f"morale of {f.name(option.noun)}", morale(f, option.noun), tally.total)


def is_closed(f: Field, side: int, hex_: int) -> bool:
    """§6.33: nothing is placed on enemies or in their zone; with the option a friend cancels it (§15.5)."""
    if f.is_held(hex_, 1 - side):
        return True
    return bool(f.zone(hex_, 1 - side)) and not ("15.5" in f.options and f.is_held(hex_, side))


def can_be_rebuilt(f: Field, piece: int) -> bool:
    """§6.33, §14.2, §14.6: whether a destroyed unit may come back on its HQ, but for one just back (ruling 67)."""
    if f.kind(piece) not in REGIMENTS | {"pioneer"} or not f.is_lost(piece) or f.play.position.gone[piece]:
        return False
    staffs = [p for p in f.of(f.side(piece)) if f.kind(p) == "hq" and f.corps(p) == f.corps(piece)]
    fed = [p for p in staffs if not {"out-of-supply", "moved"} & f.marks[p]]
    return any(not is_closed(f, f.side(piece), f.at[p]) for p in fed)


@ORACLE.fact("replacements")
def replacements(game: Game, rng: Random) -> Iterator[Said]:
    """§6.3 who may be brought to full strength, or back."""
    question = game.question
    if question is None or question.ask != "ask-replacements":
        return
    f, side = Field(game), int(question.who)
    points = int(question.args["points"])
    spent = f.play.position.pioneer_points
    own = [p for p in range(len(f.roster)) if f.side(p) == side]

    def may_pay(piece: int, price: int) -> bool:
        return price <= points and (f.kind(piece) != "pioneer" or spent + price <= 1)

    reduced = [p for p in f.of(side) if f.kind(p) in FOOT and f.is_reduced(p)]
    sound = [p for p in reduced if not {"out-of-supply", "demoralised"} & f.marks[p] and may_pay(p, 1)]
    ours = {
        "refill": sound,
        "rebuild": [p for p in own if may_pay(p, 1) and can_be_rebuilt(f, p)],
        "rebuild-full": [p for p in own if may_pay(p, 2) and can_be_rebuilt(f, p)],
    }
    for verb, pieces in ours.items():
        theirs = [option.noun for option in question.options if option.verb == verb]
        yield Said(f"{verb} for {points}", f.names(pieces), f.names(theirs))


@ORACLE.fact("replacement points")
def replacement_points(game: Game, rng: Random) -> Iterator[Said]:
    """§6.3, §6.31 the points of a day, before any is spent; a sketched position has those that are written down."""
    question = game.question
    spending = ("refill", "rebuild", "rebuild-full", "return", "at")
    if question is None or question.ask != "ask-replacements" or game.play.board.sketch:
        return
    if game.entries and game.entries[-1].option.verb in spending:
        return
    f = Field(game)
    ours = (3 if f.day >= 22 else 0) if int(question.who) == GERMAN else (2 if f.day >= 26 else 1)
    yield Said(f"points of {question.side} on day {f.day}", ours, int(question.args["points"]))


@ORACLE.fact("hits")
def hits(game: Game, rng: Random) -> Iterator[Said]:
    """§7.11, §7.14 who may be hit by an X: a gun that is struck, or infantry at full strength that can be reduced."""
    question = game.question
    if question is None or question.ask != "ask-hit":
        return
    f, hex_ = Field(game), int(question.args["hex"])
    firer = 1 - int(question.who)
    ours = [
        p
        for p in f.units[hex_]
        if (f.kind(p) in GUNS and is_struck(f, firer, p))
        or (f.kind(p) in FOOT and f.roster[p].steps > 1 and not f.is_reduced(p))
    ]
    theirs = [option.noun for option in question.options if option.verb == "hit"]
    yield Said(f"who may be hit in {f.number(hex_)}", f.names(ours), f.names(theirs))


@ORACLE.fact("advance")
def advances(game: Game, rng: Random) -> Iterator[Said]:
    """§9.6, §9.63, §8.31 who may go into the hex won, where no pioneers took part."""
    question = game.question
    if question is None or question.ask != "ask-advance":
        return
    place, said = since(game, "assault")
    before, f = Field(game.branch(place)), Field(game)
    target, side = said[0][2], said[0][0]
    infantry = [noun for _, verb, noun in said if verb == "join"]
    if any(before.kind(p) == "pioneer" for p in infantry) or any("new" in marks for marks in f.marks):
        return
    guns = [noun for who, verb, noun in said if verb == "gun" and who == side]
    from_where = {before.at[p] for p in infantry}
    able = infantry + [gun for gun in guns if before.at[gun] in from_where]
    inside = f.units.get(target, [])
    ours = [p for p in able if f.at[p] == before.at[p] and not is_over(f, [*inside, p])]
    theirs = [option.noun for option in question.options if option.verb == "advance"]
    yield Said(f"who may advance into {f.number(target)} with {f.names(inside)}", f.names(ours), f.names(theirs))


# §16 points --------------------------------------------------------------------------------------------------------


def lost(f: Field, side: int) -> int:
    """§16.0: two for each unit that is out, one for each reduced unit on the map; no remnants, no garrisons."""
    total = 0
    for piece in range(len(f.roster)):
        if f.side(piece) != side or f.kind(piece) in ("remnant", "garrison"):
            continue
        if f.is_lost(piece):
            total += 2
        elif f.at[piece] < f.grid.size and f.kind(piece) in FOOT and f.is_reduced(piece):
            total += 1
    return total


@ORACLE.fact("points", 0.2)
def points(game: Game, rng: Random) -> Iterator[Said]:
    """§16.0, §15.5, §6.42 the German points."""
    f = Field(game)
    towns = sum(f.has(h, "village") and f.controls(h, GERMAN) for h in f.grid.hexes)
    total = towns // (3 if "15.5" in f.options else 2)
    total += sum(f.has(h, "city") and f.controls(h, GERMAN) for h in f.grid.hexes)
    total += sum(f.has(h, "fort") and not f.is_fort(h) for h in f.grid.hexes)
    total -= bool(f.play.position.called_121) and "15.2" not in f.options
    german, french = lost(f, GERMAN), lost(f, FRENCH)
    if french >= 2 * german and french > 0:
        total += 5
    elif 2 * french >= 3 * german and french > 0:
        total += 3
    elif french > german:
        total += 1
    yield Said(f"German points, losses {german} to {french}", total, game.play.scores()["german"])


# Laws --------------------------------------------------------------------------------------------------------------


@ORACLE.fact("losses")
def losses(game: Game, rng: Random) -> Iterator[Said]:
    """§9.42 to §9.45, §14.5, §14.81 who may lose a step, when a retreat is open, and how far it goes."""
    question = game.question
    if question is None or question.ask not in ("ask-damage", "ask-loses"):
        return
    f, fight, side = Field(game), Fight(game), int(question.who)
    if any(f.kind(p) == "remnant" for p in f.of(side)) or any("new" in marks for marks in f.marks):
        return
    place, said = since(game, "assault")
    paid = [noun for who, verb, noun in said if verb == "loses" and who == side]
    alive = [p for p in fight.taking_part if f.side(p) == side and f.at[p] < f.grid.size]
    able = alive
    if fight.side == GERMAN == side and not paid:
        sappers = [p for p in alive if f.kind(p) == "pioneer"]
        able = sappers or alive
    theirs = [option.noun for option in question.options if option.verb == "loses"]
    yield Said(f"who may lose a step after {f.names(paid)}", f.names(able), f.names(theirs))
    before = Field(game.branch(place))
    left = int(question.args["left"])
    damage = left + len(paid)
    is_dug = before.is_fort(fight.target) or before.has(fight.target, "trench")
    must = halved(damage) if fight.side == GERMAN and is_dug else damage // 2
    garrison = [p for p in alive if f.kind(p) == "garrison"]
    goers = [p for p in alive if f.kind(p) != "garrison"]
    hexes = left - bool(garrison)
    far = max(
        (n for n in range(hexes + 1) if goers and all(can_go_back(f, fight, p, f.at[p], n) for p in goers)), default=0
    )
    offered = any(option.verb == "retreat" for option in question.options)
    yield Said(
        f"may retreat with {left} of {damage} left, {must} to pay, {far} open",
        far >= hexes > 0 and len(paid) >= must,
        offered,
    )


# §13 breakthrough --------------------------------------------------------------------------------------------------


def leads(f: Field, piece: int) -> bool:
    """§13.0, §14.5, §14.6, §12.3: whether a unit may lead a breakthrough."""
    return f.kind(piece) in BATTALIONS and "demoralised" not in f.marks[piece]


@ORACLE.fact("breakthrough")
def breakthroughs(game: Game, rng: Random) -> Iterator[Said]:
    """§13.0 who may break through, and how far a battalion comes alone with half of its allowance."""
    question = game.question
    if question is None or question.ask != "ask-exploit":
        return
    f, side = Field(game), int(question.who)
    offered = {option.noun for option in question.options if option.verb == "exploit"}
    yield Said("breakthrough in bad weather", False, f.is_bad and bool(offered))
    for hex_, stack in f.units.items():
        own = [p for p in stack if f.side(p) == side and f.kind(p) != "garrison"]
        if not any(leads(f, piece) for piece in own):
            yield Said(f"breakthrough from {f.number(hex_)} without a leader", False, hex_ in offered)
        elif len(own) == 1 and hex_ in offered:
            trial = game.copy()
            trial.answer(f"exploit {f.number(hex_)}")
            yield from reach_of(f, trial, own[0], False, Fraction(halved(allowance(f, own[0]))))


@ORACLE.law
def stacks(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§8.12, §8.31, ruling 72: no stack grows too large in its owner's movement and breakthrough."""
    phase = game.play.phases()[game.play.position.phase]
    now = (game.play.position.turn, game.play.position.phase)
    over = {}
    if memory.get("now") != now or phase.rule in ("4.V", "4.X", "4.VII", "4.XII"):
        f = Field(game)
        over = {hex_: set(stack) for hex_, stack in f.units.items() if is_over(f, stack)}
        owner = memory.get("owner")
        if memory.get("rule") in ("4.IV", "4.IX", "4.VI", "4.XI"):
            for hex_, stack in over.items():
                if f.side(min(stack)) == owner and not stack <= memory["before"].get(hex_, set()):
                    yield f"{f.names(stack)} in {f.number(hex_)} are too many after {memory['rule']}"
        memory.update(now=now, rule=phase.rule, owner=None if phase.side is None else int(phase.side), before=over)


@ORACLE.law
def held(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§14.9: a side controls every hex its units stand in; §8.11, §14.8: no German in an intact fort."""
    f = Field(game)
    for hex_, stack in f.units.items():
        if any(f.controls(hex_, 1 - f.side(piece)) for piece in stack):
            yield f"{f.names(stack)} do not control {f.number(hex_)}"


@ORACLE.law
def gone_for_good(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """§9.7, §14.42, §6.33: who surrendered stays away, and destroyed garrisons, remnants and chasseurs too."""
    at, gone, out = game.play.position.at, game.play.position.gone, game.play.board.out
    for piece in memory.get("gone", ()):
        if at[piece] != out:
            yield f"{game.play.roster[piece].name} came back"
    memory["gone"] = [
        piece
        for piece, printed in enumerate(game.play.roster)
        if at[piece] == out and (gone[piece] or (printed.kind in ("garrison", "chasseur") and "was" in memory))
    ]
    memory["was"] = True
