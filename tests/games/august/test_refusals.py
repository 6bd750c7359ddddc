"""What a player is told when an answer without a noun is impossible: the reason, and the clause that forbids it."""

from __future__ import annotations

import pytest

from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "  . . . . . . . .\n"
SPARE = "unit gI04 at 0806 to-move\nunit rI08 at 0801 spent\n"


def acting(
    units: str, *rolls: Roll, row: str = ROW, more: str = "", scenario: str = "bilderweitschen", turn: int = 1
) -> Battle:
    """A German segment under way on a small board; the first row is given."""
    text = f"turn {turn}\nboard\n{row}{ROW * 5}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario)


@pytest.mark.rule("14.42", "3.0.C")
def test_14_42_nobody_passes_or_ends_a_segment_before_the_demoralised_have_tried() -> None:
    text = f"board\n{ROW * 6}acting german\nunit rI08 at 0801\nunit gI04 at 0806\nunit gI01 at 0404 demoralised\n"
    reason = "§14.42 A demoralised piece must try to recover first."
    assert lay_out(text).refused("pass") == reason
    assert acting("unit gI01 at 0404 to-move demoralised\n").refused("done") == reason


@pytest.mark.rule("3.13")
def test_3_13_a_declaration_ends_when_somebody_is_declared() -> None:
    text = f"board\n{ROW * 6}acting german\nunit rI08 at 0801\nunit gI01 gI02 at 0404\n"
    g = lay_out(text).play("stack 0404")
    assert g.refused("done") == "§3.13 Nobody is declared yet."
    assert "done" in g.play("move-with gI01").options()


@pytest.mark.rule("16.2", "16.24")
@pytest.mark.parametrize(
    ("unit", "ground", "reason"),
    [
        ("gI01 at 0401", "v", "§16.2 Nobody digs in a village, a wood or a fortification."),
        ("gI01 at 0401", "w", "§16.2 Nobody digs in a village, a wood or a fortification."),
        ("gC-a at 0401 mounted", ".", "§16.24 It does not dig."),
        ("gI01 at 0401 discouraged", ".", "§16.2 It is not in good order."),
    ],
)
def test_16_2_who_cannot_dig_is_told_why(unit: str, ground: str, reason: str) -> None:
    name = unit.split()[0]
    g = acting(f"unit {unit} to-move\n", row=f"  . . . {ground} . . . .\n", scenario="tilsit", turn=6)
    assert g.play(f"act {name}").refused("dig") == reason


@pytest.mark.rule("5.61", "9.62", "9.13")
@pytest.mark.parametrize(
    ("state", "verb", "reason"),
    [
        ("mission fire", "limber", "§9.62"),
        ("limbered mission move goal 0806", "make-ready", "§9.13 It stays limbered until it has arrived."),
        ("mission observe", "make-ready", "§5.61 It is ready already."),
        ("limbered mission cancelled", "limber", "§5.61 It is limbered."),
    ],
)
def test_5_61_a_mission_says_why_a_gun_is_not_turned(state: str, verb: str, reason: str) -> None:
    g = acting(f"unit gMTR1 at 0404 to-move {state}\n", scenario="usdau").play("act gMTR1")
    assert g.refused(verb).startswith(reason)


@pytest.mark.rule("14.12", "14.4")
def test_14_12_a_unit_is_told_that_shaken_leaders_act_first() -> None:
    units = "unit gI01 at 0404 to-move discouraged\nunit gCpt1a at 0404 to-move named discouraged\n"
    assert acting(units).play("act gI01").refused("recover") == "§14.12 Shaken leaders of higher rank act first."
    sound = acting("unit gI01 at 0404 to-move\n").play("act gI01")
    assert sound.refused("recover") == "§14.4 It is in good order."


