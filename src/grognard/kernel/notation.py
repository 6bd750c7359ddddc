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
pieces. `#` begins a remark. Every fault is reported with its line; what is not mentioned is blank.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.board import Board, HexText, sketch_of
from grognard.kernel.data import Faults
from grognard.kernel.pieces import Piece
from grognard.kernel.position import CONCEALED, OPEN, UNSEEN, Kept
from grognard.kernel.sources import suggestion
from grognard.kernel.view import spelled

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.play import Play

HIDING = {"concealed": CONCEALED, "unseen": UNSEEN}
HEADS = ("options", "board", "link", "hexside", "name", "piece", "then")
"""Lines that say what is played, or what happened since; all others place things."""


class Line(NamedTuple):
    """One line: its number, first word and the rest."""

    number: int
    head: str
    words: list[str]


class Written(NamedTuple):
    """A position text taken apart, not yet looked at by any game."""

    game: str
    scenario: str
    options: list[str]
    sketch: list[str]
    heads: list[Line]
    body: list[Line]
    then: list[tuple[str, str]]


def take_apart(text: str, faults: Faults) -> Written:
    """The parts of a whole position text."""
    lines = list(_lines(text, faults))
    first = next((line for line in lines if line.head != "row"), None)
    if first is None or lines[0] is not first or len(first.words) > 1:
        faults.add("line 1", "a position begins with the game and, if it has one, the scenario")
        faults.check()
    assert first is not None
    rest = lines[1:]
    return Written(
        game=first.head,
        scenario=first.words[0] if first.words else "",
        options=[word for line in rest if line.head == "options" for word in line.words],
        sketch=[" ".join(line.words) for line in rest if line.head == "row"],
        heads=[line for line in rest if line.head in ("link", "hexside", "name", "piece")],
        body=[line for line in rest if line.head not in (*HEADS, "row")],
        then=[_then(" ".join(line.words)) for line in rest if line.head == "then"],
    )


def _then(text: str) -> tuple[str, str]:
    who, colon, answer = text.partition(":")
    return (who.strip(), answer.strip()) if colon else ("", text)


def _lines(text: str, faults: Faults) -> Iterator[Line]:
    """Lines with something on them; an indented line belongs to the `board` line above it and is a `row`."""
    in_board = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].rstrip()
        if not line.strip():
            continue
        words = line.split()
        if in_board and line[0].isspace():
            yield Line(number, "row", words)
            continue
        in_board = words[0] == "board" and len(words) == 1
        if words[0] == "board" and len(words) > 1:
            faults.add(f"line {number}", "board: the rows of a sketch stand indented on the lines below")
        yield Line(number, words[0], words[1:])


# Changing what never changes: board features and counters, before the game is made ------------------------------


def draw_on(board: Board, heads: Sequence[Line], faults: Faults) -> None:
    """Links, hexsides and names of a sketched board."""
    for line in heads:
        where = f"line {line.number}"
        reader = HexText(board.grid, lambda what, at=where: faults.add(at, what))  # type: ignore[misc]
        kind, rest = (line.words[0], " ".join(line.words[1:])) if line.words else ("", "")
        match line.head:
            case "link" if kind in board.links:
                board.add_edges(board.links[kind], reader.chain(rest))
            case "hexside" if kind in board.hexsides:
                board.add_edges(board.hexsides[kind], reader.edges(rest))
            case "link" | "hexside":
                known = board.links if line.head == "link" else board.hexsides
                faults.add(where, f"{line.head}: no kind {kind!r}; there are {', '.join(known) or 'none'}")
            case "name":
                hex_ = reader.hex(kind)
                if hex_ is not None:
                    board.names[hex_] = dict.fromkeys(("en", "fr"), rest)


def change_pieces(pieces: list[Piece], heads: Sequence[Line], values: Sequence[str], faults: Faults) -> list[Piece]:
    """`piece B1 fire 6`: a counter with other values; `piece X like B1 fire 6/3`: a new one, a value for each face."""
    by_name = {piece.name: piece for piece in pieces}
    for line in heads:
        if line.head != "piece":
            continue
        where = f"line {line.number}"
        name, words = (line.words[0], line.words[1:]) if line.words else ("", [])
        if words[:1] == ["like"] and len(words) > 1 and words[1] in by_name:
            model, words = by_name[words[1]]._replace(name=name, titles={}), words[2:]
        elif name in by_name:
            model = by_name[name]
        else:
            faults.add(where, f"no piece {name!r}{suggestion(name, by_name)}; a new one is `piece NAME like OTHER …`")
            continue
        by_name[name] = _with_values(model, words, values, where, faults)
    return list(by_name.values())


