"""Writing observations: a side's view as a vector, of which only what has changed is written again.

Everything is read from the view, and from the question and tally that the side itself is asked with, so that the vector
holds nothing a side may not know. A vector that is kept from question to question is the same as one written anew; the
tests compare the two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final
from zlib import crc32

import numpy as np

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Question, Side
from grognard.kernel.numbers.tally import PASS, Tally
from grognard.kernel.secrecy.view import Seen, question_view, table_view
from grognard.rl.actions import ActionNumbers
from grognard.rl.layout import (
    ARGUMENTS,
    GROUPS,
    SLOTS,
    THINGS,
    Cells,
    Layout,
    Vector,
    figure,
    general_path,
    leaves,
    squeezed,
)

THINGS_ASKED: Final = {"piece": "pieces", "hex": "places", "place": "places", "formation": "formations"}
"""The table in which a thing is marked that a question is about, by the first word of the argument's name."""

OPTION_TALLY: Final = ("tally", "total", "column", "pass")
"""What the tally of an option is written as: that it has one, its total, its column, and its chance to pass a test."""

Counted = tuple[int, str, int]
"""Where a piece is counted: the row of its place, its seat, and its steps."""


def written(layout: Layout, view: Mapping[str, Any], tally: Tally | None = None) -> Vector:
    """A view as a vector, with the tally behind its question."""
    numbers = layout.rows["pieces"]
    scribe = Scribe(layout, layout.index[view["side"]])
    scribe.write_pieces([(numbers[piece["name"]], piece) for piece in view["pieces"]])
    scribe.write_hexes(view["hexes"].items())
    return scribe.write(view, tally)


class Watcher:
    """Looks at one game for one side again and again."""

    def __init__(self, layout: Layout, side: Side) -> None:
        self.side = side
        self._seen = Seen(side)
        self._scribe = Scribe(layout, int(side))

    def look(self, game: Game) -> Vector:
        """What the side sees now."""
        play, seen, scribe = game.play, self._seen, self._scribe
        view = table_view(game, self.side, seen)
        question = game.questions.get(self.side.name)
        view["shows"] = play.shows(self.side)
        view["questions"] = [] if question is None else [question_view(play, question)]
        view["sealed"] = [entry.option.text for entry in game.sealed(self.side)] if game.is_sealed else []
        scribe.write_pieces([(piece, seen.made[piece]) for piece in seen.changed_pieces])
        number = play.board.grid.number
        scribe.write_hexes([(number(hex_), seen.told.get(hex_, {})) for hex_ in seen.changed_hexes])
        return scribe.write(view, tally_of(question))


def tally_of(question: Question | None) -> Tally | None:
    """The tally that a side is shown with its question; several are told by the first."""
    if question is None or question.who is DICE or question.tally is None:
        return None
    readings = question.tally.readings
    return readings[0].tally if readings else question.tally


def tallies_of(actions: ActionNumbers, game: Game, question: Question | None) -> Vector:
    """The tallies of the options of a question, in the rows of their actions; all else is 0."""
    told = np.zeros((len(actions), len(OPTION_TALLY)), np.float32)
    for option in () if question is None else question.options:
        tally = game.explain(option, question.who) if question is not None else None
        if tally is not None:
            each = tally.readings[0].tally if tally.readings else tally
            passed = float(each.chances().get(PASS, 0)) if each.need is not None else 0.0
            column = 0.0 if each.column is None else squeezed(each.column + 1)
            told[actions.number(option)] = 1.0, squeezed(float(each.total)), column, passed
    return told


