"""Chapter 10: assault."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

FIELD = "board\n" + "  . . . . .\n" * 6
"""Open ground; 0303 has the neighbours 0302, 0402, 0403, 0304, 0203 and 0202, clockwise from the north."""

# §10.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("name", ["B1", "BG", "BS"])
@pytest.mark.parametrize("enemy", ["R1 at 0303", "R1 at 0303 concealed", "RX at 0303 concealed", "RL at 0303"])
def test_10_1_a_fighter_in_command_assaults_a_neighbouring_hex_with_enemy_counters(
    field: Field, name: str, enemy: str
) -> None:
    g = field(FIELD + f"unit {name} BL at 0302\nunit {enemy}\n").play(f"activate {name}")
    assert g.options("assault") == ["0303"]


@pytest.mark.rule("10.1")
def test_10_1_a_leader_leads_none_alone(field: Field) -> None:
    g = field(FIELD + "unit BL at 0302\nunit RG at 0303 shaken\n").play("activate BL")
    assert g.refused("assault 0303") == "§10.1 Only a fighting unit can lead an assault."
    assert g.refused("assault 0303", "fr") == "§10.1 Seul un combattant mène un assaut."


@pytest.mark.rule("10.1", "12.2")
def test_10_1_not_out_of_command_nor_shaken_nor_at_a_distance_nor_an_empty_hex(field: Field) -> None:
    g = field(FIELD + "unit B1 at 0302\nunit R1 at 0303\n").play("activate B1")
    assert g.refused("assault 0303") == "§12.2 It is out of command."
    g = field(FIELD + "unit B1 BL at 0302\nunit R1 at 0304\n").play("activate B1")
    assert g.refused("assault 0304") == "§10.1 That hex is not adjacent."
    assert g.refused("assault 0303") == "§10.1 There is no enemy counter there."
    g = field(FIELD + "unit BL at 0302\nunit B1 at 0302 shaken\nunit R1 at 0303\n").play("activate B1")
    assert g.refused("assault 0303") == "§5.5 It is shaken."


# §10.2 ---------------------------------------------------------------------------------------------------------

JOINING = (
    FIELD
    + """
    unit B1 BL at 0302 concealed
    unit B2 at 0402 concealed
    unit B3 at 0402 spent
    unit BG at 0203 shaken
    unit B4 at 0301
    unit BX at 0202 concealed
    unit R1 RX at 0303 concealed
    unit R2 at 0305
    """
)


@pytest.mark.rule("10.2")
def test_10_2_others_next_to_the_hex_may_join_a_leader_too(field: Field) -> None:
    g = field(JOINING).play("activate B1", "assault 0303")
    assert (g.asked, g.options()) == ("blue 10.2", ["join BL", "join B2", "done"])
    assert g.refused("join B3") == "§5.4 It has already been activated this turn."
    assert g.refused("join BG") == "§5.5 It is shaken."
    assert g.refused("join B4") == "§10.1 That hex is not adjacent."
    assert g.refused("join BX") == "§10.1 It cannot assault."
    assert g.refused("join R1") == "§5.1 This counter is not yours."


@pytest.mark.rule("10.2", "12.2")
def test_10_2_not_those_out_of_command(field: Field) -> None:
    """A red squad holds the hexes between the leader and the squad in the south."""
    g = field(FIELD + "unit B1 BL at 0302\nunit B2 at 0304\nunit R1 at 0303\nunit R2 at 0104\nunit R3 at 0504\n")
    g.play("activate B1", "assault 0303")
    assert g.refused("join B2") == "§12.2 It is out of command."


@pytest.mark.rule("10.2", "5.4", "11.2", "11.3")
def test_10_2_all_are_spent_and_everyone_on_both_sides_is_turned_up(field: Field) -> None:
    g = field(JOINING, 5).play("activate B1", "assault 0303", "join B2", "join BL")
    assert [g.marks(name) for name in ("B1", "B2", "BL")] == [{"spent"}] * 3
    assert all(g.is_open(name) for name in ("B1", "B2", "BL", "R1"))
    assert not g.is_open("BX"), "which did not take part"
    assert g.at("RX") == "out"
    assert g.told("assaults") == ["Blue 1st squad leads 3 units in an assault on 0303."]


@pytest.mark.rule("10.2")
def test_10_2_nobody_must_join(field: Field) -> None:
    g = field(JOINING, 3).play("activate B1", "assault 0303", "done")
    assert g.told("assaults") == ["Blue 1st squad assaults 0303."]
    assert g.marks("B2") == set()


# §10.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("attackers", "defenders", "odds", "column"),
    [
        ("B1", "R1 at 0303", (4, 4), "1:1"),
        ("B1", "R1 R2 at 0303", (4, 8), "1:2"),
        ("B1", "R1 at 0303 steps 1", (4, 2), "2:1"),
        ("B1", "RG at 0303", (4, 1), "4:1"),
        ("B1 B2", "R1 RG at 0303", (8, 5), "1:1"),  # not quite 2:1: in the defender's favour
        ("B1 BG", "R1 RS at 0303", (5, 6), "1:2"),  # not quite 1:1
        ("B1 BS", "R1 at 0303 steps 1", (6, 2), "3:1"),
        ("BG", "R1 R2 at 0303", (1, 8), "1:2"),  # past the left end
        ("B1 B2", "RL at 0303", (8, 1), "4:1"),  # past the right end
    ],
)
def test_10_3_compare_the_close_values_rounding_for_the_defender(
    field: Field, attackers: str, defenders: str, odds: tuple[int, int], column: str
) -> None:
    first, *others = attackers.split()
    units = "".join(f"unit {name} at 0302\n" for name in attackers.split())
    g = field(FIELD + units + f"unit BL at 0301\nunit {defenders}\n").play(f"activate {first}")
    last = "assault 0303"
    for other in others:
        g.play(last)
        last = f"join {other}"
    assert (g.tally(last).compared, g.column(last)) == (odds, column)


@pytest.mark.rule("10.3")
def test_10_3_the_defence_counts_at_least_one(field: Field) -> None:
    g = field(FIELD + "unit B1 BL at 0302\nunit R1 at 0303 concealed\n").play("activate B1")
    assert g.tally("assault 0303").compared == (4, 1)
    assert g.reasons("assault 0303") == {"unknown": 0}, "and nobody knows whether they are shaken"


BARE = "board\n  .\n  {}\nunit B1 at 0101\n"


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("ground", "more", "shift"),
    [
        (".", "", {}),
        ("w", "", {}),
        ("v", "", {"village": -1}),
        ("1", "", {"uphill": -1}),
        ("v1", "", {"village": -1, "uphill": -1}),
        (".", "hexside stream 0101/0102", {"stream": -1}),
        (".", "hexside stream 0101/0102\nhexside bridge 0101/0102", {}),
        (".", "unit R1 at 0102 shaken", {"shaken": 1}),
        (".", "unit R1 at 0102 shaken\nunit R2 at 0102", {}),
    ],
)
def test_10_3_each_shift_has_its_value(field: Field, ground: str, more: str, shift: dict[str, int]) -> None:
    text = BARE.format(ground) + "unit BL at 0101 spent\nunit R1 at 0102\n" + more
    g = field(text).play("activate B1")
    assert g.reasons("assault 0102") == shift


@pytest.mark.rule("10.3")
def test_10_3_downhill_is_no_shift(field: Field) -> None:
    g = field("board\n  1\n  .\nunit B1 BL at 0101\nunit R1 at 0102\n").play("activate B1")
    assert g.reasons("assault 0102") == {}


@pytest.mark.rule("10.3")
def test_10_3_a_leader_who_attacks_is_worth_a_column_and_his_close_value(field: Field) -> None:
    g = field(BARE.format(".") + "unit BL at 0101\nunit R1 at 0102\n").play("activate B1", "assault 0102")
    assert g.reasons("join BL") == {"leader": 1}
    assert (g.tally("join BL").compared, g.column("join BL")) == ((5, 4), "2:1")


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("board", "kind"),
    [("  . 1\n  1 .\n", "uphill"), ("  . .\n  . .\nhexside stream 0101/0102\n", "stream")],
)
def test_10_3_lower_ground_and_the_stream_count_only_against_all(field: Field, board: str, kind: str) -> None:
    """B1 attacks 0102 from 0101, uphill or through the stream; B2 comes from 0201 and does not."""
    g = field(f"board\n{board}unit B1 BL at 0101\nunit B2 at 0201\nunit R1 at 0102\n").play("activate B1")
    assert g.reasons("assault 0102") == {kind: -1}
    g.play("assault 0102")
    assert g.reasons("join B2") == {}


@pytest.mark.rule("10.3")
def test_10_3_before_the_assault_only_what_is_open_is_counted(field: Field) -> None:
    text = FIELD + "unit B1 B2 at 0302\nunit BL at 0301\nunit R1 at 0303 steps 1\nunit R2 at 0303 concealed\n"
    g = field(text, 3).play("activate B1", "assault 0303")
    assert (g.tally("join B2").compared, g.reasons("join B2")) == ((8, 2), {"unknown": 0})
    g.play("join B2")
    assert g.told("assault-result") == ["3 on the die in 0303: attacker retreats (AR)."], (
        "8 against 2 and 4 is 1:1, not 4:1"
    )


# §10.4 ---------------------------------------------------------------------------------------------------------

ASSAULT = {
    "1:2": "A2 A1 A1 AR AR DR",
    "1:1": "A1 A1 AR X DR D1",
    "2:1": "A1 AR X DR D1 D1",
    "3:1": "AR X DR D1 D1 D2",
    "4:1": "X DR D1 D1 D2 D2",
}
"""The assault table as printed: what 1 to 6 on the die give in each column."""


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("column", ASSAULT)
def test_10_4_the_assault_table(field: Field, column: str) -> None:
    table = field(FIELD).table.charts["assault"]
    assert " ".join(table[column, die] for die in range(1, 7)) == ASSAULT[column]


FIGHT = FIELD + "unit B1 BL at 0302\nunit B2 at 0302\n{}\n"


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(
    ("defenders", "joins", "die", "result", "blue_lost", "blue_back", "red_lost", "red_back"),
    [
        ("unit R1 R2 at 0303", (), 1, "A2", 2, 1, 0, 0),
        ("unit R1 R2 at 0303", (), 2, "A1", 1, 1, 0, 0),
        ("unit R1 R2 at 0303", (), 4, "AR", 0, 1, 0, 0),
        ("unit R1 at 0303", (), 4, "X", 1, 0, 1, 0),
        ("unit R1 at 0303", (), 5, "DR", 0, 0, 0, 2),
        ("unit R1 at 0303", (), 6, "D1", 0, 0, 1, 2),
        ("unit R1 at 0303 steps 1\nunit R2 at 0303 steps 1", ("B2", "BL"), 6, "D2", 0, 0, 2, 2),
    ],
)
def test_10_4_each_result_costs_steps_and_hexes(
    field: Field,
    defenders: str,
    joins: tuple[str, ...],
    die: int,
    result: str,
    blue_lost: int,
    blue_back: int,
    red_lost: int,
    red_back: int,
) -> None:
    g = field(FIGHT.format(defenders), die).play("activate B1", "assault 0303", *[f"join {name}" for name in joins])
    if not joins:
        g.play("done")
    while g.asked.endswith(("10.4", "9.4")):
        g.play(g.options()[0])
    (told,) = g.told("assault-result")
    assert told.startswith(f"{die} on the die in 0303: ") and told.endswith(f" ({result}).")
    assert g.table.position.losses == [blue_lost, red_lost]
    survivors = [name for name in ("R1", "R2") if name in defenders and g.at(name) != "out"]
    grid = g.table.board.grid
    moved = {grid.distance(grid.find(g.at(name)), grid.find("0303")) for name in survivors}
    assert moved <= {red_back}
    if g.at("B1") != "out":
        assert grid.distance(grid.find(g.at("B1")), grid.find("0303")) == 1 + blue_back


@pytest.mark.rule("10.4")
def test_10_4_the_owner_chooses_who_loses_the_steps(field: Field) -> None:
    g = field(FIGHT.format("unit R1 R2 RL at 0303"), 3).play("activate B1", "assault 0303", "join B2", "done")
    assert g.told("assault-result") == ["3 on the die in 0303: attacker loses a step and retreats (A1)."], (
        "8 to 9 is 1:2"
    )
    assert (g.asked, g.options()) == ("blue 10.4", ["loses B1", "loses B2"])


@pytest.mark.rule("10.4")
def test_10_4_the_defender_first_then_the_attacker(field: Field) -> None:
    g = field(FIGHT.format("unit R1 RS at 0303"), 4).play("activate B1", "assault 0303", "join B2", "join BL")
    asked = []
    while g.asked.endswith("10.4"):
        asked.append(g.asked)
        g.play(g.options()[-1])
    assert g.told("assault-result") == ["4 on the die in 0303: defender retreats (DR)."], (
        "9 to 6, a column for the leader: 2:1"
    )
    g = field(FIGHT.format("unit R1 RS at 0303"), 3).play("activate B1", "assault 0303", "join B2", "join BL")
    assert g.told("assault-result") == ["3 on the die in 0303: attacker loses 1, defender 1 (X)."]
    while g.asked.endswith("10.4"):
        asked.append(g.asked)
        g.play(g.options()[-1])
    assert asked == ["red 10.4", "blue 10.4"]


@pytest.mark.rule("10.4", "9.4")
def test_10_4_a_defender_who_cannot_retreat_loses_a_step_and_keeps_the_hex(field: Field) -> None:
    g = field("board\n  .\n  .\nunit B1 BL at 0101\nunit R1 at 0102\n", 5).play("activate B1", "assault 0102", "done")
    assert g.told("assault-result") == ["5 on the die in 0102: defender retreats (DR)."]
    assert (g.at("R1"), g.steps("R1"), g.asked) == ("0102", 1, "red 5.1")


@pytest.mark.rule("10.4", "9.4")
def test_10_4_attackers_retreat_from_the_hex_they_assaulted(field: Field) -> None:
    g = field(FIGHT.format("unit R1 R2 at 0303"), 4).play("activate B1", "assault 0303", "done")
    assert (g.asked, g.options()) == ("blue 9.4", ["retreat 0301", "retreat 0401", "retreat 0201"])


@pytest.mark.rule("10.4")
def test_10_4_retreating_from_an_assault_shakes_nobody(field: Field) -> None:
    g = field(FIGHT.format("unit R1 at 0303"), 5).play("activate B1", "assault 0303", "done")
    while g.asked == "red 9.4":
        g.play(g.options()[0])
    assert g.marks("R1") == set()


# §10.5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5")
def test_10_5_into_an_emptied_hex_attackers_may_go_within_the_limit(field: Field) -> None:
    g = field(FIGHT.format("unit R1 at 0303 steps 1\nunit B3 at 0402\nunit R2 at reserve"), 6)
    g.play("activate B1", "assault 0303", "join B2", "join B3", "join BL")
    assert (g.asked, g.options("advance")) == ("blue 10.5", ["B1", "B2", "B3", "BL"])
    g.play("advance B3", "advance B1")
    assert g.options() == ["advance BL", "done"], "two fighters fill the hex"
    assert g.refused("advance B2") == "§6.5 The hex is full."
    g.play("advance BL")
    assert [g.at(name) for name in ("B1", "B2", "B3", "BL")] == ["0303", "0302", "0303", "0303"]
    assert g.told("advances")[0] == "Blue 3rd squad goes into 0303."


@pytest.mark.rule("10.5")
def test_10_5_nobody_must_and_only_those_who_attacked(field: Field) -> None:
    g = field(FIGHT.format("unit R1 at 0303 steps 1\nunit R2 at reserve"), 6).play(
        "activate B1", "assault 0303", "done"
    )
    assert g.options() == ["advance B1", "done"]
    assert g.refused("advance B2") == "§10.5 It did not take part in the assault."
    g.play("done")
    assert (g.at("B1"), g.asked) == ("0302", "blue 5.1"), "Red has nothing left to activate"


@pytest.mark.rule("10.5")
def test_10_5_not_while_a_defender_is_left(field: Field) -> None:
    g = field(FIGHT.format("unit R1 at 0303"), 4).play("activate B1", "assault 0303", "done")
    assert g.told("assault-result") == ["4 on the die in 0303: attacker loses 1, defender 1 (X)."]
    assert (g.steps("R1"), g.asked) == (1, "red 5.1")


@pytest.mark.rule("10.5", "11.3")
def test_10_5_if_only_decoys_were_there_no_die_is_rolled(field: Field) -> None:
    g = field(FIGHT.format("unit RX RY at 0303 concealed\nunit R1 at reserve"))
    g.play("activate B1", "assault 0303", "done", "advance B1")
    assert (g.at("B1"), g.at("RX"), g.at("RY")) == ("0303", "out", "out")
    assert not any(entry.who.name == "dice" for entry in g.game.entries)
    assert g.table.position.losses == [0, 0]


@pytest.mark.rule("10.5")
def test_10_5_when_both_fell_in_the_exchange_the_hex_lies_empty(field: Field) -> None:
    g = field(FIELD + "unit BL at 0301\nunit BS at 0302\nunit B1 at reserve\nunit RS at 0303\nunit R1 at reserve\n", 4)
    g.play("activate BS", "assault 0303")
    assert (g.at("BS"), g.at("RS"), g.asked) == ("out", "out", "blue 5.1")
