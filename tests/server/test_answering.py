"""Several answers in one request, orders for several pieces, and what an officer would choose altogether."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import grognard
from grognard import bots
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Broken
from grognard.kernel.numbers.dice import Seeded
from grognard.server import wire
from grognard.server.rooms.rooms import Rooms
from grognard.server.screens.group_orders import order
from grognard.server.screens.screen import asked_of
from grognard.server.screens.viewer import Viewer
from grognard.server.storage.database import DatabaseDown
from grognard.shelf import title
from tests.server.visitors import Json, Visitor, log_on_disk

BOTH = {"german": "me", "french": "me"}
AUGUST = Path(__file__).resolve().parents[1] / "games/august/by-hand.json"
MARCH = ["move RIR53", "to 0502", "move 14R-pi", "to 0502"]


@pytest.fixture
def front(ann: Visitor) -> str:
    """The first German movement of Fall Gericht."""
    game = ann.make("verdun", scenario="fall-gericht", seats=BOTH, seed="7")
    for text in ("historical", "historical", "done"):
        ann.answer(game, text)
    return game


def in_a_row(someone: Visitor, game: str, *texts: str, status: int = 200, lang: str = "en") -> Json:
    """Send answers in one request."""
    return someone.answer(game, texts[0], status, lang, then=list(texts[1:]))


def plan(someone: Visitor, game: str, *pieces: str, to: str = "", status: int = 200) -> Json:
    """Ask what can be ordered of pieces."""
    asked = someone.asked(game)
    said = {"side": asked["side"], "number": asked["number"], "pieces": list(pieces), "to": to}
    return someone.post(f"games/{game}/orders", said, status)


def where(someone: Visitor, game: str, *pieces: str) -> list[str]:
    """Where pieces stand."""
    shown = someone.screen(game, "german")["pieces"]
    return [shown[piece]["at"] for piece in pieces]


# Answers in a row ---------------------------------------------------------------------------------------------------
def test_answers_in_a_row_are_the_same_as_one_by_one(ann: Visitor, rooms: Rooms, front: str) -> None:
    version, before = ann.screen(front, "")["version"], log_on_disk(rooms, front)
    assert in_a_row(ann, front, *MARCH) == {"version": version + 1, "taken": 4, "stopped": "", "rule": ""}
    assert log_on_disk(rooms, front) == [*before, *(("german", text) for text in MARCH)]
    assert where(ann, front, "RIR53", "14R-pi") == ["0502", "0502"]


def test_an_answer_that_is_refused_stops_the_row_and_what_was_taken_stands(
    ann: Visitor, rooms: Rooms, front: str
) -> None:
    before = len(log_on_disk(rooms, front))
    taken = in_a_row(ann, front, "move RIR53", "to 3101", "move 14R-pi")
    assert (taken["taken"], taken["rule"]) == (1, "8.1") and taken["stopped"]
    assert log_on_disk(rooms, front)[before:] == [("german", "move RIR53")]
    assert in_a_row(ann, front, "to 3101", "halt", status=422)["error"]["rule"] == "8.1", "the first is an error"
    assert len(log_on_disk(rooms, front)) == before + 1


def test_an_answer_may_carry_what_leaves_no_choice_after_it(ann: Visitor, rooms: Rooms, front: str) -> None:
    """A march that can go no farther is over; taken back together, it has not begun."""
    before = log_on_disk(rooms, front)
    ann.answer(front, "move 13R-pi")
    taken = ann.answer(front, "to 0702", forced=True)
    assert taken["taken"] == 2 and log_on_disk(rooms, front)[-1] == ("german", "halt")
    ann.post(f"games/{front}/undo", {"side": "german", "version": taken["version"], "answers": 2})
    assert log_on_disk(rooms, front) == [*before, ("german", "move 13R-pi")]
    assert ann.answer(front, "to 0702")["taken"] == 1 and len(ann.asked(front)["options"]) == 1, "only if it is wanted"


def test_the_row_stops_at_the_dice(ann: Visitor, rooms: Rooms, front: str) -> None:
    game = ann.make("verdun", scenario="fall-gericht", seats=BOTH, seed="7")
    for text in ("historical", "historical"):
        ann.answer(game, text)
    taken = in_a_row(ann, game, "barrage 1003", "gun VIIR-art", "done", "done", "done")
    assert (taken["taken"], taken["stopped"]) == (3, "Dice have been rolled since.")
    assert log_on_disk(rooms, game)[5][0] == "dice" and [who for who, _ in log_on_disk(rooms, game)].count("dice") >= 1
    assert in_a_row(ann, front, "done", status=422), "a game of its own was not touched"


def test_the_row_stops_where_another_side_is_asked(ann: Visitor) -> None:
    game = ann.make("verdun", scenario="fall-gericht", seats=BOTH)
    taken = in_a_row(ann, game, "historical", "historical")
    assert taken["taken"] == 1
    assert taken["stopped"] == "The other side (Germans) will then have to respond."
    again = ann.make("verdun", scenario="fall-gericht", seats=BOTH)
    assert "Allemands" in in_a_row(ann, again, "historical", "historical", lang="fr")["stopped"]


def test_a_row_that_cannot_be_read_is_refused_as_a_whole(ann: Visitor, rooms: Rooms, front: str) -> None:
    before = log_on_disk(rooms, front)
    assert in_a_row(ann, front, "move RIR53", "gibberish", status=400)["error"]["code"] == "unreadable"
    assert in_a_row(ann, front, *["move RIR53"] * 201, status=400)["error"]["code"] == "unreadable"
    assert log_on_disk(rooms, front) == before
    assert ann.answer(front, "move RIR53")["taken"] == 1, "in memory nothing has happened either"


def test_a_row_is_one_transaction(ann: Visitor, rooms: Rooms, front: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it cannot be written down nothing of it has happened; nor where the rules break in its middle."""
    before, page = log_on_disk(rooms, front), ann.screen(front, "german")

    def fails(*_: object) -> int:
        raise DatabaseDown("the disk is gone")

    with monkeypatch.context() as now:
        now.setattr(rooms.storage, "write", fails)
        in_a_row(ann, front, *MARCH, status=503)
    answer = Game.answer

    def breaks(self: Game, text: str, side: str) -> None:
        if text == "to 0502":
            raise Broken("a bug of ours", b"")
        answer(self, text, side)

    with monkeypatch.context() as now:
        now.setattr(Game, "answer", breaks)
        in_a_row(ann, front, *MARCH, status=500)
    assert (log_on_disk(rooms, front), ann.screen(front, "german")) == (before, page)


