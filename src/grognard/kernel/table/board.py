"""The map: what is printed on its hexes, hexsides and links, its names and regions, and the boxes beside it.

A board never changes; what changes in play (a blown bridge, smoke, an entrenchment) is in the position. It is read
from TOML in printed hex numbers, sketched in a few lines of text, or joined from several boards. What a terrain does
is a rule of a game and not decided here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.files.data import Document, Faults, Files
from grognard.kernel.files.sources import suggestion
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.numbering import Run
from grognard.kernel.table.area import BOTH, Part, Placement, join, lay_on

OUT = "out"
HEIGHT, NAMES = "height", "names"
"""What an overlay may keep beside kinds of terrain, hexsides and links."""
DIGITS = "0123456789"
SEPARATORS = frozenset(" \t\n->:,")
"""Characters that separate hex numbers in texts, so that no hex number contains one."""


class Legend(NamedTuple):
    """What a game's maps can show, and the letters of a sketched one."""

    terrains: tuple[str, ...] = ()
    hexsides: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    signs: Mapping[str, str] = {}
    """Letter to terrain, for sketches. A digit is a height, `.` is nothing, `_` is no hex."""
    lowered: str = "even"
    """Which columns of a sketch lie half a hex lower."""
    regions: tuple[str, ...] = ()
    """The regions its rules ask for; `*` stands for any word in a name, `#` for a number. With none, all names are."""

    def bit(self, terrain: str) -> int:
        """The bit that stands for a terrain in `board.terrain`."""
        return 1 << self.terrains.index(terrain)

    def knows_region(self, name: str) -> bool:
        """Whether some rule of the game may ask for a region of this name."""
        return not self.regions or any(_region_pattern(each).fullmatch(name) for each in self.regions)


@cache
def _region_pattern(name: str) -> re.Pattern[str]:
    return re.compile(re.escape(name).replace(r"\*", r"[\w-]+").replace(r"\#", r"\d+"))


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
    whole: Board | None = field(default=None, repr=False)
    """The board this one was cut from. Rules do not ask for it: pictures show the sea beyond an area."""

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
        """A hexside by the two hexes it separates, `0304/0305`, or at the rim of the map by its direction, `0101/N`."""
        start, end = self.grid.ends(edge)
        return f"{self.grid.number(start)}/{self.grid.number(end) if end >= 0 else self.grid.directions[edge % 6]}"

    def find_edge(self, text: str) -> int | None:
        """The hexside between two hexes, or of a hex in a direction."""
        first, second = halves(self.grid, text)
        start, end = self.grid.get(first), self.grid.get(second)
        if start is None:
            return None
        if second in self.grid.directions:
            return self.grid.hexside(start * 6 + self.grid.directions.index(second))
        if end is None or self.grid.direction(start, end) is None:
            return None
        return self.grid.hexside(self.grid.edge(start, end))

    def name(self, hex_: int, lang: str = "en") -> str:
        """The printed name of a hex, or nothing."""
        return self.names.get(hex_, {}).get(lang, "")

    def cut(self, hexes: int) -> Board:
        """The same board with only these hexes, and the hexsides and links between them.

        The region `limits` holds the hexes along the cut.
        """
        grid = self.grid.only(hexes)
        limits = hexset(h for h in grid.hexes if any(n not in grid for n in self.grid.adjacent[h]))

        def inside(edges: set[int]) -> set[int]:
            return {edge for edge in edges if all(end in grid for end in self.grid.ends(edge))}

        return Board(
            grid,
            self.legend,
            self.boxes,
            [bits if h in grid else 0 for h, bits in enumerate(self.terrain)],
            [level if h in grid else 0 for h, level in enumerate(self.height)],
            {kind: inside(edges) for kind, edges in self.hexsides.items()},
            {kind: inside(edges) for kind, edges in self.links.items()},
            {h: name for h, name in self.names.items() if h in grid},
            {name: bits & grid.mask for name, bits in self.regions.items()} | {"limits": limits},
            whole=self.whole or self,
        )

    # Printing on it, while it is made --------------------------------------------------------------------------
    def add_terrain(self, terrain: str, hexes: Iterable[int]) -> None:
        """Print a terrain on hexes."""
        for hex_ in hexes:
            self.terrain[hex_] |= self.legend.bit(terrain)

    def strip(self, hexes: int, keep: Container[str] = ()) -> None:
        """Remove what is printed on hexes and along their sides, except the kinds to keep."""
        kept = sum(self.legend.bit(terrain) for terrain in self.legend.terrains if terrain in keep)
        for hex_ in members(hexes):
            self.terrain[hex_] &= kept
            if HEIGHT not in keep:
                self.height[hex_] = 0
            if NAMES not in keep:
                self.names.pop(hex_, None)
        for kind, edges in (*self.hexsides.items(), *self.links.items()):
            if kind not in keep:
                edges.difference_update(
                    [e for e in edges if any(end >= 0 and hexes >> end & 1 for end in self.grid.ends(e))]
                )

    def add_edges(self, features: set[int], pairs: Iterable[tuple[int, int, bool]]) -> None:
        """Print a feature on edges, in both directions unless a pair says one way only."""
        for start, end, is_one_way in pairs:
            features.add(self.grid.edge(start, end))
            if not is_one_way:
                features.add(self.grid.edge(end, start))


