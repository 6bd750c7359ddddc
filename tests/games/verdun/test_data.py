"""The data of verdun against every fact the book gives of it: counters, charts, set-ups. No rule is played here."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from grognard.games.verdun.table import Verdun
from grognard.kernel.asking.script import opponents
from grognard.kernel.files.data import Faults, Files
from grognard.kernel.numbers.charts import read_charts
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.pieces import Roster, read_pieces
from grognard.kernel.table.scenario import read_scenario

DATA = Path(str(Verdun.folder))
GERMAN, FRENCH = opponents("german", "french")
KINDS = (
    "infantry", "territorial", "pioneer", "chasseur", "remnant", "garrison",
    "hq", "divisional", "corps", "army", "rail", "naval", "heavy",
)  # fmt: skip
VALUES = ("combat", "attack", "defence", "range", "move", "morale")
TRAITS = ("reserve", "forges")
ARTILLERY = ("divisional", "corps", "army", "rail", "naval", "heavy")
REGIMENTS = ("infantry", "territorial")
SCENARIOS = ("haumont", "douaumont", "fall-gericht")
BANDS = ("french-minor", "draw", "german-minor", "german-major")

FILES = Files([DATA])
PIECES = read_pieces(FILES.read("pieces.toml", need_sources=True), (GERMAN, FRENCH), KINDS, VALUES, TRAITS)
ROSTER = Roster(PIECES)
BY_NAME = {piece.name: piece for piece in PIECES}
CHARTS = read_charts(FILES.read("charts.toml", need_sources=True))
GRID = Grid.flat((1, 33), (1, 23), "even", dict.fromkeys(range(2, 33, 2), (1, 22)))


def corps(name: str) -> str:
    return BY_NAME[name].formation.partition("/")[0]


def division(name: str) -> str:
    return BY_NAME[name].formation.partition("/")[2]


def of(side: str, *kinds: str) -> list[str]:
    return [piece.name for piece in PIECES if piece.side.name == side and piece.kind in kinds]


def column(chart: str, name: str) -> list[str]:
    table = CHARTS[chart]
    return [table[name, die] for die in range(1, 7)]


def historical() -> dict[str, str]:
    chart = CHARTS["historical"]
    return {row: chart.at(row, "hex") for row in chart.rows}


def test_no_faults() -> None:
    FILES.faults.check()


def test_every_value_has_a_source() -> None:
    unknown = [key for key, source in FILES.sources.items() if source.kind == "unknown" and not key.startswith("sc")]
    assert not unknown


def test_formations() -> None:
    """§2.2, §6.42: the divisions of each corps."""
    found: dict[str, set[str]] = {}
    for piece in PIECES:
        if "/" in piece.formation:
            found.setdefault(corps(piece.name), set()).add(division(piece.name))
    assert found == {
        "VIIR": {"13R", "14R"}, "XVIII": {"21", "25", "121"}, "III": {"5", "6"}, "V": {"9", "10"},
        "XXX": {"72", "51", "14"}, "XX": {"37", "153"}, "I": {"1", "2"}, "16": {"16"},
    }  # fmt: skip


def test_each_division_has_guns_and_three_regiments_or_more() -> None:
    for formation in {piece.formation for piece in PIECES if "/" in piece.formation}:
        kinds = Counter(piece.kind for piece in PIECES if piece.formation == formation)
        assert kinds["divisional"] == 1, formation
        assert kinds["infantry"] >= 3, formation


def test_headquarters_and_corps_guns() -> None:
    assert {corps(name) for name in of("german", "hq")} == {"VIIR", "XVIII", "III", "V"}
    assert {corps(name) for name in of("french", "hq")} == {"XXX", "XX", "I"}
    assert Counter(map(corps, of("french", "corps"))) == {"XXX": 1, "XX": 1, "I": 1}
    assert all(Counter(map(corps, of("german", "corps")))[name] >= 1 for name in ("VIIR", "XVIII", "III", "V"))


def test_third_corps_has_two_pieces_of_five() -> None:
    """§7.11"""
    guns = [name for name in of("german", "corps") if corps(name) == "III"]
    assert [BY_NAME[name].value("attack") for name in guns] == [5, 5]
    assert BY_NAME["Heavy"].value("attack") == 6


def test_german_divisional_guns_have_three() -> None:
    """§9.32"""
    assert {BY_NAME[name].value("attack") for name in of("german", "divisional")} == {3}


def test_sixteenth_divisional_guns_defend_with_two() -> None:
    assert BY_NAME["16-art"].value("defence") == 2


def test_morale() -> None:
    """§7.11, §12.2, §14.4"""
    for piece in PIECES:
        if piece.side == FRENCH and piece.kind in (*REGIMENTS, "chasseur"):
            allowed = {6} if "reserve" in piece.traits else {5} if piece.kind == "territorial" else {7, 8}
            assert piece.value("morale") in allowed, piece.name
    assert BY_NAME["208R"].value("morale") == 6
    assert BY_NAME["56Ch"].value("morale") == 8
    assert {BY_NAME[name].value("morale") for name in of("french", "remnant")} == {6}


def test_petain_brings_all_to_seven() -> None:
    """§14.7 agrees with §12.2."""
    gain = {row: int(CHARTS["morale"].at(row, "morale")) for row in CHARTS["morale"].rows}
    to = int(CHARTS["limits"].at("petain-morale", "value"))
    assert BY_NAME["208R"].value("morale") + gain["petain-reserve"] == to
    assert BY_NAME["29T"].value("morale") + gain["petain-territorial"] == to
    assert BY_NAME["F-rem1"].value("morale") + gain["petain-remnant"] == to


def test_independents_remnants_and_garrisons() -> None:
    """§3.1, §14.4, §15.4"""
    loose = [piece for piece in PIECES if piece.formation == "XXX" and piece.kind in (*REGIMENTS, "chasseur")]
    assert sum(piece.kind == "territorial" for piece in loose) == 3
    assert {piece.name for piece in loose if piece.kind == "chasseur"} == {"56Ch", "59Ch"}
    assert (len(of("french", "remnant")), len(of("german", "remnant"))) == (3, 2)
    assert all(ROSTER.column("combat")[ROSTER.find(name) or 0] == (0, 1, 2) for name in of("french", "garrison"))


def test_steps_and_values() -> None:
    """§2.11 to §2.13: infantry has two faces and loses strength; guns and HQs have one."""
    for piece in PIECES:
        if piece.kind in (*REGIMENTS, "pioneer", "chasseur", "garrison"):
            assert piece.steps == 2
            assert 0 < piece.value("combat", 1) < piece.value("combat")
        else:
            assert piece.steps == 1, piece.name
        assert piece.kind not in ARTILLERY or (piece.value("attack") and piece.value("range")), piece.name
        assert piece.kind not in (*REGIMENTS, "pioneer", "chasseur", "hq") or piece.value("move"), piece.name


def test_pioneers_belong_to_divisions() -> None:
    """§8.31, §14.5"""
    assert Counter(map(division, of("german", "pioneer"))) == dict.fromkeys(
        ("13R", "14R", "21", "25", "5", "6", "9", "10"), 1
    )


def test_all_counters_fit_the_box() -> None:
    """§2.0: 140 with the markers."""
    assert len(PIECES) <= 130


def test_barrage() -> None:
    """§7.11, ex.9"""
    chart = CHARTS["barrage"]
    sixteen = chart.column_for(16)
    assert chart.shift(sixteen, 1) == chart.column("19+") == len(chart.columns) - 1
    assert chart["19+", 5] == "X"
    assert set(chart.results) == {"-", "M", "M1", "M2", "X"}
    worth = {"-": 0, "M": 1, "M1": 2, "M2": 3, "X": 4}
    grid = [[worth[cell] for cell in column("barrage", head)] for head in chart.columns]
    assert all(low <= high for line in grid for low, high in itertools.pairwise(line))
    for left, right in itertools.pairwise(grid):
        assert all(low <= high for low, high in zip(left, right, strict=True))
        assert sum(left) < sum(right), "every shift is felt"
    assert chart.column_for(1) == 0
    assert chart.shift(0, -1) is None


def test_assault() -> None:
    """§9.1, §9.2, §9.11, ex.12 to ex.16"""
    chart = CHARTS["assault"]
    assert chart.columns == ("1:3", "1:2", "1:1", *(f"{n}:1" for n in range(2, 8)))
    assert chart.label(chart.column_for_odds(24, 11)) == "2:1"
    assert chart.label(chart.shift(chart.column_for_odds(8, 1), -2)) == "6:1"
    assert chart.label(chart.shift(chart.column_for_odds(1, 5), 2)) == "1:3"
    assert chart.shift(chart.column_for_odds(1, 5), 1) is None
    assert "3/0" in chart.results
    grid = [[tuple(map(int, cell.split("/"))) for cell in column("assault", head)] for head in chart.columns]
    assert max(a for line in grid for a, _ in line) == max(d for line in grid for _, d in line) == 4
    for line in grid:
        assert all(a >= b and x <= y for (a, x), (b, y) in itertools.pairwise(line))
    for left, right in itertools.pairwise(grid):
        assert all(a >= b and x <= y for (a, x), (b, y) in zip(left, right, strict=True))
        assert left != right


def test_interdiction() -> None:
    """§7.21: less than the strength, and never a 6; the first day's -1 to the die is one column (ruling 5)."""
    chart = CHARTS["interdiction"]
    for strength in range(1, 8):
        for die in range(1, 7):
            for bonus in (0, 1):
                at = chart.shift(chart.column_for(strength), bonus)
                assert (chart[at, die] == "marker") == (die - bonus < strength and die != 6)


