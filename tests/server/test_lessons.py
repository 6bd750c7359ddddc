"""A lesson at a table: what is taken and what is held back, what the card says, and that it survives a restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starlette.applications import Starlette

from grognard import shelf
from grognard.kernel.lessons.lesson import OFFICER, Lesson, LessonStep, courses_of, lessons_of
from grognard.server.rooms.rooms import Rooms
from tests import depth
from tests.server.visitors import Json, Visitor

MOVE = {"title": "patrol", "lesson": "patrol-move"}


@pytest.fixture
def lesson(ann: Visitor) -> str:
    """The first lesson of Patrol, begun."""
    return str(ann.post("lessons", MOVE, 201)["id"])


def card(visitor: Visitor, game: str, side: str = "blue") -> Json:
    """What the card of a lesson says."""
    return visitor.screen(game, side)["lesson"]


def test_the_courses_of_every_game_are_listed_in_their_order(ann: Visitor) -> None:
    found = {(each["game"], each["id"]): each for each in ann.get("lessons", lang="fr")}
    course = found["patrol", "patrol"]
    assert course["title"] == "Premiers pas" and course["game_title"] == shelf.title("patrol").title("fr")
    wanted = [each.id for each in shelf.title("patrol").lessons.values()]
    assert [each["id"] for each in course["lessons"]] == wanted
    assert course["lessons"][1]["minutes"] >= 1 and course["lessons"][1]["title"] == "Déplacer un groupe"


def test_a_lesson_begins_with_its_first_card_and_is_in_no_list(ann: Visitor, lesson: str) -> None:
    shown = card(ann, lesson)
    assert (shown["number"], shown["state"], shown["show"]) == (0, "open", ["0405"])
    assert "Blue" in shown["say"] and "B1" in shown["hint"]
    screen = ann.screen(lesson, "blue")
    assert screen["seats"]["red"]["kind"] == "bot" and not screen["undo"]["can"] and not screen["hints"]["can"]
    # Its squad is out of command; the card speaks of one thing only.
    assert not ann.asked(lesson)["concerns"]
    assert ann.get("games")["total"] == 0


def test_the_counters_of_a_formation_stand_for_it_and_those_the_card_names_lie_uppermost(ann: Visitor) -> None:
    """The third squad is out of command and has an answer of its own; the leader of the enemy is not the learner's."""
    game = ann.post("lessons", {"title": "indochine", "lesson": "indochine-command"}, 201)["id"]
    options = {each["text"]: each for each in ann.screen(game, "french")["asked"][0]["options"]}
    assert sorted(options["activate f1"]["counters"]) == ["gc-para-1", "pc-f-1"]
    assert "counters" not in options["activate-alone gc-para-3"]
    assert card(ann, game, "french")["units"] == ["pc-f-1", "gc-para-3"]


def test_what_is_wanted_is_taken_and_what_is_not_is_held_back_with_the_lesson_s_own_words(
    ann: Visitor, lesson: str
) -> None:
    held = ann.answer(lesson, "pass", status=422)["error"]
    assert held["code"] == "held" and "your squad would stand still" in held["text"]
    number = ann.asked(lesson)["number"]
    look = {"side": "blue", "number": number, "answer": "pass"}
    assert ann.post(f"games/{lesson}/look", look)["held"] == held["text"]
    ann.answer(lesson, "activate B1")
    assert (card(ann, lesson)["number"], card(ann, lesson)["show"]) == (1, ["0605"])
    refused = ann.answer(lesson, "to 0905", status=422)["error"]
    assert refused["code"] == "illegal" and refused["rule"]
    ann.answer(lesson, "to 0505", then=["to 0605"], forced=True)
    done = card(ann, lesson)
    assert done["state"] == "done" and done["read"] == ["6.1"]


def test_answers_in_a_row_stop_where_the_next_step_wants_something_else(ann: Visitor, lesson: str) -> None:
    taken = ann.answer(lesson, "activate B1", then=["to 0404"])
    assert (taken["taken"], taken["stopped"]) == (1, "")
    assert card(ann, lesson)["number"] == 1


def test_answers_in_a_row_that_the_same_step_does_not_want_are_not_dropped_in_silence(ann: Visitor) -> None:
    game = str(ann.post("lessons", {"title": "marne", "lesson": "marne-stack"}, 201)["id"])
    taken = ann.answer(game, "move G19.74", then=["to 0908"], side="german")
    assert taken["taken"] == 1 and taken["stopped"]
    assert card(ann, game, "german")["number"] == 0


def test_a_look_at_a_way_of_several_steps_has_all_its_hexes_and_its_whole_price(ann: Visitor, lesson: str) -> None:
    ann.answer(lesson, "activate B1")
    said = {"side": "blue", "number": ann.asked(lesson)["number"], "answer": "to 0505", "then": ["to 0605", "to 0705"]}
    looked = ann.post(f"games/{lesson}/look", said)
    assert looked["trail"] == ["0405", "0505", "0605", "0705"]
    tally = looked["tally"]
    assert (tally["start"], tally["total"], [each["value"] for each in tally["reasons"]]) == ("4", "2½", ["−1½"])


