"""Chapter 13: mortars; §4.3 and §4.4, when fire is plotted and when it falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field

SKETCH = "board\n" + "  . . . . . . . .\n" * 8

# §13.1, §13.2, §4.4 --------------------------------------------------------------------------------------------

PLOTTING = SKETCH + "phase 4.4\nbegins blue\nacting blue\nunit B1 at 0101\nunit R1 at 0808\n"


@pytest.mark.rule("13.1")
def test_13_1_as_many_bombs_and_as_much_smoke_as_the_scenario_gives(begin: Field) -> None:
    for scenario, bombs, smoke in (("night-raid", 3, 2), ("crossing", 0, 0)):
        position = begin(scenario, 1).table.position
        assert (position.shells, position.screens) == ([bombs, bombs], [smoke, smoke])


@pytest.mark.rule("13.1")
def test_13_1_each_mission_uses_one_up_and_then_there_is_none(field: Field) -> None:
    g = field(PLOTTING + "side blue shells 1\nside blue screens 1\n", 1)
    assert g.options() == ["plot shells", "plot screen", "plot nothing"]
    g.play("plot shells", "aim 0101")
    assert (g.table.position.shells, g.table.position.screens) == ([0, 0], [1, 0])
    g = field(PLOTTING + "side blue screens 1\n")
    assert g.options() == ["plot screen", "plot nothing"]
    assert g.refused("plot shells") == "§13.1 There is none left."
    assert g.refused("plot shells", "fr") == "§13.1 Il n’en reste plus."


@pytest.mark.rule("13.1", "4.4")
def test_13_1_a_side_without_any_is_not_asked(field: Field) -> None:
    assert set(field(PLOTTING + "side blue shells 1\n").game.questions) == {"blue"}
    assert field(PLOTTING).asked == "blue 5.1"


@pytest.mark.rule("4.4", "13.2")
def test_4_4_both_sides_plot_at_the_same_time(field: Field) -> None:
    g = field(PLOTTING + "side blue shells 1\nside red shells 1\n")
    assert set(g.game.questions) == {"blue", "red"}


@pytest.mark.rule("13.2")
def test_13_2_one_mission_a_turn_or_nothing(field: Field) -> None:
    g = field(PLOTTING + "side blue shells 3\nside blue screens 3\n").play("plot shells", "aim 0102")
    assert g.asked == "blue 5.1"
    assert (g.at("BH"), g.at("BM")) == ("0102", "out")
    g = field(PLOTTING + "side blue shells 3\n").play("plot nothing")
    assert (g.asked, g.at("BH"), g.table.position.shells) == ("blue 5.1", "out", [3, 0])


@pytest.mark.rule("13.2")
def test_13_2_nothing_to_aim_at(field: Field) -> None:
    """A side whose units are all in reserve, on a map without names."""
    g = field(PLOTTING.replace("unit B1 at 0101", "unit B1 at reserve") + "side blue shells 1\nside blue screens 1\n")
    assert g.options() == ["plot nothing"]
    assert g.refused("plot screen") == "§13.2 None of your units can see a hex, and no place has a name."


@pytest.mark.rule("13.2", "7.6")
def test_13_2_on_a_hex_one_of_its_units_sees(field: Field) -> None:
    g = field(PLOTTING + "side blue shells 1\n").play("plot shells")
    grid = g.table.board.grid
    within = {
        number for number in map(grid.number, grid.hexes) if grid.distance(grid.find(number), grid.find("0101")) <= 4
    }
    assert set(g.options("aim")) == within
    two = field(PLOTTING + "side blue shells 1\nunit B2 at 0102\n").play("plot shells")
    assert set(two.options("aim")) > within, "what either of two sees"
    assert g.refused("aim 0808") == "§13.2 None of your units can see that hex, and it has no name on the map."
    french = "§13.2 Aucune de vos unités ne voit cet hexagone, et il ne porte pas de nom."
    assert g.refused("aim 0808", "fr") == french


@pytest.mark.rule("13.2", "11.3")
def test_13_2_a_decoy_sees_nothing(field: Field) -> None:
    g = field(PLOTTING + "side blue shells 1\nunit BX at 0707 concealed\n").play("plot shells")
    assert "aim 0706" not in g.options()


@pytest.mark.rule("13.2", "7.4")
def test_13_2_nor_does_anyone_through_smoke(field: Field) -> None:
    board = "board\n" + "  .\n" * 6
    g = field(board + "phase 4.4\nside blue shells 1\nunit B1 at 0101\nunit R1 at 0106\nhex 0103 smoke 1\n")
    assert g.play("plot shells").options("aim") == ["0101", "0102", "0103"]


@pytest.mark.rule("13.2")
def test_13_2_or_a_named_place(field: Field) -> None:
    g = field("patrol night-raid\nturn 2\nphase 4.4\nside blue screens 1\nunit B1 at 0101\nunit R1 at 1301\n")
    g.play("plot screen")
    assert {"0705", "0706", "1108"} <= set(g.options("aim"))
    assert "1107" not in g.options("aim")


@pytest.mark.rule("13.2")
def test_13_2_only_its_owner_knows_where(field: Field) -> None:
    g = field(PLOTTING + "side blue shells 1\n").play("plot shells", "aim 0102")
    assert g.told("plotted", "blue") == ["Plotted: bombs on 0102."]
    assert g.told("plotted", "red") == []
    view = g.game.view("red")
    assert not any(piece["name"] == "BH" for piece in view["pieces"])
    assert view["unknown"] == []
    assert "shells" not in view["sides"]["blue"]


# §13.3, §4.3 ---------------------------------------------------------------------------------------------------

FALLING = SKETCH + "phase 4.3\nbegins {begins}\nacting {begins}\n"


@pytest.mark.rule("4.3", "13.3")
def test_13_3_plotted_fire_falls_in_the_next_turn(field: Field) -> None:
    g = field(PLOTTING + "side blue screens 1\n", 1).play("plot screen", "aim 0103")
    assert g.told("falls") == []
    g.play("pass", "pass")
    assert g.table.position.turn == 2
    assert g.told("falls") == ["Blue: smoke on 0103."]
    assert g.at("BM") == "out"


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("begins", "first"), [("blue", "Blue"), ("red", "Red")])
def test_4_3_first_that_of_the_side_that_begins(field: Field, begins: str, first: str) -> None:
    units = "unit B1 at 0101\nunit R1 at 0801\nunit BM at 0102 unseen\nunit RM at 0802 unseen\n"
    g = field(FALLING.format(begins=begins) + units)
    assert [text.split(":")[0] for text in g.told("falls")] == sorted(["Blue", "Red"], key=lambda side: side != first)


@pytest.mark.rule("13.3")
def test_13_3_fire_that_is_observed_falls_where_it_should(field: Field) -> None:
    g = field(FALLING.format(begins="blue") + "unit B1 at 0101\nunit R1 at 0808\nunit BM at 0103 unseen\n")
    assert g.game.view("red")["hexes"] == {"0103": {"smoke": 2}}
    assert not any(entry.who.name == "dice" for entry in g.game.entries)


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(
    ("die", "hex_"), [(1, "0504"), (2, "0604"), (3, "0605"), (4, "0506"), (5, "0405"), (6, "0404")]
)
def test_13_3_unobserved_it_drifts_one_hex_one_is_north_and_on_clockwise(field: Field, die: int, hex_: str) -> None:
    g = field(FALLING.format(begins="blue") + "unit B1 at 0101\nunit R1 at 0808\nunit BM at 0505 unseen\n", die)
    assert g.game.view("red")["hexes"] == {hex_: {"smoke": 2}}
    assert g.told("drifts") == [f"Nobody watches: it drifts to {hex_} (die {die})."]


@pytest.mark.rule("13.3")
def test_13_3_the_corner_of_the_map_is_still_the_map(field: Field) -> None:
    g = field(FALLING.format(begins="blue") + "unit B1 at 0808\nunit R1 at 0801\nunit BM at 0102 unseen\n", 1)
    assert g.game.view("red")["hexes"] == {"0101": {"smoke": 2}}


@pytest.mark.rule("13.3", "11.3")
@pytest.mark.parametrize("watcher", ["BX at 0504 concealed", "R1 at 0504"])
def test_13_3_neither_a_decoy_nor_the_enemy_observes(field: Field, watcher: str) -> None:
    g = field(FALLING.format(begins="blue") + f"unit B1 at 0101\nunit BM at 0505 unseen\nunit {watcher}\n")
    assert g.asked == "dice 13.3"


@pytest.mark.rule("13.3")
def test_13_3_off_the_map_it_is_lost(field: Field) -> None:
    g = field(FALLING.format(begins="blue") + "unit B1 at 0108\nunit R1 at 0808\nunit BM at 0501 unseen\n", 1)
    assert g.told("falls-away") == ["Blue: it falls somewhere off the field."]
    assert g.game.view("red")["hexes"] == {}


# §13.4 ---------------------------------------------------------------------------------------------------------


def bombs_on(ground: str, *units: str) -> str:
    """Blue's bombs fall in 0103, in sight of B1, on this ground and these units."""
    lines = "\n".join(f"unit {unit}" for unit in units)
    return (
        f"board\n  .\n  .\n  {ground}\n  .\n  .\n  .\nphase 4.3\nbegins blue\nacting blue\n"
        f"unit B1 at 0101\nunit BH at 0103 unseen\n{lines}\n"
    )


