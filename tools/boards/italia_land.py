"""The land of `italia`, from the Adige to the Julian Alps, as lists of coordinates and names.

Longitudes and latitudes by general knowledge of the country, good to about a kilometre (source `history`), unless a
line says otherwise. Nothing is computed here: `italia_board` lays the land on hexes, `italia_facts` checks the result.
"""

from __future__ import annotations

from typing import NamedTuple


def entries(text: str) -> dict[str, str]:
    """A table of `name: words`; an indented line continues an entry."""
    lines = text.strip().replace("\n    ", " ").splitlines()
    return {name: words.strip() for name, _, words in (line.partition(":") for line in lines)}


class Place(NamedTuple):
    """A place on the ground: what the map shows there, and its hex where that is not where the coordinates fall."""

    name: str
    lon: float
    lat: float
    kind: str = "village"
    hex: str = ""
    english: str = ""


def _places(kind: str, text: str) -> tuple[Place, ...]:
    """Places written `name lon,lat`, with `= hex` where the book or a bank gives the hex, and `| English name`."""
    found = []
    for line in text.strip().splitlines():
        rest, _, english = line.partition(" | ")
        rest, _, number = rest.partition(" = ")
        name, _, where = rest.rpartition(" ")
        lon, lat = map(float, where.split(","))
        found.append(Place(name.strip(), lon, lat, kind, number.strip(), english.strip()))
    return tuple(found)


TOWNS = _places(
    "town",
    """
Verona 10.994,45.438 = W0306
Vicenza 11.546,45.547
Padova 11.876,45.407 | Padua
Mestre 12.242,45.491 = W0534
Venezia 12.338,45.435 = W0337 | Venice
Treviso 12.245,45.668 = W1234
Bassano 11.734,45.767 = W1623
Schio 11.357,45.713 = W1314
Trento 11.121,46.069 = W2709
Rovereto 11.045,45.886
Belluno 12.217,46.138
Pordenone 12.660,45.954
Udine 13.235,46.063 = E2720
Gorizia 13.622,45.941
Trieste 13.768,45.649
""",
)
VILLAGES = _places(
    "village",
    """
Ala 11.005,45.757
Pergine 11.240,46.060
Levico 11.302,46.011
Borgo Valsugana 11.456,46.053
Grigno 11.635,46.012
Lavarone 11.270,45.939
Folgaria 11.170,45.917
Tonezza 11.346,45.880 = W2014
Arsiero 11.350,45.804 = W1714
Asiago 11.509,45.876
Gallio 11.549,45.892
Foza 11.631,45.896
Enego 11.710,45.940
Conco 11.605,45.798 = W1720
Valstagna 11.658,45.861
Thiene 11.478,45.707 = W1317
Valdagno 11.299,45.645
Breganze 11.565,45.708
Marostica 11.656,45.747
Recoaro 11.225,45.705
Arzignano 11.335,45.520
San Bonifacio 11.275,45.397
Grisignano 11.700,45.476 = W0422
Cittadella 11.784,45.649
Castelfranco 11.926,45.671 = W1227
Camposampiero 11.930,45.570
Noale 12.070,45.550
Mirano 12.110,45.493
Dolo 12.075,45.427
Crespano 11.835,45.827 = W1824
Asolo 11.912,45.802 = W1727
Possagno 11.881,45.855
Pederobba 11.986,45.861 = W1929
Cornuda 12.008,45.832
Montebelluna 12.045,45.776 = W1629
Cismon 11.732,45.919
Primolano 11.690,45.968
Fonzaso 11.800,46.018
Fiera di Primiero 11.830,46.175
Feltre 11.910,46.018
Quero 11.933,45.922 = W2127
Valdobbiadene 11.995,45.901 = W2129
Vidor 12.039,45.863
Moriago 12.107,45.867
Pieve di Soligo 12.173,45.900
Nervesa 12.207,45.824 = W1833
Susegana 12.250,45.851 = W1935
Conegliano 12.298,45.887
Vittorio Veneto 12.296,45.990
Spresiano 12.259,45.779
Maserada 12.318,45.750
Ponte di Piave 12.464,45.716
Zenson 12.493,45.678 = E1203
Fossalta 12.511,45.646 = E1104
Roncade 12.375,45.628
Meolo 12.455,45.620
Musile 12.563,45.622 = E1004
San Donà 12.564,45.629 = E1105
Eraclea 12.674,45.576
Jesolo 12.636,45.534
Cortellazzo 12.720,45.538
Caorle 12.888,45.598
Oderzo 12.493,45.781
Motta di Livenza 12.610,45.777
San Stino 12.690,45.730
Portogruaro 12.837,45.776
San Vito 12.860,45.915
Casarsa 12.843,45.948
Sacile 12.503,45.954
Aviano 12.585,46.070
Maniago 12.708,46.171
Barcis 12.560,46.190
Spilimbergo 12.906,46.112
Pinzano 12.946,46.183 = E3113
Mel 12.079,46.062
Ponte nelle Alpi 12.280,46.178 = W3135
Longarone 12.300,46.267 = W3435
Agordo 12.033,46.281
San Daniele 13.011,46.161
Gemona 13.140,46.277
Tolmezzo 13.015,46.406
Moggio 13.195,46.410
Tarcento 13.222,46.216
Codroipo 12.977,45.962
Latisana 12.995,45.776
Palmanova 13.310,45.905
Cervignano 13.334,45.823
San Giorgio 13.207,45.833
Aquileia 13.368,45.770
Grado 13.390,45.678
Cividale 13.432,46.094
San Pietro al Natisone 13.485,46.128
Cormons 13.470,45.958
Gradisca 13.504,45.889
Monfalcone 13.533,45.809
Doberdò 13.540,45.845
Caporetto 13.579,46.248 | Caporetto (Kobarid)
Plezzo 13.552,46.338 | Plezzo (Bovec)
Saga 13.480,46.305
Tolmino 13.733,46.184 | Tolmino (Tolmin)
Santa Lucia 13.743,46.152
Grahovo 13.870,46.153
Canale 13.638,46.086
Plava 13.598,46.046
Idria 13.975,46.005
Aidussina 13.910,45.888
Comeno 13.745,45.815
Sesana 13.872,45.710
Capodistria 13.730,45.548
Pirano 13.570,45.527
Buie 13.660,45.410
Bosco Chiesanuova 11.060,45.560
""",
)
HEIGHTS = _places(
    "height",
    """
Monte Pasubio 11.180,45.790
Monte Carega 11.130,45.720
Monte Cengio 11.397,45.792
Monte Ortigara 11.494,45.987
Col del Rosso 11.600,45.862 = W1920
Col Moschin 11.700,45.862 = W1922
Asolone 11.750,45.850
Monte Grappa 11.800,45.874 = W2024
Monte Tomba 11.870,45.880 = W2026
Monfenera 11.930,45.880
Il Montello 12.110,45.810 = W1732
Cima d’Asta 11.605,46.177
Passo Rolle 11.787,46.297
Vette Feltrine 11.870,46.090
Monte Schiara 12.190,46.230
Col Nudo 12.420,46.230
Monte Cavallo 12.480,46.135
Cansiglio 12.410,46.070
Monte Canin 13.440,46.360
Monte Rombon 13.556,46.372
Monte Nero 13.659,46.266 | Monte Nero (Krn)
Mrzli 13.708,46.216
Stol 13.440,46.270
Monte Matajur 13.529,46.212
Kolovrat 13.630,46.185
Jeza 13.650,46.160
Bainsizza 13.730,46.060
Monte Santo 13.660,45.999
Selva di Ternova 13.800,45.985 | Ternova Forest
Monte San Michele 13.565,45.880
Monte Hermada 13.667,45.793
Carso 13.700,45.850
Colli Berici 11.510,45.450 | Berici Hills
Monti Lessini 11.030,45.630 | Lessini Mountains
Lagorai 11.480,46.215
Prealpi Carniche 12.800,46.300 | Carnic Fore-Alps
Altopiano dei Sette Comuni 11.560,45.935 = W2120 | Sette Comuni Plateau
""",
)
COUNTRY = _places(
    "name",
    """
Krestenica 13.680,46.120 = E2930
Papadopoli 12.350,45.780
Laguna di Venezia 12.400,45.470 | Lagoon of Venice
Laguna di Marano 13.200,45.735 | Lagoon of Marano
Golfo di Trieste 13.500,45.600 | Gulf of Trieste
Golfo di Venezia 12.750,45.430 | Gulf of Venice
Batteria Amalfi 12.450,45.452 = E0402 | Amalfi Battery
Predil 13.578,46.418
""",
)
PLACES = {place.name: place for place in (*TOWNS, *VILLAGES, *HEIGHTS, *COUNTRY)}
MORE_TOWN = {"Venezia": "W0336"}
"""A second hex of a town."""


