"""Plans on what-if tables: what they show, what they may not tell, and that the game stays as it is."""

from __future__ import annotations

import pytest

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.what_if import Crowded, what_if
from grognard.kernel.errors import Illegal, Unreadable
from grognard.kernel.numbers.dice import TypedIn, Whim
from grognard.kernel.secrecy.imagined import imagined_game
from tests.server.visitors import Visitor

from .sample_games import GAMES, after

ASSAULT = 9
"""The Germans' assault in the sequence of a turn of Verdun."""


def haumont() -> Game:
    """The Germans are about to bombard."""
    return shelf.title("verdun").new("haumont", seed=1)


def neighbours(game: Game, piece: str) -> list[str]:
    """The hexes beside a piece."""
    play = game.play
    grid, hex_ = play.board.grid, play.position.at[play.roster.numbers[piece]]
    return [grid.number(each) for each in grid.adjacent[hex_]]


def free_beside_french(game: Game) -> tuple[str, str]:
    """A French piece and an empty hex beside it."""
    play, stacks = game.play, game.play.occupation.stacks
    for piece in play.on_board(game.side("french")):
        name = play.roster[piece].name
        for number in neighbours(game, name):
            if not stacks.get(play.board.grid.find(number)):
                return name, number
    raise AssertionError("the French are surrounded")


def test_a_counter_put_beside_the_enemy_may_assault_there_at_odds_that_are_told() -> None:
    game = haumont()
    before = game.save()
    regiment = next(p for p in game.play.on_board(game.side("german")) if game.play.roster[p].kind == "infantry")
    name = game.play.roster[regiment].name
    enemy, beside = free_beside_french(game)
    plan = game.what_if("german", {name: beside}, ASSAULT)
    question = plan.questions["german"]
    there = game.play.board.place_text(game.play.position.at[game.play.roster.numbers[enemy]])
    assert game.what_if("german", {}, ASSAULT).play.position.at[regiment] == game.play.position.at[regiment]
    assert any(option.text.endswith(there) for option in question.options)
    assert plan.play.board.place_text(plan.play.position.at[regiment]) == beside
    assert game.save() == before


def test_counters_of_two_sides_are_not_put_in_one_hex() -> None:
    game = haumont()
    german = game.play.roster[game.play.on_board(game.side("german"))[0]].name
    french = game.play.on_board(game.side("french"))[0]
    with pytest.raises(Crowded, match="two sides"):
        game.what_if("german", {german: game.play.board.place_text(game.play.position.at[french])})


@pytest.mark.parametrize(("piece", "place"), [("no-such", "0505"), ("B1", "nowhere")])
def test_what_there_is_not_cannot_be_put_anywhere(piece: str, place: str) -> None:
    game = shelf.title("patrol").new("crossing", seed=1)
    with pytest.raises(Unreadable):
        game.what_if("blue", {piece: place})


def test_a_phase_there_is_not_cannot_begin() -> None:
    with pytest.raises(Unreadable, match="no phase 99"):
        haumont().what_if("german", {}, 99)


def test_nothing_is_tried_after_the_end() -> None:
    game = after("patrol", "crossing", 3, 3000)
    assert game.result is not None
    with pytest.raises(Illegal, match="over"):
        game.what_if("blue", {})


def test_a_game_of_the_series_is_in_the_operational_sequence_of_its_phase() -> None:
    game = shelf.title("marne").new("gneisenau", seed=1)
    movements = [n for n, phase in enumerate(game.play.phases()) if phase.rule == "11.2"]
    sequences = [game.what_if("german", {}, phase).play.position.sequence for phase in movements]
    assert sequences == sorted(sequences)
    assert {*sequences} == {1, 2, 3}


@pytest.mark.parametrize("least", [0, 25, 60])
def test_a_what_if_table_depends_only_on_what_the_side_knows(least: int) -> None:
    games = (after("patrol", "night-raid", 4, answers) for answers in range(least, least + 40))
    game = next(each for each in games if each.question is not None and each.question.is_menu)
    assert game.question is not None
    side = game.question.who
    other = imagined_game(game, side, Whim("other secrets"), TypedIn())
    one, two = (what_if(each, side, {}, None, Whim(7)).position_text() for each in (game, other))
    assert one == two


@pytest.mark.parametrize(("title", "scenario"), GAMES)
def test_every_phase_of_a_turn_can_be_tried(title: str, scenario: str) -> None:
    game = after(title, scenario, 2, 30)
    if game.result is None:
        for phase in range(len(game.play.phases())):
            for side in game.play.sides:
                assert game.what_if(side, {}, phase).play.position.turn >= game.play.position.turn


# Over the net ---------------------------------------------------------------------------------------------------------


def test_a_plan_shows_its_table_and_its_odds_and_changes_nothing(ann: Visitor) -> None:
    made = ann.make("verdun", scenario="haumont")
    before = ann.screen(made, "german")
    plan = {"side": "german", "phase": ASSAULT, "placed": {"RIR16": "1608"}}
    shown = ann.post(f"games/{made}/plan", plan)["page"]["screen"]
    assert shown["phase"] == ASSAULT
    (question,) = shown["asked"]
    looks = [ann.post(f"games/{made}/plan", plan | {"look": o["text"]})["looked"] for o in question["options"][:3]]
    assert [look["answer"] for look in looks] == [o["text"] for o in question["options"][:3]]
    assert looks[0]["tally"]["chances"]
    first = {"side": "german", "answer": question["options"][0]["text"]}
    after_it = ann.post(f"games/{made}/plan", plan | {"answers": [first]})["page"]["screen"]
    assert after_it["asked"][0]["options"] != question["options"]
    assert ann.screen(made, "german") == before


def test_a_plan_is_for_whoever_plays_the_side(ann: Visitor, bob: Visitor) -> None:
    made = ann.make("patrol", seats={"blue": "me", "red": "bot:random"})
    ann.post(f"games/{made}/plan", {"side": "red"}, 403)
    bob.post(f"games/{made}/plan", {"side": "blue"}, 403)


def test_a_plan_looks_through_no_eyes_but_those_of_its_side(ann: Visitor) -> None:
    made = ann.make("patrol", scenario="night-raid", seats={"blue": "me", "red": "bot:random"})
    ann.post(f"games/{made}/plan", {"side": "dice"}, 404)
    ann.post(f"games/{made}/plan", {"side": "blue", "look": "pass", "asked": "red"}, 404)


def test_what_is_wrong_with_a_plan_is_told_in_the_language_of_the_reader(ann: Visitor) -> None:
    made = ann.make("verdun", scenario="haumont")
    pieces = ann.screen(made, "german")["pieces"]
    french = pieces["351R"]["at"]
    told = ann.post(f"games/{made}/plan", {"side": "german", "placed": {"RIR16": french}}, 422, lang="fr")
    assert french in str(told)
    assert "deux camps" in str(told)
    ann.post(f"games/{made}/plan", {"side": "german", "answers": [{"side": "german", "answer": "fly"}]}, 400)
    too_many = [{"side": "german", "answer": "done"}] * 201
    ann.post(f"games/{made}/plan", {"side": "german", "answers": too_many}, 400)