# Reading texts of hex numbers ----------------------------------------------------------------------------------


def halves(grid: Grid, text: str) -> tuple[str, str]:
    """Split a hexside into its two hexes, at the first stroke after a whole number: `45/0304/45/0305`."""
    first, _, second = text.partition("/")
    while grid.get(first) is None and "/" in second:
        more, _, second = second.partition("/")
        first = f"{first}/{more}"
    return (first, second) if grid.get(first) is not None else (text.partition("/")[0], text.partition("/")[2])


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
        return self._between(word, self._split(first, ends[0]), self._split(last, ends[1]))

    def _split(self, number: str, hex_: int) -> tuple[str, int, int, int] | None:
        """A printed number split into its prefix, its two halves, and their digits; None for a hex of two boards."""
        column, row = self.grid.printed(hex_)
        halves = (column, row) if self.grid.is_flat else (row, column)
        for digits in (4, 3, 2, 1):
            if number.endswith("".join(f"{half:0{digits}}" for half in halves)):
                return number[: -2 * digits], *halves, digits
        return None

    def _between(
        self, word: str, first: tuple[str, int, int, int] | None, last: tuple[str, int, int, int] | None
    ) -> list[int]:
        """The hexes of one board from number to number, without those that are missing."""
        if first is None or last is None or (first[0], first[3]) != (last[0], last[3]):
            self.fault(f"{word}: not a run on one board")
            return []
        (before, a1, b1, digits), (_, a2, b2, _) = first, last
        if (a1 != a2 and b1 != b2) or (a1, b1) > (a2, b2):
            self.fault(f"{word}: not a run along one row or column, from the lower number to the higher")
            return []
        numbers = [f"{before}{a:0{digits}}{b:0{digits}}" for a in range(a1, a2 + 1) for b in range(b1, b2 + 1)]
        return [hex_ for number in numbers if (hex_ := self.grid.get(number)) is not None]

    def edges(self, text: str) -> list[tuple[int, int, bool]]:
        """`0304/0305 0306>0307`: hexsides, or one-way edges from the first hex to the second."""
        found = []
        for word in text.split():
            one_way = ">" in word
            first, second = word.split(">", 1) if one_way else halves(self.grid, word)
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
        return _finished(_read_joined(files, doc, name, legend, boxes), doc, legend)
    return _read_sheet(doc, legend, boxes)


def _read_sheet(doc: Document, legend: Legend, boxes: tuple[str, ...] = ()) -> Board | None:
    """A board of one piece, with a grid of its own."""
    table = doc.table("grid")
    grid = _read_grid(table) if doc.has("grid") else None
    return _finished(None if grid is None else Board(grid, legend, (OUT, *boxes)), doc, legend)


def _finished(board: Board | None, doc: Document, legend: Legend) -> Board | None:
    """The board with everything its file prints on it; keys nobody read are faults."""
    if board is None:
        _ask_names(doc, legend)
    else:
        _print_on(board, doc)
    doc.done()
    return board


def _ask_names(doc: Document, legend: Legend) -> None:
    """Check the names in a file even when it has no grid to print on."""
    for key, known in (("terrain", legend.terrains), ("hexsides", legend.hexsides), ("links", legend.links)):
        table = doc.table(key, optional=True)
        for name in known:
            table.has(name)
    for key in ("height", "names", "regions"):
        doc.table(key, optional=True).leave()
    for overlay in doc.array("overlay", optional=True) if doc.has("part") else ():
        overlay.leave()


