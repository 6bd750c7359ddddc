"""Chapter 12.2.4: strengths, columns, and what shifts them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.marne.table import Marne
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.words import words_for
from tests.games.marne.fights import ALLIES, GERMANS, asks, fight
from tests.games.marne.scenes import Field


def crt() -> Chart:
    """The combat results table."""
    return fight("unit G4 at 0504\nunit F3 at 0505\n").table.charts["combat"]


def strengths(g: Field, answer: str = "attack 0505") -> tuple[object, object]:
    """What attacks and what defends, in a tally."""
    compared = g.tally(answer).compared
    assert compared is not None
    return compared


# Columns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4", "12.2.4.rounding", "3.0.attack", "3.0.defence")
def test_ex_12_thirty_five_to_ten_is_three_to_one() -> None:
    assert crt().label(crt().column_for_odds(35, 10)) == "3/1"


@pytest.mark.rule("12.2.4.rounding")
def test_ex_13_six_to_ten_is_one_to_two() -> None:
    assert crt().label(crt().column_for_odds(6, 10)) == "1/2"


@pytest.mark.rule("12.2.4.shifts")
def test_ex_14_two_left_from_one_to_two_and_three_right_is_one_to_one() -> None:
    tally = Tally("odds").odds(6, 10, crt())
    tally.add(-2, "12.2.4.terrain", "reason-fort")
    assert (tally.column, crt().label(-2)) == (None, "1/4")
    tally.add(3, "12.2.4.combat", "reason-offensive")
    assert crt().label(tally.column) == "1/1"


@pytest.mark.rule("12.2.4.cumulative", "12.2.4.terrain")
def test_ex_15_a_fort_in_a_trench_triples_defence_and_shifts_two_columns() -> None:
    g = fight("unit G4 at 0504\nunit F4 at 0505\n", "0505 fx")
    assert strengths(g) == (9, 30)
    assert g.reasons("attack 0505") == {"fort": -2}


@pytest.mark.rule("12.2.4", "12.2.4.rounding", "table.crt")
def test_12_2_4_factors_add_up_and_odds_are_rounded_for_the_defender() -> None:
    g = fight("unit G4 GR1 at 0504\nunit GR2 at 0604\nunit F3 at 0505 steps 1\n")
    assert strengths(g) == (9 + 3 + 3, 4)
    tally = g.tally("attack 0505")
    assert crt().label(tally.base) == "3/1"
    assert [part.name for part in tally.parts] == ["attack-strength", "defence-strength"]


@pytest.mark.rule("12.2.4", "12.2.4.terrain")
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("", "The G4"),
        ("hexside crest 0504>0505\n", "(9 × 1/2, up a crest)"),
        ("hexside river 0504/0505\n", "(9 × 1/2, over a major river)"),
        ("hexside river 0504/0505\nhexside crest 0504>0505\n", "(9 × 1/4, up a crest and over a major river)"),
    ],
)
def test_12_2_4_a_tally_says_what_halves_an_attack(lines: str, why: str) -> None:
    g = fight("unit G4 at 0504\nunit F3 at 0505\n", when=lines + GERMANS)
    (reason,) = g.tally("attack 0505").parts[0].reasons
    said = words_for(Marne, "en").reason(g.table, reason)
    assert said.endswith(why)


@pytest.mark.rule("12.2.4.shifts", "table.crt")
def test_12_2_4_above_the_last_column_the_last_is_used_after_all_shifts() -> None:
    g = fight("unit G4 GR1 at 0504\nunit GR2 GR3 at 0604\nunit Sch1 at 0505\n", "0505 f")
    tally = g.tally("attack 0505")
    assert (crt().label(tally.base), g.column("attack 0505")) == ("18/1", "6/1")


@pytest.mark.rule("12.2.4.below-half")
def test_12_2_4_below_one_to_two_the_combat_is_off_and_costs_three_steps_on_the_best() -> None:
    """Ruling D5: one step at a time, each on the unit whose morale is highest then."""
    elsewhere = "unit G2 at 0102\nunit F60 at 0103\n"
    g = fight("unit GR1 at 0504\nunit G4 at 0604\nunit F4 F3 at 0505\n" + elsewhere, "0505 fx")
    g.play("attack 0505", "join GR1", "join G4", "lead GR1", "lead F4")
    assert g.told("attack-too-weak") == [
        "The attack on 0505 is called off at 1/6: it is too weak, and costs 3 steps, on the best morale first."
    ]
    assert (g.at("GR1"), g.steps("G4"), g.steps("F4")) == ("out", 2, 3)
    assert asks(g) == "ask-attack"
    assert "attacked" in g.marks("G4")


# Terrain -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4.terrain")
@pytest.mark.parametrize(("sign", "name", "shift"), [("w", "wood", -1), ("v", "village", -1), ("f", "fort", -2)])
def test_12_2_4_woods_villages_and_forts_shift_columns(sign: str, name: str, shift: int) -> None:
    g = fight("unit G4 at 0504\nunit F4 at 0505\n", f"0505 {sign}")
    assert (strengths(g), g.reasons("attack 0505")) == ((9, 10), {name: shift})


@pytest.mark.rule("12.2.4.terrain", "12.2.4.cumulative")
@pytest.mark.parametrize(("signs", "defence"), [("t", 20), ("x", 30), ("tx", 60), ("c", 10)])
def test_12_2_4_towns_double_defence_and_trenches_triple_it(signs: str, defence: int) -> None:
    """Ruling D14: both multiply."""
    g = fight("unit G4 at 0504\nunit F4 at 0505\n", f"0505 {signs}")
    assert (strengths(g), g.reasons("attack 0505")) == ((9, defence), {})


@pytest.mark.rule("12.2.4.terrain", "12.2.4", "12.2.4.cumulative")
@pytest.mark.parametrize(
    ("lines", "attack"),
    [
        ("hexside river 0504/0505\n", Fraction(9, 2) + 3),
        ("hexside river 0504/0505\nlink road 0504 0505\n", Fraction(9, 2) + 3),
        ("hexside crest 0504>0505\n", Fraction(9, 2) + 3),
        ("hexside crest 0505>0504\n", 12),
        ("hexside river 0504/0505\nhexside crest 0504>0505\n", Fraction(9, 4) + 3),
    ],
)
def test_12_2_4_over_a_major_river_and_up_a_crest_each_unit_is_halved(lines: str, attack: Fraction) -> None:
    """Rulings D15 and D33: a quarter for both, and a bridge spares nothing."""
    g = fight("unit G4 at 0504\nunit GR1 at 0604\nunit F4 at 0505\n", when=lines + GERMANS)
    assert strengths(g) == (attack, 10)


@pytest.mark.rule("12.2.4.terrain")
def test_12_2_4_a_minor_river_counts_when_all_attackers_are_behind_it() -> None:
    g = fight("unit G4 at 0504\nunit GR1 at 0604\nunit F3 at 0505\n", when="hexside stream 0504/0505\n" + GERMANS)
    assert "stream" not in g.reasons("attack 0505")
    g.play("attack 0505")
    assert g.reasons("join G4") == {"stream": -1, "morale": 1}
    g.play("join G4", "done")
    assert g.reasons() == {"stream": -1, "morale": 1}


# Combat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4.combat", "12.2.3")
def test_12_2_4_the_better_morale_of_the_lead_units_shifts() -> None:
    assert fight("unit GR1 at 0504\nunit F3 at 0505\n").reasons("attack 0505") == {"morale": 2}
    assert fight("unit G4 at 0504\nunit FR1 at 0505\n").reasons("attack 0505") == {"morale": -1}
    assert fight("unit G4 at 0504\nunit F4 at 0505\n").reasons("attack 0505") == {}


@pytest.mark.rule("12.2.4.combat", "9.2")
def test_12_2_4_a_defender_out_of_supply_is_a_column_worse() -> None:
    g = fight("unit G4 at 0504\nunit F4 at 0505 unsupplied\n")
    assert g.reasons("attack 0505") == {"unsupplied": 1}


@pytest.mark.rule("12.2.4.combat")
def test_12_2_4_concentric_with_all_six_hexes_held_or_in_the_attackers_zones() -> None:
    g = fight("unit G4 at 0504\nunit GR1 at 0506\nunit F4 at 0505\n").play("attack 0505")
    assert "concentric" not in g.reasons("join G4")
    g.play("join G4")
    assert g.reasons("join GR1")["concentric"] == 1


@pytest.mark.rule("12.2.4.combat")
def test_12_2_4_only_those_who_attack_make_it_concentric_and_tanks_have_no_zone() -> None:
    g = fight("unit F4 at 0504\nunit Sch1 at 0506\nunit G4 at 0505\n", when=ALLIES)
    assert "concentric" not in g.reasons("attack 0505")
    g = fight("unit G4 at 0504\nunit GR1 GR2 at 0506\nunit F4 at 0505\n").play("attack 0505", "join GR1")
    assert "concentric" not in g.reasons("join GR2")


@pytest.mark.rule("12.2.4.combat")
def test_12_2_4_a_friend_of_the_defender_nearby_does_not_undo_it() -> None:
    """Ruling D13."""
    g = fight("unit G4 at 0504\nunit GR1 at 0506\nunit F4 at 0505\nunit F3 at 0605\n")
    assert g.reasons("attack 0505")["concentric"] == 1


@pytest.mark.rule("12.2.4.combat")
def test_12_2_4_where_the_limits_say_so_a_friend_nearby_does_undo_it() -> None:
    """The other book of the series has it so."""
    g = fight(
        "unit G4 at 0504\nunit GR1 at 0506\nunit F4 at 0505\nunit F3 at 0605\nunit FR1 at 0308\nunit GR2 at 0309\n"
    )
    limits = g.table.charts["limits"]
    cells = [
        ["1"] if row == "concentric-cancelled" else cell for row, cell in zip(limits.rows, limits.cells, strict=True)
    ]
    g.table.charts = {**g.table.charts, "limits": limits.with_cells(cells)}
    g.table._numbers.clear()
    assert "concentric" not in g.reasons("attack 0505")


@pytest.mark.rule("12.2.4.combat")
def test_12_2_4_at_the_edge_of_the_map_there_are_no_six_hexes() -> None:
    g = fight("unit GR1 at 0102\nunit GR2 at 0201\nunit F4 at 0101\n")
    assert "concentric" not in g.reasons("attack 0101")


# Offensives ----------------------------------------------------------------------------------------------------

OPEN = "unit G4 at 0504\nunit F4 at 0505\nsequence {}\n"


@pytest.mark.rule("12.2.4.combat", "8.0.benefits", "scenario.gneisenau.offensive")
@pytest.mark.parametrize(("sequence", "bonus"), [(1, 2), (2, 1), (3, 1)])
def test_12_2_4_the_offensive_in_the_radius_of_a_gun_in_offensive_mode(sequence: int, bonus: int) -> None:
    text = OPEN.format(sequence)
    g = fight(text + "unit G-army1 at 0501 offensive fired\n", scenario="gneisenau")
    assert g.reasons("attack 0505") == {"offensive": bonus}
    g = fight(text + "unit G-army1 at 0501\n", scenario="gneisenau")
    assert g.reasons("attack 0505") == {}
    g = fight(text + "unit G-army1 at 0401 offensive\n", scenario="gneisenau")
    assert g.reasons("attack 0505") == {"offensive": bonus}
    g = fight(text + "unit G-army1 at 0301 offensive\n", scenario="gneisenau")
    assert g.reasons("attack 0505") == {}


@pytest.mark.rule("12.2.4.combat", "8.0.benefits")
def test_12_2_4_the_offensive_helps_its_own_side_only() -> None:
    g = fight(OPEN.format(1) + "unit G-army1 at 0502 offensive\n", scenario="gneisenau", when=ALLIES)
    assert "offensive" not in g.reasons("attack 0504")


# Doctrine ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4.combat", "3.0.doctrine", "table.doctrine", "scenario.gneisenau.doctrine")
def test_12_2_4_foch_gives_an_allied_attack_a_column() -> None:
    """In Gneisenau the reinforcements fight by Foch's doctrine, those there at the start by none of the two."""
    late = fight("unit F4 at 0506 late\nunit G4 at 0505\n", scenario="gneisenau", when=ALLIES)
    assert late.reasons("attack 0505") == {"foch": 1}
    assert "table.doctrine" in [reason.rule for reason in late.tally("attack 0505").reasons]
    early = fight("unit F4 at 0506\nunit G4 at 0505\n", scenario="gneisenau", when=ALLIES)
    assert early.reasons("attack 0505") == {}