def test_an_order_is_taken_back_as_one(ann: Visitor, rooms: Rooms, front: str) -> None:
    before, page = log_on_disk(rooms, front), ann.screen(front, "german")
    version = in_a_row(ann, front, *MARCH)["version"]
    ann.post(f"games/{front}/undo", {"side": "german", "version": version, "answers": len(MARCH)})
    after = ann.screen(front, "german")
    assert log_on_disk(rooms, front) == before and after | {"version": 0} == page | {"version": 0}


def test_undo_of_several_answers_stops_at_the_barrier(ann: Visitor, rooms: Rooms, front: str) -> None:
    version = in_a_row(ann, front, *MARCH)["version"]
    ann.post(f"games/{front}/undo", {"side": "german", "version": version, "answers": 100})
    assert log_on_disk(rooms, front)[-1] == ("french", "historical")


def test_a_look_at_several_answers_is_a_look_at_the_last(ann: Visitor, front: str) -> None:
    asked = ann.asked(front)
    said = {"side": "german", "number": asked["number"], "answer": MARCH[0], "then": MARCH[1:]}
    looked = ann.post(f"games/{front}/look", said)
    assert (looked["final"], looked["answer"], looked["trail"][-1]) == ("", "to 0502", "0502")
    assert "move 14R-pi" not in [each["text"] for each in looked["next"]["options"]]
    assert ann.asked(front) == asked, "and nothing has been answered"


# Orders -------------------------------------------------------------------------------------------------------------
def test_pieces_together_reach_what_each_of_them_reaches(ann: Visitor, front: str) -> None:
    def reached(*pieces: str) -> set[str]:
        return {each["at"] for each in plan(ann, front, *pieces)["options"] if each["noun"] == "hex"}

    both = reached("RIR53", "RIR57")
    assert both == reached("RIR53") & reached("RIR57") and both
    ann.answer(front, "move RIR53")
    where_to = {each["at"]: each["badge"] for each in ann.asked(front)["options"] if each["verb"] == "to"}
    assert reached("RIR53") == set(where_to), "where it is about to go it can be ordered as well"
    assert {each["at"]: each["badge"] for each in plan(ann, front, "RIR53")["options"]} == where_to