def _with_values(model: Piece, words: list[str], values: Sequence[str], where: str, faults: Faults) -> Piece:
    for key, text in zip(words[::2], words[1::2], strict=False):
        numbers = [int(part) for part in text.split("/") if part.isdecimal()]
        if key not in values or len(numbers) != text.count("/") + 1:
            faults.add(
                where, f"{key} {text}: expected one of {', '.join(values)} and a number, or a number for each face"
            )
        elif len(numbers) not in (1, model.steps):
            faults.add(where, f"{key} {text}: {model.name} has {model.steps} faces")
        else:
            model = model.but(**{key: numbers[0] if len(numbers) == 1 else numbers})
    if len(words) % 2:
        faults.add(where, f"{words[-1]}: a value is missing")
    return model


# Placing things -------------------------------------------------------------------------------------------------


class Placer:
    """Carries out the lines of a position on a game's table, noting every fault with its line."""

    def __init__(self, play: Play[Any], faults: Faults, where: str = "") -> None:
        self.play = play
        self.position = play.position
        self.faults = faults
        self.where = where
        self._line = 0

    def fault(self, what: str) -> None:
        """Note what is wrong with the present line."""
        self.faults.add(f"{self.where}line {self._line}", what)

    def place_all(self, text: str) -> None:
        """Carry out every line of a text that has no heading, as scenarios have it."""
        self.carry_out(list(_lines(text, self.faults)))

    def carry_out(self, lines: Sequence[Line]) -> None:
        """Carry out every line."""
        for line in lines:
            self._line = line.number
            match line.head:
                case "unit":
                    self._unit(line.words)
                case "hex":
                    self._hexes(line.words)
                case "edge":
                    self._edges(line.words)
                case "side":
                    self._side(line.words)
                case "turn":
                    self.position.turn = self._number(line.words, 1, 999)
                case "phase":
                    self._phase(line.words)
                case "over":
                    self._over(line.words)
                case _:
                    self._track(line.head, line.words)
        self.play.occupation = self.play.count()

    def _number(self, words: Sequence[str], least: int, most: int) -> int:
        if len(words) != 1 or not words[0].isdecimal() or not least <= int(words[0]) <= most:
            self.fault(f"expected a number from {least} to {most}, got {' '.join(words)!r}")
            return least
        return int(words[0])

    def _phase(self, words: Sequence[str]) -> None:
        """By its clause, `4.2`, or, where a clause stands more than once in the turn, `4.2 3` for the third."""
        rules = [phase.rule for phase in self.play.phases()]
        places = [place for place, rule in enumerate(rules) if words and rule == words[0]]
        nth = int(words[1]) if len(words) == 2 and words[1].isdecimal() else 1
        if not 1 <= nth <= len(places):
            self.fault(f"no phase {' '.join(words)!r}: the phases of a turn are {', '.join(rules)}")
        else:
            self.position.phase = places[nth - 1]

    def _over(self, words: Sequence[str]) -> None:
        names = [side.name for side in self.play.sides]
        self.position.over = True
        self.position.winner = names.index(words[0]) if words and words[0] in names else -1
        self.position.verdict = words[-1] if words else ""

    def _unit(self, words: list[str]) -> None:
        """`B1 B2 at 0304 steps 1 pinned`."""
        names = words[: words.index("at")] if "at" in words else words[:1]
        pieces = [self._piece(name) for name in names]
        rest = words[len(names) :]
        for piece in pieces:
            if piece is not None:
                self._state(piece, rest)
        if not pieces:
            self.fault("unit: say which piece")

    def _piece(self, name: str) -> int | None:
        piece = self.play.roster.find(name)
        if piece is None:
            self.fault(f"no piece {name!r}{suggestion(name, self.play.roster.numbers)}")
        return piece

    def _state(self, piece: int, words: list[str]) -> None:
        fields = self._fields("piece")
        left = list(words)
        while left:
            word = left.pop(0)
            if word in self.play.marks:
                self.position.marks[piece] |= 1 << self.play.marks.index(word)
            elif word in HIDING:
                self.position.hidden[piece] = HIDING[word]
            elif not left:
                self.fault(f"{word!r}: no mark of that name, or its value is missing")
            elif word == "at":
                place = self.play.board.find_place(left.pop(0))
                if place is None:
                    self.fault(f"no hex or box {words[words.index('at') + 1]!r}")
                else:
                    self.position.at[piece] = place
            elif word == "steps":
                self.position.steps[piece] = self._number([left.pop(0)], 0, self.play.roster[piece].steps)
            elif word in fields:
                getattr(self.position, word)[piece] = self._value(fields[word], left.pop(0))
            else:
                known = ["at", "steps", *HIDING, *self.play.marks, *fields]
                self.fault(f"no mark or value {word!r}{suggestion(word, known)}; there are {', '.join(known)}")
                return

    def _hexes(self, words: list[str]) -> None:
        """`0304 0402-0406 smoke 2 control blue`."""
        reader = HexText(self.play.board.grid, self.fault)
        count = next(
            (n for n, word in enumerate(words) if word == "control" or word in self._fields("hex")), len(words)
        )
        hexes, pairs = reader.hexes(" ".join(words[:count])), words[count:]
        for key, text in zip(pairs[::2], pairs[1::2], strict=False):
            if key == "control":
                value = self._value(Kept("hex", "side"), text) + 1
                column = self.position.control
            elif key in self._fields("hex"):
                value = self._value(self._fields("hex")[key], text)
                column = getattr(self.position, key)
            else:
                self.fault(f"hex: no {key!r}; there are control, {', '.join(self._fields('hex'))}")
                return
            for hex_ in hexes:
                column[hex_] = value
        if not pairs or len(pairs) % 2:
            self.fault("hex: numbers, then names each with a value")

    def _edges(self, words: list[str]) -> None:
        edge = self.play.board.find_edge(words[0]) if words else None
        if edge is None:
            self.fault(f"no hexside {' '.join(words[:1])!r}")
            return
        for key, text in zip(words[1::2], words[2::2], strict=False):
            fields = self._fields("edge")
            if key not in fields:
                self.fault(f"edge: no {key!r}; there are {', '.join(fields) or 'none'}")
                return
            getattr(self.position, key)[edge] = self._value(fields[key], text)

    def _side(self, words: list[str]) -> None:
        side = next((s for s in self.play.sides if words and s.name == words[0]), None)
        fields = self._fields("side")
        if side is None:
            self.fault(f"no side {' '.join(words[:1])!r}: the sides are {', '.join(s.name for s in self.play.sides)}")
            return
        for key, text in zip(words[1::2], words[2::2], strict=False):
            if key not in fields:
                self.fault(f"side: no {key!r}; there are {', '.join(fields)}")
                return
            getattr(self.position, key)[side] = self._value(fields[key], text)

    def _track(self, name: str, words: list[str]) -> None:
        kept = self.play.shape.kept.get(name)
        if kept is None or kept.per not in ("game", "list"):
            tracks = [key for key, each in self.play.shape.kept.items() if each.per in ("game", "list")]
            known = ["unit", "hex", "edge", "side", "turn", "phase", *tracks]
            self.fault(f"{name!r} begins no line{suggestion(name, known)}; there are {', '.join(known)}")
        elif kept.per == "list":
            setattr(self.position, name, [self._value(kept, word) for word in words])
        elif len(words) != 1:
            self.fault(f"{name}: expected one value")
        else:
            setattr(self.position, name, self._value(kept, words[0]))

    def _fields(self, per: str) -> dict[str, Kept]:
        return {name: kept for name, kept in self.play.shape.kept.items() if kept.per == per}

    def _value(self, kept: Kept, text: str) -> int:
        """A value in printed names as the number that is kept."""
        found: int | None
        if isinstance(kept.of, tuple):
            found = kept.of.index(text) if text in kept.of else None
        elif kept.of == "hex":
            found = -1 if text == "none" else self.play.board.find_place(text)
        elif kept.of == "piece":
            found = -1 if text == "none" else self.play.roster.find(text)
        elif kept.of == "side":
            names = [side.name for side in self.play.sides]
            found = -1 if text == "none" else names.index(text) if text in names else None
        else:
            found = int(text) if text.lstrip("-").isdecimal() else None
        most = 255 if kept.per == "hex" else 2**31
        if found is None or found > most:
            self.fault(f"{text!r} is no {' or '.join(kept.of) if isinstance(kept.of, tuple) else kept.of}")
            return max(0, kept.blank)
        return found


