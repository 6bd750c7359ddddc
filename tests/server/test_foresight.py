"""What a side can expect, asked at the server: who may, when, and in which words."""

from __future__ import annotations

from tests.server.visitors import Visitor


def alone(visitor: Visitor) -> str:
    """A game whose seats are all mine."""
    return visitor.make("verdun", scenario="haumont", seats={"german": "me", "french": "me"})


def test_whoever_has_all_seats_is_told_what_each_side_can_expect(ann: Visitor) -> None:
    game = alone(ann)
    told = ann.post(f"games/{game}/outlook", {"side": "german", "games": 2}, lang="fr")
    assert told["games"] == 2 and -1 <= told["worth"] <= 1 and told["error"] >= 0
    assert told["plan"] and told["reasons"]
    assert told["points"][0]["noun"] in ("piece", "hex") and told["points"][0]["at"]
    other = ann.post(f"games/{game}/outlook", {"side": "french", "games": 2})
    assert other["side"] == "french"


def test_it_answers_nothing(ann: Visitor) -> None:
    game = alone(ann)
    before = ann.asked(game)
    ann.post(f"games/{game}/outlook", {"side": "german", "games": 1})
    assert ann.asked(game) == before


def test_nobody_else_may_ask_and_nothing_unreasonable(ann: Visitor, bob: Visitor) -> None:
    game = alone(ann)
    bob.post(f"games/{game}/outlook", {"side": "german", "games": 1}, 403)
    ann.post(f"games/{game}/outlook", {"side": "german", "games": 0}, 400)
    ann.post(f"games/{game}/outlook", {"side": "dice", "games": 1}, 404)
