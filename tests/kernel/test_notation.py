"""Positions written down: what is read and written, every fault with its line, and games that go on from there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Script, Side
from grognard.kernel.asking.snapshots import Snapshots
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import Faults
from grognard.kernel.files.notation import Placer, take_apart
from grognard.kernel.numbers.dice import Scripted, Seeded, Source
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import CONCEALED, UNSEEN, per_hex, per_side
from grognard.kernel.table.title import Title
from tests import depth
from tests.kernel.tiny import (
    CHITS,
    FOLDER,
    NORTH,
    SOUTH,
    Field,
    Tiny,
    a_game_of,
    after,
    duel,
    facts,
    follow,
    hunt,
    texts,
    tiny,
)

picks = st.lists(st.integers(0, 999), max_size=25)
more = st.lists(st.integers(0, 999), max_size=6)


def at(text: str, dice: Source | None = None) -> Game:
    return tiny().at(text, dice=dice or Scripted(["chit sun"]))


def field(text: str) -> Field:
    position = at(text).play.position
    assert isinstance(position, Field)
    return position


def faults_of(text: str) -> tuple[str, ...]:
    with pytest.raises(BadData) as caught:
        tiny().at(text)
    return caught.value.faults


class Later:
    """Dice that go on from a later roll of a game."""

    def __init__(self, dice: Source, first: int) -> None:
        self.dice = dice
        self.first = first

    def pick(self, nth: int, options: Sequence[Option]) -> Option | None:
        """The roll that the whole game would have come to."""
        return self.dice.pick(nth + self.first, options)


# There and back ----------------------------------------------------------------------------------------------
def seen(game: Game) -> dict[str, Any]:
    """What can be observed of a game, apart from what happened before and the numbers of its questions."""
    views = [game.view(side) for side in (None, *game.play.sides)]
    for view in views:
        for question in view["questions"]:
            question["number"] = -1
    return {"views": views, "asked": facts(game)["asked"], "result": game.result}


def in_progress(picks: list[int], is_fog: bool) -> Game:
    *_, game = follow(tiny().new("hunt" if is_fog else "duel", options=["9.1"] if is_fog else [], seed=5), picks)
    return game


@given(picks, st.booleans(), more)
def test_any_position_written_down_is_the_same_position(picks: list[int], is_fog: bool, then: list[int]) -> None:
    game = in_progress(picks, is_fog)
    text = game.position_text()
    written = tiny().at(text, dice=Later(Seeded(5), game.last_snapshot.rolls))
    assert seen(written) == seen(game)
    assert written.play.occupation.same_as(written.play.count())
    assert written.position_text() == text
    for one, other in zip(follow(game, then), follow(written, then), strict=True):
        assert seen(one) == seen(other)


@settings(max_examples=depth.times(12))
@given(picks, st.booleans())
def test_every_field_is_written_and_read_back(picks: list[int], is_fog: bool) -> None:
    game = in_progress(picks, is_fog)
    there = game.play if game.result else game.play.twin(game.last_snapshot.state)
    lines = [line for line in game.position_text().splitlines() if not line.startswith("then")]
    written = tiny().at("\n".join(lines), dice=Scripted([])).branch(0)
    assert written.play.twin(written._start.state).position == there.position


def every_state() -> st.SearchStrategy[Any]:
    places, pieces = st.integers(0, 26), st.integers(-1, 5)
    return st.fixed_dictionaries(
        {
            "at": st.lists(places, min_size=6, max_size=6),
            "steps": st.tuples(*[st.integers(0, n) for n in (2, 1, 1, 2, 1, 1)]).map(list),
            "marks": st.lists(st.integers(0, 3), min_size=6, max_size=6),
            "hidden": st.lists(st.integers(0, 2), min_size=6, max_size=6),
            "fatigue": st.lists(st.integers(-(10**12), 10**12), min_size=6, max_size=6),
            "came_from": st.lists(st.integers(-1, 26), min_size=6, max_size=6),
            "gold": st.lists(st.integers(-5, 5), min_size=2, max_size=2),
            "plan": st.lists(st.integers(-1, 1), min_size=2, max_size=2),
            "mover": st.lists(pieces, min_size=2, max_size=2),
            "weather": st.integers(-1, 2),
            "leads": st.integers(-1, 1),
            "fate": st.integers(-(10**12), 10**12),
            "cup": st.lists(st.integers(-1, 2), min_size=1, max_size=5),
            "acted": st.lists(pieces, max_size=5),
            "turn": st.integers(1, 99),
            "phase": st.integers(0, 3),
            "over": st.booleans(),
            "winner": st.integers(-1, 1),
            "verdict": st.sampled_from(["", "verdict-even"]),
        }
    )


@given(every_state(), st.dictionaries(st.integers(0, 18), st.tuples(*[st.integers(0, n) for n in (255, 2, 2)])))
def test_any_piece_in_any_state_in_any_place_can_be_written(state: dict[str, Any], hexes: dict[int, Any]) -> None:
    game = tiny().new("duel", dice=Scripted([]))
    position, grid = game.play.position, game.play.board.grid
    real = [*grid.hexes, *range(grid.size, grid.size + 2)]
    for name, value in state.items():
        if name in ("at", "came_from"):
            value = [real[place % len(real)] if place >= 0 else -1 for place in value]
        setattr(position, name, value)
    if not position.over:
        position.winner, position.verdict = -1, ""
    for hex_, (mud, flag, control) in hexes.items():
        here = grid.hexes[hex_]
        position.mud[here], position.flag[here], position.control[here] = mud, flag, control
        position.wire[grid.hexside(here * 6)] = mud - 7
    wanted = game.play.twin(game.play.snapshot()).position
    game.play.occupation = game.play.count()
    shot = game.last_snapshot._replace(state=game.play.snapshot(), entries=0)
    game.entries, game._snapshots = [], Snapshots([shot])
    written = Tiny(game.play.setting)
    faults = Faults()
    Placer(written, faults).carry_out(take_apart(game.position_text(), faults).body)
    assert faults.lines == []
    assert written.position == wanted
    assert written.occupation.same_as(written.count())


def test_what_is_not_blank_is_written_and_nothing_else() -> None:
    game = after(duel(Scripted(["chit rain"])), "move N2", "to 0302", "wire 0201/0301", "move N1")
    assert (
        game.position_text()
        == """\
