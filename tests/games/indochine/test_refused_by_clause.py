"""Who may not, condition by condition: each case refuses for its own reason and no other.

What follows from an answer is tested chapter by chapter in the other files; here one condition of a rule is there and
everything else is in order, so that the rule without it would let the counter act, or would give another reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from grognard.games.indochine import Indochine
from grognard.games.indochine.actions import cannot_command, cannot_deploy, cannot_dig_in, cannot_dismount, cannot_free
from grognard.games.indochine.active_fire import (
    cannot_be_coordinated,
    cannot_coordinate,
    cannot_fire_smoke,
    cannot_lay_smoke,
    cannot_snap,
)
from grognard.games.indochine.administration import cannot_disperse_to, cannot_replace, cannot_step_away
from grognard.games.indochine.air import cannot_shoot_at
from grognard.games.indochine.artillery import cannot_plot_smoke
from grognard.games.indochine.assault import cannot_engage, cannot_retreat, cannot_retreat_to, cannot_strike
from grognard.games.indochine.burning import cannot_flee
from grognard.games.indochine.command import cannot_attach, cannot_transfer, cannot_transfer_now
from grognard.games.indochine.drops import cannot_drop
from grognard.games.indochine.fire import Shot, cannot_fire, cannot_join
from grognard.games.indochine.hiding import cannot_hide
from grognard.games.indochine.launching import cannot_assault_now, cannot_gather, cannot_join_assault
from grognard.games.indochine.morale import cannot_shake_off
from grognard.games.indochine.movement import UnitAction, cannot_creep, cannot_enter, cannot_leave, cannot_step
from grognard.games.indochine.reactions import Occasion, cannot_react, cannot_withdraw, cannot_withdraw_to
from grognard.games.indochine.setup import cannot_belong, cannot_put
from grognard.games.indochine.turn import cannot_act, cannot_activate, cannot_activate_alone
from grognard.games.indochine.wave import Wave, cannot_advance, cannot_fight, cannot_target, cannot_wave
from grognard.games.indochine.words import FRENCH, VIET_MINH
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.tactics.reaction import Watch
from tests.games.indochine.fighting import Fight
from tests.games.indochine.sketches import title

ROWS = "  . . . . . . . . . .\n" * 4
BESIDE = "unit pc-f-1 at 0201 formation f1 {}\n"
FOE = "unit inf-vm-1 at 0202 formation v1\n"


def on(units: str, scenario: str = "", rows: str = ROWS, more: str = "activating f1\n") -> Indochine:
    """The table of a sketched battle in which the first French formation is activated, unless more says otherwise."""
    text = f"indochine {scenario}\nboard\n{rows}phase 2.D2\nacting french\n{more}{units}"
    play = title().at(text, ask="all").play
    assert isinstance(play, Indochine)
    return play


def who(g: Indochine, *names: str) -> tuple[int, ...]:
    """Counters by their names."""
    return tuple(g.roster.numbers[name] for name in names)


def one(g: Indochine, name: str) -> int:
    """A counter by its name."""
    return g.roster.numbers[name]


def at(g: Indochine, hex_: str) -> int:
    """A hex by its number."""
    return g.board.grid.find(hex_)


def formation(g: Indochine, name: str) -> int:
    """A formation by its name."""
    return g.roster.formations.index(name)


def action(g: Indochine, units: str, **done: int | bool) -> UnitAction:
    """The action of units as far as it has gone."""
    begun = UnitAction(who(g, *units.split()))
    for name, value in done.items():
        setattr(begun, name, value)
    return begun


def why(refusal: Refusal | None) -> str:
    """A refusal in short: its clause and key; nothing where there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


# Activation (3.4, 5) -------------------------------------------------------------------------------------------


@pytest.mark.rule("5", "5.1")
@pytest.mark.parametrize(
    ("units", "name", "reason"),
    [
        ("", "f1", ""),
        ("", "v1", "5 no-not-yours"),
        ("formation f1 activated 1\n", "f1", "5.1 no-activated"),
        ("", "f3", "5.1 no-formation-units"),
        ("unit pc-f-2 at 0301 formation f2 acted\n", "f2", "5.1 no-formation-units"),
    ],
)
def test_5_1_which_formation_is_not_activated(units: str, name: str, reason: str) -> None:
    g = on(f"unit pc-f-1 at 0101 formation f1\nunit pc-vm-1 at 1001 formation v1\n{units}")
    assert why(cannot_activate(g, FRENCH, formation(g, name))) == reason


@pytest.mark.rule("3.4", "5.1", "6.6", "11.2")
@pytest.mark.parametrize(
    ("unit", "side", "reason"),
    [
        ("gc-para-1 at 0101 out-of-command", FRENCH, ""),
        ("gc-para-1 at 0101", FRENCH, "3.4 no-in-command"),
        ("gc-para-1 at 0101 out-of-command", VIET_MINH, "5 no-not-yours"),
        ("gc-para-1 at arriving out-of-command", FRENCH, "5 no-not-on-board"),
        ("gc-para-1 at 0101 out-of-command acted", FRENCH, "5.1 no-acted"),
        ("gc-para-1 at 0101 out-of-command withdrew", FRENCH, "5.1 no-acted"),
        ("gc-para-1 at 0101 out-of-command neutralised", FRENCH, "11.2 no-neutralised"),
        ("ho at 0101", VIET_MINH, ""),
    ],
)
def test_3_4_who_is_not_activated_alone(unit: str, side: Side, reason: str) -> None:
    g = on(f"unit {unit}\n")
    assert why(cannot_activate_alone(g, side, one(g, unit.split()[0]))) == reason


@pytest.mark.rule("5.2", "11.2")
@pytest.mark.parametrize(
    ("marks", "side", "reason"),
    [
        ("active", FRENCH, ""),
        ("active", VIET_MINH, "5 no-not-yours"),
        ("", FRENCH, "5.2 no-not-active"),
        ("active neutralised", FRENCH, "11.2 no-neutralised"),
    ],
)
def test_5_2_who_does_not_act(marks: str, side: Side, reason: str) -> None:
    g = on(f"unit gc-para-1 at 0101 formation f1 {marks}\n")
    assert why(cannot_act(g, side, one(g, "gc-para-1"))) == reason


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("unit", "leader", "side", "reason"),
    [
        ("at 0101 out-of-command", "pc-f-2 at 0201 formation f2", FRENCH, ""),
        ("at 0101 out-of-command", "pc-f-2 at 0201 formation f2", VIET_MINH, "5 no-not-yours"),
        ("at arriving out-of-command", "pc-f-2 at 0201 formation f2", FRENCH, "5 no-not-on-board"),
        ("at 0101", "pc-f-2 at 0201 formation f2", FRENCH, "3.3 no-in-command"),
        ("at 0101 out-of-command", "pc-f-2 at 0301 formation f2", FRENCH, "3.3 no-leader-beside"),
        ("at 0101 out-of-command", "pc-f-2 at arriving formation f2", FRENCH, "3.3 no-leader-beside"),
        ("at 0101 out-of-command", "pc-f-1 at 0201 formation f1", FRENCH, "3.3 no-leader-beside"),
        ("at 0101 out-of-command", "pc-vm-1 at 0201 formation v1", FRENCH, "3.3 no-leader-beside"),
    ],
)
def test_3_3_who_is_not_attached(unit: str, leader: str, side: Side, reason: str) -> None:
    g = on(f"unit gc-para-1 {unit} formation f1\nunit {leader}\n")
    assert why(cannot_transfer(g, side, one(g, "gc-para-1"))) == reason


