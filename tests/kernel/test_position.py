"""The mutable state: declared fields, blank defaults, exact copies and restores, the same after a file."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.files.spelling import fits, meant, spelled, whole
from grognard.kernel.table.position import (
    Kept,
    Position,
    Shape,
    listed,
    per_edge,
    per_game,
    per_hex,
    per_piece,
    per_side,
)
from tests.kernel.tiny import CHITS, Field, duel, follow

picks = st.lists(st.integers(0, 999), max_size=20)


# Declarations ------------------------------------------------------------------------------------------------
def declared(hint: Any, name: str = "field") -> type[Position]:
    """A position class with one more field."""
    made: Any = msgspec.defstruct("Odd", [(name, hint)], bases=(Position,))
    kind: type[Position] = made
    return kind


@pytest.mark.parametrize(
    ("hint", "why"),
    [
        (int, "Odd.field: say how it is kept: Annotated"),
        (list[int], "Odd.field: say how it is kept"),
        (Annotated[int, "a remark"], "Odd.field: say how it is kept"),
        (Annotated[list[list[int]], per_piece()], "kept per piece it is list[int], not list[list[int]]"),
        (Annotated[dict[int, int], per_piece()], "kept per piece it is list[int], not dict[int, int]"),
        (Annotated[list[int], per_hex()], "kept per hex it is bytearray, not list[int]"),
        (Annotated[dict[str, int], per_edge()], "kept per edge it is dict[int, int], not dict[str, int]"),
        (Annotated[int, per_side()], "kept per side it is list[int], not int"),
        (Annotated[bool, per_game()], "kept per game it is int, not bool"),
        (Annotated[list[str], listed()], "kept per list it is list[int], not list[str]"),
        (Annotated[int, per_game("hexx")], "no meaning 'hexx': a number is one of number, hex, piece, side"),
        (Annotated[int, per_game(seen="enemy")], "seen 'enemy': it is seen by all, own, none"),
        (Annotated[int, per_game(seen="own")], "seen 'own': what is kept per game belongs to no side"),
        (Annotated[bytearray, per_hex(seen="own")], "seen 'own': what is kept per hex belongs to no side"),
    ],
)
def test_what_is_not_flat_is_refused_with_the_field_and_the_reason(hint: Any, why: str) -> None:
    with pytest.raises(TypeError) as caught:
        Shape(declared(hint))
    assert str(caught.value).startswith("Odd.field: ")
    assert why in str(caught.value)


def test_a_common_field_cannot_be_declared_anew() -> None:
    with pytest.raises(TypeError, match=r"at: every position keeps this already, as list\[int\]"):
        Shape(declared(dict[int, int], "at"))


def test_the_declaration_says_how_each_field_is_kept() -> None:
    kept = Shape(Field).kept
    assert kept["fatigue"] == Kept("piece")
    assert kept["came_from"] == Kept("piece", "hex", "own", -1)
    assert kept["wire"] == Kept("edge")
    assert kept["weather"] == Kept("game", CHITS, "all", -1)
    assert {each.per for each in kept.values()} == {"piece", "hex", "edge", "side", "game", "list"}


# Blank, copied, put back -------------------------------------------------------------------------------------
def test_a_blank_position_has_everybody_out_of_play_at_full_strength() -> None:
    blank = Shape(Field).blank(pieces=2, steps=(2, 1), out=9, size=9, sides=2)
    assert isinstance(blank, Field)
    assert (blank.turn, blank.phase, blank.over, blank.winner, blank.verdict) == (1, 0, False, -1, "")
    assert (blank.at, blank.steps, blank.marks, blank.hidden) == ([9, 9], [2, 1], [0, 0], [0, 0])
    assert (blank.control, blank.mud, blank.flag) == (bytearray(9), bytearray(9), bytearray(9))
    assert (blank.fatigue, blank.came_from) == ([0, 0], [-1, -1])
    assert (blank.gold, blank.mover) == ([0, 0], [-1, -1])
    assert (blank.wire, blank.cup, blank.weather, blank.leads, blank.fate) == ({}, [], -1, -1, 0)


def test_blank_fields_are_not_shared() -> None:
    blank = Shape(Field).blank(2, (1, 1), 9, 9, 2)
    blank.at[0] = 3
    assert blank.at == [3, 9]
    assert blank.came_from == [-1, -1]  # type: ignore[attr-defined]


def as_json(position: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(position))


@given(picks)
def test_a_snapshot_puts_everything_back_and_stays_as_it_was(picks: list[int]) -> None:
    game = duel()
    shape, position = game.play.shape, game.play.position
    shot, before = shape.snapshot(position), as_json(position)
    for _ in follow(game, picks):
        pass
    for _ in range(2):
        shape.restore(position, shot)
        assert as_json(position) == before
        position.at[0] = 0
        position.cup.append(1)
        position.wire[7] = 9
        position.mud[3] = 9


@given(picks)
def test_a_snapshot_that_shares_with_the_last_one_is_the_same_as_one_made_afresh(picks: list[int]) -> None:
    game = duel()
    shape, position, last = game.play.shape, game.play.position, None
    shots = []
    for _ in follow(game, picks):
        last = shape.snapshot(position, last)
        shots.append((last, as_json(position)))
        assert last == shape.snapshot(position)
    for shot, before in reversed(shots):
        shape.restore(position, shot)
        assert as_json(position) == before
        position.at[0], position.mud[3] = 0, 9


@given(picks)
def test_a_position_survives_json_and_msgpack(picks: list[int]) -> None:
    *_, game = follow(duel(), picks)
    position = game.play.position
    assert msgspec.json.decode(msgspec.json.encode(position), type=Field) == position
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(position), type=Field) == position


# Numbers in printed names ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kept", "value", "text"),
    [
        (per_game(), -12, -12),
        (per_game("hex"), 0, "0101"),
        (per_game("hex"), 26, "camp"),
        (per_game("piece"), 4, "S2"),
        (per_game("side"), 1, "south"),
        (per_game(("x", "y")), 1, "y"),
        (per_hex(), 255, 255),
        (per_hex("side"), 1, "north"),
        (per_hex("side"), 2, "south"),
        (per_hex("piece"), 6, "SG"),
        (per_hex(("none", "smoke")), 1, "smoke"),
        (per_edge("side"), 0, "north"),
    ],
)
def test_a_kept_number_is_spelled_and_read_back(kept: Kept, value: int, text: str | int) -> None:
    play = duel().play
    assert spelled(play, kept, value) == text
    assert meant(play, kept, str(text)) == value
    assert fits(play, kept, value)


@pytest.mark.parametrize("of", ["hex", "piece", "side", ("x", "y")])
def test_nothing_is_a_value_too(of: str | tuple[str, ...]) -> None:
    play = duel().play
    for kept in (per_game(of), per_piece(of), per_side(of), listed(of), per_edge(of)):
        assert spelled(play, kept, -1) == ""
        assert meant(play, kept, "none") == -1


def test_nothing_on_a_hex_is_zero() -> None:
    play = duel().play
    assert spelled(play, per_hex("side"), 0) == ""
    assert meant(play, per_hex("side"), "none") == 0
    assert meant(play, per_hex(("x", "y")), "none") is None


@pytest.mark.parametrize(
    ("kept", "text"),
    [
        (per_hex(), "256"),
        (per_hex(), "-1"),
        (per_hex("side"), "east"),
        (per_game(), "--5"),
        (per_game(), "9" * 19),
        (per_game(), "٣"),
        (per_game(), "1.5"),
        (per_game(), ""),
        (per_game("piece"), "N9"),
        (per_game("hex"), "0909"),
        (per_game(("x", "y")), "z"),
    ],
)
def test_what_means_nothing_is_not_read(kept: Kept, text: str) -> None:
    assert meant(duel().play, kept, text) is None


@pytest.mark.parametrize(
    ("kept", "value"),
    [(per_hex(), 256), (per_game("piece"), 6), (per_game("side"), 2), (per_game("hex"), 27), (per_game(("x",)), 1)],
)
def test_a_number_beyond_all_things_does_not_fit(kept: Kept, value: int) -> None:
    assert not fits(duel().play, kept, value)
    assert not fits(duel().play, per_piece("hex"), 24), "a cell of the lattice that is no hex"


@given(st.integers(-(10**17), 10**17))
def test_whole_numbers_read_back(number: int) -> None:
    assert whole(str(number)) == number