tiny duel
turn 1
phase 2.1 north
side north gold 1
side south gold 2
side north mover N2
weather rain
cup sun storm
acted N2
unit N1 at 0102
unit N2 at 0302 spent wet concealed fatigue 1 came-from 0202
unit NG at 0301
unit S1 at 0103
unit S2 at 0304 spent concealed
unit SG at camp unseen
hex 0203 mud 2 control south
hex 0302 flag north control north
edge 0103/0203 wire 1
edge 0201/0301 wire 1
then north: move N1
"""
    )
    assert tiny().new("hunt", options=["9.1"]).position_text().splitlines()[1] == "options 9.1"


# What the lines mean -----------------------------------------------------------------------------------------
def test_every_kind_of_line_is_carried_out() -> None:
    game = at(
        """
        tiny duel            # the game and its scenario

        options 9.1
        turn 2
        weather rain
        leads south
        fate 12
        cup sun storm
        acted N1 S1
        unit N1 at 0303 steps 1 spent wet fatigue 3 came_from 0202
        unit N2 NG at 0401 concealed
        unit S1 unseen at camp
        unit S2 at out
        side north gold 5 mover N1
        side south plan march score -2
        hex 0101 0202-0204 mud 3 flag south control north
        edge 0201/0101 wire 2
        phase 2.1 2
        """
    )
    position, board = game.play.position, game.play.board
    find = board.grid.find
    assert game.play.options == frozenset({"9.1"})
    assert (position.turn, position.phase) == (2, 2)
    assert (position.weather, position.leads, position.fate) == (CHITS.index("rain"), 1, 12)
    assert (position.cup, position.acted) == ([0, 2], [0, 3])
    assert position.at[:4] == [find("0303"), find("0401"), find("0401"), board.box("camp")]
    assert (position.steps[0], position.marks[0], position.fatigue[0]) == (1, 3, 3)
    assert (position.came_from[0], position.came_from[1]) == (find("0202"), -1)
    assert position.hidden == [0, CONCEALED, CONCEALED, UNSEEN, 0, 0]
    assert position.at[4] == position.at[5] == board.out, "what is not mentioned is blank"
    assert (position.gold, position.mover, position.plan, position.score) == ([5, 0], [0, -1], [0, 1], [0, -2])
    assert [position.mud[find(n)] for n in ("0101", "0202", "0203", "0204", "0201")] == [3, 3, 3, 3, 0]
    assert position.flag[find("0101")] == 2 and position.control[find("0204")] == 1
    assert position.wire == {board.find_edge("0101/0201"): 2}
    assert game.question is not None and game.question.side == "south"


def test_nothing_can_be_written_too() -> None:
    position = field(
        "tiny duel\nweather none\nleads none\nside north mover none\nunit N1 came_from none\ncup\nphase 2.1"
    )
    assert (position.weather, position.leads, position.mover, position.came_from[0]) == (-1, -1, [-1, -1], -1)
    assert position.cup == []
    assert (
        field("tiny duel\nhex 0101 control south flag south\nhex 0101 control none flag none\nphase 2.1").control[0]
        == 0
    )


def test_a_text_may_stand_indented_as_a_whole() -> None:
    game = at(
        """
        tiny
        board
          . . w
          . . .
        phase 2.1
        unit N1 at 0301
        """
    )
    assert len(game.play.board.grid) == 6
    assert game.play.is_on_board(0)


def test_a_list_of_pieces_may_share_a_state() -> None:
    position = field("tiny duel\nphase 2.1\nunit N1 N2 wet\nunit S1 S2 SG at 0104 concealed")
    assert position.marks == [2, 2, 0, 0, 0, 0]
    assert position.hidden == [0, 0, 0, 1, 1, 1]


def test_the_game_alone_is_the_first_scenario_on_an_empty_board() -> None:
    game = at("tiny")
    assert game.play.scenario.id == "duel"
    assert set(game.play.position.at) == {game.play.board.out}


def test_the_phase_is_read_last_whatever_the_order_of_the_lines() -> None:
    """On the second turn of the hunt there is no set-up, so the phases are others."""
    game = at("tiny hunt\nphase 2.1 2\nturn 2\ncup sun")
    assert game.play.position.phase == 2
    assert game.question is not None and game.question.side == "south"


@pytest.mark.parametrize(
    ("phase", "place"),
    [("2.1", 1), ("2.1 north", 1), ("2.1 north 1", 1), ("2.1 south", 2), ("2.1 2", 2), ("2.1 south 1", 2), ("1.2", 0)],
)
def test_a_phase_is_named_by_its_clause_its_side_and_which_of_that_sides(phase: str, place: int) -> None:
    assert at(f"tiny duel\nphase {phase}\ncup sun", Scripted([])).play.position.phase == place


def test_the_phase_of_a_longer_turn_is_written_by_side_and_number() -> None:
    title = a_game_of(one_menu, NORTH, SOUTH, NORTH, SOUTH, NORTH)
    for place, text in enumerate(["2.1 north 1", "2.1 south 1", "2.1 north 2", "2.1 south 2", "2.1 north 3"]):
        game = title.at(f"tiny duel\nphase {text}")
        assert game.play.position.phase == place
        assert f"phase {text}" in game.position_text().splitlines()
    assert title.at("tiny duel\nphase 2.1 4").play.position.phase == 3, "old positions count all of a clause"
    assert a_game_of(one_menu).at("tiny duel\nphase 2.1 1").play.position.phase == 0


def one_menu(g: Tiny, side: Side = NORTH) -> Script[None]:
    yield g.menu(side, g.done(), rule="2.1", ask="ask-act", side=side)


def test_an_end_is_written_with_its_winner() -> None:
    for end, winner, verdict in (
        ("over north verdict-points", "north", "verdict-points"),
        ("over nobody verdict-even", "", "verdict-even"),
        ("over south", "south", ""),
    ):
        game = at(f"tiny duel\n{end}")
        assert game.result == (winner, verdict)
        assert game.question is None
        assert end in game.position_text().splitlines()
        assert at(game.position_text()).result == game.result


def test_a_finished_game_is_written_as_it_ended() -> None:
    game = after(duel(Scripted(["chit sun", "chit rain"])), "bid 1", "move N1", "done", *["done"] * 4)
    lines = game.position_text().splitlines()
    assert "over north verdict-points" in lines and "side north score 1" in lines
    assert not [line for line in lines if line.startswith(("then", "unit N1 at 0102 spent"))]
    again = at(game.position_text())
    assert again.result == game.result
    assert again.play.position == game.play.position


# In the middle of an operation -------------------------------------------------------------------------------
def test_answers_since_the_last_menu_stand_in_then_lines() -> None:
    game = after(duel(Scripted(["chit sun", 6])), "bid 1", "attack 0103", "join N1", "join N2")
    lines = game.position_text().splitlines()
    assert [line for line in lines if line.startswith("then")] == [
        "then north: attack 0103",
        "then north: join N1",
        "then north: join N2",
        "then dice: roll 6",
    ]
    written = at(game.position_text(), Scripted([6]))
    assert seen(written) == seen(game)
    assert written.question is not None and written.question.side == "south"
    written.answer("loses S1")
    assert written.play.position.steps[3] == 1


def test_whoever_is_asked_answers_when_a_then_line_names_nobody() -> None:
    game = after(duel(Scripted(["chit sun", 6])), "attack 0103", "join N1", "join N2")
    nameless = game.position_text().replace("then north: ", "then ").replace("then dice: ", "then ")
    assert seen(at(nameless)) == seen(game)


def test_sealed_answers_are_written_too() -> None:
    game = after(hunt(), "south: put 0204", "north: put 0301", "south: plan march")
    text = game.position_text()
    assert [line for line in text.splitlines() if line.startswith("then")] == [
        "then south: put 0204",
        "then north: put 0301",
        "then south: plan march",
    ]
    written = tiny().at(text)
    assert seen(written) == seen(game)
    assert list(written.questions) == ["north"]
    written.undo("south")
    assert sorted(written.questions) == ["north", "south"]


# A board of its own ------------------------------------------------------------------------------------------
SKETCHED = """\
tiny sketch
board
  . w  _ 1
  . wt . t2
