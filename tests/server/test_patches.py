"""A patch laid on the screen before gives the screen after, whatever happened between."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.server import patches, screen

from .sample_games import GAMES, frame, played

KEYS = st.sampled_from("abc")
LEAVES = st.one_of(st.booleans(), st.integers(0, 2), st.text("xy", max_size=2))
INSIDE_LISTS = st.recursive(LEAVES | st.none(), lambda inner: st.dictionaries(KEYS, inner, max_size=2))
VALUES = st.recursive(
    LEAVES | st.lists(INSIDE_LISTS, max_size=2), lambda inner: st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)
SCREENS = st.dictionaries(KEYS, VALUES, max_size=3)


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
def test_in_play_every_patch_makes_the_next_screen(title: str, scenario: str) -> None:
    """The patch goes through JSON, as it does to the browser; the log is cut and lengthened with it."""
    pages: dict[str, Any] = {}
    for version, game in enumerate(played(title, scenario, 5, 160)):
        for side in ("", *(side.name for side in game.play.sides)):
            page = screen.page(game, side, "en", frame(game, version))
            if side in pages:
                change = msgspec.json.decode(msgspec.json.encode(patches.change(pages[side], page)))
                had = msgspec.to_builtins(pages[side])
                assert patches.merged(had["screen"], change["patch"]) == msgspec.to_builtins(page.screen)
                assert [*had["log"][: change["keep"]], *change["log"]] == msgspec.to_builtins(page.log)
                assert (change["since"], change["version"]) == (version - 1, version)
            pages[side] = page


def test_an_undo_cuts_the_log() -> None:
    game = next(g for g in played("verdun", "haumont", 3, 900) if _can_undo_a_told_answer(g))
    side = next(s.name for s in game.play.sides if game.why_no_undo(s) is None)
    page = screen.page(game, side, "en", frame(game, 1))
    game.undo(side)
    earlier = screen.page(game, side, "en", frame(game, 2))
    change = patches.change(page, earlier)
    assert change.keep == len(earlier.log) < len(page.log)
    assert change.log == []


def _can_undo_a_told_answer(game: Any) -> bool:
    last = game.events[-1] if game.events else None
    return last is not None and last.number == game.play.clock and game.why_no_undo() is None


def test_no_null_stands_where_tables_are_merged() -> None:
    for title, scenario in GAMES:
        for game in played(title, scenario, 2, 60):
            plain = patches.ready(screen.page(game, game.play.sides[0].name, "en", frame(game)).screen)
            assert not list(_nulls(plain, "screen"))


def _nulls(value: Any, where: str) -> Any:
    """Every null outside of lists."""
    for key, inner in value.items() if isinstance(value, dict) else ():
        if inner is None:
            yield f"{where}.{key}"
        yield from _nulls(inner, f"{where}.{key}")