# --- waters --------------------------------------------------------------------------------------------------

ADIGE = (
    "11.300,46.450 11.240,46.300 11.205,46.250 11.175,46.220 11.115,46.190 11.090,46.150 11.102,46.070 11.108,46.020 "
    "11.088,45.940 11.022,45.890 11.000,45.860 11.012,45.800 10.975,45.755 10.915,45.710 10.840,45.600 10.815,45.555 "
    "10.830,45.490 10.930,45.445 11.010,45.425 11.060,45.370 11.100,45.330"
)
"""The west edge: there are no hexes beyond the Adige. Downstream."""

# Each water downstream; `>` says what it flows into. Major rivers first.
RIVERS = """
Piave: 12.305,46.272 12.293,46.225 12.285,46.183 12.250,46.155 W2934/W3033 W2933/W3033 12.150,46.102 12.090,46.080
    12.020,46.062 11.970,46.046 11.947,46.010 11.940,45.970 11.953,45.940 W2127/W2128 W2027/W2128 W2027/W2028
    W1928/W2028 W1929/W2028 W1929/W2029 W1929/W1930 W1829/W1930 W1830/W1930 W1830/W1931 W1831/W1931 W1831/W1932
    W1832/W1932 W1832/W1933 W1833/W1933 W1833/W1934 W1833/W1834 W1734/W1834 W1734/W1735 12.290,45.793 12.340,45.775
    12.405,45.742 12.447,45.715 E1401/E1402 E1302/E1402 E1302/E1303 E1203/E1303 E1203/E1304 E1203/E1204 E1104/E1204
    E1104/E1105 E1004/E1105 E1004/E1005 E0905/E1005 E0905/E0906 E0805/E0906 E0806/E0906 E0806/E0907 E0806/E0807
    E0707/E0807 E0708/E0807 E0708/E0808 12.745,45.515
Tagliamento: 12.980,46.392 13.020,46.386 13.075,46.360 13.115,46.330 13.110,46.300 13.085,46.260 13.050,46.235
    13.018,46.213 12.985,46.197 12.960,46.172 12.938,46.145 12.930,46.110 12.918,46.060 12.908,46.010 12.920,45.965
    12.932,45.910 12.952,45.860 12.975,45.800 12.985,45.770 13.005,45.745 13.040,45.710 13.070,45.680 13.100,45.645
    13.115,45.615
Isonzo: 13.490,46.300 13.515,46.275 13.555,46.262 13.590,46.246 13.625,46.226 13.665,46.205 13.700,46.190 13.722,46.176
    E3030/E3031 E2931/E3030 E2930/E2931 E2830/E2930 E2829/E2930
    E2829/E2929 E2828/E2829 E2729/E2828 E2728/E2729 E2628/E2729 E2628/E2629 13.630,46.020 13.633,45.990
    13.632,45.970 13.608,45.948 13.585,45.925 13.560,45.900 13.545,45.872 13.505,45.862 13.470,45.840 13.462,45.812
    13.490,45.785 13.530,45.752 13.545,45.725 13.560,45.700
Livenza: 12.500,45.952 12.550,45.935 12.590,45.900 12.600,45.860 12.604,45.820 12.612,45.782 12.645,45.755
    12.672,45.725 12.725,45.680 12.790,45.645 12.830,45.620 12.868,45.588 12.880,45.570
Brenta: 11.690,45.962 11.722,45.945 11.733,45.920 11.710,45.895 11.670,45.875 11.690,45.825 11.712,45.792
    11.720,45.740 11.730,45.700 11.760,45.660 11.800,45.600 11.840,45.540 11.900,45.490 11.940,45.452
    11.985,45.427 12.050,45.410 12.130,45.375
"""
STREAMS = """
Upper Piave > Piave: 12.370,46.370 12.335,46.320 12.305,46.275
Upper Tagliamento > Tagliamento: 12.600,46.408 12.750,46.405 12.880,46.400 12.975,46.393
Upper Isonzo > Isonzo: 13.740,46.405 13.700,46.370 13.650,46.345 13.580,46.328 13.520,46.318 13.492,46.303
Upper Livenza > Livenza: 12.500,46.030 12.510,45.990 12.503,45.957
Upper Brenta > Brenta: 11.270,46.010 11.320,46.016 11.380,46.038 11.460,46.046 11.530,46.032 11.600,46.008
    11.660,45.988 11.690,45.965
Bacchiglione: 11.540,45.635 11.545,45.600 11.555,45.550 11.590,45.510 11.630,45.480 11.700,45.458 11.780,45.435
    11.840,45.410 11.870,45.375
Astico > Bacchiglione: 11.265,45.910 11.305,45.875 11.345,45.835 11.372,45.808 11.420,45.788 11.465,45.760
    11.505,45.730 11.535,45.690 11.560,45.640 11.600,45.580 11.620,45.520 11.615,45.487
Posina > Astico: 11.215,45.788 11.280,45.800 11.350,45.803
Leogra > Bacchiglione: 11.250,45.758 11.310,45.732 11.370,45.700 11.420,45.660 11.480,45.630 11.540,45.600
Agno: 11.225,45.690 11.290,45.640 11.335,45.570 11.370,45.490 11.400,45.420 11.415,45.370
Alpone: 11.250,45.560 11.265,45.450 11.275,45.370
Muson > Brenta: 11.930,45.790 11.930,45.730 11.935,45.670 11.935,45.600 11.945,45.530 11.955,45.440
Sile: 12.000,45.655 12.100,45.648 12.170,45.653 12.250,45.658 12.320,45.643 12.400,45.600 12.470,45.570 12.530,45.545
Dese: 12.050,45.620 12.180,45.583 12.280,45.562 12.390,45.545 12.420,45.530
Soligo > Piave: 12.205,45.955 12.175,45.915 12.165,45.875 12.185,45.845
Monticano > Livenza: 12.280,45.930 12.315,45.882 12.380,45.850 12.440,45.820 12.500,45.788 12.560,45.790 12.605,45.795
Meschio > Livenza: 12.310,46.020 12.305,45.980 12.360,45.965 12.440,45.957 12.495,45.955
Meduna > Livenza: 12.790,46.310 12.785,46.250 12.805,46.200 12.795,46.130 12.755,46.050 12.705,45.980 12.685,45.930
    12.640,45.885 12.600,45.865
Cellina > Meduna: 12.470,46.255 12.560,46.215 12.625,46.180 12.680,46.120 12.740,46.050
Lemene: 12.865,45.860 12.845,45.790 12.850,45.720 12.870,45.670 12.880,45.650
Stella: 13.050,45.900 13.080,45.840 13.100,45.790 13.125,45.745
Ausa: 13.310,45.870 13.340,45.820 13.310,45.760
Torre > Isonzo: 13.250,46.245 13.270,46.190 13.290,46.120 13.325,46.040 13.375,45.970 13.420,45.910 13.465,45.860
Natisone > Torre: 13.400,46.235 13.480,46.238 13.492,46.180 13.480,46.128 13.435,46.090 13.410,46.040 13.400,45.990
    13.395,45.955
Judrio > Torre: 13.610,46.135 13.560,46.080 13.500,46.020 13.460,45.960 13.425,45.910
Vipacco > Isonzo: 13.975,45.865 13.900,45.868 13.820,45.876 13.740,45.886 13.660,45.894 13.570,45.900
Baccia > Isonzo: 13.975,46.165 13.900,46.158 13.830,46.152 13.770,46.148 13.735,46.150
Idria > Baccia: 13.970,46.070 13.900,46.110 13.820,46.138 13.775,46.146
Koritnica > Upper Isonzo: 13.580,46.410 13.600,46.370 13.575,46.333
Fella > Tagliamento: 13.350,46.415 13.250,46.413 13.180,46.403 13.145,46.370 13.120,46.338
Cordevole > Piave: 12.030,46.340 12.030,46.280 12.060,46.220 12.100,46.150 12.120,46.095
Cismon > Brenta: 11.830,46.190 11.805,46.110 11.770,46.070 11.790,46.020 11.785,45.970 11.740,45.930
Maè > Piave: 12.170,46.355 12.240,46.310 12.300,46.270
Avisio: 11.340,46.290 11.270,46.230 11.190,46.165 11.100,46.140
Fersina: 11.290,46.100 11.220,46.060 11.150,46.052 11.080,46.062
Leno: 11.140,45.835 11.090,45.872 11.010,45.885
"""
NAMED = {
    "piave": ("Piave",),
    "isonzo": ("Isonzo", "Upper Isonzo"),
    "tagliamento": ("Tagliamento", "Upper Tagliamento"),
}
"""Rivers that rules or scenarios call by their name."""

