"""Writing positions: a game in progress as a few lines of text from which it can start again.

The other half of `notation`, which describes the lines and reads them. Only what is not blank is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from grognard.kernel.files.spelling import NOTHING, spelled, whole, written_name
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.board import Board, sketch_of
from grognard.kernel.table.position import CONCEALED, UNSEEN, Kept

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.sequence import Phase
    from grognard.kernel.table.play import Play

HIDING = {"concealed": CONCEALED, "unseen": UNSEEN}
ASK_ALL = "all"
"""The word on the `ask` line for asking questions with only one answer too."""
NOBODY = "nobody"
"""The winner when no side has won."""


def write_position(game: Game) -> str:
    """The position of a game in progress: the last snapshot, then the answers since; or the end of a finished one."""
    shot = game.last_snapshot
    is_over = game.play.position.over
    play = game.play if is_over else game.play.twin(shot.state)
    since = () if is_over else game.entries[shot.entries :]
    lines = [
        setting_text(play),
        *_clock_lines(play),
        *_track_lines(play),
        *_unit_lines(play),
        *_hex_lines(play),
        *_edge_lines(play),
        *(f"then {entry}" for entry in since),
    ]
    return "\n".join(lines) + "\n"


def setting_text(play: Play[Any]) -> str:
    """The first lines of a position: what is played."""
    return "\n".join([f"{play.id} {play.scenario.id}", *_setting_lines(play)])


def _setting_lines(play: Play[Any]) -> Iterator[str]:
    """What is played: optional rules, a sketched board, changed counters."""
    if play.options:
        yield "options " + " ".join(sorted(play.options))
    if play.asks_all:
        yield f"ask {ASK_ALL}"
    if play.board.sketch:
        yield from _board_lines(play.board)
    yield from play.setting.changes


def _board_lines(board: Board) -> Iterator[str]:
    """A sketched board."""
    grid = board.grid
    yield "board"
    yield from ("  " + row for row in sketch_of(board))
    for kind, edges in board.hexsides.items():
        for edge in sorted(edges):
            sign = "/" if grid.reverse(edge) in edges else ">"
            if sign == ">" or grid.hexside(edge) == edge:
                yield f"hexside {kind} {board.edge_text(edge).replace('/', sign)}"
    for kind, edges in board.links.items():
        for edge in sorted(edges):
            if grid.hexside(edge) == edge:
                yield f"link {kind} {board.edge_text(edge).replace('/', ' ')}"
    for name, bits in board.regions.items():
        yield f"region {name} {' '.join(grid.number(hex_) for hex_ in members(bits))}"
    for hex_, names in sorted(board.names.items()):
        yield f"name {grid.number(hex_)} {names['en']}"


def _clock_lines(play: Play[Any]) -> Iterator[str]:
    """Turn, phase, and the end."""
    position = play.position
    yield f"turn {position.turn}"
    yield f"phase {phase_text(play.phases(), position.phase)}"
    if position.over:
        winner = play.sides[position.winner].name if position.winner >= 0 else NOBODY
        yield f"over {winner} {position.verdict}".rstrip()


def phase_text(phases: Sequence[Phase], place: int) -> str:
    """A phase by its clause; where the turn has several of that clause, also its side and its number among them."""
    rule, side = phases[place].rule, phases[place].side
    same = [n for n, phase in enumerate(phases) if phase.rule == rule]
    if len(same) == 1:
        return rule
    if side is None:
        return f"{rule} {same.index(place) + 1}"
    own = [n for n in same if phases[n].side == side]
    return f"{rule} {side.name}" + (f" {own.index(place) + 1}" if len(own) > 1 else "")


def phase_place(phases: Sequence[Phase], words: Sequence[str]) -> int | None:
    """Return the phase named: `4.2` by its clause, `4.2 blue 3` Blue’s third of it, `4.2 3` the third of all."""
    rule, *rest = words or [""]
    places = [place for place, phase in enumerate(phases) if phase.rule == rule]
    if rest and rest[0] in {phase.side.name for phase in phases if phase.side is not None}:
        owner = rest.pop(0)
        places = [place for place in places if (side := phases[place].side) is not None and side.name == owner]
    nth = whole(" ".join(rest) or "1")
    return places[nth - 1] if nth is not None and 1 <= nth <= len(places) else None


def _track_lines(play: Play[Any]) -> Iterator[str]:
    """The fields of the game, of lists and of sides."""
    for name, kept in play.shape.kept.items():
        value = getattr(play.position, name)
        if kept.per == "game" and value != kept.blank:
            yield f"{written_name(name)} {_word(play, kept, value)}"
        elif kept.per == "list" and value:
            yield f"{written_name(name)} {' '.join(_word(play, kept, each) for each in value)}"
        elif kept.per == "side":
            for side in play.sides:
                if value[side] != kept.blank:
                    yield f"side {side.name} {written_name(name)} {_word(play, kept, value[side])}"
        elif kept.per == "formation":
            for formation, each in zip(play.roster.formations, value, strict=True):
                if each != kept.blank:
                    yield f"formation {formation} {written_name(name)} {_word(play, kept, each)}"
        elif kept.per in ("side list", "piece list"):
            yield from _list_lines(play, name, kept, value)


def _list_lines(play: Play[Any], name: str, kept: Kept, lists: Sequence[Sequence[int]]) -> Iterator[str]:
    """A line for each side or piece that has a list."""
    is_side = kept.per == "side list"
    owners = [each.name for each in (play.sides if is_side else play.roster)]
    for owner, values in zip(owners, lists, strict=True):
        if values:
            words = " ".join(_word(play, kept, each) for each in values)
            yield f"{'side' if is_side else 'unit'} {owner} {written_name(name)} {words}"


def _unit_lines(play: Play[Any]) -> Iterator[str]:
    for piece, printed in enumerate(play.roster):
        if state := " ".join(_unit_state(play, piece)):
            yield f"unit {printed.name} {state}"


def _unit_state(play: Play[Any], piece: int) -> Iterator[str]:
    """The fields of a piece that are not blank."""
    position = play.position
    if position.at[piece] != play.board.out:
        yield f"at {play.board.place_text(position.at[piece])}"
    if position.steps[piece] != play.roster.steps[piece]:
        yield f"steps {position.steps[piece]}"
    yield from (name for bit, name in enumerate(play.marks) if position.marks[piece] >> bit & 1)
    yield from (name for name, how in HIDING.items() if how == position.hidden[piece])
    if (face := play.face_name(piece)) != play.roster[piece].front:
        yield face
    for name, kept in play.shape.kept.items():
        if kept.per == "piece" and kept.of != "face" and getattr(position, name)[piece] != kept.blank:
            yield f"{written_name(name)} {_word(play, kept, getattr(position, name)[piece])}"


def _hex_lines(play: Play[Any]) -> Iterator[str]:
    kept = [(name, how) for name, how in play.shape.kept.items() if how.per == "hex"]
    columns = {written_name(name): (how, getattr(play.position, name)) for name, how in kept}
    for hex_ in play.board.grid.hexes:
        there = [f"{n} {_word(play, k, values[hex_])}" for n, (k, values) in columns.items() if values[hex_]]
        held = play.controller(hex_)
        there += [] if held is None else [f"control {held.name}"]
        if there:
            yield f"hex {play.board.grid.number(hex_)} {' '.join(there)}"


def _edge_lines(play: Play[Any]) -> Iterator[str]:
    for name, kept in play.shape.kept.items():
        if kept.per == "edge":
            for edge, value in sorted(getattr(play.position, name).items()):
                yield f"edge {play.board.edge_text(edge)} {written_name(name)} {_word(play, kept, value)}"


def _word(play: Play[Any], kept: Kept, value: int) -> str:
    return str(spelled(play, kept, value)) or NOTHING
