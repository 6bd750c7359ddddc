"""The oracle of August 1914: its facts, reckoned a second time from the rulebook and its charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise, product
from random import Random
from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.title import Title
from tests.oracles.positions import Recipe, Sketch
from tests.oracles.runner import Oracle, Said

RIDERS = {"cavalry", "cossack"}
COMPANIES = {"infantry", "light-infantry", "engineer", "plastun"} | RIDERS
MACHINE_GUN, WAGON, OFF_MAP = "machine-gun", "wagon", "off-map"
GUNS = {"field-gun", "howitzer"}
SHELLS = GUNS | {"mortar"}
COMBAT = COMPANIES | SHELLS | {MACHINE_GUN}
RANKS = ("lieutenant", "captain", "major", "lieutenant-colonel", "colonel", "major-general", "general")
COVER = {"woods", "village", "field"}
WET = {"minor-river", "major-river", "ford", "bridge"}
"""Ground whose price depends on banks and on the scenario, which is not reckoned here."""


# Random positions --------------------------------------------------------------------------------------------------


def combat_in(stack: Iterable[Piece], side: int) -> int:
    """How many combat units of a side are in a hex."""
    return sum(piece.kind in COMBAT and int(piece.side) == side for piece in stack)


def has_room(piece: Piece, stack: Sequence[Piece]) -> bool:
    """§4.1, §5.44, §6.71: room for it, and nobody but combat units alone among enemies."""
    own = [held for held in stack if held.side == piece.side]
    friends, enemies = combat_in(stack, int(piece.side)), combat_in(stack, 1 - int(piece.side))
    if piece.kind == WAGON and sum(held.kind == WAGON for held in own) >= 3:
        return False
    if piece.kind in COMBAT and friends >= 3:
        return False
    if piece.kind in COMPANIES and sum(held.kind in COMPANIES for held in own) >= 2:
        return False
    if piece.kind in COMBAT:
        return bool(enemies) or len(own) == len(stack)
    return not enemies or bool(friends)


def place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """§4.1, §5.84: where a piece may stand; a quarter of them go into fights."""
    if piece.kind == OFF_MAP:
        return ("guns",)
    near = sketch.near("0505", 3 if rng.random() < 0.8 else 9)
    dry = [h for h in near if not {"l", "r", "s"} & set(sketch.signs[h])]
    free = [h for h in dry if has_room(piece, sketch.held.get(h, ()))]
    fights = [h for h in free if any(held.side != piece.side for held in sketch.held.get(h, ()))]
    if fights and rng.random() < 0.25:
        return fights
    return [h for h in free if h not in fights]


def no_mark(rng: Random, piece: Piece, sketch: Sketch, where: str, mark: str) -> bool:
    """Marks depend on each other, so that words say them."""
    return False


def lines(rng: Random, title: Title, sketch: Sketch) -> Iterator[str]:
    """Who acts, and whether he is in the middle of a segment."""
    acting = rng.choice(["german", "russian"])
    sketch.notes["acting"] = acting
    sketch.notes["underway"] = rng.choice(["none", "acting"])
    yield f"acting {acting}"
    yield f"underway {sketch.notes['underway']}"


def state(rng: Random, piece: Piece, sketch: Sketch, where: str) -> Iterator[str]:
    """Its state, what it is declared for, its works and the mission of a gun."""
    if where not in sketch.signs:
        yield "mission fire spent" + (f" barrage {rng.choice(sketch.hexes)}" if rng.random() < 0.4 else "")
        return
    morale = rng.choices(["", "discouraged", "demoralised"], [7, 2, 1.5])[0]
    said = [morale]
    acts = sketch.notes["underway"] == "acting" and piece.side.name == sketch.notes["acting"]
    is_leader = piece.kind in RANKS
    if morale == "demoralised" and piece.kind in RIDERS:
        said.append("mounted")
    around = [held for hex_ in (where, *sketch.beside(where)) for held in sketch.held.get(hex_, ())]
    is_near = any(held.side != piece.side and held.kind in COMBAT for held in around)
    if acts and rng.random() < 0.6 + 0.3 * is_near:
        said.append("to-move" if morale == "demoralised" or rng.random() < 0.5 - 0.3 * is_near else "to-fire")
        said.append("named" if is_leader else rng.choice(["", "led", "led well-led", "led well-led"]))
    elif rng.random() < 0.2:
        said.append("shot" if piece.kind == MACHINE_GUN and rng.random() < 0.5 else "spent")
    if not is_leader and rng.random() < 0.15:
        said.append("observed")
    can_dig = piece.kind in COMBAT - RIDERS and not {"v", "w"} & set(sketch.signs[where])
    if can_dig and rng.random() < 0.2:
        said.append("dug-in" if rng.random() < 0.7 else "digging")
    if piece.kind in SHELLS:
        mission = rng.choice(["observe", "observe", "fire", "cancelled"])
        said.append(f"ready mission {mission} duty {mission}")
        if mission == "fire" and "to-" not in " ".join(said) and rng.random() < 0.5:
            said.append(f"spent barrage {rng.choice(sketch.hexes)}")
        if rng.random() < 0.2:
            said.append("low")
    yield from " ".join(said).split()


PIECE_FIELDS = {"posted", "by", "left_from", "lifts", "load", "bank", "hit_in", "hit_from", "mission", "duty"}
PLAN_FIELDS = {"tried", "goal", "last", "last_turn", "aimed", "fell", "barrage"}
"""Fields of pieces: those that `state` does not give stay blank."""
OTHER_FIELDS = {"acting", "underway", "division", "way", "grief_class"}
"""Fields that depend on others."""

ORACLE = Oracle(
    "august",
    Recipe(
        scenarios=dict.fromkeys(("usdau", "tilsit", "kaushen", "orlau", "mattischkehmen", "bossau", "goritten"), 99),
        units=(14, 34),
        heights=2,
        bare=0.6,
        turns=(5, 9),
        numbers={"fort": (1, 1)},
        place=place,
        mark=no_mark,
        state=state,
        own=frozenset(PIECE_FIELDS | PLAN_FIELDS),
        said=frozenset(OTHER_FIELDS),
        lines=lines,
        shares=True,
        often={"infantry": 10, "cavalry": 6, "cossack": 3, "light-infantry": 5, "machine-gun": 6, "wagon": 2}
        | {"lieutenant": 3, "captain": 4, "field-gun": 3, "mortar": 2, "off-map": 0.5, "engineer": 2},
        forced={"direct-fire": ["M", "M2", "X"], "assault": ["M", "1", "2"], "bombardment": ["M1", "X"]},
        phases={"3.0.C": 30, **dict.fromkeys(("6.2", "16.41", "3.0", "16.2", "6.72", "9.1"), 0)},
        unused=frozenset({"outside", "loaded", "gone-in"}),
    ),
    sample=22,
)


# The position, as the book speaks of it ----------------------------------------------------------------------------


class Marks(dict[int, set[str]]):
    """The marks on each counter, read when they are asked for."""

    def __init__(self, play: Any) -> None:
        self.names, self.bits = play.marks, play.position.marks

    def __missing__(self, piece: int) -> set[str]:
        bits = self.bits[piece]
        self[piece] = {name for bit, name in enumerate(self.names) if bits >> bit & 1} if bits else set()
        return self[piece]


class Battle:
    """A position, read from counters, board and charts."""

    def __init__(self, game: Game) -> None:
        play: Any = game.play
        position = play.position
        self.game, self.play, self.at, self.left = game, play, position.at, position.steps
        self.board, self.grid, self.roster, self.charts = play.board, play.board.grid, play.roster, play.charts
        self.marks = Marks(play)
        self.values = play.scenario.values
        self.stacks: dict[int, list[int]] = {}
        for piece, hex_ in enumerate(self.at):
            if hex_ < self.grid.size:
                self.stacks.setdefault(hex_, []).append(piece)
        self.has_hidden = any(position.hidden[p] for stack in self.stacks.values() for p in stack)
        self.is_night = position.turn <= self.values.get("night-until", 0)

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
        return int(self.roster[piece].value(key, self.left[piece], self.face(piece)))

    def face(self, piece: int) -> str:
        return str(self.play.face_name(piece))

    def is_leader(self, piece: int) -> bool:
        return self.kind(piece) in RANKS

    def rank(self, piece: int) -> int:
        return RANKS.index(self.kind(piece))

    def is_combat(self, piece: int) -> bool:
        """Definitions: a unit with a strength; a load is a part of its wagon (5.6)."""
        return self.kind(piece) in COMBAT and "loaded" not in self.marks[piece]

    def is_company(self, piece: int) -> bool:
        return self.is_combat(piece) and self.kind(piece) in COMPANIES

    def is_steady(self, piece: int) -> bool:
        return not {"discouraged", "demoralised"} & self.marks[piece]

    def is_ready(self, piece: int) -> bool:
        return self.face(piece) != "limbered"

    def is_unit(self, piece: int) -> bool:
        return not self.is_leader(piece)

    def has_acted(self, piece: int) -> bool:
        return bool({"spent", "shot"} & self.marks[piece])

    def is_same_class(self, leader: int, piece: int) -> bool:
        """6.1, ruling 9: cavalry or all others; Cossack leaders command only Cossacks and Plastuns."""
        mine, theirs = self.roster[leader].traits, self.roster[piece].traits
        if ("cavalry" in mine) != ("cavalry" in theirs):
            return False
        return "cossack" not in mine or "cossack" in theirs or self.kind(piece) in {"cossack", "plastun"}

    def here(self, hex_: int, side: int) -> list[int]:
        return [piece for piece in self.stacks.get(hex_, ()) if self.side(piece) == side]

    def of(self, side: int) -> list[int]:
        return [piece for stack in self.stacks.values() for piece in stack if self.side(piece) == side]

    # Ground
    def number(self, hex_: int) -> str:
        return str(self.grid.number(hex_))

    def numbers(self, hexes: Iterable[int]) -> list[str]:
        return sorted(map(self.number, hexes))

    def terrains(self, hex_: int) -> set[str]:
        return set(self.board.terrains_at(hex_))

    def height(self, hex_: int) -> int:
        return int(self.board.height[hex_])

    def altitude(self, hex_: int) -> int:
        """8.72: a village or a wood adds a level."""
        return self.height(hex_) + bool({"woods", "village"} & self.terrains(hex_))

    def beside(self, hex_: int) -> tuple[int, ...]:
        return tuple(self.grid.adjacent[hex_])

    def distance(self, a: int, b: int) -> int:
        return int(self.grid.distance(a, b))

    def is_smoky(self, hex_: int) -> bool:
        return bool(self.play.position.smoke[hex_])

    def is_assault(self, hex_: int) -> bool:
        """Definitions: combat units of both sides."""
        return len({self.side(piece) for piece in self.stacks.get(hex_, ()) if self.is_combat(piece)}) == 2

    def has_enemy(self, hex_: int, side: int) -> bool:
        """Whether enemy combat units are in a hex."""
        return any(self.is_combat(piece) for piece in self.here(hex_, 1 - side))

    def nearest(self, hex_: int, side: int) -> int:
        """5.5: how far the nearest enemy combat unit is."""
        enemies = [piece for piece in self.of(1 - side) if self.is_combat(piece)]
        return min((self.distance(hex_, self.at[piece]) for piece in enemies), default=99)

    def shift(self, row: str, column: str) -> int:
        text = self.charts["shifts"].at(row, column)
        return 0 if text == "-" else int(text)

    def ground(self, hex_: int, column: str) -> int:
        """Shifts of the terrains of a hex, added up (ruling 82)."""
        kinds = self.terrains(hex_) | ({"hill"} if self.height(hex_) else set())
        cells = [self.charts["terrain"].at(kind, column) for kind in kinds]
        return sum(int(cell) for cell in cells if cell != "-")

    # Sight, chapter 8
    def line(self, a: int, b: int) -> list[list[int]]:
        """The hexes between two, in order; two where the line runs along a side."""
        (aq, ar), (bq, br) = self.grid.axial(a), self.grid.axial(b)
        found = [[self.grid.at(aq + q, ar + r) for q, r in met] for met in pattern(bq - aq, br - ar)]
        return [[hex_ for hex_ in met if hex_ >= 0] for met in found]

    def is_limiting(self, hex_: int) -> bool:
        """8.53, 16.12: cover, a hill or smoke."""
        return bool(COVER & self.terrains(hex_)) or self.height(hex_) > 0 or self.is_smoky(hex_)

    def cap(self) -> int:
        """8.4, rulings 52 and 82: how far one sees at night and in fog."""
        turn = self.play.position.turn
        if self.is_night:
            return int(self.values["night-sight"])
        return int(self.values["fog-sight"]) if turn <= self.values.get("fog-until", 0) else 99

    def farthest(self, a: int, b: int, is_observed: bool) -> int:
        """8.4, 8.51, 8.73, 8.8: how far a piece in hex b is seen from hex a along a free line."""
        high = 12 + 6 * max(0, self.altitude(a) - self.altitude(b))
        far = high
        if not is_observed:
            far = 3 if self.is_limiting(b) else high
            far = min(far, 1) if "marsh" in self.terrains(b) else far
        return min(far, self.cap())

    def is_visible(self, a: int, b: int, is_observed: bool) -> bool:
        """8.1: whether a piece in hex b is seen from hex a; the next hexes always."""
        if self.distance(a, b) <= 1:
            return True
        return self.distance(a, b) <= self.farthest(a, b, is_observed) and self.is_clear(a, b)

    def is_clear(self, a: int, b: int) -> bool:
        """8.61: whether some choice of the hexes beside the line leaves it free (8.65)."""
        first, last = self.altitude(a), self.altitude(b)
        highest = max(first, last)

        def is_open(hex_: int) -> bool:
            blocks = COVER & self.terrains(hex_) and self.altitude(hex_) >= highest
            return not blocks and not self.is_smoky(hex_)

        for chosen in product(*self.line(a, b)):
            heights = [self.height(hex_) for hex_ in (a, *chosen, b)]
            if all(map(is_open, chosen)) and not is_cut(heights, first, last):
                return True
        return False

    def sees(self, a: int, piece: int) -> bool:
        return self.is_visible(a, self.at[piece], "observed" in self.marks[piece])

    # Fire, chapters 7 and 10
    def is_direct(self, piece: int) -> bool:
        return self.is_company(piece) or (self.kind(piece) == MACHINE_GUN and self.is_combat(piece))

    def can_fire_out(self, piece: int) -> bool:
        """7.33, 10.4, 14.3: whether a unit fires out of its hex at all."""
        fires = self.is_direct(piece) and self.is_ready(piece) and "demoralised" not in self.marks[piece]
        return fires and not self.is_assault(self.at[piece])

    def is_line_free(self, piece: int, target: int) -> bool:
        """10.1, 10.11, rulings 29 and 145: friends in the way, in the target's hex too."""
        side, here = self.side(piece), self.at[piece]
        line = self.line(here, target)

        def blocks(hex_: int) -> bool:
            friends = [p for p in self.here(hex_, side) if self.is_unit(p) and p != piece]
            return bool(friends) and self.height(hex_) >= self.height(here)

        stops = [all(map(blocks, met)) for met in line]
        if self.kind(piece) == MACHINE_GUN:
            stops = stops[-1:]
        return not any(stops)

    def reaches(self, piece: int, target: int) -> bool:
        return 0 < self.distance(self.at[piece], target) <= self.value(piece, "range")