hexside stream 0101/0102
hexside cliff 0201>0202
link road 0101 0102
name 0402 Old Mill
piece N1 strength 7/3
piece X9 like S1 strength 1
turn 1
phase 1.2
cup sun rain
unit N1 at 0102
unit X9 at 0302 concealed
"""


def test_a_sketched_board_is_played_on_and_written_again() -> None:
    game = at(SKETCHED)
    board = game.play.board
    find = board.grid.find
    assert [board.grid.number(h) for h in board.grid.hexes] == ["0101", "0102", "0201", "0202", "0302", "0401", "0402"]
    assert board.terrains_at(find("0202")) == ["wood", "town"]
    assert (board.height[find("0401")], board.height[find("0402")]) == (1, 2)
    assert board.crosses("stream", find("0102"), find("0101"))
    assert board.crosses("cliff", find("0201"), find("0202")) and not board.crosses("cliff", find("0202"), find("0201"))
    assert board.is_linked("road", find("0102"), find("0101"))
    assert board.name(find("0402")) == board.name(find("0402"), "fr") == "Old Mill"
    assert game.play.scenario.id == "sketch"
    waiting = tiny().at(SKETCHED, dice=Scripted([]))
    assert waiting.position_text() == SKETCHED.replace("w  _", "w _"), "it is written as it was read"
    again = at(game.position_text())
    assert seen(again) == seen(game)
    assert again.position_text() == game.position_text()


def test_a_sketch_may_stand_in_for_a_scenarios_board() -> None:
    game = at("tiny hunt\nboard\n  . . .\n  . . .\nphase 1.2\ncup sun\nunit N1 at 0302")
    assert game.play.scenario.id == "hunt" and game.play.scenario.turns == 3
    assert len(game.play.board.grid) == 6


def test_counters_may_be_changed_or_added() -> None:
    game = at(SKETCHED)
    roster = game.play.roster
    assert [roster[0].value("strength", n) for n in (2, 1)] == [7, 3]
    new = roster.find("X9")
    assert new == 6
    assert (roster[6].name, roster[6].side.name, roster[6].steps) == ("X9", "south", 2)
    assert [roster[6].value("strength", n) for n in (2, 1)] == [1, 1]
    assert [piece.value("strength") for piece in tiny().pieces[:1]] == [4], "the printed counters stay as they are"
    assert at("tiny\npiece N1 strength -2").play.roster[0].value("strength") == -2


# Regions -----------------------------------------------------------------------------------------------------
def test_a_sketched_board_says_its_own_regions() -> None:
    game = at(
        """
        tiny
        board
          . . .
          . . .
        region home-north 0101-0301
        region home-south 0102
        region home-south 0302
        phase 2.1
        unit NG at 0202
        """
    )
    grid = game.play.board.grid
    assert [grid.number(hex_) for hex_ in members(game.play.board.regions["home-north"])] == ["0101", "0201", "0301"]
    assert texts(game)[:4] == ["move NG", "send camp", "send 0101", "send 0201"]
    lines = game.position_text().splitlines()
    assert "region home-north 0101 0201 0301" in lines and "region home-south 0102 0302" in lines
    assert seen(at(game.position_text())) == seen(game)


def test_hexes_may_be_named_by_their_region_or_all_together() -> None:
    position = field("tiny duel\nhex all control south mud 1\nhex home-north 0203 control north\nphase 2.1")
    board = tiny().new("duel").play.board
    north = {*members(board.regions["home-north"]), board.grid.find("0203")}
    assert {hex_ for hex_ in board.grid.hexes if position.control[hex_] == 1} == north
    assert {position.control[hex_] for hex_ in set(board.grid.hexes) - north} == {2}
    assert {position.mud[hex_] for hex_ in board.grid.hexes} == {1}


# Names, sets and enemies -------------------------------------------------------------------------------------
def test_names_of_several_parts_are_joined_by_hyphens_and_old_ones_are_read() -> None:
    new, old = (field(f"tiny duel\nunit N1 {name} 0202\nphase 2.1") for name in ("came-from", "came_from"))
    assert new == old and new.came_from[0] >= 0
    assert faults_of("tiny duel\nunit N1 came-form 0202") == (
        "line 2: no mark or value 'came-form'; there are at, steps, concealed, unseen, spent, wet, fatigue, "
        "came-from; did you mean came-from?",
    )


class Marked(Field):
    """A set of sides for each hex, and one of words for each side."""

    fire: Annotated[bytearray, per_hex("side", many=True)]
    orders: Annotated[list[int], per_side(("march", "dig", "rest"), many=True)]


class Marking(Tiny):
    position_class = Marked  # type: ignore[assignment]


def test_a_set_is_written_with_the_words_for_what_is_in_it() -> None:
    title = Title(Marking)
    text = "tiny duel\nphase 2.1\nhex 0101 fire north\nhex 0102 fire north+south\nside north orders march+rest\n"
    game = title.at(text)
    find = game.play.board.grid.find
    assert [game.play.position.fire[find(number)] for number in ("0101", "0102", "0103")] == [1, 3, 0]
    assert game.play.position.orders == [5, 0]
    assert {"hex 0101 fire north", "hex 0102 fire north+south", "side north orders march+rest"} <= {
        *game.position_text().splitlines()
    }
    assert game.view("north")["hexes"]["0102"] == {"fire": "north+south"}
    assert game.view("north")["sides"]["south"]["orders"] == ""
    old = title.at(text.replace("fire north+south", "fire 3").replace("march+rest", "5"))
    assert old.play.position == game.play.position, "old positions have the number"
    assert title.at("tiny duel\nphase 2.1\nhex 0101 fire none").play.position.fire[find("0101")] == 0


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("hex 0101 fire north+east", "line 2: fire: 'north+east' is no side, nor several joined by +"),
        ("hex 0101 fire 4", "line 2: fire: '4' is no side, nor several joined by +"),
        ("side north orders sing", "line 2: orders: 'sing' is none of march, dig, rest, nor several joined by +"),
    ],
)
def test_what_is_no_part_of_a_set_is_a_fault(line: str, fault: str) -> None:
    with pytest.raises(BadData) as caught:
        Title(Marking).at(f"tiny duel\n{line}")
    assert caught.value.faults == (fault,)


def test_two_sides_share_a_hex_only_where_the_game_says_so() -> None:
    shared = "tiny duel\nphase 2.1\nunit N1 at 0101\nunit S1 SG at 0101\nunit N2 S2 at camp"
    assert faults_of(shared) == ("line 4: S1 and N1, of two sides, may not stand in one hex, 0101",)

    class Flying(Tiny):
        def may_share_hex(self, piece: int) -> bool:
            return self.roster.kinds[piece] == "gun"

    assert Title(Flying).at(shared.replace("S1 SG", "SG")).question is not None
    with pytest.raises(BadData, match="S1 and N1"):
        Title(Flying).at(shared)


def test_a_scenario_too_may_not_put_two_sides_in_one_hex(tmp_path: Path) -> None:
    class Mixed(Tiny):
        folder = tmp_path / "data"

    shutil.copytree(FOLDER, Mixed.folder)
    duel_file = Mixed.folder / "scenarios/duel.toml"
    duel_file.write_text(re.sub(r"unit S1 at \d+", "unit S1 at 0102", duel_file.read_text("utf-8")), "utf-8")
    with pytest.raises(BadData, match=r"duel.toml: position line \d+: S1 and N1, of two sides"):
        Title(Mixed)


# Faults ------------------------------------------------------------------------------------------------------
def test_every_fault_is_told_at_once_each_with_its_line() -> None:
    assert faults_of(
        """\
