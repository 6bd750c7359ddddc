"""Chapter 11.1.5: reinforcements of the three scenarios, when, where and how they come in."""

from __future__ import annotations

import pytest

import grognard
from tests.games.marne.marches import staged
from tests.games.marne.scenes import Field, field


def phase(sequence: int, side: str = "allied", clause: str = "11.1") -> str:
    """A movement phase of a turn in which the Germans have the initiative."""
    return f"sequence {sequence}\nphase {clause} {sequence * 2 - (side == 'german')}\n"


# Gneisenau -----------------------------------------------------------------------------------------------------

TENTH = "unit F129 F48.1 F-corps5 F-X Sch1 at gneisenau-2\nunit F36 at 1314\nunit F-III at 1313\nunit G84 at 0707\n"


def called(*answers: str, text: str = TENTH) -> Field:
    """The third sequence of the first turn of Gneisenau, when the Tenth Army is at hand."""
    return staged("gneisenau", text, phase(3)).play(*answers)


@pytest.mark.rule("scenario.gneisenau.reinforcements", "11.1.5")
def test_gneisenau_the_group_comes_now_by_the_west_edge_near_the_trenches_or_a_turn_later() -> None:
    g = called()
    assert (g.asked, g.options()) == ("allied scenario.gneisenau.reinforcements", ["now", "later"])
    g.play("now")
    assert sorted(g.options("enter")) == ["F-X", "F-corps5", "F129", "F48.1", "Sch1"]
    g.play("enter F129")
    assert g.options("at") == ["0106", "0107", "0108", "0109", "0110"]
    assert g.refused("at 0112") == "§11.1.5 It does not arrive there."


@pytest.mark.rule("scenario.gneisenau.reinforcements")
def test_gneisenau_later_it_comes_in_the_next_turn_by_any_hex_of_the_edges() -> None:
    g = called("later")
    assert g.options("enter") == []
    assert g.refused("enter F129") == "§11.1.5 Its time has not come."
    assert g.refused("enter G2") == "§11.1.5 That one is not yours to command."
    assert g.refused("now").startswith("§scenario.gneisenau.reinforcements ")
    assert g.refused("enter F36") == "§11.1.5 It is not a reinforcement that marches in.", "it is on the map"
    g = staged("gneisenau", TENTH + "turn 2\ncalled later\n", phase(1)).play("enter F129")
    assert {"0106", "0118", "1918", "0718"} <= set(g.options("at"))
    assert "0105" not in g.options("at")


@pytest.mark.rule("11.1.5", "11.1.1.cost")
def test_11_1_5_by_an_edge_the_first_hex_is_paid_and_the_unit_marches_on() -> None:
    g = called("now", "enter F129")
    first = -g.reasons("at 0108")["way"]
    g.play("at 0108")
    assert (g.at("F129"), g.asked) == ("0108", "allied 11.1.1")
    question = g.game.question
    assert question is not None
    assert question.args["left"] == g.table.move_of[g.piece("F129")] - first
    g.play("halt")
    assert g.marks("F129") == {"moved", "late"}


@pytest.mark.rule("11.1.5", "11.1.2")
def test_11_1_5_a_unit_can_always_enter() -> None:
    text = "piece F129 move 0\n" + TENTH
    g = called("now", "enter F129", "at 0108", text=text)
    assert (g.at("F129"), g.marks("F129")) == ("0108", {"moved", "late"})


@pytest.mark.rule("11.1.5", "11.3.1", "11.3.3")
def test_11_1_5_nobody_enters_on_the_enemy_and_no_guns_or_staffs_next_to_him() -> None:
    text = TENTH + "unit G2 at 0109\n"
    assert called("now", "enter F129", text=text).options("at") == ["0106", "0107", "0108", "0110"]
    g = called("now", "enter F-corps5", text=text)
    assert g.options("at") == ["0106", "0107"]
    assert g.refused("at 0110") == "§11.3.1 Artillery and headquarters do not arrive in an enemy zone of control."
    assert g.refused("at 0109") == "§11.1.5 The enemy is there."


@pytest.mark.rule("11.1.5", "11.2.1")
def test_11_1_5_by_an_edge_into_a_zone_it_stops() -> None:
    g = called("now", "enter F129", "at 0108", text=TENTH + "unit G2 at 0109\n")
    assert (g.at("F129"), g.asked) == ("0108", "allied 11.1.1")
    assert "F129" not in g.options("move")


