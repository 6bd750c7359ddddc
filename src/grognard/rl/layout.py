"""The layout of an observation: which number of the vector stands for what, by table, row and column.

What changes is in the tables of the vector; what is printed on the board never does and is in `ground`, apart from it.
Sides are called own and other, own first, so that one learner can play either side. `scribe` writes vectors;
docs/rl.md explains each column.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.kernel.files.spelling import AND
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import FACE, Kept
from grognard.kernel.table.title import Title
from grognard.rl.actions import hexsides

Vector = npt.NDArray[np.float32]
Cells = tuple[list[int], list[float]]
"""Columns of a table, and the numbers written there."""

HALF: Final = 8
"""A number without a bound, n, is written n / (|n| + HALF), which is between -1 and 1."""
SLOTS: Final = 16
"""How many entries of a list of numbers have a column each, from its first on."""
ARGUMENTS: Final = 8
"""How many numbers and words that a question speaks of have a column each."""
GROUPS: Final = 3
"""How many lists of pieces that a question speaks of have a column each."""
SEALED: Final = 48
"""How many sealed answers have a row each, at least: as many as there are pieces, if there are more."""

SIDE: Final = "<side>"
"""Stands for the name of a side in the path of a figure in `shows`."""

CLOCK: Final = ("turn", "over", "phase", "rule", "menu", "options", "sealed")
TALLY: Final = ("tally", "tally total", "tally column", "tally attack", "tally defence", "tally impossible")
PIECE: Final = ("known", "own", "hidden", "steps", "asked")
KEPT: Final = ("game", "side", "piece", "hex", "edge", "list", "formation", "side list", "piece list")
THINGS: Final = ("piece", "hex")
"""What has a row of its own, in which it is written that it is in a list."""


class Block(NamedTuple):
    """A table within the vector, stored row by row: its rows and columns, and its first index."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    start: int

    @property
    def end(self) -> int:
        """The first index after it."""
        return self.start + len(self.rows) * len(self.columns)