COAST = (
    "12.340,45.300 12.335,45.370 12.390,45.420 12.430,45.432 12.500,45.448 12.570,45.470 12.650,45.498 12.735,45.530 "
    "12.790,45.545 12.868,45.583 12.900,45.598 12.980,45.620 13.040,45.630 13.100,45.638 13.145,45.672 13.250,45.705 "
    "13.330,45.690 13.390,45.668 13.440,45.690 13.540,45.715 13.555,45.760 13.545,45.780 13.600,45.772 13.650,45.745 "
    "13.710,45.702 13.755,45.655 13.755,45.610 13.730,45.600 13.720,45.560 13.660,45.545 13.570,45.535 13.490,45.500 "
    "13.505,45.450 13.520,45.400 13.560,45.300"
)
"""The shore of the Adriatic from the Lido of Venice to Istria, the sand bars of the lagoons being land."""
LAGOONS = entries("""
Venice: 12.130,45.340 12.150,45.380 12.190,45.425 12.255,45.470 12.310,45.500 12.380,45.525 12.450,45.548 12.520,45.548
    12.580,45.525 12.600,45.500 12.560,45.480 12.500,45.460 12.420,45.442 12.370,45.420 12.320,45.360 12.320,45.330
Marano and Grado: 13.075,45.715 13.120,45.745 13.200,45.765 13.300,45.755 13.350,45.740 13.430,45.720 13.400,45.690
    13.330,45.705 13.250,45.718 13.160,45.690 13.110,45.690
Caorle: 12.840,45.640 12.900,45.650 12.970,45.670 13.000,45.650 12.930,45.630
""")
MARSHES = entries("""
lower Sile: 12.430,45.590 12.560,45.570 12.560,45.540 12.450,45.545
lower Piave: 12.600,45.590 12.740,45.580 12.800,45.560 12.720,45.545 12.600,45.560
lower Livenza: 12.700,45.650 12.780,45.680 12.880,45.660 12.840,45.610 12.760,45.590
lower Tagliamento: 12.960,45.690 13.060,45.690 13.080,45.660 13.000,45.640 12.900,45.640
mouths of the Isonzo: 13.440,45.745 13.530,45.755 13.535,45.725 13.430,45.705
shore of the lagoon: 12.040,45.400 12.120,45.430 12.180,45.430 12.140,45.370 12.060,45.370
""")
LONE_MARSHES = {
    "Venice lagoon": "W0233 W0435 W0537 E0601 E0603",
    "lower Piave and Livenza": "E0707 E0909 E1011 E1113",
    "about Marano and Grado": "E1415 E1518 E1520 E1423",
}


