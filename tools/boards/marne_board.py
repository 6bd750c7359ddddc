"""The board of `marne`: the land between Montdidier, Châlons and Paris projected onto hexes, and checked fact by fact.

The geography is given as longitudes and latitudes; a fit to six known hexes projects them. Rivers and crests follow
hexsides, roads and railways go from hex to hex. `--write` makes board.toml, `--check` tests the board in the
file fact by fact, `--project` gives the hex of a coordinate. The game decides what terrain does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot, sqrt
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from grognard.kernel.files.data import Files
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.trace import Links, flood, flood_links
from grognard.kernel.table.board import Board, Legend, read_board

BOARD = Path(__file__).resolve().parents[2] / "src/grognard/games/marne/data/board.toml"

LEGEND = Legend(
    terrains=("wood", "village", "town", "fort", "trench", "crater"),
    hexsides=("stream", "river", "marne", "aisne", "crest"),
    links=("road", "rail"),
)

Point = tuple[float, float]

# --- the grid and how it lies over the land ------------------------------------------------------------------

COLUMNS, ROWS = (1, 57), (1, 34)
FIRST_ROWS = {range(27, 45): 2, range(45, 58): 3}
"""The tracks lie over the north edge: column 27 begins at row 2 and column 45 at row 3, the book says."""
RAGGED = {column: (first, ROWS[1]) for columns, first in FIRST_ROWS.items() for column in columns}


def new_grid() -> Grid:
    """The empty grid."""
    return Grid.flat(COLUMNS, ROWS, "even", rows_by_column=RAGGED)


# Scale, rotation and place fitted to six hexes: Reims (which the book fixes), Compiègne, Pont-Sainte-Maxence, Clermont,
# Ressons and Estrées (victory hexes of Gneisenau). The scale comes out at 3.06 km, as it should; the turn at 0.8°.
COLUMN_FIT = (27.397, -0.591, -35.443)
ROW_FIT = (-0.334, -36.346, 1811.086)
DEGREE_KM = 111.2


def on_the_map(lon: float, lat: float) -> Point:
    """Where a coordinate falls, as `Grid.centre` counts: hexes across and down from the middle of 0101."""
    column, down = (by_lon * lon + by_lat * lat + start for by_lon, by_lat, start in (COLUMN_FIT, ROW_FIT))
    return (column - 1) * sqrt(3) / 2, down - 1


def cell(lon: float, lat: float) -> tuple[int, int]:
    """The column and row in which a coordinate falls, on the map or beyond its edges."""
    x, y = on_the_map(lon, lat)
    near = round(x / (sqrt(3) / 2)) + 1
    cells = [(c, round(y - (0 if c % 2 else 0.5)) + 1) for c in (near - 1, near, near + 1)]
    return min(cells, key=lambda each: hypot(_middle(*each)[0] - x, _middle(*each)[1] - y))


def _middle(column: int, row: int) -> Point:
    return (column - 1) * sqrt(3) / 2, row - 1 + (0 if column % 2 else 0.5)


def steps_between(first: tuple[int, int], second: tuple[int, int]) -> int:
    """The distance in hexes between two cells of the map or beyond it."""
    (q1, r1), (q2, r2) = ((c, r - (c + 1) // 2) for c, r in (first, second))
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


# --- the land: places ----------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A place on the ground: what the map shows there, and its hex where that is not where the coordinates fall."""

    name: str
    lon: float
    lat: float
    kind: str = "village"
    hex: str = ""
    english: str = ""

    def number(self) -> str:
        """The hex where the board has it."""
        column, row = cell(self.lon, self.lat)
        return self.hex or f"{column:02}{row:02}"


# Coordinates by general knowledge of the country, good to about a kilometre. A hex is given where the book names
# it, or where the true bank of a river, the front line of the book or a neighbour requires the next hex.
TOWNS = (
    Place("Paris", 2.352, 48.857, "town", "0134"),
    Place("Reims", 4.032, 49.258, "town", "4619"),
    Place("Compiègne", 2.826, 49.418, "town", "1314"),
    Place("Soissons", 3.324, 49.381, "town", "2615"),
    Place("Château-Thierry", 3.401, 49.041, "town", "2927"),
    Place("Villers-Cotterêts", 3.090, 49.255, "town", "2019"),
    Place("Montdidier", 2.568, 49.646, "town", "0605"),
    Place("Épernay", 3.956, 49.040, "town", "4427"),
    Place("Châlons-sur-Marne", 4.363, 48.957, "town", "5530"),
    Place("Meaux", 2.882, 48.960, "town", "1430"),
    Place("Noyon", 3.002, 49.583, "town", "1708"),
    Place("Laon", 3.620, 49.564, "town"),
    Place("La Fère", 3.366, 49.662, "town"),
    Place("Chauny", 3.220, 49.615, "town"),
    Place("Clermont", 2.417, 49.379, "town", "0215"),
    Place("Creil", 2.477, 49.258, "town"),
    Place("Senlis", 2.586, 49.206, "town"),
    Place("Crépy-en-Valois", 2.890, 49.235, "town"),
    Place("Pont-Sainte-Maxence", 2.604, 49.302, "town", "0718"),
    Place("Roye", 2.790, 49.700, "town"),
    Place("Ham", 3.073, 49.746, "town"),
    Place("Rethel", 4.365, 49.512, "town"),
    Place("La Ferté-sous-Jouarre", 3.127, 48.950, "town", "2230"),
    Place("Lagny", 2.706, 48.878, "town"),
)
VILLAGES = (
    # west of the Oise
    Place("Estrées-Saint-Denis", 2.637, 49.425, hex="0714"),
    Place("Ressons-sur-Matz", 2.748, 49.545, hex="1009"),
    Place("Tricot", 2.588, 49.560, hex="0609"),
    Place("Margny", 2.820, 49.428, hex="1313"),
    Place("Saint-Just-en-Chaussée", 2.433, 49.507),
    Place("Cantigny", 2.491, 49.664, hex="0306"),
    Place("Rollot", 2.653, 49.590),
    Place("Orvillers", 2.705, 49.580, hex="0908"),
    Place("Méry-la-Bataille", 2.635, 49.547),
    Place("Gournay-sur-Aronde", 2.675, 49.492),
    Place("Maignelay", 2.520, 49.552),
    Place("Lassigny", 2.843, 49.587, hex="1307"),
    Place("Ribécourt", 2.920, 49.512),
    Place("Thourotte", 2.882, 49.478),
    Place("Monchy-Humières", 2.752, 49.462),
    Place("Guiscard", 3.050, 49.654),
    Place("Nesle", 2.912, 49.757),
    Place("Hangest", 2.595, 49.752),
    Place("Moreuil", 2.483, 49.772),
    Place("Guerbigny", 2.660, 49.697),
    Place("Liancourt", 2.466, 49.330),
    Place("Chantilly", 2.470, 49.190, hex="0322"),
    # between the Oise and the Aisne
    Place("Choisy-au-Bac", 2.877, 49.437, hex="1413"),
    Place("Tracy-le-Mont", 3.010, 49.472),
    Place("Carlepont", 3.022, 49.515),
    Place("Attichy", 3.050, 49.412),
    Place("Vic-sur-Aisne", 3.113, 49.407, hex="2114"),
    Place("Nouvron", 3.210, 49.425, hex="2313"),
    Place("Blérancourt", 3.150, 49.517),
    Place("Coucy-le-Château", 3.322, 49.523),
    Place("Anizy-le-Château", 3.450, 49.505),
    Place("Saint-Gobain", 3.378, 49.597),
    Place("Vailly-sur-Aisne", 3.517, 49.408, hex="3213"),
    Place("Chavignon", 3.530, 49.480, hex="3211"),
    Place("Laffaux", 3.420, 49.442, hex="2912"),
    Place("Bourg-et-Comin", 3.660, 49.398, hex="3613"),
    Place("Craonne", 3.786, 49.439, hex="3913"),
    Place("Corbeny", 3.822, 49.463, hex="4012"),
    Place("Pontavert", 3.820, 49.411, hex="4013"),
    Place("Berry-au-Bac", 3.900, 49.404, hex="4213"),
    Place("Juvincourt", 3.885, 49.447, hex="4112"),
    Place("Sissonne", 3.891, 49.573),
    Place("Guignicourt", 3.967, 49.437, hex="4513"),
    Place("Neufchâtel-sur-Aisne", 4.028, 49.440, hex="4612"),
    Place("Château-Porcien", 4.246, 49.527),
    Place("Crécy-sur-Serre", 3.624, 49.698),
    Place("Montcornet", 4.018, 49.692),
    Place("Liesse", 3.805, 49.610),
    # between the Aisne and the Marne
    Place("Verberie", 2.731, 49.310),
    Place("Pierrefonds", 2.979, 49.350),
    Place("Nanteuil-le-Haudouin", 2.813, 49.140),
    Place("Dammartin", 2.680, 49.054),
    Place("Betz", 2.953, 49.158),
    Place("La Ferté-Milon", 3.125, 49.178),
    Place("Lizy-sur-Ourcq", 3.022, 49.024),
    Place("May-en-Multien", 3.015, 49.083),
    Place("Cœuvres", 3.155, 49.338),
    Place("Longpont", 3.221, 49.274, hex="2319"),
    Place("Vierzy", 3.283, 49.292),
    Place("Hartennes", 3.368, 49.273),
    Place("Oulchy-le-Château", 3.360, 49.206),
    Place("Neuilly-Saint-Front", 3.262, 49.171),
    Place("Gandelu", 3.187, 49.088),
    Place("Fère-en-Tardenois", 3.515, 49.198),
    Place("Coincy", 3.422, 49.160),
    Place("Braine", 3.533, 49.342),
    Place("Fismes", 3.680, 49.307),
    Place("Jonchery-sur-Vesle", 3.817, 49.289),
    Place("Cormicy", 3.895, 49.372, hex="4215"),
    Place("Hermonville", 3.910, 49.336),
    Place("Bermericourt", 3.975, 49.365, hex="4515"),
    Place("Bazancourt", 4.170, 49.368),
    Place("Juniville", 4.384, 49.400),
    Place("Prunay", 4.183, 49.215, hex="4920"),
    Place("Verzy", 4.163, 49.146),
    Place("Prosnes", 4.291, 49.190),
    Place("Bétheniville", 4.365, 49.305),
    Place("Mourmelon-le-Grand", 4.366, 49.138),
    Place("Auberive", 4.415, 49.200),
    Place("Ville-en-Tardenois", 3.800, 49.182),
    Place("Bligny", 3.863, 49.194, hex="4122"),
    Place("Chaumuzy", 3.865, 49.170),
    Place("Châtillon-sur-Marne", 3.759, 49.100),
    Place("Verneuil", 3.673, 49.095, hex="3625"),
    Place("Jaulgonne", 3.537, 49.091),
    Place("Damery", 3.879, 49.072),
    Place("Ay", 4.004, 49.056),
    Place("Tours-sur-Marne", 4.118, 49.048),
    Place("Hautvillers", 3.943, 49.083),
    Place("Charly", 3.284, 48.977),
    Place("Claye", 2.685, 48.945),
    Place("Louvres", 2.505, 49.044),
    Place("Gonesse", 2.449, 48.987),
    Place("Le Bourget", 2.425, 48.935),
    Place("Crouy", 3.360, 49.405, hex="2614"),
    Place("Ambleny", 3.185, 49.380, hex="2316"),
    Place("Vaux", 3.360, 49.045, hex="2827"),
    Place("Montreuil-aux-Lions", 3.195, 49.015),
    Place("Rilly-la-Montagne", 4.045, 49.165),
    Place("Pontfaverger", 4.315, 49.297),
    # south of the Marne
    Place("Mareuil-le-Port", 3.760, 49.080, hex="3926"),
    Place("Chézy", 3.370, 48.990),
    Place("Trilport", 2.950, 48.957),
    Place("Dormans", 3.640, 49.074, hex="3527"),
    Place("Condé-en-Brie", 3.560, 49.005),
    Place("Orbais", 3.698, 48.948),
    Place("Montmort", 3.809, 48.924),
    Place("Montmirail", 3.540, 48.872),
    Place("Viels-Maisons", 3.390, 48.890),
    Place("Rebais", 3.233, 48.847, hex="2434"),
    Place("Igny", 3.690, 49.035, hex="3727"),
    Place("Avize", 4.010, 48.972),
    Place("Vertus", 4.002, 48.905),
    Place("Jâlons", 4.180, 49.005),
    Place("Crécy-en-Brie", 2.910, 48.858, hex="1533"),
)
FORTS = (
    Place("Fort de Brimont", 4.040, 49.335, "fort", "4616", "Fort Brimont"),
    Place("Fort de Witry", 4.110, 49.300, "fort", "4817", "Fort Witry"),
    Place("Fort de Nogent-l’Abbesse", 4.155, 49.250, "fort", "4919", "Fort Nogent-l’Abbesse"),
    Place("Fort de la Pompelle", 4.127, 49.210, "fort", "4820", "Fort de la Pompelle"),
    Place("Fort de Montbré", 4.035, 49.197, "fort", "4621", "Fort Montbré"),
)
# Names of a piece of country rather than of houses.
COUNTRY = (
    Place("Forêt de Compiègne", 2.900, 49.365, "name", english="Compiègne Forest"),
    Place("Forêt de Laigue", 2.960, 49.452, "name", english="Laigue Forest"),
    Place("Forêt d’Ourscamps", 3.000, 49.530, "name", english="Ourscamps Forest"),
    Place("Forêt de Retz", 3.130, 49.290, "name", english="Retz Forest"),
    Place("Forêt d’Halatte", 2.620, 49.262, "name", english="Halatte Forest"),
    Place("Forêt de Chantilly", 2.500, 49.155, "name", english="Chantilly Forest"),
    Place("Forêt d’Ermenonville", 2.660, 49.140, "name", english="Ermenonville Forest"),
    Place("Forêt de Saint-Gobain", 3.420, 49.600, "name", english="Saint-Gobain Forest"),
    Place("Basse forêt de Coucy", 3.280, 49.553, "name", english="Lower Forest of Coucy"),
    Place("Forêt de Fère", 3.580, 49.150, "name", english="Fère Forest"),
    Place("Forêt de Ris", 3.625, 49.115, "name", english="Ris Forest"),
    Place("Forêt de Vassy", 3.720, 49.000, "name", english="Vassy Forest"),
    Place("Forêt d’Enghien", 3.840, 48.990, "name", english="Enghien Forest"),
    Place("Montagne de Reims", 4.020, 49.140, "name", english="Montagne de Reims"),
    Place("Bois de Courton", 3.850, 49.135, "name", english="Courton Wood"),
    Place("Bois de Belleau", 3.285, 49.072, "name", "2625", "Belleau Wood"),
    Place("Forêt de Samoussy", 3.730, 49.585, "name", english="Samoussy Forest"),
    Place("Forêt de Vauclair", 3.735, 49.468, "name", "3711", "Vauclair Forest"),
    Place("Chemin des Dames", 3.680, 49.443, "name", "3612"),
    Place("La Malmaison", 3.505, 49.458, "name", "3111"),
    Place("Plateau de Californie", 3.755, 49.445, "name", "3813", "California Plateau"),
    Place("Hauteurs de Thiescourt", 2.880, 49.558, "name", "1408", "Thiescourt Hills"),
    Place("Mont Renaud", 2.980, 49.560, "name", "1608"),
    Place("Massif de Saint-Thierry", 3.930, 49.310, "name", "4317", "Saint-Thierry heights"),
    Place("Monts de Moronvilliers", 4.320, 49.230, "name", "5321", "Moronvilliers Hills"),
    Place("Côte des Blancs", 3.975, 48.945, "name", "4430"),
    Place("Camp de Châlons", 4.330, 49.110, "name", english="Camp of Châlons"),
    Place("Camp de Sissonne", 3.930, 49.535, "name", english="Camp of Sissonne"),
    Place("Tardenois", 3.650, 49.215, "name"),
    Place("Brie", 3.300, 48.920, "name"),
    Place("Valois", 2.880, 49.190, "name"),
    Place("Multien", 2.950, 49.075, "name"),
    Place("Champagne", 4.250, 49.060, "name"),
    Place("Montagne de Paris", 3.290, 49.360, "name", "2516"),
)
PLACES = {place.name: place for place in (*TOWNS, *VILLAGES, *FORTS, *COUNTRY)}