# Writing --------------------------------------------------------------------------------------------------------


def write_position(game: Game) -> str:
    """The position of a game in progress: the last snapshot, then the answers since."""
    play = game.play
    shot = game._snapshots[-1]
    there = play.twin(shot.table)
    lines = [f"{play.id} {play.scenario.id}".strip()]
    if play.options:
        lines.append("options " + " ".join(sorted(play.options)))
    lines += list(_setting_lines(there))
    lines += list(_state_lines(there))
    lines += [f"then {entry}" for entry in game.entries[shot.entries :]]
    return "\n".join(lines) + "\n"


def _setting_lines(play: Play[Any]) -> Iterator[str]:
    """A sketched board and changed counters."""
    board = play.board
    if board.sketch:
        yield "board"
        yield from ("  " + row for row in sketch_of(board))
        for kind, edges in board.hexsides.items():
            for edge in sorted(edges):
                sign = "/" if board.grid.reverse(edge) in edges else ">"
                if sign == ">" or board.grid.hexside(edge) == edge:
                    yield f"hexside {kind} " + board.edge_text(edge).replace("/", sign)
        for kind, edges in board.links.items():
            for edge in sorted(edges):
                if board.grid.hexside(edge) == edge:
                    yield f"link {kind} " + board.edge_text(edge).replace("/", " ")
        for hex_, names in sorted(board.names.items()):
            yield f"name {board.grid.number(hex_)} {names['en']}"
    yield from play.setting.changes


