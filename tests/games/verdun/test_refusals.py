"""Which clause a refusal names: the one that forbids the act, not the one of the question or of some other act."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.verdun.scenes import storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


LOST = "at out steps 0"


def ground(phase: str, *cells: str) -> str:
    """Open ground, nine by nine, but for cells such as `0505 wt`."""
    signs = dict(cell.split() for cell in cells)
    rows = (" ".join(signs.get(f"{column:02}{row:02}", ".") for column in range(1, 10)) for row in range(1, 10))
    return "board\n" + "".join(f"  {row}\n" for row in rows) + f"phase {phase}\n"


# Who is not there ------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4", "6.42", "14.4", "14.42", "9.7", "15.1", "14.31", "14.32")
@pytest.mark.parametrize(
    ("phase", "unit", "why"),
    [
        ("4.IX", "2Z at feb-23", "§6.4 It arrives as a reinforcement, from 23 February."),
        ("4.IX", "F-rem1", "§14.4 It is a remnant: it appears only when a destroyed unit leaves it."),
        ("4.IX", f"F-rem1 {LOST} gone 1", "§14.42 It is lost for good."),
        ("4.IX", f"208R {LOST}", "§8.0 It is not on the map."),
        ("4.IX", f"208R {LOST} gone 1", "§9.7 It is lost for good."),
        ("4.IX", "Forges at out gone 1", "§15.1 It is lost for good."),
        ("4.IX", "IR24 at 1402", "§8.0 This is not one of your units that can do this."),
        ("4.IX", "Douaumont-fort at 2012", "§14.8 It can never move."),
        ("4.IV", "RIR7 at feb-25-optional", "§6.42 It arrives only on 25 February, if the Germans call it."),
        ("4.IV", "Naval at off-map", "§14.31 It is beyond the edge of the map."),
        ("4.IV", "Heavy at off-map", "§14.32 It is beyond the edge of the map."),
    ],
)
def test_8_0_why_a_piece_does_not_move(field: Field, phase: str, unit: str, why: str) -> None:
    g = field(f"verdun fall-gericht\nphase {phase}\nunit 233R at 1609\nunit IR20 at 1601\nunit {unit}")
    assert g.refused(f"move {unit.split()[0]}") == why


@pytest.mark.rule("14.11", "6.4", "14.31")
def test_14_11_why_a_piece_does_not_dig(field: Field) -> None:
    units = "unit 233R at 1609\nunit 2Z at feb-23\nunit XXX-HQ at 1622 moved\nunit IR20 at 1601\n"
    g = field("verdun fall-gericht\nphase 4.IX\n" + units)
    assert g.refused("dig IR20") == "§14.11 This is not one of your units that can do this."
    assert g.refused("dig 2Z").startswith("§6.4 It arrives")
    assert g.refused("dig XXX-HQ") == "§14.11 It cannot dig in.", "whether it has moved or not"


@pytest.mark.rule("9.3", "9.32", "6.4", "7.0", "table.artillery")
def test_9_32_guns_that_may_never_support_are_told_so_wherever_they_are(field: Field) -> None:
    units = "unit IR24 6-art at 0504\nunit 35RI at 0505\nunit Naval Heavy at off-map\nunit 121-art at feb-25-optional\n"
    g = field(ground("4.V") + units).play("assault 0505")
    assert g.refused("gun Naval") == g.refused("gun Heavy") == "§9.32 Army guns cannot support assaults."
    assert g.refused("gun 121-art").startswith("§6.42 It arrives")
    assert g.refused("gun IR24") == "§9.3 Only artillery can do this."
    assert g.refused("gun 14-art") == "§9.3 This is not one of your units that can do this."


@pytest.mark.rule("7.0", "table.artillery", "6.4")
def test_7_0_why_a_piece_does_not_bombard(field: Field) -> None:
    units = "unit XXX-art 208R at 0504\nunit IR24 at 0505\nunit XX-art 37-art at feb-23\n"
    g = field(ground("4.VIII") + units)
    assert g.refused("interdict 208R") == "§7.0 Only artillery can do this."
    assert g.refused("interdict III-art1") == "§7.0 This is not one of your units that can do this."
    assert g.refused("interdict 37-art") == "§table.artillery Divisional guns can only support assaults."
    assert g.refused("interdict XX-art").startswith("§6.4 It arrives")


@pytest.mark.rule("6.2", "10.0", "6.32")
def test_6_2_why_a_piece_does_not_rally_or_recover(field: Field) -> None:
    g = field(ground("6.2") + "turn 2\nunit IR24 at 0504 demoralised\nunit 35RI at 0909 demoralised\n")
    assert g.refused("rally 35RI") == "§6.2 This is not one of your units that can do this."
    g = field(ground("4.XII") + "unit III-HQ at 0504 disrupted\nunit XX-HQ at 0909 disrupted\n")
    assert g.refused("rally XX-HQ") == "§10.0 This is not one of your units that can do this."


# Set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0", "3.3", "3.4", "14.33", "14.4", "14.8")
def test_3_0_who_is_not_placed_at_the_set_up(begin: Field) -> None:
    g = begin("fall-gericht")
    assert g.refused("deploy 2Z") == "§3.4 It arrives as a reinforcement, from 23 February."
    assert g.refused("deploy Forges") == "§14.33 Its position is fixed."
    assert g.refused("deploy Douaumont-fort") == "§14.8 Its position is fixed."
    assert g.refused("deploy F-rem1").startswith("§14.4 ")
    assert g.refused("deploy IR24") == "§3.0 This is not one of your units that can do this."
    g.play("historical")
    assert g.refused("deploy Naval") == "§3.3 It is beyond the edge of the map."
    assert g.refused("deploy RIR7") == "§3.4 It arrives only on 25 February, if the Germans call it."


@pytest.mark.rule("3.0", "3.1")
def test_3_1_a_gun_that_is_not_in_play_does_not_hold_up_the_set_up(field: Field, begin: Field) -> None:
    table = begin("fall-gericht").table
    stand = table.charts["historical"]
    french = [table.roster[p].name for p in table.deployed[table.sides[1]] if table.roster[p].name != "72-art"]
    lines = "".join(f"unit {name} at {stand.at(name, 'hex')}\n" for name in french)
    g = field("verdun fall-gericht\nphase 3.1\n" + lines)
    assert g.refused("done") == ""
    assert g.refused("deploy 72-art") == "§3.0 It is not on the map."


# Ways ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.34")
def test_14_34_the_rail_gun_off_the_railway_is_told_of_the_railway(field: Field) -> None:
    """Even where the enemy, or his zone, is in its way as well."""
    g = field(ground("4.IX") + "link rail 0501 0502 0503\nunit Rail at 0501\nunit IR24 at 0605\n").play("move Rail")
    rails = "§14.34 It must stay on the railway."
    assert [g.refused(f"to {hex_}") for hex_ in ("0401", "0604", "0605", "0909")] == [rails] * 4


@pytest.mark.rule("8.42", "8.11")
def test_8_42_a_hex_amid_strong_zones_is_closed_by_them(field: Field) -> None:
    around = "unit 35RI at 0404\nunit 42RI at 0504\nunit 44RI at 0506\nunit 60RI at 0605\n"
    g = field(ground("4.IV") + around + "unit IR24 at 0509\n").play("move IR24")
    assert g.refused("to 0505") == "§8.42 There are strong zones all around: it may not go from one to another."
    g = field("board\n. .\n. .\nphase 4.IV\nhexside river 0101/0201 0101/0102\nunit IR24 at 0101\n").play("move IR24")
    assert g.refused("to 0202") == "§8.11 There is no way to that hex."


@pytest.mark.rule("8.0", "8.31")
def test_8_0_who_comes_along_joins_before_the_first_step(field: Field) -> None:
    g = field(ground("4.IV") + "unit IR24 IR20 at 0504\nunit IR64 at 0505\n").play("move IR24", "to 0505")
    assert g.refused("with IR64") == "§8.0 Units that come along must join before the first step."
    g = field(ground("4.IV") + "unit IR24 IR20 at 0504\nunit GR8 at 0504 moved\n").play("move IR24", "with IR20")
    assert g.refused("with GR8") == "§8.0 It has already moved or dug in.", "before the room for three is counted"


@pytest.mark.rule("8.31")
def test_8_31_units_taken_up_among_too_many_do_not_halt(field: Field) -> None:
    g = field(ground("4.IV") + "unit IR24 at 0504\nunit IR20 GR8 at 0504 moved\n").play("move IR24")
    assert g.refused("halt") == "§8.31 There would be more than two regiments, or as much, in the hex."


@pytest.mark.rule("13.0", "8.11", "8.31", "8.42")
@pytest.mark.parametrize(
    ("units", "why"),
    [
        (
            "unit 35RI at 0402\nunit 42RI at 0502\nunit 44RI at 0602\nunit 60RI at 0503\n",
            "§8.42 There are strong zones",
        ),
        ("hexside river 0501/0401 0501/0601 0501/0502\n", "§8.11 There is no way to that hex."),
        (
            "unit IR24 IR20 at 0401\nunit GR8 GR12 at 0601\nunit IR64 IR52 at 0502\n",
            "§8.31 There would be more than two regiments",
        ),
    ],
)
def test_13_0_why_a_stack_has_nowhere_to_go(field: Field, units: str, why: str) -> None:
    free = "unit 6-pi at 0709\nunit 2Z at 0109\n"
    g = field(ground("4.VI") + free + "unit 9-pi at 0501 out-of-supply\npiece 9-pi move 1\n" + units)
    assert g.options() == ["exploit 0709", "done"]
    assert g.refused("exploit 0501").startswith(why)


# Assault ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.0", "12.3", "8.11")
@pytest.mark.parametrize(
    ("units", "why"),
    [
        ("unit IR24 at 0504 demoralised\n", "§12.3 All your infantry next to it is demoralised."),
        ("unit IR24 at 0504 attacked\n", "§9.0 All your infantry next to it has already attacked this turn."),
        ("unit IR24 at 0504 attacked\nunit IR20 at 0604 demoralised\n", "§9.0 None of your units could assault it."),
        ("unit III-art1 at 0504\n", "§9.0 None of your units could assault it."),
        ("hexside river 0504/0505\nunit IR24 at 0504\n", "§8.11 The Meuse is in between."),
    ],
)
def test_9_0_why_nobody_assaults_a_hex(field: Field, units: str, why: str) -> None:
    able = "unit GR8 at 0303\nunit 42RI at 0302 steps 1\n"
    g = field(ground("4.V") + able + "unit 35RI at 0505\n" + units)
    assert g.refused("assault 0505") == why


LED = "§9.61 Units stacked with pioneers go in before the others, not after them."
ALL = ("assault 0505", "join IR24", "join 6-pi", "join IR20")


@pytest.mark.rule("9.6", "9.61", "9.63")
def test_9_61_who_does_not_go_in_and_where_nobody_goes_on(field: Field) -> None:
    units = "unit IR24 6-pi at 0504\nunit IR20 at 0604\nunit III-art1 at 0501\nunit Naval at off-map\n"
    g = field(ground("4.V") + units + "unit 208R at 0505 steps 1\nunit 35RI 14-art at 0405\n")
    storm(g, *ALL, "gun III-art1", result="0/1").play("loses 208R")
    assert g.refused("advance III-art1") == "§9.63 It was not stacked with assaulting infantry."
    others = {g.refused(f"advance {piece}") for piece in ("Naval", "35RI", "14-art", "GR8")}
    assert others == {"§9.6 It did not take part in the assault."}
    g.play("advance 6-pi", "advance IR24", "onward IR24")
    assert g.options("to") == ["0506", "0605"]
    assert g.refused("to 0405") == "§9.61 There is an enemy there."
    beyond = "§9.61 It may go on only to a hex beyond the assaulted one."
    assert g.refused("to 0604") == g.refused("to 0707") == beyond
    g.play("to 0506")
    assert (g.asked, g.options()) == ("german 9.6", ["advance IR20", "done"])


@pytest.mark.rule("9.61")
def test_9_61_those_behind_pioneers_go_in_first_or_not_at_all(field: Field) -> None:
    units = "unit IR24 6-pi at 0504\nunit IR20 at 0604\nunit 208R at 0505 steps 1\nunit 42RI at 0909\n"
    g = field(ground("4.V") + units)
    storm(g, *ALL, result="0/1").play("loses 208R", "done")
    assert g.options() == ["advance IR20", "done"]
    assert g.refused("advance IR24") == "§9.61 Units stacked with pioneers go in before the others, not after them."


@pytest.mark.rule("9.61")
@pytest.mark.parametrize(
    ("answers", "result", "why"),
    [
        (("retreat", "back 0506"), "0/1", "§9.61 The enemy has neither retreated two hexes nor been eliminated."),
        (("retreat", "back 0506", "back 0507", "done"), "0/3", LED),
    ],
)
def test_9_61_why_nobody_goes_on_when_the_others_advance(
    field: Field, answers: tuple[str, ...], result: str, why: str
) -> None:
    units = "unit IR24 6-pi at 0504\nunit IR20 at 0604\nunit 35RI at 0505\n"
    g = storm(field(ground("4.V") + units), *ALL, result=result).play(*answers)
    assert (g.refused("onward IR24"), g.refused("onward 6-pi")) == (why, why)
    assert g.refused("onward IR20") == "§9.61 It was not stacked with pioneers."
    assert g.refused("onward RIR13") == "§9.6 It did not take part in the assault."


# Coming back -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.32", "6.33", "14.42", "14.82")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("F-rem1 at 1609", "§14.42 It can never return."),
        ("F-rem1", "§14.42 It can never return."),
        (f"XX-HQ {LOST}", "§6.32 A headquarters is not rebuilt: it returns by itself."),
        (f"XX-HQ {LOST} gone 1", "§6.33 It can never return."),
        (f"Vaux-fort {LOST}", "§14.82 It can never return."),
        ("IR24 at 1402", "§6.32 This is not one of your units that can do this."),
    ],
)
def test_6_33_why_a_piece_is_not_rebuilt(field: Field, unit: str, why: str) -> None:
    start = "verdun haumont\nturn 2\nphase 6.3 2\npoints 1\nunit XXX-HQ at 1622\nunit 243R at 1622 steps 1\n"
    assert field(start + f"unit {unit}").refused(f"rebuild {unit.split()[0]}") == why


@pytest.mark.rule("6.33")
def test_6_33_where_a_headquarters_does_not_come_back(field: Field) -> None:
    start = f"verdun haumont\nturn 3\nphase 6.3 2\npoints 1\nunit XXX-HQ {LOST}\nunit IR81 at 1320\n"
    g = field(start + "unit V-HQ at 1421\n").play("return XXX-HQ")
    assert g.refused("at 1321") == "§6.33 That hex is in an enemy zone of control."
    assert g.refused("at 1421") == "§6.33 There is an enemy there."
    assert g.refused("at 1609") == "§6.33 It must return in Verdun."
    start = f"verdun haumont\nturn 3\nphase 6.3\npoints 1\nunit V-HQ {LOST}\nunit 208R at 2105\n"
    g = field(start + "unit 56Ch at 2301\nhex 1602 interdiction french\n").play("return V-HQ")
    assert g.refused("at 1101") == "§6.33 A German headquarters returns on a road north of the first trench line."
    assert g.refused("at 2201") == "§6.33 That hex is in an enemy zone of control."
    assert g.refused("at 1602") == "§6.33 There is no open road from there to a source of supply."


@pytest.mark.rule("6.42", "6.33")
def test_6_42_where_the_121st_division_does_not_enter(field: Field) -> None:
    start = "verdun fall-gericht\nturn 5\nphase 6.4\nunit RIR7 at feb-25-optional\nunit 208R at 1502\n"
    g = field(start).play("call-121")
    assert g.refused("at 1801") == "§6.42 It enters on the northern edge, from 1101 to 1701."
    assert g.refused("at 1501") == "§6.33 That hex is in an enemy zone of control."


@pytest.mark.rule("14.7", "14.34", "14.33", "6.33")
def test_14_7_which_gun_does_not_come_back_and_where_not(field: Field) -> None:
    start = "verdun fall-gericht\nturn 6\nphase 6.4 2\nunit 208R at 1803\nunit IR81 at 1320\n"
    g = field(start + f"unit 72-art Rail Forges {LOST}\nunit 51-art at 1609\nunit 14-art {LOST} gone 1\n")
    assert g.refused("return 208R") == "§14.7 Only artillery can do this."
    assert g.refused("return 51-art") == "§14.7 It was not eliminated."
    assert g.refused("return 14-art") == "§9.7 It is lost for good."
    rail = field(start + f"unit Rail {LOST}\n").play("return Rail")
    assert rail.refused("at 1421") == "§14.34 It must stay on the railway."
    assert rail.refused("at 1321") == "§6.33 That hex is in an enemy zone of control."
    forges = field(start + f"unit Forges {LOST}\n").play("return Forges")
    assert forges.refused("at 1421") == "§14.33 It may only be around Forges."
    g.play("return 72-art")
    assert g.refused("at 1609") == "§14.7 It returns with its headquarters if that is in supply, otherwise in Verdun."


# What is not asked -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "9.0", "7.1", "13.0", "6.32", "14.8", "14.11")
def test_what_is_not_asked_is_refused_by_its_own_clause(field: Field) -> None:
    g = field("verdun fall-gericht\nphase 4.IX\nunit 233R at 1609\nunit Douaumont-fort at 2012\nunit IR20 at 1601\n")
    assert g.refused("assault 1601") == "§9.0 This is done under §9.0. You are now being asked under §8.0."
    assert g.refused("barrage 1601").startswith("§7.1 ")
    assert g.refused("exploit 1609").startswith("§13.0 ")
    assert g.refused("refill 233R").startswith("§6.32 ")
    assert g.refused("interdict 233R") == "§7.0 Only artillery can do this.", "whatever is asked"
    g.play("move 233R")
    assert g.refused("move Douaumont-fort") == "§14.8 It can never move."
    assert g.refused("dig IR20").startswith("§14.11 This is not one of your units")
    assert g.refused("move 233R") == "§8.0 It is moving now."


@pytest.mark.rule("8.0", "14.11")
def test_8_0_nothing_else_is_done_before_those_that_move_have_halted(field: Field) -> None:
    units = "unit 233R 243R at 0505\nunit 208R at 0303\nunit XXX-HQ at 0304\nunit 35RI at 0507 moved\n"
    g = field(ground("4.IX") + units).play("move 233R", "with 243R")
    assert {g.refused(answer) for answer in ("move 233R", "dig 243R", "with 233R")} == {"§8.0 It is moving now."}
    first = "§8.0 The moving units must halt first."
    assert {g.refused(answer) for answer in ("move 208R", "dig 208R", "done")} == {first}
    assert g.refused("move 35RI") == "§8.0 It has already moved or dug in."
    assert g.refused("dig XXX-HQ") == "§14.11 It cannot dig in."


@pytest.mark.rule("6.2")
def test_6_2_all_who_can_rally_try(field: Field) -> None:
    """Ruling 69."""
    g = field(ground("6.2") + "turn 2\nunit IR24 at 0504 demoralised\nunit 35RI at 0909\n")
    assert (g.options(), g.refused("done")) == (["rally IR24"], "§6.2 Every unit that can rally must try.")


@pytest.mark.rule("13.0", "5.1")
def test_13_0_in_a_breakthrough_stacks_move_not_units(field: Field) -> None:
    g = field(ground("4.VI") + "unit IR24 6-pi at 0504\nunit IR20 at 0304\nunit 35RI at 0909\n")
    assert g.refused("move IR20") == "§13.0 In a breakthrough only whole stacks move again."
    g.play("exploit 0504")
    assert g.refused("with IR20") == "§13.0 The stack is complete from the start and takes no other unit along."
    g = field(ground("4.IV") + "turn 2\nweather bad\nunit IR24 6-pi at 0504\nunit 35RI at 0909\n")
    assert g.refused("exploit 0504") == "§5.1 There is no breakthrough in bad weather."


@pytest.mark.rule("3.0", "6.42", "15.3")
def test_3_0_what_is_over_or_not_in_use_is_said_so(field: Field) -> None:
    text = "verdun fall-gericht\nturn {}\nphase 4.IV\nunit IR20 at 1601\nunit 233R at 1609\n{}"
    g = field(text.format(2, ""))
    assert g.refused("deploy IR20") == g.refused("historical") == "§3.0 The set-up is over."
    assert g.refused("call-121") == "§6.42 It arrives only on 25 February, if the Germans call it."
    assert g.refused("attach XX") == "§15.3 This option is not in play."
    g = field(text.format(5, "called-121 1\n"))
    assert g.refused("call-121") == "§6.42 It has already been called."
    g = field(text.format(5, "corps-of-16 XX\n").replace("turn", "options 15.3\nturn").replace("4.IV", "4.IX"))
    assert g.refused("attach XX") == "§15.3 It already belongs to a corps."