# --- mountains, hills, woods ---------------------------------------------------------------------------------

FOOT = (
    "W0307 W0409 W0609 W0810 W1011 W1212 W1413 W1515 W1518 W1521 W1623 W1725 W1826 W1928 W2129 W2231 W2333 W2435 E2501 "
    "E2602 E2805 E3108 E3312 E3516 E3520 E3321 E3123 E2925 E2726 E2627 E2528 E2328 E2230 E2232 E2235 E2137"
)
"""The foot of the mountains, west to east: north of it everything is mountain, save the valleys and the basins.

The valley of the Adige is the first hex of every row."""
BASINS = entries("""
Valsugana: W2611-W2612 W2512-W2514 W2614-W2616 W2517-W2518 W2419-W2420
Asiago: W1916-W1918 W2016-W2018
Val Belluna: W2524-W2527 W2625-W2628 W2727-W2731 W2828-W2832 W2930-W2934 W3031-W3034 W3133-W3136 W2726 W2528 W2729
Fonzaso: W2424
Alano: W2126-W2127 W2228
Piave at Longarone: W3234-W3235 W3435
Primiero: W3124
Agordo: W3530
Gemona: E3515-E3518 E3415-E3419 E3616-E3617
Tolmezzo: E4013-E4015 E3915-E3916
Plezzo: E3726-E3728
Caporetto: E3427 E3327-E3328 E3525
Natisone: E3026 E2926 E3127
Tolmino: E3130-E3131 E3031 E3230
Isonzo below Santa Lucia: E2828-E2829 E2629
Idria: E2636
Posina: W1714
""")
HIGH = entries("""
Lessini and Carega: 11.070,45.690 11.130,45.720 11.170,45.735
Pasubio: 11.160,45.780 11.190,45.800
Folgaria heights: 11.120,45.960 11.160,45.975
Vigolana: 11.190,45.985 11.220,45.990
Portule and Ortigara: 11.370,45.960 11.420,45.985 11.470,46.000 11.510,45.985 11.560,45.965
Grappa: 11.790,45.900 11.815,45.915
Vette Feltrine: 11.800,46.100 11.860,46.095 11.930,46.110 11.980,46.135 12.050,46.150
Lagorai: 11.330,46.160 11.400,46.190 11.480,46.215 11.560,46.240 11.640,46.255 11.720,46.270 11.770,46.300
Cima d’Asta: 11.560,46.185 11.605,46.177 11.670,46.160
Pale di San Martino: 11.830,46.260 11.870,46.230 11.900,46.200
Moiazza and Civetta: 12.060,46.350 12.090,46.310
Schiara: 12.130,46.235 12.190,46.230 12.240,46.250
Bosconero: 12.270,46.340 12.240,46.340
Col Nudo and Cavallo: 12.350,46.300 12.400,46.260 12.420,46.225 12.440,46.170 12.480,46.130
Monte Pramaggiore: 12.480,46.350 12.560,46.380 12.640,46.360
Monte Resettum: 12.560,46.290 12.650,46.280 12.700,46.300
Monte Verzegnis: 12.860,46.340 12.920,46.330
Monte San Simeone: 13.010,46.340
Musi and Canin: 13.280,46.310 13.340,46.330 13.440,46.360 13.500,46.375 13.556,46.372
Zuc dal Bor: 13.250,46.410
Stol: 13.420,46.270 13.470,46.275
Monte Nero: 13.640,46.285 13.659,46.266 13.690,46.260
Julian Alps: 13.640,46.400 13.700,46.420 13.780,46.400 13.830,46.370 13.800,46.320 13.760,46.290 13.800,46.260
    13.880,46.245 13.960,46.235
Upper Trenta: 13.900,46.370 13.960,46.350
""")
MORE_HIGH = (
    "W1610 W1309 W2416 W2417 W2319 W2825 W2928 W3030 W3116 W3120 W3322 W3037 E2903 W3333 E3301 E3508 E3711 E3824 E3927 "
    "E3429 E3430 E3525 E3335 E3433"
)
"""High mountain at least there; the crest of the Grappa in W2124 is that of Monte Pertica."""
HILLS = entries("""
Montello: W1731-W1732
Berici: W0416-W0418 W0317-W0318 W0517-W0518
Asolo: W1727-W1728 W1826 W1627
Conegliano: W2033-W2035 W2133-W2134 W2231-W2233
Valdobbiadene: W2130-W2132
Collio: E2426-E2427 E2326-E2327 E2525-E2526
San Daniele: E3116-E3117 E3015-E3017
Carso: E1727-E1732 E1827-E1833 E1928-E1935 E2029-E2034 E1629-E1634 E1530 E1531-E1536 E1432-E1437 E1333-E1337
    E1233-E1237 E1134-E1137 E1034-E1037
Istria: E0930-E0937 E0830-E0837 E0729-E0737 E0628-E0637 E0527-E0537 E0427-E0437 E0328-E0337 E0228-E0237 E0128-E0137
Marostica: W1621-W1622 W1620
""")
WOODS = entries("""
Montello: W1731
Berici: W0417 W0318
Sette Comuni: W1817 W1818 W1719
Cansiglio: W2837 W2737 E2801
Consiglio, lower: E2702
Ternova: E2431-E2434 E2331-E2333
Panowitz: E2230
Carso pinewoods: E1833 E1733
Muzzana: E1717 E1818
Pinzano: E3112
Lignano: E1217
Asolo: W1728
Paneveggio: W3724 W3723
Fadalto: W2636
Somadida: W3736
Idria: E2536 E2436
Istria: E0431 E0331
Collio: E2526
""")
PLATEAUX = entries("""
Montello; NE E SE SW W NW: W1731-W1732
Sette Comuni; SE SW W: W1615-W1620 W1716-W1720 W1817-W1821 W1914-W1921
Bainsizza; W SW SE E: E2729-E2732 E2829-E2832 E2630-E2632 E2530-E2531
Carso; W NW SW: E1927-E1929 E1827-E1828 E1727-E1728 E2028-E2029
Grappa; SE SW: W2023-W2026 W1923-W1925
Kolovrat; NE E: E3226-E3227 E3128-E3129
""")
"""Where a steep edge is climbed: the hexes on top, and the sides by which one climbs to them."""
WALLS = entries("""
above the Valsugana: W2415/W2515 W2415/W2516 W2416/W2516 W2416/W2517 W2417/W2517
Canin: E3823/E3923 E3823/E3924 E3824/E3924 E3824/E3925
Monte Nero: E3430/E3530 E3429/E3530
Schiara: W3332/W3432 W3333/W3432
""")
"""Hexsides that nobody crosses: walls of rock."""


