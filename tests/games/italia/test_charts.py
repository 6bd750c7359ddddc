"""The charts of Italia against everything the book prints of them, and what may be said of those it does not."""

from __future__ import annotations

import itertools
import re
from fractions import Fraction

import pytest

from tests.games.italia.printed import CHARTS, FILES, SCENARIOS

FIRST = {"grappa": 17, "caporetto": 1, "radetzky": 24, "albrecht": 24, "solstice": 24, "vittorio": 31}
TURNS = {"grappa": 2, "caporetto": 4, "radetzky": 1, "albrecht": 3, "solstice": 3, "vittorio": 4}
EVERY_TURN = {f"{name}-{FIRST[name] + n}" for name in SCENARIOS for n in range(TURNS[name])}


def line(chart: str, row: str) -> str:
    """A row of a chart as printed."""
    found = CHARTS[chart]
    return " ".join(found.at(row, column) for column in found.columns)


def cell(column: str, dice: int) -> tuple[int, int, bool]:
    """A cell of the combat chart: damage to the attacker, to the defender, and whether it has a star."""
    result = CHARTS["combat"][column, dice]
    return result.attacker, result.defender, result.star


def test_no_faults_and_every_value_has_a_source() -> None:
    FILES.faults.check()
    assert all(source.kind != "unknown" for source in FILES.sources.values())


# Results by dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("table.weather", "10.0", "10.0.fine", "10.0.bad", "10.0.fog")
def test_ex_120_weather() -> None:
    found = [CHARTS["weather"][dice] for dice in range(2, 13)]
    assert found == ["fine"] * 3 + ["bad"] * 2 + ["fog"] + ["fine"] * 2 + ["bad"] * 3
    after = CHARTS["weather-after-fog"]
    assert {die: after[die] for die in (3, 4)} == {3: "bad", 4: "fine"}
    assert [after[die] for die in range(1, 7)] == ["bad", "fine"] * 3


@pytest.mark.rule("table.bombardment")
def test_ex_121_bombardment() -> None:
    chart = CHARTS["bombardment"]
    printed = """
        0 0 1 1 2 2
        0 0 1 2 2 2
        0 1 2 2 3 3
        0 1 3 3 3 3
        1 2 3 3 4 4
        1 2 4 4 4 5
        2 3 5 5 5 6
        3 3 5 5 6 6
    """
    for die, cells in enumerate(printed.split("\n")[1:-1]):
        assert [chart[column, die] for column in chart.columns] == cells.split()
    cells_of = {(3, "3"): "3", (5, "3"): "4", (6, "3"): "5", (5, "4"): "4", (7, "6+"): "6"}
    assert {key: chart[key[1], key[0]] for key in cells_of} == cells_of
    assert not any(result.diamond for result in map(chart.said, chart.results)), "no forts, no diamonds"
    assert [CHARTS["bombardment-die"].number(row, "die") for row in ("bruchmuller", "diaz")] == [3, -1]


@pytest.mark.rule("13.0.table", "13.0.modifiers", "13.0.results")
def test_ex_123_disengagement() -> None:
    chart, die, terrain = CHARTS["disengagement"], CHARTS["disengagement-die"], CHARTS["terrain"]
    assert [chart[number] for number in range(8)] == ["*r1", "R3", "R3", "r2", "r2", "r3", "r3", "r4"]

    def more(*rows: str) -> int:
        return sum(die.number(row, "die") for row in rows)

    town, trench = terrain.number("town", "disengage"), terrain.number("trench", "disengage")
    assert chart[5 + more("morale-2", "cavalry") + town] == "r3"
    assert 6 + more("morale-5") + trench == 6 + more("retreat-mode") + trench == 10
    assert chart[10].hexes == 4
    assert more("surrounded", "disorganised") == -5


@pytest.mark.rule("table.erroneous")
def test_erroneous_orders() -> None:
    chart = CHARTS["erroneous"]
    words = {
        "defender": "sacrifice panic counter-attack rout indecision misdirected",
        "attacker": "bitter-fight confusion obstinacy panic half-hearted counter-order",
    }
    for who, text in words.items():
        assert [chart[who, die] for die in range(1, 7)] == text.split()