# --- the land: waters, heights, woods ------------------------------------------------------------------------

Stop = tuple[float, float] | str
"""A coordinate, or a hexside (`1313/1314`) where the book or a bank leaves no choice."""


def entries(text: str) -> dict[str, str]:
    """A table of `name: words`; an indented line continues an entry."""
    lines = text.strip().replace("\n    ", " ").splitlines()
    return {name: words.strip() for name, _, words in (line.partition(":") for line in lines)}


def stops(words: str) -> tuple[Stop, ...]:
    """Coordinates `3.455,49.815` and hexsides `1313/1314`."""
    return tuple(_stop(word) for word in words.split())


def _stop(word: str) -> Stop:
    if "/" in word:
        return word
    lon, lat = word.split(",")
    return float(lon), float(lat)


class Water(NamedTuple):
    """A river or stream: its course downstream, and what it flows into (or that it leaves the map)."""

    name: str
    kind: str
    course: tuple[Stop, ...]
    into: str = ""


RIVERS = ("Oise", "Aisne", "Marne")
"""The major rivers; all other waters are streams."""


def _read_water(heading: str, words: str) -> Water:
    name, _, into = heading.partition(" > ")
    return Water(name, "river" if name in RIVERS else "stream", stops(words), into)


# Each water downstream, by coordinates; `>` says what it flows into.
COURSES = """
Oise: 3.455,49.815 3.400,49.770 3.365,49.725 3.350,49.680 3.345,49.650 3.290,49.625 3.215,49.607 3.165,49.583
    3.100,49.578 1908/1909 3.010,49.562 2.978,49.535 2.950,49.512 2.925,49.490 2.893,49.468 1313/1413 1313/1314
    2.810,49.408 2.780,49.370 2.720,49.320 2.660,49.312 0717/0718 2.550,49.293 0319/0320 0220/0320 2.420,49.225
    2.370,49.180
Aisne > Oise: 4.480,49.495 4.365,49.505 4.245,49.520 4.170,49.485 4.110,49.455 4.030,49.434 3.965,49.428
    3.905,49.400 3.820,49.404 3.740,49.392 3.660,49.392 3.590,49.405 3.515,49.400 3.450,49.392 2714/2715 2614/2615
    2414/2415 2315/2316 2114/2115 3.050,49.405 2.940,49.413 1413/1414 1314/1413
Marne: 4.460,48.860 4.400,48.920 4.335,48.965 4.230,49.000 4.170,49.035 4.100,49.042 4.010,49.045 4426/4427
    3.880,49.065 3.770,49.083 3725/3726 3625/3626 3526/3527 3426/3527 3426/3427 3327/3426 3326/3426 3326/3425
    3325/3326 3126/3226 2927/3027 2927/2928 3.350,49.005 3.285,48.970 3.200,48.965 3.120,48.957 3.040,48.957
    3.030,48.995 2.985,48.990 2.930,48.960 2.880,48.953 2.800,48.915 2.710,48.885 2.600,48.865 2.540,48.850
Serre > Oise: 3.880,49.745 3.760,49.720 3.620,49.690 3.480,49.670 3.370,49.668
Ailette > Oise: 3.800,49.478 3711/3712 3610/3611 3511/3512 3410/3411 3310/3311 3209/3210 3110/3111 3010/3011
    3.380,49.530 3.300,49.550 3.230,49.563 3.175,49.578
Matz > Oise: 2.735,49.612 2.735,49.570 2.765,49.540 2.800,49.510 2.870,49.470
Aronde > Oise: 2.500,49.495 2.590,49.490 2.675,49.487 2.745,49.460 2.800,49.450 2.845,49.440
Brêche > Oise: 2.400,49.460 2.425,49.420 2.430,49.375 2.460,49.300 2.470,49.272
Automne > Oise: 3.060,49.260 2.990,49.275 2.900,49.290 2.830,49.298 2.740,49.315
Nonette > Oise: 2.830,49.145 2.720,49.170 2.590,49.200 2.500,49.190 2.430,49.215
Vesle > Aisne: 4.480,49.010 4.400,49.060 4.320,49.110 4.250,49.160 4.180,49.190 4.100,49.205 4.020,49.240
    3.950,49.265 3.880,49.278 3.820,49.285 3.740,49.300 3.680,49.312 3.600,49.330 3.530,49.350 3.470,49.390
Ardre > Vesle: 3.950,49.120 3.870,49.165 3.810,49.205 3.750,49.250 3.690,49.305
Suippe > Aisne: 4.460,49.185 4.400,49.225 4.390,49.270 4.355,49.310 4.280,49.340 4.210,49.355 4.150,49.372
    4.080,49.385 4.010,49.400 3.955,49.420
Retourne > Aisne: 4.470,49.400 4.380,49.405 4.300,49.420 4.180,49.435 4.060,49.437
Crise > Aisne: 3.400,49.305 3.350,49.325 3.325,49.355 3.330,49.385
Ourcq > Marne: 3.650,49.135 3.580,49.185 3.510,49.190 3.430,49.195 3.350,49.183 3.270,49.183 3.190,49.195
    3.125,49.172 3.080,49.145 3.065,49.090 3.030,49.030 3.012,49.000
Savières > Ourcq: 3.300,49.305 3.250,49.280 3.210,49.265 3.195,49.235 3.185,49.200
Clignon > Ourcq: 3.340,49.095 3.280,49.090 3.190,49.085 3.120,49.085 3.070,49.090
Surmelin > Marne: 3.740,48.930 3.690,48.950 3.620,48.985 3.555,49.010 3.515,49.060
Petit Morin > Marne: 3.640,48.845 3.540,48.867 3.440,48.880 3.330,48.900 3.220,48.915 3.115,48.950
Somme-Soude > Marne: 4.240,48.860 4.220,48.920 4.190,48.970 4.170,49.030
Avre: 2.900,49.665 2.800,49.693 2.700,49.700 2.620,49.705 2.540,49.725 2.470,49.790
Doms > Avre: 2.570,49.590 2.558,49.635 2.545,49.680 2.540,49.720
Somme: 3.240,49.805 3.150,49.757 3.073,49.752 3.000,49.770 2.960,49.810
"""
WATERS = tuple(_read_water(*entry) for entry in entries(COURSES).items())

# The edges of heights, each walked so that the high ground is on the right hand.
HEIGHTS = """
Chemin des Dames: 3111/3210 3210/3211 3211/3311 3311/3312 3312/3411 3411/3412 3412/3512 3512/3513 3512/3612
    3611/3612 3612/3712 3712/3713 3713/3812 3812/3813 3812/3913 3912/3913 3913/4012
Laon: 3308/3408 3407/3408 3408/3508 3408/3509 3408/3409 3309/3408
Thiescourt: 2.780,49.572 2.840,49.574 2.900,49.574 2.955,49.570
Saint-Thierry: 3.880,49.365 3.925,49.345 3.940,49.320 3.960,49.290
Montagne de Reims: 3.850,49.240 3.900,49.215 3.960,49.190 4.030,49.178 4.100,49.172 4.165,49.158 4.190,49.125
    4.160,49.090 4.100,49.075 4.020,49.075
Côte des Blancs: 3.975,49.020 4.000,48.990 4.000,48.950 3.990,48.905 3.975,48.870
Moronvilliers: 5120/5121 5121/5220 5220/5221 5220/5321 5320/5321
Marne, heights of Fossoy: 3028/3029 3028/3129 3028/3128 3027/3128 3127/3128
Marne, heights of Dormans: 3427/3428 3427/3528 3527/3528 3527/3627 3626/3627 3626/3727 3726/3727 3727/3826 3826/3827
    3826/3927 3926/3927
Marne, north bank: 3.820,49.110 3.740,49.118 3.660,49.117 3.600,49.110 3.520,49.117 3.440,49.085 3.380,49.068
Soissonnais: 3.480,49.418 3.400,49.415 3.330,49.412 3.250,49.412 3.180,49.425
"""
CRESTS = {name: stops(words) for name, words in entries(HEIGHTS).items()}

