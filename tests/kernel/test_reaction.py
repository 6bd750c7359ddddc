"""Reaction windows and hex-by-hex movement: who is asked, once per mover and hex, chains, and declining."""

from __future__ import annotations

from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.table.position import OPEN
from tests.kernel.lane import STOPPED, lane
from tests.kernel.tiny import after, texts

CLOSE = """
lane lane
phase 2.1
acting green
unit G1 at 0203
unit G2 at 0201
unit GM at 0105
unit R1 at 0403
unit RM at 0503
"""
DECOY = """
lane lane
phase 2.1
acting green
unit G1 at 0203
unit RD at 0403 concealed
"""


def at(text: str, *rolls: int) -> Game:
    # The first of the two phases of §2.1 says who begins.
    return lane().at(text, dice=Scripted(list(rolls)))


def asked(game: Game) -> tuple[str, str]:
    assert game.question is not None
    return game.question.side, game.question.ask


# Walking -----------------------------------------------------------------------------------------------------
def test_a_walk_is_asked_hex_by_hex_and_pays_for_each() -> None:
    game = after(at(DECOY), "act G1")
    assert asked(game) == ("green", "ask-step") and game.question is not None and game.question.args["left"] == 3
    assert {"to 0202", "halt"} <= set(texts(game))
    after(game, "to 0202", "hold")
    assert game.question.args["left"] == 1
    assert "to 0102" in texts(game) and "to 0202" not in texts(game)


def test_a_walk_ends_where_no_step_is_left() -> None:
    game = after(at(DECOY, 1), "act G1", "to 0103", "hold", "to 0202", "hold")
    assert asked(game)[1] != "ask-step"


def test_a_walk_ends_when_it_is_stopped() -> None:
    game = after(at(CLOSE, 6, 1), "act G1", "to 0303", "shoot R1", "hold")
    play = game.play
    piece = play.roster.find("G1")
    assert piece is not None and play.has(piece, STOPPED)
    assert asked(game)[1] == "ask-act"


# Windows -----------------------------------------------------------------------------------------------------
def test_a_window_stays_open_until_it_is_held() -> None:
    game = after(at(CLOSE, 1, 1), "act G1", "to 0303")
    assert texts(game) == ["shoot R1", "shoot RM", "hold", "let-pass"]
    after(game, "shoot R1", "hold")
    assert asked(game) == ("grey", "ask-react")
    assert texts(game) == ["shoot RM", "hold", "let-pass"], "a squad fires once"
    after(game, "shoot RM", "hold")
    assert asked(game) == ("green", "ask-step"), "nothing might react any more"


def test_once_for_each_mover_and_hex() -> None:
    game = after(at(CLOSE, 1, 1), "act G1", "to 0303", "shoot RM", "hold")
    assert "shoot RM" not in texts(game)
    after(game, "hold", "to 0302")
    assert "shoot RM" in texts(game), "another hex is another occasion"


def test_hold_is_for_now_and_let_pass_for_the_whole_move() -> None:
    game = after(at(CLOSE), "act G1", "to 0303", "hold", "to 0302")
    assert asked(game) == ("grey", "ask-react")
    game = after(at(CLOSE), "act G1", "to 0303", "let-pass", "to 0302")
    assert asked(game) == ("green", "ask-step")
    game = after(at(CLOSE, 6), "act G1", "to 0303", "let-pass", "halt", "act G2", "to 0301")
    assert asked(game) == ("grey", "ask-react"), "the next move is watched again"


def test_a_side_is_asked_even_when_only_a_decoy_could_answer() -> None:
    game = after(at(DECOY), "act G1", "to 0303")
    assert asked(game) == ("grey", "ask-react")
    assert texts(game) == ["hold", "let-pass"]
    refusal = game.why_not("shoot RD")
    assert refusal is not None and refusal.key == "no-fire"


def test_nobody_is_asked_when_all_can_tell_that_nobody_can() -> None:
    game = after(at(DECOY.replace("unit RD at 0403 concealed", "unit R1 at 0703")), "act G1", "to 0303")
    assert asked(game) == ("green", "ask-step")


# Chains ------------------------------------------------------------------------------------------------------
def test_answers_are_answered_until_somebody_holds() -> None:
    game = after(at(f"{CLOSE}unit R2 at 0502", 1, 1, 1), "act G1", "to 0303", "shoot R1")
    assert asked(game) == ("green", "ask-answer")
    after(game, "shoot G1")
    assert asked(game) == ("grey", "ask-answer")
    assert texts(game) == ["shoot R2", "shoot RM", "hold"], "one at a time, and no letting pass"
    after(game, "shoot RM")
    assert asked(game) == ("green", "ask-answer")
    after(game, "hold")
    assert asked(game) == ("grey", "ask-react"), "the window of the move is open still"


def test_a_reaction_shows_who_fires() -> None:
    game = at(CLOSE.replace("unit RM at 0503", "unit RM at 0503 concealed"), 1)
    after(game, "act G1", "to 0303", "shoot RM")
    piece = game.play.roster.find("RM")
    assert piece is not None and game.play.position.hidden[piece] == OPEN