@pytest.mark.rule("3.0.doctrine", "scenario.gneisenau.doctrine")
def test_12_2_4_the_lead_unit_sets_the_doctrine() -> None:
    g = fight("unit F4 at 0506\nunit FR1 at 0605 late\nunit G4 at 0505\n", scenario="gneisenau", when=ALLIES)
    g.play("attack 0505", "join F4", "join FR1")
    assert (g.reasons("lead F4"), g.reasons("lead FR1")) == ({}, {"morale": 1, "foch": 1})


@pytest.mark.rule("3.0.doctrine", "table.doctrine", "scenario.blucher.doctrine", "scenario.friedensturm.doctrine")
def test_doctrines_of_the_other_scenarios() -> None:
    b = fight("unit G36 at 0504\nunit F61 at 0505\n", scenario="blucher")
    found = {name: b.table.doctrine(b.piece(name)) for name in ("F61", "US2.9", "B50", "G36")}
    assert found == {"F61": "foch", "US2.9": "foch", "B50": "evolving", "G36": ""}
    f = fight("unit G36 at 0504\nunit F39 at 0505\n", scenario="friedensturm")
    found = {name: f.table.doctrine(f.piece(name)) for name in ("F39", "US2.9", "I8", "Ren1", "G36")}
    assert found == {"F39": "petain", "US2.9": "foch", "I8": "evolving", "Ren1": "petain", "G36": ""}