@pytest.mark.rule("table.crt", "12.2.5", "12.2.5.results", "12.2.3.example")
def test_combat_chart_allows_every_example_and_grows_with_odds_and_dice() -> None:
    chart = CHARTS["combat"]
    assert chart.columns == ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
    grid = [[cell(column, dice) for dice in range(2, 13)] for column in chart.columns]
    assert {2, 3, 4} <= {a for column in grid for a, _, _ in column}, "ex.17 to ex.19, ex.106"
    assert max(d for column in grid for _, d, _ in column) >= 7, "ex.16"
    for column in grid:
        assert all(a >= b and x <= y for (a, x, _), (b, y, _) in itertools.pairwise(column))
    for left, right in itertools.pairwise(grid):
        assert all(a >= b and x <= y for (a, x, _), (b, y, _) in zip(left, right, strict=True))
        assert sum(d for _, d, _ in left) < sum(d for _, d, _ in right), "every shift is felt"


@pytest.mark.rule("12.2.4.rounding", "12.2.4.shifts", "12.2.4.below-half")
def test_odds() -> None:
    chart = CHARTS["combat"]
    assert chart.label(chart.column_for_odds(35, 10)) == "3/1"
    assert chart.label(chart.column_for_odds(6, 10)) == "1/2"
    assert chart.label(chart.shift(chart.column_for_odds(6, 10), -2 + 3)) == "1/1"
    assert chart.shift(chart.column_for_odds(6, 10), -1) is None


@pytest.mark.rule("table.air-superiority", "17.1.superiority")
def test_air_superiority() -> None:
    chart, die = CHARTS["air-superiority"], CHARTS["air-superiority-die"]
    assert set(die.rows) == set(SCENARIOS) - {"grappa"}, "no aircraft in the first game"
    for name in die.rows:
        sides = {chart[roll + die.number(name, "die")].side for roll in range(1, 7)}
        assert sides == {"cp", "entente"}, name
    results = [chart[number] for number in range(9)]
    assert max(result.supports for result in results if result.side == "entente") == 5
    claims = CHARTS["air-claim"]
    assert {row: line("air-claim", row) for row in claims.rows} == {
        "albrecht": "25 26 1", "solstice": "24 26 1", "vittorio": "32 34 1",
    }  # fmt: skip


@pytest.mark.rule("scenario.vittorio.guns")
def test_gun_silence() -> None:
    chart = CHARTS["gun-silence"]
    found = [(chart[0, die].corps, chart[0, die].army) for die in range(1, 7)]
    assert found == [(0, 0), (0, 0), (1, 0), (0, 1), (2, 0), (1, 1)]


# Terrain and modifiers -------------------------------------------------------------------------------------------


@pytest.mark.rule("table.terrain", "12.2.4.terrain", "11.1.1.example", "2.1.trench-cost", "9.1.line")
def test_terrain() -> None:
    """ex.5 and ex.111: wood, craters and a stream are 4 points; clear ground with trenches 2, craters or not."""
    chart = CHARTS["terrain"]

    def price(*rows: str) -> int | Fraction:
        return sum((chart.amount(row, "move") for row in rows), 0)

    assert price("wood", "crater", "stream") == 4
    assert price("clear", "trench") == 2
    assert price("clear") < price("mountain") < price("high-mountain") < 4, "a division moves 4"
    left = ("wood", "mountain", "high-mountain", "marsh", "village", "stream")
    assert [row for row in chart.rows if chart.at(row, "shift") == "-1"] == sorted(left, key=chart.rows.index)
    assert chart.number("stream", "shift") + chart.number("mountain", "shift") == -2, "ex.107"
    assert [chart.at(row, "attack") for row in ("crest", "river")] == ["1/2", "1/2"]
    assert [chart.at(row, "bombardment") for row in ("trench", "town")] == ["-2", "-1"]
    assert [row for row in chart.rows if chart.number(row, "supply") == 2] == ["mountain", "high-mountain", "marsh"]


@pytest.mark.rule("table.doctrine", "3.0.doctrine")
def test_trenches_follow_the_italian_doctrine() -> None:
    chart, doctrine = CHARTS["trenches"], CHARTS["doctrine"]
    assert set(chart.rows) == set(SCENARIOS)
    for name in SCENARIOS:
        assert chart.number(name, "cp") == CHARTS["terrain"].number("trench", "defence") == 3
        assert chart.number(name, "entente") == (3 if doctrine.at(f"{name}-italian", "doctrine") == "diaz" else 2)