# The outlines of the woods.
OUTLINES = """
Compiègne: 2.800,49.405 2.870,49.420 2.950,49.405 2.990,49.360 2.940,49.320 2.860,49.305 2.780,49.340
Laigue: 2.895,49.435 2.920,49.480 3.000,49.475 3.030,49.430 2.950,49.425
Ourscamps and Carlepont: 2.970,49.520 3.000,49.555 3.080,49.540 3.060,49.500 3.000,49.500
Retz: 2.990,49.260 3.000,49.305 3.100,49.315 3.200,49.300 3.255,49.270 3.210,49.225 3.140,49.205 3.120,49.235
    3.080,49.245
Halatte: 2.520,49.250 2.570,49.295 2.680,49.290 2.710,49.255 2.600,49.235
Chantilly: 2.420,49.185 2.500,49.190 2.570,49.160 2.510,49.110 2.420,49.130
Ermenonville: 2.580,49.165 2.670,49.175 2.730,49.140 2.660,49.095 2.590,49.120
Saint-Gobain: 3.290,49.610 3.380,49.640 3.480,49.610 3.460,49.560 3.360,49.550
Lower Coucy: 3.230,49.555 3.280,49.575 3.340,49.555 3.300,49.530
Fère and Nesles: 3.540,49.160 3.610,49.175 3.630,49.135 3.550,49.120
Ris: 3.570,49.125 3.660,49.140 3.690,49.105 3.600,49.090
Vassy and Enghien: 3.700,49.030 3.800,49.025 3.920,49.015 3.920,48.965 3.800,48.950 3.690,48.980
Montagne de Reims: 3.920,49.160 4.020,49.170 4.120,49.150 4.170,49.135 4.140,49.090 4.020,49.090 3.930,49.100
Courton: 3.810,49.155 3.880,49.155 3.900,49.115 3.820,49.110
Samoussy: 3.690,49.600 3.760,49.605 3.780,49.565 3.700,49.560
Châtelet: 3.410,49.135 3.460,49.145 3.470,49.110 3.420,49.105
Meunière: 3.550,49.125 3.600,49.125 3.600,49.100 3.550,49.100
Montceaux: 2.950,48.945 3.030,48.945 3.030,48.910 2.950,48.910
Bondy: 2.520,48.935 2.600,48.930 2.600,48.895 2.520,48.895
pinewoods of Champagne: 4.220,49.185 4.270,49.185 4.270,49.155 4.220,49.155
pinewoods of the Suippe: 4.400,49.190 4.460,49.190 4.460,49.150 4.400,49.150
"""
WOODS = {name: stops(words) for name, words in entries(OUTLINES).items()}
LONE_WOODS = {"Belleau Wood": "2625", "Vauclair Forest": "3711", "Pinon": "2910", "Genlis": "2405"}
"""Woods too small for an outline to cover a hex."""

# The front of 27 May 1918, west to east: first the Allied trenches, then the German ones facing them. It is the front
# of all three scenarios except between Soissons and Reims, where the line of July was six weeks old and never became
# a trench system. The hexes with troops are the book's, those between them ours.
TRENCHES = entries("""
Allied, Cantigny to the Oise: 0105 0205 0306 0406 0507 0607 0708 0808 0908 1007 1108 1207 1308 1407 1508 1608 1709
    1809
Allied, Oise and Ailette: 1909 2008 2109 2208 2309 2409 2510 2610 2711
Allied, Chemin des Dames: 2811 2911 3011 3111 3211 3312 3412 3513 3612 3713 3813 3913
Allied, Berry-au-Bac to Reims: 4013 4113 4213 4214 4315 4415 4516 4517 4617 4718 4818 4819
Allied, Champagne: 4920 5020 5121 5221 5321 5420 5520 5620 5721
German, Montdidier to Noyon: 0104 0204 0305 0405 0506 0606 0707 0807 0907 1006 1106 1206 1307 1406 1507 1607 1708
German, Oise and Ailette: 1808 1908 2007 2108 2207 2308 2408 2509 2609 2710
German, north of the Chemin des Dames: 2810 2910 3010 3110 3210 3311 3411 3512 3611 3712 3812 3912 4011
German, Juvincourt to Brimont: 4112 4212 4313 4413 4414 4515 4615 4616 4717 4817
German, Champagne: 4918 4919 5019 5120 5220 5320 5419 5519 5619 5720
""")
CRATERS = entries("""
Chemin des Dames: 3011 3111 3112 3211 3212 3312 3412 3513 3612 3713 3813 3913 3512 3611 3712 3812 3912
Laffaux and La Malmaison: 2911 2912 3012
Juvincourt and Berry-au-Bac: 4013 4112 4113 4213 4214 4314 4315 4415
Brimont and the north of Reims: 4516 4517 4617 4718 4616
Moronvilliers: 5020 5121 5221 5321 5120 5220 5320 5420
Auberive: 5419 5519 5520
Pompelle: 4920 4820
old front of 1914-17, Roye and Lassigny: 1005 1105 1107 1206 1207 1307 1308 1407 1104
old front, Noyon to the Aisne: 1509 1609 1710 1711 1812 1912 1913 2013
Montdidier and Cantigny: 0306 0405 0406 0506 0507 0607
""")


# --- the land: roads and railways ----------------------------------------------------------------------------