# Fire and smoke while moving (6.1, 10.6) -----------------------------------------------------------------------

FULL = "unit gc-para-2 gc-para-3 at 0101 formation f1\n"
PAIR = "gc-para-1 gc-line-1"
SQUADS = "unit gc-para-1 gc-line-1 at 0101 formation f1 active {}\nunit inf-vm-1 at {} formation v1\n"


@pytest.mark.rule("6.1", "4.2", "7.2", "11.1")
@pytest.mark.parametrize(
    ("marks", "foe", "mover", "done", "reason"),
    [
        ("", "0401", "gc-para-1", {}, ""),
        ("", "1001", "gc-para-1", {}, "4.2 no-range"),
        ("", "0401", "gc-para-1", {"fired": True}, "6.1 no-second-action"),
        ("", "0401", PAIR, {}, "6.1 no-second-action"),
        ("stopped", "0401", "gc-para-1", {}, "11.1 no-stopped"),
        ("stopped", "0401", "gc-para-1", {"steps": 1, "spent": 1}, ""),
        ("", "0401", "gc-para-1", {"steps": 2, "spent": 2}, ""),
        ("", "0401", "gc-para-1", {"steps": 3, "spent": 3}, "6.1 no-half-used"),
    ],
)
def test_6_1_who_does_not_fire_on_the_move(
    marks: str, foe: str, mover: str, done: Mapping[str, int], reason: str
) -> None:
    g = on(SQUADS.format(marks, foe))
    assert why(cannot_snap(g, action(g, mover, by_road=False, **done), at(g, foe))) == reason


@pytest.mark.rule("7.2", "6.1")
def test_7_2_nobody_fires_or_lays_smoke_in_a_hex_that_he_only_passes() -> None:
    for more, reason in ((FULL, "7.2 no-stack-full"), ("", "")):
        g = on(f"unit gc-para-1 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1\n{more}")
        begun = action(g, "gc-para-1", steps=1, spent=1)
        assert why(cannot_snap(g, begun, at(g, "0401"))) == reason
        assert why(cannot_lay_smoke(g, begun, at(g, "0201"))) == reason


@pytest.mark.rule("10.6", "6.1", "3.4", "scenario.bac-kan.special", "scenario.dong-khe.special")
@pytest.mark.parametrize(
    ("scenario", "unit", "hex_", "done", "reason"),
    [
        ("", "gc-para-1", "0201", {}, ""),
        ("", "gc-para-1", "0101", {"steps": 1, "spent": 4}, ""),
        ("", "gc-para-1", "0301", {}, "10.6 no-smoke-so-far"),
        ("", "decoy-f-1", "0201", {}, "1.1 no-combat-unit"),
        ("dong-khe", "gc-legion-1", "0201", {}, "10.6 no-smoke"),
        ("bac-kan", "gc-para-1", "0201", {}, "10.6 no-smoke-of-units"),
        ("", "gc-para-1", "0201", {"smoked": True}, "6.1 no-second-action"),
        ("", "mg-f-1 as deployed", "0201", {}, "6.1 no-second-action"),
        ("", "mg-f-1 as crew", "0201", {}, ""),
        ("", "gc-para-1 gc-line-1", "0201", {}, "6.1 no-second-action"),
        ("", "gc-para-1", "0201", {"steps": 3, "spent": 3}, "6.1 no-half-used"),
        ("", "gc-para-1", "0201", {"steps": 1, "spent": 1, "tactical": True}, "6.1 no-half-used"),
    ],
)
def test_10_6_who_lays_no_smoke(scenario: str, unit: str, hex_: str, done: Mapping[str, int], reason: str) -> None:
    names, _, face = unit.partition(" as ")
    g = on(f"unit {names} at 0101 formation f1 active {face}\n", scenario)
    assert why(cannot_lay_smoke(g, action(g, names, by_road=False, **done), at(g, hex_))) == reason


@pytest.mark.rule("10.8", "10.6", "11.2", "4.2")
@pytest.mark.parametrize(
    ("scenario", "unit", "hex_", "reason"),
    [
        ("bac-kan", "m60-f-1 at 0101 deployed", "0501", ""),
        ("phu-tong-hoa", "m60-f-1 at 0101 deployed", "0501", "10.6 no-smoke"),
        ("bac-kan", "m60-f-1 at 0101 crew", "0501", "10.8 no-deployed-mortar"),
        ("bac-kan", "gc-para-1 at 0101", "0501", "10.8 no-smoke-rounds"),
        ("bac-kan", "m60-f-1 at 0101 deployed neutralised", "0501", "11.2 no-neutralised"),
        ("bac-kan", "m60-f-1 at 0101 deployed", "0201", "10.8 no-least-range"),
        ("bac-kan", "m60-f-1 at 0101 deployed", "0102", "10.8 no-least-range"),
    ],
)
def test_10_8_who_fires_no_smoke(scenario: str, unit: str, hex_: str, reason: str) -> None:
    g = on(f"unit {unit} formation f1\n", scenario)
    assert why(cannot_fire_smoke(g, one(g, unit.split()[0]), at(g, hex_))) == reason


@pytest.mark.rule("10.8", "4.1")
def test_10_8_smoke_falls_where_the_mortar_or_a_leader_of_its_formation_sees() -> None:
    rows = "  . . j j . . . . . .\n" * 4
    for leader, reason in (("", "10.8 no-line-of-fire"), ("unit pc-f-1 at 0802 formation f1\n", "")):
        g = on(f"unit m60-f-1 at 0101 deployed formation f1\n{leader}", "bac-kan", rows)
        assert why(cannot_fire_smoke(g, one(g, "m60-f-1"), at(g, "0901"))) == reason


# Assault and its stack (13, 6.1) -------------------------------------------------------------------------------

TWO = "unit gc-para-1 gc-para-2 at 0201 formation f1 active {}\nunit gc-line-1 at 0102 formation f1 active\n"


@pytest.mark.rule("13", "6.1", "err1.assault", "11.1", "11.2", "12.1", "3.4", "15.3")
@pytest.mark.parametrize(
    ("marks", "more", "hex_", "done", "reason"),
    [
        ("", "", "0202", {}, ""),
        ("", "", "0202", {"fired": True}, "6.1 no-second-action"),
        ("", "", "0202", {"smoked": True}, "6.1 no-second-action"),
        ("", "", "0202", {"turned": True}, "6.1 no-second-action"),
        ("", "", "0202", {"tactical": True}, "6.1 no-second-action"),
        ("", "", "0301", {}, "13 no-assault-enemy"),
        ("", "unit inf-vm-2 at 0301 formation v1\n", "0301", {}, ""),
        ("", "unit inf-vm-2 at 0401 formation v1\n", "0401", {}, "13 no-not-adjacent"),
        ("", "", "0202", {"steps": 2, "spent": 2}, "6.1 no-half-used"),
        ("stopped", "", "0202", {}, "11.1 no-stopped"),
        ("", "hex 0202 burning 1\n", "0202", {}, "15.3 no-burning"),
        ("", "unit pc-f-1 at 0104 formation f1 hesitant\n", "0202", {}, "13 no-assault-hesitant"),
    ],
)
def test_13_who_begins_no_assault(marks: str, more: str, hex_: str, done: Mapping[str, int], reason: str) -> None:
    g = on(TWO.format(marks) + FOE + more)
    assert why(cannot_assault_now(g, action(g, "gc-para-1", by_road=False, **done), at(g, hex_))) == reason


