"""Chapter 11: concealed units and decoys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

COLUMN = "board\n" + "  .\n" * 8

# §11.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1")
def test_11_1_a_concealed_counter_shows_the_enemy_only_that_something_is_there(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101 concealed\nunit R1 at 0108\n")
    view = g.game.view("red")
    assert view["unknown"] == [{"side": "blue", "at": "0101", "marks": []}]
    assert not any(piece["name"] == "B1" for piece in view["pieces"])
    own = next(piece for piece in g.game.view("blue")["pieces"] if piece["name"] == "B1")
    assert (own["at"], own["hidden"]) == ("0101", True)


@pytest.mark.rule("11.1", "6.3")
def test_11_1_it_holds_no_zone(field: Field) -> None:
    assert field(COLUMN + "unit B1 at 0101 concealed\n").zone("blue") == []


@pytest.mark.rule("11.1", "14.1")
def test_11_1_it_takes_no_prize(field: Field) -> None:
    g = field("patrol crossing\nphase 4.6\nunit B1 at 0705 concealed\nunit R1 at 1301\n")
    g.play("done")
    assert g.holder("0705") == ""


# §11.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2")
def test_11_2_a_counter_that_fires_is_turned_up_whatever_it_hits(field: Field) -> None:
    g = field(COLUMN + "unit B1 B2 at 0101 concealed\nunit R1 at 0103\n", (6, 6)).play("activate B1", "fire 0103")
    assert (g.is_open("B1"), g.is_open("B2")) == (True, False)
    assert g.told("revealed") == ["Blue 1st squad is revealed in 0101."]
    assert g.zone("blue") == ["0102"]


@pytest.mark.rule("11.2", "8.5")
def test_11_2_so_is_one_that_fires_in_reaction(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101\nunit R1 at 0105 concealed\n", (6, 6))
    g.play("activate B1", "to 0102", "shoot R1")
    assert g.is_open("R1")


@pytest.mark.rule("11.2")
def test_11_2_so_are_those_who_assault_and_are_assaulted(field: Field) -> None:
    g = field(COLUMN + "unit BL at 0101\nunit B1 at 0102 concealed\nunit R1 at 0103 concealed\n", 4)
    g.play("activate B1", "assault 0103")
    assert g.is_open("B1")
    assert g.is_open("R1")


@pytest.mark.rule("11.2", "14.1")
def test_11_2_so_is_one_that_takes_a_prize(field: Field) -> None:
    g = field("patrol crossing\nphase 4.6\nunit B1 at 0705 concealed\nunit R1 at 1301\n").play("show B1")
    assert g.is_open("B1")
    assert g.told("revealed") == ["Blue 1st squad is revealed in 0705 Church."]


# §11.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3")
def test_11_3_a_decoy_that_is_turned_up_is_removed_and_is_no_loss(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101\nunit RX at 0103 concealed\nunit R1 at 0108\n", (1, 1))
    g.play("activate B1", "fire 0103")
    assert (g.at("RX"), g.table.position.losses) == ("out", [0, 0])
    assert g.told("decoy-found") == ["Red: only a decoy in 0103."]
    french = [g.table.say(event, "fr") for event in g.game.events if event.key == "decoy-found"]
    assert french == ["Rouge\xa0: ce n’était qu’un leurre en 0103."]


@pytest.mark.rule("11.3")
def test_11_3_a_decoy_moves_like_a_unit(field: Field) -> None:
    """Four points, as a squad has."""
    g = field(COLUMN + "unit BX at 0101 concealed\nunit B1 R1 at reserve\n")
    g.play("activate BX", "to 0102", "to 0103", "to 0104", "to 0105")
    assert (g.at("BX"), g.asked) == ("0105", "dice 4.1")


@pytest.mark.rule("11.3", "14.1")
def test_11_3_a_decoy_takes_no_prize(field: Field) -> None:
    g = field("patrol crossing\nphase 4.6\nunit BX at 0705 concealed\nunit B1 at 0101\nunit R1 at 1301\n")
    assert (g.asked, g.options()) == ("blue 14.1", ["done"])
    assert g.refused("show BX") == "§11.3 A decoy cannot take an objective."
    assert g.refused("show BX", "fr") == "§11.3 Un leurre ne prend pas d’objectif."


# §11.4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4")
def test_11_4_an_open_unit_that_nobody_sees_goes_to_ground(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101\nunit R1 at 0106\n").play("activate B1", "hide")
    assert (g.is_open("B1"), g.zone("blue"), g.marks("B1")) == (False, [], {"spent"})
    assert g.told("hides") == ["Blue 1st squad goes to ground in 0101."]


@pytest.mark.rule("11.4")
@pytest.mark.parametrize("watcher", ["R1 at 0105", "RX at 0105 concealed", "RL at 0105", "R1 at 0105 shaken"])
def test_11_4_not_while_any_enemy_counter_known_or_not_sees_it(field: Field, watcher: str) -> None:
    g = field(COLUMN + f"unit B1 at 0101\nunit {watcher}\n").play("activate B1")
    assert g.refused("hide") == "§11.4 An enemy counter in 0105 can see it."
    assert g.refused("hide", "fr") == "§11.4 Un pion ennemi en 0105 le voit."


@pytest.mark.rule("11.4", "7.1")
def test_11_4_behind_a_wood_or_smoke_it_may(field: Field) -> None:
    wood = "board\n  .\n  w\n  .\nunit B1 at 0101\nunit R1 at 0103\n"
    smoke = "board\n  .\n  .\n  .\nunit B1 at 0101\nunit R1 at 0103\nhex 0102 smoke 1\n"
    assert all("hide" in field(text).play("activate B1").options() for text in (wood, smoke))


@pytest.mark.rule("11.4")
def test_11_4_not_when_concealed_already(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101 concealed\nunit R1 at 0108\n").play("activate B1")
    assert g.refused("hide") == "§11.4 It is already concealed."


# §11.5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(
    ("watcher", "counters_at"),
    [
        ("R1 at 0105 fired", "0103"),
        ("RL at 0105", "0103"),
        ("RS at 0105 fired", "0102"),
        ("R1 at 0105 shaken", ""),
        ("R1 at 0105 concealed fired", ""),
    ],
)
def test_11_5_a_concealed_counter_that_moves_close_to_an_open_enemy_is_turned_up(
    field: Field, watcher: str, counters_at: str
) -> None:
    """Two hexes from most units, three from scouts; shaken or concealed ones spot nobody."""
    g = field(COLUMN + f"unit B1 at 0101 concealed\nunit B2 at reserve\nunit {watcher}\n").play("activate B1")
    found = ""
    for hex_ in ("0102", "0103", "0104"):
        g.play(f"to {hex_}")
        if g.is_open("B1"):
            found = hex_
            break
    assert found == counters_at


@pytest.mark.rule("11.5", "11.3")
def test_11_5_a_decoy_so_found_is_gone_and_its_move_over(field: Field) -> None:
    g = field(COLUMN + "unit BX at 0102 concealed\nunit B1 at reserve\nunit R1 at 0105\n").play(
        "activate BX", "to 0103"
    )
    assert (g.at("BX"), g.asked) == ("out", "red 5.1")


@pytest.mark.rule("11.5")
def test_11_5_not_out_of_sight(field: Field) -> None:
    g = field("board\n  .\n  .\n  w\n  .\nunit B1 at 0101 concealed\nunit R1 at 0104\n").play("activate B1", "to 0102")
    assert not g.is_open("B1")


@pytest.mark.rule("11.5")
def test_11_5_one_that_stays_is_not_spotted_and_a_watcher_that_moves_spots_nobody(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0103 concealed\nunit R1 at 0106 fired\nunit R2 at reserve\n")
    g.play("activate B1", "stay", "activate R1", "to 0105", "hold", "to 0104", "hold")
    assert not g.is_open("B1")


# §11.6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6")
def test_11_6_open_scouts_that_move_turn_up_what_they_see_within_two_hexes(field: Field) -> None:
    g = field(COLUMN + "unit BS at 0101\nunit R1 at 0104 concealed\nunit RX at 0105 concealed\n")
    g.play("activate BS", "to 0102")
    assert (g.is_open("R1"), g.at("RX")) == (True, "0105")
    g.play("hold", "to 0103", "hold")
    assert (g.at("BS"), g.at("RX")) == ("0103", "out")
    assert g.asked == "red 5.1", "the squad it found holds the hex"


@pytest.mark.rule("11.6")
@pytest.mark.parametrize("mover", ["BS at 0101 concealed", "B1 at 0101", "BL at 0101"])
def test_11_6_neither_concealed_scouts_nor_others_do(field: Field, mover: str) -> None:
    g = field(COLUMN + f"unit {mover}\nunit R1 at 0104 concealed\n").play(f"activate {mover[:2]}", "to 0102")
    assert not g.is_open("R1")


@pytest.mark.rule("11.6", "7.1")
def test_11_6_not_what_they_do_not_see(field: Field) -> None:
    g = field("board\n  .\n  .\n  w\n  .\nunit BS at 0101\nunit R1 at 0104 concealed\n").play("activate BS", "to 0102")
    assert not g.is_open("R1")
