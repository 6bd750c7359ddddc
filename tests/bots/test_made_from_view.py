"""What a bot thinks on can be made from its view alone: a table built from the view, then imagined, is the same table.

Nothing of the true position is used here but the number of the phase, which everyone knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.games.indochine import Indochine
from grognard.games.patrol import Patrol
from grognard.kernel.asking.script import Side
from grognard.kernel.files.spelling import meant
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.imagined import imagined_table
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import CONCEALED, OPEN, Kept
from grognard.kernel.table.title import Title
from grognard.lab.conformance.bots import standing


def table_of(play: Play[Any], view: Mapping[str, Any], phase: int) -> Play[Any]:
    """A table that holds what a view says; where a marker is seen, any unknown piece stands for what is under it."""
    table: Play[Any] = type(play)(play.setting)
    position, board, roster = table.position, table.board, table.roster
    position.turn, position.phase = view["turn"], phase
    side = next(each for each in table.sides if each.name == view["side"])
    known = set()
    for told in view["pieces"]:
        piece = roster.find(told["name"])
        assert piece is not None
        known.add(piece)
        position.at[piece], position.steps[piece] = board.find_place(told["at"]), told["steps"]
        position.marks[piece] = bits(table, told["marks"])
        position.hidden[piece] = CONCEALED if told["hidden"] else OPEN
        for name, text in told["state"].items():
            getattr(position, name)[piece] = value(table, table.shape.kept[name], text)
    unknown = [piece for piece in range(len(roster)) if piece not in known]
    for piece in unknown:
        position.at[piece], position.hidden[piece] = board.out, CONCEALED
    for marker in view["unknown"]:
        piece = next(p for p in unknown if roster.sides[p].name == marker["side"])
        unknown.remove(piece)
        position.at[piece], position.marks[piece] = board.find_place(marker["at"]), bits(table, marker["marks"])
    fill(table, view, side)
    table.occupation = table.count()
    return table


def fill(table: Play[Any], view: Mapping[str, Any], side: Side) -> None:
    """Tracks, hexes, sides and formations."""
    position, kept, board = table.position, table.shape.kept, table.board
    for name, text in view["tracks"].items():
        setattr(position, name, value(table, kept[name], text))
    for number, told in view["hexes"].items():
        for name, text in told.items():
            if name == "control":
                position.control[board.grid.find(number)] = next(s for s in table.sides if s.name == text) + 1
            else:
                getattr(position, name)[board.grid.find(number)] = value(table, kept[name], text)
    for each in table.sides:
        for name, text in view["sides"][each.name].items():
            getattr(position, name)[each] = value(table, kept[name], text)
    for formation, told in view.get("formations", {}).items():
        for name, text in told.items():
            getattr(position, name)[table.roster.find_formation(formation)] = value(table, kept[name], text)


def bits(table: Play[Any], names: list[str]) -> int:
    """Marks by their names."""
    return sum(1 << table.marks.index(name) for name in names)


def value(table: Play[Any], kept: Kept, text: Any) -> Any:
    """What a view says, as a position holds it."""
    if isinstance(text, list):
        return tuple(value(table, kept, each) for each in text)
    if isinstance(text, int):
        return text
    return (0 if kept.many else kept.nothing) if text == "" else meant(table, kept, text)


@pytest.mark.parametrize(("game", "scenario"), [(Indochine, "au-cul"), (Patrol, "crossing")])
def test_an_imagined_table_holds_nothing_that_the_view_does_not(game: type[Play[Any]], scenario: str) -> None:
    played = Title(game).new(scenario, seed="view")
    players = {side.name: bots.make("officer", side.name) for side in game.sides}
    compared = 0
    while played.questions and len(played.entries) < 150:
        question = next(iter(played.questions.values()))
        if question.ask not in ("ask-put", "ask-belong", "ask-plot", "ask-aim") and len(played.entries) % 12 == 0:
            side = question.who
            there = table_of(played.play, played.view(side), played.play.position.phase)
            there.imagine(side, Whim("deal"))
            there.occupation = there.count()
            here = imagined_table(played, side, Whim("deal"))
            assert standing(there)[0] == standing(here)[0], f"{question.ask} of {side}"
            compared += 1
        bots.let_answer(played, players[question.side], question)
    assert compared > 3


@pytest.mark.parametrize(("game", "scenario"), [("indochine", "phu-tong-hoa"), ("italia", "grappa")])
def test_a_recount_forgets_where_counters_stood(game: str, scenario: str) -> None:
    """An imagined table is dealt and counted again: what a game had worked out from the places before is gone."""
    play: Any = grognard.new(game, scenario, seed=1).play
    before = play.side_caches
    play.recount()
    assert all(old is not new for old, new in zip(before, play.side_caches, strict=True))