@pytest.mark.rule("13", "6.1", "1.1")
@pytest.mark.parametrize(
    ("unit", "reason"),
    [
        ("mg-f-1 at 0201 crew", ""),
        ("mg-f-1 at 0201 deployed", "6.1 no-deployed"),
        ("decoy-f-1 at 0201", "1.1 no-combat-unit"),
    ],
)
def test_13_what_begins_no_assault(unit: str, reason: str) -> None:
    g = on(f"unit {unit} formation f1 active\n{FOE}")
    assert why(cannot_assault_now(g, action(g, unit.split()[0]), at(g, "0202"))) == reason


@pytest.mark.rule("13", "6", "6.1", "11.1", "11.2", "12.1", "3.4")
@pytest.mark.parametrize(
    ("first", "second", "more", "done", "reason"),
    [
        ("active", "active", FOE, {}, ""),
        ("active", "active", FOE, {"assaulted": True}, ""),
        ("active", "active", FOE, {"steps": 1, "spent": 1}, "6.1 no-second-action"),
        ("active", "active", FOE, {"fired": True}, "6.1 no-second-action"),
        ("active stopped", "active", FOE, {}, "13 no-assault-stopped"),
        ("active", "active stopped", FOE, {}, "13 no-assault-stopped"),
        ("active", "active neutralised", FOE, {}, "13 no-assault-stopped"),
        ("active", "", FOE, {}, "5.2 no-not-active"),
        ("active", "active", "unit inf-vm-1 at 0901 formation v1\n", {}, "13 no-assault-in-reach"),
        ("active", "active", f"{FOE}hex 0202 burning 1\n", {}, "13 no-assault-in-reach"),
    ],
)
def test_13_who_forms_no_stack_for_an_assault(
    first: str, second: str, more: str, done: Mapping[str, int], reason: str
) -> None:
    units = f"unit gc-para-1 at 0201 formation f1 {first}\nunit gc-para-2 at 0201 formation f1 {second}\n"
    g = on(units + more)
    assert why(cannot_gather(g, action(g, "gc-para-1", **done), one(g, "gc-para-2"))) == reason


@pytest.mark.rule("13", "6")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gc-para-2", ""),
        ("mg-f-1", "13 no-assault-stopped"),
        ("mg-f-2", "5.2 no-not-active"),
        ("gc-para-3", "13 no-not-stacked"),
        ("inf-vm-1", "13 no-not-stacked"),
    ],
)
def test_13_only_active_units_of_one_stack_assault_together(name: str, reason: str) -> None:
    units = "unit gc-para-1 gc-para-2 at 0201 formation f1 active\nunit mg-f-2 at 0201 crew formation f1\n"
    units += "unit mg-f-1 at 0201 crew formation f1 active stopped\nunit gc-para-3 at 0102 formation f1 active\n"
    g = on(units + FOE)
    mate, begun = one(g, name), action(g, "gc-para-1")
    assert why(cannot_gather(g, begun, mate)) == reason
    assert why(cannot_join_assault(g, begun, at(g, "0202"), mate)) == reason.replace("13 no-assault", "11.1 no")


# Heavy weapons and digging (6.1, 6.7, 15.2) --------------------------------------------------------------------


@pytest.mark.rule("6.1", "6.7", "3.4", "11.1")
@pytest.mark.parametrize(
    ("unit", "deploys", "dismounts"),
    [
        ("mg-f-1 at 0101 crew", "", "6.1 no-dismounted-already"),
        ("mg-f-1 at 0101 deployed", "6.1 no-deployed-already", ""),
        ("gc-para-1 at 0101", "6.1 no-heavy-weapon", "6.1 no-heavy-weapon"),
        ("mg-f-1 at 0101 crew empty", "6.7 no-ammunition", "6.1 no-dismounted-already"),
        ("mg-f-1 at 0101 crew stopped", "", "6.1 no-dismounted-already"),
        ("mg-f-1 at 0101 deployed stopped", "6.1 no-deployed-already", "11.1 no-stopped"),
    ],
)
def test_6_1_which_weapon_is_not_turned(unit: str, deploys: str, dismounts: str) -> None:
    g = on(f"unit {unit} formation f1 active\n")
    piece = one(g, unit.split()[0])
    assert (why(cannot_deploy(g, piece)), why(cannot_dismount(g, piece))) == (deploys, dismounts)


@pytest.mark.rule("15.2", "6.1", "3.4", "15.3")
@pytest.mark.parametrize(
    ("unit", "more", "reason"),
    [
        ("gc-para-1 at 0101", "", ""),
        ("mg-f-1 at 0101 crew", "", ""),
        ("mg-f-1 at 0101 deployed", "", "6.1 no-deployed"),
        ("decoy-f-1 at 0101", "", "1.1 no-combat-unit"),
        ("gc-para-1 at 0101", "hex 0101 dug 2\n", "15.2 no-dug-already"),
        ("gc-para-1 at 0101", "hex 0101 prepared 1\n", "15.2 no-dug-already"),
        ("gc-para-1 at 0101", "hex 0101 burning 1\n", "15.3 no-burning"),
        ("gc-para-1 at 0101", "hex 0101 dug 1\n", "15.2 no-other-digs"),
        ("gc-para-1 at 0101 digging", "hex 0101 dug 1\n", ""),
        ("gc-para-1 at 0101 digging dug", "hex 0101 dug 1\n", "15.2 no-dug-today"),
    ],
)
def test_15_2_who_does_not_dig(unit: str, more: str, reason: str) -> None:
    g = on(f"unit {unit} formation f1 active\n{more}")
    assert why(cannot_dig_in(g, one(g, unit.split()[0]))) == reason


# Leaders (6.3, 10.9) -------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3", "3.4", "11.1", "11.2", "6.6")
@pytest.mark.parametrize(
    ("leader", "unit", "reason"),
    [
        ("", "gc-para-1 at 0101 formation f1 acted", ""),
        ("", "gc-para-1 at 0201 formation f1 acted", ""),
        ("stopped", "gc-para-1 at 0101 formation f1 acted", "6.3 no-stopped"),
        ("", "gc-para-1 at arriving formation f1 acted", "6.3 no-beside-leader"),
        ("", "gc-para-1 at 0301 formation f1 acted", "6.3 no-beside-leader"),
        ("", "gc-para-1 at 0101 formation f2 acted", "6.3 no-other-formation"),
        ("", "gc-para-1 at 0101 formation f2 attached f1 acted", ""),
        ("", "gc-para-1 at 0101 formation f1 attached f2 acted", "6.3 no-other-formation"),
        ("", "gc-para-1 at 0101 formation f1 acted neutralised", "11.2 no-neutralised"),
        ("", "gc-para-1 at 0101 formation f1 acted withdrew", "6.6 no-withdrew"),
        ("", "gc-para-1 at 0101 formation f1", "6.3 no-not-acted"),
    ],
)
def test_6_3_whom_a_leader_does_not_let_act_again(leader: str, unit: str, reason: str) -> None:
    g = on(f"unit pc-f-1 at 0101 formation f1 active {leader}\nunit {unit}\nunit pc-f-2 at 1004 formation f2\n")
    assert why(cannot_command(g, one(g, "pc-f-1"), one(g, "gc-para-1"))) == reason


@pytest.mark.rule("6.3", "1.4")
def test_6_3_uncle_ho_is_no_unit_that_a_leader_lets_act_again() -> None:
    g = on("side viet-minh higher pc-vm-1\nunit pc-vm-1 at 0101 formation v1\nunit ho at 0101 acted\n")
    assert why(cannot_command(g, one(g, "pc-vm-1"), one(g, "ho"))) == "1.1 no-combat-unit"