tiny duel
options 9.9
piece N1 strenght 4
piece Q1 strength 4
turn none
unit NG1 at 0101
unit N1 at 0909
unit N1 at 0101 pinned
unit S1 at 0101 wett
hex 0101 mudd 3
hex 0101 0999 mud 300
edge 0101/0301 wire 1
side east gold 3
side north glod 3
wether rain
weather hail
phase 9.9
then nort: done
then fly away
"""
    ) == (
        "line 3: no value 'strenght'; there are strength, range; did you mean strength?",
        "line 4: no piece 'Q1'; a new one is `piece NAME like OTHER …`",
        "line 2: no optional rule '9.9'; there are 9.1; did you mean 9.1?",
        "line 5: expected a number from 1 to 999, got 'none'",
        "line 6: no piece 'NG1'; did you mean NG?",
        "line 7: no hex or box '0909': columns 01-05, rows 01-04; the boxes are out, camp",
        "line 8: no mark or value 'pinned'; there are at, steps, concealed, unseen, spent, wet, fatigue, came-from",
        "line 9: no mark or value 'wett'; there are at, steps, concealed, unseen, spent, wet, "
        "fatigue, came-from; did you mean wet?",
        "line 10: hex: no 'mudd'; there are mud, flag, control; did you mean mud?",
        "line 11: no hex 0999: columns 01-05, rows 01-04",
        "line 11: mud: '300' is no number from 0 to 255",
        "line 12: no hexside '0101/0301': it is written with two adjacent hexes, as 0101/0102",
        "line 13: no side 'east': the sides are north, south",
        "line 14: side: no 'glod'; there are gold, score, plan, mover; did you mean gold?",
        "line 15: 'wether' begins no line; there are unit, hex, edge, side, turn, phase, over, "
        "weather, leads, fate, cup, acted; did you mean weather?",
        "line 16: weather: 'hail' is none of sun, rain, storm",
        "line 17: no phase '9.9': the phases of a turn are 1.2, 2.1 north, 2.1 south, 3.1",
        "line 9: S1 and N1, of two sides, may not stand in one hex, 0101",
        "line 18: then: no side 'nort'; there are north, south, dice; did you mean north?",
        "line 19: then: 'fly away': no verb 'fly'; the verbs are attack, bid, chit, done, join, loses, move, plan, "
        "put, send, to, wire",
    )


FAULTS = [
    ("", "line 1: it begins with the game and, if it has one, the scenario"),
    ("# nothing\n", "line 1: it begins with the game and, if it has one, the scenario"),
    ("\ntiny duel extra", "line 2: it begins with the game and, if it has one, the scenario"),
    ("chess", "line 1: this is tiny, not 'chess'"),
    ("tiny duell", "line 1: tiny: no scenario 'duell'; there are duel, hunt; did you mean duel?"),
    ("tiny sketch", "line 1: tiny: no scenario 'sketch'; there are duel, hunt"),
    ("tiny duel\nunit", "line 2: unit: say which piece"),
    ("tiny duel\nunit at 0101", "line 2: unit: say which piece"),
    ("tiny duel\nunit n1 at 0101", "line 2: no piece 'n1'; did you mean N1?"),
    ("tiny duel\nhex 0101 Muds 3", "line 2: hex: no 'Muds'; there are mud, flag, control; did you mean mud?"),
    ("tiny duel\nunit N1 at", "line 2: at: its value is missing"),
    ("tiny duel\nunit N1 steps", "line 2: steps: its value is missing"),
    ("tiny duel\nunit N1 steps 3", "line 2: expected a number from 0 to 2, got '3'"),
    ("tiny duel\nunit N1 steps --1", "line 2: expected a number from 0 to 2, got '--1'"),
    ("tiny duel\nunit N1 fatigue --1", "line 2: fatigue: '--1' is no number"),
    ("tiny duel\nunit N1 fatigue " + "9" * 5000, "line 2: fatigue: '" + "9" * 5000 + "' is no number"),
    ("tiny duel\nunit N1 came_from 99", "line 2: came-from: '99' is no hex"),
    ("tiny duel\nhex mud 3", "line 2: hex: say which, then what is there"),
    ("tiny duel\nhex 0101", "line 2: hex: after it stand names, each with its value"),
    ("tiny duel\nhex 0101 mud", "line 2: hex: after it stand names, each with its value"),
    ("tiny duel\nhex 0101 mud -1", "line 2: mud: '-1' is no number from 0 to 255"),
    ("tiny duel\nhex 0101 control east", "line 2: control: 'east' is no side"),
    ("tiny duel\nedge 0101/0102", "line 2: edge: after it stand names, each with its value"),
    ("tiny duel\nedge 0101/0102 wire", "line 2: edge: after it stand names, each with its value"),
    ("tiny duel\nside north gold", "line 2: side: after it stand names, each with its value"),
    ("tiny duel\nside north", "line 2: side: after it stand names, each with its value"),
    ("tiny duel\nside north mover N9", "line 2: mover: 'N9' is no piece"),
    ("tiny duel\nweather", "line 2: weather: expected one value"),
    ("tiny duel\nweather sun rain", "line 2: weather: expected one value"),
    ("tiny duel\ncup sun snow", "line 2: cup: 'snow' is none of sun, rain, storm"),
    ("tiny duel\nleads east", "line 2: leads: 'east' is no side"),
    ("tiny duel\nturn", "line 2: expected a number from 1 to 999, got ''"),
    ("tiny duel\nturn 1 2", "line 2: expected a number from 1 to 999, got '1 2'"),
    ("tiny duel\nturn 1000", "line 2: expected a number from 1 to 999, got '1000'"),
    ("tiny duel\nphase", "line 2: no phase '': the phases of a turn are 1.2, 2.1 north, 2.1 south, 3.1"),
    ("tiny duel\nphase 2.1 3", "line 2: no phase '2.1 3': the phases of a turn are 1.2, 2.1 north, 2.1 south, 3.1"),
    ("tiny duel\nphase 2.1 x", "line 2: no phase '2.1 x': the phases of a turn are 1.2, 2.1 north, 2.1 south, 3.1"),
    ("tiny duel\nover", "line 2: over: say who won, one of north, south, nobody, and the verdict"),
    ("tiny duel\nover east", "line 2: over: say who won, one of north, south, nobody, and the verdict"),
    ("tiny duel\nover north a b", "line 2: over: say who won, one of north, south, nobody, and the verdict"),
    ("tiny duel\npiece", "line 2: no piece ''; a new one is `piece NAME like OTHER …`"),
    ("tiny duel\npiece X like NG1", "line 2: no piece 'NG1'; did you mean NG?"),
    ("tiny duel\npiece X like", "line 2: no piece ''"),
    ("tiny duel\npiece N1 strength", "line 2: strength: a value is missing"),
    ("tiny duel\npiece N1 strength two", "line 2: strength two: expected a number, or a number for each face"),
    ("tiny duel\npiece N1 strength 4/3/2", "line 2: strength 4/3/2: N1 has 2 faces"),
    (
        "tiny duel\nlink road 0101 0102",
        "line 2: link: the scenario's board is as it is; only a sketched one is drawn on",
    ),
    ("tiny\nboard", "line 2: a sketch needs at least one hex"),
    ("tiny\nboard . .\n  . .", "line 2: board: the rows of a sketch stand indented on the lines below"),
    ("tiny\nboard\n  . q", "line 3: q: no sign 'q'; the signs are . _ 0-9 w=wood t=town"),
    ("tiny\nboard\n  . .\n  .", "line 4: 1 words, where the first row of the sketch has 2"),
    ("tiny\nboard\n  . .\nboard\n  . .", "line 4: board: there is one already"),
    ("tiny\nboard\n  . .\nlink rode 0101 0201", "line 4: link: no kind 'rode'; there are road; did you mean road?"),
    ("tiny\nboard\n  . . .\nlink road 0101 0301", "line 4: 0101-0301: not adjacent"),
    ("tiny\nboard\n  . .\nhexside wall 0101/0201", "line 4: hexside: no kind 'wall'; there are stream, cliff"),
    ("tiny\nboard\n  . .\nhexside stream 0101/0901", "line 4: no hex 0901: columns 01-02, rows 01-01"),
    ("tiny\nboard\n  . .\nname 0901 Mill", "line 4: no hex 0901: columns 01-02, rows 01-01"),
    ("tiny\nboard\n  . .\nname 0101", "line 4: name: a hex, then what it is called"),
    ("tiny duel\nphase 2.1\nthen north: move S1", "line 3: then north: move S1: §2.1 It is not yours."),
    ("tiny duel\nphase 2.1\nthen south: done", "line 3: then south: done: §2.1 asks north"),
    (
        "tiny duel\nphase 2.1\n\nthen done\nthen done\nthen done",
        "line 6: then done: §1.2 You must give one of the other answers.",
    ),
    ("tiny duel\nthen dice: roll 9", "line 2: then dice: roll 9: §1.2 'roll 9' is no such roll: chit sun … chit storm"),
    (
        "tiny duel\nphase 2.1\nunit N1 at 0102\nunit S1 at 0103\nthen attack 0103\nthen join N1\nthen dice: roll 9",
        "line 7: then dice: roll 9: §2.6 'roll 9' is no such roll: roll 1 … roll 6",
    ),
    ("tiny duel\nphase 2.1\nthen roll 3", "line 3: then roll 3: §2.1 asks north"),
    ("tiny duel\nthen dice: roll nine", "line 2: then: 'roll nine': a roll is written with the faces, as roll 3 5"),
    ("tiny duel\nthen dice: roll", "line 2: then: 'roll': a roll is written with the faces, as roll 3 5"),
    ("tiny duel\nregion home-north 0101", "line 2: region: the scenario's board is as it is; only a sketched one"),
    ("tiny\nboard\n  . .\nregion home-north", "line 4: region: its name, then the hexes"),
    (
        "tiny\nboard\n  . .\nregion home-nroth 0101",
        "line 4: region: no rule asks for 'home-nroth'; there are home-north, home-south; did you mean home-north?",
    ),
    ("tiny\nboard\n  . .\nregion home-north 0901", "line 4: no hex 0901: columns 01-02, rows 01-01"),
    ("tiny duel\nover north\nthen north: done", "line 3: then north: done: nobody is asked that now"),
    (
        "tiny duel\nphase 2.1\nthen north:",
        "line 3: then: '': no verb ''; the verbs are attack, bid, chit, done, join,",
    ),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[text[:40] for text, _ in FAULTS])
def test_each_fault_has_its_line_and_its_sentence(text: str, fault: str) -> None:
    [found] = faults_of(text)
    assert found.startswith(fault)


def test_faults_of_boards_and_pieces_do_not_hide_those_of_the_rest() -> None:
    assert faults_of(
        "tiny\nboard\n  . .\nlink rode 0101 0201\npiece N1 strength x\nunit NG1 at 0101\nunit N1 at 0909"
    ) == (
        "line 4: link: no kind 'rode'; there are road; did you mean road?",
        "line 5: strength x: expected a number, or a number for each face",
        "line 6: no piece 'NG1'; did you mean NG?",
        "line 7: no hex or box '0909': columns 01-02, rows 01-01; the boxes are out, camp",
    )


line = st.text(st.sampled_from("0123 NS/>-:#.\tabcdefghilmnoprstuwxy"), max_size=12)
known = st.sampled_from(
    [
        *(
            "unit N1 at ",
            "hex 0101 ",
            "edge 0101/0102 ",
            "side north ",
            "then ",
            "then north: ",
            "board\n  ",
            "piece N1 ",
        ),
        *("cup ", "weather ", "turn ", "phase ", "over ", "options ", "link road ", "hexside stream ", "name 0101 "),
    ]
)
remainder = st.sampled_from(
    ["", "0101", "mud 3", "wire 1", "gold 3", "move N1", "done", ". . w", "strength 3", "sun", "2", "2.1"]
)


@settings(max_examples=depth.times(75))
@given(st.lists(st.one_of(st.tuples(known, remainder), st.tuples(known, line), st.tuples(line, line)), max_size=6))
def test_any_text_is_a_game_or_bad_data(lines: list[tuple[str, str]]) -> None:
    text = "tiny duel\n" + "\n".join(head + tail for head, tail in lines)
    try:
        game = tiny().at(text, seed=1)
    except BadData as error:
        assert error.faults and all(fault.startswith("line ") for fault in error.faults), error.faults
        return
    assert game.questions or game.result
    again = tiny().at(game.position_text(), dice=Later(Seeded(1), game.last_snapshot.rolls))
    assert seen(again) == seen(game)
    assert texts(game) if game.questions else True


def test_after_many_faults_the_rest_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault is searched for what was meant, so the work for a text of nonsense has an end."""
    title, read = tiny(), list[str]()
    names = Placer._names

    def noted(placer: Placer, words: list[str]) -> list[str]:
        read.append(words[0])
        return names(placer, words)

    monkeypatch.setattr(Placer, "_names", noted)
    with pytest.raises(BadData) as refused:
        title.at("tiny duel\n" + "".join(f"unit nobody{n} at 0101\n" for n in range(500)))
    assert len(read) == 51 and len(refused.value.faults) == 51
    assert refused.value.faults[-1] == "line 52: so far 50 faults; the rest was not read"