@pytest.mark.rule("13.4", "8.3")
@pytest.mark.parametrize(("ground", "column"), [(".", "5-6"), ("w", "3-4"), ("v", "1-2")])
def test_13_4_one_roll_on_the_column_of_fire_value_5_shifted_for_cover(field: Field, ground: str, column: str) -> None:
    """Neither concealment nor distance matters to a bomb."""
    question = field(bombs_on(ground, "R1 at 0103 concealed")).game.question
    assert question is not None
    assert question.tally is not None
    assert question.tally.chart is not None
    assert (question.rule, question.tally.chart.label(question.tally.column)) == ("13.4", column)


@pytest.mark.rule("13.4", "8.4")
def test_13_4_bombs_strike_friend_and_foe(field: Field) -> None:
    for name, side in (("R1", 1), ("B2", 0)):
        g = field(bombs_on(".", f"{name} at 0103", "R2 at 0106"), (1, 1), (1, 1))
        assert g.steps(name) == 1
        assert g.table.position.losses[side] == 1


@pytest.mark.rule("13.4", "8.4", "11.2")
def test_13_4_every_counter_in_the_hex_is_struck(field: Field) -> None:
    g = field(bombs_on(".", "R1 R2 RL RX at 0103 concealed"), (3, 4), (1, 1), (1, 1), (1, 1))
    assert g.told("holds") == ["Red leader holds (2).", "Red 1st squad holds (2).", "Red 2nd squad holds (2)."]
    assert g.at("RX") == "out"


