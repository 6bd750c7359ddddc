"""Named faces of counters: read from the file, kept in the position, turned by one function, written and shown."""

from __future__ import annotations

from typing import Annotated

import pytest

from grognard.draw.counters import counter_symbol, sprite, symbol_id
from grognard.draw.look import look_of
from grognard.draw.position import position_svg
from grognard.draw.terminal import board_text
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import Faults, document
from grognard.kernel.files.sources import ValueSource
from grognard.kernel.table.pieces import Piece, read_pieces
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import Position, Shape, per_piece, per_side, shown_face
from grognard.kernel.table.title import Title
from grognard.server.screens.details import piece_of
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer
from tests.kernel.ambush import FACES, LIMBERED, READY, WEST, Ambush, ambush, meeting
from tests.kernel.tiny import Tiny

MEETING = "ambush meeting\nphase 2.1\n"


def read(text: str) -> tuple[list[Piece], list[str]]:
    faults = Faults()
    doc = document(text, faults, "pieces.toml")
    return read_pieces(doc, (WEST,), ("gun",), ("fire", "move"), faces=FACES), faults.lines


def test_a_counter_has_its_values_on_every_named_face() -> None:
    gun = ambush().pieces[2]
    assert (gun.named_faces, gun.front, gun.steps) == (FACES, "ready", 2)
    assert [gun.value("fire", steps) for steps in (2, 1, 0)] == [6, 3, 0]
    assert [gun.value("move", steps, "limbered") for steps in (2, 1, 0)] == [3, 2, 0]
    assert gun.face(2, "limbered") == {"move": 3}
    assert gun.face(2, "ready") == gun.face(2) == {"fire": 6, "move": 0}
    assert ambush().sources["pieces.toml:WG.limbered.move"] == ValueSource("book", "2.2")


def test_columns_by_face_are_the_fast_way_to_a_value() -> None:
    g = ambush().new(seed=1).play
    columns = g.roster.columns("move", FACES)
    squad, gun = g.roster.numbers["W1"], g.roster.numbers["WG"]
    assert columns[READY][gun] == (0, 0, 0)
    assert columns[LIMBERED][gun] == (0, 2, 3)
    assert columns[-1][squad] == columns[LIMBERED][squad] == (0, 2, 2)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ('faces = "ready"', "pieces.toml: G.faces: a counter that is turned has two faces or more, each named once"),
        (
            'faces = "ready ready"',
            "pieces.toml: G.faces: a counter that is turned has two faces or more, each named once",
        ),
        ('faces = "ready limbred"', 'pieces.toml: G.faces: unknown word "limbred"; did you mean limbered?'),
        ('faces = "ready limbered"', "pieces.toml: G.limbered: missing"),
        ("[G.limbered]\nmove = 1", "pieces.toml: G.limbered: unknown key"),
    ],
)
def test_faults_in_faces_are_told(lines: str, fault: str) -> None:
    _, faults = read(f'[G]\nside = "west"\nkind = "gun"\nfire = 1\n{lines}\n')
    assert fault in faults


def test_a_counter_is_turned_by_one_function() -> None:
    game = meeting()
    g = game.play
    gun, squad = g.roster.numbers["WG"], g.roster.numbers["W1"]
    assert (g.face_name(gun), g.face_name(squad)) == ("limbered", "")
    game.answer("activate battery")
    game.answer("turn WG")
    assert g.position.face[gun] == READY
    game.undo()
    assert g.position.face[gun] == LIMBERED
    with pytest.raises(ValueError, match="W1 has no face 'limbered'"):
        g.turn_to(squad, LIMBERED)


def test_movement_is_that_of_the_face() -> None:
    game = meeting()
    game.answer("activate battery")
    assert game.question is not None
    assert {option.text for option in game.question.options} == {"move WG", "turn WG", "done"}
    ready = ambush().at(MEETING + "unit WG at 0102\n")
    ready.answer("activate battery")
    assert ready.question is not None
    assert {option.text for option in ready.question.options} == {"turn WG", "done"}


