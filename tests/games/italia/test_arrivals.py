"""Chapter 11.1.5: reinforcements at headquarters on roads and railways, before any move."""

from __future__ import annotations

import pytest

from tests.games.italia.scenes import Field, begin, field, ground

ROAD = "link road 0502 0503 0504 0505\n"


def waiting(text: str, *cells: str) -> Field:
    """Units of Caporetto on a sketch before the Entente moves in turn 3, with reinforcements still to come."""
    return field(f"italia caporetto\n{ground(*cells)}{text}turn 3\nphase 11.1 2\n")


def box_of(name: str) -> str:
    """The box in which a reinforcement of Caporetto waits."""
    return begin("caporetto").at(name)


@pytest.mark.rule("11.1.5", "scenario.caporetto.reinforcements")
def test_11_1_5_they_come_on_or_next_to_a_headquarters_on_a_road_or_railway() -> None:
    box = box_of("I3DC")
    foe = "unit A1 at 0109\n"
    g = waiting(f"{ROAD}unit I-II at 0505\nunit I-III at 0208\n{foe}unit I3DC at {box}\n").play("enter I3DC")
    assert sorted(g.options("at")) == sorted(["0505", "0504", "0604", "0605", "0506", "0405", "0404"])


@pytest.mark.rule("11.1.5")
def test_11_1_5_a_headquarters_away_from_roads_and_railways_receives_nobody() -> None:
    """Ruling D52."""
    box = box_of("I3DC")
    text = f"unit I-II at 0505\nunit I22 at 0101\nunit A1 at 0109\nunit I3DC at {box}\n"
    assert waiting(text).refused("enter I3DC").startswith("§11.1.5 ")
    assert waiting("link rail 0505 0506\n" + text).options("enter") == ["I3DC"]


@pytest.mark.rule("11.1.5")
def test_11_1_5_nobody_comes_once_a_unit_has_moved() -> None:
    box = box_of("I3DC")
    g = waiting(f"{ROAD}unit I-II at 0505\nunit I22 at 0101\nunit A1 at 0109\nunit I3DC at {box}\n")
    g.play("move I22", "to 0102", "halt")
    assert g.options("enter") == []
    assert g.refused("enter I3DC").startswith("§11.1.5 ")


@pytest.mark.rule("11.1.5", "11.2.4")
def test_11_1_5_nor_after_a_try_at_a_footbridge() -> None:
    box = box_of("I3DC")
    water = "hexside stream 0101/0102\n"
    g = waiting(f"{ROAD}{water}unit I-II at 0505\nunit I22 at 0101\nunit A1 at 0109\nunit I3DC at {box}\n")
    g.play("span 0101/0102", "roll 6")
    assert g.refused("enter I3DC").startswith("§11.1.5 ")


@pytest.mark.rule("11.1.5", "4.0.excess")
def test_11_1_5_they_move_in_the_same_phase_and_may_stand_too_thick_until_it_ends() -> None:
    box = box_of("I3DC")
    units = "unit I22 I3 at 0505\n"
    g = waiting(f"{ROAD}unit I-II at 0505\n{units}unit A1 at 0109\nunit I3DC at {box}\n").play("enter I3DC", "at 0505")
    assert "I3DC" in g.options("move")


@pytest.mark.rule("11.1.5", "scenario.caporetto.reinforcements")
def test_11_1_5_both_cavalry_divisions_of_caporetto_come_to_one_headquarters() -> None:
    """Ruling D67."""
    box = box_of("I3DC")
    roads = ROAD + "link road 0207 0208\n"
    g = waiting(f"{roads}unit I-II at 0505\nunit I-III at 0208\nunit A1 at 0909\nunit I3DC I4DC at {box}\n")
    g.play("enter I3DC", "at 0505")
    assert "0208" not in g.options("at")
    g.play("at 0504")
    assert (g.at("I3DC"), g.at("I4DC")) == ("0505", "0504")


@pytest.mark.rule("11.1.5", "11.3.2")
def test_11_1_5_assault_troops_come_with_a_unit_of_their_box() -> None:
    table = begin("caporetto").table
    with_storm = [g for g in table.groups if any(table.is_stoss[p] for p in table.at(g.box))]
    for group in with_storm:
        stoss = [p for p in table.at(group.box) if table.is_stoss[p]]
        assert all(
            any(table.facts.may_carry(table, s, p) for p in table.at(group.box) if table.is_combat[p]) for s in stoss
        )


@pytest.mark.rule("11.1.5", "11.3.1")
def test_11_1_5_no_gun_or_headquarters_arrives_in_high_mountains() -> None:
    box = box_of("I3DC")
    text = f"{ROAD}unit I-II at 0505\nunit A1 at 0109\nunit I-corps1 at {box}\n"
    g = waiting(text, "0504 h", "0604 m").play("enter I-corps1")
    assert "0604" in g.options("at")
    assert g.refused("at 0504") == "§11.3.1 Artillery, headquarters and trucks do not enter high mountains: 0504."


@pytest.mark.rule("11.1.5", "11.2.2")
@pytest.mark.parametrize("goes", ["I22", "I4"])
def test_11_1_5_one_placed_with_a_friend_in_an_enemy_zone_begins_the_phase_there(goes: str) -> None:
    """Ruling D90: one of the two stays, either may go."""
    box = begin("albrecht").at("I22")
    units = f"link road 0506 0507 0508\nunit I-VIII at 0507\nunit I4 at 0506\nunit A33 at 0505\nunit I22 at {box}\n"
    g = field(f"italia albrecht\n{ground()}{units}turn 2\nphase 11.1 2\n").play("enter I22", "at 0506")
    assert {"I22", "I4"} <= {*g.options("move")}
    g.play(f"move {goes}", "to 0607", "halt")
    stays = "I4" if goes == "I22" else "I22"
    assert g.refused(f"move {stays}").startswith("§11.2.2 ")


@pytest.mark.rule("11.1.5", "11.2.2")
def test_11_1_5_one_placed_alone_in_an_enemy_zone_waits_for_relief() -> None:
    """Ruling D90."""
    box = begin("albrecht").at("I22")
    units = f"link road 0506 0507 0508\nunit I-VIII at 0507\nunit I4 at 0508\nunit A33 at 0505\nunit I22 at {box}\n"
    g = field(f"italia albrecht\n{ground()}{units}turn 2\nphase 11.1 2\n").play("enter I22", "at 0506")
    assert g.refused("move I22").startswith("§11.2.2 ")
    g.play("move I4", "to 0506")
    assert g.options("relieve") == ["I22"]
