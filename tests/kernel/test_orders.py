"""Orders: the answers that send pieces somewhere are found by trying, and change nothing."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import grognard
from grognard import shelf
from grognard.kernel.asking import orders
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Scripted, Seeded
from tests.kernel.tiny import duel, facts

GAMES = Path(__file__).resolve().parents[1] / "games"


def numbers(game: Game, *names: str) -> list[int]:
    return [game.play.roster.numbers[name] for name in names]


def place(game: Game, text: str) -> int:
    found = game.play.board.find_place(text)
    assert found is not None
    return found


def asked(game: Game) -> Side:
    assert game.question is not None
    return game.question.who


def test_an_order_changes_nothing_and_every_answer_of_it_is_legal() -> None:
    game = grognard.new("verdun", "fall-gericht", dice=Seeded("7"))
    for text in ("historical", "historical", "done"):
        game.answer(text)
    before, side = facts(game), asked(game)
    for piece in numbers(game, "VIIR-HQ", "RIR53", "13R-art"):
        for goal in orders.reach(game, side, piece):
            order = orders.march(game, side, [piece], goal)
            assert order.final is None and order.stopped is None
            played = game.copy()
            for option in order.answers:
                played.answer(option, side)
            assert played.play.position.at[piece] == goal and played.question is not None and played.question.is_menu
    assert facts(game) == before


def test_a_march_of_one_step_at_a_time_is_left_open() -> None:
    """Where each answer is one step, the next may follow: nobody is halted."""
    game = duel(Scripted(["chit sun"]))
    (piece,) = numbers(game, "N1")
    goal = next(iter(orders.reach(game, asked(game), piece)))
    order = orders.march(game, asked(game), [piece], goal)
    assert [option.verb for option in order.answers] == ["move", "to"]
    assert order.stopped is None


@pytest.mark.parametrize(
    ("title", "scenario", "before"),
    [("marne", "gneisenau", ["done"]), ("italia", "grappa", ["done"]), ("patrol", "crossing", [])],
)
def test_in_every_game_a_piece_that_can_be_sent_goes_there(title: str, scenario: str, before: list[str]) -> None:
    game = grognard.new(title, scenario, dice=Seeded("7"))
    for text in before:
        game.answer(text)
    side, sent = asked(game), 0
    assert game.question is not None
    for piece in {option.noun for option in game.question.options if option.verb in ("move", "activate")}:
        for goal, (_, option, _) in [*orders.reach(game, side, piece).items()][:2]:
            order = orders.march(game, side, [piece], goal)
            played = game.copy()
            for each in order.answers:
                played.answer(each, side)
            assert option in order.answers
            sent += played.play.position.at[piece] == goal
    assert sent > 2


def test_what_leaves_no_choice_is_forced_if_it_can_be_taken_back_and_sends_nothing_anywhere() -> None:
    game, luck = grognard.new("verdun", "haumont", dice=Seeded("7")), random.Random(3)
    found, others = set[str](), set[str]()
    while game.question is not None and len(game.entries) < 600:
        question = game.question
        option = orders.forced(game, question.who)
        if len(question.options) == 1:
            (others if option is None else found).add(question.options[0].verb)
        else:
            assert option is None
        game.answer(luck.choice(question.options))
        assert option is None or game.why_no_undo(question.who) is None
    assert found == {"halt"}
    assert others and others <= {"gun", "hit", "rally", "move", "to"}, (
        "dice follow, or something begins or goes somewhere"
    )


def test_what_leaves_no_choice_is_not_forced_where_all_is_to_be_asked() -> None:
    texts = ("historical", "historical", "done", "move 13R-pi", "to 0702")
    forced = list[bool]()
    for ask in ("", "all"):
        game = grognard.new("verdun", "fall-gericht", dice=Seeded("7"), ask=ask)
        for text in texts:
            game.answer(text)
        assert game.question is not None and len(game.question.options) == 1
        forced.append(orders.forced(game, asked(game)) is not None)
    assert forced == [True, False]


@pytest.mark.parametrize(
    ("title", "scenario", "before", "several"),
    [
        ("verdun", "fall-gericht", ["historical", "historical", "done"], True),
        ("marne", "gneisenau", ["done"], True),
        ("patrol", "crossing", [], False),
    ],
)
def test_several_can_be_ordered_where_another_may_follow_the_first(
    title: str, scenario: str, before: list[str], several: bool
) -> None:
    """In Patrol a side acts with one counter, then the other side does."""
    game = grognard.new(title, scenario, dice=Seeded("7"))
    for text in before:
        game.answer(text)
    assert orders.is_for_several(game, asked(game)) is several


def test_a_place_with_a_warning_is_reached_with_it_and_relief_is_left_to_the_player() -> None:
    """In Gneisenau a division sent to a full hex is told so, and asked who leaves; elsewhere it simply stays."""
    game = grognard.new("marne", "gneisenau", dice=Seeded("7"))
    game.answer("done")
    (piece,) = numbers(game, "G227")
    order = orders.march(game, asked(game), [piece], game.play.board.find_place("1006") or 0)
    assert [option.verb for option in order.answers] == ["move", "to", "halt"][: len(order.answers)]
    assert order.caution is not None and order.caution.key == "reason-crowded"
    free = orders.march(game, asked(game), [piece], game.play.board.find_place("1005") or 0)
    assert free.caution is None and free.answers[-1].verb == "halt"


def recorded(title: str, entries: int) -> Game:
    """A game that was played by hand, after some of its answers."""
    told = json.loads((GAMES / title / "by-hand.json").read_text("utf-8"))
    told["entries"] = told["entries"][:entries]
    told.pop("snapshot", None)
    return shelf.title(title).load(json.dumps(told).encode())


@pytest.mark.parametrize(
    ("title", "entries", "names", "to", "answers", "meant"),
    [
        ("marne", 51, ("G11.10", "G11.38"), "1407", "attack 1407; join G11.10; join G11.38", "attack 1407"),
        ("verdun", 0, ("III-art1",), "1907", "barrage 1907; gun III-art1", "barrage 1907"),
        ("marne", 152, ("F15",), "1313", "move F15; forced; to 1313; halt", "forced"),
        ("marne", 47, ("G19.74", "G19.78"), "1007", "advance G19.74; advance G19.78", ""),
        ("verdun", 215, ("GR8",), "2005", "exploit 2004; to 2005; halt", ""),
        ("august", 101, ("rI07",), "48/1106", "act rI07; to 48/1106; halt", ""),
    ],
    ids=("an attack", "a barrage", "a forced march", "an advance", "a stack", "a march hex by hex"),
)
def test_sent_to_a_place_pieces_do_what_the_question_offers_there(
    title: str, entries: int, names: tuple[str, ...], to: str, answers: str, meant: str
) -> None:
    """What is more than a move is named; all of it can be taken back."""
    game = recorded(title, entries)
    order = orders.march(game, asked(game), numbers(game, *names), place(game, to))
    assert "; ".join(option.text for option in order.answers) == answers
    assert (order.final, order.stopped) == (None, None)
    assert ("" if order.meant is None else order.meant.text) == meant


def test_pointed_at_an_enemy_a_squad_fires_with_all_it_has_and_not_on_the_move() -> None:
    """Fire on the move is offered first; nobody means it who drags a squad to the enemy."""
    title = shelf.title("indochine")
    game = title.lessons["indochine-stack"].begin(title)
    order = orders.march(game, asked(game), numbers(game, "gc-para-1"), place(game, "B0908"))
    assert [option.text for option in order.answers] == ["act gc-para-1", "fire B0908"]
    assert order.meant is not None and order.meant.text == "fire B0908"


def test_an_attack_leaves_out_who_cannot_take_part_and_is_none_where_nobody_can() -> None:
    game = recorded("marne", 51)
    near, far = numbers(game, "G11.10", "G19.74")
    order = orders.march(game, asked(game), [far, near], place(game, "1407"))
    assert [option.text for option in order.answers] == ["attack 1407", "join G11.10"]
    alone = orders.march(game, asked(game), [far], place(game, "1407"))
    assert not alone.answers and alone.stopped is not None


def test_a_reinforcement_is_sent_in_one_order_by_the_edge_that_is_nearest_to_where_it_goes() -> None:
    entries = json.loads((GAMES / "marne" / "by-hand.json").read_text("utf-8"))["entries"]
    game = recorded("marne", entries.index("allied: enter F165"))
    [piece] = numbers(game, "F165")
    order = orders.march(game, asked(game), [piece], place(game, "0306"))
    assert [option.text for option in order.answers] == ["enter F165", "at 0106", "to 0306", "halt"]
    on_the_edge = orders.march(game, asked(game), [piece], place(game, "0106"))
    assert [option.text for option in on_the_edge.answers][:2] == ["enter F165", "at 0106"]
