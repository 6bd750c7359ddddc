"""The observation: a side's view as one vector of fixed length, with a name for each of its numbers.

Everything that changes is read from the view, so that the vector holds nothing a side may not know; what is printed on
the board is constant. Sides are called own and other, own first, so that one learner can play either side. docs/rl.md
explains each column.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.kernel.files.spelling import AND
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import FACE, Kept
from grognard.kernel.table.title import Title
from grognard.rl.actions import hexsides

Vector = npt.NDArray[np.float32]

HALF = 8
"""A number without a bound, n, is written n / (|n| + HALF), which is between -1 and 1."""

SIDE = "<side>"
"""Stands for the name of a side in the path of a figure in `shows`."""

CLOCK = ("turn", "over", "phase", "rule", "menu", "options", "sealed")
PIECE = ("known", "own", "hidden", "steps", "asked")
PLACE = ("asked", "unknown")


class Block(NamedTuple):
    """A table within the vector, stored row by row: its rows and columns, and its first index."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    start: int

    @property
    def end(self) -> int:
        """The first index after it."""
        return self.start + len(self.rows) * len(self.columns)


def squeezed(number: float) -> float:
    """A number mapped to between -1 and 1, keeping its order."""
    return number / (abs(number) + HALF)


def seats(count: int) -> tuple[str, ...]:
    """The names of sides in a vector: `own`, then the others in the order of the table."""
    return ("own", "other") if count == 2 else ("own", *(f"other {number}" for number in range(1, count)))


class Layout:
    """The layout of the vector for one scenario."""

    def __init__(self, title: Title, play: Play[Any], views: Sequence[Mapping[str, Any]]) -> None:
        """`views` holds a view of each side, from which the figures in `shows` are read."""
        self.play = play
        self.seats = seats(len(play.sides))
        self._index = {side.name: int(side) for side in play.sides}
        self._clauses = {clause.id: (place + 1) / len(title.book) for place, clause in enumerate(title.book)}
        self._most = {key: most(play, key) for key in play.piece_values}
        self._spots = spots(play)
        self._figures = figures(play, views)
        kept = play.shape.kept.items()
        self._kept = {per: [(name, how) for name, how in kept if how.per == per and how.seen != "none"] for per in KEPT}
        self.blocks: dict[str, Block] = {}
        self._build()
        self.size = max(block.end for block in self.blocks.values())
        self._columns = {
            name: {column: n for n, column in enumerate(each.columns)} for name, each in self.blocks.items()
        }
        self._rows = {name: {row: n for n, row in enumerate(each.rows)} for name, each in self.blocks.items()}
        self._ways = {name: (b.start, len(b.columns), self._columns[name]) for name, b in self.blocks.items()}
        self._faces: dict[tuple[int, int, str], tuple[list[int], list[float]]] = {}
        self._printed = self._print()

    # Rows and columns ------------------------------------------------------------------------------------------
    def _build(self) -> None:
        play, board = self.play, self.play.board
        spot = ("on board", "column", "row", *(f"in {box}" for box in board.boxes))
        lists, own = self._kept["list"], [*self._kept["side list"], *self._kept["piece list"]]
        clock = [*CLOCK, *self._named("game"), *(name for name, how in lists if how.of not in ("piece", "hex"))]
        self._add("clock", ("now",), (*clock, *self._shown()))
        self._add("sides", self.seats, self._named("side"))
        printed = (*(f"kind {kind}" for kind in play.piece_kinds), *(f"value {key}" for key in play.piece_values))
        marks = (*(f"mark {mark}" for mark in play.marks), *self._named("piece"), *listed([*lists, *own], "piece"))
        planned = ("planned", *(f"planned {each}" for each in spot))
        self._add("pieces", tuple(piece.name for piece in play.roster), (*PIECE, *spot, *planned, *printed, *marks))
        terrains = ("height", *(f"terrain {terrain}" for terrain in board.legend.terrains))
        counts = [f"{what} {seat}" for what in ("control", "counters", "steps") for seat in self.seats]
        hexes = tuple(board.grid.number(hex_) for hex_ in board.grid.hexes)
        laid = (*self._named("hex"), *listed([*lists, *own], "hex"))
        self._add("places", (*hexes, *board.boxes), (*PLACE, *terrains, *counts, *laid))
        if self._kept["edge"]:
            self._add("edges", tuple(board.edge_text(edge) for edge in hexsides(play)), self._named("edge"))
        if self._kept["formation"]:
            self._add("formations", play.roster.formations, ("own", *self._named("formation")))

    def _add(self, name: str, rows: tuple[str, ...], columns: Sequence[str]) -> None:
        start = max((block.end for block in self.blocks.values()), default=0)
        self.blocks[name] = Block(rows, tuple(columns), start)

    def _named(self, per: str) -> list[str]:
        return [column for name, how in self._kept[per] for column in self._columns_of(name, how)]

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
        return [figure(path, seat) for path in self._figures for seat in (self.seats if SIDE in path else ("",))]

    def _print(self) -> Vector:
        """An empty vector with what is printed on the board."""
        blank = np.zeros(self.size, np.float32)
        board, places = self.play.board, self.read(blank)["places"]
        highest = max(1, *(abs(board.height[hex_]) for hex_ in board.grid.hexes))
        column = self._columns["places"]
        for row, hex_ in enumerate(board.grid.hexes):
            places[row, column["height"]] = board.height[hex_] / highest
            for terrain in board.terrains_at(hex_):
                places[row, column[f"terrain {terrain}"]] = 1
        return blank

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
        return each.start + self._rows[block][row] * len(each.columns) + self._columns[block][column]

    # Writing it ------------------------------------------------------------------------------------------------
    def printed_on(self, piece: int, steps: int, face: str = "") -> tuple[list[int], list[float]]:
        """The printed numbers of a known piece, the same for every side: its kind, steps and the values of its face."""
        if (piece, steps, face) not in self._faces:
            printed = self.play.roster[piece]
            values = {f"value {key}": value / self._most[key] for key, value in printed.face(steps, face).items()}
            told = {"known": 1.0, "steps": steps / printed.steps, f"kind {printed.kind}": 1.0, **values}
            where = [self.place("pieces", printed.name, column) for column in told]
            self._faces[piece, steps, face] = where, list(told.values())
        return self._faces[piece, steps, face]

    def write(self, view: Mapping[str, Any]) -> Vector:
        """A view as a vector."""
        vector = self._printed.copy()
        page = VectorWriter(self, self._index[view["side"]])
        page.write_clock(view)
        page.write_sides(view)
        page.write_pieces(view)
        page.write_places(view)
        page.write_edges(view)
        page.write_formations(view)
        page.write_lists(view)
        vector[page.where] = page.what
        return vector


