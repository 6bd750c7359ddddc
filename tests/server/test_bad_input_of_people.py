"""Bad input at the doors between players: a sentence, and nothing lost."""

from __future__ import annotations

import pytest

from grognard.server.rooms.rooms import Rooms
from tests.server.test_manners import answers, offers, two
from tests.server.visitors import Visitor, log_on_disk

LONG = "x" * 10_000_000
SAID = {
    "offers": {"side": "blue", "kind": LONG},
    "offers/answer": {"id": 1, "answer": LONG},
    "resign": {"side": LONG},
    "share": {"side": "blue", "seal": LONG},
    "talk": {"place": "seats", "text": LONG},
    "notes": {"text": LONG},
    "name": {"name": LONG},
}


@pytest.mark.parametrize("door", SAID)
def test_ten_megabytes_are_refused_with_a_sentence(ann: Visitor, bob: Visitor, rooms: Rooms, door: str) -> None:
    game = two(ann, bob)
    before = log_on_disk(rooms, game), ann.screen(game, "blue")
    assert ann.post(f"games/{game}/{door}", SAID[door], 413)["error"]["text"]
    assert (log_on_disk(rooms, game), ann.screen(game, "blue")) == before


@pytest.mark.parametrize("at", [-1, 10**30, 1.5, "1", None, []])
def test_odd_moments_to_go_back_to(ann: Visitor, bob: Visitor, at: object) -> None:
    game = two(ann, bob)
    asked = {"side": "blue", "kind": "takeback", "at": at}
    assert ann.browser.post(f"/api/games/{game}/offers", json=asked).status_code in (400, 409)
    assert ann.screen(game, "")["offers"] == []


def test_a_table_that_is_closed_in_mid_offer_is_gone_for_both(ann: Visitor, bob: Visitor) -> None:
    game = two(ann, bob)
    bob.post(f"games/{game}/resign", {"side": "red"})
    offers(bob, game, "rematch", side="red")
    offer = ann.screen(game, "")["offers"][0]["id"]
    ann.delete(f"games/{game}")
    for who in (ann, bob):
        told = who.post(f"games/{game}/offers/answer", {"id": offer, "answer": "accepted"}, 404)
        assert "deleted" in told["error"]["text"]
        assert who.get("games")["games"] == []


def test_an_offer_out_of_turn_waits_for_its_answer(ann: Visitor, bob: Visitor) -> None:
    """Whoever is not asked may offer; whoever has no offer to answer is told so."""
    game = two(ann, bob)
    answers(bob, game, "accepted", 409)
    waiting = ann.screen(game, "")["waiting"][0]
    other, side = (bob, "red") if waiting == "blue" else (ann, "blue")
    offers(other, game, "draw", side=side)
    answers(ann if other is bob else bob, game, "refused")
    assert not ann.screen(game, "")["over"]
