"""Sealed plans: places one by one, a plan of several turns in few answers, and markers laid unseen."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Noun, Offer, Option, Script, Voice, verb
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.table.position import OPEN, UNSEEN
from grognard.kernel.table.title import Title
from grognard.kernel.tactics.plotting import lay, lift, plan_ahead
from tests.kernel.lane import lane
from tests.kernel.tiny import NORTH, SOUTH, Tiny, after, duel, texts


class Plotters(Tiny):
    """Both sides plan three turns of fire, sealed, and nothing else happens."""

    aim: Voice = verb(Noun.HEX)
    none: Voice = verb()
    again: Voice = verb()
    rest: Voice = verb()

    def phases(self) -> tuple[Phase, ...]:
        return (Phase("2.1", plot),)


plans: list[dict[str, dict[int, str]]] = []


def plot(g: Plotters) -> Script[None]:
    """Two shells each; the second turn is for the first row only."""

    def aims(turn: int, plan: Mapping[int, Option]) -> Offer:
        shells = 2 - len(plan)
        hexes = [h for h in g.board.grid.hexes if turn != 2 or g.board.grid.printed(h)[1] == 1]
        return g.aim.each(hexes if shells else [])

    def one(side: object) -> Script[dict[int, Option]]:
        return plan_ahead(
            g,
            side,  # type: ignore[arg-type]
            (1, 2, 3),
            aims,
            nothing=g.none(),
            again=g.again(),
            rest=g.rest(),
            rule="2.1",
            ask="ask-act",
            side=side,
        )

    made = yield from g.together({side: one(side) for side in (NORTH, SOUTH)})
    plans.append({side.name: {turn: str(aim) for turn, aim in plan.items()} for side, plan in made.items()})
    g.end(None, "verdict-even")


def planned(*answers: str) -> dict[str, dict[int, str]]:
    plans.clear()
    after(Title(Plotters).new("duel"), *answers)
    return plans[0]


def open_now(*answers: str) -> Game:
    return after(Title(Plotters).new("duel"), *answers)


def test_a_plan_is_made_turn_by_turn() -> None:
    made = planned("north: aim 0101", "north: none", "north: aim 0203", "south: rest")
    assert made == {"north": {1: "aim 0101", 3: "aim 0203"}, "south": {}}


def test_the_turn_before_can_be_repeated_where_it_can_be_planned_again() -> None:
    game = open_now()
    assert texts(game, "north")[-2:] == ["none", "rest"], "there is nothing to repeat yet"
    assert "again" in texts(open_now("north: aim 0201"), "north")
    assert "again" not in texts(open_now("north: aim 0202"), "north"), "not in the first row"
    assert planned("north: aim 0101", "north: again", "north: none", "south: rest")["north"] == {
        1: "aim 0101",
        2: "aim 0101",
    }


def test_what_is_spent_cannot_be_planned() -> None:
    game = open_now("north: aim 0101", "north: again")
    assert texts(game, "north") == ["none", "rest"]


def test_a_plan_is_sealed_and_asks_for_its_turn() -> None:
    game = open_now("north: aim 0101")
    assert [game.questions[side].args["turn"] for side in ("north", "south")] == [2, 1]
    assert game.view("south") == open_now("north: aim 0203").view("south")


def test_places_are_asked_for_one_by_one() -> None:
    game = after(lane().new(), "green: put 0101")
    assert "put 0101" not in texts(game, "green") and "put 0102" in texts(game, "green")
    after(game, "grey: put 0701", "green: put 0102", "green: put 0103", "green: put 0104")
    assert "green" not in game.questions and all(place != 0 for place in game.play.position.at)
    after(game, "grey: put 0702", "grey: put 0703", "grey: put 0704")
    assert [game.play.board.place_text(place) for place in game.play.position.at] == [
        *("0101", "0102", "0103", "0104"),
        *("0701", "0702", "0703", "0704"),
    ]


def test_a_marker_is_laid_unseen_and_lifted_for_all() -> None:
    play = duel().play
    marker, hex_ = play.roster.find("NG"), play.board.grid.find("0303")
    assert marker is not None
    lay(play, marker, hex_)
    assert play.position.hidden[marker] == UNSEEN and play.position.at[marker] == hex_
    reveals = play.reveals
    assert lift(play, marker) == hex_
    assert play.position.hidden[marker] == OPEN and play.position.at[marker] == play.board.out
    assert play.reveals == reveals + 1, "an undo may not pass it"