@pytest.mark.rule("3.0.elite", "3.0.morale", "scenario.friedensturm.us-morale", "scenario.blucher.us-morale")
def test_ex_27_american_morale_by_scenario() -> None:
    f = fight("unit G36 at 0504\nunit US2.9 at 0505\nunit US26 at 0506\n", scenario="friedensturm").table
    regiment, division = f.roster.numbers["US2.9"], f.roster.numbers["US26"]
    assert (f.facts.morale(f, regiment), f.is_elite(regiment)) == (5, True)
    assert (f.facts.morale(f, division), f.is_elite(division), f.roster.steps[division]) == (4, False, 3)
    for turn, morale in ((1, 3), (2, 4), (3, 4)):
        b = fight(f"unit G36 at 0504\nunit US2.9 at 0505\nturn {turn}\n", scenario="blucher", when=ALLIES)
        assert b.table.facts.morale(b.table, b.piece("US2.9")) == morale
        assert b.tally("attack 0504").is_possible == (morale >= 4)


@pytest.mark.rule("12.2.4", "12.2.1")
def test_preview_and_dice_show_the_same_odds() -> None:
    g = fight("unit G4 at 0504\nunit F3 at 0505\n", "0505 w")
    before = g.tally("attack 0505")
    g.play("attack 0505")
    assert g.tally().reasons == before.reasons
    assert g.tally().chances() == before.chances()


@pytest.mark.rule("12.2.4")
def test_12_2_4_an_attack_without_strength_has_no_column() -> None:
    g = fight("piece G0 like G206 attack 0/0/0 morale 4\nunit G0 at 0504\nunit F4 at 0505\n")
    assert (g.tally("attack 0505").column, g.column("attack 0505")) == (None, "<1/2")
