"""Chapters 3.0.B, 9.2 to 9.85, 10.12, 10.3, 11.2 and 18: planned fire, barrages, friendly fire, observed fire."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.august.artillery import Salvo, battery_tally, cannot_combine, salvo_strength, salvo_tally
from grognard.games.august.recovery import threatened_hexes
from grognard.games.august.words import RUSSIAN
from grognard.kernel.numbers.tally import Tallies
from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "board\n" + "  . . . . . . . . . . . . . .\n" * 5
NOBODY = "unit gI04 at 0105\nunit rI09 at 1405\n"


def bombarding(
    units: str, *rolls: Roll, turn: int = 2, more: str = "", scenario: str = "usdau", rows: str = ROW
) -> Battle:
    """Germans about to make their planned fire."""
    text = f"{rows}turn {turn}\n{more}acting german\n{NOBODY}{units}"
    return lay_out(text, *rolls, scenario=scenario, phase="3.0.B")


def acting(
    units: str, *rolls: Roll, first: str = "", more: str = "", scenario: str = "usdau", rows: str = ROW
) -> Battle:
    """Germans in a segment, with a company to spare."""
    text = f"{rows}{more}acting german\nunderway acting\nunit gI04 at 0105 to-move\n{units}"
    g = lay_out(text, *rolls, scenario=scenario)
    return g.play(f"act {first}") if first else g


def plan(hex_: str, turn: int = 2) -> str:
    """The words for a battery with planned fire at a hex on a turn."""
    return f"mission fire plan {'none ' * (turn - 1)}{hex_}"


def field(g: Battle, name: str, field_: str) -> Any:
    """What a field of the position says of a piece."""
    return getattr(g.table.position, field_)[g.piece(name)]


def place(g: Battle, name: str, field_: str) -> str:
    """The hex that a field of the position says of a piece; nothing for none."""
    hex_ = field(g, name, field_)
    return g.table.board.place_text(hex_) if hex_ >= 0 else ""


# Strength and columns (9.3) ------------------------------------------------------------------------------------


@pytest.mark.rule("9.3", "11.2", "9.63")
@pytest.mark.parametrize(("state", "strength"), [("", 6), (" low", 3), (" discouraged", 3), (" low discouraged", 2)])
def test_d_8_half_when_low_or_discouraged_a_quarter_with_both(state: str, strength: int) -> None:
    g = bombarding(f"unit r76A at 0801{state} mission fire\n")
    assert battery_tally(g.table, g.piece("r76A")).total == strength


@pytest.mark.rule("tbl.bombardment", "9.3", "ex.15", "7.51")
def test_ex_15_column_five_and_two_more_is_twelve() -> None:
    g = bombarding(f"unit g77A at 0101 {plan('0503')}\nunit rI01 rI02 at 0503\n")
    tally = salvo_tally(g.table, Salvo((g.piece("g77A"),), g.hex("0503")), RUSSIAN)
    assert tally.chart is not None
    assert tally.total == 2
    assert tally.chart.label(tally.column) == "12"


@pytest.mark.rule("9.3", "16.23", "16.32", "7.52")
def test_9_3_the_dug_in_read_a_column_of_their_own() -> None:
    g = bombarding(f"unit g14A at guns {plan('0503')}\nunit rI01 at 0503 dug-in\nunit rI02 at 0503\n")
    tally = salvo_tally(g.table, Salvo((g.piece("g14A"),), g.hex("0503")), RUSSIAN)
    assert isinstance(tally, Tallies)
    assert [reading.tally.total for reading in tally.readings] == [0, 2]


@pytest.mark.rule("9.3", "tbl.terrain")
@pytest.mark.parametrize(("sign", "shift"), [(".", 0), ("w", 0), ("v", -2), ("m", -1), (".1", 0)])
def test_9_3_the_ground_shifts_bombardment(sign: str, shift: int) -> None:
    rows = f"board\n  . . {sign} .\n  . . . .\n"
    text = f"{rows}turn 2\nacting german\nunit g14A at guns {plan('0301')}\nunit rMG1 at 0301\nunit gI04 at 0102\n"
    g = lay_out(text, scenario="usdau", phase="3.0.B")
    assert salvo_tally(g.table, Salvo((g.piece("g14A"),), g.hex("0301")), RUSSIAN).total == shift


# The phase (3.0.B, 9.15, 9.61) ---------------------------------------------------------------------------------


@pytest.mark.rule("3.0.B", "9.5")
def test_3_0_b_the_initiative_side_fires_first_then_the_other() -> None:
    units = f"unit g14A at guns {plan('0503')}\nunit r6A at guns {plan('0601')}\n"
    g = bombarding(units)
    assert g.asked == "german 3.0.B"
    g.play("open-fire 0503")
    assert g.asked == "russian 3.0.B"
    g.play("open-fire 0601")
    assert g.ask == "ask-segment"
    assert {"spent"} == g.marks("g14A") == g.marks("r6A")


@pytest.mark.rule("9.61", "9.11")
def test_9_61_what_is_planned_must_be_fired_and_nothing_else() -> None:
    g = bombarding(f"unit g14A at guns {plan('0503')}\nunit g14B at guns {plan('0603')}\n")
    assert g.options() == ["open-fire 0503", "open-fire 0603"]
    assert g.refused("open-fire 0701") == "§9.11 No battery has planned fire on this hex this turn."
    assert g.play("open-fire 0603").options() == ["open-fire 0503"]


@pytest.mark.rule("9.15", "9.61", "3.0.B")
def test_9_15_a_battery_without_fire_this_turn_is_marked_all_the_same() -> None:
    g = bombarding("unit g77A at 0101 mission fire plan 0503 none 0503\n")
    assert g.options() == ["hold-fire"]
    g.play("hold-fire")
    assert "spent" in g.marks("g77A")
    assert g.options("unit") == ["gI04"]


@pytest.mark.rule("9.3")
def test_9_3_an_empty_hex_is_not_rolled_for() -> None:
    g = bombarding(f"unit g14A at guns {plan('0503')}\n").play("open-fire 0503")
    assert g.ask == "ask-segment"
    assert place(g, "g14A", "last") == "0503"


@pytest.mark.rule("9.4", "9.3")
def test_9_4_planned_fire_needs_no_sight() -> None:
    rows = "board\n  . w w . .\n  . w w . .\n  . w w . .\n"
    text = f"{rows}turn 2\nacting german\nunit g77A at 0101 {plan('0501')}\nunit rI01 at 0501\n"
    g = lay_out(text, (1, 1), (1, 1), (1, 1), scenario="usdau", phase="3.0.B").play("open-fire 0501")
    assert g.told("bombardment-result") != []


@pytest.mark.rule("9.65", "9.61", "9.66")
def test_d_25_an_assaulted_battery_does_not_fire_and_the_entry_is_lost() -> None:
    gun = "unit g77A at 0101 last 0503 last-turn 1 mission fire plan 0503 0503 0503\n"
    g = bombarding(f"{gun}unit rI01 at 0101\n")
    assert g.options() == ["hold-fire"]
    g.play("hold-fire")
    assert field(g, "g77A", "last_turn") == 1
    later = bombarding("unit g77A at 0101 last 0503 last-turn 1 mission fire plan 0503 0503 0503\n", turn=3)
    later.play("open-fire 0503")
    assert place(later, "g77A", "barrage") == "", "the missed turn breaks the count"


@pytest.mark.rule("9.63")
def test_9_63_a_discouraged_battery_fires_at_half_or_tries_to_recover() -> None:
    units = f"unit g77A at 0101 discouraged {plan('0503')}\nunit rI01 at 0503\n"
    g = bombarding(units, (1, 2))
    assert g.options() == ["open-fire 0503", "rally g77A"]
    g.play("rally g77A")
    assert g.marks("g77A") == {"spent"}
    assert field(g, "g77A", "last_turn") == 0, "it has not fired"
    fires = bombarding(units, (6, 6)).play("open-fire 0503")
    assert fires.told("bombardment-result") != []


@pytest.mark.rule("9.63", "14.34", "9.61")
def test_d_18_a_demoralised_battery_must_try_to_recover_and_may_be_lost() -> None:
    gun = f"unit g77A at 0101 demoralised {plan('0503')}\n"
    g = bombarding(f"{gun}unit rI01 at 0201\n", (6, 5))
    assert g.options() == ["rally g77A"]
    assert g.play("rally g77A").at("g77A") == "out", "it would have to flee"
    safe = bombarding(gun, (6, 5)).play("rally g77A")
    assert safe.at("g77A") == "0101"


@pytest.mark.rule("9.64")
def test_9_64_the_plan_of_a_destroyed_battery_is_struck_out() -> None:
    units = f"unit g14A at guns {plan('0503')}\nunit r76A at 0503 mission fire plan none none 0101\n"
    g = bombarding(units, (1, 1), (6, 6)).play("open-fire 0503")
    assert g.at("r76A") == "out"
    assert field(g, "r76A", "plan") == ()
    assert field(g, "r76A", "mission") == 0


# Together (9.2) ------------------------------------------------------------------------------------------------

ALL = "unit r6A r6B r6C r6D r6E r14A r14B at guns mission fire plan none 0503\n"


@pytest.mark.rule("9.2", "ex.25")
@pytest.mark.parametrize(
    ("answers", "groups"),
    [
        (["combine-all"], [58]),
        (["combine r6B", "combine r14A", "done", "combine r6D", "combine r6E", "combine r14B"], [26, 32]),
        (["combine r6B", "done", "combine r6D", "done", "combine r14A", "done", "done"], [12, 12, 20, 14]),
        (["combine r6B", "combine r6C", "combine r6D", "combine r6E", "done", "combine r14B"], [30, 28]),
    ],
)
def test_ex_25_off_map_batteries_combine_in_any_way(answers: list[str], groups: list[int]) -> None:
    text = f"{ROW}turn 2\nacting russian\nunit rI09 at 1405\n{ALL}unit gI04 at 0105\n"
    g = lay_out(text, scenario="sketch", phase="3.0.B").play("open-fire 0503")
    for answer in answers:
        if g.ask == "ask-combine":
            g.play(answer)
    fired = [event.args["pieces"] for event in g.game.events if event.key == "bombards"]
    hex_ = g.hex("0503")
    assert [salvo_strength(g.table, Salvo(pieces, hex_)).total for pieces in fired] == groups


@pytest.mark.rule("9.2", "7.32")
def test_9_2_on_the_map_only_neighbours_combine_and_never_with_off_map() -> None:
    units = "unit g77A at 0101\nunit g77B at 0102\nunit g77C at 0103\nunit g14A at guns\n"
    g = bombarding(units + "unit g77D at 0201 mission fire\n")
    a, b, c, d, off = (g.piece(name) for name in ("g77A", "g77B", "g77C", "g77D", "g14A"))
    hex_ = g.hex("0503")
    assert cannot_combine(g.table, Salvo((a,), hex_), b) is None
    assert cannot_combine(g.table, Salvo((a,), hex_), d) is None
    assert cannot_combine(g.table, Salvo((a,), hex_), off) is not None
    assert cannot_combine(g.table, Salvo((a,), hex_), c) is not None
    assert cannot_combine(g.table, Salvo((a, b), hex_), c) is not None, "every two must be neighbours (R 59)"


@pytest.mark.rule("9.2", "ex.26", "9.7", "9.71")
def test_ex_26_two_fourteens_and_a_six_fire_and_bar_on_column_thirty() -> None:
    text = f"{ROW}turn 2\nacting russian\nunit rI09 at 1405\nunit gI01 gI02 at 0503\n"
    guns = "unit r14A r14B r6A at guns last 0503 last-turn 1 mission fire plan 0503 0503\n"
    g = lay_out(text + guns, (6, 6), scenario="sketch", phase="3.0.B").play("open-fire 0503")
    assert g.column("combine r14B") in ("21", "30")
    g.play("combine-all")
    assert [place(g, name, "barrage") for name in ("r14A", "r14B", "r6A")] == ["0503"] * 3
    three = Salvo(tuple(g.piece(name) for name in ("r14A", "r14B", "r6A")), g.hex("0503"))
    strength = salvo_strength(g.table, three)
    assert strength.total == 34
    chart = g.table.charts["bombardment"]
    base = salvo_tally(g.table, three, RUSSIAN).base
    assert base is not None
    assert chart.label(base) == "30"


# Barrages (9.7, 9.71, 9.72) ------------------------------------------------------------------------------------


@pytest.mark.rule("ex.24", "9.7", "9.11", "9.15", "9.66", "3.0.D")
def test_ex_24_a_barrage_on_turns_five_and_six() -> None:
    guns = "unit g77A at 0101 mission fire plan 0503 0504 0403 0904 0904 0904\n"
    g = bombarding(guns, 5, 3, 5, 3, 5, 3, turn=4)
    laid = []
    for turn in range(4, 8):
        assert g.table.position.turn == turn
        g.until("ask-bombard", "done")
        g.play("hold-fire" if turn == 7 else "open-fire 0904")
        laid.append(place(g, "g77A", "barrage"))
        assert "spent" in g.marks("g77A")
        if turn < 7:
            g.play("pass", "pass")
            assert place(g, "g77A", "barrage") == "", "the marker is removed at the end of the turn"
    assert laid == ["", "0904", "0904", ""]


BARRED = "unit g14A at guns mission fire spent barrage 0302\n"


def entering(units: str, *rolls: Roll, mover: str = "gI01", more: str = "", rows: str = ROW) -> Battle:
    """A German company beside a hex under a barrage."""
    text = f"unit {mover} at 0202 to-move led well-led\n{units}"
    return acting(text, *rolls, first=mover, more=more, rows=rows)


@pytest.mark.rule("9.71", "4.2", "9.85b")
def test_9_71_whoever_enters_is_struck_alone_friend_or_enemy() -> None:
    others = "unit gI02 gI03 at 0302\n"
    g = entering(BARRED + "unit gI02 at 0302\nunit gI03 at 0303\n", (6, 6)).play("to 0302")
    assert len(g.told("barrage-strikes")) == 1
    tally = salvo_tally(g.table, Salvo((g.piece("g14A"),), g.hex("0302"), (g.piece("gI01"),)), g.table.owner[0])
    assert tally.total == 1, f"only the mover counts, not {others}"
    assert g.told("friendly-fire-hits") == g.told("friendly-fire-misses") == []
    assert g.ask == "ask-step", "who is not shaken goes on"


@pytest.mark.rule("9.71")
def test_9_71_who_fails_its_test_stops_there() -> None:
    g = entering(BARRED, (3, 4), (6, 6)).play("to 0302")
    assert g.ask == "ask-act"
    assert g.marks("gI01") & {"discouraged", "demoralised"}
    assert g.at("gI01") == "0302"


@pytest.mark.rule("9.71", "9.2")
def test_9_71_the_owner_groups_his_batteries_and_each_group_strikes_once() -> None:
    guns = (
        "unit r6A r6B r12A at guns mission fire spent barrage 0302\nunit r76A at 0901 mission fire spent barrage 0302\n"
    )
    g = entering(guns, (6, 6), (6, 6), (6, 6)).play("to 0302")
    assert g.asked == "russian 9.2"
    g.play("combine r6B", "done")
    assert len(g.told("barrage-strikes")) == 3, "two off-map together, one alone, and the gun on the map apart"


@pytest.mark.rule("9.71", "12.4")
def test_9_71_a_barrage_strikes_whoever_goes_into_an_assault() -> None:
    text = "unit gI01 gCpt1b at 0202 to-fire led well-led by gCpt1b\nunit rI01 at 0302\n"
    g = acting(text + BARRED, (6, 6), (6, 6), 1, 1, first="gI01").play("assault 0302", "take-part gCpt1b")
    assert len(g.told("barrage-strikes")) == 2, "the company and the captain, each on its own"


@pytest.mark.rule("9.72")
def test_9_72_a_discouraged_battery_bars_at_half() -> None:
    g = entering("unit r76A at 0901 mission fire spent barrage 0302 discouraged\n", (6, 6)).play("to 0302")
    firer = Salvo((g.piece("r76A"),), g.hex("0302"), (g.piece("gI01"),))
    assert salvo_strength(g.table, firer).total == 3


@pytest.mark.rule("9.72", "9.61")
@pytest.mark.parametrize("answer", ["demoralised", "eliminated"])
def test_9_72_a_demoralised_or_lost_battery_bars_no_more(answer: str) -> None:
    gun = "unit r76A at 0503 spent barrage 0302 mission fire plan none 0302\n"
    roll: Roll = (4, 4) if answer == "demoralised" else (1, 1)
    g = bombarding(f"unit g14A g14B g14C at guns {plan('0503')}\n{gun}", roll, (6, 6))
    g.play("open-fire 0503", "combine-all")
    assert g.at("r76A") == ("0503" if answer == "demoralised" else "out")
    assert place(g, "r76A", "barrage") == ""


@pytest.mark.rule("9.72")
def test_9_72_an_assaulted_battery_bars_no_more() -> None:
    text = (
        "unit gI01 gCpt1b at 0202 to-fire led well-led by gCpt1b\nunit r76A at 0302 mission fire spent barrage 0505\n"
    )
    g = acting(text, 1, 1, first="gI01").play("assault 0302")
    while g.ask == "ask-take-part":
        g.play("done")
    assert place(g, "r76A", "barrage") == ""


@pytest.mark.rule("9.7", "9.72", "16.11")
def test_9_72_smoke_does_not_count_for_a_barrage() -> None:
    smoke = "last 0503 last-turn 1 mission fire plan 0503 0503\nunit g14A smoking 0 1\n"
    g = bombarding(f"unit g14A at guns {smoke}", (6, 6)).play("fire-smoke g14A")
    assert place(g, "g14A", "barrage") == ""
    after = "last-turn 1 mission fire plan 0503 0503 0503\nunit g14A smoking 0 1 0\n"
    later = bombarding(f"unit g14A at guns {after}", turn=3).play("open-fire 0503")
    assert place(later, "g14A", "barrage") == "", "smoke on the turn before"


@pytest.mark.rule("9.71", "14.32")
def test_9_71_a_hex_under_a_barrage_is_no_refuge() -> None:
    demoralised = "unit gI01 at 0302 demoralised to-move\n"
    quiet = acting(demoralised, (6, 5), first="gI01")
    assert quiet.told("stays-protected") != []
    g = acting(demoralised + "unit g14A at guns mission fire spent barrage 0302\n", (6, 5), first="gI01")
    assert g.told("stays-protected") == []


@pytest.mark.rule("9.3", "16.5")
def test_9_3_hidden_pieces_in_a_bombarded_hex_appear() -> None:
    g = bombarding(f"unit g14A at guns {plan('0503')}\nunit rI01 at 0503 unseen\n", (6, 6)).play("open-fire 0503")
    assert g.told("detected") == ["The Russian 1st infantry company is detected in 0503."]
    assert not field(g, "rI01", "hidden")


# Fire on friends (9.8) -----------------------------------------------------------------------------------------


@pytest.mark.rule("9.81", "9.3")
def test_9_81_a_hex_with_friends_alone_is_hit() -> None:
    units = f"unit g14A at guns {plan('0503')}\nunit gI01 at 0503 steps 1\n"
    g = bombarding(units, (1, 1)).play("open-fire 0503")
    assert g.at("gI01") == "out"
    assert g.table.position.own_fire == [1, 0]


@pytest.mark.rule("9.82", "12.83")
def test_9_82_in_an_assault_hex_each_side_is_attacked_apart() -> None:
    units = f"unit g14A at guns {plan('0503')}\nunit gI01 at 0503\nunit rI01 rI02 at 0503\n"
    g = bombarding(units, (6, 6), (6, 6)).play("open-fire 0503")
    tallies = [event.tally_for(None) for event in g.game.events if event.key == "bombardment-result"]
    assert [tally.total for tally in tallies if tally is not None] == [2, 1]


@pytest.mark.rule("9.83", "9.85a")
@pytest.mark.parametrize(("die", "is_hit"), [(2, True), (3, False)])
def test_d_12_two_hits_friends_beside_the_target(die: int, is_hit: bool) -> None:
    units = f"unit g14A at guns {plan('0503')}\nunit gI01 at 0502\n"
    g = bombarding(units, die, *((6, (6, 6)) if is_hit else ())).play("open-fire 0503")
    assert bool(g.told("friendly-fire-hits")) == is_hit
    assert g.ask == "ask-segment"


@pytest.mark.rule("9.83")
def test_d_12_a_small_bombardment_counts_one_less_and_nothing_does_nothing() -> None:
    g = bombarding(f"unit g8A at guns {plan('0503')}\nunit gI01 at 0502\n", 1, 1).play("open-fire 0503")
    assert g.told("friendly-fire-value") == ["1 for the weight of the fire on 0502: 0."]
    assert g.told("bombardment-result") == []
    heavy = bombarding(f"unit g14A at guns {plan('0503')}\nunit gI01 at 0502\n", 1, 1, (6, 6)).play("open-fire 0503")
    assert heavy.told("friendly-fire-value") == ["1 for the weight of the fire on 0502: 1."]


@pytest.mark.rule("9.83")
def test_9_83_friendly_fire_has_no_shifts_and_spares_enemies() -> None:
    units = f"unit g14A at guns {plan('0503')}\nunit gI01 gI02 at 0502\nunit rI01 at 0502\n"
    g = bombarding(units, 1, 6, (6, 6)).play("open-fire 0503")
    tallies = [event.tally_for(None) for event in g.game.events if event.key == "bombardment-result"]
    assert [(tally.total, tally.chart.label(tally.column)) for tally in tallies if tally and tally.chart] == [(0, "5")]


@pytest.mark.rule("9.83")
def test_9_83_the_whole_strength_on_the_hex_counts_and_is_checked_once() -> None:
    units = f"unit g8A g8B at guns {plan('0503')}\nunit gI01 at 0502\n"
    g = bombarding(units, 1, 1, (6, 6)).play("open-fire 0503", "done")
    assert g.told("friendly-fire-value") == ["1 for the weight of the fire on 0502: 1."], "sixteen in all"


@pytest.mark.rule("9.3", "9.83")
def test_9_3_enemies_beside_the_hex_are_safe() -> None:
    g = bombarding(f"unit g14A at guns {plan('0503')}\nunit rI01 at 0502\n").play("open-fire 0503")
    assert g.ask == "ask-segment"


# Observed fire (9.12, 10.3, 11.2) ------------------------------------------------------------------------------

OBSERVER = "unit g77A at 0101 to-fire mission observe\n"


@pytest.mark.rule("ex.27", "9.12", "9.3", "10.3")
def test_ex_27_the_lieutenant_reads_sixteen_and_the_cavalry_twenty_one() -> None:
    units = OBSERVER + "unit rC-a rC-b at 0503 mounted\nunit rLt1a at 0503\n"
    g = acting(units, first="g77A", scenario="tilsit", more="turn 6\n")
    tally = g.tally("fire 0503")
    columns = [reading.tally.chart.label(reading.tally.column) for reading in tally.readings if reading.tally.chart]
    assert columns == ["21", "16"]
    assert [str(result) for result in tally.result(8)] == ["M", "-"]


@pytest.mark.rule("9.12", "9.4", "10.0", "10.3", "8.1")
def test_9_12_it_fires_at_what_it_sees_in_range() -> None:
    rows = "board\n  . . . w . . . .\n  . . . w . . . .\n  . . . w . . . .\n"
    units = (
        "unit g77A at 0102 to-fire mission observe\nunit rI01 at 0602\nunit rI02 at 0302\nunit gI04 at 0101 to-move\n"
    )
    g = lay_out(f"{rows}acting german\nunderway acting\n{units}", scenario="usdau").play("act g77A")
    assert g.options("fire") == ["0302"]
    assert g.refused("fire 0602").startswith("§8.1 ")
    short = f"{rows}piece g77A range 1\nacting german\nunderway acting\n{units}"
    assert lay_out(short, scenario="usdau").play("act g77A").refused("fire 0302").startswith("§7.31 ")


@pytest.mark.rule("10.12", "9.12", "9.82")
def test_10_12_guns_fire_over_friends_and_into_assaults() -> None:
    units = OBSERVER + "unit gI01 at 0201\nunit gI02 rI02 at 0301\nunit rI01 at 0401\n"
    g = acting(units, (6, 6), (6, 6), 6, (1, 1), first="g77A")
    assert g.options("fire") == ["0301", "0401"]
    g.play("fire 0301")
    assert len(g.told("bombardment-result")) == 2
    assert len(g.told("friendly-fire-misses")) == 1, "and friends beside it are in danger"


@pytest.mark.rule("9.12", "9.15", "10.3", "9.5")
def test_9_12_a_gun_fires_once_and_never_with_others() -> None:
    g = acting(
        OBSERVER + "unit g77B at 0101 to-fire mission observe\nunit rI01 at 0503\n", (6, 6), (1, 1), first="g77A"
    )
    g.play("fire 0503")
    assert g.ask == "ask-act", "nobody is asked to join"
    assert "spent" in g.marks("g77A")
    assert g.options("act") == ["gI04", "g77B"]


@pytest.mark.rule("9.15", "9.12")
def test_9_15_only_guns_on_observation_are_declared_to_fire() -> None:
    guns = "unit g77A at 0101 mission observe\nunit g77B at 0101 mission move limbered\n"
    text = f"{ROW}acting german\n{guns}unit rI01 at 0301\n"
    g = lay_out(text, scenario="usdau").play("stack 0101")
    assert g.options("fire-with") == ["g77A"]


@pytest.mark.rule("9.65", "10.4")
def test_9_65_in_an_assault_hex_a_gun_does_not_fire() -> None:
    g = acting(OBSERVER + "unit rI01 at 0101\nunit rI02 at 0301\n", first="g77A")
    assert g.refused("fire 0301").startswith("§10.4 ")


@pytest.mark.rule("def.artillery-units", "7.33")
def test_def_artillery_units_a_limbered_gun_does_not_fire() -> None:
    text = f"{ROW}acting german\nunit g77A at 0101 mission observe limbered\nunit rI01 at 0301\n"
    g = lay_out(text, scenario="usdau").play("unit g77A")
    assert g.refused("fire-with g77A").startswith("§7.33 ")


@pytest.mark.rule("11.2", "9.12")
@pytest.mark.parametrize(
    ("state", "roll", "marks"),
    [("", (4, 5), {"spent"}), ("", (4, 6), {"spent", "low"}), ("low", (4, 5), {"spent", "low"})],
)
def test_d_10_nine_is_fine_and_ten_is_low(state: str, roll: Roll, marks: set[str]) -> None:
    g = acting(f"unit g77A at 0101 to-fire {state} mission observe\nunit rI01 at 0503\n", (6, 6), roll, first="g77A")
    assert g.play("fire 0503").marks("g77A") == marks


@pytest.mark.rule("11.2", "11.0")
def test_d_10_ten_again_eliminates_and_does_not_count() -> None:
    g = acting("unit g77A at 0101 to-fire low mission observe\nunit rI01 at 0503\n", (6, 6), (4, 6), first="g77A")
    g.play("fire 0503")
    assert g.at("g77A") == "out"
    assert g.table.position.lost == [0, 0]
    assert g.table.position.guns_lost == [0, 0]


@pytest.mark.rule("9.12", "10.3")
def test_9_12_observed_fire_makes_no_barrage() -> None:
    g = acting(
        OBSERVER.replace("observe", "observe last 0503 last-turn 1") + "unit rI01 at 0503\n",
        (6, 6),
        (1, 1),
        first="g77A",
    )
    g.play("fire 0503")
    assert place(g, "g77A", "barrage") == ""


@pytest.mark.rule("14.32", "def.protected-hex")
def test_14_32_a_gun_known_to_observe_threatens_a_refuge() -> None:
    g = acting("unit gI01 at 0302\nunit r76A at 0902 duty observe\n")
    assert threatened_hexes(g.table, g.piece("gI01")) >> g.hex("0302") & 1
    for other in ("duty fire", "duty observe limbered", "duty observe demoralised", "mission observe"):
        safe = acting(f"unit gI01 at 0302\nunit r76A at 0902 {other}\n")
        assert not threatened_hexes(safe.table, safe.piece("gI01"))


# Solitaire (18) ------------------------------------------------------------------------------------------------


def alone(units: str, *rolls: Roll, turn: int = 2, more: str = "") -> Battle:
    """A solitaire game in the bombardment phase."""
    return bombarding(units, *rolls, turn=turn, more=f"options 18.1\n{more}")


@pytest.mark.rule("18.0", "18.1")
@pytest.mark.parametrize(
    ("rolls", "hex_"), [((3,), "0503"), ((4, 1), "0502"), ((5, 4), "0504"), ((6, 1), "0501"), ((6, 4), "0505")]
)
def test_18_1_a_battery_with_a_new_target_may_miss_it(rolls: tuple[int, ...], hex_: str) -> None:
    g = alone(f"unit g14A at guns {plan('0503')}\n", *rolls).play("open-fire 0503")
    assert place(g, "g14A", "last") == hex_


@pytest.mark.rule("18.1")
def test_18_1_each_battery_scatters_by_itself_and_friends_may_be_hit() -> None:
    units = f"unit g14A g14B at guns {plan('0503')}\nunit gI01 at 0502\n"
    g = alone(units, 4, 1, 3, (6, 6), 6).play("open-fire 0503")
    assert [place(g, name, "last") for name in ("g14A", "g14B")] == ["0502", "0503"]
    assert g.told("bombardment-result") == ["12 on the Germans in 0502: no effect."]


@pytest.mark.rule("18.2")
def test_18_2_the_same_target_is_kept_even_after_a_turn_without_fire() -> None:
    on = "aimed 0503 fell 0503 last 0503 last-turn 1 mission fire plan 0503 none 0503\n"
    g = alone(f"unit g14A at guns {on}", turn=3).play("open-fire 0503")
    assert place(g, "g14A", "last") == "0503"
    assert g.told("scatters") == g.told("on-target") == []
    other = alone(f"unit g14A at guns {on.replace('none 0503', 'none 0603')}", 1, turn=3).play("open-fire 0603")
    assert other.told("on-target") != [], "a new target is checked again"


@pytest.mark.rule("18.3", "9.7")
def test_18_3_the_hex_really_hit_counts_for_a_barrage() -> None:
    astray = "aimed 0503 fell 0502 last 0502 last-turn 1 mission fire plan 0503 0503\n"
    g = alone(f"unit g14A at guns {astray}").play("open-fire 0503")
    assert place(g, "g14A", "barrage") == "0502"


@pytest.mark.rule("18.4")
def test_18_4_beyond_the_range_the_direction_is_thrown_again() -> None:
    g = alone(f"unit g77A at 0103 {plan('0403')}\n", 4, 3, 6, more="piece g77A range 3\n").play("open-fire 0403")
    assert place(g, "g77A", "last") == "0303", "south-east is four hexes away, north-west is not"


@pytest.mark.rule("18.1")
def test_18_1_off_the_map_the_fire_is_lost() -> None:
    g = alone(f"unit g14A at guns {plan('0501')}\n", 4, 1).play("open-fire 0501")
    assert g.told("lost-shells") != []
    assert place(g, "g14A", "last") == ""
    assert "spent" in g.marks("g14A")


@pytest.mark.rule("18.5")
def test_18_5_observed_fire_does_not_scatter() -> None:
    text = (
        f"{ROW}options 18.1\nacting german\nunderway acting\nunit gI04 at 0105 to-move\n{OBSERVER}unit rI01 at 0503\n"
    )
    g = lay_out(text, (6, 6), (1, 1), scenario="usdau").play("act g77A", "fire 0503")
    assert g.told("bombardment-result") == ["12 on the Russians in 0503: no effect."]