KEPT = ("game", "side", "piece", "hex", "edge", "list", "formation", "side list", "piece list")


class VectorWriter:
    """Writes one view for one side: indices in the vector, and their values."""

    def __init__(self, layout: Layout, looks: int) -> None:
        self.layout = layout
        self.where: list[int] = []
        self.what: list[float] = []
        names = layout.seats
        self.seat = {side: names[(index - looks) % len(names)] for side, index in layout._index.items()}

    def set(self, block: str, row: int, column: str, value: float) -> None:
        """Write one number."""
        start, wide, columns = self.layout._ways[block]
        self.where.append(start + row * wide + columns[column])
        self.what.append(value)

    def field(self, block: str, row: int, name: str, how: Kept, value: str | int) -> None:
        """Write the content of a field, as spelled in the view."""
        if how.of == "number":
            self.set(block, row, name, squeezed(int(value)))
        elif value == "":
            return
        elif how.many and AND in str(value):
            for each in str(value).split(AND):
                self.field(block, row, name, how, each)
        elif how.of == "side":
            self.set(block, row, f"{name} {self.seat[str(value)]}", 1)
        elif how.of == "hex":
            self.set(block, row, name, 1)
            self._coordinates(block, row, f"{name} ", str(value))
        elif how.of == "piece":
            roster = self.layout.play.roster
            self.set(block, row, name, 1)
            self.set(block, row, f"{name} number", (roster.numbers[str(value)] + 1) / len(roster))
        else:
            self.set(block, row, f"{name} {value}", 1)

    def _coordinates(self, block: str, row: int, before: str, place: str) -> bool:
        """Write the coordinates of a hex; false when it is no hex."""
        spot = self.layout._spots.get(place)
        if spot is None:
            return False
        self.set(block, row, f"{before}column", spot[0])
        self.set(block, row, f"{before}row", spot[1])
        return True

    def spot(self, row: int, before: str, place: str) -> None:
        """Write the place of a piece: its hex or its box."""
        if self._coordinates("pieces", row, before, place):
            self.set("pieces", row, f"{before}on board", 1)
        else:
            self.set("pieces", row, f"{before}in {place}", 1)

    def write_clock(self, view: Mapping[str, Any]) -> None:
        """Write the turn and phase, the question, the tracks of the game and the figures in `shows`."""
        asked = view["questions"][0] if view["questions"] else None
        clauses = self.layout._clauses
        numbers = {
            "turn": squeezed(view["turn"]),
            "over": float(view["over"]),
            "phase": clauses.get(view["phase"], 0.0),
            "rule": clauses.get(asked["rule"], 0.0) if asked else 0.0,
            "menu": float(asked["menu"]) if asked else 0.0,
            "options": squeezed(len(asked["options"])) if asked else 0.0,
            "sealed": squeezed(len(view["sealed"])),
        }
        for column, value in numbers.items():
            self.set("clock", 0, column, value)
        for name, how in self.layout._kept["game"]:
            self.field("clock", 0, name, how, view["tracks"][name])
        for name, how in self.layout._kept["list"]:
            if how.of not in ("piece", "hex"):
                self.set("clock", 0, name, squeezed(len(view["tracks"][name])))
        self._write_figures(view)

    def _write_figures(self, view: Mapping[str, Any]) -> None:
        """Write the figures in `shows`."""
        for path, value in leaves(view["shows"]):
            general, seat = general_path(self.layout._index, path)
            if general in self.layout._figures:
                called = self.seat[seat] if seat else ""
                self.set("clock", 0, figure(general, called), squeezed(value))

    def write_sides(self, view: Mapping[str, Any]) -> None:
        """Write the fields of each side; own fields only for the side itself."""
        for side, figures_ in view["sides"].items():
            row = self.layout.seats.index(self.seat[side])
            for name, how in self.layout._kept["side"]:
                if name in figures_:
                    self.field("sides", row, name, how, figures_[name])

    def write_pieces(self, view: Mapping[str, Any]) -> None:
        """Write the pieces the side knows; the rows of the others stay 0."""
        layout, asked = self.layout, arguments(view, "piece")
        numbers = layout.play.roster.numbers
        for piece in view["pieces"]:
            row, is_own = numbers[piece["name"]], self.seat[piece["side"]] == "own"
            where, what = layout.printed_on(row, piece["steps"], piece["state"].get(FACE, ""))
            self.where += where
            self.what += what
            self.spot(row, "", piece["at"])
            if is_own:
                self.set("pieces", row, "own", 1)
            if piece["hidden"]:
                self.set("pieces", row, "hidden", 1)
            if piece["name"] in asked:
                self.set("pieces", row, "asked", 1)
            for mark in piece["marks"]:
                self.set("pieces", row, f"mark {mark}", 1)
            for name, value in piece["state"].items():
                if isinstance(value, list):
                    continue
                self.field("pieces", row, name, layout.play.shape.kept[name], value)
        for name, place in view["planned"].items():
            self.set("pieces", numbers[name], "planned", 1)
            self.spot(numbers[name], "planned ", place)

    def write_places(self, view: Mapping[str, Any]) -> None:
        """Write hexes and boxes: counters, control, fields, and the arguments of the question."""
        layout, rows = self.layout, self.layout._rows["places"]
        for (place, column), count in self._counted(view).items():
            self.set("places", rows[place], column, squeezed(count))
        for place in arguments(view, "hex", "place"):
            self.set("places", rows[place], "asked", 1)
        kept = layout.play.shape.kept
        for hex_, told in view["hexes"].items():
            for name, value in told.items():
                if name == "control":
                    self.set("places", rows[hex_], f"control {self.seat[value]}", 1)
                elif name in kept:
                    self.field("places", rows[hex_], name, kept[name], value)
        for name, how in layout._kept["list"]:
            for thing in view["tracks"][name] if how.of in ("piece", "hex") else ():
                block = "pieces" if how.of == "piece" else "places"
                self.set(block, layout._rows[block][thing], f"listed {name}", 1)

    def write_formations(self, view: Mapping[str, Any]) -> None:
        """Write the fields of each formation; own fields only for the side itself."""
        roster = self.layout.play.roster
        for row, figures_ in enumerate(view.get("formations", {}).values()):
            if self.seat[roster.formation_sides[row].name] == "own":
                self.set("formations", row, "own", 1)
            for name, how in self.layout._kept["formation"]:
                if name in figures_:
                    self.field("formations", row, name, how, figures_[name])

    def write_lists(self, view: Mapping[str, Any]) -> None:
        """Write the pieces and hexes in the lists that the side may see."""
        for per, states in (
            ("side list", view["sides"].values()),
            ("piece list", [piece["state"] for piece in view["pieces"]]),
        ):
            for name, how in self.layout._kept[per] if states else ():
                block = "pieces" if how.of == "piece" else "places"
                for thing in (each for state in states for each in state.get(name, ())):
                    if how.of in ("piece", "hex") and thing:
                        self.set(block, self.layout._rows[block][thing], f"listed {name}", 1)

    def _counted(self, view: Mapping[str, Any]) -> dict[tuple[str, str], int]:
        """The counters and steps of each side, and the unknown counters, by place."""
        counts: dict[tuple[str, str], int] = defaultdict(int)
        for piece in view["pieces"]:
            place, seat = piece["at"], self.seat[piece["side"]]
            counts[place, f"counters {seat}"] += 1
            counts[place, f"steps {seat}"] += piece["steps"]
        for counter in view["unknown"]:
            counts[counter["at"], "unknown"] += 1
        return counts

    def write_edges(self, view: Mapping[str, Any]) -> None:
        """Write what lies on hexsides."""
        kept = self.layout.play.shape.kept
        for edge, told in view["edges"].items():
            for name, value in told.items():
                self.field("edges", self.layout._rows["edges"][edge], name, kept[name], value)


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


def listed(lists: Sequence[tuple[str, Kept]], of: str) -> list[str]:
    """The columns of the lists of such things."""
    return [f"listed {name}" for name, how in lists if how.of == of]


def arguments(view: Mapping[str, Any], *kinds: str) -> set[str]:
    """The arguments of these kinds in the side's question."""
    return {
        value
        for question in view["questions"]
        for key, value in question["args"].items()
        if key.partition("_")[0] in kinds and isinstance(value, str) and value
    }


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
