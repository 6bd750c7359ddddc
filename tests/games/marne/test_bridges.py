"""Chapters 11.2.4 and 11.2.5: German footbridges, and bridges blown and rebuilt."""

from __future__ import annotations

import pytest

from grognard.games.front1918.supply import commanded
from grognard.kernel.space.hexgrid import hexset
from tests.games.marne.marches import ALLIES, GERMANS, lane, moving, staged
from tests.games.marne.scenes import Field, ground

BANK = lane(".", ".", ".", ".", ".", ".", ".", ".") + "hexside river 0103/0104\nunit GQ at 0101\n"
"""A lane with a major river between its third and fourth hexes, and somebody else who could move."""


def crossing(units: str, when: str = GERMANS) -> Field:
    """A field with Germans by a river."""
    return moving(BANK + units, when)


# §11.2.4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.4")
def test_11_2_4_a_german_unit_on_the_move_lays_a_footbridge_and_crosses_it() -> None:
    g = crossing("unit G4 at 0102").play("move G4")
    assert g.options("span") == [], "the bank is a hex away"
    assert g.refused("span 0103/0104").startswith("§11.2.4 None of your combat units")
    g.play("to 0103", "span 0103/0104", "roll 4")
    assert g.told("footbridge-laid") == ["A footbridge is laid from 0103 to 0104 (die 4)."]
    assert g.cost("0104") == 2, "one more than the ground, over a major river"
    g.play("to 0105")
    assert g.at("G4") == "0105", "it cost nothing to lay"


@pytest.mark.rule("11.2.4")
def test_11_2_4_a_failure_costs_nothing_and_the_same_unit_may_try_again() -> None:
    g = crossing("unit G4 at 0103").play("move G4", "span 0103/0104", "roll 5")
    assert g.table.position.footbridge == {}
    assert (g.options("span"), g.options("to")) == (["0103/0104"], ["0101", "0102", "0104"])
    g.play("span 0103/0104", "roll 1", "to 0104", "halt")
    assert g.at("G4") == "0104"


@pytest.mark.rule("11.2.4")
def test_11_2_4_units_that_stay_and_those_who_have_stopped_may_try_too() -> None:
    g = crossing("unit G4 at 0103\nunit F4 at 0105")
    assert g.options("span") == ["0103/0104"], "without being moved"
    g.play("span 0103/0104", "roll 6")
    assert g.marks("G4") == set(), "it has not moved"
    g = crossing("unit G4 at 0102\nunit F4 at 0104").play("move G4", "to 0103")
    assert g.options() == ["span 0103/0104", "halt"], "stopped by the enemy's zone"
    g.play("halt")
    assert g.refused("span 0103/0104").startswith("§11.2.4 None of your"), "its move is over"


@pytest.mark.rule("11.2.4", "11.2.4.use")
def test_11_2_4_only_german_combat_units_lay_them() -> None:
    g = crossing("unit F4 at 0103", ALLIES)
    assert g.options("span") == []
    assert g.refused("span 0103/0104") == "§11.2.4.use Footbridges are not yours."
    g.play("move F4")
    assert g.options("span") == []
    assert g.refused("span 0103/0104") == g.refused("unspan 0103/0104") == "§11.2.4.use Footbridges are not yours."
    theirs = crossing("unit FC at 0103", ALLIES).play("move FC")
    assert theirs.refused("span 0103/0104") == "§11.2.4.use Footbridges are not yours.", "before it is no combat unit"
    g = crossing("unit GC at 0103")
    assert g.options("span") == []
    assert g.play("move GC").options("span") == []
    assert g.refused("span 0103/0104") == "§11.2.4 Only combat units lay a footbridge."
    assert g.refused("unspan 0103/0104") == "§11.2.4.limits There is no footbridge."


@pytest.mark.rule("11.2.4.modifiers")
@pytest.mark.parametrize(
    ("scene", "reasons"),
    [
        ("", {}),
        ("unit F4 at 0105", {"enemy-near": 1}),
        ("unit FC at 0105", {"enemy-near": 1}),
        ("unit F4 at 0106", {}),
        ("hexside marne 0103/0104", {"on-marne": 2}),
        ("unit G3 at 0104", {"friend-across": -2}),
        ("hexside marne 0103/0104\nunit F4 at 0105", {"enemy-near": 1, "on-marne": 2}),
    ],
)
def test_11_2_4_what_is_added_to_the_die(scene: str, reasons: dict[str, int]) -> None:
    g = crossing(f"unit G4 at 0103\n{scene}")
    assert g.reasons("span 0103/0104") == reasons
    total = sum(reasons.values())
    assert g.tally("span 0103/0104").chances().get("laid", 0) * 6 == max(0, min(6, 4 - total))


