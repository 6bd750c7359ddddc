"""Chapters 4, 5 and 10: the phases of a day in their order, the weather, and recovery."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.turn import DAY, SET_UP

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field

FAR = "unit IR81 at 0101\nunit 208R at 0301\n"
BOARD = "board\n. . .\n. . .\n"


def play_out(g: Days, turn: int) -> Days:
    """Everyone says no to everything until a turn is over."""
    while g.game.question is not None and g.table.position.turn == turn:
        g.play("done" if "done" in g.options() else g.options()[0])
    return g


# §4 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "4.0", "4.I", "4.II", "4.III", "4.IV", "4.V", "4.VI", "4.VII", "4.VIII", "4.IX", "4.X", "4.XI", "4.XII"
)
def test_4_0_the_twelve_phases_come_in_order(field: Field) -> None:
    steps = [(phase.rule, phase.side.name if phase.side is not None else "") for phase in DAY]
    main = [step for step in steps if step[0].startswith("4.")]
    assert main == [
        ("4.I", ""),
        ("4.II", "german"),
        ("4.III", "german"),
        ("4.IV", "german"),
        ("4.V", "german"),
        ("4.VI", "german"),
        ("4.VII", "french"),
        ("4.VIII", "french"),
        ("4.IX", "french"),
        ("4.X", "french"),
        ("4.XI", "french"),
        ("4.XII", "german"),
        ("4.0", ""),
    ]


@pytest.mark.rule("4.II", "4.VII", "6.0")
@pytest.mark.parametrize(("first", "side"), [("4.II", "german"), ("4.VII", "french")])
def test_6_0_organisation_is_supply_rally_replacements_reinforcements_then_markers_off(first: str, side: str) -> None:
    start = [phase.rule for phase in DAY].index(first)
    assert [phase.rule for phase in DAY[start : start + 5]] == [first, "6.2", "6.3", "6.4", "7.22"]
    assert {phase.side.name for phase in DAY[start : start + 5] if phase.side is not None} == {side}


@pytest.mark.rule("4.II", "6.0", "6.2")
def test_6_0_who_is_found_out_of_supply_does_not_rally_in_the_same_phase(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.II\nunit IR81 at 1601 demoralised\nunit 208R at 2105")
    assert g.marks("IR81") == {"demoralised", "out-of-supply"}, "XVIII Corps has no HQ on the map"
    assert not g.told("fails-to-rally")


@pytest.mark.rule("4.II", "6.0", "6.33")
def test_6_0_who_rallies_takes_a_replacement_in_the_same_phase(field: Field) -> None:
    g = field(
        "verdun haumont\nturn 2\nphase 4.II\nunit XVIII-HQ at 1601\nunit IR81 at 1601 steps 1 demoralised", (1, 1)
    )
    g.play("rally IR81", "refill IR81")
    assert (g.steps("IR81"), g.marks("IR81")) == (2, set())


@pytest.mark.rule("4.0")
def test_4_0_nine_turns_from_21_to_29_february_then_victory_is_judged(field: Field) -> None:
    g = field("verdun fall-gericht\nturn 8\nphase 4.XII\nunit IR81 at 1601\nunit 208R at 2105", 4)
    assert (g.table.position.turn, g.table.day) == (9, 29)
    play_out(g, 9)
    assert g.asked == ""
    assert g.game.result is not None


@pytest.mark.rule("4.0", "3.0")
def test_4_0_only_the_first_turn_of_the_whole_game_begins_with_the_set_up(begin: Field) -> None:
    g = begin("fall-gericht")
    assert g.table.phases() == (*SET_UP, *DAY)
    g.table.position.turn = 2
    assert g.table.phases() == DAY
    assert begin("haumont").table.phases() == DAY


# §5 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.I", "5.0")
@pytest.mark.parametrize(
    ("die", "weather"), [(1, "bad"), (2, "bad"), (3, "fair"), (4, "fair"), (5, "fair"), (6, "fair")]
)
def test_5_0_one_and_two_are_bad_weather(field: Field, die: int, weather: str) -> None:
    g = field(BOARD + "turn 2\nphase 4.I\n" + FAR, die)
    assert g.table.position.weather == ["fair", "bad"].index(weather)
    assert g.told(f"weather-{weather}") == ["22 February: fair." if weather == "fair" else "22 February: bad weather."]


@pytest.mark.rule("4.I", "5.0")
def test_5_0_the_first_day_is_fair_without_a_roll(field: Field) -> None:
    g = field(BOARD + "turn 1\nphase 4.I\nweather bad\n" + FAR)
    assert g.table.position.weather == 0
    assert g.asked == "german 8.0"


@pytest.mark.rule("5.1", "4.VI", "4.XI", "13.0")
@pytest.mark.parametrize(("weather", "again"), [("fair", True), ("bad", False)])
@pytest.mark.parametrize(("phase", "unit"), [("4.VI", "5-pi"), ("4.XI", "56Ch")])
def test_5_1_no_breakthrough_in_bad_weather(field: Field, weather: str, again: bool, phase: str, unit: str) -> None:
    g = field(f"board\n. . .\n. . .\nphase {phase}\nweather {weather}\nunit {unit} at 0101\nunit IR24 at 0302")
    assert (g.phase == phase) is again


@pytest.mark.rule("5.0")
def test_5_0_the_weather_holds_all_day(field: Field) -> None:
    g = field(BOARD + "turn 2\nphase 4.I\n" + FAR, 1)
    seen = set()
    while g.table.position.turn == 2:
        seen.add(g.table.position.weather)
        g.play("done")
    assert seen == {1}


# §8.0, §9.0: marks of a turn -----------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "4.IV", "4.IX")
def test_8_0_who_moved_yesterday_moves_today(field: Field) -> None:
    g = field(BOARD + "turn 1\nphase 4.IV\n" + FAR, 4).march("IR81", "0102").play("done")
    play_out(g, 1)
    assert g.phase == "4.IV"
    assert g.options("move") == ["IR81"]


# §4.XII, §10 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.XII", "10.0")
def test_10_0_all_guns_are_face_up_again(field: Field) -> None:
    guns = "unit III-art1 5-art at 0101 fired\nunit XXX-art Rail at 0301 fired\nunit Naval at off-map fired\n"
    g = field(BOARD + "turn 1\nphase 4.XII\n" + guns, 4)
    assert all("fired" not in g.marks(name) for name in ("III-art1", "5-art", "XXX-art", "Rail", "Naval"))


@pytest.mark.rule("4.XII", "10.0", "6.2")
@pytest.mark.parametrize(("dice", "rallies"), [((3, 4), True), ((4, 4), False)])
@pytest.mark.parametrize(("phase", "hq"), [("4.XII", "III-HQ"), ("10.0", "XXX-HQ")])
def test_10_0_a_disrupted_headquarters_rallies_as_units_do(
    field: Field, dice: tuple[int, int], rallies: bool, phase: str, hq: str
) -> None:
    """Morale 8, less 1 while it is disrupted."""
    g = field(BOARD + f"turn 1\nphase {phase}\nunit {hq} at 0101 disrupted\n", dice, 4)
    assert g.options() == [f"rally {hq}", "done"]
    g.play(f"rally {hq}")
    assert ("disrupted" in g.marks(hq)) is not rallies
    assert "tried" not in g.marks(hq)


@pytest.mark.rule("10.0", "6.2")
def test_10_0_each_once_and_only_those_in_supply_and_nobody_must(field: Field) -> None:
    """Rulings 20 and 69."""
    units = "unit III-HQ V-HQ at 0101 disrupted\nunit XVIII-HQ at 0101 disrupted out-of-supply\nunit VIIR-HQ at 0101\n"
    g = field(BOARD + "turn 1\nphase 4.XII\n" + units, (6, 6))
    assert g.refused("rally XVIII-HQ") == "§6.2 It is out of supply."
    assert g.refused("rally VIIR-HQ") == "§10.0 It is not disrupted."
    g.play("rally III-HQ")
    assert g.options() == ["rally V-HQ", "done"]
    assert g.refused("rally III-HQ") == "§6.2 It has already tried in this phase."
    g.play("done")
    assert g.marks("V-HQ") == {"disrupted"}


@pytest.mark.rule("10.0", "12.3")
def test_10_0_other_units_do_not_rally_then(field: Field) -> None:
    g = field(BOARD + "turn 1\nphase 4.XII\nunit III-HQ at 0101 disrupted\nunit IR81 at 0101 demoralised")
    assert g.options("rally") == ["III-HQ"]
    assert g.refused("rally IR81") == "§10.0 It is not disrupted."


# d.4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1")
def test_d_4_the_sectors_touch_and_haumont_is_five_hexes_from_1606(field: Field) -> None:
    g = field("verdun haumont\nphase 4.IV\nunit IR81 at 1101")
    grid = g.table.board.grid
    assert g.hex("1504") in grid.adjacent[g.hex("1403")]
    assert g.hex("2405") in grid.adjacent[g.hex("2305")]
    assert grid.distance(g.hex("1606"), g.hex("1104")) == 5
