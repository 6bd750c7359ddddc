"""The tactical mind: facts, will and orders, without a game where possible."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import grognard.bots.fight as room
import grognard.bots.indochine as adapter
from grognard.bots.fight.assault import fight_out
from grognard.bots.fight.posts import fading
from grognard.bots.fight.will import NUMBERS, Officers
from grognard.games.indochine import Indochine
from grognard.kernel.errors import BadData

FILE = Indochine.folder.joinpath("officers.toml").read_text(encoding="utf-8")


# Facts -----------------------------------------------------------------------------------------------------------


def test_a_fight_of_equals_is_even_and_costs_both_the_same() -> None:
    clash = fight_out([(2, 0.5), (2, 0.5)], [(2, 0.5), (2, 0.5)])
    assert clash.takes == pytest.approx(0.5)
    assert clash.own_steps == pytest.approx(clash.his_steps)


def test_numbers_count_more_than_in_proportion() -> None:
    twice = fight_out([(3, 0.4)] * 2, [(3, 0.4)])
    assert twice.takes > 0.8
    assert twice.own_steps < 3 * (1 - twice.takes) + 2


def test_who_cannot_hurt_takes_nothing_and_an_empty_hex_is_taken() -> None:
    assert fight_out([(3, 0.0)], [(2, 0.5)]) == (0.0, 3.0, 0.0)
    assert fight_out([(3, 0.4)], []).takes == 1.0


def test_where_few_find_room_at_once_numbers_help_less_but_still_help() -> None:
    many, his = [(3, 0.4)] * 4, [(3, 0.6)] * 2
    crowded = fight_out(many, his, abreast=2)
    assert fight_out(many[:2], his).takes < crowded.takes < fight_out(many, his).takes


def test_a_prize_fades_with_every_turn_of_the_way_and_is_nothing_out_of_reach() -> None:
    fade = fading(4, 2, 0.5)
    assert fade[0] == 1.0
    assert fade[4] == pytest.approx(0.5)
    assert len(fade) == 9, "what is farther than two moves cannot be had in two turns"


# Will ------------------------------------------------------------------------------------------------------------


def read(text: str, folder: Path) -> Officers:
    """The officers of a file."""
    folder.joinpath("officers.toml").write_text(text, encoding="utf-8")
    game = type("Drill", (Indochine,), {"folder": folder})
    return Officers(game)


def test_single_numbers_are_overridden_by_side_by_scenario_and_by_both(tmp_path: Path) -> None:
    more = "\n[will.dyke]\nrun = 7\n[will.dyke.viet-minh]\nrun = 9\nidle = 8\n"
    officers = read(FILE + more, tmp_path)
    plain, there, both = (officers.will(*keys) for keys in (("x", "french"), ("dyke", "french"), ("dyke", "viet-minh")))
    assert (there.run, both.run, both.idle) == (7.0, 9.0, 8.0)
    assert there.idle == plain.idle
    assert {name for name in NUMBERS if getattr(there, name) != getattr(plain, name)} == {"run"}


def test_all_faults_of_the_file_are_told_at_once_and_a_source_is_needed(tmp_path: Path) -> None:
    broken = FILE.replace("step = 1.0\n", "").replace("\nrun = ", "\nruns = ").replace("source =", "# source =")
    with pytest.raises(BadData) as caught:
        read(broken, tmp_path)
    for word in ("will.step", "will.run", "will.runs", "source"):
        assert word in str(caught.value)


def test_a_recruit_judges_by_other_numbers() -> None:
    officers = Officers(Indochine)
    will = officers.will("diguette", "french")
    green = officers.greener(will)
    assert {name for name in NUMBERS if getattr(green, name) != getattr(will, name)} == {*officers.green}


# Rooms -----------------------------------------------------------------------------------------------------------


def numbers_in(folder: Path) -> set[float]:
    """The numbers written in the code of a folder."""
    found: set[float] = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
                found.add(node.value)
    return found


def test_adapters_hold_no_number_but_0_and_1_and_parts_no_float() -> None:
    assert numbers_in(Path(adapter.__file__).parent) <= {0, 1}
    assert {n for n in numbers_in(Path(room.__file__).parent) if type(n) is float} <= {0.0, 1.0, 2.0}
