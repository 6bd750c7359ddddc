"""Chapter 8: observation, recognition, decoys, hiding again; and what each of these may not tell."""

from __future__ import annotations

import pytest

from grognard.games.indochine import Indochine
from grognard.games.indochine.hiding import (
    MOVING,
    STATIONARY,
    TACTICAL,
    cannot_hide,
    cover_against,
    firers_seen,
    hide,
    look_around,
    observe,
    observed_from,
)
from grognard.games.indochine.words import FRENCH, VIET_MINH
from grognard.kernel.secrecy.view import unknown_counters
from tests.games.indochine.sketches import down, ground


def piece(g: Indochine, name: str) -> int:
    found = g.roster.find(name)
    assert found is not None
    return found


def hidden(g: Indochine, *names: str) -> None:
    """Hide counters, whatever observes them."""
    for name in names:
        g.conceal(piece(g, name))


def is_open(g: Indochine, name: str) -> bool:
    return g.is_open(piece(g, name))


def told(g: Indochine) -> list[str]:
    return [event.key for event in g.events]


def night(board: str, more: str) -> Indochine:
    """The counters of Dong Khé, with its decoys; by night."""
    g = ground(board, more, "dong-khe")
    g.events.clear()
    return g


def day(board: str, more: str) -> Indochine:
    """The counters of Bac Kan, with its decoys; by day."""
    g = ground(board, more, "bac-kan")
    g.events.clear()
    return g


# The observation table -----------------------------------------------------------------------------------------


@pytest.mark.rule("table.observation")
@pytest.mark.parametrize(
    ("sign", "row"), [(".", "open"), ("b", "light"), ("r", "light"), ("j", "medium"), ("w", "medium"), ("s", "heavy")]
)
def test_table_observation_distances_are_those_of_the_cover_and_the_manner(sign: str, row: str) -> None:
    g = day(down(sign, *["."] * 19), "")
    here, chart = g.board.grid.find("0101"), g.charts["observation"]
    for manner, column in ((MOVING, "moving"), (TACTICAL, "tactical"), (STATIONARY, "stationary")):
        watched = observed_from(g, here, manner)
        farthest = max(n for n in range(20) if watched >> g.board.grid.find(f"01{n + 1:02}") & 1 or not n)
        assert farthest == chart.number(row, column)
    assert not observed_from(g, here, MOVING) >> here & 1


@pytest.mark.rule("table.observation")
def test_table_observation_by_night_a_unit_is_observed_from_nearer() -> None:
    g = night(down(*["."] * 9), "")
    here = g.board.grid.find("0101")
    assert observed_from(g, here, MOVING) >> g.board.grid.find("0105") & 1
    assert not observed_from(g, here, MOVING) >> g.board.grid.find("0106") & 1


@pytest.mark.rule("8.discovery")
def test_8_discovery_a_hindrance_in_the_line_is_light_cover_and_better_cover_holds_r91() -> None:
    """In the open a stationary unit is observed at eight hexes, in light cover at four."""
    open_ground = day(down(".", "r", *["."] * 8), "")
    here, find = open_ground.board.grid.find("0101"), open_ground.board.grid.find
    watched = observed_from(open_ground, here, STATIONARY)
    assert watched >> find("0105") & 1 and not watched >> find("0106") & 1
    clear = day(down(".", ".", *["."] * 8), "")
    assert observed_from(clear, here, STATIONARY) >> find("0109") & 1
    jungle = day(down("j", "r", "."), "")
    assert cover_against(jungle, find("0103"), here) == 2


@pytest.mark.rule("8.discovery")
def test_8_discovery_a_wall_crossed_by_the_look_covers() -> None:
    """On the move it is observed over a wall at four hexes, from the other side at sixteen."""
    g = day(down(*["."] * 14), "hexside wall 0105/0106")
    find = g.board.grid.find
    behind = observed_from(g, find("0106"), MOVING)
    assert behind >> find("0114") & 1
    assert behind >> find("0102") & 1 and not behind >> find("0101") & 1
    assert not observed_from(g, find("0106"), STATIONARY) >> find("0105") & 1


@pytest.mark.rule("8.discovery")
def test_8_discovery_nobody_is_observed_where_he_is_not_seen() -> None:
    g = day(down(".", "j", "."), "")
    assert not observed_from(g, g.board.grid.find("0101"), MOVING) >> g.board.grid.find("0103") & 1


@pytest.mark.rule("table.observation")
@pytest.mark.parametrize("sign", ["j", "w", "s"])
def test_table_observation_who_lies_still_in_good_cover_is_hidden_even_next_to_the_enemy_r152(sign: str) -> None:
    g = day(down(".", sign), "unit gc-para-1 at 0101\nunit inf-vm-1 at 0102")
    hidden(g, "inf-vm-1")
    look_around(g)
    observe(g, [piece(g, "gc-para-1")], is_tactical=False)
    assert not is_open(g, "inf-vm-1")
    observe(g, [piece(g, "inf-vm-1")], is_tactical=True)
    assert is_open(g, "inf-vm-1")


