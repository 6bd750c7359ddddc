"""Chapters 9.1, 9.11 to 9.15, 9.62, 9.9 and 11.1: missions, the plan of fire, destinations, cancelling."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.august.plans import is_stranded
from grognard.games.august.table import August
from grognard.kernel.asking.script import Question
from grognard.kernel.words.words import words_for
from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "board\n" + "  . . . . . . . . . . . . . .\n" * 5
SPARE = "unit gI04 at 0105 to-move\n"


def planning(units: str, *rolls: Roll, more: str = "", scenario: str = "usdau", rows: str = ROW) -> Battle:
    """Both sides about to give their missions."""
    text = f"{rows}turn 1\n{more}unit gI01 at 0101\nunit rI01 at 1401\n{units}"
    return lay_out(text, *rolls, scenario=scenario, phase="9.1")


def acting(units: str, *rolls: Roll, more: str = "", scenario: str = "usdau", rows: str = ROW) -> Battle:
    """Germans about to act, with a company to spare."""
    text = f"{rows}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario)


def question(g: Battle, side: str = "german") -> Question:
    """The sealed question of a side."""
    return g.game.questions[side]


def nouns(g: Battle, verb: str, side: str = "german") -> list[str]:
    """What a side is offered with a verb."""
    texts = [option.text for option in question(g, side).options]
    return [text.partition(" ")[2] for text in texts if text.split()[0] == verb]


def refused(g: Battle, answer: str, side: str = "german") -> str:
    """The clause by which a side is refused an answer."""
    refusal = g.game.why_not(answer, side)
    return "" if refusal is None else refusal.rule


def sheet(g: Battle, name: str) -> list[str]:
    """The plan of a battery, as hexes."""
    plan = g.table.position.plan[g.piece(name)]
    return [g.table.board.place_text(h) if h >= 0 else "-" for h in plan]


def field(g: Battle, name: str, field_: str) -> Any:
    """What a field of the position says of a piece."""
    return getattr(g.table.position, field_)[g.piece(name)]


@pytest.mark.rule("9.11", "9.13")
def test_9_11_a_target_or_destination_moves_no_counter_while_the_sheet_is_sealed() -> None:
    g = planning("unit g77A at 0102\nunit g77B at 0103\n")
    g.play("german: bound-for 0505", "german: plan-fire g77B", "german: aim 0503")
    assert g.game.is_sealed
    assert g.game.planned("german") == {}


# Missions (9.1, 9.13, 9.15) ------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.12")
def test_9_1_a_battery_on_the_map_fires_observes_or_moves() -> None:
    g = planning("unit g77A at 0102\nunit g77B at 0103\nunit g77C at 0104\n")
    assert question(g).ask == "ask-mission"
    g.play("german: plan-fire g77A", "german: aim 0503", "german: no-more-fire")
    g.play("german: observe g77B", "german: bound-for 0205")
    assert [field(g, name, "mission") for name in ("g77A", "g77B", "g77C")] == [1, 2, 3]
    assert field(g, "g77C", "goal") == g.hex("0205")
    assert sheet(g, "g77A") == ["0503"]


@pytest.mark.rule("9.1", "9.15")
def test_9_1_off_map_batteries_only_have_a_plan() -> None:
    g = planning("unit g14A at guns\n")
    assert question(g).ask == "ask-aim"
    assert "observe" not in {option.verb for option in question(g).options}
    g.play("german: no-more-fire")
    assert field(g, "g14A", "mission") == 1


@pytest.mark.rule("9.15", "9.1")
def test_9_15_mortars_have_no_planned_fire() -> None:
    g = planning("unit gMTR1 at 0102\n")
    assert nouns(g, "plan-fire") == []
    assert refused(g, "plan-fire gMTR1") == "9.15"
    assert nouns(g, "observe") == ["gMTR1"]


@pytest.mark.rule("9.13", "9.15")
@pytest.mark.parametrize("where", ["at 0102 limbered", "at waiting-1"])
def test_9_13_whoever_is_limbered_or_still_to_enter_moves(where: str) -> None:
    g = planning(f"unit g77A {where}\n")
    assert nouns(g, "plan-fire") == nouns(g, "observe") == []
    assert refused(g, "observe g77A") == "9.13"
    g.play("german: bound-for 0205")
    assert g.table.face_name(g.piece("g77A")) == "limbered"


@pytest.mark.rule("9.13")
def test_9_13_a_piece_with_a_destination_is_limbered_from_the_start() -> None:
    g = planning("unit g77A at 0102\n")
    assert refused(g, "bound-for 0102") == "9.13"
    g.play("german: bound-for 0205")
    assert g.table.face_name(g.piece("g77A")) == "limbered"


@pytest.mark.rule("9.13", "5.84")
def test_9_13_the_destination_can_be_entered() -> None:
    rows = "board\n  . . l m\n  . . . .\n  . . . .\n"
    text = f"{rows}turn 1\nunit g77A at 0102\nunit gMTR1 at 0103\nunit rI01 at 0403\n"
    g = lay_out(text, scenario="usdau", phase="9.1")
    assert refused(g, "bound-for 0301") == refused(g, "bound-for 0401") == "9.13"
    g.play("german: observe g77A")
    assert refused(g, "bound-for 0401") == "", "mortars go on foot"


@pytest.mark.rule("11.1", "11.0")
def test_11_1_without_shells_in_the_scenario_nobody_plans() -> None:
    g = planning("unit g77A at 0102\n", scenario="tilsit")
    assert refused(g, "plan-fire g77A") == "11.1"
    assert nouns(g, "observe") == ["g77A"]


# The plan (9.11, 9.9, 11.1) ------------------------------------------------------------------------------------


@pytest.mark.rule("9.11")
def test_9_11_on_the_map_a_battery_aims_within_its_range_and_off_the_map_anywhere() -> None:
    g = planning("unit g77A at 0102\nunit g14A at guns\n", more="piece g77A range 3\n")
    g.play("german: plan-fire g77A")
    assert refused(g, "aim 0402") == ""
    assert refused(g, "aim 0503") == "9.11"
    g.play("german: no-more-fire")
    assert len(nouns(g, "aim")) == 70


@pytest.mark.rule("9.11")
def test_9_11_a_plan_takes_few_answers() -> None:
    g = planning("unit g14A g14B g14C at guns\n")
    g.play("german: no-fire", "german: aim 0503", "german: as-before", "german: aim 0603", "german: no-more-fire")
    g.play("german: plan-as g14A")
    g.play("german: aim 0703", "german: as-before-on")
    assert sheet(g, "g14A") == ["-", "0503", "0503", "0603"]
    assert sheet(g, "g14B") == sheet(g, "g14A")
    assert sheet(g, "g14C") == ["0703"] * 12


@pytest.mark.rule("9.11")
def test_9_11_as_before_is_not_offered_after_a_turn_without_fire() -> None:
    g = planning("unit g14A at guns\n")
    texts = {option.verb for option in question(g).options}
    assert "as-before" not in texts
    g.play("german: aim 0503", "german: no-fire")
    assert "as-before" not in {option.verb for option in question(g).options}


@pytest.mark.rule("9.11")
def test_9_11_a_plan_out_of_range_is_not_copied() -> None:
    g = planning("unit g77A at 0102\nunit g77B at 0105\n", more="piece g77A range 4\npiece g77B range 2\n")
    g.play("german: plan-fire g77A", "german: aim 0502", "german: no-more-fire", "german: plan-fire g77B")
    assert refused(g, "plan-as g77A") == "9.11"


@pytest.mark.rule("11.1", "ex.29", "11.3")
def test_ex_29_no_more_turns_of_fire_than_shells() -> None:
    g = planning("unit g14A g14B at guns\n")
    g.play("german: aim 0503", "german: as-before-on")
    assert question(g).args["piece"] == g.piece("g14B"), "twelve of eighteen turns are planned, the rest is no fire"
    for _ in range(3):
        g.play("german: no-fire")
    g.play("german: aim 0503", "german: as-before-on")
    assert len(sheet(g, "g14A")) == 12
    assert sheet(g, "g14B") == ["-"] * 3 + ["0503"] * 12, "each battery has its own shells"


@pytest.mark.rule("9.9", "16.14", "16.11", "11.1")
def test_9_9_smoke_is_planned_as_often_as_the_scenario_says() -> None:
    g = planning("unit g14A g14B at guns\n")
    g.play("german: aim-smoke 0503", "german: as-before-on")
    assert refused(g, "aim-smoke 0503") == "16.14"
    g.play("german: aim 0603", "german: as-before-on", "german: no-more-fire")
    assert list(field(g, "g14A", "smoking")) == [1, 1, 1] + [0] * 9
    assert len(sheet(g, "g14A")) == 12, "smoke comes out of the same shells"


@pytest.mark.rule("16.14", "9.9")
def test_16_14_no_smoke_unless_the_scenario_allows_it_and_only_there() -> None:
    g = planning("unit r6A at guns\n")
    assert nouns(g, "aim-smoke", "russian") == []
    assert refused(g, "aim-smoke 0503", "russian") == "16.14"
    there = planning("unit g14A at guns\n", more="region smoke-german 0503\n")
    assert nouns(there, "aim-smoke") == ["0503"]


@pytest.mark.rule("9.11", "9.1")
def test_9_1_missions_plans_and_destinations_are_seen_by_their_owner_only() -> None:
    def seen(answers: list[str], side: str) -> str:
        g = planning("unit g77A at 0102\nunit g14A at guns\n").play(*answers)
        return str(g.game.view(side))

    plan = ["german: plan-fire g77A", "german: aim 0503", "german: no-more-fire", "german: aim 0604"]
    fire = [*plan, "german: no-more-fire"]
    other = ["german: observe g77A", "german: no-more-fire"]
    assert seen(fire, "russian") == seen(other, "russian")
    assert seen(fire, "german") != seen(other, "german")


@pytest.mark.rule("9.11")
def test_9_11_no_answer_of_the_other_side_is_seen_while_planning() -> None:
    units = "unit g14A at guns\nunit r6A at guns\n"
    before = planning(units)
    after = planning(units).play("german: aim 0503")
    assert str(before.game.view("russian")) == str(after.game.view("russian"))


@pytest.mark.rule("9.11", "9.13", "9.1")
def test_9_11_a_battle_with_other_plans_looks_the_same_to_the_enemy() -> None:
    def seen(later: str, goal: str, side: str) -> tuple[str, ...]:
        guns = f"unit g14A at guns mission fire plan none 0503 {later}\n"
        guns += f"unit gMTR1 at 0104 limbered mission move goal {goal}\n"
        men = "unit gI01 at 0101\nunit rI01 at 1401 demoralised\nunit rI02 at 1301\n"
        g = lay_out(f"{ROW}turn 2\nacting german\n{guns}{men}", (6, 5), scenario="usdau", phase="3.0.B")
        views = []
        for answer in ("open-fire 0503", "pass", "unit rI01", "move-with rI01"):
            views.append(str(g.game.view(side)))
            g.play(answer)
        return (*views, str(g.game.view(side)))

    assert seen("0603 0603", "0305", "russian") == seen("none 0703", "0505", "russian")
    assert seen("0603 0603", "0305", "german") != seen("none 0703", "0505", "german")


@pytest.mark.rule("9.11", "9.7")
def test_9_11_the_map_shows_barrages_to_all_and_a_plan_to_its_owner() -> None:
    units = (
        "unit g14A at guns barrage 0404 mission fire plan 0503 0603 none 0703\nunit gI01 at 0101\nunit rI01 at 1401\n"
    )
    table = lay_out(f"{ROW}turn 2\nacting german\n{units}", scenario="usdau").table
    german, russian = table.sides
    find = table.board.grid.find
    assert table.overlay("plan", german) == {german: 1 << find("0603") | 1 << find("0703")}
    assert table.overlay("plan", russian) == {russian: 0}
    assert table.overlay("plan", None) == {}
    assert table.overlay("barrage", russian) == {german: 1 << find("0404"), russian: 0}


# What missions forbid (9.62) -----------------------------------------------------------------------------------


@pytest.mark.rule("9.62", "9.15", "9.12")
def test_9_62_on_observation_a_mortar_neither_moves_nor_limbers() -> None:
    g = acting("unit gMTR1 at 0102 to-move mission observe\n").play("act gMTR1")
    assert g.options("to") == []
    assert "limber" not in g.options()
    assert g.refused("dig") == "§9.62 Its mission keeps it where it is.", "digging counts as movement (R 74)"


@pytest.mark.rule("9.62", "9.14")
def test_9_62_a_cancelled_mortar_moves_and_does_not_fire() -> None:
    g = acting("unit gMTR1 at 0102 to-move limbered mission cancelled\n").play("act gMTR1")
    assert g.options("to")
    text = f"{ROW}acting german\nunit gMTR1 at 0102 mission cancelled\nunit rI01 at 0302\n"
    declaring = lay_out(text, scenario="usdau").play("unit gMTR1")
    assert declaring.options("fire-with") == []
    assert declaring.refused("fire-with gMTR1").startswith("§9.12 ")


@pytest.mark.rule("9.13", "9.15", "9.62")
def test_9_13_a_moving_piece_stays_limbered_until_it_has_arrived() -> None:
    g = acting("unit gMTR1 at 0102 to-move limbered mission move goal 0305\n").play("act gMTR1")
    assert "make-ready" not in g.options()
    text = f"{ROW}acting german\nunit gMTR1 at 0102 limbered mission move goal 0305\nunit rI01 at 0302\n"
    assert lay_out(text, scenario="usdau").play("unit gMTR1").options("fire-with") == []


@pytest.mark.rule("9.13")
def test_9_13_it_does_not_go_on_from_its_destination_and_is_made_ready_there() -> None:
    g = acting("unit gMTR1 at 0102 to-move limbered mission move goal 0103\n").play("act gMTR1", "to 0103")
    assert g.ask == "ask-act", "the move is over"
    arrived = acting("unit gMTR1 at 0103 to-move limbered mission move goal 0103\n").play("act gMTR1")
    assert arrived.options() == ["make-ready"]
    arrived.play("make-ready")
    assert field(arrived, "gMTR1", "mission") == field(arrived, "gMTR1", "duty") == 2
    assert field(arrived, "gMTR1", "goal") == -1
    assert "spent" in arrived.marks("gMTR1"), "it fires from the next turn on (9.62)"


@pytest.mark.rule("9.13", "9.1")
def test_9_13_without_any_wagon_a_towed_gun_is_made_ready_where_it_is() -> None:
    gun = "unit g77A at 0102 to-move limbered mission move goal 0305\n"
    g = acting(gun).play("act g77A")
    assert g.options() == ["make-ready"]
    g.play("make-ready")
    assert field(g, "g77A", "mission") == 2
    for wagon in ("unit gW1 at 0103\n", "unit gW1 at waiting-1\n"):
        waits = acting(gun + wagon)
        assert not is_stranded(waits.table, waits.piece("g77A"))
        assert "make-ready" not in waits.play("act g77A").options()


@pytest.mark.rule("9.13", "5.64")
def test_9_13_the_wagon_does_not_carry_a_gun_beyond_its_destination() -> None:
    text = "unit gW1 at 0102 to-move load g77A\nunit g77A at 0102 loaded limbered mission move goal 0102\n"
    full = "unit gI01 gI02 gMG1 at 0102\n"
    g = acting(text + full).play("act gW1")
    assert g.options("to") == []
    assert g.refused("to 0103").startswith("§9.13 ")
    put_down = acting(text).play("act gW1")
    assert field(put_down, "g77A", "mission") == 2, "where there is room it is put down and made ready at once"
    on_way = acting(text.replace("goal 0102", "goal 0105")).play("act gW1")
    assert "0103" in on_way.options("to")


# Cancelling (9.14) ---------------------------------------------------------------------------------------------

BATTERIES = "unit g14A at guns mission fire plan 0503 0503\nunit g77A at 0102 mission observe\nunit rI01 at 1401\n"


def cancelling(*rolls: Roll, units: str = BATTERIES) -> Battle:
    """Germans about to cancel, on the second turn."""
    return lay_out(f"{ROW}turn 2\nacting german\n{units}", *rolls, scenario="usdau", phase="9.14")


@pytest.mark.rule("9.14")
@pytest.mark.parametrize(("roll", "mission", "plan"), [(2, 4, []), (3, 1, ["0503", "0503"])])
def test_d_11_two_cancels_and_three_does_not(roll: int, mission: int, plan: list[str]) -> None:
    g = cancelling(roll).play("cancel g14A")
    assert field(g, "g14A", "mission") == mission
    assert sheet(g, "g14A") == plan


@pytest.mark.rule("9.14")
def test_9_14_each_piece_tries_once_a_turn_and_a_cancelled_one_never_again() -> None:
    g = cancelling(3).play("cancel g14A")
    assert g.options("cancel") == ["g77A"]
    assert g.refused("cancel g14A") == "§9.14 You have already tried that this turn."
    done = cancelling(units=BATTERIES.replace("mission fire plan 0503 0503", "mission cancelled"))
    assert done.options("cancel") == ["g77A"]


@pytest.mark.rule("9.14", "9.61")
def test_d_11_a_cancelled_off_map_battery_never_fires_again() -> None:
    g = cancelling(1).play("cancel g14A", "done")
    assert g.ask == "ask-segment", "nothing is left to fire"
    assert field(g, "g14A", "duty") == 4


@pytest.mark.rule("9.14", "3.0.B")
def test_9_14_the_initiative_side_tries_first_then_the_other() -> None:
    g = cancelling(units=BATTERIES + "unit r6A at guns mission fire\n")
    assert g.asked == "german 9.14"
    g.play("done")
    assert g.asked == "russian 9.14"
    restored = grognard.position(type(g.table), g.game.position_text())
    assert restored.question is not None
    assert restored.question.who.name == "russian", "who has ended is in the position"
    g.play("done")
    assert g.asked == "german 3.0.B"


@pytest.mark.rule("9.11")
def test_9_11_the_question_tells_the_targets_planned_so_far() -> None:
    g = planning("unit g77A at 0102\n").play("german: plan-fire g77A")
    words = words_for(August, "en")
    assert "so far" not in words.prompt(g.table, question(g))
    g.play("german: aim 0503", "german: no-fire")
    assert words.prompt(g.table, question(g)).endswith("Planned so far: 0503, –.")
