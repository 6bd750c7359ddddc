"""The rules of Skirmish, clause by clause."""

from __future__ import annotations

from textwrap import dedent

import pytest

import grognard

FACE_TO_FACE = """
    skirmish
    board
      . w .
      . . .
    unit N1 at 0101
    unit S1 at 0201
    then order N1
"""
CORNERED = """
    skirmish
    board
      . w
    unit N1 at 0101
    unit S1 at 0201
    then order N1
"""


def at(text: str, *rolls: int) -> grognard.Game:
    """A game in a position, with dice that fall as written."""
    return grognard.position("skirmish:Skirmish", dedent(text), dice=grognard.Scripted(rolls))


def offered(game: grognard.Game) -> list[str]:
    """The texts of the options now open."""
    assert game.question is not None
    return sorted(option.text for option in game.question.options)


@pytest.mark.rule("1.1", "1.2")
def test_1_2_each_squad_has_one_order_and_then_it_is_the_other_side() -> None:
    g = grognard.new("skirmish:Skirmish")
    g.answer("order N1")
    g.answer("stay")
    assert offered(g) == ["done", "order N2"]
    g.answer("done")
    assert offered(g) == ["done", "order S1", "order S2"]


@pytest.mark.rule("2.1")
def test_2_1_a_wood_takes_both_points() -> None:
    g = at("""
        skirmish
        board
          . w . .
        unit N1 at 0101
        then order N1
    """)
    assert offered(g) == ["stay", "to 0201"]


@pytest.mark.rule("2.2")
def test_2_2_next_to_the_enemy_it_stops() -> None:
    g = at("""
        skirmish
        board
          . .
          . .
          . .
        unit N1 at 0101
        unit S1 at 0202
        then order N1
    """)
    assert g.why_not("to 0103") == ("2.2", "no-must-stop", {"hex": g.play.board.grid.find("0102")})


@pytest.mark.rule("3.1", "3.2")
def test_3_2_being_adjacent_and_the_wood_cancel_out() -> None:
    tally = at(FACE_TO_FACE).explain("fire S1")
    assert tally is not None
    assert [reason.value for reason in tally.reasons] == [1, -1]


@pytest.mark.rule("3.1", "3.3")
def test_3_3_a_squad_that_is_hit_shows_its_weaker_face() -> None:
    g = at(FACE_TO_FACE, 6)
    g.answer("fire S1")
    assert "unit S1 at 0201 steps 1" in g.position_text()


@pytest.mark.rule("4.1")
def test_4_1_the_owner_chooses_where_to_retreat() -> None:
    g = at(FACE_TO_FACE, 3)
    g.answer("fire S1")
    assert g.questions["south"].ask == "ask-retreat"
    assert offered(g) == ["retreat 0202", "retreat 0301", "retreat 0302"]


@pytest.mark.rule("4.1")
def test_4_1_a_squad_that_cannot_retreat_loses_a_step() -> None:
    g = at(CORNERED, 3)
    g.answer("fire S1")
    assert "unit S1 at 0201 steps 1" in g.position_text()


@pytest.mark.rule("1.3", "5.1")
def test_5_1_after_the_last_turn_the_mill_decides() -> None:
    g = at("""
        skirmish mill
        turn 6
        phase 1.1 2
        unit N1 at 0304
        unit S1 at 0206
        then done
    """)
    assert g.result == ("north", "verdict-mill")


@pytest.mark.rule("5.2")
def test_5_2_a_side_without_squads_has_lost() -> None:
    g = at(FACE_TO_FACE.replace("S1 at 0201", "S1 at 0201 steps 1"), 6)
    g.answer("fire S1")
    assert g.result == ("north", "verdict-alone")
