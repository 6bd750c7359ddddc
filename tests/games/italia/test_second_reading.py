"""A second reading of the book, chapter by chapter: exceptions, order of steps, words wider than they sound, and what
happens where two rules meet. The first half was written from the book alone, the second where the code looked simpler
than its clause."""

from __future__ import annotations

import pytest

from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.supply import fed_headquarters
from grognard.games.italia.caporetto import send_refugees
from grognard.games.italia.table import ENTENTE
from tests.games.italia.fights import CP_EXPLOITS, FED, Fray, asks, fight, fray, ground, scene, stage
from tests.games.italia.scenes import ENTENTE_END, OPEN, field, lane, moving
from tests.games.italia.test_caporetto import field as caporetto
from tests.games.italia.test_supply import country, in_command

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
FRONT = ground() + STAFFS
UNITS = "unit A4x at 0504\nunit I4x at 0505\n"
ROAD = "link road " + " ".join(f"01{row:02}" for row in range(1, 13)) + "\n"


def breaking(text: str) -> Fray:
    """The disengagement of the Entente, A4x in 0504 next to what stands in 0505."""
    return stage(FRONT + "unit A4x at 0504\n" + text, disengagement, "entente")


def gone_back(text: str, hexes: int, names: str = "I3x") -> Fray:
    """These units of the Entente go back so many hexes."""
    g = scene(FRONT + text)
    return g.run(fall_back(g.table, ready(g.table, ENTENTE, [g.piece(name) for name in names.split()], hexes)))


# Supply -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.line", "3.0.unit")
@pytest.mark.parametrize("enemy", ["IC", "I-depot1", "IQ"])
def test_9_1_line_an_enemy_support_in_the_way_stops_a_line(enemy: str) -> None:
    """A support is a unit (3.0)."""
    g = country(f"unit AQ at 0101\nunit A4x at 0106\nunit {enemy} at 0103\n", cp="")
    assert not in_command(g, "A4x")


@pytest.mark.rule("9.1", "9.1.line")
def test_9_1_the_line_of_a_headquarters_is_not_stopped_by_a_river() -> None:
    """The river rule is for the two cases of the other units."""
    g = country("unit AQ at 0110\n", board=lane(*"." * 12) + "hexside river 0103/0104\n")
    assert fed_headquarters(g.table, g.table.sides[0]) == [g.piece("AQ")]


# Movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.4", "3.0.unit")
@pytest.mark.parametrize("enemy", ["IC", "IQ", "I-depot1"])
def test_11_1_4_an_enemy_support_on_the_railway_closes_it(enemy: str) -> None:
    rails = lane(*"." * 9) + "link rail " + " ".join(f"01{row:02}" for row in range(1, 10)) + "\n"
    text = f"{rails}region sources-cp 0109\nunit AA at 0103 offensive\nunit {enemy} at 0108\nphase 14.2\n"
    assert field(text).play("haul AA").options("to") == ["0102", "0104"]


@pytest.mark.rule("11.2.2.stack", "3.0.combat-unit")
def test_11_2_2_a_detachment_is_enough_to_stay_behind() -> None:
    g = moving(OPEN + "unit I4x ID1 at 0103\nunit A4x at 0102\n").play("move I4x")
    assert "0104" in g.options("to")


@pytest.mark.rule("11.2.4.modifiers", "3.0.unit")
def test_11_2_4_a_headquarters_on_the_far_bank_helps_to_lay_a_footbridge() -> None:
    g = moving(lane(*"." * 6) + "hexside stream 0103/0104\nunit I4x at 0103\nunit IQ at 0104\n")
    assert g.reasons("span 0103/0104") == {"friend-across": -2}


