"""Indochine's officers: they play to the end, keep every promise of the kit, and know no more than their view."""

from __future__ import annotations

import pytest

from grognard import bots, shelf
from grognard.bots.fight.picture import Picture
from grognard.bots.indochine import IndochineMind
from grognard.bots.indochine.field import IndochineField
from grognard.games.indochine import Indochine
from grognard.games.indochine.words import FRENCH, VIET_MINH
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.imagined import imagined_table
from grognard.lab.conformance import check_bot
from grognard.lab.conformance.bots import BotTrial
from tests.bots.handed import handed

TITLE = shelf.title(Indochine)
SIDES = ("french", "viet-minh")


def set_up(scenario: str, seed: str = "commander") -> Game:
    """A game in which officers have set up, and the first segment is open."""
    game = TITLE.new(scenario, seed=seed)
    players = {side: bots.make("officer", f"{seed}/{side}") for side in SIDES}
    while (question := game.question) is not None and question.ask != "ask-activate":
        bots.let_answer(game, players[question.side], question)
    return game


def test_a_general_tries_other_orders_and_keeps_its_promises() -> None:
    assert check_bot(BotTrial(TITLE, "diguette", "general@0.1", "suite", SIDES, answers=20, one_in=10)) == []


def test_a_general_compares_which_formation_to_activate() -> None:
    """The next best formations and to pass; each way begins with what it means."""
    game = set_up("phu-tong-hoa")
    assert game.question is not None
    mind = IndochineMind(game.question.who, Whim(1))
    asked = handed(game)
    best = mind.twin().answer(game.play, asked)
    mind.look(game.play)
    firsts = [design.answer(game.play, asked).text for design in mind.designs(asked)]
    assert firsts == [design.meant.text for design in mind.designs(asked) if isinstance(design.meant, Option)]
    assert "pass" in firsts
    assert len({best.text, *firsts}) > 2


def test_two_imagined_tables_give_the_same_picture() -> None:
    """What happens to lie under a marker on one imagined table changes nothing: the marker is the mean of all."""
    game = set_up("phu-tong-hoa")
    pictures = []
    for number in range(2):
        table = imagined_table(game, FRENCH, Whim(f"deal {number}"))
        assert isinstance(table, Indochine)
        field = IndochineField(table, FRENCH)
        pictures.append((field.stamp(), Picture(field, IndochineMind.officers.will(field.room, FRENCH.name))))
    (one, here), (two, there) = pictures
    assert one == two
    assert here.foes == there.foes
    assert here.fire == there.fire


def test_a_decoy_dilutes_what_may_be_under_a_marker() -> None:
    game = set_up("phu-tong-hoa")
    table = imagined_table(game, FRENCH, Whim("deal"))
    assert isinstance(table, Indochine)
    field = IndochineField(table, FRENCH)
    picture = Picture(field, IndochineMind.officers.will(field.room, FRENCH.name))
    units = sum(foe.number for foes in picture.foes.values() for foe in foes)
    assert units == pytest.approx(len(table.units[VIET_MINH])), "decoys add markers, not men"


def test_shells_make_a_hex_dangerous_to_enter_for_either_side_and_not_to_stand_in() -> None:
    game = set_up("diguette")
    table = game.play
    assert isinstance(table, Indochine)
    will, hex_ = IndochineMind.officers.will("diguette", VIET_MINH.name), table.board.find_place("B1510")
    assert hex_ is not None
    before = Picture(IndochineField(table, VIET_MINH), will).fire
    table.position.impact[hex_] = 1
    after = Picture(IndochineField(table, VIET_MINH), will).fire
    assert after.running[hex_] > before.running[hex_]
    assert after.creeping[hex_] > before.creeping[hex_]
    assert after.danger == before.danger