@pytest.mark.rule("15.2")
def test_15_2_an_entrenchment_hides_as_medium_cover() -> None:
    g = day(down(*["."] * 9), "")
    here, far = g.board.grid.find("0101"), g.board.grid.find("0106")
    assert observed_from(g, here, STATIONARY) >> far & 1
    g.position.dug[here] = 2
    assert not observed_from(g, here, STATIONARY) >> far & 1


# Recognition of those who move ---------------------------------------------------------------------------------

PLAIN = down(*["."] * 20)


@pytest.mark.rule("8.discovery")
def test_8_discovery_a_hidden_counter_that_moves_in_observation_is_recognised() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit inf-vm-1 at 0115")
    hidden(g, "inf-vm-1")
    observe(g, [piece(g, "inf-vm-1")], is_tactical=True)
    assert not is_open(g, "inf-vm-1"), "a tactical move is observed at twelve hexes"
    observe(g, [piece(g, "inf-vm-1")], is_tactical=False)
    assert is_open(g, "inf-vm-1") and told(g) == ["recognised"]


@pytest.mark.rule("8.discovery")
def test_8_discovery_who_moves_recognises_what_lies_within_observation() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit inf-vm-1 pc-vm-1 at 0109\nunit inf-vm-2 at 0110")
    hidden(g, "inf-vm-1", "pc-vm-1", "inf-vm-2")
    observe(g, [piece(g, "gc-para-1")], is_tactical=False)
    assert is_open(g, "inf-vm-1") and is_open(g, "pc-vm-1"), "every counter of the stack"
    assert not is_open(g, "inf-vm-2"), "nine hexes away"


@pytest.mark.rule("8.discovery")
@pytest.mark.parametrize("state", ["", " neutralised", " stopped"])
def test_8_discovery_hidden_units_observe_whatever_their_state_r77(state: str) -> None:
    g = day(PLAIN, f"unit gc-para-1 at 0101{state}\nunit inf-vm-1 at 0104")
    hidden(g, "gc-para-1", "inf-vm-1")
    observe(g, [piece(g, "inf-vm-1")], is_tactical=False)
    assert is_open(g, "inf-vm-1") and is_open(g, "gc-para-1"), "both ways"


@pytest.mark.rule("8.discovery")
def test_8_discovery_decoys_observe_nothing_r77() -> None:
    g = ground(PLAIN, "unit decoy-f-1 at 0101\nunit inf-rec-1 at 0104", "rail")
    hidden(g, "decoy-f-1", "inf-rec-1")
    observe(g, [piece(g, "inf-rec-1")], is_tactical=False)
    assert not is_open(g, "inf-rec-1") and not g.is_on_board(piece(g, "decoy-f-1"))


@pytest.mark.rule("8.decoy")
def test_8_decoy_a_recognised_decoy_leaves_play_and_a_moving_decoy_recognises_nobody() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit decoy-v-1 at 0104")
    hidden(g, "gc-para-1", "decoy-v-1")
    observe(g, [piece(g, "decoy-v-1")], is_tactical=False)
    assert not is_open(g, "gc-para-1")
    assert not g.is_on_board(piece(g, "decoy-v-1")) and told(g) == ["decoy-found"]


@pytest.mark.rule("8.discovery")
def test_8_discovery_counters_that_move_to_different_hexes_are_looked_at_in_each() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit inf-vm-1 at 0120\nunit inf-vm-2 at 0110")
    hidden(g, "inf-vm-1", "inf-vm-2")
    observe(g, [piece(g, "inf-vm-1"), piece(g, "inf-vm-2")], is_tactical=False)
    assert not is_open(g, "inf-vm-1") and is_open(g, "inf-vm-2")


@pytest.mark.rule("13")
def test_13_enemies_in_one_hex_do_not_recognise_each_other_by_looking() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101")
    g.place(piece(g, "inf-vm-1"), g.board.grid.find("0101"))
    hidden(g, "gc-para-1", "inf-vm-1")
    observe(g, [piece(g, "inf-vm-1")], is_tactical=False)
    assert not is_open(g, "inf-vm-1") and not is_open(g, "gc-para-1")


@pytest.mark.rule("8")
def test_8_whether_a_marker_watched_cannot_be_taken_back_whatever_it_is() -> None:
    """A decoy that does not see the mover and a unit that does: both end what may be undone."""
    for watcher in ("inf-vm-1", "decoy-v-1"):
        g = day(down("s", *["."] * 12), f"unit {watcher} at 0101\nunit gc-para-1 at 0108")
        hidden(g, watcher, "gc-para-1")
        before = g.reveals
        observe(g, [piece(g, "gc-para-1")], is_tactical=False)
        assert g.reveals > before and is_open(g, "gc-para-1") is (watcher == "inf-vm-1")
        assert not is_open(g, watcher), "in a solid house, too far to be recognised"


