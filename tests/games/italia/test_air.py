"""Chapter 17 of Italia: air superiority, missions, their tests, and attacks on footbridges."""

from __future__ import annotations

import pytest

from grognard.games.front1918.air import air_potential
from grognard.games.front1918.gunnery import fire_tally
from grognard.games.italia.air import (
    FLIGHTS,
    air_phase,
    cannot_place,
    end_missions,
    is_flown,
    mission_hexes,
    superiority,
)
from grognard.kernel.numbers.dice import TypedIn
from tests.games.italia.fights import FED, STAFFS, Fray, engage, ground, side_of
from tests.games.italia.scenes import begin, game

RIVER = "hexside river 0504/0505 0404/0505\n"


def sky(text: str, *, scenario: str = "albrecht", flown: bool = True, turn: int = 1) -> Fray:
    """A sketch with headquarters and the airmen of Albrecht: A-Air3 and 4, I-Air2 and 3."""
    cp, entente = STAFFS[scenario]
    options = "options 17.0\n" if flown else ""
    head = f"italia {scenario}\n{options}{ground()}{FED}unit {cp} at 0501\nunit {entente} at 0509\n"
    return Fray(game().at(f"{head}{text}\nturn {turn}\nphase 11.1\n", dice=TypedIn()))


HOME = "unit A-Air3 A-Air4 at available-cp\nunit I-Air2 I-Air3 at available-entente\n"
DRAWN = "unit I-Air2 I-Air3 at missions\nsuperiority entente\n"
FRONT = "unit A17 at 0504\nunit I22 at 0505\n"


# Superiority ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.0", "scenario.grappa.special", "1.0")
def test_17_0_airmen_are_an_option_and_never_over_monte_grappa() -> None:
    assert [is_flown(begin(*each).table) for each in (("albrecht",), ("albrecht", "17.0"))] == [False, True]
    assert not is_flown(begin("grappa").table)


@pytest.mark.rule("17.1.superiority", "17.1", "table.air-superiority", "7.0.admin")
def test_17_1_the_die_says_who_flies_and_how_many_are_drawn() -> None:
    g = sky(HOME.replace("at available-entente", "at missions") + FRONT)
    g.run(superiority(g.table))
    assert (g.asked, g.at("I-Air2")) == ("dice 17.1.superiority", "available-entente")
    assert g.reasons() == {"air-balance": 1}
    g.play("roll 1")
    assert (g.at("A-Air3"), g.at("A-Air4"), g.table.position.superiority) == ("missions", "missions", 1)


@pytest.mark.rule("17.1.superiority")
def test_17_1_which_groups_are_drawn_is_chance() -> None:
    g = sky(HOME + FRONT)
    g.run(superiority(g.table)).play("roll 3")
    assert (g.asked, g.options("deal")) == ("dice 17.1.superiority", ["I-Air2", "I-Air3"])
    g.play("deal I-Air3")
    assert (g.at("I-Air2"), g.at("I-Air3"), g.asked) == ("available-entente", "missions", "")


@pytest.mark.rule("17.1.superiority", "scenario.albrecht.special")
def test_scenario_albrecht_the_entente_claims_superiority_once_from_turn_25() -> None:
    g = sky(HOME + FRONT)
    assert g.run(superiority(g.table)).asked == "dice 17.1.superiority"
    g = sky(HOME + FRONT, turn=2)
    g.run(superiority(g.table))
    assert (g.asked, g.options()) == ("entente 17.1.superiority", ["claim", "roll-for-it"])
    g.play("claim")
    while g.asked:
        g.play(g.options()[0])
    assert (g.at("I-Air2"), g.at("I-Air3"), g.table.position.claims) == ("missions", "missions", 1)
    assert g.run(superiority(g.table)).asked == "dice 17.1.superiority"


@pytest.mark.rule("scenario.solstice.special", "scenario.solstice.whatif", "scenario.vittorio.special")
@pytest.mark.parametrize(
    ("scenario", "options", "turn", "claims"),
    [
        ("solstice", ("17.0",), 1, True),
        ("solstice", ("17.0", "scenario.solstice.whatif"), 1, False),
        ("vittorio", ("17.0",), 1, False),
        ("vittorio", ("17.0",), 2, True),
        ("caporetto", ("17.0",), 2, False),
    ],
)
def test_17_1_where_and_when_the_entente_may_claim(
    scenario: str, options: tuple[str, ...], turn: int, claims: bool
) -> None:
    g = Fray(begin(scenario, *options).game)
    g.table.position.turn = turn
    assert (g.run(superiority(g.table)).options()[0] == "claim") is claims


