"""Views: what one side may know, built from nothing.

Each part of a view is added because its declaration says this side may see it; no position is copied and stripped of
secrets. A view is JSON-ready and uses printed names. A spectator, side None, sees what all sides may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from grognard.kernel.position import CONCEALED, OPEN, Kept, per_hex
from grognard.kernel.script import DICE, Question, Side
from grognard.kernel.spelling import spelled

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.markers import Marker
    from grognard.kernel.play import Play


Field = tuple[str, Kept, Any]
"""A field of the position: its name, its layout, and its content."""

CONTROL = per_hex("side")


def view_of(game: Game, side: Side | None) -> dict[str, Any]:
    """The view of one side."""
    play = game.play
    position = play.position
    asked = {s: q for s, q in game._open.items() if s == side or s is DICE}
    view = {
        "game": play.id,
        "scenario": play.scenario.id,
        "options": sorted(play.options),
        "turn": position.turn,
        "phase": "" if position.over else play.phases()[position.phase].rule,
        "side": None if side is None else side.name,
        "over": position.over,
        "winner": play.sides[position.winner].name if position.winner >= 0 else "",
        "verdict": position.verdict,
        "pieces": pieces_view(play, side),
        "unknown": unknown_counters(play, side),
        "hexes": hexes_view(play, side),
        "edges": edges_view(play),
        "sides": sides_view(play, side),
        "tracks": tracks_view(play),
        "shows": play.shows(side),
        "questions": [question_view(play, question) for question in asked.values()],
        "sealed": [entry.option.text for entry in game.sealed(side)],
        "planned": {
            play.roster[piece].name: play.board.place_text(place) for piece, place in game.planned(side).items()
        },
        "waiting": [s.name for s in game._open],
    }
    if "formation" in play.shape.layouts:
        view["formations"] = formations_view(play, side)
    if "marker" in play.shape.layouts:
        view["markers"] = markers_view(play, side)
    return view


def fields(play: Play[Any], per: str, is_own: bool = False) -> list[Field]:
    """The fields of one layout that may be shown: the public ones, and to a side its own."""
    seen = ("all", "own") if is_own else ("all",)
    kept = play.shape.kept.items()
    return [(name, how, getattr(play.position, name)) for name, how in kept if how.per == per and how.seen in seen]


def pieces_view(play: Play[Any], side: Side | None) -> list[dict[str, Any]]:
    """The pieces this side knows: as printed, and their state."""
    public, own = piece_columns(play), piece_columns(play, is_own=True)
    places = {place: play.board.place_text(place) for place in set(play.position.at)}
    return [
        piece_view(play, piece, places, own if owner == side else public, owner == side)
        for piece, owner in enumerate(play.owner)
        if play.may_know(side, piece)
    ]


Column = tuple[str, Sequence[Any], Mapping[Any, Any]]
"""A field of the pieces: its name, its numbers or lists, and the spelling of each."""


def piece_columns(play: Play[Any], is_own: bool = False) -> list[Column]:
    """Fields of pieces, with each different number spelled only once."""
    plain = [
        (name, values, {value: spelled(play, how, value) for value in set(values)})
        for name, how, values in fields(play, "piece", is_own)
    ]
    lists = [
        (name, values, {value: [spelled(play, how, each) for each in value] for value in set(values)})
        for name, how, values in fields(play, "piece list", is_own)
    ]
    return [*plain, *lists]


def piece_view(
    play: Play[Any], piece: int, places: Mapping[int, str], state: list[Column], is_own: bool
) -> dict[str, Any]:
    """A piece as printed, its place, and these fields."""
    position, printed = play.position, play.roster[piece]
    steps = position.steps[piece]
    return {
        "name": printed.name,
        "side": printed.side.name,
        "kind": printed.kind,
        "at": places[position.at[piece]],
        "steps": steps,
        "values": dict(printed.face(steps, play.face_name(piece)) if play.piece_faces else printed.face(steps)),
        "marks": mark_names(play, position.marks[piece] & (-1 if is_own else play.seen_marks[1])),
        "hidden": position.hidden[piece] != OPEN,
        "state": {name: words[values[piece]] for name, values, words in state},
    }


def unknown_counters(play: Play[Any], side: Side | None) -> list[dict[str, Any]]:
    """Counters this side sees without knowing them, in an order that says nothing about which is which."""
    if play.conceals_stacks:
        return unknown_stacks(play, side)
    position = play.position
    seen: list[dict[str, Any]] = [
        {
            "side": play.owner[piece].name,
            "at": play.board.place_text(position.at[piece]),
            "marks": mark_names(play, position.marks[piece] & play.seen_marks[0]),
        }
        for piece, how in enumerate(position.hidden)
        if how == CONCEALED and play.owner[piece] != side
    ]
    return sorted(seen, key=lambda counter: (counter["side"], counter["at"], counter["marks"]))


def unknown_stacks(play: Play[Any], side: Side | None) -> list[dict[str, Any]]:
    """A marker for each place where another side has concealed pieces, with the public marks on any of them.

    Pieces out of play have no marker.
    """
    position, found = play.position, dict[tuple[str, str], int]()
    for piece, how in enumerate(position.hidden):
        if how == CONCEALED and play.owner[piece] != side and position.at[piece] != play.board.out:
            where = play.owner[piece].name, play.board.place_text(position.at[piece])
            found[where] = found.get(where, 0) | position.marks[piece] & play.seen_marks[0]
    return [{"side": owner, "at": at, "marks": mark_names(play, marks)} for (owner, at), marks in sorted(found.items())]


def mark_names(play: Play[Any], marks: int) -> list[str]:
    """Marks by name."""
    return [name for bit, name in enumerate(play.marks) if marks >> bit & 1] if marks else []


def hexes_view(play: Play[Any], side: Side | None) -> dict[str, dict[str, Any]]:
    """What lies on hexes: the declared public fields, markers and control, for the hexes that have any."""
    told: dict[int, dict[str, Any]] = {}
    for name, kept, values in (*fields(play, "hex"), ("control", CONTROL, play.position.control)):
        words = {value: spelled(play, kept, value) for value in set(values) if value}
        for hex_, value in enumerate(values) if words else ():
            if value and hex_ in told:
                told[hex_][name] = words[value]
            elif value:
                told[hex_] = {name: words[value]}
    for _, kind, marker in seen_markers(play, side):
        told.setdefault(marker.hex, {})[kind] = marker.age or 1
    number = play.board.grid.number
    return {number(hex_): told[hex_] for hex_ in sorted(told)}


def seen_markers(play: Play[Any], side: Side | None) -> Iterator[tuple[str, str, Marker]]:
    """The markers on hexes that this side may see, in order, each with its field and its kind."""
    if "marker" not in play.shape.layouts:
        return
    public = {name for name, _, _ in fields(play, "marker")}
    for name, kept, markers in fields(play, "marker", is_own=True):
        for marker in markers:
            if name in public or (side is not None and marker.side == side):
                yield name, kept.of[marker.kind], marker


def markers_view(play: Play[Any], side: Side | None) -> list[dict[str, Any]]:
    """The markers on hexes with their owners and ages."""
    return [
        {
            "kind": kind,
            "at": play.board.grid.number(marker.hex),
            "side": play.sides[marker.side].name if marker.side >= 0 else "",
            "age": marker.age,
        }
        for _, kind, marker in seen_markers(play, side)
    ]


def formations_view(play: Play[Any], side: Side | None) -> dict[str, dict[str, Any]]:
    """The fields of each formation: public ones, and the side's own."""
    owners = zip(play.roster.formations, play.roster.formation_sides, strict=True)
    return {
        formation: {
            name: spelled(play, kept, values[number]) for name, kept, values in fields(play, "formation", owner == side)
        }
        for number, (formation, owner) in enumerate(owners)
    }


