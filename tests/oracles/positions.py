"""Random positions of any game, as texts in the position notation.

Kinds of pieces, marks, fields, terrains, hexsides, links, regions, options and phases are read from the game, so that
new ones are included by themselves. What the data does not say, such as where a garrison may stand, is in the game's
recipe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from grognard.kernel.files.spelling import written_name
from grognard.kernel.files.writing import phase_text
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.position import Kept, Shape, shape_of
from grognard.kernel.table.title import Title


class Sketch:
    """The board of a random position: what is drawn on it, by the printed numbers of its hexes."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.hexes = [grid.number(hex_) for hex_ in grid.hexes]
        self.signs: dict[str, str] = dict.fromkeys(self.hexes, "")
        self.links: list[tuple[str, list[str]]] = []
        self.sides: dict[str, list[tuple[str, str]]] = {}
        self.regions: dict[str, list[str]] = {}
        self.held: dict[str, list[Piece]] = {}
        """The pieces in each hex so far."""
        self.notes: dict[str, str] = {}
        """What a recipe decided for this position and needs again."""

    def beside(self, hex_: str) -> list[str]:
        """The hexes next to a hex."""
        return [self.grid.number(other) for other in self.grid.adjacent[self.grid.find(hex_)]]

    def near(self, hex_: str, most: int) -> list[str]:
        """The hexes at most so far from a hex, itself included."""
        middle = self.grid.find(hex_)
        return [number for number in self.hexes if self.grid.distance(middle, self.grid.find(number)) <= most]

    def linked(self, kind: str) -> list[str]:
        """The hexes that a link of this kind runs through."""
        return sorted({hex_ for each, chain in self.links if each == kind for hex_ in chain})


def any_mark(rng: Random, piece: Piece, sketch: Sketch, where: str, mark: str) -> bool:
    """A mark may lie on any piece."""
    return True


def any_place(rng: Random, piece: Piece, sketch: Sketch) -> Sequence[str] | None:
    """A piece may stand anywhere on the map."""
    return None


def no_lines(rng: Random, title: Title, sketch: Sketch) -> Iterable[str]:
    """Nothing is added."""
    return ()


@dataclass(frozen=True)
class Recipe:
    """What a random position of a game is made of, where its data does not say it."""

    size: tuple[int, int] = (9, 9)
    units: tuple[int, int] = (6, 18)
    stack: int = 3
    """At most so many pieces are put into a hex on purpose."""
    spread: int = 3
    """Most pieces stand at most so far from the middle of the fight."""
    bare: float = 0.5
    """The share of hexes without terrain."""
    heights: int = 0
    turns: tuple[int, int] = (1, 3)
    on: Mapping[str, str] = field(default_factory=dict)
    """Hexsides that mostly lie on another kind: a bridge on a river."""
    alone: frozenset[str] = frozenset()
    """Terrain that shares its hex with no other."""
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The limits of the declared fields that are numbers; others stay blank."""
    place: Callable[[Random, Piece, Sketch], Sequence[str] | None] = any_place
    """Where a piece may stand: hexes or boxes, `()` for nowhere, None for any hex."""
    mark: Callable[[Random, Piece, Sketch, str, str], bool] = any_mark
    """Whether a piece in this place can have this mark."""
    steps: Callable[[Random, Piece, frozenset[str]], int] | None = None
    lines: Callable[[Random, Title, Sketch], Iterable[str]] = no_lines
    """Lines to add before the pieces."""
    unused: frozenset[str] = frozenset()
    """Kinds of pieces, marks, hexsides or links that no random position needs."""
    conceal: Callable[[Random, Piece], str] | None = None
    """Whether a piece is `concealed`, `unseen` or neither."""
    often: Mapping[str, float] = field(default_factory=dict)
    """How often a kind of piece is drawn; 1 unless told."""
    marked: float = 0.12
    """How often a mark that may lie on a piece does."""
    regions: Mapping[str, int] = field(default_factory=dict)
    """How many hexes a region has; one to four unless told."""
    lost: Callable[[Random, Piece], str] | None = None
    """The state of a lost piece, such as `at out steps 0`; without it, none is lost."""
    losses: int = 8
    """How many pieces that are not on the map are lost, at most."""
    forced: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Results that a chart is forced to in half of the positions, so that what follows them is not rare."""
    written: frozenset[str] = frozenset()
    """Fields that `lines` writes itself."""
    phases: Mapping[str, int] = field(default_factory=dict)
    """How often a clause's phase is drawn; 1 unless told, 0 for one in which nobody is asked."""
    scenarios: Mapping[str, int] = field(default_factory=dict)
    """Scenarios by which half of the positions are read, and their last turn: their pieces and special rules hold."""
    inside: Mapping[str, str] = field(default_factory=dict)
    """Hexsides of a kind that are all of another kind too."""
    apart: Mapping[str, str] = field(default_factory=dict)
    """Hexsides of a kind that are none of another kind."""
    unlinked: frozenset[str] = frozenset()
    """Kinds of hexsides over which no link runs."""
    over: frozenset[str] = frozenset()
    """The only terrains that share a hex with others; any, unless told."""
    one_way: frozenset[str] = frozenset()
    """Kinds of hexsides that run one way only."""
    state: Callable[[Random, Piece, Sketch, str], Iterable[str]] | None = None
    """Words of a piece in this place that the declared fields do not give."""
    own: frozenset[str] = frozenset()
    """Declared fields of pieces that `state` alone gives."""
    said: frozenset[str] = frozenset()
    """Declared fields of the game, of sides and hexes that `lines` alone gives."""
    shares: bool = False
    """Whether enemies stand in one hex where `place` says so."""