# Each by its stops, places or hexes; between two of them it goes the shortest way that avoids water.
ROADS = entries("""
Paris – Senlis – Roye: Paris / 0232 / Gonesse / Louvres / Senlis / Pont-Sainte-Maxence / Estrées-Saint-Denis /
    Gournay-sur-Aronde / 0909 / Roye / 1201
Paris – Chantilly – Clermont – Amiens: Louvres / Chantilly / Creil / Liancourt / Clermont / Saint-Just-en-Chaussée /
    0109
Beauvais – Clermont – Compiègne: 0114 / Clermont / 0515 / Estrées-Saint-Denis / Margny / Compiègne
Senlis – Crépy – Villers-Cotterêts: Senlis / Crépy-en-Valois / Villers-Cotterêts
Senlis – Creil: Creil / Senlis
Compiègne – Verberie – Pont-Sainte-Maxence: Compiègne / 1215 / Verberie / 0818 / Pont-Sainte-Maxence / Creil
Compiègne – Noyon – Chauny – La Fère: Margny / Thourotte / Ribécourt / Noyon / 2007 / Chauny / 2505 / La Fère
Compiègne – Ressons – Roye: Margny / 1211 / 1111 / 1110 / Ressons-sur-Matz / 1007 / Roye
Compiègne – Lassigny: Thourotte / 1309 / Lassigny
Montdidier – Roye – Noyon: Montdidier / Guerbigny / Roye / 1405 / Noyon
Lassigny – Noyon: Roye / Lassigny / 1508 / Noyon
Montdidier – Compiègne: Montdidier / Rollot / Orvillers / Ressons-sur-Matz
Montdidier – Breteuil: Montdidier / 0506 / 0406 / Cantigny / 0107
Tricot – Méry – Ressons: Tricot / Méry-la-Bataille / Ressons-sur-Matz
Gournay – Monchy – Compiègne: Gournay-sur-Aronde / Monchy-Humières / Margny
Corbeny – Juvincourt – Neufchâtel: Corbeny / Juvincourt / 4212 / 4412 / Guignicourt
Montdidier – Estrées: Montdidier / Tricot / 0611 / Estrées-Saint-Denis
Montdidier – Saint-Just: Montdidier / Maignelay / Saint-Just-en-Chaussée
Montdidier – Amiens: Montdidier / 0404 / Moreuil / 0301
Guerbigny – Hangest: Guerbigny / Hangest / 0601
Roye – Nesle – Ham: Roye / Nesle / Ham / 2001
Nesle – Péronne: Nesle / 1501
Noyon – Guiscard – Ham: Noyon / Guiscard / Ham
Noyon – Carlepont – Vic: Noyon / 1709 / Carlepont / 1912 / Vic-sur-Aisne
Compiègne – Choisy – Vic – Soissons, north bank: Compiègne / Choisy-au-Bac / 1612 / Attichy / Vic-sur-Aisne /
    Nouvron / 2513 / 2614 / Soissons
Choisy – Tracy – Blérancourt – Coucy: 1612 / Tracy-le-Mont / Blérancourt / Coucy-le-Château / Anizy-le-Château
Compiègne – Soissons: Compiègne / 1515 / 1815 / 2115 / 2316 / 2515 / Soissons
Vic bridge: Vic-sur-Aisne / 2115
Compiègne – Pierrefonds – Villers-Cotterêts: 1515 / Pierrefonds / Villers-Cotterêts
Compiègne – Crépy – Meaux: Compiègne / 1317 / Crépy-en-Valois / Nanteuil-le-Haudouin / 1327 / Meaux
Crépy – Betz – La Ferté-Milon: Crépy-en-Valois / Betz / 2023 / La Ferté-Milon
Paris – Nanteuil – Villers-Cotterêts – Soissons – Laon: Paris / Le Bourget / Dammartin / Nanteuil-le-Haudouin / 1622
    / Villers-Cotterêts / 2119 / 2218 / 2317 / 2416 / 2516 / Soissons / 2614 / Laffaux / 3111 / Chavignon / 3310 / Laon
Villers-Cotterêts – Cœuvres: 2119 / Cœuvres / 2316
Laon – La Capelle: Laon / 3605 / Crécy-sur-Serre / 3602
Laon – La Fère – Saint-Quentin: Laon / Crécy-sur-Serre / 3004 / La Fère / 2602 / 2601
Laon – Chauny: Laon / Saint-Gobain / Chauny
Chauny – Ham: Chauny / 2104 / Ham
Soissons – Coucy – La Fère: 2614 / Coucy-le-Château / Saint-Gobain / La Fère
Laon – Liesse – Montcornet: Laon / Liesse / Montcornet / 4603 / 4703
Laon – Sissonne – Neufchâtel – Rethel: Laon / Sissonne / Neufchâtel-sur-Aisne / Château-Porcien / Rethel / 5710
Rethel – Montcornet: Château-Porcien / Montcornet
Laon – Corbeny – Berry-au-Bac – Reims: Laon / 3710 / Corbeny / 4113 / Berry-au-Bac / 4214 / 4215 / Bermericourt /
    4517 / 4618 / Reims
Chemin des Dames: Chavignon / 3312 / 3412 / 3612 / 3813 / Craonne / Corbeny
Soissons – Vailly – Pontavert – Berry, the Aisne valley: 2614 / 2813 / Vailly-sur-Aisne / Bourg-et-Comin / 3813 /
    Pontavert / Berry-au-Bac
Vailly – Braine: Vailly-sur-Aisne / 3114 / Braine
Bourg – Fismes: Bourg-et-Comin / 3514 / Fismes
Pontavert – Fismes: Pontavert / 4014 / 3815 / Fismes
Soissons – Braine – Fismes – Reims: Soissons / 2715 / 2916 / Braine / Fismes / Jonchery-sur-Vesle / 4218 / Reims
Jonchery – Berry: Jonchery-sur-Vesle / Hermonville / Cormicy
Reims – Rethel: Reims / 4718 / 4817 / Bazancourt / Rethel / 5607 / 5707
Bermericourt – Guignicourt – Neufchâtel: Bermericourt / 4514 / Guignicourt / Neufchâtel-sur-Aisne
Reims – Suippes: Reims / 4820 / 5020 / Prosnes / 5521 / 5721
Bazancourt – Bétheniville – Juniville: Bazancourt / Bétheniville / 5717
Juniville: Rethel / Juniville / Bétheniville / 5418 / Auberive / Mourmelon-le-Grand / Châlons-sur-Marne
Reims – Châlons: Reims / 4720 / 4821 / 5023 / 5225 / Châlons-sur-Marne / 5631 / 5732
Reims – Verzy – Tours-sur-Marne: 4821 / Verzy / Tours-sur-Marne / Jâlons
Reims – Épernay: Reims / 4621 / 4623 / 4525 / Ay / Épernay
Reims – Ville-en-Tardenois – Dormans: Reims / 4520 / 4321 / Bligny / Ville-en-Tardenois / 3824 / Verneuil / 3526 /
    Dormans
Chaumuzy – Hautvillers – Épernay: Bligny / Chaumuzy / 4225 / Damery / Hautvillers / Ay
Ville-en-Tardenois – Châtillon: Ville-en-Tardenois / Châtillon-sur-Marne / Verneuil
Châtillon – Damery: Châtillon-sur-Marne / Damery
Ville-en-Tardenois – Fère: Ville-en-Tardenois / 3721 / 3521 / Fère-en-Tardenois
Ville-en-Tardenois – Fismes: Ville-en-Tardenois / 3820 / Fismes
Fismes – Fère – Château-Thierry: Fismes / 3419 / Fère-en-Tardenois / Coincy / Château-Thierry
Fère – Jaulgonne: Fère-en-Tardenois / 3323 / Jaulgonne / 3226
Soissons – Oulchy – Château-Thierry – Montmirail: Soissons / 2617 / Hartennes / Oulchy-le-Château / 2824 /
    Château-Thierry / 2928 / 3028 / 3130 / Montmirail / 3234
Braine – Fère: Braine / 3118 / Fère-en-Tardenois
Oulchy – Fère: Oulchy-le-Château / Fère-en-Tardenois
Villers-Cotterêts – La Ferté-Milon – Meaux: Villers-Cotterêts / 2120 / 2121 / La Ferté-Milon / 2023 / 1925 /
    May-en-Multien / 1728 / Meaux
Villers-Cotterêts – Longpont – Hartennes: 2120 / Longpont / Vierzy / Hartennes
La Ferté-Milon – Neuilly – Oulchy: La Ferté-Milon / Neuilly-Saint-Front / Oulchy-le-Château
La Ferté-Milon – Gandelu – Château-Thierry: La Ferté-Milon / 2225 / Gandelu / 2526 / 2627
Neuilly – Belleau Wood: Neuilly-Saint-Front / 2624 / 2625 / 2627
Neuilly – Gandelu – La Ferté-sous-Jouarre: Neuilly-Saint-Front / Gandelu / 2228 / 2229 / La Ferté-sous-Jouarre
May – Lizy – La Ferté-sous-Jouarre: May-en-Multien / Lizy-sur-Ourcq / 1929 / 2029 / 2129 / 2229
Paris – Meaux – Château-Thierry, the Metz road: Paris / 0332 / Claye / Meaux / 1531 / 1731 / 1931 / 2131 / La
    Ferté-sous-Jouarre / 2329 / 2428 / 2527 / 2627 / 2727 / 2827 / Château-Thierry
La Ferté-sous-Jouarre – Nogent – Château-Thierry, south bank: La Ferté-sous-Jouarre / 2331 / 2531 / 2630 / 2829 /
    2928
Charly – Château-Thierry, north bank: 2329 / Charly / 2728 / 2827
Charly bridge: Charly / 2630
Château-Thierry – Jaulgonne – Tréloup – Verneuil: Château-Thierry / 3026 / Jaulgonne / 3324 / 3425 / 3526
Château-Thierry – Dormans – Épernay: 3028 / 3127 / 3226 / 3327 / 3427 / Dormans / 3626 / 3726 / 3926 / 4127 /
    Épernay
Condé – Orbais: 3127 / Condé-en-Brie / Orbais / Montmort / Vertus
Épernay – Châlons: Épernay / 4528 / 4728 / 4828 / Jâlons / 5129 / 5230 / 5430 / Châlons-sur-Marne
Tours – Ay: Ay / Tours-sur-Marne
Épernay – Montmort – Sézanne: Épernay / 4329 / Montmort / 3933 / 3934
Épernay – Avize – Vertus: Épernay / Avize / Vertus / 4534
Dormans – Igny – Orbais: Dormans / Igny / Orbais / Montmirail
La Ferté-sous-Jouarre – Montmirail – Châlons: La Ferté-sous-Jouarre / Viels-Maisons / Montmirail / 3633 / Vertus /
    5032 / Châlons-sur-Marne
La Ferté-sous-Jouarre – Rebais: La Ferté-sous-Jouarre / Rebais
Meaux – Coulommiers: 1531 / 1633 / 1734
Lagny – Crécy: Claye / Lagny / Crécy-en-Brie / 1633
Paris – Lagny: Paris / 0434 / 0634 / Lagny
""")
RAILWAYS = entries("""
Paris – Creil – Amiens: Paris / 0133 / Gonesse / Louvres / Chantilly / Creil / Liancourt / Clermont /
    Saint-Just-en-Chaussée / 0109
Creil – Compiègne – Noyon – Chauny – Tergnier: Creil / 0419 / 0717 / 0915 / 1214 / Margny / Thourotte / Ribécourt /
    Noyon / Chauny / La Fère / 2602 / 2601
Compiègne station: Margny / Compiègne
Compiègne – Ressons – Roye: Margny / 1211 / 1111 / 1010 / Ressons-sur-Matz / 1007 / Roye
Compiègne – Estrées – Montdidier – Moreuil: 1214 / Estrées-Saint-Denis / Tricot / Montdidier / Moreuil / 0301
Chantilly – Senlis – Crépy: Chantilly / Senlis / Crépy-en-Valois
Estrées – Clermont: Estrées-Saint-Denis / Clermont
Montdidier – Roye – Nesle – Ham: Montdidier / Guerbigny / Roye / Nesle / Ham / 2001
Compiègne – Soissons: Compiègne / 1414 / 1515 / 1614 / 1715 / 1814 / 1915 / 2014 / 2115 / 2215 / 2316 / 2415 /
    Soissons
Compiègne – Crépy: Compiègne / 1216 / Verberie / 1119 / Crépy-en-Valois
Compiègne – Villers-Cotterêts: 1515 / Pierrefonds / Villers-Cotterêts
Compiègne – Pierrefonds: 1414 / 1515
Paris – Crépy – Villers-Cotterêts – Soissons – Laon: Paris / Le Bourget / Dammartin / Nanteuil-le-Haudouin /
    Crépy-en-Valois / Villers-Cotterêts / 2120 / Longpont / Vierzy / Soissons / 2614 / 2713 / 2911 / 2910 /
    Anizy-le-Château / 3209 / Laon
Laon – La Fère: Laon / 3006 / La Fère
Laon – Hirson: Laon / 3605 / 3704 / 3802
Laon – Liart: Laon / Liesse / 4006 / Montcornet / 4703
Laon – Reims: Laon / 3709 / 4010 / 4312 / Guignicourt / 4514 / Bermericourt / 4517 / Reims
Reims – Rethel: Reims / 4718 / 4817 / Bazancourt / Rethel / 5607 / 5707
Bazancourt – Challerange: Bazancourt / Bétheniville / 5717
Reims – Mourmelon – Châlons: Reims / 4820 / Prunay / 5122 / Mourmelon-le-Grand / 5527 / Châlons-sur-Marne
Reims – Épernay: Reims / 4621 / 4623 / 4525 / Ay / Épernay
Soissons – Fismes – Reims: Soissons / 2715 / 2916 / Braine / Fismes / Jonchery-sur-Vesle / 4218 / Reims
Paris – Meaux – Château-Thierry – Épernay – Châlons: Paris / 0434 / 0634 / Lagny / 1132 / Meaux / 1531 / 1731 / 1931
    / 2131 / La Ferté-sous-Jouarre / 2331 / 2531 / 2630 / 2829 / 2928 / 3028 / 3127 / 3226 / 3327 / 3427 / Dormans /
    3626 / 3726 / 3926 / 4127 / Épernay / 4528 / 4728 / 4828 / Jâlons / 5129 / 5230 / 5430 / Châlons-sur-Marne
    / 5631 / 5732
Château-Thierry station: 2928 / Château-Thierry
Meaux – La Ferté-Milon – Fère – Fismes: 1531 / 1630 / Lizy-sur-Ourcq / 1927 / La Ferté-Milon / Neuilly-Saint-Front /
    Oulchy-le-Château / Fère-en-Tardenois / 3419 / 3518 / Fismes
La Ferté-Milon – Villers-Cotterêts: La Ferté-Milon / 2121 / 2120
Oulchy – Château-Thierry: Oulchy-le-Château / 2824 / Château-Thierry
Épernay – Vertus – Sézanne: Épernay / Avize / Vertus / 4534
Mézy – Montmirail: 3127 / Condé-en-Brie / 3231 / Montmirail
La Ferté-sous-Jouarre – Montmirail: La Ferté-sous-Jouarre / Viels-Maisons / Montmirail
""")


# --- drawing along hexsides and from hex to hex --------------------------------------------------------------


class Corners:
    """The corners of the hexes as a graph: hexsides join corners."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.points: list[Point] = []
        self.sides: dict[int, tuple[int, int]] = {}
        """A hexside (as `Grid.hexside` names it) and its two corners."""
        self.ways: dict[int, list[tuple[int, int]]] = {}
        """From a corner: the next corners, each with the hexside between."""
        found: dict[tuple[int, int], int] = {}
        for h in grid.hexes:
            around = [self._corner(found, point) for point in grid.corners(h)]
            for d, other in enumerate(grid.neighbours[h]):
                if other > h:
                    self._side(grid.hexside(h * 6 + d), around[d], around[(d + 1) % 6])

    def _corner(self, found: dict[tuple[int, int], int], point: Point) -> int:
        key = round(point[0] * 1000), round(point[1] * 1000)
        near = [found[k] for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (k := (key[0] + dx, key[1] + dy)) in found]
        if near:
            return near[0]
        found[key] = len(self.points)
        self.points.append(point)
        return found[key]

    def _side(self, side: int, first: int, second: int) -> None:
        self.sides[side] = first, second
        self.ways.setdefault(first, []).append((second, side))
        self.ways.setdefault(second, []).append((first, side))

    def middle(self, side: int) -> Point:
        """The middle of a hexside."""
        (x1, y1), (x2, y2) = (self.points[corner] for corner in self.sides[side])
        return (x1 + x2) / 2, (y1 + y2) / 2

    def side(self, text: str) -> int:
        """The hexside written `1313/1314`."""
        first, second = (self.grid.find(number) for number in text.split("/"))
        return self.grid.hexside(self.grid.edge(first, second))

    def nearest(self, point: Point, among: Iterable[int] | None = None) -> int:
        """The corner nearest to a point."""
        corners = self.ways if among is None else among
        return min(corners, key=lambda c: (hypot(self.points[c][0] - point[0], self.points[c][1] - point[1]), c))

    def along(self, line: Sequence[Stop]) -> list[Point]:
        """The points of a line of stops."""
        return [self.middle(self.side(stop)) if isinstance(stop, str) else on_the_map(*stop) for stop in line]

    def follow(self, line: Sequence[Stop], ends: Sequence[int] = (), taken: Iterable[int] = ()) -> list[int]:
        """The hexsides closest to a line, from its first stop to its last or to one of some corners."""
        points = self.along(line)
        fixed = [self.side(stop) for stop in line if isinstance(stop, str)]
        if len(fixed) == len(line):
            return fixed
        goal = self.nearest(points[-1], ends or None)
        shunned = set(taken)

        def price(side: int) -> float:
            if side in fixed:
                return 0.001
            away = distance_to(self.middle(side), points)
            return (0.15 + away * away) * (9 if side in shunned else 1)

        return cheapest(self.nearest(points[0]), goal, lambda corner: [(n, s, price(s)) for n, s in self.ways[corner]])


def distance_to(point: Point, line: Sequence[Point]) -> float:
    """How far a point is from a line of several points."""
    return min(_to_segment(point, a, b) for a, b in pairwise(line))


def _to_segment(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = 0.0 if not length else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def cheapest(start: int, goal: int, ways: Callable[[int], list[tuple[int, int, float]]]) -> list[int]:
    """The steps of the cheapest path from node to node; an edge is the next node, the step, its cost."""
    queue: list[tuple[float, int, int, int]] = [(0.0, start, -1, -1)]
    came: dict[int, tuple[int, int]] = {}
    while queue:
        spent, at, before, step = heappop(queue)
        if at in came:
            continue
        came[at] = before, step
        if at == goal:
            break
        for following, taken, price in ways(at):
            if following not in came:
                heappush(queue, (spent + price, following, at, taken))
    steps = []
    while goal != start:
        goal, step = came[goal]
        steps.append(step)
    return steps[::-1]


class Draft:
    """The board being made: every feature by its name, in printed numbers once it is written."""

    def __init__(self) -> None:
        self.grid = new_grid()
        self.corners = Corners(self.grid)
        self.waters: dict[str, list[int]] = {}
        for water in WATERS:
            self.waters[water.name] = self._water(water)
        self.wet = {side: water.kind for water in WATERS for side in self.waters[water.name]}
        self.crests = {name: self._crest(line) for name, line in CRESTS.items()}
        self.woods = {name: self._wood(shape) for name, shape in WOODS.items()}
        self.woods |= {name: [self.grid.find(number) for number in text.split()] for name, text in LONE_WOODS.items()}
        self.used: set[int] = set()
        self.roads = {name: self._way(text) for name, text in ROADS.items()}
        self.used = set()
        self.railways = {name: self._way(text) for name, text in RAILWAYS.items()}

    # --- waters and crests

    def _water(self, water: Water) -> list[int]:
        """The hexsides of a water; the water it flows into has been drawn before it."""
        mouth = [c for side in self.waters.get(water.into, ()) for c in self.corners.sides[side]]
        taken = [side for sides in self.waters.values() for side in sides]
        return [side for side in self.corners.follow(water.course, mouth, taken) if side not in taken]

    def _crest(self, line: Sequence[Stop]) -> list[tuple[int, int]]:
        """The edges of a crest, each from its low hex to its high one."""
        points = self.corners.along(line)
        return [self._climb(side, points) for side in self.corners.follow(line, taken=self.wet)]

    def _climb(self, side: int, line: Sequence[Point]) -> tuple[int, int]:
        middle = self.corners.middle(side)
        a, b = min(pairwise(line), key=lambda segment: _to_segment(middle, *segment))
        dx, dy = b[0] - a[0], b[1] - a[1]
        first, second = self.grid.ends(side)
        x, y = self.grid.centre(first)
        is_right = dx * (y - middle[1]) - dy * (x - middle[0]) > 0
        return (second, first) if is_right else (first, second)

    # --- woods

    def _wood(self, shape: Sequence[Stop]) -> list[int]:
        """The hexes more than half covered by a wood: at least four of the middle and six points around it."""
        ring = self.corners.along(shape)
        return [h for h in self.grid.hexes if sum(is_inside(point, ring) for point in self._samples(h)) >= 4]

    def _samples(self, h: int) -> list[Point]:
        x, y = self.grid.centre(h)
        return [(x, y), *((x + (cx - x) * 0.6, y + (cy - y) * 0.6) for cx, cy in self.grid.corners(h))]

    # --- roads and railways

    def _way(self, text: str) -> list[int]:
        """The hexes of a road through its stops."""
        halts = [self._halt(word.strip()) for word in text.split(" / ")]
        whole = halts[:1]
        for start, end in pairwise(halts):
            whole += self._leg(start, end)
        return whole

    def _halt(self, word: str) -> int:
        return self.grid.find(PLACES[word].number() if word in PLACES else word)

    def _leg(self, start: int, end: int) -> list[int]:
        line = [self.grid.centre(start), self.grid.centre(end)]

        def ways(at: int) -> list[tuple[int, int, float]]:
            return [(n, n, self._price(at, n, line)) for n in self.grid.adjacent[at]]

        steps = cheapest(start, end, ways)
        for pair in pairwise([start, *steps]):
            self.used.add(self.grid.hexside(self.grid.edge(*pair)))
        return steps

    def _price(self, start: int, end: int, line: Sequence[Point]) -> float:
        """The cost of a step of a road: 1 straight ahead, less along an older road, more over water."""
        side = self.grid.hexside(self.grid.edge(start, end))
        away = distance_to(self.grid.centre(end), line)
        old = 0.8 if side in self.used else 1.0
        return (1 + 0.6 * away * away) * old + {"river": 6.0, "stream": 0.4}.get(self.wet.get(side, ""), 0.0)


@cache
def drawn() -> Draft:
    """The board as geography gives it, drawn once."""
    return Draft()


def is_inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies inside a closed line."""
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


