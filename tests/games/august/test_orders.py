"""Orders to several pieces at once: what is declared, moved and fired together is what the single answers allow."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.august import August
from grognard.games.august.declaring import cannot_declare_fire, cannot_declare_move
from grognard.games.august.naming import cannot_name_leader, cannot_name_stack
from grognard.games.august.words import LED, TO_FIRE, TO_MOVE
from grognard.kernel.numbers.dice import Whim
from tests.games.august.fielding import Battle, Roll, lay_out

ROW = "  . . . . . . . . . .\n" * 5
FAR = "unit rI01 at 1005\n"
CHAIN = (
    "unit gLtC1a gI01 at 0202\nunit gCpt1a at 0302\nunit gLt1a at 0402\n"
    "unit gI02 at 0102\nunit gI03 at 0401\nunit gI04 gI05 at 0502\nunit gI06 at 0802\n"
)


def segment(units: str, *rolls: Roll, more: str = "") -> Battle:
    """A German segment that is to be named."""
    return lay_out(f"board\n{ROW}{more}acting german\n{FAR}{units}", *rolls, scenario="goritten")


def marked(g: Battle, mark: int) -> set[str]:
    """The German counters with a mark."""
    table = g.table
    return {table.roster[p].name for p in table.pieces_of[table.sides[0]] if table.has(p, mark)}


# Declaring (3.13, 3.2) -----------------------------------------------------------------------------------------


@pytest.mark.rule("3.13", "3.2")
def test_3_2_one_answer_declares_a_whole_chain_and_nobody_out_of_its_reach() -> None:
    g = segment(CHAIN).play("leader gLtC1a", "move-all")
    assert marked(g, TO_MOVE) == {"gLtC1a", "gCpt1a", "gLt1a", "gI01", "gI02", "gI03", "gI04", "gI05"}
    assert marked(g, LED) >= {"gI04", "gI05"}
    assert g.ask == "ask-act"


@pytest.mark.rule("3.13", "3.2")
def test_3_13_declaring_a_chain_at_once_is_what_the_single_answers_give() -> None:
    one = segment(CHAIN).play("leader gLtC1a", "move-all")
    singles = segment(CHAIN).play("leader gLtC1a")
    for name in ("gLtC1a", "gCpt1a", "gLt1a", "gI01", "gI02", "gI03", "gI04", "gI05"):
        singles.play(f"move-with {name}")
    assert one.table.position.by == singles.table.position.by
    assert one.table.position.marks == singles.table.position.marks


@pytest.mark.rule("3.13")
def test_3_13_all_to_fire_leaves_those_without_a_target_free_to_move() -> None:
    enemies = "unit rI02 at 0503\n"
    g = segment(CHAIN + enemies).play("leader gLtC1a", "fire-all")
    assert marked(g, TO_FIRE) >= {"gLtC1a", "gCpt1a", "gLt1a", "gI04", "gI05"}
    assert "gI02" not in marked(g, TO_FIRE)
    assert "gI02" in g.options("move-with")


@pytest.mark.rule("3.13")
def test_3_13_the_pieces_of_one_hex_are_declared_by_their_hex() -> None:
    units = "unit gCpt1a gI01 at 0202\nunit gI02 gI03 at 0203\nunit gI04 at 0102\n"
    g = segment(units).play("leader gCpt1a", "move-stack 0203")
    assert marked(g, TO_MOVE) == {"gI02", "gI03"}
    assert g.options("move-stack") == ["0202"]
    assert g.refused("move-stack 0102").startswith("§3.13 ")
    g.game.undo()
    assert not marked(g, TO_MOVE)


@pytest.mark.rule("3.13")
def test_3_13_nothing_is_declared_at_once_where_one_piece_is_in_reach() -> None:
    g = segment("unit gI01 at 0101\n").play("unit gI01")
    assert g.refused("move-all").startswith("§3.13 ")
    assert g.refused("fire-all").startswith("§3.13 ")
    near = segment("unit gI01 gI02 at 0101\nunit rI02 at 0102\n").play("stack 0101")
    assert near.options("fire-stack") == ["0101"]


@pytest.mark.rule("3.13")
def test_3_13_leaders_are_no_stack_that_fires() -> None:
    assert segment("unit gLtC1a gCpt1a gI01 at 0202\n").play("leader gLtC1a").options("fire-stack") == []


@pytest.mark.rule("3.13", "12.81")
def test_12_81_all_to_fire_calls_nobody_into_whose_assault_the_leader_would_be_bound() -> None:
    units = "unit gCpt1a gI01 gI02 at 0202\nunit gI03 at 0203\nunit rI02 at 0203\n"
    g = segment(units).play("leader gCpt1a", "fire-all")
    assert marked(g, TO_FIRE) == {"gCpt1a", "gI01", "gI02"}
    assert g.options("fire-with") == ["gI03"]


# A stack that goes together (5.2) ------------------------------------------------------------------------------

STACK = "unit gCpt1a gI01 gI02 at 0202\n"


@pytest.mark.rule("5.2", "3.13")
def test_5_2_a_stack_goes_to_one_hex_each_in_a_move_of_its_own() -> None:
    g = segment(STACK).play("leader gCpt1a", "move-all", "act-stack 0202", "to 0302", "to 0402")
    while g.ask == "ask-step":
        g.play("halt")
    assert [g.at(name) for name in ("gI01", "gI02", "gCpt1a")] == ["0402"] * 3
    assert len(g.told("moves")) == 6
    assert g.asked.startswith("russian")


@pytest.mark.rule("5.2", "13.11")
def test_13_11_a_stack_on_its_way_is_fired_at_and_its_owner_asked_again() -> None:
    g = segment(STACK + "unit rI02 rI03 at 0304\n", (1, 1), (1, 1), more="force direct-fire -\n")
    g.play("leader gCpt1a", "move-all", "act-stack 0202", "to 0302", "shoot rI02", "done", "hold", "halt")
    assert g.ask == "ask-follow"
    assert set(g.options("follow")) == {"gI02", "gCpt1a"}
    g.play("follow gI02", "hold")
    assert g.ask == "ask-follow"
    g.play("done")
    assert g.at("gCpt1a") == "0202"
    assert g.options("act") == ["gCpt1a"]


@pytest.mark.rule("5.2", "4.3")
def test_4_3_who_finds_no_room_in_a_stack_on_its_way_is_asked_where_to_go() -> None:
    g = segment(STACK + "unit gI03 at 0402\n")
    g.play("leader gCpt1a", "move-all", "act-stack 0202", "to 0302", "to 0402")
    assert g.ask == "ask-step"
    assert g.refused("to 0402").startswith("§4.")


@pytest.mark.rule("3.13", "5.2")
def test_3_13_one_piece_is_no_stack_to_be_ordered() -> None:
    g = segment("unit gCpt1a gI01 at 0202\nunit gI02 at 0203\n").play("leader gCpt1a", "move-all")
    assert g.options("act-stack") == ["0202"]
    assert g.refused("act-stack 0203").startswith("§3.13 ")
    assert not marked(g.play("act-stack 0202", "stay"), TO_MOVE) & {"gCpt1a", "gI01"}


# Fire and assault together (7.32, 6.51, 12.5) ------------------------------------------------------------------


@pytest.mark.rule("7.32", "6.51")
def test_7_32_all_who_may_join_a_fire_do_so_with_one_answer() -> None:
    units = "unit gCpt1a gI01 gI02 gMG1 at 0202\nunit rI02 at 0203\n"
    g = segment(units, (1, 1), more="force direct-fire -\n")
    g.play("leader gCpt1a", "fire-all", "act gI01", "fire 0203", "join-all")
    alone = segment("unit gCpt1a gI01 gI02 at 0202\nunit rI02 at 0203\n", (1, 1), more="force direct-fire -\n")
    alone.play("leader gCpt1a", "fire-all", "act gI01", "fire 0203")
    assert alone.refused("join-all") == "§7.32 Only one more unit may fire with them: choose it."
    assert not marked(g, TO_FIRE) & {"gI01", "gI02", "gMG1"}


@pytest.mark.rule("12.5")
def test_12_5_all_who_may_attack_a_hex_do_so_with_one_answer() -> None:
    units = "unit gCpt1a gI01 gI02 at 0202\nunit gI03 at 0303\nunit rI02 at 0203\n"
    g = segment(units, 1, 1, more="force assault -\n")
    g.play("leader gCpt1a", "fire-all", "act gI01", "assault 0203", "all-take-part")
    assert [g.at(name) for name in ("gI01", "gI02", "gCpt1a", "gI03")] == ["0203", "0203", "0203", "0303"]


# What is offered is what the predicates allow ------------------------------------------------------------------


@pytest.mark.rule("3.12", "3.13")
@pytest.mark.parametrize("scenario", ["bilderweitschen", "mattischkehmen"])
def test_3_13_every_piece_that_may_be_named_or_declared_is_offered_and_no_other(scenario: str) -> None:
    game, whim, compared = grognard.new("august", scenario, seed=2), Whim(2), set()
    play = game.play
    assert isinstance(play, August)
    predicates = {"move-with": cannot_declare_move, "fire-with": cannot_declare_fire, "leader": cannot_name_leader}
    while (question := game.question) is not None and len(game.entries) < 500:
        if question.ask in ("ask-declare", "ask-segment"):
            nouns = {word: [o.noun for o in question.options if o.verb == word] for word in (*predicates, "stack")}
            for offer in question.offers:
                word = offer.voice.verb
                if word in predicates:
                    mine = play.pieces_of[question.who]
                    assert nouns[word] == [p for p in mine if predicates[word](play, question.who, p) is None]
                    compared.add(word)
                elif word == "stack":
                    hexes = play.board.grid.hexes
                    assert nouns[word] == [h for h in hexes if cannot_name_stack(play, question.who, h) is None]
                    compared.add(word)
        game.answer(whim.pick(question.options), question.who)
    assert compared == {*predicates, "stack"}
