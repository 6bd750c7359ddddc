"""Chapter 4: lines of sight over levels, obstacles, hexsides, hindrances, smoke and ruins.

A column of a sketch is a straight line from hex to hex. Two columns apart in the same row, the line runs along the side
between two hexes.
"""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from grognard.games.indochine.sight import (
    NO_VEILS,
    Veils,
    hexes_seen,
    hindrances,
    is_blocked,
    is_seen_by,
    row_of,
    seen_among,
    seen_now,
    sees,
    sees_aircraft,
)
from grognard.games.indochine.words import FRENCH, VIET_MINH
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.sight import VisibleTable
from tests.games.indochine.sketches import down, ground, title


def is_seen(g: Indochine, a: str, b: str) -> bool:
    """Whether two hexes see each other; both ways must be the same, in the sets and by the rule."""
    here, there = g.board.grid.find(a), g.board.grid.find(b)
    answers = {
        sees(g, here, there),
        sees(g, there, here),
        bool(hexes_seen(g, here) >> there & 1),
        not is_blocked(g.lines, there, here, seen_now(g).veils),
    }
    assert len(answers) == 1, "sight is the same both ways"
    return answers.pop()


# 4.3 obstacles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("between", "blocks"),
    [("j", True), ("w", True), ("s", True), ("r", False), ("c", False), ("e", False), (".", False)],
)
def test_4_3_woods_and_buildings_block_between_ends_of_one_level(between: str, blocks: bool) -> None:
    assert is_seen(ground(down(".", between, ".")), "0101", "0103") is not blocks


@pytest.mark.rule("4.3")
def test_4_3_the_ends_do_not_block_and_neighbours_always_see_each_other() -> None:
    assert is_seen(ground(down("j", ".", "s")), "0101", "0103")
    for a, b in (("j", "w"), (".", "3"), ("j3", "s")):
        assert is_seen(ground(down(a, b)), "0101", "0102")


@pytest.mark.rule("4.3")
def test_4_3_along_a_side_both_hexes_must_block_of_whatever_kind_r118() -> None:
    """From 0102 to 0302 the line runs between 0201 and 0202."""
    assert is_seen(ground(". j .\n. . ."), "0102", "0302")
    assert not is_seen(ground(". j .\n. w ."), "0102", "0302")
    smoke = ground(". . .\n. . .", smoke="0201")
    assert is_seen(smoke, "0102", "0302")
    assert not is_seen(ground(". j .\n. . .", smoke="0202"), "0102", "0302")


# 4.3.same ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3.same")
@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ((".", "1", "."), False),
        (("1", "1", "1"), True),
        (("1", ".", "1"), True),
        (("1", "j", "1"), True),
        (("1", "j1", "1"), False),
        (("2", "j1", "2"), True),
        (("1", "2", "1"), False),
    ],
)
def test_4_3_same_ground_and_obstacles_of_the_same_level_or_higher_block(line: tuple[str, ...], seen: bool) -> None:
    assert is_seen(ground(down(*line)), "0101", "0103") is seen


@pytest.mark.rule("4.3.same")
@pytest.mark.parametrize("kind", ["hedge", "wall"])
def test_4_3_same_a_hedge_or_wall_hides_what_is_beyond_the_hex_behind_it(kind: str) -> None:
    far = down(".", ".", ".", ".", ".")
    g = ground(far, f"hexside {kind} 0102/0103")
    assert is_seen(g, "0101", "0103"), "directly behind it"
    assert not is_seen(g, "0101", "0104") and not is_seen(g, "0101", "0105")
    assert is_seen(g, "0102", "0105"), "not from behind it either (R 105)"


@pytest.mark.rule("4.3")
def test_4_3_a_crest_blocks_unless_an_end_is_next_to_it() -> None:
    g = ground(down("1", "1", "1", "1"), "hexside crest 0102/0103")
    assert not is_seen(g, "0101", "0104")
    assert is_seen(g, "0102", "0104") and is_seen(g, "0101", "0103")


@pytest.mark.rule("4.3.same")
def test_4_3_same_hexsides_lower_than_both_ends_do_not_block() -> None:
    for kind in ("hedge", "wall", "crest"):
        assert is_seen(ground(down("1", ".", ".", "1"), f"hexside {kind} 0102/0103"), "0101", "0104")
        assert not is_seen(ground(down("1", ".", "1", "1"), f"hexside {kind} 0102/0103"), "0101", "0104")


@pytest.mark.rule("4.3")
def test_4_3_along_a_side_a_hexside_blocks_only_if_both_ways_round_meet_one() -> None:
    board = ". . . . .\n. . . . .\n. . . . ."
    one, both = "hexside wall 0201/0302", "hexside wall 0201/0302 0202/0302"
    assert is_seen(ground(board, one), "0102", "0502")
    assert not is_seen(ground(board, both), "0102", "0502")