def is_cut(heights: Sequence[int], first: int, last: int) -> bool:
    """8.61, 8.71: a contour above both ends, or met twice above one of them."""
    for level in range(1, max(heights) + 1):
        met = sum(min(pair) < level <= max(pair) for pair in pairwise(heights))
        if (level > max(first, last) and met) or (level > min(first, last) and met >= 2):
            return True
    return False


@lru_cache(maxsize=4096)
def pattern(dq: int, dr: int) -> list[list[tuple[int, int]]]:
    """Which hexes a line to this hex meets from centre to centre, relative to its start."""
    ds, reach = -dq - dr, (abs(dq) + abs(dr) + abs(dq + dr)) // 2
    met: dict[tuple[Fraction, Fraction], list[tuple[int, int]]] = {}
    for q, r in product(range(-reach, reach + 1), repeat=2):
        s = -q - r
        if (q, r) in ((0, 0), (dq, dr)) or max(abs(q), abs(r), abs(s)) > reach:
            continue
        low, high = Fraction(0), Fraction(1)
        for slope, start in ((dq - dr, r - q), (dr - ds, s - r), (ds - dq, q - s)):
            if slope:
                ends = sorted((Fraction(-1 - start, slope), Fraction(1 - start, slope)))
                low, high = max(low, ends[0]), min(high, ends[1])
            elif abs(start) > 1:
                high = low
        if high > low:
            met.setdefault((low, high), []).append((q, r))
    return [met[each] for each in sorted(met)]