@pytest.mark.rule("11.2.5.rebuild", "3.0.unit")
def test_11_2_5_a_gun_at_one_end_is_enough_to_rebuild_a_bridge() -> None:
    bridge = "hexside stream 0103/0104\nlink road 0103 0104\nedge 0103/0104 broken 1\n"
    g = field(lane(*"." * 9) + bridge + "unit IQ at 0101\nunit IC at 0103\nunit A4x at 0109\n" + ENTENTE_END)
    assert g.options("rebuild") == ["0103/0104"]


@pytest.mark.rule("11.2.6", "14.2")
def test_11_2_6_nobody_marches_hard_in_exploitation() -> None:
    g = field(OPEN + ROAD + "unit I4x at 0101 reserve\nunit I3x at 0105 exploitation\nphase 14.2 2\n").play("move I4x")
    assert "forced" not in g.options()
    assert g.refused("forced") == "§11.2.6 Nobody marches hard in this move."


@pytest.mark.rule("11.3.4", "17.2.interdiction")
def test_11_3_4_trucks_pay_for_an_interdicted_hex_of_road_a_half_and_one() -> None:
    text = OPEN + ROAD + "unit I-trucks at 0101\nunit IQ at 0112\nunit A-Air1 at 0102 mission interdiction\n"
    assert moving(text).play("move I-trucks").cost("0102") == 1.5


@pytest.mark.rule("12.2.6.pinned", "11.2.1", "15.3.3")
def test_12_2_6_arditi_do_not_lead_through_the_zone_of_a_pinned_unit() -> None:
    text = "unit IR1 Arditi1 at 0101\nunit Arditi1 carrier IR1\nunit A3x at 0204 pinned\nunit IQ at 0208\n"
    g = moving("board\n" + "  . .\n" * 8 + text).play("move IR1")
    assert ("0104" in g.options("to"), "0106" in g.options("to")) == (True, False)


# Combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.once", "14.1")
def test_12_1_a_hex_attacked_in_the_combat_phase_may_be_attacked_again_in_exploitation() -> None:
    text = "unit AB1 at 0504 exploitation\nunit A4x at 0604\nunit I4x at 0505\n"
    g = fight(text).fix("combat", "A0 D0").play("attack 0505", "join A4x", "done", "roll 3 3", "roll 2", "roll 2")
    while not g.asked.endswith("14.1"):
        idle = [text for text in g.options() if text in ("done", "retreat 0")]
        g.play((idle or g.options())[0])
    assert "attack 0505" in g.options()


@pytest.mark.rule("12.2.2.counterbattery")
def test_12_2_2_an_army_gun_that_bombards_frees_two_corps_guns_for_counter_battery() -> None:
    more = "piece AC2 like A-corps2 radius 2 potential 2\n"
    g = fight(more + UNITS + "unit AA AC AC2 at 0503\nunit IA IC IC2 at 0507\n").fix("bombardment", "0")
    g.play("attack 0505", "gun AA", "gun AC", "gun AC2", "gun IA", "counter IC", "counter IC2")
    assert sorted(g.options("counter")) == ["AC", "AC2"]
    g.play("counter AC")
    assert g.options("counter") == ["AC2"]


@pytest.mark.rule("12.2.4.combat", "5.0")
def test_12_2_4_the_zones_of_those_who_do_not_attack_surround_nobody() -> None:
    text = "unit A4x at 0504\nunit AB1 at 0506\nunit I3x at 0505\n"
    assert fight(text).play("attack 0505", "join A4x").reasons("join AB1")["concentric"] == 1
    assert "concentric" not in fight(text).play("attack 0505", "join A4x", "done").reasons()


@pytest.mark.rule("12.2.4.combat", "14.1")
def test_12_2_4_the_offensive_counts_in_exploitation_too() -> None:
    text = "unit A4 at 0504 exploitation\nunit I15 at 0505\nunit G-army1 at 0503 offensive\n"
    g = fight(text, scenario="grappa", when=CP_EXPLOITS)
    assert g.reasons("attack 0505")["offensive"] == 2