@pytest.mark.rule("13.4")
def test_13_4_no_roll_where_nobody_is(field: Field) -> None:
    assert field(bombs_on(".", "R1 at 0106")).asked == "blue 5.1"


@pytest.mark.rule("13.4", "9.4")
def test_13_4_one_retreats_from_the_hex_that_was_struck(field: Field) -> None:
    """Towards Blue even, if nobody holds the hex: the bombs are the threat."""
    text = bombs_on(".", "R1 at 0103").replace("unit B1 at 0101", "unit B1 at 0101 concealed")
    g = field(text, (3, 4), (6, 6))
    assert (g.asked, g.options()) == ("red 9.4", ["retreat 0102", "retreat 0104"])
    g = field(bombs_on(".", "R1 at 0103"), (3, 4), (6, 6))
    assert g.at("R1") == "0105", "0102 is in Blue’s zone"


@pytest.mark.rule("13.4", "8.6")
def test_13_4_nobody_answers_a_mortar(field: Field) -> None:
    assert field(bombs_on(".", "R1 at 0103"), (6, 6)).asked == "blue 5.1"


# §13.5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.5", "4.6", "7.4")
def test_13_5_smoke_lies_for_this_turn_and_the_next(field: Field) -> None:
    text = "board\n" + "  .\n" * 5 + "phase 4.3\nbegins blue\nacting blue\nunit B1 at 0101\nunit R1 at 0104\n"
    g = field(text + "unit BM at 0103 unseen\n", 1, 1, 1)
    assert g.told("smoke-rises") == ["Smoke rises in 0103."]
    blocked = []
    for _ in range(3):
        blocked.append(g.play("activate B1").refused("fire 0104"))
        g.play("stay", "pass")
    assert blocked == ["§7.1 Something blocks the line of sight."] * 2 + [""]