def test_defenders_set_up_on_what_they_defend_and_attackers_go_for_it() -> None:
    game = set_up("diguette")
    table = game.play
    assert isinstance(table, Indochine)
    field = IndochineField(table, FRENCH)
    houses = set(field.prizes())
    assert houses <= {table.position.at[p] for p in table.units[FRENCH]}
    bot = bots.make("officer", "attack")
    far, at = table.board.grid.distance, table.position.at
    before = {p: min(far(at[p], house) for house in houses) for p in table.units[VIET_MINH]}
    for _ in range(40):
        question = game.question
        assert question is not None
        bots.let_answer(game, bot if question.side == "viet-minh" else bots.make("officer"), question)
    alive = [p for p in table.units[VIET_MINH] if table.is_on_board(p)]
    assert any(min(far(at[p], house) for house in houses) < before[p] for p in alive)


def test_help_comes_in_by_the_shortest_way_to_a_village_that_nobody_threatens_yet() -> None:
    game, seed = set_up("rail", "help"), "help"
    players = {side: bots.make("officer", f"{seed}/{side}") for side in SIDES}
    while (question := game.question) is not None and not any(o.verb == "enter" for o in question.options):
        bots.let_answer(game, players[question.side], question)
    assert question is not None and question.side == "viet-minh", "no enemy has come in yet"
    table = game.play
    assert isinstance(table, Indochine)
    chosen = bots.ask(game, players[question.side], question)
    picture = Picture(IndochineField(table, VIET_MINH), IndochineMind.officers.will("rail", VIET_MINH.name))
    far = {o.noun: min(picture.far_from(house)[o.noun] for house in picture.prizes) for o in question.options}
    assert far[chosen.noun] == min(far[o.noun] for o in question.options if o.verb == "enter")


@pytest.mark.parametrize(
    ("turn", "replacements", "answer"),
    [(3, 4, "fail"), (3, 0, "test"), (10, 4, "test")],
)
def test_a_worn_company_is_given_up_where_a_complete_one_can_still_come(
    turn: int, replacements: int, answer: str
) -> None:
    game = TITLE.at(
        f"""indochine dong-khe
turn {turn}
phase 12.2
unit pc-vm-1 inf-vm-1 at A0101 formation v1
formation v1 losses 12 hesitant-at 10 demoralised-at 11
unit pc-vm-2 inf-vm-7 at A0301 formation v2
unit pc-f-1 gc-legion-1 at A1108 formation f1
side viet-minh replacements {replacements}
"""
    )
    question = game.question
    assert question is not None and question.ask == "ask-fail"
    option = bots.ask(game, bots.make("officer", "worn"), question)
    assert option.verb == answer


def test_officers_who_guard_the_edge_stay_in_the_hexes_they_hold() -> None:
    """In After them every hex of the edge is as good as another; who walks between them fires half as well.

    One squad in six may go to the next hex for its leader's sake.
    """
    game, seed = set_up("au-cul", "edge"), "edge"
    table, stood = game.play, []
    assert isinstance(table, Indochine)
    players = {side: bots.make("officer", f"{seed}/{side}") for side in SIDES}
    for turn in (3, 5):
        while (question := game.question) is not None and table.position.turn < turn:
            bots.let_answer(game, players[question.side], question)
        stood.append([table.position.at[p] for p in table.units[FRENCH] if table.is_infantry[p]])
    assert len(stood[0]) == 6
    assert sum(before == after for before, after in zip(*stood, strict=True)) >= 5


@pytest.mark.parametrize(("turn", "may"), [(5, False), (6, True)])
def test_officers_of_a_rearguard_do_not_mean_to_stand_behind_it_yet(turn: int, may: bool) -> None:
    text = f"indochine longue-marche\nturn {turn}\nunit gc-para-1 pc-f-1 at B1608 formation f1\n"
    table = TITLE.at(text + "unit inf-vm-1 pc-vm-1 at B0101 formation v1\n").play
    assert isinstance(table, Indochine)
    field = IndochineField(table, FRENCH)
    squad = next(p for p in table.units[FRENCH] if table.is_infantry[p])
    assert field.may_stand(squad, table.board.grid.find("B1708")) == may
    assert field.may_stand(squad, table.board.grid.find("B1607"))
