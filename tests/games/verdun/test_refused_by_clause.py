"""Conditions that the tests of the other chapters do not meet: each refuses here for its own reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.bombardment import cannot_lay
from grognard.games.verdun.breakthrough import Stack, Trek, why_not_together
from grognard.games.verdun.movement import cannot_come_along
from grognard.games.verdun.organisation import cannot_restore, cannot_return, why_no_gun_back
from grognard.games.verdun.setup import cannot_stand
from grognard.games.verdun.words import FRENCH, GERMAN
from tests.games.verdun.scenes import ground, storm

if TYPE_CHECKING:
    from grognard.kernel.asking.script import Refusal
    from tests.games.verdun.conftest import Field

LOST = "at out steps 0"


def why(refusal: Refusal | None) -> str:
    """A refusal in short: its clause and key; nothing where there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


# Set-up, movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0")
def test_3_0_nobody_starts_among_enemies(field: Field) -> None:
    start = "verdun fall-gericht\nphase 3.1\nunit 72-art at 1609\nunit 233R at 1610\n"
    for units, reason in (("", ""), ("unit IR24 at 1611\n", "3.0 no-enemy-there")):
        g = field(start + units)
        assert why(cannot_stand(g.table, g.piece("72-art"), g.hex("1611"))) == reason


@pytest.mark.rule("8.0", "14.32", "14.4")
@pytest.mark.parametrize(
    ("piece", "reason"),
    [("IR20", ""), ("IR24", "8.0 no-moves-now"), ("35RI", "8.0 no-not-yours"), ("Heavy", "14.32 no-off-map")],
)
def test_8_0_who_does_not_come_along(field: Field, piece: str, reason: str) -> None:
    g = field(ground() + "phase 4.IV\nunit IR24 IR20 at 0504\nunit 35RI at 0508\nunit Heavy at off-map\n")
    group = [g.piece("IR24")]
    assert why(cannot_come_along(g.table, GERMAN, group, False, False, g.piece(piece))) == reason


# Bombardment -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.33")
def test_14_33_the_guns_about_forges_are_not_shelled(field: Field) -> None:
    g = field(ground() + "phase 4.III\nunit III-art1 at 0504\nunit Forges at 0506\nunit 35RI at 0507\n")
    assert "0507" in g.options("barrage")
    assert g.refused("barrage 0506") == "§14.33 The guns around Forges cannot be seen."


@pytest.mark.rule("7.0", "7.1")
def test_7_0_a_gun_out_of_range_does_not_fire_along(field: Field) -> None:
    g = field(
        ground() + "phase 4.III\nunit III-art1 at 0504\nunit V-art at 0101\nunit 35RI at 0508\nunit 1-art at 0909\n"
    )
    near, far = g.piece("III-art1"), g.piece("V-art")
    assert why(cannot_lay(g.table, GERMAN, g.hex("0909"), near)) == ""
    assert why(cannot_lay(g.table, GERMAN, g.hex("0909"), far)) == "7.0 no-out-of-range"


# Advance, breakthrough -------------------------------------------------------------------------------------------

LED = ("assault 0505", "join IR24", "join 6-pi", "join IR20")


@pytest.mark.rule("9.61", "8.11", "8.31")
@pytest.mark.parametrize(
    ("ground_beyond", "open_", "closed", "reason"),
    [
        (
            "unit GR8 GR12 at 0405 attacked\n",
            "0605",
            "0405",
            "§8.31 There would be more than two regiments, or as much, in the hex.",
        ),
        ("hexside river 0505/0405\n", "0605", "0405", "§8.11 The Meuse is in between."),
    ],
)
def test_9_61_which_hex_beyond_is_closed(
    field: Field, ground_beyond: str, open_: str, closed: str, reason: str
) -> None:
    g = field(ground() + f"phase 4.V\nunit IR24 IR20 6-pi at 0504\nunit 208R at 0505 steps 1\n{ground_beyond}")
    storm(g, *LED, result="0/1").play("loses 208R", "advance 6-pi", "advance IR24", "onward IR24")
    assert open_ in g.options("to")
    assert closed not in g.options("to")
    assert g.refused(f"to {closed}") == reason


