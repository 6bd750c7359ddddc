"""A game as one side sees it: all that side knows, and nothing it may not know."""

from __future__ import annotations

import re
from math import atan2, degrees
from xml.etree import ElementTree

import pytest

import grognard
from grognard import bots, shelf
from grognard.draw.counters import slug
from grognard.draw.geometry import Geometry
from grognard.draw.look import look_of
from grognard.draw.position import DrawnView, picture_svg, position_svg
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.table.position import CONCEALED
from tests import depth
from tests.kernel.tiny import duel

SVG = "{http://www.w3.org/2000/svg}"
GAMES = sorted(shelf.OURS)
NAMES = {game: [*shelf.title(game).scenarios] for game in GAMES}
SCENARIOS = [(game, NAMES[game][nth]) for nth in range(99) for game in GAMES if nth < len(NAMES[game])]
"""One of each game, then another of each."""


def played(game: Game, answers: int, seed: str = "draw") -> Game:
    """The game after so many answers of the random bot."""
    bot = bots.make("random", seed)
    for _ in range(answers):
        question = game.question
        if question is None:
            break
        bots.let_answer(game, bot, question)
    return game


def put_down(svg: str) -> list[str]:
    """The symbols a picture uses, in order."""
    return re.findall(r'<use href="#([cumef]-[^"]+)"', svg)


