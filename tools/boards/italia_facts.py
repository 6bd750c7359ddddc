"""What the book and the atlas say of the board of `italia`, each as a fact that holds or does not.

`where` names the clause, the ruling, or the paragraph of our notes that a fact comes from: `hex` a hex that the book
names, `bank` a side of a river, `land` geography, `ours` what the tool promises.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import hypot

from grognard.draw.geometry import HEX
from grognard.draw.relief import CELL, box_of, size
from grognard.draw.relief import FILE as RELIEF
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.trace import Links, flood, flood_links
from grognard.kernel.table.board import Board, HexText
from tools.boards import italia_land as land
from tools.boards.italia_board import (
    COLUMN_FIT,
    COLUMNS,
    DATA,
    LEGEND,
    ROW_FIT,
    SCENARIOS,
    WATERS,
    Regions,
    cell,
    cell_of,
    drawn,
    hex_of,
    written,
)
from tools.boards.italia_land import PLACES, entries
from tools.boards.marne_board import Fact, is_chain

NAMED_HEXES = (
    "W0337 W0336 W0422 W0534 W1226 W1227 W1234 W1314 W1317 W1621 W1623 W1629 W1714 W1732 W1824 W1920 W1922 W2024 W2026 "
    "W2709 E0402 E2720 E2930"
)
"""Every single hex that the book names; with the Cadorna line they are 43."""
TOWNS_BY_BOOK = entries("""
W0337: Venezia
W0534: Mestre
W1234: Treviso
W1314: Schio
W1317: Thiene
W1623: Bassano
W1629: Montebelluna
W1732: Il Montello
W2709: Trento
E2720: Udine
W2024: Monte Grappa
W2026: Monte Tomba
W1714: Arsiero
W1227: Castelfranco
W1824: Crespano
W0422: Grisignano
E2930: Krestenica
""")
NEIGHBOURS = entries("""
W1037: W1036 E1001 W1137 E1101 W0937 E0901
W1137: W1136 E1101 W1236 W1237 W1036 W1037
W1813: W1812 W1814 W1913 W1914 W1713 W1714
""")
"""Across the seam and where the parity of rows shows (1813 to 1914 is a joint of the Cadorna line)."""
DISTANCES = {("W1813", "W1914"): 1, ("W1712", "W1812"): 1, ("W1714", "W1920"): 7, ("W2024", "W2026"): 2}
HIGH = (
    "W1610 W1309 W2416 W2417 W2319 W2124 W2825 W2928 W3030 W3116 W3120 W3322 W3037 E2903 W3333 E3301 E3508 E3711 E3824 "
    "E3927 E3429 E3430 E3525 E3335 E3433"
)
NOT_HIGH = "W2024 W2026 W1824 E2930 E3226 E3129 W1732 W1621"
CLEAR = "W2526 W2627 W2830 E3328 W1226"
"""Basins inside the mountains, and the plain."""
MARSH = "W0233 W0435 W0537 E0601 E0603 E0707 E0909 E1011 E1113 E1415 E1518 E1520 E1423"
SHORE = "W0136 E0302 E0404 E0606 E0709 E0912 E1116 E1217 E1320 E1223 E1426 E1627 E1628 E1331 E1132"
"""Hexes on the coast, or next to one of it."""
# On which bank of its river a place stands.
BANKS = entries("""
Piave right: Longarone, Belluno, Feltre, Quero, Pederobba, Cornuda, Nervesa, Spresiano, Maserada, Zenson, Fossalta,
    Musile, Jesolo, Cortellazzo, Treviso, Monte Tomba, Il Montello
Piave left: Mel, Valdobbiadene, Vidor, Moriago, Susegana, Ponte di Piave, San Donà, Eraclea, Conegliano, Vittorio
    Veneto