@pytest.mark.rule("6.3", "11.1", "3.4")
@pytest.mark.parametrize(
    ("leader", "unit", "reason"),
    [
        ("", "gc-para-1 at 0201 formation f1 stopped", ""),
        ("stopped", "gc-para-1 at 0201 formation f1 stopped", "6.3 no-stopped"),
        ("", "gc-para-1 at arriving formation f1 stopped", "6.3 no-beside-leader"),
        ("", "gc-para-1 at 0301 formation f1 stopped", "6.3 no-beside-leader"),
        ("", "gc-para-1 at 0201 formation f2 stopped", "6.3 no-other-formation"),
        ("", "gc-para-1 at 0201 formation f1", "11.1 no-not-stopped"),
    ],
)
def test_6_3_whom_a_leader_does_not_free(leader: str, unit: str, reason: str) -> None:
    g = on(f"unit pc-f-1 at 0101 formation f1 active {leader}\nunit {unit}\nunit pc-f-2 at 1004 formation f2\n")
    assert why(cannot_free(g, one(g, "pc-f-1"), one(g, "gc-para-1"))) == reason


BATTERY = "side french higher pc-f-co-1\nunit pc-f-co-1 at 0101 formation f5 {}\nunit pc-f-1 at 0103 formation f1\n"
TARGET = "unit inf-vm-1 at 0701 formation v1\n"


@pytest.mark.rule("10.9", "3.3", "11.2")
@pytest.mark.parametrize(
    ("unit", "more", "reason"),
    [
        ("m60-f-1 at 0102 deployed formation f5", TARGET, ""),
        ("m60-f-1 at arriving deployed formation f5", TARGET, "10.9 no-mortar"),
        ("m60-f-1 at 0102 crew formation f5", TARGET, "10.9 no-mortar"),
        ("mg-f-1 at 0102 deployed formation f5", TARGET, "10.9 no-mortar"),
        ("m60-f-1 at 0102 deployed acted formation f5", TARGET, "10.9 no-mortar"),
        ("m60-f-1 at 0102 deployed out-of-command formation f5", TARGET, "10.9 no-mortar"),
        ("m60-f-1 at 0102 deployed neutralised formation f5", TARGET, "10.9 no-mortar"),
        (
            "m60-f-1 at 0102 deployed formation f1",
            f"{TARGET}unit pc-f-1 at 0103 formation f1 out-of-echelon\n",
            "10.9 no-mortar",
        ),
        ("m60-f-1 at 0102 deployed formation f5", "", "10.9 no-target"),
    ],
)
def test_10_9_which_mortar_is_not_coordinated(unit: str, more: str, reason: str) -> None:
    g = on(f"{BATTERY.format('')}unit {unit}\n{more}")
    piece = one(g, unit.split()[0])
    leader = one(g, "pc-f-co-1")
    assert why(cannot_be_coordinated(g, leader, piece)) == reason
    assert why(cannot_coordinate(g, leader)) == ("10.9 no-mortar" if reason else "")


@pytest.mark.rule("10.9", "3.4")
@pytest.mark.parametrize(
    ("state", "name", "reason"),
    [
        ("", "pc-f-co-1", ""),
        ("", "pc-f-1", "10.9 no-higher-pc"),
        ("", "m60-f-1", "6.3 no-leader"),
    ],
)
def test_10_9_who_coordinates_no_mortars(state: str, name: str, reason: str) -> None:
    g = on(f"{BATTERY.format(state)}unit m60-f-1 at 0102 deployed formation f5\n{TARGET}")
    assert why(cannot_coordinate(g, one(g, name))) == reason


ALONE = """\
unit pc-f-1 gc-para-1 at 0201 formation f1 active out-of-command
unit gc-para-2 at 0201 formation f1 active out-of-command acted stopped
unit mg-f-1 at 0201 crew formation f1 active out-of-command
unit mg-f-2 at 0201 deployed formation f1 active out-of-command
unit m60-f-1 at 0102 deployed formation f1
unit inf-vm-1 at 0202 formation v1
unit inf-vm-2 at 0801 formation v1
side french higher pc-f-1
"""


@pytest.mark.rule("3.4", "6.1")
def test_3_4_what_a_unit_does_not_do_when_it_is_activated_out_of_command() -> None:
    for more, reason in (("", "3.4 no-alone"), ("activating f1\n", "")):
        g = on(ALONE, more=more)
        leader, other, crew, gun = who(g, "pc-f-1", "gc-para-2", "mg-f-1", "mg-f-2")
        para, foe = action(g, "gc-para-1"), at(g, "0202")
        refusals = (
            cannot_lay_smoke(g, para, foe),
            cannot_assault_now(g, para, foe),
            cannot_engage(g, para.units[0]),
            cannot_gather(g, para, leader),
            cannot_deploy(g, crew),
            cannot_dismount(g, gun),
            cannot_dig_in(g, para.units[0]),
            cannot_command(g, leader, other),
            cannot_free(g, leader, other),
            cannot_coordinate(g, leader),
        )
        assert [why(refusal) for refusal in refusals] == [reason] * len(refusals)
        assert why(cannot_snap(g, para, foe)) == "", "it may move and fire"


@pytest.mark.rule("13", "6.1")
def test_13_a_deployed_weapon_joins_no_stack_for_an_assault() -> None:
    g = on(f"unit gc-para-1 at 0201 formation f1 active\nunit mg-f-1 at 0201 deployed formation f1 active\n{FOE}")
    assert why(cannot_gather(g, action(g, "gc-para-1"), one(g, "mg-f-1"))) == "6.1 no-deployed"


@pytest.mark.rule("3.3")
def test_3_3_nobody_is_attached_to_an_enemy() -> None:
    g = on("unit gc-para-1 at 0101 formation f1 out-of-command\nunit pc-vm-1 at 0201\nunit pc-f-2 at 0102\n")
    for name, reason in (("f2", ""), ("v1", "3.3 no-leader-beside")):
        assert why(cannot_attach(g, one(g, "gc-para-1"), formation(g, name))) == reason


# Any time (2.D2) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1", "3.4")
def test_5_1_why_nobody_else_is_activated_now_is_told_whatever_is_asked() -> None:
    text = "unit pc-f-1 gc-para-1 at 0101 formation f1 active\nformation f1 activated 1\n"
    g = Fight(title().at(f"indochine\nboard\n{ROWS}phase 2.D2\nacting french\nactivating f1\n{text}"))
    assert g.asked == "french 5.2"
    assert g.refused("activate f1") == "§5.1 It has already been activated this turn."
    assert g.refused("activate-alone gc-para-1") == "§3.4 It is in command: it acts with its formation."
    assert g.refused("fire 0401").startswith("§9.1 This is done under §9.1."), "another question"


# Fire (9) ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9", "9.1", "4.2", "11.2")
@pytest.mark.parametrize(
    ("unit", "hex_", "reason"),
    [
        ("gc-para-1 at 0101", "0401", ""),
        ("gc-para-1 at 0101 neutralised", "0401", "11.2 no-neutralised"),
        ("decoy-f-1 at 0101", "0401", "9 no-firepower"),
        ("gc-para-1 at 0101", "0501", "9.1 no-target"),
        ("pc-f-1 at 0101", "0701", "4.2 no-range"),
    ],
)
def test_9_1_who_does_not_fire_at_a_hex(unit: str, hex_: str, reason: str) -> None:
    g = on(f"unit {unit} formation f1\nunit inf-vm-1 at 0401 formation v1\nunit inf-vm-2 at 0701 formation v1\n")
    assert why(cannot_fire(g, one(g, unit.split()[0]), at(g, hex_))) == reason


