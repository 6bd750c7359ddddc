"""Dice with shares: who may add what and when, what a table shows meanwhile, and the record that proves it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from grognard import shelf
from grognard.kernel.files.record import RecordChecked, check_record, read_record
from grognard.kernel.numbers.dice import Awaited, Seeded
from grognard.kernel.numbers.shares import seal_of, seed_of, share_seal
from grognard.server.http.faults import Trouble
from grognard.server.http.web import Settings, app
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.database import migrate
from grognard.server.storage.storage import Storage
from tests.server.visitors import Ear, Json, Visitor, running, share_of

RESTARTED = "a server that was started again"


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these tests nobody adds a share unless the test says so."""
    monkeypatch.setattr(Visitor, "shares", False)


def begun(ann: Visitor, **more: Json) -> tuple[str, str]:
    """A game of Ann, who is Blue; its id, and the link for Red."""
    asked = {"title": "patrol", "scenario": "crossing", "seats": {"red": "open"}, "name": "Ann", **more}
    made = ann.post("games", asked, 201)
    return str(made["id"]), str(made["links"]["red"])


def full(ann: Visitor, bob: Visitor, **more: Json) -> str:
    """The same with Bob as Red; nobody has added a share."""
    game, link = begun(ann, **more)
    bob.post("join", {"link": link, "name": "Bob", "typed_dice": True})
    return game


def seals(who: Visitor, game: str, side: str, status: int = 200) -> Json:
    return who.post(f"games/{game}/share", {"side": side, "seal": share_seal(game, side, share_of(side))}, status)


def opens(who: Visitor, game: str, side: str, status: int = 200, share: str = "") -> Json:
    return who.post(f"games/{game}/share", {"side": side, "share": share or share_of(side)}, status)


def shared(ann: Visitor, bob: Visitor) -> str:
    """A game whose dice roll."""
    game = full(ann, bob)
    seals(ann, game, "blue")
    opens(bob, game, "red")
    opens(ann, game, "blue")
    return game


def checked(who: Visitor, game: str) -> RecordChecked:
    """What the check of a game's record finds."""
    record = who.browser.get(f"/api/games/{game}/record")
    assert record.status_code == 200 and "attachment" in record.headers["content-disposition"]
    read = read_record(record.content)
    return check_record(read, shelf.title(read.game))


