"""While answers are sealed nothing that a server sends tells the others how many there are, or who has none to give."""

from __future__ import annotations

from grognard import shelf
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import Ear, Json, Visitor


def two_who_place(ann: Visitor, bob: Visitor) -> str:
    """Blue and Red place unseen by each other."""
    made = ann.post("games", {"title": "patrol", "scenario": "night-raid", "seats": {"red": "open"}}, 201)
    bob.post("join", {"link": made["links"]["red"]})
    return str(made["id"])


def seen(someone: Visitor, game: str, side: str) -> Json:
    """The page of a seat, without who is there."""
    page = someone.get(f"games/{game}", side=side)
    page["screen"].pop("seats")
    return page


def test_no_page_tells_how_many_sealed_answers_the_other_side_has_given(ann: Visitor, bob: Visitor) -> None:
    game = two_who_place(ann, bob)
    before = [seen(bob, game, "red"), seen(bob, game, "")]
    with bob.hear(game, "red") as socket:
        ear = Ear(socket)
        ear.next()
        for _ in range(2):
            ann.answer(game)
        version = ann.screen(game, "blue")["version"]
        ann.post(f"games/{game}/undo", {"side": "blue", "version": version})
        assert [seen(bob, game, "red"), seen(bob, game, "")] == before
        bob.answer(game)
        ear.until(lambda screen: screen["version"] == before[0]["screen"]["version"] + 1)
    assert bob.screen(game, "red")["version"] == before[0]["screen"]["version"] + 1, "his own answer alone"
    assert ann.screen(game, "blue")["version"] == version + 1, "and hers, with what she took back"


def test_versions_go_up_when_answers_are_opened_and_undo_knows_them(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two_who_place(ann, bob)
    versions = []
    while rooms.room(game).game.is_sealed:
        for someone, side in ((ann, "blue"), (bob, "red")):
            while side in rooms.room(game).game.questions and rooms.room(game).game.is_sealed:
                someone.answer(game)
                versions.append(bob.screen(game, "red")["version"])
    assert versions == sorted(versions) and versions[-1] == rooms.room(game).version
    assert ann.screen(game, "blue")["version"] == bob.screen(game, "")["version"] == versions[-1]


def test_a_side_that_is_not_asked_is_waited_for_like_one_that_is() -> None:
    """Whose mortars have no ammunition left plots nothing; the others cannot tell."""
    game = shelf.title("patrol").new("night-raid", dice=None)
    assert game.is_sealed
    del game._open[game.side("blue")]
    assert [side.name for side in game.waiting("red")] == [side.name for side in game.play.sides]
    assert [side.name for side in game.waiting("blue")] == ["red"]
