"""Where clauses meet in states that are rare: rooms counted once, losses that kill nobody else, who called whom."""

from __future__ import annotations

import pytest

from grognard.games.august.morale import may_help
from grognard.games.august.recovery import cannot_flee_to
from grognard.kernel.numbers.tally import Reason
from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "  . . . . . . . .\n" * 6
SPARE = "unit gI04 at 0806 to-move\nunit rI08 at 0801 spent\n"
LED = "to-fire led well-led by gCpt1a"
RIDES = "to-fire led well-led by gcCpt1a"
EASY = (1, 1)
"""Dice with which everybody passes a test."""
SAFE = (2, 2)
"""The same, with which no leader falls."""


def acting(
    units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen", turn: str = ""
) -> Battle:
    """A German segment under way."""
    text = f"{turn}board\n{rows}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario)


def naming(units: str, *rolls: Roll, more: str = "", scenario: str = "bilderweitschen") -> Battle:
    """A German segment that is to begin."""
    return lay_out(f"board\n{ROW}{more}acting german\n{SPARE}{units}", *rolls, scenario=scenario)


# Room in an assault hex (4.1, 12.5) ----------------------------------------------------------------------------

RELIEF = f"unit gI01 at 0404 {LED}\nunit gI02 at 0403 {LED}\nunit rI01 at 0404\n"
STAFF = "unit gCpt1a at 0404 to-fire\n"


@pytest.mark.rule("4.1", "12.5")
def test_4_1_who_is_in_the_hex_and_attacks_takes_up_room_once() -> None:
    g = acting("force assault -\n" + RELIEF + STAFF).play("act gI01", "assault 0404")
    assert "gI02" in g.options("take-part")
    gun = acting(f"force assault -\n{RELIEF}{STAFF}unit gMG1 at 0404 {LED}\n").play("act gMG1", "assault 0404")
    assert "gI02" in gun.play("take-part gI01").options("take-part")


@pytest.mark.rule("12.5")
@pytest.mark.parametrize("first", ["gI01", "gI02", "gCpt1a"])
def test_12_5_all_take_part_whoever_begins(first: str) -> None:
    units = RELIEF + STAFF
    g = acting("force assault -\n" + units, 3, 3).play(f"act {first}", "assault 0404", "all-take-part")
    assert {g.at(name) for name in ("gI01", "gI02", "gCpt1a")} == {"0404"}
    assert all("spent" in g.marks(name) for name in ("gI01", "gI02", "gCpt1a"))


# Surplus steps (6.71, 7.52, 7.62) ------------------------------------------------------------------------------


@pytest.mark.rule("6.71", "7.62", "12.5")
def test_6_71_surplus_steps_kill_no_leader_while_a_unit_that_stood_aside_is_in_the_hex() -> None:
    units = f"unit gI01 at 0404 steps 1 {LED}\n{STAFF}unit gI02 at 0404 spent\nunit rI01 at 0404\n"
    g = acting("force assault 3\n" + units, 3, 3, *[SAFE] * 9).play("act gI01", "assault 0404", "take-part gCpt1a")
    assert (g.at("gI01"), g.at("gCpt1a")) == ("out", "0404")
    alone = acting("force assault 3\n" + units.replace("unit gI02 at 0404 spent\n", ""), 3, 3, *[SAFE] * 9)
    alone.play("act gI01", "assault 0404", "take-part gCpt1a")
    assert alone.at("gCpt1a") == "out"


@pytest.mark.rule("6.71", "7.52")
def test_7_52_of_leaders_alone_each_takes_the_result_he_reads() -> None:
    works = "hex 0404 fort 1\nhex 0404 control russian\n"
    units = "piece gMG1 fire 22\nunit gMG1 at 0402 to-fire\nunit rCpt1a at 0404\nunit rcCpt1a at 0404\n"
    for roll in range(2, 13):
        dice = (max(1, roll - 6), min(6, roll - 1))
        g = acting(units + works, dice, *[EASY] * 4, scenario="tilsit", turn="turn 6\n")
        g.play("act gMG1", "fire 0404")
        event = next(each for each in g.game.events if each.key == "fire-result")
        read = event.rolls[0].tally
        assert read is not None
        results = read.result(event.rolls[0])
        if isinstance(results, tuple) and not results[0].steps and results[1].steps:
            assert g.ask != "ask-fall"
            assert (g.at("rCpt1a"), g.at("rcCpt1a")) == ("0404", "out")
            return
    pytest.fail("no roll gives the two leaders different results")