@pytest.mark.rule("9.2", "ext.opt.rate")
def test_opt_rate_who_has_fired_this_turn_joins_no_other_fire() -> None:
    units = "unit gc-para-1 at 0101 formation f1\nunit gc-para-2 at 0101 formation f1{}\n" + FOE
    for options, state, reason in (
        ("options ext.opt.rate\n", " attacked-on 1", "ext.opt.rate no-second-attack"),
        ("options ext.opt.rate\n", "", ""),
        ("", " attacked-on 1", ""),
    ):
        g = on(units.format(state), more=f"{options}activating f1\n")
        first, second = who(g, "gc-para-1", "gc-para-2")
        assert why(cannot_join(g, Shot((first,), at(g, "0202")), second)) == reason


MOVER = "unit gc-para-1 at 0301 formation f1 active moved\n"


@pytest.mark.rule("6.5", "6.5.conditions", "6.5.moving", "6.5.firing", "err1.assault", "11.2")
@pytest.mark.parametrize(
    ("unit", "moving", "barred", "fired", "reason"),
    [
        ("inf-vm-1 at 0601", "moving", "", False, ""),
        ("gc-para-2 at 0601", "moving", "", False, "6.5.conditions no-not-passive"),
        ("inf-vm-1 at arriving", "moving", "", False, "6.5.conditions no-not-passive"),
        ("inf-vm-1 at 0601 td", "moving", "", False, ""),
        ("inf-vm-1 at 0601 td-over", "moving", "", False, "6.5 no-td-over"),
        ("inf-vm-1 at 0601", "moving", "", True, "6.5.moving no-fired-here"),
        ("inf-vm-1 at 0601 moved", "moving", "", False, ""),
        ("inf-vm-1 at 0601 moved", "", "", False, "6.5.conditions no-moved"),
        ("inf-vm-1 at 0601", "moving", "0601", False, "err1.assault no-in-assault"),
        ("inf-vm-1 at 0601 neutralised", "moving", "", False, "11.2 no-neutralised"),
        ("inf-vm-1 at 1001", "moving", "", False, "4.2 no-range"),
    ],
)
def test_6_5_who_does_not_fire_defensively(unit: str, moving: str, barred: str, fired: bool, reason: str) -> None:
    g = on(f"{MOVER}unit {unit}\n")
    mover, piece = who(g, "gc-para-1", unit.split()[0])
    occasion = Occasion(at(g, "0301"), (mover,), moving, (at(g, barred),) if barred else ())
    assert why(cannot_react(g, VIET_MINH, occasion, {piece} if fired else set(), piece)) == reason


@pytest.mark.rule("6.5.conditions", "4.1")
def test_6_5_nobody_fires_defensively_without_a_line_of_sight() -> None:
    g = on(f"{MOVER}unit inf-vm-1 at 0601 formation v1\n", rows="  . . . j j . . . . .\n" * 4)
    mover, piece = who(g, "gc-para-1", "inf-vm-1")
    occasion = Occasion(at(g, "0301"), (mover,), "moving")
    assert why(cannot_react(g, VIET_MINH, occasion, set(), piece)) == "6.5.conditions no-line-of-fire"


# Withdrawal, retreat, flight (6.6, 13, 15.3) -------------------------------------------------------------------


def around_all_but(g: Indochine, hex_: str, *free: str) -> None:
    """Set fire to all hexes next to one but a few."""
    for each in g.board.grid.adjacent[at(g, hex_)]:
        g.position.burning[each] = g.board.grid.number(each) not in free


@pytest.mark.rule("6.6", "qa.6", "qa.7", "1.4", "11.1", "11.2")
@pytest.mark.parametrize(
    ("unit", "reason"),
    [
        ("inf-vm-1 at 0202", ""),
        ("inf-vm-1 at 0302", "6.6 no-not-assaulted"),
        ("ho at 0202", "6.6 no-not-assaulted"),
        ("inf-vm-1 at 0202 stopped", "6.6 no-stopped"),
        ("inf-vm-1 at 0202 neutralised", "6.6 no-stopped"),
        ("inf-vm-1 at 0202 acted", "qa.7 no-acted"),
        ("inf-vm-1 at 0202 withdrew", "qa.7 no-acted"),
        ("mg-vm-1 at 0202 deployed", "qa.6 no-deployed"),
        ("mg-vm-1 at 0202 crew", ""),
    ],
)
def test_6_6_who_does_not_withdraw(unit: str, reason: str) -> None:
    g = on(f"unit {unit}\n")
    assert why(cannot_withdraw(g, at(g, "0202"), one(g, unit.split()[0]))) == reason


@pytest.mark.rule("6.6", "13.resolution", "15.3", "qa.3", "ext.11.2", "7.2")
@pytest.mark.parametrize(
    ("more", "hex_", "key"),
    [
        ("", "0201", ""),
        ("", "0401", "{} no-not-adjacent"),
        ("unit inf-vm-1 at 0201 formation v1\n", "0201", "{} no-enemy-there"),
        ("hex 0201 burning 1\n", "0201", "15.3 no-burning"),
        ("unit gc-para-2 gc-para-3 at 0201 formation f1\n", "0201", "7.2 no-stack-full"),
        ("unit gc-para-2 pc-f-1 mg-f-1 at 0201 formation f1\n", "0201", ""),
    ],
)
def test_7_2_where_nobody_gives_way_to(more: str, hex_: str, key: str) -> None:
    g = on(f"unit gc-para-1 at 0202 formation f1\n{more}")
    piece, to = one(g, "gc-para-1"), at(g, hex_)
    ways: dict[str, Callable[[Indochine, int, int], Refusal | None]] = {
        "6.6": cannot_withdraw_to,
        "13.resolution": cannot_retreat_to,
        "15.3": cannot_flee,
        "qa.3": cannot_disperse_to,
        "ext.11.2": cannot_step_away,
    }
    assert {clause: why(way(g, piece, to)) for clause, way in ways.items()} == {
        clause: key.format(clause) for clause in ways
    }


@pytest.mark.rule("6.6", "13.resolution")
def test_6_6_who_has_nowhere_to_go_neither_withdraws_nor_retreats() -> None:
    g = on("unit inf-vm-1 at 0202 formation v1\n")
    piece, hex_ = one(g, "inf-vm-1"), at(g, "0202")
    around_all_but(g, "0202")
    assert why(cannot_withdraw(g, hex_, piece)) == "6.6 no-nowhere"
    assert why(cannot_retreat(g, VIET_MINH, hex_, piece)) == "13.resolution no-nowhere"
    around_all_but(g, "0202", "0201")
    assert why(cannot_withdraw(g, hex_, piece)) == ""
    assert why(cannot_retreat(g, VIET_MINH, hex_, piece)) == ""


