"""Positions of Verdun written down: all that its rules ask of a board can be said of a sketched one."""

from __future__ import annotations

import grognard
from tests.games.verdun.conftest import Field

FED = """
    board
      . . .
      . . .
      . . .
    region sources-german 0101
    region sources-french 0303
    hex all control french
    hex sources-german 0102 control german
    turn 2
    phase 4.II
    unit XVIII-HQ at 0101
    unit IR81 at 0102
    unit 208R at 0303
"""


def test_sources_and_control_are_said_on_a_sketched_board(field: Field) -> None:
    g = field(FED)
    assert g.marks("IR81") == set()
    assert (g.game.position_text().count("control french"), g.game.position_text().count("control german")) == (7, 2)
    cut_off = field(FED.replace("region sources-german 0101", "region sources-german 0303"))
    assert "out-of-supply" in cut_off.marks("IR81"), "a Frenchman stands in 0303"


def test_sectors_and_the_first_trench_are_said_on_a_sketched_board(field: Field) -> None:
    g = field(
        """
        verdun fall-gericht
        board
          . . .
          t t .
          . . .
        region first-trench 0102 0202
        region north-control 0101-0301
        region sector-72 0102
        region set-up-vii 0301
        phase 3.1
        unit 351R at french-hand
        unit RIR16 at german-hand
        """
    )
    g.play("deploy 351R")
    assert g.options("at") == ["0102"]


def test_the_guns_of_the_left_bank_have_a_hex_where_the_sketch_says(field: Field) -> None:
    lane = "board\n.\n.\n.\nphase 4.III\nunit IR81 at 0101\nunit 208R at 0103\n"
    assert field(lane).table.forges_hex == -1
    g = field(lane + "region forges 0103\n")
    assert g.table.forges_hex == g.hex("0103")


def test_whose_interdiction_it_is_is_said_by_name(field: Field) -> None:
    text = "board\n. .\n. .\nphase 4.V\nunit IR81 at 0101\nunit 208R at 0102\nhex {} interdiction {}\n"
    named = field(text.format("0201", "french") + "hex 0202 interdiction german+french\n")
    old = field(text.format("0201", "2") + "hex 0202 interdiction 3\n")
    assert named.table.position == old.table.position
    lines = named.game.position_text().splitlines()
    assert "hex 0201 interdiction french" in lines and "hex 0202 interdiction german+french" in lines
    assert named.game.view(None)["hexes"]["0202"]["interdiction"] == "german+french"


def test_a_field_of_several_words_is_written_with_hyphens() -> None:
    game = grognard.position("verdun", "verdun haumont\nturn 5\nphase 4.II\ncalled_121 1\npioneer-points 2\n")
    lines = game.position_text().splitlines()
    assert "called-121 1" in lines
    assert game.play.position.called_121 == 1


def test_an_assault_may_be_begun_in_the_middle(field: Field) -> None:
    text = "board\n. . .\n. . .\n. . .\nforce assault 0/2\nphase 4.V\nunit IR24 IR64 at 0201\nunit 208R at 0202\n"
    g = field(text + "then assault 0202; join IR24; done until dice; roll 1\n")
    assert g.asked == "french 9.42"
    assert str(g.game.entries[-1]) == "dice: roll 1"
    assert "force assault 0/2" in g.game.position_text()
    found = field(text.replace("force assault 0/2\n", "") + "then assault 0202; join IR24; done until dice; result 1/1")
    assert [str(entry) for entry in found.game.entries][-1] in {f"dice: roll {n}" for n in range(1, 7)}


def test_where_reinforcements_come_in_is_said_on_a_sketched_board(field: Field) -> None:
    text = "verdun haumont\nboard\n. .\n. .\nturn 3\nphase 6.4 french\nunit 2Z at feb-23\nunit IR81 at 0101\n"
    assert field(text + "region entry-french 0202\n").at("2Z") == "0202"
    assert field(text).at("2Z") == "feb-23", "where no hex is said, nobody comes in"


def test_the_same_answers_are_asked_for_however_many_units_there_are() -> None:
    text = "verdun\nboard\n  . . .\n  . . .\n  . . .\nforce assault 0/1\nphase 4.V\n"
    text += "unit IR24 at 0201\nunit 208R{} at 0202\n"
    text += "then assault 0202; join IR24; done until dice 9.1; roll 1\n"
    for others in ("", " 233R"):
        game = grognard.position("verdun", text.format(others), dice=grognard.TypedIn(), ask="all")
        assert game.question is not None and game.question.ask == "ask-damage"
        assert "loses 208R" in [option.text for option in game.question.options]