def test_weather() -> None:
    chart = CHARTS["weather"]
    assert [chart[die] for die in range(1, 7)] == ["bad", "bad", *["fair"] * 4]


def test_terrain() -> None:
    """The chart agrees with the lists of shifts; ex.1."""
    terrain, assault, barrage = CHARTS["terrain"], CHARTS["assault-shifts"], CHARTS["barrage-shifts"]
    for row in terrain.rows:
        if row in assault.rows:
            assert terrain.at(row, "assault") == assault.at(row, "columns")
        if row in barrage.rows:
            assert terrain.at(row, "barrage") == barrage.at(row, "columns")
    assert terrain.amount("road", "strategic") == Fraction(1, 2)
    assert terrain.amount("wood", "move") + terrain.amount("trench", "move") == 3


def test_charts_know_every_kind() -> None:
    assert set(CHARTS["units"].rows) == set(KINDS)
    assert set(CHARTS["artillery"].rows) == set(ARTILLERY)


def test_victory_bands() -> None:
    chart = CHARTS["victory"]
    got = [chart.at("verdict", chart.label(chart.column_for(points))) for points in (0, 3, 6, 9, 12, 40)]
    assert got == ["french-major", "french-minor", "draw", "german-minor", "german-major", "german-major"]


def test_calendar_and_set_up_name_formations() -> None:
    formations = {piece.formation for piece in PIECES}
    assert set(CHARTS["calendar"].rows) <= formations
    assert {row for row in CHARTS["set-up"].rows if row not in BY_NAME} <= formations | {"VIIR", "XVIII", "III", "V"}


