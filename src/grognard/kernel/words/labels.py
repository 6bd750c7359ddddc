"""The names of things that screens show beside sentences: which there are, and which have no words yet.

Kinds and values of pieces, marks, terrain, hexsides, links, zones, boxes, fields of the position, special rules of the
scenarios, overlays and dice. The words are in the messages of each game; `words` looks them up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grognard.kernel.files.fields import about_key
from grognard.kernel.table.position import shape_of
from grognard.kernel.words.messages import Messages, languages_of
from grognard.kernel.words.overlay import CONTROL, zone_names

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


def label_keys(play: type[Play[Any]]) -> Iterator[str]:
    """The key of every name a screen may show of a game, and of the description of each field."""
    legend = play.legend
    names = {
        "side": [side.name for side in play.sides],
        "kind": play.piece_kinds,
        "value": play.piece_values,
        "face": play.piece_faces,
        "mark": play.marks,
        "box": play.boxes,
        "terrain": legend.terrains,
        "hexside": legend.hexsides,
        "link": legend.links,
        "zone": play.zone_kinds,
        "field": list(field_names(play)),
        "die": play.dice_names,
        "special": play.special_rules,
        "overlay": [name for name in play.overlays if name != CONTROL and name not in zone_names(play)],
    }
    yield from (f"{sort}-{name}" for sort, each in names.items() for name in each)
    yield from map(about_key, shape_of(play.position_class).kept)


def field_names(play: type[Play[Any]]) -> Iterator[str]:
    """The fields of the position that some side sees, and the words that some of them hold."""
    for name, kept in shape_of(play.position_class).kept.items():
        if kept.seen != "none" and kept.of != "face":
            yield name
            yield from (f"{name}-{word}" for word in (kept.of if isinstance(kept.of, tuple) else ()))


def nameless(play: type[Play[Any]]) -> list[str]:
    """The names without words, in each language the game is written in."""
    faults = []
    for lang in languages_of(play.word_folders()):
        messages = Messages(play.word_folders(), lang)
        faults += [f"messages.{lang}.ftl: {key}: missing" for key in label_keys(play) if not messages.says(key)]
    return faults
