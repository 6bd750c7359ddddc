"""A patch laid on the screen before gives the screen after, whatever happened between."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.server import wire
from grognard.server.screens import patches
from grognard.server.screens.pages import Pages
from tests import depth

from .sample_games import GAMES, moment, page, played

KEYS = st.sampled_from("abc")
LEAVES = st.one_of(st.booleans(), st.integers(0, 2), st.text("xy", max_size=2))
INSIDE_LISTS = st.recursive(LEAVES | st.none(), lambda inner: st.dictionaries(KEYS, inner, max_size=2))
VALUES = st.recursive(
    LEAVES | st.lists(INSIDE_LISTS, max_size=2), lambda inner: st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)
SCREENS = st.dictionaries(KEYS, VALUES, max_size=3)
ANSWERS = {"en": depth.times(40, 80), "fr": depth.times(10, 20)}
"""How far a game is followed: the way of a change is the same in both languages, only the words differ."""


def as_text(value: Any) -> str:
    """JSON with its keys sorted: what a browser would find the same."""
    return msgspec.json.encode(value, order="sorted").decode()


@given(SCREENS, SCREENS)
def test_the_difference_leads_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert as_text(patches.merged(before, patches.difference(before, after))) == as_text(after)


@given(SCREENS)
def test_nothing_changed_is_an_empty_patch(before: dict[str, Any]) -> None:
    assert patches.difference(before, before) == {}


def test_what_is_gone_is_null_and_what_stays_is_not_told() -> None:
    before = {"stays": 1, "gone": 2, "pieces": {"A": {"at": "0101", "steps": 2}, "B": {"at": "0102"}}}
    after = {"stays": 1, "pieces": {"A": {"at": "0202", "steps": 2}}}
    assert patches.difference(before, after) == {"gone": None, "pieces": {"A": {"at": "0202"}, "B": None}}


def test_true_and_one_are_two_things() -> None:
    assert patches.difference({"hidden": 1}, {"hidden": True}) == {"hidden": True}


@pytest.mark.parametrize(("title", "scenario"), GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_play_every_patch_makes_the_next_page(title: str, scenario: str, lang: str) -> None:
    """What a room sends goes through JSON, as it does to the browser; there it is the page as if it were made anew."""
    pages, had, browser = Pages(), dict[str, wire.Page](), dict[str, Any]()
    for version, game in enumerate(played(title, scenario, 5, ANSWERS[lang])):
        for side in ("", *(side.name for side in game.play.sides)):
            now = pages.page(moment(game, version), side, lang)
            if side in had:
                change = sent(patches.change(had[side], now))
                assert (change["since"], change["version"]) == (version - 1, version)
                browser[side] = follow(browser[side], change)
            else:
                browser[side] = sent(now)
            had[side] = now
            anew = Pages().page(moment(game, version), side, lang)
            assert browser[side] == sent(now)
            assert as_text(now) == as_text(anew)


def sent(message: msgspec.Struct) -> Any:
    """What the browser reads of a message."""
    return msgspec.json.decode(msgspec.json.encode(message))


def follow(page: Any, change: Any) -> Any:
    """What the browser makes of its page and a change."""
    log = [*page["log"][: change["keep"]], *change["log"]]
    return {"screen": patches.merged(page["screen"], change["patch"]), "log": log}


def test_an_undo_cuts_the_log() -> None:
    game = next(g for g in played("verdun", "haumont", 3, 900) if _can_undo_a_told_answer(g))
    side = next(s.name for s in game.play.sides if game.why_no_undo(s) is None)
    pages = Pages()
    now = pages.page(moment(game, 1), side, "en")
    game.undo(side)
    earlier = pages.page(moment(game, 2), side, "en")
    change = patches.change(now, earlier)
    assert change.keep == len(earlier.log) < len(now.log)
    assert change.log == []
    assert follow(sent(now), sent(change)) == sent(earlier)


def test_what_is_the_same_object_is_not_looked_into() -> None:
    """Whoever makes a page of another may keep what did not change: it then costs nothing to compare."""

    class Watched(dict[str, Any]):
        def keys(self) -> Any:
            raise AssertionError("looked into")

    same = Watched(a=1)
    assert patches.difference({"hexes": same, "turn": 1}, {"hexes": same, "turn": 2}) == {"turn": 2}


def _can_undo_a_told_answer(game: Any) -> bool:
    last = game.events[-1] if game.events else None
    return last is not None and last.number == game.play.clock and game.why_no_undo() is None


def test_no_null_stands_where_objects_are_merged() -> None:
    for title, scenario in GAMES:
        for game in played(title, scenario, 2, 60):
            assert not list(_nulls(sent(page(game, game.play.sides[0].name))["screen"], "screen"))


def _nulls(value: Any, where: str) -> Any:
    """Every null outside of lists."""
    for key, inner in value.items() if isinstance(value, dict) else ():
        if inner is None:
            yield f"{where}.{key}"
        yield from _nulls(inner, f"{where}.{key}")