def _state_lines(play: Play[Any]) -> Iterator[str]:
    position, board = play.position, play.board
    rules = [phase.rule for phase in play.phases()]
    rule = rules[position.phase]
    yield f"turn {position.turn}"
    yield f"phase {rule}" + (f" {rules[: position.phase + 1].count(rule)}" if rules.count(rule) > 1 else "")
    if position.over:
        winner = play.sides[position.winner].name if position.winner >= 0 else "nobody"
        yield f"over {winner} {position.verdict}"
    yield from _track_lines(play)
    for piece in range(len(play.roster)):
        state = _unit_state(play, piece)
        if state:
            yield f"unit {play.roster[piece].name} {state}"
    columns = {n: (k, getattr(position, n)) for n, k in play.shape.kept.items() if k.per == "hex"}
    for hex_ in board.grid.hexes:
        told = [
            f"{name} {spelled(play, kept, values[hex_])}" for name, (kept, values) in columns.items() if values[hex_]
        ]
        held = play.controller(hex_)
        told += [] if held is None else [f"control {held.name}"]
        if told:
            yield f"hex {board.grid.number(hex_)} {' '.join(told)}"
    for name, kept in play.shape.kept.items():
        if kept.per == "edge":
            for edge, value in sorted(getattr(position, name).items()):
                yield f"edge {board.edge_text(edge)} {name} {spelled(play, kept, value)}"


def _track_lines(play: Play[Any]) -> Iterator[str]:
    for name, kept in play.shape.kept.items():
        value = getattr(play.position, name)
        if kept.per == "game" and value != kept.blank:
            yield f"{name} {_word(play, kept, value)}"
        elif kept.per == "list" and value:
            yield f"{name} {' '.join(_word(play, kept, each) for each in value)}"
        elif kept.per == "side":
            for side in play.sides:
                if value[side] != kept.blank:
                    yield f"side {side.name} {name} {_word(play, kept, value[side])}"


def _word(play: Play[Any], kept: Kept, value: int) -> str:
    return str(spelled(play, kept, value)) or "none"


def _unit_state(play: Play[Any], piece: int) -> str:
    """All that is not blank about a piece."""
    position = play.position
    told = []
    if position.at[piece] != play.board.out:
        told.append(f"at {play.board.place_text(position.at[piece])}")
    if position.steps[piece] != play.roster.steps[piece]:
        told.append(f"steps {position.steps[piece]}")
    told += [name for bit, name in enumerate(play.marks) if position.marks[piece] >> bit & 1]
    told += [name for name, how in HIDING.items() if how == position.hidden[piece] != OPEN]
    for name, kept in play.shape.kept.items():
        if kept.per == "piece" and getattr(position, name)[piece] != kept.blank:
            told.append(f"{name} {_word(play, kept, getattr(position, name)[piece])}")
    return " ".join(told)