def random_position(title: Title, recipe: Recipe, rng: Random) -> str:
    """A random position of a game, written down."""
    play = title.play
    options = frozenset(each for each in title.optional_rules if rng.random() < 0.25)
    sketch = _sketch(title, recipe, rng)
    scenario = rng.choice(sorted(recipe.scenarios)) if recipe.scenarios and rng.random() < 0.5 else ""
    if scenario:
        options &= frozenset(title.options_of(scenario))
    lines = [f"{title.id} {scenario}".strip()]
    if options:
        lines.append(f"options {' '.join(sorted(options))}")
    lines += ["ask all", "board", *_rows(recipe, rng, sketch)]
    lines += [f"link {kind} {' '.join(chain)}" for kind, chain in sketch.links]
    for kind, pairs in sketch.sides.items():
        sign = ">" if kind in recipe.one_way else "/"
        lines.append(f"hexside {kind} {' '.join(f'{a}{sign}{b}' for a, b in pairs)}")
    lines += [f"region {name} {' '.join(hexes)}" for name, hexes in sketch.regions.items() if hexes]
    first, last = recipe.turns
    turn = rng.randint(first, min(last, recipe.scenarios.get(scenario, last)))
    lines.append(f"turn {turn}")
    lines.append(f"phase {rng.choice(_phases(title, recipe, scenario, turn))}")
    lines += [f"force {chart} {rng.choice(cells)}" for chart, cells in recipe.forced.items() if rng.random() < 0.5]
    lines += recipe.lines(rng, title, sketch)
    shape = shape_of(play.position_class)
    lines += _fields(play, shape, recipe, rng, sketch)
    lines += _units(title, shape, recipe, rng, sketch, options, scenario)
    return "\n".join(lines) + "\n"


def _sketch(title: Title, recipe: Recipe, rng: Random) -> Sketch:
    """Draw terrain, links, hexsides and regions."""
    legend = title.play.legend
    columns, rows = recipe.size
    lowered: Any = legend.lowered
    sketch = Sketch(Grid.flat((1, columns), (1, rows), lowered))
    letters = {sign: terrain for sign, terrain in legend.signs.items() if terrain not in recipe.alone}
    upper = {sign for sign, terrain in letters.items() if not recipe.over or terrain in recipe.over}
    for hex_ in sketch.hexes:
        if rng.random() >= recipe.bare:
            first = rng.choice(sorted(legend.signs))
            more = rng.choice(sorted(upper)) if first in letters and rng.random() < 0.35 else ""
            sketch.signs[hex_] = "".join(sorted({first, *more}))
    for kind in legend.links:
        sketch.links += [(kind, _walk(sketch, rng, rng.randint(3, 10))) for _ in range(rng.randint(1, 3))]
    for kind in legend.hexsides:
        sketch.sides[kind] = _sides(sketch, recipe, rng, kind)
    for name in legend.regions:
        if not set("*#") & set(name):
            sketch.regions[name] = rng.sample(sketch.hexes, recipe.regions.get(name, rng.randint(1, 4)))
    return sketch