# --- writing board.toml --------------------------------------------------------------------------------------

HEAD = """\
# The country between Montdidier, Châlons and Paris, as it was in the summer of 1918.
#
# Hexes of 3 km laid over the land by tools/boards/marne_board.py, which writes this file: six places whose hexes are
# known fix where the map lies, everything else stands where its coordinates fall. Where the book's hexes and the
# coordinates disagree about a bank of a river, the book's hexes hold. `python tools/boards/marne_board.py --check`
# proves this file against every fact of the book. Change the tool, not this file.
source = "history: coordinates projected by tools/boards/marne_board.py"

[grid]
source = "book 3.0, the scenarios: 3 km; 2702 and 4503 begin columns, row 34 is the last; ours: column 57 as the last"
topped = "flat"
lowered = "even"
columns = [1, 57]
rows = [1, 34]

[grid.ragged]
"""
WIDTH = 116
SOURCES = entries("""
terrain wood: history: the outlines of the woods by general knowledge; a hex where they cover more than half
terrain village: history: coordinates; those that Gneisenau pays for by book Gneisenau. Only places on main roads
terrain town: history: coordinates; Soissons a town by the combat example of the book, Reims 4619 by book Blücher
terrain fort: history: the belt of Reims, on the side that held each fort; that there are forts by book 15.2.2
terrain trench: history: the front of 27 May 1918, through the start hexes of the book; ours: the hexes between them,
    and none on the front of July west of Reims, which was six weeks old
terrain crater: history: the battlefields of 1917 and of spring 1918, and the front of 1914-17 by Roye and Noyon
hexsides river: history: the courses of the rivers; banks by the start hexes of the book where they tell, as along the
    Marne in Friedensturm
hexsides marne: history: the Marne, among the rivers
hexsides aisne: history: the Aisne, among the rivers; Soissons south of it by the combat example of the book
hexsides stream: history: the larger streams, drawn along hexsides; canals are left out
hexsides crest: history: the heights that the battles of 1917 and 1918 were fought for; ours: how far they reach
links road: history: the main roads of 1918, led from hex to hex between their towns; those by 2120, 2023, 2230 and 3028
    by book Blücher, that to 1111 by the artillery example of the book
links rail: history: the standard-gauge lines; narrow-gauge and military lines are left out
""")


class Region(NamedTuple):
    """A set of hexes that the rules ask for, and where it comes from."""

    name: str
    bits: int
    source: str


def where(grid: Grid, test: Callable[[int, int], bool]) -> int:
    """The hexes whose column and row pass a test."""
    return hexset(h for h in grid.hexes if test(*grid.printed(h)))


def blucher_west(column: int) -> int:
    """The first row in play at a column of Blücher: column 27 from the edge, 2710 to 1814 straight, column 18."""
    return 1 if column >= 27 else 10 + (27 - column) // 2


GERMAN_WEST, GERMAN_EAST = 4, 20
"""The last rows of the west and east edges behind the German lines."""
GNEISENAU_SOUTH = 18
ENTRY_NEAR = 5


def regions(grid: Grid) -> list[Region]:
    """Every region of the board."""
    first = {column: RAGGED.get(column, ROWS)[0] for column in range(COLUMNS[0], COLUMNS[1] + 1)}
    trenches = hexset(grid.find(number) for text in TRENCHES.values() for number in text.split())
    south_west = where(grid, lambda c, r: c == 1 and GERMAN_WEST + 1 < r <= GNEISENAU_SOUTH) & ~trenches
    friedensturm = where(grid, lambda c, r: c >= 20 and r >= 14)
    german = where(grid, lambda c, r: r == first[c] or (c == 1 and r <= GERMAN_WEST) or (c == 57 and r <= GERMAN_EAST))
    allied = where(grid, lambda c, r: r == 34 or (c == 1 and r > GERMAN_WEST) or (c == 57 and r > GERMAN_EAST))
    german_line, allied_line = (trench_line(grid, side) for side in ("German", "Allied"))
    line = "history: the trenches of 27 May 1918, between which the front of Blücher runs"
    edges = (
        "book 9.1 for the edges; every hex of them, and where the two sides part, ours: behind the lines of May 1918"
    )
    return [
        Region("sources-german", german, edges),
        Region("sources-allied", allied, edges),
        Region("paris", at(grid, "Paris"), "ours: the south-west corner, the hex nearest to the city"),
        Region("reims", at(grid, "Reims"), "book Blücher: its headquarters and army artillery stand in 4619"),
        Region(
            "montdidier", at(grid, "Montdidier"), "history: by its coordinates; German at the start by book Gneisenau"
        ),
        Region("villers-cotterets", at(grid, "Villers-Cotterêts"), "history: by its coordinates"),
        Region(
            "chateau-thierry", at(grid, "Château-Thierry"), "history: by its coordinates, the town on the north bank"
        ),
        Region("area-gneisenau", where(grid, lambda c, r: c <= 19 and r <= GNEISENAU_SOUTH), "book Gneisenau"),
        Region("area-blucher", where(grid, lambda c, r: 18 <= c <= 45 and r >= blucher_west(c)), "book Blücher"),
        Region("front-german-blucher", german_line, line),
        Region("front-allied-blucher", allied_line, line),
        Region("area-friedensturm", friedensturm, "book Friedensturm"),
        Region(
            "frozen-friedensturm",
            friedensturm & where(grid, lambda c, _: c < 27),
            "book Friedensturm: west of the column two hexes west of Château-Thierry",
        ),
        Region(
            "west-entry-gneisenau",
            south_west & grid.grow(trenches, ENTRY_NEAR),
            "book Gneisenau: the west edge south of the trenches, within 5 hexes of one",
        ),
        Region(
            "late-entry-gneisenau",
            south_west | where(grid, lambda c, r: c <= 19 and r == GNEISENAU_SOUTH),
            "book Gneisenau: the west edge south of the trenches; ours: the south edge of the area for that of the map",
        ),
    ]


def trench_line(grid: Grid, side: str) -> int:
    """The trenches of a side."""
    texts = [text for name, text in TRENCHES.items() if name.startswith(side)]
    return hexset(grid.find(number) for text in texts for number in text.split())


def at(grid: Grid, name: str) -> int:
    """The hex of a place as a set."""
    return 1 << grid.find(PLACES[name].number())


