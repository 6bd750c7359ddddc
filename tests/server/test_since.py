"""Since your turn: what others did while somebody was away, on the page and in the list of games; nothing sealed."""

from __future__ import annotations

from grognard.server.rooms.lobby import since_text
from grognard.server.rooms.rooms import Rooms
from tests.server.test_manners import two
from tests.server.test_takeback import plays
from tests.server.visitors import Visitor


def test_a_line_in_my_games_says_what_happened_since(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    for _ in range(12):
        plays(game, 1, ann, bob)
        side = ann.screen(game, "")["waiting"][0]
        who = ann if side == "blue" else bob
        answered = [entry.who.name for entry in rooms.room(game).game.entries]
        mine = len(answered) - answered[::-1].index(side) if side in answered else 0
        since = answered[mine:]
        (card,) = who.get("games", lang="en")["games"]
        assert card["since"] == since_text(since[::-1], "en")
        assert who.screen(game, side)["mine_at"] == mine
        (other,) = (bob if who is ann else ann).get("games")["games"]
        assert other["since"] == "", "it waits for somebody else"


def test_it_is_said_in_five_words() -> None:
    assert since_text(["red", "dice", "red", "red", "dice"], "en") == "since then: 2 answers, 2 rolls"
    assert since_text(["dice", "red"], "fr") == "depuis\xa0: une réponse, un jet"
    assert since_text(["red", "red"], "en") == since_text([], "en") == ""


def test_sealed_answers_are_not_counted(ann: Visitor, bob: Visitor) -> None:
    game = two(ann, bob, "night-raid")
    before = bob.get("games")["games"][0]["since"], bob.screen(game, "red")
    ann.answer(game)
    ann.answer(game)
    assert (bob.get("games")["games"][0]["since"], bob.screen(game, "red")) == before


def test_who_plays_alone_is_told_nothing(ann: Visitor) -> None:
    game = ann.make(scenario="crossing", seats={"red": "me"})
    ann.answer(game)
    assert ann.get("games")["games"][0]["since"] == ""