def _walk(sketch: Sketch, rng: Random, most: int) -> list[str]:
    """A chain of hexes, each next to the one before, none twice."""
    chain = [rng.choice(sketch.hexes)]
    while len(chain) < most:
        onward = [hex_ for hex_ in sketch.beside(chain[-1]) if hex_ not in chain]
        if not onward:
            break
        chain.append(rng.choice(onward))
    return chain if len(chain) > 1 else [chain[0], sketch.beside(chain[0])[0]]


def _sides(sketch: Sketch, recipe: Recipe, rng: Random, kind: str) -> list[tuple[str, str]]:
    """Some hexsides; one kind that lies on another is mostly or always drawn there, or never."""
    if kind in recipe.inside:
        within = sketch.sides[recipe.inside[kind]]
        return rng.sample(within, max(1, len(within) // 3))
    below = sketch.sides.get(recipe.on.get(kind, ""), [])
    if below:
        chosen = rng.sample(below, max(1, len(below) // 3))
        return chosen + ([_side(sketch, rng)] if rng.random() < 0.3 else [])
    drawn = dict.fromkeys(_side(sketch, rng) for _ in range(rng.randint(2, 3 * len(sketch.hexes) // 10 + 2)))
    taken = {frozenset(side) for side in sketch.sides.get(recipe.apart.get(kind, ""), [])}
    if kind in recipe.unlinked:
        taken |= {frozenset(step) for _, chain in sketch.links for step in pairwise(chain)}
    return [side for side in drawn if frozenset(side) not in taken]


def _side(sketch: Sketch, rng: Random) -> tuple[str, str]:
    hex_ = rng.choice(sketch.hexes)
    other = rng.choice(sketch.beside(hex_))
    return (hex_, other) if hex_ < other else (other, hex_)


def _rows(recipe: Recipe, rng: Random, sketch: Sketch) -> list[str]:
    """The board as the notation sketches it."""
    columns, rows = recipe.size

    def word(column: int, row: int) -> str:
        height = rng.randint(0, recipe.heights) if recipe.heights and rng.random() < 0.5 else 0
        return sketch.signs[f"{column:02}{row:02}"] + (str(height) if height else "") or "."

    return ["  " + " ".join(word(c, r) for c in range(1, columns + 1)) for r in range(1, rows + 1)]


def _phases(title: Title, recipe: Recipe, scenario: str, turn: int) -> list[str]:
    """Every phase of a turn, as the notation writes it, as often as it is drawn."""
    any_game = title.new(scenario or next(iter(title.scenarios)), seed=0)
    position = any_game.play.position
    position.turn = turn if scenario else max(recipe.turns[1], 2)
    phases = any_game.play.phases()
    return [phase_text(phases, n) for n, phase in enumerate(phases) for _ in range(recipe.phases.get(phase.rule, 1))]


def _value(kept: Kept, recipe: Recipe, name: str, rng: Random, play: Any, sketch: Sketch) -> str:
    """A possible value of a declared field; nothing where the recipe knows no limits or writes it itself."""
    if name in recipe.written:
        return ""
    if name in recipe.numbers:
        return str(rng.randint(*recipe.numbers[name]))
    if isinstance(kept.of, tuple):
        return rng.choice(kept.of)
    match kept.of:
        case "side":
            names = [side.name for side in play.sides]
            return "+".join(rng.sample(names, rng.randint(1, len(names)))) if kept.many else rng.choice(names)
        case "hex":
            return rng.choice(sketch.hexes)
        case _:
            return ""


def _fields(play: Any, shape: Shape, recipe: Recipe, rng: Random, sketch: Sketch) -> Iterable[str]:
    """Lines for the declared fields of the game, of sides and of hexes, and for who controls which hex."""
    for name, kept in shape.kept.items():
        if name in recipe.said:
            continue
        word = written_name(name)
        if kept.per == "game" and (value := _value(kept, recipe, name, rng, play, sketch)):
            yield f"{word} {value}"
        elif kept.per == "side":
            for side in play.sides:
                if value := _value(kept, recipe, name, rng, play, sketch):
                    yield f"side {side.name} {word} {value}"
        elif kept.per == "hex":
            for hex_ in rng.sample(sketch.hexes, rng.randint(0, 6)):
                if value := _value(kept, recipe, name, rng, play, sketch):
                    yield f"hex {hex_} {word} {value}"
        elif kept.per == "marker":
            for hex_ in rng.sample(sketch.hexes, rng.randint(0, 4)):
                yield f"marker {rng.choice(kept.of)} {hex_} {rng.choice(play.sides).name} {rng.randint(0, 1)}"
    for hex_ in sketch.hexes:
        if (owner := rng.randint(-1, len(play.sides) - 1)) >= 0:
            yield f"hex {hex_} control {play.sides[owner].name}"


def _units(
    title: Title,
    shape: Shape,
    recipe: Recipe,
    rng: Random,
    sketch: Sketch,
    options: frozenset[str],
    scenario: str,
) -> Iterable[str]:
    """Lines for pieces of every kind around the middle of a fight; enemies in one hex only where the recipe says so."""
    middle = rng.choice(sketch.hexes)
    pieces: Sequence[Piece] = list(title.new(scenario, seed=0).play.roster) if scenario else title.pieces
    drawn = _drawn(pieces, recipe, rng)
    if recipe.lost is not None:
        rest = [piece for piece in pieces if piece not in drawn]
        for piece in rng.sample(rest, min(len(rest), rng.randint(0, recipe.losses))):
            yield f"unit {piece.name} {recipe.lost(rng, piece)}"
    for piece in drawn:
        where = _where(recipe, rng, sketch, piece, middle)
        if not where:
            continue
        sketch.held.setdefault(where, []).append(piece)
        yield " ".join(
            [f"unit {piece.name} at {where}", *_state(title, shape, recipe, rng, sketch, piece, where, options)]
        )


def _drawn(pieces: Sequence[Piece], recipe: Recipe, rng: Random) -> list[Piece]:
    """Some pieces: first the kind is drawn, so that rare kinds are not rare, then a piece of it."""
    left: dict[tuple[str, int], list[Piece]] = {}
    for piece in pieces:
        left.setdefault((piece.kind, int(piece.side)), []).append(piece)
    drawn = []
    for _ in range(rng.randint(*recipe.units)):
        kinds = sorted(kind for kind in left if left[kind])
        if not kinds:
            break
        kind = rng.choices(kinds, [recipe.often.get(kind[0], 1.0) for kind in kinds])[0]
        drawn.append(left[kind].pop(rng.randrange(len(left[kind]))))
    return drawn


def _where(recipe: Recipe, rng: Random, sketch: Sketch, piece: Piece, middle: str) -> str:
    """A place for a piece; nothing if there is none."""
    places = recipe.place(rng, piece, sketch)
    if places is None:
        places = sketch.near(middle, recipe.spread) if rng.random() < 0.8 else sketch.hexes

    def is_free(place: str) -> bool:
        there = sketch.held.get(place, [])
        has_room = recipe.shares or (len(there) < recipe.stack and all(p.side == piece.side for p in there))
        return has_room or place not in sketch.signs

    free = [place for place in places if is_free(place)]
    return rng.choice(free) if free else ""


def _state(
    title: Title,
    shape: Shape,
    recipe: Recipe,
    rng: Random,
    sketch: Sketch,
    piece: Piece,
    where: str,
    options: frozenset[str],
) -> Iterable[str]:
    """Steps, face, marks, concealment and fields of a piece."""
    play = title.play
    steps = recipe.steps(rng, piece, options) if recipe.steps else rng.randint(1, piece.steps)
    if steps < piece.steps:
        yield f"steps {steps}"
    if piece.named_faces:
        yield rng.choice(piece.named_faces)
    for mark in play.marks:
        if rng.random() < recipe.marked and recipe.mark(rng, piece, sketch, where, mark):
            yield mark
    if recipe.conceal is not None and (how := recipe.conceal(rng, piece)):
        yield how
    for name, kept in shape.kept.items():
        if kept.per == "piece" and kept.of != "face" and name not in recipe.own and rng.random() < recipe.marked:
            value = _value(kept, recipe, name, rng, play, sketch)
            yield from [f"{written_name(name)} {value}"] if value else []
    if recipe.state is not None:
        yield from recipe.state(rng, piece, sketch, where)