@pytest.mark.rule("9.61")
def test_9_61_a_stack_goes_on_to_one_hex_together(field: Field) -> None:
    g = field(ground() + "phase 4.V\nunit IR24 IR20 6-pi at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, *LED, result="0/1").play("loses 208R", "advance 6-pi", "advance IR24", "advance IR20")
    g.play("onward IR24", "to 0506")
    g.table.asks_all = True
    g.play("onward IR20")
    assert g.options("to") == ["0506"]
    assert g.refused("to 0605") == "§9.61 Its stack has gone on to another hex and must stay together."


@pytest.mark.rule("13.0", "14.34")
def test_13_0_a_stack_keeps_together_on_one_way(field: Field) -> None:
    rails = "link rail 0501 0601 0602 0503\n"
    g = field(ground("0601 w", "0602 w") + f"phase 4.XI\n{rails}unit 56Ch Rail at 0501\n")
    stack = Stack(g.table, FRENCH, [g.piece("56Ch"), g.piece("Rail")])
    trek = Trek(g.table, stack)
    assert why(why_not_together(g.table, trek, g.hex("0503"))) == "13.0 no-way-together"
    assert why(why_not_together(g.table, trek, g.hex("0501"))) == "8.0 no-there-already"
    assert why(why_not_together(g.table, trek, g.hex("0502"))) == "14.34 no-rails"


# Coming back -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.32", "6.33", "9.7")
@pytest.mark.parametrize(
    ("hq", "how", "reason"),
    [
        ("XXX-HQ", LOST, ""),
        ("XXX-HQ", f"{LOST} gone 1", "6.33 no-never-back"),
        ("XXX-HQ", "at 1622", "6.32 no-not-lost"),
        ("V-HQ", LOST, "6.32 no-not-yours"),
    ],
)
def test_6_33_a_headquarters_that_surrendered_never_returns(field: Field, hq: str, how: str, reason: str) -> None:
    g = field(f"verdun haumont\nturn 2\nphase 6.3 2\npoints 1\nunit 243R at 1622\nunit {hq} {how}\n")
    assert why(cannot_return(g.table, FRENCH, g.piece(hq))) == reason


@pytest.mark.rule("6.32", "6.33", "14.82", "14.42")
@pytest.mark.parametrize(
    ("unit", "how", "reason"),
    [
        ("243R", "at 1622 steps 1", ""),
        ("Douaumont-fort", "at 2012 steps 1", "6.32 no-not-reduced"),
        ("F-rem1", f"{LOST} gone 1", "14.42 no-never-back"),
    ],
)
def test_6_32_points_restore_no_garrison_and_no_remnant(field: Field, unit: str, how: str, reason: str) -> None:
    g = field(f"verdun fall-gericht\nturn 2\nphase 6.3 2\npoints 1\nunit 233R at 1609\nunit {unit} {how}\n")
    assert why(cannot_restore(g.table, FRENCH, g.piece(unit))) == reason


@pytest.mark.rule("14.7", "14.33", "6.33")
@pytest.mark.parametrize(
    ("units", "gun", "reason"),
    [
        ("", "Forges", ""),
        ("unit IR24 at 0104\n", "Forges", "14.7 no-place"),
        (f"unit III-art1 {LOST}\n", "III-art1", "14.7 no-not-yours"),
    ],
)
def test_14_7_which_gun_never_comes_back(field: Field, units: str, gun: str, reason: str) -> None:
    g = field(f"verdun fall-gericht\nturn 6\nphase 6.4 2\nunit 233R at 1609\nunit Forges {LOST}\n{units}")
    assert why(why_no_gun_back(g.table, g.piece(gun))) == reason