# How the dice come about ------------------------------------------------------------------------------------------
def test_the_first_roll_waits_until_everybody_has_added_a_share(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game, link = begun(ann)
    before = ann.screen(game, "")
    assert before["waiting"] == ["dice"] and before["asked"] == [] and before["seed_hash"] == ""
    dice = before["dice"]
    assert (dice["kind"], dice["shares"]) == ("shared", {"blue": "", "red": ""}) and dice["seal"] == dice["head"] != ""
    assert "free seat" in ann.get(f"games/{game}", lang="en")["screen"]["dice"]["waits"]
    assert bob.get(f"invitations/{link.rpartition('/')[2]}")["seal"] == dice["seal"]
    seals(ann, game, "blue")
    opens(ann, game, "blue", 409)
    bob.post("join", {"link": link, "name": "Bob"})
    assert bob.get(f"games/{game}", side="red", lang="en")["screen"]["dice"]["waits"].startswith(
        "The dice wait for the share of Blue (Ann), Red (Bob)."
    )
    with ann.hear(game, "blue") as socket:
        ear = Ear(socket)
        ear.next()
        opens(bob, game, "red")
        assert ear.until(lambda screen: screen["dice"]["shares"]["red"] == "open")["waiting"] == ["dice"]
        opens(ann, game, "blue")
        now = ear.until(lambda screen: screen["waiting"] != ["dice"])
    assert now["dice"]["waits"] == "" and now["seed"] == "" != now["seed_hash"]
    room = rooms.room(game)
    assert isinstance(room.game.dice, Seeded) and len(room.game.entries) == room.game.rolls == 1
    assert room.game.dice.seed == seed_of(game, room.secret, {side: share_of(side) for side in ("blue", "red")})
    assert seal_of(game, room.secret) == dice["seal"]


def test_the_database_tells_no_roll(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = shared(ann, bob)
    room = rooms.room(game)
    assert isinstance(room.game.dice, Seeded)
    with rooms.storage.reading() as db:
        tables = db.execute(sa.text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars()
        written = str([db.execute(sa.text(f"SELECT * FROM {table}")).all() for table in tables])
    assert room.seal in written and room.secret not in written and room.game.dice.seed not in written


def test_nothing_is_added_too_early_too_late_or_for_somebody_else(
    ann: Visitor, bob: Visitor, visitor: Callable[[], Visitor]
) -> None:
    game = full(ann, bob)
    opens(ann, game, "blue", 409)
    seals(bob, game, "blue", 403)
    seals(visitor(), game, "blue", 403)
    seals(ann, game, "dice", 403)
    seals(ann, game, "green", 404)
    for odd in ("", "1", "G" * 64, "1" * 10_000):
        ann.post(f"games/{game}/share", {"side": "blue", "seal": odd}, 400)
    ann.post(f"games/{game}/answers", {"side": "dice", "number": 0, "answer": "roll 3"}, 403)
    seals(ann, game, "blue")
    seals(ann, game, "blue")
    opens(bob, game, "red", 400, "x")
    opens(ann, game, "blue", 409)
    opens(bob, game, "red")
    opens(bob, game, "red", 409)
    assert opens(ann, game, "blue", 403, "0" * 64)["error"]["text"] == "This is not the share that was sealed."
    other = {"side": "blue", "seal": share_seal(game, "blue", "0" * 64)}
    assert "already" in ann.post(f"games/{game}/share", other, 409)["error"]["text"], "it could choose the seed"
    opens(ann, game, "blue")
    opens(ann, game, "blue", 409)
    seals(ann, game, "blue", 409)


def test_what_is_sealed_can_be_sealed_anew_while_no_share_is_open(ann: Visitor, bob: Visitor) -> None:
    game = full(ann, bob)
    ann.post(f"games/{game}/share", {"side": "blue", "seal": share_seal(game, "blue", "0" * 64)})
    seals(ann, game, "blue")
    opens(bob, game, "red")
    opens(ann, game, "blue")
    assert ann.screen(game, "")["dice"]["waits"] == ""


def test_who_has_lost_their_share_goes_on_without_and_the_record_says_so(ann: Visitor, bob: Visitor) -> None:
    game = full(ann, bob)
    seals(ann, game, "blue")
    opens(bob, game, "red")
    ann.post(f"games/{game}/share", {"side": "blue", "without": True})
    assert bob.screen(game, "")["dice"]["shares"] == {"blue": "left-out", "red": "open"}
    ann.post(f"games/{game}/resign", {"side": "blue"})
    found = checked(bob, game)
    assert found.fault is None and found.left_out == ["blue"] and found.rolls == 1


def test_a_share_that_is_withheld_stops_the_dice_and_nothing_else(ann: Visitor, bob: Visitor) -> None:
    game = full(ann, bob)
    seals(ann, game, "blue")
    opens(bob, game, "red")
    assert "Blue (Ann)" in bob.get(f"games/{game}", side="red", lang="en")["screen"]["dice"]["waits"]
    bob.post(f"games/{game}/talk", {"place": "seats", "text": "Are you there?"})
    bob.post(f"games/{game}/resign", {"side": "red"})
    over = bob.screen(game, "red")
    assert over["seed"] == "" and over["dice"]["waits"] == ""
    assert "No die was rolled" in bob.get(f"games/{game}/dice", 404, lang="en")["error"]["text"]
    found = checked(bob, game)
    assert found.fault is None and found.rolls == 0 and found.left_out == ["blue"]


def test_the_seal_of_the_invitation_is_that_of_the_table(ann: Visitor, bob: Visitor) -> None:
    game, link = begun(ann)
    assert "seal" in bob.post("join", {"link": link, "seal": "0" * 64}, 409)["error"]["text"]
    bob.post("join", {"link": link, "seal": ann.screen(game, "")["dice"]["seal"]})


def test_local_play_has_neither_seal_nor_shares(ann: Visitor, rooms: Rooms) -> None:
    for seats in ({"red": "me"}, {"red": "bot:random"}):
        game = ann.make(seats=seats)
        assert ann.screen(game, "")["dice"] == {
            "kind": "seeded",
            "seal": "",
            "head": "",
            "shares": {},
            "burned": 0,
            "waits": "",
        }
        ann.answer(game)
        assert rooms.storage.lines(game) == []
        ann.post(f"games/{game}/share", {"side": "blue", "seal": "0" * 64}, 409)


def test_who_is_invited_to_play_a_bot_waits_for_no_shares(ann: Visitor) -> None:
    game = ann.make(seats={"blue": "bot:random", "red": "open"})
    dice = ann.screen(game, "")["dice"]
    assert (dice["kind"], dice["seal"], dice["waits"]) == ("seeded", "", "")


# The record -------------------------------------------------------------------------------------------------------
def test_the_record_is_public_at_the_end_and_proves_itself(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = shared(ann, bob)
    heads = {ann.screen(game, "")["dice"]["head"]}
    for _ in range(25):
        side = ann.screen(game, "")["waiting"][0]
        (ann if side == "blue" else bob).answer(game)
        heads.add(ann.screen(game, "")["dice"]["head"])
    ann.post(f"games/{game}/offers", {"side": "blue", "kind": "draw"})
    ann.get(f"games/{game}/record", 403)
    (offer,) = bob.screen(game, "")["offers"]
    bob.post(f"games/{game}/offers/answer", {"id": offer["id"], "answer": "accepted"})
    found = checked(ann, game)
    assert found.fault is None and found.rolls == rooms.room(game).game.rolls > 1 and not found.left_out
    record = ann.get(f"games/{game}/record")
    assert record["lines"][-2:] == ["table: accepted draw red", "table: drawn"]
    assert "table: offer draw blue" in record["lines"]
    assert heads <= {record["seal"], *record["heads"]}, "what a browser kept is in it"
    assert len(heads) > 1


def test_every_line_of_the_record_counts(ann: Visitor, bob: Visitor) -> None:
    game = shared(ann, bob)
    for _ in range(6):
        side = ann.screen(game, "")["waiting"][0]
        (ann if side == "blue" else bob).answer(game)
    bob.post(f"games/{game}/resign", {"side": "red"})
    record = read_record(ann.browser.get(f"/api/games/{game}/record").content)
    for place, line in enumerate(record.lines):
        lines = [*record.lines]
        lines[place] = f"{line} "
        fault = check_record(msgspec.structs.replace(record, lines=lines), shelf.title("patrol")).fault
        assert fault is not None and fault.args["line"] == place + 1


def test_typed_dice_have_a_record_without_a_seed(ann: Visitor, bob: Visitor) -> None:
    game = full(ann, bob, dice="typed")
    dice = ann.screen(game, "")["dice"]
    assert dice["kind"] == "typed" and dice["seal"] and not dice["waits"]
    bob.answer(game, "roll 3")
    bob.post(f"games/{game}/resign", {"side": "red"})
    assert checked(ann, game).fault is None
    record = ann.get(f"games/{game}/record")
    assert record["lines"] == ["dice: roll 3", "table: resigned red"] and record["seed"] == ""


def test_a_branch_with_an_open_seat_has_dice_of_its_own_from_there_on(ann: Visitor, bob: Visitor) -> None:
    alone = ann.make(seats={"red": "me"})
    for _ in range(8):
        ann.answer(alone)
    made = ann.post(f"games/{alone}/branch", {"at": 7, "seats": {"red": "open"}}, 201)
    game = str(made["id"])
    bob.post("join", {"link": made["links"]["red"]})
    seals(ann, game, "blue")
    opens(bob, game, "red")
    opens(ann, game, "blue")
    while len(ann.get(f"games/{game}")["log"]) < 12:
        side = ann.screen(game, "")["waiting"][0]
        (ann if side == "blue" else bob).answer(game)
    ann.post(f"games/{game}/resign", {"side": "blue"})
    assert checked(ann, game).fault is None
    assert ann.get(f"games/{game}/record")["first"] > 0


def test_a_game_of_one_has_no_record(ann: Visitor) -> None:
    game = ann.make(seats={"red": "bot:random"})
    ann.get(f"games/{game}/record", 404)


# What is kept -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("when", ["nobody", "sealed", "open"])
def test_the_server_may_stop_at_any_moment(tmp_path: Path, when: str) -> None:
    def came_back(browser: TestClient, who: Visitor) -> Visitor:
        again = Visitor(browser.app)  # type: ignore[arg-type]
        again.browser.cookies = who.browser.cookies
        return again

    with running(app(Settings(tmp_path))) as browser:
        ann, bob = Visitor(browser.app), Visitor(browser.app)  # type: ignore[arg-type]
        game = full(ann, bob)
        if when != "nobody":
            seals(ann, game, "blue")
        if when == "open":
            opens(bob, game, "red")
            opens(ann, game, "blue")
        before = ann.screen(game, "")["dice"]
    with running(app(Settings(tmp_path))) as browser:
        ann, bob = came_back(browser, ann), came_back(browser, bob)
        assert ann.screen(game, "")["dice"] == before
        if when == "nobody":
            seals(ann, game, "blue")
        if when != "open":
            opens(bob, game, "red")
            opens(ann, game, "blue")
        for _ in range(8):
            side = ann.screen(game, "")["waiting"][0]
            (ann if side == "blue" else bob).answer(game)
        bob.post(f"games/{game}/resign", {"side": "red"})
        assert checked(ann, game).fault is None


def test_another_secret_is_refused_and_changes_no_dice(ann: Visitor, bob: Visitor, rooms: Rooms) -> None:
    game = shared(ann, bob)
    with pytest.raises(Trouble, match="another-secret"):
        Rooms(rooms.storage, b"another secret").room(game)


def test_tables_of_the_shape_before_go_on_with_the_seed_they_have(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/old.sqlite")
    migrate(engine, "v10")
    told = {"id": "g", "title": "patrol", "edition": shelf.title("patrol").play.edition, "scenario": "crossing"}
    told |= {"options": "[]", "dice": json.dumps({"kind": "seeded", "seed": "7"}), "start": "", "maker": "ann"}
    told |= {"winner": "", "verdict": "", "waiting": "[]"}
    numbers = dict.fromkeys(("version", "made", "changed", "turn", "answers"), 1) | {"over": 0, "bots_stopped": 0}
    seats = [{"game": "g", "side": side, "player": side, "bot": "", "link": ""} for side in ("blue", "red")]
    offer = {"game": "g", "kind": "draw", "side": "red", "made": 1.0, "answered": 2.0, "answer": "refused", "next": ""}
    with engine.begin() as db:
        for table, rows in (("games", [told | numbers]), ("seats", seats), ("offers", [offer])):
            db.execute(sa.insert(sa.table(table, *map(sa.column, rows[0]))).values(rows))
    engine.dispose()
    storage = Storage(f"sqlite:///{tmp_path}/old.sqlite")
    room = Rooms(storage, b"secret").room("g")
    assert room.game.dice == Seeded("7") and room.game.rolls == 1 and not room.seal and room.line.number == 0
    assert [each.answer for each in room.offers] == ["refused"] and not isinstance(room.game.dice, Awaited)
    storage.close()