# Riders two hexes away (5.41, 12.21) ---------------------------------------------------------------------------

SQUADRON = f"unit gC-a at 0403 mounted {RIDES}\nunit rI01 at 0404\n"


@pytest.mark.rule("5.41", "12.21")
@pytest.mark.parametrize(("start", "way"), [("0402", ""), ("0604", "to 0504")])
def test_12_21_a_cavalry_leader_two_hexes_away_goes_in_with_his_squadron(start: str, way: str) -> None:
    units = f"force assault -\n{SQUADRON}unit gcCpt1a at {start} to-fire\n"
    g = acting(units, 3, 3, scenario="tilsit", turn="turn 6\n").play("act gC-a", "assault 0404")
    assert g.options("take-part") == ["gcCpt1a"]
    g.play("take-part gcCpt1a", *([way] if way else [])).until("ask-act")
    assert g.at("gcCpt1a") == "0404"
    keys = {reason.key for reason in tally_of(g, "assault-attack")}
    assert "reason-led" in keys and "reason-charge" not in keys


def tally_of(g: Battle, key: str) -> list[Reason]:
    """The reasons of the tally of an event."""
    tally = next(event for event in g.game.events if event.key == key).rolls[0].tally
    assert tally is not None
    return [*tally.reasons]


@pytest.mark.rule("12.21", "12.72")
def test_12_72_squadrons_two_hexes_away_join_an_assault_begun_beside_the_hex() -> None:
    units = f"force assault -\n{SQUADRON}unit gC-b at 0604 mounted {RIDES}\n"
    g = acting(units, 3, 3, scenario="tilsit", turn="turn 6\n").play("act gC-a", "assault 0404")
    assert g.options("take-part") == ["gC-b"]


@pytest.mark.rule("12.21")
def test_12_21_an_infantry_leader_begins_beside_the_hex() -> None:
    units = f"unit gI01 at 0403 {LED}\nunit gCpt1a at 0402 to-fire\nunit gI02 at 0403 {LED}\nunit rI01 at 0404\n"
    g = acting("force assault -\n" + units).play("act gI01", "assault 0404")
    assert g.refused("take-part gCpt1a") == "§12.21 An assault must start from an adjacent hex."


# Flight and rivers (5.82, 14.31) -------------------------------------------------------------------------------


@pytest.mark.rule("14.31", "14.33", "5.82")
def test_14_31_a_refuge_across_a_major_river_is_no_refuge() -> None:
    rows = ["........."] * 3 + ["...w.w..."] + ["rrrrrrrrr"] + ["........."] * 4
    sketch = "".join(f"  {' '.join(row)}\n" for row in rows)
    course = "link river 0105 0205 0305 0405 0505 0605 0705 0805 0905\n"
    text = (
        f"turn 6\nboard\n{sketch}{course}piece gMG1 range 3\nacting russian\nunderway acting\n"
        "unit rI08 at 0909 to-move\nunit gMG1 at 0502\n"
    )
    company = lay_out(text + "unit rI01 at 0504 to-move demoralised\n", (6, 6), scenario="tilsit").play("act rI01")
    assert "0505" not in company.options("flee")
    gun = lay_out(text + "unit rMG1 at 0504 to-move demoralised\n", (6, 6), scenario="tilsit").play("act rMG1")
    assert {*gun.options("flee")} == {"0403", "0603"}, "a machine gun that cannot pay for the river takes another way"


@pytest.mark.rule("14.31", "14.33", "5.82")
def test_14_31_a_way_that_would_leave_a_major_river_on_the_other_bank_is_no_way() -> None:
    rows = "  . . . . . . . . .\n" * 4 + "  r r r r r r r r r\n" + "  . . . . . . . . .\n" * 4
    course = "link river 0105 0205 0305 0405 0505 0605 0705 0805 0905\n"
    units = "unit rI08 at 0909 to-move\nunit gMG1 at 0503\npiece gMG1 range 2\n"
    text = f"turn 6\nboard\n{rows}{course}acting russian\nunderway acting\n{units}"
    g = lay_out(text + "unit rI01 at 0504 to-move demoralised\n", (6, 6), scenario="tilsit").play("act rI01")
    assert {*g.options("flee")} == {"0404", "0604"}, "0506 is as near, and not to be reached"
    gun = lay_out(text + "unit rMG1 at 0504 to-move demoralised\n", scenario="tilsit")
    here, river = (gun.table.board.grid.find(hex_) for hex_ in ("0504", "0505"))
    assert cannot_flee_to(gun.table, gun.piece("rMG1"), here, river) is not None, "it cannot pay for the river"