# Missions -------------------------------------------------------------------------------------------------------


def flying(text: str, phasing: str = "entente") -> Fray:
    """The air phase of a side's movement phase."""
    g = sky(text)
    return g.run(air_phase(g.table, side_of(phasing)))


@pytest.mark.rule("17.1.place", "11.3.6", "11.0", "17.2", "sequence.detailed")
@pytest.mark.parametrize("phasing", ["cp", "entente"])
def test_17_1_the_superior_side_places_groups_in_either_movement_phase(phasing: str) -> None:
    g = flying(DRAWN + FRONT + "unit A-Air3 at missions\n", phasing)
    assert (g.asked, g.options()) == ("entente 17.1.place", ["fly I-Air2", "fly I-Air3", "done"])
    assert g.play("fly I-Air2").options("mission") == ["observation", "bombing", "interdiction"]
    g.play("mission interdiction", "over 0503")
    assert (g.at("I-Air2"), g.options()) == ("0503", ["fly I-Air3", "done"])


@pytest.mark.rule("17.1.place")
def test_17_1_at_most_two_groups_in_a_hex_and_in_a_command_radius() -> None:
    g = flying(DRAWN + FRONT + "unit A-Air3 A-Air4 at 0505 mission observation\n")
    g.play("fly I-Air2", "mission interdiction")
    assert g.refused("over 0505").startswith("§17.1.place")


@pytest.mark.rule("17.1.place")
def test_17_1_without_a_headquarters_on_the_map_nobody_flies() -> None:
    """Once the last of them is lost there is no hex for any mission, so no group is offered and nobody is asked."""
    g = sky(DRAWN + FRONT)
    assert g.run(air_phase(g.table, side_of("entente"))).options("fly") == ["I-Air2", "I-Air3"]
    g = sky(DRAWN + FRONT)
    for staff in g.table.headquarters[side_of("entente")]:
        g.table.remove(staff)
    assert g.run(air_phase(g.table, side_of("entente"))).asked == ""


@pytest.mark.rule("17.1.place", "17.2.observation")
def test_d81_missions_go_over_the_enemy_within_the_radius_as_the_crow_flies() -> None:
    g = flying(DRAWN + FRONT.replace("0504", "0504\nunit A-corps8 at 0503")).play("fly I-Air2", "mission observation")
    assert {"0503", "0504"} <= {*g.options("over")}


@pytest.mark.rule("17.1.place", "17.2")
@pytest.mark.parametrize("flight", FLIGHTS)
@pytest.mark.parametrize("aloft", ["", "unit A-Air3 A-Air4 at 0504 mission observation\n"])
def test_17_2_the_hexes_of_a_mission_are_those_where_nothing_forbids_it(flight: int, aloft: str) -> None:
    more = "unit I-Air2 at 0505 mission observation\nunit I-Air3 at missions\nsuperiority entente\n"
    for text in (DRAWN + FRONT + aloft, more + FRONT + aloft, more.replace("observation", "bombing") + FRONT + aloft):
        table, side = sky(text).table, side_of("entente")
        found = [h for h in table.board.grid.hexes if cannot_place(table, side, flight, h) is None]
        assert mission_hexes(table, side, flight) == found


@pytest.mark.rule("10.0.bad", "10.0.fog", "17.1.place")
@pytest.mark.parametrize(
    ("weather", "phasing", "flies"),
    [("bad", "entente", False), ("fog", "cp", False), ("fog-bad", "cp", False), ("fine", "cp", True)],
)
def test_10_0_nobody_flies_in_bad_weather_nor_in_fog(weather: str, phasing: str, flies: bool) -> None:
    assert bool(flying(DRAWN + FRONT + f"weather {weather}\n", phasing).asked) is flies


@pytest.mark.rule("17.2.observation", "17.2.bombardment", "17.2")
def test_17_2_observers_and_bombers_go_where_a_unit_is_and_bombers_with_an_observer() -> None:
    g = flying(DRAWN + FRONT).play("fly I-Air2", "mission bombing")
    assert sorted(g.options("over"))[:2] == ["0501", "0504"]
    g = flying(DRAWN.replace("I-Air3 at missions", "at missions") + FRONT)
    assert g.play("fly I-Air2").options("mission") == ["observation", "interdiction"]


