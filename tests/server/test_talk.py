"""Talk and notes: who may read and speak where, the limits, and that nothing of it reaches anybody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.server.http.faults import Trouble
from grognard.server.http.web import Settings, app
from grognard.server.rooms import talk
from grognard.server.rooms.rooms import Rooms
from grognard.server.rooms.talk import AT_ONCE, LONGEST, LONGEST_NOTES, WITHIN, TalkPace, plain
from tests.server.visitors import Ear, Json, Visitor, running


@pytest.fixture
def game(ann: Visitor, bob: Visitor) -> str:
    """A game of Ann, who is Blue, and Bob, who is Red."""
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}, "name": "Ann"}, 201)
    bob.post("join", {"link": made["links"]["red"], "name": "Bob"})
    return str(made["id"])


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody speaks too fast."""
    monkeypatch.setattr(talk, "WITHIN", 0.0)


def say(someone: Visitor, game: str, text: str, status: int = 200, place: str = "seats", name: str = "") -> Json:
    return someone.post(f"games/{game}/talk", {"place": place, "text": text, "name": name}, status)


def heard(someone: Visitor, game: str, place: str = "seats", status: int = 200, after: int = 0) -> Json:
    found = someone.get(f"games/{game}/talk", status, place=place, after=str(after), lang="en")
    return [(each["who"], each["text"]) for each in found] if status == 200 else found


# Between those who play -------------------------------------------------------------------------------------------
def test_players_talk_and_hear_of_it_at_once(ann: Visitor, bob: Visitor, game: str) -> None:
    with bob.hear(game, "red") as socket:
        ear = Ear(socket)
        assert ear.next() and ear.page["screen"]["talk"] == {"seats": 0}
        line = say(ann, game, "  Good   luck!\nAnd fun.  ")
        assert ear.until(lambda screen: screen["talk"]["seats"] > 0)["talk"] == {"seats": line["id"]}
    assert (line["who"], line["side"], line["mine"]) == ("Blue (Ann)", "blue", True)
    assert line["text"] == "Good luck! And fun."
    say(bob, game, "You too.")
    assert heard(bob, game) == [("Blue (Ann)", "Good luck! And fun."), ("Red (Bob)", "You too.")]
    assert heard(bob, game, after=line["id"]) == [("Red (Bob)", "You too.")]


def test_who_has_no_seat_neither_hears_nor_speaks_there(
    ann: Visitor, game: str, visitor: Callable[[], Visitor]
) -> None:
    watcher = visitor()
    say(ann, game, "A secret plan.")
    heard(watcher, game, status=403)
    say(watcher, game, "Me too", 403, name="Cleo")
    assert watcher.screen(game, "")["talk"] == {"watchers": 0}
    with watcher.hear(game, "") as socket:
        ear = Ear(socket)
        ear.next()
        say(ann, game, "Another one.")
        ann.post(f"games/{game}/name", {"name": "Anna"})
        ear.until(lambda screen: screen["seats"]["blue"]["name"] == "Anna")
        assert ear.page["screen"]["talk"] == {"watchers": 0}, "not even that something was said"
    ann.post(f"games/{game}/resign", {"side": "blue"})
    heard(watcher, game, status=403)


# Spectators -------------------------------------------------------------------------------------------------------
def test_spectators_talk_under_a_name_and_players_read_it_after_the_end(
    ann: Visitor, bob: Visitor, game: str, visitor: Callable[[], Visitor]
) -> None:
    cleo, dan = visitor(), visitor()
    say(cleo, game, "Blue should go by the mill.", 400, "watchers")
    assert "looks like" in say(cleo, game, "Hello", 400, "watchers", "Аnn")["error"]["text"]
    say(cleo, game, "Blue should go by the mill.", 200, "watchers", "Cleo")
    say(dan, game, "No.", 200, "watchers", "Dan")
    assert heard(cleo, game, "watchers") == [("Cleo", "Blue should go by the mill."), ("Dan", "No.")]
    for player in (ann, bob):
        heard(player, game, "watchers", 403)
        say(player, game, "What?", 403, "watchers")
        assert player.screen(game, "")["talk"].keys() == {"seats"}
    bob.post(f"games/{game}/resign", {"side": "red"})
    assert heard(ann, game, "watchers")[0] == ("Cleo", "Blue should go by the mill.")
    say(ann, game, "I did not see it.", 200, "watchers")
    assert heard(dan, game, "watchers")[-1] == ("Blue (Ann)", "I did not see it.")


# Limits -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("", 400),
        (" \n\t ", 400),
        ("\u200b\u202e", 400),
        ("x" * LONGEST, 200),
        ("x" * (LONGEST + 1), 400),
        ("x" * 100_000, 413),
        ("é 🎲 <b>bold</b> [link](http://x)", 200),
    ],
)
def test_a_line_is_plain_text_of_some_length(ann: Visitor, game: str, said: str, status: int) -> None:
    answer = say(ann, game, said, status)
    if status == 200:
        assert answer["text"] == said, "nothing is rendered, and so nothing is taken out"