@pytest.mark.rule("13.resolution", "11.2", "qa.6")
@pytest.mark.parametrize(
    ("unit", "side", "reason"),
    [
        ("inf-vm-1 at 0202", VIET_MINH, ""),
        ("inf-vm-1 at 0202", FRENCH, "5 no-not-yours"),
        ("inf-vm-1 at 0302", VIET_MINH, "13.resolution no-in-fight"),
        ("ho at 0202", VIET_MINH, "13.resolution no-in-fight"),
        ("inf-vm-1 at 0202 neutralised", VIET_MINH, "13.resolution no-retreat"),
        ("mg-vm-1 at 0202 deployed", VIET_MINH, "13.resolution no-retreat"),
        ("mg-vm-1 at 0202 crew", VIET_MINH, ""),
        ("inf-vm-1 at 0202 stopped", VIET_MINH, ""),
    ],
)
def test_13_who_does_not_leave_a_fight(unit: str, side: Side, reason: str) -> None:
    g = on(f"unit {unit}\n")
    assert why(cannot_retreat(g, side, at(g, "0202"), one(g, unit.split()[0]))) == reason


@pytest.mark.rule("13.resolution", "1.4")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("inf-vm-1 at 0202", ""),
        ("inf-vm-1 at 0201", "13.resolution no-in-fight"),
        ("ho at 0202", "13.resolution no-in-fight"),
        ("gc-para-2 at 0202", "13.resolution no-own-unit"),
    ],
)
def test_13_who_is_not_struck(target: str, reason: str) -> None:
    name, hex_ = target.split(" at ")
    g = on("unit gc-para-1 at 0202 formation f1\n")
    striker, struck = who(g, "gc-para-1", name)
    g.place(struck, at(g, hex_))
    assert why(cannot_strike(g, striker, FRENCH, (), struck)) == reason


# Morale and hiding (11.1, 8) -----------------------------------------------------------------------------------


@pytest.mark.rule("11.1", "5")
@pytest.mark.parametrize(
    ("unit", "side", "more", "reason"),
    [
        ("gc-para-1 at 0101 formation f1 stopped", FRENCH, "activating f1\n", ""),
        ("gc-para-1 at 0101 formation f1 stopped", VIET_MINH, "activating f1\n", "5 no-not-yours"),
        ("gc-para-1 at arriving formation f1 stopped", FRENCH, "activating f1\n", "11.1 no-not-its-activation"),
        ("gc-para-1 at 0101 formation f2 stopped", FRENCH, "activating f1\n", "11.1 no-not-its-activation"),
        (
            "gc-para-1 at 0101 formation f1 stopped out-of-command",
            FRENCH,
            "activating f1\n",
            "11.1 no-not-its-activation",
        ),
        ("gc-para-1 at 0101 formation f1 stopped out-of-command active", FRENCH, "", ""),
        ("gc-para-1 at 0101 formation f1 stopped", FRENCH, "", "11.1 no-not-its-activation"),
        ("gc-para-1 at 0101 formation f1", FRENCH, "activating f1\n", "11.1 no-not-stopped"),
        ("gc-para-1 at 0101 formation f1 stopped steps 1", FRENCH, "activating f1\n", "11.1 no-last-step"),
        ("pc-f-1 at 0101 stopped", FRENCH, "activating f1\n", "11.1 no-last-step"),
        ("decoy-f-1 at 0101 formation f1 stopped", FRENCH, "activating f1\n", "11.1 no-last-step"),
    ],
)
def test_11_1_who_does_not_pay_to_go_on(unit: str, side: Side, more: str, reason: str) -> None:
    g = on(f"unit {unit}\n", more=more)
    assert why(cannot_shake_off(g, side, one(g, unit.split()[0]))) == reason


@pytest.mark.rule("8.rehide")
@pytest.mark.parametrize(
    ("unit", "side", "reason"),
    [
        ("gc-para-1 at 0101", FRENCH, ""),
        ("gc-para-1 at 0101", VIET_MINH, "8.rehide no-hide-now"),
        ("gc-para-1 at arriving", FRENCH, "8.rehide no-hide-now"),
        ("gc-para-1 at 0101 concealed", FRENCH, "8.rehide no-hide-now"),
        ("gc-para-1 at 1002", FRENCH, "8.rehide no-hide-seen"),
    ],
)
def test_8_who_is_not_hidden_again(unit: str, side: Side, reason: str) -> None:
    g = on(f"unit {unit} formation f1\nunit inf-vm-1 at 1001 formation v1\n", rows="  . j j j j j . . . .\n" * 4)
    assert why(cannot_hide(g, side, one(g, "gc-para-1"))) == reason


# Movement (7, 0.5) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "7.2", "7.3", "11.1", "13", "15.3", "6.1")
@pytest.mark.parametrize(
    ("unit", "more", "hex_", "done", "moves", "creeps"),
    [
        ("gc-para-1", "", "0201", {}, "", ""),
        ("gc-para-1", "", "0301", {}, "7.1 no-not-adjacent", "7.1 no-not-adjacent"),
        ("gc-para-1", "", "0201", {"tactical": True, "steps": 1}, "7.3 no-tactical-over", "7.3 no-tactical-moved"),
        ("gc-para-1", "", "0201", {"steps": 1, "spent": 1}, "", "7.3 no-tactical-moved"),
        ("gc-para-1", "", "0201", {"smoked": True}, "", "7.3 no-tactical-moved"),
        ("mg-f-1 crew", "", "0201", {"turned": True}, "", "7.3 no-tactical-moved"),
        ("mg-f-1 deployed", "", "0201", {}, "6.1 no-deployed", "6.1 no-deployed"),
        ("gc-para-1 stopped", "", "0201", {}, "11.1 no-stopped", "11.1 no-stopped"),
        ("gc-para-1 neutralised", "", "0201", {}, "11.1 no-stopped", "11.1 no-stopped"),
        ("gc-para-1", "unit inf-vm-1 at 0201\n", "0201", {}, "13 no-enemy-there", "13 no-enemy-there"),
        ("gc-para-1", "hex 0201 burning 1\n", "0201", {}, "15.3 no-burning", "15.3 no-burning"),
        ("gc-para-1", "", "0201", {"steps": 1, "spent": 4}, "7.1 no-points", "7.3 no-tactical-moved"),
        ("gc-para-1", "unit gc-para-2 gc-para-3 at 0201\n", "0201", {}, "", "7.2 no-stack-full"),
        (
            "gc-para-1",
            "unit gc-para-2 gc-para-3 at 0201\n",
            "0201",
            {"steps": 1, "spent": 3},
            "7.2 no-stack-full",
            None,
        ),
    ],
)
def test_7_1_where_a_unit_does_not_go(
    unit: str, more: str, hex_: str, done: Mapping[str, int], moves: str, creeps: str | None
) -> None:
    name, _, state = unit.partition(" ")
    g = on(f"unit {name} at 0101 {state} formation f1 active\n{more}")
    begun = action(g, name, by_road=False, **done)
    assert why(cannot_step(g, begun, at(g, hex_))) == moves
    if creeps is not None:
        assert why(cannot_creep(g, begun, at(g, hex_))) == creeps


ENTRY = "region entry-french 0101 0102\nregion exit-french 0101\nactivating f1\n"
BLOCKED = "unit gc-para-2 gc-para-3 at 0101 formation f1\nunit inf-vm-1 at 0201\nunit inf-vm-2 at 0102\n"


