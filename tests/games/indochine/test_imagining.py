"""What a side may imagine of the enemy's secrets: from its view, the scenario and chance, and from nothing else."""

from __future__ import annotations

import pytest

from grognard.games.indochine import Indochine
from grognard.games.indochine.ground import crowd
from grognard.games.indochine.hiding import look_around
from grognard.games.indochine.setup import printed_of
from grognard.games.indochine.words import FRENCH, VIET_MINH
from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.imagined import imagined_table
from grognard.kernel.table.position import CONCEALED
from grognard.lab.conformance.bots import seen_on, standing
from grognard.lab.conformance.twins import twins
from tests.games.indochine.sketches import down, title


def game_on(board: str, more: str, scenario: str) -> Game:
    """A game on a sketched board, in the operations phase."""
    sketch = "\n".join(f"  {row}" for row in board.splitlines())
    return title().at(f"indochine {scenario}\nboard\n{sketch}\nphase 2.D2\nacting french\n{more}\n")


def imagined(game: Game, whim: int = 0) -> Indochine:
    """The table as the French may imagine it."""
    table = imagined_table(game, FRENCH, Whim(whim))
    assert isinstance(table, Indochine)
    return table


FIELD = "\n".join([". . . . . . . . . . . ."] * 12)
SPREAD = """
unit pc-f-1 gc-legion-1 at 0101 formation f1
unit pc-vm-1 inf-vm-1 inf-vm-2 at 1010 concealed formation v1
unit inf-vm-3 inf-vm-4 at 1011 concealed formation v1
unit mg-vm-1 at 1209 concealed formation v5
unit decoy-v-1 at 1205 concealed formation v1
unit decoy-v-2 decoy-v-3 at 1203 concealed formation v1
"""


@pytest.mark.rule("8")
def test_8_what_is_imagined_looks_the_same_to_its_side_and_comes_from_its_view_alone() -> None:
    game = game_on(FIELD, SPREAD, "dong-khe")
    tables = [imagined(game, n) for n in range(8)]
    for table in tables:
        assert seen_on(table, FRENCH) == seen_on(game.play, FRENCH)
    assert len({tuple(table.position.at) for table in tables}) > 4, "it is dealt anew each time"
    mine = standing(imagined(game, 3))
    for n in range(6):
        for twin in twins(game, FRENCH, Whim(n)):
            assert standing(imagined(twin.game, 3)) == mine, twin.what


@pytest.mark.rule("7.2")
def test_7_2_no_more_infantry_is_imagined_in_a_hex_than_may_stack_there() -> None:
    game = game_on(FIELD, SPREAD, "dong-khe")
    for n in range(8):
        table = imagined(game, n)
        assert all(crowd(table, h, VIET_MINH) <= table.stack_limit for h in table.board.grid.hexes)


@pytest.mark.rule("8.discovery")
def test_8_discovery_under_a_marker_that_would_have_seen_us_lie_only_decoys() -> None:
    """A French crew lies hidden in the open, within observation of the first marker and not of the second."""
    open_ground = down("s", ".", ".", ".", *["."] * 8, "s", ".")
    game = game_on(
        open_ground,
        "unit pc-f-1 at 0114 formation f1\nunit mg-f-1 at 0104 concealed formation f1\n"
        "unit inf-vm-1 at 0113 concealed formation v1\nunit decoy-v-1 at 0101 concealed formation v1\n",
        "bac-kan",
    )
    decoy, unit = (game.play.roster.find(name) for name in ("decoy-v-1", "inf-vm-1"))
    assert decoy is not None and unit is not None
    assert game.play.position.hidden[unit] == CONCEALED, "in a solid house, next to the leader"
    for n in range(8):
        table = imagined(game, n)
        assert table.board.grid.number(table.position.at[decoy]) == "0101", "a unit there would see the machine gun"
        before = list(table.position.hidden)
        look_around(table)
        assert table.position.hidden == before, "nobody would be recognised on the imagined table"


@pytest.mark.rule("0.5")
def test_0_5_who_is_due_later_waits_beside_the_map() -> None:
    game = game_on(
        FIELD,
        "unit pc-f-1 at 0101 formation f1\nunit inf-vm-1 pc-vm-1 at 1010 concealed formation v1\n"
        "unit pc-vm-3 inf-vm-5 inf-vm-6 at arriving concealed formation v3\nformation v3 arrives 4\n",
        "bac-kan",
    )
    box = game.play.board.box("arriving")
    for n in range(6):
        table = imagined(game, n)
        at = {table.roster[p].name: table.position.at[p] for p in table.counters[VIET_MINH]}
        assert at["pc-vm-3"] == at["inf-vm-5"] == at["inf-vm-6"] == box
        assert at["inf-vm-1"] != box != at["pc-vm-1"]


@pytest.mark.rule("12.1")
def test_12_1_steps_that_no_known_counter_lost_are_missing_under_the_markers() -> None:
    game = game_on(
        FIELD,
        "unit pc-f-1 at 0101 formation f1\nunit pc-vm-1 inf-vm-1 at 1010 concealed formation v1\n"
        "unit inf-vm-2 at 1111 steps 2 formation v1\nunit inf-vm-3 at 1012 steps 1 concealed formation v1\n"
        "formation v1 losses 3\n",
        "dong-khe",
    )
    for n in range(6):
        table = imagined(game, n)
        hidden = [p for p in table.units[VIET_MINH] if table.position.hidden[p] == CONCEALED and table.is_on_board(p)]
        assert sum(table.roster.steps[p] - table.position.steps[p] for p in hidden if table.is_infantry[p]) == 2


@pytest.mark.rule("3.3")
def test_3_3_formations_are_imagined_near_their_leaders_where_markers_allow() -> None:
    two = """
unit pc-f-1 gc-legion-1 at 0101 formation f1
unit pc-vm-1 inf-vm-1 at 1001 concealed formation v1
unit inf-vm-2 at 1101 concealed formation v1
unit pc-vm-2 inf-vm-7 at 1011 concealed formation v2
unit inf-vm-8 at 1111 concealed formation v2
"""
    game = game_on(FIELD, two, "dong-khe")
    apart = 0
    for n in range(12):
        table = imagined(game, n)
        for piece in table.units[VIET_MINH]:
            if table.is_infantry[piece] and table.is_on_board(piece):
                leader = table.leader_of[table.position.formation[piece]]
                apart += table.board.grid.distance(table.position.at[piece], table.position.at[leader]) > 3
    assert apart <= 4, "of 48 dealt, only those that fill a marker nobody else can"


@pytest.mark.rule("10.1")
def test_10_1_the_enemys_plan_of_fire_is_guessed_not_known() -> None:
    game = game_on(
        FIELD,
        "unit pc-f-1 at 0101 formation f1\nunit pc-vm-1 at 0105 formation v1\n"
        "side viet-minh batteries 2 missions 3\nside viet-minh plotted 0505 0707\n",
        "phu-tong-hoa",
    )
    find = game.play.board.grid.find
    plans = {imagined(game, n).position.plotted[VIET_MINH] for n in range(12)}
    assert len(plans) > 1 and (find("0505"), find("0707")) not in plans
    assert {hex_ for plan in plans for hex_ in plan} <= {-1, find("0101")}, "what his leader sees of ours"


def test_what_a_scenario_prints_of_its_counters_is_read_from_its_lines() -> None:
    printed = printed_of("unit a b at hand crew formation f1\nunit c at hand steps 2 formation v1 # more\nturn 1\n")
    assert printed.formations == {"a": "f1", "b": "f1", "c": "v1"} and printed.steps == {"c": 2}