def test_signs_that_are_not_seen_are_taken_out() -> None:
    assert plain("a\u202eb\u200bc\x00d\r\ne\x07", 20) == "abcd\ne"


def test_odd_places_are_refused(ann: Visitor, game: str) -> None:
    say(ann, game, "Hello", 400, "kitchen")
    heard(ann, game, "x" * 1000, 400)
    ann.get(f"games/{game}/talk", 400, after="-1")
    ann.get(f"games/{game}/talk", 400, after="9" * 20)


def test_nobody_says_too_much_at_once(ann: Visitor, bob: Visitor, game: str) -> None:
    for number in range(AT_ONCE):
        say(ann, game, f"{number}")
    answer = ann.browser.post(f"/api/games/{game}/talk", json={"place": "seats", "text": "more"}, params={"lang": "fr"})
    assert answer.status_code == 429 and 1 <= int(answer.headers["retry-after"]) <= WITHIN
    assert "Attendez" in answer.json()["error"]["text"]
    say(bob, game, "I may still speak.")


def test_the_pace_is_forgotten_with_time() -> None:
    now = [0.0]
    pace = TalkPace(lambda: now[0])
    for _ in range(AT_ONCE):
        pace.check("ann")
    with pytest.raises(Trouble):
        pace.check("ann")
    now[0] = WITHIN
    pace.check("ann")


@pytest.mark.usefixtures("unhurried")
def test_a_table_has_an_end_of_talk(ann: Visitor, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_LINES", 3)
    for number in range(3):
        say(ann, game, f"{number}")
    assert say(ann, game, "more", 429)["error"]["code"] == "too-many"


def test_an_author_is_known_within_a_game_and_not_beyond(ann: Visitor, bob: Visitor, game: str, rooms: Rooms) -> None:
    again = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)["id"]
    lines = [say(ann, game, "one"), say(ann, game, "two"), say(bob, game, "three"), say(ann, again, "four")]
    one, two, three, four = (each["author"] for each in lines)
    assert one == two and len({one, three, four}) == 3
    assert one not in rooms.room(game).seats["blue"].player


# Notes ------------------------------------------------------------------------------------------------------------
def test_notes_are_for_whoever_wrote_them(
    ann: Visitor, bob: Visitor, game: str, visitor: Callable[[], Visitor]
) -> None:
    assert ann.post(f"games/{game}/notes", {"text": "Hold 0304.\n§9.1"}) == {"text": "Hold 0304.\n§9.1"}
    assert ann.get(f"games/{game}/notes") == {"text": "Hold 0304.\n§9.1"}
    assert bob.get(f"games/{game}/notes") == {"text": ""}
    visitor().get(f"games/{game}/notes", 403)
    visitor().post(f"games/{game}/notes", {"text": "x"}, 403)
    ann.post(f"games/{game}/notes", {"text": "x" * (LONGEST_NOTES + 1)}, 400)
    ann.post(f"games/{game}/resign", {"side": "blue"})
    assert bob.get(f"games/{game}/notes") == {"text": ""}, "the end opens secrets, not notes"
    assert ann.post(f"games/{game}/notes", {"text": ""}) == {"text": ""} == ann.get(f"games/{game}/notes")


def test_nothing_of_talk_or_notes_is_in_a_save(ann: Visitor, game: str) -> None:
    say(ann, game, "Zanzibar")
    ann.post(f"games/{game}/notes", {"text": "Timbuktu"})
    ann.post(f"games/{game}/resign", {"side": "blue"})
    save = ann.browser.get(f"/api/games/{game}/save").text
    assert "Zanzibar" not in save and "Timbuktu" not in save


def test_talk_and_notes_survive_the_server_and_go_with_the_game(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}, "name": "Ann"}, 201)
        bob.post("join", {"link": made["links"]["red"]})
        line = say(ann, made["id"], "Hello")
        ann.post(f"games/{made['id']}/notes", {"text": "Hold."})
    with running(app(Settings(tmp_path))) as browser:
        rooms: Rooms = browser.app.state.site.rooms  # type: ignore[attr-defined]
        again = Visitor(browser.app)  # type: ignore[arg-type]
        again.browser.cookies = ann.browser.cookies
        assert again.screen(made["id"], "blue")["talk"] == {"seats": line["id"]}
        assert heard(again, made["id"]) == [("Blue (Ann)", "Hello")]
        assert again.get(f"games/{made['id']}/notes") == {"text": "Hold."}
        assert rooms.storage.remove(made["id"]), "nobody ever answered in it"
        with rooms.storage.reading() as db:
            for table in ("talk", "notes", "offers"):
                assert db.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == 0
