"""The map: what is printed on its hexes, hexsides and links, its names and regions, and the boxes beside it.

A board never changes; what changes in play (a blown bridge, smoke, an entrenchment) is in the position. It is read
from TOML in printed hex numbers, sketched in a few lines of text, or joined from several boards. What a terrain does
is a rule of some game and not known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from grognard.kernel.area import Part, join
from grognard.kernel.data import Document, Faults, Files
from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.hexgrid import Grid, hexset

OUT = "out"


class Legend(NamedTuple):
    """What a game's maps can show, and the letters of a sketched one."""

    terrains: tuple[str, ...] = ()
    hexsides: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    signs: Mapping[str, str] = {}
    """Letter to terrain, for sketches. A digit is a height, `.` is nothing, `_` is no hex."""
    lowered: str = "even"
    """Which columns of a sketch lie half a hex lower."""

    def bit(self, terrain: str) -> int:
        """The bit that stands for a terrain in `board.terrain`."""
        return 1 << self.terrains.index(terrain)


@dataclass(eq=False)
class Board:
    """Terrain as bits by hex, heights, features of directed edges, links, names, regions, boxes."""

    grid: Grid
    legend: Legend
    boxes: tuple[str, ...] = (OUT,)
    terrain: list[int] = field(default_factory=list)
    height: list[int] = field(default_factory=list)
    hexsides: dict[str, set[int]] = field(default_factory=dict)
    links: dict[str, set[int]] = field(default_factory=dict)
    names: dict[int, Mapping[str, str]] = field(default_factory=dict)
    regions: dict[str, int] = field(default_factory=dict)
    sketch: str = ""

    def __post_init__(self) -> None:
        self.terrain = self.terrain or [0] * self.grid.size
        self.height = self.height or [0] * self.grid.size
        self.hexsides = {kind: self.hexsides.get(kind, set()) for kind in self.legend.hexsides}
        self.links = {kind: self.links.get(kind, set()) for kind in self.legend.links}
        self.out = self.grid.size
        self._box_numbers = {name: self.grid.size + n for n, name in enumerate(self.boxes)}

    # Asking ----------------------------------------------------------------------------------------------------
    def has(self, hex_: int, terrain: str) -> bool:
        """Whether a hex shows a terrain."""
        return bool(self.terrain[hex_] & self.legend.bit(terrain))

    def hexes_of(self, terrain: str) -> int:
        """The set of hexes that show a terrain."""
        bit = self.legend.bit(terrain)
        return hexset(h for h in self.grid.hexes if self.terrain[h] & bit)

    def terrains_at(self, hex_: int) -> list[str]:
        """Every terrain of a hex."""
        return [name for n, name in enumerate(self.legend.terrains) if self.terrain[hex_] >> n & 1]

    def crosses(self, kind: str, start: int, end: int) -> bool:
        """Whether the step from one hex to the next crosses a hexside of this kind."""
        return self.grid.edge(start, end) in self.hexsides[kind]

    def is_linked(self, kind: str, start: int, end: int) -> bool:
        """Whether a link of this kind joins two adjacent hexes."""
        return self.grid.edge(start, end) in self.links[kind]

    def box(self, name: str) -> int:
        """The place of a box beside the map."""
        return self._box_numbers[name]

    def place_text(self, place: int) -> str:
        """A hex number or the name of a box."""
        return self.grid.number(place) if place < self.grid.size else self.boxes[place - self.grid.size]

    def find_place(self, text: str) -> int | None:
        """The hex or box with this name."""
        hex_ = self.grid.get(text)
        return self._box_numbers.get(text) if hex_ is None else hex_

    def edge_text(self, edge: int) -> str:
        """A hexside by the two hexes it parts: `0304/0305`."""
        return "/".join(self.grid.number(h) for h in self.grid.ends(edge))

    def find_edge(self, text: str) -> int | None:
        """The hexside between two hexes."""
        first, _, second = text.partition("/")
        start, end = self.grid.get(first), self.grid.get(second)
        if start is None or end is None or self.grid.direction(start, end) is None:
            return None
        return self.grid.hexside(self.grid.edge(start, end))

    def name(self, hex_: int, lang: str = "en") -> str:
        """The printed name of a hex, or nothing."""
        return self.names.get(hex_, {}).get(lang, "")

    # Drawing on it, while it is made ---------------------------------------------------------------------------
    def add_terrain(self, terrain: str, hexes: Iterable[int]) -> None:
        """Print a terrain on hexes."""
        for hex_ in hexes:
            self.terrain[hex_] |= self.legend.bit(terrain)

    def add_edges(self, features: set[int], pairs: Iterable[tuple[int, int, bool]]) -> None:
        """Print a feature on edges; both ways unless a pair says one way only."""
        for start, end, is_one_way in pairs:
            features.add(self.grid.edge(start, end))
            if not is_one_way:
                features.add(self.grid.edge(end, start))


# Reading texts of hex numbers ----------------------------------------------------------------------------------