@pytest.mark.rule("0.5", "7.1", "7.2", "13", "15.3", "err1.mp", "15.1")
@pytest.mark.parametrize(
    ("unit", "more", "hex_", "reason"),
    [
        ("gc-para-1 at arriving", "", "0101", ""),
        ("gc-para-1 at arriving", "", "0201", "0.5 no-entry-hex"),
        ("mg-f-1 at arriving crew", "", "0101", ""),
        ("mg-f-1 at arriving deployed", "", "0101", "6.1 no-deployed"),
        ("gc-para-1 at arriving stopped", "", "0101", "11.1 no-stopped"),
        ("gc-para-1 at arriving", "unit inf-vm-1 at 0101\n", "0101", "13 no-enemy-there"),
        ("gc-para-1 at arriving", "hex 0101 burning 1\n", "0101", "15.3 no-burning"),
        ("gc-para-1 at arriving", "unit gc-para-2 gc-para-3 at 0101 formation f1\n", "0101", ""),
        ("gc-para-1 at arriving", BLOCKED, "0101", "7.2 no-stack-full"),
        ("gc-para-1 at astray entry 0104", "", "0104", ""),
        ("gc-para-1 at astray entry 0104", "", "0101", "0.5 no-entry-hex"),
        ("gc-para-1 at astray entry 0104", "unit gc-para-2 gc-para-3 at 0104\n", "0104", "7.2 no-stack-full"),
    ],
)
def test_0_5_who_does_not_enter_the_map(unit: str, more: str, hex_: str, reason: str) -> None:
    g = on(f"unit {unit} formation f1 active\n{more}", more=ENTRY)
    assert why(cannot_enter(g, action(g, unit.split()[0]), at(g, hex_))) == reason


@pytest.mark.rule("0.5", "7.1", "13")
@pytest.mark.parametrize(
    ("unit", "done", "reason"),
    [
        ("gc-para-1 at 0101", {}, ""),
        ("gc-para-1 at 0201", {}, "0.5 no-exit-hex"),
        ("gc-para-1 at arriving", {}, "0.5 no-exit-hex"),
        ("inf-vm-1 at 0101", {}, "0.5 no-exit-hex"),
        ("gc-para-1 at 0101 stopped", {}, "11.1 no-stopped"),
        ("mg-f-1 at 0101 deployed", {}, "6.1 no-deployed"),
        ("gc-para-1 at 0101", {"bound": True}, "13 no-assault-in-reach"),
        ("gc-para-1 at 0101", {"steps": 2, "spent": 3}, ""),
        ("gc-para-1 at 0101", {"steps": 3, "spent": 4}, "7.1 no-points"),
        ("gc-para-1 at 0101", {"steps": 1, "spent": 2, "fired": True}, "7.1 no-points"),
    ],
)
def test_0_5_who_does_not_leave_the_map(unit: str, done: Mapping[str, int], reason: str) -> None:
    g = on(f"unit {unit}\n", more=ENTRY)
    assert why(cannot_leave(g, action(g, unit.split()[0], by_road=False, **done))) == reason


@pytest.mark.rule("0.5", "6.1")
def test_0_5_a_unit_beside_the_map_does_nothing_but_enter() -> None:
    units = "unit gc-para-1 at arriving formation f1 active\nformation f1 arrives 1\n"
    g = Fight(title().at(f"indochine\nboard\n{ROWS}phase 2.D2\nacting french\n{ENTRY}{units}")).play("act gc-para-1")
    for verb in ("dig", "move 0101", "lay-smoke 0101", "leave", "halt"):
        assert g.refused(verb) == "§0.5 It is not on the map yet: it must enter first."


# Set-up and drops (0.5, 8.decoy, 15.1) -------------------------------------------------------------------------

PLACES = "region set-up-french 0101 0102\nregion set-up-ho 0103\nregion drop-f1 0404\nactivating f1\n"


@pytest.mark.rule("0.5", "7.2", "1.4")
@pytest.mark.parametrize(
    ("unit", "more", "hex_", "reason"),
    [
        ("gc-para-1", "", "0101", ""),
        ("gc-para-1", "", "0201", "0.5 no-set-up-hex"),
        ("gc-para-1", "unit inf-vm-1 at 0101\n", "0101", "0.5 no-set-up-hex"),
        ("gc-para-1", "unit gc-para-2 gc-para-3 at 0101\n", "0101", "7.2 no-stack-full"),
        ("pc-f-1", "unit gc-para-2 gc-para-3 at 0101\n", "0101", ""),
        ("ho", "", "0103", ""),
        ("ho", "", "0101", "0.5 no-set-up-hex"),
    ],
)
def test_0_5_where_a_counter_is_not_set_up(unit: str, more: str, hex_: str, reason: str) -> None:
    g = on(f"unit {unit} at hand{'' if unit == 'ho' else ' formation f1'}\n{more}", more=PLACES)
    assert why(cannot_put(g, one(g, unit), at(g, hex_))) == reason


@pytest.mark.rule("8.decoy")
@pytest.mark.parametrize(
    ("state", "name", "reason"),
    [
        ("", "f1", ""),
        ("", "v1", "8.decoy no-formation-here"),
        ("formation f1 arrives 2\n", "f1", "8.decoy no-formation-here"),
        ("formation f1 drops 2\n", "f1", "8.decoy no-formation-here"),
    ],
)
def test_8_to_which_formation_a_decoy_does_not_belong(state: str, name: str, reason: str) -> None:
    g = on(f"unit pc-f-1 at 0101\n{state}")
    assert why(cannot_belong(g, FRENCH, formation(g, name))) == reason


@pytest.mark.rule("15.1")
def test_15_1_the_drop_zone_is_where_the_scenario_has_it_or_anywhere() -> None:
    g = on("", more=PLACES)
    first, second = formation(g, "f1"), formation(g, "f2")
    assert why(cannot_drop(g, first, at(g, "0404"))) == why(cannot_drop(g, second, at(g, "0101"))) == ""
    assert why(cannot_drop(g, first, at(g, "0101"))) == "15.1 no-drop-hex"


# Command in the phases (3.3, 1.3, 11.2, Dong Khé) --------------------------------------------------------------


@pytest.mark.rule("3.3")
def test_3_3_a_unit_is_attached_once_in_the_phase() -> None:
    g = on("unit gc-para-1 at 0101 formation f1 out-of-command\nunit pc-f-2 at 0201 formation f2\n")
    piece = one(g, "gc-para-1")
    assert why(cannot_transfer_now(g, FRENCH, {}, piece)) == ""
    assert why(cannot_transfer_now(g, FRENCH, {piece: 1}, piece)) == "3.3 no-transfer-twice"


@pytest.mark.rule("ext.11.2", "err1.mp")
@pytest.mark.parametrize(
    ("unit", "more", "reason"),
    [
        ("mg-f-1 at 0202 crew", "", ""),
        ("mg-f-1 at 0202 deployed", "", "err1.mp no-deployed"),
        ("gc-para-1 at 0202", "unit inf-vm-1 at 0101\n", "ext.11.2 no-next-to-enemy"),
        ("gc-para-1 at 0202", "unit inf-vm-1 at 0303\n", ""),
    ],
)
def test_11_2_who_does_not_step_away(unit: str, more: str, reason: str) -> None:
    g = on(f"unit {unit} formation f1 neutralised\n{more}")
    assert why(cannot_step_away(g, one(g, unit.split()[0]), at(g, "0201"))) == reason


@pytest.mark.rule("scenario.dong-khe.vm")
@pytest.mark.parametrize(
    ("losses", "left", "name", "reason"),
    [
        (-1, 1, "v1", ""),
        (0, 1, "v1", "scenario.dong-khe.vm no-destroyed"),
        (3, 1, "v1", "scenario.dong-khe.vm no-destroyed"),
        (-1, 1, "f1", "scenario.dong-khe.vm no-destroyed"),
        (-1, 0, "v1", "scenario.dong-khe.vm no-replacements"),
    ],
)
def test_dong_khe_which_company_is_not_replaced(losses: int, left: int, name: str, reason: str) -> None:
    g = on(f"formation {name} losses {losses}\nside viet-minh replacements {left}\n", "dong-khe")
    assert why(cannot_replace(g, VIET_MINH, formation(g, name))) == reason