# What changes without a move, and fire -------------------------------------------------------------------------


@pytest.mark.rule("8.discovery")
def test_8_discovery_smoke_that_goes_uncovers_those_who_lie_within_observation() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit inf-vm-1 at 0106")
    hidden(g, "gc-para-1", "inf-vm-1")
    g.position.smoke[g.board.grid.find("0103")] = 1
    look_around(g)
    assert not is_open(g, "inf-vm-1") and not is_open(g, "gc-para-1")
    g.position.smoke[g.board.grid.find("0103")] = 0
    look_around(g)
    assert is_open(g, "inf-vm-1") and is_open(g, "gc-para-1")


@pytest.mark.rule("8.discovery")
def test_8_discovery_a_hidden_firer_is_recognised_in_sight_at_any_distance() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit mg-vm-1 at 0119\nunit inf-vm-1 at 0118")
    hidden(g, "gc-para-1", "mg-vm-1", "inf-vm-1")
    assert firers_seen(g, [piece(g, "mg-vm-1")]) == [piece(g, "mg-vm-1")], "only who fires"


@pytest.mark.rule("8.discovery")
def test_8_discovery_a_hidden_firer_out_of_sight_or_before_decoys_stays_hidden() -> None:
    g = day(down(".", "j", "."), "unit gc-para-1 at 0101\nunit m81-vm-1 at 0103")
    hidden(g, "m81-vm-1")
    assert firers_seen(g, [piece(g, "m81-vm-1")]) == []
    g = ground(PLAIN, "unit decoy-f-1 at 0101\nunit mg-vm-1 at 0110", "rail")
    hidden(g, "decoy-f-1", "mg-vm-1")
    assert firers_seen(g, [piece(g, "mg-vm-1")]) == []


# Hiding again --------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.rehide")
def test_8_rehide_out_of_observation_a_recognised_unit_may_be_hidden_also_behind_an_obstacle_r109() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit inf-vm-1 at 0109\nunit inf-vm-2 at 0110")
    near, far = piece(g, "inf-vm-1"), piece(g, "inf-vm-2")
    refusal = cannot_hide(g, VIET_MINH, near)
    assert refusal is not None and refusal.key == "no-hide-seen"
    assert cannot_hide(g, VIET_MINH, far) is None
    assert cannot_hide(g, FRENCH, far) is not None and cannot_hide(g, VIET_MINH, piece(g, "pc-vm-1")) is not None
    hide(g, VIET_MINH, [far])
    assert not g.is_open(far) and told(g) == ["hides"]
    wood = day(down(".", "j", "."), "unit gc-para-1 at 0101\nunit inf-vm-1 at 0103")
    assert cannot_hide(wood, VIET_MINH, piece(wood, "inf-vm-1")) is None


@pytest.mark.rule("8.rehide")
def test_8_rehide_before_a_hidden_marker_one_may_try_and_only_a_unit_watches_r78() -> None:
    g = day(PLAIN, "unit gc-para-1 at 0101\nunit inf-vm-1 at 0104")
    hidden(g, "gc-para-1")
    unit = piece(g, "inf-vm-1")
    assert cannot_hide(g, VIET_MINH, unit) is None, "the refusal would tell what lies there"
    hide(g, VIET_MINH, [unit])
    assert g.is_open(unit)
    assert [event.audience for event in g.events if event.key == "stays-watched"] == [VIET_MINH]
    g = ground(PLAIN, "unit decoy-f-1 at 0101\nunit inf-rec-1 at 0104", "rail")
    hidden(g, "decoy-f-1")
    before = g.reveals
    assert cannot_hide(g, VIET_MINH, piece(g, "inf-rec-1")) is None
    hide(g, VIET_MINH, [piece(g, "inf-rec-1")])
    assert not is_open(g, "inf-rec-1") and g.reveals > before


# One marker for a stack ----------------------------------------------------------------------------------------


@pytest.mark.rule("8")
def test_8_one_marker_covers_a_stack_whatever_lies_under_it() -> None:
    g = day(PLAIN, "unit inf-vm-1 inf-vm-2 pc-vm-1 decoy-v-1 at 0109\nunit decoy-v-2 at 0112\nunit gc-para-1 at 0101")
    hidden(g, "inf-vm-1", "inf-vm-2", "pc-vm-1", "decoy-v-1", "decoy-v-2")
    on_map = [each["at"] for each in unknown_counters(g, FRENCH) if each["at"] != "arriving"]
    assert on_map == ["0109", "0112"]
