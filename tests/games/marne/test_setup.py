"""The set-ups of the three scenarios, the draw of divisions, and Stosstruppen with their regiments (11.3.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.front1918.setup import alike, assign_offer, cannot_assign
from grognard.kernel.space.hexgrid import members
from grognard.shelf import title
from tests.games.marne.scenes import Field, begin, field, ground

REGIMENTS = """
unit G19.74 G19.78 G19.91 Stoss1 at 0505
unit Stoss1 carrier G19.74
unit F4 at 0202
"""


def stacks(g: Field, side: str) -> dict[str, int]:
    """How many pieces of a side stand in each hex, reinforcements and hands aside."""
    table = g.table
    here = [table.position.at[p] for p in table.own[table.side_named(side)] if table.is_on_board(p)]
    return {table.board.grid.number(h): count for h, count in Counter(here).items()}


def carriers(g: Field) -> list[str]:
    """The regiments with Stosstruppen."""
    return sorted(g.table.roster[p].name for p in g.table.position.carrier if p >= 0)


# The scenarios ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.gneisenau.setup.allied", "scenario.gneisenau.setup.german", "scenario.gneisenau.frame")
def test_gneisenau_begins_with_the_units_of_the_book() -> None:
    g = begin("gneisenau", "17.0")
    assert stacks(g, "allied")["0607"] == 3 and stacks(g, "allied")["1314"] == 2
    assert stacks(g, "german")["1006"] == 5 and stacks(g, "german")["1203"] == 2
    assert (len(stacks(g, "allied")), len(stacks(g, "german"))) == (21, 24)
    assert (sum(stacks(g, "allied").values()), sum(stacks(g, "german").values())) == (26, 39)
    assert (g.table.scenario.turns, g.table.calendar) == (2, 5)


@pytest.mark.rule("scenario.blucher.setup.allied", "scenario.blucher.setup.german", "scenario.blucher.frame")
def test_blucher_begins_with_the_units_of_the_book() -> None:
    g = begin("blucher", "17.0")
    assert stacks(g, "allied")["4516"] == 3 and stacks(g, "allied")["4619"] == 2
    assert stacks(g, "german")["3512"] == 5 and stacks(g, "german")["4212"] == 3
    assert (len(stacks(g, "allied")), len(stacks(g, "german"))) == (20, 30)
    assert (sum(stacks(g, "allied").values()), sum(stacks(g, "german").values())) == (24, 81)
    assert (g.table.scenario.turns, g.table.calendar) == (3, 1)


@pytest.mark.rule("scenario.friedensturm.setup.allied", "scenario.friedensturm.setup.german")
@pytest.mark.rule("scenario.friedensturm.frame")
def test_friedensturm_begins_with_the_units_of_the_book() -> None:
    g = begin("friedensturm", "17.0")
    assert stacks(g, "allied")["2120"] == 7 and stacks(g, "allied")["4619"] == 1
    assert stacks(g, "german")["2924"] == 5 and stacks(g, "german")["3624"] == 3
    assert (len(stacks(g, "allied")), len(stacks(g, "german"))) == (51, 64)
    assert (sum(stacks(g, "allied").values()), sum(stacks(g, "german").values())) == (98, 109)
    assert (g.table.scenario.turns, g.table.calendar) == (3, 17)


@pytest.mark.rule("17.0")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher", "friedensturm"])
def test_without_the_optional_rule_no_air_group_is_in_the_game(scenario: str) -> None:
    table = begin(scenario).table
    wings = [p for side in table.sides for p in table.wings[side]]
    assert wings and all(table.position.at[p] == table.board.out for p in wings)


@pytest.mark.rule("scenario.gneisenau.frame", "scenario.blucher.frame", "scenario.friedensturm.frame")
@pytest.mark.rule("scenarios.format")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher", "friedensturm"])
def test_everyone_begins_in_the_area_in_stacks_that_are_not_too_high(scenario: str) -> None:
    table = begin(scenario).table
    out = {table.board.grid.number(h) for h in table.occupation.stacks if h < table.board.grid.size}
    out -= {table.board.grid.number(h) for h in members(table.area)}
    assert out == ({"4619"} if scenario == "blucher" else set())
    assert all(table.stacking(stack) <= 4 for h, stack in table.occupation.stacks.items() if h < table.board.grid.size)


@pytest.mark.rule("scenario.gneisenau.frame")
def test_gneisenau_is_played_in_19_columns_and_18_rows() -> None:
    table = begin("gneisenau").table
    hexes = [table.board.grid.number(h) for h in members(table.area)]
    assert max(h[:2] for h in hexes) == "19" and max(h[2:] for h in hexes) == "18"


@pytest.mark.rule("scenario.blucher.frame")
def test_blucher_is_played_from_the_diagonal_to_column_45() -> None:
    table = begin("blucher").table
    inside = {table.board.grid.number(h) for h in members(table.area)}
    assert {"2702", "2710", "1814", "1834", "4503", "4534"} <= inside
    assert not {"2609", "1813", "1734", "4603", "4619"} & inside


@pytest.mark.rule("scenario.friedensturm.frame")
def test_friedensturm_is_played_from_column_20_and_row_14() -> None:
    table = begin("friedensturm").table
    hexes = [table.board.grid.number(h) for h in members(table.area)]
    assert min(h[:2] for h in hexes) == "20" and min(h[2:] for h in hexes) == "14"


# Divisions drawn at random ----------------------------------------------------------------------------------------


def look(g: Field, piece: int) -> tuple[object, ...]:
    """What the draw keeps in a place: the side, size, nation, morale and strength of a unit."""
    table = g.table
    return table.owner[piece], table.kind[piece], table.nation[piece], table.morale_of[piece], table.roster.steps[piece]


def faces(g: Field) -> dict[str, list[tuple[object, ...]]]:
    """The looks of the units in every place."""
    table = g.table
    places: dict[str, list[tuple[object, ...]]] = {}
    for side in table.sides:
        for piece in table.fighters[side]:
            places.setdefault(table.board.place_text(table.position.at[piece]), []).append(look(g, piece))
    return {place: sorted(looks, key=str) for place, looks in places.items()}


@pytest.mark.rule("scenarios.quick-setup")
def test_the_draw_changes_names_and_nothing_else() -> None:
    plain = begin("gneisenau")
    drawn = Field(title("marne").new("gneisenau", ["scenarios.quick-setup"], seed=3))
    assert faces(drawn) == faces(plain)
    moved = [p for p in range(len(plain.table.roster)) if plain.table.position.at[p] != drawn.table.position.at[p]]
    assert len(moved) > 10
    assert drawn.table.audit() == []


@pytest.mark.rule("scenarios.quick-setup")
def test_the_draw_keeps_the_regiments_of_a_division_together() -> None:
    drawn = Field(title("marne").new("blucher", ["scenarios.quick-setup"], seed=5))
    for division in ("G5", "G6", "G1Gd", "G52"):
        homes = {drawn.at(piece.name) for piece in drawn.table.roster if piece.formation == division}
        assert len(homes) == 1


@pytest.mark.rule("scenarios.quick-setup")
def test_the_dice_draw_one_division_after_another_for_the_places_of_a_class() -> None:
    g = begin("gneisenau", "scenarios.quick-setup")
    assert g.asked == "dice scenarios.quick-setup"
    same = next(iter(alike(g.table)))
    assert g.options("deal") == [g.table.roster[pieces[0]].name for pieces in same]
    first, last = same[0], same[-1]
    there = g.table.board.place_text(g.table.position.at[first[0]])
    g.play(f"deal {g.table.roster[last[0]].name}")
    assert g.at(g.table.roster[last[0]].name) == there
    assert g.table.roster[last[0]].name not in g.options("deal")


@pytest.mark.rule("scenarios.quick-setup")
def test_without_the_option_nothing_is_drawn() -> None:
    assert begin("gneisenau").asked == "german 8.0.benefits"


# Stosstruppen of the Friedensturm ---------------------------------------------------------------------------------


@pytest.mark.rule("scenario.friedensturm.setup.german", "11.3.2")
def test_friedensturm_the_germans_give_stosstruppen_to_regiments_of_elite_divisions() -> None:
    g = begin("friedensturm")
    assert g.asked == "german 11.3.2"
    assert g.refused("to-regiment G201").startswith("§scenario.friedensturm.setup.german")
    assert g.refused("to-regiment F2.1").startswith("§scenario.friedensturm.setup.german")
    assert g.refused("to-regiment G5.8") == "§11.3.2 It is not on the map."
    g.play("to-regiment G1Gd.1")
    assert (g.at("Stoss1"), carriers(g)) == ("3525", ["G1Gd.1"])
    assert g.refused("to-regiment G1Gd.1") == "§11.3.2 It has Stosstruppen already."


@pytest.mark.rule("scenario.friedensturm.setup.german", "11.3.2")
def test_friedensturm_the_rest_can_be_shared_out_at_a_word() -> None:
    g = begin("friedensturm").play("to-regiment G6.24", "share-out")
    with_ = carriers(g)
    assert len(with_) == 14 and len(set(with_)) == 14 and "G6.24" in with_
    morale = [g.table.facts.morale(g.table, g.piece(name)) for name in with_]
    assert morale.count(6) == 9
    assert g.table.audit() == []
    assert g.asked == "german 8.0.benefits"


@pytest.mark.rule("scenario.friedensturm.setup.german")
def test_friedensturm_those_kept_back_are_out_of_the_game() -> None:
    g = begin("friedensturm").play("to-regiment G1Gd.1", "done")
    assert carriers(g) == ["G1Gd.1"]
    assert g.at("Stoss2") == "out"
    assert g.asked == "german 8.0.benefits"


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher"])
def test_11_3_2_elsewhere_they_begin_with_regiments_of_their_hex_one_with_each(scenario: str) -> None:
    g = begin(scenario)
    with_ = carriers(g)
    assert len(with_) == len(set(with_)) == g.table.scenario.values["stosstruppen"]
    assert g.table.audit() == []


# From regiment to regiment ----------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.2")
def test_11_3_2_at_the_beginning_of_a_phase_they_go_to_another_regiment_once() -> None:
    g = field(ground() + REGIMENTS + "phase 11.1")
    g.play("assign Stoss1")
    assert g.options() == ["to-regiment G19.78", "to-regiment G19.91"]
    assert g.refused("to-regiment G19.74").startswith("§11.3.2 No other regiment")
    g.play("to-regiment G19.91")
    assert (carriers(g), g.marks("Stoss1")) == (["G19.91"], {"assigned"})
    assert "assign Stoss1" not in g.options()
    assert g.refused("assign Stoss1").startswith("§11.3.2 They may change their regiment only once")
    assert g.refused("assign G19.74") == "§11.3.2 That is no counter of Stosstruppen."
    assert g.refused("assign F36") == "§11.3.2 That one is not yours to command."


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("mark", ["moved", "attacked"])
def test_11_3_2_not_once_their_regiment_or_the_other_has_acted(mark: str) -> None:
    g = field(ground() + REGIMENTS + f"unit G19.74 {mark}\nphase 11.1")
    german = g.table.sides[0]
    assert not assign_offer(g.table, german).options
    assert cannot_assign(g.table, german, g.piece("Stoss1")) is not None
    g = field(ground() + REGIMENTS + f"unit G19.78 G19.91 {mark}\nphase 11.1")
    assert not assign_offer(g.table, german).options
    assert cannot_assign(g.table, german, g.piece("Stoss1")) is not None


@pytest.mark.rule("11.3.2")
def test_11_3_2_one_counter_with_each_regiment() -> None:
    full = "unit Stoss2 Stoss3 at 0505\nunit Stoss2 carrier G19.78\nunit Stoss3 carrier G19.91\n"
    g = field(ground() + REGIMENTS + full + "phase 11.1")
    assert not g.options("assign")
    assert g.refused("assign Stoss1") == "§11.3.2 No other regiment in the hex could take them."


@pytest.mark.rule("11.3.2")
def test_11_3_2_who_loses_his_regiment_goes_to_another_or_is_lost() -> None:
    from grognard.games.front1918.supports import strike

    g = field(ground() + REGIMENTS + "phase 11.1")
    strike(g.table, g.piece("G19.74"), "6.0")
    assert len(carriers(g)) == 1 and g.at("Stoss1") == "0505"
    for name in ("G19.78", "G19.91"):
        strike(g.table, g.piece(name), "6.0")
    assert (carriers(g), g.at("Stoss1")) == ([], "out")