@pytest.mark.rule("12.2.6.modifiers", "12.2.6.total", "12.2.6.partial", "12.2.6.none", "12.2.6.natural1")
def test_mastery() -> None:
    chart = CHARTS["mastery"]
    printed = {
        "works": (2, 0), "elite": (1, 1), "friendly-air": (1, 1), "enemy-air": (-1, -1), "disorganised": (-1, 0),
        "bruchmuller": (-2, 0), "cadorna-foch": (-1, 1), "diaz": (0, -1), "mixed": (-1, -1), "stosstruppen": (0, 1),
        "sturm": (0, 1), "arditi": (0, 0), "morale-3": (0, -1), "morale-2": (0, -2),
    }  # fmt: skip
    assert {row: (chart.number(row, "defender"), chart.number(row, "attacker")) for row in chart.rows} == printed
    assert 1 + sum(printed[row][0] for row in ("elite", "disorganised", "cadorna-foch")) == 0, "ex.108"
    levels = CHARTS["mastery-levels"]
    expected = {
        "least": [6, 3, 1], "retreat": [3, 2, 0], "retreat-hampered": [2, 1, 0], "reaction": [2, 1, 0],
        "exploit": [2, 1, 0], "advance": [2, 1, 0],
    }  # fmt: skip
    rows = ("total", "partial", "none")
    assert {column: [levels.number(row, column) for row in rows] for column in levels.columns} == expected
    assert {row: CHARTS["shifts"].number(row, "columns") for row in CHARTS["shifts"].rows} == dict.fromkeys(
        ("stosstruppen", "sturm", "arditi", "unsupplied", "cadorna-foch", "concentric"), 1
    )


@pytest.mark.rule("12.2.8.costs")
def test_ex_124_prices() -> None:
    chart = CHARTS["prices"]
    assert {row: chart.number(row, "points") for row in chart.rows} == {
        "regiment": 2, "brigade": 3, "brigade-british": 2, "detachment": 2, "division": 3, "american": 3,
        "stosstruppen": 2, "sturm": 2, "arditi": 2, "disorganise": 1, "retreat": 3,
    }  # fmt: skip


@pytest.mark.rule("11.2.4.modifiers", "11.2.5", "11.2.5.rebuild")
def test_ex_126_bridges() -> None:
    chart = CHARTS["footbridge"]
    found = {row: chart.number(row, "die") for row in chart.rows}
    assert found == {"enemy-near": 1, "river": 1, "weather": 1, "friend-across": -2}
    assert [
        die for die in range(1, 7) if die + sum(found.values()) <= CHARTS["limits"].number("footbridge-roll", "value")
    ] == [1, 2, 3]
    chart = CHARTS["bridge-die"]
    assert {row: chart.number(row, "die") for row in chart.rows} == {
        "demolish-isonzo-first-turn": 2, "rebuild-zone": 2, "rebuild-river": 1, "rebuild-weather": 1,
    }  # fmt: skip
    assert CHARTS["raid-die"].number("manned", "die") == 1


@pytest.mark.rule("11.4.effects", "11.4.test")
def test_ex_122_leaving_retreat_mode() -> None:
    chart = CHARTS["retreat-mode"]
    worth = {row: chart.number(row, "value") for row in chart.rows}
    assert 4 + worth["road"] + worth["rail"] <= worth["leave"]
    assert 1 + worth["open"] > worth["leave"]
    assert (worth["move"], worth["morale"], worth["least-morale"]) == (2, -1, 2)
    assert (worth["bombardment"], worth["least-bombardment"]) == (-1, 1)


@pytest.mark.rule("11.3.4", "11.3.4.1", "scenario.vittorio.last-turn")
def test_ex_127_trucks_on_a_road() -> None:
    rate = CHARTS["road-rates"].amount("trucks", "move")
    assert 20 * rate + CHARTS["limits"].number("truck-unload", "value") == 15
    assert CHARTS["road-rates"].amount("cavalry-vittorio-34", "move") == Fraction(1, 2)


# Numbers ---------------------------------------------------------------------------------------------------------


