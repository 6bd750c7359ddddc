"""The pieces, charts and set-ups of marne against every fact the book gives of them. No rule is played here.

The facts are written out below in a shorthand of ours: `F169x3/5` is the French 169th Division as three regiments of
morale 5, a plus behind the morale is an American one, `corps` and `army` are guns, `stoss` is one Stosstruppen counter.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from grognard.kernel.asking.script import opponents
from grognard.kernel.files.data import Faults, Files
from grognard.kernel.numbers.charts import read_charts
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.pieces import Piece, Roster, read_pieces
from grognard.kernel.table.scenario import Scenario, read_scenario

DATA = Path(str(files("grognard.games"))) / "marne" / "data"
GERMAN, ALLIED = opponents("german", "allied")
KINDS = ("division", "regiment", "brigade", "tank", "hq", "corps-artillery", "army-artillery", "stosstruppen", "air")
VALUES = (
    "attack", "defence", "move", "morale", "potential", "radius", "offensive-potential", "offensive-radius",
    "coordination", "protection", "command", "range",
)  # fmt: skip
NATIONS = ("german", "french", "british", "american", "italian")
TRAITS = (*NATIONS, "cavalry", "mountain", "marine", "colonial")
SMALL = ("regiment", "brigade")
FOOT = ("division", *SMALL)
GUNS = {"corps": "corps-artillery", "army": "army-artillery"}
SCENARIOS = ("gneisenau", "blucher", "friedensturm")
SPECIAL = ("free-stosstruppen", "frozen", "reims-safe", "montdidier", "encirclement")
NUMBERS = ("first-turn", "tank-events", "stosstruppen")

FILES = Files([DATA])
PIECES = read_pieces(FILES.read("pieces.toml", need_sources=True), (GERMAN, ALLIED), KINDS, VALUES, TRAITS)
BY_NAME = {piece.name: piece for piece in PIECES}
CHARTS = read_charts(FILES.read("charts.toml", need_sources=True))
GRID = Grid.flat((1, 57), (1, 34), "even")

SET_UPS = {
    ("gneisenau", "allied"): """
        0313 F69/4; 0406 F60/3; 0508 corps; 0607 F169x3/5; 0708 F36/4; 0711 F11x3/5; 0715 F123/4; 0908 F58/2;
        0910 F18/4; 1007 F125/3; 1009 corps; 1207 F1DCP/4; 1210 army; 1309 corps; 1314 F-III F-Fequant; 1407 F53/3;
        1411 F126/4; 1608 F72/4; 1610 corps; 1810 F15/4; 1909 F35/4
    """,
    ("gneisenau", "german"): """
        0506 G2/3; 0605 corps; 0606 G222/4; 0707 G84/2; 0805 G46Res/4; 0806 corps; 0807 G3Res/3; 0907 G5Res/4;
        1004 G206/4; 1006 G19x3/5 stoss stoss; 1105 corps army; 1106 G227/3; 1203 G-XVIII G-Air-II; 1204 G30/4;
        1206 G4Gdx3/5 stoss stoss; 1306 G3Bav/4 corps; 1307 G75Res/3; 1404 G204/3; 1406 GJager/4;
        1507 G11x3/5 stoss stoss; 1606 corps; 1607 G202/3; 1708 G9BavRes/4; 1908 G223/3
    """,
    ("blucher", "allied"): """
        2612 corps; 2811 F151/4; 2814 F74/4; 3013 army; 3111 F61/4; 3220 F-VI F-Fequant; 3312 F21/4; 3315 F39/4;
        3413 corps; 3612 F22/4; 3715 FUS157/2+; 3913 B50/2; 4014 corps; 4015 B25/3; 4113 B8/2; 4221 F13/4;
        4315 B21/2; 4317 corps; 4516 F45x3/5; 4619 F-IV army
    """,
    ("blucher", "german"): """
        2809 corps; 2810 G241/2; 3009 G6BavRes/4 corps; 3010 G6x3/5 stoss stoss; 3110 G5x3/5 stoss stoss;
        3210 G13Ldw/2; 3310 army corps; 3311 G14Resx3/5 stoss stoss; 3409 G9/4; 3411 G113/4;
        3508 G-VII G-Air-I G-Air-II; 3511 G37x3/5 corps; 3512 G1Gdx3/6 stoss stoss; 3610 G197/3;
        3611 G33x3/5 stoss stoss; 3712 G10x3/5 stoss stoss; 3811 G36/4; 3812 G10Resx3/5 stoss stoss; 3911 army corps;
        3912 G28Resx3/6 stoss stoss; 4011 G5Gdx3/5 stoss stoss; 4112 G50x3/5 stoss stoss; 4212 G52x3/5;
        4312 G103/3 corps; 4313 G7Res/4; 4414 G33Res/2; 4514 corps; 4510 G-I; 4513 G86/3; 4515 G213/3
    """,
    ("friedensturm", "allied"): """
        2024 F-IX; 2120 F153x3/5 F-X F-Vuillemin army corps; 2121 F33x3/5 corps; 2124 US4x4/3+ corps;
        2225 F168/3 army; 2216 corps; 2315 F162/4; 2316 F11x3/5; 2318 F87/3; 2320 F1/4; 2322 F2x3/5; 2324 F47x3/5;
        2525 F164/4; 2527 US2x4/3+ corps; 2625 F167/4; 2726 US26/2+; 2928 F39/4; 2929 corps; 3027 US3x2/3+;
        3029 US28/2+ F-VI F-Chabert; 3226 US3x2/3+; 3228 F73/3 army; 3326 F125/3; 3328 F20/4 corps; 3527 F51/3;
        3625 F8/3; 3826 F77/4 corps; 3924 F40/4; 4123 I8/4; 4125 F10Colx3/5 army corps; 4321 I3/4; 4422 F120/3;
        4518 F6Tir/5; 4519 F2Colx3/5; 4521 F7/3 corps; 4617 F134/4; 4619 army; 4719 F11Tir/5; 4720 corps;
        4724 F10/3 F-V; 4818 F3Colx3/5; 4920 F45x3/5; 4922 F154/3; 5121 F165/4; 5223 F129/3 corps; 5321 F127/3;
        5324 F9/4 F-IV F-Fequant; 5520 F126/4; 5522 US42/2+ corps; 5620 F170/3; 5629 F74/4
    """,
    ("friedensturm", "german"): """
        2414 G53Res/3; 2415 G241/2; 2417 G11Bavx3/5; 2419 G14Resx3/5; 2420 G115/3; 2422 G1Res/3; 2423 G10Bav/4;
        2518 G227/3 corps; 2521 G51Res/4 corps; 2615 G6x3/5 corps; 2623 G78Res/3 corps; 2624 G4Ers/3;
        2715 G-IX G-Air-III army; 2825 G87/2; 2924 G5Gdx3/5 army corps; 2927 G201/3; 3126 G10x3/5;
        3220 G-VII G-Air-II; 3224 G10Ldw/2 corps; 3325 G36/4; 3422 G33x3/5; 3426 G23/3; 3524 G6BavRes/4 corps;
        3525 G1Gdx3/6; 3526 G200/4; 3623 army corps; 3624 G37x3/5; 3717 G50Res/4; 3723 G28Resx3/6; 3724 G113/4;
        3823 G10Resx3/5; 3922 G103/3 corps; 3923 G2Gdx3/6; 4120 corps; 4122 G195/4; 4216 corps; 4218 G12Bav/3;
        4221 G22/3; 4320 G123/3; 4417 G86/3; 4615 G19Ers/3 corps; 4616 G213/3; 4717 G242/3; 4817 G238/3; 4917 corps;
        4918 G203/4; 4919 G15Bav/3; 5016 G-I G-Air-I; 5018 G8BavRes/4 corps; 5019 G3Gd/4; 5118 G9/4 army;
        5119 G80Res/3; 5120 G26x3/5; 5219 corps; 5220 GGdErs/4; 5317 GBavErs/3; 5319 G19Resx3/5; 5320 G199/4;
        5418 corps; 5419 G239/3; 5519 G1/3; 5615 G20x3/5; 5617 G7Res/4; 5619 GGdCav/4
    """,
}

# Each group: its side, turn and sequence, how and where it arrives, and what it brings.
ARRIVALS = {
    "gneisenau-1": ("allied 5 3 air -", "F-Vuillemin F-Chabert F-Villome"),
    "gneisenau-2": (
        "allied 5 3 choice -",
        "F48x3/5 F129/3 F152/4 F165/4 Sch Sch StC StC corps F-X",
    ),
    "blucher-1": ("allied 1 2 hexes 4522", "F154/3"),
    "blucher-2": ("allied 1 2 hexes 2115 2120", "F1/4 F43/4 F-X"),
    "blucher-3": ("allied 1 3 hexes 2120 2023 2230", "Ren FMarx4/6 F170/3"),
    "blucher-4": ("allied 1 3 hexes 2230 3028", "F4/3 F20/4 F131/4 F10Colx3/5"),
    "blucher-5": ("allied 2 1 within-2 4524", "F10/3 F40/4 F120/3"),
    "blucher-6": ("allied 2 1 hexes 4522 4523 4524 4525", "corps"),
    "blucher-7": ("allied 2 1 hexes 2120 2023 2230", "F28/4 F164/4 F167/4 corps"),
    "blucher-8": ("allied 2 1 hexes 2230 3028", "US3x4/3+ F162/4 corps"),
    "blucher-9": ("allied 2 2 hexes 2120 2023 2230", "F26/4 F51/3 F73/3 corps army"),
    "blucher-10": ("allied 2 2 hexes 2230 3028", "F35/4 army"),
    "blucher-11": ("allied 2 3 hexes 2230 3028", "F15/4 F128x3/5 F4DCP/3 US2x4/3+"),
    "blucher-12": ("allied 2 3 hexes 2120 2023 2230", "F47x3/5"),
    "blucher-13": ("allied 3 1 hexes 2120 2023 2230 3028", "F87/3 F153x3/5"),
    "blucher-14": ("german 1 2 hq G-VII", "G2Gdx3/6"),
    "blucher-15": ("german 2 2 near-hq G-VII", "G28/4 G47Res/4 G237/2"),
    "friedensturm-1": ("allied 17 2 hq any", "F4/3"),
    "friedensturm-2": (
        "allied 18 1 within-5-apart 2019",
        "Ren Ren Ren Ren Ren Ren Ren FMarx4/6 F38x3/5 F48x3/5 F128x3/5 F72/4 US1x4/3+",
    ),
    "friedensturm-3": ("allied 18 1 air-5 2019", "air air air air"),
    "friedensturm-4": ("allied 18 2 hq F-IX F-X", "F19/4 F58/2 F63/4 F69/4"),
    "friedensturm-5": ("allied 18 3 hq F-V", "B51x3/5 B62/3"),
    "friedensturm-6": ("allied 19 1 hq F-X", "B15/4 B34/3"),
    "friedensturm-7": ("german 17 2 hq any", "G14/4"),
    "friedensturm-8": ("german 18 1 hq any", "G3Res/3 G45Res/4"),
    "friedensturm-9": ("german 18 2 hq any", "G34/4 G47Res/4"),
    "friedensturm-10": ("german 18 3 hq any", "G211/4 G46Res/4"),
    "friedensturm-11": ("german 19 1 hq any", "G5x3/5 G240/3"),
    "friedensturm-12": ("german 19 3 hq any", "G24Res/3"),
}

# In no list of the book but of its example of stacking: the regiments of the 1st Bavarian Division.
SHOWN_ONLY = {"G1Bav.1", "G1Bav.2", "G1Bav.24"}


class Fact(NamedTuple):
    """What the book says of one division."""

    division: str
    counters: int
    morale: int
    is_plus: bool


def fact(word: str) -> Fact | None:
    """`F169x3/5` taken apart; None for a support."""
    found = re.fullmatch(r"(\w+?)(?:x(\d))?/(\d)(\+?)", word)
    return Fact(found[1], int(found[2] or 1), int(found[3]), bool(found[4])) if found else None


def set_up(scenario: str, side: str) -> dict[str, list[str]]:
    """What stands where, by the shorthand above."""
    entries = (entry.split() for entry in SET_UPS[scenario, side].split(";"))
    return {hex_: words for hex_, *words in entries}


def scenario_file(name: str) -> Scenario:
    faults = Faults()
    doc = Files([DATA], faults).read(f"scenarios/{name}.toml", need_sources=True)
    scenario = read_scenario(doc, name, SPECIAL, NUMBERS)
    faults.check()
    return scenario


SCENARIO = {name: scenario_file(name) for name in SCENARIOS}


def placed(scenario: str) -> dict[str, list[Piece]]:
    """What its file has where: hexes and boxes."""
    found: dict[str, list[Piece]] = {}
    for line in SCENARIO[scenario].position.splitlines():
        if line:
            words, _, place = line.partition(" at ")
            found.setdefault(place, []).extend(BY_NAME[name] for name in words.split()[1:])
    return found


def shorthand(pieces: list[Piece]) -> Counter[str]:
    """Pieces in the shorthand above, to compare with the facts."""
    written: Counter[str] = Counter()
    foot = Counter(piece.formation for piece in pieces if piece.kind in FOOT)
    for piece in pieces:
        if piece.kind in FOOT:
            many = f"x{foot[piece.formation]}" if foot[piece.formation] > 1 else ""
            plus = "+" if "american" in piece.traits else ""
            written[f"{piece.formation}{many}/{piece.value('morale')}{plus}"] = 1
        else:
            short = {"corps-artillery": "corps", "army-artillery": "army", "stosstruppen": "stoss"}
            written[
                short.get(piece.kind) or (piece.name.rstrip("123456789") if piece.kind == "tank" else piece.name)
            ] += 1
    return written


def all_facts() -> Iterator[Fact]:
    words = [word for text in SET_UPS.values() for word in text.replace(";", " ").split()]
    words += [word for _, text in ARRIVALS.values() for word in text.split()]
    yield from (found for word in words if (found := fact(word)))


def cell(column: str, dice: int) -> tuple[int, int, bool]:
    """A cell of the combat chart: damage to the attacker, to the defender, and whether it has a star."""
    result = CHARTS["combat"][column, dice]
    return result.attacker, result.defender, result.star


# Files ---------------------------------------------------------------------------------------------------------


def test_no_faults_and_every_value_has_a_source() -> None:
    FILES.faults.check()
    assert all(source.kind != "unknown" for source in FILES.sources.values())


def test_names_are_short_ascii_words_with_titles_in_both_languages() -> None:
    for piece in PIECES:
        assert re.fullmatch(r"[A-Za-z0-9.-]{1,14}", piece.name), piece.name
        assert {*piece.titles} == {"en", "fr"}
    for language in ("en", "fr"):
        titles = [piece.titles[language] for piece in PIECES]
        assert len(titles) == len(set(titles))


# Set-ups -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.rule("scenario.gneisenau.setup.allied", "scenario.gneisenau.setup.german")
@pytest.mark.rule("scenario.blucher.setup.allied", "scenario.blucher.setup.german")
@pytest.mark.rule("scenario.friedensturm.setup.allied", "scenario.friedensturm.setup.german")
def test_every_unit_stands_in_its_hex(name: str) -> None:
    expected = {
        hex_: (side, Counter(words)) for side in ("allied", "german") for hex_, words in set_up(name, side).items()
    }
    on_map = {place: pieces for place, pieces in placed(name).items() if place.isdigit()}
    assert {place: shorthand(pieces) for place, pieces in on_map.items()} == {
        place: words for place, (_, words) in expected.items()
    }
    for place, pieces in on_map.items():
        assert {piece.side.name for piece in pieces} == {expected[place][0]}


@pytest.mark.rule("scenario.gneisenau.reinforcements", "11.1.5", "11.1.5.air")
@pytest.mark.rule("scenario.blucher.reinforcements.allied", "scenario.blucher.reinforcements.german")
@pytest.mark.rule("scenario.friedensturm.reinforcements.allied", "scenario.friedensturm.reinforcements.german")
@pytest.mark.parametrize("box", ARRIVALS)
def test_every_reinforcement_waits_in_its_box(box: str) -> None:
    scenario = box.partition("-")[0]
    waiting = placed(scenario)[box]
    when, what = ARRIVALS[box]
    chart = CHARTS["arrivals"]
    row = " ".join(chart.at(box, column) for column in chart.columns)
    assert row == when
    written = shorthand(waiting)
    if "air air" in what:
        assert Counter(piece.kind for piece in waiting) == {"air": 4}
    else:
        assert written == Counter(what.split())
    assert {piece.side.name for piece in waiting} == {when.split()[0]}


@pytest.mark.rule("scenario.friedensturm.reinforcements.allied")
def test_the_force_of_18_july_gathers_around_villers_cotterets() -> None:
    board = tomllib.loads((DATA / "board.toml").read_text())
    assert CHARTS["arrivals"].at("friedensturm-2", "where") == board["regions"]["villers-cotterets"]


def test_boxes_are_those_of_the_chart() -> None:
    assert set(CHARTS["arrivals"].rows) == set(ARRIVALS)
    for name in SCENARIOS:
        boxes = {place for place in placed(name) if not place.isdigit()} - {"german-hand"}
        assert boxes == {box for box in ARRIVALS if box.startswith(name)}


@pytest.mark.rule("scenario.gneisenau.tank", "15.4.2", "scenario.friedensturm.setup.german")
def test_what_the_german_has_in_hand() -> None:
    hands = {name: Counter(piece.kind for piece in placed(name).get("german-hand", [])) for name in SCENARIOS}
    assert hands == {"gneisenau": {"tank": 1}, "blucher": {}, "friedensturm": {"stosstruppen": 14}}
    assert [SCENARIO[name].values["tank-events"] for name in SCENARIOS] == [1, 0, 0]
    assert "move" not in BY_NAME["A7V"].faces[0]


@pytest.mark.rule("15.3")
def test_stosstruppen() -> None:
    found = [
        sum(piece.kind == "stosstruppen" for stack in placed(name).values() for piece in stack) for name in SCENARIOS
    ]
    assert found == [SCENARIO[name].values["stosstruppen"] for name in SCENARIOS] == [6, 20, 14]
    assert sum(piece.kind == "stosstruppen" for piece in PIECES) == 20


@pytest.mark.parametrize("name", SCENARIOS)
def test_nobody_is_placed_twice(name: str) -> None:
    pieces = [piece.name for stack in placed(name).values() for piece in stack]
    assert len(pieces) == len(set(pieces))


def test_the_roster_is_what_the_scenarios_name() -> None:
    used = {piece.name for name in SCENARIOS for stack in placed(name).values() for piece in stack}
    assert {piece.name for piece in PIECES} - used == SHOWN_ONLY


@pytest.mark.rule("scenario.gneisenau.frame", "scenario.blucher.frame", "scenario.friedensturm.frame")
def test_frames() -> None:
    assert [SCENARIO[name].turns for name in SCENARIOS] == [2, 3, 3]
    assert [SCENARIO[name].values["first-turn"] for name in SCENARIOS] == [5, 1, 17]
    assert [SCENARIO[name].minutes for name in SCENARIOS] == [60, 180, 300]
    assert all(SCENARIO[name].cast for name in SCENARIOS)
    assert {name: set(SCENARIO[name].rules) for name in SCENARIOS} == {
        "gneisenau": {"montdidier"},
        "blucher": {"reims-safe"},
        "friedensturm": {"free-stosstruppen", "frozen", "encirclement"},
    }


@pytest.mark.parametrize(
    ("name", "side", "expected"),
    [
        # divisions, regiments, brigades, tanks, HQs, corps and army guns, Stosstruppen, air groups
        ("gneisenau", "allied", (16, 9, 0, 4, 2, 5, 1, 0, 4)),
        ("gneisenau", "german", (16, 9, 0, 1, 1, 5, 1, 6, 1)),
        ("blucher", "allied", (33, 27, 0, 1, 3, 8, 4, 0, 1)),
        ("blucher", "german", (15, 39, 0, 0, 2, 7, 2, 20, 2)),
        ("friedensturm", "allied", (40, 58, 3, 7, 5, 13, 5, 0, 7)),
        ("friedensturm", "german", (50, 45, 0, 0, 3, 16, 4, 14, 3)),
    ],
)
def test_counts(name: str, side: str, expected: tuple[int, ...]) -> None:
    pieces = [piece for stack in placed(name).values() for piece in stack if piece.side.name == side]
    assert tuple(sum(piece.kind == kind for piece in pieces) for kind in KINDS) == expected


@pytest.mark.rule("4.0")
@pytest.mark.parametrize("name", SCENARIOS)
def test_stacks_at_start_are_within_four(name: str) -> None:
    for place, stack in placed(name).items():
        if place.isdigit():
            assert sum(3 if p.kind == "division" else p.kind in (*SMALL, "tank") for p in stack) <= 4, place


@pytest.mark.rule("11.3.1", "11.3.3")
@pytest.mark.parametrize("name", SCENARIOS)
def test_no_gun_or_headquarters_starts_in_an_enemy_zone(name: str) -> None:
    on_map = {GRID.find(place): stack for place, stack in placed(name).items() if place.isdigit()}
    for hex_, stack in on_map.items():
        fighters = {piece.side for near in GRID.adjacent[hex_] for piece in on_map.get(near, []) if piece.kind in FOOT}
        if any(piece.kind in (*GUNS.values(), "hq") for piece in stack):
            assert fighters <= {stack[0].side}, GRID.number(hex_)


@pytest.mark.rule("9.1.command")
@pytest.mark.parametrize("name", SCENARIOS)
def test_everybody_starts_within_command(name: str) -> None:
    on_map = {GRID.find(place): stack for place, stack in placed(name).items() if place.isdigit()}
    for side in (GERMAN, ALLIED):
        posts = [hex_ for hex_, stack in on_map.items() for piece in stack if piece.kind == "hq" and piece.side == side]
        units = [hex_ for hex_, stack in on_map.items() if stack[0].side == side]
        assert max(min(GRID.distance(hex_, post) for post in posts) for hex_ in units) <= 12
    assert {piece.value("command") for piece in PIECES if piece.kind == "hq"} == {15}


# Counters ------------------------------------------------------------------------------------------------------


def test_a_division_has_the_same_morale_in_every_list() -> None:
    said: dict[str, set[tuple[int, bool]]] = {}
    for found in all_facts():
        said.setdefault(found.division, set()).add((found.morale, found.is_plus))
    assert not [division for division, ways in said.items() if len(ways) > 1]
    for piece in PIECES:
        if piece.kind in FOOT and piece.name not in SHOWN_ONLY:
            assert {(piece.value("morale"), "american" in piece.traits)} == said[piece.formation], piece.name


@pytest.mark.rule("6.0.regiment", "6.0.division2", "6.0.division3", "6.0.one", "6.0.support")
def test_steps() -> None:
    for piece in PIECES:
        if piece.kind in SMALL:
            assert piece.steps == 2, piece.name
        elif piece.kind == "division":
            is_strong = piece.value("morale") == 4 or "american" in piece.traits
            assert piece.steps == (3 if is_strong else 2), piece.name
            assert piece.steps == 2 or piece.faces[1] == piece.faces[2], piece.name
        else:
            assert piece.steps == 1, piece.name


@pytest.mark.rule("3.0.elite", "2.2.1")
def test_elite_divisions_are_regiments() -> None:
    for piece in PIECES:
        if piece.kind == "division":
            assert 2 <= piece.value("morale") <= 4, piece.name
        elif piece.kind in SMALL:
            assert piece.value("morale") in (3, 5, 6), piece.name
            assert (piece.value("morale") == 3) == ("american" in piece.traits), piece.name


def test_one_nation_each() -> None:
    letters = {"F": "french", "B": "british", "U": "american", "I": "italian", "G": "german"}
    for piece in PIECES:
        assert len(piece.traits & set(NATIONS)) == 1, piece.name
        if piece.kind in FOOT and not piece.name.startswith("FUS"):
            assert letters[piece.name[0]] in piece.traits, piece.name
        assert (piece.side == GERMAN) == ("german" in piece.traits), piece.name
    assert "american" in BY_NAME["FUS157"].traits


def test_formations() -> None:
    """A division is one counter of its own name, or regiments that bear its name."""
    many = Counter(piece.formation for piece in PIECES if piece.kind in FOOT)
    for piece in PIECES:
        if piece.kind == "division":
            assert piece.name == piece.formation
            assert many[piece.name] == 1
        elif piece.kind in SMALL:
            assert piece.name.partition(".")[0] == piece.formation
            assert (many[piece.formation] > 1) == ("." in piece.name)
        else:
            assert not piece.formation
    assert {name for name, number in many.items() if number == 4} == {"FMar", "US1", "US2", "US3", "US4"}
    assert {name for name, number in many.items() if number == 1 and name not in BY_NAME} == set()


def faces(name: str) -> list[str]:
    """A counter as printed, `7-9-4`, full strength first."""
    piece = BY_NAME[name]
    keys = ("attack", "defence", "move")
    return ["-".join(str(face[key]) for key in keys) for face in piece.faces]


@pytest.mark.rule("4.0.examples", "2.2.1")
def test_the_counters_the_book_shows() -> None:
    assert faces("F2Col.22")[0] == "3-4-5"
    assert faces("F10")[0] == "7-9-4"
    assert [faces(f"G1Bav.{number}")[0] for number in (1, 2, 24)] == ["3-4-5", "3-4-5", "2-4-5"]
    assert faces("B50")[1] == "2-4-4"
    assert faces("B62")[1] == "3-5-4"
    morale = {"F2Col.22": 5, "F10": 3, "G1Bav.1": 5, "G1Bav.2": 5, "G1Bav.24": 5, "B50": 2, "B62": 3}
    assert {name: BY_NAME[name].value("morale") for name in morale} == morale


@pytest.mark.rule("example.combat")
def test_the_counters_of_the_full_combat_exist() -> None:
    piles: dict[str, list[str]] = {}
    for piece in PIECES:
        if piece.kind == "regiment" and piece.side == GERMAN and piece.value("morale") == 5:
            piles.setdefault(piece.formation, []).append(faces(piece.name)[0])
    assert ["3-5-5", "3-5-5", "3-4-5"] in piles.values()
    german = {faces(p.name)[0] for p in PIECES if p.kind == "division" and p.side == GERMAN and p.value("morale") == 4}
    assert german == {"9-14-4"}
    french = [p for p in PIECES if p.kind == "division" and "french" in p.traits and p.value("morale") == 3]
    assert any(faces(p.name)[0] == "5-7-4" and p.value("defence", 1) == 4 for p in french)


@pytest.mark.rule("15.4.1", "15.4.1.example", "scenario.gneisenau.reinforcements")
def test_tanks() -> None:
    tanks = {"Ren": ("3-1-6", 7), "Sch": ("4-1-4", 2), "StC": ("3-1-3", 2)}
    for kind, (factors, number) in tanks.items():
        group = [piece for piece in PIECES if piece.name.rstrip("1234567") == kind]
        assert len(group) == number
        assert {faces(piece.name)[0] for piece in group} == {factors}
    assert {BY_NAME[f"Ren{n}"].value("protection") for n in range(1, 8)} == {3}
    assert all(p.value("coordination") and p.value("protection") for p in PIECES if p.kind == "tank")


@pytest.mark.rule("12.2.2", "15.2.3", "example.combat", "17.1")
def test_supports() -> None:
    for piece in PIECES:
        if piece.kind == "corps-artillery":
            assert (piece.value("potential"), piece.value("radius"), piece.value("move")) == (2, 2, 2)
        if piece.kind == "army-artillery":
            assert (piece.value("potential"), piece.value("offensive-potential")) == (3, 4)
            assert piece.value("offensive-radius") == 4
            assert 2 <= piece.value("radius") <= 4
        if piece.kind == "air":
            assert piece.value("range") == 15
            assert piece.value("potential")
        assert piece.value("move") or piece.kind in ("air", "stosstruppen") or piece.name == "A7V", piece.name


def test_foot_moves_and_loses_strength() -> None:
    columns = {key: Roster(PIECES).column(key) for key in ("attack", "defence")}
    for number, piece in enumerate(PIECES):
        if piece.kind in FOOT:
            assert piece.value("move") == (4 if piece.kind == "division" else 5), piece.name
            for column in columns.values():
                assert 0 < column[number][1] < column[number][piece.steps], piece.name


def test_more_morale_is_more_strength_within_a_nation() -> None:
    for nation in ("german", "french", "british"):
        by_morale: dict[int, set[tuple[int, int]]] = {}
        for piece in PIECES:
            if piece.kind == "division" and nation in piece.traits:
                by_morale.setdefault(piece.value("morale"), set()).add((piece.value("attack"), piece.value("defence")))
        for low, high in itertools.pairwise(sorted(by_morale)):
            assert max(by_morale[low]) < min(by_morale[high])


# Charts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("table.crt", "12.2.5", "12.2.5.results")
def test_combat_chart_allows_every_example() -> None:
    chart = CHARTS["combat"]
    assert chart.columns == ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
    assert [chart["1/1", dice] for dice in (1, 13)] == [chart["1/1", dice] for dice in (2, 12)]
    every = {column: [cell(column, dice) for dice in range(2, 13)] for column in chart.columns}
    assert any(a == 2 and d >= 3 and not star for a, d, star in every["6/1"]), "ex.26"
    cells = [found for line in every.values() for found in line]
    assert max(d for _, d, _ in cells) >= 7, "ex.16"
    assert {2, 3, 4} <= {a for a, _, _ in cells}, "ex.17 to ex.19, ex.24"
    assert max(d for _, d, _ in cells) <= 9
    assert any(a + CHARTS["limits"].number("foch-damage", "value") == 6 for a, _, _ in cells), "ex.23"


@pytest.mark.rule("table.crt")
def test_combat_chart_grows_with_odds_and_dice() -> None:
    chart = CHARTS["combat"]
    grid = [[cell(column, dice) for dice in range(2, 13)] for column in chart.columns]
    for line in grid:
        assert all(a >= b and x <= y for (a, x, _), (b, y, _) in itertools.pairwise(line))
        stars = [star for _, _, star in line]
        assert stars == sorted(stars, reverse=True)
    for left, right in itertools.pairwise(grid):
        assert all(a >= b and x <= y for (a, x, _), (b, y, _) in zip(left, right, strict=True))
        assert sum(d for _, d, _ in left) < sum(d for _, d, _ in right), "every shift is felt"
    assert all(a >= 3 for line in grid for a, _, star in line if star), "stars where the attacker bleeds"


@pytest.mark.rule("12.2.4.rounding", "12.2.4.shifts", "12.2.4.below-half")
def test_odds() -> None:
    """ex.12 to ex.14, ex.26d."""
    chart = CHARTS["combat"]
    assert chart.label(chart.column_for_odds(35, 10)) == "3/1"
    assert chart.label(chart.column_for_odds(6, 10)) == "1/2"
    assert chart.label(chart.shift(chart.column_for_odds(6, 10), -2 + 3)) == "1/1"
    assert chart.label(chart.shift(chart.column_for_odds(9, 8), 1 + 2 + 2)) == "6/1"
    assert chart.shift(chart.column_for_odds(6, 10), -1) is None
    assert chart.label(chart.shift(chart.column_for_odds(90, 10), 0)) == "6/1"


@pytest.mark.rule("table.bombardment")
def test_bombardment() -> None:
    """ex.28, and ex.26a."""
    chart = CHARTS["bombardment"]
    printed = """
        0 0 1 1 2 2
        0 0 1 2 2 2
        0 1 2 2 3 3
        0 1 2 3 3 3
        1 2 3 3 4 4♦
        1 2 3 4 4♦ 5♦
        2 3 4 5 5♦ 6♦
        3 3 5 5 6♦ 6♦
    """
    for die, line in enumerate(printed.split("\n")[1:-1]):
        assert [chart[column, die] for column in chart.columns] == line.split()
    assert (chart["3", -1], chart["5", 9]) == (chart["3", 0], chart["5", 7])
    assert chart.column_for(8) == chart.column("6+")
    assert chart[chart.column_for(4), 3 + 3 - 1] == "4"
    assert [CHARTS["bombardment-die"].number(row, "die") for row in ("bruchmuller", "petain")] == [3, -1]


@pytest.mark.rule("table.weather")
def test_weather() -> None:
    """ex.29"""
    chart = CHARTS["weather"]
    found = [chart[dice] for dice in range(2, 13)]
    assert found == ["fine"] * 5 + ["fog"] + ["fine"] * 3 + ["bad"] * 2
    assert CHARTS["set-weather"].rows == ("gneisenau-5-1", "blucher-1-1", "friedensturm-17-1")
    assert {CHARTS["set-weather"].at(row, "weather") for row in CHARTS["set-weather"].rows} == {"fog"}


@pytest.mark.rule("13.0.table", "13.0.modifiers")
def test_disengagement() -> None:
    """ex.30"""
    chart, die, terrain = CHARTS["disengagement"], CHARTS["disengagement-die"], CHARTS["terrain"]
    assert [chart[number] for number in range(8)] == ["*r1", "R3", "R3", "r2", "r2", "r3", "r3", "r3"]
    assert [die.number(f"morale-{number}", "die") for number in (2, 3, 5, 6)] == [-2, -1, 1, 2]
    assert (terrain.at("trench", "disengage"), terrain.at("town", "disengage")) == ("3", "1")
    assert chart[2 + die.number("morale-5", "die") + 3 + die.number("disorganised", "die")] == "r2"
    assert chart[1 + die.number("morale-2", "die") + die.number("surrounded", "die")] == "*r1"


@pytest.mark.rule("table.erroneous")
def test_erroneous_orders() -> None:
    chart = CHARTS["erroneous"]
    words = {
        "defender": "sacrifice panic counter-attack rout indecision misdirected",
        "attacker": "bitter-fight confusion obstinacy panic half-hearted counter-order",
    }
    for who, text in words.items():
        assert [chart[who, die] for die in range(1, 7)] == text.split()


@pytest.mark.rule("12.2.6.modifiers", "12.2.6.total", "12.2.6.partial", "12.2.6.none")
def test_mastery() -> None:
    chart = CHARTS["mastery"]
    printed = {
        "works": (2, 0), "elite": (1, 1), "friendly-air": (1, 1), "enemy-air": (-1, -1), "disorganised": (-1, 0),
        "bruchmuller": (-2, 0), "foch": (-1, 1), "petain": (0, -1), "mixed": (-1, -1), "stosstruppen": (0, 1),
        "morale-3": (0, -1), "morale-2": (0, -2),
    }  # fmt: skip
    found = {row: (chart.number(row, "defender"), chart.number(row, "attacker")) for row in chart.rows}
    assert found == printed
    levels = CHARTS["mastery-levels"]
    expected = {
        "least": [6, 3, 1], "retreat": [3, 2, 0], "retreat-hampered": [2, 1, 0], "reaction": [2, 1, 0],
        "exploit": [2, 1, 0], "advance": [2, 1, 0],
    }  # fmt: skip
    rows = ("total", "partial", "none")
    assert {column: [levels.number(row, column) for row in rows] for column in levels.columns} == expected


@pytest.mark.rule("12.2.4.terrain", "11.1.1.cost", "11.1.1.example", "2.1.trench-cost", "11.3.1.2.example")
def test_terrain() -> None:
    """ex.5, ex.6, ex.9 and ex.15."""
    chart = CHARTS["terrain"]

    def price(*rows: str) -> int | Fraction:
        return sum((chart.amount(row, "move") for row in rows), 0)

    assert price("wood", "crater", "stream") == 4
    assert price("clear", "trench") == 2
    assert price("wood", "crest") == 3
    assert (chart.at("fort", "shift"), chart.at("trench", "defence"), chart.at("town", "defence")) == ("-2", "3", "2")
    assert [chart.at(row, "shift") for row in ("wood", "village", "stream")] == ["-1", "-1", "-1"]
    assert [chart.at(row, "attack") for row in ("crest", "river")] == ["1/2", "1/2"]
    assert [chart.at(row, "bombardment") for row in ("trench", "town")] == ["-2", "-1"]
    printed = [chart.value(row, column) for row in chart.rows for column in chart.columns]
    assert all(value is None or isinstance(value, int | Fraction) for value in printed)


@pytest.mark.rule("12.2.8.costs")
def test_prices() -> None:
    chart = CHARTS["prices"]
    assert {row: chart.number(row, "points") for row in chart.rows} == {
        "regiment": 2, "division": 3, "american": 3, "stosstruppen": 2, "disorganise": 1, "retreat": 3,
    }  # fmt: skip


@pytest.mark.rule("scenario.gneisenau.offensive", "scenario.blucher.offensive", "scenario.friedensturm.offensive")
def test_offensives_and_initiative() -> None:
    chart = CHARTS["offensives"]
    assert {row: " ".join(chart.at(row, column) for column in chart.columns) for row in chart.rows} == {
        "gneisenau-5": "german 2 1 1 1 1",
        "blucher-1": "german 3 2 1 2 1",
        "blucher-2": "german 1 0 0 1 0",
        "friedensturm-17": "german 2 1 0 2 1",
        "friedensturm-18": "allied 2 1 0 1 0",
        "friedensturm-19": "allied 1 0 0 2 0",
    }
    initiative = CHARTS["initiative"]
    allied = {row for row in initiative.rows if initiative.at(row, "side") == "allied"}
    assert allied == {"friedensturm-18", "friedensturm-19"}
    turns = {
        f"{name}-{first + n}"
        for name, s in SCENARIO.items()
        for first in [s.values["first-turn"]]
        for n in range(s.turns)
    }
    assert set(initiative.rows) == set(CHARTS["american-morale"].rows) == turns


@pytest.mark.rule("scenario.gneisenau.doctrine", "scenario.blucher.doctrine", "scenario.friedensturm.doctrine")
def test_every_allied_nation_has_a_doctrine() -> None:
    chart = CHARTS["doctrine"]
    for name in SCENARIOS:
        nations = {
            nation
            for stack in placed(name).values()
            for piece in stack
            if piece.side == ALLIED
            for nation in piece.traits & set(NATIONS)
        }
        assert {f"{name}-{nation}" for nation in nations} == {
            row for row in chart.rows if row.startswith(name) and not row.endswith("-late")
        }
    words = {row: chart.at(row, "doctrine") for row in chart.rows}
    assert {row for row, word in words.items() if word == "foch"} == {
        "gneisenau-french-late", "blucher-french", "blucher-american", "friedensturm-american",
    }  # fmt: skip
    assert [row for row, word in words.items() if word == "petain"] == ["friedensturm-french"]


@pytest.mark.rule("scenario.blucher.us-morale", "scenario.friedensturm.us-morale", "3.0.morale")
def test_american_morale() -> None:
    """ex.27"""
    chart = CHARTS["american-morale"]
    regiment, division = BY_NAME["US3.38"].value("morale"), BY_NAME["US42"].value("morale")
    assert regiment + chart.number("friedensturm-17", "plus") == 5
    assert division + chart.number("friedensturm-17", "plus") == 4
    assert [regiment + chart.number(f"blucher-{turn}", "plus") for turn in (1, 2, 3)] == [3, 4, 4]


@pytest.mark.rule("11.2.4.modifiers", "11.2.5", "11.2.5.rebuild")
def test_bridges() -> None:
    chart = CHARTS["footbridge"]
    assert {row: chart.number(row, "die") for row in chart.rows} == {
        "enemy-near": 1, "marne": 2, "friend-across": -2, "stream": -1,
    }  # fmt: skip
    chart = CHARTS["bridge-die"]
    assert [chart.number(row, "die") for row in chart.rows] == [2, 2, 1]


def test_limits() -> None:
    chart = CHARTS["limits"]
    printed = {
        "stack": 4, "stack-division": 3, "stack-reduced": 2, "stack-other": 1,
        "footbridge-tries": 3, "footbridges": 3, "footbridge-roll": 4, "footbridge-near": 2,
        "demolish-roll": 4, "demolish-range": 3, "rebuild-roll": 4, "forced-times": 2, "forced-range": 2,
        "reserve-bonus": 2, "reserve-cavalry-german": 0, "lead-morale": 4, "mastery-radius": 3,
        "below-half-losses": 3, "cancelled-losses": 3,
        "offensive-combats": 4, "army-as-corps": 2, "fog-damage": 1, "foch-damage": 2, "elite-morale": 5,
        "three-step-morale": 4, "air-on-mission": 2, "air-resting": 4, "air-test": 2, "orders-damage": 3,
        "first-aisne-turn": 1, "encircled-divisions": 8, "tank-zones": 0, "concentric-cancelled": 0,
        "guns-ford-streams": 1, "reserve-upset": 1,
    }  # fmt: skip
    found = {row: chart.number(row, "value") for row in chart.rows}
    ours = {row: found.pop(row) for row in ("reserve-german", "reserve-allied", "reserve-cavalry-allied")}
    assert found == printed
    assert ours["reserve-german"] != ours["reserve-allied"], "11.2.8: the sides have different numbers"
    assert all(ours.values())


@pytest.mark.rule("scenario.gneisenau.victory")
def test_victory_hexes_of_gneisenau() -> None:
    chart = CHARTS["victory-hexes"]
    found = {row: chart.number(row, "gneisenau") for row in chart.rows if chart.at(row, "gneisenau") != "-"}
    assert found == {
        "0609": 1, "1009": 1, "0714": 3, "1313": 3, "0215": 5, "0718": 5, "1413": 5, "1314": 8,
    }  # fmt: skip
    assert all(GRID.get(row) is not None for row in chart.rows)


@pytest.mark.rule("scenario.blucher.victory", "scenario.friedensturm.victory")
def test_victory_hexes_of_the_map_make_the_bands_reachable() -> None:
    chart, bands = CHARTS["victory-hexes"], CHARTS["victory-bands"]
    points = {row: chart.number(row, "map") for row in chart.rows if chart.at(row, "map") != "-"}
    for name, band in (("blucher", "blucher-german"), ("friedensturm", "friedensturm-german-tactical")):
        germans = {place for place, stack in placed(name).items() if place.isdigit() and stack[0].side == GERMAN}
        area = area_of(name)
        to_gain = sum(value for row, value in points.items() if row in area and row not in germans)
        assert to_gain > bands.number(band, "least"), name
    assert not set(points) & {place for place, stack in placed("blucher").items() if stack[0].side == GERMAN}


def test_the_ground_held_on_6_june_wins_blucher_with_seven_points_to_spare() -> None:
    """Soissons, Braine, Fismes, Fère, Jaulgonne, Oulchy, Neuilly, Château-Thierry and Ville-en-Tardenois."""
    chart = CHARTS["victory-hexes"]
    history = ("2615", "3216", "3617", "3221", "3225", "2821", "2523", "2927", "4022")
    assert (
        sum(chart.number(row, "map") for row in history)
        == CHARTS["victory-bands"].number("blucher-german", "least") + 7
    )


def area_of(name: str) -> set[str]:
    """The hexes of a scenario's area as the board has them."""
    words = tomllib.loads((DATA / "board.toml").read_text())["regions"][f"area-{name}"].split()
    spans = [(word.partition("-")[0], word.partition("-")[2] or word) for word in words]
    return {f"{first[:2]}{row:02}" for first, last in spans for row in range(int(first[2:]), int(last[2:]) + 1)}


@pytest.mark.rule("scenario.gneisenau.victory", "scenario.blucher.victory", "scenario.friedensturm.victory")
def test_victory_bands() -> None:
    chart = CHARTS["victory-bands"]
    assert {row: chart.number(row, "least") for row in chart.rows} == {
        "gneisenau-allied": 0, "gneisenau-draw": 2, "gneisenau-german-tactical": 3,
        "gneisenau-german-operational": 5, "gneisenau-german-strategic": 8,
        "blucher-allied": 0, "blucher-draw": 14, "blucher-german": 15,
        "friedensturm-allied-tactical": 0, "friedensturm-draw": 1, "friedensturm-german-tactical": 6,
    }  # fmt: skip