@pytest.mark.rule("14.35", "5.2", "5.82")
def test_14_35_a_machine_gun_does_not_flee_from_an_assault_into_a_river_it_cannot_pay() -> None:
    rows = ["......", "......", "rrrrrr", "......"]
    sketch = "".join(f"  {' '.join(row)}\n" for row in rows)
    text = f"turn 6\nboard\n{sketch}link river 0103 0203 0303 0403 0503 0603\nacting russian\nunderway acting\n"
    units = "unit rI08 at 0604 to-move\nunit gI01 at 0302\n"
    gun = lay_out(text + units + "unit rMG1 at 0302 to-move demoralised\n", (6, 6), scenario="tilsit").play("act rMG1")
    assert not {"0203", "0303", "0403"} & {*gun.options("flee")}


# Both results at once (12.3, 6.73) -----------------------------------------------------------------------------


@pytest.mark.rule("12.3", "6.71", "6.73", "def.control")
def test_12_3_both_sides_take_their_results_before_anything_follows_from_the_fall_of_a_colonel() -> None:
    units = (
        f"force assault 1\nunit gI01 at 0403 steps 1 {LED}\n"
        "unit rMG1 at 0404\nunit rCol1a at 0404\nunit rCpt1a at 0404\n"
    )
    dice: list[Roll] = [3, 3, SAFE, SAFE, EASY, SAFE, SAFE]
    g = acting(units, *dice, scenario="usdau").play("act gI01", "assault 0404")
    g.until("ask-act")
    keys = [(event.key, event.rule) for event in g.game.events]
    assert g.at("gI01") == "out"
    assert g.table.controller(g.hex("0404")) is None, "nobody was alone in the hex"
    assert "leader-lives" in [key for key, _ in keys], "the captain is rolled for as any leader"


# Who has acted (3.13, 6.3, 6.62) -------------------------------------------------------------------------------

FLIGHT = "unit gMG1 at 0404 to-move demoralised\nunit gI02 at 0304 to-fire\nunit rMG1 at 0407 spent\n"
TALL = "  . . . . . . . .\n" * 8


@pytest.mark.rule("3.13", "6.62", "6.65", "7.22")
def test_6_62_a_leader_who_was_to_fire_and_fled_with_a_unit_has_acted() -> None:
    units = "piece gI02 range 5\npiece rMG1 range 5\n" + FLIGHT + "unit gCpt1a at 0404 to-fire named\n"
    g = acting(units, (6, 6), EASY, rows=TALL).play("act gMG1", "along gCpt1a")
    while g.ask == "ask-flee":
        g.play(f"flee {g.options('flee')[0]}")
    assert "to-fire" not in g.marks("gCpt1a")
    assert "spent" in g.marks("gCpt1a")


@pytest.mark.rule("6.3", "6.62", "3.13", "5.2")
def test_6_62_a_leader_who_has_acted_in_the_segment_does_not_flee_but_one_who_supported_may() -> None:
    units = "piece rMG1 range 5\n" + FLIGHT + "unit gCpt1a at 0404 named spent\nunit gLt1a at 0404 to-move named\n"
    g = acting(units, (6, 6), rows=TALL).play("act gMG1")
    assert g.options("along") == ["gLt1a"]
    assert g.refused("along gCpt1a") == "§6.3 It has already moved or fired this turn."
    lifting = units.replace("gCpt1a at 0404 named spent", "gCpt1a at 0404 named spent lifts 1")
    assert {*acting(lifting, (6, 6), rows=TALL).play("act gMG1").options("along")} == {"gCpt1a", "gLt1a"}


# Who called whom (3.13, 12.2, 17.1) ----------------------------------------------------------------------------


@pytest.mark.rule("3.13", "12.2", "3.12")
@pytest.mark.parametrize("order", [("gLt1a", "gI01"), ("gI01", "gLt1a")])
def test_3_13_it_does_not_matter_who_is_declared_first(order: tuple[str, str]) -> None:
    units = "unit gCpt1a at 0403 discouraged\nunit gI01 gLt1a at 0403\nunit rI01 at 0404\n"
    g = naming("force assault -\n" + units, 3, 3).play(
        "leader gCpt1a", *(f"fire-with {name}" for name in order), "done"
    )
    assert g.play("act gI01").options("assault") == ["0404"]


