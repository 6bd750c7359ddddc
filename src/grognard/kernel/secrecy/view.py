"""Views: what one side may know, built from nothing.

Each part of a view is added because its declaration says this side may see it; no position is copied and stripped of
secrets. A view is JSON-ready and uses printed names. A spectator, side None, sees what all sides may see. For
whoever looks again and again a `Seen` keeps what was made of a piece or a hex while its numbers are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import compress, count
from operator import ne
from typing import TYPE_CHECKING, Any, cast

from grognard.kernel.asking.script import DICE, Question, Side
from grognard.kernel.files.spelling import spelled
from grognard.kernel.secrecy.view_parts import View
from grognard.kernel.table.position import CONCEALED, FACE, OPEN, Kept, per_hex

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.play import Play
    from grognard.kernel.table.setting import Setting


Field = tuple[str, Kept, Any]
"""A field of the position: its name, its layout, and its content."""

CONTROL = per_hex("side")


Row = tuple[Any, ...]
"""All that a side may see of a piece: its place, steps, marks, concealment, and the fields that are shown to it."""

COMMON = 4
"""How many numbers of a row are not declared fields."""

Layer = tuple[str, Kept, bytes]
"""What a side may see of a field of the hexes: its name, its layout, and a number for each hex."""


class Seen:
    """What one side was shown when it last looked: the numbers it may see, and what was made of them.

    The view of a piece is made from its row and what is printed, that of a hex from its numbers in each layer; so
    the same numbers make the same view, and nothing else need be compared. It is for one side of one table and its
    copies. Views that share parts are only to be read.
    """

    def __init__(self, side: Side | None) -> None:
        self.side = side
        self.setting: Setting | None = None
        self.forget()

    def forget(self) -> None:
        """Make everything anew at the next look."""
        self.is_known: list[bool] = []
        self.columns: list[list[Any]] = []
        self.made: list[dict[str, Any] | None] = []
        self.pieces: list[dict[str, Any]] = []
        self.layers: list[Layer] = []
        self.told: dict[int, dict[str, Any]] = {}
        self.hexes: dict[str, dict[str, Any]] = {}
        self.changed_pieces: Sequence[int] = ()
        """The pieces that differ from the look before the last, all of them at the first."""
        self.changed_hexes: Sequence[int] = ()
        """The hexes that do, at the first look all on which anything lies."""
        self._alike: dict[tuple[tuple[str, Any], ...], dict[str, Any]] = {}

    def shared(self, told: dict[str, Any]) -> dict[str, Any]:
        """One object for all hexes on which the same lies: there are hundreds of hexes, and few things to lie there."""
        return self._alike.setdefault(tuple(told.items()), told)

    def begin(self, play: Play[Any], side: Side | None) -> None:
        """Check whose look this is; forget everything when the table has another board or other counters."""
        if side != self.side:
            raise ValueError(f"this was seen by {self.side}, not by {side}")
        if self.setting is not play.setting:
            self.setting = play.setting
            self.forget()


def view_of(game: Game, side: Side | None) -> View:
    """The view of one side."""
    play = game.play
    asked = {s: q for s, q in game._open.items() if s == side or s is DICE}
    seen = table_view(game, side) | {
        "shows": play.shows(side),
        "questions": [question_view(play, question) for question in asked.values()],
        "sealed": [entry.option.text for entry in game.sealed(side)],
    }
    return cast(View, seen)


def table_view(game: Game, side: Side | None, seen: Seen | None = None) -> dict[str, Any]:
    """What one side sees on the table; with what it saw before, what has not changed since is not made again."""
    play = game.play
    position, result = play.position, game.result
    view = {
        "game": play.id,
        "scenario": play.scenario.id,
        "options": sorted(play.options),
        "turn": position.turn,
        "phase": "" if position.over else play.phases()[position.phase].rule,
        "side": None if side is None else side.name,
        "over": result is not None,
        "winner": "" if result is None else result.winner,
        "verdict": "" if result is None else result.verdict,
        "pieces": pieces_view(play, side, seen),
        "unknown": unknown_counters(play, side),
        "hexes": hexes_view(play, side, seen),
        "edges": edges_view(play),
        "sides": sides_view(play, side),
        "tracks": tracks_view(play),
        "planned": {
            play.roster[piece].name: play.board.place_text(place) for piece, place in game.planned(side).items()
        },
        "waiting": [s.name for s in game.waiting(side)],
    }
    if "formation" in play.shape.layouts:
        view["formations"] = formations_view(play, side)
    return view


def fields(play: Play[Any], per: str, is_own: bool = False) -> list[Field]:
    """The fields of one layout that may be shown: the public ones, and to a side its own."""
    position = play.position
    return [(name, kept, getattr(position, name)) for name, kept in play.shape.shown(per, is_own)]


def pieces_view(play: Play[Any], side: Side | None, seen: Seen | None = None) -> list[dict[str, Any]]:
    """The pieces this side knows: as printed, and their state."""
    seen = seen or Seen(side)
    seen.begin(play, side)
    columns, is_known = piece_columns(play), play.known_to(side)
    changed = seen.changed_pieces = _changed_pieces(seen, columns, is_known)
    if changed:
        made = seen.made or [None] * len(is_known)
        seen.made = made.copy()
        for piece in changed:
            seen.made[piece] = None
        known = [piece for piece in changed if is_known[piece]]
        owner = play.owner
        for is_own in (True, False):
            those = [piece for piece in known if (owner[piece] == side) == is_own]
            for piece, view in zip(those, piece_views(play, those, is_own), strict=True):
                seen.made[piece] = view
        seen.pieces = [made for made in seen.made if made is not None]
        seen.columns, seen.is_known = [column.copy() for column in columns], is_known
    return seen.pieces


def piece_columns(play: Play[Any]) -> list[list[Any]]:
    """All the numbers that rows are made of, column by column."""
    position = play.position
    declared = [values for _, _, values in piece_fields(play, is_own=True)]
    return [position.at, position.steps, position.marks, position.hidden, *declared]


def piece_fields(play: Play[Any], is_own: bool) -> list[Field]:
    """The declared fields of pieces that may be shown: numbers, then lists."""
    return [*fields(play, "piece", is_own), *fields(play, "piece list", is_own)]


def _changed_pieces(seen: Seen, columns: Sequence[list[Any]], is_known: list[bool]) -> Sequence[int]:
    """The pieces of which any number, or whether they are known, differs from what was seen."""
    if not seen.columns:
        return range(len(is_known))
    pairs = [pair for pair in zip(seen.columns, columns, strict=True) if pair[0] != pair[1]]
    if is_known != seen.is_known:
        pairs.append((seen.is_known, is_known))
    return sorted({piece for had, has in pairs for piece in compress(count(), map(ne, had, has))})


def piece_rows(play: Play[Any], pieces: Sequence[int], is_own: bool) -> list[Row]:
    """All that a side may see of its own pieces, or of others that it knows."""
    position, seen = play.position, -1 if is_own else play.seen_marks[1]
    at, steps, marks, hidden = position.at, position.steps, position.marks, position.hidden
    declared = [values for _, _, values in piece_fields(play, is_own)]
    return [
        (at[piece], steps[piece], marks[piece] & seen, hidden[piece], *[values[piece] for values in declared])
        for piece in pieces
    ]


def piece_views(play: Play[Any], pieces: Sequence[int], is_own: bool) -> Iterator[dict[str, Any]]:
    """Pieces as printed, and all that their rows say of them; each different number is spelled only once."""
    if not pieces:
        return
    rows = piece_rows(play, pieces, is_own)
    columns = [*zip(*rows, strict=True)]
    places = {place: play.board.place_text(place) for place in set(columns[0])}
    words = [
        (name, {value: _field_text(play, kept, value) for value in set(column)})
        for (name, kept, _), column in zip(piece_fields(play, is_own), columns[COMMON:], strict=True)
    ]
    for piece, row in zip(pieces, rows, strict=True):
        printed, steps = play.roster[piece], row[1]
        state = {name: texts[value] for (name, texts), value in zip(words, row[COMMON:], strict=True)}
        yield {
            "name": printed.name,
            "side": printed.side.name,
            "kind": printed.kind,
            "at": places[row[0]],
            "steps": steps,
            "values": dict(printed.face(steps, state[FACE]) if play.piece_faces else printed.face(steps)),
            "marks": mark_names(play, row[2]),
            "hidden": row[3] != OPEN,
            "state": state,
        }


def _field_text(play: Play[Any], kept: Kept, value: Any) -> Any:
    """What a field of a piece holds, a number or a list, in printed names."""
    return [spelled(play, kept, each) for each in value] if kept.per == "piece list" else spelled(play, kept, value)


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
        | ({"back": back} if (back := play.back_of(piece)) else {})
        for piece, how in enumerate(position.hidden)
        if how == CONCEALED and play.owner[piece] != side
    ]
    return sorted(seen, key=lambda counter: (counter["side"], counter["at"], counter.get("back", ""), counter["marks"]))


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


def hexes_view(play: Play[Any], side: Side | None, seen: Seen | None = None) -> dict[str, dict[str, Any]]:
    """What lies on hexes: the declared public fields and control, for the hexes that have any."""
    is_kept, seen = seen is not None, seen or Seen(side)
    seen.begin(play, side)
    kept = (*fields(play, "hex"), ("control", CONTROL, play.position.control))
    layers: list[Layer] = [(name, how, bytes(values)) for name, how, values in kept]
    number = play.board.grid.number
    seen.changed_hexes = changed = _changed_hexes(seen, layers) if seen.layers else ()
    if not seen.layers:
        told = _all_told(play, layers)
        told = seen.told = {hex_: seen.shared(each) for hex_, each in told.items()} if is_kept else told
        seen.hexes, seen.changed_hexes = {number(hex_): told[hex_] for hex_ in sorted(told)}, [*told]
    elif changed:
        seen.told, had = dict(seen.told), seen.told
        for hex_ in changed:
            if told_here := _told_of(play, hex_, layers):
                seen.told[hex_] = seen.shared(told_here)
            else:
                seen.told.pop(hex_, None)
        if seen.told.keys() == had.keys():
            seen.hexes = seen.hexes | {number(hex_): seen.told[hex_] for hex_ in changed if hex_ in seen.told}
        else:
            seen.hexes = {number(hex_): seen.told[hex_] for hex_ in sorted(seen.told)}
    seen.layers = layers
    return seen.hexes


def _all_told(play: Play[Any], layers: Sequence[Layer]) -> dict[int, dict[str, Any]]:
    """What lies on every hex that has anything."""
    told: dict[int, dict[str, Any]] = {}
    for name, kept, values in layers:
        words = {value: spelled(play, kept, value) for value in set(values) if value}
        for hex_, value in enumerate(values) if words else ():
            if value and hex_ in told:
                told[hex_][name] = words[value]
            elif value:
                told[hex_] = {name: words[value]}
    return told


def _told_of(play: Play[Any], hex_: int, layers: Sequence[Layer]) -> dict[str, Any]:
    """What lies on one hex."""
    return {name: spelled(play, kept, values[hex_]) for name, kept, values in layers if values[hex_]}


def _changed_hexes(seen: Seen, layers: Sequence[Layer]) -> list[int]:
    """The hexes that differ from what was seen, in any layer."""
    found: set[int] = set()
    for (_, _, had), (_, _, has) in zip(seen.layers, layers, strict=True):
        if had != has:
            found.update(_differing(had, has))
    return sorted(found)


def _differing(one: bytes, other: bytes) -> Iterator[int]:
    """Where two rows of bytes differ; it takes as long as there are differences."""
    left = int.from_bytes(one, "little") ^ int.from_bytes(other, "little")
    while left:
        place = ((left & -left).bit_length() - 1) // 8
        yield place
        left &= -1 << 8 * (place + 1)


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
    """An argument in printed names, by the first word of its key: `piece`, `hex`, `place`, `side`, `pieces`."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if isinstance(value, tuple):
        return [args_text(play, key.replace("pieces", "piece", 1), each) for each in value]
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