@pytest.mark.rule("6.62")
def test_6_62_who_supports_nobody_is_told_why() -> None:
    assert acting("unit gI01 at 0404 to-move\n").play("act gI01").refused("support") == (
        "§6.62 Only leaders with a morale bonus support."
    )
    led = "unit gMaj3b at 0404 to-move named\nunit gI01 at 0404 to-move led by gMaj3b\n"
    assert acting(led, scenario="usdau").play("act gMaj3b").refused("support") == (
        "§6.62 No shaken piece that he called is to move near him."
    )


@pytest.mark.rule("15.4", "15.5", "15.1")
def test_15_4_mounting_and_dismounting_are_refused_with_a_reason() -> None:
    def told(unit: str, verb: str) -> str:
        g = acting(f"unit {unit} to-move\n", scenario="tilsit", turn=6)
        return g.play(f"act {unit.split()[0]}").refused(verb)

    assert told("gI01 at 0404", "dismount") == "§15.1 Only squadrons mount and dismount."
    assert told("gC-a at 0404 mounted", "mount") == "§15.5 It is mounted already."
    assert told("gC-a at 0404 dismounted", "dismount") == "§15.4 It is dismounted already."


@pytest.mark.rule("16.42")
def test_16_42_leaving_the_map_is_refused_with_place_and_time() -> None:
    text = f"turn 6\nboard\n{ROW * 6}region exit-russian 0101\nacting russian\nunderway acting\nunit gI01 at 0806\n"
    units = "unit rI01 at 0101 to-move\nunit rI02 at 0404 to-move\n"
    g = lay_out(text + units, scenario="bossau")
    assert g.play("act rI01").refused("leave") == "§16.42 Pieces leave the map from turn 7 on."
    assert g.play("stay", "act rI02").refused("leave") == "§16.42 Nobody leaves the map here."


@pytest.mark.rule("17.1", "17.3")
def test_17_1_an_optional_rule_that_is_not_in_play_says_so() -> None:
    g = acting("unit gI01 gI02 at 0404 to-move led\n").play("act gI01")
    assert g.refused("merge gI02") == "§17.1 This optional rule is not in play."
    assert g.refused("march 0405") == "§17.3 This optional rule is not in play."


@pytest.mark.rule("12.2", "12.32", "12.6", "12.7", "9.12")
def test_9_12_a_gun_on_observation_is_told_why_it_does_not_assault() -> None:
    g = acting("unit g77A at 0404 to-fire mission observe\nunit rI01 at 0405\n", scenario="usdau").play("act g77A")
    assert g.refused("assault 0405") == "§12.2 Only companies and leaders enter an enemy hex."
    assert not any("not among the answers" in g.refused(answer) for answer in ("charge 0406", "bayonet 0404"))


# Planned fire (9.61, 9.63, 9.65) -------------------------------------------------------------------------------


def bombarding(units: str) -> Battle:
    """The German player about to make his planned fire."""
    text = f"turn 1\nboard\n{ROW * 6}acting german\nunit rI01 at 0406\nunit gI01 at 0106\n{units}"
    return lay_out(text, scenario="usdau", phase="3.0.B")


@pytest.mark.rule("9.61", "9.63", "9.65")
def test_9_61_a_battery_that_has_the_hex_in_its_plan_is_told_what_keeps_it_from_firing() -> None:
    plan = "mission fire plan 0406 0406\n"
    shaken = bombarding(f"unit g77A at 0102 demoralised {plan}")
    assert shaken.refused("open-fire 0406") == "§9.61 It is demoralised."
    assert shaken.refused("hold-fire") == "§9.63 A demoralised piece must try to recover first."
    stormed = bombarding(f"unit g77A at 0102 {plan}unit rI02 at 0102\n")
    assert stormed.refused("open-fire 0406") == "§9.65 Nobody fires out of an assault hex."
    sound = bombarding(f"unit g77A at 0102 {plan}")
    assert sound.refused("hold-fire") == "§9.61 Planned fire that is possible is made."
    assert sound.refused("open-fire 0405") == "§9.11 No battery has this hex in its plan for this turn."