class Scribe:
    """Writes views for one side, and keeps what it wrote of pieces, hexes and hexsides."""

    def __init__(self, layout: Layout, looks: int) -> None:
        self.layout = layout
        self.looks = looks
        self.seat = layout.own_seats(looks)
        self._kept = np.zeros(layout.size, np.float32)
        tables = layout.read(self._kept)
        self._pieces, self._places, self._edges = tables["pieces"], tables["places"], tables.get("edges")
        self._counted: dict[int, Counted] = {}
        self._counts: dict[tuple[int, str], int] = defaultdict(int)
        self._edges_told: Mapping[str, Mapping[str, Any]] = {}
        self._sides, self._formations, self._clock = tables["sides"], tables.get("formations"), tables["clock"][0]
        self._sides_told: Mapping[str, Mapping[str, Any]] = {}
        self._formations_told: Mapping[str, Mapping[str, Any]] = {}
        self._tracks_told: Mapping[str, Any] = {}
        columns = layout.columns["places"]
        self._laid = columns[f"control {layout.seats[0]}"]
        self._ways = {name: (block.start, len(block.columns)) for name, block in layout.blocks.items()}
        self._where: list[int] = []
        self._what: list[float] = []

    # What is kept ----------------------------------------------------------------------------------------------
    def write_pieces(self, changed: Iterable[tuple[int, Mapping[str, Any] | None]]) -> None:
        """Write pieces by their rows; the row of one that the side does not know is all zeros."""
        touched = set()
        for row, piece in changed:
            if (was := self._counted.pop(row, None)) is not None:
                touched.add(self._count(was, -1))
            self._pieces[row] = 0
            if piece is not None:
                self._write_piece(row, piece)
                place = self.layout.rows["places"][piece["at"]]
                now = self._counted[row] = place, self.seat[piece["side"]], piece["steps"]
                touched.add(self._count(now, 1))
        for place in touched:
            self._write_counts(place)

    def _count(self, counted: Counted, sign: int) -> int:
        """Count a piece in its place, or no more; returns the place."""
        place, seat, steps = counted
        self._counts[place, f"counters {seat}"] += sign
        self._counts[place, f"steps {seat}"] += sign * steps
        return place

    def _write_counts(self, place: int) -> None:
        columns = self.layout.columns["places"]
        for seat in self.layout.seats:
            for column in (f"counters {seat}", f"steps {seat}"):
                self._places[place, columns[column]] = squeezed(self._counts[place, column])

    def _write_piece(self, row: int, piece: Mapping[str, Any]) -> None:
        layout, columns, state = self.layout, self.layout.columns["pieces"], piece["state"]
        told = self._pieces[row]
        cells = [layout.printed_on(row, piece["steps"], layout.face_of(state))]
        cells.append(layout.standing("pieces", "", piece["at"]))
        for name, value in state.items():
            if isinstance(value, list):
                cells.append(self._listed("pieces", name, value))
            else:
                cells.append(layout.field("pieces", self.looks, name, value))
        for where, what in cells:
            told[where] = what
        if self.seat[piece["side"]] == "own":
            told[columns["own"]] = 1
        if piece["hidden"]:
            told[columns["hidden"]] = 1
        for mark in piece["marks"]:
            told[columns[f"mark {mark}"]] = 1

    def _listed(self, block: str, name: str, values: Sequence[Any]) -> Cells:
        """A list: how long it is, and its first entries where there are columns for them."""
        layout, how = self.layout, self.layout.play.shape.kept[name]
        told = {name: squeezed(len(values))}
        if f"{name} 1" in layout.columns[block]:
            slots = values[:SLOTS]
            told |= {f"{name} {number + 1}": layout.fraction(how.of, value) for number, value in enumerate(slots)}
        return layout.cells(block, told)

    def write_hexes(self, changed: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
        """Write what lies on hexes, by their numbers, and who controls them."""
        layout, rows, columns = self.layout, self.layout.rows["places"], self.layout.columns["places"]
        kept = layout.play.shape.kept
        for hex_, laid in changed:
            told = self._places[rows[hex_]]
            told[self._laid :] = 0
            for name, value in laid.items():
                if name == "control":
                    told[columns[f"control {self.seat[value]}"]] = 1
                elif name in kept:
                    where, what = layout.field("places", self.looks, name, value)
                    told[where] = what

    def _write_edges(self, told: Mapping[str, Mapping[str, Any]]) -> None:
        """Write what lies on hexsides, when it is not what it was."""
        if self._edges is None or told == self._edges_told:
            return
        rows = self.layout.rows["edges"]
        for edge in self._edges_told:
            self._edges[rows[edge]] = 0
        for edge, laid in told.items():
            for name, value in laid.items():
                where, what = self.layout.field("edges", self.looks, name, value)
                self._edges[rows[edge], where] = what
        self._edges_told = told

    # What is written anew each time ----------------------------------------------------------------------------
    def write(self, view: Mapping[str, Any], tally: Tally | None) -> Vector:
        """A view as a vector; what changed of its pieces and hexes is written before."""
        self._where, self._what = [], []
        self._write_edges(view["edges"])
        question = view["questions"][0] if view["questions"] else None
        self._write_clock(view, question)
        self._write_tracks(view)
        self._write_tally(tally)
        self._write_sides(view["sides"])
        self._write_formations(view.get("formations", {}))
        if question is not None and question["args"]:
            self._write_arguments(question["args"])
        if self.layout.play.conceals:
            self._write_hidden(view)
        self._write_lists(view)
        vector = self._kept.copy()
        vector[self._where] = self._what
        return vector

    def _set(self, block: str, row: int, column: str, value: float) -> None:
        """Write one number."""
        start, wide = self._ways[block]
        self._where.append(start + row * wide + self.layout.columns[block][column])
        self._what.append(value)

    def _put(self, block: str, row: int, cells: Cells) -> None:
        """Write several numbers of one row."""
        start, wide = self._ways[block]
        first = start + row * wide
        self._where += [first + column for column in cells[0]]
        self._what += cells[1]

    def _write_clock(self, view: Mapping[str, Any], question: Mapping[str, Any] | None) -> None:
        """Write the turn and phase, what is asked, and who is waited for."""
        clauses, columns = self.layout.clauses, self.layout.columns["clock"]
        told = {"turn": squeezed(view["turn"]), "over": float(view["over"]), "phase": clauses.get(view["phase"], 0.0)}
        told["sealed"] = squeezed(len(view["sealed"]))
        if question is not None:
            told["rule"] = clauses.get(question["rule"], 0.0)
            told["menu"] = float(question["menu"])
            told["options"] = squeezed(len(question["options"]))
            ask = f"ask {question['ask']}"
            told |= {ask: 1.0} if ask in columns else {"ask another": hashed(question["ask"])}
        told |= {f"waiting {self.seat[side]}": 1.0 for side in view["waiting"] if side in self.seat}
        if view["winner"]:
            told[f"won {self.seat[view['winner']]}"] = 1.0
        self._put("clock", 0, self.layout.cells("clock", told))

    def _write_tracks(self, view: Mapping[str, Any]) -> None:
        """Write the tracks and lists of the game, and the figures in `shows`."""
        layout, tracks = self.layout, view["tracks"]
        if tracks != self._tracks_told:
            self._tracks_told = tracks
            self._clock[:] = 0
            for name, value in tracks.items():
                where, what = self._told("clock", name, value)
                self._clock[where] = what
        for path, value in leaves(view["shows"]):
            general, seat = general_path(layout.index, path)
            if general in layout.figures:
                self._set("clock", 0, figure(general, self.seat[seat] if seat else ""), squeezed(value))

    def _write_tally(self, tally: Tally | None) -> None:
        """Write the tally behind the question."""
        if tally is None:
            return
        told = {
            "tally": 1.0,
            "tally total": squeezed(float(tally.total)),
            "tally impossible": float(not tally.is_possible),
        }
        if tally.column is not None:
            told["tally column"] = squeezed(tally.column + 1)
        if tally.compared is not None:
            attack, defence = tally.compared
            told |= {"tally attack": squeezed(float(attack)), "tally defence": squeezed(float(defence))}
        self._put("clock", 0, self.layout.cells("clock", told))

    def _told(self, block: str, name: str, value: Any) -> Cells:
        """The cells of a field, or of a list."""
        if isinstance(value, list):
            return self._listed(block, name, value)
        return self.layout.field(block, self.looks, name, value)

    def _write_sides(self, sides: Mapping[str, Mapping[str, Any]]) -> None:
        """Write the fields of each side, when they are not what they were; own fields only for the side itself."""
        if sides == self._sides_told:
            return
        self._sides_told = sides
        self._sides[:] = 0
        for side, told in sides.items():
            row = self._sides[self.layout.seats.index(self.seat[side])]
            for name, value in told.items():
                where, what = self._told("sides", name, value)
                row[where] = what

    def _write_formations(self, formations: Mapping[str, Mapping[str, Any]]) -> None:
        """Write the fields of each formation, when they are not what they were; own fields only for the side itself."""
        if self._formations is None or formations == self._formations_told:
            return
        self._formations_told = formations
        self._formations[:] = 0
        owners, own = self.layout.play.roster.formation_sides, self.layout.columns["formations"]["own"]
        for row, owner, told in zip(self._formations, owners, formations.values(), strict=True):
            row[own] = self.seat[owner.name] == "own"
            for name, value in told.items():
                where, what = self._told("formations", name, value)
                row[where] = what

    def _write_arguments(self, args: Mapping[str, Any]) -> None:
        """Write what the question is about: things in their rows, lists of pieces by rank, all else as numbers."""
        numbers, groups, things = [], 0, defaultdict[str, int](int)
        for key, value in sorted(args.items()):
            word = key.partition("_")[0]
            block = THINGS_ASKED.get(word)
            if word == "pieces" and isinstance(value, list) and groups < GROUPS:
                groups += 1
                for rank, name in enumerate(value):
                    self._set("pieces", self.layout.rows["pieces"][name], f"in list {groups}", 1 / (rank + 1))
            elif block in self.layout.blocks and value in self.layout.rows[block]:
                things[block] += 1
                self._set(block, self.layout.rows[block][value], "asked", 1 / things[block])
            else:
                numbers.append(self._number(value))
        for number, value in enumerate(numbers[:ARGUMENTS]):
            self._set("clock", 0, f"argument {number + 1}", value)

    def _number(self, value: Any) -> float:
        """An argument as one number: a side as 1 for the own and -1 for others, a word by its hash."""
        if isinstance(value, int | float | Fraction):
            return squeezed(float(value))
        if value in self.seat:
            return 1.0 if self.seat[value] == "own" else -1.0
        return hashed(str(value)) if value != "" else 0.0

    def _write_hidden(self, view: Mapping[str, Any]) -> None:
        """Write where the side sees counters that it does not know, and its own sealed answers."""
        rows, pieces = self.layout.rows["places"], self.layout.rows["pieces"]
        counts: dict[tuple[int, str], int] = defaultdict(int)
        for counter in view["unknown"]:
            row = rows[counter["at"]]
            counts[row, "unknown"] += 1
            for mark in counter["marks"]:
                counts[row, f"unknown mark {mark}"] += 1
            if back := counter.get("back"):
                counts[row, f"unknown back {back}"] += 1
        for (row, column), count in counts.items():
            self._set("places", row, column, squeezed(count))
        for name, place in view["planned"].items():
            self._set("pieces", pieces[name], "planned", 1.0)
            self._put("pieces", pieces[name], self.layout.standing("pieces", "planned ", place))
        for row, text in enumerate(view["sealed"][: len(self.layout.blocks["sealed"].rows)]):
            self._write_sealed(row, text)

    def _write_sealed(self, row: int, text: str) -> None:
        """Write one sealed answer: its verb, and its noun."""
        play = self.layout.play
        option = play.read(text)
        self._set("sealed", row, "verb", ([*play.voices].index(option.verb) + 1) / len(play.voices))
        self._set("sealed", row, "noun", squeezed(option.noun + 1))

    def _write_lists(self, view: Mapping[str, Any]) -> None:
        """Write the pieces and hexes in the lists that the side may see, each by its rank."""
        kept = self.layout.kept
        for name, how in kept["list"]:
            self._mark(how.of, f"listed {name}", view["tracks"][name])
        for name, how in kept["side list"]:
            for side, told in view["sides"].items():
                seat = f" {self.seat[side]}" if how.seen == "all" else ""
                self._mark(how.of, f"listed {name}{seat}", told.get(name, ()))
        for name, how in kept["piece list"]:
            for piece in view["pieces"] if how.of in THINGS else ():
                self._mark(how.of, f"listed {name}", piece["state"].get(name, ()))

    def _mark(self, of: str | tuple[str, ...], column: str, things: Sequence[Any]) -> None:
        """Write that things are in a list."""
        if of not in THINGS or not things:
            return
        block = "pieces" if of == "piece" else "places"
        for rank, thing in enumerate(things):
            if thing:
                self._set(block, self.layout.rows[block][thing], column, 1 / (rank + 1))


def hashed(word: str) -> float:
    """A word as a number between -1 and 1 that is always the same."""
    return crc32(word.encode()) / 2**31 - 1