# --- roads and railways --------------------------------------------------------------------------------------

ROADS = entries("""
Verona – Vicenza – Padova – Mestre: Verona / W0308 / San Bonifacio / W0415 / Vicenza / Grisignano / Padova / Dolo /
    Mestre
Mestre – Treviso – Conegliano – Udine – Gorizia: Mestre / W0834 / Treviso / Spresiano / W1734 / W1834 / Susegana /
    Conegliano / W2137 / Sacile / Pordenone / Casarsa / Codroipo / Udine / E2524 / Cormons / E2227 / Gorizia
Mestre – San Donà – Monfalcone – Trieste: Mestre / W0737 / Meolo / Musile / San Donà / San Stino / Portogruaro /
    Latisana / San Giorgio / Cervignano / E1724 / E1726 / Monfalcone / E1730 / Trieste
Treviso – Feltre – Belluno – Longarone: Treviso / Montebelluna / Cornuda / Pederobba / W2027 / Quero / W2327 / Feltre
    / W2627 / W2729 / W2830 / Belluno / Ponte nelle Alpi / W3335 / Longarone / W3636 / W3737
Busche bridge and the left bank: W2627 / W2628 / Mel / W2832 / W2933 / Belluno
Vicenza – Treviso – Oderzo – Portogruaro: Vicenza / Cittadella / Castelfranco / Treviso / W1336 / E1401 / Ponte di
    Piave / Oderzo / Motta di Livenza / Portogruaro
Padova – Bassano – Trento: Padova / W0526 / Cittadella / Bassano / W1723 / W1822 / W1922 / W2022 / Cismon / Primolano
    / Grigno / Borgo Valsugana / Levico / Pergine / Trento
Verona – Trento – Bolzano: Verona / W0405 / W0703 / W0904 / W1205 / Ala / W1807 / Rovereto / W2309 / Trento / W3009 /
    W3512 / W3713
Vicenza – Thiene – Arsiero: Vicenza / W1018 / Thiene / W1516 / W1615 / Arsiero
Vicenza – Schio – Rovereto: W1018 / Schio / W1413 / W1511 / W1610 / W1809 / Rovereto
Schio – Thiene – Marostica – Bassano – Asolo: Schio / Thiene / Breganze / Marostica / W1622 / Bassano / W1725 / Asolo
    / Cornuda
Castelfranco – Bassano: Castelfranco / W1425 / Bassano
Castelfranco – Montebelluna: Castelfranco / Montebelluna
Castelfranco – Padova: Castelfranco / Camposampiero / Padova
Mestre – Castelfranco: Mestre / Noale / Castelfranco
Mirano: Mestre / Mirano / Dolo
Conegliano – Vittorio Veneto – Belluno: Conegliano / Vittorio Veneto / W2636 / W2936 / Ponte nelle Alpi
Conegliano – Oderzo: Conegliano / Oderzo
Conegliano – Pieve di Soligo – Valdobbiadene: Conegliano / Pieve di Soligo / Vidor / Valdobbiadene / W2228 / W2328 /
    W2428 / W2528 / W2628
Moriago: Pieve di Soligo / Moriago / Vidor
Vittorio Veneto – Sacile: Vittorio Veneto / Sacile
Sacile – Maniago – Spilimbergo – Gemona: Sacile / Aviano / Maniago / E2910 / Spilimbergo / Pinzano / E3115 / San
    Daniele / E3317 / Gemona
Casarsa – Spilimbergo: Casarsa / Spilimbergo
Casarsa – San Vito – Portogruaro: Casarsa / San Vito / Portogruaro
Pordenone – Oderzo: Pordenone / E2105 / Motta di Livenza
Udine – Gemona – Pontebba: Udine / Tarcento / Gemona / E3617 / E3817 / Moggio / E4021
Gemona – Tolmezzo: E3817 / Tolmezzo / E4011
Udine – San Daniele: Udine / E2918 / San Daniele
Udine – Cividale – Caporetto – Plezzo – Predil: Udine / Cividale / San Pietro al Natisone / E3127 / Caporetto / Saga /
    Plezzo / E3827 / E4027
Cividale – Cormons: Cividale / E2525 / Cormons
Caporetto – Tolmino – Santa Lucia: Caporetto / E3330 / Tolmino / Santa Lucia
Gorizia – Plava – Canale – Santa Lucia: Gorizia / E2429 / Plava / Canale / Santa Lucia / E3034 / E3037
Udine – Palmanova – Cervignano – Aquileia: Udine / Palmanova / Cervignano / Aquileia
Palmanova – Gradisca – Gorizia: Palmanova / E2125 / Gradisca / E2127 / Gorizia
Gradisca – Monfalcone: Gradisca / E1826 / Monfalcone
Codroipo – Palmanova: Codroipo / E2219 / Palmanova
Codroipo – Latisana: Codroipo / Latisana
Gorizia – Aidussina: Gorizia / E2131 / Aidussina / E2137
Trieste – Sesana: Trieste / Sesana / E1436
Trieste – Capodistria – Buie: Trieste / E1032 / Capodistria / Buie / E0131
Capodistria – Pirano: Capodistria / Pirano
Sile road: Treviso / Roncade / Meolo
San Donà – Oderzo: San Donà / E1304 / Ponte di Piave
Eraclea – Caorle: San Donà / Eraclea / E1011 / Caorle
Jesolo – Cortellazzo: Musile / E0806 / Jesolo / Cortellazzo
Primolano – Fonzaso – Feltre: Primolano / Fonzaso / Feltre
Vicenza – Recoaro: Vicenza / Arzignano / Valdagno / Recoaro
Idria: E3034 / E2835 / Idria / E2537
""")
SECONDARY = entries("""
Grappa, from Bassano: Bassano / W1724 / W1924 / Monte Grappa
Grappa, from Crespano: Crespano / W1925 / Monte Grappa / W2125 / W2225 / W2325 / Feltre
Grappa, from Cismon: Cismon / Monte Grappa
Tomba: Possagno / W2026 / W2126 / Quero
Crespano – Possagno – Pederobba: W1725 / Crespano / Possagno / W1928 / Pederobba
Sette Comuni, from Marostica: Marostica / W1620 / Conco / W1818 / Asiago
Sette Comuni, from Bassano: Bassano / W1622 / Conco / W1919 / Gallio / Foza / Enego / Primolano
Sette Comuni, from Thiene: Thiene / W1518 / W1717 / Asiago
Asiago – Lavarone: Asiago / W2016 / W2115 / Lavarone / Levico
Arsiero – Tonezza – Folgaria: Arsiero / W1814 / Tonezza / W2012 / Folgaria / Rovereto
Arsiero – Lavarone: Arsiero / W1913 / Lavarone
Valstagna – Foza: Valstagna / W1922
Ortigara: Gallio / W2218 / W2317
Pasubio: Schio / W1612 / W1711 / W1710 / W1809
Recoaro – Ala: Recoaro / W1209 / Ala
Lessini: Verona / W0607 / Bosco Chiesanuova / W1107 / Ala
Bosco – Valdagno: Bosco Chiesanuova / W0911 / Arzignano
Primiero: Fonzaso / W2824 / Fiera di Primiero / W3323 / Passo Rolle
Rolle – Cavalese: Passo Rolle / W3620 / W3517 / W3413 / W3311
Agordo: Belluno / W3131 / W3331 / Agordo / W3730
Agordo – Primiero: Agordo / W3327 / Fiera di Primiero
Zoldo: Longarone / W3632
Barcis: Maniago / Barcis / E3401 / Longarone
Cansiglio: Vittorio Veneto / Cansiglio / W3036 / Ponte nelle Alpi
Meduno: Maniago / E3210 / E3510 / Tolmezzo
San Boldo: Mel / W2631 / Pieve di Soligo
Follina: Pieve di Soligo / Vittorio Veneto
Lamon: Fonzaso / W2522 / Grigno
Vajont – Claut: Longarone / E3502 / E3604
Natisone ridges: San Pietro al Natisone / E3028 / Kolovrat / Tolmino
Judrio: Cividale / E2627 / E2828 / Kolovrat
Matajur: E3127 / Monte Matajur
Tarcento – Saga: Tarcento / E3322 / E3524 / Saga
Bainsizza: Plava / E2730 / Bainsizza / E2833 / Santa Lucia
Bainsizza – Gorizia: Gorizia / E2430 / Bainsizza / E2734 / Idria
Ternova: Gorizia / E2332 / Selva di Ternova / Aidussina
Left bank of the Isonzo: Saga / E3626 / E3527 / E3428 / Caporetto
Collio: Cormons / E2427 / Plava
Trenta: Plezzo / E3730 / E3833 / E4034
Carso: Monfalcone / E1828 / Comeno / Sesana
Comeno – Aidussina: Comeno / E2034 / Aidussina
Doberdò: Gradisca / Doberdò / E1927 / Comeno
Comeno – Gorizia: E1930 / E2129 / Gorizia
Grado: Aquileia / E1523 / Grado
Portogruaro – Caorle: Portogruaro / E1411 / E1112 / Caorle
Lignano: Latisana / E1416 / E1217
Jesolo – Cavallino: Jesolo / E0604 / E0503 / Batteria Amalfi
Montello: Montebelluna / Il Montello / Nervesa
Piave right bank: Nervesa / W1734
Maserada: Spresiano / Maserada / Treviso
Zenson – Fossalta: Meolo / Fossalta / Zenson / E1401
Fossalta – Musile: Fossalta / Musile
Berici: Vicenza / W0417 / W0217 / W0117
Mel – Trichiana: W2832 / W2632
Buie – coast: Buie / E0530 / Pirano
""")
RAILWAYS = entries("""
Verona – Vicenza – Padova – Venezia: Verona / W0308 / San Bonifacio / W0415 / Vicenza / Grisignano / Padova / Dolo /
    Mestre / W0434 / W0335 / W0336 / Venezia
Mestre – Treviso – Udine – Gorizia: Mestre / W0834 / Treviso / Spresiano / W1734 / W1834 / Susegana / Conegliano /
    W2137 / Sacile / Pordenone / Casarsa / Codroipo / Udine / E2524 / Cormons / E2227 / Gorizia
Mestre – Portogruaro – Trieste: Mestre / W0737 / Meolo / Musile / San Donà / San Stino / Portogruaro / Latisana / San
    Giorgio / Cervignano / E1724 / E1726 / Monfalcone / E1730 / Trieste
Gorizia – Monfalcone: Gorizia / E2127 / E1927 / Monfalcone
Treviso – Feltre – Belluno – Longarone: Treviso / Montebelluna / Cornuda / Pederobba / W2027 / Quero / W2327 / Feltre
    / W2627 / W2628 / Mel / W2832 / W2933 / Belluno / Ponte nelle Alpi / W3335 / Longarone / W3636 / W3737
Vicenza – Treviso – Motta – Portogruaro: Vicenza / Cittadella / Castelfranco / Treviso / W1336 / E1401 / Ponte di
    Piave / Oderzo / Motta di Livenza / Portogruaro
Padova – Bassano – Trento: Padova / W0526 / Cittadella / Bassano / W1723 / W1822 / W1922 / W2022 / Cismon / Primolano
    / Grigno / Borgo Valsugana / Levico / Pergine / Trento
Padova – Castelfranco – Montebelluna: Padova / Camposampiero / Castelfranco / Montebelluna
Verona – Trento – Bolzano: Verona / W0405 / W0703 / W0904 / W1205 / Ala / W1807 / Rovereto / W2309 / Trento / W3009 /
    W3512 / W3713
Vicenza – Thiene – Schio: Vicenza / W1018 / Thiene / Schio
Thiene – Arsiero: Thiene / W1516 / W1615 / Arsiero
Conegliano – Vittorio Veneto: Conegliano / Vittorio Veneto
Casarsa – Pinzano – Gemona: Casarsa / Spilimbergo / Pinzano / E3315 / E3316 / Gemona
Casarsa – Portogruaro: Casarsa / San Vito / Portogruaro
Udine – Pontebba: Udine / Tarcento / Gemona / E3617 / E3817 / Moggio / E4021
Tolmezzo: E3817 / Tolmezzo
Udine – Cividale: Udine / Cividale
Udine – Palmanova – Cervignano: Udine / Palmanova / Cervignano
Gorizia – Santa Lucia – Assling: Gorizia / E2429 / Plava / Canale / Santa Lucia / Grahovo / E3037
Gorizia – Aidussina: Gorizia / E2131 / Aidussina
Trieste – Laibach: Trieste / Sesana / E1436
""")