class Writer:
    """The lines of board.toml."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.grid = draft.grid

    def text(self) -> str:
        """The whole file."""
        ragged = "".join(f"{column} = [{low}, {high}]\n" for column, (low, high) in RAGGED.items())
        return HEAD + ragged + "".join((self.terrain(), self.hexsides(), self.links(), self.names(), self.regions()))

    def number(self, h: int) -> str:
        """The printed number of a hex."""
        return self.grid.number(h)

    def side(self, side: int) -> str:
        """A hexside by its two hexes."""
        return "/".join(sorted(self.number(h) for h in self.grid.ends(side)))

    def terrain(self) -> str:
        """The terrains, feature by feature."""
        kinds = {kind: [p for p in PLACES.values() if p.kind == kind] for kind in ("village", "town", "fort")}
        built = {place.number() for place in PLACES.values() if place.kind != "name"}
        woods = {name: self._open(hexes, built) for name, hexes in self.draft.woods.items()}
        lines = ["", "[terrain]", *listed("wood", woods)]
        for kind, places in kinds.items():
            numbers = sorted({place.number() for place in places} | ({"4619"} if kind == "fort" else set()))
            lines += block(kind, numbers)
        lines += [*listed("trench", TRENCHES), *listed("crater", CRATERS), *sources("terrain")]
        return "\n".join(lines) + "\n"

    def _open(self, hexes: Iterable[int], built: set[str]) -> str:
        """The hexes of a wood without those where houses stand."""
        return " ".join(sorted({self.number(h) for h in hexes} - built))

    def hexsides(self) -> str:
        """Rivers, streams and crests."""
        waters = {water.name: " ".join(map(self.side, self.draft.waters[water.name])) for water in WATERS}
        rivers = {water.name: waters[water.name] for water in WATERS if water.kind == "river"}
        streams = {water.name: waters[water.name] for water in WATERS if water.kind == "stream"}
        crests = {
            name: " ".join(f"{self.number(low)}>{self.number(high)}" for low, high in edges)
            for name, edges in self.draft.crests.items()
        }
        lines = ["", "[hexsides]", *listed("river", rivers), *block("marne", waters["Marne"].split())]
        lines += [*block("aisne", waters["Aisne"].split()), *listed("stream", streams), "# From the foot to the top."]
        lines += [*listed("crest", crests), *sources("hexsides")]
        return "\n".join(lines) + "\n"

    def links(self) -> str:
        """Roads and railways, a line each."""
        lines = ["", "[links]"]
        for kind, ways in (("road", self.draft.roads), ("rail", self.draft.railways)):
            lines += [f"{kind} = ["]
            for name, hexes in ways.items():
                lines += [f"    # {name}", *chained([self.number(h) for h in hexes])]
            lines += ["]"]
        lines += sources("links")
        return "\n".join(lines) + "\n"

    def names(self) -> str:
        """The names, hex by hex."""
        named = {place.number(): place for place in reversed(PLACES.values())}
        lines = ["", "[names]", 'source = "history: places by their coordinates in the tool"']
        for number, place in sorted(named.items()):
            english = place.english or place.name
            both = f'{{ en = "{english}", fr = "{place.name}" }}'
            lines.append(f"{number} = " + (both if english != place.name else f'"{english}"'))
        return "\n".join(lines) + "\n"

    def regions(self) -> str:
        """The regions and their sources."""
        lines = ["", "[regions]"]
        every = regions(self.grid)
        for region in every:
            lines += block(region.name, self.runs(region.bits))
        lines += ["", "[regions.sources]", *(f'{region.name} = "{region.source}"' for region in every)]
        return "\n".join(lines) + "\n"

    def runs(self, bits: int) -> list[str]:
        """A set as runs along its columns."""
        columns: dict[int, list[int]] = {}
        for h in members(bits):
            column, row = self.grid.printed(h)
            columns.setdefault(column, []).append(row)
        return [word for column, rows in sorted(columns.items()) for word in _runs(column, sorted(rows))]


def _runs(column: int, rows: list[int]) -> Iterator[str]:
    start = before = rows[0]
    for row in [*rows[1:], 0]:
        if row != before + 1:
            first, last = f"{column:02}{start:02}", f"{column:02}{before:02}"
            yield first if start == before else f"{first}-{last}"
            start = row
        before = row


def block(key: str, words: Iterable[str]) -> list[str]:
    """A value of many words, in quotes, on as many lines as it needs."""
    text = " ".join(words)
    if len(key) + len(text) < WIDTH - 6:
        return [f'{key} = "{text}"']
    return [f'{key} = """', *wrap(text, WIDTH, break_on_hyphens=False), '"""']


def listed(key: str, features: Mapping[str, str]) -> list[str]:
    """A list of features, each with its name as a comment."""
    lines = [f"{key} = ["]
    for name, text in features.items():
        lines.append(f"    # {name}")
        lines += [f'    "{part}",' for part in wrap(text, WIDTH - 8, break_on_hyphens=False)]
    return [*lines, "]"]


def sources(table: str) -> list[str]:
    """The sources of a table of the file."""
    named = {key.removeprefix(f"{table} "): text for key, text in SOURCES.items() if key.startswith(f"{table} ")}
    return ["", f"[{table}.sources]", *(f'{name} = "{text}"' for name, text in named.items())]


def chained(numbers: list[str], most: int = 22) -> list[str]:
    """A chain of hexes on several lines, each beginning where the one before ends."""
    starts = range(0, max(1, len(numbers) - 1), most)
    return [f'    "{" ".join(numbers[start : start + most + 1])}",' for start in starts]


def written() -> str:
    """What `--write` writes."""
    return Writer(drawn()).text()


def read(path: Path = BOARD) -> Board:
    """The board in a file; every fault of the file at once if it has any."""
    files = Files([path.parent])
    board = read_board(files, path.name, LEGEND)
    files.faults.check()
    assert board is not None
    return board


# --- what the book says --------------------------------------------------------------------------------------


class Starts(NamedTuple):
    """The start hexes of a scenario: combat units of the two sides, then artillery and headquarters."""

    area: str
    german: str
    allied: str
    german_support: str
    allied_support: str


STARTS = {
    "gneisenau": Starts(
        "area-gneisenau",
        "0506 0606 0707 0805 0807 0907 1004 1006 1106 1204 1206 1306 1307 1404 1406 1507 1607 1708 1908",
        "0313 0406 0607 0708 0711 0715 0908 0910 1007 1207 1407 1411 1608 1810 1909",
        "0605 0806 1105 1203 1306 1606",
        "0508 1009 1210 1309 1314 1610",
    ),
    "blucher": Starts(
        "area-blucher",
        "2810 3009 3010 3110 3210 3311 3409 3411 3511 3512 3610 3611 3712 3811 3812 3912 4011 4112 4212 4312 4313 "
        "4414 4513 4515",
        "2811 2814 3111 3312 3315 3612 3715 3913 4015 4113 4221 4315 4516",
        "2809 3009 3310 3508 3511 3911 4312 4510 4514",
        "2612 3013 3220 3413 4014 4317 4619",
    ),
    "friedensturm": Starts(
        "area-friedensturm",
        "2414 2415 2417 2419 2420 2422 2423 2518 2521 2615 2623 2624 2825 2924 2927 3126 3224 3325 3422 3426 3524 3525 "
        "3526 3624 3717 3723 3724 3823 3922 3923 4122 4218 4221 4320 4417 4615 4616 4717 4817 4918 4919 5018 5019 5118 "
        "5119 5120 5220 5317 5319 5320 5419 5519 5615 5617 5619",
        "2120 2121 2124 2225 2315 2316 2318 2320 2322 2324 2525 2527 2625 2726 2928 3027 3029 3226 3228 3326 3328 3527 "
        "3625 3826 3924 4123 4125 4321 4422 4518 4519 4521 4617 4719 4724 4818 4920 4922 5121 5223 5321 5324 5520 5522 "
        "5620 5629",
        "2518 2521 2615 2623 2715 2924 3220 3224 3524 3623 3922 4120 4216 4615 4917 5016 5018 5118 5219 5418",
        "2024 2120 2121 2124 2216 2225 2527 2929 3029 3228 3328 3826 4125 4521 4619 4720 4724 5223 5324 5522",
    ),
}
HEADQUARTERS = {
    "gneisenau": ("1203", "1314"),
    "blucher": ("3508 4510", "3220 4619"),
    "friedensturm": ("2715 3220 5016", "2024 2120 3029 4724 5324"),
}
COMMAND = 15
OUTSIDE = "4619"
"""Reims, in Blücher outside the area as the scenario says."""

# An Allied front hex and the German hexes next to it.
LINES = {
    "gneisenau": "0406|0506 0607|0606,0707 0708|0707,0807 0908|0807,0907 1007|0907,1006 1207|1206,1307 "
    "1407|1307,1406,1507 1608|1607,1708 1909|1908",
    "blucher": "2811|2810 3111|3010,3110,3210 3312|3311,3411 3612|3512,3611,3712 3913|3812,3912 4113|4112,4212 "
    "4315|4414 4516|4515",
    "friedensturm": "2315|2414,2415 2316|2415 2318|2417 2320|2419,2420 2322|2422 2324|2423 2525|2624 2625|2624 "
    "2726|2825 2928|2927 3027|2927 3226|3126 3326|3325,3426 3527|3426,3526 3625|3525,3526,3624 3924|3823,3923 "
    "4123|4122 4321|4221,4320 4518|4417 4617|4616,4717 4818|4817,4918,4919 4920|4919,5019 5121|5120,5220 "
    "5321|5220,5320 5520|5419,5519,5619 5620|5619",
}
VICTORY = {
    "0215": "Clermont",
    "0609": "Tricot",
    "0714": "Estrées-Saint-Denis",
    "0718": "Pont-Sainte-Maxence",
    "1009": "Ressons-sur-Matz",
    "1313": "Margny",
    "1314": "Compiègne",
    "1413": "Choisy-au-Bac",
}
ARRIVALS = "2115 2120 2023 2230 3028 4522 4523 4524 4525"
BY_ROAD = "2120 2023 2230 3028"
CORNERS = "0615 0910 0911 1010 1110 1111 1814 1834 2702 2710 4503 4534"
"""Hexes that examples and the limits of the areas name."""
MARNE_LINE = "2927/2928 2927/3027 3126/3226 3325/3326 3326/3426 3426/3527 3526/3527"
JULY_WEST = 44
"""The last column of the line of July west of Reims."""
CLIMBS = (
    "3512>3612 3611>3612 3712>3612 3912>3913 3812>3913 3210>3111 3411>3312 5220>5321 5120>5121 3127>3128 3527>3528 "
    "1407>1408"
)
"""Where the attackers of 1918 stood at the foot of a height, and its hex."""
NAMED_HEXES = 232
REGIONS = (
    *("sources-german", "sources-allied", "paris", "reims", "montdidier", "villers-cotterets", "chateau-thierry"),
    *("area-gneisenau", "area-blucher", "area-friedensturm", "frozen-friedensturm", "west-entry-gneisenau"),
    "late-entry-gneisenau",
)
# The rivers part the land into four: every place stands on its own bank.
BANKS = entries("""
west of the Oise: Montdidier, Noyon, Chauny, Clermont, Roye, Ham, Margny, Ressons-sur-Matz, Tricot, Lassigny,
    Estrées-Saint-Denis, Ribécourt, Thourotte, Saint-Just-en-Chaussée, Liancourt, Guiscard, Cantigny
between Oise and Aisne: La Fère, Laon, Choisy-au-Bac, Attichy, Vic-sur-Aisne, Nouvron, Coucy-le-Château, Carlepont,
    Tracy-le-Mont, Vailly-sur-Aisne, Bourg-et-Comin, Craonne, Pontavert, Berry-au-Bac, Juvincourt, Sissonne,
    Neufchâtel-sur-Aisne, Château-Porcien, Rethel, Anizy-le-Château, Corbeny, Chavignon, Laffaux
between Aisne and Marne: Soissons, Reims, Compiègne, Senlis, Pont-Sainte-Maxence, Creil, Verberie, Paris, Meaux,
    Villers-Cotterêts, Château-Thierry, Fère-en-Tardenois, Fismes, Braine, Jaulgonne, Verneuil, Châtillon-sur-Marne,
    Damery, Ay, Hautvillers, Tours-sur-Marne, Châlons-sur-Marne, Lizy-sur-Ourcq, Charly, Claye, Cormicy,
    Bermericourt, Pierrefonds, Mourmelon-le-Grand
south of the Marne: Épernay, Dormans, Condé-en-Brie, Orbais, Montmort, Montmirail, Avize, Vertus, Jâlons, Lagny,
    Igny, Viels-Maisons, Rebais, Crécy-en-Brie