@pytest.mark.rule("11.2.4.modifiers", "11.2.4.use")
def test_11_2_4_a_minor_river_is_easier_and_its_footbridge_free() -> None:
    g = moving(lane(".", ".", ".", ".") + "hexside stream 0102/0103\nunit G4 at 0102\nunit GQ at 0101", GERMANS)
    assert g.reasons("span 0102/0103") == {"stream-only": -1}
    g.play("span 0102/0103", "roll 5", "move G4")
    assert g.cost("0103") == 1


@pytest.mark.rule("11.2.4.limits")
def test_11_2_4_three_tries_in_an_operational_sequence() -> None:
    g = crossing("unit G4 at 0103").play(*["span 0103/0104", "roll 6"] * 3)
    assert g.table.position.tries == 3
    assert g.options("span") == []
    assert (
        g.refused("span 0103/0104") == "§11.2.4.limits No more footbridges may be tried in this operational sequence."
    )
    assert crossing("tries 2\nunit G4 at 0103").options("span") == ["0103/0104"]


@pytest.mark.rule("11.2.4.limits")
def test_11_2_4_three_on_the_map_and_their_owner_takes_them_up_when_he_likes() -> None:
    sides = "".join(f"hexside river 0{column}03/0{column}04\n" for column in (2, 4, 6, 8))
    laid = "".join(f"edge 0{column}03/0{column}04 footbridge 1\n" for column in (2, 4, 6))
    g = moving(ground() + sides + laid + "unit G4 at 0803", GERMANS)
    assert g.options("span") == []
    assert g.refused("span 0803/0804").startswith("§11.2.4.limits As many footbridges")
    g.play("unspan 0403/0404")
    assert (g.options("span"), g.options("unspan")) == (["0803/0804"], ["0203/0204", "0603/0604"])
    g.play("move G4", "unspan 0203/0204")
    assert g.options("unspan") == ["0603/0604"], "on the march too"
    assert g.table.unspan.rule == g.table.clause("footbridge.limits") == "11.2.4.limits"


@pytest.mark.rule("11.2.4.use")
def test_11_2_4_only_the_germans_and_only_their_combat_units_use_them() -> None:
    laid = "edge 0103/0104 footbridge 1\n"
    assert crossing(laid + "unit G4 at 0103").play("move G4").cost("0104") == 2
    g = crossing(laid + "unit GC at 0103").play("move GC")
    assert g.refused("to 0104").startswith("§11.3.1")
    g = crossing(laid + "unit GQ at 0103").play("move GQ")
    assert g.cost("0104") == 5, "it wades, with all it has"
    g = crossing(laid + "unit F4 at 0104\nunit F3 at 0108", ALLIES).play("move F4")
    assert g.cost("0103") == 4, "he wades as if there were none"
    g = crossing(laid + "unit GR1 at 0103\nunit Stoss1 at 0103 carrier GR1").play("move GR1", "to 0104")
    assert g.at("Stoss1") == "0104"


@pytest.mark.rule("11.2.4.removal")
@pytest.mark.parametrize(
    ("guard", "to", "left"),
    [("", "0104", False), ("unit G3 at 0103\n", "0104", True), ("", "0105", True), ("unit GC at 0103\n", "0105", True)],
)
def test_11_2_4_an_allied_unit_that_ends_next_to_one_nobody_holds_takes_it(guard: str, to: str, left: bool) -> None:
    laid = "edge 0103/0104 footbridge 1\nunit F3 at 0108\n"
    g = crossing(f"{laid}{guard}unit F4 at 0106", ALLIES).play("move F4", f"to {to}")
    if g.asked.endswith("11.1.1") and "halt" in g.options():
        g.play("halt")
    assert bool(g.table.position.footbridge) is left