Tagliamento right: Pinzano, Spilimbergo, Casarsa, Portogruaro
Tagliamento left: Tolmezzo, Gemona, San Daniele, Codroipo, Latisana, Udine
Isonzo right: Plezzo, Saga, Caporetto, Gradisca, Cormons, Krestenica, Kolovrat
Isonzo left: Tolmino, Santa Lucia, Canale, Gorizia, Monfalcone, Monte Nero, Bainsizza
Brenta right: Enego, Valstagna, Marostica, Asiago, Vicenza
Brenta left: Primolano, Cismon, Bassano, Cittadella, Monte Grappa
Livenza right: Oderzo, Motta di Livenza, San Donà
Livenza left: Pordenone, Portogruaro, San Stino
""")
BRIDGES = entries("""
Tagliamento: Pinzano, Codroipo, Latisana, Tolmezzo
Isonzo: Saga, Caporetto, Tolmino, Canale, Plava, Gorizia, Gradisca
Piave: Ponte di Piave, San Donà, Belluno, Feltre, Longarone
Livenza: Sacile, Motta di Livenza
Brenta: Bassano
""")
"""Where a road or railway crosses a river within two hexes of a place."""


class Checker:
    """The board, with the queries that many facts use."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grid = board.grid
        self.at = board.grid.find
        self.draft = drawn()
        self.links = {kind: Links(self.grid.ends(edge) for edge in edges) for kind, edges in board.links.items()}
        self.linked = {kind: hexset(h for pair in links.pairs() for h in pair) for kind, links in self.links.items()}
        self.sea = board.hexes_of("sea")
        self.land = self.grid.mask & ~self.sea
        self._known: dict[str, tuple[int, int]] = {}
        self.cadorna = HexText(self.grid, print).hexes(land.CADORNA)

    def set_of(self, *numbers: str) -> int:
        """The set of hexes with these numbers."""
        return hexset(self.at(number) for number in numbers)

    def region(self, name: str) -> int:
        """A region of the board, empty where it has none."""
        return self.board.regions.get(name, 0)

    def numbers(self, bits: int) -> str:
        """The printed numbers of a set."""
        return " ".join(self.grid.number(h) for h in members(bits))

    def adjoin(self, hexes: Iterable[int]) -> bool:
        """Whether hexes follow one another, each next to the one before."""
        return all(b in self.grid.adjacent[a] for a, b in pairwise(hexes))

    def is_one(self, bits: int) -> bool:
        """Whether a set of hexes hangs together."""
        return bool(bits) and flood(self.grid, bits & -bits, bits) == bits

    def facts(self) -> list[Fact]:
        """Every fact."""
        return [
            *self.grid_facts(),
            *self.hex_facts(),
            *self.place_facts(),
            *self.ground_facts(),
            *self.water_facts(),
            *self.bank_facts(),
            *self.bridge_facts(),
            *self.way_facts(),
            *self.trench_facts(),
            *self.area_facts(),
            *self.source_facts(),
            *self.objective_facts(),
            *self.file_facts(),
        ]

    # --- the grid

    def grid_facts(self) -> Iterator[Fact]:
        """Numbers, parity, the seam."""
        yield Fact("A.1.4", "pointy-topped hexes", self.grid.directions == ("NE", "E", "SE", "SW", "W", "NW"))
        size = 111.2 / hypot(ROW_FIT[0], ROW_FIT[1]) / (3**0.5 / 2)
        across = 111.2 / COLUMN_FIT[0] * 0.7
        yield Fact("A.1.6", "hexes of about 3 km", 3.2 < size < 3.6 and 3.2 < across < 3.6, f"{size:.2f} km")
        for number, text in NEIGHBOURS.items():
            near = {self.grid.number(n) for n in self.grid.adjacent[self.at(number)]}
            yield Fact(
                "A.1.8" if number[3:] == "37" else "A.1.5", f"{number} touches {text}", near == set(text.split())
            )
        for (a, b), far in DISTANCES.items():
            yield Fact("A.1.5", f"{a} and {b} are {far} apart", self.grid.distance(self.at(a), self.at(b)) == far)
        cells = [cell_of(self.grid.number(h)) for h in self.grid.hexes]
        columns = {column for column, _ in cells}
        yield Fact("A.1.8", "37 columns in each part", max(columns) == 2 * COLUMNS)
        rows = [max(r for c, r in cells if (c <= COLUMNS) == is_west) for is_west in (True, False)]
        yield Fact("A.1.7", "rows to 37 in the west, to 40 in the east", rows == [37, 40])
        for number in ("W3512", "W3109", "W2709", "W2007", "W1506", "W0802", "W0306", "W0108"):
            _, row = cell_of(number)
            first = min(c for c, r in cells if r == row)
            yield Fact("A.1.10", f"{number} is by the Adige", 0 <= cell_of(number)[0] - first <= 1, f"from {first}")
        alike = all(
            n in self._around(*cell_of(self.grid.number(h)))
            for h in self.grid.hexes
            for n in (cell_of(self.grid.number(each)) for each in self.grid.adjacent[h])
        )
        yield Fact("A.1.5", "neighbours as the numbers adjoin with even rows east", alike)

    @staticmethod
    def _around(column: int, row: int) -> set[tuple[int, int]]:
        beside = (column - 1, column) if row % 2 else (column, column + 1)
        return {(column - 1, row), (column + 1, row), *((c, r) for c in beside for r in (row - 1, row + 1))}

    # --- hexes that the book names

    def hex_facts(self) -> Iterator[Fact]:
        """Each exists and is land; what the book calls by name is called so."""
        named = {self.at(number) for number in NAMED_HEXES.split()} | set(self.cadorna)
        yield Fact("A.2", "the book names 43 hexes", len(named) == 43, str(len(named)))
        for h in sorted(named):
            yield Fact("hex", f"{self.grid.number(h)} is land of the map", bool(self.land >> h & 1))
        for number, name in TOWNS_BY_BOOK.items():
            yield Fact("hex", f"{number} is {name}", self.board.name(self.at(number), "fr") == name)
        venice = self.set_of("W0336", "W0337")
        yield Fact("D1", "Venezia is a town of two hexes", not venice & ~self.board.hexes_of("town"))
        line = self.cadorna
        yield Fact("3.0", "the Cadorna line is continuous", self.adjoin(line), f"{len(line)} hexes")
        whole = self.region("cadorna-line")
        yield Fact("3.0", "the Cadorna line goes on to the sea", self.is_one(whole) and not hexset(line) & ~whole)
        ends = self.grid.grow(self.sea) & whole
        yield Fact("3.0", "the Cadorna line ends at the sea", bool(ends), self.numbers(ends))

    def place_facts(self) -> Iterator[Fact]:
        """Every place is in the hex of its coordinates, or next to it, with its name in both languages."""
        for place in PLACES.values():
            number = hex_of(place)
            (c1, r1), (c2, r2) = cell(place.lon, place.lat), cell_of(number)
            off = max(abs(r1 - r2), abs(c1 - c2))
            kind = place.kind in ("name", "height") or self.board.has(self.at(number), place.kind)
            named = self.board.name(self.at(number), "fr") == place.name
            near = off <= (2 if place.kind == "height" else 1)
            yield Fact("land", f"{place.name} in {number}", near and kind and named, f"{off} off" if off else "")
        both = all(names.get("en") and names.get("fr") for names in self.board.names.values())
        yield Fact("ours", "every name in English and French", both, f"{len(self.board.names)}")

    # --- ground

    def ground_facts(self) -> Iterator[Fact]:
        """Mountains, marshes, shores, and that no two of them share a hex."""
        high, mountain = self.board.hexes_of("high-mountain"), self.board.hexes_of("mountain")
        for number in HIGH.split():
            yield Fact("A.6", f"{number} is high mountain", bool(high & self.set_of(number)))
        for number in NOT_HIGH.split():
            yield Fact("11.3.1", f"guns may enter {number}", not high & self.set_of(number))
        for number in CLEAR.split():
            yield Fact("A.6", f"{number} is clear", not self.board.terrains_at(self.at(number)))
        marsh = self.board.hexes_of("marsh")
        for number in MARSH.split():
            wet = (marsh | self.sea | self.region("coast")) & self.set_of(number)
            yield Fact("A.6", f"{number} is marsh or shore", bool(wet))
        for number in SHORE.split():
            near = self.grid.grow(self.set_of(number)) & self.region("coast")
            yield Fact("A.6", f"the coast is at {number}", bool(near))
        lagoon = self.board.hexes_of("lagoon")
        yield Fact("ours", "lagoons are marsh", not lagoon & ~marsh)
        ground = ("sea", "marsh", "mountain", "high-mountain", "wood", "village", "town")
        for n, first in enumerate(ground):
            for second in ground[n + 1 :]:
                both = self.board.hexes_of(first) & self.board.hexes_of(second)
                yield Fact("2.1", f"no hex is {first} and {second}", not both, self.numbers(both))
        dry = self.board.hexes_of("trench") | self.linked["road"] | self.linked["rail"] | self.linked["secondary"]
        yield Fact("ours", "no trench or road in the sea", not dry & self.sea, self.numbers(dry & self.sea))
        walled = self.board.hexsides["impassable"]
        reached, waiting = 1 << self.at("W0422"), [self.at("W0422")]
        while waiting:
            h = waiting.pop()
            for n in self.grid.adjacent[h]:
                if self.land >> n & 1 and not reached >> n & 1 and self.grid.edge(h, n) not in walled:
                    reached |= 1 << n
                    waiting.append(n)
        yield Fact("ours", "no land is out of reach", reached == self.land, self.numbers(self.land & ~reached))
        barges = self.region("coast") | marsh
        yield Fact(
            "11.3.1.3",
            "barges find water at the mouth of the Piave",
            self.is_one(barges & self.region("area-albrecht")),
        )
        crest = self.board.hexsides["crest"]
        one_way = all(self.grid.reverse(edge) not in crest for edge in crest)
        yield Fact("11.1", "every crest is climbed one way", one_way, f"{len(crest)}")
        water = self.board.hexsides["river"] | self.board.hexsides["stream"]
        along = {self.grid.hexside(edge) for edge in crest} & water
        yield Fact("ours", "no crest along a water", not along)
        ways = self.board.links["road"] | self.board.links["rail"] | self.board.links["secondary"]
        yield Fact("ours", "no way over an impassable hexside", not walled & ways)
        hills = hexset(h for h in self.grid.hexes if self.board.height[h])
        yield Fact(
            "ours", "hills lie below the mountains", not hills & (mountain & ~self.set_of("E1730") | high | self.sea)
        )

    # --- waters

    def water_facts(self) -> Iterator[Fact]:
        """Every water is one chain, and flows into another, into the sea or off the map."""
        sides, corners = self.board.hexsides, self.draft.corners
        waters = self.draft.waters
        named = sides["piave"] | sides["isonzo"] | sides["tagliamento"]
        yield Fact("contract", "named rivers are waters", named <= sides["river"] | sides["stream"])
        yield Fact("ours", "no stream runs where a river does", not sides["stream"] & sides["river"])
        wet = self.grid.grow(self.sea | self.board.hexes_of("lagoon"))
        for water in WATERS:
            drawn_sides = set(waters[water.name])
            there = drawn_sides <= sides[water.kind]
            chain = bool(drawn_sides) and is_chain(corners, drawn_sides)
            last = {corner for side in waters[water.name] for corner in corners.sides[side]}
            if water.into:
                ends = bool(last & {c for side in waters[water.into] for c in corners.sides[side]})
            else:
                final = waters[water.name][-1]
                at_rim = any(len(corners.ways[c]) < 3 for c in corners.sides[final])
                ends = at_rim or bool(hexset(self.grid.ends(final)) & wet)
            yield Fact("land", f"{water.name} runs unbroken", there and chain and ends, water.into)
        for name in ("Piave", "Tagliamento", "Isonzo", "Livenza", "Brenta"):
            yield Fact("D37", f"the {name} is major", set(waters[name]) <= sides["river"])

    def bank_facts(self) -> Iterator[Fact]:
        """Every place on its own bank: the nearest hexside of the river has it on that hand."""
        for text, names in BANKS.items():
            river, hand = text.split()
            right, left = self._lands(river)
            for name in names.split(", "):
                h = self.at(hex_of(PLACES[name]))
                inside = (right if hand == "right" else left) >> h & 1
                yield Fact("bank", f"{name} is on the {hand} bank of the {river}", bool(inside))

    def _lands(self, river: str) -> tuple[int, int]:
        """The hexes that are nearer to the right bank of a river than to its left, and the others; not across it."""
        if river in self._known:
            return self._known[river]
        courses = [name for name in (river, f"Upper {river}") if name in self.draft.waters]
        sides = {side for name in courses for side in self.draft.waters[name]}
        banks = [self.draft.banks(name) for name in courses]
        hand = {h: n for both in banks for n, bits in enumerate(both) for h in members(bits)}
        waiting = deque(hand)
        while waiting:
            h = waiting.popleft()
            for n in self.grid.adjacent[h]:
                if n not in hand and self.land >> n & 1 and self.grid.hexside(self.grid.edge(h, n)) not in sides:
                    hand[n] = hand[h]
                    waiting.append(n)
        right, left = (hexset(h for h, n in hand.items() if n == side) for side in (0, 1))
        self._known[river] = right, left
        return right, left

    # --- bridges and ways

    def bridges(self, river: str) -> list[tuple[int, int]]:
        """Where ways cross a river."""
        ways = self.board.links["road"] | self.board.links["rail"] | self.board.links["secondary"]
        names = [name for name in (river, f"Upper {river}") if name in self.draft.waters]
        return [self.grid.ends(side) for name in names for side in self.draft.waters[name] if side in ways]

    def bridge_facts(self) -> Iterator[Fact]:
        """Bridges where the book and history need them, and none on the front of 1918 north of Priula."""
        for river, names in BRIDGES.items():
            ends = hexset(h for pair in self.bridges(river) for h in pair)
            for name in names.split(", "):
                near = self.grid.grow(self.set_of(hex_of(PLACES[name])), 2) & ends
                yield Fact("A.6", f"a bridge over the {river} at {name}", bool(near), self.numbers(near))
        right, _ = self._lands("Piave")
        over = {(self.grid.number(a), self.grid.number(b)) for a, b in self.bridges("Piave")}
        rows = sorted((cell_of(n)[1], n) for pair in over for n in pair if right >> self.at(n) & 1)
        yield Fact("D36", "no bridge over the Piave between rows 18 and 25", not [n for r, n in rows if 18 <= r <= 25])
        south = [n for r, n in rows if r <= 17]
        yield Fact("D36", "bridges to destroy at Priula, Ponte di Piave and San Donà", len(south) == 3, " ".join(south))
        yield Fact("D36", "the bridge of Priula has its right bank in row 17", "W1734" in south)
        rail = [e for e in self.board.links["rail"] if e in self.board.hexsides["tagliamento"]]
        yield Fact("A.6", "railway bridges at Cornino, Codroipo and Latisana", len(rail) >= 6, f"{len(rail) // 2}")

    def way_facts(self) -> Iterator[Fact]:
        """The networks of roads and railways."""
        for kind, start in (("road", "W0534"), ("rail", "W0534")):
            net = flood_links(self.links[kind], self.set_of(start), self.grid.mask)
            lost = self.linked[kind] & ~net
            yield Fact("ours", f"the {kind}s are one net", not lost, self.numbers(lost))
        both = Links([*self.links["road"].pairs(), *self.links["secondary"].pairs()])
        net = flood_links(both, self.set_of("W0534"), self.grid.mask)
        lost = (self.linked["secondary"] | self.linked["road"]) & ~net
        yield Fact("ours", "secondary roads hang on main roads", not lost, self.numbers(lost))
        twice = self.board.links["road"] & self.board.links["secondary"]
        yield Fact("ours", "no road is both main and secondary", not twice)
        built = self.board.hexes_of("town") | self.board.hexes_of("village")
        ways = self.linked["road"] | self.linked["secondary"] | self.linked["rail"]
        yield Fact(
            "ours", "every town and village is on a road or railway", not built & ~ways, self.numbers(built & ~ways)
        )
        for name in ("Trento", "Udine", "Treviso", "Belluno", "Bassano", "Gorizia", "Trieste", "Schio", "Venezia"):
            on = self.linked["rail"] & self.set_of(hex_of(PLACES[name]))
            yield Fact("A.6", f"a railway at {name}", bool(on))

    # --- trenches

    def trench_facts(self) -> Iterator[Fact]:
        """The lines of 1918 part the map from the Adige to the sea, those of 1917 the east."""
        trench = self.board.hexes_of("trench")
        entente, cp = self.region("trenches-entente"), self.region("trenches-cp")
        yield Fact("B.2", "every trench is of one side", trench == entente | cp and not entente & cp)
        front = self.region("area-vittorio")
        west = front & hexset(h for h in self.grid.hexes if cell_of(self.grid.number(h))[0] <= COLUMNS + 12)
        for side, bits in (("Entente", entente), ("CP", cp)):
            yield Fact(
                "B.2", f"the {side} line of 1918 is one", self.is_one(bits & west), self.numbers(bits & west)[:30]
            )
            other = (cp if side == "Entente" else entente) & west
            apart = bits & west & ~self.grid.grow(other, 2)
            yield Fact("B.2", f"the {side} line of 1918 faces the other", not apart, self.numbers(apart))
        open_ = self.land & ~(entente & west)
        south = flood(self.grid, self.set_of("W0422"), open_)
        north = flood(self.grid, self.set_of("W3033"), open_)
        yield Fact("B.2", "no gap in the Entente line from the Adige to the sea", not south & north)
        yield Fact("D46", "what is behind the line is a region", self.region("behind-entente-trenches") == south & ~cp)
        italian, facing = (HexText(self.grid, print).hexes(t) for t in (land.ISONZO_ITALIAN, land.ISONZO_CP))
        yield Fact("B.2", "the Italian line of 1917 is one", self.adjoin(italian), f"{len(italian)}")
        yield Fact("B.2", "the line facing it is one", self.adjoin(facing), f"{len(facing)}")
        area = self.region("area-caporetto")
        west = flood(self.grid, self.set_of("E2720"), area & ~hexset(italian))
        east = flood(self.grid, self.set_of("E2537"), area & ~hexset(italian))
        yield Fact("B.2", "no gap in the Italian line of 1917", not west & east, self.numbers(west & east)[:30])
        radetzky = self.region("south-of-entente-trenches") & self.region("area-radetzky")
        plain = radetzky & ~hexset(h for h in self.grid.hexes if self.board.terrains_at(h))
        yield Fact("B.2", "clear ground south of the line in Radetzky", bool(plain), f"{plain.bit_count()}")
        hills = radetzky & (self.board.hexes_of("mountain") | self.board.hexes_of("high-mountain"))
        yield Fact(
            "B.2", "three mountain hexes south of the line in Radetzky", hills.bit_count() >= 3, f"{hills.bit_count()}"
        )
        grappa = self.region("south-of-entente-trenches") & self.region("area-grappa")
        plain = grappa & ~hexset(h for h in self.grid.hexes if self.board.terrains_at(h))
        yield Fact("B.2", "clear ground south of the line on the Grappa", bool(plain), f"{plain.bit_count()}")

    # --- areas and sources

    def area_facts(self) -> Iterator[Fact]:
        """The limits of the scenarios."""
        limits: dict[str, Callable[[int, int], bool]] = {
            "radetzky": lambda c, r: 13 <= c <= 28 and r <= 28,
            "albrecht": lambda c, r: 28 <= c <= 47 and r <= 25,
            "solstice": lambda c, r: r <= 28,
            "vittorio": lambda c, r: r <= 37,
            "caporetto": lambda c, r: c >= 46,
        }
        for scenario, test in limits.items():
            inside = hexset(h for h in members(self.land) if test(*cell_of(self.grid.number(h))))
            yield Fact("areas", f"the area of {scenario}", self.region(f"area-{scenario}") == inside)
        for scenario in SCENARIOS:
            area = self.region(f"area-{scenario}")
            yield Fact("areas", f"{scenario} hangs together", self.is_one(area), f"{area.bit_count()} hexes")
            yield Fact("areas", f"no sea in {scenario}", not area & self.sea)
        for number in ("W2024", "W2026", "W1623", "W2527", "W1824", "W2127"):
            yield Fact("scenario 0", f"{number} is in grappa", bool(self.region("area-grappa") & self.set_of(number)))
        yield Fact(
            "scenario 0",
            "no hex of grappa west of the Brenta",
            not self.region("area-grappa") & self._lands("Brenta")[0],
        )
        yield Fact(
            "scenario 0", "no hex of grappa east of the Piave", not self.region("area-grappa") & self._lands("Piave")[1]
        )
        cadorna = self.region("cadorna-line") & self.region("area-caporetto")
        yield Fact("D17", "Caporetto ends east of the Cadorna line", not cadorna, self.numbers(cadorna))
        east = self.region("east-of-tagliamento")
        for name, inside in (
            ("Udine", 1),
            ("Tolmezzo", 1),
            ("Codroipo", 1),
            ("Latisana", 1),
            ("Gemona", 1),
            ("Pinzano", 0),
        ):
            there = bool(east & self.set_of(hex_of(PLACES[name])))
            yield Fact(
                "scenario 1", f"{name} is {'' if inside else 'not '}east of the Tagliamento", there == bool(inside)
            )
        yield Fact(
            "scenario 1", "the west edge is west of the Tagliamento", not east & self.region("limits-entente-caporetto")
        )

    def source_facts(self) -> Iterator[Fact]:
        """Sources of both sides in every area, each behind its own front."""
        for scenario in SCENARIOS:
            area = self.region(f"area-{scenario}")
            found = {}
            for side in ("cp", "entente"):
                limits = self.region(f"limits-{side}-{scenario}")
                found[side] = (self.region(f"sources-{side}") | limits) & area
                yield Fact("9.1", f"{scenario}: {side} has sources", bool(found[side]), f"{found[side].bit_count()}")
                yield Fact("D63", f"{scenario}: limits of {side} are in the area", not limits & ~area)
            yield Fact("9.1", f"{scenario}: no source of both sides", not found["cp"] & found["entente"])
            line = self.region("trenches-entente") & area
            theirs = flood(self.grid, found["cp"] & ~line, area & ~line)
            bad = theirs & found["entente"]
            yield Fact("D63", f"{scenario}: every source behind its own front", not bad, self.numbers(bad))
        yield Fact("9.1", "Venezia W0337 is a source", bool(self.region("sources-entente") & self.set_of("W0337")))

    def objective_facts(self) -> Iterator[Fact]:
        """Objectives by the book, inside their areas."""
        for scenario, text in land.OBJECTIVES.items():
            bits = self.region(f"objectives-{scenario}")
            inside = not bits & ~self.region(f"area-{scenario}")
            yield Fact("objectives", f"{scenario}: {text}", bits == self.set_of(*text.split()) and inside)

    def file_facts(self) -> Iterator[Fact]:
        """The board in the files is the one this tool writes."""
        for name, text in written().items():
            yield Fact("ours", f"{name} is what the tool writes", (DATA / name).read_text(encoding="utf-8") == text)
        left, top, right, bottom = box_of(self.grid)
        cells = round((right - left) * HEX / CELL), round((bottom - top) * HEX / CELL)
        picture = (DATA / RELIEF).read_bytes()
        yield Fact("ours", "the relief covers the whole lattice", size(picture) == cells, f"{len(picture)} bytes")
        for region in Regions(self.draft).all():
            yield Fact("contract", f"region {region.name}", self.region(region.name) == region.bits != 0)
        yield Fact("contract", "every terrain is used", all(map(self.board.hexes_of, LEGEND.terrains)))


def check(board: Board) -> list[Fact]:
    """Every fact about the board."""
    return Checker(board).facts()