""")


# And so do the troops of May and July: the armies of July face each other over the Marne, the 162nd Division stands
# north of the Aisne, and the French and British of May hold the Chemin des Dames with the Aisne behind them.
STOOD = entries("""
south of the Marne: 2928 2929 3027 3028 3029 3226 3228 3326 3328 3527 3826
between Aisne and Marne: 2927 3126 3325 3426 3526 3625 2316 2415 2615 2715 3315 3715 4015 4315 4414 4515 4516
between Oise and Aisne: 2315 2414 2811 3013 3111 3312 3413 3612 3913 4113 4212
west of the Oise: 1608 1607 1708 1407
""")


class Fact(NamedTuple):
    """One fact that the board must satisfy, its source, and whether it holds."""

    where: str
    says: str
    holds: bool
    note: str = ""

    def __str__(self) -> str:
        return (
            f"{'PASS' if self.holds else 'FAIL'}  {self.where:<14}{self.says}{f' ({self.note})' if self.note else ''}"
        )


class Checker:
    """The board, with the queries that many facts use."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grid = board.grid
        self.at = board.grid.find
        self.draft = drawn()
        self.links = {kind: Links(self.grid.ends(edge) for edge in edges) for kind, edges in board.links.items()}
        self.linked = {kind: hexset(h for pair in links.pairs() for h in pair) for kind, links in self.links.items()}

    def set_of(self, *numbers: str) -> int:
        """The set of hexes with these numbers."""
        return hexset(self.at(number) for number in numbers)

    def region(self, name: str) -> int:
        """A region of the board, empty where it has none."""
        return self.board.regions.get(name, 0)

    def numbers(self, bits: int) -> str:
        """The printed numbers of a set."""
        return " ".join(self.grid.number(h) for h in members(bits))

    def adjacent(self, first: str, second: str) -> bool:
        """Whether two hexes adjoin."""
        return self.grid.direction(self.at(first), self.at(second)) is not None

    def crosses(self, kind: str, text: str) -> bool:
        """Whether a hexside `1313/1314` shows a feature, either way across."""
        first, second = (self.at(number) for number in text.split("/"))
        return self.board.crosses(kind, first, second) and self.board.crosses(kind, second, first)

    def joined(self, first: str, second: str) -> bool:
        """Whether a road or railway joins two adjacent hexes."""
        ends = self.at(first), self.at(second)
        return any(self.board.is_linked(kind, *ends) for kind in self.board.links)

    def facts(self) -> list[Fact]:
        """Every fact."""
        return [
            *self.grid_facts(),
            *self.hex_facts(),
            *self.line_facts(),
            *self.start_facts(),
            *self.area_facts(),
            *self.place_facts(),
            *self.example_facts(),
            *self.bank_facts(),
            *self.water_facts(),
            *self.trench_facts(),
            *self.ground_facts(),
            *self.way_facts(),
            *self.edge_facts(),
            *self.file_facts(),
        ]

    # --- A.1: the grid

    def grid_facts(self) -> Iterator[Fact]:
        """Numbers, parity and neighbours."""
        rows: dict[int, list[int]] = {}
        for h in self.grid.hexes:
            column, row = self.grid.printed(h)
            rows.setdefault(column, []).append(row)
        yield Fact("A.1.6", "columns 01 to 57", sorted(rows) == list(range(1, 58)))
        yield Fact("A.1.6", "every column ends at row 34", {max(r) for r in rows.values()} == {34})
        yield Fact("A.1.6", "column 27 begins at 2702, column 45 at 4503", (min(rows[27]), min(rows[45])) == (2, 3))
        yield Fact("A.1.3", "flat-topped hexes", self.grid.directions == ("N", "NE", "SE", "S", "SW", "NW"))
        far = self.grid.distance(self.at("2710"), self.at("1814"))
        straight = self.grid.straight(self.at("2710"), self.at("1814"))
        yield Fact("A.1.4", "2710 to 1814 is a straight diagonal of 9", far == 9 and straight)
        yield Fact("A.1.4", "2710 to 1815 is not", not self.grid.straight(self.at("2710"), self.at("1815")))
        size = DEGREE_KM / hypot(ROW_FIT[0], ROW_FIT[1])
        yield Fact("A.1.7", "hexes of 3 km, within a twentieth", abs(size - 3) < 0.15, f"{size:.2f} km")
        alike = all(
            self.grid.printed(n) in _around(self.grid.printed(h))
            for h in self.grid.hexes
            for n in self.grid.adjacent[h]
        )
        yield Fact("A.1.5", "neighbours as the numbers adjoin with even columns lower", alike)

    # --- A.7: every hex that the book names

    def hex_facts(self) -> Iterator[Fact]:
        """Each hex exists."""
        named = named_hexes()
        yield Fact("A.7", f"the book names {NAMED_HEXES} hexes", len(named) == NAMED_HEXES, str(len(named)))
        for number in named:
            yield Fact("A.7", f"{number} is a hex of the map", self.grid.get(number) is not None)

    # --- A.2: the start lines

    def line_facts(self) -> Iterator[Fact]:
        """Each Allied front hex adjoins the German ones it faces, and no other side stands in it."""
        for scenario, text in LINES.items():
            starts = STARTS[scenario]
            for word in text.split():
                allied, german = word.split("|")
                faces = german.split(",")
                known = allied in starts.allied.split() and set(faces) <= set(starts.german.split())
                near = set(faces) == {n for n in starts.german.split() if self.adjacent(allied, n)}
                yield Fact(f"A.2 {scenario[0].upper()}", f"{allied} faces {german}", known and near)

    def start_facts(self) -> Iterator[Fact]:
        """A.1.4, A.2: no hex is shared, guns and headquarters stand apart, all units are in command and in the area."""
        for scenario, starts in STARTS.items():
            german, allied = self.set_of(*starts.german.split()), self.set_of(*starts.allied.split())
            guns = {"german": starts.german_support, "allied": starts.allied_support}
            yield Fact("A.2", f"{scenario}: no hex of both sides", not german & allied)
            for side, enemy in (("german", allied), ("allied", german)):
                zone = self.grid.grow(enemy)
                for number in guns[side].split():
                    clear = not self.set_of(number) & zone
                    yield Fact("A.1.4", f"{scenario}: {number} stands outside enemy zones", clear)
            area = self.region(starts.area)
            every = german | allied | self.set_of(*" ".join(guns.values()).split())
            out = self.numbers(every & ~area)
            yield Fact(
                "A.2", f"{scenario}: all start in the area", out == (OUTSIDE if scenario == "blucher" else ""), out
            )
            for side, bits, text in zip(("german", "allied"), (german, allied), HEADQUARTERS[scenario], strict=True):
                near = self.grid.grow(self.set_of(*text.split()), COMMAND)
                yield Fact("A.2", f"{scenario}: every {side} unit within {COMMAND} of a headquarters", not bits & ~near)
                out = self.numbers(bits & ~self.commanded(text, area, bits, (german | allied) & ~bits))
                yield Fact("9.1", f"{scenario}: every {side} unit commanded over the bridges", not out, out)

    def commanded(self, staffs: str, area: int, friends: int, enemies: int) -> int:
        """The hexes in command: not through enemies or their zones, and only one hex beyond an unbridged river."""
        zone = self.grid.grow(enemies) & ~friends
        reached = ends = self.set_of(*staffs.split())
        for _ in range(COMMAND):
            grown = hexset(n for h in members(reached) for n in self.grid.adjacent[h] if self._is_dry(h, n))
            ends |= grown | self.grid.grow(reached)
            reached |= grown & area & ~zone
        return ends | (self.grid.within(self.at(OUTSIDE), COMMAND) if OUTSIDE in staffs.split() else 0)

    def _is_dry(self, start: int, end: int) -> bool:
        """Whether no river separates two hexes, or a bridge crosses it."""
        linked = any(self.board.is_linked(kind, start, end) for kind in self.board.links)
        return linked or not self.board.crosses("river", start, end)

    # --- the areas

    def area_facts(self) -> Iterator[Fact]:
        """A.1: the limits of the three scenarios."""
        for name in REGIONS:
            yield Fact("contract", f"region {name}", bool(self.region(name)), f"{self.region(name).bit_count()} hexes")
        gneisenau, blucher, last = (self.region(starts.area) for starts in STARTS.values())
        yield Fact(
            "A.1 G", "columns to 19, rows to 18", gneisenau == where(self.grid, lambda c, r: c <= 19 and r <= 18)
        )
        yield Fact("A.1 F", "columns from 20, rows from 14", last == where(self.grid, lambda c, r: c >= 20 and r >= 14))
        line = where(self.grid, lambda c, r: c == 27 and r <= 10) | self._diagonal()
        line |= where(self.grid, lambda c, r: c == 18 and r >= 14)
        east = where(self.grid, lambda c, _: c == 45)
        yield Fact("A.1 B", "the west limit belongs to the area", not line & ~blucher)
        yield Fact("A.1 B", "the east limit belongs to the area", not east & ~blucher)
        columns = where(self.grid, lambda c, _: 18 <= c <= 45)
        inside = flood(self.grid, self.set_of("3220"), columns & ~line)
        yield Fact("A.1 B", "the area is what the limits enclose", blucher == inside | line | east)
        yield Fact("A.1 B", "the diagonal is straight, ten hexes", self._diagonal().bit_count() == 10)
        frozen = last & where(self.grid, lambda c, _: c <= 26)
        yield Fact("D22", "frozen is west of column 27", self.region("frozen-friedensturm") == frozen)
        column = self.grid.printed(members(self.region("chateau-thierry"))[0])[0]
        yield Fact("D22", "Château-Thierry is in column 29", column == 29)

    def _diagonal(self) -> int:
        line = self.grid.line(self.at("2710"), self.at("1814"))
        return hexset(h for step in line for h in step) | self.set_of("2710", "1814")

    # --- places

    def place_facts(self) -> Iterator[Fact]:
        """Every place is in the hex of its coordinates, or in an adjacent one, with its name in both languages."""
        shown = {place.number(): place for place in reversed(PLACES.values())}
        for place in PLACES.values():
            number = place.number()
            off = steps_between(cell(place.lon, place.lat), (int(number[:2]), int(number[2:])))
            kind = place.kind == "name" or self.board.has(self.at(number), place.kind)
            named = self.board.name(self.at(number), "fr") == place.name or shown[number] is not place
            yield Fact("land", f"{place.name} in {number}", off <= 1 and kind and named, f"{off} off" if off else "")
        for number, name in VICTORY.items():
            here = PLACES[name].number() == number and self._built(number)
            yield Fact("A.7", f"{number}, which Gneisenau pays for, is {name}", here)
        reims = set(self.board.terrains_at(self.at("4619"))) == {"town", "fort"}
        yield Fact("A.3", "Reims, town and fort, is 4619", reims and self.region("reims") == self.set_of("4619"))
        yield Fact("A.3", "Paris is in the south-west corner", self.region("paris") == self.set_of("0134"))
        montdidier = self.region("montdidier")
        yield Fact("A.3", "Montdidier is 0605 or 0506", montdidier in (self.set_of("0605"), self.set_of("0506")))
        german = STARTS["gneisenau"]
        held = self.set_of(*german.german.split(), *german.german_support.split())
        yield Fact("A.3", "Montdidier is German when Gneisenau begins", not montdidier & ~held)
        both = all(names.get("en") and names.get("fr") for names in self.board.names.values())
        yield Fact("ours", "every name in English and French", both, f"{len(self.board.names)}")

    def _built(self, number: str) -> bool:
        return any(self.board.has(self.at(number), terrain) for terrain in ("village", "town"))

    # --- the examples

    def example_facts(self) -> Iterator[Fact]:
        """ex.4, ex.8, ex.15, ex.26 and the arrivals of Blücher."""
        first, second = ("0910", "1010", "1110"), ("0911", "1111")
        for number in first:
            yield Fact("ex.8", f"{number} is next to 1009", self.adjacent("1009", number))
        for number in second:
            yield Fact("ex.8", f"{number} is two from 1009", self.grid.distance(self.at("1009"), self.at(number)) == 2)
        ways = self.linked["road"] | self.linked["rail"]
        yield Fact("ex.8", "a road or railway at 1009", bool(ways & self.set_of("1009")))
        for number in ("1010", "1110"):
            yield Fact("ex.8", f"road or rail {number} to 1111", self.joined(number, "1111"))
        both = self.board.hexes_of("fort") & self.board.hexes_of("trench")
        yield Fact("ex.15", "there is a fort in a trench", bool(both), self.numbers(both))
        soissons = self.at("2615")
        yield Fact("ex.26", "Soissons is a town", self.board.has(soissons, "town"), "2615")
        north = [n for n in self.grid.adjacent[soissons] if self.board.crosses("aisne", soissons, n)]
        yield Fact("ex.26", "the Aisne lies before Soissons", "2614" in self.numbers(hexset(north)))
        bridged = [self.grid.number(n) for n in north if self.joined("2615", self.grid.number(n))]
        yield Fact("D33", "a bridge leads north from Soissons", "2614" in bridged, " ".join(bridged))
        for number in BY_ROAD.split():
            on = bool(self.linked["road"] & self.set_of(number))
            yield Fact("A.3", f"{number}, where Blücher’s reserves arrive, is on a road", on)
            net = flood_links(self.links["road"], self.set_of(number), self.grid.mask)
            ends = self.region("villers-cotterets") | self.region("chateau-thierry")
            yield Fact("A.3", f"{number} is joined to Villers-Cotterêts and Château-Thierry", not ends & ~net)

    # --- rivers

    def dry(self, start: int) -> int:
        """The hexes reached from one without crossing a river."""
        found, waiting = 1 << start, [start]
        while waiting:
            h = waiting.pop()
            for n in self.grid.adjacent[h]:
                if not found >> n & 1 and not self.board.crosses("river", h, n):
                    found |= 1 << n
                    waiting.append(n)
        return found

    def bank_facts(self) -> Iterator[Fact]:
        """The four areas between the rivers, and what stands in each."""
        lands = {land: self.dry(self.at(PLACES[text.split(", ")[0]].number())) for land, text in BANKS.items()}
        apart = sum(bits.bit_count() for bits in lands.values()) == len(self.grid)
        yield Fact("ours", "Oise, Aisne and Marne part the map into four", apart)
        for land, text in BANKS.items():
            for name in text.split(", "):
                inside = bool(lands[land] & self.set_of(PLACES[name].number()))
                yield Fact("land", f"{name} is {land}", inside)
        for text in MARNE_LINE.split():
            yield Fact("A.3", f"{text} is the Marne", self.crosses("marne", text) and self.crosses("river", text))
        for land, text in STOOD.items():
            for number in text.split():
                yield Fact("A.3", f"{number} lies {land}", bool(lands[land] & self.set_of(number)))

    def water_facts(self) -> Iterator[Fact]:
        """Every water is one chain of hexsides, and flows into another or off the map."""
        sides = self.board.hexsides
        yield Fact("contract", "marne and aisne are river hexsides", sides["marne"] | sides["aisne"] <= sides["river"])
        yield Fact("contract", "no hexside is both Marne and Aisne", not sides["marne"] & sides["aisne"])
        yield Fact("ours", "no stream runs where a river does", not sides["stream"] & sides["river"])
        corners = self.draft.corners
        oise = sides["river"] - sides["marne"] - sides["aisne"]
        for name, edges in (("Oise", oise), ("Aisne", sides["aisne"]), ("Marne", sides["marne"])):
            yield Fact("ours", f"the {name} is one chain", is_chain(corners, edges), f"{len(edges) // 2} hexsides")
        for water in WATERS:
            drawn = {self.grid.edge(*self.grid.ends(side)) for side in self.draft.waters[water.name]}
            there = drawn <= sides[water.kind]
            chain = is_chain(corners, drawn)
            meets = not water.into or bool(_ends(corners, drawn) & _ends(corners, self.draft.waters[water.into]))
            yield Fact("land", f"{water.name} runs unbroken", there and chain and meets, water.into)
        lost = _landlocked(corners, sides["river"] | sides["stream"])
        yield Fact("ours", "every water leads off the map", not lost, f"{len(lost)}")

    # --- trenches

    def trench_facts(self) -> Iterator[Fact]:
        """A.3: the front of May is complete; there are no trenches along that of July west of Reims."""
        trenches = self.board.hexes_of("trench")
        seen: set[str] = set()
        for scenario, text in LINES.items():
            for number in sorted({*text.replace("|", " ").replace(",", " ").split()}):
                if number not in seen:
                    seen.add(number)
                    east = scenario != "friedensturm" or (
                        int(number[:2]) > JULY_WEST and number not in ("4518", "4417")
                    )
                    is_there = bool(trenches & self.set_of(number))
                    says = f"{number} is {'' if east else 'not '}in a trench"
                    yield Fact(f"A.3 {scenario[0].upper()}", says, is_there == east)
        open_ = self.grid.mask & ~trenches
        north = flood(self.grid, self.region("sources-german") & open_, open_)
        south = flood(self.grid, self.region("sources-allied") & open_, open_)
        yield Fact("A.3", "no gap in the trenches from edge to edge", not north & south)
        for side in ("Allied", "German"):
            texts = " ".join(text for name, text in TRENCHES.items() if name.startswith(side)).split()
            whole = all(self.adjacent(*pair) for pair in pairwise(texts))
            yield Fact("ours", f"the {side} trenches adjoin hex by hex", whole, f"{len(texts)}")
        edge = where(self.grid, lambda c, _: c == 1)
        near = self.grid.grow(trenches, ENTRY_NEAR) & edge
        yield Fact("A.3 G", "a trench within 5 hexes of the west edge", bool(near))
        entry, late = self.region("west-entry-gneisenau"), self.region("late-entry-gneisenau")
        yield Fact("A.3 G", "the reserves enter on the west edge", bool(entry) and not entry & ~(edge & near))
        yield Fact("A.3 G", "the reserves enter south of the trenches", not (entry | late) & ~south)
        yield Fact("D34", "later on the south of the area too", not self._row(18, 19) & ~late and not entry & ~late)
        craters = self.board.hexes_of("crater")
        for name, numbers in CRATERS.items():
            yield Fact("history", f"craters: {name}", not self.set_of(*numbers.split()) & ~craters)

    def _row(self, row: int, last: int) -> int:
        return where(self.grid, lambda c, r: r == row and c <= last)

    # --- woods and crests

    def ground_facts(self) -> Iterator[Fact]:
        """Woods, crests and what stands on them."""
        woods = self.board.hexes_of("wood")
        for name, hexes in self.draft.woods.items():
            yield Fact("land", f"woods of {name}", bool(hexset(hexes) & woods))
        crest = self.board.hexsides["crest"]
        one_way = all(self.grid.reverse(edge) not in crest for edge in crest)
        yield Fact("11.1", "every crest is climbed one way", one_way, f"{len(crest)}")
        for name, climbs in self.draft.crests.items():
            whole = {self.grid.edge(*climb) for climb in climbs}
            yield Fact("land", f"crest of {name}", bool(whole) and whole <= crest, f"{len(whole)}")
            sides = {self.grid.hexside(edge) for edge in whole}
            yield Fact("ours", f"crest of {name} is unbroken", name == "Laon" or is_chain(self.draft.corners, sides))
        wet = {self.grid.hexside(edge) for edge in crest} & self.board.hexsides["river"]
        yield Fact("ours", "no crest along a river", not wet)
        for text in CLIMBS.split():
            low, high = text.split(">")
            rises = self.board.crosses("crest", self.at(low), self.at(high))
            falls = self.board.crosses("crest", self.at(high), self.at(low))
            yield Fact("history", f"{low} is at the foot of {high}", rises and not falls)

    # --- roads and railways

    def way_facts(self) -> Iterator[Fact]:
        """The networks of roads and railways, and where they meet the edges."""
        for kind, source in (("road", "Paris"), ("rail", "Paris")):
            net = flood_links(self.links[kind], at(self.grid, source), self.grid.mask)
            lost = self.linked[kind] & ~net
            yield Fact("ours", f"the {kind}s are one net", not lost, self.numbers(lost))
            for side in ("german", "allied"):
                ends = net & self.region(f"sources-{side}")
                yield Fact("9.1", f"{kind}s reach {side} sources", ends.bit_count() > 2, self.numbers(ends))
        built = self.board.hexes_of("town") | self.board.hexes_of("village")
        alone = built & ~self.linked["road"]
        yield Fact("ours", "every town and village is on a road", not alone, self.numbers(alone))
        alone = self.board.hexes_of("town") & ~self.grid.grow(self.linked["rail"])
        yield Fact("ours", "every town has a railway in or next to its hex", not alone, self.numbers(alone))
        for name, edges in (("Marne", self.board.hexsides["marne"]), ("Aisne", self.board.hexsides["aisne"])):
            used = edges & (self.board.links["road"] | self.board.links["rail"])
            crossed = sorted({self.board.edge_text(self.grid.hexside(edge)) for edge in used})
            yield Fact("11.1.3", f"there are bridges over the {name}", len(crossed) > 3, " ".join(crossed))

    # --- the edges

    def edge_facts(self) -> Iterator[Fact]:
        """A.1.8: sources on the edges."""
        first: dict[int, int] = {}
        for h in self.grid.hexes:
            column, row = self.grid.printed(h)
            first[column] = min(row, first.get(column, row))
        sides = {
            "west": where(self.grid, lambda c, _: c == 1),
            "east": where(self.grid, lambda c, _: c == 57),
            "north": where(self.grid, lambda c, r: r == first[c]),
            "south": where(self.grid, lambda _, r: r == 34),
        }
        german, allied = self.region("sources-german"), self.region("sources-allied")
        rim = sides["west"] | sides["east"] | sides["north"] | sides["south"]
        yield Fact("A.1.8", "every source is on an edge", not (german | allied) & ~rim)
        yield Fact("A.1.8", "no source of both sides", not german & allied)
        for side, bits, edges in (("German", german, "west north east"), ("Allied", allied, "west south east")):
            for edge in edges.split():
                yield Fact("A.1.8", f"{side} sources in the {edge}", bool(bits & sides[edge]))
        yield Fact("A.1.8", "no German source in the south", not german & sides["south"])
        yield Fact("A.1.8", "no Allied source in the north", not allied & sides["north"])
        trenches = self.board.hexes_of("trench")
        behind = flood(self.grid, german & ~trenches, self.grid.mask & ~trenches)
        yield Fact("A.1.8", "sources lie behind their own trenches", not behind & allied)
        for scenario, starts in STARTS.items():
            area = self.region(starts.area)
            yield Fact("9.1", f"{scenario}: Allied sources in the area", bool(area & allied))
            yield Fact("9.1", f"{scenario}: German sources in the area", bool(area & german))

    def file_facts(self) -> Iterator[Fact]:
        """The board in the file is the one this tool writes."""
        streams = {self.grid.hexside(edge) for edge in self.board.hexsides["stream"]}
        drawn = {side for water in WATERS if water.kind == "stream" for side in self.draft.waters[water.name]}
        yield Fact("ours", "the streams are those of the tool", streams == drawn)
        for kind, ways in (("road", self.draft.roads), ("rail", self.draft.railways)):
            pairs = {self.grid.edge(*pair) for hexes in ways.values() for pair in pairwise(hexes)}
            both = pairs | {self.grid.reverse(edge) for edge in pairs}
            yield Fact("ours", f"the {kind}s are those of the tool", both == self.board.links[kind])
        same = all(self.region(region.name) == region.bits for region in regions(self.grid))
        yield Fact("ours", "the regions are those of the tool", same)