# Sight -------------------------------------------------------------------------------------------------------------


@ORACLE.fact("sight", 0.25)
def sight(game: Game, rng: Random) -> Iterator[Said]:
    """8.1 to 8.9, 16.12: from where a piece in a hex is seen, within fourteen hexes."""
    from grognard.games.august.sight import hexes_seeing

    f = Battle(game)
    is_observed = rng.random() < 0.4
    hexes = list(f.grid.hexes)
    for target in rng.sample(hexes, 2):
        theirs = set(members(hexes_seeing(f.play, target, is_observed)))
        near = [h for h in rng.sample(hexes, min(len(hexes), 60)) if f.distance(h, target) <= 14]
        about = f"who sees {f.number(target)}{' observed' if is_observed else ''}"
        yield Said(
            about, f.numbers(h for h in near if f.is_visible(h, target, is_observed)), f.numbers(theirs & {*near})
        )


@ORACLE.fact("hidden", 0.2)
def hidden(game: Game, rng: Random) -> Iterator[Said]:
    """16.5, ruling 42: how far a hidden piece is found: a quarter, rounded up, one hex at least."""
    from grognard.games.august.sight import detection

    f = Battle(game)
    a, b = rng.sample(list(f.grid.hexes), 2)
    ours = max(1, -(-f.farthest(a, b, False) // 4))
    yield Said(f"hidden in {f.number(b)}, looked for from {f.number(a)}", ours, detection(f.play, a, b))


# Leaders -----------------------------------------------------------------------------------------------------------


def helps(f: Battle, leader: int, piece: int) -> bool:
    """6.61, 6.63, 6.64, 12.81, ruling 139: whether a leader helps a piece in a test."""
    marks, here, there = f.marks[leader], f.at[leader], f.at[piece]
    if leader == piece or "demoralised" in marks or not f.is_same_class(leader, piece):
        return False
    if f.is_leader(piece) and f.rank(piece) >= f.rank(leader):
        return False
    if here == there:
        return True
    near = f.distance(here, there) == 1 and "discouraged" not in marks and "gone-in" not in marks
    return near and not f.is_assault(there)


@ORACLE.fact("help", 0.3)
def help_in_tests(game: Game, rng: Random) -> Iterator[Said]:
    """6.61: the best bonus of those who may help a piece in a test of morale."""
    from grognard.games.august.morale import best_helper

    f = Battle(game)
    for side in (0, 1):
        for piece in f.of(side):
            if "loaded" in f.marks[piece] or f.has_hidden:
                continue
            bonuses = [f.value(p, "bonus") for p in f.of(side) if f.is_leader(p) and helps(f, p, piece)]
            helper = best_helper(f.play, piece)
            theirs = f.value(helper, "bonus") if helper >= 0 else 0
            yield Said(f"help for {f.name(piece)} in {f.number(f.at[piece])}", max([0, *bonuses]), theirs)


def stands_open(f: Battle, leader: int, piece: int) -> bool:
    """12.81, ruling 61: what lies in an assault hex beside him is called only by a leader who goes in."""
    return f.at[leader] == f.at[piece] or not f.is_assault(f.at[piece])


@ORACLE.fact("command")
def command(game: Game, rng: Random) -> Iterator[Said]:
    """3.12, 3.2, 5.51, 6.1, 12.81: whom a leader may name when he begins a segment."""
    question = game.question
    last = game.entries[-1].option if game.entries else None
    if question is None or question.ask != "ask-declare" or last is None or last.verb != "leader":
        return
    f, leader = Battle(game), last.noun
    others = any("named" in f.marks[p] for p in f.of(f.side(leader)) if p != leader)
    if f.at[leader] >= f.grid.size or f.has_hidden or f.play.position.division or others:
        return
    marks = f.marks[leader]
    ours = {leader}
    for piece in f.of(f.side(leader)):
        near = 0 if "discouraged" in marks or f.is_assault(f.at[leader]) else 1
        near = -1 if "demoralised" in marks else near
        is_below = not f.is_leader(piece) or f.rank(piece) < f.rank(leader)
        is_his = piece != leader and is_below and f.is_same_class(leader, piece) and not f.has_acted(piece)
        if is_his and f.distance(f.at[piece], f.at[leader]) <= near:
            ours.add(piece)
    theirs = {option.noun for option in question.options if option.verb in ("move-with", "fire-with")}
    plain = [
        p for p in ours | theirs if f.kind(p) not in SHELLS and stands_open(f, leader, p) and "loaded" not in f.marks[p]
    ]
    yield Said(f"whom {f.name(leader)} calls", f.names({*plain} & ours), f.names({*plain} & theirs))


@ORACLE.fact("segment")
def segment(game: Game, rng: Random) -> Iterator[Said]:
    """3.1, 3.3, 3.0.C: which units and leaders may be named, and whether a side may pass."""
    question = game.question
    if question is None or question.ask != "ask-segment":
        return
    f = Battle(game)
    if f.play.position.division:
        return
    side = int(question.who)
    own = [p for p in f.of(side) if f.kind(p) not in SHELLS and "loaded" not in f.marks[p]]
    able = [p for p in own if not f.has_acted(p)]
    staff = [p for p in able if f.is_leader(p) and "demoralised" not in f.marks[p]]
    for verb, ours in (("unit", able), ("leader", staff)):
        theirs = [option.noun for option in question.options if option.verb == verb and option.noun in own]
        yield Said(f"{verb} of {question.side}", f.names(ours), f.names(theirs))
    shaken = [p for p in f.of(side) if "demoralised" in f.marks[p] and not f.has_acted(p)]
    if not any(f.kind(p) in SHELLS for p in shaken):
        passes = any(option.verb == "pass" for option in question.options)
        yield Said(f"{question.side} may pass with {f.names(shaken)}", not shaken, passes)


# Fire --------------------------------------------------------------------------------------------------------------


def is_bound(f: Battle, side: int) -> bool:
    """12.81: whether a leader of the segment stands beside a fight, which limits those he called."""
    named = [p for p in f.of(side) if f.is_leader(p) and {"named", "to-fire", "to-move"} & f.marks[p]]
    return any(f.is_assault(h) for p in named for h in f.beside(f.at[p]))


def targets(f: Battle, piece: int) -> list[int]:
    """10.0, 10.2, 10.4, 8.1, 7.24, 9.12, 10.12: the hexes a unit may fire at."""
    found, side, here = [], f.side(piece), f.at[piece]
    is_gun = f.kind(piece) in SHELLS
    for hex_ in f.stacks:
        enemies = f.here(hex_, 1 - side)
        if not enemies or not f.reaches(piece, hex_) or not any(f.sees(here, p) for p in enemies):
            continue
        friends = any(f.is_unit(p) for p in f.here(hex_, side))
        if is_gun or (not friends and not f.is_assault(hex_) and f.is_line_free(piece, hex_)):
            found.append(hex_)
    return found


def acting(game: Game) -> tuple[Battle, int] | None:
    """The piece whose attack is asked for, where nothing hidden or bound to an assault is about."""
    question = game.question
    if question is None or question.ask != "ask-attack":
        return None
    f, piece = Battle(game), int(question.args["piece"])
    return None if f.has_hidden or is_bound(f, f.side(piece)) or f.at[piece] >= f.grid.size else (f, piece)


def is_observing(f: Battle, piece: int) -> bool:
    """9.12, 9.65, 14.3: whether a gun fires by itself."""
    free = f.is_ready(piece) and not f.is_assault(f.at[piece]) and "demoralised" not in f.marks[piece]
    return free and f.play.position.mission[piece] == 2 and f.is_combat(piece)


@ORACLE.fact("targets")
def fires_at(game: Game, rng: Random) -> Iterator[Said]:
    """10.2, 9.12: the hexes that a unit about to attack may fire at."""
    found = acting(game)
    if found is None or game.question is None:
        return
    f, piece = found
    able = is_observing(f, piece) if f.kind(piece) in SHELLS else f.can_fire_out(piece)
    ours = targets(f, piece) if able else []
    theirs = [option.noun for option in game.question.options if option.verb == "fire"]
    yield Said(f"targets of {f.name(piece)} in {f.number(f.at[piece])}", f.numbers(ours), f.numbers(theirs))


def strength(f: Battle, piece: int) -> int:
    """14.2, 11.2, fractions: half when discouraged or low, a quarter with both, rounded up."""
    halves = ("discouraged" in f.marks[piece]) + (f.kind(piece) in SHELLS and "low" in f.marks[piece])
    return -(-f.value(piece, "bombard" if f.kind(piece) in SHELLS else "fire") // (1 << halves))


def shift_of_hex(f: Battle, chart: str, hex_: int, distance: int, enemy: int) -> int:
    """4.2, 8.52, night: the columns that everybody in the hex has."""
    companies = sum(f.is_company(p) for p in f.here(hex_, enemy))
    total = f.shift("two-companies" if companies >= 2 else "one-company", chart) if companies else 0
    total += f.shift(f"distance-{min(distance, 4)}", chart) + f.ground(hex_, chart)
    total += f.shift("night", chart) if f.is_night else 0
    return total + (f.shift("observed-fire", chart) if chart == "bombardment" else 0)


def shift_of_kind(f: Battle, chart: str, piece: int) -> int:
    """7.52, 16.23, 16.21: the columns of one piece."""
    if f.is_leader(piece):
        mates = f.here(f.at[piece], f.side(piece))
        is_dug = "cavalry" not in f.roster[piece].traits and any("dug-in" in f.marks[p] for p in mates)
        return f.shift("dug-in", chart) if is_dug else 0
    total = f.shift("dug-in", chart) if "dug-in" in f.marks[piece] and f.is_combat(piece) else 0
    if f.kind(piece) in RIDERS and f.face(piece) == "mounted":
        total += f.shift("mounted", chart)
    return total + (f.shift("gun", chart) if f.kind(piece) in SHELLS and f.is_combat(piece) else 0)


def totals(tally: Tally) -> set[int]:
    """The shifts of a tally, of each kind of target."""
    return {int(each.tally.total) for each in tally.readings} if tally.readings else {int(tally.total)}


@ORACLE.fact("columns")
def columns(game: Game, rng: Random) -> Iterator[Said]:
    """7.3, 7.5, 9.3, 10.2: strength and shifts of a unit that fires alone."""
    found = acting(game)
    if found is None or game.question is None:
        return
    f, piece = found
    chart = "bombardment" if f.kind(piece) in SHELLS else "direct"
    for option in game.question.options:
        hex_ = option.noun
        if option.verb != "fire" or "17.6" in f.play.options or f.play.has_rule("flank-fire"):
            continue
        enemies = f.here(hex_, 1 - f.side(piece))
        if f.play.position.fort[hex_] or f.here(hex_, f.side(piece)) or any("loaded" in f.marks[p] for p in enemies):
            continue
        tally = game.explain(option)
        assert tally is not None
        base = shift_of_hex(f, chart, hex_, f.distance(f.at[piece], hex_), 1 - f.side(piece))
        kinds = {base + shift_of_kind(f, chart, p) for p in enemies}
        about = f"{f.name(piece)} at {f.number(hex_)}"
        yield Said(f"shifts of {about}", sorted(kinds), sorted(totals(tally)))
        first = tally.readings[0].tally if tally.readings else tally
        yield Said(f"strength of {about}", strength(f, piece), int(first.parts[0].total))


def fired_here(game: Game, mover: int) -> set[int]:
    """13.21: who has fired at a mover since it entered its hex."""
    said: set[int] = set()
    for entry in reversed(game.entries):
        option = entry.option
        if option.verb in ("shoot", "join"):
            said.add(option.noun)
        elif option.verb in ("to", "act", "charge", "flee", "leader", "unit", "stack", "follow"):
            break
    return said


@ORACLE.fact("opportunity")
def opportunity(game: Game, rng: Random) -> Iterator[Said]:
    """13.0, 13.1, 13.2, 3.14, 15.4: who may fire at a piece that moves."""
    question = game.question
    if question is None or question.ask != "ask-shoot":
        return
    f, mover, hex_ = Battle(game), int(question.args["piece"]), int(question.args["hex"])
    if f.has_hidden or any(entry.option.verb in ("join-all", "fire-all", "let-pass") for entry in game.entries[-12:]):
        return
    side, spent = int(question.who), fired_here(game, mover)
    ours = [
        p
        for p in f.of(side)
        if f.can_fire_out(p)
        and not (f.kind(p) in RIDERS and f.face(p) == "mounted")
        and "spent" not in f.marks[p]
        and p not in spent
        and f.reaches(p, hex_)
        and f.sees(f.at[p], mover)
        and f.is_line_free(p, hex_)
    ]
    theirs = [option.noun for option in question.options if option.verb == "shoot"]
    yield Said(f"who fires at {f.name(mover)} in {f.number(hex_)}", f.names(ours), f.names(theirs))


# Movement ----------------------------------------------------------------------------------------------------------


def fits(f: Battle, piece: int, hex_: int) -> bool:
    """4.1: whether there is room for one more."""
    own = f.here(hex_, f.side(piece))
    if f.is_leader(piece):
        return True
    if f.kind(piece) == WAGON:
        return sum(f.kind(p) == WAGON for p in own) < 3
    combat = [p for p in own if f.is_combat(p)]
    return len(combat) < 3 and not (f.is_company(piece) and sum(map(f.is_company, combat)) >= 2)


def is_closed(f: Battle, piece: int, here: int, there: int) -> bool:
    """4.3, 5.41, 5.42, 5.5, 5.66, 5.7, 5.84: whether a piece that moves may not take this step."""
    side, marks = f.side(piece), f.marks[piece]
    is_led = f.is_leader(piece) or bool({"led", "well-led"} & marks)
    if f.has_enemy(there, side) or not fits(f, piece, there):
        return True
    if not is_led and f.nearest(there, side) < f.nearest(here, side):
        return True
    return f.is_night and not is_led and f.play.controller(there) == f.play.sides[1 - side]


def price(f: Battle, piece: int, here: int, there: int) -> Fraction | None:
    """5.2, 5.3, ruling 105, table of terrain: what a step costs; None where it is not open at all."""
    riding = f.face(piece) == "mounted" or (f.is_leader(piece) and "cavalry" in f.roster[piece].traits)
    column = "wheels" if f.kind(piece) == WAGON else "mounted" if riding else "foot"
    if f.board.is_linked("road", here, there):
        return Fraction(1, 2)
    cells = [f.charts["terrain"].at(kind, column) for kind in f.terrains(there) or {"clear"}]
    if "no" in cells:
        return None
    costs = [Fraction(cell) for cell in cells if cell != "-"] or [Fraction(1)]
    climb = Fraction(f.charts["terrain"].at("hill", column)) if f.height(there) > f.height(here) else Fraction(0)
    return max(costs) + climb


@ORACLE.fact("steps")
def steps(game: Game, rng: Random) -> Iterator[Said]:
    """5.2, 5.3, 5.5, 14.2: the next hexes of a piece that moves alone, with the points it has left."""
    question = game.question
    if question is None or question.ask not in ("ask-move", "ask-step"):
        return
    f, piece = Battle(game), int(question.args["piece"])
    entries = [entry.option for entry in game.entries]
    first = max((n for n, option in enumerate(entries) if option.verb == "act"), default=-1)
    if first < 0 or f.has_hidden or f.play.position.division or f.kind(piece) in SHELLS | {MACHINE_GUN}:
        return
    walked = [option for option in entries[first + 1 :] if option.verb not in ("hold", "let-pass", "shoot", "roll")]
    if entries[first].noun != piece or any(option.verb != "to" for option in walked):
        return
    trail = [game.branch(first).play.position.at[piece], *(option.noun for option in walked)]
    if trail[-1] != f.at[piece] or max(trail) >= f.grid.size or any(WET & f.terrains(hex_) for hex_ in trail):
        return
    paid = [price(f, piece, a, b) for a, b in pairwise(trail)]
    left = f.value(piece, "move") - sum((each for each in paid if each is not None), Fraction(0))
    here, ours = f.at[piece], []
    for there in f.beside(here):
        cost = price(f, piece, here, there)
        if WET & f.terrains(there) or cost is None or is_closed(f, piece, here, there):
            continue
        if len(trail) == 1 or (cost <= left and "discouraged" not in f.marks[piece]):
            ours.append(there)
    theirs = [o.noun for o in question.options if o.verb == "to" and not WET & f.terrains(o.noun)]
    about = f"steps of {f.name(piece)} from {f.number(here)} with {left} left"
    yield Said(about, f.numbers(ours), f.numbers(theirs))


# Assault -----------------------------------------------------------------------------------------------------------


@ORACLE.fact("assaults")
def assaults(game: Game, rng: Random) -> Iterator[Said]:
    """5.41, 12.2, 12.24, 12.5: the hexes a company or machine gun about to attack may assault by itself."""
    found = acting(game)
    if found is None or game.question is None:
        return
    f, piece = found
    side, here, marks = f.side(piece), f.at[piece], f.marks[piece]
    if WET & f.terrains(here) or f.kind(piece) in SHELLS or f.is_leader(piece):
        return
    ours = []
    if f.is_assault(here):
        able = f.is_direct(piece) and f.is_ready(piece) and "demoralised" not in marks
        ours = [here] if able else []
    elif f.is_company(piece) and f.is_steady(piece) and "well-led" in marks:
        open_ = [h for h in f.beside(here) if f.has_enemy(h, side) and not WET & f.terrains(h)]
        ours = [h for h in open_ if fits(f, piece, h) and price(f, piece, here, h) is not None]
    theirs = [o.noun for o in game.question.options if o.verb == "assault" and not WET & f.terrains(o.noun)]
    yield Said(f"assaults of {f.name(piece)} in {f.number(here)}", f.numbers(ours), f.numbers(theirs))


def melee_strength(f: Battle, piece: int) -> int | None:
    """12.3, 12.25, 14.2: what a unit brings into its own attack; None for one that has no strength."""
    if not f.is_direct(piece) or not f.is_ready(piece):
        return None
    share = 4 if "demoralised" in f.marks[piece] else 2 if "discouraged" in f.marks[piece] else 1
    return -(-f.value(piece, "fire") // share)


def with_leaders(f: Battle, pieces: Sequence[int]) -> int:
    """6.52, 12.3: the strengths of the units, and the bonus of each leader for one of his class in his hex."""
    units = {p: melee_strength(f, p) for p in pieces if f.is_unit(p)}
    total = sum(each for each in units.values() if each is not None)
    free = [p for p, each in units.items() if each is not None and "demoralised" not in f.marks[p]]
    leaders = [p for p in pieces if f.is_leader(p) and "demoralised" not in f.marks[p]]
    for leader in sorted(leaders, key=lambda p: -f.value(p, "combat")):
        his = [p for p in free if f.is_same_class(leader, p) and f.at[p] == f.at[leader]]
        if his:
            free.remove(min(his, key=lambda p: f.kind(p) == "cossack"))
            total += f.value(leader, "combat")
    return total


@ORACLE.fact("assault columns")
def assault_columns(game: Game, rng: Random) -> Iterator[Said]:
    """12.3, 12.31, 12.61, 12.7, 6.53: strength and shifts of an attack while it is put together, in one hex."""
    question = game.question
    if question is None or question.ask != "ask-take-part" or question.tally is None:
        return
    f, hex_ = Battle(game), int(question.args["hex"])
    options = [entry.option for entry in game.entries]
    begun = max((n for n, option in enumerate(options) if option.verb == "act"), default=-1)
    if begun < 0 or len(options) < begun + 2 or f.play.position.fort[hex_] or f.has_hidden:
        return
    chosen = [options[begun].noun, *(option.noun for option in options[begun + 2 :] if option.verb == "take-part")]
    if len({f.at[p] for p in chosen}) > 1 or WET & (f.terrains(hex_) | f.terrains(f.at[chosen[0]])):
        return
    if all(f.is_leader(p) for p in chosen):
        return
    able = [p for p in chosen if "demoralised" not in f.marks[p]]
    is_led = any(f.is_same_class(p, u) for p in able if f.is_leader(p) for u in able if f.is_combat(u))
    shifts = f.ground(hex_, "assault") + (f.shift("leader", "assault") if is_led else 0)
    shifts += f.shift("bayonet", "assault") if options[begun + 1].verb == "bayonet" else 0
    shifts += f.shift("charge", "assault") if f.distance(f.at[chosen[0]], hex_) == 2 else 0
    tally, about = question.tally, f"{f.names(chosen)} against {f.number(hex_)}"
    yield Said(f"shifts of {about}", shifts, int(tally.total))
    yield Said(f"strength of {about}", with_leaders(f, chosen), int(tally.parts[0].total))


# Morale ------------------------------------------------------------------------------------------------------------


@ORACLE.fact("recovery", 0.3)
def recovery(game: Game, rng: Random) -> Iterator[Said]:
    """14.0, 14.3, 14.45: the morale with which a piece tries to recover, where no leader supports it."""
    from grognard.games.august.recovery import recovery_tally

    f = Battle(game)
    if any(f.play.position.lifts):
        return
    for side in (0, 1):
        for piece in f.of(side):
            is_odd = f.play.position.fort[f.at[piece]] or "landwehr" in f.roster[piece].traits
            if f.is_steady(piece) or is_odd or "loaded" in f.marks[piece]:
                continue
            name = f.play.sides[side].name
            is_low = f.kind(piece) in COMPANIES and f.left[piece] < f.roster[piece].steps
            value = f.values.get(f"{name}-{'reduced' if is_low else 'morale'}", 0)
            ours = f.value(piece, "morale") if f.is_leader(piece) else value
            ours += ("village" in f.terrains(f.at[piece])) - ("demoralised" in f.marks[piece])
            yield Said(f"recovery of {f.name(piece)} below", ours, recovery_tally(f.play, piece).total + 1)


def stays_observed(f: Battle, piece: int, hex_: int) -> bool:
    """8.52: whether the marker stays on a piece that goes to another hex."""
    near = [p for p in f.of(1 - f.side(piece)) if f.is_unit(p) and f.distance(f.at[p], hex_) <= 3]
    seen = any(f.is_visible(f.at[p], hex_, True) for p in f.of(1 - f.side(piece)) if f.is_unit(p))
    return bool(near) and seen and not f.is_limiting(hex_)


@ORACLE.fact("refuges", 0.1)
def refuges(game: Game, rng: Random) -> Iterator[Said]:
    """Definitions, 14.32, ruling 75: the hexes near a piece in which it could be fired at directly."""
    from grognard.games.august.recovery import threatened_hexes

    f = Battle(game)
    own = [p for p in f.of(rng.randrange(2)) if "loaded" not in f.marks[p]]
    if not own or f.has_hidden:
        return
    piece = rng.choice(own)
    theirs = set(members(threatened_hexes(f.play, piece)))
    enemies = [p for p in f.of(1 - f.side(piece)) if f.can_fire_out(p) or is_observing(f, p)]
    for hex_ in rng.sample(sorted(f.grid.hexes), 10):
        if f.has_enemy(hex_, f.side(piece)):
            continue
        is_observed = "observed" in f.marks[piece] and (hex_ == f.at[piece] or stays_observed(f, piece, hex_))
        ours = any(
            f.reaches(p, hex_)
            and f.is_visible(f.at[p], hex_, is_observed)
            and (f.kind(p) in SHELLS or f.is_line_free(p, hex_))
            for p in enemies
        )
        yield Said(f"{f.name(piece)} under fire in {f.number(hex_)}", ours, hex_ in theirs)


@ORACLE.fact("flight")
def flights(game: Game, rng: Random) -> Iterator[Said]:
    """12.22, 12.25, 14.33, 14.35: where those flee who leave a fight, and that no other flight comes closer."""
    question = game.question
    if question is None or question.ask != "ask-flee":
        return
    f = Battle(game)
    last = next((e.option for e in reversed(game.entries) if e.option.verb in ("act", "along")), None)
    if last is None or last.verb != "act" or f.has_hidden or f.is_night:
        return
    piece = last.noun
    side, here = f.side(piece), f.at[piece]
    shelled = {h for p, h in enumerate(f.play.position.barrage) if h >= 0 and "demoralised" not in f.marks[p]}
    theirs = [o.noun for o in question.options if o.verb == "flee" and not WET & f.terrains(o.noun)]
    if f.is_assault(here):
        dry = [h for h in f.beside(here) if not WET & f.terrains(h) and price(f, piece, here, h) is not None]
        ours = [h for h in dry if not f.has_enemy(h, side) and h not in shelled and fits(f, piece, h)]
        yield Said(f"{f.name(piece)} flees from the fight in {f.number(here)}", f.numbers(ours), f.numbers(theirs))
        return
    for hex_ in theirs:
        is_open = not f.has_enemy(hex_, side) and hex_ not in shelled and fits(f, piece, hex_)
        is_away = f.nearest(hex_, side) >= f.nearest(here, side)
        yield Said(f"{f.name(piece)} flees to {f.number(hex_)}", (True, True), (is_open, is_away))


@ORACLE.fact("initiative", 0.1)
def initiative(game: Game, rng: Random) -> Iterator[Said]:
    """3.0.A, 6.72: the initiative of each side."""
    from grognard.games.august.initiative import initiative_tally

    f = Battle(game)
    position = f.play.position
    for side in f.play.sides:
        per = f.values.get(f"{side.name}-per-loss", 0)
        ours = f.values.get(f"{side.name}-initiative", 0) - (position.lost[side] // per if per else 0)
        ours -= 2 if position.grief[side] else 0
        yield Said(f"initiative of {side.name}", max(0, ours), initiative_tally(f.play, side).total)


# Laws --------------------------------------------------------------------------------------------------------------


@ORACLE.law
def room(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """4.1, 4.4: at no moment are there more than three combat units, two companies or three wagons of a side."""
    question = game.question
    if question is not None and question.ask == "ask-give-up":
        return
    f = Battle(game)
    for hex_ in f.stacks:
        for side in (0, 1):
            own = f.here(hex_, side)
            combat = sum(map(f.is_combat, own))
            if combat > 3 or sum(map(f.is_company, own)) > 2 or sum(f.kind(p) == WAGON for p in own) > 3:
                yield f"{f.names(own)} are too many in {f.number(hex_)}"


@ORACLE.law
def control(game: Game, memory: dict[str, Any]) -> Iterator[str]:
    """Definitions, ruling 51: whoever comes to hold a hex alone with combat units controls it."""
    f, question = Battle(game), game.question
    if f.has_hidden or question is None or question.ask not in ("ask-segment", "ask-act"):
        return
    before: dict[int, int | None] = memory.get("held", {})
    held: dict[int, int | None] = {}
    for hex_, stack in f.stacks.items():
        sides = {f.side(p) for p in stack if f.is_combat(p)}
        held[hex_] = min(sides) if len(sides) == 1 else None
        has_come = bool(before) and before.get(hex_) != held[hex_]
        if len(sides) == 1 and has_come and f.play.controller(hex_) != f.play.sides[min(sides)]:
            yield f"{f.names(stack)} do not control {f.number(hex_)}"
    memory["held"] = held
