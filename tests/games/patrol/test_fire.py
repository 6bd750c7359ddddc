"""Chapter 8: fire in activation, reaction fire and return fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field, Night

# §8.1 ----------------------------------------------------------------------------------------------------------

COLUMN = """
    board
      .
      .
      .
      .
      .
      .
      .
    """


def line_of_fire(field: Field, *lines: str, rolls: tuple[tuple[int, int], ...] = ()) -> Night:
    """Seven open hexes in a straight line, and these units on them."""
    return field(COLUMN + "\n".join(f"unit {line}" for line in lines), *rolls)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("firer", "farthest"), [("B1", 5), ("BG", 5), ("BS", 4)])
def test_8_1_within_its_range_and_in_sight(field: Field, firer: str, farthest: int) -> None:
    """A squad reaches four hexes, scouts three; the gun would reach six, but the night ends at four."""
    reached = [n for n in range(2, 8) if not _refused(field, firer, f"010{n}")]
    assert reached == list(range(2, farthest + 1))


def _refused(field: Field, firer: str, target: str) -> str:
    g = line_of_fire(field, f"{firer} at 0101", f"R1 at {target}").play(f"activate {firer}")
    return g.refused(f"fire {target}")


@pytest.mark.rule("8.1", "7.6")
def test_8_1_out_of_range_comes_before_the_dark(field: Field) -> None:
    assert _refused(field, "BS", "0105") == "§8.1 The distance is 4; its range is 3."
    assert _refused(field, "BG", "0106") == "§7.6 Nobody sees farther than 4 hexes tonight."


@pytest.mark.rule("8.1")
def test_8_1_leaders_and_decoys_have_no_fire_value(field: Field) -> None:
    for name in ("BL", "BX"):
        g = line_of_fire(field, f"{name} at 0101 concealed", "R1 at 0102").play(f"activate {name}")
        assert g.refused("fire 0102") == "§8.1 It cannot fire."


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("target", ["R1 at 0103", "R1 at 0103 concealed", "RX at 0103 concealed", "RL at 0103"])
def test_8_1_any_enemy_counter_is_a_target(field: Field, target: str) -> None:
    g = line_of_fire(field, "B1 at 0101", target).play("activate B1")
    assert g.options("fire") == ["0103"]


@pytest.mark.rule("8.1")
def test_8_1_an_empty_hex_or_ones_own_men_are_none(field: Field) -> None:
    g = line_of_fire(field, "B1 at 0101", "B2 at 0102", "RH at 0103 unseen").play("activate B1")
    assert g.options("fire") == []
    assert g.refused("fire 0102") == "§8.1 There is no enemy counter there."
    assert g.refused("fire 0103", "fr") == "§8.1 Aucun pion ennemi ne s’y trouve."


@pytest.mark.rule("8.1", "5.5")
def test_8_1_not_when_shaken(field: Field) -> None:
    g = line_of_fire(field, "B1 at 0101 shaken", "R1 at 0102").play("activate B1")
    assert g.refused("fire 0102") == "§5.5 It is shaken."


# §8.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("firer", "column"),
    [("B1 at 0101", "3-4"), ("B1 at 0101 steps 1", "1-2"), ("BG at 0101", "5-6"), ("BS at 0101", "1-2")],
)
def test_8_2_the_column_of_the_fire_value(field: Field, firer: str, column: str) -> None:
    """Two hexes away in the open: no shift."""
    g = line_of_fire(field, firer, "R1 at 0103").play(f"activate {firer[:2]}")
    assert (g.column("fire 0103"), g.reasons("fire 0103")) == (column, {})


FIRE = {
    "1-2": "1 1 M2 M M - - - - - -",
    "3-4": "1 1 1 M2 M M - - - - -",
    "5-6": "1 1 1 1 M2 M M - - - -",
    "7+": "2 2 1 1 1 M2 M M M M M",
}
"""The fire table as printed: what 2 to 12 on two dice give in each column."""


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("column", FIRE)
def test_8_2_the_fire_table(field: Field, column: str) -> None:
    table = line_of_fire(field).table.charts["fire"]
    assert " ".join(table[column, roll] for roll in range(2, 13)) == FIRE[column]


@pytest.mark.rule("8.2")
def test_8_2_shifted_off_the_left_edge_fire_does_nothing(field: Field) -> None:
    """Scouts, three hexes away, at a concealed counter in the village: even snake eyes are a dash."""
    g = field("board\n  .\n  .\n  .\n  v\nunit BS at 0101\nunit R1 at 0104 concealed\n", (1, 1)).play("activate BS")
    assert g.column("fire 0104") == "-"
    assert dict(g.tally("fire 0104").chances()) == {"-": 1}
    g.play("fire 0104")
    assert g.told("fires-in-vain") == ["Blue scout team fires at 0104 (no chance to hit)."]
    assert g.told("result") == ["2 on the dice: no effect in 0104."]
    assert not g.is_open("R1")


@pytest.mark.rule("8.2")
def test_8_2_shifted_past_the_right_edge_the_last_column_is_read(field: Field) -> None:
    g = line_of_fire(field, "BG BL at 0101", "R1 at 0102").play("activate BG")
    assert (g.tally("fire 0102").total, g.column("fire 0102")) == (2, "7+")


@pytest.mark.rule("8.2")
def test_8_2_the_event_tells_the_column(field: Field) -> None:
    g = line_of_fire(field, "B1 at 0101", "R1 at 0103", rolls=((6, 6),)).play("activate B1", "fire 0103")
    assert g.told("fires") == ["Blue 1st squad fires at 0103, column 3-4."]
    french = [g.table.say(event, "fr") for event in g.game.events if event.key == "fires"]
    assert french == ["Le 1er groupe bleu tire sur 0103, colonne 3-4."]


# §8.3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("hexes", "shift"), [(1, {"adjacent": 1}), (2, {}), (3, {"far": -1}), (4, {"far": -1})])
def test_8_3_adjacent_one_up_more_than_two_hexes_one_down(field: Field, hexes: int, shift: dict[str, int]) -> None:
    target = f"010{hexes + 1}"
    g = line_of_fire(field, "B1 at 0101", f"R1 at {target}").play("activate B1")
    assert g.reasons(f"fire {target}") == shift


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("ground", "shift"), [(".", {}), ("w", {"wood": -1}), ("v", {"village": -2}), ("1", {})])
def test_8_3_a_wood_protects_by_one_column_a_village_by_two(field: Field, ground: str, shift: dict[str, int]) -> None:
    g = field(f"board\n  .\n  .\n  {ground}\nunit BG at 0101\nunit R1 at 0103\n").play("activate BG")
    assert g.reasons("fire 0103") == shift


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("targets", "shift"),
    [
        (["R1 at 0103 concealed"], {"concealed": -1}),
        (["RX at 0103 concealed"], {"concealed": -1}),
        (["R1 at 0103 concealed", "R2 at 0103"], {}),
        (["R1 at 0103"], {}),
    ],
)
def test_8_3_nothing_but_concealed_counters_one_down(field: Field, targets: list[str], shift: dict[str, int]) -> None:
    g = line_of_fire(field, "B1 at 0101", *targets).play("activate B1")
    assert g.reasons("fire 0103") == shift


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("leader", "shift"), [("0101", {"leader": 1}), ("0102", {})])
def test_8_3_a_leader_with_the_firer_one_up(field: Field, leader: str, shift: dict[str, int]) -> None:
    g = line_of_fire(field, "B1 at 0101", f"BL at {leader}", "R1 at 0103").play("activate B1")
    assert g.reasons("fire 0103") == shift


@pytest.mark.rule("8.3", "11.2")
def test_8_3_the_leader_is_turned_up_with_the_firer(field: Field) -> None:
    lines = ("B1 at 0101 concealed", "BL at 0101 concealed", "B2 at 0101 concealed", "R1 at 0103")
    g = line_of_fire(field, *lines, rolls=((6, 6),)).play("activate B1", "fire 0103")
    assert [g.is_open(name) for name in ("B1", "BL", "B2")] == [True, True, False]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("ground", "shift"), [(".", {"moving": 1}), ("w", {"wood": -1}), ("v", {"village": -2})])
def test_8_3_a_target_just_moving_in_the_open_one_up(field: Field, ground: str, shift: dict[str, int]) -> None:
    g = field(f"board\n  .\n  {ground}\n  .\n  .\nunit B1 at 0101\nunit RG at 0104\n").play("activate B1", "to 0102")
    assert g.reasons("shoot RG") == shift


@pytest.mark.rule("8.3")
def test_8_3_one_that_stands_there_is_not_moving(field: Field) -> None:
    g = line_of_fire(field, "B1 at 0101", "RG at 0103", rolls=((6, 6),)).play("activate B1", "fire 0103")
    assert (g.asked, g.reasons("shoot RG")) == ("red 8.6", {})


@pytest.mark.rule("8.3")
def test_8_3_shifts_add_up(field: Field) -> None:
    """A gun with a leader, three hexes away, at a wood where only concealed counters lie: -1 -1 -1 +1."""
    g = field("board\n  .\n  .\n  .\n  w\nunit BG BL at 0101\nunit R1 R2 at 0104 concealed\n").play("activate BG")
    assert g.reasons("fire 0104") == {"far": -1, "wood": -1, "concealed": -1, "leader": 1}
    assert g.column("fire 0104") == "1-2"


# §8.4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_8_4_a_dash_does_nothing_and_turns_nobody_up(field: Field) -> None:
    g = line_of_fire(field, "B1 at 0101", "R1 RX at 0103 concealed", rolls=((6, 6),)).play("activate B1", "fire 0103")
    assert (g.is_open("R1"), g.at("RX")) == (False, "0103")


@pytest.mark.rule("8.4", "11.2", "11.3")
@pytest.mark.parametrize("dice", [(1, 1), (1, 3), (3, 3)])
def test_8_4_any_other_result_turns_up_the_counters_there(field: Field, dice: tuple[int, int]) -> None:
    """Column 3-4 less one for concealed: 2 is a step, 4 is M2, 6 is M."""
    lines = ("B1 at 0101", "R1 RX at 0103 concealed")
    g = line_of_fire(field, *lines, rolls=(dice, (1, 1))).play("activate B1", "fire 0103")
    assert (g.is_open("R1"), g.at("RX")) == (True, "out")
    assert g.told("decoy-found") == ["Red: only a decoy in 0103."]


@pytest.mark.rule("8.4")
def test_8_4_a_number_is_steps_from_units_the_owner_chooses(field: Field) -> None:
    """A gun with its leader beside the target: 7+, and a 2 costs two steps."""
    lines = ("BG BL at 0101", "R1 R2 at 0102")
    g = line_of_fire(field, *lines, rolls=((1, 1), (1, 1), (1, 1))).play("activate BG", "fire 0102")
    assert (g.asked, g.options()) == ("red 8.4", ["loses R1", "loses R2"])
    assert g.refused("loses B1") == "§8.4 It is not one of the units that may lose this step."
    g.play("loses R1", "loses R1")
    assert (g.at("R1"), g.steps("R2"), g.table.position.losses) == ("out", 2, [0, 2])


@pytest.mark.rule("8.4")
def test_8_4_when_nobody_is_left_the_rest_is_lost_on_the_ground(field: Field) -> None:
    lines = ("BG BL at 0101", "RG at 0102", "R1 at reserve")
    g = line_of_fire(field, *lines, rolls=((1, 1),)).play("activate BG", "fire 0102")
    assert (g.at("RG"), g.table.position.losses) == ("out", [0, 1])


@pytest.mark.rule("8.4", "9.1")
def test_8_4_then_every_unit_left_there_tests_its_morale(field: Field) -> None:
    lines = ("B1 at 0101", "R1 R2 RL at 0103", "RX at 0103 concealed")
    g = line_of_fire(field, *lines, rolls=((1, 1), (1, 1), (1, 1), (1, 1))).play("activate B1", "fire 0103", "loses R2")
    assert g.told("holds") == ["Red leader holds (2).", "Red 1st squad holds (2).", "Red 2nd squad holds (2)."]


@pytest.mark.rule("8.4", "9.1")
@pytest.mark.parametrize(("dice", "need"), [((3, 3), 7), ((2, 3), 5)])
def test_8_4_at_two_less_for_m2(field: Field, dice: tuple[int, int], need: int) -> None:
    """Morale 8, out of command 7; column 3-4 gives M on 6 and M2 on 5."""
    g = line_of_fire(field, "B1 at 0101", "R1 at 0103", rolls=(dice, (1, 1))).play("activate B1", "fire 0103")
    assert g.told("needed", "red") == [f"{need} or less was needed."]


@pytest.mark.rule("8.4")
def test_8_4_what_was_needed_is_nobody_elses_business(field: Field) -> None:
    g = line_of_fire(field, "B1 at 0101", "R1 at 0103", rolls=((3, 3), (1, 1))).play("activate B1", "fire 0103")
    assert g.told("holds", "blue") == ["Red 1st squad holds (2)."]
    assert g.told("needed", "blue") == []


# §8.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5")
def test_8_5_whenever_a_counter_enters_a_hex_the_other_side_may_fire_with_one_unit(field: Field) -> None:
    lines = ("B1 at 0101", "R1 at 0105", "R2 at 0105")
    g = line_of_fire(field, *lines, rolls=((6, 6), (6, 6))).play("activate B1", "to 0102")
    assert (g.asked, g.options()) == ("red 8.5", ["shoot R1", "shoot R2", "hold"])
    g.play("shoot R1", "hold")
    assert g.asked == "blue 6.2", "one unit, and the mover goes on"
    g.play("to 0103")
    assert g.options() == ["shoot R2", "hold"], "the next hex, the next chance"


@pytest.mark.rule("8.5")
def test_8_5_not_when_nobody_could(field: Field) -> None:
    for lines in (
        ("B1 at 0101", "R1 at 0107"),  # too dark
        ("B1 at 0101", "R1 at 0105 fired"),
        ("B1 at 0101", "R1 at 0105 shaken"),
        ("B1 at 0101", "RL at 0105"),  # open, and everyone sees he has no rifle
        ("B1 at 0101", "RS at 0106"),  # scouts reach three hexes
    ):
        assert line_of_fire(field, *lines).play("activate B1", "to 0102").asked == "blue 6.2"


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("counter", ["RX at 0105 concealed", "RL at 0105 concealed", "RS at 0106 concealed"])
def test_8_5_it_is_asked_when_a_counter_might_for_all_the_mover_can_tell(field: Field, counter: str) -> None:
    g = line_of_fire(field, "B1 at 0101", counter).play("activate B1", "to 0102")
    assert (g.asked, g.options()) == ("red 8.5", ["hold"])


@pytest.mark.rule("8.5", "8.1")
def test_8_5_why_a_unit_cannot_is_told(field: Field) -> None:
    lines = ("B1 at 0101", "R1 at 0105", "R2 at 0105 shaken", "RS at 0106", "RL at 0105", "R3 at 0104 fired")
    g = line_of_fire(field, *lines).play("activate B1", "to 0102")
    assert g.options() == ["shoot R1", "hold"]
    assert g.refused("shoot R2") == "§5.5 It is shaken."
    assert g.refused("shoot RS") == "§8.1 The distance is 4; its range is 3."
    assert g.refused("shoot RL") == "§8.1 It cannot fire."
    assert g.refused("shoot R3") == "§8.7 It has already fired out of turn."
    assert g.refused("shoot R4") == "§5.1 It is not on the map."
    assert g.refused("shoot B1", "fr") == "§5.1 Il n’est pas à vous."


@pytest.mark.rule("8.5")
def test_8_5_it_strikes_whoever_is_in_the_hex(field: Field) -> None:
    lines = ("B1 at 0101", "B2 at 0102", "R1 at 0105")
    g = line_of_fire(field, *lines, rolls=((3, 3), (1, 1), (1, 1))).play("activate B1", "to 0102", "shoot R1")
    assert g.told("holds") == ["Blue 1st squad holds (2).", "Blue 2nd squad holds (2)."]


@pytest.mark.rule("8.5", "6.2")
def test_8_5_a_decoy_found_by_it_is_gone(field: Field) -> None:
    lines = ("BX at 0101 concealed", "B1 at reserve", "R1 at 0106 concealed")
    g = line_of_fire(field, *lines, rolls=((1, 1),)).play("activate BX", "to 0102", "shoot R1")
    assert (g.at("BX"), g.asked) == ("out", "red 5.1")


@pytest.mark.rule("8.5", "9.4", "10.5")
def test_8_5_neither_retreats_nor_advances_are_movement(field: Field) -> None:
    """The decoy falls to an assault, the squad goes in under the eyes of a red gun, and nobody is asked."""
    g = line_of_fire(field, "B1 BL at 0101", "RX at 0102 concealed", "RG at 0104").play("activate B1", "assault 0102")
    g.play("done", "advance B1")
    assert g.asked == "red 5.1"


# §8.6 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6")
def test_8_6_fire_may_be_answered_and_the_answer_answered(field: Field) -> None:
    lines = ("B1 at 0101", "B2 at 0102", "R1 at 0104", "R2 at 0104")
    g = line_of_fire(field, *lines, rolls=((6, 6), (6, 6), (6, 6), (6, 6))).play("activate B1", "fire 0104")
    assert (g.asked, g.options()) == ("red 8.6", ["shoot R1", "shoot R2", "hold"])
    g.play("shoot R2")
    assert (g.asked, g.options()) == ("blue 8.6", ["shoot B1", "shoot B2", "hold"])
    g.play("shoot B2")
    assert (g.asked, g.options()) == ("red 8.6", ["shoot R1", "hold"])
    g.play("hold")
    assert g.asked == "red 5.1"
    assert [text.split(",")[0] for text in g.told("fires")] == [
        "Blue 1st squad fires at 0104",
        "Red 2nd squad fires at 0101",
        "Blue 2nd squad fires at 0104",
    ]


@pytest.mark.rule("8.6", "11.1")
def test_8_6_a_concealed_counter_is_asked_for_too(field: Field) -> None:
    lines = ("B1 at 0101", "R1 at 0105 shaken", "RX at 0103 concealed")
    g = line_of_fire(field, *lines, rolls=((6, 6),)).play("activate B1", "fire 0105")
    assert (g.asked, g.options()) == ("red 8.6", ["hold"])


@pytest.mark.rule("8.6", "9.4")
def test_8_6_reaction_fire_is_answered_before_the_mover_goes_on(field: Field) -> None:
    lines = ("B1 at 0101", "B2 at 0101", "R1 at 0105")
    g = line_of_fire(field, *lines, rolls=((6, 6),)).play("activate B1", "to 0102", "shoot R1")
    assert (g.asked, g.options()) == ("blue 8.6", ["shoot B1", "shoot B2", "hold"])
    assert g.reasons("shoot B1") == {"far": -1}


@pytest.mark.rule("8.6")
def test_8_6_those_who_fled_answer_from_where_they_are_if_they_can(field: Field) -> None:
    """The target is shaken and runs: only the gun that stayed can answer."""
    lines = ("B1 at 0101", "R1 at 0103", "RG at 0104")
    g = line_of_fire(field, *lines, rolls=((3, 3), (6, 6))).play("activate B1", "fire 0103")
    assert g.told("retreats") == ["Red 1st squad retreats to 0104.", "Red 1st squad retreats to 0105."]
    assert g.options() == ["shoot RG", "hold"]


# §8.7 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.7")
def test_8_7_out_of_its_activation_a_unit_fires_once_a_turn(field: Field) -> None:
    lines = ("B1 at 0101", "B2 at 0102", "R1 at 0104", "R2 at reserve")
    g = line_of_fire(field, *lines, rolls=((6, 6),) * 3).play("activate B1", "fire 0104", "shoot R1", "hold")
    assert g.marks("R1") == {"fired"}
    g.play("pass", "activate B2", "fire 0104")
    assert g.asked == "red 5.1", "Red has nobody who could answer"


@pytest.mark.rule("8.7", "5.4")
def test_8_7_its_own_activation_is_not_counted(field: Field) -> None:
    """One that answered may still be activated and fire, and one that fired in its activation may still answer."""
    lines = ("B1 at 0101", "R1 at 0104")
    g = line_of_fire(field, *lines, rolls=((6, 6),) * 3).play("activate B1", "fire 0104", "shoot R1")
    assert g.options() == ["shoot B1", "hold"]
    g.play("shoot B1", "activate R1")
    assert g.options("fire") == ["0101"]


@pytest.mark.rule("8.7", "4.6")
def test_8_7_next_turn_it_may_again(field: Field) -> None:
    lines = ("B1 at 0101", "R1 at 0105 fired")
    g = line_of_fire(field, *lines, rolls=()).play("pass", "pass")
    assert g.marks("R1") == set()