def _around(cell_: tuple[int, int]) -> set[tuple[int, int]]:
    """The cells next to one, as A.1.5 gives them."""
    c, r = cell_
    beside = (r - 1, r) if c % 2 else (r, r + 1)
    return {(c, r - 1), (c, r + 1), *((c + side, row) for side in (-1, 1) for row in beside)}


def named_hexes() -> list[str]:
    """Every hex that the book names."""
    texts = [text for starts in STARTS.values() for text in starts[1:]]
    return sorted({*" ".join([*texts, *VICTORY, ARRIVALS, CORNERS]).split()})


def _ends(corners: Corners, edges: Iterable[int]) -> set[int]:
    """The corners that hexsides touch."""
    return {corner for edge in edges for corner in corners.sides[corners.grid.hexside(edge)]}


def _landlocked(corners: Corners, edges: Iterable[int]) -> set[int]:
    """The corners on waters from which no water leads to the map edge."""
    sides = {corners.grid.hexside(edge) for edge in edges}
    lost = _ends(corners, sides)
    waiting = [corner for corner in lost if len(corners.ways[corner]) < 3]
    while waiting:
        corner = waiting.pop()
        if corner in lost:
            lost.remove(corner)
            waiting += [following for following, side in corners.ways[corner] if side in sides]
    return lost


def is_chain(corners: Corners, edges: Iterable[int]) -> bool:
    """Whether hexsides form one line without a fork: two ends, and every other corner passed once."""
    sides = {corners.grid.hexside(edge) for edge in edges}
    touched = [corner for side in sides for corner in corners.sides[side]]
    counts = {corner: touched.count(corner) for corner in touched}
    return sorted(counts.values()) == [1, 1, *[2] * (len(sides) - 1)]


def check(board: Board) -> list[Fact]:
    """Every fact about the board."""
    return Checker(board).facts()


# --- the command line ----------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """Run the tool; 1 if a fact fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="lay out the land and write the board")
    parser.add_argument("--check", action="store_true", help="prove the board against every fact")
    parser.add_argument("--project", nargs=2, type=float, metavar=("LON", "LAT"), help="the hex of a coordinate")
    parser.add_argument("--board", type=Path, default=BOARD, help="another board file")
    asked = parser.parse_args(arguments)
    if asked.write:
        asked.board.write_text(written(), encoding="utf-8")
    if asked.project:
        column, row = cell(*asked.project)
        number = f"{column:02}{row:02}"
        print(number if new_grid().get(number) else f"off the map: column {column}, row {row}")
    if asked.check:
        facts = check(read(asked.board))
        failed = [fact for fact in facts if not fact.holds]
        print(*facts, sep="\n")
        print(f"{len(facts) - len(failed)} facts hold, {len(failed)} failed")
        return 1 if failed else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