class GroundTable(NamedTuple):
    """What is printed and never changes: rows and columns by name, and the numbers."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: Vector


def squeezed(number: float) -> float:
    """A number mapped to between -1 and 1, keeping its order."""
    return number / (abs(number) + HALF) if abs(number) != float("inf") else float(np.sign(number))


def seats(count: int) -> tuple[str, ...]:
    """The names of sides in a vector: `own`, then the others in the order of the table."""
    return ("own", "other") if count == 2 else ("own", *(f"other {number}" for number in range(1, count)))


class Layout:
    """The layout of the vector for one scenario."""

    def __init__(self, title: Title, play: Play[Any], views: Sequence[Mapping[str, Any]]) -> None:
        """`views` holds a view of each side, from which the figures in `shows` are read."""
        self.play = play
        self.seats = seats(len(play.sides))
        self.index = {side.name: int(side) for side in play.sides}
        self.clauses = {clause.id: (place + 1) / len(title.book) for place, clause in enumerate(title.book)}
        self.figures = figures(play, views)
        kept = play.shape.kept.items()
        self.kept = {per: [(name, how) for name, how in kept if how.per == per and how.seen != "none"] for per in KEPT}
        self.spots = spots(play)
        self._most = {key: most(play, key) for key in play.piece_values}
        self.blocks: dict[str, Block] = {}
        self._build()
        self.size = max(block.end for block in self.blocks.values())
        self.columns = {
            name: {column: n for n, column in enumerate(each.columns)} for name, each in self.blocks.items()
        }
        self.rows = {name: {row: n for n, row in enumerate(each.rows)} for name, each in self.blocks.items()}
        self._faces: dict[tuple[int, int, str], Cells] = {}
        self._cells: dict[tuple[str, int, str, str | int], Cells] = {}
        self.ground = {"places": printed_places(play), "edges": printed_edges(play)}
        """What is printed on the board: places with their coordinates, height and terrains, and hexsides."""

    # Rows and columns ------------------------------------------------------------------------------------------
    def _build(self) -> None:
        play, board = self.play, self.play.board
        spot = ("on board", "column", "row", *(f"in {box}" for box in board.boxes))
        self._add("clock", ("now",), (*CLOCK, *self._asked(), *TALLY, *self._named("game"), *self._shown()))
        slots = [column for name, how in self.kept["side list"] for column in slots_of(name, how)]
        self._add("sides", self.seats, (*self._named("side"), *slots))
        printed = (*(f"kind {kind}" for kind in play.piece_kinds), *(f"value {key}" for key in play.piece_values))
        marks = (*(f"mark {mark}" for mark in play.marks), *self._named("piece"))
        plans = [column for name, how in self.kept["piece list"] for column in slots_of(name, how, is_whole=True)]
        planned = ("planned", *(f"planned {each}" for each in spot)) if play.conceals else ()
        groups = [f"in list {number}" for number in range(1, GROUPS + 1)]
        about = (*PIECE, *groups, *planned, *self._lists("piece"))
        self._add("pieces", tuple(piece.name for piece in play.roster), (*about, *spot, *printed, *marks, *plans))
        self._add("places", place_rows(play), self._place_columns())
        if self.kept["edge"]:
            self._add("edges", tuple(board.edge_text(edge) for edge in hexsides(play)), self._named("edge"))
        if self.kept["formation"]:
            self._add("formations", play.roster.formations, ("own", "asked", *self._named("formation")))
        if play.conceals:
            most_sealed = max(SEALED, len(play.roster))
            self._add("sealed", tuple(str(number + 1) for number in range(most_sealed)), ("verb", "noun"))

    def _place_columns(self) -> list[str]:
        """The columns of places: first what is written anew each time, then counts, then what lies there."""
        play = self.play
        public = [mark for bit, mark in enumerate(play.marks) if play.seen_marks[0] >> bit & 1]
        backs = [*(f"unknown mark {mark}" for mark in public), *(f"unknown back {back}" for back in play.backs)]
        counts = [f"{what} {seat}" for what in ("counters", "steps") for seat in self.seats]
        control = [f"control {seat}" for seat in self.seats]
        unknown = ["unknown", *backs] if play.conceals else []
        return ["asked", *unknown, *self._lists("hex"), *counts, *control, *self._named("hex")]

    def _add(self, name: str, rows: tuple[str, ...], columns: Sequence[str]) -> None:
        start = max((block.end for block in self.blocks.values()), default=0)
        self.blocks[name] = Block(rows, tuple(columns), start)

    def _asked(self) -> list[str]:
        """The columns of what is asked: each question of the game, its arguments, who is waited for, who has won."""
        asks = [f"ask {ask}" for ask in sorted(self.play.answers)]
        arguments = [f"argument {number}" for number in range(1, ARGUMENTS + 1)]
        sides = [f"{what} {seat}" for what in ("waiting", "won") for seat in self.seats]
        lists = [column for name, how in self.kept["list"] for column in slots_of(name, how)]
        return [*asks, "ask another", *arguments, *sides, *lists]

    def _lists(self, of: str) -> list[str]:
        """The columns of the lists of such things; a list that each side has in public has one for each."""
        found = [f"listed {name}" for name, how in self.kept["list"] if how.of == of]
        for name, how in self.kept["side list"]:
            if how.of == of:
                found += [f"listed {name} {seat}" for seat in self.seats] if how.seen == "all" else [f"listed {name}"]
        return found + [f"listed {name}" for name, how in self.kept["piece list"] if how.of == of]

    def _named(self, per: str) -> list[str]:
        return [column for name, how in self.kept[per] for column in self._columns_of(name, how)]

    def _columns_of(self, name: str, how: Kept) -> list[str]:
        """The columns of a field: one for a number, and one for each word, side or part of a place."""
        match how.of:
            case "number":
                return [name]
            case "side":
                return [f"{name} {seat}" for seat in self.seats]
            case "hex":
                return [name, f"{name} column", f"{name} row"]
            case "piece":
                return [name, f"{name} number"]
            case "face":
                return [f"{name} {face}" for face in self.play.piece_faces]
            case "formation":
                return [f"{name} {formation}" for formation in self.play.roster.formations]
            case words:
                return [f"{name} {word}" for word in words]

    def _shown(self) -> list[str]:
        """The columns of the figures in `shows`; one for each side where they are by side."""
        return [figure(path, seat) for path in self.figures for seat in (self.seats if SIDE in path else ("",))]

    # Reading it ------------------------------------------------------------------------------------------------
    def read(self, vector: Vector) -> dict[str, Vector]:
        """The tables of a vector, which share its memory."""
        return {
            name: vector[block.start : block.end].reshape(len(block.rows), len(block.columns))
            for name, block in self.blocks.items()
        }

    def place(self, block: str, row: str, column: str) -> int:
        """The index of one number in the vector."""
        each = self.blocks[block]
        return each.start + self.rows[block][row] * len(each.columns) + self.columns[block][column]

    def named(self, index: int) -> tuple[str, str, str]:
        """The table, row and column of one number of the vector."""
        name, block = next((name, block) for name, block in self.blocks.items() if index < block.end)
        row, column = divmod(index - block.start, len(block.columns))
        return name, block.rows[row], block.columns[column]

    def own_seats(self, looks: int) -> dict[str, str]:
        """The seat of each side, as the side with this number sees them."""
        return {side: self.seats[(index - looks) % len(self.seats)] for side, index in self.index.items()}

    # What a field is written as, made once ---------------------------------------------------------------------
    def printed_on(self, piece: int, steps: int, face: str = "") -> Cells:
        """The printed numbers of a known piece, the same for every side: its kind, steps and the values of its face."""
        if (piece, steps, face) not in self._faces:
            printed = self.play.roster[piece]
            values = {f"value {key}": value / self._most[key] for key, value in printed.face(steps, face).items()}
            told = {"known": 1.0, "steps": steps / printed.steps, f"kind {printed.kind}": 1.0, **values}
            self._faces[piece, steps, face] = self.cells("pieces", told)
        return self._faces[piece, steps, face]

    def cells(self, block: str, told: Mapping[str, float]) -> Cells:
        """Numbers by their columns, as places in the row of a table."""
        columns = self.columns[block]
        return [columns[name] for name in told], list(told.values())

    def field(self, block: str, looks: int, name: str, value: str | int) -> Cells:
        """The content of a field, as spelled in the view of the side with this number."""
        key = block, looks, name, value
        if key not in self._cells:
            self._cells[key] = self.cells(block, dict(self._spelt(name, self.play.shape.kept[name], value, looks)))
        return self._cells[key]

    def standing(self, block: str, before: str, place: str) -> Cells:
        """A place of a piece: its hex or its box."""
        key = block, -1, before, place
        if key not in self._cells:
            told = dict(self._coordinates(before, place))
            told = {f"{before}on board": 1.0, **told} if told else {f"{before}in {place}": 1.0}
            self._cells[key] = self.cells(block, told)
        return self._cells[key]

    def _coordinates(self, before: str, place: str) -> Iterator[tuple[str, float]]:
        """The coordinates of a hex; none of a box."""
        if (spot := self.spots.get(place)) is not None:
            yield f"{before}column", spot[0]
            yield f"{before}row", spot[1]

    def _spelt(self, name: str, how: Kept, value: str | int, looks: int) -> Iterator[tuple[str, float]]:
        """The columns of a field and their numbers."""
        if how.of == "number":
            yield name, squeezed(int(value))
        elif value == "":
            return
        elif how.many and AND in str(value):
            for each in str(value).split(AND):
                yield from self._spelt(name, how, each, looks)
        elif how.of == "side":
            yield f"{name} {self.own_seats(looks)[str(value)]}", 1.0
        elif how.of == "hex":
            boxes = self.play.board.boxes
            yield name, 1.0 if value in self.spots else -(boxes.index(str(value)) + 1) / len(boxes)
            yield from self._coordinates(f"{name} ", str(value))
        elif how.of == "piece":
            yield name, 1.0
            yield f"{name} number", self.fraction("piece", str(value))
        else:
            yield f"{name} {value}", 1.0

    def fraction(self, of: str | tuple[str, ...], value: str | int) -> float:
        """A thing of a list as one number: its place among all such things, or the number itself."""
        if of == "number":
            return squeezed(int(value))
        if value == "":
            return 0.0
        known = self.known_things(of)
        return (known[str(value)] + 1) / len(known)

    def known_things(self, of: str | tuple[str, ...]) -> Mapping[str, int]:
        """All things of a kind, with their places."""
        roster = self.play.roster
        match of:
            case "piece":
                return self.rows["pieces"]
            case "hex":
                return self.rows["places"]
            case "side":
                return self.index
            case "formation":
                return {formation: number for number, formation in enumerate(roster.formations)}
            case words:
                return {word: number for number, word in enumerate(words)}

    def face_of(self, state: Mapping[str, Any]) -> str:
        """The named face that a piece shows."""
        return str(state.get(FACE, ""))


def slots_of(name: str, how: Kept, is_whole: bool = False) -> list[str]:
    """The columns of a list: how long it is, and its first entries; things with rows of their own need no entries."""
    if how.of in THINGS and not is_whole:
        return [name]
    return [name, *(f"{name} {number}" for number in range(1, SLOTS + 1))]


def place_rows(play: Play[Any]) -> tuple[str, ...]:
    """The hexes, then the boxes."""
    return (*(play.board.grid.number(hex_) for hex_ in play.board.grid.hexes), *play.board.boxes)


def most(play: Play[Any], key: str) -> int:
    """The highest printed value of this name, by which it is divided."""
    faces = (face for piece in play.roster for each in (piece.faces, *piece.turned.values()) for face in each)
    return max((abs(face.get(key, 0)) for face in faces), default=0) or 1


def spots(play: Play[Any]) -> dict[str, tuple[float, float]]:
    """The coordinates of each hex, column and row from 0 to 1 over the board."""
    grid = play.board.grid
    printed = {hex_: grid.printed(hex_) for hex_ in grid.hexes}
    columns, rows = zip(*printed.values(), strict=True)
    wide, high = max(1, max(columns) - min(columns)), max(1, max(rows) - min(rows))
    return {
        grid.number(hex_): ((column - min(columns)) / wide, (row - min(rows)) / high)
        for hex_, (column, row) in printed.items()
    }


def printed_places(play: Play[Any]) -> GroundTable:
    """What is printed on the hexes; the rows of boxes are empty."""
    board, known = play.board, spots(play)
    columns = ("column", "row", "height", *(f"terrain {terrain}" for terrain in board.legend.terrains))
    rows = place_rows(play)
    values = np.zeros((len(rows), len(columns)), np.float32)
    highest = max(1, *(abs(board.height[hex_]) for hex_ in board.grid.hexes))
    for row, hex_ in enumerate(board.grid.hexes):
        values[row, :3] = (*known[rows[row]], board.height[hex_] / highest)
        values[row, 3:] = [board.has(hex_, terrain) for terrain in board.legend.terrains]
    return GroundTable(rows, columns, values)


def printed_edges(play: Play[Any]) -> GroundTable:
    """What is printed on the hexsides: rivers and the like, and the links across them; 0.5 is one way only."""
    board, grid = play.board, play.board.grid
    printed = {f"hexside {kind}": edges for kind, edges in board.hexsides.items()}
    printed |= {f"link {kind}": edges for kind, edges in board.links.items()}
    sides = hexsides(play)
    values = np.zeros((len(sides), len(printed)), np.float32)
    row_of = {edge: row for row, edge in enumerate(sides)}
    for column, edges in enumerate(printed.values()):
        for edge in edges:
            if (row := row_of.get(grid.hexside(edge))) is not None:
                values[row, column] = min(1.0, values[row, column] + 0.5)
    return GroundTable(tuple(board.edge_text(edge) for edge in sides), tuple(printed), values)


def leaves(shown: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], float]]:
    """The numbers in nested tables, with the path to each."""
    if isinstance(shown, Mapping):
        for key, value in shown.items():
            yield from leaves(value, (*path, str(key)))
    elif isinstance(shown, int | float):
        yield path, float(shown)


def general_path(sides: Mapping[str, int], path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """A path with the first name of a side replaced by `SIDE`, and that side."""
    named = next((part for part in path if part in sides), "")
    return tuple(SIDE if part == named and named else part for part in path), named


def figure(path: tuple[str, ...], seat: str) -> str:
    """The name of the column of a figure in `shows`, for this side if it is by side."""
    return " ".join(("shows", *(seat if part == SIDE else part for part in path)))


def figures(play: Play[Any], views: Sequence[Mapping[str, Any]]) -> list[tuple[str, ...]]:
    """The paths of the numbers in `shows` at the start of a game, each once for all sides."""
    names = {side.name: int(side) for side in play.sides}
    return sorted({general_path(names, path)[0] for view in views for path, _ in leaves(view["shows"])})
