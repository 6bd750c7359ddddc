"""Between two players: a draw, abandoning, resignation, a rematch; one offer at a time, and what the end opens."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from grognard import load
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.http.web import Settings, app
from grognard.server.rooms import manners
from grognard.server.rooms.manners import seconds_to_wait
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.backup import look_through
from grognard.server.storage.database import migrate
from grognard.server.storage.offers import OfferRow
from grognard.server.storage.storage import Storage
from tests.server.visitors import Ear, Json, Visitor, running


def two(ann: Visitor, bob: Visitor, scenario: str = "crossing", **more: Json) -> str:
    """A game of Ann, who is Blue, and Bob, who is Red."""
    asked = {"title": "patrol", "scenario": scenario, "seats": {"red": "open"}, "name": "Ann", **more}
    made = ann.post("games", asked, 201)
    bob.post("join", {"link": made["links"]["red"], "name": "Bob", "typed_dice": True})
    return str(made["id"])


def offers(someone: Visitor, game: str, kind: str, status: int = 200, side: str = "blue") -> Json:
    return someone.post(f"games/{game}/offers", {"side": side, "kind": kind}, status)


def answers(someone: Visitor, game: str, answer: str, status: int = 200) -> Json:
    offer = next(iter(someone.screen(game, "")["offers"]), {"id": 0})
    return someone.post(f"games/{game}/offers/answer", {"id": offer["id"], "answer": answer}, status)


def told(someone: Visitor, game: str, lang: str = "en") -> list[str]:
    return [each["text"] for each in someone.get(f"games/{game}/offers", lang=lang)]


# Ends -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "how", "text"),
    [("draw", "drawn", "A draw, as agreed"), ("abandon", "abandoned", "Abandoned, as agreed: no result")],
)
def test_what_both_agree_to_ends_the_game(ann: Visitor, bob: Visitor, kind: str, how: str, text: str) -> None:
    game = two(ann, bob)
    with bob.hear(game, "red") as socket:
        ear = Ear(socket)
        ear.next()
        offers(ann, game, kind)
        (shown,) = ear.until(lambda screen: bool(screen["offers"]))["offers"]
        assert (shown["kind"], shown["side"], shown["mine"], shown["asks_me"]) == (kind, "blue", False, True)
        assert ann.screen(game, "blue")["offers"][0]["mine"]
        answers(bob, game, "accepted")
        over = ear.until(lambda screen: screen["over"])
    assert (over["ended"], over["winner"], over["verdict"]) == (how, "", text)
    assert over["asked"] == over["waiting"] == [] and not over["undo"]["can"] and over["seed"]
    for each in (ann, bob):
        (card,) = each.get("games", which="over", lang="en")["games"]
        assert card["over"] and card["verdict"] == text and not card["yours"]
        each.post(f"games/{game}/resign", {"side": "blue" if each is ann else "red"}, 409)


def test_who_resigns_has_lost(ann: Visitor, bob: Visitor) -> None:
    game = two(ann, bob)
    bob.post(f"games/{game}/resign", {"side": "blue"}, 403)
    bob.post(f"games/{game}/resign", {"side": "red"})
    for side, who in (("blue", ann), ("red", bob), ("red", ann), ("", bob)):
        screen = who.screen(game, side)
        assert (screen["over"], screen["ended"], screen["winner"]) == (True, "resigned", "blue")
    assert ann.get(f"games/{game}", lang="en")["screen"]["verdict"] == "Red (Bob) has resigned"
    assert told(ann, game) == ["Red (Bob) resigns."] and told(ann, game, "fr") == ["Rouge (Bob) se rend."]
    (card,) = ann.get("games", which="over", lang="fr")["games"]
    assert card["verdict"].split() == ["Rouge", ":", "reddition"]


def test_the_end_opens_everything_and_nothing_goes_on(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    ann.get(f"games/{game}/save", 403)
    ann.get(f"games/{game}/dice", 403)
    question = (ann if "blue" in ann.screen(game, "")["waiting"] else bob).asked(game)
    ann.post(f"games/{game}/resign", {"side": "blue"})
    room = rooms.room(game)
    late = {"side": question["side"], "number": question["number"], "answer": question["options"][0]["text"]}
    asker = ann if question["side"] == "blue" else bob
    assert asker.post(f"games/{game}/answers", late, 409)["error"]["code"] == "stale"
    asker.post(f"games/{game}/undo", {"side": question["side"], "version": room.version}, 422)
    assert ann.get(f"games/{game}/dice")["seed"] == ann.screen(game, "")["seed"] != ""
    assert ann.get(f"games/{game}/save")["game"] == "patrol"
    assert "rules" in ann.get(f"games/{game}/report", 403, lang="en")["error"]["text"]
    ann.get(f"games/{game}", side="red")


def test_the_end_is_kept(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        game = two(ann, bob)
        bob.post(f"games/{game}/resign", {"side": "red"})
        before = ann.get(f"games/{game}", lang="en")
    with running(app(Settings(tmp_path))) as browser:
        again = Visitor(browser.app)  # type: ignore[arg-type]
        again.browser.cookies = ann.browser.cookies
        assert again.get(f"games/{game}", lang="en")["screen"]["verdict"] == before["screen"]["verdict"]
        assert again.get(f"games/{game}")["screen"]["seed"]
    storage = Storage(f"sqlite:///{tmp_path}/grognard.sqlite")
    assert look_through(storage, 10, False).faults == [], "the entries lead to where the players ended it"
    storage.close()


@pytest.mark.parametrize("kind", ["resign", "draw"])
def test_the_save_of_such_a_game_is_over_wherever_it_is_opened(ann: Visitor, bob: Visitor, kind: str) -> None:
    game = two(ann, bob)
    if kind == "resign":
        bob.post(f"games/{game}/resign", {"side": "red"})
    else:
        offers(ann, game, kind)
        answers(bob, game, "accepted")
    save = ann.get(f"games/{game}/save")
    opened = load(json.dumps(save))
    assert opened.result == ({"resign": "blue"}.get(kind, ""), f"kernel-{opened.ending.how}") and not opened.questions  # type: ignore[union-attr]
    brought = ann.post("games/import", json.dumps(save).encode(), 201)["id"]
    screen = ann.screen(brought, "blue")
    assert screen["over"] and screen["ended"] == opened.ending.how and not screen["asked"]  # type: ignore[union-attr]
    cards = {card["id"]: card["verdict"] for card in ann.get("games", which="over", lang="en")["games"]}
    assert cards[game].replace(" (Bob)", "") == cards[brought] != ""


def test_bots_do_not_play_on_after_a_resignation(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"red": "bot:random", "blue": "me"})
    ann.post(f"games/{game}/resign", {"side": "blue"})
    entries = len(rooms.storage.entries(game))
    assert ann.screen(game, "")["winner"] == "red"
    room = rooms.room(game)
    rooms.opponents.wake(room)
    assert not room.is_botting and len(rooms.storage.entries(game)) == entries
    assert game not in rooms.storage.games_with_bots_due()


def test_sealed_answers_are_open_once_somebody_resigns(ann: Visitor, bob: Visitor) -> None:
    """Both place their counters unseen: the version of the other side does not move, but the end must reach it."""
    game = two(ann, bob, "night-raid")
    with bob.hear(game, "red") as socket:
        ear = Ear(socket)
        ear.next()
        ann.answer(game)
        ann.post(f"games/{game}/resign", {"side": "blue"})
        over = ear.until(lambda screen: screen["over"])
        assert over["seed"] and over["ended"] == "resigned"
        assert ear.page["screen"] == bob.get(f"games/{game}", side="red", lang="en")["screen"]


# Offers -----------------------------------------------------------------------------------------------------------
def test_one_offer_is_open_at_a_time(ann: Visitor, bob: Visitor) -> None:
    game = two(ann, bob)
    offers(ann, game, "draw")
    assert offers(bob, game, "abandon", 409, "red")["error"]["code"] == "stale"
    offers(ann, game, "draw", 409)
    answers(ann, game, "accepted", 403)
    answers(bob, game, "withdrawn", 403)
    answers(bob, game, "perhaps", 400)
    answers(ann, game, "withdrawn")
    answers(ann, game, "withdrawn", 409)
    offers(bob, game, "abandon", side="red")
    answers(ann, game, "refused")
    assert told(ann, game) == [
        "Blue (Ann) offers a draw. Taken back.",
        "Red (Bob) offers to abandon the game, without a result. Refused.",
    ]
    assert not ann.screen(game, "")["over"]


def test_an_offer_is_void_when_the_game_goes_on(ann: Visitor, bob: Visitor) -> None:
    game = two(ann, bob)
    offers(ann, game, "draw")
    old = ann.screen(game, "")["offers"][0]["id"]
    (ann if "blue" in ann.screen(game, "")["waiting"] else bob).answer(game)
    assert ann.screen(game, "")["offers"] == []
    bob.post(f"games/{game}/offers/answer", {"id": old, "answer": "accepted"}, 409)
    assert told(bob, game) == ["Blue (Ann) offers a draw. The game went on."]
    offers(bob, game, "draw", side="red")
    bob.post(f"games/{game}/offers/answer", {"id": old, "answer": "withdrawn"}, 409)


def test_who_is_refused_waits_longer_each_time() -> None:
    refused = [OfferRow(n, "draw", "blue", 0.0, 100.0 * n, "refused") for n in (1, 2)]
    assert seconds_to_wait([], "draw", "blue", 0.0) == 0
    assert seconds_to_wait(refused[:1], "draw", "blue", 101.0) == 9
    assert seconds_to_wait(refused, "draw", "blue", 201.0) == 39
    assert seconds_to_wait(refused, "draw", "blue", 300.0) == 0
    assert seconds_to_wait(refused, "abandon", "blue", 201.0) == seconds_to_wait(refused, "draw", "red", 201.0) == 0


def test_the_wait_is_told(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    game = two(ann, bob)
    offers(ann, game, "draw")
    answers(bob, game, "refused")
    answer = ann.browser.post(f"/api/games/{game}/offers", json={"side": "blue", "kind": "draw"}, params={"lang": "fr"})
    assert answer.status_code == 429 and 1 <= int(answer.headers["retry-after"]) <= 10
    assert "refusé" in answer.json()["error"]["text"]
    offers(ann, game, "abandon")
    answers(ann, game, "withdrawn")
    monkeypatch.setattr(manners, "SECONDS", 0)
    offers(ann, game, "draw")


def test_offers_that_make_no_sense_are_refused(ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor]) -> None:
    game = two(ann, bob)
    offers(ann, game, "truce", 400)
    offers(ann, game, "x" * 10_000, 400)
    offers(ann, game, "draw", 403, "red")
    offers(ann, game, "draw", 404, "green")
    offers(visitor(), game, "draw", 403)
    offers(ann, game, "rematch", 409)
    alone = ann.make(seats={"red": "bot:random"})
    assert "Nobody else" in offers(ann, alone, "draw", 403)["error"]["text"]
    assert told(ann, game) == [] == told(visitor(), game)


def test_a_spectator_sees_an_offer_and_cannot_answer(
    ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor]
) -> None:
    game, watcher = two(ann, bob), visitor()
    offers(ann, game, "draw")
    (shown,) = watcher.screen(game, "")["offers"]
    assert not shown["mine"] and not shown["asks_me"]
    answers(watcher, game, "accepted", 403)


def test_two_offers_at_once_leave_one(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two(ann, bob)
    seats, codes = rooms.room(game).seats, list[str]()

    def offer(side: str) -> None:
        try:
            rooms.manners.offer(seats[side].player, game, wire.OfferMade(side, "draw"))
        except Trouble as fault:
            codes.append(fault.code)

    threads = [threading.Thread(target=offer, args=(side,)) for side in ("blue", "red") * 4]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == ["stale"] * 7 and len(rooms.room(game).offers) == 1


def test_offers_survive_the_server(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        game = two(ann, bob)
        offers(ann, game, "draw")
    with running(app(Settings(tmp_path))) as browser:
        again = Visitor(browser.app)  # type: ignore[arg-type]
        again.browser.cookies = bob.browser.cookies
        answers(again, game, "accepted")
        assert again.screen(game, "")["ended"] == "drawn"


# A rematch --------------------------------------------------------------------------------------------------------
def test_a_rematch_swaps_the_sides(ann: Visitor, bob: Visitor) -> None:
    option = ann.get("titles")[0]["options"][0]["id"]
    game = two(ann, bob, options=[option], dice="typed")
    bob.post(f"games/{game}/resign", {"side": "red"})
    offers(ann, game, "rematch")
    answers(bob, game, "accepted")
    new = ann.screen(game, "")["next"]
    screen = ann.screen(new, "")
    assert (screen["scenario"], screen["options"], screen["seed_hash"]) == ("crossing", [option], "")
    assert {side: (seat["kind"], seat["name"]) for side, seat in screen["seats"].items()} == {
        "red": ("you", "Ann"),
        "blue": ("other", "Bob"),
    }
    assert [card["id"] for card in bob.get("games", which="running")["games"]] == [new]
    assert bob.screen(game, "")["next"] == new, "whoever was away finds it"


def test_a_rematch_has_dice_of_its_own(ann: Visitor, bob: Visitor) -> None:
    game = two(ann, bob)
    ann.post(f"games/{game}/resign", {"side": "blue"})
    offers(bob, game, "rematch", side="red")
    answers(ann, game, "accepted")
    again = ann.screen(game, "")["next"]
    assert ann.screen(again, "")["dice"]["seal"] not in ("", ann.screen(game, "")["dice"]["seal"])
    for each in (ann, bob):
        each.add_shares(again)
    new = ann.screen(again, "")
    assert new["seed_hash"] not in ("", ann.screen(game, "")["seed_hash"]) and new["unrated"] == []


# Older databases --------------------------------------------------------------------------------------------------
def test_games_of_the_shape_before_were_ended_by_their_rules(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/old.sqlite")
    migrate(engine, "v6")
    told = {"id": "g", "title": "patrol", "edition": "1", "scenario": "crossing", "options": "[]", "dice": "{}"}
    told |= {"start": "", "maker": "ann", "winner": "", "verdict": "", "waiting": json.dumps([])}
    numbers = dict.fromkeys(("version", "made", "changed", "bots_stopped", "turn", "over", "answers"), 1)
    with engine.begin() as db:
        row = told | numbers
        db.execute(sa.insert(sa.table("games", *map(sa.column, row))).values(row))
    engine.dispose()
    storage = Storage(f"sqlite:///{tmp_path}/old.sqlite")
    found = storage.game("g")
    assert found is not None and found.how == "" and found.summary.over
    storage.close()