@pytest.mark.rule("scenario.gneisenau.reinforcements")
def test_gneisenau_the_group_comes_all_at_once() -> None:
    clause = "§scenario.gneisenau.reinforcements"
    g = called("now")
    assert "done" not in g.options()
    assert g.refused("done") == f"{clause} Reinforcements that are called come all at once: bring in the rest first."
    assert g.refused("done", "fr").endswith("d’un bloc\xa0: faites d’abord entrer le reste.")
    for unit in ("F129", "F48.1", "F-corps5", "F-X"):
        g.play(f"enter {unit}", "at 0108", "halt")
    assert "done" not in g.options(), "the tanks are still to come"
    g.play("enter Sch1", "at 0108", "halt")
    assert "done" in g.options()
    assert "done" in called("later").options(), "or not at all for now"


@pytest.mark.rule("scenario.gneisenau.reinforcements", "11.1.5")
def test_gneisenau_who_finds_no_hex_to_come_in_by_holds_nobody_up() -> None:
    barred = "".join(f"unit {name} at 01{row:02}\n" for row, name in enumerate(("G2", "G222", "G3Res", "G46Res"), 6))
    g = called("now", text=TENTH.replace("F129 F48.1 F-corps5 F-X Sch1", "F-X") + barred + "unit G5Res at 0110\n")
    assert (g.options("enter"), "done" in g.options()) == ([], True)


@pytest.mark.rule("scenario.gneisenau.reinforcements", "11.1.5")
def test_gneisenau_who_did_not_come_in_may_next_turn() -> None:
    g = staged("gneisenau", TENTH + "turn 2\ncalled now\n", phase(1))
    assert "F129" in g.options("enter")


@pytest.mark.rule("11.1.5.air", "scenario.gneisenau.reinforcements")
def test_11_1_5_air_groups_arrive_ready_on_a_headquarters_before_anyone_moves() -> None:
    text = "marne gneisenau\noptions 17.0\nunit F-Vuillemin F-Chabert at gneisenau-1\nunit F-III at 1313\n"
    text += "unit F-X at 1214\nunit F36 at 1314\nunit G84 at 0707\n"
    g = field(text + phase(3, clause="17.1"))
    assert (g.asked, g.options()) == ("allied 11.1.5.air", ["base F-III", "base F-X"])
    g.play("base F-X", "base F-III")
    assert {g.at("F-Vuillemin"), g.at("F-Chabert")} == {"1214", "1313"}
    assert sorted(g.options("fly")) == ["F-Chabert", "F-Vuillemin"], "and may fly at once"
    g = field(text + phase(2, clause="17.1"))
    assert g.at("F-Vuillemin") == "gneisenau-1", "not before their time"


# Blucher -------------------------------------------------------------------------------------------------------

FRONT = "unit F13 at 4221\nunit F-VI at 2927\nunit G9 at 3409\nunit G-VII at 3508\n"


@pytest.mark.rule("11.1.5", "scenario.blucher.reinforcements.allied")
def test_blucher_units_are_placed_on_the_hexes_of_their_group_and_may_then_move() -> None:
    g = staged("blucher", FRONT + "unit F1 F43 F-X at blucher-2\n", phase(2))
    g.play("enter F1", "at 2115", "enter F43", "at 2120")
    assert (g.at("F1"), g.at("F43"), g.marks("F1")) == ("2115", "2120", {"late"}), "the owner splits them as he likes"
    g.play("move F1")
    question = g.game.question
    assert question is not None
    assert question.args["left"] == g.table.move_of[g.piece("F1")], "it cost nothing"


@pytest.mark.rule("11.1.5", "scenario.blucher.reinforcements.allied")
def test_blucher_nobody_comes_before_his_time_and_late_comers_still_may() -> None:
    g = staged("blucher", FRONT + "unit F1 at blucher-2\n", phase(1))
    assert g.options("enter") == []
    assert staged("blucher", FRONT + "unit F1 at blucher-2\n", phase(3)).options("enter") == ["F1"]
    assert staged("blucher", FRONT + "unit F1 at blucher-2\nturn 2\n", phase(1)).options("enter") == ["F1"]