def test_an_order_is_made_of_ordinary_answers_and_stops_where_a_rule_stops_it(ann: Visitor, front: str) -> None:
    pieces = ("RIR53", "14R-pi", "IR159", "RIR16")
    found = plan(ann, front, *pieces, to="0502")
    (choice,) = found["options"]
    assert choice["answers"] == [*MARCH, "move IR159", "to 0502"]
    assert (choice["label"], found["rule"]) == ("4 units to 0502", "8.31")
    assert found["stopped"] == "There would be more than two regiments, or as much, in the hex."
    assert in_a_row(ann, front, *choice["answers"])["taken"] == 6
    assert where(ann, front, *pieces) == ["0502", "0502", "0502", "0301"]


def test_an_order_halts_where_it_was_sent(ann: Visitor, front: str) -> None:
    (choice,) = plan(ann, front, "VIIR-HQ", to="0501")["options"]
    assert choice["answers"] == ["move VIIR-HQ", "to 0501", "halt"]


def test_what_several_pieces_can_do_is_one_choice(ann: Visitor, front: str) -> None:
    (dig,) = [each for each in plan(ann, front, "III-art1", "III-art2")["options"] if each["noun"] == "nothing"]
    assert (dig["label"], dig["answers"]) == (
        "III Corps heavy artillery … digs in (2)",
        ["dig III-art1", "dig III-art2"],
    )
    assert in_a_row(ann, front, *dig["answers"])["taken"] == 2
    (dig,) = [each for each in plan(ann, front, "RIR53", "14R-pi")["options"] if each["noun"] == "nothing"]
    assert dig["label"] == "Digs in (2)", "the words they share"


def test_pieces_that_are_not_known_cannot_be_planned_with(ann: Visitor, front: str) -> None:
    for pieces in (["nobody"], [], ["RIR53"] * 201):
        assert plan(ann, front, *pieces, status=400)["error"]["code"] == "unreadable"
    assert plan(ann, front, "RIR53", to="nowhere", status=400)["error"]["code"] == "unreadable"
    night = ann.make("patrol", seats={"blue": "me", "red": "me"}, seed="7")
    asked = ann.asked(night)
    theirs = {"red": "B1", "blue": "R1"}[asked["side"]]
    said = {"side": asked["side"], "number": asked["number"], "pieces": [theirs]}
    assert ann.post(f"games/{night}/orders", said, 400)["error"]["code"] == "unreadable"


# All of them --------------------------------------------------------------------------------------------------------
def test_a_choice_of_several_offers_all_and_all_of_a_kind(ann: Visitor) -> None:
    game = ann.make("verdun", scenario="fall-gericht", seats=BOTH, seed="7")
    for text in ("historical", "historical"):
        ann.answer(game, text)
    assert (ann.asked(game)["some"], ann.asked(game)["groups"]) == (0, [])
    ann.answer(game, "barrage 1003")
    asked = ann.asked(game)
    assert asked["some"] == 5
    assert [each["label"] for each in asked["groups"]] == ["All 5", "All 3: corps artillery"]
    assert asked["groups"][1]["answers"] == ["gun VIIR-art", "gun XVIII-art1", "gun XVIII-art2"]
    in_a_row(ann, game, *asked["groups"][1]["answers"])
    assert (ann.asked(game)["some"], [each["label"] for each in ann.asked(game)["groups"]]) == (2, ["All 2"])


def test_a_press_on_a_counter_means_the_verb_offered_first(ann: Visitor, front: str) -> None:
    assert ann.asked(front)["usual"] == ["move", "dig"]
    ann.answer(front, "move RIR53")
    assert ann.asked(front)["usual"] == [], "where only one verb speaks of counters there is nothing to tell"


def test_an_officer_says_all_that_he_would_choose(ann: Visitor, rooms: Rooms) -> None:
    game = ann.make("verdun", scenario="fall-gericht", seats=BOTH, seed="7")
    for text in ("historical", "historical", "barrage 1003"):
        ann.answer(game, text)
    asked, before = ann.asked(game), log_on_disk(rooms, game)
    said = {"side": "german", "number": asked["number"], "whole": True}
    hinted = ann.post(f"games/{game}/hint", said)
    assert hinted["answers"][0] == hinted["answer"] and len(hinted["answers"]) > 1
    assert log_on_disk(rooms, game) == before, "nothing has been answered"
    assert hinted == ann.post(f"games/{game}/hint", said), "asked again he says the same"
    taken = in_a_row(ann, game, *hinted["answers"])
    assert (taken["taken"], taken["stopped"]) == (len(hinted["answers"]), "")
    assert "dice" in {who for who, _ in log_on_disk(rooms, game)}, "it was the whole choice"


