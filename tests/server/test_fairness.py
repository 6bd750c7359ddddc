"""Fair dice: the end is final, nobody chooses the dice of another person's game, and what somebody learned shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from grognard import shelf
from grognard.kernel.numbers.dice import Awaited, Seeded
from grognard.kernel.numbers.dicecheck import throws, wrong_throws
from grognard.server.http.faults import Trouble
from grognard.server.http.web import Settings, app
from grognard.server.rooms import fairness
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import Ear, Visitor, log_on_disk, running, wait_until

BOTS = {"german": "bot:random", "french": "bot:random"}
QUIET = ("pass", "done")
"""Answers that change nothing: with them the crossing ends after some twenty answers, and the last rolls no dice."""


def two_players(ann: Visitor, bob: Visitor) -> str:
    """A game in which Ann plays blue and Bob has taken red."""
    made = ann.post("games", {"title": "patrol", "scenario": "crossing", "seats": {"red": "open"}}, 201)
    bob.post("join", {"link": made["links"]["red"]})
    return str(made["id"])


def play_quietly(game: str, *players: Visitor) -> str:
    """Play to the end without a fight; the side that answered last."""
    side = ""
    while not (now := players[0].screen(game, ""))["over"]:
        side = now["waiting"][0]
        player = next(each for each in players if each.screen(game, "")["seats"][side]["kind"] == "you")
        options = [each["text"] for each in player.asked(game)["options"]]
        player.answer(game, next(text for text in [*QUIET, *options] if text in options))
    return str(side)


def marks(visitor: Visitor, game: str, lang: str = "en") -> list[str]:
    """Why a game is unrated, as a spectator is told."""
    told = visitor.get(f"games/{game}", lang=lang)["screen"]["unrated"]
    assert all(each["name"] and "{" not in each["name"] for each in told)
    return [each["key"] for each in told]


# The end ----------------------------------------------------------------------------------------------------------
def test_whoever_read_the_seed_at_the_end_cannot_undo_and_play_on(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = two_players(ann, bob)
    last = play_quietly(game, ann, bob)
    player = {"blue": ann, "red": bob}[last]
    assert rooms.room(game).game.why_no_undo(last) is None, "but for the end it could be taken back"
    screen, before = player.screen(game, last), log_on_disk(rooms, game)
    assert screen["seed"] and Seeded(screen["seed"]).commitment() == screen["seed_hash"]
    refused = player.post(f"games/{game}/undo", {"side": last, "version": screen["version"]}, 422)["error"]
    assert refused["code"] == "illegal" and "other dice" in refused["text"]
    assert screen["undo"] == {"can": False, "why": refused["text"], "rule": ""}
    assert (log_on_disk(rooms, game), player.screen(game, last)) == (before, screen)


def test_playing_on_after_the_end_is_another_game_with_other_dice(ann: Visitor, bob: Visitor) -> None:
    game = two_players(ann, bob)
    play_quietly(game, ann, bob)
    over = ann.screen(game, "blue")
    branch = bob.post(f"games/{game}/branch", {"at": over["clock"] - 1}, 201)["id"]
    assert branch != game and bob.screen(branch, "")["seed_hash"] != over["seed_hash"]
    assert bob.screen(branch, "")["seed"] == ""
    assert marks(ann, branch) == ["branched"] and marks(ann, game) == [], "the end itself tells everybody everything"
    assert ann.screen(game, "blue") == over


# Whose dice -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("dice", ["seeded", "typed"])
def test_nobody_names_the_seed_of_a_game_with_an_open_seat(ann: Visitor, dice: str) -> None:
    asked = {"title": "patrol", "seats": {"blue": "me", "red": "open"}, "seed": "7", "dice": dice}
    for lang, word in (("en", "the server draws the seed"), ("fr", "le serveur tire lui-même la graine")):
        refused = ann.post("games", asked, 403, lang)["error"]
        assert refused["code"] == "forbidden" and word in refused["text"]
    assert ann.get("games")["games"] == []
    made = ann.post("games", asked | {"seed": ""}, 201)["id"]
    assert marks(ann, made) == (["typed"] if dice == "typed" else [])


def test_two_games_with_open_seats_have_different_dice_drawn_by_the_server(ann: Visitor, rooms: Rooms) -> None:
    drawn = [rooms.room(ann.make(seats={"red": "open"})) for _ in range(2)]
    assert len({room.secret for room in drawn}) == len({room.seal for room in drawn}) == 2
    assert all(isinstance(room.game.dice, Awaited) and len(room.secret) == 64 for room in drawn)


def test_whoever_sees_a_game_with_a_chosen_seed_sees_that_it_was_chosen(
    ann: Visitor, bob: Visitor, server: object
) -> None:
    """Two people at one screen, or a spectator: the maker may know the dice, and the page says so."""
    game = ann.make(seats={"blue": "me", "red": "me"}, seed="7")
    against_bot = ann.make(seats={"red": "bot:random"}, seed="7")
    for watcher in (ann, bob):
        assert marks(watcher, game) == marks(watcher, against_bot) == ["seed-chosen"]
    told = {lang: bob.get(f"games/{game}", lang=lang)["screen"]["unrated"][0]["name"] for lang in ("en", "fr")}
    assert "may know every roll" in told["en"] and "peut en connaître chaque jet" in told["fr"]
    assert all(card["unrated"] for card in ann.get("games")["games"])


def test_a_branch_of_a_game_with_known_dice_has_unknown_dice(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    """The way round: choose a seed or bring a file, branch off, open a seat there."""
    chosen = ann.make(seats={"red": "me"}, seed="7")
    brought = ann.post("games/import", ann.browser.get(f"/api/games/{chosen}/save").content, 201)["id"]
    seeds = set()
    for origin, mark in ((chosen, "seed-chosen"), (brought, "imported")):
        ann.answer(origin)
        made = ann.post(f"games/{origin}/branch", {"at": 1, "seats": {"red": "open"}}, 201)
        bob.post("join", {"link": made["links"]["red"]})
        dice = rooms.room(made["id"]).game.dice
        assert isinstance(dice, Seeded) and len(dice.seed) == 64
        seeds.add(dice.seed)
        assert marks(bob, made["id"])[:2] == ["branched", f"before:{mark}"]
        for player in (ann, bob):
            player.get(f"games/{made['id']}/save", 403)
    assert len(seeds) == 2


def test_no_branch_drops_a_mark_of_the_game_before_it(ann: Visitor) -> None:
    """Whoever arranges a position in a file cannot make it look like a game of its own by branching twice."""
    brought = ann.post("games/import", ann.browser.get(f"/api/games/{ann.make(seed='7')}/save").content, 201)["id"]
    ann.answer(brought)
    once = ann.post(f"games/{brought}/branch", {"at": 0}, 201)["id"]
    assert marks(ann, once) == ["branched", "before:imported"]
    twice = ann.post(f"games/{once}/branch", {"at": 0}, 201)["id"]
    assert marks(ann, twice) == ["branched", "before:imported"], "the second branch came before the first was explored"
    for lang, words in (("en", "Of the game from which"), ("fr", "De la partie dont")):
        told = [each["name"] for each in ann.get(f"games/{twice}", lang=lang)["screen"]["unrated"]]
        assert [each.startswith(words) for each in told] == [False, True]


def test_typed_dice_beside_somebody_else_are_agreed_to_and_marked(ann: Visitor, bob: Visitor) -> None:
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}, "dice": "typed"}, 201)
    game = made["id"]
    while "dice" not in ann.screen(game, "")["waiting"] and ann.screen(game, "")["waiting"] == ["blue"]:
        ann.answer(game)
    if "dice" in ann.screen(game, "")["waiting"]:
        assert "free" in ann.answer(game, status=403)["error"]["text"], "nobody has agreed yet"
    for lang, word in (("en", "cannot check"), ("fr", "ne peut pas les vérifier")):
        refused = bob.post("join", {"link": made["links"]["red"]}, 409, lang)["error"]
        assert refused["code"] == "agree" and word in refused["text"]
    assert ann.screen(game, "")["seats"]["red"]["kind"] == "open"
    bob.post("join", {"link": made["links"]["red"], "typed_dice": True})
    assert marks(ann, game) == marks(bob, game) == ["typed"]
    if "dice" in ann.screen(game, "")["waiting"]:
        ann.answer(game)


def test_a_game_from_a_file_is_the_makers_alone_and_says_so(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    save = json.loads(ann.browser.get(f"/api/games/{ann.make(seats={'red': 'me'})}/save").content)
    for dice in (save["dice"], {"kind": "scripted", "rolls": ["roll 6 6"] * 9}):
        game = ann.post("games/import", save | {"dice": dice}, 201)
        assert game["links"] == {} and marks(bob, game["id"]) == ["imported"]
        assert {seat["kind"] for seat in ann.screen(game["id"], "")["seats"].values()} == {"you"}


@pytest.mark.parametrize("mark", sorted(fairness.DICE_KNOWN))
def test_no_seat_is_opened_where_somebody_may_know_the_dice(ann: Visitor, rooms: Rooms, mark: str) -> None:
    """Whatever way into a game is added: its row is refused before it is kept."""
    room = rooms.room(ann.make(seats={"red": "me"}))
    with pytest.raises(Trouble, match="known-dice"):
        rooms.new_games._add(room.maker, room.title, room.game.copy(), {"red": "open"}, unrated=[mark])
    assert ann.get("games")["total"] == 1


def test_before_and_after_a_friend_joins_the_maker_learns_nothing(ann: Visitor, bob: Visitor) -> None:
    made = ann.post("games", {"title": "patrol", "seats": {"red": "open"}}, 201)
    for joined in (False, True):
        if joined:
            bob.post("join", {"link": made["links"]["red"]})
        for player in (ann, bob):
            player.get(f"games/{made['id']}/save", 403)
            player.post(f"games/{made['id']}/branch", {"at": 0}, 403)
            player.post(f"games/{made['id']}/trial", {"games": 1}, 403)
            assert player.screen(made["id"], "")["seed"] == ""
    assert marks(ann, made["id"]) == []


# Checking the dice ------------------------------------------------------------------------------------------------
def test_a_finished_game_publishes_every_roll_with_its_outcomes(ann: Visitor, bob: Visitor) -> None:
    game = ann.make("verdun", seats=BOTS, scenario="haumont")
    refused = ann.get(f"games/{ann.make()}/dice", 403, lang="fr")["error"]
    assert refused["code"] == "forbidden" and "chaque jet à venir" in refused["text"]
    wait_until(lambda: bool(ann.screen(game, "")["over"]))
    record, page = bob.get(f"games/{game}/dice"), bob.get(f"games/{game}")
    assert record["seed"] == page["screen"]["seed"] and record["seed_hash"] == page["screen"]["seed_hash"]
    assert record["first"] == 0 and record["rolls"]
    for number, roll in enumerate(record["rolls"]):
        digest = sha256(f"{record['seed']}/{number}".encode()).hexdigest()
        assert int(digest, 16) % roll["outcomes"] == roll["outcome"]
    by_clock = {roll["at"]: roll["text"] for roll in record["rolls"]}
    told = [line for line in page["log"] if line["dice"]]
    assert told and all(by_clock[line["at"]].split()[1:] == [*map(str, line["dice"])] for line in told)
    branch = ann.post(f"games/{game}/branch", {"at": record["rolls"][4]["at"], "seats": BOTS}, 201)["id"]
    wait_until(lambda: bool(ann.screen(branch, "")["over"]))
    assert bob.get(f"games/{branch}/dice")["first"] == 5
    save = bob.browser.get(f"/api/games/{branch}/save").content
    assert run_dice(save) == 0, "the command finds nothing wrong with a branch either"


def run_dice(save: bytes) -> int:
    """What is wrong with the dice of a save."""
    game = shelf.title_of_save(save).load(save)
    assert isinstance(game.dice, Seeded)
    return len(list(wrong_throws(game.dice, throws(game))))


def test_typed_dice_have_nothing_to_publish(ann: Visitor) -> None:
    assert "rolled these dice themselves" in ann.get(f"games/{ann.make(dice='typed')}/dice", 404)["error"]["text"]


# What somebody learned before the end -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("learn", "mark"),
    [
        (lambda ann, game: ann.get(f"games/{game}/save"), "saved"),
        (lambda ann, game: ann.post(f"games/{game}/branch", {"at": 0}, 201), "explored"),
        (lambda ann, game: ann.post(f"games/{game}/trial", {"games": 1}), "explored"),
    ],
)
def test_what_reveals_everything_before_the_end_leaves_a_mark(
    ann: Visitor, bob: Visitor, rooms: Rooms, learn: Callable[[Visitor, str], object], mark: str
) -> None:
    game = ann.make(seats={"red": "bot:random"})
    assert marks(bob, game) == [] and not ann.get("games")["games"][0]["unrated"]
    with bob.hear(game, "") as socket:
        ear = Ear(socket)
        ear.next()
        learn(ann, game)
        ear.until(lambda screen: [each["key"] for each in screen["unrated"]] == [mark])
    learn(ann, game)
    assert marks(bob, game) == [mark], "once is enough"
    again = Rooms(rooms.storage, b"secret")
    assert again.room(game).unrated == [mark], "it is still there after a restart"
    assert next(card for card in ann.get("games")["games"] if card["id"] == game)["unrated"]
    branch = ann.post(f"games/{game}/branch", {"at": 0}, 201)["id"]
    assert marks(bob, branch) == ["branched", f"before:{mark}"], "a branch is unrated, too"
    twice = ann.post(f"games/{branch}/branch", {"at": 0}, 201)["id"]
    assert marks(bob, twice) == ["branched", f"before:{mark}"]


def test_marks_add_up_and_what_is_refused_leaves_none(ann: Visitor, bob: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="7")
    bob.get(f"games/{game}/save", 403)
    bob.post(f"games/{game}/branch", {"at": 0}, 403)
    ann.post(f"games/{game}/branch", {"at": 0, "seats": {"red": "king"}}, 400)
    ann.post(f"games/{game}/trial", {"games": 0}, 400)
    assert marks(ann, game) == ["seed-chosen"]
    ann.get(f"games/{game}/save")
    ann.post(f"games/{game}/branch", {"at": 0}, 201)
    assert marks(ann, game) == ["seed-chosen", "saved", "explored"]


def test_nothing_done_after_the_end_leaves_a_mark(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make(seats={"blue": "bot:random", "red": "bot:random"})
    wait_until(lambda: bool(ann.screen(game, "")["over"]))
    ann.get(f"games/{game}/save")
    ann.post(f"games/{game}/branch", {"at": 0}, 201)
    assert marks(ann, game) == []


def test_marks_survive_the_server(tmp_path: Path) -> None:
    with running(app(Settings(tmp_path))) as browser:
        game = browser.post("/api/games", json={"title": "patrol", "seed": "7"}).json()["id"]
        browser.get(f"/api/games/{game}/save")
        before = browser.get(f"/api/games/{game}").json()["screen"]["unrated"]
    with running(app(Settings(tmp_path))) as browser:
        assert browser.get(f"/api/games/{game}").json()["screen"]["unrated"] == before
    assert [each["key"] for each in before] == ["seed-chosen", "saved"]