@pytest.mark.rule("11.2.4.removal")
def test_11_2_4_what_counts_is_the_bank_it_was_laid_from() -> None:
    laid = "edge 0103/0104 footbridge 2\nunit F3 at 0108\n"
    g = crossing(laid + "unit F4 at 0107", ALLIES).play("move F4", "to 0105", "halt")
    assert g.table.position.footbridge == {}, "its marker lies in 0104"
    assert g.told("footbridge-lost") == ["The footbridge between 0103 and 0104 is lost."]


@pytest.mark.rule("11.2.4.limits", "7.0.sequence")
def test_11_2_4_every_operational_sequence_has_its_own_tries() -> None:
    g = staged("gneisenau", "unit G30 at 1204\nunit G-XVIII at 1203\nunit F36 at 1314\ntries 3\n", "phase 10.0 2\n")
    assert g.play("roll 2 3").options("span") != []
    g = staged("gneisenau", "unit G30 at 1204\nunit G-XVIII at 1203\nunit F36 at 1314\ntries 3\n", GERMANS)
    assert g.options("span") == []


@pytest.mark.rule("11.2.4.modifiers")
def test_11_2_4_friends_across_help_over_a_minor_river_too() -> None:
    g = moving(BANK.replace("river", "stream") + "unit G4 at 0103\nunit G3 at 0104\n", GERMANS)
    assert g.reasons("span 0103/0104") == {"friend-across": -2, "stream-only": -1}


# §11.2.5 -------------------------------------------------------------------------------------------------------

RIVER = ground() + "hexside river 0504/0505\nlink road 0503 0504 0505 0506\n"
FQ, GQ = "unit FQ at 0501\n", "unit GQ at 0509\n"
HOLD = "unit FR1 at 0208\nunit G84 at 0209\nunit FR2 at 0308\n"
"""Units in contact elsewhere, so that there is something to do at the end of movement; one of them can move."""


def ended(units: str, when: str = ALLIES, staffs: str = FQ + GQ, river: str = RIVER) -> Field:
    """The end of a movement phase in which nobody moved, both sides being in touch with every edge of the map."""
    g = moving(river + staffs + HOLD + units, when)
    grid = g.table.board.grid
    edge = hexset(hex_ for hex_ in grid.hexes if len(grid.adjacent[hex_]) < len(grid.neighbours[hex_]))
    g.table.edge_sources = [edge, edge]
    return g.play("done")


@pytest.mark.rule("11.2.5")
def test_11_2_5_a_bridge_over_a_major_river_is_blown_on_one_to_four() -> None:
    g = ended("unit F4 at 0503\nunit G4 at 0507\n")
    g.play("demolish 0504/0505", "roll 4")
    assert list(g.table.position.broken) == [g.table.board.find_edge("0504/0505")]
    g = ended("unit F4 at 0503\nunit G4 at 0507\n").play("demolish 0504/0505", "roll 5")
    assert g.table.position.broken == {}
    assert g.refused("demolish 0504/0505") == "§11.2.5 It has been tried in this phase."


@pytest.mark.rule("11.2.5")
def test_11_2_5_an_enemy_must_be_within_three_hexes_of_either_end() -> None:
    assert ended("unit F4 at 0503\nunit G4 at 0508\n", staffs=FQ).options("demolish") == ["0504/0505"]
    g = ended("unit F4 at 0503\nunit G4 at 0509\n", staffs=FQ)
    assert g.refused("demolish 0504/0505") == "§11.2.5 No enemy is near enough to that bridge."


@pytest.mark.rule("11.2.5")
def test_11_2_5_one_end_must_be_within_a_command_radius() -> None:
    g = ended("unit F4 at 0503\nunit G4 at 0506\n", staffs=GQ)
    assert g.options("demolish") == [], "there is no headquarters"
    assert g.refused("demolish 0504/0505") == "§11.2.5 The bridge is not within a command radius of yours."
    g = ended("unit F4 at 0507\nunit G4 at 0503\n", staffs="unit FQ at 0509\n")
    assert not commanded(g.table, g.table.sides[1]) >> g.hex("0504") & 1, "an enemy zone, and nobody in it"
    assert (g.options("demolish"), g.refused("demolish 0504/0505")) == (["0504/0505"], "")


@pytest.mark.rule("11.2.5")
def test_11_2_5_bridges_over_minor_rivers_stand() -> None:
    g = ended("unit F4 at 0503\nunit G4 at 0506\n", river=RIVER.replace("river", "stream"))
    assert g.options("demolish") == []
    assert g.refused("demolish 0504/0505") == "§11.2.5 There is no bridge over a major river."