@pytest.mark.rule("17.2.bombardment", "17.2.observation")
def test_17_2_bombs_count_with_an_observer_only_and_no_counter_battery_stops_them() -> None:
    text = FRONT + "unit I-Air2 at 0504 mission bombing\n{}"
    bare, seen = sky(text.format("")), sky(text.format("unit I-Air3 at 0504 mission observation\n"))
    side, hex_ = side_of("entente"), bare.hex("0504")
    potential = seen.table.roster[seen.piece("I-Air2")].value("potential")
    assert (air_potential(bare.table, side, hex_), air_potential(seen.table, side, hex_)) == (0, potential)
    battle = engage(seen, "0504", "I22")
    assert fire_tally(seen.table, battle, side, [], [seen.piece("A-corps8")]).parts[0].total == potential


@pytest.mark.rule("17.2.observation", "15.2.2.procedure")
def test_d62_observation_moves_the_column_of_guns_in_defence_too() -> None:
    g = sky(FRONT + "unit I-corps6 at 0507\nunit I-Air2 at 0505 mission observation\n")
    battle = engage(g, "0505", "A17")
    tally = fire_tally(g.table, battle, side_of("entente"), [g.piece("I-corps6")])
    assert [reason.key for reason in tally.reasons] == ["reason-observation"]


@pytest.mark.rule("17.2.interdiction", "11.1.1.cost")
def test_17_2_interdiction_costs_the_enemy_a_point_more() -> None:
    text = "unit I22 at 0505\nunit A17 at 0104\n{}"
    costs = []
    for more in ("", "unit I-Air2 at 0105 mission interdiction\n"):
        g = Fray(sky(text.format(more)).game)
        g.game.answer("move A17")
        tally = g.game.explain("to 0105")
        assert tally is not None
        costs.append(sum(reason.value for reason in tally.reasons))
    assert costs == [-1, -2]


@pytest.mark.rule("17.1.test", "17.1.place")
@pytest.mark.parametrize(("die", "box"), [(2, "missions"), (3, "available-entente")])
def test_17_1_after_the_mission_a_die_says_who_may_fly_again(die: int, box: str) -> None:
    g = sky(FRONT + "unit I-Air2 at 0505 mission observation\n")
    g.run(end_missions(g.table)).play(f"roll {die}")
    assert (g.at("I-Air2"), g.table.position.mission[g.piece("I-Air2")], g.asked) == (box, 0, "")


# Footbridges ----------------------------------------------------------------------------------------------------

SPAN = RIVER + "unit A17 at 0404\nunit I22 at 0807\nedge 0504/0505 footbridge 1\n"


@pytest.mark.rule("scenario.albrecht.air-footbridge", "scenario.solstice.special")
def test_scenario_albrecht_airmen_attack_a_footbridge_in_their_own_movement_phase() -> None:
    g = flying(DRAWN + SPAN)
    edge = g.options("raid")[0]
    g.play(f"raid {edge}", "fly I-Air2")
    assert (g.at("I-Air2"), str(g.tally().result(4)), str(g.tally().result(5))) == ("0504", "sunk", "missed")
    g.play("roll 4")
    assert (g.table.position.footbridge, g.options()) == ({}, ["fly I-Air3", "done"])
    assert flying(DRAWN + SPAN, "cp").options("raid") == []


@pytest.mark.rule("scenario.albrecht.air-footbridge")
def test_scenario_albrecht_a_unit_by_the_marker_makes_it_harder_and_two_groups_may_try() -> None:
    g = flying(DRAWN + SPAN.replace("A17 at 0404", "A17 at 0504"))
    edge = g.options("raid")[0]
    assert g.reasons(f"raid {edge}") == {"manned": 1}
    g.play(f"raid {edge}", "fly I-Air2", "roll 4")
    assert g.options("raid") == [edge]


@pytest.mark.rule("17.1.place", "scenario.albrecht.air-footbridge")
def test_d87_a_footbridge_out_of_every_command_radius_is_not_attacked() -> None:
    g = flying(DRAWN + "piece I-VIII like I-VIII command 1\n" + SPAN)
    assert (g.options("raid"), g.refused("raid 0504/0505").partition(" ")[0]) == ([], "§17.1.place")
