"""The names of things on a screen: which a game needs, what they are called, and which it lacks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.kernel.words.labels import label_keys, nameless
from grognard.kernel.words.words import words_for
from tests.kernel.tiny import FOLDER, Tiny

EN, FR = words_for(Tiny, "en"), words_for(Tiny, "fr")


def test_everything_declared_needs_a_name() -> None:
    keys = list(label_keys(Tiny))
    assert len(keys) == len(set(keys))
    assert {
        "side-north",
        "kind-foot",
        "value-range",
        "mark-wet",
        "box-camp",
        "terrain-town",
        "hexside-cliff",
        "link-road",
        "zone-far",
        "field-fatigue",
        "field-plan",
        "field-plan-march",
        "field-cup-storm",
        "special-fog",
        "overlay-around",
    } <= set(keys)


def test_what_nobody_is_shown_needs_none() -> None:
    assert not {"field-fate", "field-acted", "overlay-control", "overlay-zone-near"} & set(label_keys(Tiny))


def test_names_are_said_in_both_languages() -> None:
    assert (EN.label("kind", "foot"), FR.label("kind", "foot")) == ("foot", "fantassins")
    assert (EN.field("weather"), FR.field("weather", "rain")) == ("weather", "pluie")
    assert (EN.label("box", "out"), FR.label("box", "out")) == ("out of play", "hors jeu")


def test_a_name_nobody_wrote_is_the_word_itself() -> None:
    assert EN.label("trait", "night-watch") == "night watch" and EN.field("moon_phase") == "moon phase"


def test_overlays_are_named_by_the_game_or_by_the_kernel() -> None:
    assert [EN.overlay(name) for name in Tiny.overlays] == ["zones: near", "zones: far", "control", "around"]
    assert [FR.overlay(name) for name in Tiny.overlays] == [
        "zones\xa0: proche",
        "zones\xa0: lointaine",
        "contrôle",
        "alentour",
    ]
    assert EN.overlay("zones") == "zones"


@pytest.mark.parametrize(
    ("lang", "key"),
    [("en", "kind-foot"), ("fr", "field-plan-march"), ("fr", "special-fog"), ("en", "about-field-fate")],
)
def test_a_name_missing_in_one_language_is_a_fault(tmp_path: Path, lang: str, key: str) -> None:
    class Nameless(Tiny):
        folder = tmp_path / "data"

    shutil.copytree(FOLDER, Nameless.folder)
    assert nameless(Nameless) == []
    file = Nameless.folder / f"messages.{lang}.ftl"
    lines = [line for line in file.read_text("utf-8").splitlines(True) if not line.startswith(f"{key} =")]
    file.write_text("".join(lines), "utf-8")
    assert nameless(Nameless) == [f"messages.{lang}.ftl: {key}: missing"]
