"""Positions written down: a few lines of text from which a game starts right there.

    skirmish night-raid          the game, and the scenario whose board and rules hold
    options 12.1
    board                        a sketched board instead of the scenario's: indented lines, a row each
      . . w
      . v w1
    link road 0101 0201
    piece S9 like B1 fire 6      a counter changed, or a new one after another's likeness
    turn 3
    phase 4.2
    unit B1 at 0304 steps 1 pinned
    hex 0304 smoke 2 control blue
    side blue score 3
    then blue: activate B1       answers given since

It is the fixture of rule tests, the body of a bug report, the format of a puzzle, and how scenarios place their
pieces. `#` begins a remark. Every fault is reported with its line; what is not mentioned is blank. This room reads;
`writing` writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from textwrap import dedent
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.board import Board, HexText
from grognard.kernel.data import LANGUAGES, Faults
from grognard.kernel.errors import Unreadable
from grognard.kernel.pieces import Piece
from grognard.kernel.position import Kept, per_hex
from grognard.kernel.script import DICE, Side
from grognard.kernel.sources import suggestion
from grognard.kernel.spelling import meant, whole
from grognard.kernel.writing import HIDING, NOBODY, write_position

if TYPE_CHECKING:
    from grognard.kernel.play import Play

__all__ = [
    "Line",
    "Placer",
    "Written",
    "answers_since",
    "change_pieces",
    "draw_on",
    "take_apart",
    "write_position",
]

DRAWING = ("link", "hexside", "name")
HEADS = ("options", "board", "row", *DRAWING, "piece", "then")
"""Lines that say what is played, or what happened since; all others place things."""


class Line(NamedTuple):
    """One line: its number, first word and the rest."""

    number: int
    head: str
    words: list[str]

    @property
    def where(self) -> str:
        """How faults call it."""
        return f"line {self.number}"

    @property
    def rest(self) -> str:
        """All but the first word."""
        return " ".join(self.words)


class Written(NamedTuple):
    """A position text taken apart, not yet looked at by any game."""

    first: Line
    lines: tuple[Line, ...]

    @property
    def game(self) -> str:
        """The game it says it is of."""
        return self.first.head

    @property
    def scenario(self) -> str:
        """The scenario it names, or nothing."""
        return " ".join(self.first.words)

    @property
    def body(self) -> list[Line]:
        """The lines that place things."""
        return [line for line in self.lines if line.head not in HEADS]

    def those(self, *heads: str) -> list[Line]:
        """The lines that begin with one of these words; the rows of a sketch are headed `row`."""
        return [line for line in self.lines if line.head in heads]


def take_apart(text: str, faults: Faults) -> Written:
    """The parts of a whole position text; what can be wrong without knowing the game is noted."""
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


def _lines(text: str, faults: Faults) -> Iterator[Line]:
    """Lines with something on them; an indented line belongs to the `board` line above it and is a `row`."""
    in_board = False
    for number, raw in enumerate(dedent(text).splitlines(), 1):
        line = raw.split("#", 1)[0].rstrip()
        words = line.split()
        if not words:
            continue
        if in_board and line[0].isspace():
            yield Line(number, "row", words)
            continue
        in_board = words[0] == "board"
        if in_board and len(words) > 1:
            faults.add(f"line {number}", "board: the rows of a sketch stand indented on the lines below")
        yield Line(number, words[0], words[1:])


# What is played: board features and counters, before the game is made -------------------------------------------


def draw_on(board: Board, lines: Iterable[Line], faults: Faults) -> None:
    """Links, hexsides and names of a sketched board."""
    for line in lines:
        reader = HexText(board.grid, _noting(faults, line.where))
        kind, rest = (line.words[0], " ".join(line.words[1:])) if line.words else ("", "")
        if line.head == "name":
            hex_ = reader.hex(kind)
            if hex_ is not None and rest:
                board.names[hex_] = dict.fromkeys(LANGUAGES, rest)
            elif not rest:
                faults.add(line.where, "name: a hex, then what it is called")
            continue
        known = board.links if line.head == "link" else board.hexsides
        if kind not in known:
            hint = suggestion(kind, known)
            faults.add(line.where, f"{line.head}: no kind {kind!r}; there are {', '.join(known) or 'none'}{hint}")
            continue
        edges = reader.chain(rest) if line.head == "link" else reader.edges(rest)
        board.add_edges(known[kind], edges)


def _noting(faults: Faults, where: str) -> Callable[[str], None]:
    return lambda what: faults.add(where, what)


def change_pieces(pieces: Sequence[Piece], lines: Iterable[Line], values: Sequence[str], faults: Faults) -> list[Piece]:
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
    for key, text in zip(words[::2], words[1::2], strict=False):
        numbers = [whole(part) for part in text.split("/")]
        known = [number for number in numbers if number is not None]
        if key not in values:
            faults.add(where, f"no value {key!r}; there are {', '.join(values)}{suggestion(key, values)}")
        elif len(known) < len(numbers):
            faults.add(where, f"{key} {text}: expected a number, or a number for each face")
        elif len(known) not in (1, model.steps):
            faults.add(where, f"{key} {text}: {model.name} has {model.steps} faces")
        else:
            model = model.but(**{key: known[0] if len(known) == 1 else known})
    if len(words) % 2:
        faults.add(where, f"{words[-1]}: a value is missing")
    return model


# What happened since --------------------------------------------------------------------------------------------


def answers_since(play: Play[Any], lines: Iterable[Line], faults: Faults) -> list[tuple[Side | None, str]]:
    """`then blue: activate B1`: who answered and what, None for whoever was asked; legality is not looked at."""
    sides = {side.name: side for side in (*play.sides, DICE)}
    found = []
    for line in lines:
        before, colon, after = line.rest.partition(":")
        who, answer = (before, after.strip()) if colon else ("", before)
        if who and who not in sides:
            faults.add(line.where, f"then: no side {who!r}; there are {', '.join(sides)}{suggestion(who, sides)}")
        elif what := _unreadable(play, answer):
            faults.add(line.where, f"then: {what}")
        found.append((sides.get(who), answer))
    return found


def _unreadable(play: Play[Any], answer: str) -> str:
    """Why an answer cannot be read, if it cannot; what the dice show is read by nobody but the dice."""
    if answer.startswith("roll "):
        return ""
    try:
        play.read(answer)
    except Unreadable as fault:
        return str(fault)
    return ""


# Placing things -------------------------------------------------------------------------------------------------


class Placer:
    """Carries out the lines of a position on a game's table, noting every fault with its line."""

    def __init__(self, play: Play[Any], faults: Faults, where: str = "") -> None:
        self.play = play
        self.position = play.position
        self.faults = faults
        self.where = where
        self._line = 0
        self._lines: Mapping[str, Callable[[list[str]], None]] = {
            "unit": self._unit,
            "hex": self._hexes,
            "edge": self._edges,
            "side": self._side,
            "turn": self._turn,
            "phase": self._phase,
            "over": self._over,
        }

    def fault(self, what: str) -> None:
        """Note what is wrong with the present line."""
        self.faults.add(f"{self.where}line {self._line}", what)

    def place_all(self, text: str) -> None:
        """Carry out every line of a text that has no heading, as scenarios have it."""
        self.carry_out(list(_lines(text, self.faults)))

    def carry_out(self, lines: Sequence[Line]) -> None:
        """Carry out every line, the phase last: which phases a turn has may depend on all the rest."""
        for line in lines:
            if line.head != "phase":
                self._carry_out(line)
        self.play.occupation = self.play.count()
        for line in lines:
            if line.head == "phase":
                self._carry_out(line)

    def _carry_out(self, line: Line) -> None:
        self._line = line.number
        if line.head in self._lines:
            self._lines[line.head](line.words)
        else:
            self._track(line.head, line.words)

    # The lines -------------------------------------------------------------------------------------------------
    def _turn(self, words: list[str]) -> None:
        self.position.turn = self._number(" ".join(words), 1, 999)

    def _phase(self, words: list[str]) -> None:
        """By its clause, `4.2`, or, where a clause stands more than once in the turn, `4.2 3` for the third."""
        rules = [phase.rule for phase in self.play.phases()]
        places = [place for place, rule in enumerate(rules) if rule in words[:1]]
        nth = whole(" ".join(words[1:]) or "1")
        if nth is None or not 1 <= nth <= len(places):
            self.fault(f"no phase {' '.join(words)!r}: the phases of a turn are {', '.join(rules)}")
        else:
            self.position.phase = places[nth - 1]

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
        """The pieces that a line begins with: up to the first word of their state."""
        states, known = self._states(), self.play.roster.numbers
        if not any(word in states for word in words[1:]):
            states = [word for word in words if word not in known]
        return words[:1] + list(takewhile(lambda word: word not in states, words[1:]))

    def _states(self) -> list[str]:
        return ["at", "steps", *HIDING, *self.play.marks, *self._fields("piece")]

    def _state(self, piece: int, words: list[str]) -> None:
        fields = self._fields("piece")
        left = list(words)
        while left:
            word = left.pop(0)
            if word in self.play.marks:
                self.position.marks[piece] |= 1 << self.play.marks.index(word)
            elif word in HIDING:
                self.position.hidden[piece] = HIDING[word]
            elif word not in ("at", "steps", *fields):
                known = self._states()
                self.fault(f"no mark or value {word!r}; there are {', '.join(known)}{suggestion(word, known)}")
                return
            elif not left:
                self.fault(f"{word}: its value is missing")
            elif word == "at":
                self._stand(piece, left.pop(0))
            elif word == "steps":
                self.position.steps[piece] = self._number(left.pop(0), 0, self.play.roster[piece].steps)
            else:
                getattr(self.position, word)[piece] = self._value(word, fields[word], left.pop(0))

    def _stand(self, piece: int, place: str) -> None:
        found = self.play.board.find_place(place)
        if found is None:
            boxes = ", ".join(self.play.board.boxes)
            self.fault(f"no hex or box {place!r}: {self.play.board.grid.extent}; the boxes are {boxes}")
        else:
            self.position.at[piece] = found

    def _hexes(self, words: list[str]) -> None:
        """`0304 0402-0406 smoke 2 control blue`."""
        fields = self._fields("hex") | {"control": per_hex("side")}
        numbers = list(takewhile(lambda word: word not in fields and any(map(str.isdecimal, word)), words))
        hexes = HexText(self.play.board.grid, self.fault).hexes(" ".join(numbers))
        if not numbers:
            self.fault("hex: say which, then what is there")
        for key, value in self._pairs("hex", words[len(numbers) :], fields):
            for hex_ in hexes:
                getattr(self.position, key)[hex_] = value

    def _edges(self, words: list[str]) -> None:
        """`0304/0305 wire 1`."""
        edge = self.play.board.find_edge(" ".join(words[:1]))
        if edge is None:
            self.fault(f"no hexside {' '.join(words[:1])!r}: it is written with two adjacent hexes, as 0101/0102")
        for key, value in self._pairs("edge", words[1:], self._fields("edge")):
            if edge is not None:
                getattr(self.position, key)[edge] = value

    def _side(self, words: list[str]) -> None:
        """`blue score 3`."""
        names = [side.name for side in self.play.sides]
        side = names.index(words[0]) if words and words[0] in names else None
        if side is None:
            self.fault(f"no side {' '.join(words[:1])!r}: the sides are {', '.join(names)}")
        for key, value in self._pairs("side", words[1:], self._fields("side")):
            if side is not None:
                getattr(self.position, key)[side] = value

    def _track(self, name: str, words: list[str]) -> None:
        """A line that begins with the name of a track or list: `weather rain`."""
        tracks = self._fields("game") | self._fields("list")
        if name not in tracks:
            known = [*self._lines, *tracks]
            self.fault(f"{name!r} begins no line; there are {', '.join(known)}{suggestion(name, known)}")
        elif tracks[name].per == "list":
            setattr(self.position, name, [self._value(name, tracks[name], word) for word in words])
        elif len(words) != 1:
            self.fault(f"{name}: expected one value")
        else:
            setattr(self.position, name, self._value(name, tracks[name], words[0]))

    # The words of a line ---------------------------------------------------------------------------------------
    def _pairs(self, head: str, words: list[str], fields: Mapping[str, Kept]) -> Iterator[tuple[str, int]]:
        """Names, each with its value."""
        if not words or len(words) % 2:
            self.fault(f"{head}: after it stand names, each with its value")
        for key, text in zip(words[::2], words[1::2], strict=False):
            if key in fields:
                yield key, self._value(key, fields[key], text)
            else:
                self.fault(f"{head}: no {key!r}; there are {', '.join(fields) or 'none'}{suggestion(key, fields)}")

    def _number(self, text: str, least: int, most: int) -> int:
        number = whole(text)
        if number is None or not least <= number <= most:
            self.fault(f"expected a number from {least} to {most}, got {text!r}")
            return least
        return number

    def _fields(self, per: str) -> dict[str, Kept]:
        return {name: kept for name, kept in self.play.shape.kept.items() if kept.per == per}

    def _value(self, name: str, kept: Kept, text: str) -> int:
        """A value in printed names as the number that is kept."""
        value = meant(self.play, kept, text)
        if value is not None:
            return value
        limits = " from 0 to 255" if kept.per == "hex" and kept.of == "number" else ""
        what = f"no {kept.of}{limits}" if isinstance(kept.of, str) else f"none of {', '.join(kept.of)}"
        self.fault(f"{name}: {text!r} is {what}")
        return max(0, kept.blank)