# Support (10.6, 14.2) ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6", "10.3", "scenario.bac-kan.special", "scenario.dong-khe.special")
@pytest.mark.parametrize(
    ("scenario", "hex_", "reason"),
    [
        ("", "0201", ""),
        ("", "0801", "10.3 no-observer"),
        ("bac-kan", "0201", "10.6 no-smoke-here"),
        ("dong-khe", "0201", "10.6 no-smoke-here"),
    ],
)
def test_10_6_where_no_battery_fires_smoke(scenario: str, hex_: str, reason: str) -> None:
    g = on("unit pc-f-1 at 0101 formation f1\n", scenario, "  . . . j j . . . . .\n" * 4)
    assert why(cannot_plot_smoke(g, FRENCH, at(g, hex_))) == reason


@pytest.mark.rule("14.2", "6.7", "11.2")
@pytest.mark.parametrize(
    ("unit", "fired", "reason"),
    [
        ("hmg-vm-1 at 0601 deployed", False, ""),
        ("mg-vm-1 at 0601 deployed", False, "14.2 no-anti-aircraft"),
        ("hmg-vm-1 at arriving deployed", False, "14.2 no-anti-aircraft"),
        ("hmg-vm-1 at 0601 crew", False, "14.2 no-weapon-ready"),
        ("hmg-vm-1 at 0601 deployed jammed", False, "14.2 no-weapon-ready"),
        ("hmg-vm-1 at 0601 deployed neutralised", False, "14.2 no-weapon-ready"),
        ("hmg-vm-1 at 0601 deployed stopped", False, ""),
        ("hmg-vm-1 at 0601 deployed", True, "14.2 no-fired-at-aircraft"),
        ("hmg-vm-1 at 3301 deployed", False, "14.2 no-aircraft-reach"),
    ],
)
def test_14_2_which_weapon_does_not_fire_at_an_aircraft(unit: str, fired: bool, reason: str) -> None:
    g = on(f"unit {unit}\n", rows=f"  {'. ' * 33}\n" * 2)
    piece, watch = one(g, unit.split()[0]), Watch()
    if fired:
        watch.note(piece)
    assert why(cannot_shoot_at(g, at(g, "0301"), "low", watch, piece)) == reason


# Human waves (16) ----------------------------------------------------------------------------------------------

COMPANY = """\
unit pc-vm-1 inf-vm-1 inf-vm-2 at 0202 formation v1 active
unit inf-vm-3 at 0203 formation v1 active
unit gc-para-1 at 0602 formation f1
"""


@pytest.mark.rule("ext.16.1", "ext.16.2", "13")
@pytest.mark.parametrize(
    ("more", "side", "reason"),
    [
        ("", VIET_MINH, ""),
        ("", FRENCH, "ext.16.2 no-wave-side"),
        ("unit pc-vm-1 at 0202 formation v1 active hesitant\n", VIET_MINH, "13 no-assault-hesitant"),
        ("formation v1 waved 1\n", VIET_MINH, "ext.16.2 no-waved"),
        ("begun 1\n", VIET_MINH, "ext.16.2 no-wave-begun"),
        ("unit inf-vm-2 at 1004 formation v1 active\nunit inf-vm-3 at 1004\n", VIET_MINH, "ext.16.2 no-wave-units"),
        ("unit gc-para-1 at 1002 formation f1\n", VIET_MINH, "ext.16.2 no-wave-near"),
    ],
)
def test_16_2_which_formation_launches_no_wave(more: str, side: Side, reason: str) -> None:
    g = on(COMPANY + more, more="")
    assert why(cannot_wave(g, side, formation(g, "v1"))) == reason


@pytest.mark.rule("ext.16.1", "ext.16.2")
def test_16_1_a_scenario_may_forbid_waves_or_have_them_later() -> None:
    g = on(COMPANY, more="")
    for rules, values, reason in (
        ({"no-wave"}, {}, "ext.16.2 no-wave-scenario"),
        ((), {"wave-from": 2}, "ext.16.2 no-wave-yet"),
        ((), {"wave-from": 1}, ""),
    ):
        g.scenario = g.scenario._replace(rules=frozenset(rules), values=values)
        assert why(cannot_wave(g, VIET_MINH, formation(g, "v1"))) == reason


@pytest.mark.rule("ext.16.2", "15.3")
@pytest.mark.parametrize(
    ("chosen", "hex_", "more", "reason"),
    [
        ((), "0602", "", ""),
        ((), "0502", "", "ext.16.2 no-assault-enemy"),
        ((), "0602", "hex 0602 burning 1\n", "15.3 no-burning"),
        (("0602",), "0502", "", ""),
        (("0602",), "0502", "hex 0502 burning 1\n", "15.3 no-burning"),
        (("0602",), "0402", "", "ext.16.2 no-contiguous"),
        (("0602", "0502"), "0402", "", ""),
        (("0602", "0502"), "0502", "", "ext.16.2 no-contiguous"),
    ],
)
def test_16_2_what_is_no_target_of_a_wave(chosen: tuple[str, ...], hex_: str, more: str, reason: str) -> None:
    g = on(COMPANY + more, more="")
    assert why(cannot_target(g, VIET_MINH, [at(g, each) for each in chosen], at(g, hex_))) == reason


@pytest.mark.rule("ext.16.3a", "7.1", "7.2", "15.3")
@pytest.mark.parametrize(
    ("targets", "spent", "more", "hex_", "reason"),
    [
        (("0602",), 0, "", "0302", ""),
        (("0602",), 0, "", "0402", "ext.16.3a no-nearer"),
        (("0602",), 0, "", "0202", "ext.16.3a no-nearer"),
        (("0602",), 0, "", "0101", "ext.16.3a no-nearer"),
        (("0202",), 0, "", "0302", "ext.16.3a no-nearer"),
        (("0602",), 0, "hex 0302 burning 1\n", "0302", "15.3 no-burning"),
        (("0602",), 0, "unit gc-para-2 at 0302\n", "0302", "ext.16.3a no-wave-target"),
        (("0602", "0302"), 0, "unit gc-para-2 at 0302\n", "0302", ""),
        (("0602",), 3, "", "0302", ""),
        (("0602",), 4, "", "0302", "7.1 no-wave-points"),
        (("0602",), 0, "unit inf-vm-4 inf-vm-5 at 0302 formation v2\n", "0302", "7.2 no-stack-full"),
        (("0602",), 0, "unit inf-vm-4 inf-vm-5 at 0302 formation v2 stopped\n", "0302", ""),
    ],
)
def test_16_3_where_a_wave_does_not_go(targets: tuple[str, ...], spent: int, more: str, hex_: str, reason: str) -> None:
    g = on(COMPANY + more, more="")
    leader, *units = who(g, "pc-vm-1", "inf-vm-1", "inf-vm-2", "inf-vm-3")
    wave = Wave(VIET_MINH, leader, [leader, *units], [at(g, each) for each in targets])
    wave.spent[units[0]] = spent
    assert why(cannot_advance(g, wave, {}, units[0], at(g, hex_))) == reason


@pytest.mark.rule("ext.16.3a")
def test_16_3_only_the_fights_of_the_step_are_fought() -> None:
    assert why(cannot_fight([4, 7], 7)) == ""
    assert why(cannot_fight([4], 7)) == "ext.16.3a no-fight-there"