@pytest.mark.rule("12.2.5.damage", "10.0.fog")
def test_12_2_5_fog_spares_a_point_in_exploitation_too() -> None:
    g = fight("unit A4x at 0504 exploitation\nunit I4x at 0505\nweather fog\n", when=CP_EXPLOITS)
    g.fix("combat", "A3 D1").play("attack 0505", "roll 3 3")
    assert "2 damage to the attacker" in g.told("combat-result")[0]


@pytest.mark.rule("table.bombardment", "table.doctrine")
def test_15_2_2_one_unit_under_another_doctrine_in_the_hex_and_diaz_spares_nothing() -> None:
    text = "unit A17 at 0504\nunit {} at 0505\nunit A-corps8 at 0503\n"
    for units, die in (("I22", {"diaz": -1}), ("I22 I1DA.1", {})):
        g = fight(text.format(units), scenario="albrecht").play("attack 0505", "gun A-corps8")
        worth = g.tally().die
        assert ({each.key.removeprefix("reason-"): each.value for each in worth.reasons} if worth else {}) == die


@pytest.mark.rule("17.2.bombardment", "15.2.2.counterbattery")
def test_17_2_counter_battery_that_exceeds_the_guns_takes_nothing_from_the_bombs() -> None:
    text = "unit A4x at 0504\nunit I4x at 0505\nunit AC at 0503\nunit IC IC2 at 0507\n"
    text += "unit A-Air1 at 0505 mission observation\nunit A-Air2 at 0505 mission bombing\n"
    g = fight(text).fix("bombardment", "0").play("attack 0505", "gun AC", "counter IC", "counter IC2")
    assert asks(g) == "roll-bombardment-attack"
    assert g.tally().reasons[-1].key
    bombs = g.table.potentials_of[g.piece("A-Air2")][0]
    assert g.column() == str(bombs + 1), "the bombs, and a column for the observer"


@pytest.mark.rule("12.2.6.modifiers", "11.4.effects")
def test_12_2_6_a_division_of_morale_4_in_retreat_mode_hampers_the_attack() -> None:
    text = "unit A12 at 0504\nunit I22 at 0505 retreat-mode\nunit I24 at 0604\nordered yes\nturn 2\n"
    g = fight(text, scenario="caporetto", when="phase 12.1 2\n").fix("combat", "A0 D0")
    g.play("attack 0504", "join I22", "join I24")
    while asks(g) != "roll-mastery-attacker":
        wanted = [o for o in g.options() if o.startswith(("lead", "roll", "done", "retreat 0"))]
        g.play("roll 3 3" if asks(g) == "roll-combat" else "roll 2" if asks(g).startswith("roll") else wanted[0])
    assert g.reasons() == {"cadorna-foch": 1, "morale-3": -1}


@pytest.mark.rule("12.5", "12.2.8.disorganise")
def test_12_5_a_lead_in_reorganisation_is_disorganised_again_before_others() -> None:
    text = FRONT + "unit A4x at 0504\nunit I4x at 0505 reorganising\nunit I3x at 0505\n"
    g = fray(text, "0505", "A4x", against="I4x", damage="A0 D1")
    assert (g.marks("I4x"), g.marks("I3x")) == ({"disorganised"}, set())


@pytest.mark.rule("table.erroneous", "scenario.albrecht.amalfi", "11.3")
def test_table_erroneous_the_fixed_battery_is_not_misled() -> None:
    text = "unit A17 at 0504\nunit I22 at 0505\nunit I-Amalfi at 0507\nunit I-corps6 at 0606\n"
    text = f"italia albrecht\n{ground()}{FED}unit I-VIII at 0509\nunit A-VI at 0501\n{text}phase 12.1\n"
    g = fray(text, "0505", "A17", mastery="partial erroneous").play("roll 6")
    assert "I-Amalfi" not in g.options("misdirect")
    assert g.refused("misdirect I-Amalfi").startswith("§")