# 4.3.diff ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3.diff")
@pytest.mark.parametrize(
    ("line", "seen"),
    [
        (("2", "1", "."), True),
        (("2", "j", "."), False),
        (("2", "j", ".", "."), True),
        (("2", ".", "j", "."), False),
        (("2", "j1", "."), False),
        (("2", "j1", ".", "."), True),
        (("2", ".", "j1", "."), False),
        (("2", "j2", ".", "."), False),
        (("2", "2", ".", "."), True),
        (("1", "2", "."), False),
        (("2", "j", ".", "1"), True),
        (("2", "j", "1"), True),
    ],
)
def test_4_3_diff_an_obstacle_lower_than_the_higher_end_makes_one_hex_blind(line: tuple[str, ...], seen: bool) -> None:
    """R 57: also one level with the lower end; R 106: one level with the higher end blocks, bare ground does not."""
    last = f"01{len(line):02}"
    assert is_seen(ground(down(*line)), "0101", last) is seen


@pytest.mark.rule("4.3.diff")
def test_4_3_diff_a_crest_level_with_the_higher_end_blocks_r106() -> None:
    g = ground(down("2", "2", "2", "."), "hexside crest 0102/0103")
    assert not is_seen(g, "0101", "0104")
    assert is_seen(ground(down("2", "2", "2", ".")), "0101", "0104")
    assert is_seen(ground(down("2", "1", "1", "."), "hexside crest 0102/0103"), "0101", "0104")


# 4.3.hindrance -------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3.hindrance")
@pytest.mark.parametrize("sign", ["r", "b", "g"])
def test_4_3_hindrance_five_hexes_hinder_and_a_sixth_blocks(sign: str) -> None:
    five, six = ground(down(".", *[sign] * 5, ".")), ground(down(".", *[sign] * 6, "."))
    assert is_seen(five, "0101", "0107")
    assert hindrances(five, five.board.grid.find("0101"), five.board.grid.find("0107")) == 5
    assert not is_seen(six, "0101", "0108")


@pytest.mark.rule("4.3.hindrance")
def test_4_3_hindrance_the_ends_do_not_count_and_kinds_add_up() -> None:
    g = ground(down("r", "r", "b", ".", "g", "g"))
    assert hindrances(g, g.board.grid.find("0101"), g.board.grid.find("0106")) == 3


@pytest.mark.rule("4.3.hindrance")
def test_4_3_hindrance_along_a_side_only_where_both_hexes_are_of_one_kind_r115() -> None:
    def along(above: str, below: str) -> int:
        g = ground(f". {above} .\n. {below} .")
        return hindrances(g, g.board.grid.find("0102"), g.board.grid.find("0302"))

    assert along("r", "r") == along("g", "g") == 1
    assert along("r", ".") == along("r", "b") == along("g", "r") == 0


@pytest.mark.rule("scenario.1")
def test_scenario_1_the_embankment_hinders_only_where_the_scenario_says_so() -> None:
    line = down(".", "e", ".")
    for scenario, count in (("diguette", 0), ("rail", 1)):
        g = ground(line, scenario=scenario)
        assert hindrances(g, g.board.grid.find("0101"), g.board.grid.find("0103")) == count


# 4.1 visibility ------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1")
def test_4_1_by_night_one_sees_as_far_as_the_chart_says() -> None:
    line = down(*["."] * 9)
    assert is_seen(ground(line), "0101", "0109")
    night = ground(line, scenario="dong-khe")
    assert is_seen_far(night, "0107") and not is_seen_far(night, "0108")


def is_seen_far(g: Indochine, hex_: str) -> bool:
    return sees(g, g.board.grid.find("0101"), g.board.grid.find(hex_))


# 10.6, 15.3, 10.7: smoke, fires, ruins -------------------------------------------------------------------------


@pytest.mark.rule("10.6")
def test_10_6_smoke_has_the_height_of_its_hex() -> None:
    assert not is_seen(ground(down(".", ".", "."), smoke="0102"), "0101", "0103")
    assert is_seen(ground(down("1", ".", "1"), smoke="0102"), "0101", "0103")
    assert is_seen(ground(down("2", ".", ".", "."), smoke="0102"), "0101", "0104")
    assert not is_seen(ground(down("2", ".", ".", "."), smoke="0103"), "0101", "0104")


@pytest.mark.rule("10.6")
def test_10_6_smoke_in_the_hex_of_an_end_blocks_unless_they_are_adjacent_r88() -> None:
    g = ground(down(".", ".", "."), smoke="0101")
    assert not is_seen(g, "0101", "0103") and is_seen(g, "0101", "0102")