class HexText:
    """Reads hexes, hexsides and chains written in printed numbers, noting every fault."""

    def __init__(self, grid: Grid, fault: Callable[[str], None]) -> None:
        self.grid = grid
        self.fault = fault

    def hexes(self, text: str) -> list[int]:
        """`0304 0402-0406`: single hexes, and runs along one row or column."""
        return [hex_ for word in text.split() for hex_ in self._run(word)]

    def _run(self, word: str) -> list[int]:
        first, dash, last = word.partition("-")
        ends = self.hex(first), self.hex(last) if dash else None
        if ends[0] is None or (dash and ends[1] is None):
            return []
        if ends[1] is None:
            return [ends[0]]
        (c1, r1), (c2, r2) = self.grid.printed(ends[0]), self.grid.printed(ends[1])
        if (c1 != c2 and r1 != r2) or (c1, r1) > (c2, r2):
            self.fault(f"{word}: not a run along one row or column, from the lower number to the higher")
            return []
        printed = {self.grid.printed(h): h for h in self.grid.hexes}
        return [printed[c, r] for c in range(c1, c2 + 1) for r in range(r1, r2 + 1) if (c, r) in printed]

    def edges(self, text: str) -> list[tuple[int, int, bool]]:
        """`0304/0305 0306>0307`: hexsides, or one-way edges from the first hex to the second."""
        found = []
        for word in text.split():
            one_way = ">" in word
            first, _, second = word.partition(">" if one_way else "/")
            start, end = self.hex(first), self.hex(second)
            if start is None or end is None:
                continue
            if self.grid.direction(start, end) is None:
                self.fault(f"{word}: not adjacent")
                continue
            found.append((start, end, one_way))
        return found

    def chain(self, text: str) -> list[tuple[int, int, bool]]:
        """`0101 0202 0303`: links from each hex to the next."""
        hexes = [self.hex(word) for word in text.split()]
        found = []
        for start, end in pairwise(hexes):
            if start is None or end is None:
                continue
            if self.grid.direction(start, end) is None:
                self.fault(f"{self.grid.number(start)}-{self.grid.number(end)}: not adjacent")
                continue
            found.append((start, end, False))
        return found

    def hex(self, word: str) -> int | None:
        """One hex, noted as a fault when there is none."""
        found = self.grid.get(word)
        if found is None:
            self.fault(f"no hex {word}: {self.grid.extent}")
        return found


# From TOML -----------------------------------------------------------------------------------------------------


def read_board(files: Files, name: str, legend: Legend, boxes: tuple[str, ...] = ()) -> Board | None:
    """The board in a file, or None when it is too faulty to go on (the faults are noted)."""
    doc = files.read(name)
    if doc.has("part"):
        board = _read_joined(files, doc, legend, boxes)
    else:
        grid = _read_grid(doc.table("grid"))
        board = None if grid is None else Board(grid, legend, (OUT, *boxes))
    if board is not None:
        _print_on(board, doc)
        doc.done()
    return board


def _read_grid(doc: Document) -> Grid | None:
    is_flat = doc.choice("topped", ("flat", "pointy"), default="flat") == "flat"
    columns, rows = doc.ints("columns", count=2), doc.ints("rows", count=2)
    ragged = doc.table("ragged", optional=True)
    runs = {int(key): ragged.ints(key, count=2) for key in ragged.keys() if key.isdecimal()}  # noqa: SIM118
    common: dict[str, Any] = {
        "holes": doc.words("holes", default=()),
        "prefix": doc.str("prefix", default=""),
        "digits": doc.int("digits", least=1, most=4, default=2),
    }
    lowered = doc.choice("lowered" if is_flat else "shifted", ("even", "odd"), default="even")
    try:
        if is_flat:
            return Grid.flat(columns, rows, lowered, rows_by_column=runs or None, **common)  # type: ignore[arg-type]
        common["counted_from"] = doc.choice("counted_from", ("south", "north"), default="south")
        return Grid.pointy(rows, columns, lowered, columns_by_row=runs or None, **common)  # type: ignore[arg-type]
    except BadData as error:
        for fault in error.faults:
            doc.fault("", fault)
        return None


def _print_on(board: Board, doc: Document) -> None:
    """Everything a board file prints on its grid."""

    def reader(table: Document, key: str) -> HexText:
        return HexText(board.grid, lambda what: table.fault(key, what))

    terrain = doc.table("terrain", optional=True)
    for name in board.legend.terrains:
        if terrain.has(name):
            board.add_terrain(name, reader(terrain, name).hexes(" ".join(terrain.words(name))))
    height = doc.table("height", optional=True)
    for level in range(1, 10):
        if height.has(str(level)):
            for hex_ in reader(height, str(level)).hexes(" ".join(height.words(str(level)))):
                board.height[hex_] = level
    hexsides = doc.table("hexsides", optional=True)
    for name, features in board.hexsides.items():
        if hexsides.has(name):
            board.add_edges(features, reader(hexsides, name).edges(" ".join(hexsides.words(name))))
    links = doc.table("links", optional=True)
    for name, features in board.links.items():
        if links.has(name):
            for chain in links.list_of_str(name):
                board.add_edges(features, reader(links, name).chain(chain))
    names = doc.table("names", optional=True)
    for number in names.keys():  # noqa: SIM118
        named = reader(names, number).hex(number)
        title = names.by_language(number)
        if named is not None:
            board.names[named] = title
    regions = doc.table("regions", optional=True)
    for name in regions.keys():  # noqa: SIM118
        bits = hexset(reader(regions, name).hexes(" ".join(regions.words(name))))
        board.regions[name] = board.regions.get(name, 0) | bits


