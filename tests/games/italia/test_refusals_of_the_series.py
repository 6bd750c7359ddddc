"""Who may not, where only the tests of Marne 1918 asked: advances, strays, reactions, reserves, guns and losses."""

from __future__ import annotations

import pytest

from grognard.games.front1918.advance import Advance, cannot_go_on_to, cannot_go_onward
from grognard.games.front1918.aftermath import cannot_cancel, cannot_go_astray, cannot_mislead, cannot_react
from grognard.games.front1918.damage import why_not_loser
from grognard.games.front1918.exploitation import cannot_exploit, cannot_haul, why_not_hauled
from grognard.games.front1918.gunnery import cannot_counter, cannot_name_counter
from grognard.games.front1918.reserves import cannot_reserve
from grognard.games.front1918.retreat import ready, why_not_back
from grognard.games.front1918.setup import cannot_assign
from grognard.games.front1918.supports import cannot_inherit
from grognard.games.front1918.words import RESERVE
from grognard.games.italia.table import HELD
from tests.games.italia.test_refusals import FOES, at, battle, on, one, why


@pytest.mark.rule("12.4", "12.5.effects", "11.2.3")
def test_12_4_who_does_not_go_on_and_where_to() -> None:
    g = on("hexside river 0505/0506\nunit AB1 AB2 at 0505\nunit AB3 at 0505 disorganised\nunit I3x at 0604\n")
    a = Advance(battle(g, "AB1", "AB2", "AB3"), 2, {one(g, "AB1"): 1, one(g, "AB2"): 2, one(g, "AB3"): 1})
    found = {name: why(cannot_go_onward(g, a, one(g, name))) for name in ("AB1", "AB2", "AB3")}
    assert found == {"AB1": "", "AB2": "no-far-enough", "AB3": "no-upset"}
    ways = {hex_: why(cannot_go_on_to(g, a, one(g, "AB1"), at(g, hex_))) for hex_ in ("0405", "0507", "0604", "0506")}
    assert ways == {"0405": "", "0507": "no-not-adjacent", "0604": "no-enemy-there", "0506": "no-river-beyond"}


@pytest.mark.rule("table.erroneous", "4.0", "11.1.1.enemy")
def test_erroneous_orders_where_nobody_is_sent_astray() -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit I3x at 0507\nunit A3x at 0407\nunit IR1 IR2 IR3 IR4 at 0607\n")
    piece = one(g, "I3x")
    found = {hex_: why(cannot_go_astray(g, piece, at(g, hex_))) for hex_ in ("0506", "0509", "0407", "0607")}
    assert found == {"0506": "", "0509": "no-not-adjacent", "0407": "no-enemy-there", "0607": "no-stack-full"}


@pytest.mark.rule("table.erroneous", "4.0")
def test_erroneous_orders_who_has_nowhere_to_go_is_not_sent_astray() -> None:
    full = "".join(
        f"unit {name} at {hex_}\n" for name, hex_ in zip(FULL, ("0506", "0508", "0407", "0607"), strict=True)
    )
    wall = "hexside impassable 0506/0507 0507/0508 0406/0507 0407/0507 0606/0507 0607/0507\n"
    g = on(f"{wall}unit A4x at 0504\n{FOES}unit I3x at 0507\n{full}")
    assert why(cannot_mislead(g, battle(g, "A4x"), one(g, "I3x"))) == "no-way-astray"


FULL = ("IR1", "IR2", "IR3", "IR4")


@pytest.mark.rule("12.2.6.total", "12.2.6.partial")
def test_12_2_6_nobody_reacts_from_more_than_three_hexes_away() -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit I3x at 0508\nunit IR1 at 0509\n")
    found = [why(cannot_react(g, battle(g, "A4x"), [], one(g, name))) for name in ("I3x", "IR1")]
    assert found == ["", "no-too-far-off"]


@pytest.mark.rule("12.2.6.none")
def test_12_2_6_no_marker_is_taken_off_more_than_three_hexes_away() -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit AB1 at 0503 exploitation\nunit AB2 at 0101 exploitation\n")
    found = [why(cannot_cancel(g, battle(g, "A4x"), one(g, name))) for name in ("AB1", "AB2")]
    assert found == ["", "no-too-far-off"]


@pytest.mark.rule("11.2.8", "11.2.8.unit")
def test_11_2_8_no_reserve_is_formed_twice_in_a_hex_nor_without_a_marker() -> None:
    units = "unit AA at 0503 offensive\nunit A4x at 0503\nunit A3x at 0603\nunit AB1 at 0403\nunit GR1 at 0502\n"
    g = on(f"{units}unit I4x at 0909\n")
    cp = g.sides[0]
    assert why(cannot_reserve(g, cp, at(g, "0503"))) == ""
    g.mark(one(g, "A4x"), RESERVE)
    assert why(cannot_reserve(g, cp, at(g, "0503"))) == "no-reserve-already"
    full = on(f"{units}unit I4x at 0909\nunit A13Sch A12 A4 A33 at 0302 reserve\nunit GR2 GR3 at 0303 reserve\n"
              "unit GR4 AB2 at 0202 reserve\n")  # fmt: skip
    assert why(cannot_reserve(full, full.sides[0], at(full, "0503"))) == "no-reserve-marker"


