"""The officer's opinion: which operations a side carried out, and how they compare with his."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import grognard
from grognard import bots
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.dice import TypedIn
from grognard.lab.reports.battle import Unfinished
from grognard.lab.reports.opinion import (
    BLUNDER,
    ENOUGH,
    EVEN,
    FIND,
    LEAST,
    WORTH,
    Critic,
    Judgement,
    TriedGame,
    is_settled,
    mean_and_error,
    operations,
)
from grognard.lab.reports.opinion_words import differences, opinion, shortened
from grognard.lab.reports.report_shapes import OpinionTold


def played(title: str, scenario: str, one: str, other: str, seed: int = 1) -> Game:
    """A game of two bots to its end."""
    game = grognard.new(title, scenario=scenario, seed=seed)
    names = dict(zip((side.name for side in game.play.sides), (one, other), strict=True))
    bots.play_out(game, {side: bots.make(name, seed) for side, name in names.items()})
    return game


@pytest.fixture(scope="module")
def patrol() -> Game:
    """Blue answers at random, Red is an officer."""
    return played("patrol", "crossing", "random", "officer")


@pytest.fixture(scope="module")
def of_chance(patrol: Game) -> OpinionTold:
    """What the officer thinks of Blue there."""
    return opinion(patrol, "blue")


@pytest.fixture(scope="module")
def raid() -> Game:
    """A game with secrets."""
    return played("patrol", "night-raid", "recruit", "recruit")


def test_operations_are_all_that_a_side_did_at_its_menus(patrol: Game) -> None:
    blue = patrol.play.sides[0]
    found = operations(patrol, blue)
    assert found
    assert all(one.entries.stop <= two.entries.start for one, two in pairwise(found))
    for each in found:
        own = [patrol.entries[number].option for number in each.entries if patrol.entries[number].who == blue]
        assert [given.option for given in each.answers] == own
        assert each.start.question is not None and each.start.question.is_menu
        others = {patrol.entries[number].who for number in each.entries} - {blue}
        assert each.is_quiet == (not others)
        if not each.is_quiet:
            first = next(n for n in each.entries if patrol.entries[n].who != blue)
            assert each.sure == first - each.entries.start


def test_quiet_orders_of_a_phase_are_one_operation() -> None:
    game = played("verdun", "haumont", "recruit", "random")
    found = operations(game, game.play.sides[0])
    phases = Counter((each.turn, each.phase) for each in found if each.is_quiet)
    moves = [each for each in found if each.is_quiet and len(each.orders) > 20]
    assert moves and all(phases[each.turn, each.phase] == 1 for each in moves)
    thrown = [each for each in found if not each.is_quiet]
    assert thrown and any(game.entries[n].who is DICE for n in thrown[0].entries)


def test_nothing_is_said_of_an_unfinished_game() -> None:
    game = grognard.new("patrol", seed=1)
    with pytest.raises(Unfinished, match="not over"):
        operations(game, game.play.sides[0])


def test_whoever_answers_at_random_blunders_more_than_he_finds(of_chance: OpinionTold) -> None:
    told = of_chance
    kinds = Counter(each.kind for each in told.judgements)
    assert told.done == told.of == told.same + len(told.judgements)
    assert kinds[BLUNDER] >= 3
    assert kinds[BLUNDER] > 2 * kinds[FIND]
    assert all(each.gap < -WORTH for each in told.judgements if each.kind == BLUNDER)


def test_an_officer_agrees_with_himself_and_not_with_chance(patrol: Game, of_chance: OpinionTold) -> None:
    officer = opinion(patrol, "red")
    assert officer.same > 0.8 * officer.done
    assert of_chance.same < 0.2 * of_chance.done
    assert {each.kind for each in officer.judgements} <= {EVEN}


def test_a_judgement_can_be_interrupted_and_taken_up_again(patrol: Game) -> None:
    first, critic = Critic(patrol, "blue", "s"), Critic(patrol, "blue", "s")
    first.operations = critic.operations = first.operations[:5]
    whole, found = list(first.go_on()), list[Judgement]()
    for _ in range(1000):
        found += critic.go_on(lambda: True)
        if critic.done == len(critic.operations):
            break
    assert [(each.gap, each.games) for each in found] == [(each.gap, each.games) for each in whole]
    later = Critic(patrol, "blue", "s", done=4)
    later.operations = first.operations
    assert [each.gap for each in later.go_on()] == [whole[-1].gap]


def test_the_officer_knows_what_the_side_knew(raid: Game) -> None:
    """Tables are imagined: what was concealed from the side is dealt anew for every game tried."""
    blue = raid.play.sides[0]
    operation = next(each for each in operations(raid, blue) if each.start.play.has_secrets())
    lines = [TriedGame(operation, blue, f"luck {n}", follows=False).start for n in range(12)]
    views = [
        operation.start.branch(len(operation.start.entries), TypedIn()).play.known_to(blue),
        lines[0].known_to(blue),
    ]
    assert views[0] == views[1]
    unknown = [piece for piece, known in enumerate(views[0]) if not known]
    dealt = {tuple(line.position.at[piece] for piece in unknown) for line in lines}
    assert len(dealt) > 1
    known = [piece for piece, seen in enumerate(views[0]) if seen]
    assert len({tuple(line.position.at[piece] for piece in known) for line in lines}) == 1


def test_when_enough_games_were_tried() -> None:
    assert not is_settled([1.0] * (LEAST - 1))
    assert is_settled([0.0] * LEAST)
    assert not is_settled([1.0] * (ENOUGH - 1))
    assert is_settled([1.0] * ENOUGH)
    assert not is_settled([1.0, 0.0, 1.0, 0.0, 1.0, 0.0])
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)


def test_a_small_or_unclear_difference_is_none(patrol: Game) -> None:
    operation = operations(patrol, patrol.play.sides[0])[0]

    def kind(games: int, gap: float, error: float) -> str:
        return Judgement(operation, (), (), games, gap, error).kind

    assert kind(0, 0.0, 0.0) == EVEN
    assert kind(6, -WORTH / 2, 0.0) == EVEN
    assert kind(6, -0.5, 0.2) == EVEN
    assert kind(6, -0.5, 0.1) == BLUNDER
    assert kind(6, 0.5, 0.1) == FIND


def test_of_many_quiet_orders_the_differences_are_told() -> None:
    assert differences(["a", "b"], ["b", "c"], is_quiet=True) == (["a"], ["c"])
    assert differences(["a", "b"], ["b", "a"], is_quiet=True) == (["a", "b"], ["b", "a"])
    assert differences(["a", "b"], ["b", "c"], is_quiet=False) == (["a", "b"], ["b", "c"])
    assert shortened([str(n) for n in range(9)]) == ["0", "1", "2", "3", "4", "5", "…"]
