"""What happened since a moment, to be watched: every step is what the seat saw then, and nothing more."""

from __future__ import annotations

from pathlib import Path

from grognard import shelf
from grognard.server.screens.patches import merged
from grognard.server.screens.screen import others_at
from grognard.server.screens.viewer import Viewer
from grognard.server.storage.records import start_of
from tests.server.visitors import Visitor

BY_HAND = Path(__file__).resolve().parents[1] / "games/verdun/by-hand.json"
PARTS = ("pieces", "unknown", "hexes", "edges", "turn", "phase", "figures", "clock", "standings", "goal")


def test_every_step_is_the_screen_of_its_moment(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="2")
    for _ in range(24):
        ann.answer(game)
    for side in ("blue", "red", ""):
        reel = ann.get(f"games/{game}/since/3", side=side)
        shown = reel["start"]
        assert shown["pieces"] == ann.get(f"games/{game}/at/3", side=side)["screen"]["pieces"]
        assert reel["steps"]
        for step in reel["steps"]:
            shown = merged(shown, step["patch"])
            then = ann.get(f"games/{game}/at/{step['at']}", side=side)["screen"]
            assert {part: shown[part] for part in PARTS} == {part: then[part] for part in PARTS}


def test_every_line_is_told_once_and_names_only_counters_the_seat_knows(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="2")
    for _ in range(24):
        ann.answer(game)
    for side in ("blue", "red", ""):
        log = ann.get(f"games/{game}", side=side)["log"]
        reel = ann.get(f"games/{game}/since/3", side=side)
        told = [(line["line"], step["at"]) for step in reel["steps"] for line in step["lines"]]
        assert told == [(nth, line["at"]) for nth, line in enumerate(log) if line["at"] > 3]
        shown = reel["start"]
        for step in reel["steps"]:
            shown = merged(shown, step["patch"])
            assert all(name in shown["pieces"] for line in step["lines"] for name in line["pieces"])


def test_a_stretch_of_the_past_is_what_the_whole_says_of_it(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"}, seed="2")
    for _ in range(24):
        ann.answer(game)
    for side in ("blue", "red", ""):
        whole = ann.get(f"games/{game}/since/3", side=side)["steps"]
        until = whole[len(whole) // 2]["at"]
        part = ann.get(f"games/{game}/since/3", side=side, until=str(until))["steps"]
        assert part == [step for step in whole if step["at"] <= until] != whole
    ann.get(f"games/{game}/since/3", 400, until="soon")


def test_a_step_says_whose_answer_led_to_it_and_which_way_a_counter_went(ann: Visitor) -> None:
    game = ann.post("games/import", BY_HAND.read_bytes(), 201)["id"]
    reel = ann.get(f"games/{game}/since/0", side="french")
    assert {step["by"] for step in reel["steps"]} == {"french", "german"}
    shown, trails = reel["start"], 0
    for step in reel["steps"]:
        before, shown = shown, merged(shown, step["patch"])
        changed = step["patch"].get("pieces", {})
        moved = {(before["pieces"][name]["at"], shown["pieces"][name]["at"]) for name in changed}
        trails += len(step["trails"])
        assert all((trail[0], trail[-1]) in moved for trail in step["trails"])
    assert trails
    dice = [line["outcome"] for step in reel["steps"] for line in step["lines"] if line["outcome"]]
    assert dice and set(reel["formations"]) <= {each["formation"] for each in ann.get("titles/verdun/kit")["pieces"]}


def test_the_screen_says_when_another_side_last_answered() -> None:
    title = shelf.title("verdun")
    log = title.load(BY_HAND.read_bytes()).entries
    game = title.load(start_of(title.load(BY_HAND.read_bytes())))
    last = {"french": 0, "german": 0, "dice": 0}
    for number, entry in enumerate(log[:200], 1):
        game.answer(entry.option, entry.who)
        last[entry.who.name] = number
        assert others_at(Viewer(game, "french", "en")) == last["german"]
        assert others_at(Viewer(game, "german", "en")) == last["french"]
    assert last["french"] > 0 < last["german"]
