"""Checking the dice: a changed die, a swapped seed and a roll left out are each found; an honest game passes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard import shelf
from grognard.bots import let_answer, make
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData
from grognard.kernel.numbers.dice import Seeded, outcomes
from grognard.kernel.numbers.dicecheck import throws, wrong_throws

VECTORS = Path(__file__).parents[2] / "web/tests/dice-vectors.json"


def played(
    title: str = "patrol", scenario: str = "crossing", answers: int = 200, options: tuple[str, ...] = ()
) -> Game:
    game = shelf.title(title).new(scenario, options, seed="vectors")
    bot = make("random", 3)
    for _ in range(answers):
        if game.question is None:
            break
        let_answer(game, bot, game.question)
    return game


def wrong(game: Game) -> list[int]:
    """The numbers of the rolls that are not the seed's."""
    assert isinstance(game.dice, Seeded)
    return [each.number for each in wrong_throws(game.dice, throws(game))]


def reloaded(game: Game, **changes: object) -> Game:
    """The game from a save in which something was changed, and which therefore has no snapshot."""
    save = json.loads(game.save()) | changes
    del save["snapshot"]
    return shelf.title(game.play.id).load(json.dumps(save))


@pytest.mark.parametrize(
    ("title", "scenario", "options"),
    [
        ("patrol", "crossing", ()),
        ("verdun", "haumont", ()),
        ("marne", "gneisenau", tuple(shelf.title("marne").optional_rules)),
    ],
)
def test_an_honest_game_passes_and_every_line_with_dice_has_its_roll(
    title: str, scenario: str, options: tuple[str, ...]
) -> None:
    game = played(title, scenario, 120, options)
    thrown = throws(game)
    assert len(thrown) == game.rolls > 0 and wrong(game) == []
    assert [game.entries[each.entry].option for each in thrown] == [each.option for each in thrown]
    assert all(each.options[each.place] == each.option for each in thrown)
    assert any(each.dice is None for each in thrown) == bool(options), "the quick set-up draws from a cup"
    by_clock = {each.clock: each.option.text for each in thrown}
    lines = [event for event in game.events if event.faces]
    assert lines
    assert all(by_clock[line.number] == "roll " + " ".join(map(str, line.faces)) for line in lines)


def test_a_changed_die_is_found() -> None:
    game = played()
    entries = [str(entry) for entry in game.entries]
    rolls = [number for number, entry in enumerate(entries) if entry.startswith("dice: ")]
    last = rolls[-1]
    faces = entries[last].removeprefix("dice: ")
    other = next(each.text for each in throws(game)[-1].options if each.text != faces)
    cut = game.branch(last)  # a changed die may lead to other questions: the game is cut off after it
    forged = reloaded(cut, entries=[*entries[:last], f"dice: {other}"])
    assert wrong(forged) == [len(rolls) - 1]
    (found,) = wrong_throws(Seeded("vectors"), throws(forged))
    assert (found.throw.option.text, found.due.text) == (other, faces)


def test_a_swapped_seed_is_found() -> None:
    game = played("verdun", "haumont", 120)
    assert len(wrong(reloaded(game, dice={"kind": "seeded", "seed": "another"}))) > game.rolls / 2
    assert Seeded("another").commitment() != Seeded("vectors").commitment()


def test_a_roll_left_out_is_found() -> None:
    """Somebody who skips a number, to get a better roll, has every later roll wrong or in the wrong place."""
    game = played("verdun", "haumont", 120)
    assert isinstance(game.dice, Seeded)
    thrown = throws(game)
    assert list(wrong_throws(game.dice, thrown[1:]))


def test_a_branch_says_from_which_roll_on_the_dice_are_its_own() -> None:
    game = played("verdun", "haumont", 60)
    other = game.copy(Seeded("new", first=game.rolls))
    bot = make("random", 5)
    while other.rolls < game.rolls + 3 and other.question is not None:
        let_answer(other, bot, other.question)
    kept = reloaded(other)
    assert isinstance(kept.dice, Seeded) and kept.dice.first == game.rolls
    assert wrong(kept) == []
    assert wrong(reloaded(other, dice={"kind": "seeded", "seed": "new"})), "the rolls before it are not of its seed"
    with pytest.raises(BadData, match=r"dice\.first"):
        reloaded(other, dice={"kind": "seeded", "seed": "new", "first": -1})


def test_a_written_position_with_rolls_before_it_is_no_forgery() -> None:
    game = shelf.title("patrol").new("crossing", seed="7")
    while game.rolls < 2:
        let_answer(game, make("random", 3), game.question)  # type: ignore[arg-type]
    again = shelf.title("patrol").at(game.position_text(), seed="other")
    assert wrong(again) == []
    assert isinstance(again.dice, Seeded)


def test_the_browser_has_the_same_vectors() -> None:
    """`web/tests/dice.test.ts` reads this file, too: hashes of texts, and rolls of a seed."""
    told = json.loads(VECTORS.read_text("utf-8"))
    for text, hash_ in told["hashes"]:
        assert Seeded(text).commitment() == hash_
    dice = Seeded(told["seed"])
    for number, count, sides, place, faces in told["rolls"]:
        option = dice.pick(number, outcomes(count, sides))
        assert (option.noun, option.text) == (place, "roll " + " ".join(map(str, faces)))
