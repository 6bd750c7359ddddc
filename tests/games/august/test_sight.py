"""Chapter 8: lines over woods, villages, fields, contours and smoke, and how far a piece is seen."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.august import August, sight
from grognard.games.august.sight import detection, hexes_seeing, hexes_seen_from, lose_observed, mark_observed, sees
from grognard.games.august.words import OBSERVED
from grognard.kernel.space.hexgrid import hexset, members
from tests.games.august.fielding import down, ground


def sees_along(g: August, a: str, b: str, is_observed: bool = True, smoke: str = "") -> bool:
    """Whether a piece in hex b is seen from hex a; OBSERVED, so that only the line counts unless told otherwise."""
    for hex_ in smoke.split():
        g.position.smoke[g.board.grid.find(hex_)] = 1
    grid = g.board.grid
    return bool(hexes_seeing(g, grid.find(b), is_observed) >> grid.find(a) & 1)


def line(*signs: str, smoke: str = "") -> bool:
    """Whether the two ends of a column see each other, OBSERVED or not in cover."""
    g = ground(down(*signs))
    return sees_along(g, "0101", f"01{len(signs):02}", smoke=smoke)


# Lines (8.6) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.61", "8.66", "8.72")
@pytest.mark.parametrize(
    ("signs", "free"),
    [
        ((".", "w", "."), False),
        ((".1", "w", "."), False),
        ((".1", "f", "."), True),
        (("v1", "w", "."), True),
        ((".2", "v1", "."), False),
        (("w", "f", "."), True),
        ((".", "f", "."), False),
        ((".", ".", "w"), True),
    ],
)
def test_8_61_cover_blocks_unless_it_is_lower_than_one_of_the_ends(signs: tuple[str, ...], free: bool) -> None:
    assert line(*signs) is free
    assert line(*reversed(signs)) is free, "a line is the same in both directions"


@pytest.mark.rule("8.61", "8.62", "8.71")
@pytest.mark.parametrize(
    ("signs", "free"),
    [
        ((".", ".1", "."), False),
        ((".2", ".2", ".2"), True),
        ((".2", ".", ".2", "."), False),
        ((".2", ".1", "."), True),
        ((".2", ".", ".1", "."), False),
        ((".2", ".1", ".", "."), True),
        ((".1", ".1", "."), True),
        ((".1", ".2", ".1"), False),
        ((".", ".1", ".1", ".2"), True),
    ],
)
def test_8_71_a_contour_above_the_lower_end_blocks_when_it_is_crossed_twice(signs: tuple[str, ...], free: bool) -> None:
    assert line(*signs) is free


@pytest.mark.rule("8.9", "8.8")
@pytest.mark.parametrize("sign", ["m", "l", "s", "r"])
def test_8_9_marsh_lakes_and_rivers_do_not_block(sign: str) -> None:
    assert line(".", sign, ".")


@pytest.mark.rule("8.61", "16.12")
def test_8_61_smoke_between_blocks_at_any_height() -> None:
    assert not line(".2", ".", ".", smoke="0102")
    assert line(".2", ".", ".")


def beside(one: str, two: str, smoke: str = "") -> bool:
    """Whether 0202 sees 0402: the line runs along the side between 0302 and 0303."""
    g = ground(f". . . .\n. . {one} .\n. . {two} .")
    return sees_along(g, "0202", "0402", smoke=smoke)


@pytest.mark.rule("8.61", "8.65", "ex.21")
def test_8_65_along_a_hexside_both_hexes_must_block() -> None:
    assert beside("v", ".")
    assert beside(".", "w")
    assert not beside("v", "v")
    assert not beside("w", ".", smoke="0303")


@pytest.mark.rule("8.61", "ex.21")
def test_ex_21_behind_the_village_nothing_is_seen() -> None:
    assert not line(".", "v", ".")


@pytest.mark.rule("8.72", "ex.22")
def test_ex_22_villages_and_woods_add_a_level() -> None:
    g = ground(down("v1", "v", "w", ".1", "f"))
    assert [g.lines.altitude[h] for h in g.board.grid.hexes] == [2, 1, 1, 1, 0]


# Distances (8.4, 8.5, 8.7) -------------------------------------------------------------------------------------


def farthest(target: str, observer: str = ".", is_observed: bool = False, length: int = 27) -> int:
    """How far down a clear column a piece in the last hex is seen from one hex of this kind."""
    seen = 0
    for distance in range(1, length):
        signs = [observer, *["." for _ in range(distance - 1)], target]
        if sees_along(ground(down(*signs)), "0101", f"01{distance + 1:02}", is_observed):
            seen = distance
    return seen


@pytest.mark.rule("8.4", "8.9")
def test_8_4_in_the_open_a_piece_is_seen_at_twelve_hexes() -> None:
    assert farthest(".", length=15) == 12


@pytest.mark.rule("8.51", "8.53", "8.62", "def.limiting-terrain")
@pytest.mark.parametrize("sign", ["w", "v", "f", ".1"])
def test_8_51_in_limiting_terrain_at_three(sign: str) -> None:
    assert farthest(sign, length=7) == 3


@pytest.mark.rule("8.52", "8.8")
@pytest.mark.parametrize("sign", ["w", "f", ".1", "m"])
def test_8_52_an_observed_piece_is_seen_as_if_in_the_open(sign: str) -> None:
    assert farthest(sign, is_observed=True, length=15) == 12


@pytest.mark.rule("8.8")
def test_8_8_in_marsh_only_from_the_next_hex() -> None:
    assert farthest("m", length=4) == 1


@pytest.mark.rule("8.73", "ex.23")
def test_ex_23_from_40_m_the_open_is_seen_at_twenty_four_hexes() -> None:
    assert farthest(".", ".2") == 24


@pytest.mark.rule("8.72", "8.73")
def test_8_72_from_a_village_on_level_ground_at_eighteen() -> None:
    assert farthest(".", "v", length=21) == 18


@pytest.mark.rule("8.73", "8.51")
def test_8_73_height_does_not_help_to_see_into_cover() -> None:
    assert farthest("f", ".2", length=7) == 3


@pytest.mark.rule("def.night", "def.observation", "8.4")
def test_def_night_caps_sight_but_the_next_hex_is_always_seen() -> None:
    g = ground(down(".2", "w", ".", "."), scenario="tilsit")
    assert g.value("night-sight") == 2
    assert sees_along(g, "0101", "0102", is_observed=False, smoke="0102")
    assert not sees_along(g, "0101", "0104", is_observed=True)


@pytest.mark.rule("16.12", "8.51")
def test_16_12_smoke_on_the_target_hides_it_beyond_three_hexes_unless_observed() -> None:
    rows = down(*["."] * 6)
    assert sees_along(ground(rows), "0101", "0104", False, "0104")
    assert not sees_along(ground(rows), "0101", "0105", False, "0105")
    assert sees_along(ground(rows), "0101", "0105", True, "0105")
    assert sees_along(ground(rows), "0101", "0106", False, "0101"), "one sees out of smoke"


# Hidden pieces and the OBSERVED marker (8.52, 16.5) ------------------------------------------------------------


@pytest.mark.rule("16.5", "ex.34")
def test_ex_34_hidden_pieces_are_found_at_a_quarter_of_the_distance() -> None:
    g = ground(down(".", ".", ".", "v"))
    find = g.board.grid.find
    assert detection(g, find("0104"), find("0101")) == 5, "18 hexes from a village, a quarter rounded up"
    assert detection(g, find("0102"), find("0101")) == 3
    assert detection(g, find("0101"), find("0104")) == 1


@pytest.mark.rule("8.52")
def test_8_52_firing_from_cover_earns_the_marker_and_a_new_hex_in_cover_takes_it_off() -> None:
    g = ground(
        down("w", ".", ".", ".", ".", "."),
        "unit gI01 at 0101\nunit rI01 at 0103\n",
    )
    company = g.roster.numbers["gI01"]
    mark_observed(g, company)
    assert g.has(company, OBSERVED)
    g.place(company, g.board.grid.find("0102"))
    lose_observed(g, company)
    assert g.has(company, OBSERVED), "in the open, near an enemy who sees it"
    g.place(company, g.board.grid.find("0101"))
    lose_observed(g, company)
    assert not g.has(company, OBSERVED)


@pytest.mark.rule("8.52")
def test_8_52_in_the_open_no_marker_is_earned() -> None:
    g = ground(down(".", "."), "unit gI01 at 0101\nunit rI01 at 0102\n")
    mark_observed(g, g.roster.numbers["gI01"])
    assert not g.has(g.roster.numbers["gI01"], OBSERVED)


@pytest.mark.rule("8.1", "8.63")
def test_8_1_units_do_not_block_sight() -> None:
    g = ground(down(".", ".", "."), "unit gI01 at 0101\nunit gI02 at 0102\nunit rI01 at 0103\n")
    assert sees(g, g.board.grid.find("0101"), g.roster.numbers["rI01"])


# Rows of sight -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.61", "8.71", "16.12")
@pytest.mark.parametrize("scenario", ["kaushen", "usdau"])
def test_a_row_of_sight_is_what_its_lines_say_one_by_one_with_smoke_too(scenario: str) -> None:
    play = grognard.new("august", scenario, seed=1).play
    assert isinstance(play, August)
    lines, grid = play.lines, play.board.grid
    hexes = list(grid.hexes)
    smoke = hexset(hexes[3::23])
    for hex_ in hexes[5::67]:
        near = grid.within(hex_, lines.visible.limit or 0) & ~(1 << hex_)
        row = hexset(h for h in members(near) if not lines.is_blocked(hex_, h, 0))
        assert lines.visible[hex_] == row | 1 << hex_
        past = [h for h in members(row) if not lines.is_blocked(h, hex_, smoke & ~(1 << hex_ | 1 << h))]
        assert lines.past_smoke(hex_, row, smoke) == hexset(past)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("smoke", ["", "48/0705 48/0806"])
@pytest.mark.parametrize("cap", [0, 2])
def test_8_1_one_row_of_sight_says_where_a_piece_is_seen_from_a_hex(
    smoke: str, cap: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = grognard.new("august", "bilderweitschen", seed=1).play
    assert isinstance(g, August)
    monkeypatch.setattr(sight, "sight_cap", lambda _: cap)
    grid = g.board.grid
    for hex_ in smoke.split():
        g.position.smoke[grid.find(hex_)] = 1
    for from_ in grid.hexes[::9]:
        hexes = grid.within(from_, 6)
        for observed in (0, grid.within(from_, 4)):
            asked = [h for h in members(hexes) if hexes_seeing(g, h, bool(observed >> h & 1)) >> from_ & 1]
            assert members(hexes_seen_from(g, from_, hexes, observed)) == asked