def test_back_again_and_skip(ann: Visitor, lesson: str) -> None:
    def tell(do: str, status: int = 200) -> Json:
        return ann.post(f"games/{lesson}/lesson", {"do": do}, status)

    ann.answer(lesson, "activate B1")
    ann.answer(lesson, "to 0505")
    tell("back")
    assert card(ann, lesson)["number"] == 1 and ann.screen(lesson, "blue")["pieces"]["B1"]["at"] == "0405"
    assert card(ann, lesson)["goes_back"]
    tell("back")
    assert card(ann, lesson)["number"] == 0 and not card(ann, lesson)["goes_back"]
    tell("skip")
    assert card(ann, lesson)["number"] == 1 and card(ann, lesson)["goes_back"]
    tell("skip")
    assert card(ann, lesson)["state"] == "done" and ann.screen(lesson, "blue")["pieces"]["B1"]["at"] == "0605"
    tell("again")
    assert card(ann, lesson)["number"] == 0 and ann.screen(lesson, "blue")["pieces"]["B1"]["at"] == "0405"
    tell("dance", status=400)


def test_the_learner_takes_back_as_far_as_the_lesson_goes(ann: Visitor, lesson: str) -> None:
    version = ann.screen(lesson, "blue")["version"]
    undo = {"side": "blue", "version": version}
    assert ann.post(f"games/{lesson}/undo", undo, 422)["error"]["text"] == "The lesson begins here."
    ann.answer(lesson, "activate B1")
    ann.post(f"games/{lesson}/undo", undo | {"version": version + 1})
    assert card(ann, lesson)["number"] == 0


def test_a_lesson_goes_on_where_it_was_after_a_restart(ann: Visitor, rooms: Rooms, lesson: str) -> None:
    ann.answer(lesson, "activate B1")
    rooms.drop_from_memory(rooms.room(lesson))
    assert card(ann, lesson)["number"] == 1
    ann.answer(lesson, "stay", status=422)


def test_whoever_listens_hears_of_a_card_that_was_read(
    ann: Visitor, server: Starlette, visitor: Callable[[], Visitor], lesson: str
) -> None:
    ann.post("games/none/lesson", {"do": "read"}, 404)
    plain = ann.make()
    assert ann.post(f"games/{plain}/lesson", {"do": "read"}, 404)["error"]["text"]
    visitor().post(f"games/{lesson}/lesson", {"do": "read"}, 403)
    assert ann.post("lessons", MOVE | {"lesson": "patrol-dance"}, 404)["error"]["code"] == "missing"


def test_old_lessons_are_cleared_away_though_somebody_answered_in_them(ann: Visitor, rooms: Rooms, lesson: str) -> None:
    ann.answer(lesson, "activate B1")
    plain = ann.make(seats={"red": "me"})
    ann.answer(plain)
    late = rooms.storage.last_change() + 1
    assert rooms.storage.never_begun(late, 10) == [lesson]
    rooms.drop_from_memory(rooms.room(lesson))
    assert rooms.removal.clear(lesson)
    ann.get(f"games/{lesson}", status=404)


def test_whoever_only_watches_sees_no_card(visitor: Callable[[], Visitor], lesson: str) -> None:
    assert "lesson" not in visitor().screen(lesson, "")


def test_a_learner_plays_on_in_a_game_of_their_own(ann: Visitor) -> None:
    """The enemy stays, nothing asks for a step any more, and the game is in the list."""
    game = str(ann.post("lessons", {"title": "patrol", "lesson": "patrol-win"}, 201)["id"])
    other = str(ann.post(f"games/{game}/branch", {"at": ann.screen(game, "blue")["clock"]}, 201)["id"])
    screen = ann.screen(other, "blue")
    assert "lesson" not in screen and screen["seats"]["red"]["bot"] == "recruit"
    assert [each["id"] for each in ann.get("games")["games"]] == [other]
    ann.answer(other, "pass")


# Every course -----------------------------------------------------------------------------------------------------
def sample() -> list[tuple[str, Lesson]]:
    """Of each course so many lessons that no officer has to play."""
    titles = [(name, shelf.title(name)) for name in shelf.known()]
    courses = [(name, lessons_of(title.lessons, each)) for name, title in titles for each in courses_of(title.lessons)]
    led = [
        (name, [each for each in those if not any(has_officer(step) for step in each.steps)]) for name, those in courses
    ]
    return [(name, each) for name, those in led for each in depth.some(those[1:], 2)]


def has_officer(step: LessonStep) -> bool:
    return step.solution == OFFICER


@pytest.mark.parametrize(("title", "lesson"), sample(), ids=lambda each: getattr(each, "id", None))
def test_lessons_of_every_course_are_done_as_a_browser_does_them(ann: Visitor, title: str, lesson: Lesson) -> None:
    """Answers that leave no choice are given along with the one before: none of them may spoil a step."""
    game = str(ann.post("lessons", {"title": title, "lesson": lesson.id}, 201)["id"])
    side = lesson.start.side
    for number, step in enumerate(lesson.steps):
        for fact in step.until if step.waits else ():
            if fact.kind == "read":
                ann.post(f"games/{game}/lesson", {"do": "read"})
            else:
                looks(ann, game, side, " ".join(fact.words))
        for text in () if step.waits else step.way:
            if card(ann, game, side)["number"] == number:
                ann.answer(game, text, forced=True)
    assert card(ann, game, side)["state"] == "done"


def looks(visitor: Visitor, game: str, side: str, text: str) -> None:
    """Look at the odds of the first option of this text that has any."""
    question = visitor.screen(game, side)["asked"][0]
    for option in question["options"]:
        asked = {"side": side, "number": question["number"], "answer": option["text"]}
        if option["text"].startswith(text) and visitor.post(f"games/{game}/look", asked)["tally"]:
            return
