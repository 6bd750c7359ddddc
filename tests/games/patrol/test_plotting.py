"""Sealed plans: places one by one, and markers laid unseen."""

from __future__ import annotations

from grognard.games.patrol.plotting import lay, lift
from grognard.kernel.table.position import OPEN, UNSEEN
from tests.kernel.lane import lane
from tests.kernel.tiny import after, duel, texts


def test_places_are_asked_for_one_by_one() -> None:
    game = after(lane().new(), "green: put 0101")
    assert "put 0101" not in texts(game, "green") and "put 0102" in texts(game, "green")
    after(game, "grey: put 0701", "green: put 0102", "green: put 0103", "green: put 0104")
    assert "green" not in game.questions and all(place != 0 for place in game.play.position.at)
    after(game, "grey: put 0702", "grey: put 0703", "grey: put 0704")
    assert [game.play.board.place_text(place) for place in game.play.position.at] == [
        *("0101", "0102", "0103", "0104"),
        *("0701", "0702", "0703", "0704"),
    ]


def test_another_is_picked_but_none_that_has_its_place_and_none_more_than_twice() -> None:
    game = after(lane().new(), "green: put 0101")
    first, second, third, fourth = (game.play.roster[p].name for p in range(4))
    assert {f"pick {third}", f"pick {fourth}"} <= {*texts(game, "green")} and f"pick {first}" not in texts(
        game, "green"
    )
    after(game, *[f"green: pick {name}" for name in (third, second, third)])
    assert {*texts(game, "green")} & {f"pick {second}", f"pick {third}"} == set()
    after(game, f"green: pick {fourth}", "green: put 0102")
    question = game.questions["green"]
    assert game.play.roster[question.args["piece"]].name == second
    assert {f"pick {third}"} <= {*texts(game, "green")}, "what was passed over may be picked again"


def test_a_marker_is_laid_unseen_and_lifted_for_all() -> None:
    play = duel().play
    marker, hex_ = play.roster.find("NG"), play.board.grid.find("0303")
    assert marker is not None
    lay(play, marker, hex_)
    assert play.position.hidden[marker] == UNSEEN and play.position.at[marker] == hex_
    reveals = play.reveals
    assert lift(play, marker) == hex_
    assert play.position.hidden[marker] == OPEN and play.position.at[marker] == play.board.out
    assert play.reveals == reveals + 1, "an undo may not pass it"