# Retreats, advances, exploitation ---------------------------------------------------------------------------------


@pytest.mark.rule("12.3.disorganise", "13.0.results", "13.0.retreat")
def test_13_0_three_hexes_of_its_own_choice_leave_a_stack_in_order() -> None:
    """12.3: combats and R3 alone."""
    g = breaking("unit I4x at 0505 disengaging\n").play("break-off 0505", "roll 5", "retreat 3")
    while g.options("back"):
        g.play(f"back {g.options('back')[-1]}")
    assert (g.table.board.grid.distance(g.hex("0505"), g.hex(g.at("I4x"))), g.marks("I4x")) == (3, set())


@pytest.mark.rule("12.3.interdiction", "13.0.retreat", "17.2.interdiction")
def test_13_0_a_stack_that_breaks_off_into_an_interdicted_hex_loses_a_step() -> None:
    text = "unit I4x at 0505 disengaging\nunit A-Air1 at 0506 mission interdiction\n"
    g = breaking(text).play("break-off 0505", "roll 3", "retreat 1", "back 0506")
    assert (g.at("I4x"), g.steps("I4x")) == ("0506", 2)


@pytest.mark.rule("12.3.river", "11.2.4.use")
@pytest.mark.parametrize(("bridge", "marks"), [("", {"disorganised"}), ("edge 0505/0506 footbridge 3\n", set())])
def test_12_3_a_footbridge_of_its_own_carries_a_retreat_over_a_river(bridge: str, marks: set[str]) -> None:
    river = "hexside river 0505/0506 0505/0605 0405/0505\n"
    g = gone_back(river + bridge + "unit I3x at 0505\nunit A4x at 0504\n", 1).play("back 0506")
    assert g.marks("I3x") == marks


@pytest.mark.rule("12.4.terrain", "11.2.4.use")
@pytest.mark.parametrize(("bridge", "goes_on"), [("", False), ("edge 0504/0505 footbridge 1\n", True)])
def test_12_4_a_footbridge_of_its_own_carries_an_advance_on(bridge: str, goes_on: bool) -> None:
    text = f"{FRONT}hexside river 0504/0505\n{bridge}unit AB1 at 0504\nunit I3x at 0505\n"
    g = fray(text, "0505", "AB1", damage="A0 D9", mastery="total none").play("advance AB1")
    assert bool(g.options("onward")) is goes_on


@pytest.mark.rule("12.4.terrain")
def test_12_4_a_crest_climbed_into_the_first_hex_disorganises_nobody() -> None:
    text = f"{FRONT}hexside crest 0504/0505\nunit AB1 at 0504\nunit I3x at 0505\n"
    g = fray(text, "0505", "AB1", damage="A0 D9", mastery="total none").play("advance AB1")
    assert g.marks("AB1") == set()


@pytest.mark.rule("14.0.same-division", "3.0.combat-unit", "3.0.detachment")
def test_14_0_a_detachment_beside_them_parts_the_brigades_of_a_division() -> None:
    text = FRONT + "unit ID1 at 0505\nunit AB1 AB2 AD1 at 0504\n"
    g = fray(text, "0505", "AB1 AB2", damage="A0 D2", mastery="partial none").play("done", "exploit AB1")
    assert ["exploitation" in g.marks(name) for name in ("AB1", "AB2")] == [True, False]


# Scenarios --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.refugees", "3.0.unit")
@pytest.mark.parametrize("unit", ["I-corps1", "I-III"])
def test_scenario_caporetto_refugees_hinder_supports_too(unit: str) -> None:
    g = caporetto(f"unit A1 at 0504\nunit {unit} at 0507\nunit I24 at 0909\n", turn=3)
    before = g.table.facts.points_of(g.table, g.piece(unit))
    g.run(send_refugees(g.table, ENTENTE)).play("crowd 0507")
    assert g.table.facts.points_of(g.table, g.piece(unit)) == before // 2