def defined(svg: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', svg))


def is_whole(svg: str) -> bool:
    """Whether a picture can be read, and defines the symbols it uses and no others."""
    ElementTree.fromstring(svg)
    return set(put_down(svg)) == defined(svg)


@pytest.mark.parametrize(("game", "scenario"), depth.some(SCENARIOS, len(GAMES)))
def test_every_scenario_is_drawn(game: str, scenario: str) -> None:
    """Its thumbnail is drawn at any depth."""
    assert is_whole(position_svg(grognard.new(game, scenario, seed=1)))


@pytest.mark.parametrize("game", GAMES)
def test_by_night_too(game: str) -> None:
    """The night changes the colours of a game, which are the same in all of its scenarios."""
    assert is_whole(position_svg(grognard.new(game, seed=1), night=True))


@pytest.mark.parametrize("game", depth.some(GAMES, 2))
def test_it_is_the_same_every_time(game: str) -> None:
    first, again = (position_svg(grognard.new(game, seed=1)) for _ in range(2))
    assert first == again


def test_a_side_sees_its_own_counters_and_the_backs_of_the_others() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    used = put_down(position_svg(game, "blue"))
    assert {key for key in used if key.startswith("c-")} == {"c-BL-1", "c-B1-2", "c-B2-2", "c-BG-1", "c-BX-1"}
    assert used.count("u-red") == 5
    assert "u-blue" not in used


@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
@pytest.mark.parametrize("answers", [0, 15, 60])
def test_nobody_is_shown_what_they_may_not_know(scenario: str, answers: int) -> None:
    game = played(grognard.new("patrol", scenario, seed=3), answers)
    hidden = 0
    for side in (None, "blue", "red"):
        svg = position_svg(game, side)
        known = {piece["name"] for piece in game.view(side)["pieces"]}
        for piece in game.play.roster:
            if piece.name not in known:
                hidden += 1
                assert f"c-{slug(piece.name)}-" not in svg
                assert f">{piece.name}<" not in svg
                assert piece.titles["en"] not in svg
    assert hidden


def test_two_positions_that_differ_in_secrets_give_one_picture() -> None:
    """Whether a squad or a decoy lies under the counter is nothing the other side's picture depends on."""
    text = "patrol crossing\nunit {} at 0305 concealed\nunit R1 at 1106 concealed\n"
    one, other = (grognard.position("patrol", text.format(name), seed=1) for name in ("B1", "BX"))
    assert one.play.position.hidden != other.play.position.hidden
    assert CONCEALED in one.play.position.hidden
    for side in (None, "red"):
        assert position_svg(one, side) == position_svg(other, side)
    assert position_svg(one, "blue") != position_svg(other, "blue")


def test_a_stack_shows_three_and_their_number() -> None:
    game = grognard.position("verdun", "verdun haumont\nunit RIR16 RIR53 14R-pi 14R-art at 0301\n", seed=1)
    svg = position_svg(game, region=["0301"])
    stacks = [g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.attrib.get("class") == "stack"]
    (stack,) = stacks
    counters = [use for use in stack.iter(f"{SVG}use") if use.attrib["href"].startswith("#c-")]
    assert len(counters) == 3
    assert [text.text for text in stack.iter(f"{SVG}text")] == ["4"]


def test_boxes_are_trays_below_the_board() -> None:
    game = grognard.new("verdun", "haumont", seed=1)
    for lang, name in (("en", "French – due on 23 February"), ("fr", "23 février")):
        trays = [
            g for g in ElementTree.fromstring(position_svg(game, lang=lang)).iter(f"{SVG}g")
            if g.attrib.get("class") == "tray"
        ]  # fmt: skip
        assert [name in (tray.findtext(f"{SVG}text") or "") for tray in trays].count(True) == 1
        assert "c-XX-HQ-1" in {use.attrib["href"][1:] for tray in trays for use in tray.iter(f"{SVG}use")}


def test_the_front_is_drawn_where_the_ground_is_held() -> None:
    game = grognard.new("verdun", "haumont", seed=1)
    assert 'stroke-dasharray="11 11"' in position_svg(game)
    flags = position_svg(
        grognard.position(
            "patrol", "patrol crossing\nunit B1 at 0305\nhex 0705 control blue\nhex 0606 smoke 1\n", seed=1
        )
    )
    assert flags.count('class="flag"') == 1
    assert flags.count('class="lying"') == 1


def test_what_lies_on_a_hexside_is_drawn_across_its_middle() -> None:
    game = duel()
    svg = position_svg(game)
    (wire,) = [g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.attrib.get("class") == "on-side"]
    board = game.play.board
    geometry = Geometry(board)
    first, second = (geometry.centre(board.grid.find(number)) for number in ("0103", "0203"))
    x, y, turn = map(float, re.findall(r"-?[\d.]+", wire.attrib["transform"]))
    assert (x, y) == pytest.approx(((first[0] + second[0]) / 2, (first[1] + second[1]) / 2), abs=0.1)
    heading = degrees(atan2(second[1] - first[1], second[0] - first[0])) + 90
    assert turn == pytest.approx(heading, abs=0.6)
    assert "e-wire" in defined(svg)


def test_a_hexside_with_nothing_on_it_is_drawn_as_printed() -> None:
    assert 'class="on-side"' not in position_svg(grognard.new("patrol", "crossing", seed=1))


def test_marks_are_badges() -> None:
    game = grognard.position("verdun", "verdun haumont\nunit RIR16 at 0301 demoralised\n", seed=1)
    assert "m-demoralised" in put_down(position_svg(game))


def test_states_are_shown_by_shape_in_the_phase_they_matter_in() -> None:
    """A unit dug in has a parapet; one that has moved is paled in the movement and not in the assault."""
    game = grognard.position("verdun", "verdun haumont\nphase 4.IV\nunit RIR16 at 0301 dug-in\n", seed=1)
    drawing = DrawnView(game, None, "en", look_of(shelf.title("verdun")))
    dug, moved = ("s-dug-in",), ("s-dug-in", "s-acted")
    assert drawing._states(["dug-in"], False, False) == dug
    assert drawing._states(["moved", "dug-in"], False, False) == moved
    assert drawing._badges(["moved", "dug-in", "demoralised"]) == ("m-demoralised",), "what has a shape has no disc"
    drawing.view = {**drawing.view, "phase": "4.V"}
    assert drawing._states(["moved", "dug-in"], False, False) == dug
    assert '<use href="#s-dug-in"' in position_svg(game)
    assert drawing._states([], True, True) == ("s-unseen-round",), "what the enemy does not know"


def test_a_region_is_cut_out() -> None:
    game = grognard.new("verdun", "haumont", seed=1)
    box = ElementTree.fromstring(position_svg(game, region=["1402", "1606"])).attrib["viewBox"]
    _, _, width, height = map(float, box.split())
    assert 200 < width < 300 and 350 < height < 450


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    assert game._repr_svg_() == position_svg(game, None)


def test_the_kernel_alone_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "drawn", None)
    assert grognard.new("patrol", seed=1)._repr_svg_() is None


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_thumbnail_is_small_and_bare(game: str, scenario: str) -> None:
    svg = picture_svg(shelf.title(game), scenario, "en", 320)
    root = ElementTree.fromstring(svg)
    assert len(svg) < 120_000
    assert root.attrib["width"] == "320"
    assert all(text.text == "?" for text in root.iter(f"{SVG}text"))
    assert not defined(svg) & {f"c-{slug(piece.name)}-1" for piece in shelf.title(game).pieces}


def test_a_thumbnail_draws_no_ground_that_it_does_not_show() -> None:
    """What lies far from the counters is left out of the file, and what can be seen is drawn to the rim."""
    title = shelf.title("verdun")
    one, other = (DrawnView(title.new("haumont", seed=0), None, "en", look_of(title)) for _ in range(2))
    grid = one.board.grid
    near = set(one._inside(one._around([grid.find("0301"), grid.find("0502")])))
    assert {grid.find("0301"), grid.find("0502"), grid.find("0603")} <= near
    assert grid.find("2015") not in near
    assert len(one.sheet.bare(near)) < len(other.sheet.bare(grid.hexes)) / 4


def test_thumbnails_of_secret_set_ups_tell_nothing() -> None:
    assert "k-" not in picture_svg(shelf.title("patrol"), "crossing")


def test_play_goes_on_with_the_dice() -> None:
    """Drawing asks nothing of the game: the same answers follow whether or not it is drawn."""
    plain, drawn = (grognard.new("patrol", "crossing", seed=9) for _ in range(2))
    for game in (plain, drawn):
        played(game, 20)
        if game is drawn:
            game._repr_svg_()
        played(game, 20, "more")
    assert plain.entries == drawn.entries
    assert DICE in {entry.who for entry in plain.entries}
