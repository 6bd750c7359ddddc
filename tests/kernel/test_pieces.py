"""Counters as printed: read with every fault, numbered, with columns of their values."""

from __future__ import annotations

from grognard.kernel.files.data import Faults, document
from grognard.kernel.files.sources import ValueSource
from grognard.kernel.table.pieces import Piece, Roster, read_pieces
from tests.kernel.tiny import NORTH, SOUTH, tiny


def read(text: str) -> tuple[list[Piece], list[str]]:
    faults = Faults()
    doc = document(text, faults, "pieces.toml")
    return read_pieces(doc, (NORTH, SOUTH), ("foot", "gun"), ("strength", "range"), ("guard",)), faults.lines


def test_a_piece_has_its_values_face_by_face() -> None:
    [piece], faults = read(
        """
        [N7]
        side = "north"
        kind = "gun"
        steps = 3
        strength = [6, 4, 1]
        range = 2
        traits = "guard"
        formation = "7th"
        title = {en = "Seventh", fr = "Septième"}
        """
    )
    assert faults == []
    assert (piece.name, piece.side, piece.kind, piece.steps) == ("N7", NORTH, "gun", 3)
    assert [piece.value("strength", steps) for steps in (3, 2, 1, 0)] == [6, 4, 1, 0]
    assert [piece.face(steps)["strength"] for steps in (3, 2, 1, 0)] == [6, 4, 1, 6]
    assert piece.value("strength") == 6
    assert piece.value("range", 1) == 2
    assert piece.value("speed") == 0
    assert (piece.traits, piece.formation) == (frozenset({"guard"}), "7th")
    assert piece.titles == {"en": "Seventh", "fr": "Septième"}


def test_the_source_of_every_value_is_kept() -> None:
    piece = tiny().pieces[0]
    assert piece.sources == {"strength": ValueSource("book", "1.1")}
    assert tiny().pieces[2].sources["range"] == ValueSource("ours", "counters for tests")


def test_every_fault_of_every_piece_is_told() -> None:
    pieces, faults = read(
        """
        [A]
        side = "east"
        kind = "foott"
        strength = [1, 2]
        [B]
        kind = "gun"
        steps = 12
        traits = "guard brave"
        sped = 3
        [C]
        side = "south"
        kind = "foot"
        steps = 2
        strength = "four"
        ["1st foot"]
        side = "south"
        kind = "foot"
        """
    )
    assert faults == [
        "pieces.toml: A.strength: expected a whole number, got [1, 2]",
        'pieces.toml: A.side: expected one of north, south, got "east"',
        'pieces.toml: A.kind: expected one of foot, gun, got "foott"; did you mean foot?',
        "pieces.toml: B.steps: expected a whole number from 1 to 9, got 12",
        "pieces.toml: B.side: missing",
        'pieces.toml: B.traits: unknown word "brave"',
        "pieces.toml: B.sped: unknown key",
        'pieces.toml: C.strength: expected 2 whole numbers, got "four"',
        'pieces.toml: "1st foot": the name of a piece is one word, without #',
    ]
    assert [piece.name for piece in pieces] == ["A", "B", "C", "1st foot"]


def test_a_counter_with_other_values_is_a_new_counter() -> None:
    first = tiny().pieces[0]
    other = first.but(strength=9, range=(3, 1))
    assert [other.value("strength", n) for n in (2, 1)] == [9, 9]
    assert [other.value("range", n) for n in (2, 1)] == [3, 1]
    assert (first.value("strength"), first.value("range")) == (4, 0), "the printed one never changes"


def test_the_roster_numbers_them_and_finds_them() -> None:
    roster = Roster(tiny().pieces)
    assert len(roster) == 6
    assert [piece.name for piece in roster] == ["N1", "N2", "NG", "S1", "S2", "SG"]
    assert roster[3].name == "S1"
    assert roster.find("S2") == 4
    assert roster.find("S9") is None
    assert roster.of(SOUTH) == (3, 4, 5)
    assert roster.of_kind("gun") == (2, 5)
    assert roster.of_kind("gun", "foot") == (0, 1, 2, 3, 4, 5)
    assert roster.with_trait("guard") == frozenset({0})
    assert roster.steps == (2, 1, 1, 2, 1, 1)


def test_what_each_piece_is_has_and_is_worth_is_read_for_all_at_once() -> None:
    roster = Roster(tiny().pieces)
    assert roster.are("gun") == [False, False, True, False, False, True]
    assert roster.are("gun", "foot") == [True] * 6 and roster.are("horse") == [False] * 6
    assert roster.have("guard") == [True, False, False, False, False, False] == roster.have("horn", "guard")
    assert roster.values("strength") == [piece.value("strength") for piece in roster]
    assert roster.values("range", "limbered") == roster.values("range"), "a piece without that face shows its own"


def test_a_column_is_read_by_piece_and_steps_left() -> None:
    roster = Roster(tiny().pieces)
    assert roster.column("strength")[0] == (0, 2, 4)
    assert roster.column("range")[2] == (0, 2)
    assert roster.column("range")[0] == (0, 0, 0)
    for number, piece in enumerate(roster):
        for steps in range(piece.steps + 1):
            assert roster.column("strength")[number][steps] == piece.value("strength", steps)