def test_limits() -> None:
    chart = CHARTS["limits"]
    printed = {
        "stack": 4, "stack-division": 3, "stack-reduced": 2, "stack-other": 1, "stack-detachments": 2,
        "footbridge-cost": 1, "footbridge-tries-unit": 2, "footbridge-tries-hexside": 2, "footbridges": 4,
        "footbridge-roll": 4, "footbridge-near": 2, "demolish-roll": 4, "demolish-range": 3, "rebuild-roll": 4,
        "depot-roll": 4, "depot-range": 3, "forced-times": 2, "forced-range": 2, "direct-supply": 20,
        "reserve-units": 2, "reserve-bonus": 2, "lead-morale": 4, "mastery-radius": 3, "below-half-losses": 3,
        "cancelled-losses": 3, "offensive-combats": 4, "army-as-corps": 2, "fog-damage": 1,
        "cadorna-foch-damage": 2, "elite-morale": 5, "three-step-morale": 4, "air-on-mission": 2, "air-test": 2,
        "raid-roll": 4, "first-isonzo-turn": 1, "truck-unload": 5, "truck-brigades": 2, "truck-regiments": 4,
        "refugees": 3, "refugees-range": 3, "refugees-turn": 3, "free-demolitions": 2, "free-demolitions-turn": 2,
        "collapse-roll": 2, "collapse-first-turn": 2, "collapse-last-turn": 4, "retreat-order-points": 15,
        "hunger-markers": 2, "hunger-range": 5, "hunger-turn": 32, "gun-silence-turn": 32, "desertion-turn": 33,
        "amalfi-points": 1, "depot-points": 2, "trench-points": 1,
    }  # fmt: skip
    assert {row: chart.number(row, "value") for row in printed} == printed
    assert chart.number("reserve-cp", "value") != chart.number("reserve-entente", "value"), "11.2.8"


# What each scenario sets -----------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.grappa.special", "scenario.caporetto.offensive", "scenario.radetzky.special")
@pytest.mark.rule("scenario.albrecht.special", "scenario.solstice.special", "scenario.vittorio.offensive")
@pytest.mark.rule("scenario.solstice.whatif", "8.0", "8.0.benefits", "3.0.initiative")
def test_offensives_and_initiative() -> None:
    assert {row: line("offensives", row) for row in CHARTS["offensives"].rows} == {
        "grappa-17": "cp 2 1 0 1 0 -",
        "caporetto-1": "cp 3 2 1 2 1 -",
        "caporetto-2": "cp 1 0 0 2 0 -",
        "caporetto-3": "cp 1 0 0 1 0 -",
        "radetzky-24": "cp 2 1 0 2 0 -",
        "albrecht-24": "cp 2 2 1 2 0 -",
        "albrecht-25": "cp 1 1 0 2 0 -",
        "albrecht-26": "cp 1 0 0 1 0 -",
        "solstice-24": "cp 2 1 0 4 0 -",
        "solstice-24-concentration": "cp 3 2 1 2 1 -",
        "solstice-25": "cp 1 1 0 2 0 -",
        "solstice-26": "cp 1 0 0 1 0 -",
        "vittorio-31": "entente 2 1 0 2 0 I-army1",
        "vittorio-32": "entente 3 2 1 4 0 I-army1",
        "vittorio-33": "entente 2 1 0 4 0 I-army1",
        "vittorio-34": "entente 1 0 0 3 0 W",
    }
    initiative = CHARTS["initiative"]
    assert set(initiative.rows) == EVERY_TURN
    assert {row for row in EVERY_TURN if initiative.at(row, "side") == "entente"} == {
        row for row in EVERY_TURN if row.startswith("vittorio")
    }
    calm = {row for row in EVERY_TURN if row not in CHARTS["offensives"].rows}
    assert calm == {"grappa-18", "caporetto-4"}, "turns of one sequence"


@pytest.mark.rule("scenario.caporetto.weather", "scenario.grappa.special", "scenario.radetzky.special")
def test_weather_that_is_set() -> None:
    assert {row: line("set-weather", row) for row in CHARTS["set-weather"].rows} == {
        "grappa-17-1": "fog-bad", "grappa-17-2": "bad", "grappa-17-3": "bad", "grappa-18-1": "bad",
        "caporetto-1-1": "fog-bad", "radetzky-24-1": "fog-die", "albrecht-24-1": "fog-die",
        "solstice-24-1": "fog-die", "vittorio-31-1": "fog-bad",
    }  # fmt: skip


@pytest.mark.rule("table.doctrine", "scenario.caporetto.doctrine", "scenario.vittorio.special")
def test_doctrines() -> None:
    chart = CHARTS["doctrine"]
    by_school: dict[str, set[str]] = {}
    for row in chart.rows:
        by_school.setdefault(chart.at(row, "doctrine"), set()).add(row)
    assert by_school["diaz"] == {f"{name}-italian" for name in ("radetzky", "albrecht", "solstice", "vittorio")}
    assert by_school["evolving"] == {"grappa-italian", "radetzky-british", "solstice-british", "vittorio-british"}
    assert by_school["cadorna-foch"] == {
        "grappa-french", "caporetto-italian", "radetzky-french", "solstice-french", "vittorio-french",
        "vittorio-american", "albrecht-I1DA", "solstice-I1DA", "vittorio-I1DA", "vittorio-I2DA",
    }  # fmt: skip
    assert line("cooperation", "grappa") == "1 1"
    assert {line("cooperation", name) for name in ("radetzky", "solstice", "vittorio")} == {"0 0"}


# Victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.victory")
def test_cockades_are_worth_39_points() -> None:
    chart = CHARTS["victory-hexes"]
    assert sum(chart.number(row, "cockade") for row in chart.rows) == 39
    assert chart.number("W2709", "cockade"), "Trento"
    for column in ("cross", "cockade"):
        assert any(chart.number(row, "bridge") for row in chart.rows if chart.number(row, column)), column


@pytest.mark.rule("scenario.caporetto.victory", "scenario.solstice.victory")
def test_crosses_lie_on_ground_to_be_won() -> None:
    """Those of Caporetto are not those of 1918, when all Friuli lay behind the Central Powers."""
    chart, friuli = CHARTS["victory-hexes"], re.compile(r"E\d\d(09|[1-3]\d)")
    for row in chart.rows:
        assert not chart.number(row, "cross") or not friuli.fullmatch(row), row
        assert not chart.number(row, "caporetto") or friuli.fullmatch(row), row
    worth = sum(chart.number(row, "caporetto") for row in chart.rows)
    assert worth > CHARTS["victory-bands"].number("caporetto-cp-operational", "least")


@pytest.mark.rule("scenario.radetzky.victory", "scenario.albrecht.victory", "scenario.solstice.victory")
def test_every_place_the_book_names_as_an_objective_bears_a_cross() -> None:
    named = "W2024 W2026 W1714 W1920 W1922 W1234 W0534 W0336 W1314 W1317 W1623 W1629 W1732"
    assert all(CHARTS["victory-hexes"].number(hex_, "cross") for hex_ in named.split())


@pytest.mark.rule("scenario.grappa.victory", "scenario.caporetto.victory", "scenario.radetzky.victory")
@pytest.mark.rule("scenario.albrecht.victory", "scenario.solstice.victory", "scenario.vittorio.victory", "16.0")
def test_victory_bands() -> None:
    chart = CHARTS["victory-bands"]
    found = {row: chart.number(row, "least") for row in chart.rows if chart.number(row, "least") > -999}
    assert found == {
        "grappa-entente": 0, "grappa-draw": 5, "grappa-cp-tactical": 6,
        "caporetto-cp-tactical": -20, "caporetto-cp-operational": 15, "caporetto-cp-strategic": 41,
        "radetzky-entente": 0, "radetzky-draw": 3, "radetzky-cp-tactical": 4,
        "albrecht-cp-tactical": 10, "albrecht-cp-operational": 16,
        "solstice-cp-tactical": 15, "solstice-cp-operational": 21,
        "vittorio-cp": 0, "vittorio-draw": 25, "vittorio-entente-tactical": 31, "vittorio-entente-operational": 41,
        "vittorio-entente-strategic": 51,
    }  # fmt: skip


@pytest.mark.rule("scenario.caporetto.reserve", "scenario.caporetto.retreat-order", "scenario.caporetto.victory")
@pytest.mark.rule("11.2.10", "scenario.radetzky.reserve", "scenario.albrecht.reserve", "scenario.solstice.reserve")
def test_points_during_play_and_in_the_last_count() -> None:
    release = CHARTS["reserve-release"]
    assert [release.number(f"caporetto-{turn}", "points") for turn in (1, 2, 3, 4)] == [2, 1, 0, 0]
    others = [row for row in release.rows if not row.startswith("caporetto")]
    assert set(others) == {row for row in EVERY_TURN if row.partition("-")[0] in ("radetzky", "albrecht", "solstice")}
    assert {release.number(row, "points") for row in others} == {1}
    assert {row: line("retreat-order", row) for row in CHARTS["retreat-order"].rows} == {
        "caporetto-2": "15 10", "caporetto-3": "5 5", "caporetto-4": "0 0",
    }  # fmt: skip
    assert {row: line("final-count", row) for row in CHARTS["final-count"].rows} == {
        "artillery": "2 2", "hq": "2 2", "division-4": "2 2", "division-4-reduced": "1 1", "division-3": "1 1",
        "division-2": "1 1", "regiment": "1 0", "brigade": "1 1",
    }  # fmt: skip