@pytest.mark.rule("11.2.5")
def test_11_2_5_either_side_blows_bridges_in_its_own_phase() -> None:
    assert ended("unit F4 at 0503\nunit G4 at 0505\n", GERMANS).options("demolish") == ["0504/0505"]


@pytest.mark.rule("11.2.5", "11.2.5.same-side")
def test_11_2_5_road_and_railway_of_one_hexside_go_together() -> None:
    scene = lane(".", ".", ".") + "hexside river 0102/0103\nlink road 0101 0102 0103\nlink rail 0102 0103\n"
    g = moving(scene + "edge 0102/0103 broken 1\nunit FC at 0102\nunit F4 at 0102").play("move FC")
    assert g.options("to") == ["0101"]
    g = moving(scene + "unit FC at 0102\nunit F4 at 0102").play("move FC")
    assert g.cost("0103") == 1


@pytest.mark.rule("11.2.5")
def test_11_2_5_the_bridges_of_the_aisne_are_harder_to_blow_in_the_first_turn() -> None:
    river = RIVER + "hexside aisne 0504/0505\nsequence 1\n"
    units = "unit F-VI at 0501\nunit F13 at 0503\nunit G9 at 0507\nunit F151 at 0608\n"
    for turn, reasons in ((1, {"aisne": 2}), (2, {})):
        g = staged("blucher", f"{river}{units}turn {turn}\n")
        g.table.edge_sources = [0, 1 << g.hex("0501")]
        assert g.play("done").reasons("demolish 0504/0505") == reasons


BROKEN = "edge 0504/0505 broken 1\n"


@pytest.mark.rule("11.2.5.rebuild")
def test_11_2_5_a_bridge_is_rebuilt_on_one_to_four_and_used_at_once() -> None:
    g = ended(BROKEN + "unit F4 at 0504\nunit G4 at 0603").play("rebuild 0504/0505", "roll 2")
    assert g.table.position.broken == {}
    g = ended(BROKEN + "unit F4 at 0504\nunit G4 at 0603").play("rebuild 0504/0505", "roll 5")
    assert g.table.position.broken != {}
    assert g.refused("rebuild 0504/0505") == "§11.2.5 It has been tried in this phase."


@pytest.mark.rule("11.2.5.rebuild")
def test_11_2_5_a_friend_at_one_end_and_the_other_free_of_enemy_zones_or_held() -> None:
    g = ended(BROKEN + "unit F4 at 0503\nunit G4 at 0701")
    assert g.refused("rebuild 0504/0505") == "§11.2.5.rebuild None of your units is at either end of the bridge."
    zone = BROKEN + "unit F4 at 0504\nunit G4 at 0605\n"
    g = ended(zone)
    assert g.refused("rebuild 0504/0505").startswith("§11.2.5.rebuild The far end is in an enemy zone")
    g = ended(zone + "unit F3 at 0505")
    assert g.options("rebuild") == ["0504/0505"]


@pytest.mark.rule("11.2.5.rebuild")
@pytest.mark.parametrize(
    ("scene", "reasons"),
    [
        ("", {}),
        ("hexside marne 0504/0505\n", {"on-marne": 1}),
        ("unit F3 at 0505\nunit G3 at 0605\n", {"bridge-zone": 2}),
    ],
)
def test_11_2_5_what_is_added_to_the_die_of_the_builders(scene: str, reasons: dict[str, int]) -> None:
    g = ended(BROKEN + "unit F4 at 0504\nunit G4 at 0101\n" + scene)
    assert g.reasons("rebuild 0504/0505") == reasons


@pytest.mark.rule("11.2.5.rebuild")
def test_11_2_5_both_ends_must_be_within_a_command_radius() -> None:
    g = ended(BROKEN + "unit F4 at 0504\nunit G4 at 0603", staffs=GQ)
    refusal = "§11.2.5.rebuild The bridge is not within a command radius of yours."
    assert g.refused("rebuild 0504/0505") == refusal
    for near, staff in ((["0504/0505"], "0508"), ([], "0509")):
        g = ended(
            BROKEN + "unit F4 at 0505\nunit G4 at 0101\n",
            staffs=f"piece FQ like F-III move 5 command 4\nunit FQ at {staff}\n",
        )
        assert (g.options("rebuild"), g.refused("rebuild 0504/0505") == refusal) == (near, not near)