# --- the fronts ----------------------------------------------------------------------------------------------

CADORNA = "W1707-W1712 W1812-W1813 W1914-W1921 W2021-W2027"
"""The Cadorna line as the book gives it (3.0); then the south bank of the Piave to the sea."""
FACING = "W1806-W1811 W1912-W1913 W2013-W2020 W2121-W2127"
"""The trenches of the Central Powers from the Adige to the Piave, facing the Cadorna line."""
BANK = "W1928"
"""Where the Cadorna line goes down from Monfenera to the Piave."""
ISONZO_ITALIAN = (
    "E4025 E3926 E3826 E3726 E3626 E3627 E3528 E3529 E3429 E3330 E3230 E3130 E3030 E2931 E2831 E2732 E2631 E2531 E2430 "
    "E2330 E2229 E2129 E2029 E1929 E1828 E1728"
)
ISONZO_CP = (
    "E4026 E3927 E3827 E3727 E3728 E3628 E3629 E3530 E3430 E3331 E3231 E3131 E3031 E2932 E2832 E2733 E2632 E2532 E2431 "
    "E2331 E2230 E2130 E2030 E1930 E1829 E1729"
)
"""The front of 24 October 1917, north to south: the Italian trenches, then those of the Central Powers."""
CRATERS = entries("""
Carso: E1929 E1930 E2029 E1829 E1828
San Gabriele: E2430
Bainsizza: E2631 E2732
Sabotino: E2329
""")

AREA_COLUMNS = {"radetzky": (13, 28), "albrecht": (28, 47), "caporetto": (46, 74)}
"""The first and last columns of areas, those of the E part counted on from 37."""

# --- objectives ----------------------------------------------------------------------------------------------

OBJECTIVES = entries("""
grappa: W2024 W2026
radetzky: W1714 W1920 W1922 W2024
albrecht: W1234 W0534 W0336
solstice: W1314 W1317 W1623 W1629 W1732 W1234 W0534 W0336
""")
