"""Markers on hexes, with owner and age: laid, found, aged and lifted, written, shown and drawn."""

from __future__ import annotations

import pytest

from grognard.draw.counters import sprite
from grognard.draw.look import look_of
from grognard.draw.position import position_svg
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.tactics.markers import Marker, count_down, covered, grow_older, lay, lift, lying_at
from grognard.server.screens.details import hex_of
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer
from tests.kernel.ambush import EAST, FIRE, SMOKE, WEST, Ambush, ambush, meeting


def after_a_turn(game: Game) -> Game:
    """Both sides are done, the guns have fired, the second turn begins."""
    for _ in range(2):
        game.answer("done")
    return game


def test_markers_are_laid_in_order_found_and_lifted() -> None:
    laid: list[Marker] = []
    for marker in (Marker(9, SMOKE, EAST, 2), Marker(4, FIRE), Marker(9, FIRE, WEST, 1), Marker(9, SMOKE, EAST, 2)):
        lay(laid, marker)
    assert laid == sorted(laid) and len(laid) == 4
    assert all(type(number) is int for marker in laid for number in marker)
    assert lying_at(laid, 9, FIRE) == [Marker(9, FIRE, WEST, 1)]
    assert len(lying_at(laid, 9)) == 3 and lying_at(laid, 5) == []
    assert covered(laid, FIRE) == hexset([4, 9])
    assert lift(laid, Marker(9, SMOKE, EAST, 2)) and len(laid) == 3
    assert not lift(laid, Marker(1, SMOKE))


def test_markers_age_by_kind_and_come_to_nothing() -> None:
    laid = [Marker(1, SMOKE, age=2), Marker(2, SMOKE, age=1), Marker(3, FIRE, age=1)]
    grow_older(laid, FIRE)
    assert laid[2].age == 2
    assert count_down(laid, SMOKE) == [Marker(2, SMOKE)]
    assert laid == [Marker(1, SMOKE, age=1), Marker(3, FIRE, age=2)]


def test_smoke_falls_thins_and_clears() -> None:
    game = after_a_turn(meeting("0301", "0202"))
    grid = game.play.board.grid
    # West's gun is limbered and does not fire; the cloud of East's has thinned once already.
    assert game.play.position.clouds == [Marker(grid.find("0202"), SMOKE, EAST, 1)]
    assert game.view(None)["markers"] == [{"kind": "smoke", "at": "0202", "side": "east", "age": 1}]
    assert game.view(None)["hexes"] == {"0202": {"smoke": 1}}


def test_a_marker_of_ones_own_is_seen_by_nobody_else() -> None:
    game = meeting("0301", "0202")
    assert game.view("west")["markers"] == [{"kind": "range-point", "at": "0301", "side": "west", "age": 0}]
    assert game.view("east")["hexes"] == {"0202": {"range-point": 1}}
    assert game.view(None)["markers"] == [] and game.view(None)["hexes"] == {}


def test_markers_are_written_and_read() -> None:
    text = after_a_turn(meeting("0301", "0202")).position_text()
    assert "marker smoke 0202 east 1\n" in text and "marker range-point 0301 west 0\n" in text
    assert ambush().at(text).position_text() == text
    bare = ambush().at("ambush meeting\nmarker fire 0303\nmarker smoke 0303 west\n")
    assert [tuple(each)[1:] for each in bare.play.position.clouds] == [(SMOKE, 0, 0), (FIRE, -1, 0)]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("marker smok 0303", "no marker 'smok'; there are smoke, fire, range-point; did you mean smoke?"),
        ("marker smoke 0909", "marker: say its kind, its hex, whose it is (west, east, nobody) and its age"),
        ("marker smoke 0303 north", "marker: say its kind, its hex, whose it is (west, east, nobody) and its age"),
        ("marker smoke 0303 west 2 3", "marker: say its kind, its hex, whose it is (west, east, nobody) and its age"),
        ("marker smoke 0303 west old", "expected a number from -999 to 999, got 'old'"),
        ("marker", "no marker ''; there are smoke, fire, range-point"),
    ],
)
def test_faults_in_markers_are_told(line: str, fault: str) -> None:
    with pytest.raises(BadData) as caught:
        ambush().at(f"ambush meeting\n{line}\n")
    assert list(caught.value.faults) == [f"line 2: {fault}"]


def test_saves_and_undo_keep_markers() -> None:
    game = after_a_turn(meeting("0301", "0202"))
    for trust in (False, True):
        assert ambush().load(game.save(), trust=trust).play.position.clouds == game.play.position.clouds
    wrong = game.save().replace(b'"clouds": [', b'"clouds": [[999, 0, 0, 1],', 1)
    with pytest.raises(BadData, match="clouds: there is no such thing"):
        ambush().load(wrong, trust=True)


def test_markers_are_drawn_on_the_map() -> None:
    game = after_a_turn(meeting("0301", "0202"))
    look = look_of(ambush())
    assert position_svg(game, "west", look=look).count('class="lying"') == 2
    assert position_svg(game, None, look=look).count('class="lying"') == 1
    assert 'id="h-smoke"' in sprite([], Ambush, look) and 'id="h-range-point"' in sprite([], Ambush, look)


def test_the_screen_has_them_and_the_inspector_names_them() -> None:
    game = after_a_turn(meeting("0301", "0202"))
    screen = screen_of(Viewer(game, "west", "en", ambush()), Frame("id", 1))
    assert screen.hexes == {"0202": {"smoke": 1}, "0301": {"range-point": 1}}
    assert any("smoke" in line.lower() and "East" in line for line in hex_of(Viewer(game, "west", "en"), "0202").lines)
    assert any("repère" in line.lower() for line in hex_of(Viewer(game, "west", "fr", ambush()), "0301").lines)
    assert hex_of(Viewer(game, "east", "en", ambush()), "0301").lines == []