@pytest.mark.rule("15.3")
def test_15_3_a_fire_counts_as_smoke() -> None:
    assert not is_seen(ground(down(".", ".", "."), "hex 0102 burning 1"), "0101", "0103")


@pytest.mark.rule("10.7")
def test_10_7_the_ruin_of_a_house_blocks_no_more_and_that_of_a_solid_one_hinders() -> None:
    for sign, count in (("w", 0), ("s", 1)):
        g = ground(down(".", sign, "."), "hex 0102 ruined 1")
        assert is_seen(g, "0101", "0103")
        assert hindrances(g, g.board.grid.find("0101"), g.board.grid.find("0103")) == count
        assert not is_seen(ground(down(".", sign, ".")), "0101", "0103")


# 14.2 aircraft -------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2")
def test_14_2_an_aircraft_is_seen_over_everything_but_from_a_blind_hex() -> None:
    g = ground(down(".", ".", "3", ".", "j", "."))
    find = g.board.grid.find
    assert sees_aircraft(g, find("0101"), find("0106"), 9), "over the hill"
    assert not sees_aircraft(g, find("0106"), find("0101"), 9), "directly behind the wood"
    assert sees_aircraft(g, find("0105"), find("0101"), 9)
    low = ground(down(".", ".", "j3", "."))
    assert not sees_aircraft(low, find("0101"), find("0104"), 3) and sees_aircraft(low, find("0101"), find("0104"), 9)


# The sets on the boards themselves -----------------------------------------------------------------------------


def test_the_sets_of_a_moment_agree_with_the_rule_line_by_line() -> None:
    """On board A with village 1: some smoke, a fire and a ruin; every pair from some hexes."""
    play = title().at("indochine dong-khe\nhex A1108 ruined 1\nhex A1107 burning 1\n").play
    assert isinstance(play, Indochine)
    for number in ("A0909", "A1206"):
        play.position.smoke[play.board.grid.find(number)] = 2
    play.visible.limit = 60
    play.visible.clear()
    play.clear_rows.parts.clear()
    play.seen_states.clear()
    lines, veils = play.lines, seen_now(play).veils
    for number in ("A1008", "A1109", "A1507", "A0707", "A1303"):
        here = play.board.grid.find(number)
        seen = hexes_seen(play, here)
        by_rule = {b for b in play.board.grid.hexes if b == here or not is_blocked(lines, here, b, veils)}
        assert set(members(seen)) == by_rule


def test_a_side_sees_what_any_of_its_counters_sees() -> None:
    g = ground(down(".", "j", ".", "j", "."), "unit gc-line-1 at 0101\nunit inf-rec-1 at 0105")
    find, hexes = g.board.grid.find, g.board.grid.hexes
    assert {h for h in hexes if is_seen_by(g, FRENCH, h)} == {find("0101"), find("0102")}
    assert {h for h in hexes if is_seen_by(g, VIET_MINH, h)} == {find("0104"), find("0105")}


@pytest.mark.parametrize("scenario", ["rail", "bac-kan", "phu-tong-hoa"])
def test_what_a_hex_sees_is_the_same_found_together_and_line_by_line(scenario: str) -> None:
    """On printed ground, with and without smoke, fires and ruins: every seventh hex, and those in smoke."""
    g = grognard.new("indochine", scenario, seed=1).play
    assert isinstance(g, Indochine)
    grid, houses = g.board.grid, members(g.lines.houses)
    for smoke, ruins in (((), ()), (grid.hexes[::41], ()), (grid.hexes[::37], houses[::2])):
        g.position.smoke[:], g.position.ruined[:] = bytes(grid.size), bytes(grid.size)
        for hex_ in smoke:
            g.position.smoke[hex_] = 1
        for hex_ in ruins:
            g.position.ruined[hex_] = 1
        veils = Veils(hexset(smoke), hexset(ruins))
        for here in (*grid.hexes[::29], *smoke[:2]):
            near = members(grid.within(here, g.visibility))
            seen = hexset(there for there in near if not is_blocked(g.lines, here, there, veils))
            some = hexset(grid.hexes[::3])
            assert seen_among(g, here, some) == seen & some
            assert hexes_seen(g, here) == seen
            if veils == NO_VEILS:
                assert row_of(g.lines, VisibleTable(g.sight, is_blocked, limit=g.visibility), here) == seen


def test_smoke_that_comes_and_goes_changes_the_sets_at_once() -> None:
    g = ground(down(".", ".", "."))
    assert is_seen(g, "0101", "0103")
    g.position.smoke[g.board.grid.find("0102")] = 1
    assert not is_seen(g, "0101", "0103")
    g.position.smoke[g.board.grid.find("0102")] = 0
    assert is_seen(g, "0101", "0103")
