"""Chapters 5.7 and 5.8: banks, crossing streams and great rivers, bridges and fords, assault across, night."""

from __future__ import annotations

import pytest

from grognard.games.august import August
from grognard.games.august.rivers import LEFT, RIGHT, bank_of_side
from tests.games.august.fielding import Battle, ground, lay_out, title

STREAM = "  . s . .\n" * 4
RIVER = "  . r . .\n" * 4
COURSE = "link {course} 0201 0202 0203 0204\n"
SPARE = "unit gI04 at 0101 to-move\n"


def moving(units: str, rows: str, course: str, first: str = "gI01", more: str = "") -> Battle:
    """A German piece about to move beside a river that runs down column 02."""
    text = f"turn 6\nboard\n{rows}{COURSE.format(course=course)}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, scenario="tilsit").play(f"act {first}")


@pytest.mark.rule("5.81", "5.83")
def test_5_81_the_banks_follow_from_the_course() -> None:
    g = ground(STREAM, COURSE.format(course="stream"))
    find = g.board.grid.find
    assert bank_of_side(g, find("0202"), find("0302")) == LEFT, "it flows to the south, so east is left"
    assert bank_of_side(g, find("0202"), find("0303")) == LEFT
    assert bank_of_side(g, find("0202"), find("0102")) == RIGHT
    assert bank_of_side(g, find("0202"), find("0201")) == 0


@pytest.mark.rule("5.81", "5.82")
@pytest.mark.parametrize(("scenario", "course"), [("orlau", "minor-river"), ("tilsit", "major-river")])
def test_5_81_every_river_hex_of_the_boards_has_two_banks(scenario: str, course: str) -> None:
    g = title().new(scenario).play
    assert isinstance(g, August)
    wet = [h for h in g.board.grid.hexes if g.board.has(h, course)]
    assert wet
    for hex_ in wet:
        sides = {g.banks[hex_][d] for d, n in enumerate(g.board.grid.neighbours[hex_]) if n >= 0}
        assert sides >= {LEFT, RIGHT} or len(g.board.grid.adjacent[hex_]) < 6


@pytest.mark.rule("5.81")
def test_5_81_a_stream_is_crossed_and_ends_the_move() -> None:
    horse = "unit gC-a at 0102 mounted to-move led\n"
    g = moving(horse, STREAM, "stream", "gC-a").play("to 0202")
    assert "0302" in g.options("to")
    g.play("to 0302")
    assert g.ask == "ask-act", "it has points left, but it has crossed"
    back = moving(horse, STREAM, "stream", "gC-a").play("to 0202", "to 0103")
    assert back.ask == "ask-step"
    assert back.refused("to 0404").startswith("§5.2 ")


@pytest.mark.rule("5.82")
def test_5_82_a_great_river_is_left_on_the_same_bank_only() -> None:
    horse = "unit gC-a at 0102 mounted to-move led\n"
    g = moving("piece gC-a move 12\n" + horse, RIVER, "river", "gC-a").play("to 0202")
    assert g.refused("to 0302") == "§5.82 The river cannot be crossed here: there is no bridge and no ford."
    assert {"0201", "0203", "0102", "0103"} >= set(g.options("to")) != set()
    g.play("to 0203")
    assert g.refused("to 0303").startswith("§5.8"), "along the river it keeps its bank"


@pytest.mark.rule("5.2", "5.82")
def test_5_82_the_one_hex_that_is_always_open_is_no_great_river() -> None:
    gun = "unit gMG1 at 0102 to-move led\n"
    assert "0202" not in moving(gun, RIVER, "river", "gMG1").options("to")
    assert "0202" in moving(gun, STREAM, "stream", "gMG1").options("to")


@pytest.mark.rule("5.3", "5.8")
def test_5_3_over_a_bridge_the_road_is_paid_and_the_move_goes_on() -> None:
    road = "link road 0102 0202 0303\n"
    rows = "  . r . .\n  . rb . .\n  . r . .\n  . r . .\n"
    g = moving("unit gI01 at 0102 to-move led\n", rows, "river", more=road).play("to 0202", "to 0303")
    assert g.ask == "ask-step"


@pytest.mark.rule("5.8")
def test_5_8_a_ford_costs_what_the_scenario_says_and_may_be_for_feet_only() -> None:
    g = ground(". so .", scenario="orlau")
    a, b = g.board.grid.find("0101"), g.board.grid.find("0201")
    assert g.costs["foot"].cost(a, b) == 2 * g.value("ford")
    assert g.costs["wheels"].cost(a, b) is None


@pytest.mark.rule("5.83")
def test_5_83_an_attack_across_a_great_river_loses_two_columns() -> None:
    led = "to-fire led well-led by gCpt1a"
    units = f"unit gI01 at 0102 {led}\nunit gI02 at 0102 {led}\n"
    over = moving(units + "unit rI01 at 0202 bank left\nunit rI08 at 0404\n", RIVER, "river").play("assault 0202")
    assert over.reasons() == {"opposite-bank": -2}
    over.play("take-part gI02")
    question = over.game.question
    assert question is not None
    assert question.tally is not None
    assert {reason.key: reason.value for reason in question.tally.reasons} == {"reason-opposite-bank": -2}
    same = moving(units + "unit rI01 at 0202 bank right\nunit rI08 at 0404\n", RIVER, "river").play("assault 0202")
    same.play("take-part gI02")
    question = same.game.question
    assert question is not None
    assert question.tally is not None
    assert not question.tally.reasons


@pytest.mark.rule("5.7", "def.night")
def test_5_7_at_night_only_a_led_unit_enters_ground_of_the_enemy() -> None:
    text = "board\n  . . .\n  . . .\nhex 0201 control russian\nacting german\nunderway acting\n"
    units = "unit gI04 at 0102 to-move\nunit gI01 at 0101 to-move{}\n"
    alone = lay_out(text + units.format(""), scenario="tilsit").play("act gI01")
    assert alone.refused("to 0201") == "§5.7 At night a unit may enter enemy ground only with a leader."
    led = lay_out(text + units.format(" led"), scenario="tilsit").play("act gI01")
    assert "0201" in led.options("to")
    day = lay_out("turn 6\n" + text + units.format(""), scenario="tilsit").play("act gI01")
    assert "0201" in day.options("to")