@pytest.mark.rule("11.1.5", "scenario.blucher.reinforcements.allied")
def test_blucher_not_on_the_enemy_and_in_his_zone_without_moving_on() -> None:
    g = staged("blucher", FRONT + "unit F1 F43 F-X at blucher-2\nunit G1Gd.1 at 2115\n", phase(2)).play("enter F1")
    assert g.at("F1") == "2120", "the only hex left is taken without a question"
    g = staged("blucher", FRONT + "unit F1 F43 F-X at blucher-2\nunit G1Gd.1 at 2119\n", phase(2))
    g.play("enter F1", "at 2120")
    assert (g.at("F1"), "F1" in g.options("move")) == ("2120", False)
    g.play("enter F-X")
    assert g.at("F-X") == "2115"
    g = staged("blucher", FRONT + "unit F154 at blucher-1\nunit G1Gd.1 at 4522\n", phase(2))
    assert g.refused("enter F154") == "§11.1.5 There is no hex where it could come in now."


@pytest.mark.rule("11.1.5", "11.2.2.stack")
def test_blucher_placed_in_his_zone_beside_a_friend_it_stays_and_frees_nobody() -> None:
    text = FRONT.replace("unit F13 at 4221\n", "unit F13 at 4522\n") + "unit F154 at blucher-1\nunit G213 at 4523\n"
    g = staged("blucher", text, phase(2)).play("enter F154")
    assert g.marks("F154") == {"moved", "late"}
    assert "F13" not in g.options("move") and "F154" not in g.options("move")


@pytest.mark.rule("11.1.5", "11.3.1", "11.3.3")
def test_blucher_enemy_guns_and_staffs_alone_beside_an_arrival_are_lost() -> None:
    text = FRONT + "unit F154 at blucher-1\nunit G-corps1 at 4523\nunit G-I at 4521\nunit G-corps2 at 4525\n"
    g = staged("blucher", text, phase(2)).play("enter F154")
    assert (g.at("F154"), g.at("G-corps1"), g.at("G-I"), g.at("G-corps2")) == ("4522", "out", "out", "4525")


@pytest.mark.rule("scenario.blucher.reinforcements.allied")
def test_blucher_three_divisions_arrive_within_two_hexes_of_4524() -> None:
    g = staged("blucher", FRONT + "unit F10 F40 F120 at blucher-5\nturn 2\n", phase(1)).play("enter F10")
    grid = g.table.board.grid
    near = [hex_ for hex_ in g.options("at") if grid.distance(g.hex(hex_), g.hex("4524")) <= 2]
    assert g.options("at") == near
    assert {"4524", "4522", "4526", "4323"} <= set(near)


@pytest.mark.rule("scenario.blucher.reinforcements.german", "11.1.5")
def test_blucher_the_guard_arrives_with_the_seventh_army_before_its_headquarters_moves() -> None:
    text = FRONT + "unit G2Gd.1 G2Gd.2 at blucher-14\n"
    g = staged("blucher", text, phase(2, "german")).play("enter G2Gd.1")
    assert g.at("G2Gd.1") == "3508"
    g.play("move G-VII", "to 3507", "halt")
    told = "§11.1.5 Its headquarters has moved in this phase: units arrive on one before it moves."
    assert g.refused("enter G2Gd.2") == told


@pytest.mark.rule("scenario.blucher.reinforcements.german")
def test_blucher_three_german_divisions_arrive_on_or_next_to_it() -> None:
    g = staged("blucher", FRONT + "unit G28 G47Res G237 at blucher-15\nturn 2\n", phase(2, "german")).play("enter G28")
    assert sorted(g.options("at")) == sorted(["3508", "3507", "3509", "3407", "3408", "3607", "3608"])


# Friedensturm --------------------------------------------------------------------------------------------------

LATE = (
    "unit F125 at 3326\nunit F-IX at 2024\nunit F-X at 2120\nunit F-V at 4427\nunit G200 at 3526\nunit G-VII at 3317\n"
)


@pytest.mark.rule("scenario.friedensturm.reinforcements.allied")
def test_friedensturm_a_division_arrives_on_any_headquarters() -> None:
    g = staged("friedensturm", LATE + "unit F4 at friedensturm-1\n", phase(2)).play("enter F4")
    assert g.options("at") == ["2024", "2120", "4427"], "even where nobody moves yet"