def _read_grid(doc: Document) -> Grid | None:
    is_flat = doc.choice("topped", ("flat", "pointy"), default="flat") == "flat"
    columns, rows = _read_pair(doc, "columns"), _read_pair(doc, "rows")
    ragged = doc.table("ragged", optional=True)
    lowered: Any = doc.choice("lowered" if is_flat else "shifted", ("even", "odd"), default="even")
    common: dict[str, Any] = {
        "holes": doc.words("holes", default=()),
        "prefix": _read_prefix(doc),
        "digits": doc.int("digits", least=1, most=4, default=2),
    }
    if not is_flat:
        common["counted_from"] = doc.choice("counted_from", ("south", "north"), default="south")
    if columns is None or rows is None:
        ragged.leave()
        return None
    try:
        if is_flat:
            return Grid.flat(columns, rows, lowered, rows_by_column=_read_runs(ragged, columns), **common)
        return Grid.pointy(rows, columns, lowered, columns_by_row=_read_runs(ragged, rows), **common)
    except BadData as error:
        for fault in error.faults:
            doc.fault("", fault)
        return None


def _read_prefix(doc: Document) -> str:
    """The prefix of a board's hex numbers, as its book writes it: `A`, `45/`, or nothing."""
    prefix = doc.raw("prefix", default="")
    if isinstance(prefix, str) and not SEPARATORS.intersection(prefix):
        return prefix
    doc.fault("prefix", f"expected a text without blanks and none of - > : , got {prefix!r}")
    return ""


def _read_pair(doc: Document, key: str) -> Run | None:
    """A first and a last number; None, with a fault, when they are missing or not two."""
    if not doc.has(key):
        doc.fault(key, "missing")
    pair = doc.ints(key, count=2, default=())
    return (pair[0], pair[1]) if pair else None


def _read_runs(ragged: Document, lines: Run) -> dict[int, Run]:
    """The first and last number of each line whose end is ragged."""
    runs = {}
    for key in ragged.keys():  # noqa: SIM118
        if key.isdecimal() and lines[0] <= int(key) <= lines[1]:
            first, last = ragged.ints(key, count=2)
            runs[int(key)] = first, last
            if first > last:
                ragged.fault(key, "expected the first number and the last")
    return runs


def _print_on(board: Board, doc: Document) -> None:
    """Print on the grid everything a board file names."""

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
        if not board.legend.knows_region(name):
            regions.fault(name, f"no rule asks for it{suggestion(name, board.legend.regions)}")
        bits = hexset(reader(regions, name).hexes(" ".join(regions.words(name))))
        board.regions[name] = board.regions.get(name, 0) | bits


def _read_joined(files: Files, doc: Document, name: str, legend: Legend, boxes: tuple[str, ...]) -> Board | None:
    """Boards laid together: `[[part]]` with name, board, turn and where it lies."""
    boards: dict[str, Board | None] = {}
    parts = []
    tables = doc.array("part")
    for table in tables:
        file, label = table.str("board"), table.str("name")
        turn, where = table.int("turn", least=0, most=5, default=0), table.str("where", default="")
        prefix = _read_prefix(table) if table.has("prefix") else None
        if file not in boards:
            boards[file] = _read_part(files, table, name, file, legend)
        board = boards[file]
        if board is not None:
            parts.append((Part(label, board.grid, turn, where, prefix), board))
    if len(parts) < len(tables):
        return None
    try:
        area = join(part for part, _ in parts)
    except (BadData, Unreadable) as error:
        for fault in error.faults if isinstance(error, BadData) else [str(error)]:
            doc.fault("part", fault)
        return None
    whole = Board(area.grid, legend, (OUT, *boxes))
    for part, board in parts:
        _carry_over(board, area.placements[part.name], whole)
    _read_overlays(files, doc, name, whole)
    return whole


def _read_overlays(files: Files, doc: Document, name: str, whole: Board) -> None:
    """Lay the `[[overlay]]`s on the joined boards, in order; each replaces what is printed under it."""
    legend = whole.legend
    kinds = (HEIGHT, NAMES, *legend.terrains, *legend.hexsides, *legend.links)
    sheets: dict[str, Board | None] = {}
    for table in doc.array("overlay", optional=True):
        keep = table.words("keep", among=kinds, default=())
        if table.has("bare"):
            whole.strip(_read_bare(table, whole), keep)
            continue
        file, where = table.str("board"), table.str("where")
        turn = table.int("turn", least=0, most=5, default=0)
        if BOTH in where and table.has("turn"):
            table.fault("turn", "the two hexes of where say how it is turned")
        if file and file not in sheets:
            sheets[file] = _read_part(files, table, name, file, legend)
        sheet = sheets.get(file)
        if sheet is not None and where:
            _lay_overlay(table, Part(file, sheet.grid, turn, where), sheet, whole, keep)