# Set-ups -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenarios_read_and_place_each_piece_once(name: str) -> None:
    faults = Faults()
    scenario = read_scenario(Files([DATA], faults).read(f"scenarios/{name}.toml"), name, ("free-set-up",), BANDS)
    faults.check()
    units = [unit for line in scenario.position.splitlines() for unit in line.split(" at ")[0].split()[1:] if line]
    assert not [unit for unit in units if unit not in BY_NAME]
    assert len(units) == len(set(units))
    bands = [scenario.values[key] for key in BANDS if key in scenario.values]
    assert bands == sorted(bands)
    if name == "fall-gericht":
        assert {piece.name for piece in PIECES if piece.kind not in ("garrison", "remnant")} == set(units)


def test_short_scenarios_follow_the_historical_chart() -> None:
    for name in ("haumont", "douaumont"):
        position = tomllib.loads((DATA / f"scenarios/{name}.toml").read_text())["position"]
        placed = {
            unit: line.split(" at ")[1]
            for line in position.splitlines()
            if line
            for unit in line.split(" at ")[0].split()[1:]
        }
        assert {unit: place for unit, place in placed.items() if place.isdecimal()} == historical()


def test_historical_set_up_is_legal_for_the_germans() -> None:
    """§3.2: corps sectors on row 01, divisions apart."""
    chart = CHARTS["set-up"]
    by_hex: dict[str, set[str]] = {}
    for unit, place in historical().items():
        if BY_NAME[unit].side == GERMAN:
            assert chart.at(corps(unit), "first") <= place <= chart.at(corps(unit), "last"), unit
            assert place.endswith("01")
            if division(unit):
                by_hex.setdefault(place, set()).add(division(unit))
    assert all(len(divisions) == 1 for divisions in by_hex.values())


def first_trench() -> set[str]:
    """The hexes of the northernmost line, as the board has them."""
    region = tomllib.loads((DATA / "board.toml").read_text())["regions"]["first-trench"]
    found = set()
    for word in (region if isinstance(region, str) else " ".join(region)).split():
        first, _, last = word.partition("-")
        last = last or first
        found |= {
            f"{c:02}{r:02}"
            for c in range(int(first[:2]), int(last[:2]) + 1)
            for r in range(int(first[2:]), int(last[2:]) + 1)
        }
    return found


def test_historical_set_up_is_legal_for_the_french() -> None:
    """§3.1: in the trench of the sector, the whole line covered, guns behind it within 4 hexes of infantry."""
    trench, chart = first_trench(), CHARTS["set-up"]
    french = {unit: GRID.find(place) for unit, place in historical().items() if BY_NAME[unit].side == FRENCH}
    infantry = {unit: hex_ for unit, hex_ in french.items() if BY_NAME[unit].kind in (*REGIMENTS, "chasseur")}
    for unit, hex_ in infantry.items():
        assert GRID.number(hex_) in trench, unit
        if division(unit):
            row = BY_NAME[unit].formation
            assert chart.at(row, "first")[:2] <= GRID.number(hex_)[:2] <= chart.at(row, "last")[:2], unit
    covered = {n for hex_ in infantry.values() for n in (hex_, *GRID.adjacent[hex_])}
    assert not [number for number in sorted(trench) if GRID.find(number) not in covered]
    for unit, hex_ in french.items():
        if BY_NAME[unit].kind == "divisional":
            assert min(GRID.distance(hex_, other) for other in infantry.values()) <= 4


def test_every_fort_has_a_garrison_and_the_rail_gun_a_railway() -> None:
    """§14.8, §14.34, as many garrisons as forts on the board."""
    board = tomllib.loads((DATA / "board.toml").read_text())
    forts = CHARTS["forts"]
    assert list(forts.rows) == of("french", "garrison")
    assert {forts.at(row, "hex") for row in forts.rows} == set(board["terrain"]["fort"].split())
    assert historical()["Rail"] in {number for chain in board["links"]["rail"] for number in chain.split()}