@pytest.mark.rule("scenario.friedensturm.reinforcements.allied")
@pytest.mark.parametrize(
    ("turn", "sequence", "unit", "box", "hexes"),
    [(2, 2, "F19", 4, ["2024", "2120"]), (2, 3, "B62", 5, ["4427"]), (3, 1, "B15", 6, ["2120"])],
)
def test_friedensturm_others_on_headquarters_by_name(
    turn: int, sequence: int, unit: str, box: int, hexes: list[str]
) -> None:
    when = f"sequence {sequence}\nphase 11.1 {sequence * 2 - 1}\n"
    g = staged("friedensturm", f"{LATE}unit {unit} at friedensturm-{box}\nturn {turn}\n", when).play(f"enter {unit}")
    assert (g.options("at") if len(hexes) > 1 else [g.at(unit)]) == hexes


@pytest.mark.rule("scenario.friedensturm.reinforcements.allied")
def test_friedensturm_the_striking_force_lands_round_villers_cotterets_away_from_the_enemy() -> None:
    text = LATE + "unit Ren1 F72 at friedensturm-2\nunit G14 at 2417\nturn 2\n"
    g = staged("friedensturm", text, "sequence 1\nphase 11.1 1\n").play("enter F72")
    grid, foe = g.table.board.grid, g.hex("2417")
    assert "2019" in g.options("at")
    assert all(grid.distance(g.hex(hex_), g.hex("2019")) <= 5 for hex_ in g.options("at"))
    assert all(grid.distance(g.hex(hex_), foe) > 1 for hex_ in g.options("at"))
    assert any(grid.distance(g.hex(hex_), foe) == 2 for hex_ in g.options("at"))
    assert g.refused("at 2318") == "§11.1.5 It does not arrive next to an enemy."
    assert g.refused("at 2718") == "§11.1.5 It does not arrive there."


@pytest.mark.rule("scenario.friedensturm.reinforcements.allied", "11.1.5.air")
def test_friedensturm_the_air_groups_of_the_striking_force_land_near_villers_cotterets() -> None:
    text = "marne friedensturm\noptions 17.0\nturn 2\nunit F-Menard at friedensturm-3\nunit F-VI F20 at 3029\n"
    text += "unit G14 at 2617\n"
    when = "sequence 1\nphase 17.1 1\n"
    g = field(text + "unit F-IX at 2024\nunit F-X at 2120\n" + when)
    assert g.options() == ["base F-IX", "base F-X"]
    assert g.refused("base F-VI") == "§11.1.5.air It arrives on a headquarters near the place the scenario names."
    assert field(text + "unit F-IX at 2024\n" + when).at("F-Menard") == "2024"
    assert field(text + when).at("F-Menard") == "3029", "without one there, on any"


@pytest.mark.rule("scenario.friedensturm.reinforcements.german")
@pytest.mark.parametrize(
    ("turn", "sequence", "unit", "box"),
    [
        (1, 2, "G14", 7),
        (2, 1, "G3Res", 8),
        (2, 2, "G34", 9),
        (2, 3, "G211", 10),
        (3, 1, "G240", 11),
        (3, 3, "G24Res", 12),
    ],
)
def test_friedensturm_germans_on_any_of_their_headquarters(turn: int, sequence: int, unit: str, box: int) -> None:
    nth = sequence * 2 - (turn == 1)
    g = staged(
        "friedensturm",
        f"{LATE}unit G-IX at 2715\nunit {unit} at friedensturm-{box}\nturn {turn}\n",
        f"sequence {sequence}\nphase 11.1 {nth}\n",
    ).play(f"enter {unit}")
    assert g.options("at") == ["2715", "3317"]


# Whole scenarios -----------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.gneisenau.reinforcements", "scenario.blucher.reinforcements.allied")
@pytest.mark.rule("scenario.blucher.reinforcements.german", "scenario.friedensturm.reinforcements.allied")
@pytest.mark.rule("scenario.friedensturm.reinforcements.german", "11.1.5")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher", "friedensturm"])
def test_11_1_5_every_group_waits_in_a_box_with_a_date_within_the_scenario(scenario: str) -> None:
    g = Field(grognard.new("marne", scenario, ("17.0",), seed=1))
    table = g.table
    assert table.groups
    for group in table.groups:
        waiting = table.at(group.box)
        assert waiting, group.name
        assert {table.owner[p] for p in waiting} == {group.side}
        assert 1 <= table.due(group.name) <= table.scenario.turns
