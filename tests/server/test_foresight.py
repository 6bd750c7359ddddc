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


def test_the_luck_so_far_is_told_and_not_in_a_game_that_conceals(ann: Visitor) -> None:
    told = ann.post(f"games/{alone(ann)}/outlook", {"side": "german", "games": 1})
    assert told["luck"] == {"luck": 0, "error": 0, "rolls": 0}
    game = ann.make("patrol", scenario="crossing", seats={"blue": "me", "red": "me"})
    assert ann.post(f"games/{game}/outlook", {"side": ann.asked(game)["side"], "games": 1})["luck"] is None


def test_a_general_tells_his_plan_where_it_is_wanted(ann: Visitor) -> None:
    game = ann.make("patrol", scenario="crossing", seats={"blue": "me", "red": "me"})
    asked = {"side": ann.asked(game)["side"], "games": 1}
    officers, generals = (ann.post(f"games/{game}/outlook", asked | {"general": wanted}) for wanted in (False, True))
    assert [told["general"] for told in (officers, generals)] == [False, True]
    assert generals["plan"] and generals["reasons"][0].startswith("Compared")
    assert not any(each.startswith("Compared") for each in officers["reasons"])


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