def _read_bare(table: Document, whole: Board) -> int:
    """The hexes that an overlay without a board of its own clears."""
    return hexset(HexText(whole.grid, lambda what: table.fault("bare", what)).hexes(" ".join(table.words("bare"))))


def _lay_overlay(table: Document, part: Part, sheet: Board, whole: Board, keep: Container[str]) -> None:
    """Lay one overlay, with all that is printed on it."""
    try:
        placement = lay_on(part, whole.grid)
    except BadData as error:
        for fault in error.faults:
            table.fault("where", fault)
        return
    whole.strip(placement.bits(sheet.grid.mask), keep)
    _carry_over(sheet, placement, whole)


def _read_part(files: Files, table: Document, whole: str, file: str, legend: Legend) -> Board | None:
    """The board of a part, which must be a single sheet and not joined from others."""
    doc = None if file == whole else files.read(file)
    if doc is None or doc.has("part"):
        table.fault("board", f"{file} is joined from parts itself")
        return None
    return _read_sheet(doc, legend)


def _carry_over(part: Board, placement: Placement, whole: Board) -> None:
    """Print on the whole board what is printed on a part."""
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

MOST_SKETCHED: Final = 10_000
"""How many hexes a sketch may have: five times our largest map. What is worked out of a board grows with it."""


def sketched(
    rows: Sequence[str], legend: Legend, boxes: tuple[str, ...], faults: Faults, where: Sequence[str] = ()
) -> Board | None:
    """A board from a few lines of text: a line for each row, a word for each column, letters for what is there.

    `where` gives for each row its name in faults.
    """
    words = [row.split() for row in rows]
    where = where or [f"row {n + 1}" for n in range(len(words))] or ["board"]
    if all(word == "_" for row in words for word in row):
        faults.add(where[0], "a sketch needs at least one hex")
        return None
    uneven = [n for n, row in enumerate(words) if len(row) != len(words[0])]
    for n in uneven:
        faults.add(where[n], f"{len(words[n])} words, where the first row of the sketch has {len(words[0])}")
    if uneven:
        return None
    if len(words) * len(words[0]) > MOST_SKETCHED:
        faults.add(where[0], f"a sketch of {len(words[0])} by {len(words)} hexes: at most {MOST_SKETCHED} are drawn")
        return None
    grid = _sketched_grid(words, legend)
    board = Board(grid, legend, (OUT, *boxes), sketch="\n".join(rows))
    cells = {grid.printed(h): h for h in grid.hexes}
    for r, row in enumerate(words):
        for c, word in enumerate(row):
            if word != "_":
                _print_word(board, cells[c + 1, r + 1], word, faults, where[r])
    return board


def _sketched_grid(words: Sequence[Sequence[str]], legend: Legend) -> Grid:
    digits = 2 if max(len(words), len(words[0])) < 100 else 3
    cells = [(c + 1, r + 1) for r, row in enumerate(words) for c, word in enumerate(row) if word == "_"]
    holes = [f"{c:0{digits}}{r:0{digits}}" for c, r in cells]
    lowered: Any = legend.lowered
    return Grid.flat((1, len(words[0])), (1, len(words)), lowered, holes=holes, digits=digits)


def _print_word(board: Board, hex_: int, word: str, faults: Faults, where: str) -> None:
    """Print one word of a sketch: letters of terrain, and one digit of height."""
    if sum(sign in DIGITS for sign in word) > 1:
        faults.add(where, f"{word}: a height is one digit")
    for sign in word:
        if sign in DIGITS:
            board.height[hex_] = int(sign)
        elif sign in board.legend.signs:
            board.add_terrain(board.legend.signs[sign], [hex_])
        elif sign != ".":
            known = " ".join(f"{letter}={terrain}" for letter, terrain in board.legend.signs.items())
            faults.add(where, f"{word}: no sign {sign!r}; the signs are . _ 0-9 {known}")


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