@pytest.mark.rule("12.3.direction", "12.3")
def test_12_3_where_a_retreat_does_not_lead() -> None:
    g = on(f"region sources-entente 0109-0909\nunit A4x at 0504\n{FOES}")
    r = ready(g, g.sides[1], [one(g, "I4x")], 2)
    found = {hex_: why(why_not_back(g, r, [at(g, "0505")], 2, at(g, hex_))) for hex_ in ("0506", "0404")}
    assert found == {"0506": "", "0404": "no-better-way"}
    wall = "hexside impassable 0506/0507 0406/0506 0506/0606 0405/0506 0506/0605\n"
    g = on(f"region sources-entente 0109-0909\n{wall}unit A4x at 0504\n{FOES}")
    r = ready(g, g.sides[1], [one(g, "I4x")], 2)
    found = {hex_: why(why_not_back(g, r, [at(g, "0505")], 2, at(g, hex_))) for hex_ in ("0506", "0405")}
    assert found == {"0506": "no-dead-end", "0405": ""}


@pytest.mark.rule("11.3.2", "11.2.10")
def test_11_3_2_which_assault_troops_stay_where_they_are() -> None:
    text = "unit AB1 AB2 at 0503\nunit Sturm1 at 0503 carrier AB1\nunit AB3 at 0403\nunit Sturm2 at 0403 carrier AB3\n"
    g = on(f"{text}{FOES}")
    cp = g.sides[0]
    assert [why(cannot_assign(g, cp, one(g, name))) for name in ("Sturm1", "Sturm2")] == ["", "no-taker"]
    g.mark(one(g, "AB1"), HELD)
    assert why(cannot_assign(g, cp, one(g, "Sturm1"))) == "no-held-back"
    g.unmark(one(g, "AB1"), HELD)
    g.position.fought[at(g, "0505")] = 1
    assert why(cannot_assign(g, cp, one(g, "Sturm1"))) == "no-phase-begun"
    g.position.carrier[one(g, "Sturm1")] = -1
    assert why(cannot_assign(g, cp, one(g, "Sturm1"))) == "no-not-on-map"
    assert [why(cannot_inherit([one(g, "AB2")], one(g, name))) for name in ("AB2", "AB3")] == ["", "no-taker"]


@pytest.mark.rule("12.2.8.lead", "12.2.3.first-loss")
def test_12_2_8_the_first_loss_is_the_leads() -> None:
    g = on(f"unit A4x AB1 at 0504\n{FOES}")
    fight = battle(g, "A4x", "AB1")
    fight.lead = one(g, "A4x")
    first = [why(why_not_loser(g, fight, fight.side, 6, True, one(g, name))) for name in ("A4x", "AB1", "I4x")]
    then = [why(why_not_loser(g, fight, fight.side, 6, False, one(g, name))) for name in ("A4x", "AB1", "I4x")]
    assert (first, then) == (["", "no-lead-first", "no-not-in-battle"], ["", "", "no-not-in-battle"])


@pytest.mark.rule("11.3.1.1", "11.3.1")
def test_11_3_1_1_where_a_gun_is_not_hauled() -> None:
    g = on("unit AA at 0503 offensive\nunit I4x at 0505\n")
    cp = g.sides[0]
    found = {hex_: why(why_not_hauled(g, cp, one(g, "AA"), at(g, hex_))) for hex_ in ("0502", "0504", "0501")}
    assert found == {"0502": "", "0504": "no-way-guns", "0501": "no-haul-far"}
    shut = on("hexside impassable 0502/0503 0503/0504 0402/0503 0403/0503 0602/0503 0603/0503\n"
              "unit AA at 0503 offensive\nunit I4x at 0909\n")  # fmt: skip
    assert why(cannot_haul(shut, shut.sides[0], one(shut, "AA"))) == "no-haul"


@pytest.mark.rule("14.2", "14.0")
def test_14_2_who_does_not_move_in_exploitation() -> None:
    g = on("unit AB1 at 0503 exploitation\nunit AB2 at 0502 exploitation moved\nunit I4x at 0509 exploitation\n")
    found = {name: why(cannot_exploit(g, g.sides[0], one(g, name))) for name in ("AB1", "AB2", "I4x")}
    assert found == {"AB1": "", "AB2": "no-moved", "I4x": "no-not-yours"}


@pytest.mark.rule("15.2.2.counterbattery", "14.1")
def test_15_2_2_whose_guns_are_no_counter_battery() -> None:
    g = on(f"unit A4x at 0504\n{FOES}unit AC at 0503\nunit IC at 0507\n")
    fight = battle(g, "A4x")
    cp, entente = g.sides
    assert why(cannot_counter(g, fight, cp, [], one(g, "IC"))) == "no-not-yours"
    fight.guns = [one(g, "AC")]
    assert why(cannot_name_counter(g, fight, entente, [], one(g, "IC"))) == ""
    fight.is_exploitation = True
    assert why(cannot_name_counter(g, fight, entente, [], one(g, "IC"))) == "no-counter-idle"