def test_an_officer_places_the_rest_of_a_set_up_but_for_the_counter_that_confirms_it(ann: Visitor) -> None:
    game = ann.make("indochine", scenario="diguette", seats={"french": "me", "viet-minh": "me"}, seed="7")
    asked = ann.asked(game)
    assert asked["placing"] == "gc-line-1"
    ann.answer(game, "put B1508")
    asked = ann.asked(game)
    hinted = ann.post(f"games/{game}/hint", {"side": "french", "number": asked["number"], "whole": True})
    assert len(hinted["answers"]) == 2
    in_a_row(ann, game, *hinted["answers"])
    asked = ann.asked(game)
    assert (asked["side"], asked["placing"]) == ("french", "pc-f-1")
    version = ann.get(f"games/{game}", side="french")["screen"]["version"]
    ann.post(f"games/{game}/undo", {"side": "french", "version": version, "answers": 2})
    assert ann.asked(game)["placing"] == "gc-line-2"


# Where the rules ask hex by hex -------------------------------------------------------------------------------------
def test_a_squad_that_moves_hex_by_hex_is_sent_to_a_place_with_the_price_on_it(ann: Visitor) -> None:
    """Looking at it tells where it may go in the end; the order names the way, and whether another side is asked."""
    game = ann.make("patrol", scenario="crossing", seats={"blue": "me", "red": "me"}, seed="7")
    asked = ann.asked(game)
    assert asked["side"] == "red" and asked["walker"] == ""
    said = {"side": "red", "number": asked["number"], "answer": "activate R1"}
    reach = {each["at"]: each for each in ann.post(f"games/{game}/look", said)["reach"]}
    assert reach["0805"]["badge"] and "0906" in reach and "0101" not in reach
    sent = plan(ann, game, "R1", to="0805")
    assert sent["trail"][-3:] == ["1005", "0906", "0805"] and not sent["further"]
    assert sent["options"][0]["answers"] == ["activate R1", "to 1005", "to 0906", "to 0805"]
    assert plan(ann, game, "R1", to="0705")["further"]
    in_a_row(ann, game, *sent["options"][0]["answers"])
    assert ann.asked(game)["walker"] == "R1" and ann.asked(game)["acting"] == ["R1"]
    refused = plan(ann, game, "R1", to="0101")
    assert refused["options"] == [] and refused["stopped"]


def test_a_question_with_one_answer_that_only_passes_is_marked() -> None:
    """Who might fire is asked even where only decoys are near: to hold fire is all there is, and changes nothing."""
    told = grognard.new("patrol", "night-raid", dice=Seeded("1"))
    players = {side.name: bots.make("officer", 1) for side in told.play.sides}
    alone, seen = list[bool](), list[bool]()
    while len(told.entries) < 60:
        question = next(iter(told.questions.values()))
        shown = asked_of(Viewer(told, question.side, "en", title("patrol")), question)
        alone.append(shown.alone)
        seen.append([each.text for each in shown.options] == ["hold"])
        told.answer(bots.ask(told, players[question.side], question), question.side)
    assert any(alone) and alone == seen


def test_pointing_at_enemies_declares_fire_and_anywhere_else_a_move() -> None:
    """In August an activated leader's units are declared first; nothing is computed from a target that is not seen."""
    told = json.loads(AUGUST.read_text("utf-8"))
    told["entries"] = told["entries"][:71]
    told.pop("snapshot", None)
    game = title("august").load(json.dumps(told).encode())
    viewer = Viewer(game, "russian", "en", title("august"))
    question = game.question
    assert question is not None

    def pointed(to: str, *pieces: str) -> list[list[str]]:
        said = wire.OrderAsked("russian", question.number, list(pieces), to)
        return [each.answers for each in order(viewer, question, said).options]

    seen = [*viewer.view["pieces"], *viewer.view["unknown"]]
    enemy = next(each["at"] for each in seen if each["side"] == "german" and "/" in each["at"])
    assert pointed(enemy, "rI01", "rMG1") == [["fire-with rI01", "fire-with rMG1"]]
    assert pointed("48/1106", "rI01") == [["move-with rI01"]]