def edges_view(play: Play[Any]) -> dict[str, dict[str, Any]]:
    """What lies on hexsides."""
    found: dict[str, dict[str, Any]] = {}
    for name, kept, values in fields(play, "edge"):
        for edge, value in sorted(values.items()):
            found.setdefault(play.board.edge_text(edge), {})[name] = spelled(play, kept, value)
    return found


def sides_view(play: Play[Any], side: Side | None) -> dict[str, dict[str, Any]]:
    """The fields of each side: public ones, and the side's own."""
    found: dict[str, dict[str, Any]] = {
        owner.name: {
            name: spelled(play, kept, values[owner]) for name, kept, values in fields(play, "side", owner == side)
        }
        for owner in play.sides
    }
    for owner in play.sides if "side list" in play.shape.layouts else ():
        for name, kept, values in fields(play, "side list", owner == side):
            found[owner.name][name] = [spelled(play, kept, each) for each in values[owner]]
    return found


def tracks_view(play: Play[Any]) -> dict[str, Any]:
    """Public tracks and lists."""
    tracks = {name: spelled(play, kept, value) for name, kept, value in fields(play, "game")}
    lists = {name: [spelled(play, kept, each) for each in values] for name, kept, values in fields(play, "list")}
    return {**tracks, **lists}


def question_view(play: Play[Any], question: Question) -> dict[str, Any]:
    """A question for the side asked."""
    return {
        "number": question.number,
        "side": question.side,
        "rule": question.rule,
        "ask": question.ask,
        "args": {key: args_text(play, key, value) for key, value in question.args.items()},
        "options": [option.text for option in question.options],
        "menu": question.is_menu,
    }


def args_text(play: Play[Any], key: str, value: Any) -> Any:
    """An argument in printed names, by the first word of its key: `piece`, `hex`, `place`, `side`; others unchanged."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    match key.partition("_")[0]:
        case "side":
            return (*play.sides, DICE)[value].name
        case "piece" | "hex" | "place" | "formation" if value < 0:
            return ""
        case "piece":
            return play.roster[value].name
        case "formation":
            return play.roster.formations[value]
        case "hex" | "place":
            return play.board.place_text(value)
        case _:
            return int(value)
