"""The fields of a position as they are declared: every one has a name to be written, a description and an example."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import shelf
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.files.fields import declared_fields, example_of
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import per_hex, per_side
from grognard.kernel.table.title import Title
from grognard.kernel.words.labels import nameless
from grognard.kernel.words.words import words_for
from tests.kernel.ambush import Ambush
from tests.kernel.tiny import Tiny

GAMES = [*shelf.known(), "tiny", "ambush"]


def table(game: str) -> tuple[Title, Play[Any]]:
    title = {"tiny": Title(Tiny), "ambush": Title(Ambush)}.get(game) or shelf.title(game)
    return title, title.new(seed=0).play


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_line_that_sets_its_field(game: str) -> None:
    title, play = table(game)
    for field in declared_fields(play):
        blank = title._written(f"{game}\n")[0].position
        said = title._written(f"{game}\n{field.example}\n")[0].position
        assert getattr(said, field.name) != getattr(blank, field.name), field.example


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_described_in_both_languages(game: str) -> None:
    _, play = table(game)
    for lang in LANGUAGES:
        messages = words_for(type(play), lang).messages
        for field in declared_fields(play):
            assert messages.text(field.about).endswith("."), field.about
    assert [line for line in nameless(type(play)) if "about-field" in line] == []


def test_fields_are_told_in_the_order_of_their_declaration_and_by_their_written_name() -> None:
    _, play = table("tiny")
    fields = declared_fields(play)
    assert [field.written for field in fields][:4] == ["fatigue", "came-from", "mud", "flag"]
    assert {field.written: field.example for field in fields} | {} == {
        "fatigue": "unit N1 fatigue 1",
        "came-from": "unit N1 came-from 0101",
        "mud": "hex 0101 mud 1",
        "flag": "hex 0101 flag north",
        "wire": "edge 0101/0201 wire 1",
        "gold": "side north gold 1",
        "score": "side north score 1",
        "plan": "side north plan march",
        "mover": "side north mover SG",
        "weather": "weather storm",
        "leads": "leads north",
        "fate": "fate 1",
        "cup": "cup storm",
        "acted": "acted SG",
    }


def test_a_set_is_shown_with_all_that_can_be_in_it() -> None:
    _, play = table("tiny")
    assert example_of(play, "fire", per_hex("side", many=True)) == "hex 0101 fire north+south"
    assert example_of(play, "old_orders", per_side(("dig", "rest"), many=True)) == "side north old-orders dig+rest"


def test_faces_are_told_only_where_a_counter_is_turned() -> None:
    """The tutorial of Indochine has no weapons to deploy; Phu Tong Hoa has."""
    title = shelf.title("indochine")
    told = {name: declared_fields(title.new(name, seed=0).play) for name in ("diguette", "phu-tong-hoa")}
    faces = {name: [field.example for field in fields if field.kept.of == "face"] for name, fields in told.items()}
    assert faces["diguette"] == []
    assert [example.split()[-1] for example in faces["phu-tong-hoa"]] == ["crew"]