@pytest.mark.rule("17.1", "3.13")
def test_17_1_two_companies_that_one_leader_could_call_merge_whoever_was_declared_between() -> None:
    units = "unit gI01 gI02 at 0403 steps 1\nunit gCpt2b gLt1b at 0403\n"
    g = naming(units, scenario="usdau")
    g.play("leader gCpt2b", "move-with gI01", "move-with gLt1b", "move-with gI02", "done", "act gI01")
    assert g.options("merge") == ["gI02"]


# Secrets in words (16.5) ---------------------------------------------------------------------------------------


@pytest.mark.rule("16.5", "3.1")
@pytest.mark.parametrize(("seen", "told"), [((), []), (("gI01",), ["names-unit"]), (("gI01", "gI02"), ["names-stack"])])
def test_16_5_naming_a_stack_tells_the_enemy_only_what_he_sees_of_it(seen: tuple[str, ...], told: list[str]) -> None:
    hidden = [name for name in ("gI01", "gI02", "gMG1") if name not in seen]
    units = "".join(f"unit {name} at 0404 unseen\n" for name in hidden)
    g = naming(units + "".join(f"unit {name} at 0404\n" for name in seen), scenario="mattischkehmen").play("stack 0404")
    german, russian = g.table.sides
    named = [event for event in g.game.events if event.key.startswith("names-")]
    assert [event.key for event in named if event.audience in (None, russian)] == told
    assert "names-stack" in [event.key for event in named if event.audience in (None, german)]


@pytest.mark.rule("9.62", "9.1")
def test_9_62_only_guns_stay_by_their_mission_so_that_a_stack_ordered_on_tells_of_none() -> None:
    units = "unit gI01 at 0404 to-move led well-led\nunit gCpt1a at 0404 to-move named{}\n"
    told = []
    for mission in ("", " mission fire"):
        g = acting(units.format(mission)).play("act-stack 0404", "to 0405")
        while g.ask in ("ask-step", "ask-follow"):
            g.play("halt" if g.ask == "ask-step" else "follow-all")
        told.append((g.at("gI01"), g.at("gCpt1a")))
    assert told == [("0405", "0405")] * 2


# Leaders (6.7, 12.81) ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.7", "14.11")
@pytest.mark.parametrize(("roll", "place"), [((1, 2), "out"), ((1, 3), "0404")])
def test_6_7_a_step_lost_by_a_failed_test_puts_the_leader_in_the_hex_at_risk(roll: Roll, place: str) -> None:
    force = "force direct-fire M\nunit gMG1 at 0402 to-fire\n"
    g = acting(f"{force}unit rLt1a at 0404\nunit rI01 at 0404 demoralised\n", (1, 1), (1, 1), (6, 6), roll)
    g.play("act gMG1", "fire 0404").until("ask-act")
    assert g.steps("rI01") == 1
    assert g.at("rLt1a") == place


@pytest.mark.rule("6.7", "6.73", "14.11")
def test_6_73_a_step_lost_after_the_fall_of_a_colonel_puts_the_leaders_there_at_risk() -> None:
    force = "force direct-fire X\nunit gMG1 at 0402 to-fire\nunit rCol1a at 0404\n"
    g = acting(
        f"{force}unit rLt1a at 0405\nunit rI01 at 0405 demoralised\n", (1, 1), (1, 1), (6, 6), (1, 2), scenario="usdau"
    )
    g.play("act gMG1", "fire 0404").until("ask-act")
    assert (g.at("rCol1a"), g.steps("rI01"), g.at("rLt1a")) == ("out", 1, "out")


@pytest.mark.rule("12.81", "6.61")
def test_12_81_a_leader_who_went_into_an_assault_helps_nobody_beside_it_in_that_segment() -> None:
    units = f"unit gI01 at 0403 {LED}\n{STAFF.replace('0404', '0403')}unit rI01 at 0404\nunit gI02 at 0304\n"
    g = acting("force assault -\n" + units, 3, 3).play("act gI01", "assault 0404", "take-part gCpt1a")
    captain, company = g.piece("gCpt1a"), g.piece("gI02")
    assert "gone-in" in g.marks("gCpt1a")
    assert not may_help(g.table, captain, company)
    assert may_help(g.table, captain, g.piece("gI01"))
    g.play("done")
    assert may_help(g.table, captain, company), "from the next segment on (R 139)"