def _read_joined(files: Files, doc: Document, legend: Legend, boxes: tuple[str, ...]) -> Board | None:
    """Boards laid together: `[[part]]` with name, board, turn and where it lies."""
    boards: dict[str, Board] = {}
    parts = []
    tables = doc.array("part")
    for table in tables:
        name = table.str("name")
        board = read_board(files, table.str("board"), legend)
        turn, where = table.int("turn", least=0, most=5, default=0), table.str("where", default="")
        prefix = table.str("prefix") if table.has("prefix") else None
        if board is not None:
            boards[name] = board
            parts.append(Part(name, board.grid, turn, where, prefix))
    if len(parts) < len(tables):
        return None
    try:
        area = join(parts)
    except (BadData, Unreadable) as error:
        for fault in error.faults if isinstance(error, BadData) else [str(error)]:
            doc.fault("part", fault)
        return None
    whole = Board(area.grid, legend, (OUT, *boxes))
    for name, placement in area.placements.items():
        _carry_over(boards[name], placement, whole)
    return whole


def _carry_over(part: Board, placement: Any, whole: Board) -> None:
    """What is printed on a part, printed on the whole where the part lies."""
    for old in part.grid.hexes:
        new = placement.hex(old)
        whole.terrain[new] |= part.terrain[old]
        whole.height[new] = max(whole.height[new], part.height[old])
        if old in part.names:
            whole.names[new] = part.names[old]
    for kinds, wholes in ((part.hexsides, whole.hexsides), (part.links, whole.links)):
        for kind, edges in kinds.items():
            wholes[kind] |= {placement.edge(edge) for edge in edges}
    for name, bits in part.regions.items():
        whole.regions[name] = whole.regions.get(name, 0) | placement.bits(bits)


# From a sketch -------------------------------------------------------------------------------------------------


def sketched(
    rows: list[str], legend: Legend, boxes: tuple[str, ...], faults: Faults, where: str = "board"
) -> Board | None:
    """A board from a few lines of text: a line for each row, a word for each column, letters for what is there."""
    words = [row.split() for row in rows]
    if not words or len({len(row) for row in words}) != 1:
        faults.add(where, "a sketch has lines of equally many words: one line a row, one word a column")
        return None
    wide = max(len(words), len(words[0])) > 99
    holes = [
        f"{c + 1:0{3 if wide else 2}}{r + 1:0{3 if wide else 2}}"
        for r, row in enumerate(words)
        for c, word in enumerate(row)
        if word == "_"
    ]
    lowered: Any = legend.lowered
    grid = Grid.flat((1, len(words[0])), (1, len(words)), lowered, holes=holes, digits=3 if wide else 2)
    board = Board(grid, legend, (OUT, *boxes), sketch="\n".join(rows))
    cells = {grid.printed(h): h for h in grid.hexes}
    for r, row in enumerate(words):
        for c, word in enumerate(row):
            if word != "_":
                _print_word(board, cells[c + 1, r + 1], word, lambda what: faults.add(where, what))
    return board


def _print_word(board: Board, hex_: int, word: str, fault: Callable[[str], None]) -> None:
    for sign in word:
        if sign.isdecimal():
            board.height[hex_] = int(sign)
        elif sign in board.legend.signs:
            board.add_terrain(board.legend.signs[sign], [hex_])
        elif sign != ".":
            known = " ".join(f"{letter}={terrain}" for letter, terrain in board.legend.signs.items())
            fault(f"{word}: no sign {sign!r}; the signs are . _ 0-9 {known}")


def sketch_of(board: Board) -> list[str]:
    """Any flat board as a sketch: the inverse of `sketched`, as far as hexes go."""
    letters = {terrain: sign for sign, terrain in board.legend.signs.items()}
    cells = {board.grid.printed(h): h for h in board.grid.hexes}
    columns, rows = max(c for c, _ in cells), max(r for _, r in cells)

    def word(hex_: int | None) -> str:
        if hex_ is None:
            return "_"
        level = str(board.height[hex_]) if board.height[hex_] else ""
        return "".join(letters.get(t, "") for t in board.terrains_at(hex_)) + level or "."

    return [" ".join(word(cells.get((c, r))) for c in range(1, columns + 1)) for r in range(1, rows + 1)]