def test_the_face_is_written_and_read_as_a_word() -> None:
    game = meeting()
    text = game.position_text()
    assert "unit WG at 0102 limbered\n" in text and "unit EG at 0502\n" in text
    assert ambush().at(text).position_text() == text
    with pytest.raises(BadData, match="W1 has no face 'limbered'; it has one only"):
        ambush().at(MEETING + "unit W1 at 0101 limbered\n")


def test_a_position_changes_the_values_of_a_face() -> None:
    text = MEETING + "piece WG limbered.move 4/1 fire 9\npiece XG like WG limbered.move 5\nunit WG XG at 0102\n"
    roster = ambush().at(text).play.roster
    gun, new = (roster[roster.numbers[name]] for name in ("WG", "XG"))
    assert [gun.value("move", steps, "limbered") for steps in (2, 1)] == [4, 1]
    assert (gun.value("fire"), gun.value("move"), new.value("move", 2, "limbered")) == (9, 0, 5)
    for wrong, fault in (
        ("W1 limbered.move 4", "limbered.move: W1 has no face 'limbered'; it has one only"),
        ("WG mounted.move 4", "mounted.move: WG has no face 'mounted'; it has ready, limbered"),
        ("WG limbered.mov 4", "no value 'limbered.mov'; there are fire, move"),
    ):
        with pytest.raises(BadData, match=fault):
            ambush().at(f"ambush meeting\npiece {wrong}\n")


def test_a_save_remembers_the_face() -> None:
    game = meeting()
    game.answer("activate battery")
    game.answer("turn WG")
    for trust in (False, True):
        assert ambush().load(game.save(), trust=trust).play.face_name(2) == "ready"


def test_a_view_shows_the_face_and_its_values() -> None:
    shown = {piece["name"]: piece for piece in meeting().view("east")["pieces"]}
    assert (shown["WG"]["state"]["face"], shown["WG"]["values"]) == ("limbered", {"move": 3})
    assert (shown["EG"]["state"]["face"], shown["EG"]["values"]) == ("ready", {"fire": 6, "move": 0})
    assert shown["W1"]["state"]["face"] == ""


def test_every_face_is_drawn() -> None:
    look, gun = look_of(ambush()), ambush().pieces[2]
    drawn = sprite([gun], Ambush, look)
    for steps in (2, 1):
        assert f'id="{symbol_id(gun, steps)}"' in drawn and f'id="{symbol_id(gun, steps, "limbered")}"' in drawn
    assert symbol_id(gun, 2, "ready") == symbol_id(gun, 2) == "c-WG-2"
    turned = counter_symbol(gun, 2, look, face="limbered", said="limbered")
    assert ">limbered<" in turned and ">6" not in turned and ">3<" in turned
    board = position_svg(meeting(), "west", look=look)
    assert 'href="#c-WG-2-limbered"' in board and 'href="#c-EG-2"' in board


def test_the_terminal_tells_the_face_by_its_letter() -> None:
    game = meeting()
    assert "WG·l" in board_text(game.play.board, game.view("west")).plain


def test_the_screen_says_which_face() -> None:
    game = meeting()
    seen = screen_of(Viewer(game, "east", "en", ambush()), Frame("id", 1)).pieces
    assert (seen["WG"].face, seen["EG"].face, seen["WG"].state) == ("limbered", "", {})
    shown = piece_of(Viewer(game, "east", "fr", ambush()), "WG")
    assert [(value.name, value.value) for value in shown.values] == [("mouvement", "3")]
    assert "2.2" in shown.values[0].source
    assert any("attelé" in line.lower() for line in shown.lines)


def test_a_game_with_faces_keeps_the_field_and_no_other_field_means_one() -> None:
    class Bare(Tiny):
        piece_faces = FACES

    class Misnamed(Position):
        posture: Annotated[list[int], shown_face()]

    class Stolen(Position):
        face: Annotated[list[int], per_piece()]

    class PerSide(Position):
        face: Annotated[list[int], per_side("face")]

    with pytest.raises(TypeError, match="go together"):
        Title(Bare)
    for kind in (Misnamed, Stolen, PerSide):
        with pytest.raises(TypeError, match=r"is called 'face'|kept per piece"):
            Shape(kind)


def test_a_game_without_faces_has_none() -> None:
    assert Play.piece_faces == ()
