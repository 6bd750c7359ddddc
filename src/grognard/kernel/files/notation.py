"""The position notation: a position in a few lines of text, from which a game can start.

    skirmish night-raid          the game, and the scenario whose board and rules hold
    options 12.1
    board                        a sketched board instead of the scenario's: indented lines, a row each
      . . w
      . v w1
    link road 0101 0201
    region home-blue 0101-0103   on a sketched board: hexes the rules ask for by a name
    piece S9 like B1 fire 6      a counter with other values, or a new one copied from another
    force fire 2                 a chart that gives one result whatever is rolled
    turn 3
    phase 4.2
    unit B1 at 0304 steps 1 pinned
    hex 0304 smoke 2 control blue
    side blue score 3
    then blue: activate B1       answers given since

It is the fixture of rule tests, the body of a bug report, the format of a puzzle, and how scenarios place their
pieces. `#` begins a comment. Every fault is reported with its line; what is not mentioned is blank. This module reads;
`writing` writes, and `since` plays the answers of `then` lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from textwrap import dedent
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.files.data import LANGUAGES, Faults
from grognard.kernel.files.sources import suggestion
from grognard.kernel.files.spelling import AND, known_name, meant, whole, written_name
from grognard.kernel.files.writing import ASK_ALL, HIDING, NOBODY, phase_place, phase_text, write_position
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.board import Board, HexText
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.position import Kept, per_hex

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

__all__ = [
    "ASK_ALL",
    "Placer",
    "TextLine",
    "Written",
    "change_pieces",
    "draw_on",
    "force_charts",
    "take_apart",
    "write_position",
]

DRAWING = ("link", "hexside", "region", "name")
SETTING = ("options", "board", "row", *DRAWING, "piece", "force")
"""First words of the lines that say what is played, and on what."""
EVERYWHERE = "all"
"""The word for the whole map on a `hex` line."""
HEADS = (*SETTING, "ask", "then")
"""First words of the lines that say what is played or what happened since; all other lines place things."""


class TextLine(NamedTuple):
    """One line: its number, first word and the rest."""

    number: int
    head: str
    words: list[str]

    @property
    def where(self) -> str:
        """Its name in faults."""
        return f"line {self.number}"

    @property
    def rest(self) -> str:
        """The line without its first word."""
        return " ".join(self.words)


class Written(NamedTuple):
    """A position text split into lines, not yet checked by any game."""

    first: TextLine
    lines: tuple[TextLine, ...]

    @property
    def game(self) -> str:
        """The game it names."""
        return self.first.head

    @property
    def scenario(self) -> str:
        """The scenario it names, or nothing."""
        return " ".join(self.first.words)

    @property
    def body(self) -> list[TextLine]:
        """The lines that place things."""
        return [line for line in self.lines if line.head not in HEADS]

    def those(self, *heads: str) -> list[TextLine]:
        """The lines that begin with one of these words; the rows of a sketch are headed `row`."""
        return [line for line in self.lines if line.head in heads]


def take_apart(text: str, faults: Faults) -> Written:
    """Split a whole position text; faults that can be found without knowing the game are noted."""
    lines = tuple(_lines(text, faults))
    if not lines or len(lines[0].words) > 1 or lines[0].head == "board":
        faults.add(lines[0].where if lines else "line 1", "it begins with the game and, if it has one, the scenario")
        faults.check()
    written = Written(lines[0], lines[1:])
    sketches = written.those("board")
    for line in sketches[1:]:
        faults.add(line.where, "board: there is one already")
    for line in written.those(*DRAWING) if not sketches else ():
        faults.add(line.where, f"{line.head}: the scenario's board is as it is; only a sketched one is drawn on")
    return written


def _lines(text: str, faults: Faults) -> Iterator[TextLine]:
    """The lines that are not empty; an indented line belongs to the `board` line above it and is a `row`."""
    in_board = False
    for number, raw in enumerate(dedent(text).splitlines(), 1):
        line = raw.split("#", 1)[0].rstrip()
        words = line.split()
        if not words:
            continue
        if in_board and line[0].isspace():
            yield TextLine(number, "row", words)
            continue
        in_board = words[0] == "board"
        if in_board and len(words) > 1:
            faults.add(f"line {number}", "board: the rows of a sketch stand indented on the lines below")
        yield TextLine(number, words[0], words[1:])


# Board features and counters, read before the game is made ------------------------------------------------------


def draw_on(board: Board, lines: Iterable[TextLine], faults: Faults) -> None:
    """Links, hexsides, regions and names of a sketched board."""
    for line in lines:
        reader = HexText(board.grid, _noting(faults, line.where))
        kind, rest = (line.words[0], " ".join(line.words[1:])) if line.words else ("", "")
        match line.head:
            case "name":
                _name_hex(board, kind, rest, reader)
            case "region":
                _add_region(board, written_name(kind), rest, reader)
            case _:
                _add_feature(board, line.head, kind, rest, reader)


def _name_hex(board: Board, number: str, name: str, reader: HexText) -> None:
    hex_ = reader.hex(number)
    if hex_ is not None and name:
        board.names[hex_] = dict.fromkeys(LANGUAGES, name)
    elif not name:
        reader.fault("name: a hex, then what it is called")


def _add_region(board: Board, name: str, hexes: str, reader: HexText) -> None:
    """Add hexes to a named region; several lines of one name add up."""
    known = board.legend.regions
    if not board.legend.knows_region(name):
        reader.fault(f"region: no rule asks for {name!r}; there are {', '.join(known)}{suggestion(name, known)}")
    elif not hexes:
        reader.fault("region: its name, then the hexes")
    else:
        board.regions[name] = board.regions.get(name, 0) | hexset(reader.hexes(hexes))


def _add_feature(board: Board, head: str, word: str, hexes: str, reader: HexText) -> None:
    """Print a kind of link or hexside on some edges."""
    features = board.links if head == "link" else board.hexsides
    kind = known_name(word, features)
    if kind is None:
        hint = suggestion(word, features)
        reader.fault(f"{head}: no kind {word!r}; there are {', '.join(features) or 'none'}{hint}")
        return
    board.add_edges(features[kind], reader.chain(hexes) if head == "link" else reader.edges(hexes))


def _noting(faults: Faults, where: str) -> Callable[[str], None]:
    return lambda what: faults.add(where, what)


def change_pieces(
    pieces: Sequence[Piece], lines: Iterable[TextLine], values: Sequence[str], faults: Faults
) -> list[Piece]:
    """`piece B1 fire 6`: a counter with other values; `piece X like B1 fire 6/3`: a new one, a value for each face."""
    by_name = {piece.name: piece for piece in pieces}
    for line in lines:
        name, *words = line.words or [""]
        is_likeness = words[:1] == ["like"]
        model = " ".join(words[1:2]) if is_likeness else name
        if model not in by_name:
            advice = "" if is_likeness else "; a new one is `piece NAME like OTHER …`"
            faults.add(line.where, f"no piece {model!r}{advice}{suggestion(model, by_name)}")
            continue
        piece = by_name[model]
        if is_likeness:
            piece, words = piece._replace(name=name, titles={}), words[2:]
        by_name[name] = _with_values(piece, words, values, line.where, faults)
    return list(by_name.values())


def _with_values(model: Piece, words: list[str], values: Sequence[str], where: str, faults: Faults) -> Piece:
    for word, text in zip(words[::2], words[1::2], strict=False):
        numbers = [whole(part) for part in text.split("/")]
        known = [number for number in numbers if number is not None]
        face, _, name = word.rpartition(".")
        key = known_name(name, values)
        if face and face not in model.named_faces:
            has = f"it has {', '.join(model.named_faces)}" if model.named_faces else "it has one only"
            faults.add(where, f"{word}: {model.name} has no face {face!r}; {has}")
        elif key is None:
            faults.add(where, f"no value {word!r}; there are {', '.join(values)}{suggestion(word, values)}")
        elif len(known) < len(numbers):
            faults.add(where, f"{key} {text}: expected a number, or a number for each face")
        elif len(known) not in (1, model.steps):
            faults.add(where, f"{key} {text}: {model.name} has {model.steps} faces")
        else:
            model = model.but(face, **{key: known[0] if len(known) == 1 else known})
    if len(words) % 2:
        faults.add(where, f"{words[-1]}: a value is missing")
    return model


# Forced charts --------------------------------------------------------------------------------------------------


def force_charts(charts: Mapping[str, Chart], lines: Iterable[TextLine], faults: Faults) -> Mapping[str, Chart]:
    """`force assault 2/1`: a chart with this result in every cell; it must be a printed one or have the form of one."""
    found = dict(charts)
    rolled = {name: chart for name, chart in charts.items() if chart.dice is not None}
    for line in lines:
        word, *rest = line.words or [""]
        name, result = known_name(word, rolled), " ".join(rest)
        if name is None:
            hint = suggestion(word, rolled)
            faults.add(line.where, f"force: no chart {word!r} is rolled on; there are {', '.join(rolled)}{hint}")
            continue
        known = dict.fromkeys((*rolled[name].results, rolled[name].off))
        if not rolled[name].can_print(result):
            hint = suggestion(result, known)
            faults.add(line.where, f"force: {name} has no result like {result!r}; there are {', '.join(known)}{hint}")
        else:
            found[name] = rolled[name].forced(result)
    return found


# Placing things -------------------------------------------------------------------------------------------------


class Placer:
    """Carries out the lines of a position on a game's table, noting every fault with its line."""

    def __init__(self, play: Play[Any], faults: Faults, where: str = "") -> None:
        self.play = play
        self.position = play.position
        self.faults = faults
        self.where = where
        self._line = 0
        self._placed: dict[int, int] = {}
        """The line that says where each piece is."""
        self._lines: Mapping[str, Callable[[list[str]], None]] = {
            "unit": self._unit,
            "hex": self._hexes,
            "edge": self._edges,
            "side": self._side,
            **({"formation": self._formation} if "formation" in play.shape.layouts else {}),
            "turn": self._turn,
            "phase": self._phase,
            "over": self._over,
        }

    def fault(self, what: str) -> None:
        """Note what is wrong with the present line."""
        self.faults.add(f"{self.where}line {self._line}", what)

    def place_all(self, text: str) -> None:
        """Carry out every line of a text without a heading line, as in scenarios."""
        self.carry_out(list(_lines(text, self.faults)))
        self.part_enemies()

    def carry_out(self, lines: Sequence[TextLine]) -> None:
        """Carry out every line, the phase last, because the phases of a turn may depend on all the rest."""
        for line in lines:
            if line.head != "phase":
                self._carry_out(line)
        self.play.occupation = self.play.count()
        for line in lines:
            if line.head == "phase":
                self._carry_out(line)

    def _carry_out(self, line: TextLine) -> None:
        self._line = line.number
        if line.head in self._lines:
            self._lines[line.head](line.words)
        else:
            self._track(line.head, line.words)

    # The lines -------------------------------------------------------------------------------------------------
    def _turn(self, words: list[str]) -> None:
        self.position.turn = self._number(" ".join(words), 1, 999)

    def _phase(self, words: list[str]) -> None:
        """Set the phase by its clause, `4.2`; where the turn has several of that clause, by side and count.

        `4.2 blue 3` is Blue's third; `4.2 3` the third of all sides together.
        """
        phases = self.play.phases()
        place = phase_place(phases, words)
        if place is None:
            known = ", ".join(phase_text(phases, each) for each in range(len(phases)))
            self.fault(f"no phase {' '.join(words)!r}: the phases of a turn are {known}")
        else:
            self.position.phase = place

    def _over(self, words: list[str]) -> None:
        """`over blue verdict-clear`, `over nobody`."""
        winner, verdict, *more = (*words, "", "")
        names = [side.name for side in self.play.sides]
        if winner not in (*names, NOBODY) or any(more):
            self.fault(f"over: say who won, one of {', '.join(names)}, {NOBODY}, and the verdict")
            return
        self.position.over = True
        self.position.winner = names.index(winner) if winner in names else -1
        self.position.verdict = verdict

    def _unit(self, words: list[str]) -> None:
        """`B1 B2 at 0304 steps 1 pinned`."""
        if not words or words[0] == "at":
            self.fault("unit: say which piece")
            return
        names = self._names(words)
        for name in names:
            piece = self.play.roster.find(name)
            if piece is None:
                known = [*self.play.roster.numbers, *self._states()]
                self.fault(f"no piece {name!r}{suggestion(name, known)}")
            else:
                self._state(piece, words[len(names) :])

    def _names(self, words: list[str]) -> list[str]:
        """The pieces at the beginning of a line, up to the first word of their state."""
        states, known = self._states(), self.play.roster.numbers
        if not any(known_name(word, states) for word in words[1:]):
            return words[:1] + list(takewhile(known.__contains__, words[1:]))
        return words[:1] + list(takewhile(lambda word: known_name(word, states) is None, words[1:]))

    def _states(self) -> list[str]:
        fields = (*self._fields("piece"), *self._fields("piece list"))
        return ["at", "steps", *HIDING, *self.play.marks, *self.play.piece_faces, *fields]

    def _state(self, piece: int, words: list[str]) -> None:
        fields, lists = self._fields("piece"), self._fields("piece list")
        left = list(words)
        states = self._states()
        while left:
            word = known_name(left[0], states) or left[0]
            del left[0]
            if word in self.play.marks:
                self.position.marks[piece] |= 1 << self.play.marks.index(word)
            elif word in HIDING:
                self.position.hidden[piece] = HIDING[word]
            elif word in self.play.piece_faces:
                self._turn_to(piece, word)
            elif word in lists:
                self._field(word)[piece] = self._list(word, lists[word], left)
                return
            elif word not in ("at", "steps", *fields):
                self.fault(f"no mark or value {word!r}; there are {', '.join(states)}{suggestion(word, states)}")
                return
            elif not left:
                self.fault(f"{word}: its value is missing")
            elif word == "at":
                self._stand(piece, left.pop(0))
            elif word == "steps":
                self.position.steps[piece] = self._number(left.pop(0), 0, self.play.roster[piece].steps)
            else:
                self._field(word)[piece] = self._value(word, fields[word], left.pop(0))

    def _turn_to(self, piece: int, face: str) -> None:
        printed = self.play.roster[piece]
        if face in printed.named_faces:
            self.position.face[piece] = self.play.piece_faces.index(face)
        else:
            self.fault(f"{printed.name} has no face {face!r}; it has {', '.join(printed.named_faces) or 'one only'}")

    def _stand(self, piece: int, place: str) -> None:
        board = self.play.board
        found = board.find_place(known_name(place, board.boxes) or place)
        if found is None:
            hint = suggestion(place, board.boxes)
            self.fault(f"no hex or box {place!r}: {board.grid.extent}; the boxes are {', '.join(board.boxes)}{hint}")
        else:
            self.position.at[piece] = found
            self._placed[piece] = self._line

    def _hexes(self, words: list[str]) -> None:
        """`0304 0402-0406 smoke 2 control blue`; `all` is the whole map, and a region stands for its hexes."""
        fields = self._fields("hex") | {"control": per_hex("side")}
        those = list(takewhile(lambda word: known_name(word, fields) is None and self._says_where(word), words))
        if not those:
            self.fault("hex: say which, then what is there")
        hexes = [hex_ for word in those for hex_ in self._where(word)]
        for key, value in self._pairs("hex", words[len(those) :], fields):
            for hex_ in hexes:
                self._field(key)[hex_] = value

    def _says_where(self, word: str) -> bool:
        return word == EVERYWHERE or word in self.play.board.regions or any(map(str.isdecimal, word))

    def _where(self, word: str) -> list[int]:
        """The hexes a word of a `hex` line stands for."""
        board = self.play.board
        if word == EVERYWHERE:
            return list(board.grid.hexes)
        if word in board.regions:
            return list(members(board.regions[word]))
        return HexText(board.grid, self.fault).hexes(word)

    def _edges(self, words: list[str]) -> None:
        """`0304/0305 wire 1`."""
        edge = self.play.board.find_edge(" ".join(words[:1]))
        if edge is None:
            self.fault(f"no hexside {' '.join(words[:1])!r}: it is written with two adjacent hexes, as 0101/0102")
        for key, value in self._pairs("edge", words[1:], self._fields("edge")):
            if edge is not None:
                self._field(key)[edge] = value

    def _side(self, words: list[str]) -> None:
        """`blue score 3`."""
        names = [side.name for side in self.play.sides]
        side = names.index(words[0]) if words and words[0] in names else None
        if side is None:
            self.fault(f"no side {' '.join(words[:1])!r}: the sides are {', '.join(names)}")
        lists = self._fields("side list")
        name = known_name(" ".join(words[1:2]), lists)
        if name is not None:
            values = self._list(name, lists[name], words[2:])
            if side is not None:
                self._field(name)[side] = values
            return
        for key, value in self._pairs("side", words[1:], self._fields("side") | lists):
            if key in lists:
                self.fault(f"side: {key} is a list and has a line of its own")
            elif side is not None:
                self._field(key)[side] = value

    def _formation(self, words: list[str]) -> None:
        """`2nd losses 3`."""
        known = self.play.roster.formations
        formation = self.play.roster.find_formation(" ".join(words[:1]))
        if formation is None:
            hint = suggestion(" ".join(words[:1]), known)
            self.fault(f"no formation {' '.join(words[:1])!r}; there are {', '.join(known) or 'none'}{hint}")
        for key, value in self._pairs("formation", words[1:], self._fields("formation")):
            if formation is not None:
                self._field(key)[formation] = value

    def _track(self, word: str, words: list[str]) -> None:
        """A line that begins with the name of a track or list: `weather rain`."""
        tracks = self._fields("game") | self._fields("list")
        name = known_name(word, tracks)
        if name is None:
            known = [*self._lines, *tracks]
            self.fault(f"{word!r} begins no line; there are {', '.join(known)}{suggestion(word, known)}")
        elif tracks[name].per == "list":
            setattr(self.position, _attribute(name), [self._value(name, tracks[name], each) for each in words])
        elif len(words) != 1:
            self.fault(f"{name}: expected one value")
        else:
            setattr(self.position, _attribute(name), self._value(name, tracks[name], words[0]))

    # Enemies in one hex ----------------------------------------------------------------------------------------
    def part_enemies(self) -> None:
        """Refuse two sides in one hex, except pieces that the game allows to share one."""
        for hex_, pieces in self.play.enemies_together():
            self._refuse_to_share(hex_, pieces)

    def _refuse_to_share(self, hex_: int, pieces: Sequence[int]) -> None:
        """Record the fault at the line that put the last of them there."""
        last = max(pieces, key=lambda piece: self._placed.get(piece, 0))
        self._line = self._placed.get(last, 0)
        owner, roster = self.play.owner, self.play.roster
        other = next(piece for piece in pieces if owner[piece] != owner[last])
        where = self.play.board.grid.number(hex_)
        self.fault(f"{roster[last].name} and {roster[other].name}, of two sides, may not stand in one hex, {where}")

    # The words of a line ---------------------------------------------------------------------------------------
    def _pairs(self, head: str, words: list[str], fields: Mapping[str, Kept]) -> Iterator[tuple[str, int]]:
        """Names, each with its value."""
        if not words or len(words) % 2:
            self.fault(f"{head}: after it stand names, each with its value")
        for word, text in zip(words[::2], words[1::2], strict=False):
            key = known_name(word, fields)
            if key is not None:
                yield key, self._value(key, fields[key], text)
            else:
                self.fault(f"{head}: no {word!r}; there are {', '.join(fields) or 'none'}{suggestion(word, fields)}")

    def _list(self, name: str, kept: Kept, words: Sequence[str]) -> tuple[int, ...]:
        """Read the rest of a line as a list."""
        return tuple(self._value(name, kept, word) for word in words)

    def _number(self, text: str, least: int, most: int) -> int:
        number = whole(text)
        if number is None or not least <= number <= most:
            self.fault(f"expected a number from {least} to {most}, got {text!r}")
            return least
        return number

    def _fields(self, per: str) -> dict[str, Kept]:
        """The fields of this layout, by their names in the notation."""
        kept = self.play.shape.kept.items()
        return {written_name(name): how for name, how in kept if how.per == per and how.of != "face"}

    def _field(self, name: str) -> Any:
        """The content of a field, by its name in the notation."""
        return getattr(self.position, _attribute(name))

    def _value(self, name: str, kept: Kept, text: str) -> int:
        """The number for a value written in printed names."""
        value = meant(self.play, kept, text)
        if value is not None:
            return value
        limits = " from 0 to 255" if kept.per == "hex" and kept.of == "number" else ""
        what = f"no {kept.of}{limits}" if isinstance(kept.of, str) else f"none of {', '.join(kept.of)}"
        joined = f", nor several joined by {AND}" if kept.many else ""
        self.fault(f"{name}: {text!r} is {what}{joined}")
        return max(0, kept.blank)


def _attribute(name: str) -> str:
    """The field of the position with this name in the notation."""
    return name.replace("-", "_")
