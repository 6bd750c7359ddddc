"""Two people at a table: names, invitations, who is there and who watches."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from grognard.server.http.faults import Trouble
from grognard.server.http.web import Settings, app
from grognard.server.rooms.names import LONGEST, check_free, skeleton, tidied
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.database import migrate
from grognard.server.storage.storage import Storage
from tests.server.visitors import Ear, Json, Visitor, running, wait_until


def invited(ann: Visitor, **more: Json) -> tuple[str, str]:
    """A game with a seat for a friend: its id, and the link."""
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}, **more}, 201)
    return made["id"], made["links"]["red"]


def word(link: str) -> str:
    return link.rpartition("/")[2]


# Names ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Ann", "Ann"),
        ("  Jean-Luc   d’Arc ", "Jean-Luc d’Arc"),
        ("Zoë", "Zoë"),
        ("Ａｎｎ", "Ann"),
        ("李明", "李明"),
        ("", ""),
    ],
)
def test_a_name_is_tidied(said: str, kept: str) -> None:
    assert tidied(said) == kept


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("x" * (LONGEST + 1), "name-too-long"),
        ("x" * 10_000_000, "name-too-long"),
        (" " * 10_000 + "x", "name-too-long"),
        ("<b>Ann</b>", "name-odd"),
        ("\u202eevil", "name-odd"),
        ("A\u200bnn", "name-odd"),
        ("Ann\x00", "name-odd"),
        ("Ann 🎲", "name-odd"),
        ("z" + "\u0301" * 4, "name-odd"),
        ("- ’ -", "name-odd"),
    ],
)
def test_what_is_no_name_is_refused(said: str, key: str) -> None:
    with pytest.raises(Trouble) as refused:
        tidied(said)
    assert refused.value.key == key


@pytest.mark.parametrize(
    "alike",
    ["ann", "A n n", "Аnn", "Ánn", "Ann.", "ΑΝΝ", "Аｎｎ"],
    ids=lambda each: each.encode("unicode_escape").decode(),
)
def test_names_that_look_alike_are_one(alike: str) -> None:
    assert skeleton(alike) == skeleton("Ann")
    with pytest.raises(Trouble):
        check_free(alike, ["Bob", "Ann"])


def test_names_that_differ_are_two() -> None:
    check_free("Anna", ["Ann", "Hanna"])
    check_free("", [""])
    assert skeleton("modern") == skeleton("rnodern") and skeleton("Ian") == skeleton("lan") != skeleton("Jan")


@pytest.mark.parametrize("name", ["Bоb", "B0B", "blue", "Bleu", "Officer", "Général"])
def test_nobody_at_a_table_has_the_name_of_another_of_a_side_or_of_a_bot(ann: Visitor, bob: Visitor, name: str) -> None:
    game, link = invited(ann, name="Bob")
    refused = bob.post("join", {"link": link, "name": name}, 400, "fr")
    assert name in refused["error"]["text"]
    bob.post("join", {"link": link, "name": "Cleo"})
    assert ann.post(f"games/{game}/name", {"name": "cleo"}, 400)["error"]["code"] == "unreadable"


def test_a_name_is_chosen_with_the_seat_and_changed_any_time(ann: Visitor, bob: Visitor) -> None:
    game, link = invited(ann, name=" Ann  Mary ")
    assert bob.get(f"invitations/{word(link)}")["host"] == "Ann Mary"
    bob.post("join", {"link": link, "name": "Bob"})
    with bob.hear(game, "red") as socket:
        ear = Ear(socket)
        ear.until(lambda screen: screen["seats"]["blue"]["name"] == "Ann Mary")
        assert ann.post(f"games/{game}/name", {"name": "Anna"}) == {"name": "Anna"}
        ear.until(lambda screen: screen["seats"]["blue"]["name"] == "Anna")
    (card,) = ann.get("games")["games"]
    assert card["seats"]["red"]["name"] == "Bob"
    assert ann.post(f"games/{game}/name", {"name": ""}) == {"name": ""}


def test_names_survive_the_server(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path))) as browser:
        game, link = invited(ann := Visitor(browser.app), name="Ann")  # type: ignore[arg-type]
        Visitor(browser.app).post("join", {"link": link, "name": "Bob"})  # type: ignore[arg-type]
        ann.post(f"games/{game}/name", {"name": "Anna"})
    with running(app(Settings(tmp_path))) as browser:
        seats = Visitor(browser.app).screen(game, "")["seats"]  # type: ignore[arg-type]
    assert {side: seat["name"] for side, seat in seats.items()} == {"blue": "Anna", "red": "Bob"}


def test_who_plays_alone_has_no_name_and_is_not_asked(ann: Visitor) -> None:
    game = ann.make(seats={"red": "bot:random"})
    assert ann.screen(game, "")["seats"]["blue"]["name"] == ""


def test_seats_of_the_shape_before_have_no_name(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/old.sqlite")
    migrate(engine, "v5")
    with engine.begin() as db:
        db.execute(sa.text("PRAGMA foreign_keys=OFF"))
        db.execute(sa.text("INSERT INTO seats VALUES ('g', 'blue', 'ann', '', '')"))
    engine.dispose()
    storage = Storage(f"sqlite:///{tmp_path}/old.sqlite")
    with storage.engine.connect() as db:
        assert db.execute(sa.text("SELECT side, name, seen FROM seats")).all() == [("blue", "", 0.0)]
    storage.close()


# Invitations ------------------------------------------------------------------------------------------------------
def test_an_invitation_says_who_asks_which_side_and_which_rules(ann: Visitor, bob: Visitor) -> None:
    option = ann.get("titles")[0]["options"][0]
    game, link = invited(ann, name="Ann", scenario="night-raid", options=[option["id"]], dice="typed", hints=True)
    told = bob.get(f"invitations/{word(link)}")
    assert told["title"] == "patrol" and told["scenario"] == "night-raid" and told["host"] == "Ann"
    assert told["side"] == {"key": "red", "name": "Red"} and told["others"] == [{"key": "blue", "name": "Blue (Ann)"}]
    assert told["options"] == [{"key": option["id"], "name": option["title"]}]
    assert told["typed"] and told["hints"] and not told["taken"] and told["game"] == ""
    assert bob.get(f"invitations/{word(link)}", lang="fr")["side"]["name"] == "Rouge"
    assert ann.screen(game, "")["seats"]["red"]["kind"] == "open", "to look is not to sit down"


def test_a_seat_that_is_taken_says_so(ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor]) -> None:
    game, link = invited(ann)
    bob.post("join", {"link": link})
    assert bob.get(f"invitations/{word(link)}")["game"] == game
    late = visitor().get(f"invitations/{word(link)}")
    assert late["taken"] and late["game"] == "" and late["host"] == ""
    assert ann.get("invitations/nowhere", 404)["error"]["code"] == "missing"


# Who is there -----------------------------------------------------------------------------------------------------
def test_a_hidden_page_is_away_and_a_closed_one_is_gone(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game, link = invited(ann)
    bob.post("join", {"link": link})
    began = time.time() - 1
    with ann.hear(game, "blue") as socket:
        ear = Ear(socket)
        ear.until(lambda screen: screen["seats"]["red"]["presence"] == "gone")
        assert ear.page["screen"]["seats"]["red"]["since"] == 0, "they were never there"
        with bob.hear(game, "red") as other:
            ear.until(lambda screen: screen["seats"]["red"]["presence"] == "here")
            for nonsense in ("", "[]", '{"visible": 3}', '{"visible": false, "side": "blue"}', "x" * 3000):
                other.send_text(nonsense)
            other.send_text('{"visible": false}')
            red = ear.until(lambda screen: screen["seats"]["red"]["presence"] == "away")["seats"]["red"]
            assert began < red["since"] <= time.time()
            other.send_text('{"visible": true}')
            ear.until(lambda screen: screen["seats"]["red"]["presence"] == "here")
        red = ear.until(lambda screen: screen["seats"]["red"]["presence"] == "gone")["seats"]["red"]
        assert began < red["since"] <= time.time()
    wait_until(lambda: seen(rooms, game) >= red["since"] > 0)


def seen(rooms: Rooms, game: str) -> float:
    """When Red was last there, as it is kept."""
    row = rooms.storage.game(game)
    assert row is not None
    return row.seats["red"].seen


def test_the_lobby_knows_when_a_friend_was_last_there(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game, link = invited(ann, name="Ann")
    bob.post("join", {"link": link, "name": "Bob"})
    with bob.hear(game, "red") as socket:
        Ear(socket).next()
        (card,) = ann.get("games")["games"]
        assert card["seats"]["red"]["presence"] == "here"
    wait_until(lambda: seen(rooms, game) > 0)
    rooms.memory.drop(rooms.room(game))
    (card,) = ann.get("games")["games"]
    assert card["seats"]["red"]["presence"] == "gone" and card["seats"]["red"]["since"] == seen(rooms, game)


def test_nothing_is_written_when_somebody_leaves_who_plays_alone(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "me"})
    with ann.hear(game, "blue") as socket:
        Ear(socket).next()
    wait_until(lambda: not rooms.room(game).listeners)
    row = rooms.storage.game(game)
    assert row is not None and row.seats["blue"].seen == 0


def test_spectators_are_counted_apart_from_the_seats(
    ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor]
) -> None:
    game, link = invited(ann)
    bob.post("join", {"link": link})
    with ann.hear(game, "blue") as socket, bob.hear(game, "") as other:
        ear = Ear(socket)
        Ear(other).next()
        ear.until(lambda screen: screen["watchers"] == 0)
        with visitor().hear(game, "") as watching:
            watcher = Ear(watching)
            watcher.until(lambda screen: screen["watchers"] == 1)
            ear.until(lambda screen: screen["watchers"] == 1)
            with watcher_again(game, visitor) as second:
                Ear(second).until(lambda screen: screen["watchers"] == 2)
            ear.until(lambda screen: screen["watchers"] == 1)
        ear.until(lambda screen: screen["watchers"] == 0)


def watcher_again(game: str, visitor: Callable[[], Visitor]) -> Json:
    """A socket of one more spectator."""
    return visitor().hear(game, "")
